"""Writing a person out of a match's log: their id, their name, what they said, and the links to their seats."""

from __future__ import annotations

import msgspec

from clutch.table.matches.match import Match
from clutch.table.matches.seat import PLAY_ON
from clutch.table.matches.tokens import hashed, is_stranger, new_token
from clutch.table.records.entries import (
    Abandoned,
    AnyEntry,
    CameBack,
    Claimed,
    Created,
    Filled,
    Forgotten,
    Left,
    Linked,
    Renamed,
    Said,
    SeatPlan,
    StoodIn,
)

SOMEBODY = "Somebody"
"""What everybody is called who was forgotten."""


class Eraser:
    """Goes through a log from its beginning, and knows at each entry which seats the person held then."""

    def __init__(self, person: str, stranger: str, entries: list[AnyEntry]) -> None:
        self.person = person
        self.stranger = stranger
        """The id that takes the person's place."""
        self.taken = {name.lower() for entry in entries for name in names_in(entry)}
        self.aliases: dict[int, str] = {}
        self.held: dict[int, str] = {}
        """The seats that the person holds, with what they are called."""
        self.borrowed: dict[int, str] = {}
        """Seats of others that bear the person's name."""

    def alias(self, seat: int) -> str:
        """What a seat is called from now on; different from all other seats."""
        if seat not in self.aliases:
            name, number = SOMEBODY, 2
            while name.lower() in self.taken:
                name = f"{SOMEBODY} {number}"
                number += 1
            self.taken.add(name.lower())
            self.aliases[seat] = name
        return self.aliases[seat]

    def erase(self, entry: AnyEntry) -> AnyEntry:
        """An entry as it is kept."""
        match entry:
            case Created():
                seats = [self.plan(number, plan) for number, plan in enumerate(entry.seats)]
                return msgspec.structs.replace(entry, seats=seats, host=self.stranger if entry.host == self.person else entry.host)
            case Claimed():
                self.give_up(entry.seat)
                if entry.person == self.person:
                    self.held[entry.seat] = entry.name
                    return Claimed(entry.seat, self.stranger, self.alias(entry.seat), dead())
            case CameBack():
                if entry.person == self.person:
                    self.held.setdefault(entry.seat, "")
                    return CameBack(entry.seat, self.stranger)
            case Left() | Filled():
                self.give_up(entry.seat)
            case Linked():
                if entry.keeper is not None and entry.keeper != self.person and entry.seat in self.held:
                    self.borrowed[entry.seat] = self.held.pop(entry.seat)  # a new link is for its keeper alone; the name stays
                if entry.seat in self.held:
                    return Linked(entry.seat, token=dead(), keeper=None if entry.keeper is None else self.stranger)
            case Renamed():
                self.borrowed.pop(entry.seat, None)
                if entry.seat in self.held:
                    self.held[entry.seat] = entry.name
                    return Renamed(entry.seat, self.alias(entry.seat))
            case Said():
                return self.said(entry)
            case _:
                pass
        return entry

    def give_up(self, seat: int) -> None:
        """The seat is somebody else's from now on, with another name."""
        self.held.pop(seat, None)
        self.borrowed.pop(seat, None)

    def plan(self, number: int, plan: SeatPlan) -> SeatPlan:
        """A seat as the host laid it out."""
        if self.person in plan.holders:
            self.held[number] = plan.name
            holders = [self.stranger if holder == self.person else holder for holder in plan.holders]
            return msgspec.structs.replace(plan, name=self.alias(number), holders=holders, token=dead(), named="")
        if plan.named == self.person:
            self.borrowed[number] = plan.name
            return msgspec.structs.replace(plan, name=self.alias(number), named="")
        return plan

    def said(self, entry: Said) -> Said:
        """What was said: by the person, or, where an old entry does not tell, on a seat that the person held."""
        if entry.person == self.person or (not entry.person and entry.seat in self.held):
            name = SOMEBODY if entry.seat is None else self.alias(entry.seat)
            return Said(entry.seat, name, "", self.stranger)
        if entry.seat is not None and self.borrowed.get(entry.seat) == entry.name:
            return msgspec.structs.replace(entry, name=self.alias(entry.seat))
        return entry


def names_in(entry: AnyEntry) -> list[str]:
    """The names of seats that an entry gives."""
    if isinstance(entry, Created):
        return [plan.name for plan in entry.seats]
    return [entry.name] if isinstance(entry, (Claimed, Filled, Renamed)) else []


def dead() -> str:
    """The hash of a token that nobody has."""
    return hashed(new_token())


def erase(entries: list[AnyEntry], person: str, stranger: str) -> list[AnyEntry]:
    """A log without a person; as many entries as before."""
    eraser = Eraser(person, stranger, entries)
    return [eraser.erase(entry) for entry in entries]


def farewell(match: Match, stranger: str) -> list[AnyEntry]:
    """What the table does when a person is forgotten, so that the others can play on."""
    seats = match.seating.held_by(stranger)
    entries: list[AnyEntry] = [Forgotten(seats)]
    if match.status == "over":
        return entries
    if match.status == "open":
        if match.created.host == stranger:
            return [*entries, Abandoned(None)]
        return [*entries, *(Left(seat, dead()) for seat in seats if match.seats[seat].holders == [stranger])]
    if seats and not any(seat.plays and not all(is_stranger(holder) for holder in seat.holders) for seat in match.seats):
        return [*entries, Abandoned(None)]
    deserted = [match.seats[seat] for seat in seats if all(is_stranger(holder) for holder in match.seats[seat].holders)]
    return [*entries, *(StoodIn(seat.number, PLAY_ON) for seat in deserted if seat.plays and seat.stand_in is None)]
