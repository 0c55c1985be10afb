"""What a position looks like to a learning program."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import KIN_SIZE, LINE_SIZE, SEATS, TYPES
from clutch.games.dragon_kin.knowledge import knows_kin, knows_line
from clutch.games.dragon_kin.state import DragonKinPosition


def features(state: DragonKinPosition, seat: i64) -> vec[u8]:
    """The seat's view as bytes: seats relative to it, kinds plus 1 where a card can be absent or unknown.

    In play (10), own hand (10), gallery (10), line (7), who has seen each position (7 x 4), then for each of four seats hand size, four kin, four facings and the total in two bytes,
    then step, round, dealer and whose turn it is.
    """
    out = vec[u8]([])
    for kind in range(i64(TYPES)):
        out = append(out, state.agreement.in_play[kind])
    for kind in range(i64(TYPES)):
        out = append(out, u8(state.held(seat, kind)))
    for kind in range(i64(TYPES)):
        out = append(out, state.gallery[kind])
    for position in range(i64(LINE_SIZE)):
        out = append(out, state.line[position] if knows_line(state, seat, position) else u8(0))
    for position in range(i64(LINE_SIZE)):
        for step in range(i64(SEATS)):
            out = append(out, 1 if step < state.players and knows_line(state, (seat + step) % state.players, position) else 0)
    for step in range(i64(SEATS)):
        other: i64 = (seat + step) % state.players
        here: bool = step < state.players
        out = append(out, state.hand_size[other] if here else u8(0))
        for slot in range(i64(KIN_SIZE)):
            out = append(out, state.kin[state.kin_place(other, slot)] if here and knows_kin(state, seat, other, slot) else u8(0))
        for slot in range(i64(KIN_SIZE)):
            up: i64 = 1 + i64(state.kin_up[state.kin_place(other, slot)])
            out = append(out, u8(up) if here and slot < i64(state.kin_count[other]) else u8(0))
        out = append(out, u8(state.totals[other] >> 8) if here else u8(0))
        out = append(out, u8(state.totals[other] & 255) if here else u8(0))
    out = append(out, u8(state.step))
    out = append(out, u8(state.round))
    out = append(out, u8((state.dealer - seat + state.players) % state.players))
    return append(out, u8((state.turn - seat + state.players) % state.players))
