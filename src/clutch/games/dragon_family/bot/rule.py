"""The rule of thumb: hatch and feed as fast as you can, collect what your dragons eat, settle in large lands, and stand where lairs can be."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragon_family.components import (
    FOOD_TO_GROW,
    FOREST,
    GOLD,
    GOLD_DRAGON,
    HANDLERS,
    LAIRS,
    NEST_PLACES,
    RESOURCE_KINDS,
    TOWN,
)
from clutch.games.dragon_family.scoring import lair_points, nest_points, territory_lairs, territory_shares, territory_worth
from clutch.games.dragon_family.state import NOT_YET, DragonFamilyPosition
from clutch.kernel.state import State
from clutch.kernel.thumb import Thumb

FED: Final = 0.75
"""What a piece of food on a dragon is worth while it can still settle."""
READY: Final = 0.8
"""What a grown dragon is worth beyond its food."""
NEEDED: Final = 0.5
"""What a resource is worth that a dragon of the nest will eat."""
SPARE: Final = 0.24
"""What three of a kind are worth each, on the way to the next egg."""
LOOSE: Final = 0.1
HOME: Final = 0.7
"""What a handler is worth that stands where a dragon of the nest can live."""
LAND: Final = 0.12
"""What each free tile of a land in reach of a lair adds."""
NO_GOODS: Final = vec[i64]([0] * RESOURCE_KINDS)

assert FOREST == 1


@final
class DragonFamilyRule(Thumb):
    """Counts points, food on the way to a lair, useful resources, and handlers in the right places."""

    def __init__(self) -> None:
        super().__init__(4.5, 7)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, DragonFamilyPosition)
        worth = territory_worth(state)
        lands = territory_shares(state, worth, territory_lairs(state))
        points: float = float(nest_points(state, seat) + lair_points(state, seat) + lands[seat])
        if state.end_cause != NOT_YET:
            return points + 0.02 * float(total_goods(state, seat))
        goods = NO_GOODS[:]
        for resource in range(i64(RESOURCE_KINDS)):
            goods[resource] = state.owned(seat, resource)
        free: i64 = i64(state.lairs_left[seat])
        hungry: float = nest_worth(state, seat, goods, free)
        return points + hungry + stock_worth(state, seat, goods, free) + standing(state, seat, free)


def total_goods(state: DragonFamilyPosition, seat: i64) -> i64:
    """All resources of a seat."""
    total: i64 = 0
    for resource in range(i64(RESOURCE_KINDS)):
        total += state.owned(seat, resource)
    return total


def nest_worth(state: DragonFamilyPosition, seat: i64, goods: vec[i64], free: i64) -> float:
    """What food on dragons is worth, and the resources that they will eat, which are taken out of the goods."""
    total: float = 0.0
    for place in range(i64(state.nest_size[seat])):
        if place >= free:
            break  # it will never have a lair
        fed: i64 = state.food(seat, place)
        if fed >= FOOD_TO_GROW:
            total += FED * float(FOOD_TO_GROW) + READY
            continue
        total += FED * float(fed)
        eats: i64 = state.dragon(seat, place)
        for _piece in range(FOOD_TO_GROW - fed):
            if goods[eats] > 0:
                goods[eats] = goods[eats] - 1
                total += NEEDED
            elif goods[GOLD] > 0:
                goods[GOLD] = goods[GOLD] - 1
                total += NEEDED
    return total


def stock_worth(state: DragonFamilyPosition, seat: i64, goods: vec[i64], free: i64) -> float:
    """What is left for the next egg: three of a kind are an egg, gold fills up any of them."""
    room: i64 = NEST_PLACES - i64(state.nest_size[seat])
    eggs_wanted: i64 = free - i64(state.nest_size[seat])
    total: float = 0.0
    for resource in range(i64(RESOURCE_KINDS)):
        count: i64 = goods[resource]
        useful: i64 = count if count < 3 else i64(3)
        each: float = SPARE if state.eggs[resource] and room > 0 and eggs_wanted > 0 else LOOSE
        if resource == GOLD:
            each += 0.12
        total += each * float(useful) + 0.1 * each * float(useful * useful) + LOOSE * float(count - useful)
    return total


def standing(state: DragonFamilyPosition, seat: i64, free: i64) -> float:
    """Handlers on tiles where a dragon of the nest could settle: the larger the land, the better."""
    if free == 0:
        return 0.0
    worth = territory_worth(state)
    total: float = 0.0
    for handler in range(i64(HANDLERS)):
        tile: i64 = state.handler_tile(seat, handler)
        terrain: i64 = state.terrain(tile)
        if terrain == TOWN or state.lair_seat[tile]:
            continue
        for place in range(i64(state.nest_size[seat])):
            dragon: i64 = state.dragon(seat, place)
            if dragon == GOLD_DRAGON or dragon == terrain - FOREST:
                ripe: float = float(state.food(seat, place) + 1) / float(FOOD_TO_GROW + 1)
                total += ripe * (HOME + LAND * float(i64(worth[i64(state.territory[tile])])))
                break
    return total / float(LAIRS - free + 2) * 2.0
