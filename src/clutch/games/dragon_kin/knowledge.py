"""Who knows what (rules, chapter Hidden information; DK-T7, DK-I9), and drawing again what a seat does not know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import HAND_SIZE, KIN_SIZE, LINE_SIZE, SET_SIZE, TYPES
from clutch.games.dragon_kin.moves import ACTION_SPACE, ALLIANCES, GAINS, INTERFERES, SCRIES
from clutch.games.dragon_kin.state import DISCARD, NO_KINDS, NOBODY, DragonKinPosition
from clutch.kernel.chance import Chance


def knows_line(state: DragonKinPosition, seat: i64, position: i64) -> bool:
    """Whether a seat has looked at a card of the line: from then on it may look again at will (DK-T7)."""
    return i64(state.seen[position]) >> seat & 1 == 1


def knows_kin(state: DragonKinPosition, seat: i64, owner: i64, slot: i64) -> bool:
    """Whether a seat knows a kin card: its owner always does (DK-G10)."""
    return i64(state.kin_known[state.kin_place(owner, slot)]) >> seat & 1 == 1


def unknown_cards(state: DragonKinPosition, seat: i64) -> vec[u8]:
    """How many cards of each kind this seat has not seen: four less all that lie where it can see them."""
    pool = NO_KINDS[:]
    for kind in range(i64(TYPES)):
        if state.agreement.in_play[kind]:
            pool[kind] = u8(SET_SIZE - i64(state.gallery[kind]) - state.held(seat, kind))
    for position in range(i64(LINE_SIZE)):
        if knows_line(state, seat, position):
            pool[state.royal_kind(position)] -= 1
    for owner in range(state.players):
        for slot in range(i64(state.kin_count[owner])):
            if knows_kin(state, seat, owner, slot):
                pool[state.kin_kind(owner, slot)] -= 1
    return pool


def redraw(state: DragonKinPosition, seat: i64, chance: Chance) -> None:
    """Draw again every card that this seat does not know: others' hands, their hidden kin, and the line. Every filling is equally likely."""
    if state.over:
        forget_last(state)
        return
    fill(state, seat, begin_redraw(state, seat, chance), chance)


def forget_last(state: DragonKinPosition) -> None:
    """What the last decision showed counts only until the next one: see `observed`."""
    state.last_seat = NOBODY
    state.last_sight = 0


def begin_redraw(state: DragonKinPosition, seat: i64, chance: Chance) -> vec[u8]:
    """Take up every card that this seat does not know, and lay those again of which it knows who has them: the others, still to be drawn."""
    forget_last(state)
    pool = unknown_cards(state, seat)
    clear_unknown(state, seat)
    if state.exposures:
        place_exposed(state, seat, pool, chance)
    return pool


def clear_unknown(state: DragonKinPosition, seat: i64) -> None:
    """Take away what the others hold and the kin that this seat does not know."""
    for owner in range(state.players):
        if owner == seat:
            continue
        for kind in range(i64(TYPES)):
            state.hand[state.cards_place(owner, kind)] = 0
        for slot in range(i64(state.kin_count[owner])):
            if not knows_kin(state, seat, owner, slot):
                state.kin[state.kin_place(owner, slot)] = 0


def place_exposed(state: DragonKinPosition, seat: i64, pool: vec[u8], chance: Chance) -> None:
    """A discard that was taken back has shown a card: its owner still has it, in hand or as hidden kin, each place equally likely."""
    for owner in range(state.players):
        if owner == seat:
            continue
        in_hand: i64 = i64(state.hand_size[owner])
        for kind in range(i64(TYPES)):
            for _card in range(state.known_to_hold(owner, kind)):
                pool[kind] -= 1
                place: i64 = chance.below(in_hand + blank_kin(state, owner))
                if place < in_hand:
                    state.hand[state.cards_place(owner, kind)] += 1
                    in_hand -= 1
                else:
                    lay_blank_kin(state, owner, place - in_hand, kind)


def blank_kin(state: DragonKinPosition, owner: i64) -> i64:
    """How many of a seat's kin have no card yet."""
    blanks: i64 = 0
    for slot in range(i64(state.kin_count[owner])):
        if state.kin_kind(owner, slot) < 0:
            blanks += 1
    return blanks


