"""The year, dragons, placing and colours (rules, chapters The year, Dragons, Placing dragons, Colour abilities)."""

from __future__ import annotations

from clutch.games.dragonbrood import board as map_of
from clutch.games.dragonbrood import state as data
from games.dragonbrood.empty_table import AUTUMN, NEW_YEAR, SPRING, SUMMER, WINTER, Table, empty_table, place_of, side_of, slot
from kit import rule


def go(table: Table, dragon: int, move: str) -> Table:
    if table.prompt == "choose_dragon":
        table.play(f"dragon {slot(dragon)}")
    return table.play(move)


@rule("DB-T1", "DB-N13", "DB-T7", "DB-R8")
def test_the_seasons_follow_each_other() -> None:
    """Summer, Autumn, Winter, Spring, New Year, and the next year's Summer."""
    table = empty_table(2)
    table.dragon(0, "red")
    table.dragon(1, "red")
    table.begin(SUMMER)
    told = []
    while table.state.year == 1:
        table.play("to gold_mines" if "to gold_mines" in table.legal() else table.legal()[0])
        told += [str(event.facts["season"]) for event in table.events if event.kind == "season"]
    assert told == ["autumn", "winter", "spring", "new_year", "summer"]
    assert table.state.year == 2


@rule("DB-T4", "DB-P2", "DB-P9")
def test_one_turn_handles_one_dragon() -> None:
    """A dragon, then its destination or the nursery; nobody passes; alike dragons are one choice."""
    table = empty_table(2)
    table.dragon(0, "red")
    table.dragon(0, "red")
    table.dragon(0, "blue")
    table.dragon(1, "red")
    table.begin(SUMMER)
    assert table.legal() == ["dragon 1", "dragon 3"]
    assert table.refusal("dragon 2") == ("DB-P2", "twin")
    assert table.refusal("pass")[1] == "not_now"
    table.play("dragon 1")
    assert "nursery" in table.legal() and "none" not in table.legal()
    table.play("nursery")
    assert table.seat == 1 and table.status(0) == "summer_nursery"


@rule("DB-T5")
def test_a_single_choice_is_made_automatically() -> None:
    """With one dragon only its destination is asked; with one fed way nothing is."""
    table = empty_table(2)
    table.dragon(0, "red")
    assert table.begin(SUMMER).prompt == "choose_destination"


@rule("DB-R109", "DB-R99", "DB-T3")
def test_seats_without_dragons_are_skipped() -> None:
    """Double turns at the ends of the snake remain, and a player without dragons is passed over."""
    table = empty_table(3)
    for colour in ("red", "blue", "yellow"):
        table.dragon(0, colour)
        table.dragon(2, colour)
    table.begin(SUMMER)
    turns = []
    while table.state.season == SUMMER:
        turns.append("ABC"[table.seat])
        table.play(*([table.legal()[0], "nursery"] if table.prompt == "choose_dragon" else ["nursery"]))
    assert "".join(turns) == "ACCAAC"


@rule("DB-D3", "DB-A15", "DB-R56", "DB-R85")
def test_awakening_the_own_elder() -> None:
    """Three jewels turn a level 3 dragon into the own Elder, once; its space is free again and the ducats on the Elder space stay."""
    table = empty_table(2, year=5)
    dragon = table.dragon(0, "red", 3)
    second = table.dragon(0, "blue", 3)
    table.give(0, jewel_red=2, jewel_blue=4)
    spirit = int(table.state.noted(0, data.SPIRIT))
    table.state.elder_ducats[spirit] = 3
    table.begin(SUMMER)
    go(table, dragon, "to astral_arena")
    assert set(table.legal_of("awaken")) == {"red red blue", "red blue blue", "blue blue blue"}
    table.play("awaken red red blue")
    assert table.state.is_elder(dragon) and table.state.mode[dragon] == data.BESIDE
    assert int(table.state.used[side_of("astral_arena")]) == 0 and int(table.state.elder_ducats[spirit]) == 3
    table.play("to astral_arena")
    assert table.name(second) == "blue 3" and table.stones(0, "jewel") == 3


