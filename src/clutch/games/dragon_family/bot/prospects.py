"""How far each seat is from its lairs: the race that bots run in their heads.

Every lair still to come costs food, an egg, and an action; what the nest has already is taken off. From that follows in how many turns each lair can stand, who ends the game and
when, and what everybody has by then.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.bot.weights import (
    EGG_IN_STOCK,
    FEEDING,
    FOOD_IN_STOCK,
    FOOD_WORTH,
    GOLD_IN_STOCK,
    HOME_WORTH,
    INCOME,
    LAIR_WORTH,
    SOFTNESS,
    SURPLUS,
    TERRITORY_HOPE,
    WEIGHTS,
)
from clutch.games.dragon_family.components import (
    COLOUR_KINDS,
    FOOD_TO_GROW,
    GOLD,
    GOLD_DRAGON,
    HANDLERS,
    HATCH_COST,
    LAIRS,
    NEST_PLACES,
    RESOURCE_KINDS,
    is_home,
)
from clutch.games.dragon_family.hatch import HATCH_OR_TRADE
from clutch.games.dragon_family.scoring import lairs_in, most_lairs
from clutch.games.dragon_family.state import MOST_TILES, DragonFamilyPosition

NO_GAINS: Final = vec[float]([0.0] * COLOUR_KINDS)
NO_APPETITES: Final = vec[i64]([0] * COLOUR_KINDS)
NO_NAMES: Final = vec[i64]([0] * MOST_TILES)


def likely(reserve: float) -> float:
    """How likely something is done in time, with so many turns in reserve."""
    bounded: float = reserve / WEIGHTS[SOFTNESS]
    if bounded > 30.0:
        return 1.0
    if bounded < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-bounded))


def has_acted(state: DragonFamilyPosition, seat: i64) -> bool:
    """Whether a seat has had its action in this round."""
    passed: i64 = (seat - state.first_player + state.players) % state.players
    now: i64 = (state.turn - state.first_player + state.players) % state.players
    return passed < now or (passed == now and state.step >= HATCH_OR_TRADE.kind)


def has_home(state: DragonFamilyPosition, seat: i64, colour: i64) -> bool:
    """Whether a handler stands where a dragon of that colour could settle."""
    for handler in range(i64(HANDLERS)):
        tile: i64 = state.handler_tile(seat, handler)
        if state.lair_seat[tile] == 0 and is_home(colour, state.terrain(tile)):
            return True
    return False


def turns_to_go(state: DragonFamilyPosition, seat: i64) -> float:
    """In how many of its own turns a seat could have its last lair: actions to settle, turns to collect what is missing, and feedings."""
    lairs: i64 = i64(state.lairs_left[seat])
    if lairs == 0:
        return 0.0
    dragons: i64 = i64(state.nest_size[seat])
    need: i64 = 0
    feedings: i64 = 0
    for place in range(dragons):
        food: i64 = state.food(seat, place)
        if food < FOOD_TO_GROW:
            need += FOOD_TO_GROW - food
            feedings += FOOD_TO_GROW - food
    if dragons < lairs:
        need += (HATCH_COST + FOOD_TO_GROW) * (lairs - dragons)
        feedings += FOOD_TO_GROW * (lairs - dragons)
    for resource in range(i64(RESOURCE_KINDS)):
        need -= state.owned(seat, resource)
    turns: float = float(lairs) + WEIGHTS[FEEDING] * float(feedings)
    if need > 0:
        turns += float(need) / WEIGHTS[INCOME]
    # An egg laid now can settle in the fourth turn at the earliest, and every lair needs a turn.
    least: float = float(lairs + (FOOD_TO_GROW if dragons < lairs else 0))
    return turns if turns > least else least


def rounds_left(state: DragonFamilyPosition, seat: i64) -> float:
    """In how many rounds after this one a seat could end the game."""
    return turns_to_go(state, seat) - (0.0 if has_acted(state, seat) else 1.0)


def stock_worth(state: DragonFamilyPosition, seat: i64, extra: i64, wants: vec[i64]) -> float:
    """What the unspent resources are worth to a seat whose dragons want so much, with one more of a kind: those for its dragons most, then those for eggs."""
    lairs: i64 = i64(state.lairs_left[seat])
    dragons: i64 = i64(state.nest_size[seat])
    eggs: i64 = (HATCH_COST + FOOD_TO_GROW) * (lairs - dragons) if dragons < lairs else i64(0)
    if eggs == 0 and dragons < NEST_PLACES:
        eggs = HATCH_COST  # a dragon in the nest is a point
    wild: i64 = 0
    worth: float = 0.0
    goods = state.goods
    first: i64 = seat * RESOURCE_KINDS
    for colour in range(i64(GOLD_DRAGON)):
        have: i64 = goods[first + colour]
        if extra == colour:
            have += 1
        need: i64 = wants[colour]
        food: i64 = have if have < need else need
        worth += WEIGHTS[FOOD_IN_STOCK] * float(food)
        wild += need - food
        have -= food
        eggs_now: i64 = 0
        if state.eggs[colour]:
            eggs_now = have if have < eggs else eggs
        eggs -= eggs_now
        worth += WEIGHTS[EGG_IN_STOCK] * float(eggs_now) + WEIGHTS[SURPLUS] * float(have - eggs_now)
    wild += eggs + wants[GOLD_DRAGON]
    gold: i64 = goods[first + GOLD]
    if extra == GOLD:
        gold += 1
    used: i64 = gold if gold < wild else wild
    return worth + WEIGHTS[GOLD_IN_STOCK] * float(used) + WEIGHTS[SURPLUS] * float(gold - used)


def appetites(state: DragonFamilyPosition, seat: i64) -> vec[i64]:
    """For each colour how much the nest's dragons of it still want."""
    wants = NO_APPETITES[:]
    for place in range(i64(state.nest_size[seat])):
        food: i64 = state.food(seat, place)
        if food < FOOD_TO_GROW:
            colour: i64 = state.dragon(seat, place)
            wants[colour] = wants[colour] + FOOD_TO_GROW - food
    return wants


