"""The rule of thumb: always gain kin, keep what the line is likely to rank high, throw away the rest, and take from the gallery at the end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragon_kin.components import COUP_FOUR, COUP_THREE, LINE_SIZE, TYPES
from clutch.games.dragon_kin.state import ACTION, DragonKinPosition
from clutch.kernel.state import State
from clutch.kernel.thumb import Thumb

NO_WORTH: Final = vec[float]([0.0] * TYPES)
NO_COPIES: Final = vec[i64]([0] * TYPES)


@final
class DragonKinRule(Thumb):
    """Counts the kin that a seat has, and the best that its hand can still become."""

    def __init__(self) -> None:
        super().__init__(3.0, 1)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, DragonKinPosition)
        values = card_values(state)
        copies = NO_COPIES[:]
        for slot in range(i64(state.kin_count[seat])):
            kind: i64 = state.kin_kind(seat, slot)
            copies[kind] = copies[kind] + 1
        size: i64 = i64(state.hand_size[seat])
        if state.step == ACTION and state.turn == seat:
            size += 1  # this turn's discard has gone already
        points: float = float(state.totals[seat]) + plan(state, seat, values, copies, size // 2)
        if size % 2 == 1 and size >= 3:
            points -= 0.6  # a turn without kin lies ahead, and the gallery may or may not make up for it
        return points


def card_values(state: DragonKinPosition) -> vec[float]:
    """What a kin card of each kind will score by the groups of the line; between groups of one size it is even who comes first."""
    counts = NO_COPIES[:]
    for kind in range(i64(TYPES)):
        counts[kind] = i64(state.unseen[kind])
    for position in range(i64(LINE_SIZE)):
        kind = state.royal_kind(position)
        if kind >= 0:
            counts[kind] = counts[kind] + 1
    values = NO_WORTH[:]
    for kind in range(i64(TYPES)):
        if counts[kind]:
            below: float = float(counts[kind])
            for other in range(i64(TYPES)):
                if other != kind and counts[other]:
                    if counts[other] < counts[kind]:
                        below += float(counts[other])
                    elif counts[other] == counts[kind]:
                        below += 0.5 * float(counts[other])
            values[kind] = below
    return values


def plan(state: DragonKinPosition, seat: i64, values: vec[float], copies: vec[i64], turns: i64) -> float:
    """The points of the kin, with the best cards of the hand added one a turn; the last turn may take from the gallery instead."""
    hand = NO_COPIES[:]
    for kind in range(i64(TYPES)):
        hand[kind] = state.held(seat, kind)
    for turn in range(turns):
        best: float = -1.0
        choice: i64 = -1
        from_gallery: bool = False
        for kind in range(i64(TYPES)):
            if hand[kind]:
                gain: float = added(values, kind, copies[kind], hand[kind], turns - turn)
                if gain > best:
                    best = gain
                    choice = kind
                    from_gallery = False
            if turn == turns - 1 and state.gallery[kind]:
                gain = points_of(values, kind, copies[kind] + 1) - points_of(values, kind, copies[kind]) - 0.3
                if gain > best:
                    best = gain
                    choice = kind
                    from_gallery = True
        if choice < 0:
            break
        copies[choice] = copies[choice] + 1
        if not from_gallery:
            hand[choice] = hand[choice] - 1
    points: float = 0.0
    for kind in range(i64(TYPES)):
        points += points_of(values, kind, copies[kind])
    return points


def points_of(values: vec[float], kind: i64, copies: i64) -> float:
    """What so many kin of one kind score."""
    if values[kind] > 0.0:
        return values[kind] * float(copies)
    if copies >= 4:
        return float(COUP_FOUR)
    return float(COUP_THREE) if copies == 3 else 0.0


def added(values: vec[float], kind: i64, copies: i64, in_hand: i64, turns: i64) -> float:
    """What one more kin adds; of a kind that is not in the line, its part of the coup that can still be reached."""
    if values[kind] > 0.0:
        return values[kind]
    reach: i64 = copies + (in_hand if in_hand < turns else turns)
    if reach < 3 or copies >= 4:
        return 0.0
    goal: i64 = 3
    if reach >= 4:
        goal = 4
    if copies >= goal:
        return 0.0
    return (points_of(values, kind, goal) - points_of(values, kind, copies)) / float(goal - copies)
