"""Costs, gains, actions by location, Elder spaces, bank and magic (rules, the chapters of these names)."""

from __future__ import annotations

from typing import Any

import pytest

import clutch
from clutch.games.dragonbrood import components as box
from clutch.games.dragonbrood.component_file import ITEMS
from clutch.games.dragonbrood.costs import ANYTIME, affordable, pay
from clutch.games.dragonbrood.moves import AUTO
from games.dragonbrood.empty_table import AUTUMN, GAME, SPRING, SUMMER, WINTER, Table, empty_table, side_of, slot
from kit import rule


def visit(place: str, season: int = SUMMER, colour: str = "red", level: int = 3, year: int = 5, **items: int) -> Table:
    """A single dragon of A visits a place."""
    table = empty_table(2, year=year)
    dragon = table.dragon(0, colour, level)
    table.give(0, **items).begin(season)
    assert dragon == 0
    return table.play(f"to {place}")


# Costs


@rule("DB-X1", "DB-X5", "DB-X6", "DB-T8", "DB-R92")
def test_paying_with_exchanges() -> None:
    """Only exchanges that serve the payment are offered, and auto takes them in the order of the table."""
    table = visit("sorcerers_grotto", ducat=0, dragoncoin=1, gold=5)
    assert table.legal() == ["study cheap", "none"]
    table.play("study cheap")
    assert table.of(0, "ducat") == 2 and table.of(0, "gold") == 5  # gold never becomes ducats
    table = empty_table(2, year=2)
    for colour in ("red", "blue"):
        table.stand(table.dragon(0, colour), "gold_mines", right=True)
    table.give(0, ducat=1, gobloon=1).begin(4)
    table.play("feed 1")
    assert table.prompt == "anytime" and table.legal() == ["break ducat into gold", "break gobloon into gold", "auto"]
    assert table.refusal("break dragoncoin into ducat") == ("DB-X5", "does_not_serve")
    table.play("auto")
    assert table.has(0) == {"gold": 1, "gobloon": 1}


AUTOMATIC_ORDER = [
    "gold into food",
    "ducat into gold",
    "gobloon into gold",
    "dragoncoin into gobloon",
    "dragoncoin into ducat",
    *(f"gem_{colour} into crystal_{colour}" for colour in ("red", "blue", "yellow")),
    *(f"jewel_{colour} into gem_{colour}" for colour in ("red", "blue", "yellow")),
]
"""Table D3, in the order in which `auto` goes through it."""


@rule("DB-X6")
def test_auto_takes_the_first_exchange_of_the_table_until_the_cost_is_paid() -> None:
    """Whatever is owed and held, `auto` ends where one ends who always takes the first exchange offered, in the order of D3."""
    chance = clutch.Seeded(6)
    paid = 0
    for _ in range(400):
        table = empty_table(2)
        table.give(0, **{item: int(chance.below(4)) for item in ITEMS})
        cost = box.NO_ITEMS[:]
        for _ in range(2):
            cost[chance.below(len(cost))] = 1 + chance.below(4)
        if not affordable(table.state, 0, cost, 0):
            continue
        pay(table.state, 0, cost, 0)
        if not table.state.depth() or "auto" not in table.legal():
            continue
        by_hand = Table(table.state.clone())
        ANYTIME.decide(table.state, AUTO, chance)
        while by_hand.state.depth():
            offered = [move.removeprefix("break ") for move in by_hand.legal() if move != "auto"]
            first = min(offered, key=AUTOMATIC_ORDER.index)
            ANYTIME.decide(by_hand.state, GAME.parse(f"break {first}"), chance)
        assert table.has(0) == by_hand.has(0)
        paid += 1
    assert paid > 40


@rule("DB-X4", "DB-B8")
def test_the_bank_does_not_pay() -> None:
    """Items in accounts are not spent."""
    table = empty_table(2, year=5).bank(0, 1, dragoncoin=5)
    table.dragon(0, "red", 3)
    table.begin(SUMMER).play("to sorcerers_grotto")
    assert table.prompt != "grotto_choice"


# Gains


