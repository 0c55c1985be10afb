"""How far each seat is from its lairs: the race that bots run in their heads.

Every lair still to come costs food, an egg, and an action; what the nest has already is taken off. From that follows in how many turns each lair can stand, who ends the game and
when, and what everybody has by then. All numbers here are a bot's judgement, found by matches, and no rule depends on them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import (
    COLOUR_KINDS,
    FOOD_TO_GROW,
    GOLD,
    GOLD_DRAGON,
    HANDLERS,
    HATCH_COST,
    LAIRS,
    RESOURCE_KINDS,
    SEATS,
    is_home,
    terrain_of,
)
from clutch.games.dragon_family.scoring import most_lairs
from clutch.games.dragon_family.state import HATCH, NO_SUPPLY, NONE, Realm

INCOME: Final = 1.9
"""Useful resources that a turn of exploring brings."""
HOMELESS: Final = 0.5
"""Turns lost while no handler stands on a fitting tile."""
SOFTNESS: Final = 1.0
"""How uncertain the count of turns is."""
TERRITORY_HOPE: Final = 0.7
"""How much of the best territory's gain a dragon in the nest is credited with."""
NO_TIMES: Final = vec[float]([0.0] * (LAIRS + 1))
NO_GAINS: Final = vec[float]([0.0] * COLOUR_KINDS)


def likely(reserve: float) -> float:
    """How likely something is done in time, with so many turns in reserve."""
    bounded: float = reserve / SOFTNESS
    if bounded > 30.0:
        return 1.0
    if bounded < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-bounded))


def has_acted(state: Realm, seat: i64) -> bool:
    """Whether a seat has had its action in this round."""
    passed: i64 = (seat - state.first_player + state.players) % state.players
    now: i64 = (state.turn - state.first_player + state.players) % state.players
    return passed < now or (passed == now and state.step >= HATCH)


def has_home(state: Realm, seat: i64, colour: i64) -> bool:
    """Whether a handler stands where a dragon of that colour could settle."""
    for handler in range(i64(HANDLERS)):
        tile: i64 = state.handler_tile(seat, handler)
        if state.lair_seat[tile] == 0 and is_home(colour, terrain_of(i64(state.tile_kind[tile]))):
            return True
    return False


def lair_times(state: Realm, seat: i64, extra: i64, spare: float) -> vec[float]:
    """In how many of its own turns each further lair of a seat could stand; `extra` is one more resource of a kind, `spare` an action for nothing."""
    times = NO_TIMES[:]
    left = NO_SUPPLY[:]
    for resource in range(i64(RESOURCE_KINDS)):
        left[resource] = state.owned(seat, resource)
    if extra != NONE:
        left[extra] = left[extra] + 1
    lairs: i64 = i64(state.lairs_left[seat])
    number: i64 = 0
    missing: float = 0.0
    for wanted in range(FOOD_TO_GROW, -1, -1):
        # Dragons of the nest, the best fed first.
        for place in range(i64(state.nest_size[seat])):
            food: i64 = state.food(seat, place)
            if food > FOOD_TO_GROW:
                food = FOOD_TO_GROW
            if food != wanted or number == lairs:
                continue
            colour: i64 = state.dragon(seat, place)
            missing += float(shortage(left, colour, FOOD_TO_GROW - food))
            number += 1
            turns: float = float(number) - spare + missing / INCOME
            if turns < float(FOOD_TO_GROW + 1 - food):
                turns = float(FOOD_TO_GROW + 1 - food)
            if food >= 2 and not has_home(state, seat, colour):
                turns += HOMELESS
            times[number] = turns
    new: i64 = 0
    while number < lairs:
        # Eggs to come: of the colour that the nest has most for.
        missing += float(shortage(left, best_egg(state, left), HATCH_COST + FOOD_TO_GROW))
        number += 1
        new += 1
        turns = float(number) - spare + missing / INCOME
        if turns < float(FOOD_TO_GROW + new):
            turns = float(FOOD_TO_GROW + new)
        times[number] = turns
    return times


def shortage(left: vec[i64], colour: i64, need: i64) -> i64:
    """Take what a dragon needs out of what is left, gold last: how much is missing."""
    own: i64 = left[colour] if left[colour] < need else need
    left[colour] = left[colour] - own
    need -= own
    if colour != GOLD:
        wild: i64 = left[GOLD] if left[GOLD] < need else need
        left[GOLD] = left[GOLD] - wild
        need -= wild
    return need


def best_egg(state: Realm, left: vec[i64]) -> i64:
    """The colour that can be hatched and of whose food most is left."""
    best: i64 = GOLD_DRAGON
    most: i64 = -1
    for colour in range(i64(GOLD_DRAGON)):
        if state.eggs[colour] and left[colour] > most:
            most = left[colour]
            best = colour
    return best


def rounds_left(state: Realm, seat: i64, times: vec[float]) -> float:
    """In how many rounds after this one a seat could end the game."""
    if state.lairs_left[seat] == 0:
        return 0.0
    return times[i64(state.lairs_left[seat])] - (0.0 if has_acted(state, seat) else 1.0)


def prospect(state: Realm, seat: i64, times: vec[float], rounds: float, gains: vec[float]) -> float:
    """The points that a seat can expect from its nest and from lairs to come, if the game lasts so many more rounds."""
    turns: float = rounds + (0.0 if has_acted(state, seat) else 1.0)
    points: float = float(state.nest_size[seat])
    lairs: i64 = i64(state.lairs_left[seat])
    number: i64 = 0
    hope: float = TERRITORY_HOPE
    for wanted in range(FOOD_TO_GROW, -1, -1):
        for place in range(i64(state.nest_size[seat])):
            food: i64 = state.food(seat, place)
            if food > FOOD_TO_GROW:
                food = FOOD_TO_GROW
            if food != wanted or number == lairs:
                continue
            number += 1
            gain: float = 2.0 + hope * gains[state.dragon(seat, place)]
            points += gain * likely(turns + 0.5 - times[number])
            hope *= 0.5
    while number < lairs:
        number += 1
        points += likely(turns + float(FOOD_TO_GROW) - times[number])
        points += (2.0 + hope * 0.7) * likely(turns + 0.5 - times[number])
        hope *= 0.5
    for resource in range(i64(RESOURCE_KINDS)):
        points += 0.015 * float(state.owned(seat, resource))
    return points


def territory_gains(state: Realm, seat: i64, worth: vec[u8], counts: vec[u8]) -> vec[float]:
    """For each colour what its best territory would add for a seat that settles there, beside the dragon's own points."""
    gains = NO_GAINS[:]
    for name in range(1, state.tile_count):
        if i64(state.territory[name]) != name or worth[name] == 0:
            continue
        most: i64 = most_lairs(counts, name)
        mine: i64 = i64(counts[name * SEATS + seat])
        value: float = float(worth[name]) - (0.0 if state.agreement.lair_tiles_score else 1.0)
        if mine + 1 < most:
            value = 0.0
        elif mine == most and mine > 0:
            value -= float(worth[name])
        colour: i64 = terrain_of(i64(state.tile_kind[name])) - 1
        if value > gains[colour]:
            gains[colour] = value
        if value > gains[GOLD_DRAGON]:
            gains[GOLD_DRAGON] = value
    return gains

