"""The worked examples of the rules, number for number: years, places and dragons."""

from __future__ import annotations

import clutch
from clutch.games.dragonbrood import components as box
from clutch.games.dragonbrood import state as data
from games.dragonbrood.dale import AUTUMN, NEW_YEAR, SPRING, SUMMER, WINTER, Table, dale, place_of, side_of, slot
from kit import rule


def go(table: Table, dragon: int, move: str) -> Table:
    """Let a dragon go somewhere, whether or not there is a choice of dragon."""
    if table.prompt == "choose_dragon":
        table.play(f"dragon {slot(dragon)}")
    return table.play(move)


@rule("DB-W1", "DB-T3")
def test_w1_the_snake() -> None:
    """Four players with three dragons each: A B C D D C B A A B C D, then the season ends."""
    table = dale(4)
    for seat in range(4):
        for colour in ("red", "blue", "yellow"):
            table.dragon(seat, colour)
    table.begin(SUMMER)
    turns = []
    while table.state.season == SUMMER:
        turns.append("ABCD"[table.seat])
        go(table, min(d for d in range(table.seat * 6, table.seat * 6 + 6) if table.status(d) == "ready"), "nursery")
    assert "".join(turns) == "ABCDDCBAABCD"


def budget_table(season: int) -> Table:
    table = dale(2, year=2).open("treasure_hollow")
    table.stand(table.dragon(0, "red", 3), "treasure_hollow", right=season == SPRING)
    return table.begin(season)


def values(table: Table, *values_: int) -> bool:
    """Whether trinkets of these values can be picked one after the other, and nothing more."""
    for value in values_:
        legal = [name for name in table.legal_of("take") if int(box.TRINKET_VALUE[box.TRINKET_NAMES.index(name)]) == value]
        if table.prompt != "trinket_pick" or not legal:
            return False
        table.play(f"take {legal[0]}", "keep")
    return True


@rule("DB-W2", "DB-A14", "DB-A27")
def test_w2_autumn_budget_of_the_hollow() -> None:
    """Level 3 alone: budget 6, spent in any way that fits."""
    assert values(budget_table(AUTUMN), 1, 1, 1, 1, 1, 1)
    assert values(budget_table(AUTUMN), 1, 1, 1, 1, 2)
    assert values(budget_table(AUTUMN), 3, 3)
    assert not values(budget_table(AUTUMN), 1, 1, 1, 1, 1, 1, 1)
    assert not values(budget_table(AUTUMN), 3, 3, 1)


@rule("DB-W3", "DB-A14")
def test_w3_spring_budget_of_the_hollow() -> None:
    """Level 3 in spring: budget 3."""
    assert values(budget_table(SPRING), 1, 1, 1)
    assert values(budget_table(SPRING), 1, 2)
    assert values(budget_table(SPRING), 3)
    assert not values(budget_table(SPRING), 2, 2)
    assert not values(budget_table(SPRING), 3, 1)


def menagerie(colour: str) -> tuple[Table, int]:
    table = dale(2, year=5).open("barons_menagerie")
    broken = table.dragon(0, colour, 3)
    table.dragon(0, "magenta", 3)
    table.dragon(0, "red", 1)
    table.dragon(1, "blue")
    table.begin(SUMMER)
    # the leader may not be first
    if table.leader(0) == broken:
        table.state.desk[data.BOUND] = 0
    return go(table, broken, "to barons_menagerie"), broken


@rule("DB-W4", "DB-A21", "DB-R80", "DB-R81", "DB-R7")
def test_w4_breaking_up() -> None:
    """Red gives three red, amber two red and a yellow, golden one red and two yellow, orange either; the three may be placed this Summer."""
    expected = {
        "red": [["red", "red", "red"]],
        "amber": [["red", "red", "yellow"]],
        "golden": [["red", "yellow", "yellow"]],
        "orange": [["red", "red", "yellow"], ["red", "yellow", "yellow"]],
    }
    for colour, ways in expected.items():
        found = []
        for way in range(len(ways)):
            table, _ = menagerie(colour)
            assert len(table.legal_of("break up")) == len(ways)
            before = {d for d in range(6) if table.state.level[d]}
            table.play(f"break up {way + 1}")
            new = [table.name(d)[:-2] for d in range(6) if table.state.has_mark(d, data.EXEMPT) and table.status(d) == "ready"]
            found.append(sorted(new))
            assert table.clan(0) == 5 and len(before) == 3
            table.nurse_all(until=0)
            assert table.prompt in ("choose_dragon", "choose_destination")
        assert found == ways


@rule("DB-W5", "DB-O6", "DB-A5", "DB-K11")
def test_w5_unlocking_the_volcano() -> None:
    """A level 3 amber dragon takes the gobloon and a ducat, may dig for a ducat without items, and then digs three spaces with items; a red one could not go there."""
    table = dale(1, options={"solo_mode": "training"})
    amber = table.dragon(0, "amber", 3)
    red = table.dragon(0, "red", 3)
    table.begin(SUMMER)
    table.play(f"dragon {slot(red)}")
    assert table.refusal("to mystic_volcano") == ("DB-O6", "locked")
    table.play("nursery")
    go(table, amber, "to mystic_volcano")
    assert table.has(0) == {"gobloon": 1, "ducat": 1}
    assert table.prompt == "amber_use"
    table.play("yes", "excavate 2.2")
    assert table.has(0) == {"gobloon": 1}
    table.play("excavate 2.3")
    assert table.of(0, "ducat") == 2
    table.play("excavate 1.6", "excavate 1.1")
    assert table.of(0, "ducat") == 3 and table.of(0, "food") == 1
    assert table.state.locked[place_of("mystic_volcano")] == 0


