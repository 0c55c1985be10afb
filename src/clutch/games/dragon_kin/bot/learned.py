"""What a seat of Dragon Kin knows, as a network sees it.

Kinds of dragon are interchangeable: they are put in the order of how many of them the seat expects in the royal line, so that the network sees "the best kind, the second best …".
Counts of a kind that belong together are one input for each pair, and each number of players and phase of the round has inputs of its own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import KIN_SIZE, LINE_SIZE, SET_SIZE, TYPES
from clutch.games.dragon_kin.moves import GAINS, INTERFERES
from clutch.games.dragon_kin.state import ACTION, SINGLE_ROUND, DragonKinPosition
from clutch.games.dragon_kin.turn import carry_out
from clutch.kernel.chance import Chance
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.network import Inputs, Network
from clutch.kernel.state import State

ENCODING: Final = 1
PER_KIND: Final = 82
"""For a kind: own hand with own kin (25), others' kin with the gallery (25), known in the line with unseen (25), its leftmost known place (7)."""
GLOBALS: Final = 820
PER_PHASE: Final = 900
PHASES: Final = 5
"""By the own hand: (cards + 1) // 2."""
INPUTS: Final = 13500
NO_KINDS: Final = vec[i64]([0] * TYPES)

assert GLOBALS == PER_KIND * TYPES
assert INPUTS == PER_PHASE * PHASES * 3


@final
class DragonKinLearned(LearnedJudge):
    """The learned judge of Dragon Kin: of the chances in one round."""

    def __init__(self, name: str, network: Network | None) -> None:
        super().__init__(name, "dragon_kin", ENCODING, INPUTS, network)

    def twin(self, name: str, network: Network) -> LearnedJudge:
        return DragonKinLearned(name, network)

    def knows(self, state: State) -> bool:
        assert isinstance(state, DragonKinPosition)
        return state.agreement.game_length == SINGLE_ROUND

    def encode(self, state: State, seat: i64, inputs: Inputs) -> None:
        assert isinstance(state, DragonKinPosition)
        encode(state, seat, inputs)

    def afterwards(self, state: State, action: i64, chance: Chance) -> State:
        assert isinstance(state, DragonKinPosition)
        if not ends_round(state, action):
            return super().afterwards(state, action, chance)
        after = state.clone()
        assert isinstance(after, DragonKinPosition)
        carry_out(after, action, chance)
        return after


def ends_round(state: DragonKinPosition, action: i64) -> bool:
    """Whether this action is the round's last, so that the reveal follows."""
    if state.step != ACTION:
        return False
    left: i64 = 0
    for seat in range(state.players):
        left += i64(state.hand_size[seat])
    if GAINS <= action < INTERFERES:
        left -= 1
    return left == 0


