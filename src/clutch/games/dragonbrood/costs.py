"""Costs and anytime exchanges (rules, chapter Costs and anytime exchanges: DB-X1 to DB-X7, DB-T8, DB-R92)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.components import (
    ANY_AMOUNT,
    ANY_GET,
    ANY_GIVE,
    ANYTIMES,
    CRYSTAL,
    CRYSTALS_FOR_GEM,
    DRAGONCOIN,
    DUCAT,
    DUCATS_FOR_DRAGONCOIN,
    FOOD,
    FOOD_FOR_GOLD,
    GEM,
    GEMS_FOR_JEWEL,
    GOBLOON,
    GOBLOONS_FOR_DRAGONCOIN,
    GOLD,
    GOLD_FOR_DUCAT,
    GOLD_FOR_GOBLOON,
    ITEM_NAMES,
    JEWEL,
    KINDS,
    NO_ITEMS,
    STONE_COLOURS,
)
from clutch.games.dragonbrood.moves import AUTO, BREAKS
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal

FREE: int = 0
"""No kind is barred."""

# What can be paid (DB-X3, DB-X4): items in the bank do not count


def affordable(state: DragonbroodPosition, seat: i64, cost: vec[i64], barred: i64) -> bool:
    """Whether a horde can be turned into at least this cost by anytime exchanges (DB-X3) that give away no barred kind (DB-X2)."""
    for colour in range(i64(STONE_COLOURS)):
        if not affordable_stones(state, seat, cost, barred, colour):
            return False
    return affordable_coins(state, seat, cost, barred)


def affordable_stones(state: DragonbroodPosition, seat: i64, cost: vec[i64], barred: i64, colour: i64) -> bool:
    """The stones of one colour: jewels become gems, gems become crystals. Worked example: DB-W27."""
    if cost[JEWEL + colour] == 0 and cost[GEM + colour] == 0 and cost[CRYSTAL + colour] == 0:
        return True
    jewels: i64 = state.held(seat, JEWEL + colour) - cost[JEWEL + colour]
    if jewels < 0:
        return False
    gems: i64 = state.held(seat, GEM + colour) - cost[GEM + colour]
    if barred >> (JEWEL + colour) & 1 == 0:
        gems += GEMS_FOR_JEWEL[colour] * jewels
    if gems < 0:
        return False
    crystals: i64 = state.held(seat, CRYSTAL + colour) - cost[CRYSTAL + colour]
    if barred >> (GEM + colour) & 1 == 0:
        crystals += CRYSTALS_FOR_GEM[colour] * gems
    return crystals >= 0


def affordable_coins(state: DragonbroodPosition, seat: i64, cost: vec[i64], barred: i64) -> bool:
    """Coins, gold and food: as few dragoncoins as possible are broken for coins, the rest may become gold and food. Worked examples: DB-W23, DB-W24."""
    dragoncoins: i64 = state.held(seat, DRAGONCOIN) - cost[DRAGONCOIN]
    if dragoncoins < 0:
        return False
    if barred >> DRAGONCOIN & 1:
        dragoncoins = 0
    gobloons: i64 = state.held(seat, GOBLOON) - cost[GOBLOON]
    if gobloons < 0:
        broken: i64 = (GOBLOONS_FOR_DRAGONCOIN - 1 - gobloons) // GOBLOONS_FOR_DRAGONCOIN
        dragoncoins -= broken
        gobloons += broken * GOBLOONS_FOR_DRAGONCOIN
    ducats: i64 = state.held(seat, DUCAT) - cost[DUCAT]
    if ducats < 0:
        broken = (DUCATS_FOR_DRAGONCOIN - 1 - ducats) // DUCATS_FOR_DRAGONCOIN
        dragoncoins -= broken
        ducats += broken * DUCATS_FOR_DRAGONCOIN
    if dragoncoins < 0:
        return False
    gold: i64 = state.held(seat, GOLD) - cost[GOLD]
    by_ducats: i64 = 0
    by_gobloons: i64 = 0
    if barred >> DUCAT & 1 == 0:
        gold += GOLD_FOR_DUCAT * ducats
        by_ducats = DUCATS_FOR_DRAGONCOIN * GOLD_FOR_DUCAT
    if barred >> GOBLOON & 1 == 0:
        gold += GOLD_FOR_GOBLOON * gobloons
        by_gobloons = GOBLOONS_FOR_DRAGONCOIN * GOLD_FOR_GOBLOON
    gold += dragoncoins * (by_ducats if by_ducats > by_gobloons else by_gobloons)
    if gold < 0:
        return False
    food: i64 = state.held(seat, FOOD) - cost[FOOD]
    if food < 0 and barred >> GOLD & 1 == 0:
        food += FOOD_FOR_GOLD * gold
    return food >= 0


def can_pay_one(state: DragonbroodPosition, seat: i64, kind: i64, amount: i64) -> bool:
    """Whether a cost of a single kind can be paid."""
    if state.held(seat, kind) >= amount:
        return True
    cost = NO_ITEMS[:]
    cost[kind] = amount
    return affordable(state, seat, cost, 0)


# Paying (DB-X5): only what can be afforded may be chosen, so a payment always ends


def pay_one(state: DragonbroodPosition, seat: i64, kind: i64, amount: i64) -> None:
    """Pay a cost of a single kind."""
    cost = NO_ITEMS[:]
    cost[kind] = amount
    pay(state, seat, cost, 0)


def pay(state: DragonbroodPosition, seat: i64, cost: vec[i64], barred: i64) -> None:
    """Pay a cost, which says exactly which items (DB-X1): at once where nothing is short, else after the exchanges that the player chooses; there are exchanges for nothing else (DB-T8, DB-R92)."""
    state.cost = cost
    if is_covered(state, seat):
        remove_cost(state, seat)
    else:
        ANYTIME.ask(state, seat, barred)


def is_covered(state: DragonbroodPosition, seat: i64) -> bool:
    """Whether nothing is short."""
    cost: vec[i64] = state.cost
    horde: vec[i64] = state.horde
    mine: i64 = seat * KINDS
    for kind in range(i64(KINDS)):
        if cost[kind] > horde[mine + kind]:
            return False
    return True


def remove_cost(state: DragonbroodPosition, seat: i64) -> None:
    """The cost leaves the horde."""
    if state.events is not None:
        items = bundle_names(state.cost)
        if items:
            state.tell("DB-X5", "paid", {"seat": int(seat), "items": items})
    cost: vec[i64] = state.cost
    for kind in range(i64(KINDS)):
        if cost[kind]:
            state.change_held(seat, kind, -cost[kind])
            cost[kind] = 0


def candidates(state: DragonbroodPosition, seat: i64, barred: i64) -> i64:
    """The exchanges that serve the payment, as bits: for each short kind those that make it, else those that make one of its sources, and so on upwards (DB-X5)."""
    found: i64 = 0
    for kind in range(i64(KINDS)):
        if state.cost[kind] <= state.held(seat, kind):
            continue
        wanted: i64 = i64(1) << kind
        while wanted:
            here: i64 = 0
            sources: i64 = 0
            for way in range(i64(ANYTIMES)):
                give: i64 = ANY_GIVE[way]
                if wanted >> ANY_GET[way] & 1 and barred >> give & 1 == 0:
                    sources |= i64(1) << give
                    if state.held(seat, give) > 0:
                        here |= i64(1) << way
            if here:
                found |= here
                break
            wanted = sources
    return useful(state, seat, barred, found)


def useful(state: DragonbroodPosition, seat: i64, barred: i64, found: i64) -> i64:
    """Those of the exchanges after which the cost can still be paid (DB-X5)."""
    kept: i64 = 0
    for way in range(i64(ANYTIMES)):
        if found >> way & 1:
            trade(state, seat, way, 1)
            if affordable(state, seat, state.cost, barred):
                kept |= i64(1) << way
            trade(state, seat, way, -1)
    return kept


def trade(state: DragonbroodPosition, seat: i64, way: i64, times: i64) -> None:
    """Make an anytime exchange, or unmake it."""
    state.change_held(seat, ANY_GIVE[way], -times)
    state.change_held(seat, ANY_GET[way], times * ANY_AMOUNT[way])


@final
class PayByExchange(Choice):
    """Which anytime exchange serves the payment (DB-X5)."""

    def ask(self, state: DragonbroodPosition, seat: i64, barred: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, barred)

    def barred(self, state: DragonbroodPosition) -> i64:
        """The kinds that no exchange may give away, as bits (DB-X2)."""
        return state.carried(0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The exchanges that serve the payment; with several of them also `auto` (DB-X6)."""
        found: i64 = candidates(state, state.asked(), self.barred(state))
        for way in range(i64(ANYTIMES)):
            if found >> way & 1:
                actions.add(BREAKS + way)
        if found & (found - 1):
            actions.add(AUTO)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """One exchange, or all by the order of the table (DB-X6); when nothing is short any more the cost is paid (DB-X5)."""
        seat: i64 = state.asked()
        barred: i64 = self.barred(state)
        if action != AUTO:
            change(state, seat, action - BREAKS)
        while not is_covered(state, seat):
            if action != AUTO:
                return
            found: i64 = candidates(state, seat, barred)
            way: i64 = 0
            while found >> way & 1 == 0:
                way += 1
            change(state, seat, way)
        state.pop()
        remove_cost(state, seat)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, BREAKS, ANYTIMES):
            return Refusal("DB-X5", "does_not_serve", {})
        return Refusal("DB-X5", "pay_first", {})

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-X5", "anytime", {"seat": int(state.asked())})


ANYTIME: Final = PayByExchange()


def change(state: DragonbroodPosition, seat: i64, way: i64) -> None:
    """An exchange that stands. All run from larger to smaller items (DB-X7)."""
    trade(state, seat, way, 1)
    if state.events is not None:
        give, get = ITEM_NAMES[ANY_GIVE[way]], f"{int(ANY_AMOUNT[way])} {ITEM_NAMES[ANY_GET[way]]}"
        state.tell("DB-X5", "changed", {"seat": int(seat), "give": f"1 {give}", "get": get})


def bundle_names(amounts: vec[i64]) -> list[str]:
    """A bundle for an event: `3 food`, `1 gold`."""
    return [f"{int(amounts[kind])} {ITEM_NAMES[kind]}" for kind in range(len(amounts)) if amounts[kind] > 0]
