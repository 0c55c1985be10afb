"""What an island promises for the rounds to come is counted as it lies on the table."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import clutch
from clutch.games.dragomino.bot import prospects
from clutch.games.dragomino.bot.island_gains import CELLS_BESIDE, NO_COUNTS, RICH_CELLS, TWIN_CELLS, counted_gains, island_gains
from clutch.games.dragomino.bot.odds import egg_odds
from clutch.games.dragomino.bot.weights import FUTURE, PENDING_FUTURE, TERMS
from clutch.games.dragomino.components import DOMINO_LIST, ROUNDS, TERRAIN_NAMES, TERRAINS
from clutch.games.dragomino.game import DragominoState
from clutch.games.dragomino.grid import CELLS, DELTAS


def squares(state: DragominoState, seat: int) -> dict[int, int]:
    """The terrain of every square of an island."""
    codes = {cell: int(state.grid[seat * CELLS + cell]) & 7 for cell in range(CELLS)}
    return {cell: code - 1 for cell, code in codes.items() if code}


def offers(island: dict[int, int]) -> list[int]:
    """What an island offers to each terrain, counted slowly."""
    free = {cell + delta for cell in island for delta in DELTAS} - set(island)
    touched = {cell: [island.get(cell + delta, -1) for delta in DELTAS] for cell in free}
    found = [0] * (3 * TERRAINS)
    for terrain in range(TERRAINS):
        for cell, sides in touched.items():
            if terrain in sides and -1 in sides:
                found[CELLS_BESIDE + terrain] += 1
                found[RICH_CELLS + terrain] += sides.count(terrain) > 1
            for delta in (DELTAS[1], DELTAS[2]):
                found[TWIN_CELLS + terrain] += terrain in sides and terrain in touched.get(cell + delta, [])
    return found


def test_what_an_island_offers_is_counted_on_the_way_to_its_gains() -> None:
    chance = clutch.Seeded(11)
    for _ in range(3):
        state = clutch.game("dragomino").start(2, chance=chance)
        assert isinstance(state, DragominoState)
        while not state.over:
            odds = egg_odds(state)
            for seat in range(2):
                counts = NO_COUNTS[:]
                gains = counted_gains(state, seat, odds, counts)
                assert list(island_gains(state, seat, odds)) == list(gains)
                expected = offers(squares(state, seat))
                assert [number for place, number in enumerate(expected) if odds[place % TERRAINS]] == [
                    int(number) for place, number in enumerate(counts) if odds[place % TERRAINS]
                ]
            actions = state.legal()
            state.apply(actions[chance.below(len(actions))], chance)


def test_supplies_are_the_squares_of_the_stack() -> None:
    state = clutch.game("dragomino").start(2, chance=clutch.Seeded(3))
    assert isinstance(state, DragominoState)
    left = [row for number, row in enumerate(DOMINO_LIST[:-1]) if state.stack[number]]
    expected = [sum((row[0] == name) + (row[2] == name) for row in left) / len(left) for name in TERRAIN_NAMES]
    assert expected == pytest.approx(list(prospects.supplies(state)))


def test_more_to_come_brings_more_and_after_the_last_round_nothing_comes() -> None:
    chance = clutch.Seeded(4)
    state = clutch.game("dragomino").start(2, chance=chance)
    assert isinstance(state, DragominoState)
    brought: dict[int, float] = {}
    while not state.over:
        odds = egg_odds(state)
        counts: vec[i64] = NO_COUNTS[:]
        gains = counted_gains(state, 0, odds, counts)
        brought.setdefault(int(state.round), prospects.outlook(state, gains, counts, odds, prospects.supplies(state), FUTURE))
        state.apply(state.legal()[0], chance)
    assert brought.pop(ROUNDS) == 0.0
    assert sorted(brought.values(), reverse=True) == list(brought.values())


def test_there_is_a_row_of_weights_for_each_number_of_rounds() -> None:
    assert [len(FUTURE), len(PENDING_FUTURE)] == [TERMS * ROUNDS] * 2
    assert prospects.PLENTY + 1 == TERMS
