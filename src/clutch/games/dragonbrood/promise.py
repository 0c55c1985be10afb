"""Rules of thumb for a bot: what the running decisions of a visit will bring."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood.board import (
    EXCHANGES,
    MAGIC_POINTS,
    MENU_EGGS,
    NODE_LEVEL,
    ROW_BACKWARD,
    ROW_GET,
    ROW_GETS,
    ROW_GIVE,
    ROW_GOLD,
    ROW_PLACE,
)
from clutch.games.dragonbrood.components import (
    CRYSTAL,
    EGG_SALE,
    EGGS,
    END_VALUE,
    FOOD,
    KINDS,
    STONE_COLOURS,
    TRINKET_END,
    TRINKET_ITEMS,
    TRINKET_VALUE,
    TRINKETS,
)
from clutch.games.dragonbrood.dragons import has_room
from clutch.games.dragonbrood.state import DESK, EGGS_LEFT, MAGIC, Dale
from clutch.games.dragonbrood.tables import WIDE
from clutch.games.dragonbrood.workshops import row_price


def item_value(kind: i64) -> float:
    """The end value of an item; food is worth something too."""
    return 0.8 if kind == FOOD else float(END_VALUE[kind])


def row_profit(state: Dale, row: i64, boosted: bool) -> float:
    """What one exchange of a row gains."""
    side: i64 = state.side()
    gained: float = float(ROW_GETS[row * 2 + side] * END_VALUE[ROW_GET[row]] + ROW_GOLD[row * 2 + side])
    return gained - float(row_price(state, row, boosted)) * item_value(ROW_GIVE[row])


def exchange_promise(state: Dale, seat: i64, place: i64, left: i64, boosts: i64) -> float:
    """What the exchanges that are left can gain: the rows with a profit, as far as their inputs reach."""
    total: float = 0.0
    for row in range(i64(EXCHANGES)):
        if ROW_PLACE[row] != place or left <= 0 or (ROW_BACKWARD[row] and not state.agreement.market_two_way):
            continue
        profit: float = row_profit(state, row, boosts > 0)
        if profit <= 0.0 and END_VALUE[ROW_GET[row]] < 6:
            continue
        times: i64 = state.horde[seat * KINDS + ROW_GIVE[row]] // row_price(state, row, boosts > 0)
        times = min(times, left)
        left -= times
        total += float(times) * (profit if profit > 0.3 else 0.3)
    if MENU_EGGS[place] and left > 0:
        for egg in range(i64(EGGS)):
            if left > 0 and i64(state.desk[seat * DESK + EGGS_LEFT]) >> egg & 1:
                left -= 1
                total += egg_price(egg) * (1.0 if state.year >= state.agreement.years - 1 else 0.2)
    return total * 0.9


def egg_price(egg: i64) -> float:
    """What an egg sells for."""
    total: float = 0.0
    for kind in range(i64(KINDS)):
        total += float(EGG_SALE[egg * WIDE + kind] * END_VALUE[kind])
    return total


def row_promise(state: Dale, row: i64) -> float:
    """The output of a row whose input has been paid."""
    side: i64 = state.side()
    return float(ROW_GETS[row * 2 + side] * END_VALUE[ROW_GET[row]] + ROW_GOLD[row * 2 + side])


def hatch_promise(state: Dale, seat: i64, value: float) -> float:
    """A new dragon, if there is room and food and a crystal for it."""
    crystals: i64 = 0
    for colour in range(i64(STONE_COLOURS)):
        crystals = max(crystals, state.held(seat, CRYSTAL + colour))
    if crystals < 2 or state.held(seat, FOOD) < 3 or not has_room(state, seat, 0, 1):
        return 0.0
    return value * 0.9 - 4.0 if value > 5.0 else 0.0


def magic_promise(state: Dale, seat: i64, moves: i64) -> float:
    """What so many moves up bring at the end, at least."""
    level: i64 = NODE_LEVEL[i64(state.desk[seat * DESK + MAGIC])]
    top: i64 = level + moves
    top = min(top, 7)
    return float(MAGIC_POINTS[top] - MAGIC_POINTS[level]) + 0.5 * float(top - level)


def trinket_worth(trinket: i64) -> float:
    """The better of keeping and exchanging a tile."""
    items: float = 0.0
    for kind in range(i64(WIDE)):
        items += float(TRINKET_ITEMS[trinket * WIDE + kind]) * item_value(kind)
    kept: float = float(TRINKET_END[trinket])
    return kept if kept > items else items


def trinket_promise(state: Dale, budget: i64, count: i64) -> float:
    """A budget, a number of free picks, or (below zero) the tile that has just been picked."""
    if count < 0:
        return trinket_worth(-1 - count)
    if count == 0:
        shown: i64 = 0
        for trinket in range(i64(TRINKETS)):
            if state.trinket[trinket] == 0 and TRINKET_VALUE[trinket] <= budget:
                shown += TRINKET_VALUE[trinket]
        return 3.1 * float(budget if budget < shown else shown)
    best: float = 0.0
    for trinket in range(i64(TRINKETS)):
        if state.trinket[trinket] == 0 and trinket_worth(trinket) > best:
            best = trinket_worth(trinket)
    return best * float(count)
