"""The worked examples of the rules, number for number: years, seasons, combat and bank."""

from __future__ import annotations

from clutch.games.dragonbrood import components as box
from clutch.games.dragonbrood import state as data
from clutch.games.dragonbrood.destination import CHOOSE_DESTINATION
from clutch.games.dragonbrood.magic import MAGIC_MOVE
from games.dragonbrood.empty_table import AUTUMN, NEW_YEAR, SPRING, SUMMER, WINTER, Table, empty_table, place_of, slot
from kit import rule


def go(table: Table, dragon: int, move: str) -> Table:
    """Let a dragon go somewhere, whether or not there is a choice of dragon."""
    if table.prompt == "choose_dragon":
        table.play(f"dragon {slot(dragon)}")
    return table.play(move)


@rule("DB-W1", "DB-T3")
def test_w1_the_snake() -> None:
    """Four players with three dragons each: A B C D D C B A A B C D, then the season ends."""
    table = empty_table(4)
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
    table = empty_table(2, year=2).open("treasure_hollow")
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
    table = empty_table(2, year=5).open("barons_menagerie")
    broken = table.dragon(0, colour, 3)
    table.dragon(0, "magenta", 3)
    table.dragon(0, "red", 1)
    table.dragon(1, "blue")
    table.begin(SUMMER)
    # the leader may not be first
    if table.leader(0) == broken:
        table.state.note(0, data.BOUND, 0)
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
    table = empty_table(1, options={"solo_mode": "training"})
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


def to_season(table: Table, year: int, season: int) -> Table:
    """Play on, everybody resting and passing, until a season begins (or a dragon must be chosen in it)."""
    while (int(table.state.year), int(table.state.season)) < (year, season):
        restful = [move for move in table.legal() if move in ("nursery", "pass", "bid nothing")]
        table.play((restful or table.legal())[0])
    return table


@rule("DB-W6", "DB-C10", "DB-D4", "DB-N1")
def test_w6_losers_rest_half_a_year() -> None:
    """A loser of Spring costs no food at New Year, is not placed in the next Summer, and starts from the player board in Winter; one of Autumn misses Winter and is ready for the next Summer."""
    spring = empty_table(2, year=2).open("bards_inn")
    loser = spring.stand(spring.dragon(0, "red"), "bards_inn", right=True)
    spring.stand(spring.dragon(1, "blue", 2), "bards_inn", right=True)
    spring.dragon(0, "yellow", 1, "winter_nursery")
    spring.give(0, food=5).give(1, food=20).begin(SPRING).play("fight bards_inn", "bid nothing", "bid nothing")
    assert spring.status(loser) == "summer_nursery"
    while spring.state.season == NEW_YEAR and spring.prompt != "income_pick":
        spring.play(spring.legal()[0])
    assert spring.of(0, "food") == 5
    to_season(spring, 3, SUMMER)
    assert spring.status(loser) == "summer_nursery"
    while spring.seat != 0:
        spring.play("nursery")
    assert spring.prompt == "choose_destination" and int(CHOOSE_DESTINATION.dragon(spring.state)) != loser
    to_season(spring, 3, WINTER)
    assert spring.status(loser) == "ready"

    autumn = empty_table(2, year=2).open("bards_inn")
    loser = autumn.stand(autumn.dragon(0, "red"), "bards_inn")
    autumn.stand(autumn.dragon(1, "blue", 2), "bards_inn")
    autumn.give(0, food=5).give(1, food=20).begin(AUTUMN).play("fight bards_inn", "bid nothing", "bid nothing")
    assert autumn.status(loser) == "winter_nursery" and autumn.state.season == WINTER and autumn.seat == 1
    while autumn.prompt != "income_pick":
        autumn.play("nursery")
    assert autumn.status(loser) == "winter_nursery" and autumn.of(0, "food") == 5
    to_season(autumn, 3, SUMMER)
    assert autumn.status(loser) == "ready"


@rule("DB-W7", "DB-A7", "DB-D4")
def test_w7_where_the_newborn_rest() -> None:
    """Hatched in Summer: winter nursery, first placed next Summer; hatched in Winter: summer nursery, first placed in Winter of the next year."""
    for season, nursery in ((SUMMER, "winter_nursery"), (WINTER, "summer_nursery")):
        table = empty_table(2)
        mother = table.dragon(0, "blue", 2)
        table.dragon(1, "blue")
        table.give(0, crystal_red=2, food=3)
        table.begin(season)
        go(table, mother, "to dragon_broodmother")
        table.play("hatch 5 red")
        (child,) = [d for d in range(6) if table.state.level[d] and d != mother]
        assert table.name(child) == "red 1" and table.status(child) == nursery
        if season == SUMMER:
            assert table.status(child) == nursery and to_season(table, 1, WINTER).status(child) == nursery
            assert to_season(table, 2, SUMMER).status(child) == "ready"
        else:
            assert to_season(table, 2, SUMMER).status(child) == nursery
            assert to_season(table, 2, WINTER).status(child) == "ready"