@rule("DB-W6", "DB-C10", "DB-D4", "DB-N1")
def test_w6_losers_rest_half_a_year() -> None:
    """A loser of Spring rests unfed in the summer nursery until Winter; one of Autumn in the winter nursery until the next Summer."""
    for season, nursery in ((SPRING, "summer_nursery"), (AUTUMN, "winter_nursery")):
        table = dale(2, year=3).open("bards_inn")
        loser = table.stand(table.dragon(0, "red"), "bards_inn", right=season == SPRING)
        table.stand(table.dragon(1, "blue", 2), "bards_inn", right=season == SPRING)
        other = table.dragon(1, "yellow", 1, "winter_nursery")
        table.give(1, food=20)
        table.begin(season).play("fight bards_inn")
        while table.prompt == "combat_bid":
            table.play("stop")
        assert table.status(loser) == nursery
        if season == AUTUMN:
            assert table.state.season == WINTER and table.seat == 1
            table.nurse_all()
            assert table.state.year == 4 or table.state.season == NEW_YEAR
            continue
        while table.state.season == NEW_YEAR:
            table.play(table.legal()[0])
        assert table.of(0, "food") <= 3 and table.state.year == 4 and table.state.season == SUMMER
        assert table.status(loser) == "summer_nursery" and table.seat == 1
        table.nurse_all()
        while table.state.season != WINTER:
            table.play(table.legal()[0])
        assert table.status(loser) in ("ready", "winter_nursery") and table.state.level[other] == 1


@rule("DB-W7", "DB-A7", "DB-D4")
def test_w7_where_the_newborn_rest() -> None:
    """Hatched in Summer: winter nursery; hatched in Winter: summer nursery."""
    for season, nursery in ((SUMMER, "winter_nursery"), (WINTER, "summer_nursery")):
        table = dale(2)
        mother = table.dragon(0, "blue", 2)
        table.dragon(1, "blue")
        table.give(0, crystal_red=2, food=3)
        table.begin(season)
        go(table, mother, "to dragon_broodmother")
        table.play("hatch 5 red")
        (child,) = [d for d in range(6) if table.state.level[d] and d != mother]
        assert table.name(child) == "red 1" and table.status(child) == nursery


@rule("DB-W8", "DB-M2", "DB-M4")
def test_w8_ways_on_the_magic_tracks() -> None:
    """How many moves lead from one school to another on the rings of level 5 and 6."""

    def moves(start: str, schools: tuple[str, ...]) -> int:
        reached, steps = {start}, 0
        while not any(node.startswith(schools) for node in reached):
            found = set()
            for node in reached:
                table = dale(2).ball(0, node)
                table.state.push(30, 0, 1)
                found.update(table.legal_of("magic"))
            reached, steps = found, steps + 1
        return steps

    assert moves("n5a", ("a",)) == 2 and moves("n5a", ("t",)) == 1
    assert moves("n6a", ("a",)) == 3
    assert moves("n5a", ("n7", "a7", "t7")) == 2
    table = dale(2).ball(0, "n5a")
    table.state.push(30, 0, 2)
    assert table.legal() == ["magic n5b", "magic n6a", "magic t5b", "stop"]


@rule("DB-W9", "DB-K10")
def test_w9_removed_dragons_are_placed_again() -> None:
    """A dragon that Golden removed goes back to its player board, and its owner gets another turn."""
    table = dale(2, year=4)
    golden = table.dragon(0, "golden", 3)
    table.dragon(0, "red")
    victim = table.dragon(1, "blue")
    table.begin(SUMMER)
    go(table, 1, "to gold_mines")
    go(table, victim, "to gem_mountain")
    go(table, golden, "to gem_mountain")
    table.play("remove B1")
    assert table.seat == 1 and table.prompt == "choose_destination"
    assert table.status(victim) == "ready"
    table.play("to gem_mountain")
    assert table.state.season != SUMMER


@rule("DB-W10", "DB-N12", "DB-T2")
def test_w10_the_order_rotates() -> None:
    """A B C D becomes B C D A."""
    table = dale(4)
    for seat in range(4):
        table.dragon(seat, "red", 1, "winter_nursery")
    table.begin(NEW_YEAR)
    while table.state.season == NEW_YEAR:
        table.play(table.legal()[0])
    assert [int(table.state.order[place]) for place in range(4)] == [1, 2, 3, 0]


@rule("DB-W11", "DB-C4", "DB-A16")
def test_w11_alone_at_the_palace() -> None:
    """One dragon alone on Royal Palace right in Spring takes 5 dragoncoins without a bid."""
    table = dale(2, year=5)
    table.stand(table.dragon(0, "red", 1), "royal_palace", right=True)
    table.begin(SPRING)
    assert table.of(0, "dragoncoin") == 5


@rule("DB-W12", "DB-O10", "DB-V7")
def test_w12_five_of_six_elders_fed() -> None:
    """Year 5, six Elders, 20 food: five are fed, one goes to the summer nursery, no success."""
    table = dale(1, 5, {"solo_mode": "cursebreaker"})
    elders = [table.stand(table.dragon(0, colour, 4), "royal_palace", right=True) for colour in box.ELDERS]
    table.give(0, food=20)
    table.begin(NEW_YEAR)
    for elder in elders[:5]:
        if table.prompt == "feed_choice":
            table.play(f"feed {slot(elder)}")
    assert [table.status(elder) for elder in elders].count("summer_nursery") == 1
    assert not table.state.success and table.of(0, "food") == 0


