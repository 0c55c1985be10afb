"""What all decisions of a turn share.

A turn goes straight on from step to step, and nothing ever comes between: so one number in the position, `step`, says where it is, and what was chosen so far lies beside it. No stack is needed.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragon_family.state import DragonFamilyPosition
from clutch.kernel.chance import Chance
from clutch.kernel.decision import Decision
from clutch.kernel.state import Actions
from clutch.kernel.statement import Refusal


class Step(Decision[DragonFamilyPosition]):
    """A step of a turn at which its player is asked."""

    # Said again for the game's own positions: whoever calls it this way need not be asked for the class of the position.
    def offer(self, state: DragonFamilyPosition, actions: Actions) -> None:
        raise NotImplementedError

    def decide(self, state: DragonFamilyPosition, action: i64, chance: Chance) -> None:
        raise NotImplementedError

    def ask(self, state: DragonFamilyPosition) -> None:
        """The turn has come to this step."""
        state.step = self.kind

    def is_asked(self, state: DragonFamilyPosition) -> bool:
        """Whether the turn is at this step."""
        return state.step == self.kind

    def refuse(self, state: DragonFamilyPosition, action: i64) -> Refusal | None:
        """A rule is said once, in what a step offers: what it does not offer is explained."""
        actions = Actions()
        self.offer(state, actions)
        return None if actions.has(action) else self.explain(state, action)

    def explain(self, state: DragonFamilyPosition, action: i64) -> Refusal:
        """What is missing for an action that is not offered."""
        raise NotImplementedError
