"""Exploring (rules, chapter Explore: DF-E1 to DF-E7)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import (
    DIRECTIONS,
    HANDLERS,
    KINDS,
    TILE_KINDS,
    resource_of,
    terrain_of,
)
from clutch.games.dragon_family.end import trigger_end
from clutch.games.dragon_family.hatch import begin_hatch
from clutch.games.dragon_family.map import CELL_STEPS, adjacent, beside, cell_of, fitting, lay, q_of, r_of, sides, tile_at
from clutch.games.dragon_family.moves import (
    ACTION_SPACE,
    HANDLER,
    PLACES,
    ROTATIONS,
    TILES_IN_HAND,
    place_action,
    placing_handler,
    placing_spot,
)
from clutch.games.dragon_family.stack import audience_of, draw_tile, end_notes, leave_hand
from clutch.games.dragon_family.state import BY_STACK, EXPLORE_PLACE, EXPLORE_ROTATE, NONE, START_TILE, WINDOW, Realm
from clutch.games.dragon_family.supply import gain, gained_since
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Refusal

# What may be explored


def fits_somewhere(state: Realm, seat: i64, kind: i64) -> bool:
    """Whether a kind fits, in some rotation, on an empty cell beside the tile of one of the seat's handlers (DF-E1)."""
    for handler in range(i64(HANDLERS)):
        tile: i64 = state.handler_tile(seat, handler)
        if handler == 1 and tile == state.handler_tile(seat, 0):
            return False
        for side in range(sides(tile)):
            if fitting(state, kind, beside(state, tile, side)):
                return True
    return False


def is_copy(state: Realm, seat: i64, place: i64) -> bool:
    """Whether an earlier tile of the hand is of the same kind: only that one is offered."""
    for before in range(place):
        if state.held(seat, before) == state.held(seat, place):
            return True
    return False


def may_explore(state: Realm, seat: i64) -> bool:
    """Some tile of the hand must fit somewhere (DF-E1); hands may have shrunk to nothing (DF-Q19)."""
    for place in range(i64(state.hand_size[seat])):
        if fits_somewhere(state, seat, state.held(seat, place)):
            return True
    return False


def tells_of_hand(state: Realm, seat: i64) -> bool:
    """Whether exploring shows the others something of the hand: that it has a tile that fits, where not every kind would."""
    for kind in range(i64(KINDS)):
        if not fits_somewhere(state, seat, kind):
            return state.agreement.hidden_hands
    return False


# First the tile, then handler and cell, then the rotation (DF-E2)


def offer_tiles(state: Realm, actions: Actions) -> None:
    """The tiles of the hand that fit somewhere; equal ones are one choice."""
    seat: i64 = state.turn
    for place in range(i64(state.hand_size[seat])):
        if not is_copy(state, seat, place) and fits_somewhere(state, seat, state.held(seat, place)):
            actions.add(TILES_IN_HAND + place)


def choose_tile(state: Realm, action: i64) -> None:
    """This tile is laid. The others learn its kind only when it lies."""
    state.chosen_tile = action - TILES_IN_HAND
    state.step = EXPLORE_PLACE


def refuse_tile(state: Realm, action: i64) -> Refusal:
    """Why this tile cannot be explored with."""
    if not TILES_IN_HAND <= action < ROTATIONS:
        return Refusal("DF-E2", "choose_tile", {})
    place: i64 = action - TILES_IN_HAND
    if place >= i64(state.hand_size[state.turn]):
        return Refusal("DF-E2", "no_such_tile_in_hand", {"place": int(place) + 1})
    if is_copy(state, state.turn, place):
        return Refusal("DF-E2", "same_kind", {})
    return Refusal("DF-E1", "fits_nowhere", {"place": int(place) + 1})


def offer_places(state: Realm, actions: Actions) -> None:
    """By handler, then around its tile: each cell where the tile fits in some rotation. The new tile must lie beside the tile of the handler that goes there (DF-E2, DF-Q10)."""
    seat: i64 = state.turn
    kind: i64 = state.held(seat, state.chosen_tile)
    for handler in range(i64(HANDLERS)):
        tile: i64 = state.handler_tile(seat, handler)
        if handler == 1 and tile == state.handler_tile(seat, 0):
            return
        for side in range(sides(tile)):
            spot: i64 = beside(state, tile, side)
            if fitting(state, kind, spot):
                actions.add(place_action(handler, spot))


def choose_place(state: Realm, action: i64) -> None:
    """This handler goes there."""
    state.chosen_handler = placing_handler(action)
    state.chosen_spot = placing_spot(action)
    state.step = EXPLORE_ROTATE


def is_beside(state: Realm, tile: i64, spot: i64) -> bool:
    """Whether a spot lies beside a tile (DF-G3)."""
    for side in range(sides(tile)):
        if beside(state, tile, side) == spot:
            return True
    return False


