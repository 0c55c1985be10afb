"""A turn from its start to its end (rules, chapter The turn: DG-T1 to DG-T6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragoon.actions import act, offer_actions, refuse_action
from clutch.games.dragoon.card_play import offer_plays, play, refuse_play
from clutch.games.dragoon.cards import clear_in_play, draw_card
from clutch.games.dragoon.caves import evict, host
from clutch.games.dragoon.choice import Choice
from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.components import ACTIONS_PER_TURN, CREATURE_COMFORT, DRAW_PER_TURN
from clutch.games.dragoon.moves import END_TURN, FAIRWINDS, MOVES, NONE, ROARS, red_card_of
from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.games.dragoon.treasure import relocate
from clutch.games.dragoon.white_cards import TURN_CARDS
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Prompt, Refusal


@final
class Turn(Choice):
    """What the active player does next: an action, a card, or ending the turn (DG-T2). Nothing else ends it, not even being sent home (DG-T5, DG-G12)."""

    def __init__(self) -> None:
        super().__init__("turn", "DG-T2")

    def ask(self, state: DragoonPosition, seat: i64) -> None:
        """It is this player's turn."""
        state.active = seat
        state.push(self.kind, seat)

    def start(self, state: DragoonPosition, seat: i64, chance: Chance) -> None:
        """The player draws a card and has three actions, and no Lay Waste is on (DG-T1)."""
        self.ask(state, seat)
        state.action_points = ACTIONS_PER_TURN
        state.lay_waste = False
        if state.events is not None:
            state.events.append(Event("DG-T1", "turn", {"seat": int(seat)}))
        for _card in range(DRAW_PER_TURN):
            draw_card(state, seat, "DG-T1", chance)

    def offer(self, state: DragoonPosition, actions: Actions) -> None:
        """Actions while points last, else the end: only with all points spent, and then always as a choice of its own (DG-T3, DG-X7); then cards (DG-T2)."""
        if state.action_points > 0:
            offer_actions(state, state.active, actions)
        else:
            actions.add(END_TURN)
        offer_plays(state, state.active, actions)

    def decide(self, state: DragoonPosition, action: i64, chance: Chance) -> None:
        """Carry out one decision of the active player."""
        if action >= FAIRWINDS:
            play(state, action, chance)  # cards cost nothing (DG-A8)
        elif action == END_TURN:
            self.end(state, chance)  # DG-A9
        else:
            act(state, action, chance)

    def end(self, state: DragoonPosition, chance: Chance) -> None:
        """Eviction, or else the chest moves on; Lay Waste ends; cards in play are discarded (DG-T6)."""
        seat: i64 = state.active
        if state.events is not None:
            state.events.append(Event("DG-A9", "ended", {"seat": int(seat)}))
        if host(state, seat) != NOBODY:
            evict(state, seat)
        elif state.cell_of(seat) == state.treasure:  # never in a cave (DG-G17), and only at one's own turn's end (DG-G21)
            relocate(state, chance)
        state.lay_waste = False
        clear_in_play(state)
        state.pop()
        state.active = NOBODY
        state.place += 1

    def refuse(self, state: DragoonPosition, action: i64) -> Refusal | None:
        """Why the active player cannot do this now."""
        if red_card_of(action) != NONE:
            return refuse_red(red_card_of(action))
        if action < MOVES or action >= ROARS:
            return Refusal("DG-T2", "your_turn_now", {})
        if action >= FAIRWINDS:
            return refuse_play(state, action)
        if action == END_TURN:
            return None if state.action_points == 0 else Refusal("DG-T3", "points_left", {"count": int(state.action_points)})
        return refuse_action(state, action) if state.action_points > 0 else Refusal("DG-T2", "no_points", {})

    def refuse_card(self, state: DragoonPosition, seat: i64, kind: i64) -> Refusal | None:
        """White cards and Creature Comfort may find no target; no other red card is played in the own turn (DG-C2)."""
        return refuse_red(kind) if kind > CREATURE_COMFORT else TURN_CARDS[kind].refuse_all(state, seat)

    def facts(self, state: DragoonPosition) -> Facts:
        return {"seat": int(state.asked()), "points": int(state.action_points)}

    def prompt(self, state: DragoonPosition) -> Prompt:
        """With all points spent the prompt is another one (DG-T3)."""
        return Prompt("DG-T2", "turn", self.facts(state)) if state.action_points > 0 else Prompt("DG-T3", "turn_spent", self.facts(state))


TURN: Final = Turn()


def refuse_red(kind: i64) -> Refusal:
    """Why a red card cannot be played as if its moment had come: only Creature Comfort is played in the own turn, but as a play and not as an answer (DG-C2)."""
    return Refusal("DG-C2", "play_instead" if kind == CREATURE_COMFORT else "red_card", {"card": CARDS[kind]})
