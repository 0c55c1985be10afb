"""Feeding the family."""

from __future__ import annotations

from clutch.games.dragon_family.hatch import HATCH_OR_TRADE
from games.dragon_family.arranged_table import Table, start
from kit import rule


def feeding(*dragons: str, options: dict[str, object] | None = None, **resources: int) -> Table:
    """Seat A with these dragons and resources, its egg skipped."""
    table = start(options=options).lay("forest 2,0").hatchlings(0, *dragons).own(0, **resources).at(0, HATCH_OR_TRADE)
    return table.play("skip") if table.step() == "hatch" else table


@rule("DF-F1")
def test_each_dragon_gets_at_most_one_in_nest_order() -> None:
    """Its own food or gold, or nothing; a gold dragon gold only."""
    table = feeding("green", "gold", "red 1", leaf=2, gold=2)
    assert table.legal() == ["skip", "feed 1", "feed 1 gold"]
    assert table.refusal("feed 2 gold") == ("DF-F1", "other_dragon")
    table.play("feed 1")
    assert table.legal() == ["skip", "feed 2 gold"]
    assert table.refusal("feed 2") == ("DF-F1", "gold_dragon_eats_gold")
    table.play("feed 2 gold")
    assert table.legal() == ["skip", "feed 3 gold"]
    assert table.refusal("feed 3") == ("DF-F1", "no_food")
    table.play("feed 3 gold")
    assert table.nest(0) == ["green 1+0", "gold 0+1", "red 1+1"]
    assert (table.goods(0), table.state.turn) == ({"leaf": 1}, 1)


@rule("DF-Q28")
def test_a_dragon_may_be_fed_in_the_turn_it_hatched() -> None:
    """Hatching comes first, and the new dragon is asked for too."""
    table = start().own(0, ruby=4).at(0, HATCH_OR_TRADE).play("hatch red", "feed 1")
    assert table.nest(0) == ["red 1+0"]


@rule("DF-F2", "DF-Q29")
def test_a_grown_dragon_is_not_fed() -> None:
    """Three food is the most, own and gold together."""
    table = feeding("green 2+1", "red 2", leaf=2, ruby=1)
    assert table.legal() == ["skip", "feed 2"]
    table.play("feed 2")
    assert table.told("grew") == [{"seat": 0, "place": 2, "dragon": "red", "resource": "ruby", "food": 3}]
    assert table.state.turn == 1


@rule("DF-F3")
def test_a_dragon_without_payable_food_is_passed_over() -> None:
    """No leaf, ruby or gold: only the blue one is asked for; and skipping feeds nobody."""
    table = feeding("green", "red", "blue", pearl=1)
    assert table.legal() == ["skip", "feed 3"]
    table.play("skip")
    assert (table.nest(0), table.state.turn) == (["green 0+0", "red 0+0", "blue 0+0"], 1)


@rule("DF-F4")
def test_by_option_dragons_may_be_overfed() -> None:
    """Grown ones are asked too, stay grown, give all of it back, and the fourth food is no progress."""
    table = feeding("green 3", leaf=2, options={"overfeed": True})
    assert table.legal() == ["skip", "feed 1"]
    assert not table.state.progress
    table.play("feed 1")
    assert (table.nest(0), table.state.progress) == (["green 4+0"], False)
    assert table.supply() == [15, 20, 20, 20]
    table.at(0).stand(0, "2,0", "0,0").settle("2,0", 1)
    assert table.supply() == [19, 20, 20, 20]
    third = feeding("green 2", leaf=1, options={"overfeed": True}).play("feed 1")
    assert third.state.progress


@rule("DF-R2")
def test_food_on_a_dragon_is_not_in_the_supply() -> None:
    """It comes back only when the dragon settles."""
    table = feeding("blue", pearl=1)
    assert table.supply() == [20, 20, 19, 20]
    table.play("feed 1")
    assert (table.supply(), table.goods(0)) == ([20, 20, 19, 20], {})


def test_the_prompt_names_the_dragon() -> None:
    """So that everybody knows which one is being fed."""
    table = feeding("green", "red", ruby=1)
    assert table.step() == "feed"
    assert table.state.prompt().facts == {"seat": 0, "place": 2, "dragon": "red"}
