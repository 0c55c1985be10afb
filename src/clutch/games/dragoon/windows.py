"""Windows: the moments at which red cards may be played (rules, chapter Windows: DG-W1 to DG-W10, and DG-Y2).

Each window is a class in the file of its chapter; here is what they share. Who is asked depends on the option `reaction_mode`: in `instant` those who can respond, in `masked` and `fixed` everybody who, by what
all can see, might. Holding windows open, answering for players who always pass and asking all candidates at once is the table's part; the engine's is that nothing public depends on hands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.cards import put_in_play, visible
from clutch.games.dragoon.choice import Choice, refuse_any_card
from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.components import COPIES
from clutch.games.dragoon.moves import PASS, REACTS, answer_with, reaction_kind
from clutch.games.dragoon.state import FIXED, INSTANT, NOBODY, DragoonPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Refusal
from clutch.kernel.window import Window


def is_hidden(state: DragoonPosition, kind: i64) -> bool:
    """Whether not all copies of a card lie where everybody sees them (DG-Y2)."""
    return visible(state, kind) < i64(COPIES[kind])


class RedCardMoment(Choice):
    """A moment at which red cards may be played: a window, or the choice before a tribute roll. Its frame lies on top of the stack whenever it is asked anything."""

    def __init__(self, name: str, rule: str, cards: list[int], rest: int) -> None:
        super().__init__(name, rule)
        self.cards: Final = vec[u8](cards)
        """The red cards that name this moment, in the order in which they are offered (DG-C2)."""
        self.rest: Final = i64(rest)
        """What a player does who plays no card."""

    # Which cards answer

    def works(self, state: DragoonPosition, kind: i64) -> bool:
        """Whether one of the moment's cards does anything now: all of them do, but for a Ferocity that turns no fight."""
        return True

    def fits(self, state: DragoonPosition, kind: i64) -> bool:
        """Whether a card of this kind can be played at this moment."""
        for number in range(i64(len(self.cards))):
            if i64(self.cards[number]) == kind:
                return self.works(state, kind)
        return False

    # Who is asked

    def can_respond(self, state: DragoonPosition, seat: i64) -> bool:
        """Whether a seat holds a card for this moment."""
        for number in range(i64(len(self.cards))):
            card: i64 = i64(self.cards[number])
            if state.held(seat, card) and self.works(state, card):
                return True
        return False

    def is_possible(self, state: DragoonPosition) -> bool:
        """Whether some card that fits is not wholly in sight (DG-Y2)."""
        for number in range(i64(len(self.cards))):
            card: i64 = i64(self.cards[number])
            if is_hidden(state, card) and self.works(state, card):
                return True
        return False

    def is_asked(self, state: DragoonPosition, seat: i64) -> bool:
        """Whether the engine asks a candidate (DG-W6): in `instant` if it can respond, else if by public facts it might, so that nothing public depends on hands (DG-Y2, DG-W10, DG-I11, DG-X42)."""
        if state.agreement.reaction_mode == INSTANT:
            return self.can_respond(state, seat)
        return state.hand_size[seat] > 0 and self.is_possible(state)

    def tells_hand(self, state: DragoonPosition, seat: i64) -> bool:
        """Whether not asking a candidate tells something: in `instant` it then holds no card for a moment that was possible for it (DG-Y1)."""
        return state.agreement.reaction_mode == INSTANT and state.hand_size[seat] > 0 and self.is_possible(state)

    def comes_to(self, state: DragoonPosition, seat: i64, chance: Chance) -> bool:
        """Whether a candidate is asked now; where its hand decides that, nobody else can foresee it."""
        if chance.foresees and self.tells_hand(state, seat):
            chance.consult(seat)
        return self.is_asked(state, seat)

    # The candidates, in the window's order (DG-G28)

    def candidates(self, state: DragoonPosition) -> i64:
        """How many players may respond."""
        return 1

    def candidate(self, state: DragoonPosition, place: i64) -> i64:
        """The player at a place of the window's order; where there is only one, the one it concerns."""
        return state.asked()

    def place_of(self, state: DragoonPosition, seat: i64) -> i64:
        """A player's place in the window's order, or `NOBODY` for one who is no candidate."""
        for place in range(self.candidates(state)):
            if self.candidate(state, place) == seat:
                return place
        return NOBODY

    def ask_from(self, state: DragoonPosition, first: i64, chance: Chance) -> bool:
        """Ask the next candidate, from a place of the order on; False if there is none to ask."""
        for place in range(first, self.candidates(state)):
            seat: i64 = self.candidate(state, place)
            if self.comes_to(state, seat, chance):
                state.ask_instead(seat)
                return True
        return False

    def passed_on(self, state: DragoonPosition, chance: Chance) -> bool:
        """The asked player passes: whether somebody else is asked now. A pass is told to nobody (DG-Y1)."""
        return self.ask_from(state, self.place_of(state, state.asked()) + 1, chance)

    def has_answered(self, state: DragoonPosition, seat: i64) -> bool:
        """Whether a seat has passed: it was asked before the one that is asked now."""
        place: i64 = self.place_of(state, seat)
        return place != NOBODY and place < self.place_of(state, state.asked()) and self.is_asked(state, seat)

    def still_asked(self, state: DragoonPosition) -> list[int]:
        """Who is asked from now on, as long as everybody passes."""
        seats = [int(state.asked())]
        for place in range(self.place_of(state, state.asked()) + 1, self.candidates(state)):
            if self.is_asked(state, self.candidate(state, place)):
                seats.append(int(self.candidate(state, place)))
        return seats

    def window(self, state: DragoonPosition) -> Window | None:
        """The window for the table: how long it stays open, whom the table may ask at once, and what a seat answers that always passes (DG-Y3, DG-Y9, DG-W9)."""
        mode = int(state.agreement.reaction_mode)
        hold = 0 if mode == INSTANT else int(state.agreement.reaction_hold_ms)
        return Window(self.name, self.still_asked(state), int(self.rest), hold, mode == FIXED)

    # The answer: one decision (DG-W6)

    def offer(self, state: DragoonPosition, actions: Actions) -> None:
        """To play nothing, then the cards that fit. Without one there is no other choice (DG-W6)."""
        actions.add(self.rest)
        seat: i64 = state.asked()
        for number in range(i64(len(self.cards))):
            card: i64 = i64(self.cards[number])
            if state.held(seat, card) and self.works(state, card):
                actions.add(answer_with(card))

    def refuse_card(self, state: DragoonPosition, seat: i64, kind: i64) -> Refusal | None:
        return None if self.fits(state, kind) else refuse_any_card(kind)