@rule("DB-D5", "DB-R38", "DB-R39", "DB-R114", "DB-V8", "DB-N11")
def test_leaders() -> None:
    """The first dragon of level 3 leads at once; at New Year any ready one may be named; a lost leader is replaced by the strongest."""
    table = empty_table(2)
    young = table.dragon(0, "red", 2)
    assert table.leader(0) == -1
    table.give(0, jewel_red=1, gem_red=1).begin(SUMMER)
    go(table, young, "to cloud_dojo").play("evolve red to red with red red")
    assert table.leader(0) == young
    table = empty_table(2)
    first = table.stand(table.dragon(0, "red", 3), "gold_mines", right=True)
    elder = table.stand(table.dragon(0, "tan", 4), "gold_mines", right=True)
    table.dragon(0, "blue", 3, "winter_nursery")
    table.dragon(1, "blue", 1, "winter_nursery")
    table.begin(NEW_YEAR)
    while table.prompt != "choose_leader":
        table.play(table.legal()[0])
    assert table.legal() == [f"leader {slot(first)}", f"leader {slot(elder)}"]
    assert table.refusal("leader 3") == ("DB-D5", "no_leader")
    table.play(f"leader {slot(elder)}")
    assert table.leader(0) == elder
    lost = empty_table(2, year=5)
    gone = lost.dragon(0, "red", 3)
    strong = lost.dragon(0, "tan", 4)
    lost.dragon(0, "blue", 3)
    lost.begin(SUMMER)
    lost.state.note(0, data.BOUND, 0)
    go(lost, gone, "to cemetery").play("grave s1")
    assert lost.leader(0) == strong


@rule("DB-P1", "DB-R36", "DB-R35")
def test_placeable_dragons() -> None:
    """Ready ones, in Winter also those on left sides; a dragon declined in Summer comes back in Winter, one declined in Winter next Summer."""
    table = empty_table(2)
    rests = table.dragon(0, "red")
    works = table.dragon(0, "blue")
    table.begin(SUMMER)
    go(table, rests, "nursery")
    go(table, works, "to gold_mines")
    assert table.status(rests) == "summer_nursery" or table.state.season == WINTER
    while table.state.season != WINTER:
        table.play(table.legal()[0])
    assert table.legal_of("dragon") == ["1", "2"]
    go(table, rests, "nursery")
    assert table.status(rests) == "winter_nursery"
    table.play("nursery")
    while table.state.season != SUMMER:
        table.play(table.legal()[0])
    assert table.status(rests) == "ready" and table.state.has_mark(rests, data.EXEMPT)


@rule("DB-P3", "DB-R28")
def test_destinations() -> None:
    """Not under a sky tile, not below the level, not without a side in the season, not full."""
    table = empty_table(2, year=5)
    young = table.dragon(0, "red")
    table.dragon(0, "blue", 3)
    table.begin(SUMMER)
    table.play(f"dragon {slot(young)}")
    assert table.refusal("to frosted_peaks") == ("DB-P3", "no_side")
    assert table.refusal("to witchs_lair") == ("DB-P3", "level_too_low")
    covered = empty_table(2)
    covered.dragon(0, "red", 3)
    covered.begin(SUMMER)
    assert covered.refusal("to witchs_lair") == ("DB-P3", "under_sky_tile")
    assert "to royal_palace" in covered.legal()  # a field tile can be used


@rule("DB-P4", "DB-P6", "DB-R30")
def test_capacity_and_sides() -> None:
    """A full side is full; the right side is another matter; an Elder space takes one dragon a season; a field tile one."""
    table = empty_table(3)
    for seat in range(3):
        table.dragon(seat, "red")
    table.begin(SUMMER)
    table.play("to elder_black")
    assert table.refusal("to elder_black") == ("DB-P4", "full")
    table.play("to bards_inn")
    assert table.refusal("to bards_inn") == ("DB-P4", "full")
    table.play("to gem_mountain")
    while table.state.season != WINTER:
        table.play(table.legal()[0])
    assert table.seat == 0 and "to elder_black" in table.legal()


