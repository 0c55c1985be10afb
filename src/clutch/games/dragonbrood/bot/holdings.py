"""Rules of thumb for a bot: what a seat holds, what its dragons will bring this season, and what all that is good for."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.board import (
    COMBAT_SIDE,
    FEED_DRAGON,
    FEED_LEVEL,
    LEVEL_BUDGET,
    LEVEL_EXCAVATE,
    LEVEL_SIDE,
    LEVEL_YIELD,
    NECROMANCY,
    OPEN,
    PRIZE,
    PRIZE_BUDGET,
    RANK_EXCAVATE,
    RANK_SIDE,
    RANK_YIELD,
    SIDE_KIND,
)
from clutch.games.dragonbrood.bot.weights import (
    BUDGET,
    BY_YEAR,
    DIG,
    FOOD_NEXT,
    FOOD_NOW,
    FOOD_REST,
    LATER,
    LONELY,
    LONGEST,
    PLACEMENT,
    POWER,
    WEIGHTS,
)
from clutch.games.dragonbrood.collection import rank, teal_factor
from clutch.games.dragonbrood.combat import COMBAT_BID, bid_limit, strength
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import (
    AUTUMN,
    BASE_STRENGTH,
    CLAN,
    CRYSTAL,
    END_VALUE,
    GOLD,
    KINDS,
    NEW_YEAR,
    STONE_BASE,
    STONE_COLOURS,
    SUMMER,
    WINTER,
)
from clutch.games.dragonbrood.dragons import is_placeable
from clutch.games.dragonbrood.fighters import fighter
from clutch.games.dragonbrood.gains import SPLIT_BLUE
from clutch.games.dragonbrood.magic_tracks import NODE_FOOD, NODE_SCHOOL
from clutch.games.dragonbrood.state import (
    COLLECTED,
    COMPANION,
    DONE,
    HUNGRY,
    MAGIC,
    NOBODY,
    PLACED,
    SUMMER_NURSERY,
    WINTER_NURSERY,
    DragonbroodPosition,
)

NO_WEALTH: Final = vec[float]([0.0] * WIDE)
LAST_FEEDING: Final = 0.4
"""How much the last feeding matters."""


def years_left(state: DragonbroodPosition) -> i64:
    """New Years that are still to come, this one included."""
    return state.agreement.years - state.year + 1


def by_year(state: DragonbroodPosition, part: i64) -> float:
    """What a part of a position is worth in this year."""
    return BY_YEAR[part * LONGEST + years_left(state)]


def placements_left(state: DragonbroodPosition, dragon: i64) -> i64:
    """How often a dragon will still be placed this year; -1 if it will miss the next Summer."""
    status: i64 = i64(state.status[dragon])
    if state.season >= WINTER and status == SUMMER_NURSERY:
        return -1 if state.year < state.agreement.years else 0
    if status == WINTER_NURSERY:
        return 0
    if state.season == SUMMER:
        return 1 if state.has_mark(dragon, DONE) or status == SUMMER_NURSERY else 2
    if state.season == AUTUMN:
        return 1
    if state.season == WINTER and not state.has_mark(dragon, DONE):
        return 1
    return 0


def placement_value(state: DragonbroodPosition, level: i64) -> float:
    """What a placement of a dragon of a level brings about now."""
    return by_year(state, PLACEMENT + level - 1) if level else 0.0


def later_value(state: DragonbroodPosition, level: i64) -> float:
    """What a dragon of a level will bring in the years after this one."""
    return by_year(state, LATER + level - 1) if level else 0.0


# Wealth: what a seat holds, and what its dragons will bring this season


def holdings(state: DragonbroodPosition, seat: i64) -> vec[float]:
    """The horde."""
    wealth = NO_WEALTH[:]
    for kind in range(i64(KINDS)):
        held: i64 = state.held(seat, kind)
        if held:
            wealth[kind] = float(held)
    return wealth


def gather(state: DragonbroodPosition, seat: i64) -> vec[float]:
    """The horde, what is being gained, and the yields that placed dragons will collect."""
    wealth = holdings(state, seat)
    if state.frames_end and state.asked() == seat:
        add_gain(state, wealth)
    if state.season < NEW_YEAR:
        side: i64 = state.side()
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            if state.status[dragon] == PLACED and i64(state.place[dragon]) % 2 == side and not state.has_mark(dragon, COLLECTED):
                add_yield(state, dragon, wealth)
    return wealth


def add_gain(state: DragonbroodPosition, wealth: vec[float]) -> None:
    """What is just being gained; of stones that are not red half are taken as blue and half as yellow."""
    for kind in range(i64(WIDE)):
        if state.bundle[kind]:
            wealth[kind] = wealth[kind] + float(state.bundle[kind])
    if state.kind() == SPLIT_BLUE.kind:
        base: i64 = STONE_BASE[SPLIT_BLUE.stone(state)]
        half: float = float(SPLIT_BLUE.left(state)) * 0.5
        wealth[base + 1] = wealth[base + 1] + half
        wealth[base + 2] = wealth[base + 2] + half


def add_yield(state: DragonbroodPosition, dragon: i64, wealth: vec[float]) -> None:
    """What a placed dragon will collect."""
    side: i64 = i64(state.place[dragon])
    kind: i64 = SIDE_KIND[side]
    if state.tile[side // 2] != OPEN and not state.is_elder(dragon):
        return
    level: i64 = i64(state.level[dragon])
    if kind == LEVEL_SIDE:
        row: i64 = (side * 3 + (level if level < 3 else i64(3)) - 1) * WIDE
        factor: float = float(teal_factor(state, dragon))
        for item in range(i64(WIDE)):
            if LEVEL_YIELD[row + item]:
                wealth[item] = wealth[item] + factor * float(LEVEL_YIELD[row + item])
        wealth[GOLD] = (
            wealth[GOLD] + WEIGHTS[DIG] * float(LEVEL_EXCAVATE[side]) + WEIGHTS[BUDGET] * factor * float(LEVEL_BUDGET[side] * level)
        )
    elif kind == RANK_SIDE:
        row = (side // 2 * 2 + rank(state, dragon)) * WIDE
        for item in range(i64(WIDE)):
            if RANK_YIELD[row + item]:
                wealth[item] = wealth[item] + float(RANK_YIELD[row + item])
        wealth[GOLD] = wealth[GOLD] + WEIGHTS[DIG] * float(RANK_EXCAVATE[side // 2])
    elif kind == COMBAT_SIDE:
        wealth[GOLD] = wealth[GOLD] + prize_hope(state, dragon, side)


def prize_worth(state: DragonbroodPosition, dragon: i64, side: i64, lost: i64) -> float:
    """The points of a prize."""
    if PRIZE_BUDGET[side * 2 + lost]:
        return WEIGHTS[BUDGET] * float(PRIZE_BUDGET[side * 2 + lost] * i64(state.level[dragon]))
    total: float = 0.0
    row: i64 = (side * 2 + lost) * WIDE
    for item in range(i64(WIDE)):
        if PRIZE[row + item]:
            total += float(PRIZE[row + item] * END_VALUE[item])
    return total


def prize_hope(state: DragonbroodPosition, dragon: i64, side: i64) -> float:
    """What a dragon can expect of a combat side: all of it alone, by strength against another; a loser rests a season."""
    win: float = prize_worth(state, dragon, side, 0)
    if state.is_elder(dragon):
        return win
    loss: float = prize_worth(state, dragon, side, 1)
    if state.mode[dragon] == COMPANION:
        return loss
    first: i64 = fighter(state, side, 0)
    second: i64 = fighter(state, side, 1)
    if second == NOBODY and state.enemy[side] == 0:
        return (
            win if state.players == 1 or not rivals_wait(state, dragon // CLAN) else WEIGHTS[LONELY] * win + (1.0 - WEIGHTS[LONELY]) * loss
        )
    rival: i64 = second if dragon == first else first
    mine: float = fighting_power(state, dragon, 0 if dragon == first else 1)
    if rival == NOBODY:
        theirs: float = float(BASE_STRENGTH * state.agreement.enemy_level) + 2.0 * float(state.agreement.enemy_level + 1)
    elif rival // CLAN == dragon // CLAN:
        return (win + loss) * 0.5
    else:
        theirs = fighting_power(state, rival, 1 if dragon == first else 0)
    hope: float = 1.0 / (1.0 + exp((theirs - mine) * WEIGHTS[POWER]))
    return hope * win + (1.0 - hope) * (loss - placement_value(state, i64(state.level[dragon])))


def rivals_wait(state: DragonbroodPosition, seat: i64) -> bool:
    """Whether somebody else can still place a dragon in this season."""
    if state.season not in (SUMMER, WINTER):
        return False
    for dragon in range(state.players * CLAN):
        if dragon // CLAN != seat and is_placeable(state, dragon):
            return True
    return False


def fighting_power(state: DragonbroodPosition, dragon: i64, number: i64) -> float:
    """Strength with the items bid, while bids run; before that with what could be bid."""
    base: float = float(strength(state, i64(state.level[dragon]), i64(state.colour[dragon]), number))
    bids: bool = state.frames_end > 0 and state.kind() == COMBAT_BID.kind and state.place[dragon] == state.place[COMBAT_BID.dragon(state)]
    if bids and number < state.sealed:
        return base
    return base + 1.5 * possible_items(state, dragon)


def possible_items(state: DragonbroodPosition, dragon: i64) -> float:
    """How many items a fighter could bid."""
    seat: i64 = dragon // CLAN
    held: i64 = 0
    for kind in range(i64(CRYSTAL + STONE_COLOURS)):
        held += state.held(seat, kind)
    limit: i64 = bid_limit(state, dragon)
    return float(held if held < limit else limit)


# What wealth is good for


def food_needed(state: DragonbroodPosition, seat: i64, year: i64, node: i64) -> float:
    """Food that a New Year will ask for, with the ball on a node."""
    if year > state.agreement.years:
        return 0.0
    if NODE_SCHOOL[node] != NECROMANCY:
        return chart_food(state, seat, year)
    total: i64 = 0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        level: i64 = i64(state.level[dragon])
        if level and (year != state.year or will_eat(state, dragon)):
            total += NODE_FOOD[node * 5 + level]
    return float(total)


def chart_food(state: DragonbroodPosition, seat: i64, year: i64) -> float:
    """Food that a New Year will ask for by the year chart."""
    if year > state.agreement.years:
        return 0.0
    total: i64 = 0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        level: i64 = i64(state.level[dragon])
        if level and (year != state.year or will_eat(state, dragon)):
            total += FEED_DRAGON[year] + FEED_LEVEL[year] * level
    return float(total)


def will_eat(state: DragonbroodPosition, dragon: i64) -> bool:
    """Whether a dragon has to be fed this year: not in a nursery, and not fed already."""
    if state.season == NEW_YEAR:
        return state.has_mark(dragon, HUNGRY)
    return state.season < WINTER or state.status[dragon] not in (SUMMER_NURSERY, WINTER_NURSERY)


def food_value(state: DragonbroodPosition, seat: i64, food: float, gold: float) -> float:
    """Food that is needed soon is worth most; what is missing at the end of this year costs a dragon's season."""
    node: i64 = state.noted(seat, MAGIC)
    need: float = food_needed(state, seat, state.year, node)
    if state.year == state.agreement.years:
        need = need * LAST_FEEDING  # unfed dragons only miss bonus tiles
    total: float = 0.0
    used: float = food if food < need else need
    total += used * WEIGHTS[FOOD_NOW]
    food -= used
    missing: float = need - used
    by_gold: float = gold if gold < missing else missing
    total += by_gold * (WEIGHTS[FOOD_NOW] - 1.0) * 0.9
    need = food_needed(state, seat, state.year + 1, node)
    used = food if food < need else need
    total += used * WEIGHTS[FOOD_NEXT]
    if state.year < state.agreement.years:
        total += (food - used) * WEIGHTS[FOOD_REST]
    return total
