"""Entering a cell, combat and caves."""

from __future__ import annotations

from typing import Any, cast

import pytest

from clutch.games.dragoon.show.odds import ATTACK_WINS
from games.dragoon.island import Table, cards, dice, place, walk
from kit import rule


@rule("DG-M1")
def test_arriving_in_order() -> None:
    """Under Lay Waste a dragon is sent home and the tile burns; otherwise there is a fight, and a dragon that lost it goes no further."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, tiles={"3,4": "city B"}, gold=[0, 9], lay_waste=True).play("move 3,4")
    assert (table.dragon("A"), table.dragon("B"), table.tile("3,4"), table.gold) == ("3,4", "5,5", "", [4, 9])
    assert table.told() == ["moved", "sent_home", "destroyed"]
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, tiles={"3,4": "city B"}, gold=[5, 9]).play("move 3,4", dice(1, 2))
    assert (table.dragon("A"), table.dragon("B"), table.tile("3,4")) == ("2,2", "3,4", "city B")


@rule("DG-M1", "DG-W2")
def test_entering_a_vacant_cave_opens_a_window() -> None:
    """Its owner is asked if it can answer; Fairwind enters in the same way."""
    table = place(2, dragons={"A": "5,4", "B": "1,1"}, hands={"B": "creature_comfort"}).play("move 5,5")
    assert (table.decision, table.turn) == ("cave_entered", "B")
    table = place(2, dragons={"A": "5,3", "B": "1,1"}, hands={"A": "fairwind", "B": "creature_comfort"}).play("play fairwind 5,5")
    assert (table.decision, table.turn) == ("cave_entered", "B")


@rule("DG-M2", "DG-C8")
def test_a_guarded_cave_is_closed() -> None:
    """Neither a step, nor Fairwind, nor Lay Waste opens a guarded cave; the own cave is always open."""
    table = place(2, dragons={"A": "5,4"}, hands={"A": "fairwind"}, lay_waste=True)
    assert table.refusal("move 5,5") == ("DG-M2", "guarded_cave")
    assert table.refusal("play fairwind 5,5") == ("DG-M2", "guarded_cave")
    assert "move 2,2" in place(2, dragons={"A": "2,3"}).legal()


@rule("DG-M3")
def test_being_sent_home_is_not_arriving() -> None:
    """A dragon under Lay Waste that is sent home by a fight in a cave burns nothing and opens no window."""
    table = place(2, dragons={"A": "5,4", "B": "1,1"}, gold=[5, 5], hands={"B": "creature_comfort"}, lay_waste=True)
    table.play("move 5,5").play("react creature_comfort", dice(6, 1))
    assert (table.decision, table.dragon("A")) == ("turn", "2,2")
    assert "destroyed" not in table.told()


@rule("DG-M4", "DG-G13")
def test_sent_home_to_an_empty_cave() -> None:
    """Whoever is sent home is alone in its cave: in every random game no two dragons share one after a fight."""
    sent = 0
    for seed in range(6):
        for state, _, events in walk(4, {}, seed):
            for event in events:
                if event.kind == "sent_home":
                    sent += 1
            if state.over or state.prompt().kind != "combat_losing":
                assert len({int(state.dragon[seat]) for seat in range(4)}) == 4
    assert sent > 20


@rule("DG-B1", "DG-B2")
@pytest.mark.parametrize(("attack", "defence", "wins"), [(3, 3, True), (4, 3, True), (2, 3, False), (6, 6, True), (1, 6, False)])
def test_the_attacker_wins_ties(attack: int, defence: int, wins: bool) -> None:
    """A step onto another dragon starts a fight at no further cost; the attacker rolls first and wins if it has at least as much."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, gold=[10, 10]).play("move 3,4", dice(attack, defence))
    assert table.gold == ([13, 7] if wins else [7, 13])
    assert table.points == 2


@rule("DG-B2")
def test_the_attacker_wins_21_of_36() -> None:
    """Without cards the attacker wins 21 of 36 fights."""
    assert pytest.approx(21 / 36) == ATTACK_WINS


