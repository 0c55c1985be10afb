"""What a position is worth to a bot: the points that each seat can expect this round, and the chance of victory that follows from them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import COUP_FOUR, COUP_THREE, HAND_SIZE, LINE_SIZE, SEATS, TYPES
from clutch.games.dragon_kin.knowledge import begins_round
from clutch.games.dragon_kin.state import ACTION, SINGLE_ROUND, DragonKinPosition
from clutch.kernel.judge import Judge, rival_odds, shares
from clutch.kernel.state import State

NO_WORTH: Final = vec[float]([0.0] * TYPES)
NO_COUNTS: Final = vec[u8]([0] * (2 * TYPES))
NO_TOTALS: Final = vec[float]([0.0] * SEATS)
ROUND_SPREAD: Final = 2.2
"""How many points of lead make a victory about three times as likely as a defeat."""


def line_counts(state: DragonKinPosition) -> vec[u8]:
    """How many cards of each kind the line holds: those somebody has seen, and the others, whose order alone is open."""
    counts = state.unseen[:]
    for position in range(i64(LINE_SIZE)):
        if state.line[position]:
            counts[state.royal_kind(position)] += 1
    return counts


def expected_values(state: DragonKinPosition) -> vec[float]:
    """Points for one kin card of each kind. Between groups of one size the leftmost card decides; where that is not known yet, each may come first."""
    counts = line_counts(state)
    values = NO_WORTH[:]
    for kind in range(i64(TYPES)):
        mine: i64 = i64(counts[kind])
        if mine == 0:
            continue
        ahead: i64 = 0
        tied: float = 0.0
        for other in range(i64(TYPES)):
            theirs: i64 = i64(counts[other])
            if theirs > mine:
                ahead += theirs
            elif theirs == mine and other != kind:
                tied += chance_to_lead(state, other, kind)
        values[kind] = float(LINE_SIZE - ahead) - float(mine) * tied
    return values


def chance_to_lead(state: DragonKinPosition, kind: i64, other: i64) -> float:
    """How likely the leftmost card of `kind` lies left of that of `other`: certain if an open position says so, else even."""
    for position in range(i64(LINE_SIZE)):
        card: i64 = state.royal_kind(position)
        if card == kind:
            return 1.0
        if card == other:
            return 0.0
        if card < 0 and state.unseen[kind] + state.unseen[other] > 0:
            return 0.5
    return 0.5


def expected_points(state: DragonKinPosition, seat: i64, values: vec[float]) -> float:
    """The points that a seat can expect this round: its kin, and the best that its hand and the gallery still allow."""
    copies = NO_COUNTS[:]
    for slot in range(i64(state.kin_count[seat])):
        copies[state.kin_kind(seat, slot)] += 1
    size: i64 = i64(state.hand_size[seat])
    if state.step == ACTION and state.turn == seat:
        size += 1  # the card to be discarded has gone already
    kin_to_come: i64 = size // 2
    if kin_to_come:
        choose_kin(state, seat, values, copies, kin_to_come)
    points: float = 0.0
    for kind in range(i64(TYPES)):
        if copies[kind]:
            points += worth(values, kind, i64(copies[kind]))
    if (size >= 2 and size % 2 == 1 and not state.agreement.alliance_with_last_card) or (
        size >= 1 and state.agreement.alliance_with_last_card and size % 2 == 1
    ):
        points += best_alliance(state, values, copies)
    return points


def choose_kin(state: DragonKinPosition, seat: i64, values: vec[float], copies: vec[u8], kin_to_come: i64) -> None:
    """Add the best that the hand has for so many kin; behind the copies there is room to count the hand."""
    hand = state.hand
    for kind in range(i64(TYPES)):
        copies[TYPES + kind] = hand[seat * TYPES + kind]
    for _kin in range(kin_to_come):
        best: float = -1.0
        choice: i64 = -1
        for kind in range(i64(TYPES)):
            if copies[TYPES + kind]:
                gain: float = added_worth(values, kind, i64(copies[kind]), i64(copies[TYPES + kind]), kin_to_come)
                if gain > best:
                    best = gain
                    choice = kind
        if choice < 0:
            break
        copies[TYPES + choice] -= 1
        copies[choice] += 1


def worth(values: vec[float], kind: i64, copies: i64) -> float:
    """What so many kin of a kind score."""
    if values[kind] > 0.0:
        return values[kind] * float(copies)
    if copies >= 4:
        return float(COUP_FOUR)
    return float(COUP_THREE) if copies == 3 else 0.0


def added_worth(values: vec[float], kind: i64, copies: i64, in_hand: i64, kin_to_come: i64) -> float:
    """What one more kin of a kind adds; for a kind outside the line, its part of the coup that hand and turns still allow."""
    if values[kind] > 0.0:
        return values[kind]
    reach: i64 = copies + (in_hand if in_hand < kin_to_come else kin_to_come)
    if reach >= 4:
        return (float(COUP_FOUR) - worth(values, kind, copies)) / float(4 - copies) if copies < 4 else 0.0
    if reach == 3:
        return (float(COUP_THREE) - worth(values, kind, copies)) / float(3 - copies) if copies < 3 else 0.0
    return 0.0


def best_alliance(state: DragonKinPosition, values: vec[float], copies: vec[u8]) -> float:
    """What the best card of the gallery would add."""
    best: float = 0.0
    for kind in range(i64(TYPES)):
        if state.gallery[kind]:
            added: float = worth(values, kind, i64(copies[kind]) + 1) - worth(values, kind, i64(copies[kind]))
            best = max(best, added)
    return best


@final
class DragonKinJudge(Judge):
    """Judges a position by a formula made by hand."""

    def __init__(self) -> None:
        super().__init__("formula")

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, DragonKinPosition)
        if state.over:
            return state.payoff(seat)
        return chance_of_victory(state, seat, expected_totals(state))

    def estimates(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, DragonKinPosition)
        if state.over:
            shares(state, values)
            return
        totals = expected_totals(state)
        for seat in range(state.players):
            values[seat] = chance_of_victory(state, seat, totals)

    def horizon(self, state: State) -> i64:
        return 64  # to the end of the round: what is hidden decides it, and only the reveal tells

    def progress(self, state: State) -> float:
        assert isinstance(state, DragonKinPosition)
        held: i64 = 0
        for seat in range(state.players):
            held += i64(state.hand_size[seat])
        return 1.0 - float(held) / float(HAND_SIZE * state.players)

    def ripe(self, state: State) -> bool:
        assert isinstance(state, DragonKinPosition)
        return begins_round(state)  # the points of a round are known, and the next one is nobody's yet


def expected_totals(state: DragonKinPosition) -> vec[float]:
    """The points that each seat can expect to have after this round."""
    totals = NO_TOTALS[:]
    values = expected_values(state)
    for seat in range(state.players):
        totals[seat] = float(state.totals[seat]) + expected_points(state, seat, values)
    return totals


def chance_of_victory(state: DragonKinPosition, seat: i64, totals: vec[float]) -> float:
    """The seat's share of the victory, guessed from the points that everybody can expect."""
    # In a game of several rounds a lead counts for less while many points are still to come.
    spread: float = ROUND_SPREAD if state.agreement.game_length == SINGLE_ROUND else ROUND_SPREAD * 2.0
    rivals: float = 0.0
    for other in range(state.players):
        if other != seat:
            rivals += rival_odds(totals[other] - totals[seat], spread)
    return 1.0 / (1.0 + rivals)
