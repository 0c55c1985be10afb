"""New links to a seat."""

from __future__ import annotations

from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.entries import AnyEntry, Linked


def renew_link(match: Match, caller: Person, number: int, shown: str) -> list[AnyEntry]:
    """A new link to one's seat, or, for the host, to an open one; the old link is dead then, and nobody else holds the seat any more."""
    seat = match.seats[number] if number < len(match.seats) else None
    if seat is not None and seat.kind == "person" and caller.id in seat.holders:
        return [Linked(number, token=shown, keeper=caller.id)]
    if seat is not None and seat.kind == "open" and caller.is_host(match) and match.status == "open":
        return [Linked(number, invite=shown)]
    raise Refused(Code.FORBIDDEN, "Only a seat’s player, or the host for an open seat, can have a new link.")
