"""The worked examples of the rules, number for number: dragons, seasons and solo games."""

from __future__ import annotations

import clutch
from clutch.games.dragonbrood import components as box
from clutch.games.dragonbrood import state as data
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


@rule("DB-W45", "DB-D2", "DB-R41", "DB-R42")
def test_w45_room_for_a_hatch() -> None:
    """Five without level 3: nothing. Five with level 3: a hatch. Six: nothing."""

    def hatches(levels: list[int]) -> bool:
        table = empty_table(2)
        for number, level in enumerate(levels):
            table.dragon(0, ["red", "blue", "yellow"][number % 3], level)
        table.give(0, crystal_red=1, food=2).begin(SUMMER)
        table.state.note(0, data.BOUND, 0)
        go(table, 0, "to dragon_broodmother")
        return table.prompt == "hatch_choice"

    assert not hatches([1, 1, 1, 1, 1])
    assert hatches([3, 1, 1, 1, 1])
    assert not hatches([3, 1, 1, 1, 1, 1])


@rule("DB-W46", "DB-D1", "DB-R43")
def test_w46_tokens_run_out() -> None:
    """With both red level 3 tokens away no recipe leads to red, unless dragons are unlimited."""
    for options, found in (({}, []), ({"unlimited_dragons": True}, ["red to red with red red"])):
        table = empty_table(2, 1, dict(options))
        dragon = table.dragon(0, "red", 2)
        table.dragon(1, "red", 3)
        table.dragon(1, "red", 3)
        table.give(0, jewel_red=1, gem_red=1).begin(SUMMER)
        go(table, dragon, "to cloud_dojo")
        assert (table.legal_of("evolve") if table.prompt == "evolve_choice" else []) == found


@rule("DB-W47", "DB-A18", "DB-T6", "DB-R78")
def test_w47_the_sanctuary_in_winter() -> None:
    """It lets out the newborn and those declined earlier this Winter; they are placed from the player board."""
    table = empty_table(2, year=5)
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
    table = empty_table(2, year=4)
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
    table = empty_table(2, year=5)
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
    table = empty_table(1, options={"solo_mode": "training", "solo_difficulty": "easy"})
    side = side_of("bards_inn")
    table.state.enemy[side] = box.COLOURS.index("red") + 1
    table.stand(table.dragon(0, "blue"), "bards_inn")
    table.give(0, gold=1, food=1).begin(AUTUMN).play("fight bards_inn")
    table.chance = clutch.Scripted([0, 3])
    table.play("bid 1 food 1 gold")
    told = next(event.facts for event in table.events if event.kind == "bids_enemy")
    assert (told["strength"], told["against"]) == (5, 5)
    assert table.has(0) == {"ducat": 2} and table.status(0) == "winter_nursery"
    assert sum(int(count) for count in table.state.enemy_pool) == 38


@rule("DB-W51", "DB-E2", "DB-E3", "DB-E4", "DB-E5")
def test_w51_a_score() -> None:
    """61 + 16 + 19 + 22 + 14 = 132."""
    from clutch.games.dragonbrood import scoring

    table = empty_table(2, year=6)
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


@rule("DB-R83", "DB-R119", "DB-R120")
def test_what_counts_at_the_end() -> None:
    """Food counts nothing, gold one and a dragoncoin six each; kept trinkets count their own value, and the magic level its row."""
    from clutch.games.dragonbrood import scoring

    table = empty_table(2, year=6).give(0, food=6, gold=7, dragoncoin=2)
    assert int(scoring.horde_value(table.state, 0)) == 7 + 2 * int(box.END_VALUE[box.DRAGONCOIN])
    trinket = box.TRINKET_NAMES.index("t16")
    table.state.trinket[trinket] = 1
    assert int(scoring.trinket_value(table.state, 0)) == int(box.TRINKET_END[trinket]) > 0
    assert int(scoring.magic_value(table.state, 0)) == 0
    assert int(scoring.magic_value(table.ball(0, "t5b").state, 0)) == 22


@rule("DB-W52", "DB-E7", "DB-R98")
def test_w52_dragoncoins_break_ties() -> None:
    """Three in the bank and one in the horde beat three in the horde."""
    table = empty_table(2, year=6).bank(0, 1, dragoncoin=3).give(0, dragoncoin=1, gold=176).give(1, dragoncoin=3, gold=182)
    table.state.over = True
    assert table.state.scores() == [200, 200]
    assert table.state.winners() == [0]


@rule("DB-W53", "DB-P10")
def test_w53_level_3_at_the_dojo() -> None:
    """Nothing happens, and the space is taken."""
    table = empty_table(2)
    dragon = table.dragon(0, "red", 3)
    table.give(0, jewel_red=3, gem_red=3, crystal_red=3).begin(SUMMER)
    go(table, dragon, "to cloud_dojo")
    assert table.name(dragon) == "red 3" and table.stones(0, "jewel") == 3
    assert table.at(dragon) == "cloud_dojo"


@rule("DB-W54", "DB-M5", "DB-R87")
def test_w54_the_black_elder_from_telepathy() -> None:
    """From t5a once to t5b, twice to n5a."""
    for times, node in (("once", "t5b"), ("twice", "n5a")):
        table = empty_table(2).ball(0, "t5a")
        dragon = table.dragon(0, "red")
        table.give(0, ducat=3).begin(SUMMER)
        go(table, dragon, "to elder_black").play(times)
        assert table.node(0) == node


@rule("DB-W55", "DB-O11")
def test_w55_catching_them_all() -> None:
    """Six colours on the board and the six others in the graves: success; one unfed or a level 2 in a grave: failure."""
    for spoil in ("", "food", "grave"):
        table = empty_table(1, 6, {"solo_mode": "catch_them_all"})
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
    table = empty_table(2).open("barons_menagerie")
    dragon = table.dragon(0, "green", 3)
    table.begin(SUMMER)
    go(table, dragon, "to barons_menagerie").play("swap to teal")
    assert table.has(0) == {"ducat": 4} and table.name(dragon) == "teal 3"


@rule("DB-W57", "DB-D6", "DB-T6", "DB-R40")
def test_w57_dragons_from_the_nursery_do_not_count() -> None:
    """N goes whenever it likes; C waits for the leader once B has been handled."""
    table = empty_table(2)
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
    again = empty_table(2)
    again.dragon(0, "red", 3)
    again.dragon(0, "red")
    again.dragon(0, "blue")
    again.dragon(0, "yellow", 1, "winter_nursery")
    again.begin(SUMMER).play("dragon 4", "nursery")
    assert again.legal_of("dragon") == ["2", "3"]


@rule("DB-W58", "DB-C5", "DB-R57", "DB-R110")
def test_w58_fights_along_the_snake() -> None:
    """A picks the Inn, B passes, C picks the Palace, passes, and B is asked again; the Castle is not fought."""
    table = empty_table(3, year=5)
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
        table = empty_table(2)
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
    table = empty_table(2)
    indigo = table.dragon(0, "indigo", 3)
    red = table.dragon(0, "red", 3)
    table.begin(SUMMER)
    go(table, indigo, "to elder_black")
    assert table.prompt != "indigo_pair"
    table = empty_table(2)
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
    table = empty_table(2, year=5)
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
        table = empty_table(1, 5, {"solo_mode": "cursebreaker"})
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
