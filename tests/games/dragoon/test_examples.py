"""The worked examples of the rules, number for number."""

from __future__ import annotations

from collections import Counter

import pytest

import clutch
from clutch.games.dragoon.populate import populate_roll
from games.dragoon.island import DECK, Table, bare, before_populate, cards, dice, end_the_round, lay_tiles, place, rolls
from games.dragoon.test_knowledge import worlds
from kit import rule


@rule("DG-X1")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 4), (4, 5)])
def test_x1(players: int, count: int) -> None:
    """Three players make 4 populate rolls, two make 3, four make 5."""
    state = before_populate(players)
    state.events = []
    script = clutch.Scripted([*rolls(*["1,1", "3,1", "4,1", "6,1", "1,3"][:count]), 0])
    state.settle(script)
    assert script.spent
    assert len([event for event in state.events if event.kind == "settled_village"]) == count


@rule("DG-X2")
def test_x2() -> None:
    """A village comes under dragon and chest: supply 7 to 6."""
    table = place(2, dragons={"A": "4,1"}, thief=3, chest="4,1", supply=7)
    populate_roll(table.state, True, clutch.Scripted(rolls("4,1")))
    assert (table.tile("4,1"), table.state.tile_supply, table.dragon("A"), table.treasure) == ("village", 6, "4,1", "4,1")


@rule("DG-X3")
def test_x3() -> None:
    """Without supply a village still grows and keeps its totem."""
    table = place(2, tiles={"6,2": "village B"}, supply=0)
    populate_roll(table.state, True, clutch.Scripted(rolls("6,2")))
    assert (table.tile("6,2"), table.state.tile_supply, table.state.thief_gold) == ("city B", 0, 0)


@rule("DG-X4")
def test_x4() -> None:
    """A cave, a city and an empty cell without supply: thief 3, 6, 9, and the chest stays where it was placed."""
    table = place(4, tiles={"3,3": "city"}, supply=0)
    story = []
    for cell, luck in (("5,5", table.chest_luck("1,6")), ("3,3", []), ("1,1", [])):
        populate_roll(table.state, True, clutch.Scripted(rolls(cell) + luck))
        story.append((int(table.state.thief_gold), table.treasure))
    assert story == [(3, "1,6"), (6, "1,6"), (9, "1,6")]


@rule("DG-X5")
def test_x5() -> None:
    """With two players (2,5) is an ordinary cell."""
    table = place(2)
    populate_roll(table.state, True, clutch.Scripted(rolls("2,5")))
    assert table.tile("2,5") == "village"


@rule("DG-X6")
def test_x6() -> None:
    """A 4, B 9, C 4: A or C, each with probability 1/2; C names B: B, C, A."""
    drawn: Counter[str] = Counter()
    for seed in range(200):
        state = before_populate(3)
        for seat, gold in enumerate((4, 9, 4)):
            state.gold[seat] = gold
        state.settle(clutch.Seeded(seed))
        drawn[Table(state).turn] += 1
    assert set(drawn) == {"A", "C"}
    assert abs(drawn["A"] - drawn["C"]) < 50
    state = before_populate(3)
    for seat, gold in enumerate((4, 9, 4)):
        state.gold[seat] = gold
    state.settle(clutch.Scripted([*rolls("1,1", "3,1", "4,1", "6,1"), 1]))
    table = Table(state).play("first B", cards("scorch"))
    assert table.state.view(None)["order"] == [1, 2, 0]


@rule("DG-X7")
def test_x7() -> None:
    """Move, move, claim: totem on (3,3), 8 left, 0 points; then only cards and the end."""
    table = place(2, tiles={"3,3": "village"}, hands={"A": "new_arrivals"}).plays("move 3,2", "move 3,3", "claim")
    assert (table.tile("3,3"), table.totems("A"), table.points) == ("village A", 8, 0)
    assert table.legal() == ["end", "play new_arrivals"]


@rule("DG-X8")
def test_x8() -> None:
    """A takes B's city; a second claim is not legal, destroying is."""
    table = place(2, dragons={"A": "3,3"}, tiles={"3,3": "city B"}).play("claim")
    assert (table.totems("B"), table.totems("A"), table.tile("3,3")) == (9, 8, "city A")
    assert "claim" not in table.legal()
    assert "destroy" in table.legal()


