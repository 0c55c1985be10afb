"""Round and phases (rules, chapter Round and phases: DG-R1 to DG-R3)."""

from __future__ import annotations

from typing import Final, final

from clutch.games.dragoon.cards import clear_in_play
from clutch.games.dragoon.end import end_round
from clutch.games.dragoon.order import CHOOSE_FIRST, draw_last_place, player_at
from clutch.games.dragoon.populate import populate
from clutch.games.dragoon.state import ACTION, NOBODY, POPULATE, TRIBUTE, DragoonPosition
from clutch.games.dragoon.tribute import collect_tribute
from clutch.games.dragoon.turn import TURN
from clutch.kernel.chance import Chance
from clutch.kernel.decision import Task
from clutch.kernel.statement import Event


@final
class Round(Task[DragoonPosition]):
    """One round after another: this lies below all decisions, and goes on when it comes to light. So only one decision is open at a time, the one on top (DG-R3)."""

    def begin(self, state: DragoonPosition) -> None:
        """Begin with the first round."""
        state.push(self.kind, NOBODY)

    def do(self, state: DragoonPosition, chance: Chance) -> None:
        """Populate, action, tribute, and then the end check (DG-R1), step by step in the order of DG-R2."""
        if state.phase == POPULATE:
            self.settle_humans(state, chance)
        elif state.phase == ACTION:
            self.take_turns(state, chance)
        else:
            self.take_tribute(state, chance)

    def settle_humans(self, state: DragoonPosition, chance: Chance) -> None:
        """The populate rolls; then whoever is in last place chooses the first player (DG-O1)."""
        if state.events is not None:
            state.events.append(Event("DG-R1", "round", {"round": int(state.round)}))
        populate(state, chance)
        state.phase = ACTION
        state.place = 0
        CHOOSE_FIRST.ask(state, draw_last_place(state, chance))

    def take_turns(self, state: DragoonPosition, chance: Chance) -> None:
        """One player after the other, in the round's order (DG-O2)."""
        if state.place < state.players:
            TURN.start(state, player_at(state, state.place), chance)
        else:
            state.phase = TRIBUTE
            state.place = 0

    def take_tribute(self, state: DragoonPosition, chance: Chance) -> None:
        """One player after the other, in the round's order, each completely (DG-G30); after the last one cards in play are discarded, and the round ends (DG-U7)."""
        if state.place < state.players:
            collect_tribute(state, player_at(state, state.place), chance)
            return
        clear_in_play(state)
        end_round(state)
        if state.over:
            state.pop()


ROUND: Final = Round()