@rule("DB-P8", "DB-R107")
def test_the_steps_of_a_placement() -> None:
    """Lime fee, removal, bonus colour, Magenta, then the action, then the modifiers."""
    table = empty_table(2)
    mine = table.dragon(0, "golden", 3)
    lime = table.dragon(1, "lime", 3)
    table.give(0, ducat=1, gold=4).begin(SUMMER)
    table.stand(lime, "coinmaker")
    table.play("bump coinmaker")
    assert (table.of(0, "ducat") == 0 and table.prompt == "golden_remove") or table.at(mine) == "coinmaker"
    assert table.status(lime) == "ready" and table.of(0, "ducat") == 1  # the bonus colour of the Coinmaker
    assert table.prompt == "exchange_step"


@rule("DB-K2", "DB-R63", "DB-R64")
def test_sharing_is_by_location_and_side() -> None:
    """Yellow helps on its own side only, and Elders share with nobody."""
    table = empty_table(2)
    table.stand(table.dragon(0, "red", 1), "enchanted_forest")
    table.stand(table.dragon(0, "yellow", 3), "shrouded_meadow")
    table.stand(table.dragon(1, "tan", 4), "enchanted_forest")
    table.stand(table.dragon(1, "yellow", 3), "enchanted_forest")
    table.begin(AUTUMN)
    assert table.of(0, "food") == 3 + 6
    assert table.of(1, "food") == 7 + 7


@rule("DB-K8", "DB-R65")
def test_magenta_buys_a_magic_move() -> None:
    """Three ducats for one move, at any place but Elder spaces."""
    table = empty_table(2)
    dragon = table.dragon(0, "magenta", 3)
    table.give(0, ducat=3).begin(SUMMER)
    go(table, dragon, "to gem_mountain").play("yes", "magic t1")
    assert table.node(0) == "t1" and table.of(0, "ducat") == 0
    table = empty_table(2)
    dragon = table.dragon(0, "magenta", 3)
    table.give(0, ducat=3).begin(SUMMER)
    go(table, dragon, "to elder_black")
    assert table.prompt == "elder_option"


@rule("DB-K5", "DB-K6", "DB-R121")
def test_sharing_changes_action_gains() -> None:
    """Orange takes an item of the visit back, lowest first; what was used up within the visit is passed over; Yellow adds three."""
    table = empty_table(2)
    mine = table.dragon(0, "red")
    orange = table.dragon(1, "orange", 3)
    table.begin(SUMMER)
    table.stand(orange, "cloud_dojo")
    table.state.used[side_of("coinmaker")] = 0
    table.state.place[orange] = side_of("coinmaker")
    table.give(0, gold=6)
    table.play(
        "to coinmaker", "exchange gold for ducat", "exchange gold for ducat", "exchange gold for ducat", "exchange ducat for dragoncoin"
    )
    assert table.has(0) == {}  # the dragoncoin of the last exchange is taken back: the ducats have left the horde
    assert mine == 0
    table = empty_table(2)
    helped = table.dragon(0, "red")
    yellow = table.dragon(0, "yellow", 3)
    table.begin(SUMMER)
    table.state.note(0, data.BOUND, 0)
    table.stand(yellow, "royal_palace", mode="companion")
    go(table, helped, "to royal_palace").play("more food")
    assert table.has(0) == {"food": 4, "ducat": 1}


@rule("DB-K7", "DB-R62", "DB-C4")
def test_a_companion_in_combat() -> None:
    """It does not fight, takes the loser's prize, and stays."""
    table = empty_table(2, year=3)
    host = table.stand(table.dragon(0, "purple", 3), "bards_inn")
    guest = table.stand(table.dragon(0, "red"), "bards_inn", mode="companion")
    table.begin(AUTUMN)
    assert table.of(0, "ducat") == 4 + 2
    assert table.status(host) == table.status(guest) == "placed"


@rule("DB-K10", "DB-R67", "DB-R68")
def test_golden_in_winter() -> None:
    """The victim goes back to the left side it came from, keeps what it gained, and acts again when placed again."""
    table = empty_table(2, year=3)
    golden = table.stand(table.dragon(0, "golden", 3), "gold_mines")
    victim = table.stand(table.dragon(1, "blue"), "shrouded_meadow")
    table.dragon(1, "red", 1, "summer_nursery")
    table.begin(WINTER)
    table.state.order[0], table.state.order[1] = 1, 0
    table.state.snake = 0
    while table.state.frames_end:
        table.state.pop()
    table.begin(WINTER)
    go(table, victim, "to elder_umber")
    assert table.seat == 0
    table.state.place[victim] = side_of("coinmaker", right=True)
    table.state.used[side_of("coinmaker", right=True)] = 1
    table.play("bump coinmaker")
    assert table.at(victim) == "shrouded_meadow" and table.state.place[victim] == side_of("shrouded_meadow")
    assert table.state.has_mark(victim, data.EXEMPT) and not table.state.has_mark(victim, data.DONE)
    assert table.state.has_mark(golden, data.GOLDEN_USED)


