"""The worked examples of the rules, number for number; the twenty-first is the rulebook's own scoring map."""

from __future__ import annotations

from clutch.games.dragon_family.hatch import HATCH_OR_TRADE
from clutch.games.dragon_family.scoring import places, territory_points
from games.dragon_family.arranged_table import Table, start
from games.dragon_family.test_scoring import example_map, on_example, territories
from kit import rule


def example_4(players: int = 2, **options: object) -> Table:
    """Start tile, forest at (2,0), an ocean at (2,-1) with water in the north-west and north-east; seat A's hand begins with a mountain."""
    table = start(players, options=options).lay("forest 2,0", "ocean_2 2,-1 r4")
    return table.stand(0, "2,0", "0,0").hold(0, "mountain", "forest", "town")


@rule("DF-S5")
def test_example_1_setup_for_four() -> None:
    """Stack 50, hands of three, supply 20 each, six dragons each, eight handlers on tile 0."""
    table = start(4)
    assert table.state.stack_size == 50
    assert [len(table.hand(seat)) for seat in range(4)] == [3, 3, 3, 3]
    assert table.supply() == [20, 20, 20, 20]
    assert [int(count) for count in table.state.eggs] == [6, 6, 6, 6]
    assert [table.on(seat) for seat in range(4)] == [[0, 0]] * 4
    assert table.state.stack_size + 12 == 62


@rule("DF-T2", "DF-E1")
def test_example_2_first_action() -> None:
    """Three oceans with five water edges can still be explored with; which rotations fit where."""
    table = start(hands=[["ocean_5"] * 3, ["forest"] * 3])
    assert table.legal() == ["explore"]
    assert table.rotations("ocean_5", "2,0") == [4]
    assert table.rotations("ocean_5", "1,1") == []
    assert [table.rotations(kind, "2,0") for kind in ("ocean_2", "ocean_3", "ocean_4")] == [[0, 1, 4, 5], [0, 4, 5], [4, 5]]
    assert [table.rotations(kind, "1,1") for kind in ("ocean_2", "ocean_3", "ocean_4")] == [[0, 1, 5], [0, 5], [5]]


@rule("DF-G3", "DF-E4", "DF-E5")
def test_example_3_notch_of_the_start_tile() -> None:
    """A forest in a notch: one gold for each of the three players; the stack has 52."""
    table = start(3).explore(1, "1,1")
    assert [table.goods(seat) for seat in range(3)] == [{"gold": 1}] * 3
    assert table.on(0) == [1, 0]
    assert table.state.stack_size == 52


@rule("DF-E4")
def test_example_4_exploring_between_ocean_and_forest() -> None:
    """The rulebook's example: one pearl and one leaf, from a handler on the forest as from one on the ocean."""
    assert example_4().explore(1, "3,-1").goods(0) == {"leaf": 1, "pearl": 1}
    assert example_4().stand(0, "2,-1", "0,0").explore(1, "3,-1").goods(0) == {"leaf": 1, "pearl": 1}


@rule("DF-E4")
def test_example_5_the_origin_counts() -> None:
    """Alone on a mountain, exploring beyond it: exactly one ruby."""
    table = start().lay("mountain 2,0").stand(0, "2,0", "2,0").explore(1, "3,0")
    assert table.goods(0) == {"ruby": 1}


@rule("DF-E5")
def test_example_6_payout_to_others() -> None:
    """Handler on the forest and lair on the ocean gain both; two handlers on the forest gain one leaf; with `once` only the leaf."""
    table = example_4(3).stand(1, "2,0", "0,0").lair(1, "blue", "2,-1").stand(2, "2,0", "2,0").explore(1, "3,-1")
    assert [table.goods(seat) for seat in range(3)] == [{"leaf": 1, "pearl": 1}, {"leaf": 1, "pearl": 1}, {"leaf": 1}]
    table = example_4(3, opponent_payout="once").stand(1, "2,0", "0,0").lair(1, "blue", "2,-1").explore(1, "3,-1")
    assert table.goods(1) == {"leaf": 1}


@rule("DF-E5")
def test_example_7_handler_and_own_lair_together() -> None:
    """One leaf, not two; and the explorer's other handler earns nothing extra."""
    table = start().lay("forest 2,0", "mountain 2,-1").lair(1, "green", "2,0").stand(1, "2,0", "0,0")
    table.stand(0, "2,0", "2,-1").explore(3, "3,-1")
    assert table.goods(1) == {"leaf": 1}
    assert table.goods(0) == {"leaf": 1, "ruby": 1}