@rule("DG-X9")
def test_x9() -> None:
    """Nine totems on the map: no claim, but destroying; an own village gives 2 gold and a totem back."""
    tiles = {f"{black},{red}": "village A" for black in (1, 3, 4) for red in (1, 3, 4)}
    table = place(2, dragons={"A": "6,1"}, tiles={**tiles, "6,1": "village"})
    assert "claim" not in table.legal()
    assert "destroy" in table.legal()
    table = place(2, dragons={"A": "1,1"}, tiles={**tiles, "2,1": "village"}).plays("destroy", "move 2,1", "claim")
    assert (table.gold[0], table.tile("2,1"), table.totems("A")) == (2, "village A", 0)


@rule("DG-X10")
def test_x10() -> None:
    """11 gold and C's city: 15; tile and totem go back."""
    table = place(3, dragons={"A": "4,4"}, tiles={"4,4": "city C"}, gold=[11, 0, 0])
    supply = int(table.state.tile_supply)
    table.play("destroy")
    assert (table.gold[0], int(table.state.tile_supply), table.totems("C")) == (15, supply + 1, 9)


@rule("DG-X11")
def test_x11() -> None:
    """3 against 3: A wins the tie, takes B's 2 and stays."""
    table = place(2, dragons={"A": "4,3", "B": "4,4"}, gold=[5, 2]).play("move 4,4", dice(3, 3))
    assert (table.gold, table.dragon("A"), table.dragon("B")) == ([7, 0], "4,4", "5,5")


@rule("DG-X12")
def test_x12() -> None:
    """2 against 6: A pays 3, is home, and has 2 points left."""
    table = place(2, dragons={"A": "4,3", "B": "4,4"}, gold=[5, 0]).play("move 4,4", dice(2, 6))
    assert (table.gold, table.dragon("A"), table.points) == ([2, 3], "2,2", 2)


@rule("DG-X13")
def test_x13() -> None:
    """B is home on (2,5): neither a move nor Fairwind leads there."""
    table = place(4, dragons={"A": "3,5"}, hands={"A": "fairwind"})
    assert "move 2,5" not in table.legal()
    assert "play fairwind 2,5" not in table.legal()
    assert "play fairwind 2,6" in table.legal()


@rule("DG-X14")
def test_x14() -> None:
    """A 6 against 4 gold takes 4; then stealing is over, and the last point goes elsewhere."""
    table = place(2, dragons={"A": "5,5", "B": "1,1"}, gold=[0, 4], points=2).play("steal cave", dice(6))
    assert table.gold == [4, 0]
    assert "steal cave" not in table.legal()
    assert table.plays("move 5,6").points == 0


@rule("DG-X15")
def test_x15() -> None:
    """Eviction with 2 gold: A 0, B 9, both home, no dice."""
    table = place(2, dragons={"A": "5,5", "B": "1,4"}, gold=[2, 7], points=0).play("end", cards("scorch"))
    assert (table.gold, table.dragon("A"), table.dragon("B")) == ([0, 9], "2,2", "5,5")


@rule("DG-X16")
def test_x16() -> None:
    """5 gold in the chest: 3, then 2, then it leaves, and nothing moves at the turn's end."""
    table = place(2, dragons={"A": "1,6"}, thief=5, points=2).play("steal treasure", dice(3))
    assert (table.gold[0], table.state.thief_gold) == (3, 2)
    table.play("steal treasure", dice(5))
    assert (table.gold[0], table.state.thief_gold, table.treasure) == (5, 0, None)
    assert "treasure_moved" not in table.play("end", cards("scorch")).told()


@rule("DG-X17")
def test_x17() -> None:
    """The chest moves from (1,1) to one of 31 cells, each once for 31 outcomes."""
    found = set()
    for outcome in range(31):
        table = place(4, dragons={"A": "1,1"}, thief=5, chest="1,1", points=0).play("end", [outcome, *cards("scorch")])
        found.add(table.treasure)
    assert len(found) == 31
    assert not found & {"1,1", "2,2", "2,5", "5,5", "5,2", None}