@rule("DB-G1", "DB-G2", "DB-G5", "DB-R46", "DB-R94")
def test_colours_are_the_receivers_choice() -> None:
    """One stone: a colour. Several: how many red, then how many blue. The supply never runs out."""
    table = visit("jeweller", year=1, level=1)
    assert table.prompt == "pick_colour" and table.legal() == ["colour red", "colour blue", "colour yellow"]
    table.play("colour blue")
    assert table.has(0) == {"gem_blue": 1}
    table = empty_table(2).give(0, crystal_red=500)
    table.stand(table.dragon(0, "red"), "crystal_quarries")
    table.begin(AUTUMN).play("split 1", "split 1")
    assert table.has(0) == {"crystal_red": 501, "crystal_blue": 1, "crystal_yellow": 2}


@rule("DB-G4")
def test_a_bonus_of_one_kind() -> None:
    """With Yellow beside it a dragon chooses one kind of its yield; stones of any colour count as one kind."""
    table = empty_table(2)
    table.stand(table.dragon(0, "red"), "village_garden")
    table.stand(table.dragon(0, "yellow", 3), "village_garden")
    table.begin(AUTUMN)
    assert table.legal() == ["more food", "more crystal"]
    table.play("more crystal")
    assert table.legal_of("split")[-1] == "4"


# Workshops


@rule("DB-A12", "DB-A26", "DB-A9")
def test_the_jeweller() -> None:
    """Two gems make a jewel, in Winter with a gold besides; 3 + level exchanges in Summer, 3 in Winter."""
    table = visit("jeweller", level=1, gem_red=12)
    for _ in range(4):
        table.play("exchange gem_red for jewel_red")
    assert table.has(0) == {"gem_red": 4, "jewel_red": 4} and table.prompt != "exchange_step"
    winter = empty_table(2, year=5)
    winter.stand(winter.dragon(0, "red", 3), "gold_mines")
    winter.give(0, gem_red=12).begin(WINTER).play("to jeweller")
    for _ in range(3):
        winter.play("exchange gem_red for jewel_red")
    assert winter.has(0) == {"gold": 3, "gem_red": 6, "jewel_red": 3}


@rule("DB-A9", "DB-R10", "DB-R11")
def test_options_of_the_market() -> None:
    """One way by default; backwards by option; the limit may be the level alone."""
    assert "exchange gold for food" not in visit("merchants_market", gold=5).legal()
    table = empty_table(2, 5, {"market_two_way": True, "market_limit": "level"})
    table.dragon(0, "red", 1)
    table.give(0, gold=5, dragoncoin=1).begin(SUMMER).play("to merchants_market")
    assert "exchange ducat for jewel_red" in table.legal()
    table.play("exchange gold for gem_blue")
    assert table.has(0) == {"gold": 3, "gem_blue": 1, "dragoncoin": 1} and table.prompt != "exchange_step"


@rule("DB-A26", "DB-M3", "DB-M6")
def test_a_boost_at_the_market_pays_gold() -> None:
    """On t5b the first two sales pay one gold more."""
    table = empty_table(2).ball(0, "t5b")
    table.dragon(0, "red", 1)
    table.give(0, food=3).begin(SUMMER).play("to merchants_market")
    for _ in range(3):
        table.play("exchange food for gold")
    assert table.has(0) == {"gold": 5}


# Dragons' places


@rule("DB-A7", "DB-R49")
def test_hatching_costs() -> None:
    """Summer: one crystal of the colour, 2 food and the egg's gold; Winter: two crystals and 3 food. Alike eggs are one choice."""
    table = visit("dragon_broodmother", level=1, crystal_red=1, crystal_blue=1, food=2, gold=2)
    assert table.legal_of("hatch") == ["1 red", "1 blue", "3 red", "3 blue", "5 red", "5 blue", "6 red", "6 blue"]
    assert table.refusal("hatch 2 red") == ("DB-A7", "egg_twin")
    table.play("hatch 1 blue")
    assert table.has(0) == {"crystal_red": 1} and table.clan(0) == 2
    winter = empty_table(2)
    winter.stand(winter.dragon(0, "red"), "village_garden")
    winter.give(0, crystal_red=1, crystal_blue=2, food=3).begin(WINTER).play("to dragon_broodmother")
    assert winter.legal_of("hatch") == ["5 blue", "6 blue"]


