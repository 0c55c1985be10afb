"""Exchange visits: Coinmaker, Gemsmith, Jeweller and Merchant's Market (rules DB-A8, DB-A9, DB-A11, DB-A12, DB-A26, DB-X2, DB-M6).

Worked examples: DB-W41, DB-W42, DB-W43, DB-W59.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import (
    CHEAPER,
    EXCHANGES,
    EXTRA_GOLD,
    MENU_BASE,
    MENU_BOOST,
    MENU_EGGS,
    MENU_LEVEL,
    NODE_BOOSTED,
    NODE_EXTRA,
    ROW_BACKWARD,
    ROW_GET,
    ROW_GETS,
    ROW_GIVE,
    ROW_GIVES,
    ROW_GOLD,
    ROW_PLACE,
)
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import EGG_SALE, EGGS, GOLD, KINDS, NO_ITEMS
from clutch.games.dragonbrood.costs import affordable, pay
from clutch.games.dragonbrood.decisions import EXCHANGE_STEP, ROW_OUTPUT
from clutch.games.dragonbrood.gains import add_to_bundle, receive
from clutch.games.dragonbrood.moves import EGG_SALES, FINISH, ROWS_TAKEN
from clutch.games.dragonbrood.state import DESK, EGGS_LEFT, MAGIC, SEAT, A, B, C, DragonbroodPosition
from clutch.kernel.state import Actions


def begin_exchanges(state: DragonbroodPosition, seat: i64, place: i64, level: i64, telepathy: bool) -> None:
    """How many exchanges this visit allows, and how many of them are boosted (DB-A26); Telepathy does not work through Elders (DB-L4)."""
    side: i64 = place * 2 + state.side()
    limit: i64 = MENU_BASE[side] + MENU_LEVEL[side] * level
    if MENU_EGGS[place] and state.agreement.market_plain:
        limit = level  # option `market_limit = level` (DB-A9, DB-R10)
    boosted: i64 = 0
    if telepathy:
        node: i64 = i64(state.desk[seat * DESK + MAGIC])
        limit += NODE_EXTRA[node]
        boosted = NODE_BOOSTED[node]
    state.push(EXCHANGE_STEP, seat, place, limit, boosted)


def row_price(state: DragonbroodPosition, row: i64, boosted: bool) -> i64:
    """What a row takes; a boosted exchange takes one item less, never fewer than one (Telepathy, DB-R91)."""
    price: i64 = ROW_GIVES[row * 2 + state.side()]
    if boosted and MENU_BOOST[ROW_PLACE[row]] == CHEAPER and price > 1:
        price -= 1
    return price


def made_kinds(state: DragonbroodPosition, row: i64, boosted: bool) -> i64:
    """The kinds that a row makes, as bits: no anytime exchange may give them away for its input (DB-X2, DB-R116)."""
    made: i64 = i64(1) << ROW_GET[row]
    if ROW_GOLD[row * 2 + state.side()] or (boosted and MENU_BOOST[ROW_PLACE[row]] == EXTRA_GOLD):
        made |= i64(1) << GOLD
    return made


def may_exchange(state: DragonbroodPosition, seat: i64, row: i64, boosted: bool) -> bool:
    """Whether the input of a row can be paid (DB-A26, DB-X3)."""
    price: i64 = row_price(state, row, boosted)
    give: i64 = ROW_GIVE[row]
    if state.horde[seat * KINDS + give] >= price:
        return True
    cost = NO_ITEMS[:]
    cost[give] = price
    return affordable(state, seat, cost, made_kinds(state, row, boosted))


def offer_rows(state: DragonbroodPosition, actions: Actions) -> None:
    """The rows of the menu, the eggs at the Market, and done (DB-A26, DB-R11)."""
    seat: i64 = state.top(SEAT)
    place: i64 = state.top(A)
    if state.top(B) > 0:
        boosted: bool = state.top(C) > 0
        for row in range(i64(EXCHANGES)):
            if (
                ROW_PLACE[row] == place
                and (ROW_BACKWARD[row] == 0 or state.agreement.market_two_way)
                and may_exchange(state, seat, row, boosted)
            ):
                actions.add(ROWS_TAKEN + row)
        if MENU_EGGS[place]:
            for egg in range(i64(EGGS)):
                if i64(state.desk[seat * DESK + EGGS_LEFT]) >> egg & 1:
                    actions.add(EGG_SALES + egg)
    actions.add(FINISH)


def exchange(state: DragonbroodPosition, action: i64) -> None:
    """One exchange of the visit: inputs to the supply, outputs to the horde (DB-A26)."""
    seat: i64 = state.top(SEAT)
    place: i64 = state.top(A)
    left: i64 = state.top(B)
    boosts: i64 = state.top(C)
    state.pop()
    if action == FINISH:
        return
    boosted: bool = boosts > 0
    state.push(EXCHANGE_STEP, seat, place, left - 1, boosts - 1 if boosted else 0)
    if action >= EGG_SALES:
        sell_egg(state, seat, place, action - EGG_SALES, boosted)
        return
    row: i64 = action - ROWS_TAKEN
    state.push(ROW_OUTPUT, seat, row, 1 if boosted else 0)
    cost = NO_ITEMS[:]
    cost[ROW_GIVE[row]] = row_price(state, row, boosted)
    pay(state, seat, cost, made_kinds(state, row, boosted))


def put_out(state: DragonbroodPosition) -> None:
    """The outputs of a row that has been paid; a boosted exchange at the Market pays one more gold."""
    seat: i64 = state.top(SEAT)
    row: i64 = state.top(A)
    boosted: bool = state.top(B) == 1
    state.pop()
    side: i64 = state.side()
    state.bundle[ROW_GET[row]] = ROW_GETS[row * 2 + side]
    state.bundle[GOLD] = state.bundle[GOLD] + ROW_GOLD[row * 2 + side]
    if boosted and MENU_BOOST[ROW_PLACE[row]] == EXTRA_GOLD:
        state.bundle[GOLD] = state.bundle[GOLD] + 1
    receive(state, seat, 1)


def sell_egg(state: DragonbroodPosition, seat: i64, place: i64, egg: i64, boosted: bool) -> None:
    """A sold egg leaves the game and brings its own price (DB-A9)."""
    state.desk[seat * DESK + EGGS_LEFT] = u8(i64(state.desk[seat * DESK + EGGS_LEFT]) & ~(i64(1) << egg))
    if state.events is not None:
        state.tell("DB-A9", "sold_egg", {"seat": int(seat), "egg": int(egg) + 1})
    add_to_bundle(state, EGG_SALE, egg * WIDE, 1)
    if boosted and MENU_BOOST[place] == EXTRA_GOLD:
        state.bundle[GOLD] = state.bundle[GOLD] + 1
    receive(state, seat, 1)
