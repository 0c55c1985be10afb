"""Asking for advice."""

from __future__ import annotations

from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.matches.verbs.play import running
from clutch.table.protocol.codes import Code, Refused


def ask_hint(match: Match, caller: Person, wanted: int | None) -> int:
    """The seat for which a person may ask what a bot would do: one that decides now."""
    seat = caller.seat(match, wanted)
    running(match)
    if not match.asks(seat):
        raise Refused(Code.NOT_YOUR_TURN, "A hint is for the seat that decides now.")
    return seat
