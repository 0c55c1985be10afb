"""A turn: its three steps, and the action that must be taken."""

from __future__ import annotations

from games.dragon_family.arranged_table import start
from kit import rule


@rule("DF-T1", "DF-Q30")
def test_a_turn_is_action_then_hatching_then_feeding_then_the_next_seat() -> None:
    """In this order, and clockwise from the first player."""
    table = start(3, first=1).lay("forest 2,0").own(1, leaf=4)
    table.play("move", "handler 1", "to 1", "keep")
    assert table.step() == "hatch"
    table.play("hatch green")
    assert table.step() == "feed"
    table.play("feed 1")
    assert (table.state.turn, table.step(), table.state.round) == (2, "choose_action", 1)
    table.wander()
    assert table.state.turn == 0
    table.wander()
    assert (table.state.turn, table.state.round) == (1, 2)


@rule("DF-T2", "DF-Q15")
def test_an_action_must_be_taken() -> None:
    """There is no pass, unless the option allows it; then hatching and feeding follow as usual."""
    table = start().lay("forest 2,0").own(0, leaf=3)
    assert table.legal() == ["explore", "move"]
    assert table.refusal("pass") == ("DF-T2", "no_pass")
    table = start(allow_pass=True).lay("forest 2,0").own(0, leaf=3)
    assert table.legal() == ["explore", "move", "pass"]
    table.play("pass")
    assert table.step() == "hatch"
    assert table.told("passed") == [{"seat": 0}]


@rule("DF-T2", "DF-Q16")
def test_some_action_is_always_possible() -> None:
    """On the bare start tile every kind can be explored with; with a second tile a Move is possible even if no tile of the hand fits."""
    for kind in ("town", "forest", "mountain", "ocean_2", "ocean_3", "ocean_4", "ocean_5"):
        assert start(hands=[[kind] * 3, ["forest"] * 3]).legal() == ["explore"]
    assert start().refusal("move") == ("DF-M1", "no_other_tile")
    stuck = start().lay("ocean_5 2,0 r4").stand(0, "2,0", "2,0").hold(0, "town", "forest", "mountain")
    assert stuck.legal() == ["move"]


@rule("DF-T2")
def test_what_belongs_to_another_step_is_refused() -> None:
    """Each step says what it waits for."""
    table = start().lay("forest 2,0").own(0, leaf=4)
    assert table.refusal("skip") == ("DF-T2", "choose_action")
    assert table.refusal("settle") == ("DF-L1", "nothing_to_settle")
    table.play("explore")
    assert table.refusal("move") == ("DF-E2", "choose_tile")
    table.play("tile 1")
    assert table.refusal("tile 1") == ("DF-E2", "choose_place")
    table.play("place 1 at 0,2")
    assert table.refusal("keep") == ("DF-E2", "choose_rotation")
    table.play("rotate 0")
    assert table.refusal("explore") == ("DF-H1", "hatch_now")
    table.play("hatch green")
    assert table.refusal("trade leaf") == ("DF-F1", "feed_now")


@rule("DF-T3")
def test_steps_in_which_nothing_is_possible_are_skipped() -> None:
    """With too little to hatch and no dragon the turn passes at once; what can be done is never forced."""
    table = start().lay("forest 2,0").play("move", "handler 1", "to 1", "keep")
    assert (table.state.turn, table.step()) == (1, "choose_action")
    table = start().lay("forest 2,0").own(0, leaf=3).hatchlings(0, "green").play("move", "handler 1", "to 1", "keep", "skip", "skip")
    assert (table.state.turn, table.nest(0), table.goods(0)) == (1, ["green 0+0"], {"leaf": 4})


@rule("DF-T4")
def test_hands_and_nests_close_their_gaps() -> None:
    """A tile that leaves closes the gap and the drawn one comes last; a dragon that settles likewise, and a hatched one comes last."""
    table = start(hands=[["town", "forest", "mountain"], ["forest"] * 3]).explore(2, "2,0", draw="ocean_3")
    assert table.hand(0) == ["town", "mountain", "ocean_3"]
    table = start().lay("mountain 2,0").stand(0, "2,0", "0,0").hatchlings(0, "green 1", "red 3", "blue 2").own(0, gold=3)
    table.settle("2,0", 2)
    assert table.nest(0) == ["green 1+0", "blue 2+0"]
    table.play("hatch gold")
    assert table.nest(0) == ["green 1+0", "blue 2+0", "gold 0+0"]