@rule("DF-G5")
def test_example_8_edges_must_match_everywhere() -> None:
    """At the water's edge no land tile fits, and each neighbour narrows the rotations."""
    table = example_4()
    assert [table.rotations(kind, "3,-2") for kind in ("town", "forest", "mountain")] == [[], [], []]
    assert table.rotations("ocean_3", "3,-2") == [0, 1, 2]
    assert table.rotations("ocean_5", "2,-2") == [0, 1, 3, 4, 5]
    table.lay("mountain 3,-1")
    assert [table.rotations(f"ocean_{water}", "3,-2") for water in (2, 3, 4, 5)] == [[2], [2], [2], [2]]


@rule("DF-E1", "DF-T2")
def test_example_9_no_legal_explore() -> None:
    """Both handlers on an ocean with open water all around, and only land in hand: Explore is not offered, Move is."""
    table = start().lay("ocean_5 2,0 r4").at(1).stand(1, "2,0", "2,0").hold(1, "town", "forest", "mountain")
    assert table.legal() == ["move"]


@rule("DF-M1", "DF-M2")
def test_example_10_move() -> None:
    """A leaf from a forest, gold from a town, a pearl from an ocean with another's lair; never to its own tile; with no gold nothing."""
    table = start().lay("forest 2,0", "town 0,2", "ocean_2 -1,0 r2").lair(0, "blue", "-1,0").at(1)
    assert table.play("move", "handler 1", "to 1").goods(1) == {"leaf": 1}
    assert table.finish().at(1).play("move", "handler 1", "to 2").goods(1) == {"leaf": 1, "gold": 1}
    assert table.finish().at(1).play("move", "handler 1", "to 3").goods(1) == {"leaf": 1, "gold": 1, "pearl": 1}
    assert table.goods(0) == {}
    table.finish().at(1).play("move", "handler 2")
    assert table.refusal("to 0") == ("DF-M1", "already_there")
    table = start().lay("town 2,0").drain("gold", 0, 0).at(1).play("move", "handler 1", "to 1")
    assert (table.goods(1), table.on(1)) == ({}, [1, 0])


@rule("DF-M3", "DF-M4")
def test_example_11_redraw() -> None:
    """Hand F M O, stack x y z: F and O under, x and y drawn; with one tile in the stack own tiles come back; with none no redraw."""
    hands = [["town", "town", "town"], ["forest", "mountain", "ocean_2"]]
    table = start(hands=hands).lay("town 2,0").leave("ocean_3", "ocean_4", "ocean_5").at(1)
    table.play("move", "handler 1", "to 1", "redraw 1+3", draw="ocean_3 ocean_4")
    assert table.hand(1) == ["mountain", "ocean_3", "ocean_4"]
    assert table.state.view(1)["stack"] == {"size": 3, "known": [{"depth": 1, "kind": "ocean_2"}, {"depth": 2, "kind": "forest"}]}
    table = start(hands=hands).lay("town 2,0").leave("ocean_3").at(1)
    table.play("move", "handler 1", "to 1", "redraw 1+2+3", draw="ocean_3")
    assert table.hand(1) == ["ocean_3", "forest", "mountain"]
    assert table.state.view(1)["stack"] == {"size": 1, "known": [{"depth": 1, "kind": "ocean_2"}]}
    assert table.state.view(None)["end"] is None
    table = start(hands=hands).lay("town 2,0").leave().at(1).play("move", "handler 1", "to 1")
    assert table.step() != "redraw"


@rule("DF-L1", "DF-L2")
def test_example_12_settle() -> None:
    """Green with two leaves and a gold on the forest; red not; food returns; nobody else can settle there."""
    table = start(3).lay("forest 2,0").stand(0, "2,0", "0,0").hatchlings(0, "green 2+1", "red 3").stand(2, "2,0", "0,0")
    table.hatchlings(2, "green 3")
    before = table.supply()
    table.play("settle")
    assert table.legal() == ["lair 1 with 1"]
    table.play("lair 1 with 1")
    assert [now - then for now, then in zip(table.supply(), before, strict=True)] == [2, 0, 0, 1]
    assert (table.nest(0), table.goods(0), table.on(0)) == (["red 3+0"], {}, [1, 0])
    table.finish().at(2)
    assert "settle" not in table.legal()


@rule("DF-L1", "DF-P4")
def test_example_13_gold_dragon() -> None:
    """Forest, mountain or ocean, never a town or the start tile; in an ocean it counts there."""
    table = start().lay("forest 2,0", "mountain 2,-1", "ocean_2 0,2 r0", "town -1,0", "ocean_2 1,2 r2").hatchlings(0, "gold 0+3")
    able = [where for where in ("2,0", "2,-1", "0,2", "-1,0", "0,0") if "settle" in table.stand(0, where, where).legal()]
    assert able == ["2,0", "2,-1", "0,2"]
    table.stand(0, "0,2", "0,2").settle("0,2", 1)
    assert territory_points(table.state)[0] == 1


