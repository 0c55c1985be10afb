"""The worked examples of the rules, number for number: visits."""

from __future__ import annotations

from clutch.games.dragonbrood import components as box
from clutch.games.dragonbrood.destination import CHOOSE_DESTINATION
from games.dragonbrood.empty_table import AUTUMN, NEW_YEAR, SPRING, SUMMER, WINTER, Table, empty_table, side_of, slot
from kit import rule


def go(table: Table, dragon: int, move: str) -> Table:
    """Let a dragon go somewhere, whether or not there is a choice of dragon."""
    if table.prompt == "choose_dragon":
        table.play(f"dragon {slot(dragon)}")
    return table.play(move)


def budget_table(season: int) -> Table:
    table = empty_table(2, year=2).open("treasure_hollow")
    table.stand(table.dragon(0, "red", 3), "treasure_hollow", right=season == SPRING)
    return table.begin(season)


def recipes(colour: str, level: int, place: str, **items: int) -> list[str]:
    table = empty_table(2, year=5)
    dragon = table.dragon(0, colour, level)
    table.give(0, **items).begin(SUMMER)
    go(table, dragon, f"to {place}")
    return table.legal_of("evolve") if table.prompt == "evolve_choice" else []


@rule("DB-W25", "DB-A6", "DB-R47", "DB-R48")
def test_w25_recipes_of_the_dojo() -> None:
    """Which stones turn which dragon into what."""
    assert recipes("yellow", 1, "cloud_dojo", gem_blue=1, crystal_blue=1) == ["yellow to green with blue"]
    assert recipes("green", 2, "cloud_dojo", jewel_blue=1, gem_blue=1) == ["green to teal with blue blue"]
    assert recipes("green", 2, "cloud_dojo", jewel_yellow=1, gem_blue=1) == ["green to green with yellow blue"]
    assert recipes("red", 2, "cloud_dojo", jewel_red=1, gem_yellow=1) == ["red to amber with red yellow"]
    assert recipes("red", 2, "cloud_dojo", jewel_yellow=1, gem_red=1) == []
    assert recipes("green", 2, "cloud_dojo", jewel_red=2, gem_red=2) == []


@rule("DB-W26", "DB-A15")
def test_w26_recipes_of_the_arena() -> None:
    """Three gems, two of the first colour."""
    assert recipes("red", 2, "astral_arena", gem_red=2, gem_blue=1) == ["red to magenta with red blue"]
    assert recipes("orange", 2, "astral_arena", gem_yellow=2, gem_red=1) == ["orange to orange with yellow red"]


@rule("DB-W27", "DB-X3", "DB-X5")
def test_w27_a_jewel_pays_for_gem_and_crystal() -> None:
    """One red jewel becomes two gems, one gem two crystals; one crystal remains."""
    table = empty_table(2)
    dragon = table.dragon(0, "red")
    table.give(0, jewel_red=1).begin(SUMMER)
    go(table, dragon, "to cloud_dojo").play("evolve red to red with red")
    assert table.name(dragon) == "red 2" and table.has(0) == {"crystal_red": 1}


@rule("DB-W28", "DB-P5", "DB-R31", "DB-R32", "DB-R33")
def test_w28_ranges_in_winter() -> None:
    """Where level 1 and level 2 dragons can go from Gem Mountain and the Gold Mines."""
    table = empty_table(2)
    table.stand(table.dragon(0, "red"), "gem_mountain")
    table.begin(WINTER)
    assert set(table.legal()) == {"to gem_mountain", "to elder_black", "to elder_sienna", "to cloud_dojo", "nursery"}
    table = empty_table(2, year=4)
    for place in range(35):
        if int(table.state.tile[place]) > 1:
            table.state.tile[place] = 2
    table.stand(table.dragon(0, "red", 2), "gold_mines")
    table.begin(WINTER)
    near = {"gold_mines", "coinmaker", "elder_gray", "elder_umber"}
    far = {"crystal_quarries", "shrouded_meadow", "jeweller", "goblin_bank", "knights_castle"}
    assert set(table.legal_of("to")) == near | far


@rule("DB-W29", "DB-P5", "DB-R34")
def test_w29_range_from_the_player_board() -> None:
    """Level 3 from the board: everything but the Royal Palace."""
    table = empty_table(2, year=5)
    table.dragon(0, "red", 3, "summer_nursery")
    table.begin(WINTER)
    assert "royal_palace" not in table.legal_of("to")
    assert len(table.legal_of("to")) == 33  # the Menagerie has no right side
    assert table.refusal("to royal_palace") == ("DB-P5", "out_of_range")


