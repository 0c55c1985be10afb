"""Which of several moves is advised first where the chance of victory does not tell them apart: the one that brings more points.

Far ahead or far behind every move wins or loses alike, and a chance says nothing of what is good play. So moves that are as good as the best are put in the order of what they bring their mover.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from clutch.bots import Sight
from clutch.kernel.chance import Chance, Seeded
from clutch.kernel.state import State

ALIKE = 0.005
"""Chances that differ by less are the same."""
COMPARED = 12
"""Moves that are compared."""
WORLDS = 16
"""Possible worlds in which they are made, at most."""
ENOUGH = 1200
"""Positions after which no further world is looked at."""
TRIED = 50
"""A move that was tried less than this part as often as the first one is known too little to go before it."""
OFFERS = 40
"""Further answers that are looked at in each."""
ANSWERS = 4
"""How far a move is followed: as long as the same seat is asked on."""
SEEDS = 1 << 30


class Weighed(Protocol):
    """A move, and how often it was tried."""

    @property
    def action(self) -> int:
        """The move."""

    @property
    def visits(self) -> int:
        """How often it was tried."""


Move = TypeVar("Move", bound=Weighed)


def by_points(
    sight: Sight, moves: Sequence[Move], chances: Sequence[float], chance: Chance, hurry: Callable[[], bool] = lambda: False
) -> list[Move]:
    """The moves, the best first: of those whose chances are as good as the first one's, those before that bring their mover more points."""
    least = moves[0].visits / TRIED if moves else 0
    alike = [
        place for place, move in enumerate(moves[:COMPARED]) if chances[place] > chances[0] - ALIKE and (place == 0 or move.visits > least)
    ]
    if len(alike) < 2 or hurry():
        return list(moves)
    points = brought(sight, [moves[place].action for place in alike], chance)
    order = sorted(range(len(alike)), key=lambda place: (-points[place], place))
    first = [alike[place] for place in order]
    return [moves[place] for place in (*first, *(place for place in range(len(moves)) if place not in alike))]


def brought(sight: Sight, actions: Sequence[int], chance: Chance) -> list[float]:
    """The mover's points after each move, on the average of the same worlds with the same luck."""
    seat = int(sight.seat)
    totals = [0] * len(actions)
    worlds = positions = 0
    while worlds < WORLDS and positions < ENOUGH:
        world = sight.sample(chance)
        luck = chance.below(SEEDS)
        for place, action in enumerate(actions):
            points, count = most_points(world, action, seat, luck)
            totals[place] += points
            positions += count
        worlds += 1
    return [total / worlds for total in totals]


def most_points(world: State, action: int, seat: int, luck: int) -> tuple[int, int]:
    """A seat's points after a move in one world, if of its further answers it takes those that bring most at once; and how many positions were looked at."""
    now = made(world, action, luck)
    positions = 1
    for _ in range(ANSWERS):
        if now.over or int(now.seat()) != seat:
            break
        answers = now.legal()[:OFFERS]
        positions += len(answers)
        now = max((made(now, answer, luck) for answer in answers), key=lambda after: int(after.scores()[seat]))
    return int(now.scores()[seat]), positions


def made(world: State, action: int, luck: int) -> State:
    """The world after a move; it stays as it is itself."""
    after = world.clone()
    after.apply(action, Seeded(luck))
    return after