@rule("DF-H1", "DF-H2", "DF-H4")
def test_example_14_hatch_options() -> None:
    """Three leaves and three gold give ten choices, nine without `trade_gold`; 2 + 1 give two; one of each only the skip."""
    table = start().own(0, leaf=3, gold=3).at(0, HATCH_OR_TRADE)
    assert table.legal() == [
        "skip",
        "hatch green",
        "hatch green with 1 gold",
        "hatch green with 2 gold",
        "hatch green with 3 gold",
        "hatch red with 3 gold",
        "hatch blue with 3 gold",
        "hatch gold",
        "trade leaf",
        "trade gold",
    ]
    assert len(start(trade_gold=False).own(0, leaf=3, gold=3).at(0, HATCH_OR_TRADE).legal()) == 9
    assert start().own(0, leaf=2, gold=1).at(0, HATCH_OR_TRADE).legal() == ["skip", "hatch green with 1 gold"]
    assert start().own(0, leaf=1, ruby=1, pearl=1).at(0, HATCH_OR_TRADE).legal() == ["skip"]
    table = start().lay("ocean_2 0,2 r0").own(0, leaf=1, ruby=1).play("move", "handler 1", "to 1", "keep")
    assert (table.goods(0), table.state.turn) == ({"leaf": 1, "ruby": 1, "pearl": 1}, 1)


@rule("DF-H1", "DF-H4")
def test_example_15_full_nest() -> None:
    """Only a trade; one a turn; gold for gold works with an empty gold supply, leaves for gold do not."""
    table = start().hatchlings(0, "green 3", "red 3", "blue 3").own(0, leaf=4).at(0, HATCH_OR_TRADE)
    assert table.legal() == ["skip", "trade leaf"]
    table.play("trade leaf")
    assert (table.goods(0), table.state.turn) == ({"leaf": 1, "gold": 1}, 1)
    table = start().hatchlings(0, "green", "red", "blue").own(0, leaf=3, gold=3).drain("gold", 0, 1).at(0, HATCH_OR_TRADE)
    assert table.legal() == ["skip", "trade gold"]
    assert table.play("trade gold").goods(0) == {"leaf": 3, "gold": 1}


@rule("DF-H3", "DF-F1")
def test_example_16_hatch_and_feed_in_one_turn() -> None:
    """Hatched and fed in turn t, it can settle in turn t + 3 at the earliest."""
    table = start().lay("forest 2,0", "forest 3,0").stand(0, "2,0", "0,0").own(0, leaf=3)
    table.play("move", "handler 2", "to 2", "keep", "hatch green", "feed 1")
    assert (table.nest(0), table.goods(0)) == (["green 1+0"], {})
    assert "settle" not in table.at(0).legal()
    table.play("move", "handler 2", "to 0", "keep", "feed 1 gold")
    assert (table.nest(0), "settle" in table.at(0).legal()) == (["green 1+1"], False)
    table.play("move", "handler 2", "to 2", "keep", "feed 1")
    assert (table.nest(0), "settle" in table.at(0).legal()) == (["green 2+1"], True)


@rule("DF-F1", "DF-F2")
def test_example_17_feeding_limits() -> None:
    """The gold dragon is asked, then the red one; the grown blue one is not."""
    table = start().hatchlings(0, "gold 0+1", "blue 3", "red 2").own(0, pearl=2, ruby=1, gold=1).at(0, HATCH_OR_TRADE)
    table.play("skip")
    assert table.legal() == ["skip", "feed 1 gold"]
    other = Table(table.state.clone())
    table.play("skip")
    assert table.legal() == ["skip", "feed 3", "feed 3 gold"]
    other.play("feed 1 gold")
    assert other.legal() == ["skip", "feed 3"]


@rule("DF-E6", "DF-R1")
def test_example_18_supply_shortage() -> None:
    """One gold left: the explorer gets it, the others nothing."""
    table = start(3).drain("gold", 1, 2)
    before = [table.goods(seat).get("gold", 0) for seat in range(3)]
    table.explore(1, "2,0")
    assert [table.goods(seat).get("gold", 0) - before[seat] for seat in range(3)] == [1, 0, 0]
    assert table.supply()[3] == 0


@rule("DF-X1", "DF-X2")
def test_example_19_end_by_lairs() -> None:
    """Round 12 of three players: after B's fourth lair C still plays; after C's nobody; after A's both."""
    for seat, more in ((1, 1), (2, 0), (0, 2)):
        table = start(3).lay("forest 2,0", "forest 3,0", "forest 4,0", "forest 5,0").stand(seat, "5,0", "0,0").own(seat, leaf=4)
        for where in ("2,0", "3,0", "4,0"):
            table.lair(seat, "green", where)
        table.state.round = 12
        table.hatchlings(seat, "green 3").at(seat).settle("5,0", 1).play("hatch green", "feed 1")
        turns = 0
        while not table.state.over:
            table.wander()
            turns += 1
        assert (turns, table.state.round) == (more, 12)


