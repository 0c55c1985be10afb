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
    NODE_FOOD,
    NODE_SCHOOL,
    OPEN,
    PRIZE,
    PRIZE_BUDGET,
    RANK_EXCAVATE,
    RANK_SIDE,
    RANK_YIELD,
    SIDE_KIND,
    YEARS,
)
from clutch.games.dragonbrood.collection import rank, teal_factor
from clutch.games.dragonbrood.combat import bid_limit, fighter, strength
from clutch.games.dragonbrood.components import (
    ANY_CRYSTAL,
    AUTUMN,
    BASE_STRENGTH,
    CLAN,
    CRYSTAL,
    END_VALUE,
    FOOD,
    GEM,
    GOLD,
    JEWEL,
    KINDS,
    NEW_YEAR,
    STONE_COLOURS,
    SUMMER,
    WINTER,
)
from clutch.games.dragonbrood.decisions import COMBAT_BID
from clutch.games.dragonbrood.state import (
    COLLECTED,
    COMPANION,
    CURSEBREAKER,
    DESK,
    DONE,
    HUNGRY,
    KIND,
    MAGIC,
    NOBODY,
    PLACED,
    SPIRIT,
    SUMMER_NURSERY,
    WINTER_NURSERY,
    A,
    Dale,
)
from clutch.games.dragonbrood.tables import WIDE

# What one placement of a dragon brings, by level, and other rules of thumb; found by playing many games between bots

PLACEMENT: Final = vec[float]([0.0, 4.0, 7.5, 12.0, 26.0])
LATE_PLACEMENT: Final = vec[float]([0.0, 4.5, 8.5, 14.0, 27.0])
"""The same once the centre of the board is open."""
HOPE: Final = 0.55
"""How much of an evolution's gain the stones for it are worth before it happens."""
FOOD_NOW: Final = 2.2
"""What food is worth that this New Year asks for."""
FOOD_NEXT: Final = 0.9
FOOD_REST: Final = 0.35
DIG: Final = 1.2
"""What an excavation is worth beside the income that it opens at once."""
NO_WEALTH: Final = vec[float]([0.0] * WIDE)


def years_left(state: Dale) -> i64:
    """New Years that are still to come, this one included."""
    return state.agreement.years - state.year + 1


def placements_left(state: Dale, dragon: i64) -> i64:
    """How often a dragon will still be placed, if it is fed."""
    left: i64 = 2 * (state.agreement.years - state.year)
    status: i64 = i64(state.status[dragon])
    if state.season == SUMMER:
        left += 1  # the Winter to come
        if not state.has_mark(dragon, DONE) and status not in (SUMMER_NURSERY, WINTER_NURSERY):
            left += 1
        if status == WINTER_NURSERY:
            left -= 1
    elif state.season == AUTUMN:
        left += 0 if status == WINTER_NURSERY else 1
    elif state.season == WINTER:
        if not state.has_mark(dragon, DONE) and status != WINTER_NURSERY:
            left += 1
    if state.season >= WINTER and status == SUMMER_NURSERY and left > 0:
        left -= 1
    return left if left > 0 else 0


def placement_value(state: Dale, level: i64) -> float:
    """What a placement of a dragon of a level brings about now."""
    return LATE_PLACEMENT[level] if state.year >= 5 else PLACEMENT[level]


def evolution_gain(state: Dale, level: i64, placements: i64) -> float:
    """What evolving a dragon of a level brings for the rest of the game; a level 3 dragon brings income too."""
    gain: float = (placement_value(state, level + 1) - placement_value(state, level)) * float(placements)
    if level == 2:
        gain += 5.0 * float(years_left(state))
    if level == 3 and state.year < 4:
        gain = gain * 0.75  # the Arena is still closed
    return gain


# Wealth: what a seat holds, and what its dragons will bring this season


def gather(state: Dale, seat: i64) -> vec[float]:
    """The horde, and the yields that placed dragons will collect."""
    wealth = NO_WEALTH[:]
    for kind in range(i64(KINDS)):
        wealth[kind] = float(state.horde[seat * KINDS + kind])
    if state.season < 4:
        side: i64 = state.side()
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            if state.status[dragon] == PLACED and i64(state.place[dragon]) % 2 == side and not state.has_mark(dragon, COLLECTED):
                add_yield(state, dragon, wealth)
    return wealth


