"""Who knows what (rules, chapter Hidden information; DK-T7, DK-I9), and drawing again what a seat does not know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import KIN_SIZE, LINE_SIZE, SET_SIZE, TYPES
from clutch.games.dragon_kin.moves import ACTION_SPACE, ALLIANCES, GAINS, INTERFERES, SCRIES
from clutch.games.dragon_kin.state import NO_KINDS, NOBODY, Hall
from clutch.kernel.chance import Chance


def knows_line(state: Hall, seat: i64, position: i64) -> bool:
    """Whether a seat has looked at a card of the line: from then on it may look again at will (DK-T7)."""
    return i64(state.seen[position]) >> seat & 1 == 1


def knows_kin(state: Hall, seat: i64, place: i64) -> bool:
    """Whether a seat knows the kin card in a place: its owner always does (DK-G10)."""
    return i64(state.kin_known[place]) >> seat & 1 == 1


def unknown_cards(state: Hall, seat: i64) -> vec[u8]:
    """How many cards of each kind this seat has not seen: four less all that lie where it can see them."""
    pool = NO_KINDS[:]
    for kind in range(i64(TYPES)):
        if state.agreement.in_play[kind]:
            pool[kind] = u8(SET_SIZE - i64(state.gallery[kind]) - state.held(seat, kind))
    for position in range(i64(LINE_SIZE)):
        if knows_line(state, seat, position):
            pool[i64(state.line[position]) - 1] -= 1
    for owner in range(state.players):
        for slot in range(i64(state.kin_count[owner])):
            if knows_kin(state, seat, owner * KIN_SIZE + slot):
                pool[i64(state.kin[owner * KIN_SIZE + slot]) - 1] -= 1
    return pool


def redraw(state: Hall, seat: i64, chance: Chance) -> None:
    """Draw again every card that this seat does not know: others' hands, their hidden kin, and the line. Every filling is equally likely."""
    state.last_seat = NOBODY  # what the last decision showed counts only until the next one: see `observed`
    state.last_sight = 0
    if state.over:
        return
    unknown = unknown_cards(state, seat)
    fill(state, seat, unknown[:], chance)
    # A discard that was taken back has shown a card: keep to worlds in which its owner still has it. The true world is one, so this ends.
    while state.exposures and not keeps_exposed(state, seat):
        fill(state, seat, unknown[:], chance)


def fill(state: Hall, seat: i64, pool: vec[u8], chance: Chance) -> None:
    """Deal the unknown cards to the places that this seat cannot see; what is left are the line's cards that nobody has seen."""
    left: i64 = 0
    for kind in range(i64(TYPES)):
        left += i64(pool[kind])
    for owner in range(state.players):
        if owner == seat:
            continue
        for kind in range(i64(TYPES)):
            state.hand[owner * TYPES + kind] = 0
        for _ in range(i64(state.hand_size[owner])):
            state.hand[owner * TYPES + chance.draw(pool, left)] += 1
            left -= 1
        for slot in range(i64(state.kin_count[owner])):
            place: i64 = owner * KIN_SIZE + slot
            if not knows_kin(state, seat, place):
                state.kin[place] = u8(chance.draw(pool, left) + 1)
                left -= 1
    for position in range(i64(LINE_SIZE)):
        if state.seen[position] and not knows_line(state, seat, position):
            state.line[position] = u8(chance.draw(pool, left) + 1)
            left -= 1
    state.unseen = pool


def keeps_exposed(state: Hall, seat: i64) -> bool:
    """Whether every other seat has, in hand or as kin that it alone knows, the cards that it is known to have."""
    for owner in range(state.players):
        if owner == seat:
            continue
        for kind in range(i64(TYPES)):
            known: i64 = i64(state.exposed[owner * TYPES + kind])
            if known:
                has: i64 = state.held(owner, kind)
                for slot in range(i64(state.kin_count[owner])):
                    place: i64 = owner * KIN_SIZE + slot
                    if i64(state.kin_known[place]) == 1 << owner and i64(state.kin[place]) == kind + 1:
                        has += 1
                if has < known:
                    return False
    return True


def observed(state: Hall, action: i64, seat: i64) -> i64:
    """What a seat saw of the last decision: the others do not see which card was gained, and only the seat that scries sees the card."""
    if GAINS <= action < INTERFERES and state.last_seat != seat:
        return ACTION_SPACE
    if INTERFERES <= action < SCRIES or (SCRIES <= action < ALLIANCES and state.last_seat == seat):
        return ACTION_SPACE + 1 + action * (TYPES + 1) + state.last_sight
    return action


def remember(before: Hall, after: Hall, action: i64) -> bool:
    """Keep what was seen though `action` is taken back by consent; a scored round cannot be taken back."""
    if after.over or after.round != before.round:
        return False
    for position in range(i64(LINE_SIZE)):
        before.line[position] = after.line[position]
        before.seen[position] = after.seen[position]
    before.unseen = after.unseen[:]
    before.exposed = after.exposed[:]
    before.exposures = after.exposures
    seat: i64 = before.turn
    if action < GAINS:
        expose(before, seat, action)
    for owner in range(before.players):
        for slot in range(i64(after.kin_count[owner])):
            place: i64 = owner * KIN_SIZE + slot
            if slot < i64(before.kin_count[owner]):
                before.kin_known[place] = after.kin_known[place]
            elif action < ALLIANCES and i64(after.kin_known[place]) != 1 << owner:
                expose(before, owner, i64(after.kin[place]) - 1)  # it was turned up, and goes back to the hand
    return True


def expose(state: Hall, seat: i64, kind: i64) -> None:
    """Everybody knows that this seat holds such a card."""
    state.exposed[seat * TYPES + kind] += 1
    state.exposures += 1
