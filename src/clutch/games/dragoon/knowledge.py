"""Who knows what (rules, chapter Hidden information: DG-Y6 to DG-Y8, DG-G49), and drawing again what a seat does not know."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.cards import remember_held, visible
from clutch.games.dragoon.components import COPIES, KINDS, SEATS
from clutch.games.dragoon.decisions import DECISIONS
from clutch.games.dragoon.moves import CYCLES, DRAW, FAIRWINDS, NONE, PASS, PLAY_CREATURE_COMFORT, card_of, red_card_of
from clutch.games.dragoon.state import INSTANT, NO_KINDS, NO_MEMORY, NOBODY, DragoonPosition, known_place
from clutch.games.dragoon.windows import RedCardMoment
from clutch.kernel.chance import Chance

# What a seat has not seen


def unseen(state: DragoonPosition, seat: i64) -> vec[u8]:
    """How many cards of each kind a seat does not see: all but its hand, the discard pile and the cards in play (DG-Y7)."""
    pool = NO_KINDS[:]
    for kind in range(i64(KINDS)):
        pool[kind] = u8(i64(COPIES[kind]) - visible(state, kind) - state.held(seat, kind))
    return pool


def may_lie_in_deck(state: DragoonPosition, seat: i64, kind: i64) -> i64:
    """How many cards of a kind the deck can hold for all that a seat knows: what went into it less what the seat drew since (DG-Y6, DG-X41)."""
    return i64(state.shuffled_in[kind]) - state.drawn_by(seat, kind)


def can_fill_deck(state: DragoonPosition, seat: i64, pool: vec[u8], spared: i64) -> bool:
    """Whether the deck can be filled out of a pool from which one card of kind `spared` has gone elsewhere."""
    room: i64 = 0
    for kind in range(i64(KINDS)):
        there: i64 = i64(pool[kind]) - (1 if kind == spared else 0)
        most: i64 = may_lie_in_deck(state, seat, kind)
        room += there if there < most else most
    return room >= state.deck_size


# Drawing again (DG-Y7)


def redraw(state: DragoonPosition, seat: i64, chance: Chance) -> None:
    """Deal the unseen cards again, and draw who is asked in a window, by what this seat knows. Nothing is concluded from passes or silence (DG-Y7, DG-Y8, DG-G49)."""
    pool = unseen(state, seat)
    forget_others(state, seat)
    place_known(state, seat, pool)
    if not state.over:
        redraw_asked(state, seat, pool, chance)
    fill_deck(state, seat, pool, chance)
    fill_hands(state, seat, pool, chance)
    state.last_luck = 0  # what the last decision showed counts only until the next one: see `observed`
    state.last_card = 0
    state.last_audience = 0
    state.last_seat = NOBODY


def forget_others(state: DragoonPosition, seat: i64) -> None:
    """The memory of the other seats is theirs: it starts anew (DG-Y7)."""
    if state.known_total:
        mine = NO_MEMORY[:]
        total: i64 = 0
        for place in range(known_place(seat, 0, 0), known_place(seat + 1, 0, 0)):
            mine[place] = state.known[place]
            total += i64(mine[place])
        state.known = mine
        state.known_total = total
    for other in range(state.players):
        if other != seat:
            state.forget_draws(other)


def place_known(state: DragoonPosition, seat: i64, pool: vec[u8]) -> None:
    """Step 1: the others' hands hold the cards that this seat knows of, and nothing else yet."""
    for other in range(state.players):
        if other != seat:
            for kind in range(i64(KINDS)):
                known: i64 = state.knows_held(seat, other, kind)
                state.set_held(other, kind, known)
                pool[kind] -= u8(known)


def fill_deck(state: DragoonPosition, seat: i64, pool: vec[u8], chance: Chance) -> None:
    """Step 2: a uniform draw of as many cards as the deck has, of each kind no more than it can hold. What stays out is drawn instead: that is as uniform, and far fewer cards."""
    deck = NO_KINDS[:]
    total: i64 = 0
    for kind in range(i64(KINDS)):
        there: i64 = i64(pool[kind])
        most: i64 = may_lie_in_deck(state, seat, kind)
        there = min(there, most)
        deck[kind] = u8(there)
        total += there
    while total > state.deck_size:
        chance.draw(deck, total)
        total -= 1
    for kind in range(i64(KINDS)):
        pool[kind] -= deck[kind]
    state.deck = deck


def fill_hands(state: DragoonPosition, seat: i64, pool: vec[u8], chance: Chance) -> None:
    """Step 3: what is left goes uniformly into the free places of the other hands; the last hand takes the rest."""
    left: i64 = 0
    for kind in range(i64(KINDS)):
        left += i64(pool[kind])
    for other in range(state.players):
        if other == seat:
            continue
        free: i64 = free_places(state, other)
        if free == left:
            for kind in range(i64(KINDS)):
                state.set_held(other, kind, state.held(other, kind) + i64(pool[kind]))
            return
        for _card in range(free):
            drawn: i64 = chance.draw(pool, left)
            state.set_held(other, drawn, state.held(other, drawn) + 1)
            left -= 1


