"""When enough is known: a wish such as `search:200>greedy:0.95`, watched while games come in.

Looking again and again at an ordinary interval finds a difference sooner or later where there is none. So this goes by a confidence sequence (Robbins' mixture of normals): the chance that it is ever
wrong, however often it is looked at, stays below what was asked for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log, sqrt

from clutch.arena.match import Played
from clutch.arena.tournament import Tournament
from clutch.kernel.errors import GameError

FEWEST_DEALS = 20
"""Before that the spread between deals is hardly known."""
BEST_AT = 200.0
"""The number of deals at which the sequence is narrowest for its level."""


@dataclass(frozen=True)
class Wish:
    """To know, with a certainty, whether one bot does better than another."""

    better: int
    worse: int
    certainty: float


def read_wish(text: str, tournament: Tournament) -> Wish:
    """The wish in a text."""
    pair, _, certainty = text.rpartition(":")
    one, sign, other = pair.partition(">")
    names = list(tournament.bots)
    try:
        sure = float(certainty)
    except ValueError:
        sure = 0.0
    if not sign or not 0.5 < sure < 1.0:
        raise GameError(f"“{text[:80]}” is no wish: write BETTER>WORSE:CERTAINTY, such as {names[0]}>{names[-1]}:0.95")
    for name in (one, other):
        if name not in names:
            raise GameError(f"“{name[:60]}” does not play here; the bots are {', '.join(names)}")
    if one == other:
        raise GameError("a bot is neither better nor worse than itself: name two bots")
    return Wish(names.index(one), names.index(other), sure)


def leads(wish: Wish, tournament: Tournament, played: Iterable[Played]) -> list[float]:
    """By how much the one did better than the other, on the average of each deal that is complete: a deal half played would favour whoever sits well in it."""
    by_deal: dict[int, list[Played]] = {}
    for game in played:
        by_deal.setdefault(tournament.pairing(game.number).deal, []).append(game)
    found: list[float] = []
    for deal in sorted(by_deal):
        if len(by_deal[deal]) < len(tournament.line_ups):
            continue
        differences: list[float] = []
        for game in by_deal[deal]:
            own = [share for bot, share in zip(game.line_up, game.payoffs, strict=True) if bot == wish.better]
            other = [share for bot, share in zip(game.line_up, game.payoffs, strict=True) if bot == wish.worse]
            if own and other:
                differences.append(sum(own) / len(own) - sum(other) / len(other))
        found.append(sum(differences) / len(differences))
    return found


def verdict(wish: Wish, leads: list[float]) -> bool | None:
    """Whether the one does better, as far as can be said with that certainty; None while it is open."""
    if len(leads) < FEWEST_DEALS:
        return None
    mean = sum(leads) / len(leads)
    deviation = sqrt(sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1))
    if deviation == 0.0:
        return None if mean == 0.0 else mean > 0.0
    half = deviation * radius(len(leads), 1 - wish.certainty)
    return None if abs(mean) <= half else mean > 0.0


def radius(deals: int, error: float) -> float:
    """Half the width of the sequence after so many deals of spread 1.

    >>> round(radius(200, 0.05), 3), round(radius(2000, 0.05), 3)
    (0.215, 0.072)
    """
    mixing = BEST_AT / (2 * log(1 / error) + log(1 + 2 * log(1 / error)))
    return sqrt((deals + mixing) / (deals * deals) * log((deals + mixing) / (mixing * error * error)))
