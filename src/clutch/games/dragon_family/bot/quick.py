"""One who decides quickly, by rules of thumb for each step of a turn: a search lets such players play its games on."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.bot.next_action import settle_gain
from clutch.games.dragon_family.bot.prospects import has_home
from clutch.games.dragon_family.components import (
    DIRECTIONS,
    FOOD_TO_GROW,
    GOLD,
    GOLD_DRAGON,
    HANDLERS,
    HATCH_COST,
    NEST_PLACES,
    OCEAN,
    RESOURCE_KINDS,
    TERRAINS,
    TOWN,
    is_home,
    resource_of,
    rotations_that_fit,
    terrain_of,
)
from clutch.games.dragon_family.explore import EXPLORE_PLACE, EXPLORE_TILE
from clutch.games.dragon_family.feed import FEED
from clutch.games.dragon_family.hatch import HATCH_OR_TRADE
from clutch.games.dragon_family.map import TOUCHES, adjacent, beside, cell_of, rim_at, sides
from clutch.games.dragon_family.move_handler import MOVE_DESTINATION, MOVE_HANDLER
from clutch.games.dragon_family.moves import (
    DESTINATIONS,
    EXPLORE,
    HANDLER,
    LAIR,
    MOVE,
    SETTLE,
    SKIP,
    TILES_IN_HAND,
    TRADES,
    hatched_colour,
    hatching_gold,
    place_action,
    placing_handler,
    placing_spot,
)
from clutch.games.dragon_family.scoring import (
    lair_points,
    lairs_in,
    most_lairs,
    nest_points,
    territory_lairs,
    territory_shares,
    territory_worth,
)
from clutch.games.dragon_family.settle import SETTLE_LAIR
from clutch.games.dragon_family.state import NONE, NOT_YET, DragonFamilyPosition
from clutch.games.dragon_family.turn import CHOOSE_ACTION
from clutch.kernel.chance import Chance
from clutch.kernel.judge import QuickPlayer
from clutch.kernel.state import Actions, State

SLIPS: Final = 0
"""Of a thousand actions and eggs so many are chosen at random."""
WAITS: Final = 1
"""Of a thousand times that the last lair would end the game with another in front, so often it is not built."""
EXTRA: Final = 2
"""Of a thousand times that an egg could be hatched that will never settle, so often it is."""
GOLD_MEALS: Final = 3
"""Of a thousand times that only gold could feed a dragon, so often it does."""
TRADING: Final = 4
"""Of a thousand times that what is left over could become gold that is wanted, so often it does."""
WANTED: Final = 5
"""What a resource is worth that a dragon wants."""
SPARE: Final = 6
"""One that none wants."""
COLLECTED: Final = 7
"""How much more for each like it that is there, up to two."""
GOLD_WORTH: Final = 8
FOR_RIVAL: Final = 9
"""What a resource that a rival gets is worth."""
GROWTH: Final = 10
"""A tile more in a territory that one leads; in a rival's it costs as much."""
NEXT: Final = 11
"""What the resource of the tile itself is worth: the next exploring from there brings it."""
HOME: Final = 12
"""A handler where a dragon can settle, by the dragon's food from 0 to 3."""
LAND: Final = 16
"""How much of what the territory would bring to a grown dragon is added."""
LEFT: Final = 17
"""What leaving such a place costs, as a part of what it is worth to go there."""
MOVING: Final = 18
"""What moving is worth beside what it brings: new tiles."""
LUCK: Final = 19
"""How much chance there is in what something looks like."""
EGG_GOLD: Final = 20
"""What gold in the price of an egg is worth."""
EGG_FOOD: Final = 21
"""What food is worth that is left for the egg."""
MANNERS: Final = vec[float](
    [40.0, 800.0, 500.0, 1000.0, 1000.0, 1.0, 0.8, 0.0, 0.8, -0.6, 0.6, 0.3, 0.2, 0.4, 1.0, 2.5, 0.5, 0.7, 0.0, 0.3, 1.0, 0.3],
)
"""In the order of the names above."""
THOUSAND: Final = 1000
FINE: Final = 64
NOTHING: Final = -99.0


def happens(chance: Chance, manner: i64) -> bool:
    """Whether something happens that happens so often in a thousand times."""
    return chance.below(THOUSAND) < i64(MANNERS[manner])


def luck(chance: Chance) -> float:
    """A little chance in what something looks like."""
    return MANNERS[LUCK] * float(chance.below(FINE)) / FINE


