"""The supply of resources."""

from __future__ import annotations

from clutch.games.dragon_family.hatch import HATCH_OR_TRADE
from games.dragon_family.arranged_table import start
from kit import rule


@rule("DF-R1", "DF-Q6")
def test_a_gain_from_an_empty_supply_is_lost() -> None:
    """Nothing else comes instead, and nothing is owed later."""
    table = start().lay("forest 2,0").drain("leaf", 0, 1).play("move", "handler 1", "to 1")
    assert table.goods(0) == {}
    table.own(1, leaf=10)
    assert table.supply() == [10, 20, 20, 20]
    assert table.goods(0) == {}


@rule("DF-Q6")
def test_by_option_the_supply_never_runs_out() -> None:
    """Gains are never lost, and a trade needs no gold in the supply; the view shows no numbers."""
    table = start(resource_supply="unlimited").lay("forest 2,0").own(0, leaf=45)
    table.play("move", "handler 1", "to 1", "keep")
    assert table.goods(0) == {"leaf": 46}
    assert table.state.view(None)["supply"] is None
    table.at(0, HATCH_OR_TRADE).play("trade leaf")
    assert table.goods(0) == {"leaf": 43, "gold": 1}
    table.state.check()


@rule("DF-R2")
def test_spent_resources_are_back_at_once() -> None:
    """What one player pays the next can gain."""
    table = start().lay("forest 2,0").own(1, leaf=17).own(0, leaf=3).at(0, HATCH_OR_TRADE).play("hatch green")
    assert table.supply()[0] == 3
