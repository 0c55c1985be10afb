"""What all decisions of Dragonbrood share: a rule is said once, in what a decision offers, and a refusal explains what was not offered."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.decision import Decision
from clutch.kernel.state import Actions
from clutch.kernel.statement import Refusal


class Choice(Decision[DragonbroodPosition]):
    """A kind of decision of Dragonbrood."""

    def refuse(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        """What is offered is legal; anything else is explained, or does not belong here at all."""
        actions = Actions()
        self.offer(state, actions)
        if actions.has(action):
            return None
        found = self.explain(state, action)
        if found is not None:
            return found
        return Refusal(self.prompt(state).rule, "not_now", {})

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        """What is missing for a move that this decision knows but does not offer; None for all others."""
        return None


def within(action: i64, first: i64, count: i64) -> bool:
    """Whether an action is one of a family."""
    return first <= action < first + count