@final
class QuickFamily(QuickPlayer):
    """Plays Dragon Family by rules of thumb."""

    def __init__(self) -> None:
        self.values: Final = vec[float]([0.0] * RESOURCE_KINDS)
        """What a resource of each kind is worth to the seat on turn."""
        self.homes: Final = vec[float]([0.0] * len(TERRAINS))
        """What a handler on each terrain is worth to it."""
        self.bonus: Final = vec[float]([0.0] * len(TERRAINS))
        """What a tile of each terrain is worth on the spot that is looked at."""
        self.planned: i64 = NONE
        """The tile of the hand that is to be explored with."""
        self.planned_place: i64 = NONE
        """And where to."""

    def begin(self) -> None:
        self.planned = NONE
        self.planned_place = NONE

    def choice(self, state: State, actions: Actions, chance: Chance) -> i64:
        assert isinstance(state, DragonFamilyPosition)
        count: i64 = actions.count
        if count == 1:
            return actions.items[0]
        if CHOOSE_ACTION.is_asked(state):
            self.begin()
            return actions.items[chance.below(count)] if happens(chance, SLIPS) else self.action(state, actions, chance)
        if EXPLORE_TILE.is_asked(state):
            return self.tile(state, actions, chance)
        if EXPLORE_PLACE.is_asked(state):
            return self.place(state, actions, chance)
        if HATCH_OR_TRADE.is_asked(state):
            return actions.items[chance.below(count)] if happens(chance, SLIPS) else egg(state, actions, chance)
        if FEED.is_asked(state):
            return food(state, actions, chance)
        if SETTLE_LAIR.is_asked(state):
            return lair(state, actions)
        if MOVE_HANDLER.is_asked(state):
            return self.handler(state, actions, chance)
        if MOVE_DESTINATION.is_asked(state):
            self.look(state)
            return self.destination(state, actions, chance)
        return actions.items[chance.below(count)]

    def look(self, state: DragonFamilyPosition) -> None:
        """Find out what the seat on turn wants."""
        seat: i64 = state.turn
        values = self.values
        homes = self.homes
        for resource in range(i64(GOLD)):
            need: i64 = 0
            for place in range(i64(state.nest_size[seat])):
                if state.dragon(seat, place) == resource:
                    need += FOOD_TO_GROW - state.food(seat, place)
            have: i64 = state.owned(seat, resource)
            if have < need:
                values[resource] = MANNERS[WANTED]
            else:
                have -= need
                like: float = 2.0 if have > 1 else float(have)
                values[resource] = MANNERS[SPARE] + MANNERS[COLLECTED] * like if have < HATCH_COST + FOOD_TO_GROW else 0.1
        values[GOLD] = MANNERS[GOLD_WORTH]
        for terrain in range(i64(len(TERRAINS))):
            homes[terrain] = 0.0
        lairs: i64 = i64(state.lairs_left[seat])
        for place in range(i64(state.nest_size[seat])):
            colour: i64 = state.dragon(seat, place)
            if place < lairs and not has_home(state, seat, colour):
                fed: i64 = state.food(seat, place)
                fed = min(fed, FOOD_TO_GROW)
                for terrain in range(i64(1), i64(len(TERRAINS))):
                    if is_home(colour, terrain):
                        homes[terrain] = homes[terrain] + MANNERS[HOME + fed]

    def action(self, state: DragonFamilyPosition, actions: Actions, chance: Chance) -> i64:
        """Settle if possible, else whatever of exploring and moving brings more."""
        seat: i64 = state.turn
        if actions.items[actions.count - 1] == SETTLE and (
            state.lairs_left[seat] > 1 or leads_with_last_lair(state, seat) or not happens(chance, WAITS)
        ):
            return SETTLE
        if actions.items[0] != EXPLORE:
            return MOVE
        if actions.items[1] != MOVE:
            return EXPLORE
        self.look(state)
        exploring: float = self.best_exploring(state, chance)
        return EXPLORE if exploring >= self.best_moving(state, chance) else MOVE

    def best_exploring(self, state: DragonFamilyPosition, chance: Chance) -> float:
        """The best tile and place, which are kept in mind: what they bring."""
        seat: i64 = state.turn
        counts = territory_lairs(state)
        best: float = NOTHING
        bonus = self.bonus
        for handler in range(i64(HANDLERS)):
            tile: i64 = state.handler_tile(seat, handler)
            if handler == 1 and tile == state.handler_tile(seat, 0):
                break
            leaves: float = self.cost_to_leave(state, seat, handler)
            for side in range(sides(tile)):
                spot: i64 = beside(state, tile, side)
                cell: i64 = cell_of(spot)
                rim: i64 = rim_at(state, cell)
                if rim == NONE:
                    continue
                income: float = self.income(state, seat, cell, rim, counts) - leaves + luck(chance)
                for place in range(i64(state.hand_size[seat])):
                    kind: i64 = state.held(seat, place)
                    worth: float = income + bonus[terrain_of(kind)]
                    if worth > best and rotations_that_fit(kind, rim):
                        best = worth
                        self.planned = place
                        self.planned_place = place_action(handler, spot)
        return best

    def income(self, state: DragonFamilyPosition, seat: i64, cell: i64, rim: i64, counts: vec[u8]) -> float:
        """What any tile there brings; what tiles of each terrain bring beside that is put into `bonus`."""
        bonus = self.bonus
        values = self.values
        for terrain in range(i64(len(TERRAINS))):
            bonus[terrain] = self.homes[terrain] + MANNERS[NEXT] * values[resource_of(terrain)]
        worth: float = 0.0
        for direction in range(i64(DIRECTIONS)):
            if rim & TOUCHES[direction] == 0:
                continue
            tile: i64 = adjacent(state, cell, direction)
            if tile == NONE:
                continue
            found: i64 = state.terrain(tile)
            worth += values[resource_of(found)]
            for other in range(state.players):
                if other != seat and state.is_present(other, tile):
                    worth += MANNERS[FOR_RIVAL]
            if found != TOWN and (found != OCEAN or rim >> direction & 1):
                name: i64 = i64(state.territory[tile])
                most: i64 = most_lairs(counts, name)
                if most > 0:
                    bonus[found] = bonus[found] + (MANNERS[GROWTH] if lairs_in(counts, name, seat) == most else -MANNERS[GROWTH])
        return worth

    def cost_to_leave(self, state: DragonFamilyPosition, seat: i64, handler: i64) -> float:
        """What is lost if a handler leaves its tile, because dragons could settle there."""
        tile: i64 = state.handler_tile(seat, handler)
        if state.lair_seat[tile] or tile == state.handler_tile(seat, 1 - handler):
            return 0.0
        terrain: i64 = state.terrain(tile)
        other: i64 = state.handler_tile(seat, 1 - handler)
        cost: float = 0.0
        for place in range(i64(state.nest_size[seat])):
            colour: i64 = state.dragon(seat, place)
            if is_home(colour, terrain) and (state.lair_seat[other] or not is_home(colour, state.terrain(other))):
                fed: i64 = state.food(seat, place)
                cost += MANNERS[HOME + min(fed, FOOD_TO_GROW)]
        return cost * MANNERS[LEFT]

    def best_moving(self, state: DragonFamilyPosition, chance: Chance) -> float:
        """What moving the less wanted handler brings at best, about."""
        seat: i64 = state.turn
        best: float = NOTHING
        for tile in range(state.tile_count):
            terrain: i64 = state.terrain(tile)
            worth: float = self.values[resource_of(terrain)]
            if state.lair_seat[tile] == 0:
                worth += self.homes[terrain]
            best = max(best, worth)
        first: float = self.cost_to_leave(state, seat, 0)
        second: float = self.cost_to_leave(state, seat, 1)
        return best - min(first, second) + MANNERS[MOVING] + luck(chance)

    def tile(self, state: DragonFamilyPosition, actions: Actions, chance: Chance) -> i64:
        """The tile that was planned with, or the best one."""
        if self.planned == NONE or not actions.has(TILES_IN_HAND + self.planned):
            self.look(state)
            self.best_exploring(state, chance)
        planned: i64 = TILES_IN_HAND + self.planned
        self.planned = NONE
        if actions.has(planned):
            return planned
        kind: i64 = state.held(state.turn, planned - TILES_IN_HAND)
        for number in range(actions.count):
            if state.held(state.turn, actions.items[number] - TILES_IN_HAND) == kind:
                return actions.items[number]  # an equal tile
        return actions.items[0]

    def place(self, state: DragonFamilyPosition, actions: Actions, chance: Chance) -> i64:
        """The place that was planned, or the best one."""
        best: i64 = self.planned_place
        self.planned_place = NONE
        if best != NONE and actions.has(best):
            return best
        self.look(state)
        seat: i64 = state.turn
        terrain: i64 = terrain_of(state.held(seat, state.chosen_tile))
        counts = territory_lairs(state)
        most: float = NOTHING
        for number in range(actions.count):
            action: i64 = actions.items[number]
            cell: i64 = cell_of(placing_spot(action))
            worth: float = self.income(state, seat, cell, rim_at(state, cell), counts) + luck(chance)
            worth += self.bonus[terrain] - self.cost_to_leave(state, seat, placing_handler(action))
            if worth > most:
                most = worth
                best = action
        return best

    def handler(self, state: DragonFamilyPosition, actions: Actions, chance: Chance) -> i64:
        """The handler that stands where no dragon will settle."""
        seat: i64 = state.turn
        first: float = self.cost_to_leave(state, seat, 0) + luck(chance)
        second: float = self.cost_to_leave(state, seat, 1) + luck(chance)
        return i64(HANDLER) if first < second else i64(HANDLER + 1)

    def destination(self, state: DragonFamilyPosition, actions: Actions, chance: Chance) -> i64:
        """Where a dragon can settle that is nearly grown, in a large territory; else where something useful is to be had."""
        seat: i64 = state.turn
        worth = territory_worth(state)
        counts = territory_lairs(state)
        best: i64 = actions.items[0]
        most: float = NOTHING
        for number in range(actions.count):
            action: i64 = actions.items[number]
            tile: i64 = action - DESTINATIONS
            terrain: i64 = state.terrain(tile)
            value: float = self.values[resource_of(terrain)] + luck(chance)
            if state.lair_seat[tile] == 0 and self.homes[terrain] > 0.0:
                value += self.homes[terrain] + MANNERS[LAND] * settle_gain(state, seat, i64(state.territory[tile]), worth, counts)
            if value > most:
                most = value
                best = action
        return best


