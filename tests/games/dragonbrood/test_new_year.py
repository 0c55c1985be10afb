"""Combat details, New Year and scoring (rules, chapters Collection and combat, New Year, End and scoring)."""

from __future__ import annotations

import pytest

import clutch
from clutch.games.dragonbrood import board as map_of
from clutch.games.dragonbrood import state as data
from clutch.games.dragonbrood.locations.trinkets import TRINKET_PICK
from games.dragonbrood.empty_table import AUTUMN, NEW_YEAR, SPRING, Table, empty_table
from kit import rule


def duel(season: int = AUTUMN, place: str = "bards_inn", options: dict[str, object] | None = None) -> Table:
    table = empty_table(2, 5, options)
    table.stand(table.dragon(0, "red"), place, right=season == SPRING)
    table.stand(table.dragon(1, "blue"), place, right=season == SPRING)
    return table


@rule("DB-C5", "DB-R57")
def test_forced_combat() -> None:
    """By option nobody may pass."""
    table = duel(options={"forced_combat": True}).give(0, gold=1).begin(AUTUMN)
    assert table.prompt == "combat_bid"  # the only choice was made
    assert "pass" in duel().begin(AUTUMN).legal()


@rule("DB-C9", "DB-C10", "DB-R9")
def test_prizes_before_the_loser_leaves() -> None:
    """The winner takes 5 ducats in Spring, the loser 1; Orange counts before it leaves."""
    table = empty_table(2, year=3)
    table.stand(table.dragon(0, "red", 3), "bards_inn", right=True)
    loser = table.stand(table.dragon(1, "orange", 3), "bards_inn", right=True)
    table.begin(SPRING).play("fight bards_inn")
    while table.prompt == "combat_bid":
        table.play("bid nothing")
    assert table.of(0, "ducat") == 4 and table.of(1, "ducat") == 1
    assert table.status(loser) == "summer_nursery" and table.clan(1) == 1


@rule("DB-C11", "DB-C4")
def test_two_fighters_at_most() -> None:
    """Every combat side has two spaces."""
    for side in range(map_of.PLACES * 2):
        if int(map_of.SIDE_KIND[side]) == map_of.COMBAT_SIDE:
            assert int(map_of.SPACES_WIDE[side]) == 2


@rule("DB-C6")
def test_bids_are_secret() -> None:
    """The other sees neither items nor their number, only who is ready; then both are revealed and spent."""
    table = duel().give(0, gold=2).give(1, food=1).begin(AUTUMN).play("fight bards_inn")
    views = []
    for bid in ("bid nothing", "bid 1 gold", "bid 2 gold"):
        after = Table(table.state.clone()).play(bid)
        views.append((after.state.view(1), after.state.view(None), [event.seen_by(1) for event in after.events]))
    assert views[0] == views[1] == views[2]
    table.play("bid 1 gold")
    assert table.state.view(0)["combat"]["bid"] == {"gold": 1}  # type: ignore[index]
    combat = table.state.view(1)["combat"]
    assert combat == {"place": "bards_inn", "seats": [0, 1], "ready": [0], "bid": None}
    table.play("bid 1 food")
    assert any(event.kind == "bids" and event.reveals for event in table.events)
    assert table.of(0, "gold") == 1 and table.of(1, "food") == 0


@rule("DB-N2", "DB-M6")
def test_gifts_of_necromancy() -> None:
    """Two gold on n6b, five food on n7, before feeding."""
    for node, gift in (("n6b", {"gold": 2}), ("n7", {"food": 5})):
        table = empty_table(2, year=2).ball(0, node)
        table.dragon(0, "red", 1, "winter_nursery")
        table.begin(NEW_YEAR)
        assert table.has(0) == gift


@rule("DB-N1", "DB-N4", "DB-V7")
def test_fed_and_unfed() -> None:
    """Placed dragons come home and are fed; the unfed go to the summer nursery; those in nurseries eat nothing."""
    table = empty_table(2, year=2)
    fed = table.stand(table.dragon(0, "red"), "gold_mines", right=True)
    unfed = table.stand(table.dragon(0, "blue"), "gold_mines", right=True)
    resting = table.dragon(0, "yellow", 1, "winter_nursery")
    table.give(0, food=1).begin(NEW_YEAR).play("feed 1")
    assert [table.status(d) for d in (fed, unfed, resting)] == ["ready", "summer_nursery", "winter_nursery"]


@rule("DB-N8", "DB-R90")
def test_alchemy() -> None:
    """On a3 two different entries of shelves a and b."""
    table = empty_table(2).ball(0, "a3")
    table.dragon(0, "red", 1, "winter_nursery")
    table.begin(NEW_YEAR).play("income 1.2", "income 1.2")
    assert table.legal_of("alchemy") == ["a.1", "a.2", "a.3", "b.1", "b.2"]
    table.play("alchemy b.2")
    assert table.legal_of("alchemy") == ["a.1", "a.2", "a.3", "b.1"]
    table.play("alchemy a.2")
    assert table.has(0) == {"food": 3, "gold": 2, "ducat": 1}


@rule("DB-N9", "DB-B7")
def test_interest_at_new_year() -> None:
    """Each account pays on its balance, by number."""
    table = empty_table(2).bank(0, 1, gold=10).bank(0, 3, gold=8)
    table.dragon(0, "red", 1, "winter_nursery")
    table.begin(NEW_YEAR).play("income 1.4", "split 2", "income 1.2")
    assert table.has(0) == {"food": 6, "gold": 3, "crystal_red": 2}