def nest_worth(state: DragonFamilyPosition, seat: i64, turns: float, gains: vec[float]) -> float:
    """What the nest's dragons are worth to a seat that has so many turns left: a point each, and more the likelier they settle."""
    lairs: i64 = i64(state.lairs_left[seat])
    worth: float = 0.0
    number: i64 = 0
    hope: float = WEIGHTS[TERRITORY_HOPE]
    for fed in range(i64(FOOD_TO_GROW), i64(-1), -1):
        # The best fed first: only so many can settle as there are lairs, one a turn.
        for place in range(i64(state.nest_size[seat])):
            food: i64 = state.food(seat, place)
            food = min(food, FOOD_TO_GROW)
            if food != fed:
                continue
            if number >= lairs:
                worth += 1.0
                continue
            colour: i64 = state.dragon(seat, place)
            needed: i64 = FOOD_TO_GROW + 1 - food
            number += 1
            needed = max(needed, number)
            more: float = WEIGHTS[FOOD_WORTH + food] - 1.0 + hope * gains[colour] * (0.25 + 0.25 * float(food))
            if has_home(state, seat, colour):
                more += WEIGHTS[HOME_WORTH + food]
            worth += 1.0 + more * likely(turns + 0.7 - float(needed))
            hope *= 0.5
    return worth


def outlook(state: DragonFamilyPosition, seat: i64, turns: float, gains: vec[float], stock: float) -> float:
    """What a seat has in lairs, nest and stock, in points."""
    lairs: i64 = LAIRS - i64(state.lairs_left[seat])
    return float(lairs) * WEIGHTS[LAIR_WORTH] + nest_worth(state, seat, turns, gains) + stock * likely(turns - 2.5)


def territory_names(state: DragonFamilyPosition, worth: vec[u8]) -> vec[i64]:
    """How many territories score something, then their names: every seat looks at all of them."""
    names = NO_NAMES[:]
    count: i64 = 0
    territory = state.territory
    for name in range(1, state.tile_count):
        if i64(territory[name]) == name and worth[name]:
            count += 1
            names[count] = name
    names[0] = count
    return names


def territory_gains(state: DragonFamilyPosition, seat: i64, worth: vec[u8], counts: vec[u8], names: vec[i64]) -> vec[float]:
    """For each colour what its best territory would add for a seat that settles there, beside the dragon's own points."""
    gains = NO_GAINS[:]
    lost: float = 0.0 if state.agreement.lair_tiles_score else 1.0
    for number in range(1, names[0] + 1):
        name: i64 = names[number]
        most: i64 = most_lairs(counts, name)
        mine: i64 = lairs_in(counts, name, seat)
        value: float = float(worth[name]) - lost
        if mine + 1 < most:
            value = 0.0
        elif mine == most and mine > 0:
            value -= float(worth[name])
        colour: i64 = state.terrain(name) - 1
        gains[colour] = max(gains[colour], value)
        gains[GOLD_DRAGON] = max(gains[GOLD_DRAGON], value)
    return gains