@rule("DB-W30", "DB-D6", "DB-R37", "DB-R113")
def test_w30_the_leader_is_neither_first_nor_last() -> None:
    """Four dragons: the leader waits for one, and goes before the last of the others; two dragons are free."""
    table = empty_table(2)
    leader = table.dragon(0, "red", 3)
    others = [table.dragon(0, colour) for colour in ("red", "blue", "yellow")]
    table.begin(SUMMER)
    assert table.legal_of("dragon") == ["2", "3", "4"]
    assert table.refusal("dragon 1") == ("DB-D6", "leader_order")
    table.play(f"dragon {slot(others[0])}", "nursery")
    assert table.legal_of("dragon") == ["1", "3", "4"]
    table.play(f"dragon {slot(others[1])}", "nursery")
    assert table.prompt == "choose_destination" and CHOOSE_DESTINATION.dragon(table.state) == leader
    table.play("nursery")
    assert CHOOSE_DESTINATION.dragon(table.state) == others[2]
    two = empty_table(2)
    two.dragon(0, "red", 3)
    two.dragon(0, "blue")
    assert two.begin(SUMMER).legal_of("dragon") == ["1", "2"]


@rule("DB-W31", "DB-K9", "DB-D7", "DB-R69")
def test_w31_an_indigo_pair() -> None:
    """The indigo dragon goes first, and the amber leader may follow in the same turn."""
    table = empty_table(2)
    amber = table.dragon(0, "amber", 3, leader=True)
    indigo = table.dragon(0, "indigo", 3)
    table.dragon(0, "red")
    table.dragon(0, "blue")
    table.begin(SUMMER)
    assert table.legal_of("dragon") == ["2", "3", "4"]
    table.play(f"dragon {slot(indigo)}", "to gem_mountain")
    assert table.prompt == "indigo_pair" and table.legal() == ["pair 1", "none"]
    table.play(f"pair {slot(amber)}", "to gold_mines")
    assert table.at(amber) == "gold_mines"
    assert table.legal_of("dragon") == ["3", "4"]


@rule("DB-W32", "DB-K10", "DB-P7", "DB-R66", "DB-R67")
def test_w32_golden_on_a_full_place() -> None:
    """The golden dragon takes a space by removing a dragon; a golden dragon that has done so cannot do it again this season."""
    table = empty_table(3)
    mine = table.dragon(0, "golden", 3)
    table.dragon(0, "red")
    table.dragon(1, "red")
    theirs = table.dragon(2, "golden", 3)
    table.begin(SUMMER)
    table.stand(6, "gem_mountain")
    table.stand(theirs, "gem_mountain")
    table.play(f"dragon {slot(mine)}")
    assert "to gem_mountain" not in table.legal()
    table.play("bump gem_mountain")
    assert table.legal() == ["remove B1", "remove C1"]
    table.play("remove C1")
    assert table.status(theirs) == "ready" and table.seat == 2
    table.play("bump gem_mountain", "remove A1")
    assert table.status(mine) == "ready"
    table.nurse_all(until=0)
    while table.state.season == SUMMER and not (table.prompt == "choose_destination" and CHOOSE_DESTINATION.dragon(table.state) == mine):
        table.play(f"dragon {slot(mine)}" if f"dragon {slot(mine)}" in table.legal() else "nursery")
    assert "bump gem_mountain" not in table.legal()


@rule("DB-W33", "DB-K7", "DB-P7")
def test_w33_a_companion_at_the_coinmaker() -> None:
    """A companion makes a full visit with four exchanges; a third own dragon cannot join."""
    table = empty_table(2)
    purple = table.dragon(0, "purple", 3)
    young = table.dragon(0, "red")
    third = table.dragon(0, "blue")
    table.give(0, gold=20).begin(SUMMER)
    table.stand(purple, "coinmaker")
    go(table, young, "join coinmaker")
    for _ in range(4):
        table.play("exchange gold for ducat")
    assert table.of(0, "ducat") == 4 and table.prompt != "exchange_step"
    assert table.prompt == "choose_destination" and CHOOSE_DESTINATION.dragon(table.state) == third
    assert table.refusal("join coinmaker") == ("DB-K7", "no_host")


