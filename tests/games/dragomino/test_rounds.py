"""Rounds: the offer, the order, and what is thrown away."""

from __future__ import annotations

import pytest

from games.dragomino.table import GAME, OPTIONS, egg_hunt, lay_out
from kit import rule


@rule("DM-T1")
def test_four_dominoes_are_revealed_each_round() -> None:
    """When a round ends, the four drawn dominoes lie face up in the order of their ids, and are gone from the stack."""
    table = lay_out("", "d05 2,0 E", turn=0, first=1, picked="d28", offer="d01 d02", round_=1)
    table.play("place 0,1 S", "d20 d07 d19 d11")
    view = table.view()
    assert view["round"] == 2
    assert [domino and domino["domino"] for domino in view["offer"]] == ["d07", "d11", "d19", "d20"]
    assert {"d07", "d11", "d19", "d20"}.isdisjoint(domino["domino"] for domino in view["stack"])
    assert view["stack_size"] == len(view["stack"]) == 20
    revealed = next(event for event in table.events if event.kind == "revealed")
    assert revealed.facts == {"round": 2, "dominoes": ["d07", "d11", "d19", "d20"]}
    assert revealed.reveals


@rule("DM-T2")
@pytest.mark.parametrize("holder", range(4))
def test_the_holder_begins_then_clockwise(holder: int) -> None:
    """The order of a round begins with the holder of the Mommy Dragon and goes once around the table."""
    table = lay_out("d05 2,0 E", "d06 2,0 E", "", "d08 2,0 E", turn=2, first=3, mommy=holder, picked="d28", offer="", round_=1)
    table.play("place 0,1 S")
    assert table.view()["order"] == [(holder + step) % 4 for step in range(4)]
    assert table.view()["turn"] == holder


@rule("DM-T2", "DM-G15")
def test_the_order_stays_when_the_mommy_dragon_moves() -> None:
    """Seat 1 takes the Mommy Dragon in the middle of a round: seat 2 is still next, and only the next round begins with seat 1."""
    table = lay_out("d05 2,0 E", "", "", turn=1, first=0, picked="d08", offer="d27 d28", round_=1)
    table.play("place -1,0 W", "shell")
    assert table.view()["mommy"] == 1
    assert (table.view()["turn"], table.view()["order"]) == (2, [0, 1, 2])
    table.play("pick d28").play("place 0,1 S")
    assert (table.view()["turn"], table.view()["order"]) == (1, [1, 2, 0])


@rule("DM-T3")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_everybody_takes_one_turn_a_round(players: int, options: dict[str, object]) -> None:
    """In every round each seat picks once, in the round's order; there is no pass among the moves."""
    picks: dict[int, list[int]] = {}
    orders: dict[int, list[int]] = {}
    for before, seat, move, _ in egg_hunt(players, 3, options):
        if move.startswith("pick"):
            picks.setdefault(int(before.round), []).append(seat)
            orders[int(before.round)] = [(int(before.first) + step) % players for step in range(players)]
    assert list(picks) == list(range(1, 8))
    assert picks == orders
    assert not any("pass" in GAME.move(action).notation for action in range(GAME.action_space))


@rule("DM-T4")
@pytest.mark.parametrize(("players", "thrown"), [(2, 2), (3, 1), (4, 0)])
def test_what_nobody_took_is_thrown_away(players: int, thrown: int) -> None:
    """After each round 4 - n dominoes are thrown away and never come back."""
    gone: set[str] = set()
    rounds = 1
    for before, _, _, after in egg_hunt(players, 8, {}):
        now = {domino for domino in range(28) if after.discarded[domino]}
        if after.over or after.round != before.round:
            left = {int(code) - 1 for code in before.offered if code}
            assert len(left) == thrown
            assert now == {int(name) for name in gone} | left
            assert len(now) == thrown * rounds
            rounds += 1
        else:
            assert now == {int(name) for name in gone}
        offered = {int(code) - 1 for code in after.offered if code}
        assert offered.isdisjoint(now)
        gone = {str(domino) for domino in now}


@rule("DM-T5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seven_rounds_empty_the_stack(players: int) -> None:
    """The stack has 24, 20, ... 0 dominoes in rounds 1 to 7; with the empty stack the end of the round is the end of the game."""
    sizes: dict[int, int] = {}
    last = None
    for before, _, _, after in egg_hunt(players, 2, {}):
        sizes[int(before.round)] = sum(int(one) for one in before.stack)
        last = after
    assert sizes == {1: 24, 2: 20, 3: 16, 4: 12, 5: 8, 6: 4, 7: 0}
    assert last is not None
    assert last.over
    assert last.round == 7
