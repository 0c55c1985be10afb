"""The populate phase, the thief's treasure and the order of play."""

from __future__ import annotations

from collections import Counter

import pytest

import clutch
from clutch.games.dragoon.populate import populate_roll
from clutch.games.dragoon.state import NOWHERE
from clutch.games.dragoon.treasure import relocate, thief_gains
from games.dragoon.island import Table, before_populate, cards, cell, dice, place, rolls
from kit import rule


@rule("DG-P1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_roll_more_than_players(players: int) -> None:
    """The populate phase has players + 1 rolls; with all gold tied the last place is drawn, and then the first player is chosen."""
    state = before_populate(players)
    script = clutch.Scripted([*rolls(*["1,1", "3,1", "4,1", "6,1", "1,3"][: players + 1]), 0])
    state.settle(script)
    assert script.spent
    assert state.tile_supply == 20 - (players + 1)
    assert state.prompt().kind == "choose_first"


@rule("DG-P1", "DG-P2")
def test_each_roll_is_resolved_before_the_next() -> None:
    """The same cell three times: a village, a city, then gold for the thief."""
    state = before_populate(2)
    state.settle(clutch.Scripted([*rolls("1,1", "1,1", "1,1"), *Table(state).chest_luck("6,1"), 0]))
    assert Table(state).tile("1,1") == "city"
    assert state.thief_gold == 3
    assert Table(state).treasure == "6,1"


@rule("DG-P2", "DG-G6", "DG-G43")
@pytest.mark.parametrize(
    ("rolled", "supply", "tile", "thief"),
    [
        ("2,2", 5, "", 3),
        ("3,3", 5, "city", 3),
        ("4,3", 5, "city B", 0),
        ("4,3", 0, "city B", 0),
        ("1,1", 0, "", 3),
        ("1,1", 5, "village", 0),
    ],
)
def test_the_five_lines(rolled: str, supply: int, tile: str, thief: int) -> None:
    """A cave and a city feed the thief; a village grows and keeps its totem, even without supply; an empty cell feeds the thief only without supply, else it is settled."""
    table = Table(before_populate(2, supply=supply, tiles={"3,3": "city", "4,3": "village B"}))
    luck = rolls(rolled) + (table.chest_luck("1,6") if thief else [])
    populate_roll(table.state, True, clutch.Scripted(luck))
    assert table.tile(rolled) == tile
    assert table.state.thief_gold == thief
    assert table.state.tile_supply == supply - (1 if tile == "village" else 0)


@rule("DG-P3")
def test_dragons_and_the_chest_do_not_hinder() -> None:
    """A village comes to a cell with a dragon and the chest, and both stay."""
    table = place(2, dragons={"A": "1,6"}, thief=4, chest="1,6")
    populate_roll(table.state, True, clutch.Scripted(rolls("1,6")))
    assert (table.tile("1,6"), table.dragon("A"), table.treasure) == ("village", "1,6", "1,6")


@rule("DG-H1", "DG-G18")
def test_the_chest_is_placed_once() -> None:
    """The first gold places the chest at once, also on a tile or a dragon; later gold does not move it; no gold places nothing."""
    table = place(2, dragons={"A": "4,4"}, tiles={"4,4": "village"})
    thief_gains(table.state, 0, "DG-P2", clutch.Scripted([]))
    assert table.state.treasure == NOWHERE
    thief_gains(table.state, 3, "DG-P2", clutch.Scripted(table.chest_luck("4,4")))
    assert (table.treasure, table.state.thief_gold) == ("4,4", 3)
    thief_gains(table.state, 3, "DG-P2", clutch.Scripted([]))
    assert (table.treasure, table.state.thief_gold) == ("4,4", 6)


@rule("DG-H2")
def test_nothing_else_touches_the_chest() -> None:
    """Claiming, destroying and fighting on its cell leave the chest alone."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, tiles={"3,3": "village"}, thief=5, chest="3,3")
    table.plays("claim", "destroy")
    assert (table.treasure, table.state.thief_gold) == ("3,3", 5)
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, thief=5, chest="3,4")
    table.play("move 3,4", dice(6, 1))
    assert (table.treasure, table.dragon("A")) == ("3,4", "3,4")


@rule("DG-H3")
def test_an_empty_chest_leaves() -> None:
    """With the thief's last gold the chest leaves the map at once."""
    table = place(2, dragons={"A": "1,6"}, thief=2, chest="1,6").play("steal treasure", dice(2))
    assert (table.treasure, table.gold[0]) == (None, 2)


@rule("DG-H4", "DG-H5", "DG-G19")
def test_the_chest_moves_uniformly() -> None:
    """One draw, uniform over the cells that are neither a cave nor the chest's own: 31 of them with four players."""
    table = place(4, thief=5, chest="1,1")
    found: Counter[int] = Counter()
    for outcome in range(31):
        twin = table.state.clone()
        relocate(twin, clutch.Scripted([outcome]))
        found[int(twin.treasure)] += 1
    assert set(found.values()) == {1}
    assert set(found) == set(range(36)) - {cell(name) for name in ("1,1", "2,2", "2,5", "5,5", "5,2")}
    with pytest.raises(clutch.ChanceError):
        relocate(table.state.clone(), clutch.Scripted([31]))


@rule("DG-H6")
def test_the_thief_has_no_limit() -> None:
    """The thief's gold is counted on."""
    table = place(2, thief=98)
    thief_gains(table.state, 3, "DG-P2", clutch.Scripted([]))
    assert table.state.thief_gold == 101


@rule("DG-G20")
def test_a_chest_under_the_active_dragon() -> None:
    """A chest that is placed under the active dragon may be robbed at once and moves on at the turn's end."""
    table = place(2, dragons={"A": "4,1", "B": "3,3"}, gold=[0, 9], hands={"A": "thief"}, points=1)
    table.play("play thief B", table.chest_luck("4,1"))
    assert "steal treasure" in table.legal()
    table.play("steal treasure", dice(1))
    table.play("end", [*table.chest_luck("1,1"), *cards("scorch")])
    assert table.treasure == "1,1"


@rule("DG-G21")
def test_standing_on_the_chest_out_of_turn() -> None:
    """A dragon on the chest moves it only at the end of its own turn."""
    table = place(2, dragons={"A": "3,3", "B": "1,6"}, thief=5, chest="1,6", points=0)
    table.play("end", cards("scorch"))
    assert table.treasure == "1,6"
    table.plays("move 1,5", "move 1,6", "move 1,5")
    table.state.dragon[1] = cell("1,6")
    table.play("end", [*table.chest_luck("1,1"), *rolls("1,2", "1,3", "1,4"), 0])
    assert table.treasure == "1,1"


@rule("DG-O1", "DG-G9")
def test_last_place_is_drawn_among_the_tied() -> None:
    """The poorest player decides; among several poorest one is drawn, and nobody is drawn where there is one."""
    for outcome, chosen in enumerate("AC"):
        state = before_populate(3)
        for seat, gold in enumerate((4, 9, 4)):
            state.gold[seat] = gold
        state.settle(clutch.Scripted([*rolls("1,1", "3,1", "4,1", "6,1"), outcome]))
        assert Table(state).turn == chosen
    state = before_populate(3)
    for seat, gold in enumerate((4, 3, 4)):
        state.gold[seat] = gold
    state.settle(clutch.Scripted(rolls("1,1", "3,1", "4,1", "6,1")))
    assert Table(state).turn == "B"


@rule("DG-O2", "DG-G10")
def test_the_first_player_is_chosen_freely() -> None:
    """Any player may be named, and everybody has exactly one turn, clockwise from there."""
    table = place(3, active=None)
    assert table.legal() == ["first A", "first B", "first C"]
    table.play("first C", cards("scorch"))
    turns = [table.turn]
    for card in ("thief", "uprising"):
        table.state.action_points = 0
        table.play("end", cards(card))
        turns.append(table.turn)
    assert turns == ["C", "A", "B"]
    assert place(3, active=None).refusal("first D") == ("DG-O2", "no_such_seat")
    assert place(3, active=None).refusal("claim") == ("DG-O2", "choose_first_now")