@rule("DB-K13", "DB-R71", "DB-V4", "DB-V1")
def test_two_lime_dragons_cost_two() -> None:
    """One ducat for each opposing lime dragon; an Elder pays none."""
    table = empty_table(2)
    table.dragon(0, "red")
    elder = table.dragon(0, "tan", 4)
    first, second = table.dragon(1, "lime", 3), table.dragon(1, "lime", 3)
    table.give(0, ducat=2).begin(SUMMER)
    table.stand(first, "enchanted_forest")
    table.stand(second, "enchanted_forest")
    table.play("dragon 1", "to enchanted_forest")
    assert table.of(0, "ducat") == 0
    go(table, elder, "to enchanted_forest")
    assert table.at(elder) == "enchanted_forest"


@rule("DB-V2", "DB-V4", "DB-L6")
def test_elders_go_everywhere() -> None:
    """Covered, full and locked places alike, in Winter without range; Golden cannot remove them."""
    table = empty_table(2)
    elder = table.dragon(0, "tan", 4)
    table.begin(WINTER)
    assert len(table.legal_of("to")) == 34
    assert "to barons_menagerie" not in table.legal()
    other = empty_table(2)
    golden = other.dragon(0, "golden", 3)
    big = other.dragon(1, "tan", 4)
    other.begin(SUMMER)
    other.stand(big, "gem_mountain")
    go(other, golden, "to gem_mountain")
    assert other.status(big) == "placed" and other.prompt != "golden_remove"
    assert elder == 0 and map_of.LOCATIONS[place_of("royal_palace")] == "royal_palace"


@rule("DB-A1", "DB-A2", "DB-P11")
def test_field_tiles_pay_at_once() -> None:
    """Whatever the level, in Summer and in Winter, and only whoever is placed there."""
    for season in (SUMMER, WINTER):
        table = empty_table(2)
        dragon = table.dragon(0, "red", 2)
        table.dragon(1, "red")
        table.begin(season)
        go(table, dragon, "to dwarves_farm")
        assert table.has(0) == {"food": 3} and table.has(1) == {}


@rule("DB-C1", "DB-R108", "DB-C2", "DB-A13", "DB-A4")
def test_the_order_of_collection() -> None:
    """Players in turn order, their dragons by location; the Mines dig after the gold, without items."""
    table = empty_table(2, year=4, order=[1, 0])
    table.stand(table.dragon(0, "red", 2), "giants_vineyard")
    table.stand(table.dragon(0, "blue", 1), "gold_mines")
    table.stand(table.dragon(1, "red", 3), "dwarves_farm")
    table.begin(AUTUMN)
    assert table.seat == 1 and table.prompt == "split_red"
    table.play("split 2")
    assert table.has(1) == {"food": 9, "gem_red": 2}
    assert table.seat == 0 and table.prompt == "excavate_pick" and table.has(0) == {"gold": 2}
    table.play("excavate 2.3")
    assert table.has(0) == {"gold": 2, "food": 8, "ducat": 1}


@rule("DB-V5", "DB-V6", "DB-R52", "DB-R53")
def test_elders_collect() -> None:
    """The row of level 3 at LEVEL, rank 1 at RANK without pushing others down."""
    table = empty_table(2)
    table.stand(table.dragon(0, "tan", 4), "enchanted_forest")
    table.begin(AUTUMN)
    assert table.of(0, "food") == 7
    table = empty_table(2)
    table.stand(table.dragon(0, "tan", 4), "enchanted_forest", right=True)
    table.stand(table.dragon(1, "yellow", 1), "enchanted_forest", right=True)
    table.begin(SPRING)
    assert (table.of(0, "food"), table.of(1, "food")) == (5, 5)
