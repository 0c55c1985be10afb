"""Settling a lair (rules, chapter Settle a lair: DF-L1 to DF-L3)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import COLOURS, GOLD, HANDLERS, NEST_PLACES, TERRAINS, TOWN, food_of, is_home, terrain_of
from clutch.games.dragon_family.end import trigger_end
from clutch.games.dragon_family.feed import is_grown
from clutch.games.dragon_family.hatch import begin_hatch
from clutch.games.dragon_family.moves import HATCHES, LAIR, lair_action
from clutch.games.dragon_family.state import BY_LAIRS, NONE, Realm
from clutch.games.dragon_family.supply import give_back
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Refusal


def may_settle_on(state: Realm, seat: i64, tile: i64) -> bool:
    """A lair left, a handler there, no town, and nobody's lair on it (DF-L1, DF-Q22)."""
    return (
        state.lairs_left[seat] > 0
        and terrain_of(i64(state.tile_kind[tile])) != TOWN
        and state.lair_owner(tile) == NONE
        and (state.handler_tile(seat, 0) == tile or state.handler_tile(seat, 1) == tile)
    )


def may_settle_with(state: Realm, seat: i64, tile: i64, place: i64) -> bool:
    """A grown dragon that is at home there; a gold one is at home anywhere but in towns (DF-L1)."""
    return is_grown(state, seat, place) and is_home(state.dragon(seat, place), terrain_of(i64(state.tile_kind[tile])))


def is_twin(state: Realm, seat: i64, place: i64) -> bool:
    """Whether an earlier dragon of the nest is the same in colour and food: only that one is offered."""
    here: i64 = seat * NEST_PLACES + place
    for before in range(seat * NEST_PLACES, here):
        if (
            state.nest_dragon[before] == state.nest_dragon[here]
            and state.food_native[before] == state.food_native[here]
            and state.food_gold[before] == state.food_gold[here]
        ):
            return True
    return False


def may_settle(state: Realm, seat: i64) -> bool:
    """Whether any dragon can be settled anywhere (DF-L1)."""
    for place in range(i64(state.nest_size[seat])):
        if is_grown(state, seat, place):
            for handler in range(i64(HANDLERS)):
                tile: i64 = state.handler_tile(seat, handler)
                if may_settle_on(state, seat, tile) and may_settle_with(state, seat, tile, place):
                    return True
    return False


def offer_settle(state: Realm, actions: Actions) -> None:
    """By handler, then by dragon."""
    seat: i64 = state.turn
    for handler in range(i64(HANDLERS)):
        tile: i64 = state.handler_tile(seat, handler)
        if handler == 1 and tile == state.handler_tile(seat, 0):
            return
        if may_settle_on(state, seat, tile):
            for place in range(i64(state.nest_size[seat])):
                if may_settle_with(state, seat, tile, place) and not is_twin(state, seat, place):
                    actions.add(lair_action(tile, place))


def settle(state: Realm, action: i64) -> None:
    """The dragon leaves the nest for a lair that stands for the rest of the game; the handler stays (DF-L2, DF-Q21). A fourth lair triggers the end (DF-L3)."""
    seat: i64 = state.turn
    tile: i64 = (action - LAIR) // NEST_PLACES
    place: i64 = (action - LAIR) % NEST_PLACES
    colour: i64 = state.dragon(seat, place)
    leave_nest(state, seat, place)
    state.lair_seat[tile] = u8(seat + 1)
    state.lair_dragon[tile] = u8(colour + 1)
    state.lairs_left[seat] -= 1
    state.progress = True
    if state.events is not None:
        facts = {"seat": int(seat), "tile": int(tile), "number": int(state.lairs_left[seat])}
        names = {"dragon": COLOURS[colour], "terrain": TERRAINS[terrain_of(i64(state.tile_kind[tile]))]}
        state.events.append(Event("DF-L2", "settled", {**facts, **names}))
    if state.lairs_left[seat] == 0:
        trigger_end(state, BY_LAIRS, seat)
    begin_hatch(state)


def leave_nest(state: Realm, seat: i64, place: i64) -> None:
    """A dragon's food returns to the supply (DF-L2, DF-Q20), and the gap in the nest closes (DF-T4)."""
    first: i64 = seat * NEST_PLACES
    colour: i64 = state.dragon(seat, place)
    give_back(state, food_of(colour), state.food_native[first + place])
    give_back(state, GOLD, state.food_gold[first + place])
    last: i64 = first + i64(state.nest_size[seat]) - 1
    for later in range(first + place, last):
        state.nest_dragon[later] = state.nest_dragon[later + 1]
        state.food_native[later] = state.food_native[later + 1]
        state.food_gold[later] = state.food_gold[later + 1]
    state.nest_dragon[last] = 0
    state.food_native[last] = 0
    state.food_gold[last] = 0
    state.nest_size[seat] -= 1


def refuse_settle(state: Realm, action: i64) -> Refusal:
    """Why no lair can be built there with that dragon."""
    seat: i64 = state.turn
    if not LAIR <= action < HATCHES:
        return Refusal("DF-L1", "settle_now", {})
    tile: i64 = (action - LAIR) // NEST_PLACES
    place: i64 = (action - LAIR) % NEST_PLACES
    if tile >= state.tile_count or not (state.handler_tile(seat, 0) == tile or state.handler_tile(seat, 1) == tile):
        return Refusal("DF-L1", "no_handler_there", {"tile": int(tile)})
    if terrain_of(i64(state.tile_kind[tile])) == TOWN:
        return Refusal("DF-L1", "no_lair_in_town", {})
    if state.lair_owner(tile) != NONE:
        return Refusal("DF-L1", "lair_there", {"tile": int(tile), "target": int(state.lair_owner(tile))})
    if place >= i64(state.nest_size[seat]):
        return Refusal("DF-L1", "no_such_dragon", {"place": int(place) + 1})
    if not is_grown(state, seat, place):
        return Refusal("DF-L1", "not_grown", {"place": int(place) + 1})
    if not may_settle_with(state, seat, tile, place):
        facts = {"dragon": COLOURS[state.dragon(seat, place)], "terrain": TERRAINS[terrain_of(i64(state.tile_kind[tile]))]}
        return Refusal("DF-L1", "not_at_home", {**facts})
    return Refusal("DF-L1", "same_dragon", {})
