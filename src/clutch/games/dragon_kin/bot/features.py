"""What a position looks like to a learning program."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import KIN_SIZE, LINE_SIZE, SEATS, TYPES
from clutch.games.dragon_kin.knowledge import knows_kin, knows_line
from clutch.games.dragon_kin.state import DragonKinPosition

SEAT_FEATURES: Final = 11
"""How many of them each seat has."""
FEATURES: Final = 113
"""How many bytes `features` gives."""
NO_FEATURES: Final = vec[u8]([0] * FEATURES)


def features(state: DragonKinPosition, seat: i64) -> vec[u8]:
    """The seat's view as bytes: seats relative to it, kinds plus 1 where a card can be absent or unknown.

    In play (10), own hand (10), gallery (10), line (7), who has seen each position (7 x 4), then for each of four seats hand size, four kin, four facings and the total in two bytes,
    then step, round, dealer and whose turn it is.
    """
    out = NO_FEATURES[:]
    write_features(state, seat, out, 0)
    return out


def write_features(state: DragonKinPosition, seat: i64, out: vec[u8], start: i64) -> None:
    """Write `features` into an array. Seats that nobody has stay zeros."""
    at: i64 = start
    players: i64 = state.players
    in_play: vec[u8] = state.agreement.in_play
    gallery: vec[u8] = state.gallery
    for kind in range(i64(TYPES)):
        out[at + kind] = in_play[kind]
        out[at + TYPES + kind] = u8(state.held(seat, kind))
        out[at + 2 * TYPES + kind] = gallery[kind]
    at += 3 * TYPES
    for position in range(i64(LINE_SIZE)):
        out[at + position] = state.line[position] if knows_line(state, seat, position) else u8(0)
    at += LINE_SIZE
    for step in range(players):
        other: i64 = (seat + step) % players
        for position in range(i64(LINE_SIZE)):
            out[at + position * SEATS + step] = 1 if knows_line(state, other, position) else 0
    at += LINE_SIZE * SEATS
    for step in range(players):
        write_seat(state, seat, (seat + step) % players, out, at + step * SEAT_FEATURES)
    at += SEATS * SEAT_FEATURES
    out[at] = u8(state.step)
    out[at + 1] = u8(state.round)
    out[at + 2] = u8((state.dealer - seat + players) % players)
    out[at + 3] = u8((state.turn - seat + players) % players)


def write_seat(state: DragonKinPosition, seat: i64, other: i64, out: vec[u8], at: i64) -> None:
    """What belongs to one seat, as far as this seat knows it."""
    out[at] = state.hand_size[other]
    count: i64 = i64(state.kin_count[other])
    for slot in range(i64(KIN_SIZE)):
        out[at + 1 + slot] = state.kin[state.kin_place(other, slot)] if knows_kin(state, seat, other, slot) else u8(0)
        out[at + 1 + KIN_SIZE + slot] = u8(1 + i64(state.kin_up[state.kin_place(other, slot)])) if slot < count else u8(0)
    out[at + 1 + 2 * KIN_SIZE] = u8(state.totals[other] >> 8)
    out[at + 2 + 2 * KIN_SIZE] = u8(state.totals[other] & 255)
