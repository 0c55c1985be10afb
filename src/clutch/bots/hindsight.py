"""What a whole game says once it is over: which decisions mattered most, and how much was play and how much luck.

What a seat began with and what it ended with differ by what it gave away itself, by what the others gave away, and by luck; all in parts of a victory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

KEY_MOMENTS = 3
"""Decisions that are named."""
NOISE = 0.02
"""Differences below this are no difference: an examination is never exact."""


@dataclass(frozen=True)
class Decided:
    """A decision in hindsight: its number, who made it, everybody's chances before it, and how much of the mover's chance it gave away."""

    n: int
    seat: int
    chances: Sequence[float]
    given: float


@dataclass(frozen=True)
class Fate:
    """How a seat's game went, in parts of a victory: `result` is `start` less what it gave away, plus what others gave away, plus luck."""

    start: float
    result: float
    given: float
    received: float
    luck: float


def given_away(best: float | None, made: float | None) -> float:
    """How much of a chance a move gave away.

    >>> given_away(0.6, 0.5), given_away(0.6, 0.59), given_away(None, 0.5)
    (0.1, 0.0, 0.0)
    """
    if best is None or made is None or best - made < NOISE:
        return 0.0
    return round(best - made, 6)


def key_moments(decisions: Sequence[Decided]) -> list[int]:
    """The numbers of the decisions that mattered most, the gravest first; fewer where fewer gave anything away."""
    grave = sorted((each for each in decisions if each.given > 0), key=lambda each: (-each.given, each.n))
    return [each.n for each in grave[:KEY_MOMENTS]]


def fates(decisions: Sequence[Decided], payoffs: Sequence[float]) -> list[Fate]:
    """Everybody's game: what was play, and what was luck.

    >>> game = [Decided(0, 0, [0.5, 0.5], 0.1), Decided(1, 1, [0.4, 0.6], 0.3)]
    >>> [round(fate.luck, 3) for fate in fates(game, [1.0, 0.0])]
    [0.3, -0.3]
    """
    players = len(payoffs)
    told = []
    for seat in range(players):
        start = decisions[0].chances[seat] if decisions else 1 / players
        given = sum(each.given for each in decisions if each.seat == seat)
        received = sum(each.given for each in decisions if each.seat != seat) / max(players - 1, 1)
        told.append(Fate(start, payoffs[seat], given, received, payoffs[seat] - start + given - received))
    return told
