"""Decisions as objects: each kind of decision or task on the stack is one small final class in the file of its chapter.

The class says what it offers, what happens, why not and what is asked, and gives names to the numbers that its frame carries. It holds nothing itself: the position is in the state, and one instance
serves all games. A game lists its instances in one table, and `number_kinds` gives each its kind: the place in the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from mypy_extensions import i64

from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions, State
from clutch.kernel.statement import Prompt, Refusal

S = TypeVar("S", bound=State)
"""The game's class of positions."""


class Decision(Generic[S]):
    """A kind of decision: it waits on top of the stack for its seat."""

    def __init__(self) -> None:
        self.kind: i64 = -1
        """The number of the kind: its place in the game's table."""

    def offer(self, state: S, actions: Actions) -> None:
        """Add the legal actions to the buffer, in a documented order."""
        raise NotImplementedError

    def decide(self, state: S, action: i64, chance: Chance) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def refuse(self, state: S, action: i64) -> Refusal | None:
        """Why an action is not legal now; None if it is."""
        raise NotImplementedError

    def prompt(self, state: S) -> Prompt:
        """What is asked."""
        raise NotImplementedError


class Task(Generic[S]):
    """A kind of task: it is done as soon as it lies on top of the stack, and nobody is asked."""

    def __init__(self) -> None:
        self.kind: i64 = -1
        """The number of the kind; tasks count on behind the decisions."""

    def do(self, state: S, chance: Chance) -> None:
        """Do it: take the frame away, or leave it changed for the next time."""
        raise NotImplementedError


def number_kinds(decisions: Sequence[Decision[S]], tasks: Sequence[Task[S]]) -> None:
    """Give every kind its number: decisions from 0 in the order of their table, then tasks."""
    for number, decision in enumerate(decisions):
        assert decision.kind == -1, f"{type(decision).__name__} stands twice in the table"
        decision.kind = i64(number)
    for number, task in enumerate(tasks, len(decisions)):
        assert task.kind == -1, f"{type(task).__name__} stands twice in the table"
        task.kind = i64(number)