@rule("DG-B3", "DG-K13", "DG-C7")
def test_ferocity_answers_ferocity() -> None:
    """Whoever is losing is asked; each Ferocity that turns the result makes the other the loser."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, gold=[10, 10], hands={"A": "ferocity ferocity", "B": "ferocity"})
    table.play("move 3,4", dice(3, 5))
    assert (table.turn, table.decision) == ("A", "combat_losing")
    table.play("react ferocity")
    assert table.turn == "B"
    table.play("react ferocity")
    assert table.turn == "A"
    table.play("react ferocity")
    assert (table.gold, table.dragon("B")) == ([13, 7], "5,5")
    assert table.pile("in_play") == "ferocity ferocity ferocity"


@rule("DG-B3", "DG-W5")
def test_a_pass_loses() -> None:
    """The loser may keep its card and lose."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, gold=[10, 10], hands={"B": "ferocity slippery_scales"}).play("move 3,4", dice(5, 4))
    assert table.legal() == ["pass", "react ferocity", "react slippery_scales"]
    table.play("pass")
    assert (table.gold, table.turn) == ([13, 7], "A")


@rule("DG-B4", "DG-G39")
@pytest.mark.parametrize(("has", "pays"), [(9, 3), (2, 2), (0, 0)])
def test_the_loser_pays_three(has: int, pays: int) -> None:
    """The loser pays 3 or what it has, and is sent home even if that is nothing."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, gold=[0, has]).play("move 3,4", dice(6, 1))
    assert table.gold == [pays, has - pays]
    assert table.dragon("B") == "5,5"


@rule("DG-B5")
def test_the_winner_stays() -> None:
    """The loser goes home, the winner stays, whether it attacked or not."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}).play("move 3,4", dice(1, 6))
    assert (table.dragon("A"), table.dragon("B")) == ("2,2", "3,4")


@rule("DG-B6", "DG-G14", "DG-I8")
@pytest.mark.parametrize(("attack", "defence", "gold"), [(6, 1, [7, 13]), (1, 6, [13, 7])])
def test_a_fight_in_a_cave(attack: int, defence: int, gold: list[int]) -> None:
    """The owner stays in its cave and the intruder goes home, whoever wins and is paid."""
    table = place(2, dragons={"A": "5,4", "B": "1,1"}, gold=[10, 10], hands={"B": "creature_comfort"})
    table.play("move 5,5").play("react creature_comfort", dice(attack, defence))
    assert (table.dragon("A"), table.dragon("B"), table.gold) == ("2,2", "5,5", gold)
    assert (table.turn, table.points) == ("A", 2)


@rule("DG-B7")
def test_a_fight_touches_nothing_else() -> None:
    """Tiles, totems, the chest and hands are as before."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, tiles={"3,4": "city B"}, thief=5, chest="3,4", hands={"A": "scorch", "B": "thief"})
    table.play("move 3,4", dice(6, 1))
    assert (table.tile("3,4"), table.treasure, table.hand("A"), table.hand("B")) == ("city B", "3,4", "scorch", "thief")


@rule("DG-V1", "DG-V4")
def test_in_and_out_of_a_cave() -> None:
    """A vacant cave can be entered and robbed once for each point; whoever leaves in time is not evicted."""
    table = place(2, dragons={"A": "5,4", "B": "1,1"}, gold=[0, 20], hands={"A": "second_wind"})
    table.plays("play second_wind", "move 5,5").play("steal cave", dice(2)).play("steal cave", dice(3)).plays("move 5,6")
    assert table.gold == [5, 15]
    table.plays("move 6,6").play("end", cards("scorch"))
    assert table.gold == [5, 15]
    assert "evicted" not in table.told()


@rule("DG-V2", "DG-G22")
def test_an_empty_cave_cannot_be_robbed() -> None:
    """A die above the owner's gold takes what is there; then there is nothing to steal. The owner may be anywhere."""
    table = place(2, dragons={"A": "5,5", "B": "1,1"}, gold=[0, 2]).play("steal cave", dice(6))
    assert table.gold == [2, 0]
    assert table.refusal("steal cave") == ("DG-V2", "nothing_to_steal")


