"""Rules of thumb for a bot: what magic, accounts and income will bring until the end."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.account_tables import ACCEPTS, ACCOUNTS, TIER_BALANCE, TIER_GIVES, TIERS
from clutch.games.dragonbrood.bank import accounts_of, balance
from clutch.games.dragonbrood.board import ALCHEMY, NECROMANCY
from clutch.games.dragonbrood.bot.holdings import chart_food, food_needed, years_left
from clutch.games.dragonbrood.bot.weights import BREWS, CLIMB, INTEREST, SAVED_FOOD, TELEPATHY, TIER_PART, WEIGHTS
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import (
    ACCOUNT_LIMIT,
    CRYSTAL,
    DRAGONCOIN,
    DUCAT,
    END_VALUE,
    FOOD,
    GOBLOON,
    GOLD,
    INCOME,
    KINDS,
    NEW_YEAR,
    SPACES,
    UNIT,
)
from clutch.games.dragonbrood.magic_tracks import (
    MAGIC_POINTS,
    MAGIC_STEPS,
    NODE_ENTRIES,
    NODE_LEVEL,
    NODE_NAMES,
    NODE_SCHOOL,
    NODE_SHELVES,
    NODES,
    SHELF_ENTRIES,
    SHELF_ITEMS,
    STEPS_TOWARDS,
)
from clutch.games.dragonbrood.state import MAGIC, DragonbroodPosition

FOOD_VALUE: Final = 0.8
"""What food is worth where nobody asks how much of it is needed."""


def item_value(kind: i64) -> float:
    """The end value of an item; food is worth something too."""
    return FOOD_VALUE if kind == FOOD else float(END_VALUE[kind])


def bundle_value(items: vec[i64], first: i64) -> float:
    """What a row of a table is worth."""
    total: float = 0.0
    for kind in range(i64(WIDE)):
        if items[first + kind]:
            total += float(items[first + kind]) * item_value(kind)
    return total


SPACE_VALUE: Final = vec[float]([bundle_value(INCOME, i64(space * WIDE)) for space in range(SPACES)])
BEST_SPACES: Final = vec[i64](sorted(range(SPACES), key=lambda space: -SPACE_VALUE[space]))
"""The income spaces by their worth."""
TIER_VALUE: Final = vec[float]([bundle_value(TIER_GIVES, i64(tier * WIDE)) for tier in range(ACCOUNTS * TIERS)])


def _shelf_value(node: int) -> float:
    """What the best entries of an Alchemy node are worth."""
    values = [bundle_value(SHELF_ITEMS, i64(entry * WIDE)) for entry in range(SHELF_ENTRIES) if int(NODE_SHELVES[node]) >> entry & 1]
    return sum(sorted(values, reverse=True)[: int(NODE_ENTRIES[node])])


ALCHEMY_VALUE: Final = vec[float]([_shelf_value(node) for node in range(len(NODE_NAMES))])


def new_years_left(state: DragonbroodPosition) -> i64:
    """New Years whose income is still to come."""
    return years_left(state) - (1 if state.season == NEW_YEAR else 0)


# Magic


def node_value(state: DragonbroodPosition, seat: i64, node: i64) -> float:
    """What a node will have brought at the end: its points, its effect each year, and the hope to climb on."""
    years: float = float(new_years_left(state))
    level: float = float(NODE_LEVEL[node])
    total: float = float(MAGIC_POINTS[NODE_LEVEL[node]]) + WEIGHTS[CLIMB] * level * years
    school: i64 = NODE_SCHOOL[node]
    if school == ALCHEMY:
        total += WEIGHTS[BREWS] * ALCHEMY_VALUE[node] * years
    elif school == NECROMANCY:
        total += WEIGHTS[SAVED_FOOD] * food_saved(state, seat, node)
    elif school >= 0:
        total += WEIGHTS[TELEPATHY] * level * years
    return total


def food_saved(state: DragonbroodPosition, seat: i64, node: i64) -> float:
    """What a Necromancy node saves at this New Year and at those to come."""
    total: float = 0.0
    for year in range(state.year, state.agreement.years):
        total += chart_food(state, seat, year) - food_needed(state, seat, year, node)
    return total


def best_step(state: DragonbroodPosition, seat: i64, node: i64, steps: i64) -> i64:
    """The best of the nodes that one step leads to; where there is none, the node itself."""
    best: i64 = node
    value: float = -1000.0
    for other in range(i64(NODES)):
        if steps >> other & 1:
            found: float = node_value(state, seat, other)
            if found > value:
                value = found
                best = other
    return best


def moves_gain(state: DragonbroodPosition, seat: i64, moves: i64) -> float:
    """What so many free magic moves bring."""
    start: i64 = state.noted(seat, MAGIC)
    node: i64 = start
    for _move in range(moves):
        further: i64 = best_step(state, seat, node, MAGIC_STEPS[node])
        if NODE_LEVEL[further] < NODE_LEVEL[node]:
            break
        node = further
    gain: float = node_value(state, seat, node) - node_value(state, seat, start)
    return gain if gain > 0.0 else 0.0


def school_gain(state: DragonbroodPosition, seat: i64, school: i64, moves: i64) -> float:
    """What so many moves on one school bring; it can be a loss."""
    start: i64 = state.noted(seat, MAGIC)
    node: i64 = start
    for _move in range(moves):
        node = best_step(state, seat, node, STEPS_TOWARDS[node * 3 + school])
    return node_value(state, seat, node) - node_value(state, seat, start)


# Accounts


def interest_value(account: i64, units: i64) -> float:
    """What a balance pays in a year, the way to the next tier counted in part."""
    value: float = 0.0
    reached: i64 = 0
    for tier in range(i64(TIERS)):
        row: i64 = account * TIERS + tier
        if TIER_BALANCE[row] <= units:
            value = TIER_VALUE[row]
            reached = TIER_BALANCE[row]
        else:
            way: float = float(units - reached) / float(TIER_BALANCE[row] - reached)
            return value + WEIGHTS[TIER_PART] * way * (TIER_VALUE[row] - value)
    return value


def accounts_value(state: DragonbroodPosition, seat: i64) -> float:
    """What the own accounts will pay until the end; what they hold scores as in the horde."""
    total: float = 0.0
    for account in range(i64(ACCOUNTS)):
        if i64(state.account_owner[account]) == seat + 1:
            total += interest_value(account, balance(state, account))
    return total * float(new_years_left(state)) * WEIGHTS[INTEREST]


def deposit_gain(state: DragonbroodPosition, seat: i64, used: i64) -> float:
    """The best deposit of idle coins, or of crystals beyond a few, into an account that is free or one's own."""
    best: float = 0.0
    may_open: bool = accounts_of(state, seat) < ACCOUNT_LIMIT
    for account in range(i64(ACCOUNTS)):
        owner: i64 = i64(state.account_owner[account])
        if used >> account & 1 or not (owner == seat + 1 or (owner == 0 and may_open)):
            continue
        before: i64 = balance(state, account)
        units: i64 = before
        for kind in range(i64(KINDS)):
            if ACCEPTS[account * KINDS + kind]:
                units += idle(state, seat, kind) * UNIT[kind]
        gain: float = interest_value(account, units) - interest_value(account, before)
        best = max(best, gain)
    return best * float(new_years_left(state)) * WEIGHTS[INTEREST]


def idle(state: DragonbroodPosition, seat: i64, kind: i64) -> i64:
    """How many items of a kind nobody will miss in the horde."""
    held: i64 = state.held(seat, kind)
    if kind in (GOBLOON, DRAGONCOIN):
        return held
    if kind in (GOLD, DUCAT) or CRYSTAL <= kind < DUCAT:
        if held > 2:
            return held - 2
        return 0
    return 0


# Income


def income_value(state: DragonbroodPosition, seat: i64, picks: i64) -> float:
    """The best uncovered income spaces of a year."""
    total: float = 0.0
    left: i64 = state.income[seat]
    rank: i64 = 0
    while picks > 0 and rank < SPACES:
        space: i64 = BEST_SPACES[rank]
        if left >> space & 1:
            total += SPACE_VALUE[space]
            picks -= 1
        rank += 1
    return total