def four_claims(hands: dict[str, str] | None = None) -> Table:
    """A's four claims of the examples, at the end of the last turn."""
    tiles = {"1,1": "village A", "3,3": "city A", "4,6": "village A", "6,6": "city A"}
    return place(3, active="C", first="A", dragons={"A": "1,1", "B": "3,3"}, tiles=tiles, hands=hands, points=0)


POPULATE = [0, 3, 2, 3, 3, 3, 5, 3]
"""Four uneventful populate rolls."""


@rule("DG-X18")
@pytest.mark.parametrize(("roll", "gold"), [(6, 7), (4, 5), (2, 1)])
def test_x18(roll: int, gold: int) -> None:
    """A 6 pays 1 + 0 + 2 + 4, a 4 pays 1 + 0 + 1 + 3, a 2 pays 1."""
    table = four_claims().play("end", [*dice(roll), *POPULATE, 0])
    assert table.gold[0] == gold


@rule("DG-X19")
def test_x19() -> None:
    """A 1: 1 gold, and (4,6) or (6,6) is lost."""
    table = four_claims().play("end", dice(1))
    assert (table.gold[0], table.legal()) == (1, ["drop 4,6", "drop 6,6"])


@rule("DG-X20")
def test_x20() -> None:
    """Intimidate: 7, the city under B still pays nothing, and Hecklers are not asked."""
    table = four_claims({"A": "intimidate", "B": "hecklers"}).play("end").play("play intimidate", [*POPULATE, 0])
    assert (table.gold[0], table.decision) == (7, "choose_first")


@rule("DG-X21")
@pytest.mark.parametrize(("tile", "gold"), [("village A", 1), ("city A", 3)])
def test_x21(tile: str, gold: int) -> None:
    """The only claim is under the own dragon: no roll, and Intimidate is not offered."""
    table = place(3, active="C", first="A", dragons={"A": "1,1"}, tiles={"1,1": tile}, hands={"A": "intimidate"}, points=0)
    table.play("end", [*POPULATE, 0])
    assert (table.gold[0], table.hand("A")) == (gold, "intimidate")


@rule("DG-X22")
def test_x22() -> None:
    """Lay Waste: 12, 16, nothing, 18; B is sent home without dice and keeps its gold."""
    tiles = {"3,3": "village A", "3,4": "city B", "4,5": "village"}
    table = place(4, dragons={"A": "3,3", "B": "3,4"}, tiles=tiles, gold=[10, 6, 0, 0], hands={"A": "lay_waste"}).play("play lay_waste")
    assert (table.gold[0], table.totems("A")) == (12, 9)
    table.play("move 3,4")
    assert (table.gold[:2], table.dragon("B"), table.totems("B")) == ([16, 6], "2,5", 9)
    assert table.plays("move 3,5").gold[0] == 16
    assert table.plays("move 4,5").gold[0] == 18


@rule("DG-X23")
def test_x23() -> None:
    """One totem left: the roar offers (3,3), (4,3) and stopping; (4,3) ends it."""
    mine = {f"{black},1": "village A" for black in range(1, 7)} | {"1,2": "village A", "6,2": "village A"}
    tiles = {"3,3": "village", "4,3": "city B", "5,4": "village", **mine}
    table = place(4, dragons={"A": "4,4", "C": "5,4"}, tiles=tiles, hands={"A": "menacing_roar"}).play("play menacing_roar")
    assert table.legal() == ["roar 3,3", "roar 4,3", "roar stop"]
    table.play("roar 4,3")
    assert (table.totems("B"), table.totems("A"), table.decision) == (9, 0, "turn")


@rule("DG-X24")
def test_x24() -> None:
    """Thief may be aimed at B only: B 0, thief 2, the chest is placed."""
    table = place(3, dragons={"B": "1,1"}, gold=[0, 2, 9], hands={"A": "thief"})
    assert table.legal_of("play thief") == ["B"]
    table.play("play thief B", table.chest_luck("6,1"))
    assert (table.gold, table.state.thief_gold, table.treasure) == ([0, 0, 9], 2, "6,1")


