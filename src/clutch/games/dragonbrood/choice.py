"""What all decisions of Dragonbrood share: a rule is said once, in what a decision offers, and a refusal explains what was not offered."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood.moves import NO, YES
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.decision import Decision
from clutch.kernel.state import Actions
from clutch.kernel.statement import Refusal


class Choice(Decision[DragonbroodPosition]):
    """A kind of decision of Dragonbrood."""

    # Said again for the game's own positions: whoever calls it this way need not be asked for the class of the position.
    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        raise NotImplementedError

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        raise NotImplementedError

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


class BareChoice(Choice):
    """A decision whose frame carries nothing but its seat."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)


class YesOrNo(BareChoice):
    """Whether something is done that costs something."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """Yes or no."""
        actions.add(YES)
        actions.add(NO)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Do it, or leave it."""
        seat: i64 = state.asked()
        state.pop()
        if action == YES:
            self.accept(state, seat)

    def accept(self, state: DragonbroodPosition, seat: i64) -> None:
        """Pay for it, and let it happen."""
        raise NotImplementedError


def within(action: i64, first: i64, count: i64) -> bool:
    """Whether an action is one of a family."""
    return first <= action < first + count