@rule("DB-W34", "DB-L1", "DB-L2", "DB-L3", "DB-M5", "DB-R88")
def test_w34_the_gray_elder() -> None:
    """1 ducat moves the ball to a1, 3 ducats by two; the ducats lie there until somebody takes them, or go to the Elder's player."""
    table = empty_table(4)
    dragons = [table.dragon(seat, "red", 2) for seat in range(4)]
    table.give(0, ducat=2).give(1, ducat=3).begin(SUMMER)
    gray = box.ELDERS.index("gray")
    table.play("to elder_gray", "once")
    assert table.node(0) == "a1" and int(table.state.elder_ducats[gray]) == 1
    table.state.used[side_of("elder_gray")] = 0
    table.play("to elder_gray", "twice")
    assert table.node(1) == "a2" and int(table.state.elder_ducats[gray]) == 4
    table.state.used[side_of("elder_gray")] = 0
    table.play("to elder_gray")
    assert table.of(2, "ducat") == 4 and int(table.state.elder_ducats[gray]) == 0
    assert table.state.level[dragons[3]] == 2
    later = empty_table(4)
    later.dragon(3, "gray", 4)
    later.dragon(0, "red")
    later.give(0, ducat=1).begin(SUMMER).play("to elder_gray", "once")
    assert later.of(3, "ducat") == 1 and later.node(0) == "a1"


@rule("DB-W35", "DB-A23", "DB-G6", "DB-K4")
def test_w35_green_at_the_witchs_lair() -> None:
    """12 + 12 crystals and one more for Green; nothing more in Autumn."""
    table = empty_table(2).open("witchs_lair")
    green = table.dragon(0, "green", 3)
    table.give(0, ducat=3).begin(SUMMER)
    go(table, green, "to witchs_lair").play("copy crystal_quarries", "twice", "split 12", "split 0", "split 0")
    assert table.stones(0, "crystal") == 24 and table.of(0, "crystal_red") == 12
    assert table.prompt == "pick_bonus" and table.legal() == ["more crystal_red", "more crystal_yellow"]
    table.play("more crystal_red")
    assert table.stones(0, "crystal") == 25
    assert table.state.season == WINTER and table.of(0, "ducat") == 0


@rule("DB-W36", "DB-A24", "DB-B4", "DB-R76")
def test_w36_thieves() -> None:
    """Three items, but no dragoncoin; an emptied account closes."""
    for contents, taken, owner in (({"ducat": 2, "gold": 1, "dragoncoin": 1}, {"ducat": 2, "gold": 1}, 2), ({"ducat": 2}, {"ducat": 2}, 0)):
        table = empty_table(2).open("thieves_den").bank(1, 2, **contents)
        thief = table.dragon(0, "red", 3)
        table.dragon(1, "blue")
        table.give(0, food=3).begin(SUMMER)
        go(table, thief, "to thieves_den").play("yes")
        while table.prompt == "steal_item":
            assert "steal dragoncoin from acc_2" not in table.legal()
            table.play(table.legal()[0])
        assert table.has(0) == taken
        assert table.state.account_owner[1] == owner


@rule("DB-W37", "DB-A25", "DB-A5", "DB-R19", "DB-R20")
def test_w37_digging_at_the_volcano() -> None:
    """A fresh track offers six spaces; (2,3) and (3,3) bring 2 ducats and 3 gems."""
    table = empty_table(2)
    dragon = table.dragon(0, "red", 2)
    table.begin(SUMMER)
    go(table, dragon, "to mystic_volcano")
    assert table.legal_of("excavate") == ["1.1", "1.6", "2.2", "2.3", "2.4", "2.5"]
    table.play("excavate 2.3", "excavate 3.3", "split 3")
    assert table.has(0) == {"ducat": 2, "gem_red": 3}


@rule("DB-W38", "DB-N7", "DB-R17", "DB-R18")
def test_w38_income_picks() -> None:
    """One pick without a level 3 dragon; two level 3 dragons and an Elder pick three different spaces."""
    table = empty_table(2)
    table.dragon(0, "red", 2, "winter_nursery")
    table.begin(NEW_YEAR).play("income 1.2")
    assert table.seat == 1
    table = empty_table(2)
    table.dragon(0, "red", 3, "winter_nursery")
    table.dragon(0, "blue", 3, "summer_nursery")
    table.dragon(0, "tan", 4, "winter_nursery")
    table.begin(NEW_YEAR).play("income 1.2")
    assert table.legal_of("income") == ["1.3", "1.4", "1.5"]
    table.play("income 1.3")
    assert table.seat == 0 and table.legal_of("income") == ["1.4", "1.5"]


def food_bill(year: int, node: str, necromancy: str = "instead") -> int:
    from clutch.games.dragonbrood.feeding import food_cost

    table = empty_table(2, year, {"necromancy": necromancy})
    dragons = [table.dragon(0, "red", 3), table.dragon(0, "blue", 3), table.dragon(0, "red", 2), table.dragon(0, "red", 1)]
    table.ball(0, node)
    return sum(int(food_cost(table.state, dragon)) for dragon in dragons)