@rule("DG-X25")
@pytest.mark.parametrize(("attack", "defence", "gold"), [(2, 5, [10, 0]), (4, 4, [5, 5])])
def test_x25(attack: int, defence: int, gold: list[int]) -> None:
    """C comes home by Creature Comfort and attacks: C stays, A goes home and plays on, whoever wins."""
    table = place(4, dragons={"A": "5,4", "C": "6,1"}, gold=[8, 0, 2, 0], hands={"C": "creature_comfort"}).play("move 5,5")
    table.play("react creature_comfort", dice(attack, defence))
    assert [table.gold[0], table.gold[2]] == gold
    assert (table.dragon("C"), table.dragon("A"), table.turn) == ("5,5", "2,2", "A")


@rule("DG-X26")
def test_x26() -> None:
    """3 to 5, 6 to 5, 8 to 6: A loses. At 1 to 5 Ferocity is not legal."""
    table = place(2, dragons={"A": "4,3", "B": "4,4"}, gold=[5, 5], hands={"A": "ferocity", "B": "ferocity"}).play("move 4,4", dice(3, 5))
    totals = []
    for _ in range(2):
        table.play("react ferocity")
        window = table.state.view(None)["window"]
        if isinstance(window, dict):
            totals.append((window["attack"], window["defence"]))
    assert totals == [(6, 5)]
    assert (table.gold, table.dragon("A")) == ([2, 8], "2,2")
    table = place(2, dragons={"A": "4,3", "B": "4,4"}, hands={"A": "ferocity slippery_scales"}).play("move 4,4", dice(1, 5))
    assert table.legal() == ["pass", "react slippery_scales"]


@rule("DG-X27")
def test_x27() -> None:
    """Slippery Scales: A goes home, no gold moves."""
    table = place(2, dragons={"A": "4,3", "B": "4,4"}, gold=[5, 5], hands={"A": "slippery_scales"}).play("move 4,4", dice(1, 5))
    table.play("react slippery_scales")
    assert (table.gold, table.dragon("A")) == ([5, 5], "2,2")


@rule("DG-X28")
def test_x28() -> None:
    """B snuffs out Second Wind: A has 0 points, C is not asked; both cards are in play until the turn ends."""
    table = place(3, hands={"A": "second_wind", "B": "snuff_out", "C": "snuff_out"}, points=0).play("play second_wind")
    assert table.turn == "B"
    table.play("react snuff_out")
    assert (table.turn, table.points, table.pile("in_play")) == ("A", 0, "second_wind snuff_out")
    assert table.play("end", cards("scorch")).pile("discard") == "second_wind snuff_out"


@rule("DG-X29")
def test_x29() -> None:
    """6, A passes, B heckles, 2: nothing for A, and no further reroll."""
    table = place(3, active="C", first="A", tiles={"1,1": "city A"}, hands={"A": "hecklers", "B": "hecklers"}, points=0).play(
        "end", dice(6)
    )
    assert table.turn == "A"
    table.play("pass").play("react hecklers", [*dice(2), *POPULATE, 0])
    assert (table.gold[0], table.hand("A"), table.decision) == (0, "hecklers", "choose_first")


@rule("DG-X30")
def test_x30() -> None:
    """Loyal Subjects stop a claim; A has 1 point, tries again, and B answers with a second copy."""
    table = place(2, dragons={"A": "3,3"}, tiles={"3,3": "village B"}, hands={"B": "loyal_subjects loyal_subjects"}, points=2)
    table.plays("claim", "react loyal_subjects")
    assert (table.tile("3,3"), table.points) == ("village B", 1)
    table.plays("claim", "react loyal_subjects")
    assert (table.tile("3,3"), table.points) == ("village B", 0)


@rule("DG-X31")
def test_x31() -> None:
    """Cycling the only card with nothing to draw brings it back for one point."""
    others = " ".join(card for card, count in DECK.items() for _ in range(count - (card == "scorch")))
    table = place(2, hands={"A": "scorch", "B": others}).play("cycle scorch", cards("scorch"))
    assert (table.hand("A"), table.points, table.pile("discard")) == ("scorch", 2, "")