def leads_with_last_lair(state: DragonFamilyPosition, seat: i64) -> bool:
    """Whether nobody would be in front if the last lair were built now, wherever."""
    shares = territory_shares(state, territory_worth(state), territory_lairs(state))
    mine: i64 = nest_points(state, seat) + lair_points(state, seat) + shares[seat] + 2
    for other in range(state.players):
        if other != seat and nest_points(state, other) + lair_points(state, other) + shares[other] > mine:
            return False
    return True


def lair(state: DragonFamilyPosition, actions: Actions) -> i64:
    """Where a lair brings most."""
    seat: i64 = state.turn
    worth = territory_worth(state)
    counts = territory_lairs(state)
    best: i64 = actions.items[0]
    most: float = NOTHING
    for number in range(actions.count):
        action: i64 = actions.items[number]
        gain: float = settle_gain(state, seat, i64(state.territory[(action - LAIR) // NEST_PLACES]), worth, counts)
        if state.dragon(seat, (action - LAIR) % NEST_PLACES) == GOLD_DRAGON:
            gain -= 0.5  # it could live elsewhere, too
        if gain > most:
            most = gain
            best = action
    return best


def egg(state: DragonFamilyPosition, actions: Actions, chance: Chance) -> i64:
    """An egg, paid with little gold, if possible one that there is food for; else what is left over becomes gold, if a dragon is hungry."""
    seat: i64 = state.turn
    nest: i64 = i64(state.nest_size[seat])
    hatches: bool = nest < i64(state.lairs_left[seat]) or state.end_cause != NOT_YET or happens(chance, EXTRA)
    best: i64 = SKIP
    most: float = NOTHING
    for number in range(1, actions.count):
        action: i64 = actions.items[number]
        if action >= TRADES or not hatches:
            break
        colour: i64 = hatched_colour(action)
        gold: i64 = hatching_gold(action)
        left: i64 = state.owned(seat, colour) - HATCH_COST
        if colour != GOLD_DRAGON:
            left += gold
        worth: float = MANNERS[EGG_FOOD] * float(min(left, FOOD_TO_GROW)) - MANNERS[EGG_GOLD] * float(gold) + luck(chance)
        if worth > most:
            most = worth
            best = action
    if best != SKIP or not happens(chance, TRADING) or not is_hungry(state, seat):
        return best
    for number in range(1, actions.count):
        action = actions.items[number]
        if (
            action >= TRADES
            and action != TRADES + GOLD
            and state.owned(seat, action - TRADES) >= HATCH_COST + appetite(state, seat, action - TRADES)
        ):
            return action
    return best


def appetite(state: DragonFamilyPosition, seat: i64, colour: i64) -> i64:
    """How much the nest's dragons of a colour still want."""
    wants: i64 = 0
    for place in range(i64(state.nest_size[seat])):
        if state.dragon(seat, place) == colour and state.food(seat, place) < FOOD_TO_GROW:
            wants += FOOD_TO_GROW - state.food(seat, place)
    return wants


def is_hungry(state: DragonFamilyPosition, seat: i64) -> bool:
    """Whether there is too little for the nest's dragons of some colour."""
    for colour in range(i64(RESOURCE_KINDS)):
        if state.owned(seat, colour) < appetite(state, seat, colour):
            return True
    return False


def food(state: DragonFamilyPosition, actions: Actions, chance: Chance) -> i64:
    """Its own food before gold; a dragon that will never settle is fed only now and then."""
    if state.fed_dragon >= i64(state.lairs_left[state.turn]) and state.end_cause == NOT_YET:
        return actions.items[chance.below(2)]
    if actions.count == 2 and state.owned(state.turn, state.dragon(state.turn, state.fed_dragon)) == 0 and not happens(chance, GOLD_MEALS):
        return SKIP
    return actions.items[1]
