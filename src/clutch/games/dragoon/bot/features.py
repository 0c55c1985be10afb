"""What a position looks like to a learning program."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.components import CELLS, KINDS, SEATS
from clutch.games.dragoon.decisions import DECISIONS
from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.kernel.stack import CARRIES


def features(state: DragoonPosition, seat: i64) -> vec[u8]:
    """The seat's view as bytes, seats relative to it.

    For each cell tile, totem, cave, dragon (each owner plus 1) and chest (36 x 5); for each of four seats gold, totems, hand size and its known cards (4 x 20); own hand, discard pile, cards in play, what the deck
    was formed of and what was drawn since (5 x 17); then thief, supplies, deck, phase, round, points, flags, first and active player, the open decision, whether the seat is asked, and what the window is about.
    """
    out = vec[u8]([])
    for cell in range(i64(CELLS)):
        out = append(out, state.tile[cell])
        out = append(out, relative(state, seat, state.claimant(cell)))
        out = append(out, relative(state, seat, state.cave_owner(cell)))
        out = append(out, relative(state, seat, seat if state.cell_of(seat) == cell else state.other_dragon(seat, cell)))
        out = append(out, 1 if state.treasure == cell else 0)
    for step in range(i64(SEATS)):
        out = seat_features(state, seat, step, out)
    for kind in range(i64(KINDS)):
        out = append(out, u8(state.held(seat, kind)))
        out = append(out, state.discard[kind])
        out = append(out, state.in_play[kind])
        out = append(out, state.shuffled_in[kind])
        out = append(out, u8(state.drawn_by(seat, kind)))
    return table_features(state, seat, out)


def relative(state: DragoonPosition, seat: i64, other: i64) -> u8:
    """A seat counted from the viewer, plus 1; 0 for nobody."""
    return u8(0) if other == NOBODY else u8((other - seat + state.players) % state.players + 1)


def small(number: i64) -> u8:
    """A number in one byte."""
    return u8(number) if number < 255 else u8(255)


def seat_features(state: DragoonPosition, seat: i64, step: i64, out: vec[u8]) -> vec[u8]:
    """One seat's pieces, or nothing for an absent one."""
    other: i64 = (seat + step) % state.players
    here: bool = step < state.players
    out = append(out, small(state.gold[other]) if here else u8(0))
    out = append(out, state.totem_supply[other] if here else u8(0))
    out = append(out, state.hand_size[other] if here else u8(0))
    for kind in range(i64(KINDS)):
        out = append(out, u8(state.knows_held(seat, other, kind)) if here and step > 0 else u8(0))
    return out


def table_features(state: DragoonPosition, seat: i64, out: vec[u8]) -> vec[u8]:
    """What concerns everybody. In a window nobody learns who else is asked (DG-Y1)."""
    out = append(out, small(state.thief_gold))
    out = append(out, u8(state.tile_supply))
    out = append(out, u8(state.deck_size))
    out = append(out, u8(state.phase))
    out = append(out, small(state.round))
    out = append(out, small(state.action_points))
    out = append(out, 1 if state.lay_waste else 0)
    out = append(out, 1 if state.sudden_death else 0)
    out = append(out, relative(state, seat, state.first))
    out = append(out, relative(state, seat, state.active))
    out = append(out, u8(state.place))
    decision: i64 = i64(0) if state.over else state.kind() + 1
    out = append(out, u8(decision))
    asked: i64 = i64(NOBODY) if state.over else state.asked()
    window: bool = not state.over and DECISIONS[state.kind()].is_window()
    out = append(out, relative(state, seat, i64(NOBODY) if window and asked != seat else asked))
    for place in range(i64(CARRIES)):
        out = append(out, u8(state.carried(place)) if window else u8(0))
    return out