@rule("DB-W13", "DB-A3", "DB-K12", "DB-G2", "DB-R72")
def test_w13_teal_at_the_quarries() -> None:
    """A level 3 teal dragon takes 24 crystals, split by its owner; in Winter it goes one step only."""
    table = dale(2)
    teal = table.stand(table.dragon(0, "teal", 3), "crystal_quarries")
    table.dragon(1, "red")
    table.begin(AUTUMN)
    assert table.prompt == "split_red" and table.legal_of("split")[-1] == "24"
    table.play("split 10", "split 4")
    assert table.has(0) == {"crystal_red": 10, "crystal_blue": 4, "crystal_yellow": 10}
    assert table.seat == 0 and table.state.season == WINTER
    places = set(table.legal_of("to"))
    assert places == {"crystal_quarries", "elder_white", "elder_gray", "gemsmith"}
    assert "nursery" in table.legal()
    assert "witchs_lair" in dale_destinations(teal_table())


def teal_table() -> Table:
    table = dale(2).open("witchs_lair")
    table.stand(table.dragon(0, "teal", 3), "crystal_quarries")
    return table.begin(WINTER)


def dale_destinations(table: Table) -> list[str]:
    return table.legal_of("to")


@rule("DB-W14", "DB-C3", "DB-R50", "DB-R51")
def test_w14_ranks_at_gem_mountain() -> None:
    """Amber before orange, amber and magenta tie, a green dragon alone has rank 1."""

    def gems(*dragons: tuple[str, int]) -> list[int]:
        table = dale(len(dragons) if len(dragons) > 1 else 2)
        for seat, (colour, level) in enumerate(dragons):
            table.stand(table.dragon(seat, colour, level), "gem_mountain", right=True)
        table.begin(SPRING)
        while table.state.season == SPRING:
            table.play("split 0")
        return [table.stones(seat, "gem") for seat in range(len(dragons))]

    assert gems(("amber", 3), ("orange", 2)) == [3, 2]
    assert gems(("amber", 3), ("magenta", 3)) == [3, 3]
    assert gems(("green", 2)) == [3]


@rule("DB-W15", "DB-G4", "DB-K6")
def test_w15_orange_takes_one() -> None:
    """4 food and 2 gold less one item of lowest value; the orange dragon itself takes all."""
    table = dale(2)
    table.stand(table.dragon(0, "red", 2), "shrouded_meadow")
    table.stand(table.dragon(1, "orange", 3), "shrouded_meadow")
    table.begin(AUTUMN)
    assert table.has(0) == {"food": 3, "gold": 2}
    assert table.has(1) == {"food": 6, "gold": 3}


@rule("DB-W16", "DB-G3", "DB-K5")
def test_w16_yellow_gives_three() -> None:
    """The blue dragon beside the own yellow one gains 2 + 3 gems, the yellow one 6."""
    table = dale(2)
    table.stand(table.dragon(0, "blue", 1), "gem_mountain")
    table.stand(table.dragon(0, "yellow", 3), "gem_mountain")
    table.begin(AUTUMN)
    assert table.legal_of("split")[-1] == "5"
    table.play("split 5")
    assert table.legal_of("split")[-1] == "6"
    table.play("split 6")
    assert table.has(0) == {"gem_red": 11}


def inn(first: tuple[str, int], second: tuple[str, int], season: int = AUTUMN) -> Table:
    table = dale(2, year=3)
    table.stand(table.dragon(0, *first), "bards_inn", right=season == SPRING)
    table.stand(table.dragon(1, *second), "bards_inn", right=season == SPRING)
    return table


@rule("DB-W17", "DB-C6", "DB-C7", "DB-C8", "DB-C10", "DB-K3", "DB-R60", "DB-R61")
def test_w17_a_combat_at_the_inn() -> None:
    """11 against 13: the winner gains 4 ducats, the loser 2 and rests; all four crystals are spent."""
    table = inn(("red", 3), ("blue", 2)).give(0, crystal_red=1).give(1, crystal_blue=3)
    table.begin(AUTUMN).play("fight bards_inn")
    assert table.seat == 0
    table.play("bid crystal_red")
    assert table.seat == 1
    table.play("bid crystal_blue", "bid crystal_blue", "bid crystal_blue")
    told = next(event.facts for event in table.events if event.kind == "bids")
    assert (told["strength"], told["against"]) == (11, 13)
    assert table.has(0) == {"ducat": 2} and table.has(1) == {"ducat": 4}
    assert table.status(0) == "winter_nursery" and table.status(6) == "placed"


@rule("DB-W18", "DB-C8", "DB-R58")
def test_w18_ties() -> None:
    """8 against 8: the higher level wins; of equal levels the one placed earlier."""
    table = inn(("orange", 2), ("green", 3)).give(0, gold=2).give(1, gold=1)
    table.begin(AUTUMN).play("fight bards_inn", "bid gold", "bid gold", "bid gold")
    assert table.of(1, "ducat") == 4 and table.of(0, "ducat") == 2
    table = inn(("orange", 2), ("green", 2)).give(0, gold=2).give(1, gold=2)
    table.begin(AUTUMN).play("fight bards_inn", "bid gold", "bid gold", "bid gold", "bid gold")
    assert table.of(0, "ducat") == 4 and table.of(1, "ducat") == 2


@rule("DB-W19", "DB-C6")
def test_w19_what_can_be_bid() -> None:
    """A level 1 dragon bids two items at most; without food, gold and crystals nothing; gems and coins are never bid."""
    table = inn(("red", 1), ("blue", 1)).give(0, gold=5).give(1, gem_red=3, ducat=3, gobloon=2, dragoncoin=1, jewel_red=1)
    table.begin(AUTUMN).play("fight bards_inn", "bid gold")
    assert table.legal() == ["bid gold", "stop"]
    table.play("bid gold")
    assert table.of(0, "ducat") == 4 and table.of(1, "gem_red") == 3