def add_yield(state: Dale, dragon: i64, wealth: vec[float]) -> None:
    """What a placed dragon will collect."""
    side: i64 = i64(state.place[dragon])
    kind: i64 = SIDE_KIND[side]
    if state.tile[side // 2] != OPEN and not state.is_elder(dragon):
        return
    level: i64 = i64(state.level[dragon])
    if kind == LEVEL_SIDE:
        row: i64 = (side * 3 + (level if level < 3 else 3) - 1) * WIDE
        factor: float = float(teal_factor(state, dragon))
        for item in range(i64(WIDE)):
            if LEVEL_YIELD[row + item]:
                wealth[item] = wealth[item] + factor * float(LEVEL_YIELD[row + item])
        wealth[GOLD] = wealth[GOLD] + DIG * float(LEVEL_EXCAVATE[side]) + 3.2 * factor * float(LEVEL_BUDGET[side] * level)
    elif kind == RANK_SIDE:
        row = (side // 2 * 2 + rank(state, dragon)) * WIDE
        for item in range(i64(WIDE)):
            if RANK_YIELD[row + item]:
                wealth[item] = wealth[item] + float(RANK_YIELD[row + item])
        wealth[GOLD] = wealth[GOLD] + DIG * float(RANK_EXCAVATE[side // 2])
    elif kind == COMBAT_SIDE:
        wealth[GOLD] = wealth[GOLD] + prize_hope(state, dragon, side)


def prize_worth(state: Dale, dragon: i64, side: i64, lost: i64) -> float:
    """The points of a prize."""
    if PRIZE_BUDGET[side * 2 + lost]:
        return 3.2 * float(PRIZE_BUDGET[side * 2 + lost] * i64(state.level[dragon]))
    total: float = 0.0
    row: i64 = (side * 2 + lost) * WIDE
    for item in range(i64(WIDE)):
        if PRIZE[row + item]:
            total += float(PRIZE[row + item] * END_VALUE[item])
    return total


def prize_hope(state: Dale, dragon: i64, side: i64) -> float:
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
        return win if state.season >= 2 or state.players == 1 else 0.8 * win + 0.2 * loss
    rival: i64 = second if dragon == first else first
    mine: float = fighting_power(state, dragon, 0 if dragon == first else 1)
    if rival == NOBODY:
        theirs: float = float(BASE_STRENGTH * state.agreement.enemy_level) + 2.0 * float(state.agreement.enemy_level + 1)
    elif rival // CLAN == dragon // CLAN:
        return (win + loss) * 0.5
    else:
        theirs = fighting_power(state, rival, 1 if dragon == first else 0)
    hope: float = 1.0 / (1.0 + exp((theirs - mine) * 0.6))
    return hope * win + (1.0 - hope) * (loss - placement_value(state, i64(state.level[dragon])))


def fighting_power(state: Dale, dragon: i64, number: i64) -> float:
    """Strength with the items bid, while bids run; before that with what could be bid."""
    base: float = float(strength(state, i64(state.level[dragon]), i64(state.colour[dragon]), number))
    bids: bool = state.depth > 0 and state.top(KIND) == COMBAT_BID and state.place[dragon] == state.place[state.top(A)]
    if bids and number < state.sealed:
        return base
    return base + 1.5 * possible_items(state, dragon)


def possible_items(state: Dale, dragon: i64) -> float:
    """How many items a fighter could bid."""
    seat: i64 = dragon // CLAN
    held: i64 = 0
    for kind in range(i64(CRYSTAL + STONE_COLOURS)):
        held += state.held(seat, kind)
    limit: i64 = bid_limit(state, dragon)
    return float(held if held < limit else limit)


# What wealth is good for


def wealth_value(state: Dale, seat: i64, wealth: vec[float]) -> float:
    """End values, food for the dragons, and stones for evolutions."""
    total: float = 0.0
    for kind in range(i64(WIDE)):
        total += wealth[kind] * float(END_VALUE[kind])
    return total + food_value(state, seat, wealth[FOOD], wealth[GOLD]) + stone_value(state, seat, wealth)


def food_needed(state: Dale, seat: i64, year: i64) -> float:
    """Food that a New Year will ask for."""
    if year > state.agreement.years or year > YEARS:
        return 0.0
    node: i64 = i64(state.desk[seat * DESK + MAGIC])
    total: i64 = 0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        level: i64 = i64(state.level[dragon])
        if level == 0 or (year == state.year and not will_eat(state, dragon)):
            continue
        if NODE_SCHOOL[node] == NECROMANCY:
            total += NODE_FOOD[node * 5 + level]
        else:
            total += FEED_DRAGON[year] + FEED_LEVEL[year] * level
    return float(total)


def will_eat(state: Dale, dragon: i64) -> bool:
    """Whether a dragon has to be fed this year: not in a nursery, and not fed already."""
    if state.season == NEW_YEAR:
        return state.has_mark(dragon, HUNGRY)
    return state.season < WINTER or state.status[dragon] not in (SUMMER_NURSERY, WINTER_NURSERY)


def food_value(state: Dale, seat: i64, food: float, gold: float) -> float:
    """Food that is needed soon is worth most; what is missing at the end of this year costs a dragon's season."""
    need: float = food_needed(state, seat, state.year)
    if state.year == state.agreement.years:
        need = need * 0.4  # unfed dragons only miss bonus tiles
    total: float = 0.0
    used: float = food if food < need else need
    total += used * FOOD_NOW
    food -= used
    missing: float = need - used
    by_gold: float = gold if gold < missing else missing
    total += by_gold * (FOOD_NOW - 1.0) * 0.9
    need = food_needed(state, seat, state.year + 1)
    used = food if food < need else need
    total += used * FOOD_NEXT
    if state.year < state.agreement.years:
        total += (food - used) * FOOD_REST
    return total


def stone_value(state: Dale, seat: i64, wealth: vec[float]) -> float:
    """How far the stones go towards the next evolutions: level 2 needs a gem and a crystal of one colour, level 3 a jewel and a gem, an Elder three jewels."""
    pairs: float = wealth[ANY_CRYSTAL] + wealth[ANY_CRYSTAL + 1]
    gems: float = wealth[ANY_CRYSTAL + 1]
    crystals: float = wealth[ANY_CRYSTAL]
    jewels: float = wealth[ANY_CRYSTAL + 2]
    for colour in range(i64(STONE_COLOURS)):
        gem: float = wealth[GEM + colour]
        crystal: float = wealth[CRYSTAL + colour]
        gems += gem
        crystals += crystal
        pairs += gem if gem < crystal else crystal
        jewels += wealth[JEWEL + colour]
    counts = NO_LEVELS[:]
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        counts[i64(state.level[dragon])] = counts[i64(state.level[dragon])] + 1
    left: i64 = 2 * (state.agreement.years - state.year) + (1 if state.season < WINTER else 0)
    total: float = 0.0
    # an Elder
    if not has_elder(state, seat) or state.agreement.solo_mode == CURSEBREAKER:
        gain: float = evolution_gain(state, 3, left)
        part: float = (jewels if jewels < 3.0 else 3.0) / 3.0
        ready: float = 1.0 if counts[3] else (0.45 if counts[2] else 0.2)
        total += HOPE * gain * ready * part * (0.5 + 0.5 * part)
        if counts[3]:
            jewels -= 3.0 * part
            more: float = gems / 6.0 if gems < 6.0 else 1.0
            total += 0.35 * HOPE * gain * (1.0 - part) * more
    # level 3
    gain = evolution_gain(state, 2, left)
    arena_open: bool = state.year >= 4
    for _ in range(counts[2]):
        if jewels >= 1.0 and gems >= 1.0:
            jewels -= 1.0
            gems -= 1.0
            total += HOPE * gain
        elif arena_open and gems >= 3.0:
            gems -= 3.0
            total += HOPE * gain
        else:
            short: float = (0.5 if jewels >= 1.0 else 0.0) + (gems if gems < 3.0 else 3.0) / 3.0 * 0.4
            total += HOPE * gain * 0.7 * (short if short < 1.0 else 1.0)
            jewels = 0.0
            gems = 0.0
    # level 2
    gain = evolution_gain(state, 1, left)
    for _ in range(counts[1]):
        if gems >= 1.0 and crystals >= 1.0 and pairs >= 1.0:
            gems -= 1.0
            crystals -= 1.0
            pairs -= 1.0
            total += HOPE * gain
        else:
            short = (0.55 if gems >= 1.0 else 0.0) + (0.2 if crystals >= 1.0 else 0.0)
            total += HOPE * gain * short
            gems = 0.0
            crystals = 0.0
    return total


NO_LEVELS: Final = vec[i64]([0] * 5)


def has_elder(state: Dale, seat: i64) -> bool:
    """Whether the own Elder is awake."""
    return state.elder_owner[i64(state.desk[seat * DESK + SPIRIT])] != 0
