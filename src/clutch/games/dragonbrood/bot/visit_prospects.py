"""Rules of thumb for a bot: what the running decisions of a visit will bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragonbrood.board import (
    BANK,
    EFFECT,
    ELDER_OF,
    ELDER_SCHOOL,
    ELDER_VISIT,
    EXCAVATE,
    EXCHANGES,
    MENU_BASE,
    MENU_EGGS,
    MENU_LEVEL,
    ROW_BACKWARD,
    ROW_GET,
    ROW_GETS,
    ROW_GIVE,
    ROW_GOLD,
    ROW_PLACE,
)
from clutch.games.dragonbrood.bot.prospects import deposit_gain, item_value, moves_gain, school_gain
from clutch.games.dragonbrood.bot.weights import BUDGET, DIG, HATCH, MINT, SECOND_TIME, WEIGHTS
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import (
    CRYSTAL,
    DRAGONCOIN,
    DUCAT,
    DUCATS_FOR_DRAGONCOIN,
    EGG_SALE,
    EGGS,
    ELDER_ONCE,
    ELDER_TWICE,
    END_VALUE,
    FOOD,
    GROTTO_MOVES,
    KINDS,
    STONE_COLOURS,
    TRINKET_END,
    TRINKET_ITEMS,
    TRINKET_VALUE,
    TRINKETS,
)
from clutch.games.dragonbrood.dragons import has_room
from clutch.games.dragonbrood.locations.exchanges import row_price
from clutch.games.dragonbrood.locations.grotto import grotto_price
from clutch.games.dragonbrood.state import EGGS_LEFT, NOBODY, DragonbroodPosition

SPACE_ITEMS: Final = 4.0
"""What the items of an income space are worth."""


def row_profit(state: DragonbroodPosition, row: i64, boosted: bool) -> float:
    """What one exchange of a row gains."""
    side: i64 = state.side()
    gained: float = float(ROW_GETS[row * 2 + side] * END_VALUE[ROW_GET[row]] + ROW_GOLD[row * 2 + side])
    return gained - float(row_price(state, row, boosted)) * item_value(ROW_GIVE[row])


def exchanges_gain(state: DragonbroodPosition, seat: i64, place: i64, left: i64, boosts: i64) -> float:
    """What the exchanges that are left can gain: the rows with a profit, as far as their inputs reach."""
    total: float = 0.0
    for row in range(i64(EXCHANGES)):
        if ROW_PLACE[row] != place or left <= 0 or (ROW_BACKWARD[row] and not state.agreement.market_two_way):
            continue
        profit: float = row_profit(state, row, boosts > 0)
        if profit <= 0.0 and END_VALUE[ROW_GET[row]] < 6:
            continue
        times: i64 = state.held(seat, ROW_GIVE[row]) // row_price(state, row, boosts > 0)
        times = min(times, left)
        left -= times
        total += float(times) * (profit if profit > 0.3 else 0.3)
    if MENU_EGGS[place] and left > 0:
        for egg in range(i64(EGGS)):
            if left > 0 and state.noted(seat, EGGS_LEFT) >> egg & 1:
                left -= 1
                total += egg_price(egg) * (1.0 if state.year >= state.agreement.years - 1 else 0.2)
    return total * WEIGHTS[MINT]


def egg_price(egg: i64) -> float:
    """What an egg sells for."""
    total: float = 0.0
    for kind in range(i64(KINDS)):
        total += float(EGG_SALE[egg * WIDE + kind] * END_VALUE[kind])
    return total


def row_gain(state: DragonbroodPosition, row: i64) -> float:
    """The output of a row whose input has been paid."""
    side: i64 = state.side()
    return float(ROW_GETS[row * 2 + side] * END_VALUE[ROW_GET[row]] + ROW_GOLD[row * 2 + side])


def hatch_gain(state: DragonbroodPosition, seat: i64, value: float) -> float:
    """A new dragon, if there is room and food and a crystal for it."""
    crystals: i64 = 0
    for colour in range(i64(STONE_COLOURS)):
        crystals = max(crystals, state.held(seat, CRYSTAL + colour))
    if crystals < 2 or state.held(seat, FOOD) < 3 or not has_room(state, seat, 0, 1):
        return 0.0
    return value - WEIGHTS[HATCH] if value > WEIGHTS[HATCH] else 0.0


def trinket_worth(trinket: i64) -> float:
    """The better of keeping and exchanging a tile."""
    items: float = 0.0
    for kind in range(i64(WIDE)):
        items += float(TRINKET_ITEMS[trinket * WIDE + kind]) * item_value(kind)
    kept: float = float(TRINKET_END[trinket])
    return kept if kept > items else items


def trinkets_gain(state: DragonbroodPosition, budget: i64, count: i64) -> float:
    """A budget, or a number of free picks."""
    if count == 0:
        shown: i64 = 0
        for trinket in range(i64(TRINKETS)):
            if state.trinket[trinket] == 0 and TRINKET_VALUE[trinket] <= budget:
                shown += TRINKET_VALUE[trinket]
        return WEIGHTS[BUDGET] * float(budget if budget < shown else shown)
    return best_trinkets(state, count)


def best_trinkets(state: DragonbroodPosition, count: i64) -> float:
    """The best tiles of the display."""
    total: float = 0.0
    taken: i64 = 0
    for _tile in range(count):
        best: float = 0.0
        bit: i64 = 0
        for trinket in range(i64(TRINKETS)):
            if state.trinket[trinket] == 0 and taken >> trinket & 1 == 0 and trinket_worth(trinket) > best:
                best = trinket_worth(trinket)
                bit = i64(1) << trinket
        taken |= bit
        total += best
    return total


# Elder spaces and the Grotto


def elder_space_gain(state: DragonbroodPosition, seat: i64, place: i64) -> float:
    """The best of taking the ducats there, and of doing what the Elder does once or twice."""
    elder: i64 = ELDER_OF[place]
    ducat: float = float(END_VALUE[DUCAT])
    best: float = ducat * float(state.elder_ducats[elder])
    owner: i64 = i64(state.elder_owner[elder])
    price: float = 0.0 if owner == seat + 1 else ducat
    ducats: i64 = state.held(seat, DUCAT) + DUCATS_FOR_DRAGONCOIN * state.held(seat, DRAGONCOIN)
    if ducats >= ELDER_ONCE:
        once: float = performance(state, seat, elder, 1) - price * float(ELDER_ONCE)
        best = max(best, once)
    if ducats >= ELDER_TWICE:
        twice: float = performance(state, seat, elder, 2) - price * float(ELDER_TWICE)
        best = max(best, twice)
    return best


def performance(state: DragonbroodPosition, seat: i64, elder: i64, times: i64) -> float:
    """What an Elder's action brings, done so many times."""
    if ELDER_SCHOOL[elder] >= 0:
        return school_gain(state, seat, ELDER_SCHOOL[elder], times)
    place: i64 = ELDER_VISIT[elder]
    level: i64 = i64(state.level[state.visitor]) if state.visitor != NOBODY else i64(1)
    first: float = 0.0
    if EFFECT[place] == EXCAVATE:
        first = dig_gain(level, True)
    elif EFFECT[place] == BANK:
        first = deposit_gain(state, seat, 0)
    else:
        side: i64 = place * 2 + state.side()
        first = exchanges_gain(state, seat, place, MENU_BASE[side] + MENU_LEVEL[side] * level, 0)
    return first + (WEIGHTS[SECOND_TIME] * first if times > 1 else 0.0)


def dig_gain(spaces: i64, paid: bool) -> float:
    """What excavations bring, with the items of the spaces or without."""
    return float(spaces) * (WEIGHTS[DIG] + (SPACE_ITEMS if paid else 0.0))


def grotto_gain(state: DragonbroodPosition, seat: i64) -> float:
    """The better of the two offers of the Grotto."""
    ducats: i64 = state.held(seat, DUCAT)
    best: float = 0.0
    for choice in range(i64(2)):
        price: i64 = grotto_price(state, choice)
        if ducats >= price:
            found: float = moves_gain(state, seat, GROTTO_MOVES[choice]) - float(price * END_VALUE[DUCAT])
            best = max(best, found)
    return best
