"""Settling a lair (rules, chapter Settle a lair: DF-L1 to DF-L3)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import COLOURS, GOLD, HANDLERS, NEST_PLACES, TERRAINS, TOWN, food_of, is_home
from clutch.games.dragon_family.end import trigger_end
from clutch.games.dragon_family.feed import is_grown
from clutch.games.dragon_family.hatch import begin_hatch
from clutch.games.dragon_family.moves import HATCHES, LAIR, lair_action
from clutch.games.dragon_family.state import BY_LAIRS, NONE, DragonFamilyPosition
from clutch.games.dragon_family.step import Step
from clutch.games.dragon_family.supply import give_back
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Prompt, Refusal

# What settling needs (DF-L1)


def has_lair_left(state: DragonFamilyPosition, seat: i64) -> bool:
    """A lair that is not yet on the map (DF-L1)."""
    return state.lairs_left[seat] > 0


def may_settle_on(state: DragonFamilyPosition, seat: i64, tile: i64) -> bool:
    """A lair left, a handler there, no town, and nobody's lair on it (DF-L1, DF-Q22)."""
    return has_lair_left(state, seat) and state.has_handler(seat, tile) and state.terrain(tile) != TOWN and state.lair_owner(tile) == NONE


def may_settle_with(state: DragonFamilyPosition, seat: i64, tile: i64, place: i64) -> bool:
    """A grown dragon that is at home there; a gold one is at home anywhere but in towns (DF-L1)."""
    return is_grown(state, seat, place) and is_home(state.dragon(seat, place), state.terrain(tile))


def is_twin(state: DragonFamilyPosition, seat: i64, place: i64) -> bool:
    """Whether an earlier dragon of the nest is the same in colour and food: only that one is offered."""
    for before in range(place):
        if (
            state.dragon(seat, before) == state.dragon(seat, place)
            and state.native_food(seat, before) == state.native_food(seat, place)
            and state.gold_food(seat, before) == state.gold_food(seat, place)
        ):
            return True
    return False


def may_settle(state: DragonFamilyPosition, seat: i64) -> bool:
    """Whether any dragon can be settled anywhere (DF-L1)."""
    for place in range(i64(state.nest_size[seat])):
        if is_grown(state, seat, place):
            for handler in range(i64(HANDLERS)):
                tile: i64 = state.handler_tile(seat, handler)
                if may_settle_on(state, seat, tile) and may_settle_with(state, seat, tile, place):
                    return True
    return False


@final
class SettleLair(Step):
    """Where the lair is built, and for which dragon."""

    def offer(self, state: DragonFamilyPosition, actions: Actions) -> None:
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

    def decide(self, state: DragonFamilyPosition, action: i64, chance: Chance) -> None:
        settle(state, (action - LAIR) // NEST_PLACES, (action - LAIR) % NEST_PLACES)
        begin_hatch(state)

    def explain(self, state: DragonFamilyPosition, action: i64) -> Refusal:
        """Which of the needs of DF-L1 is not met."""
        if not LAIR <= action < HATCHES:
            return Refusal("DF-L1", "settle_now", {})
        tile: i64 = (action - LAIR) // NEST_PLACES
        place: i64 = (action - LAIR) % NEST_PLACES
        refusal = refuse_tile(state, state.turn, tile)
        return refusal if refusal is not None else refuse_dragon(state, state.turn, tile, place)

    def prompt(self, state: DragonFamilyPosition) -> Prompt:
        return Prompt("DF-L1", "settle_choice", {"seat": int(state.turn)})


def refuse_tile(state: DragonFamilyPosition, seat: i64, tile: i64) -> Refusal | None:
    """Why no lair can be built there; None if one can. Who is asked has a lair left."""
    if not state.has_handler(seat, tile):
        return Refusal("DF-L1", "no_handler_there", {"tile": int(tile)})
    if state.terrain(tile) == TOWN:
        return Refusal("DF-L1", "no_lair_in_town", {})
    if state.lair_owner(tile) != NONE:
        return Refusal("DF-L1", "lair_there", {"tile": int(tile), "target": int(state.lair_owner(tile))})
    return None


def refuse_dragon(state: DragonFamilyPosition, seat: i64, tile: i64, place: i64) -> Refusal:
    """Why that dragon cannot live there."""
    if place >= i64(state.nest_size[seat]):
        return Refusal("DF-L1", "no_such_dragon", {"place": int(place) + 1})
    if not is_grown(state, seat, place):
        return Refusal("DF-L1", "not_grown", {"place": int(place) + 1})
    if not may_settle_with(state, seat, tile, place):
        return Refusal("DF-L1", "not_at_home", {"dragon": COLOURS[state.dragon(seat, place)], "terrain": TERRAINS[state.terrain(tile)]})
    return Refusal("DF-L1", "same_dragon", {})


SETTLE_LAIR: Final = SettleLair()


def settle(state: DragonFamilyPosition, tile: i64, place: i64) -> None:
    """The dragon leaves the nest for a lair that stands for the rest of the game; the handler stays (DF-L2, DF-Q21). A fourth lair triggers the end (DF-L3)."""
    seat: i64 = state.turn
    colour: i64 = state.dragon(seat, place)
    leave_nest(state, seat, place)
    state.lair_seat[tile] = u8(seat + 1)
    state.lair_dragon[tile] = u8(colour + 1)
    state.lairs_left[seat] -= 1
    state.progress = True
    if state.events is not None:
        facts = {"seat": int(seat), "tile": int(tile), "number": int(state.lairs_left[seat])}
        names = {"dragon": COLOURS[colour], "terrain": TERRAINS[state.terrain(tile)]}
        state.events.append(Event("DF-L2", "settled", {**facts, **names}))
    if state.lairs_left[seat] == 0:
        trigger_end(state, BY_LAIRS, seat)


def leave_nest(state: DragonFamilyPosition, seat: i64, place: i64) -> None:
    """A dragon's food returns to the supply (DF-L2, DF-Q20), and the gap in the nest closes (DF-T4)."""
    give_back(state, food_of(state.dragon(seat, place)), state.native_food(seat, place))
    give_back(state, GOLD, state.gold_food(seat, place))
    last: i64 = i64(state.nest_size[seat]) - 1
    for later in range(place, last):
        state.put_in_nest(seat, later, state.dragon(seat, later + 1), state.native_food(seat, later + 1), state.gold_food(seat, later + 1))
    state.put_in_nest(seat, last, NONE, 0, 0)
    state.nest_size[seat] -= 1