@rule("DG-X32")
def test_x32() -> None:
    """Deck and discard pile empty with a card in play: drawing is not legal; with all cards in hands a turn starts without one."""
    table = place(2, in_play="thief", empty_deck="B")
    assert "draw" not in table.legal()
    table = place(2, empty_deck="A", points=0).play("end")
    assert (table.turn, table.hand("B")) == ("B", "")


def ended(gold: list[int], **others: object) -> Table:
    """The position after an end check."""
    state = bare(len(gold), thief_wins=bool(others.get("thief_wins")))
    tiles = others.get("tiles", {})
    assert isinstance(tiles, dict)
    lay_tiles(state, tiles, None)
    for seat, amount in enumerate(gold):
        state.gold[seat] = amount
    state.first = 0
    round_number = others.get("round_number", 8)
    thief = others.get("thief", 0)
    assert isinstance(round_number, int)
    assert isinstance(thief, int)
    state.round = round_number
    state.thief_gold = thief
    state.treasure = 30 if thief else -1
    state.sudden_death = bool(others.get("sudden_death"))
    end_the_round(state, clutch.Seeded(3))
    return Table(state)


@rule("DG-X33")
def test_x33() -> None:
    """49 to 48: no end; the next round ends 52 to 51: A wins."""
    table = ended([49, 48])
    assert (table.state.over, table.state.round) == (False, 9)
    assert ended([52, 51], round_number=9).state.winners() == [0]


@rule("DG-X34")
def test_x34() -> None:
    """53, 53, 20: sudden death; 47, 49, 30: B wins."""
    assert ended([53, 53, 20]).state.sudden_death
    assert ended([47, 49, 30], sudden_death=True).state.winners() == [1]


@rule("DG-X35")
def test_x35() -> None:
    """Round 60, 31 each, 4 totems against 6: B wins."""
    tiles = {f"{black},1": "village B" for black in range(1, 7)} | {f"{black},6": "village A" for black in range(1, 5)}
    assert ended([31, 31, 12], round_number=60, tiles=tiles).state.winners() == [1]


@rule("DG-X36")
def test_x36() -> None:
    """From the corner two moves; next to a guarded cave (1,1) and (1,3) only."""
    assert place(2, dragons={"A": "1,1"}).legal_of("move") == ["2,1", "1,2"]
    assert place(2, active="B", dragons={"B": "1,2"}).legal_of("move") == ["1,1", "1,3"]


@rule("DG-X37")
def test_x37() -> None:
    """Lay Waste, Fairwind into C's vacant cave, Creature Comfort, 4 against 3: A 3, C 7, A home, still laying waste with 1 point."""
    table = place(
        4, dragons={"A": "4,4", "C": "6,1"}, gold=[6, 0, 4, 0], hands={"A": "fairwind", "C": "creature_comfort"}, lay_waste=True, points=1
    )
    table.play("play fairwind 5,5").play("react creature_comfort", dice(4, 3))
    assert (table.gold, table.dragon("A"), table.state.lay_waste, table.points) == ([3, 0, 7, 0], "2,2", True, 1)
    assert "play fairwind 5,5" not in place(4, dragons={"A": "4,4"}, hands={"A": "fairwind"}).legal()


@rule("DG-X38")
def test_x38() -> None:
    """Thief on B puts the chest under A: 2 stolen, thief 1, then the chest moves on."""
    table = place(2, dragons={"A": "4,1", "B": "6,6"}, gold=[0, 9], hands={"A": "thief"}, points=1)
    table.play("play thief B", table.chest_luck("4,1"))
    assert (table.gold, table.state.thief_gold, table.treasure) == ([0, 6], 3, "4,1")
    table.play("steal treasure", dice(2))
    assert (table.gold[0], table.state.thief_gold) == (2, 1)
    table.play("end", [*table.chest_luck("1,1"), *cards("scorch")])
    assert table.treasure == "1,1"


@rule("DG-X39")
def test_x39() -> None:
    """New Arrivals under Lay Waste: a village on (3,3) that does not burn, supply 4; the cave does nothing."""
    table = place(4, dragons={"A": "3,3"}, supply=5, hands={"A": "new_arrivals"}, lay_waste=True).play(
        "play new_arrivals", rolls("3,3", "5,5")
    )
    assert (table.tile("3,3"), table.state.tile_supply, table.state.thief_gold, table.treasure) == ("village", 4, 0, None)
    assert {"claim", "destroy"} <= set(table.legal())


