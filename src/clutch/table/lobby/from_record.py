"""Matches that go on from a game that was played: an uploaded record, or a position of a finished match."""

from __future__ import annotations

import msgspec

import clutch
from clutch.kernel.errors import GameError
from clutch.kernel.record import Record, read_record
from clutch.kernel.referee import Replay
from clutch.table.lobby.new_match import make, plan_seats
from clutch.table.matches.match import Match
from clutch.table.matches.names import clean_name
from clutch.table.matches.person import Person
from clutch.table.matches.tokens import is_stranger, new_match_id
from clutch.table.matches.verbs.conduct import check_bot, sentence
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import MatchMade
from clutch.table.records.entries import AnyEntry, Created, Moved, Started, TakenBack
from clutch.table.rounds.rounds import Rounds
from clutch.table.slices import Slices

MOST_ENTRIES = 5_000
"""Decisions and takings back of a record that somebody brings along. The longest games that were ever seen had some 1,500."""


async def read_upload(text: str) -> Record:
    """A record that follows the rules to its last line; refuses others with the line that is wrong."""
    if text.count("\n") > MOST_ENTRIES + 2:
        raise Refused(Code.BAD_RECORD, f"This record is too long: this table takes up to {MOST_ENTRIES} entries.")
    slices = Slices()
    try:
        record = read_record(text)
        await slices.pause()
        again = Replay(clutch.game(record.game), record)
        while again.step():
            await slices.pause()
    except GameError as error:
        raise Refused(Code.BAD_RECORD, sentence(str(error))) from None
    return record


def script(record: Record, entries: int) -> list[AnyEntry]:
    """A record's first entries as a match's log has them."""
    game = clutch.game(record.game)
    log: list[AnyEntry] = [Started(list(record.luck))]
    for entry in record.entries[:entries]:
        if entry.undone:
            log.append(TakenBack(entry.seat, entry.undone))
        else:
            log.append(Moved(entry.seat, game.parse(entry.move), list(entry.luck)))
    return log


def wishes(record: Record, seats: list[str] | None) -> list[str]:
    """Who plays on: as asked for, or the record's bots and for everybody else the one who asks."""
    if seats:
        if len(seats) != record.players or "open" in seats:
            raise Refused(Code.BAD_OPTIONS, f"A game that goes on has {record.players} seats, each “me” or a bot.")
        return seats
    return [f"bot:{known_bot(seat.bot)}" if seat.bot is not None else "me" for seat in record.seats]


def known_bot(bot: str) -> str:
    """A record's bot, or the usual one where this table does not have it."""
    try:
        return check_bot(bot)
    except Refused:
        return "search"


def named_after(source: Match, caller: Person, seat: int) -> str:
    """The other person whose name a seat bears when a match goes on."""
    holders = source.seats[seat].holders
    person = holders[0] if holders else source.created.seats[seat].named
    return "" if person == caller.id or is_stranger(person) else person


async def go_on(rounds: Rounds, caller: Person, record: Record, entries: int, seats: list[str] | None, source: Match | None) -> MatchMade:
    """A new match that begins with a record's first entries."""
    asked = wishes(record, seats)
    names = [clean_name(seat.name) or caller.name for seat in record.seats]
    mine = [name for name, wish in zip(names, asked, strict=True) if wish == "me"]
    match = new_match_id()
    plans, links = plan_seats(match, asked, caller, mine, names if seats is None else None)
    if source is not None:
        plans = [msgspec.structs.replace(plan, named=named_after(source, caller, seat)) for seat, plan in enumerate(plans)]
    created = Created(
        record.game,
        record.rules,
        record.options,
        plans,
        caller.id,
        branched_from=source.id if source is not None else None,
        brought=source is None,
    )
    return await make(rounds, created, links, script(record, entries), match_id=match)
