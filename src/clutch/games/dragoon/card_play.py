"""Playing cards in the own turn (rules, chapter Cards: DG-C1, DG-C2, DG-C5 to DG-C9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.cards import put_in_play
from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.components import CREATURE_COMFORT, KINDS, SNUFF_OUT
from clutch.games.dragoon.moves import PASS, card_of, target_of
from clutch.games.dragoon.state import DragoonPosition
from clutch.games.dragoon.white_cards import TURN_CARDS
from clutch.games.dragoon.windows import ReactionWindow
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Prompt, Refusal


def offer_plays(state: DragoonPosition, seat: i64, actions: Actions) -> None:
    """The cards that can be played now, by kind, each with its targets in order (DG-A8)."""
    if state.hand_size[seat] == 0:
        return
    hand: vec[u8] = state.hand  # read as it lies, for speed
    first: i64 = seat * KINDS
    for kind in range(i64(CREATURE_COMFORT + 1)):
        if hand[first + kind]:
            TURN_CARDS[kind].offer(state, seat, actions)


def play(state: DragoonPosition, action: i64, chance: Chance) -> None:
    """A card leaves the hand and is put in play with its target; a white one may be snuffed out before it works (DG-C5, DG-W1). It costs nothing (DG-C1)."""
    seat: i64 = state.active
    card = TURN_CARDS[card_of(action)]
    target: i64 = target_of(action)
    put_in_play(state, seat, card.kind)
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "card": CARDS[card.kind]}
        facts.update(card.target_facts(target))
        state.events.append(Event("DG-C5", "played", facts, reveals=True))
    if card.kind == CREATURE_COMFORT:
        card.take_effect(state, seat, target, chance)  # nothing answers a red card (DG-C7)
    else:
        WHITE_PLAYED.open(state, card.kind, target, chance)


def refuse_play(state: DragoonPosition, action: i64) -> Refusal | None:
    """Why a card cannot be played so in the own turn."""
    seat: i64 = state.active
    kind: i64 = card_of(action)
    if state.held(seat, kind) == 0:
        return Refusal("DG-C5", "not_in_hand", {"card": CARDS[kind]})
    return TURN_CARDS[kind].refuse(state, seat, target_of(action))


# The window of a white card (DG-W1)

CARD: Final = 0
TARGET: Final = 1


@final
class WhitePlayed(ReactionWindow):
    """A white card was put in play: all others may snuff it out (DG-W1)."""

    def __init__(self) -> None:
        super().__init__("white_played", "DG-W1", [SNUFF_OUT])

    def open(self, state: DragoonPosition, card: i64, target: i64, chance: Chance) -> None:
        """The active player's card takes effect unless somebody is asked first."""
        state.push(self.kind, state.active)
        state.carry(CARD, card)
        state.carry(TARGET, target)
        if not self.ask_from(state, 0, chance):
            self.let_work(state, chance)

    def card(self, state: DragoonPosition) -> i64:
        """The kind of the card that was played."""
        return state.carried(CARD)

    def target(self, state: DragoonPosition) -> i64:
        """Its target, a cell or a seat; 0 where it names none."""
        return state.carried(TARGET)

    def candidates(self, state: DragoonPosition) -> i64:
        return state.players - 1

    def candidate(self, state: DragoonPosition, place: i64) -> i64:
        """Clockwise from the active player's left (DG-W1)."""
        return (state.active + 1 + place) % state.players

    def decide(self, state: DragoonPosition, action: i64, chance: Chance) -> None:
        """A player lets the card work, or Snuff Out cancels it; the first response closes the window (DG-W7, DG-K15, DG-C6, DG-X28)."""
        if action == PASS:
            if not self.passed_on(state, chance):
                self.let_work(state, chance)
            return
        self.respond(state, action)
        if state.events is not None:
            state.events.append(Event("DG-K15", "snuffed_out", {"seat": int(state.active), "card": CARDS[self.card(state)]}))
        state.pop()

    def let_work(self, state: DragoonPosition, chance: Chance) -> None:
        """Nobody has snuffed the card out."""
        card: i64 = self.card(state)
        target: i64 = self.target(state)
        state.pop()
        TURN_CARDS[card].take_effect(state, state.active, target, chance)

    def facts(self, state: DragoonPosition) -> Facts:
        facts: Facts = {"seat": int(state.active), "card": CARDS[self.card(state)]}
        facts.update(TURN_CARDS[self.card(state)].target_facts(self.target(state)))
        return facts

    def prompt(self, state: DragoonPosition) -> Prompt:
        return Prompt("DG-W1", "white_played", self.facts(state))


WHITE_PLAYED: Final = WhitePlayed()