@rule("DB-N7")
def test_without_the_income_floor() -> None:
    """By option a player without a level 3 dragon takes no income."""
    table = empty_table(2, 1, {"income_floor": False})
    table.dragon(0, "red", 1, "winter_nursery")
    table.begin(NEW_YEAR)
    assert table.state.year == 2 and table.has(0) == {}


@rule("DB-N10", "DB-E1", "DB-R25")
@pytest.mark.parametrize("years", [5, 6])
def test_the_last_new_year(years: int) -> None:
    """Income and interest are paid, then the game is over; nothing rotates."""
    table = empty_table(2, years, {"years": years}).bank(0, 1, gold=10)
    table.stand(table.dragon(0, "red"), "gold_mines", right=True)
    table.give(0, food=9).begin(NEW_YEAR).play("income 1.3", "income 1.2")
    assert table.state.over and table.of(0, "gold") == 2 + 3
    assert int(table.state.year) == years and table.of(0, "food") == 9 - (1 if years == 5 else 2)


@rule("DB-E6", "DB-E7", "DB-R97")
def test_winners() -> None:
    """Highest score; then dragoncoins, food, eggs; then the victory is shared."""
    table = empty_table(3, year=6)
    table.state.over = True
    assert table.state.payoffs() == [pytest.approx(1 / 3)] * 3
    table.give(1, food=1)
    assert table.state.winners() == [1]
    table.give(0, food=1)
    table.state.note(0, data.EGGS_LEFT, 1)
    assert table.state.winners() == [1]
    table.give(2, gold=1)
    assert table.state.winners() == [2]


@rule("DB-E5", "DB-E3")
def test_every_bonus_tile() -> None:
    """All ten tiles, number for number."""
    from clutch.games.dragonbrood.scoring import tile_value

    table = empty_table(2, year=6).bank(0, 1, ducat=10).ball(0, "t4")
    table.give(0, ducat=20, gobloon=40, jewel_red=2, jewel_blue=2, jewel_yellow=2)
    table.dragon(0, "red", 3)
    table.dragon(0, "red", 1)
    table.dragon(0, "blue", 2, "summer_nursery")
    table.dragon(0, "tan", 4)
    table.state.trinket[0] = table.state.trinket[1] = 1
    table.state.income[0] = int(table.state.income[0]) | 1 | 1 << 8
    table.state.note(0, data.EGGS_LEFT, 0b111)
    assert [int(tile_value(table.state, 0, tile)) for tile in range(10)] == [6, 6, 4, 2, 6, 4, 15, 10, 8, 6]


@rule("DB-E8", "DB-O8", "DB-O13")
def test_solo_results() -> None:
    """Training has a score and no ranking; a quest is won or lost."""
    training = empty_table(1, 6, {"solo_mode": "training"}).give(0, gold=7)
    training.dragon(0, "red", 1, "winter_nursery")
    training.begin(NEW_YEAR)
    while not training.state.over:
        training.play(training.legal()[0])
    assert training.state.payoffs() == [1.0] and training.state.scores()[0] >= 7
    quest = empty_table(1, 6, {"solo_mode": "cursebreaker"})
    quest.dragon(0, "red", 1, "winter_nursery")
    quest.begin(NEW_YEAR)
    while not quest.state.over:
        quest.play(quest.legal()[0])
    assert quest.state.payoffs() == [0.0] and quest.state.winners() == []


@rule("DB-O10", "DB-N5")
def test_success_is_checked_after_feeding() -> None:
    """Six fed Elders at a New Year are a success, recorded once."""
    table = empty_table(1, 4, {"solo_mode": "cursebreaker"})
    for colour in ("black", "gray", "umber", "sienna", "tan", "white"):
        table.stand(table.dragon(0, colour, 4), "royal_palace", right=True)
    table.give(0, food=12).begin(NEW_YEAR)
    assert table.state.success
    assert any(event.kind == "success" for event in table.events)


@rule("DB-V6", "DB-A14")
def test_an_elder_counts_four_where_the_level_counts() -> None:
    """Budget 8 for the winner's prize of the Hollow, 4 in Spring."""
    for season, budget in ((AUTUMN, 8), (SPRING, 4)):
        table = empty_table(2, year=3)
        table.stand(table.dragon(0, "tan", 4), "treasure_hollow", right=season == SPRING)
        table.begin(season)
        assert table.prompt == "trinket_pick" and int(TRINKET_PICK.budget(table.state)) == budget


def test_consent_cannot_bring_back_secret_bids() -> None:
    """A decision that revealed the bids is not taken back, not even by consent; others are."""
    table = duel().give(0, gold=2).give(1, food=1).begin(AUTUMN)
    referee = table.referee()
    referee.act(0, table.state.move(table.state.legal()[0]).action, clutch.Seeded(1))
    referee.act(0, clutch.game("dragonbrood").parse("bid 1 gold"), clutch.Seeded(1))
    referee.take_back(0, consent=True)
    referee.act(0, clutch.game("dragonbrood").parse("bid nothing"), clutch.Seeded(1))
    referee.act(1, clutch.game("dragonbrood").parse("bid 1 food"), clutch.Seeded(1))
    with pytest.raises(clutch.GameError):
        referee.take_back(1, consent=True)
