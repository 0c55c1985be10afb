"""What the cards that are played in the own turn share: the white ones and Creature Comfort (rules, chapter Cards: DG-C2, DG-C5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.components import BOOM_TOWN, CELL_NAMES, CELLS, SCORCH, SLEIGHT_OF_CLAW, THIEF, UPRISING
from clutch.games.dragoon.moves import CELL_CARDS, PLAYS_FROM, SEAT_CARDS
from clutch.games.dragoon.state import DragoonPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Facts, Refusal

NO_TARGETS: Final = {
    THIEF: "thief_nothing",
    SCORCH: "scorch_nothing",
    UPRISING: "uprising_nothing",
    BOOM_TOWN: "boom_town_nothing",
    SLEIGHT_OF_CLAW: "sleight_of_claw_nothing",
}
"""How the cards that may find no target are refused then; Fairwind always finds one."""


class TurnCard:
    """A card of the own turn: what it needs, what it does, and why not."""

    def __init__(self, kind: int, rule: str) -> None:
        self.kind: Final = i64(kind)
        self.rule: Final = rule
        self.first_play: Final = i64(PLAYS_FROM[kind])
        """The id of its first move; targets count on from there."""
        self.names_cell: Final = kind in CELL_CARDS
        self.names_seat: Final = kind in SEAT_CARDS

    def may_play(self, state: DragoonPosition, seat: i64, target: i64) -> bool:
        """Whether what the card needs is there for a target (DG-C5); the card itself must be in hand. Without a target it is 0. Some cards need nothing."""
        return True

    def offer(self, state: DragoonPosition, seat: i64, actions: Actions) -> None:
        """The card with all its good targets, in order (DG-A8)."""
        for target in range(self.targets(state)):
            if self.may_play(state, seat, target):
                actions.add(self.first_play + target)

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """What the card does. What it needed when it was played still holds (DG-C9)."""
        raise NotImplementedError

    def explain(self, state: DragoonPosition, seat: i64, target: i64) -> Refusal:
        """Why it does not fit this target, which it does not."""
        raise NotImplementedError

    def targets(self, state: DragoonPosition) -> i64:
        """How many targets there are, good or not."""
        if self.names_cell:
            return CELLS
        if self.names_seat:
            return state.players
        return 1

    def target_facts(self, target: i64) -> Facts:
        """The target in an event or a view."""
        if self.names_cell:
            return {"cell": CELL_NAMES[target]}
        return {"target": int(target)} if self.names_seat else {}

    def refuse(self, state: DragoonPosition, seat: i64, target: i64) -> Refusal | None:
        """Why the card cannot be played so; None if it can."""
        return None if self.may_play(state, seat, target) else self.explain(state, seat, target)

    def refuse_all(self, state: DragoonPosition, seat: i64) -> Refusal | None:
        """Why the card has no good target at all; None if it has one."""
        for target in range(self.targets(state)):
            if self.may_play(state, seat, target):
                return None
        if self.names_cell or self.names_seat:
            return Refusal(self.rule, NO_TARGETS[int(self.kind)], {})
        return self.explain(state, seat, 0)


class SeatCard(TurnCard):
    """A card that is aimed at another player."""

    def may_target(self, state: DragoonPosition, target: i64) -> bool:
        """Whether another player has what the card needs."""
        raise NotImplementedError

    def may_play(self, state: DragoonPosition, seat: i64, target: i64) -> bool:
        return target < state.players and target != seat and self.may_target(state, target)

    def explain(self, state: DragoonPosition, seat: i64, target: i64) -> Refusal:
        if target >= state.players:
            return Refusal(self.rule, "no_such_seat", {})
        if target == seat:
            return Refusal(self.rule, "only_others", {"card": CARDS[self.kind]})
        return self.explain_player(state, target)

    def explain_player(self, state: DragoonPosition, target: i64) -> Refusal:
        """What another player lacks."""
        raise NotImplementedError


def refuse_dragon(rule: str, cell: i64) -> Refusal:
    """A dragon stands in the way."""
    return Refusal(rule, "dragon_there", {"cell": CELL_NAMES[cell]})
