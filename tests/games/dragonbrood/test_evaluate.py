"""What bots think of positions: what is better looks better, and chances are chances."""

from __future__ import annotations

import pytest

import clutch
from games.dragonbrood.empty_table import GAME, OPTIONS, SUMMER, Table, empty_table, start

JUDGE = GAME.judge()


def chances(table: Table) -> list[float]:
    """Each seat's chance of victory."""
    return [JUDGE.estimate(table.state, seat) for seat in range(int(table.state.players))]


def two() -> Table:
    """A and B with a red dragon each."""
    table = empty_table(2, year=3)
    table.dragon(0, "red")
    table.dragon(1, "red")
    return table


def test_equal_seats_have_equal_chances() -> None:
    """With the same dragons and items before anybody moves, half and half."""
    table = two()
    assert chances(table) == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize("item", ["gold", "ducat", "gobloon", "dragoncoin", "gem_red", "jewel_blue", "food"])
def test_more_items_are_better(item: str) -> None:
    """Any item makes its owner's chance larger and the other's smaller."""
    mine, other = chances(two().give(0, **{item: 3}))
    assert mine > 0.5 > other


def test_a_larger_dragon_is_better() -> None:
    """Each level makes its owner's chance larger."""
    found = []
    for level in (1, 2, 3):
        table = empty_table(2, year=3)
        table.dragon(0, "orange" if level > 1 else "red", level)
        table.dragon(1, "red")
        found.append(chances(table)[0])
    assert found == sorted(found) and found[0] < found[-1]


def test_the_end_is_certain() -> None:
    """When the game is over the estimate is the share of the victory."""
    state = start(2, {"years": 5})
    chance = clutch.Seeded(3)
    while not state.over:
        actions = state.legal()
        state.apply(actions[chance.below(len(actions))], chance)
    assert [JUDGE.estimate(state, seat) for seat in range(2)] == state.payoffs()


@pytest.mark.parametrize(("players", "options"), OPTIONS)
def test_chances_are_chances(players: int, options: dict[str, object]) -> None:
    """In the middle of a game they lie between 0 and 1, and several players' sum is about 1."""
    state = start(players, options)
    chance = clutch.Seeded(5)
    for _ in range(60):
        if state.over:
            break
        actions = state.legal()
        state.apply(actions[chance.below(len(actions))], chance)
        found = [JUDGE.estimate(state, seat) for seat in range(players)]
        assert all(0.0 <= each <= 1.0 for each in found)
        assert players == 1 or sum(found) == pytest.approx(1.0)


def test_what_is_promised_counts() -> None:
    """Standing before the choice of an exchange that gains is worth more than having finished with it."""
    table = empty_table(2, year=3).give(0, gold=9)
    table.dragon(0, "red", 1)
    table.dragon(1, "red", 1)
    table.begin(SUMMER).play("to coinmaker")
    before = chances(table)[0]
    table.play("done")
    assert before >= chances(table)[0]
