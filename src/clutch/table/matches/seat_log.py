"""What the entries about seats make of a match: who sits down, leaves, is stood in for, or is called otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clutch.kernel.record import Seat as RecordSeat
from clutch.table.matches.seat import TableSeat
from clutch.table.records import entries as log

if TYPE_CHECKING:
    from clutch.table.matches.match import Match


def fold_seat(match: Match, entry: log.AnyEntry) -> None:
    """Something happened to a seat."""
    match entry:
        case log.Claimed():
            seat = match.seats[entry.seat]
            seat.kind, seat.name, seat.token, seat.invite, seat.holders = "person", entry.name, entry.token, None, [entry.person]
            match.tell("claimed", seat=entry.seat)
        case log.CameBack():
            match.seats[entry.seat].holders.append(entry.person)
        case log.Left():
            match.tell("left", seat=entry.seat)
            match.seats[entry.seat] = TableSeat(entry.seat, "open", "", invite=entry.invite)
        case log.Linked():
            seat = match.seats[entry.seat]
            seat.token, seat.invite = entry.token, entry.invite
            if entry.keeper is not None:
                seat.holders = [entry.keeper]
        case log.Filled():
            match.seats[entry.seat] = TableSeat(entry.seat, "bot", entry.name, entry.bot)
            match.tell("filled", seat=entry.seat)
        case log.StoodIn():
            if entry.flag:
                match.tell("flagged", seat=entry.seat)
            match.seats[entry.seat].stand_in = entry.bot
            match.tell("stood_in", seat=entry.seat)
        case log.HandedBack():
            match.seats[entry.seat].stand_in = None
            if match.clocks is not None:
                match.clocks.renew(entry.seat)
            match.tell("handed_back", seat=entry.seat)
        case log.Renamed():
            match.seats[entry.seat].name = entry.name
            if match.referee is not None:
                match.referee.record.seats[entry.seat] = RecordSeat(entry.name, match.seats[entry.seat].bot)
        case _:
            raise AssertionError(f"no such entry: {entry}")
    match.seating.look_again()
