"""Settling a lair."""

from __future__ import annotations

from games.dragon_family.arranged_table import Table, start
from kit import rule


def forest_table() -> Table:
    """Seat A's first handler on a forest, and some dragons."""
    return start().lay("forest 2,0", "mountain 2,-1").stand(0, "2,0", "0,0").hatchlings(0, "green 3", "red 3", "green 1")


@rule("DF-L1")
def test_a_grown_dragon_settles_where_it_is_at_home() -> None:
    """Handler, free tile, grown dragon, right terrain: each is needed, and the refusal says which is missing."""
    table = forest_table().play("settle")
    assert table.legal() == ["lair 1 with 1"]
    assert table.refusal("lair 1 with 2") == ("DF-L1", "not_at_home")
    assert table.refusal("lair 1 with 3") == ("DF-L1", "not_grown")
    assert table.refusal("lair 2 with 2") == ("DF-L1", "no_handler_there")
    assert table.refusal("lair 0 with 1") == ("DF-L1", "no_lair_in_town")
    assert table.refusal("skip") == ("DF-L1", "settle_now")
    two = start().lay("forest 2,0").stand(0, "2,0", "0,0").hatchlings(0, "green 3", "green 3").play("settle")
    assert two.legal() == ["lair 1 with 1"]
    assert two.refusal("lair 1 with 2") == ("DF-L1", "same_dragon")
    assert two.refusal("lair 1 with 3") == ("DF-L1", "no_such_dragon")
    for grown in ("green 2", "red 3", "green 2+0"):
        assert "settle" not in start().lay("forest 2,0").stand(0, "2,0", "0,0").hatchlings(0, grown).legal()
    assert "settle" not in start().lay("forest 2,0").hatchlings(0, "green 3").legal()


@rule("DF-L1")
def test_dragons_equal_in_colour_but_not_in_food_are_two_choices() -> None:
    """Because different food comes back."""
    table = start().lay("forest 2,0").stand(0, "2,0", "0,0").hatchlings(0, "green 3", "green 2+1").play("settle")
    assert table.legal() == ["lair 1 with 1", "lair 1 with 2"]


@rule("DF-L1")
def test_without_a_lair_left_nothing_can_be_settled() -> None:
    """Four lairs are all."""
    table = start().lay("forest 2,0", "forest 3,0", "forest 4,0", "forest 5,0", "forest 6,0")
    for where in ("2,0", "3,0", "4,0", "5,0"):
        table.lair(0, "green", where)
    table.stand(0, "6,0", "0,0").hatchlings(0, "green 3")
    assert table.refusal("settle") == ("DF-L1", "no_lair_left")


@rule("DF-L1")
def test_a_gold_dragon_settles_anywhere_but_in_a_town() -> None:
    """Forest, mountain and ocean, but neither a town nor the start tile."""
    table = start().lay("forest 2,0", "mountain 2,-1", "ocean_2 0,2 r0", "town -1,0").hatchlings(0, "gold 0+3")
    for where in ("2,0", "2,-1", "0,2"):
        assert "settle" in table.stand(0, where, where).legal()
    for where in ("-1,0", "0,0"):
        assert "settle" not in table.stand(0, where, where).legal()


@rule("DF-L2", "DF-Q20", "DF-Q21")
def test_a_settled_dragon_gives_its_food_back_and_stays() -> None:
    """Its own food and gold return to the supply, the lair stands, the handler stays, nobody gains."""
    table = start(3).lay("forest 2,0").stand(0, "2,0", "0,0").hatchlings(0, "green 2+1", "red").stand(1, "2,0", "2,0")
    assert table.supply() == [18, 20, 20, 19]
    table.settle("2,0", 1)
    assert table.supply() == [20, 20, 20, 20]
    assert (table.nest(0), table.on(0), int(table.state.lairs_left[0])) == (["red 0+0"], [1, 0], 3)
    assert [table.goods(seat) for seat in range(3)] == [{}, {}, {}]
    tile = table.state.view(None)["tiles"][1]  # type: ignore[index]  # views are plain data
    assert tile["lair"] == {"tile": 1, "seat": 0, "dragon": "green"}
    table.finish().wander().wander()
    assert table.state.lair_owner(1) == 0


@rule("DF-Q22")
def test_anybodys_lair_keeps_others_away() -> None:
    """One lair a tile, whoever owns it."""
    table = forest_table().lair(1, "green", "2,0")
    assert "settle" not in table.legal()
    table.lay("forest 3,0").stand(0, "2,0", "3,0").play("settle")
    assert table.legal() == [f"lair {table.tile('3,0')} with 1"]
    assert table.refusal("lair 1 with 1") == ("DF-L1", "lair_there")


@rule("DF-L3")
def test_the_fourth_lair_triggers_the_end() -> None:
    """The player still hatches and feeds in that turn."""
    table = start().lay("forest 2,0", "forest 3,0", "forest 4,0", "forest 5,0").stand(0, "5,0", "0,0").own(0, leaf=4)
    for where in ("2,0", "3,0", "4,0"):
        table.lair(0, "green", where)
    table.hatchlings(0, "green 3").settle("5,0", 1)
    assert table.state.view(None)["end"] == {"cause": "lairs", "seat": 0}
    assert table.told("end_by_lairs") == [{"seat": 0}]
    assert table.step() == "hatch"
    table.play("hatch green", "feed 1")
    assert (table.nest(0), table.state.over) == (["green 1+0"], False)