@rule("DB-W8", "DB-M2", "DB-M4")
def test_w8_ways_on_the_magic_tracks() -> None:
    """How many moves lead from one school to another on the rings of level 5 and 6."""

    def moves(start: str, schools: tuple[str, ...]) -> int:
        reached, steps = {start}, 0
        while not any(node.startswith(schools) for node in reached):
            found = set()
            for node in reached:
                table = empty_table(2).ball(0, node)
                MAGIC_MOVE.ask(table.state, 0, 1)
                found.update(table.legal_of("magic"))
            reached, steps = found, steps + 1
        return steps

    assert moves("n5a", ("a",)) == 2 and moves("n5a", ("t",)) == 1
    assert moves("n6a", ("a",)) == 3
    assert moves("n5a", ("n7", "a7", "t7")) == 2
    table = empty_table(2).ball(0, "n5a")
    MAGIC_MOVE.ask(table.state, 0, 2)
    assert table.legal() == ["magic n5b", "magic n6a", "magic t5b", "stop"]


@rule("DB-W9", "DB-K10")
def test_w9_removed_dragons_are_placed_again() -> None:
    """A dragon that Golden removed goes back to its player board, and its owner gets another turn."""
    table = empty_table(2, year=4)
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
    table = empty_table(4)
    for seat in range(4):
        table.dragon(seat, "red", 1, "winter_nursery")
    table.begin(NEW_YEAR)
    while table.state.season == NEW_YEAR:
        table.play(table.legal()[0])
    assert [int(table.state.order[place]) for place in range(4)] == [1, 2, 3, 0]


@rule("DB-W11", "DB-C4", "DB-A16")
def test_w11_alone_at_the_palace() -> None:
    """One dragon alone on Royal Palace right in Spring takes 5 dragoncoins without a bid."""
    table = empty_table(2, year=5)
    table.stand(table.dragon(0, "red", 1), "royal_palace", right=True)
    table.begin(SPRING)
    assert table.of(0, "dragoncoin") == 5


@rule("DB-W12", "DB-O10", "DB-V7")
def test_w12_five_of_six_elders_fed() -> None:
    """Year 5, six Elders, 20 food: five are fed, one goes to the summer nursery, no success."""
    table = empty_table(1, 5, {"solo_mode": "cursebreaker"})
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
    table = empty_table(2)
    table.stand(table.dragon(0, "teal", 3), "crystal_quarries")
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
    table = empty_table(2).open("witchs_lair")
    table.stand(table.dragon(0, "teal", 3), "crystal_quarries")
    return table.begin(WINTER)


def dale_destinations(table: Table) -> list[str]:
    return table.legal_of("to")


@rule("DB-W14", "DB-C3", "DB-R50", "DB-R51")
def test_w14_ranks_at_gem_mountain() -> None:
    """Amber before orange, amber and magenta tie, a green dragon alone has rank 1."""

    def gems(*dragons: tuple[str, int]) -> list[int]:
        table = empty_table(len(dragons) if len(dragons) > 1 else 2)
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
    table = empty_table(2)
    table.stand(table.dragon(0, "red", 2), "shrouded_meadow")
    table.stand(table.dragon(1, "orange", 3), "shrouded_meadow")
    table.begin(AUTUMN)
    assert table.has(0) == {"food": 3, "gold": 2}
    assert table.has(1) == {"food": 6, "gold": 3}


@rule("DB-W16", "DB-G3", "DB-K5")
def test_w16_yellow_gives_three() -> None:
    """The blue dragon beside the own yellow one gains 2 + 3 gems, the yellow one 6."""
    table = empty_table(2)
    table.stand(table.dragon(0, "blue", 1), "gem_mountain")
    table.stand(table.dragon(0, "yellow", 3), "gem_mountain")
    table.begin(AUTUMN)
    assert table.legal_of("split")[-1] == "5"
    table.play("split 5")
    assert table.legal_of("split")[-1] == "6"
    table.play("split 6")
    assert table.has(0) == {"gem_red": 11}


def inn(first: tuple[str, int], second: tuple[str, int], season: int = AUTUMN) -> Table:
    table = empty_table(2, year=3)
    table.stand(table.dragon(0, *first), "bards_inn", right=season == SPRING)
    table.stand(table.dragon(1, *second), "bards_inn", right=season == SPRING)
    return table


@rule("DB-W17", "DB-C7", "DB-C8", "DB-C10", "DB-K3")
def test_w17_a_combat_at_the_inn() -> None:
    """11 against 13: the winner gains 4 ducats, the loser 2 and rests; all four crystals are spent."""
    table = inn(("red", 3), ("blue", 2)).give(0, crystal_red=1).give(1, crystal_blue=3)
    table.begin(AUTUMN).play("fight bards_inn")
    assert table.seat == 0
    table.play("bid 1 crystal_red")
    assert table.seat == 1
    table.play("bid 3 crystal_blue")
    told = next(event.facts for event in table.events if event.kind == "bids")
    assert (told["strength"], told["against"]) == (11, 13)
    assert table.has(0) == {"ducat": 2} and table.has(1) == {"ducat": 4}
    assert table.status(0) == "winter_nursery" and table.status(6) == "placed"