@rule("DB-R100", "DB-O9")
def test_cursebreaker_awakens_any_elder() -> None:
    """The limit of one Elder is lifted, and the player chooses which one wakes."""
    table = empty_table(1, 5, {"solo_mode": "cursebreaker"})
    table.dragon(0, "tan", 4)
    grown = table.dragon(0, "red", 3)
    table.give(0, jewel_red=3).begin(SUMMER)
    table.play(f"dragon {slot(grown)}", "to astral_arena", "awaken red red red")
    assert "elder tan" not in table.legal() and len(table.legal()) == 5
    table.play("elder white")
    assert table.name(grown) == "white 4"


# Islands


@rule("DB-A20", "DB-C2")
def test_frosted_peaks() -> None:
    """Ten crystals or two jewels, for teal twice as many."""
    for colour, jewels in (("red", 2), ("teal", 4)):
        table = empty_table(2, year=5)
        table.stand(table.dragon(0, colour, 3), "frosted_peaks", right=True)
        table.begin(SPRING).play("yield 2", f"split {jewels}")
        assert table.has(0) == {"jewel_red": jewels}


@rule("DB-A22", "DB-M2", "DB-R4")
def test_the_grotto() -> None:
    """Two moves for 1 ducat or three for 4 in Summer, for 2 or 5 in Winter; moves may be forfeited."""
    table = visit("sorcerers_grotto", ducat=4).play("study dear", "magic a1", "magic a2", "stop")
    assert table.node(0) == "a2" and table.of(0, "ducat") == 0
    winter = empty_table(2, year=5)
    winter.stand(winter.dragon(0, "red", 3), "enchanted_forest")
    winter.give(0, ducat=4).begin(WINTER).play("to sorcerers_grotto")
    assert winter.legal() == ["study cheap", "none"]
    winter.play("study cheap", "magic n1", "magic t1")
    assert winter.node(0) == "t1" and winter.of(0, "ducat") == 2


@rule("DB-A23", "DB-R74", "DB-R75", "DB-R105")
def test_what_the_lair_copies() -> None:
    """Uncovered ACTION and LEVEL sides of the season, not the Lair, the Cemetery, Elder spaces, RANK or COMBAT; no locked place."""
    targets = visit("witchs_lair").legal_of("copy")
    assert "coinmaker" in targets and "gem_mountain" in targets
    for name in ("witchs_lair", "cemetery", "elder_black", "royal_palace", "treasure_hollow", "frosted_peaks"):
        assert name not in targets
    locked = empty_table(1, 5, {"solo_mode": "training"})
    locked.open("witchs_lair")
    locked.dragon(0, "red", 3)
    locked.begin(SUMMER).play("to witchs_lair")
    assert "coinmaker" not in locked.legal_of("copy") and locked.refusal("copy coinmaker") == ("DB-A23", "no_copy")


@rule("DB-A23", "DB-A21")
def test_a_dragon_that_leaves_the_lair_loses_the_second_performance() -> None:
    """Copying the Menagerie twice: after a break-up the second performance is lost."""
    table = empty_table(2, year=5)
    dragon = table.dragon(0, "red", 3)
    table.dragon(0, "blue", 3)
    table.give(0, ducat=3).begin(SUMMER)
    table.play(f"dragon {slot(dragon)}", "to witchs_lair", "copy barons_menagerie", "twice", "break up 1")
    assert table.clan(0) == 4 and table.prompt != "menagerie_choice"
    assert int(table.state.used[side_of("witchs_lair")]) == 0