@rule("DB-W20", "DB-C4", "DB-V5", "DB-R59")
def test_w20_two_of_one_player_and_an_elder() -> None:
    """Level 3 takes 4 gobloons, level 1 of the same player 2, both stay; an Elder takes 4 as well."""
    table = dale(3, year=4)
    strong = table.stand(table.dragon(0, "red", 3), "knights_castle")
    weak = table.stand(table.dragon(0, "blue", 1), "knights_castle")
    table.stand(table.dragon(2, "tan", 4), "knights_castle")
    table.begin(AUTUMN)
    assert table.of(0, "gobloon") == 6 and table.of(2, "gobloon") == 4
    assert table.status(strong) == table.status(weak) == "placed"


def bank_visit(table: Table) -> Table:
    """Let A visit the Goblin Bank again."""
    dragon = next(d for d in range(6) if table.state.level[d]) if any(table.state.level[d] for d in range(6)) else table.dragon(0, "red")
    table.state.status[dragon] = data.READY
    table.begin(SUMMER)
    return go(table, dragon, "to goblin_bank")


@rule("DB-W21", "DB-B4", "DB-B5", "DB-B6", "DB-B7", "DB-R12", "DB-R16")
def test_w21_the_gold_vault() -> None:
    """Interest on what was there before a deposit and on what remains after a withdrawal; closing pays nothing."""
    table = dale(2).bank(0, 1, gold=8).give(0, ducat=3)
    bank_visit(table).play("deposit acc_1", "move all ducat")
    assert table.has(0) == {"gold": 1}
    assert table.state.view(0)["accounts"][0]["balance"] == 14  # type: ignore[index]
    table.state.status[0] = data.WINTER_NURSERY
    table.begin(NEW_YEAR).play("income 1.2", "income 1.2")
    assert table.of(0, "gold") == 4
    table.state.horde[1] = 0
    bank_visit(table).play("withdraw acc_1", "move 5 gold", "move 2 ducat", "stop")
    assert table.has(0) == {"food": 3, "gold": 6, "ducat": 2}
    table.state.horde[1] = 0
    bank_visit(table).play("withdraw acc_1", "move all gold", "move all ducat")
    assert table.has(0) == {"food": 3, "gold": 3, "ducat": 3}
    assert table.state.account_owner[0] == 0


@rule("DB-W22", "DB-B2", "DB-B7")
def test_w22_the_red_vault() -> None:
    """Four red gems are a balance of 8: nothing now, three red crystals at New Year."""
    table = dale(2).give(0, gem_red=4)
    bank_visit(table).play("open acc_4", "move all gem_red")
    assert table.has(0) == {}
    table.state.status[0] = data.WINTER_NURSERY
    table.begin(NEW_YEAR).play("income 1.2", "income 1.2")
    assert table.has(0) == {"food": 3, "crystal_red": 3}


@rule("DB-W23", "DB-X3", "DB-X5", "DB-X7")
def test_w23_feeding_with_a_ducat() -> None:
    """Cost 3 with 2 food and a ducat: ducat to gold, gold to food, one gold remains."""
    table = dale(2, year=2)
    for colour in ("red", "blue", "yellow"):
        table.stand(table.dragon(0, colour), "gold_mines", right=True)
    table.give(0, food=2, ducat=1).begin(NEW_YEAR)
    table.play("feed 1", "feed 2", "feed 3")
    assert table.has(0) == {"gold": 1}


@rule("DB-W24", "DB-X4", "DB-K13", "DB-R70")
def test_w24_the_lime_fee() -> None:
    """A dragoncoin pays the fee; twenty gold cannot."""
    for items, allowed in (({"dragoncoin": 1}, True), ({"gold": 20}, False)):
        table = dale(2)
        table.dragon(0, "red")
        lime = table.dragon(1, "lime", 3)
        table.give(0, **items).begin(SUMMER)
        table.stand(lime, "gem_mountain")
        assert ("to gem_mountain" in table.legal()) == allowed
        if allowed:
            table.play("to gem_mountain")
            assert table.has(0) == {"ducat": 2}
        else:
            assert table.refusal("to gem_mountain") == ("DB-K13", "no_fee")


def recipes(colour: str, level: int, place: str, **items: int) -> list[str]:
    table = dale(2, year=5)
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
    table = dale(2)
    dragon = table.dragon(0, "red")
    table.give(0, jewel_red=1).begin(SUMMER)
    go(table, dragon, "to cloud_dojo").play("evolve red to red with red")
    assert table.name(dragon) == "red 2" and table.has(0) == {"crystal_red": 1}


@rule("DB-W28", "DB-P5", "DB-R31", "DB-R32", "DB-R33")
def test_w28_ranges_in_winter() -> None:
    """Where level 1 and level 2 dragons can go from Gem Mountain and the Gold Mines."""
    table = dale(2)
    table.stand(table.dragon(0, "red"), "gem_mountain")
    table.begin(WINTER)
    assert set(table.legal()) == {"to gem_mountain", "to elder_black", "to elder_sienna", "to cloud_dojo", "nursery"}
    table = dale(2, year=4)
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
    table = dale(2, year=5)
    table.dragon(0, "red", 3, "summer_nursery")
    table.begin(WINTER)
    assert "royal_palace" not in table.legal_of("to")
    assert len(table.legal_of("to")) == 33  # the Menagerie has no right side
    assert table.refusal("to royal_palace") == ("DB-P5", "out_of_range")


