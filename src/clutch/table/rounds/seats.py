"""A seat of a match: who holds it, and who decides for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from clutch.table.records.entries import SeatPlan

PLAY_ON = "greedy"
"""The bot that plays on for a seat that has resigned in a game of more than two."""


@dataclass
class Seat:
    """One seat. `holders` are the people (one, or one person on several devices) who may act for it."""

    number: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None = None
    holders: list[str] = field(default_factory=list)
    token: str | None = None
    """The hash of the token that brings its player back."""
    invite: str | None = None
    """The hash of the token that opens the seat, as long as nobody has taken it."""
    stand_in: str | None = None
    resigned: bool = False
    passes: set[str] = field(default_factory=set)
    """The kinds of windows that its player lets pass always; nobody else learns of it."""

    @property
    def driver(self) -> str | None:
        """The bot that decides for this seat, or None: a person does."""
        if self.kind == "bot":
            return self.bot
        if self.stand_in is not None:
            return self.stand_in
        return PLAY_ON if self.resigned else None

    @property
    def plays(self) -> bool:
        """Whether a person plays here, now or after a bot that stands in."""
        return self.kind == "person" and not self.resigned


def lay_out(plans: list[SeatPlan]) -> list[Seat]:
    """The seats as the host laid them out."""
    return [Seat(number, plan.kind, plan.name, plan.bot, list(plan.holders), plan.token, plan.invite) for number, plan in enumerate(plans)]


def bot_name(text: str) -> str:
    """What a bot is called at the table.

    >>> bot_name("search:300ms"), bot_name("greedy")
    ('Search 300ms', 'Greedy')
    """
    return text.replace(":", " ").capitalize()
