"""Curves that make stated chances honest: what a search says at its root, bent to what came of such sayings in many games.

The odds that a search states are stretched and moved by four weights: a constant, the odds, the part of the game that was played, and both together. Which of two actions is better stays as it was.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from math import exp, log
from pathlib import Path

from clutch.bots.search.sight import Sight
from clutch.bots.search.tree import Opinion

FILE = Path(__file__).parent / "curves.toml"
"""The curves that come with the package; `clutch train GAME --curve` makes them."""
FARTHEST = 0.001
"""No chance is taken for surer than this far from 0 and 1."""


@dataclass(frozen=True)
class Curve:
    """How odds are bent."""

    weights: tuple[float, float, float, float]

    def bend(self, chance: float, progress: float) -> float:
        """An honest chance, when this much of the game was played.

        >>> round(Curve((0.0, 0.5, 0.0, 0.0)).bend(0.9, 0.5), 3)
        0.75
        """
        sure = min(max(chance, FARTHEST), 1 - FARTHEST)
        odds = log(sure / (1 - sure))
        constant, slope, drift, turn = self.weights
        return 1 / (1 + exp(-(constant + slope * odds + progress * (drift + turn * odds))))


@cache
def curves(path: Path = FILE) -> dict[str, dict[int, Curve]]:
    """All curves, by game and judge, then by the number of players."""
    if not path.is_file():
        return {}
    found: dict[str, dict[int, Curve]] = {}
    for game, judges in tomllib.loads(path.read_text("utf-8")).items():
        for judge, tables in judges.items():
            found[f"{game}:{judge}"] = {int(players): Curve(tuple(table["weights"])) for players, table in tables.items()}
    return found


def curve_of(game: str, judge: str, players: int) -> Curve | None:
    """The curve for so many players, or for the nearest number of them that was tried."""
    tables = curves().get(f"{game}:{judge}")
    if not tables:
        return None
    return tables[min(tables, key=lambda tried: (abs(tried - players), tried))]


def honest(sight: Sight, judge: str | None, opinions: list[Opinion]) -> list[Opinion]:
    """The same opinions in the same order, with chances that can be believed."""
    thought = [opinion.value for opinion in opinions]
    told = honest_chances(sight, judge, thought)
    if told == thought:
        return opinions
    return [Opinion(opinion.action, opinion.visits, chance) for opinion, chance in zip(opinions, told, strict=True)]


def honest_chances(sight: Sight, judge: str | None, chances: list[float]) -> list[float]:
    """What a judge thinks of the chances of the seat that looks and is to decide, as they can be believed."""
    curve = curve_of(sight.game_name(), sight.judge(judge).name, int(sight.players))
    if curve is None:
        return chances
    progress = sight.progress()
    return [curve.bend(chance, progress) for chance in chances]