@rule("DB-W30", "DB-D6", "DB-R37", "DB-R113")
def test_w30_the_leader_is_neither_first_nor_last() -> None:
    """Four dragons: the leader waits for one, and goes before the last of the others; two dragons are free."""
    table = dale(2)
    leader = table.dragon(0, "red", 3)
    others = [table.dragon(0, colour) for colour in ("red", "blue", "yellow")]
    table.begin(SUMMER)
    assert table.legal_of("dragon") == ["2", "3", "4"]
    assert table.refusal("dragon 1") == ("DB-D6", "leader_order")
    table.play(f"dragon {slot(others[0])}", "nursery")
    assert table.legal_of("dragon") == ["1", "3", "4"]
    table.play(f"dragon {slot(others[1])}", "nursery")
    assert table.prompt == "choose_destination" and table.state.top(data.A) == leader
    table.play("nursery")
    assert table.state.top(data.A) == others[2]
    two = dale(2)
    two.dragon(0, "red", 3)
    two.dragon(0, "blue")
    assert two.begin(SUMMER).legal_of("dragon") == ["1", "2"]


@rule("DB-W31", "DB-K9", "DB-D7", "DB-R69")
def test_w31_an_indigo_pair() -> None:
    """The indigo dragon goes first, and the amber leader may follow in the same turn."""
    table = dale(2)
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
    table = dale(3)
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
    while table.state.season == SUMMER and not (table.prompt == "choose_destination" and table.state.top(data.A) == mine):
        table.play(f"dragon {slot(mine)}" if f"dragon {slot(mine)}" in table.legal() else "nursery")
    assert "bump gem_mountain" not in table.legal()


@rule("DB-W33", "DB-K7", "DB-P7")
def test_w33_a_companion_at_the_coinmaker() -> None:
    """A companion makes a full visit with four exchanges; a third own dragon cannot join."""
    table = dale(2)
    purple = table.dragon(0, "purple", 3)
    young = table.dragon(0, "red")
    third = table.dragon(0, "blue")
    table.give(0, gold=20).begin(SUMMER)
    table.stand(purple, "coinmaker")
    go(table, young, "join coinmaker")
    for _ in range(4):
        table.play("exchange gold for ducat")
    assert table.of(0, "ducat") == 4 and table.prompt != "exchange_step"
    assert table.prompt == "choose_destination" and table.state.top(data.A) == third
    assert table.refusal("join coinmaker") == ("DB-K7", "no_host")


@rule("DB-W34", "DB-L1", "DB-L2", "DB-L3", "DB-M5", "DB-R88")
def test_w34_the_gray_elder() -> None:
    """1 ducat moves the ball to a1, 3 ducats by two; the ducats lie there until somebody takes them, or go to the Elder's player."""
    table = dale(4)
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
    later = dale(4)
    later.dragon(3, "gray", 4)
    later.dragon(0, "red")
    later.give(0, ducat=1).begin(SUMMER).play("to elder_gray", "once")
    assert later.of(3, "ducat") == 1 and later.node(0) == "a1"


@rule("DB-W35", "DB-A23", "DB-G6", "DB-K4")
def test_w35_green_at_the_witchs_lair() -> None:
    """12 + 12 crystals and one more for Green; nothing more in Autumn."""
    table = dale(2).open("witchs_lair")
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
        table = dale(2).open("thieves_den").bank(1, 2, **contents)
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
    table = dale(2)
    dragon = table.dragon(0, "red", 2)
    table.begin(SUMMER)
    go(table, dragon, "to mystic_volcano")
    assert table.legal_of("excavate") == ["1.1", "1.6", "2.2", "2.3", "2.4", "2.5"]
    table.play("excavate 2.3", "excavate 3.3", "split 3")
    assert table.has(0) == {"ducat": 2, "gem_red": 3}


@rule("DB-W38", "DB-N7", "DB-R17", "DB-R18")
def test_w38_income_picks() -> None:
    """One pick without a level 3 dragon; two level 3 dragons and an Elder pick three different spaces."""
    table = dale(2)
    table.dragon(0, "red", 2, "winter_nursery")
    table.begin(NEW_YEAR).play("income 1.2")
    assert table.seat == 1
    table = dale(2)
    table.dragon(0, "red", 3, "winter_nursery")
    table.dragon(0, "blue", 3, "summer_nursery")
    table.dragon(0, "tan", 4, "winter_nursery")
    table.begin(NEW_YEAR).play("income 1.2")
    assert table.legal_of("income") == ["1.3", "1.4", "1.5"]
    table.play("income 1.3")
    assert table.seat == 0 and table.legal_of("income") == ["1.4", "1.5"]


def food_bill(year: int, node: str, necromancy: str = "instead") -> int:
    from clutch.games.dragonbrood.new_year import food_cost

    table = dale(2, year, {"necromancy": necromancy})
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
    table = dale(2, year=3)
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
    table = dale(2).ball(0, "t3")
    dragon = table.dragon(0, "red")
    table.give(0, crystal_red=9).begin(SUMMER)
    go(table, dragon, "to gemsmith")
    for _ in range(5):
        table.play("exchange crystal_red for gem_red")
    assert table.has(0) == {"gem_red": 5}
    table = dale(2).ball(0, "t3")
    dragon = table.dragon(0, "red")
    table.give(0, gold=20, ducat=1).begin(SUMMER)
    go(table, dragon, "to elder_umber").play("once")
    for _ in range(4):
        table.play("exchange gold for ducat")
    assert table.has(0) == {"gold": 12, "ducat": 4}


