"""The luck of a live match: from the operating system, so that nobody can reckon it out from what they have seen."""

from __future__ import annotations

import secrets

from clutch.kernel.chance import Entered
from clutch.kernel.saying import Question


def pick(_: Question | None, left: list[int]) -> int:
    """One of the outcomes, each as likely as its share of what is left."""
    ticket = secrets.randbelow(sum(left))
    for outcome, count in enumerate(left):
        ticket -= count
        if ticket < 0:
            return outcome
    raise AssertionError("a ticket lies below the sum of the shares")


def true_luck() -> Entered:
    """A new source. A seeded generator would do for fairness, but its seed could be found from the cards that a player sees."""
    return Entered(pick)
