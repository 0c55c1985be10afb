"""A turn: one action, then hatch or trade, then feed (rules, chapter Turn: DF-T1 to DF-T4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragon_family.explore import begin_explore, may_explore
from clutch.games.dragon_family.hatch import begin_hatch
from clutch.games.dragon_family.move_handler import MOVE_HANDLER, may_move
from clutch.games.dragon_family.moves import EXPLORE, MOVE, PASS, SETTLE
from clutch.games.dragon_family.settle import SETTLE_LAIR, has_lair_left, may_settle
from clutch.games.dragon_family.state import DragonFamilyPosition
from clutch.games.dragon_family.step import Step
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Prompt, Refusal


@final
class ChooseAction(Step):
    """The action: exactly one of those that are possible, and one always is (DF-T2)."""

    def offer(self, state: DragonFamilyPosition, actions: Actions) -> None:
        """Explore, Move, Settle, and by option Pass (DF-Q15)."""
        if may_explore(state, state.turn):
            actions.add(EXPLORE)
        if may_move(state):
            actions.add(MOVE)
        if may_settle(state, state.turn):
            actions.add(SETTLE)
        if state.agreement.allow_pass:
            actions.add(PASS)

    def decide(self, state: DragonFamilyPosition, action: i64, chance: Chance) -> None:
        """Begin the action; passing goes straight on to hatching."""
        if action == EXPLORE:
            begin_explore(state)
        elif action == MOVE:
            MOVE_HANDLER.ask(state)
        elif action == SETTLE:
            SETTLE_LAIR.ask(state)
        else:
            if state.events is not None:
                state.events.append(Event("DF-T2", "passed", {"seat": int(state.turn)}))
            begin_hatch(state)

    def explain(self, state: DragonFamilyPosition, action: i64) -> Refusal:
        if action == EXPLORE:
            return Refusal("DF-E1", "nothing_fits", {})
        if action == MOVE:
            return Refusal("DF-M1", "no_other_tile", {})
        if action == SETTLE:
            return Refusal("DF-L1", "nothing_to_settle" if has_lair_left(state, state.turn) else "no_lair_left", {})
        if action == PASS:
            return Refusal("DF-T2", "no_pass", {})
        return Refusal("DF-T2", "choose_action", {})

    def prompt(self, state: DragonFamilyPosition) -> Prompt:
        return Prompt("DF-T2", "choose_action", {"seat": int(state.turn)})


CHOOSE_ACTION: Final = ChooseAction()
