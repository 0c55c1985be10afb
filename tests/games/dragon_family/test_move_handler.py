"""Moving a handler, and the redraw."""

from __future__ import annotations

from games.dragon_family.arranged_table import start
from kit import rule


@rule("DF-M1")
def test_a_handler_moves_to_any_other_tile() -> None:
    """Either handler, at any distance, but not to its own tile; the start tile is one tile."""
    table = start().lay("forest 2,0", "mountain 3,0", "town 4,0").stand(0, "0,0", "4,0").play("move")
    assert table.legal() == ["handler 1", "handler 2"]
    assert table.refusal("explore") == ("DF-M1", "choose_handler")
    table.play("handler 1")
    assert table.legal() == ["to 1", "to 2", "to 3"]
    assert table.refusal("to 0") == ("DF-M1", "already_there")
    assert table.refusal("to 9") == ("DF-M1", "no_such_tile")
    assert table.refusal("keep") == ("DF-M1", "choose_destination")
    table.play("to 3")
    assert table.on(0) == [3, 3]
    table.finish().at(0).play("move")
    assert table.legal() == ["handler 1"]
    assert table.refusal("handler 2") == ("DF-M1", "same_tile")


@rule("DF-M2")
def test_a_move_gains_one_of_the_tile() -> None:
    """Leaf, ruby, pearl or gold; owners of lairs there gain nothing; from an empty supply nothing comes, and the move is still good."""
    table = start().lay("forest 2,0", "mountain 2,-1", "ocean_2 0,2 r0").lair(1, "blue", "0,2").stand(1, "0,2", "0,2")
    for tile, gained in ((1, "leaf"), (2, "ruby"), (3, "pearl"), (0, "gold")):
        table.at(0).play("move", "handler 1", f"to {tile}")
        assert table.told("collected") == [{"seat": 0, "resources": [gained], "amounts": [f"1 {gained}"], "tiles": [tile]}]
        table.finish()
    assert table.goods(0) == {"leaf": 1, "ruby": 1, "pearl": 1, "gold": 1}
    assert table.goods(1) == {}
    table = start().lay("forest 2,0").drain("leaf", 0, 1).play("move", "handler 1", "to 1")
    assert (table.goods(0), table.on(0)) == ({}, [1, 0])
    assert table.told("lost") == [{"seat": 0, "resource": "leaf"}]
    assert table.told("collected") == []


@rule("DF-M3", "DF-Q17")
def test_tiles_go_under_first_and_then_new_ones_are_drawn() -> None:
    """Any part of the hand, in hand order, the leftmost highest; the new ones come last."""
    table = start(hands=[["forest", "mountain", "ocean_2"], ["forest"] * 3]).lay("town 2,0").play("move", "handler 1", "to 1")
    assert table.legal() == ["keep", "redraw 1", "redraw 2", "redraw 1+2", "redraw 3", "redraw 1+3", "redraw 2+3", "redraw 1+2+3"]
    assert table.refusal("explore") == ("DF-M3", "redraw_now")
    table.play("redraw 1+3", draw="town ocean_5")
    assert table.hand(0) == ["mountain", "town", "ocean_5"]
    assert table.state.view(0)["stack"] == {"size": 55, "known": [{"depth": 1, "kind": "ocean_2"}, {"depth": 2, "kind": "forest"}]}
    assert table.told("redrew") == [{"seat": 0, "count": 2, "put": ["forest", "ocean_2"], "drawn": ["town", "ocean_5"]}]


@rule("DF-M3", "DF-Q18")
def test_a_short_stack_can_give_back_own_tiles() -> None:
    """What was put under comes again when the stack is shorter than the draw; with an empty stack there is no redraw."""
    table = start(hands=[["forest", "mountain", "ocean_2"], ["forest"] * 3]).lay("town 2,0").leave("ocean_5")
    table.play("move", "handler 1", "to 1", "redraw 1+2+3", draw="ocean_5")
    assert table.hand(0) == ["ocean_5", "forest", "mountain"]
    assert table.state.view(0)["stack"] == {"size": 1, "known": [{"depth": 1, "kind": "ocean_2"}]}
    table = start().lay("town 2,0").leave().play("move", "handler 1", "to 1")
    assert (table.step(), table.state.turn) == ("choose_action", 1)


@rule("DF-M4")
def test_a_redraw_never_triggers_the_end() -> None:
    """The stack is as large after it as before."""
    table = start().lay("town 2,0").leave("ocean_5").play("move", "handler 1", "to 1", "redraw 1+2+3")
    assert (table.state.stack_size, table.state.view(None)["end"]) == (1, None)


def test_others_hear_only_how_many_tiles_are_exchanged() -> None:
    """Put and drawn tiles are told to their owner, the number to all."""
    table = start().lay("town 2,0").play("move", "handler 1", "to 1", "redraw 2", draw="forest")
    event = next(event for event in table.events if event.kind == "redrew")
    assert event.facts_for(0) == {"seat": 0, "count": 1, "put": ["mountain"], "drawn": ["forest"]}
    assert event.facts_for(1) == event.facts_for(None) == {"seat": 0, "count": 1}
    assert event.reveals


def test_a_hand_can_be_kept() -> None:
    """Keeping draws nothing and tells nothing but that."""
    table = start().lay("town 2,0").play("move", "handler 1", "to 1", "keep")
    assert table.told("kept") == [{"seat": 0}]
    assert table.hand(0) == ["forest", "mountain", "town"]
