"""A position as a learning program sees it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import COLOUR_KINDS, HAND_SIZE, HANDLERS, KINDS, NEST_PLACES, RESOURCE_KINDS, SEATS
from clutch.games.dragon_family.knowledge import knows_stack, unknown_tiles
from clutch.games.dragon_family.map import LEAST, q_of, r_of
from clutch.games.dragon_family.move_handler import MOVE_DESTINATION
from clutch.games.dragon_family.state import MOST_TILES, NONE, DragonFamilyPosition


def features(state: DragonFamilyPosition, seat: i64) -> vec[u8]:
    """The seat's view as bytes, seats relative to it, plus 1 where something can be absent or unknown.

    For each of 58 tiles kind, rotation, q, r (both from 0), territory, lair's seat and dragon; own hand (3); unknown tiles (7); supply (4); eggs (4);
    for each of five seats two handlers, hand size, lairs left, four resources, three dragons with native food and gold food, known tiles (7);
    then the stack's size, its known tiles from the bottom (64), first player, whose turn, step, what is chosen (tile, handler, q, r, dragon), cause of the end, idle rounds, progress and round.
    """
    out = vec[u8]([])
    for tile in range(i64(MOST_TILES)):
        here: bool = tile < state.tile_count
        owner: i64 = state.lair_owner(tile)
        out = append(out, state.tile_kind[tile] + 1 if here else u8(0))
        out = append(out, state.tile_rotation[tile])
        out = append(out, u8(q_of(state.tile_spot[tile]) - LEAST + 1) if here else u8(0))
        out = append(out, u8(r_of(state.tile_spot[tile]) - LEAST + 1) if here else u8(0))
        out = append(out, state.territory[tile])
        out = append(out, u8(0) if owner == NONE else relative(state, seat, owner))
        out = append(out, state.lair_dragon[tile])
    for place in range(i64(HAND_SIZE)):
        out = append(out, u8(state.held(seat, place) + 1))
    pool = unknown_tiles(state, seat)
    for kind in range(i64(KINDS)):
        out = append(out, pool[kind])
    for resource in range(i64(RESOURCE_KINDS)):
        out = append(out, byte(state.supply[resource]))
    for colour in range(i64(COLOUR_KINDS)):
        out = append(out, state.eggs[colour])
    for step in range(i64(SEATS)):
        out = seat_features(state, seat, (seat + step) % state.players, step < state.players, out)
    for depth in range(i64(len(state.stack))):
        known: bool = depth < state.stack_size and knows_stack(state, seat, depth)
        out = append(out, state.stack[depth] if known else u8(0))
    return table_features(state, seat, out)


def relative(state: DragonFamilyPosition, seat: i64, other: i64) -> u8:
    """How many places after this seat another sits, plus 1."""
    return u8((other - seat + state.players) % state.players + 1)


def byte(number: i64) -> u8:
    """A number that may be large, cut to a byte."""
    return u8(number) if number < 255 else u8(255)


def seat_features(state: DragonFamilyPosition, seat: i64, other: i64, here: bool, out: vec[u8]) -> vec[u8]:
    """What belongs to one seat, or as many zeros for a seat that nobody has."""
    for handler in range(i64(HANDLERS)):
        out = append(out, u8(state.handler_tile(other, handler) + 1) if here else u8(0))
    out = append(out, state.hand_size[other] if here else u8(0))
    out = append(out, state.lairs_left[other] if here else u8(0))
    for resource in range(i64(RESOURCE_KINDS)):
        out = append(out, byte(state.owned(other, resource)) if here else u8(0))
    for place in range(i64(NEST_PLACES)):
        out = append(out, u8(state.dragon(other, place) + 1) if here else u8(0))
        out = append(out, byte(state.native_food(other, place)) if here else u8(0))
        out = append(out, byte(state.gold_food(other, place)) if here else u8(0))
    for kind in range(i64(KINDS)):
        out = append(out, u8(state.noted_in_hand(seat, other, kind)) if here else u8(0))
    return out


def table_features(state: DragonFamilyPosition, seat: i64, out: vec[u8]) -> vec[u8]:
    """Whose turn it is, and how far the turn and the game have come."""
    mine: bool = state.turn == seat or not state.agreement.hidden_hands
    out = append(out, u8(state.stack_size))
    out = append(out, relative(state, seat, state.first_player))
    out = append(out, relative(state, seat, state.turn))
    out = append(out, u8(state.step))
    out = append(out, u8(state.chosen_tile + 1) if mine else u8(0))
    out = append(out, u8(state.chosen_handler + 1) if mine or MOVE_DESTINATION.is_asked(state) else u8(0))
    out = append(out, u8(q_of(state.chosen_spot) - LEAST + 1) if mine and state.chosen_spot != NONE else u8(0))
    out = append(out, u8(r_of(state.chosen_spot) - LEAST + 1) if mine and state.chosen_spot != NONE else u8(0))
    out = append(out, u8(state.fed_dragon + 1))
    out = append(out, u8(state.end_cause))
    out = append(out, u8(state.idle_rounds))
    out = append(out, 1 if state.progress else 0)
    return append(out, byte(state.round))
