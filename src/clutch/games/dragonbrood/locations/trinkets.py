"""Trinkets: budgets of Treasure Hollow, and the Elvish Caravan (rules DB-A14, DB-A19, DB-A27).

Worked examples: DB-W2, DB-W3, DB-W44, DB-W62.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import (
    CARAVAN_FOOD,
    CARAVAN_SALE,
    CARAVAN_TRINKETS,
    FOOD,
    TRINKET_ITEMS,
    TRINKET_NAMES,
    TRINKET_VALUE,
    TRINKETS,
)
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.decisions import CARAVAN_BUY, TRINKET_KEEP, TRINKET_PICK
from clutch.games.dragonbrood.gains import add_to_bundle, gain_items, receive
from clutch.games.dragonbrood.moves import BUY, CASH, KEEP, NONE, STOP, TAKES, TRINKET_SALES
from clutch.games.dragonbrood.state import SEAT, A, B, C, DragonbroodPosition
from clutch.kernel.state import Actions

# A budget (DB-A27)


def begin_budget(state: DragonbroodPosition, seat: i64, budget: i64) -> None:
    """Spend a budget on trinkets."""
    if budget > 0:
        state.push(TRINKET_PICK, seat, budget)


def may_take(state: DragonbroodPosition, trinket: i64) -> bool:
    """A tile of the display that was not picked before for this budget, and that the budget pays; the Caravan asks no value (DB-A27, DB-A19, DB-R115)."""
    if state.trinket[trinket] != 0 or state.top(B) >> trinket & 1:
        return False
    return state.top(C) > 0 or TRINKET_VALUE[trinket] <= state.top(A)


def offer_trinkets(state: DragonbroodPosition, actions: Actions) -> None:
    """The tiles that can be picked, or stop."""
    for trinket in range(i64(TRINKETS)):
        if may_take(state, trinket):
            actions.add(TAKES + trinket)
    actions.add(STOP)


def take_trinket(state: DragonbroodPosition, action: i64) -> None:
    """A tile is picked: the budget falls by its value; now keep it or exchange it (DB-A27)."""
    seat: i64 = state.top(SEAT)
    budget: i64 = state.top(A)
    picked: i64 = state.top(B)
    count: i64 = state.top(C)
    state.pop()
    if action == STOP:
        return
    trinket: i64 = action - TAKES
    picked |= i64(1) << trinket
    if count > 1:
        state.push(TRINKET_PICK, seat, 0, picked, count - 1)
    elif count == 0 and budget > TRINKET_VALUE[trinket]:
        state.push(TRINKET_PICK, seat, budget - TRINKET_VALUE[trinket], picked)
    state.push(TRINKET_KEEP, seat, trinket)


def offer_keeping(state: DragonbroodPosition, actions: Actions) -> None:
    """Keep, or exchange for the items (DB-R82)."""
    actions.add(KEEP)
    actions.add(CASH)


def keep_trinket(state: DragonbroodPosition, action: i64) -> None:
    """A kept tile leaves the display; an exchanged one stays there and gives its items, which are no visit's gain (DB-A27, DB-G6)."""
    seat: i64 = state.top(SEAT)
    trinket: i64 = state.top(A)
    state.pop()
    if state.events is not None:
        state.tell("DB-A27", "kept" if action == KEEP else "cashed", {"seat": int(seat), "trinket": TRINKET_NAMES[trinket]})
    if action == KEEP:
        state.trinket[trinket] = u8(seat + 1)
    else:
        gain_items(state, seat, TRINKET_ITEMS, trinket * WIDE, False)


# The Elvish Caravan (DB-A19)


def display_size(state: DragonbroodPosition) -> i64:
    """How many tiles lie in the display."""
    count: i64 = 0
    for trinket in range(i64(TRINKETS)):
        if state.trinket[trinket] == 0:
            count += 1
    return count


def offer_caravan(state: DragonbroodPosition, actions: Actions) -> None:
    """Buy, sell one of the own trinkets, or none (DB-A19)."""
    seat: i64 = state.top(SEAT)
    if display_size(state) and can_pay_one(state, seat, FOOD, CARAVAN_FOOD):
        actions.add(BUY)
    for trinket in range(i64(TRINKETS)):
        if i64(state.trinket[trinket]) == seat + 1:
            actions.add(TRINKET_SALES + trinket)
    actions.add(NONE)


def visit_caravan(state: DragonbroodPosition, action: i64) -> None:
    """Buy for food, or sell a trinket for twice its items; it returns to the display (DB-A19, DB-R84)."""
    seat: i64 = state.top(SEAT)
    state.pop()
    if action == BUY:
        state.push(CARAVAN_BUY, seat)
        pay_one(state, seat, FOOD, CARAVAN_FOOD)
    elif action != NONE:
        trinket: i64 = action - TRINKET_SALES
        state.trinket[trinket] = 0
        if state.events is not None:
            state.tell("DB-A19", "sold_trinket", {"seat": int(seat), "trinket": TRINKET_NAMES[trinket]})
        add_to_bundle(state, TRINKET_ITEMS, trinket * WIDE, CARAVAN_SALE)
        receive(state, seat, 1)


def begin_buying(state: DragonbroodPosition) -> None:
    """Two tiles of any values (DB-A19)."""
    seat: i64 = state.top(SEAT)
    state.pop()
    state.push(TRINKET_PICK, seat, 0, 0, CARAVAN_TRINKETS)