@rule("DB-C6", "DB-R60", "DB-R61")
def test_bids_are_spent_whatever_the_result() -> None:
    """Winner and loser lose exactly what they bid, and nothing before both bids are known."""
    table = inn(("red", 3), ("blue", 3)).give(0, food=3, gold=2).give(1, gold=5)
    table.begin(AUTUMN).play("fight bards_inn", "bid 2 food 1 gold")
    assert table.has(0) == {"food": 3, "gold": 2}
    table.play("bid 4 gold")
    assert (table.of(0, "food"), table.of(0, "gold"), table.of(1, "gold")) == (1, 1, 1)


@rule("DB-W18", "DB-C8", "DB-R58")
def test_w18_ties() -> None:
    """8 against 8: the higher level wins; of equal levels the one placed earlier."""
    table = inn(("orange", 2), ("green", 3)).give(0, gold=2).give(1, gold=1)
    table.begin(AUTUMN).play("fight bards_inn", "bid 2 gold", "bid 1 gold")
    assert table.of(1, "ducat") == 4 and table.of(0, "ducat") == 2
    table = inn(("orange", 2), ("green", 2)).give(0, gold=2).give(1, gold=2)
    table.begin(AUTUMN).play("fight bards_inn", "bid 2 gold", "bid 2 gold")
    assert table.of(0, "ducat") == 4 and table.of(1, "ducat") == 2


@rule("DB-W19", "DB-C6")
def test_w19_what_can_be_bid() -> None:
    """A level 1 dragon bids two items at most; without food, gold and crystals nothing; gems and coins are never bid."""
    table = inn(("red", 1), ("blue", 1)).give(0, gold=5).give(1, gem_red=3, ducat=3, gobloon=2, dragoncoin=1, jewel_red=1)
    table.begin(AUTUMN).play("fight bards_inn")
    assert table.legal() == ["bid nothing", "bid 1 gold", "bid 2 gold"]
    table.play("bid 2 gold")
    assert table.of(0, "ducat") == 4 and table.of(1, "gem_red") == 3


@rule("DB-W20", "DB-C4", "DB-V5", "DB-R59")
def test_w20_two_of_one_player_and_an_elder() -> None:
    """Level 3 takes 4 gobloons, level 1 of the same player 2, both stay; an Elder takes 4 as well."""
    table = empty_table(3, year=4)
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


@rule("DB-W21", "DB-B5", "DB-B6", "DB-B7", "DB-R12", "DB-R16")
def test_w21_the_gold_vault() -> None:
    """Interest on what was there before a deposit and on what remains after a withdrawal; closing pays nothing."""
    table = empty_table(2).bank(0, 1, gold=8).give(0, ducat=3)
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


@rule("DB-B4")
def test_an_emptied_account_gives_its_key_back() -> None:
    """As long as anything is left the account is kept; with the last item it is free again."""
    table = empty_table(2).bank(0, 1, gold=8)
    bank_visit(table).play("withdraw acc_1", "move 5 gold", "stop")
    assert table.state.account_owner[0] == 1
    bank_visit(table).play("withdraw acc_1", "move all gold")
    assert table.state.account_owner[0] == 0


@rule("DB-W22", "DB-B2", "DB-B7")
def test_w22_the_red_vault() -> None:
    """Four red gems are a balance of 8: nothing now, three red crystals at New Year."""
    table = empty_table(2).give(0, gem_red=4)
    bank_visit(table).play("open acc_4", "move all gem_red")
    assert table.has(0) == {}
    table.state.status[0] = data.WINTER_NURSERY
    table.begin(NEW_YEAR).play("income 1.2", "income 1.2")
    assert table.has(0) == {"food": 3, "crystal_red": 3}


@rule("DB-W23", "DB-X3", "DB-X5", "DB-X7")
def test_w23_feeding_with_a_ducat() -> None:
    """Cost 3 with 2 food and a ducat: ducat to gold, gold to food, one gold remains."""
    table = empty_table(2, year=2)
    for colour in ("red", "blue", "yellow"):
        table.stand(table.dragon(0, colour), "gold_mines", right=True)
    table.give(0, food=2, ducat=1).begin(NEW_YEAR)
    table.play("feed 1", "feed 2", "feed 3")
    assert table.has(0) == {"gold": 1}


@rule("DB-W24", "DB-X4", "DB-K13", "DB-R70")
def test_w24_the_lime_fee() -> None:
    """A dragoncoin pays the fee; twenty gold cannot."""
    for items, allowed in (({"dragoncoin": 1}, True), ({"gold": 20}, False)):
        table = empty_table(2)
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