def refuse_place(state: Realm, action: i64) -> Refusal:
    """Why the tile cannot be laid there with that handler."""
    if action < PLACES:
        return Refusal("DF-E2", "choose_place", {})
    handler: i64 = placing_handler(action)
    spot: i64 = placing_spot(action)
    facts: Facts = {"handler": int(handler) + 1, "q": int(q_of(spot)), "r": int(r_of(spot))}
    tile: i64 = state.handler_tile(state.turn, handler)
    if not is_beside(state, tile, spot):
        return Refusal("DF-E2", "not_beside", facts)
    if tile_at(state, cell_of(spot)) != NONE:
        return Refusal("DF-G5", "cell_taken", facts)
    if fitting(state, state.held(state.turn, state.chosen_tile), spot) == 0:
        return Refusal("DF-G5", "does_not_fit", facts)
    return Refusal("DF-E2", "same_tile", facts)


def offer_rotations(state: Realm, actions: Actions) -> None:
    """The rotations that fit; a tile with six equal edges has only rotation 0 (DF-G4). Always asked, so that nobody can tell an ocean by the question."""
    fits: i64 = fitting(state, state.held(state.turn, state.chosen_tile), state.chosen_spot)
    for rotation in range(i64(DIRECTIONS)):
        if fits >> rotation & 1:
            actions.add(ROTATIONS + rotation)


def refuse_rotation(state: Realm, action: i64) -> Refusal:
    """Why the tile cannot be laid so."""
    if not ROTATIONS <= action < HANDLER:
        return Refusal("DF-E2", "choose_rotation", {})
    return Refusal("DF-G5", "wrong_rotation", {"rotation": int(action - ROTATIONS)})


# What happens then


def explore(state: Realm, action: i64, chance: Chance) -> None:
    """Lay the tile and step onto it, collect, pay the neighbours, draw (DF-E3 to DF-E7)."""
    seat: i64 = state.turn
    spot: i64 = state.chosen_spot
    rotation: i64 = action - ROTATIONS
    kind: i64 = leave_hand(state, seat, state.chosen_tile)
    if state.notes:
        end_notes(state, seat, kind)
    tile: i64 = lay(state, kind, spot, rotation)
    state.handler[seat * HANDLERS + state.chosen_handler] = u8(tile)  # DF-E3
    state.progress = True
    where: i64 = spot * HANDLERS + state.chosen_handler
    state.last_shown = ACTION_SPACE + (where * KINDS + kind) * DIRECTIONS + rotation
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "tile": int(tile), "kind": TILE_KINDS[kind], "handler": int(state.chosen_handler) + 1}
        facts.update({"q": int(q_of(spot)), "r": int(r_of(spot)), "rotation": int(rotation)})
        state.events.append(Event("DF-E3", "explored", facts, reveals=True))
    state.chosen_tile = NONE
    state.chosen_handler = NONE
    state.chosen_spot = NONE
    pay(state, seat, cell_of(spot))
    if state.stack_size > 0:
        draw(state, seat, chance)
    begin_hatch(state)


def pay(state: Realm, seat: i64, cell: i64) -> None:
    """First the active player collects, then the others clockwise, each in the order of directions (DF-E6)."""
    before = [int(count) for count in state.goods] if state.events is not None else []
    collect(state, seat, cell)
    if state.events is not None:
        state.events.append(Event("DF-E4", "collected", {"seat": int(seat), "resources": list(gained_since(state, seat, before))}))
    for step in range(1, state.players):
        other: i64 = (seat + step) % state.players
        pay_neighbour(state, other, cell)
        if state.events is not None:
            gained = gained_since(state, other, before)
            if gained:
                state.events.append(Event("DF-E5", "shared", {"seat": int(other), "resources": list(gained)}))


def collect(state: Realm, seat: i64, cell: i64) -> None:
    """One resource for each tile next to the new one, the one that the handler left included (DF-E4, DF-Q11). The kind of edge makes no difference."""
    for direction in range(i64(DIRECTIONS)):
        tile: i64 = adjacent(state, cell, direction)
        if tile == NONE and state.agreement.start_tile_per_edge:
            # By option the second edge of the start tile pays too (DF-Q12).
            tile = START_TILE if tile_at(state, (cell + CELL_STEPS[direction]) & WINDOW) == START_TILE else NONE
        if tile != NONE:
            gain(state, seat, resource_of(terrain_of(i64(state.tile_kind[tile]))))


def pay_neighbour(state: Realm, other: i64, cell: i64) -> None:
    """Another player gains one for each of those tiles with a handler or lair of theirs on it, however many stand there (DF-E5, DF-Q13); not the active one (DF-Q14)."""
    for direction in range(i64(DIRECTIONS)):
        tile: i64 = adjacent(state, cell, direction)
        if tile != NONE and state.is_present(other, tile):
            gain(state, other, resource_of(terrain_of(i64(state.tile_kind[tile]))))
            if state.agreement.payout_once:
                return


def draw(state: Realm, seat: i64, chance: Chance) -> None:
    """The active player draws the top tile; the last tile triggers the end (DF-E7). From an empty stack hands shrink (DF-X3, DF-Q19)."""
    kind: i64 = draw_tile(state, seat, chance, "DF-E7", "drawn", 1, 0)
    state.last_sight = kind + 1
    if state.events is not None:
        state.events.append(Event("DF-E7", "drew", {"seat": int(seat)}, {"tile": TILE_KINDS[kind]}, audience_of(state, seat), True))
    if state.stack_size == 0:
        trigger_end(state, BY_STACK, seat)
