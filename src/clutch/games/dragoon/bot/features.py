"""What a position looks like to a learning program."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.components import CELLS, KINDS, SEATS
from clutch.games.dragoon.decisions import DECISIONS
from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.kernel.stack import CARRIES

CELL_FEATURES: Final = 5
SEAT_FEATURES: Final = 3 + KINDS
FEATURES: Final = 362
"""How many bytes `features` gives."""
NO_FEATURES: Final = vec[u8]([0] * FEATURES)


def features(state: DragoonPosition, seat: i64) -> vec[u8]:
    """The seat's view as bytes, seats relative to it.

    For each cell tile, totem, cave, dragon (each owner plus 1) and chest (36 x 5); for each of four seats gold, totems, hand size and its known cards (4 x 20); own hand, discard pile, cards in play, what the deck
    was formed of and what was drawn since (5 x 17); then thief, supplies, deck, phase, round, points, flags, first and active player, the open decision, whether the seat is asked, and what the window is about.
    """
    out = NO_FEATURES[:]
    write_features(state, seat, out, 0)
    return out


def write_features(state: DragoonPosition, seat: i64, out: vec[u8], start: i64) -> None:
    """Write `features` into an array. Seats that nobody has stay zeros."""
    players: i64 = state.players
    at: i64 = start
    tile: vec[u8] = state.tile
    for cell in range(i64(CELLS)):
        out[at] = tile[cell]
        out[at + 1] = relative(state, seat, state.claimant(cell))
        out[at + 2] = relative(state, seat, state.cave_owner(cell))
        out[at + 3] = 0
        out[at + 4] = 1 if state.treasure == cell else 0
        at += CELL_FEATURES
    for other in range(players - 1, -1, -1):  # where two stand on a cell the first seat's is shown, and the own one before all others
        out[start + state.cell_of(other) * CELL_FEATURES + 3] = relative(state, seat, other)
    out[start + state.cell_of(seat) * CELL_FEATURES + 3] = 1
    for step in range(players):
        write_seat(state, seat, step, out, at + step * SEAT_FEATURES)
    at += SEATS * SEAT_FEATURES
    discard: vec[u8] = state.discard
    in_play: vec[u8] = state.in_play
    shuffled_in: vec[u8] = state.shuffled_in
    for kind in range(i64(KINDS)):
        out[at] = u8(state.held(seat, kind))
        out[at + 1] = discard[kind]
        out[at + 2] = in_play[kind]
        out[at + 3] = shuffled_in[kind]
        out[at + 4] = u8(state.drawn_by(seat, kind))
        at += 5
    write_table(state, seat, out, at)


def relative(state: DragoonPosition, seat: i64, other: i64) -> u8:
    """A seat counted from the viewer, plus 1; 0 for nobody."""
    if other == NOBODY:
        return 0
    steps: i64 = other - seat
    return u8(steps + 1) if steps >= 0 else u8(steps + state.players + 1)


def small(number: i64) -> u8:
    """A number in one byte."""
    return u8(number) if number < 255 else u8(255)


def write_seat(state: DragoonPosition, seat: i64, step: i64, out: vec[u8], at: i64) -> None:
    """One seat's pieces, and for others their cards as far as they are known."""
    other: i64 = (seat + step) % state.players
    out[at] = small(state.gold[other])
    out[at + 1] = state.totem_supply[other]
    out[at + 2] = state.hand_size[other]
    if step > 0:
        for kind in range(i64(KINDS)):
            out[at + 3 + kind] = u8(state.knows_held(seat, other, kind))


def write_table(state: DragoonPosition, seat: i64, out: vec[u8], at: i64) -> None:
    """What concerns everybody. In a window nobody learns who else is asked (DG-Y1)."""
    out[at] = small(state.thief_gold)
    out[at + 1] = u8(state.tile_supply)
    out[at + 2] = u8(state.deck_size)
    out[at + 3] = u8(state.phase)
    out[at + 4] = small(state.round)
    out[at + 5] = small(state.action_points)
    out[at + 6] = 1 if state.lay_waste else 0
    out[at + 7] = 1 if state.sudden_death else 0
    out[at + 8] = relative(state, seat, state.first)
    out[at + 9] = relative(state, seat, state.active)
    out[at + 10] = u8(state.place)
    decision: i64 = i64(0) if state.over else state.kind() + 1
    out[at + 11] = u8(decision)
    asked: i64 = i64(NOBODY) if state.over else state.asked()
    window: bool = not state.over and DECISIONS[state.kind()].is_window()
    out[at + 12] = relative(state, seat, i64(NOBODY) if window and asked != seat else asked)
    for place in range(i64(CARRIES)):
        out[at + 13 + place] = u8(state.carried(place)) if window else u8(0)