@rule("DB-W42", "DB-A8")
def test_w42_the_coinmaker_in_winter() -> None:
    """At most three exchanges: 9 gobloons become 6 dragoncoins."""
    table = dale(2)
    dragon = table.dragon(0, "red", 3)
    table.give(0, gobloon=12).begin(WINTER)
    go(table, dragon, "to coinmaker")
    for _ in range(3):
        table.play("exchange gobloon for dragoncoin")
    assert table.has(0) == {"gobloon": 3, "dragoncoin": 6} and table.prompt != "exchange_step"


@rule("DB-W43", "DB-A9", "DB-R10", "DB-R45")
def test_w43_selling_at_the_market() -> None:
    """Level 2 sells egg 6, egg 5, a jewel and two food."""
    table = dale(2)
    dragon = table.dragon(0, "red", 2)
    table.give(0, jewel_red=1, food=2).begin(SUMMER)
    go(table, dragon, "to merchants_market")
    table.play("sell egg 6", "sell egg 5", "exchange jewel_red for ducat", "exchange food for gold", "exchange food for gold")
    assert table.has(0) == {"gobloon": 1, "gold": 6, "ducat": 3} and table.prompt != "exchange_step"


@rule("DB-W44", "DB-A19", "DB-R82", "DB-R84", "DB-R106")
def test_w44_the_dragon_seal() -> None:
    """Sold at the Caravan it brings 2 dragoncoins and 2 ducats and is back in the display; exchanged when gained, one of each."""
    table = dale(2).open("elvish_caravan")
    dragon = table.dragon(0, "red", 3)
    seal = box.TRINKET_NAMES.index("t16")
    table.state.trinket[seal] = 1
    table.begin(SUMMER)
    go(table, dragon, "to elvish_caravan").play("sell t16")
    assert table.has(0) == {"dragoncoin": 2, "ducat": 2} and table.state.trinket[seal] == 0
    hollow = budget_table(AUTUMN).play("take t16", "cash")
    assert hollow.has(0) == {"dragoncoin": 1, "ducat": 1} and hollow.state.trinket[seal] == 0


@rule("DB-W45", "DB-D2", "DB-R41", "DB-R42")
def test_w45_room_for_a_hatch() -> None:
    """Five without level 3: nothing. Five with level 3: a hatch. Six: nothing."""

    def hatches(levels: list[int]) -> bool:
        table = dale(2)
        for number, level in enumerate(levels):
            table.dragon(0, ["red", "blue", "yellow"][number % 3], level)
        table.give(0, crystal_red=1, food=2).begin(SUMMER)
        table.state.desk[data.BOUND] = 0
        go(table, 0, "to dragon_broodmother")
        return table.prompt == "hatch_choice"

    assert not hatches([1, 1, 1, 1, 1])
    assert hatches([3, 1, 1, 1, 1])
    assert not hatches([3, 1, 1, 1, 1, 1])


@rule("DB-W46", "DB-D1", "DB-R43")
def test_w46_tokens_run_out() -> None:
    """With both red level 3 tokens away no recipe leads to red, unless dragons are unlimited."""
    for options, found in (({}, []), ({"unlimited_dragons": True}, ["red to red with red red"])):
        table = dale(2, 1, options)
        dragon = table.dragon(0, "red", 2)
        table.dragon(1, "red", 3)
        table.dragon(1, "red", 3)
        table.give(0, jewel_red=1, gem_red=1).begin(SUMMER)
        go(table, dragon, "to cloud_dojo")
        assert (table.legal_of("evolve") if table.prompt == "evolve_choice" else []) == found


@rule("DB-W47", "DB-A18", "DB-T6", "DB-R78")
def test_w47_the_sanctuary_in_winter() -> None:
    """It lets out the newborn and those declined earlier this Winter; they are placed from the player board."""
    table = dale(2, year=5)
    saint = table.dragon(0, "red", 3)
    child = table.dragon(0, "blue", 1, "winter_nursery")
    lazy = table.dragon(0, "yellow")
    table.begin(WINTER)
    go(table, lazy, "nursery")
    go(table, saint, "to sanctuary")
    assert table.legal_of("dragon") == [str(slot(child)), str(slot(lazy))]
    table.play(f"dragon {slot(child)}")
    assert len(table.legal_of("to")) == 12


@rule("DB-W48", "DB-V2", "DB-V3", "DB-V5", "DB-P11", "DB-R54")
def test_w48_an_elder_at_the_covered_palace() -> None:
    """An Elder collects 4 dragoncoins of the building; a level 3 dragon gets the field tile at once."""
    table = dale(2, year=4)
    elder = table.dragon(0, "tan", 4)
    grown = table.dragon(1, "red", 3)
    table.begin(SUMMER)
    go(table, elder, "to royal_palace")
    go(table, grown, "to royal_palace")
    assert table.has(1) == {"ducat": 1, "food": 1}
    assert table.of(0, "dragoncoin") == 4


@rule("DB-W49", "DB-A17", "DB-R79")
def test_w49_a_grave() -> None:
    """Grave s2 brings 2 gobloons and a ducat; the clan shrinks and the grave stays used."""
    table = dale(2, year=5)
    dragon = table.dragon(0, "red")
    table.dragon(0, "blue")
    table.begin(SUMMER)
    go(table, dragon, "to cemetery").play("grave s2")
    assert table.has(0) == {"gobloon": 2, "ducat": 1} and table.clan(0) == 1
    table.play("to cemetery")
    assert table.legal_of("grave") == ["s1", "s3"]