def free_places(state: DragoonPosition, seat: i64) -> i64:
    """How many cards a hand still lacks while it is being dealt again."""
    free: i64 = i64(state.hand_size[seat])
    for kind in range(i64(KINDS)):
        free -= state.held(seat, kind)
    return free


# Who is asked (DG-Y8)


def redraw_asked(state: DragoonPosition, seat: i64, pool: vec[u8], chance: Chance) -> None:
    """While another seat is asked in a window: which one it is, and in `instant` the card with which it can respond (DG-Y8)."""
    moment = DECISIONS[state.kind()]
    if not isinstance(moment, RedCardMoment) or state.asked() == seat:
        return
    if moment.candidates(state) > 1:
        draw_asked(state, moment, seat, pool, chance)
    if state.agreement.reaction_mode == INSTANT:
        give_response(state, moment, seat, pool, chance)


def draw_asked(state: DragoonPosition, moment: RedCardMoment, seat: i64, pool: vec[u8], chance: Chance) -> None:
    """One of the candidates that it can be, each equally likely."""
    mine: i64 = moment.place_of(state, seat)
    answered: bool = moment.has_answered(state, seat)
    if mine != NOBODY and not moment.is_asked(state, seat):
        mine = NOBODY
    first: i64 = mine + 1 if answered else i64(0)
    behind: i64 = moment.candidates(state) if answered or mine == NOBODY else mine
    count: i64 = 0
    for place in range(first, behind):
        if may_be_asked(state, moment, seat, moment.candidate(state, place), pool):
            count += 1
    left: i64 = chance.below(count)
    for place in range(first, behind):
        other: i64 = moment.candidate(state, place)
        if may_be_asked(state, moment, seat, other, pool):
            if left == 0:
                state.ask_instead(other)
                return
            left -= 1


def may_be_asked(state: DragoonPosition, moment: RedCardMoment, seat: i64, other: i64, pool: vec[u8]) -> bool:
    """Whether, for all that a seat knows, another can be the one that is asked."""
    if other == seat or state.hand_size[other] == 0:
        return False
    if state.agreement.reaction_mode != INSTANT or moment.can_respond(state, other):
        return True
    for kind in range(i64(KINDS)):
        if may_be_given(state, moment, seat, other, kind, pool):
            return True
    return False


def may_be_given(state: DragoonPosition, moment: RedCardMoment, seat: i64, other: i64, kind: i64, pool: vec[u8]) -> bool:
    """Whether a card that fits can be in another's hand: there is one, a free place, and enough left for the deck."""
    return pool[kind] > 0 and moment.fits(state, kind) and free_places(state, other) > 0 and can_fill_deck(state, seat, pool, kind)


def give_response(state: DragoonPosition, moment: RedCardMoment, seat: i64, pool: vec[u8], chance: Chance) -> None:
    """In `instant` the asked seat can respond: unless it is known to, it gets a fitting card, uniform over the copies (DG-Y8)."""
    other: i64 = state.asked()
    if moment.can_respond(state, other):
        return
    fitting = NO_KINDS[:]
    total: i64 = 0
    for kind in range(i64(KINDS)):
        if may_be_given(state, moment, seat, other, kind, pool):
            fitting[kind] = pool[kind]
            total += i64(pool[kind])
    kind = chance.draw(fitting, total)
    pool[kind] -= 1
    state.set_held(other, kind, state.held(other, kind) + 1)


# What a seat saw of the last decision


def observed(state: DragoonPosition, action: i64, seat: i64) -> i64:
    """The action and who took it unless it was another's pass (DG-Y1), the dice and cells, the cards that this seat was shown, and which decision is open now."""
    hidden: bool = action == PASS and state.last_seat != seat
    shown: i64 = (action + 1) * SEATS + state.last_seat
    if hidden:
        shown = 0
    open_now: i64 = 0
    if not state.over:
        open_now = state.kind() + 1
    sight: i64 = (shown * 16 + open_now) * 0x10001
    sight = (sight + state.last_luck) * 0x3D & 0xFFFFFFFFFFFF
    if state.last_audience >> seat & 1:
        sight = (sight + state.last_card + 1) & 0xFFFFFFFFFFFF
    return sight


# Taking back by consent


def remember(before: DragoonPosition, after: DragoonPosition, action: i64) -> bool:
    """Keep what was shown though `action` is taken back: a card that was played is known to be in its owner's hand. A draw or a theft of a card cannot be unseen and is not taken back."""
    owner: i64 = before.seat()
    if CYCLES <= action <= DRAW or after.hand_size[owner] > before.hand_size[owner]:
        return False
    for seat in range(before.players):
        if seat != owner and after.hand_size[seat] != before.hand_size[seat]:
            return False
    before.known = after.known[:]
    before.known_total = after.known_total
    kind: i64 = shown_card(action)
    if kind == NONE:
        return True
    for seat in range(before.players):
        if seat != owner:
            remember_held(before, seat, owner, kind)
            assert before.knows_held(seat, owner, kind) <= before.held(owner, kind)
    return True


def shown_card(action: i64) -> i64:
    """The card of the own hand that an action shows to everybody, or `NONE`."""
    return card_of(action) if FAIRWINDS <= action <= PLAY_CREATURE_COMFORT else red_card_of(action)
