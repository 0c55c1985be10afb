"""Hints whose chances do not differ: what brings its mover more comes first."""

from __future__ import annotations

from dataclasses import dataclass

import clutch
from clutch.bots import Sight
from clutch.table.workers.ordering import ALIKE, brought, by_points

GAME = clutch.game("dragomino")


@dataclass
class Advised:
    """A move that was tried so often."""

    action: int
    visits: int = 100


def at_a_placement(seed: int) -> Sight:
    """A new game in which the first seat has picked a domino and lays it."""
    state = GAME.start(2, chance=clutch.Seeded(seed))
    state.apply(state.legal()[0], clutch.Seeded(seed))
    return Sight(state, int(state.seat()))


def order(sight: Sight, moves: list[Advised], chances: list[float]) -> list[int]:
    """The moves in the order of advice."""
    return [move.action for move in by_points(sight, moves, chances, clutch.Seeded(1))]


def test_of_equal_chances_more_points_come_first() -> None:
    """A place that earns eggs is advised before one that earns none, wherever the search has put it."""
    sight = at_a_placement(3)
    points = dict(zip(sight.actions(), brought(sight, sight.actions(), clutch.Seeded(1)), strict=True))
    worst, best = min(points, key=points.__getitem__), max(points, key=points.__getitem__)
    assert points[best] > points[worst]
    assert order(sight, [Advised(worst), Advised(best)], [0.999, 0.998]) == [best, worst]
    assert order(sight, [Advised(worst), Advised(best)], [0.004, 0.001]) == [best, worst]


def test_a_better_chance_stays_first() -> None:
    """Points decide nothing where the chances differ, nor for a move that was hardly tried."""
    sight = at_a_placement(3)
    points = dict(zip(sight.actions(), brought(sight, sight.actions(), clutch.Seeded(1)), strict=True))
    worst, best = min(points, key=points.__getitem__), max(points, key=points.__getitem__)
    assert order(sight, [Advised(worst), Advised(best)], [0.6, 0.6 - 2 * ALIKE]) == [worst, best]
    assert order(sight, [Advised(worst), Advised(best, visits=1)], [0.6, 0.6]) == [worst, best]


def test_nothing_is_lost_and_nobody_waits() -> None:
    """All moves stay; in a hurry they stay as they were; the order depends on what the seat knows and on the luck alone."""
    sight = at_a_placement(5)
    moves = [Advised(action) for action in sight.actions()]
    chances = [0.5] * len(moves)
    ordered = order(sight, moves, chances)
    assert sorted(ordered) == sorted(sight.actions()) and ordered == order(sight, moves, chances)
    assert by_points(sight, moves, chances, clutch.Seeded(1), lambda: True) == moves