@rule("DF-E7", "DF-X3")
def test_example_20_end_by_stack() -> None:
    """A draws the last tile, B explores without drawing, the game is over; if B draws it, it ends after B's turn."""
    table = start().leave("town").explore(1, "2,0").finish()
    assert table.state.view(None)["end"] == {"cause": "stack", "seat": 0}
    table.explore(1, "0,2").finish()
    assert (len(table.hand(1)), table.state.over) == (2, True)
    table = start().leave("town").at(1).explore(1, "2,0").finish()
    assert table.state.over


@rule("DF-P3")
def test_example_21_the_rulebooks_map() -> None:
    """Five territories: a forest of 4, mountains of 2 and 1, oceans of 2 and 1; the town belongs to none, and nobody scores."""
    table = example_map()
    assert territories(table) == [("forest", 4), ("mountain", 1), ("mountain", 2), ("ocean", 1), ("ocean", 2)]
    names = {where: int(table.state.territory[table.tile(where)]) for where in ("5,0", "6,0", "7,0", "3,2", "4,2", "6,2")}
    assert names["5,0"] == names["6,0"] != names["7,0"]
    assert names["3,2"] == names["4,2"] != names["6,2"]
    assert table.state.scores() == [0, 0]
    table.state.check()


@rule("DF-P1", "DF-P2", "DF-P4", "DF-P7")
def test_example_22_scoring_on_that_map() -> None:
    """9 against 9, and B wins by the food in the nest; with `lair_tiles_score` 12 against 12, again a tie."""
    for options, points in (({}, [9, 9]), ({"lair_tiles_score": True}, [12, 12])):
        table = on_example(example_map(**options), 0, "green 0,1", "gold 2,0")
        on_example(table, 1, "green 2,1", "red 2,2").hatchlings(1, "blue 2")
        assert table.state.scores() == points
        assert places(table.state) == [2, 1]


@rule("DF-P4", "DF-P5")
def test_example_23_majority() -> None:
    """Two lairs to one take the forest's single free tile; the tied mountain has none: 10 against 6."""
    table = on_example(example_map(), 0, "green 0,1", "green 1,2", "red -1,2")
    on_example(table, 1, "green 2,1", "gold 0,2")
    assert table.state.scores() == [10, 6]


@rule("DF-P3", "DF-Q36")
def test_example_24_joined_around_a_corner() -> None:
    """Two oceans that meet at land are two territories until a third joins them by water, in its only rotation."""
    table = start().lay("town 2,0", *(f"town {q},0" for q in range(3, 8)))
    table.lay("ocean_2 8,0 r1", "ocean_2 9,0 r1")
    assert territories(table) == [("ocean", 1), ("ocean", 1)]
    assert table.rotations("ocean_2", "8,1") == [4]
    table.lay("ocean_2 8,1 r4")
    assert territories(table) == [("ocean", 3)]


@rule("DF-P7")
def test_example_25_full_tie() -> None:
    """Equal points, food and unspent resources: both are first."""
    table = start().hatchlings(0, "green 1").hatchlings(1, "red 1").own(0, leaf=2).own(1, gold=2)
    assert places(table.state) == [1, 1]


@rule("DF-X5")
def test_example_26_idle_rule() -> None:
    """Five rounds of moves end the game; a feeding in the fourth sets the count to 0."""
    table = start().lay("forest 2,0")
    for _ in range(5):
        table.wander().wander()
    assert (table.state.over, table.state.round) == (True, 5)
    table = start().lay("forest 2,0").hatchlings(0, "gold").own(0, gold=1)
    for _ in range(3):
        table.wander().wander()
    table.play("move", "handler 1")
    table.play(table.legal()[0], "keep")
    while table.step() != "feed":
        table.play("skip")
    table.play("feed 1 gold").wander()
    assert (table.state.idle_rounds, table.state.over) == (0, False)


@rule("DF-E2")
def test_example_27_choice_of_handler() -> None:
    """A cell beside both handlers is offered twice; the chosen one goes, the gains are the same."""
    gains = []
    for handler in (1, 2):
        table = start().lay("forest 2,0", "mountain 2,-1").stand(0, "2,0", "2,-1")
        table.play("explore", "tile 3")
        assert {"place 1 at 3,-1", "place 2 at 3,-1"} <= set(table.legal())
        table.play(f"place {handler} at 3,-1", "rotate 0")
        assert table.on(0) == ([3, 2] if handler == 1 else [1, 3])
        gains.append(table.goods(0))
    assert gains[0] == gains[1] == {"leaf": 1, "ruby": 1}