@rule("DB-W50", "DB-O5", "DB-O7", "DB-Z8", "DB-R104")
def test_w50_a_tie_with_an_enemy() -> None:
    """5 against 5 at equal levels: the enemy was there first; the player gains 2 ducats and the dragon rests; the pool has 38 items left."""
    table = dale(1, options={"solo_mode": "training", "solo_difficulty": "easy"})
    side = side_of("bards_inn")
    table.state.enemy[side] = box.COLOURS.index("red") + 1
    table.stand(table.dragon(0, "blue"), "bards_inn")
    table.give(0, gold=1, food=1).begin(AUTUMN).play("fight bards_inn", "bid food")
    table.chance = clutch.Scripted([0, 3])
    table.play("bid gold")
    told = next(event.facts for event in table.events if event.kind == "bids_enemy")
    assert (told["strength"], told["against"]) == (5, 5)
    assert table.has(0) == {"ducat": 2} and table.status(0) == "winter_nursery"
    assert sum(int(count) for count in table.state.enemy_pool) == 38


@rule("DB-W51", "DB-E2", "DB-E3", "DB-E4", "DB-E5", "DB-R83", "DB-R119", "DB-R120")
def test_w51_a_score() -> None:
    """61 + 16 + 19 + 22 + 14 = 132."""
    from clutch.games.dragonbrood import scoring

    table = dale(2, year=6)
    for tile in range(10):
        table.state.agreement.bonus_tiles[tile] = int(box.BONUS_NAMES[tile] in ("eb1", "eb6", "eb8"))
    table.give(0, gold=7, ducat=4, gobloon=3, dragoncoin=2, crystal_red=3, crystal_blue=2, gem_red=4, jewel_red=1, jewel_blue=1, food=6)
    table.bank(0, 1, gold=10, dragoncoin=1).ball(0, "t5b")
    for name in ("t01", "t10", "t16"):
        table.state.trinket[box.TRINKET_NAMES.index(name)] = 1
    for colour in ("red", "blue", "yellow", "red"):
        table.dragon(0, colour)
    parts = [scoring.horde_value, scoring.bank_value, scoring.trinket_value, scoring.magic_value, scoring.bonus_value]
    assert [int(part(table.state, 0)) for part in parts] == [61, 16, 19, 22, 14]
    assert table.state.score(0) == 132


@rule("DB-W52", "DB-E7", "DB-R98")
def test_w52_dragoncoins_break_ties() -> None:
    """Three in the bank and one in the horde beat three in the horde."""
    table = dale(2, year=6).bank(0, 1, dragoncoin=3).give(0, dragoncoin=1, gold=176).give(1, dragoncoin=3, gold=182)
    table.state.over = True
    assert table.state.scores() == [200, 200]
    assert table.state.winners() == [0]


@rule("DB-W53", "DB-P10")
def test_w53_level_3_at_the_dojo() -> None:
    """Nothing happens, and the space is taken."""
    table = dale(2)
    dragon = table.dragon(0, "red", 3)
    table.give(0, jewel_red=3, gem_red=3, crystal_red=3).begin(SUMMER)
    go(table, dragon, "to cloud_dojo")
    assert table.name(dragon) == "red 3" and table.stones(0, "jewel") == 3
    assert table.at(dragon) == "cloud_dojo"


@rule("DB-W54", "DB-M5", "DB-R87")
def test_w54_the_black_elder_from_telepathy() -> None:
    """From t5a once to t5b, twice to n5a."""
    for times, node in (("once", "t5b"), ("twice", "n5a")):
        table = dale(2).ball(0, "t5a")
        dragon = table.dragon(0, "red")
        table.give(0, ducat=3).begin(SUMMER)
        go(table, dragon, "to elder_black").play(times)
        assert table.node(0) == node


@rule("DB-W55", "DB-O11")
def test_w55_catching_them_all() -> None:
    """Six colours on the board and the six others in the graves: success; one unfed or a level 2 in a grave: failure."""
    for spoil in ("", "food", "grave"):
        table = dale(1, 6, {"solo_mode": "catch_them_all"})
        for colour in ("red", "blue", "yellow", "orange", "purple", "green"):
            table.stand(table.dragon(0, colour, 3), "gold_mines", right=True)
        for number, colour in enumerate(("amber", "golden", "lime", "teal", "indigo", "magenta")):
            table.state.grave[number * 3] = 1
            table.state.grave[number * 3 + 1] = 2 if spoil == "grave" and number == 0 else 3
            table.state.grave[number * 3 + 2] = box.COLOURS.index(colour)
        table.give(0, food=23 if spoil == "food" else 24).begin(NEW_YEAR)
        while not table.state.over:
            table.play(table.legal()[0])
        assert table.state.success == (spoil == "")
        assert table.state.payoffs() == [1.0 if spoil == "" else 0.0]


@rule("DB-W56", "DB-G6", "DB-A21", "DB-K14")
def test_w56_green_swaps_to_teal() -> None:
    """3 ducats, and one more because it was green when placed."""
    table = dale(2).open("barons_menagerie")
    dragon = table.dragon(0, "green", 3)
    table.begin(SUMMER)
    go(table, dragon, "to barons_menagerie").play("swap to teal")
    assert table.has(0) == {"ducat": 4} and table.name(dragon) == "teal 3"


@rule("DB-W57", "DB-D6", "DB-T6", "DB-R40")
def test_w57_dragons_from_the_nursery_do_not_count() -> None:
    """N goes whenever it likes; C waits for the leader once B has been handled."""
    table = dale(2)
    leader = table.dragon(0, "red", 3)
    second = table.dragon(0, "red")
    table.dragon(0, "blue")
    table.dragon(0, "yellow", 1, "winter_nursery")
    table.begin(SUMMER)
    assert table.legal_of("dragon") == ["2", "3", "4"]
    table.play(f"dragon {slot(second)}", "nursery")
    assert table.legal_of("dragon") == ["1", "4"]
    table.play(f"dragon {slot(leader)}", "nursery")
    assert table.legal_of("dragon") == ["3", "4"]
    again = dale(2)
    again.dragon(0, "red", 3)
    again.dragon(0, "red")
    again.dragon(0, "blue")
    again.dragon(0, "yellow", 1, "winter_nursery")
    again.begin(SUMMER).play("dragon 4", "nursery")
    assert again.legal_of("dragon") == ["2", "3"]


