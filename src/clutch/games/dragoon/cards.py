"""Cards in general: drawing, discarding, putting in play, and who remembers what (rules, chapters Cards and Hidden information: DG-C1 to DG-C4, DG-Y6)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.components import KINDS
from clutch.games.dragoon.state import NO_CARDS, NO_KINDS, DragoonPosition, known_place
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Question

# Drawing (DG-C4). There is no hand limit (DG-C1).


def may_draw(state: DragoonPosition) -> bool:
    """There is a card to draw unless deck and discard pile are both empty; cards in play do not count (DG-C4, DG-G25, DG-X32)."""
    return state.deck_size + state.discard_size > 0


def draw_card(state: DragoonPosition, seat: i64, rule: str, chance: Chance) -> None:
    """Draw one card. An empty deck is first formed anew out of the discard pile; with neither there nothing is drawn (DG-C4, DG-G24, DG-G25)."""
    if not may_draw(state):
        if state.events is not None:
            state.events.append(Event("DG-C4", "nothing_to_draw", {"seat": int(seat)}))
        return
    if state.deck_size == 0:
        reshuffle(state)
    if chance.asks:
        chance.ask(Question(rule, "draw", {"seat": int(seat)}, CARDS, i64(1) << seat))
    kind: i64 = take_from_deck(state, seat, chance)
    state.remember_draw(seat, kind)
    state.note_card(kind, i64(1) << seat)
    if state.events is not None:
        state.events.append(Event(rule, "drew", {"seat": int(seat)}, {"card": CARDS[kind]}, i64(1) << seat, True))


def reshuffle(state: DragoonPosition) -> None:
    """The discard pile becomes the deck; everybody knows what it holds (DG-C4, DG-Y6). Each draw is uniform, so its order needs no luck of its own."""
    state.deck = state.discard
    state.deck_size = state.discard_size
    state.shuffled_in = state.deck[:]
    state.drawn = NO_CARDS[:]
    state.discard = NO_KINDS[:]
    state.discard_size = 0
    if state.events is not None:
        state.events.append(Event("DG-C4", "reshuffled", {"count": int(state.deck_size)}))


def take_from_deck(state: DragoonPosition, seat: i64, chance: Chance) -> i64:
    """Move a random card of the deck to a hand: its kind."""
    kind: i64 = chance.draw(state.deck, state.deck_size)
    state.deck_size -= 1
    state.add_to_hand(seat, kind)
    return kind


# Playing and discarding (DG-C3)


def put_in_play(state: DragoonPosition, seat: i64, kind: i64) -> None:
    """A card leaves the hand and lies face up in play until the turn or the tribute phase ends (DG-C3, DG-C5, DG-G26)."""
    leave_hand(state, seat, kind)
    state.in_play[kind] += 1
    state.in_play_size += 1


def discard_card(state: DragoonPosition, seat: i64, kind: i64) -> None:
    """A card of the hand goes face up to the discard pile, for all to see (DG-A6, DG-G37)."""
    leave_hand(state, seat, kind)
    state.discard[kind] += 1
    state.discard_size += 1


def leave_hand(state: DragoonPosition, seat: i64, kind: i64) -> None:
    """A card of the hand comes into the open: whoever knew of it need not remember it any more (DG-Y6)."""
    state.take_from_hand(seat, kind)
    if state.known_total:
        for other in range(state.players):
            forget(state, other, seat, kind)


def clear_in_play(state: DragoonPosition) -> None:
    """All cards in play go to the discard pile (DG-C3, DG-T6, DG-U7)."""
    if state.in_play_size == 0:
        return
    discard: vec[u8] = state.discard
    in_play: vec[u8] = state.in_play
    for kind in range(i64(KINDS)):
        discard[kind] += in_play[kind]
        in_play[kind] = 0
    state.discard_size += state.in_play_size
    state.in_play_size = 0


# Memory (DG-Y6)


def forget(state: DragoonPosition, seat: i64, other: i64, kind: i64) -> None:
    """One known card fewer in another's hand, never below none."""
    place: i64 = known_place(seat, other, kind)
    if state.known[place]:
        state.known[place] -= 1
        state.known_total -= 1


def remember_held(state: DragoonPosition, seat: i64, other: i64, kind: i64) -> None:
    """A seat learns of a card in another's hand."""
    state.known[known_place(seat, other, kind)] += 1
    state.known_total += 1


def remember_theft(state: DragoonPosition, taker: i64, victim: i64, kind: i64) -> None:
    """Who learns what when a card is taken out of a hand: the victim knows what the taker holds, third players cannot tell what left (DG-K10, DG-Y6)."""
    if state.known_total:
        forget(state, taker, victim, kind)
        for third in range(state.players):
            if third not in (taker, victim):
                for any_kind in range(i64(KINDS)):
                    forget(state, third, victim, any_kind)
    remember_held(state, victim, taker, kind)


def visible(state: DragoonPosition, kind: i64) -> i64:
    """How many cards of a kind everybody can see: in the discard pile and in play (DG-Y2)."""
    return i64(state.discard[kind]) + i64(state.in_play[kind])
