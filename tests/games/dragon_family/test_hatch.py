"""Hatching an egg, or trading for gold."""

from __future__ import annotations

from clutch.games.dragon_family.hatch import HATCH_OR_TRADE
from games.dragon_family.arranged_table import Table, start
from kit import rule


def hatching(*dragons: str, options: dict[str, object] | None = None, **resources: int) -> Table:
    """Seat A after its action, with these dragons and resources."""
    return start(options=options).hatchlings(0, *dragons).own(0, **resources).at(0, HATCH_OR_TRADE)


@rule("DF-H1", "DF-Q25")
def test_a_dragon_costs_three_of_its_food_or_gold() -> None:
    """Any part may be gold, even needlessly; a mixed payment gives the colour of its other part, three gold any colour."""
    assert hatching(leaf=3).legal() == ["skip", "hatch green", "trade leaf"]
    assert hatching(ruby=2, gold=1).legal() == ["skip", "hatch red with 1 gold"]
    assert hatching(pearl=3, gold=2).legal() == ["skip", "hatch blue", "hatch blue with 1 gold", "hatch blue with 2 gold", "trade pearl"]
    three = ["skip", "hatch green with 3 gold", "hatch red with 3 gold", "hatch blue with 3 gold", "hatch gold", "trade gold"]
    assert hatching(gold=3).legal() == three
    table = hatching(leaf=2, ruby=2, gold=1)
    assert table.legal() == ["skip", "hatch green with 1 gold", "hatch red with 1 gold"]
    assert table.refusal("hatch green") == ("DF-H1", "cannot_pay")
    table.play("hatch red with 1 gold")
    assert (table.goods(0), table.nest(0)) == ({"leaf": 2}, ["red 0+0"])


@rule("DF-H1", "DF-Q27")
def test_a_full_nest_hatches_nothing_but_trades() -> None:
    """Three dragons are all a nest holds."""
    table = hatching("green", "red", "blue", leaf=3, gold=3)
    assert table.legal() == ["skip", "trade leaf", "trade gold"]
    assert table.refusal("hatch green") == ("DF-H1", "nest_full")


@rule("DF-H2")
def test_a_gold_dragon_costs_three_gold() -> None:
    """Nothing else will do."""
    table = hatching(gold=3).play("hatch gold")
    assert (table.nest(0), table.goods(0), table.supply()) == (["gold 0+0"], {}, [20, 20, 20, 20])
    assert table.told("hatched") == [
        {"seat": 0, "dragon": "gold", "resources": ["gold", "gold", "gold"], "amounts": ["3 gold"], "place": 1}
    ]
    assert hatching(leaf=3, gold=2).refusal("hatch gold") == ("DF-H2", "gold_dragon_costs_gold")


@rule("DF-H3", "DF-R2")
def test_what_is_paid_returns_and_the_dragon_comes_without_food() -> None:
    """The supply has it at once, the dragon is last in the nest, and its stack is one lower."""
    table = hatching("blue 1", leaf=2, gold=2)
    assert table.supply() == [18, 20, 19, 18]
    table.play("hatch green with 1 gold")
    assert table.supply() == [20, 20, 19, 19]
    assert table.nest(0) == ["blue 1+0", "green 0+0"]
    assert table.state.view(None)["eggs"] == {"green": 5, "red": 6, "blue": 5, "gold": 6}


@rule("DF-H4", "DF-Q26")
def test_three_of_a_type_are_traded_for_one_gold() -> None:
    """Gold does not stand in for another type; the supply must have a gold once the payment is in it."""
    table = hatching("green", "red", "blue", leaf=3, ruby=2, gold=1)
    assert table.legal() == ["skip", "trade leaf"]
    assert table.refusal("trade ruby") == ("DF-H4", "three_of_a_type")
    table.play("trade leaf")
    assert table.goods(0) == {"ruby": 2, "gold": 2}
    assert table.told("traded") == [{"seat": 0, "resource": "leaf", "paid": ["leaf"] * 3, "amounts": ["3 leaf"], "gained": ["gold"]}]
    empty = hatching("green", "red", "blue", leaf=3, gold=3).drain("gold", 0, 1)
    assert empty.legal() == ["skip", "trade gold"]
    assert empty.refusal("trade leaf") == ("DF-H4", "no_gold_left")
    empty.play("trade gold")
    assert (empty.goods(0), empty.supply()[3]) == ({"leaf": 3, "gold": 1}, 2)


@rule("DF-Q26")
def test_by_option_gold_is_not_traded_for_gold() -> None:
    """With `trade_gold` off that plain loss is not offered."""
    table = hatching("green", "red", "blue", leaf=3, gold=3, options={"trade_gold": False})
    assert table.legal() == ["skip", "trade leaf"]
    assert table.refusal("trade gold") == ("DF-H4", "no_gold_for_gold")


@rule("DF-Q24")
def test_one_hatching_or_one_trade_a_turn() -> None:
    """After either the family is fed."""
    table = hatching(leaf=9).play("hatch green")
    assert table.step() == "feed"
    table = hatching("red", leaf=9).play("trade leaf")
    assert (table.step(), table.goods(0)) == ("feed", {"leaf": 6, "gold": 1})


@rule("DF-H5")
def test_hatching_needs_no_lair() -> None:
    """Also with all lairs built and in the last round."""
    table = start().lay("forest 2,0", "forest 3,0", "forest 4,0", "forest 5,0").own(0, leaf=3)
    for where in ("2,0", "3,0", "4,0", "5,0"):
        table.lair(0, "green", where)
    table.state.end_cause = 1
    table.at(0, HATCH_OR_TRADE)
    assert "hatch green" in table.legal()


@rule("DF-R3", "DF-Q7")
def test_an_empty_stack_of_dragons_stays_empty() -> None:
    """That colour cannot be hatched any more, not even for gold."""
    table = (
        start(4)
        .hatchlings(1, "green", "green", "green")
        .hatchlings(2, "green", "green", "green")
        .own(0, leaf=3, gold=3)
        .at(0, HATCH_OR_TRADE)
    )
    assert [move for move in table.legal() if "green" in move] == []
    assert table.refusal("hatch green") == ("DF-R3", "no_egg")


@rule("DF-Q31")
def test_a_nest_holds_any_number_of_resources() -> None:
    """The whole supply fits in."""
    table = start().lay("forest 2,0").own(0, leaf=19, ruby=20, pearl=20, gold=20).play("move", "handler 1", "to 1")
    assert table.goods(0) == {"leaf": 20, "ruby": 20, "pearl": 20, "gold": 20}