@rule("DG-X40")
def test_x40() -> None:
    """Sleight of Claw against a lone Snuff Out: it is snuffed out, or taken, and then B knows of it until A cycles it."""
    table = place(2, hands={"A": "sleight_of_claw", "B": "snuff_out"}).plays("play sleight_of_claw B", "react snuff_out")
    assert (table.hand("A"), table.hand("B")) == ("", "")
    table = place(2, hands={"A": "sleight_of_claw", "B": "snuff_out"}).play("play sleight_of_claw B").play("pass", cards("snuff_out"))
    assert (table.hand("A"), table.known("B", "A")) == ("snuff_out", {"snuff_out": 1})
    assert table.play("cycle snuff_out", cards("scorch")).known("B", "A") == {}


@rule("DG-X41")
def test_x41() -> None:
    """After the discard pile became the deck A knows B's hand; after B's next draw the deck is 38 of the 39 and the other one is B's."""
    mine = "fairwind fairwind second_wind second_wind thief scorch"
    theirs = "ferocity ferocity intimidate uprising boom_town hecklers snuff_out lay_waste"
    rest = [card for card, count in DECK.items() for _ in range(count - mine.split().count(card) - theirs.split().count(card))]
    table = place(2, active="B", first="B", hands={"A": mine, "B": theirs}, discard=" ".join(rest), points=0)
    assert (table.state.deck_size, table.state.discard_size) == (0, 40)
    table.play("end", cards("scorch"))
    assert (table.state.deck_size, len(table.hand("A").split())) == (39, 7)
    assert sum(table.state.view(0)["unseen"].values()) == 47  # type: ignore[attr-defined]  # a mapping of counts
    assert {world.hand("B") for world in worlds(table, 0, 25)} == {table.hand("B")}
    table.state.action_points = 0
    table.state.first = 0
    table.state.place = 0
    table.play("end", cards("thief"))
    extras: Counter[str] = Counter()
    for world in worlds(table, 0, 300):
        (extra,) = (Counter(world.hand("B").split()) - Counter(theirs.split())).elements()
        extras[extra] += 1
        assert world.state.deck_size == 38
    assert len(extras) > 12
    assert extras["creature_comfort"] / 300 == pytest.approx(4 / 39, abs=0.07)


@rule("DG-X42")
def test_x42() -> None:
    """`masked` asks B, who can only pass, not C without cards; `instant` asks nobody; with both Snuff Outs in sight nobody is asked."""
    for mode, discard, asked in (
        ("masked", "snuff_out", "B"),
        ("instant", "snuff_out", "A"),
        ("masked", "snuff_out snuff_out", "A"),
        ("fixed", "snuff_out snuff_out", "A"),
    ):
        table = place(
            3, mode=mode, dragons={"A": "3,3"}, tiles={"3,4": "village"}, hands={"A": "scorch", "B": "thief thief"}, discard=discard
        )
        table.play("play scorch 3,4")
        assert table.turn == asked
        if asked == "B":
            assert table.legal() == ["pass"]
            table.play("pass")
        assert (table.turn, table.tile("3,4")) == ("A", "")


@rule("DG-X43")
def test_x43() -> None:
    """47, 46, thief 52 with `thief_wins`: in sudden death A wins, without it everybody loses."""
    assert ended([47, 46], thief=52, thief_wins=True, sudden_death=True).state.winners() == [0]
    lost = ended([47, 46], thief=52, thief_wins=True).state
    assert (lost.over, lost.winners()) == (True, [])


@rule("DG-X44")
def test_x44() -> None:
    """Second Wind at 0 points: 2 points, and the end is not legal until both are spent."""
    table = place(2, hands={"A": "second_wind"}, points=0).play("play second_wind")
    assert table.points == 2
    for cell in ("2,1", "3,1"):
        assert "end" not in table.legal()
        table.play(f"move {cell}")
    assert table.legal() == ["end"]
