"""Forgetting a person: in every match whose log names them their id, name and words are written over, and the others play on.

The log is append-only but for this. After the rewriting it gets an entry `Forgotten`, in the same transaction: by its number every process learns that the match has moved on, and by its
kind that what it holds in memory is not so any more.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, text, update

from clutch.kernel.errors import GameError
from clutch.table.matches.tokens import new_stranger
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.entries import Logged, write_entry
from clutch.table.records.notices import CHANNEL, Notice, write_notice
from clutch.table.records.schema import NAMED, analyses, log, matches, members
from clutch.table.records.store import Store
from clutch.table.records.writer import Writer
from clutch.table.rounds.rounds import Rounds
from clutch.table.upkeep.erase import erase, farewell
from clutch.table.upkeep.stored import (
    Broken,
    Members,
    Stored,
    delete_match,
    fold_log,
    members_of,
    read_log,
    read_stored,
    write_members,
    write_row,
)

GONE = 4002
"""The close code for the pages of somebody who was forgotten."""


@dataclass(frozen=True)
class Rewriting:
    """A match as it is without a person."""

    match: str
    before: list[Logged]
    after: list[Logged]
    """The whole log as it is to be, with new entries at its end; empty for a match that nobody can read, which is deleted."""
    row: dict[str, Any]
    members: Members


async def forget(store: Store, rounds: Rounds, writer: Writer, person: str) -> int:
    """Forget a person while the server runs: in how many matches. Who asks again after a crash finds only what is left."""
    matches = await store.naming(person)
    for match in matches:
        found = rounds.find(match)
        for connection in found.room.connections:
            if connection.caller.id == person:
                connection.close(GONE)
        try:
            await found.rewrite(partial(forget_once, store, writer, match, person))
        except Refused as refused:
            if refused.code is not Code.NOT_FOUND:  # what nobody can read is deleted, and cannot be opened again
                raise
    return len(matches)


async def forget_once(store: Store, writer: Writer, match: str, person: str) -> bool:
    """Write a person out of one match; False if the match has moved on meanwhile. Reading and replaying it keeps nobody waiting: the writer has only the writing to do."""
    async with store.engine.connect() as connection:
        stored = await connection.run_sync(read_stored, match)
    rewriting = await asyncio.to_thread(plan, stored, person)
    return rewriting is None or await writer.run_alone(partial(carry_out, rewriting=rewriting, process=writer.process))


def matches_of(connection: Connection, person: str) -> list[str]:
    """All matches that name a person."""
    query = select(members.c.match_id).where(members.c.person == person).distinct().order_by(members.c.match_id)
    return list(connection.execute(query).scalars())


def forget_in(connection: Connection, match: str, person: str) -> None:
    """Write a person out of one match, in the transaction of this connection."""
    rewriting = plan(read_stored(connection, match, lock=True), person)
    if rewriting is not None:
        carry_out(connection, rewriting, secrets.token_hex(6))


def plan(stored: Stored, person: str) -> Rewriting | None:
    """What a match is without a person; None if it does not name them (any more)."""
    if stored.row is None or not any(member == person for member, _ in stored.members):
        return None
    try:
        before = read_log(stored.lines)
        stranger = new_stranger()
        kept = erase([logged.entry for logged in before], person, stranger)
        after = [Logged(logged.serial, logged.at, entry) for logged, entry in zip(before, kept, strict=True)]
        folded = fold_log(stored.match, after)
        at = max(time.time(), folded.touched)
        for entry in farewell(folded, stranger):
            after.append(Logged(folded.serial + 1, at, entry))
            folded.add(after[-1])
    except Broken:
        return Rewriting(stored.match, [], [], {}, set())
    return Rewriting(stored.match, before, after, folded.row(), members_of(folded, after))


def carry_out(connection: Connection, rewriting: Rewriting, process: str) -> bool:
    """Write a match over, in the transaction of this connection; False if its log has grown since it was read."""
    match = rewriting.match
    if not rewriting.after:
        delete_match(connection, match)  # nobody can play or read it any more, and what it says of the person must go
        return True
    archived = connection.execute(select(matches.c.archived).where(matches.c.id == match).with_for_update()).scalar_one_or_none()
    newest = connection.execute(select(func.max(log.c.serial)).where(log.c.match_id == match)).scalar_one()
    if archived is None or newest != len(rewriting.before):
        return False
    for old, new in zip(rewriting.before, rewriting.after, strict=False):
        if old.entry != new.entry:
            where = (log.c.match_id == match, log.c.serial == new.serial)
            connection.execute(update(log).where(*where).values(body=write_entry(new.entry)))
    fresh = rewriting.after[len(rewriting.before) :]
    rows = [{"match_id": match, "serial": line.serial, "at": line.at, "body": write_entry(line.entry)} for line in fresh]
    connection.execute(insert(log), rows)
    write_members(connection, match, rewriting.members)
    write_row(connection, {**rewriting.row, "archived": archived})
    connection.execute(delete(analyses).where(analyses.c.match_id == match))  # those of before have words with names in them
    if connection.dialect.name == "postgresql":
        payload = write_notice(Notice(process, at={match: fresh[-1].serial}))
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
