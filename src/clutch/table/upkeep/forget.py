"""Forgetting a person: in every match whose log names them their id, name and words are written over, and the others play on.

The log is append-only but for this. After the rewriting it gets an entry `Forgotten`, in the same transaction: by its number every process learns that the match has moved on, and by its
kind that what it holds in memory is not so any more.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import time
from functools import partial

from sqlalchemy import Connection, Engine, delete, insert, select, text, update

from clutch.kernel.errors import GameError
from clutch.table.matches.tokens import new_stranger
from clutch.table.protocol.codes import Refused
from clutch.table.records.entries import Logged, write_entry
from clutch.table.records.schema import NAMED, analyses, log, members
from clutch.table.records.store import Store
from clutch.table.records.writer import CHANNEL
from clutch.table.rounds.rounds import Rounds
from clutch.table.upkeep.erasing import erase, farewell
from clutch.table.upkeep.stored import Broken, delete_match, fold_log, members_of, read_log, read_stored, write_members, write_row


async def forget(store: Store, rounds: Rounds, person: str, process: str) -> int:
    """Forget a person while the server runs: in how many matches. Who asks again after a crash finds only what is left."""
    matches = await store.naming(person)
    for match in matches:
        found = rounds.find(match)
        for connection in found.room.connections:
            if connection.caller.id == person:
                connection.close(GONE)
        with contextlib.suppress(Refused):  # what nobody can read is deleted, and cannot be opened again
            await found.rewrite(partial(forget_in, match=match, person=person, process=process))
    return len(matches)


GONE = 4002
"""The close code for the pages of somebody who was forgotten."""


def matches_of(connection: Connection, person: str) -> list[str]:
    """All matches that name a person."""
    query = select(members.c.match_id).where(members.c.person == person).distinct().order_by(members.c.match_id)
    return list(connection.execute(query).scalars())


def forget_in(connection: Connection, match: str, person: str, process: str | None = None) -> bool:
    """Write a person out of one match, in the transaction of this connection; False if it does not name them (any more)."""
    stored = read_stored(connection, match, lock=True)
    if stored.row is None or not any(member == person for member, _ in stored.members):
        return False
    try:
        before = read_log(stored.lines)
        stranger = new_stranger()
        kept = erase([logged.entry for logged in before], person, stranger)
        after = [Logged(logged.serial, logged.at, entry) for logged, entry in zip(before, kept, strict=True)]
        folded = fold_log(match, after)
        at = max(time.time(), folded.touched)
        for entry in farewell(folded, stranger):
            after.append(Logged(folded.serial + 1, at, entry))
            folded.add(after[-1])
    except Broken:
        delete_match(connection, match)  # nobody can play or read it any more, and what it says of the person must go
        return True
    for old, new in zip(before, after, strict=False):
        if old.entry != new.entry:
            where = (log.c.match_id == match, log.c.serial == new.serial)
            connection.execute(update(log).where(*where).values(body=write_entry(new.entry)))
    fresh = after[len(before) :]
    connection.execute(
        insert(log), [{"match_id": match, "serial": line.serial, "at": line.at, "body": write_entry(line.entry)} for line in fresh]
    )
    write_members(connection, match, members_of(folded, after))
    write_row(connection, {**folded.row(), "archived": stored.row["archived"]})
    connection.execute(delete(analyses).where(analyses.c.match_id == match))  # its words have names in them
    if connection.dialect.name == "postgresql":
        payload = json.dumps({"from": process or secrets.token_hex(6), "at": {match: folded.serial}}, separators=(",", ":"))
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
    return True


def find_person(engine: Engine, given: str) -> str:
    """Whom an operator means: a person's id, or `MATCH:SEAT`, the seat counted from 1; raises `GameError`."""
    match, colon, seat = given.partition(":")
    with engine.connect() as connection:
        if not colon:
            if not matches_of(connection, given):
                raise GameError(f"no match names the person “{given[:40]}”: give an id, or MATCH:SEAT")
            return given
        if not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
            raise GameError(f"“{given[:60]}” is no seat: write MATCH:SEAT, the seat counted from 1")
        held = select(members.c.person).where(members.c.match_id == match, members.c.seat == int(seat) - 1, members.c.seat != NAMED)
        holders = list(connection.execute(held).scalars())
    if len(holders) != 1:
        raise GameError(f"{len(holders) or 'no'} people hold seat {seat} of “{match[:24]}”: give the person’s id")
    return str(holders[0])
