"""The five levels, the same in every game: from a hatchling, which a child of six can beat, to an elder.

The weak are weak as people are. They glance at a single possible world instead of many, overlook moves, and cannot quite tell the good from the better; but no level makes a move that looks bad to itself, and none throws a game.
Where a glance is far from what a search finds, the levels next to the strongest search a little themselves, and one between them now and then.
How much of that makes a level is measured game by game, and written in the game's `bot/levels.toml`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from math import log

from clutch.bots.search.one_ply import one_ply
from clutch.bots.search.sight import Sight
from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Chance, Seeded
from clutch.kernel.errors import GameError

LEVELS = ["hatchling", "fledgling", "drake", "wyrm", "elder"]
"""The levels, the weakest first."""
STRONGEST = LEVELS[-1]
FORMER = {"random": "hatchling", "greedy": "drake", "search": "elder"}
"""What people used to choose, and the level that comes nearest."""
GLANCE = "formula"
"""The judge by which the weaker levels go: they stay what was measured while the judges of the search grow."""
FINE = 1 << 20
"""Into how many parts a chance is cut."""


@dataclass(frozen=True)
class Manner:
    """How a level plays one game."""

    worlds: int = 0
    """How many possible worlds it glances at; none if it searches."""
    overlooks: float = 0.0
    """How likely it does not notice a move."""
    blur: float = 0.0
    """How badly it tells good moves from others: 0 for always taking the best that it sees."""
    floor: float = 1.0
    """It makes no move that looks worse to it than so much of the way from the best move down to the worst."""
    iterations: int = 0
    """How many times it thinks ahead, if it searches a little; by the judge of those who glance, so that it stays what was measured."""
    heed: float = 1.0
    """How likely it takes the trouble to think ahead at all; else it glances."""
    milliseconds: int = 0
    """How long it thinks, if it searches for as long as it may."""


@cache
def manners(game: str) -> dict[str, Manner]:
    """How each level plays a game."""
    path = find_game(game).folder / "bot" / "levels.toml"
    with path.open("rb") as file:
        return {name: Manner(**entry) for name, entry in tomllib.load(file).items()}


def manner_of(level: str, game: str) -> Manner:
    """How a level plays a game."""
    if level not in LEVELS:
        raise GameError(f"there is no level “{level}”; levels are {', '.join(LEVELS)}")
    return manners(game)[level]


def game_of(sight: Sight) -> str:
    """The game that somebody looks at, by name; asking draws nothing of anybody's luck."""
    return sight.sample(Seeded(0)).game.name


def glance(sight: Sight, manner: Manner, chance: Chance) -> int:
    """The choice of one who glances: of the moves that it notices and that do not look bad, one of those that look good."""
    actions = sight.actions()
    if len(actions) == 1:
        return actions[0]
    values = one_ply(sight, sight.judge(GLANCE), manner.worlds, chance)
    best, worst = max(values), min(values)
    bar = best - manner.floor * (best - worst) - 1e-9
    noticed = [
        (value, action)
        for value, action in zip(values, actions, strict=True)
        if value >= bar and (manner.overlooks == 0.0 or part(chance) >= manner.overlooks)
    ]
    if not noticed:
        noticed = [(value, action) for value, action in zip(values, actions, strict=True) if value >= bar]
    usual = sum(values) / len(values)
    scale = manner.blur * (best - usual) + 1e-12
    # A little chance in how good each looks: the better a move is, the likelier it is taken.
    return max((value - scale * log(-log(part(chance))), action) for value, action in noticed)[1]


def part(chance: Chance) -> float:
    """A number between 0 and 1, neither of them included.

    >>> from clutch import Seeded
    >>> 0 < part(Seeded(1)) < 1
    True
    """
    return (int(chance.below(FINE)) + 0.5) / FINE