@rule("DB-A24", "DB-R77")
def test_thefts_in_winter() -> None:
    """Seven food for two items a level from any accounts of others; without anything to steal nothing is asked."""
    table = empty_table(3, year=5).bank(1, 1, gold=4).bank(2, 4, gem_red=3, jewel_red=1)
    table.stand(table.dragon(0, "red", 3), "gold_mines")
    table.give(0, food=7).begin(WINTER).play("to thieves_den", "yes")
    taken = 0
    while table.prompt == "steal_item":
        table.play(table.legal()[taken % len(table.legal())])
        taken += 1
    assert taken == 6 and table.of(0, "jewel_red") == 0 and table.of(0, "food") == 0
    own = empty_table(2, year=5).bank(0, 1, gold=4)
    own.dragon(0, "red", 3)
    own.give(0, food=3).begin(SUMMER).play("to thieves_den")
    assert own.prompt != "steal_decision"


@rule("DB-A19")
def test_buying_at_the_caravan() -> None:
    """Three food for two different tiles of any value."""
    table = visit("elvish_caravan", food=3).play("buy", "take t16", "cash")
    assert "take t16" not in table.legal()
    table.play("take t17", "keep")
    assert table.has(0) == {"ducat": 1, "dragoncoin": 1} and table.state.trinket[16] == 1 and table.prompt != "trinket_pick"


@rule("DB-R21", "DB-A5")
def test_excavations_are_automatic_and_end_with_the_track() -> None:
    """Only the space is chosen, and nothing is asked once all 24 are open."""
    table = empty_table(2)
    table.dragon(0, "red", 3)
    table.state.income[0] = (1 << 24) - 2
    table.begin(SUMMER).play("to mystic_volcano")
    assert table.has(0) == {"food": 1} or table.prompt == "split_red"
    table.play("split 2")
    assert table.state.income[0] == (1 << 24) - 1 and table.has(0) == {"food": 1, "crystal_red": 2}


# Elder spaces


@rule("DB-L1", "DB-L5", "DB-L6")
def test_asking_an_elder_twice() -> None:
    """Two complete Volcano visits for 3 ducats; a companion or a bonus colour means nothing there."""
    table = visit("elder_sienna", colour="amber", level=3, ducat=3).play("twice")
    for _ in range(6):
        assert table.prompt == "excavate_pick"
        table.play(
            next(
                move
                for move in table.legal()
                if move
                in (
                    "excavate 1.6",
                    "excavate 2.2",
                    "excavate 2.3",
                    "excavate 3.2",
                    "excavate 3.4",
                    "excavate 2.6",
                    "excavate 2.1",
                    "excavate 3.1",
                )
            )
        )
    assert table.prompt != "excavate_pick" and bin(int(table.state.income[0])).count("1") == 10


@rule("DB-L2", "DB-R86")
def test_the_owner_of_an_elder_asks_it() -> None:
    """The price must be held and comes straight back."""
    table = empty_table(2)
    elder = table.dragon(0, "gray", 4)
    table.give(0, ducat=1).begin(SUMMER)
    assert elder == 0
    table.play("to elder_gray")
    assert table.legal() == ["once", "collect"]
    table.play("once")
    assert table.of(0, "ducat") == 1 and table.node(0) == "a1"


# The bank


@rule("DB-B1", "DB-B2", "DB-B9", "DB-R13", "DB-R15", "DB-A10")
def test_transactions_of_a_visit() -> None:
    """One for each account; two accounts at most; a key is whose comes first."""
    table = visit("goblin_bank", gold=10, gem_red=2)
    assert table.legal_of("open") == ["acc_1", "acc_2", "acc_3", "acc_4", "acc_7", "acc_8"]
    table.play("open acc_1")
    assert table.refusal("stop") == ("DB-B3", "deposit_first")
    table.play("move 5 gold", "stop")
    assert "deposit acc_1" not in table.legal()
    table.play("open acc_4", "move 1 gem_red", "stop")
    assert table.legal() == ["done"] or table.prompt != "bank_menu"
    other = empty_table(2, year=5).bank(1, 1, gold=5).give(0, gold=5)
    other.dragon(0, "red")
    other.begin(SUMMER).play("to goblin_bank")
    assert "open acc_1" not in other.legal()


@rule("DB-B3")
def test_amounts_of_a_move() -> None:
    """1, 2, 5, 10 or all, as far as they are there; twelve moves at most."""
    table = visit("goblin_bank", gold=20).play("open acc_1")
    assert table.legal() == ["move 1 gold", "move 2 gold", "move 5 gold", "move 10 gold", "move all gold"]
    for _ in range(12):
        table.play("move 1 gold")
    assert table.prompt != "bank_move" and table.of(0, "gold") == 8