def lay_blank_kin(state: DragonKinPosition, owner: i64, number: i64, kind: i64) -> None:
    """Lay a card on one of a seat's blank kin, counted from 0."""
    for slot in range(i64(state.kin_count[owner])):
        if state.kin_kind(owner, slot) < 0:
            if number == 0:
                state.kin[state.kin_place(owner, slot)] = u8(kind + 1)
                return
            number -= 1


def fill(state: DragonKinPosition, seat: i64, pool: vec[u8], chance: Chance) -> None:
    """Deal the unknown cards to the places that this seat cannot see; what is left are the line's cards that nobody has seen."""
    left: i64 = 0
    for kind in range(i64(TYPES)):
        left += i64(pool[kind])
    for owner in range(state.players):
        if owner == seat:
            continue
        for _card in range(missing_cards(state, owner)):
            state.hand[state.cards_place(owner, chance.draw(pool, left))] += 1
            left -= 1
        for slot in range(i64(state.kin_count[owner])):
            place: i64 = state.kin_place(owner, slot)
            if state.kin[place] == 0:
                state.kin[place] = u8(chance.draw(pool, left) + 1)
                left -= 1
    for position in range(i64(LINE_SIZE)):
        if state.seen[position] and not knows_line(state, seat, position):
            state.line[position] = u8(chance.draw(pool, left) + 1)
            left -= 1
    state.unseen = pool


def missing_cards(state: DragonKinPosition, owner: i64) -> i64:
    """How many cards of a hand are still to be drawn."""
    missing: i64 = i64(state.hand_size[owner])
    if state.exposures:
        for kind in range(i64(TYPES)):
            missing -= state.held(owner, kind)
    return missing


def begins_round(state: DragonKinPosition) -> bool:
    """Whether the cards of a round were dealt and nobody has decided anything yet."""
    turn: i64 = state.turn
    return state.step == DISCARD and turn == (state.dealer + 1) % state.players and state.hand_size[turn] == HAND_SIZE and not state.over


def deal_seen(state: DragonKinPosition, seat: i64) -> i64:
    """What a seat saw of the end of a round and the new deal, as a number: the reveal, the points, the gallery, its hand and its foresight."""
    number: i64 = 0
    for position in range(i64(LINE_SIZE)):
        number = folded(number, i64(state.revealed_line[position]))
    for place in range(state.players * KIN_SIZE):
        number = folded(number, i64(state.revealed_kin[place]))
    for other in range(state.players):
        number = folded(number, state.totals[other])
    for kind in range(i64(TYPES)):
        number = folded(folded(number, i64(state.gallery[kind])), state.held(seat, kind))
    for position in range(i64(LINE_SIZE)):
        number = folded(number, i64(state.line[position]) if knows_line(state, seat, position) else i64(0))
    return number


def folded(number: i64, part: i64) -> i64:
    """A number that depends on all of its parts; it stays small enough that both builds agree."""
    return (number * 1_000_003 + part) % 2_147_483_647


def observed(state: DragonKinPosition, action: i64, seat: i64) -> i64:
    """What a seat saw of the last decision: the others do not see which card was gained, and only the seat that scries sees the card."""
    if begins_round(state):
        return -1 - deal_seen(state, seat)
    if GAINS <= action < INTERFERES and state.last_seat != seat:
        return ACTION_SPACE
    if INTERFERES <= action < SCRIES or (SCRIES <= action < ALLIANCES and state.last_seat == seat):
        return ACTION_SPACE + 1 + action * (TYPES + 1) + state.last_sight
    return action


def remember(before: DragonKinPosition, after: DragonKinPosition, action: i64) -> bool:
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
            place: i64 = before.kin_place(owner, slot)
            if slot < i64(before.kin_count[owner]):
                before.kin_known[place] = after.kin_known[place]
            elif action < ALLIANCES and i64(after.kin_known[place]) != 1 << owner:
                expose(before, owner, after.kin_kind(owner, slot))  # it was turned up, and goes back to the hand
    return True


def expose(state: DragonKinPosition, seat: i64, kind: i64) -> None:
    """Everybody knows that this seat holds such a card."""
    state.exposed[state.cards_place(seat, kind)] += 1
    state.exposures += 1
