"""The seats of a match: who holds each, and who decides for it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Literal

from clutch.bots import LEVELS
from clutch.bots.personas import personas
from clutch.table.records.entries import SeatPlan

PLAY_ON = "greedy"
"""The bot that plays on for a seat that has resigned in a game of more than two."""


@dataclass
class TableSeat:
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


class Seating:
    """All seats of a match, and what follows from who sits where."""

    def __init__(self, plans: list[SeatPlan]) -> None:
        self.seats: list[TableSeat] = [
            TableSeat(number, plan.kind, plan.name, plan.bot, list(plan.holders), plan.token, plan.invite)
            for number, plan in enumerate(plans)
        ]
        self.names: list[str] = []
        """The names at the table, seat by seat."""
        self.holdings: dict[str, list[int]] = {}
        """The seats of each person."""
        self.look_again()

    def look_again(self) -> None:
        """Who is called what and holds what has changed."""
        self.names = [seat.name or f"Seat {seat.number + 1}" for seat in self.seats]
        self.holdings = {}
        for seat in self.seats:
            for person in dict.fromkeys(seat.holders):
                self.holdings.setdefault(person, []).append(seat.number)

    def held_by(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return self.holdings.get(person, [])

    def shares_screen(self, number: int) -> bool:
        """Whether somebody plays another seat too from where this one is played."""
        return any(len([other for other in self.holdings[person] if self.seats[other].plays]) > 1 for person in self.seats[number].holders)

    def people(self) -> int:
        """How many people play here."""
        return len({person for seat in self.seats if seat.plays for person in seat.holders[:1]})

    def must_consent(self, asker: int) -> list[int]:
        """Whose consent a seat needs: people who play themselves, but for those who share the asker's page."""
        mine = set(self.seats[asker].holders)
        return [
            seat.number
            for seat in self.seats
            if seat.plays and seat.stand_in is None and seat.number != asker and not mine & set(seat.holders)
        ]


def called(match: str, count: int, taken: list[str]) -> list[str]:
    """What the dragons at a table are called, in English: they follow from the match's id, and nobody has a name that is taken.

    >>> called("bcdf", 3, []) == called("bcdf", 3, []), called("bcdf", 2, called("bcdf", 1, [])) == called("bcdf", 3, [])[1:]
    (True, True)
    """
    seed = int.from_bytes(hashlib.sha256(match.encode()).digest()[:6])
    return [name.capitalize() for name in personas(seed, count, {name.lower() for name in taken})]


def bot_name(text: str, dragon: str) -> str:
    """What a bot is called at the table: a level is a dragon with a name, whatever else there is is a program.

    >>> bot_name("search:300ms", "Ember"), bot_name("greedy", "Ember"), bot_name("wyrm", "Ember")
    ('Search 300ms', 'Greedy', 'Ember')
    """
    return dragon if text in LEVELS else text.replace(":", " ").capitalize()