def encode(state: DragonKinPosition, seat: i64, inputs: Inputs) -> None:
    """The inputs that are on, for what this seat knows; with more than two players the others' kin are taken together."""
    phase: i64 = ((state.players - 2) * PHASES + (i64(state.hand_size[seat]) + 1) // 2) * PER_PHASE
    place: i64 = phase + GLOBALS
    known = NO_KINDS[:]
    first = NO_KINDS[:]
    own = NO_KINDS[:]
    theirs = NO_KINDS[:]
    line_known: i64 = encode_line(state, seat, inputs, place, known, first)
    encode_kin(state, seat, inputs, place, own, theirs)
    encode_kinds(state, seat, inputs, phase, line_known, known, first, own, theirs)
    inputs.put(place + i64(state.hand_size[seat]))
    inputs.put(place + 38 + (0 if state.turn == seat else 2) + (1 if state.step == ACTION else 0))
    if state.agreement.alliance_with_last_card:
        inputs.put(place + 63)
    if state.agreement.alliance_takes_own_discard:
        inputs.put(place + 64)


def encode_line(state: DragonKinPosition, seat: i64, inputs: Inputs, place: i64, known: vec[i64], first: vec[i64]) -> i64:
    """Count the royal cards that the seat has seen, and note which the others have: how many the seat has seen."""
    line: vec[u8] = state.line
    seen: vec[u8] = state.seen
    mine: i64 = i64(1) << seat
    found: i64 = 0
    others: i64 = 0
    for position in range(i64(LINE_SIZE)):
        who: i64 = i64(seen[position])
        if who & mine:
            kind: i64 = i64(line[position]) - 1
            if known[kind] == 0:
                first[kind] = position
            known[kind] += 1
            found += 1
        if who & ~mine:
            others += 1
            inputs.put(place + 56 + position)
    inputs.put(place + 42 + (found if found < 6 else i64(6)))
    inputs.put(place + 49 + (others if others < 6 else i64(6)))
    return found


def encode_kin(state: DragonKinPosition, seat: i64, inputs: Inputs, place: i64, own: vec[i64], theirs: vec[i64]) -> None:
    """Count the kin that the seat knows, and note how many there are."""
    up: i64 = 0
    down: i64 = 0
    own_up: i64 = 0
    hands: i64 = 0
    for owner in range(state.players):
        if owner != seat:
            hands += i64(state.hand_size[owner])
        for slot in range(i64(state.kin_count[owner])):
            card: i64 = owner * KIN_SIZE + slot
            kind: i64 = i64(state.kin[card]) - 1
            if owner == seat:
                own[kind] += 1
                own_up += i64(state.kin_up[card])
            elif i64(state.kin_known[card]) >> seat & 1:
                theirs[kind] += 1
                up += 1
            else:
                down += 1
    rivals: i64 = state.players - 1
    hands = (hands + rivals - 1) // rivals
    inputs.put(place + 9 + (hands if hands < 8 else i64(8)))
    inputs.put(place + 18 + i64(state.kin_count[seat]))
    inputs.put(place + 23 + (up if up < 4 else i64(4)))
    inputs.put(place + 28 + (down if down < 4 else i64(4)))
    inputs.put(place + 33 + own_up)
    inputs.put(place + 65 + (up + down if up + down < 12 else i64(12)))


def encode_kinds(
    state: DragonKinPosition,
    seat: i64,
    inputs: Inputs,
    phase: i64,
    line_known: i64,
    known: vec[i64],
    first: vec[i64],
    own: vec[i64],
    theirs: vec[i64],
) -> None:
    """The kinds in play in the order of how many are expected in the line, then by the leftmost known card, then by what is at stake."""
    in_play: vec[u8] = state.agreement.in_play
    hand: vec[u8] = state.hand
    gallery: vec[u8] = state.gallery
    unseen = NO_KINDS[:]
    score = NO_KINDS[:]
    mine: i64 = seat * TYPES
    total: i64 = 0
    for kind in range(i64(TYPES)):
        if in_play[kind]:
            unseen[kind] = SET_SIZE - i64(gallery[kind]) - i64(hand[mine + kind]) - own[kind] - theirs[kind] - known[kind]
            total += unseen[kind]
    if total == 0:
        total = 1
    hidden: i64 = LINE_SIZE - line_known
    for kind in range(i64(TYPES)):
        score[kind] = -1
        if in_play[kind]:
            leftmost: i64 = 7 - first[kind]
            if known[kind] == 0:
                leftmost = 0
            stake: i64 = (own[kind] * 8 + i64(hand[mine + kind])) * 2 + theirs[kind]
            score[kind] = ((known[kind] * total + unseen[kind] * hidden) * 4096 + leftmost * 256 + stake) * 16 + (TYPES - 1 - kind)
    for kind in range(i64(TYPES)):
        if score[kind] < 0:
            continue
        rank: i64 = 0
        for other in range(i64(TYPES)):
            rank += i64(score[other] > score[kind])
        place: i64 = phase + rank * PER_KIND
        pair: i64 = i64(hand[mine + kind]) * 5 + own[kind]
        if pair:
            inputs.put(place + pair)
        pair = theirs[kind] * 5 + i64(gallery[kind])
        if pair:
            inputs.put(place + 25 + pair)
        pair = known[kind] * 5 + unseen[kind]
        if pair:
            inputs.put(place + 50 + pair)
        if known[kind]:
            inputs.put(place + 75 + first[kind])