@rule("DB-W58", "DB-C5", "DB-R57", "DB-R110")
def test_w58_fights_along_the_snake() -> None:
    """A picks the Inn, B passes, C picks the Palace, passes, and B is asked again; the Castle is not fought."""
    table = dale(3, year=5)
    for place, pair in (("bards_inn", (0, 1)), ("knights_castle", (1, 2)), ("royal_palace", (0, 2))):
        for seat in pair:
            table.stand(table.dragon(seat, ["red", "blue", "yellow"][seat]), place)
    table.begin(AUTUMN)
    picks = []
    for move in ("fight bards_inn", "pass", "fight royal_palace", "pass", "pass"):
        picks.append("ABC"[table.seat])
        table.play(move)
    assert picks == ["A", "B", "C", "C", "B"]
    assert table.state.season == WINTER
    assert table.of(1, "gobloon") == table.of(2, "gobloon") == 0
    assert [table.status(d) for d in (7, 12)] == ["placed", "placed"]


@rule("DB-W59", "DB-X2", "DB-X5", "DB-R116")
def test_w59_breaking_coins_to_mint_others() -> None:
    """For gobloons the ducat may be broken, for ducats the gobloon; dragoncoins are not broken to mint dragoncoins."""

    def mint(season: int, row: str, **items: int) -> dict[str, int] | None:
        table = dale(2)
        dragon = table.dragon(0, "red", 3)
        table.give(0, **items).begin(season)
        go(table, dragon, "to coinmaker")
        if table.prompt != "exchange_step" or f"exchange {row}" not in table.legal():
            return None
        table.play(f"exchange {row}")
        while table.prompt == "anytime":
            table.play(table.legal()[0])
        return table.has(0)

    assert mint(SUMMER, "gold for gobloon", gold=1, ducat=1, gobloon=1) == {"gobloon": 2}
    assert mint(SUMMER, "gold for ducat", gold=1, ducat=1, gobloon=1) == {"gold": 2, "ducat": 2}
    assert mint(WINTER, "ducat for dragoncoin", dragoncoin=2) is None
    assert mint(WINTER, "gobloon for dragoncoin", dragoncoin=2) is None
    assert mint(WINTER, "gold for ducat", dragoncoin=2) is not None
    assert mint(WINTER, "gold for gobloon", dragoncoin=2) is not None


@rule("DB-W60", "DB-K9", "DB-K1", "DB-R73")
def test_w60_indigo_at_elder_spaces() -> None:
    """Indigo at an Elder space gives no second placement; behind another dragon it may not go to one."""
    table = dale(2)
    indigo = table.dragon(0, "indigo", 3)
    red = table.dragon(0, "red", 3)
    table.begin(SUMMER)
    go(table, indigo, "to elder_black")
    assert table.prompt != "indigo_pair"
    table = dale(2)
    indigo = table.dragon(0, "indigo", 3)
    red = table.dragon(0, "red", 3)
    table.begin(SUMMER)
    go(table, red, "to elder_black")
    assert table.prompt == "indigo_pair"
    table.play(f"pair {slot(indigo)}")
    assert not [place for place in table.legal_of("to") if place.startswith("elder_")]
    assert table.refusal("to elder_white") == ("DB-K9", "pair_at_elder")


@rule("DB-W61", "DB-V2", "DB-A17", "DB-R55")
def test_w61_an_elder_at_the_cemetery() -> None:
    """No grave is covered, nothing is gained; in Winter it moves on."""
    table = dale(2, year=5)
    elder = table.dragon(0, "tan", 4)
    table.begin(SUMMER)
    go(table, elder, "to cemetery")
    assert table.has(0) == {} and not any(table.state.grave)
    assert table.state.season == WINTER and "to royal_palace" in table.legal()


@rule("DB-W62", "DB-A27", "DB-R115")
def test_w62_a_tile_is_picked_once_for_a_budget() -> None:
    """The Orb of Dawn is exchanged, lies in the display again, but cannot be picked a second time."""
    table = budget_table(AUTUMN).play("take t18", "cash", "colour red", "colour blue")
    assert table.has(0) == {"gem_red": 1, "jewel_blue": 1}
    assert table.state.trinket[box.TRINKET_NAMES.index("t18")] == 0
    assert "take t18" not in table.legal() and "take t17" in table.legal()


@rule("DB-W63", "DB-O14", "DB-R117")
def test_w63_a_broken_curse() -> None:
    """Success at New Year 5: the player ends the game or goes on, and an unfed Elder in year 6 does not undo it."""
    for end in (True, False):
        table = dale(1, 5, {"solo_mode": "cursebreaker"})
        for colour in box.ELDERS:
            table.stand(table.dragon(0, colour, 4), "royal_palace", right=True)
        table.give(0, food=24).begin(NEW_YEAR)
        while table.prompt != "quest_end":
            table.play(table.legal()[0])
        assert table.state.success
        table.play("end" if end else "go on")
        if not end:
            table.play("leader 1")
            assert table.state.year == 6
            table.state.horde[0] = 0
            while not table.state.over:
                table.play(table.legal()[0])
        assert table.state.over and table.state.payoffs() == [1.0]
