"""A tournament on paper: who sits where in which game, on which luck.

Every deal is played by every table of bots in its seatings, so that all pairings meet the same luck and nobody wins by sitting well. Games are numbered, and a game's deal, seats and luck follow from its
number and the seed alone: it makes no difference who plays it, when, or after what interruption, and more games can be added to a finished tournament.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from clutch.bots.outside import MOVE_SECONDS
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.option import Settings

EVERY = "every"
ROTATIONS = "rotations"
SEATINGS = (EVERY, ROTATIONS)
FEW_SEATS = 3
"""Up to so many seats every order of the bots is played; six orders of three are affordable, 24 of four say little more than four rotations."""
MOST_BOTS = 20


@dataclass(frozen=True)
class Pairing:
    """One game of a tournament: its number, its deal, and which bot (by its place in the list) has which seat."""

    number: int
    deal: int
    line_up: tuple[int, ...]


@dataclass(frozen=True)
class Tournament:
    """What is to be played."""

    game: str
    players: int
    settings: Settings
    bots: tuple[str, ...]
    seed: int
    games: int
    seatings: str
    deadline: float = MOVE_SECONDS
    """Seconds that a bot from outside has for a decision."""
    digits: int = 6
    """Of a game's number in the name of its record; enough for a tournament that may grow."""

    @cached_property
    def line_ups(self) -> list[tuple[int, ...]]:
        """The line-ups of one deal, in their order.

        >>> Tournament("dragon_kin", 2, {}, ("a", "b", "c"), 1, 12, "every").line_ups
        [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
        """
        found: list[tuple[int, ...]] = []
        for table in self.tables():
            seatings = permutations(table) if self.seatings == EVERY else rotations(table)
            found.extend(dict.fromkeys(seatings))
        return found

    def tables(self) -> list[tuple[int, ...]]:
        """Which bots sit together: every choice of as many as there are seats; where there are fewer bots than seats they share them out as evenly as can be."""
        count = len(self.bots)
        if count >= self.players:
            return list(combinations(range(count), self.players))
        return [
            tuple(sorted((seat + more) % count for seat in range(self.players))) for more in range(count if self.players % count else 1)
        ]

    @property
    def deals(self) -> int:
        """How many different deals there are."""
        return -(-self.games // len(self.line_ups))

    def pairing(self, number: int) -> Pairing:
        """The game of that number."""
        deal, place = divmod(number, len(self.line_ups))
        return Pairing(number, deal, self.line_ups[place])

    def data(self) -> dict[str, object]:
        """The plan as plain data, without the number of games: that may grow."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.settings),
            "bots": list(self.bots),
            "seed": self.seed,
            "seatings": self.seatings,
            "deadline": self.deadline,
        }


def rotations(table: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """A table's bots, each in turn in the first seat."""
    for first in range(len(table)):
        yield tuple(table[(seat - first) % len(table)] for seat in range(len(table)))


def tournament(
    game: Game,
    players: int | None,
    options: dict[str, object],
    bots: list[str],
    seed: int,
    games: int,
    seatings: str | None = None,
    deadline: float = MOVE_SECONDS,
) -> Tournament:
    """A checked plan.

    >>> import clutch
    >>> plan = tournament(clutch.game("dragon_kin"), 2, {}, ["greedy", "random"], 1, 100)
    >>> plan.pairing(3)
    Pairing(number=3, deal=1, line_up=(1, 0))
    """
    if len(set(bots)) != len(bots):
        raise GameError("a bot is listed twice: give each one once, the arena seats them")
    seats = players if players is not None else max(game.least_players, 2)
    settings = game.settings(seats, options)
    if len(bots) < 2 and seats > 1:
        raise GameError("a tournament needs at least two bots, such as --bots greedy,random")
    if len(bots) > MOST_BOTS:
        raise GameError(f"a tournament takes at most {MOST_BOTS} bots, not {len(bots)}")
    if seatings is None:
        seatings = EVERY if seats <= FEW_SEATS else ROTATIONS
    return Tournament(game.name, seats, settings, tuple(bots), seed, games, seatings, deadline)