@rule("DB-B3")
def test_one_bank_move_has_one_name() -> None:
    """What is all that there is, is called so and not by its number too, but for the option that keeps both names."""
    table = visit("goblin_bank", gold=1, ducat=5).play("open acc_1")
    assert table.legal() == ["move all gold", "move 1 ducat", "move 2 ducat", "move all ducat"]
    table = empty_table(2, options={"bank_amounts": "doubled"}).give(0, gold=1)
    table.dragon(0, "red")
    table.begin(SUMMER).play("to goblin_bank", "open acc_1")
    assert table.legal() == ["move 1 gold", "move all gold"]


@rule("DB-B5", "DB-R111", "DB-R12")
@pytest.mark.parametrize(
    ("option", "deposit", "withdrawal", "opening"), [("min_balance", 1, 1, 0), ("before", 1, 3, 0), ("after", 3, 1, 1)]
)
def test_interest_options(option: str, deposit: int, withdrawal: int, opening: int) -> None:
    """On the smaller balance, on the one before, or on the one after; a transaction without a move pays nothing."""

    def interest(before: int, *moves: str) -> int:
        table = empty_table(2, 5, {"bank_interest": option}).give(0, gold=20)
        if before:
            table.bank(0, 1, gold=before)
        table.dragon(0, "red", 1)
        table.begin(SUMMER).play("to goblin_bank")
        total = table.of(0, "gold") + before
        table.play(*moves)
        banked = int(table.state.vault[box.GOLD])
        return table.of(0, "gold") + banked - total

    assert interest(8, "deposit acc_1", "move 5 gold", "stop") == deposit
    assert interest(12, "withdraw acc_1", "move 5 gold", "stop") == withdrawal
    assert interest(0, "open acc_1", "move 5 gold", "stop") == opening
    assert interest(8, "deposit acc_1", "stop") == 0
    assert interest(8, "withdraw acc_1", "move all gold") == (1 if option == "before" else 0)


@rule("DB-B5", "DB-B6")
@pytest.mark.parametrize("option", ["min_balance", "before", "after"])
@pytest.mark.parametrize("transaction", ["deposit", "withdraw"])
def test_the_view_tells_the_interest(option: str, transaction: str) -> None:
    """For every number of units that can be moved it says what the rules then pay at once."""
    for moved in range(1, 12):
        table = empty_table(2, 5, {"bank_interest": option}).give(0, gold=12).bank(0, 1, gold=12)
        table.dragon(0, "red", 1)
        table.begin(SUMMER).play("to goblin_bank", f"{transaction} acc_1")
        decision: Any = table.state.view(0)["decision"]
        told = [each for each in decision["banking"]["interest"] if each["units"] <= moved][-1]
        before = table.of(0, "gold") + int(table.state.vault[box.GOLD])
        table.play(*["move 10 gold"] * (moved // 10), *["move 1 gold"] * (moved % 10), "stop")
        assert table.of(0, "gold") + int(table.state.vault[box.GOLD]) - before == told["now"].get("gold", 0), moved
    assert [each["units"] for each in decision["banking"]["interest"]] == ([0, 8] if transaction == "deposit" else [0, 3, 8])


@rule("DB-R24", "DB-E4")
def test_unfed_dragons_are_not_active() -> None:
    """At the last New Year only fed dragons count for the tiles of the clan."""
    from clutch.games.dragonbrood.scoring import counted

    hungry = empty_table(2, year=6)
    hungry.stand(hungry.dragon(0, "red"), "gold_mines", right=True)
    hungry.stand(hungry.dragon(0, "blue"), "gold_mines", right=True)
    hungry.give(0, food=3).begin(4).play("feed 1")
    while not hungry.state.over:
        hungry.play("stop" if "stop" in hungry.legal() else hungry.legal()[0])
    assert counted(hungry.state, 0, 0) == 1 and hungry.status(1) == "summer_nursery"
