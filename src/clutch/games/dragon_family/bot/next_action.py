"""What a seat can do with its next action: bots look at whole actions while they choose them piece by piece."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.bot.prospects import has_home
from clutch.games.dragon_family.bot.weights import FOOD_WORTH, GROWTH, HOME_WORTH, LAIR_WORTH, WEIGHTS
from clutch.games.dragon_family.components import (
    DIRECTIONS,
    FOOD_TO_GROW,
    HANDLERS,
    OCEAN,
    TERRAINS,
    TOWN,
    is_home,
    resource_of,
    rotations_that_fit,
    terrain_of,
)
from clutch.games.dragon_family.explore import EXPLORE_PLACE, EXPLORE_ROTATE, EXPLORE_TILE
from clutch.games.dragon_family.map import TOUCHES, adjacent, beside, cell_of, rim_at, sides
from clutch.games.dragon_family.move_handler import MOVE_DESTINATION, MOVE_HANDLER
from clutch.games.dragon_family.scoring import lairs_in, most_lairs
from clutch.games.dragon_family.settle import SETTLE_LAIR, may_settle_on, may_settle_with
from clutch.games.dragon_family.state import NONE, DragonFamilyPosition
from clutch.games.dragon_family.turn import CHOOSE_ACTION

NO_BONUS: Final = vec[float]([0.0] * len(TERRAINS))
NOTHING: Final = -99.0


def home_bonus(state: DragonFamilyPosition, seat: i64) -> vec[float]:
    """For each terrain what it is worth to have a handler there, for dragons that have no home yet."""
    bonus = NO_BONUS[:]
    for place in range(i64(state.nest_size[seat])):
        food: i64 = state.food(seat, place)
        food = min(food, FOOD_TO_GROW)
        colour: i64 = state.dragon(seat, place)
        if not has_home(state, seat, colour):
            for terrain in range(i64(1), i64(len(TERRAINS))):
                if is_home(colour, terrain):
                    bonus[terrain] = bonus[terrain] + WEIGHTS[HOME_WORTH + food]
    return bonus


def lead_in(seat: i64, counts: vec[u8], name: i64) -> float:
    """What a tile more in a territory means to a seat."""
    most: i64 = most_lairs(counts, name)
    if most == 0:
        return 0.0
    return WEIGHTS[GROWTH] if lairs_in(counts, name, seat) == most else -0.5 * WEIGHTS[GROWTH]


def best_explore(state: DragonFamilyPosition, seat: i64, values: vec[float], homes: vec[float], counts: vec[u8]) -> float:
    """The best that exploring brings, with the choices made so far."""
    best: float = NOTHING
    chosen: bool = seat == state.turn
    only_tile: i64 = NONE
    if chosen:
        only_tile = state.chosen_tile
    bonus = homes[:]
    if chosen and EXPLORE_ROTATE.is_asked(state):
        return explore_worth(state, seat, state.chosen_spot, only_tile, values, homes, counts, bonus)
    for handler in range(i64(HANDLERS)):
        tile: i64 = state.handler_tile(seat, handler)
        if handler == 1 and tile == state.handler_tile(seat, 0):
            break
        for side in range(sides(tile)):
            worth: float = explore_worth(state, seat, beside(state, tile, side), only_tile, values, homes, counts, bonus)
            best = max(best, worth)
    return best


def explore_worth(
    state: DragonFamilyPosition,
    seat: i64,
    spot: i64,
    only_tile: i64,
    values: vec[float],
    homes: vec[float],
    counts: vec[u8],
    bonus: vec[float],
) -> float:
    """What laying the best tile of the hand, or a certain one, on a spot brings; `bonus` is there to reckon with."""
    cell: i64 = cell_of(spot)
    rim: i64 = rim_at(state, cell)
    if rim == NONE:
        return NOTHING
    income: float = 0.0
    for terrain in range(i64(len(TERRAINS))):
        bonus[terrain] = homes[terrain]
    for direction in range(i64(DIRECTIONS)):
        if rim & TOUCHES[direction] == 0:
            continue
        tile: i64 = adjacent(state, cell, direction)
        if tile == NONE:
            continue
        found: i64 = state.terrain(tile)
        income += values[resource_of(found)]
        if found != TOWN and (found != OCEAN or rim >> direction & 1):
            bonus[found] = bonus[found] + lead_in(seat, counts, i64(state.territory[tile]))
    best: float = NOTHING
    for place in range(i64(state.hand_size[seat])):
        if only_tile not in (NONE, place):
            continue
        kind: i64 = state.held(seat, place)
        if bonus[terrain_of(kind)] > best and rotations_that_fit(kind, rim):
            best = bonus[terrain_of(kind)]
    return best + income


def best_move(state: DragonFamilyPosition, values: vec[float], homes: vec[float]) -> float:
    """The best that moving brings: a resource, and a handler where it is wanted."""
    best: float = NOTHING
    for tile in range(state.tile_count):
        terrain: i64 = state.terrain(tile)
        worth: float = values[resource_of(terrain)]
        if state.lair_seat[tile] == 0:
            worth += homes[terrain]
        best = max(best, worth)
    return best


def best_settle(state: DragonFamilyPosition, seat: i64, worth: vec[u8], counts: vec[u8]) -> float:
    """The best that settling brings: a lair for a dragon, and a territory."""
    best: float = NOTHING
    for handler in range(i64(HANDLERS)):
        tile: i64 = state.handler_tile(seat, handler)
        if not may_settle_on(state, seat, tile):
            continue
        for place in range(i64(state.nest_size[seat])):
            if may_settle_with(state, seat, tile, place):
                gain: float = (
                    WEIGHTS[LAIR_WORTH]
                    - WEIGHTS[FOOD_WORTH + FOOD_TO_GROW]
                    + settle_gain(state, seat, i64(state.territory[tile]), worth, counts)
                )
                best = max(best, gain)
    return best


def settle_gain(state: DragonFamilyPosition, seat: i64, name: i64, worth: vec[u8], counts: vec[u8]) -> float:
    """What a lair in a territory changes for its owner."""
    most: i64 = most_lairs(counts, name)
    mine: i64 = lairs_in(counts, name, seat)
    lost: float = 0.0 if state.agreement.lair_tiles_score else 1.0
    if mine == most and mine > 0:
        return -lost
    return float(worth[name]) - lost if mine + 1 >= most else 0.0


def best_plan(state: DragonFamilyPosition, values: vec[float], worth: vec[u8], counts: vec[u8]) -> float:
    """What the action of the seat on turn will bring, as far as it is still open."""
    seat: i64 = state.turn
    open_choice: bool = CHOOSE_ACTION.is_asked(state)
    homes = home_bonus(state, seat)
    best: float = NOTHING
    if open_choice or EXPLORE_TILE.is_asked(state) or EXPLORE_PLACE.is_asked(state) or EXPLORE_ROTATE.is_asked(state):
        best = best_explore(state, seat, values, homes, counts)
    if open_choice or MOVE_HANDLER.is_asked(state) or MOVE_DESTINATION.is_asked(state):
        moving: float = best_move(state, values, homes)
        best = moving if moving > best else best
    if open_choice or SETTLE_LAIR.is_asked(state):
        settling: float = best_settle(state, seat, worth, counts)
        best = settling if settling > best else best
    return best if best > NOTHING else 0.0