@rule("DB-W39", "DB-N3", "DB-R89", "DB-M6")
def test_w39_food_and_necromancy() -> None:
    """13 food in year 6, 6 on n2, nothing on n6a; n1 costs 6 in years 1 and 2, unless the lower of the two counts."""
    assert food_bill(6, "start") == 13
    assert food_bill(6, "n2") == 6
    assert food_bill(6, "n6a") == 0
    assert food_bill(2, "n1") == 6 and food_bill(2, "start") == 4
    assert food_bill(1, "n1") == 6 and food_bill(1, "start") == 0
    assert food_bill(2, "n1", "lower") == 4 and food_bill(1, "n1", "lower") == 0


@rule("DB-W40", "DB-N3", "DB-R93")
def test_w40_food_in_hand_must_be_used() -> None:
    """Three dragons at 2 each, 3 food, 5 gold: one must be fed, the others may."""
    table = empty_table(2, year=3)
    for colour in ("red", "blue", "yellow"):
        table.stand(table.dragon(0, colour), "gold_mines", right=True)
    table.give(0, food=3, gold=5).begin(NEW_YEAR)
    assert table.refusal("stop") == ("DB-N3", "use_food")
    table.play("feed 1")
    assert table.of(0, "food") == 1 and "stop" in table.legal()
    table.play("feed 2")
    assert table.has(0) == {"gold": 4}
    table.play("feed 3")
    assert table.has(0) == {"gold": 2}


@rule("DB-W41", "DB-A26", "DB-A11", "DB-M6", "DB-L4", "DB-R91")
def test_w41_telepathy_at_the_gemsmith() -> None:
    """On t3 a level 1 dragon makes five gems out of nine crystals; at the Umber Elder no Telepathy applies."""
    table = empty_table(2).ball(0, "t3")
    dragon = table.dragon(0, "red")
    table.give(0, crystal_red=9).begin(SUMMER)
    go(table, dragon, "to gemsmith")
    for _ in range(5):
        table.play("exchange crystal_red for gem_red")
    assert table.has(0) == {"gem_red": 5}
    table = empty_table(2).ball(0, "t3")
    dragon = table.dragon(0, "red")
    table.give(0, gold=20, ducat=1).begin(SUMMER)
    go(table, dragon, "to elder_umber").play("once")
    for _ in range(4):
        table.play("exchange gold for ducat")
    assert table.has(0) == {"gold": 12, "ducat": 4}


@rule("DB-W42", "DB-A8")
def test_w42_the_coinmaker_in_winter() -> None:
    """At most three exchanges: 9 gobloons become 6 dragoncoins."""
    table = empty_table(2)
    dragon = table.dragon(0, "red", 3)
    table.give(0, gobloon=12).begin(WINTER)
    go(table, dragon, "to coinmaker")
    for _ in range(3):
        table.play("exchange gobloon for dragoncoin")
    assert table.has(0) == {"gobloon": 3, "dragoncoin": 6} and table.prompt != "exchange_step"


@rule("DB-W43", "DB-A9", "DB-R10", "DB-R45")
def test_w43_selling_at_the_market() -> None:
    """Level 2 sells egg 6, egg 5, a jewel and two food."""
    table = empty_table(2)
    dragon = table.dragon(0, "red", 2)
    table.give(0, jewel_red=1, food=2).begin(SUMMER)
    go(table, dragon, "to merchants_market")
    table.play("sell egg 6", "sell egg 5", "exchange jewel_red for ducat", "exchange food for gold", "exchange food for gold")
    assert table.has(0) == {"gobloon": 1, "gold": 6, "ducat": 3} and table.prompt != "exchange_step"


@rule("DB-W44", "DB-A19", "DB-R82", "DB-R84", "DB-R106")
def test_w44_the_dragon_seal() -> None:
    """Sold at the Caravan it brings 2 dragoncoins and 2 ducats and is back in the display; exchanged when gained, one of each."""
    table = empty_table(2).open("elvish_caravan")
    dragon = table.dragon(0, "red", 3)
    seal = box.TRINKET_NAMES.index("t16")
    table.state.trinket[seal] = 1
    table.begin(SUMMER)
    go(table, dragon, "to elvish_caravan").play("sell t16")
    assert table.has(0) == {"dragoncoin": 2, "ducat": 2} and table.state.trinket[seal] == 0
    hollow = budget_table(AUTUMN).play("take t16", "cash")
    assert hollow.has(0) == {"dragoncoin": 1, "ducat": 1} and hollow.state.trinket[seal] == 0