class ReactionWindow(RedCardMoment):
    """A window: nobody learns who is asked in it (DG-Y1)."""

    def __init__(self, name: str, rule: str, cards: list[int]) -> None:
        super().__init__(name, rule, cards, PASS)

    def is_window(self) -> bool:
        return True

    def respond(self, state: DragoonPosition, action: i64) -> None:
        """A red card is played into the window, which may fall in its player's own turn (DG-G29). Nothing answers it (DG-C7, DG-G27)."""
        seat: i64 = state.asked()
        kind: i64 = reaction_kind(action)
        put_in_play(state, seat, kind)
        if state.events is not None:
            state.events.append(Event(self.rule, "reacted", {"seat": int(seat), "card": CARDS[kind]}, reveals=True))

    def refuse(self, state: DragoonPosition, action: i64) -> Refusal | None:
        """Why a seat cannot respond so."""
        if action == PASS:
            return None
        if action < REACTS:
            return Refusal(self.rule, "respond_now", {})
        kind: i64 = reaction_kind(action)
        if not self.fits(state, kind):
            return self.refuse_misfit(kind)
        return None if state.held(state.asked(), kind) else Refusal("DG-C2", "not_in_hand", {"card": CARDS[kind]})

    def refuse_misfit(self, kind: i64) -> Refusal:
        """Why a card does not fit, which it does not."""
        return Refusal(self.rule, "wrong_moment", {"card": CARDS[kind]})
