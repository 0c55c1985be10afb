"""Exploring: where, with what, and who gains what."""

from __future__ import annotations

from games.dragon_family.arranged_table import start
from kit import rule


@rule("DF-E1")
def test_exploring_needs_a_tile_that_fits_beside_a_handler() -> None:
    """It is offered if any tile of the hand fits beside either handler, and otherwise not, without any penalty."""
    table = start().lay("ocean_5 2,0 r4").stand(0, "2,0", "2,0").hold(0, "town", "forest", "mountain")
    assert table.legal() == ["move"]
    assert table.refusal("explore") == ("DF-E1", "nothing_fits")
    table.stand(0, "2,0", "0,0")
    assert table.legal() == ["explore", "move"]
    table.stand(0, "2,0", "2,0").hold(0, "town", "forest", "ocean_2")
    assert table.legal() == ["explore", "move"]
    table.play("explore")
    assert table.legal() == ["tile 3"]
    assert table.refusal("tile 1") == ("DF-E1", "fits_nowhere")


@rule("DF-E2", "DF-Q10")
def test_tile_then_handler_and_cell_then_rotation() -> None:
    """The cell lies beside the tile of the handler that goes; equal tiles are one choice, and so are two handlers on one tile."""
    table = start(hands=[["ocean_4", "forest", "ocean_4"], ["forest"] * 3]).lay("forest 2,0", "mountain 3,0").stand(0, "3,0", "0,0")
    table.play("explore")
    assert table.legal() == ["tile 1", "tile 2"]
    assert table.refusal("tile 3") == ("DF-E2", "same_kind")
    table.play("tile 2")
    assert "place 1 at 4,0" in table.legal()
    assert table.refusal("place 2 at 4,0") == ("DF-E2", "not_beside")
    assert table.refusal("place 1 at 2,0") == ("DF-G5", "cell_taken")
    assert {move.split(" at ")[1] for move in table.legal() if move.startswith("place 1")} == {"4,0", "3,1", "2,1", "3,-1", "4,-1"}
    table.play("place 1 at 4,0")
    assert table.legal() == ["rotate 0"]
    assert table.refusal("rotate 3") == ("DF-G4", "never_turned")
    table = start(hands=[["ocean_4", "forest", "ocean_4"], ["forest"] * 3]).play("explore", "tile 1")
    assert all(move.startswith("place 1") for move in table.legal())
    assert table.refusal("place 2 at 2,0") == ("DF-E2", "same_tile")


@rule("DF-E2")
def test_a_tile_that_does_not_fit_is_refused() -> None:
    """An ocean with five water edges has one land edge, too few for a notch."""
    table = start(hands=[["ocean_5", "forest", "town"], ["forest"] * 3]).play("explore", "tile 1")
    assert table.refusal("place 1 at 1,1") == ("DF-G5", "does_not_fit")


@rule("DF-G4")
def test_a_wrong_rotation_is_refused_with_its_reason() -> None:
    """A tile with six equal edges lies in rotation 0 only; an ocean must meet land with land."""
    table = start(hands=[["forest", "ocean_5", "town"], ["forest"] * 3]).play("explore", "tile 1", "place 1 at 2,0")
    for rotation in range(1, 6):
        assert table.refusal(f"rotate {rotation}") == ("DF-G4", "never_turned")
    table = start(hands=[["forest", "ocean_5", "town"], ["forest"] * 3]).play("explore", "tile 2", "place 1 at 2,0")
    assert table.legal() == ["rotate 4"]
    for rotation in (0, 1, 2, 3, 5):
        assert table.refusal(f"rotate {rotation}") == ("DF-G5", "wrong_rotation")


@rule("DF-Q41")
def test_all_nine_cells_are_open_from_the_start_tile() -> None:
    """A handler stands on the tile, not on one of its cells."""
    table = start().play("explore", "tile 1")
    cells = {move.removeprefix("place 1 at ") for move in table.legal()}
    assert cells == {"-1,0", "0,-1", "2,-1", "2,0", "0,2", "-1,2", "-1,1", "1,-1", "1,1"}


@rule("DF-E3")
def test_the_handler_steps_onto_the_new_tile() -> None:
    """Only the chosen one; the tile has the next id and leaves the hand."""
    table = start().lay("town 2,0").stand(0, "2,0", "0,0").explore(2, "3,0", draw="forest")
    assert table.on(0) == [2, 0]
    assert table.hand(0) == ["forest", "town", "forest"]
    facts = {"seat": 0, "tile": 2, "kind": "mountain", "handler": 1, "q": 3, "r": 0, "rotation": 0}
    assert table.told("explored") == [facts]


@rule("DF-E4", "DF-Q11")
def test_each_adjacent_tile_pays_the_explorer() -> None:
    """The tile that the handler came from too, whatever edges meet and whatever stands there; the new tile pays nothing."""
    table = start().lay("ocean_2 2,0 r0", "town 3,-1", "mountain 2,-1").lair(1, "red", "2,-1").stand(1, "0,0", "0,0")
    table.stand(0, "2,0", "0,0").hold(0, "ocean_3", "forest", "forest").explore(1, "3,0", rotation=1)
    assert table.goods(0) == {"pearl": 1, "gold": 1}
    assert table.told("collected") == [{"seat": 0, "resources": ["pearl", "gold"], "amounts": ["1 pearl", "1 gold"], "tiles": [1, 2]}]