@rule("DG-V3", "DG-G15", "DG-G16")
@pytest.mark.parametrize(("has", "pays"), [(10, 3), (2, 2)])
def test_eviction(has: int, pays: int) -> None:
    """Owner home, intruder pays 3 or what it has and goes home; no dice, and nobody is asked, not even with Creature Comfort in hand."""
    table = place(2, dragons={"A": "5,5", "B": "1,1"}, gold=[has, 4], hands={"B": "creature_comfort"}, points=0).play(
        "end", cards("scorch")
    )
    assert (table.dragon("A"), table.dragon("B"), table.gold) == ("2,2", "5,5", [has - pays, 4 + pays])
    assert (table.turn, table.decision) == ("B", "turn")


@rule("DG-G17")
def test_cave_and_chest_are_never_one_cell() -> None:
    """In random games with many chests a turn never ends in a cave and on the chest."""
    for state, _, _ in walk(4, {"gold_goal": 60}, 3):
        assert state.treasure < 0 or state.agreement.cave_at[int(state.treasure)] == 0


def test_odds_in_the_view() -> None:
    """A seat that decides sees its chances: fights next to it, and thefts where it stands."""
    view = place(2, dragons={"A": "3,3", "B": "3,4"}, gold=[10, 2], thief=30, chest="3,3").state.view(0)
    assert view["odds"] == [
        {"kind": "fight", "cell": "3,4", "target": 1, "chance": pytest.approx(21 / 36), "gold": pytest.approx(21 / 36 * 2 - 15 / 36 * 3)},
        {"kind": "steal_treasure", "cell": "3,3", "target": None, "chance": 1.0, "gold": 3.5},
    ]
    assert place(2, dragons={"A": "5,5", "B": "1,1"}, gold=[0, 1]).state.view(0)["odds"] == [
        {"kind": "steal_cave", "cell": "5,5", "target": 1, "chance": 1.0, "gold": 1.0}
    ]
    assert place(2).state.view(1)["odds"] == []


def prospects(table: Table) -> list[dict[str, Any]]:
    """What the moves of the first seat may bring, as its view tells it."""
    return cast("list[dict[str, Any]]", table.state.view(0)["prospects"])


def test_prospects_in_the_view() -> None:
    """A seat that decides sees what its moves may bring, each by its number: a fight wherever it can arrive, by foot or by Fairwind, and what stealing and burning give."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, gold=[10, 2], thief=30, chest="3,3", tiles={"3,3": "city"}, hands={"A": "fairwind"})
    legal = table.state.legal()
    found = {str(table.state.move(each["action"])): each for each in prospects(table)}
    assert all(each["action"] in legal for each in found.values())
    assert sorted(found) == ["destroy", "move 3,4", "play fairwind 3,4", "steal treasure"]
    fight = {"kind": "fight", "target": 1, "chance": pytest.approx(21 / 36), "gold": pytest.approx(21 / 36 * 2 - 15 / 36 * 3)}
    for move in ("move 3,4", "play fairwind 3,4"):
        assert {**found[move], **fight, "win": 2, "lose": 3} == found[move]
    assert (found["steal treasure"]["gold"], found["steal treasure"]["win"]) == (3.5, 6)
    assert (found["destroy"]["gold"], found["destroy"]["win"]) == (4.0, 4)
    assert table.state.view(1)["prospects"] == []
    assert table.state.view(None)["prospects"] == []


def test_no_fight_is_in_prospect_where_waste_is_laid() -> None:
    """Whoever lays waste sends dragons home without a fight, so the view promises none (DG-K3)."""
    table = place(2, dragons={"A": "3,3", "B": "3,4"}, gold=[10, 2], lay_waste=True)
    assert [each["kind"] for each in prospects(table)] == []
