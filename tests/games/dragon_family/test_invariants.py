"""The invariants under random play, for every player count and all sorts of options; those that need history are tracked here."""

from __future__ import annotations

import pytest

import clutch
from clutch.games.dragon_family.invariants import check, check_goods, check_seats, check_tiles
from clutch.games.dragon_family.turn import CHOOSE_ACTION
from games.dragon_family.arranged_table import GAME, OPTIONS, games, start
from kit import rule

every_table = pytest.mark.parametrize(
    ("players", "number"), [(players, number) for players in (2, 3, 4, 5) for number in range(len(OPTIONS))]
)


@every_table
@rule("DF-V1", "DF-V2", "DF-V3", "DF-V4", "DF-V5", "DF-V6")
def test_pieces_are_conserved_and_limits_kept(players: int, number: int) -> None:
    """Tiles, resources and dragons add up to the box in every position, and nests, hands, lairs and handlers keep their limits."""
    positions = 0
    for game in games(players, OPTIONS[number], range(2)):
        for _, after, _ in game:
            check_tiles(after)
            check_goods(after)
            check_seats(after)
            positions += 1
    assert positions > 100


@every_table
@rule("DF-V7", "DF-V8", "DF-V10", "DF-V12")
def test_map_and_turn_hold_together(players: int, number: int) -> None:
    """Dragons are at home, edges match, territories counted again are the same, and there is always an action."""
    positions = 0
    for game in games(players, OPTIONS[number], range(2, 3)):
        for _, after, _ in game:
            after.check()
            positions += 1
    assert positions > 50


@every_table
@rule("DF-V9", "DF-V11", "DF-X4", "DF-M4")
def test_invariants_of_a_game(players: int, number: int) -> None:
    """The stack shrinks by one with each tile laid and in no other way; the game ends within its bound with equally many turns for all."""
    for game in games(players, OPTIONS[number], range(10, 14)):
        turns = [0] * players
        decisions = 0
        for before, after, move in game:
            decisions += 1
            if CHOOSE_ACTION.is_asked(before):
                turns[int(before.turn)] += 1
            expected = max(0, int(before.stack_size) - 1) if move.startswith("rotate") else int(before.stack_size)
            assert after.stack_size == expected
        assert len(set(turns)) == 1
        assert turns[0] == after.round
        assert decisions <= GAME.bound(players, GAME.settings(players, OPTIONS[number]))


def test_the_bound_is_the_rules_own() -> None:
    """840 rounds of five players, eight decisions each, are 33,600."""
    assert GAME.bound(5, GAME.settings(5)) == 33600


@rule("DF-V13")
@pytest.mark.parametrize("players", [2, 5])
def test_what_a_seat_is_sent_does_not_depend_on_hidden_tiles(players: int) -> None:
    """In every world that a seat thinks possible it is sent the same view, prompt and, on its own turn, the same legal moves."""
    for game in games(players, {}, range(3)):
        for number, (_, after, _) in enumerate(game):
            if number % 5:
                continue
            for seat in range(players):
                world = after.resample(seat, clutch.Seeded(number))
                world.check()
                assert world.view(seat) == after.view(seat)
                assert world.view(None) == after.view(None)
                assert world.prompt() == after.prompt()
                if after.seat() == seat:
                    assert world.legal() == after.legal()


@pytest.mark.parametrize(
    ("spoil", "rule_id"),
    [
        (lambda state: state.unseen.__setitem__(0, state.unseen[0] + 1), "DF-V1"),
        (lambda state: state.supply.__setitem__(0, state.supply[0] + 1), "DF-V2"),
        (lambda state: state.eggs.__setitem__(0, state.eggs[0] - 1), "DF-V3"),
        (lambda state: state.food_native.__setitem__(0, 1), "DF-V4"),
        (lambda state: state.lairs_left.__setitem__(0, 3), "DF-V6"),
        (lambda state: state.handler.__setitem__(0, 9), "DF-V6"),
        (lambda state: state.tile_rotation.__setitem__(2, 0), "DF-V8"),
        (lambda state: state.territory.__setitem__(1, 2), "DF-V10"),
        (lambda state: state.lair_seat.__setitem__(1, 1), "DF-V6"),
        (lambda state: state.hand.__setitem__(0, 0), "DF-V5"),
    ],
)
def test_a_broken_position_is_found(spoil: object, rule_id: str) -> None:
    """The checker can fail: each spoilt position is reported under its invariant."""
    table = start().lay("forest 2,0", "ocean_2 2,-1 r4")
    check(table.state)
    assert callable(spoil)
    spoil(table.state)
    with pytest.raises(AssertionError, match=rule_id):
        check(table.state)