@rule("DF-E5", "DF-Q13", "DF-Q14")
def test_others_next_door_gain_once_a_tile() -> None:
    """For a handler, a lair or both on a tile one of its resource, for several tiles one each; the explorer nothing more."""
    table = start(3).lay("forest 2,0", "mountain 2,-1", "town 3,-2").stand(1, "2,0", "2,0").lair(1, "green", "2,0").lair(2, "red", "2,-1")
    table.stand(2, "2,-1", "2,0").stand(0, "2,-1", "2,0").lair(0, "red", "2,-1")
    table.state.lair_seat[2] = 3
    table.explore(3, "3,-1")
    assert table.goods(0) == {"leaf": 1, "ruby": 1, "gold": 1}
    assert table.goods(1) == {"leaf": 1}
    assert table.goods(2) == {"leaf": 1, "ruby": 1}


@rule("DF-Q13")
def test_by_option_others_gain_once_an_explore() -> None:
    """Only the tile in the lowest direction on which the player is."""
    table = start(opponent_payout="once").lay("forest 2,0", "mountain 2,-1").stand(1, "2,-1", "2,0").stand(0, "2,0", "2,-1")
    table.explore(3, "3,-1")
    assert table.goods(0) == {"leaf": 1, "ruby": 1}
    assert table.goods(1) == {"leaf": 1}


@rule("DF-Q12")
def test_a_notch_pays_one_gold_or_by_option_two() -> None:
    """One tile, one gold; with `per_edge` both edges pay the explorer, but others still gain one."""
    table = start().explore(1, "1,1")
    assert (table.goods(0), table.goods(1)) == ({"gold": 1}, {"gold": 1})
    for notch in ("1,1", "-1,1", "1,-1"):
        table = start(start_tile_gain="per_edge").explore(1, notch)
        assert (table.goods(0), table.goods(1)) == ({"gold": 2}, {"gold": 1})
    table = start(start_tile_gain="per_edge").explore(1, "2,0")
    assert table.goods(0) == {"gold": 1}


@rule("DF-E6")
def test_with_a_short_supply_the_order_counts() -> None:
    """First the explorer, then the others clockwise; what is not there is lost and told."""
    table = start(4).drain("gold", 2, 3).at(2).play("explore", "tile 1", "place 1 at 2,0", "rotate 0")
    assert [table.goods(seat).get("gold", 0) for seat in range(4)] == [0, 0, 1, 19]
    assert table.told("lost") == [{"seat": 0, "resource": "gold"}, {"seat": 1, "resource": "gold"}]
    assert table.supply()[3] == 0


@rule("DF-E7")
def test_the_explorer_draws_the_top_tile() -> None:
    """Into the hand, which is three again; the tile is told to its owner only, and the last one triggers the end."""
    table = start().explore(1, "2,0", draw="ocean_5")
    assert table.hand(0) == ["mountain", "town", "ocean_5"]
    assert table.state.stack_size == 55
    drew = next(event for event in table.events if event.kind == "drew")
    assert drew.facts_for(0) == {"seat": 0, "tile": "ocean_5"}
    assert drew.facts_for(1) == drew.facts_for(None) == {"seat": 0}
    assert drew.reveals
    table = start().leave("town").explore(1, "2,0")
    assert (table.state.view(None)["end"], table.state.stack_size) == ({"cause": "stack", "seat": 0}, 0)


@rule("DF-E4", "DF-R1")
def test_who_collects_nothing_is_not_said_to_collect() -> None:
    """With no gold in the supply the losses are told, and no gain of nothing."""
    table = start().drain("gold", 0, 1).explore(1, "2,0")
    assert table.told("collected") == table.told("shared") == []
    assert table.told("lost") == [{"seat": 0, "resource": "gold"}, {"seat": 1, "resource": "gold"}]


@rule("DF-Q19")
def test_with_an_empty_stack_hands_shrink_to_two() -> None:
    """Whoever draws the last tile has three; each of the others lays one more without drawing, and then the game is over."""
    table = start(5).leave("town").explore(1, "2,0").finish()
    for where in ("0,2", "-1,0", "-1,2", "0,-1"):
        assert len(table.hand(int(table.state.turn))) == 3
        table.explore(1, where).finish()
    assert [len(table.hand(seat)) for seat in range(5)] == [3, 2, 2, 2, 2]
    assert table.state.over


def test_whether_exploring_tells_of_the_hand() -> None:
    """Where every kind fits the announcement shows nothing and can be taken back; where not it shows that the hand has a fitting tile."""
    table = start().play("explore")
    assert table.told("exploring") == []
    table = start().lay("ocean_5 2,0 r4").stand(0, "2,0", "2,0").hold(0, "town", "forest", "ocean_2").play("explore")
    assert table.told("exploring") == [{"seat": 0}]
    assert table.events[0].reveals
