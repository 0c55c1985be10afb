"""The end of a round and of the game."""

from __future__ import annotations

import pytest

import clutch
from clutch.games.dragoon.end import ranks
from games.dragoon.island import GAME, Table, bare, end_the_round, lay_tiles
from kit import rule


def check_end(
    gold: list[int],
    *,
    thief: int = 0,
    round_number: int = 5,
    sudden_death: bool = False,
    tiles: dict[str, str] | None = None,
    goal: int = 50,
    thief_wins: bool = False,
) -> Table:
    """The end check at the end of a round; if the game goes on, an uneventful populate phase follows."""
    players = len(gold)
    state = bare(players, goal=goal, thief_wins=thief_wins)
    lay_tiles(state, tiles or {}, None)
    for seat, amount in enumerate(gold):
        state.gold[seat] = amount
    state.round = round_number
    state.first = 0
    state.sudden_death = sudden_death
    state.thief_gold = thief
    state.treasure = 30 if thief else -1
    end_the_round(state, clutch.Seeded(1))
    return Table(state)


@rule("DG-E1", "DG-E2", "DG-G3")
@pytest.mark.parametrize(("gold", "winners"), [([50, 10], [0]), ([49, 10], []), ([52, 60], [1]), ([0, 51], [1])])
def test_fifty_or_more_wins(gold: list[int], winners: list[int]) -> None:
    """At the end of a round the single leader with 50 or more wins."""
    table = check_end(gold)
    assert table.state.over == bool(winners)
    assert table.state.winners() == winners


@rule("DG-E1", "DG-G3")
def test_the_goal_is_an_option() -> None:
    """With `gold_goal` 30 thirty gold suffice."""
    assert check_end([30, 10], goal=30).state.winners() == [0]
    assert GAME.settings(2, {"gold_goal": 30})["gold_goal"] == 30
    with pytest.raises(clutch.OptionsError):
        GAME.settings(2, {"gold_goal": 5})


@rule("DG-E3", "DG-G4", "DG-G5")
def test_sudden_death() -> None:
    """A tie at the top with 50 or more switches it on for good; then a single leader wins, even below 50; other ties do not matter."""
    table = check_end([53, 53, 20])
    assert table.state.sudden_death
    assert not table.state.over
    assert check_end([47, 49, 30], sudden_death=True).state.winners() == [1]
    assert not check_end([49, 49, 30], sudden_death=True).state.over
    assert check_end([49, 49, 30], sudden_death=True).state.sudden_death
    assert not check_end([40, 40, 30]).state.sudden_death
    assert check_end([55, 20, 20]).state.winners() == [0]


@rule("DG-E4", "DG-G35")
def test_the_round_limit() -> None:
    """After the last round the most gold wins, then the most totems on the map; then the win is shared."""
    assert not check_end([31, 30], round_number=59).state.over
    assert check_end([31, 30], round_number=60).state.winners() == [0]
    tiles = {"1,1": "village A", "3,1": "village B", "4,1": "village B"}
    assert check_end([31, 31], round_number=60, tiles=tiles).state.winners() == [1]
    shared = check_end([31, 31, 5], round_number=60).state
    assert shared.winners() == [0, 1]
    assert shared.payoffs() == [0.5, 0.5, 0.0]
    assert check_end([60, 60], round_number=60).state.over


@rule("DG-E5", "DG-G34")
def test_gold_is_counted_beyond_fifty() -> None:
    """60 beats 52."""
    assert check_end([52, 60]).gold == [52, 60]


@rule("DG-E6")
def test_ranking() -> None:
    """By gold, then totems on the map, then shared."""
    tiles = {"1,1": "village C"}
    assert ranks(check_end([20, 55, 20, 10], tiles=tiles).state) == [3, 1, 2, 4]
    assert ranks(check_end([20, 55, 20, 10]).state) == [2, 1, 2, 4]


@rule("DG-E7", "DG-G36")
def test_the_thief_can_win_by_option() -> None:
    """Off by default; if it is on, and the thief but no player has the goal, everybody loses."""
    assert GAME.settings(2, {})["thief_wins"] is False
    assert not check_end([40, 30], thief=52).state.over
    lost = check_end([40, 30], thief=50, thief_wins=True).state
    assert lost.over
    assert lost.winners() == []
    assert lost.payoffs() == [0.0, 0.0]
    assert not check_end([40, 30], thief=49, thief_wins=True).state.over
    assert check_end([50, 30], thief=80, thief_wins=True).state.winners() == [0]


@rule("DG-E8", "DG-G48")
def test_the_order_of_the_end_check() -> None:
    """A winner goes before the thief, a tie at the goal keeps the thief off, and the thief goes before the round limit; then all share the last rank. Otherwise the next round begins."""
    assert check_end([47, 46], thief=52, thief_wins=True, sudden_death=True).state.winners() == [0]
    assert not check_end([50, 50], thief=52, thief_wins=True).state.over
    lost = check_end([40, 30], thief=50, thief_wins=True, round_number=60).state
    assert lost.winners() == []
    assert ranks(lost) == [2, 2]
    table = check_end([40, 30])
    assert (table.state.round, table.decision) == (6, "choose_first")
