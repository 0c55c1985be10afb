"""A position as a learning program sees it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import COLOUR_KINDS, HAND_SIZE, HANDLERS, KINDS, NEST_PLACES, RESOURCE_KINDS, SEATS
from clutch.games.dragon_family.knowledge import knows_stack, unknown_tiles
from clutch.games.dragon_family.map import LEAST, q_of, r_of
from clutch.games.dragon_family.move_handler import MOVE_DESTINATION
from clutch.games.dragon_family.state import MOST_TILES, NONE, DragonFamilyPosition

TILE_FEATURES: Final = 7
SEAT_FEATURES: Final = HANDLERS + 2 + RESOURCE_KINDS + 3 * NEST_PLACES + KINDS
FEATURES: Final = 621
"""How many bytes `features` gives."""
NO_FEATURES: Final = vec[u8]([0] * FEATURES)


def features(state: DragonFamilyPosition, seat: i64) -> vec[u8]:
    """The seat's view as bytes, seats relative to it, plus 1 where something can be absent or unknown.

    For each of 58 tiles kind, rotation, q, r (both from 0), territory, lair's seat and dragon; own hand (3); unknown tiles (7); supply (4); eggs (4);
    for each of five seats two handlers, hand size, lairs left, four resources, three dragons with native food and gold food, known tiles (7);
    then the stack's size, its known tiles from the bottom (64), first player, whose turn, step, what is chosen (tile, handler, q, r, dragon), cause of the end, idle rounds, progress and round.
    """
    out = NO_FEATURES[:]
    write_features(state, seat, out, 0)
    return out


def write_features(state: DragonFamilyPosition, seat: i64, out: vec[u8], start: i64) -> None:
    """Write `features` into an array. Tiles that were not laid yet and seats that nobody has stay zeros: a tile that lies stays."""
    players: i64 = state.players
    at: i64 = start
    for tile in range(state.tile_count):
        owner: i64 = state.lair_owner(tile)
        out[at] = state.tile_kind[tile] + 1
        out[at + 1] = state.tile_rotation[tile]
        out[at + 2] = u8(q_of(state.tile_spot[tile]) - LEAST + 1)
        out[at + 3] = u8(r_of(state.tile_spot[tile]) - LEAST + 1)
        out[at + 4] = state.territory[tile]
        out[at + 5] = u8(0) if owner == NONE else relative(state, seat, owner)
        out[at + 6] = state.lair_dragon[tile]
        at += TILE_FEATURES
    at = start + MOST_TILES * TILE_FEATURES
    for place in range(i64(HAND_SIZE)):
        out[at + place] = u8(state.held(seat, place) + 1)
    at += HAND_SIZE
    pool = unknown_tiles(state, seat)
    for kind in range(i64(KINDS)):
        out[at + kind] = pool[kind]
    at += KINDS
    for resource in range(i64(RESOURCE_KINDS)):
        out[at + resource] = byte(state.supply[resource])
    at += RESOURCE_KINDS
    for colour in range(i64(COLOUR_KINDS)):
        out[at + colour] = state.eggs[colour]
    at += COLOUR_KINDS
    for step in range(players):
        write_seat(state, seat, (seat + step) % players, out, at + step * SEAT_FEATURES)
    at += SEATS * SEAT_FEATURES
    stack: vec[u8] = state.stack
    depths: i64 = i64(len(stack))
    for depth in range(depths):
        out[at + depth] = stack[depth] if depth < state.stack_size and knows_stack(state, seat, depth) else u8(0)
    write_table(state, seat, out, at + depths)


def relative(state: DragonFamilyPosition, seat: i64, other: i64) -> u8:
    """How many places after this seat another sits, plus 1."""
    return u8((other - seat + state.players) % state.players + 1)


def byte(number: i64) -> u8:
    """A number that may be large, cut to a byte."""
    return u8(number) if number < 255 else u8(255)


def write_seat(state: DragonFamilyPosition, seat: i64, other: i64, out: vec[u8], at: i64) -> None:
    """What belongs to one seat."""
    for handler in range(i64(HANDLERS)):
        out[at + handler] = u8(state.handler_tile(other, handler) + 1)
    at += HANDLERS
    out[at] = state.hand_size[other]
    out[at + 1] = state.lairs_left[other]
    at += 2
    for resource in range(i64(RESOURCE_KINDS)):
        out[at + resource] = byte(state.owned(other, resource))
    at += RESOURCE_KINDS
    for place in range(i64(NEST_PLACES)):
        out[at] = u8(state.dragon(other, place) + 1)
        out[at + 1] = byte(state.native_food(other, place))
        out[at + 2] = byte(state.gold_food(other, place))
        at += 3
    for kind in range(i64(KINDS)):
        out[at + kind] = u8(state.noted_in_hand(seat, other, kind))


def write_table(state: DragonFamilyPosition, seat: i64, out: vec[u8], at: i64) -> None:
    """Whose turn it is, and how far the turn and the game have come."""
    mine: bool = state.turn == seat or not state.agreement.hidden_hands
    chosen: bool = mine and state.chosen_spot != NONE
    out[at] = u8(state.stack_size)
    out[at + 1] = relative(state, seat, state.first_player)
    out[at + 2] = relative(state, seat, state.turn)
    out[at + 3] = u8(state.step)
    out[at + 4] = u8(state.chosen_tile + 1) if mine else u8(0)
    out[at + 5] = u8(state.chosen_handler + 1) if mine or MOVE_DESTINATION.is_asked(state) else u8(0)
    out[at + 6] = u8(q_of(state.chosen_spot) - LEAST + 1) if chosen else u8(0)
    out[at + 7] = u8(r_of(state.chosen_spot) - LEAST + 1) if chosen else u8(0)
    out[at + 8] = u8(state.fed_dragon + 1)
    out[at + 9] = u8(state.end_cause)
    out[at + 10] = u8(state.idle_rounds)
    out[at + 11] = 1 if state.progress else 0
    out[at + 12] = byte(state.round)
