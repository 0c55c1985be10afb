"""What is stored of a match, as it is: for tools that must not trust it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from clutch.kernel.errors import GameError
from clutch.table.matches.match import Match
from clutch.table.records.database import is_sqlite, plain, up_to_date
from clutch.table.records.entries import Logged, people_in, read_entry
from clutch.table.records.lock import hold_sqlite
from clutch.table.records.schema import NAMED, analyses, log, matches, members

PAGE = 500
"""Matches whose ids are read at once."""

Members = set[tuple[str, int]]


@dataclass(frozen=True)
class Line:
    """An entry as the table has it."""

    serial: int
    at: float
    body: str


@dataclass(frozen=True)
class Stored:
    """All lines that belong to a match."""

    match: str
    row: dict[str, Any] | None
    lines: list[Line]
    members: Members
    analyses: dict[int, str]


class Broken(Exception):
    """A log that does not add up: which entry, and why."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(f"entry {entry} {why}")
        self.entry = entry
        self.why = why


def open_stored(url: URL, *, writing: bool = False) -> Engine:
    """A database that is there already; raises `GameError`. A reader sees each time one moment of it, whatever is written meanwhile."""
    where = url.render_as_string(hide_password=True)
    if is_sqlite(url) and not Path(str(url.database)).expanduser().is_file():
        raise GameError(f"there is no database {where}")
    if is_sqlite(url):
        engine = create_engine(plain(url), connect_args={"timeout": 15})
        begin_explicitly(engine, "BEGIN IMMEDIATE" if writing else "BEGIN")
    else:
        engine = create_engine(url) if writing else create_engine(url, isolation_level="REPEATABLE READ")
    try:
        with engine.connect() as connection:
            current = up_to_date(connection)
    except SQLAlchemyError as error:
        engine.dispose()
        raise GameError(f"the database {where} cannot be opened: {reason(error)}") from None
    if not current:
        engine.dispose()
        raise GameError(f"the tables of {where} are not those of this version of Clutch: start `clutch serve` with it once")
    return engine


def reason(error: SQLAlchemyError) -> str:
    """Why a database failed, in a line."""
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]


def begin_explicitly(engine: Engine, statement: str) -> None:
    """Let SQLite's transactions begin where ours do; its driver would begin them only with the first change. What is deleted is wiped out of the file."""

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)


@contextmanager
def hold(url: URL) -> Iterator[None]:
    """Keep a SQLite file to this process as long as it is written; raises `GameError` while a server uses it. PostgreSQL is for many, and needs no lock."""
    lock = hold_sqlite(url) if is_sqlite(url) else None
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def count_matches(engine: Engine) -> int:
    """How many matches the index has."""
    with engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(matches)).scalar_one())


def match_ids(engine: Engine) -> Iterator[str]:
    """The ids of all matches of the index, page by page."""
    last = ""
    while True:
        with engine.connect() as connection:
            page = list(connection.execute(select(matches.c.id).where(matches.c.id > last).order_by(matches.c.id).limit(PAGE)).scalars())
        yield from page
        if len(page) < PAGE:
            return
        last = page[-1]


def strays(engine: Engine) -> list[str]:
    """Ids that the index does not have, though other tables do. PostgreSQL never lets it come to that."""
    found: set[str] = set()
    with engine.connect() as connection:
        for table in (log, members, analyses):
            query = select(table.c.match_id).distinct().where(~select(matches.c.id).where(matches.c.id == table.c.match_id).exists())
            found.update(connection.execute(query).scalars())
    return sorted(found)


def read_stored(connection: Connection, match: str, *, lock: bool = False) -> Stored:
    """All that is stored of a match. With `lock` nobody else can change it before the transaction ends."""
    query = select(matches).where(matches.c.id == match)
    row = connection.execute(query.with_for_update() if lock else query).mappings().first()
    lines = connection.execute(select(log.c.serial, log.c.at, log.c.body).where(log.c.match_id == match).order_by(log.c.serial))
    joined = connection.execute(select(members.c.person, members.c.seat).where(members.c.match_id == match))
    found = connection.execute(select(analyses.c.n, analyses.c.body).where(analyses.c.match_id == match))
    return Stored(
        match,
        None if row is None else dict(row),
        [Line(line.serial, line.at, line.body) for line in lines],
        {(member.person, member.seat) for member in joined},
        {line.n: line.body for line in found},
    )


def read_log(lines: list[Line]) -> list[Logged]:
    """The entries of a log; raises `Broken` with the first that is missing or unreadable."""
    logged: list[Logged] = []
    for expected, line in enumerate(lines, 1):
        if line.serial != expected:
            raise Broken(expected, f"is missing (the next is {line.serial})")
        try:
            logged.append(Logged(line.serial, line.at, read_entry(line.body)))
        except ValueError as error:
            raise Broken(expected, f"cannot be read: {error}") from None
    return logged


def fold_log(match: str, logged: list[Logged]) -> Match:
    """The match that a log adds up to; raises `Broken` with the first entry that cannot be."""
    entry = 1
    try:
        folded = Match(match, logged[0])
        for entry in range(2, len(logged) + 1):
            folded.add(logged[entry - 1])
        folded.row()
    except Exception as error:  # noqa: BLE001 - whatever the rules say to a log that cannot be
        raise Broken(entry, f"does not follow from those before it: {' '.join(str(error).split())[:200] or type(error).__name__}") from None
    return folded


def members_of(match: Match, logged: list[Logged]) -> Members:
    """The lines of `members` that follow from a log."""
    holders = {(person, seat.number) for seat in match.seats for person in seat.holders}
    return holders | {(person, NAMED) for line in logged for person in people_in(line.entry)}


def write_members(connection: Connection, match: str, expected: Members) -> None:
    """Let `members` say exactly this of a match."""
    connection.execute(delete(members).where(members.c.match_id == match))
    if expected:
        connection.execute(insert(members), [{"person": person, "match_id": match, "seat": seat} for person, seat in sorted(expected)])


def write_row(connection: Connection, row: dict[str, Any], *, new: bool = False) -> None:
    """Write a match's line of the index."""
    connection.execute(insert(matches).values(row) if new else update(matches).where(matches.c.id == row["id"]).values(row))


def delete_match(connection: Connection, match: str) -> None:
    """Delete a match wholly."""
    for table in (analyses, members, log):
        connection.execute(delete(table).where(table.c.match_id == match))
    connection.execute(delete(matches).where(matches.c.id == match))


def wipe(url: URL) -> None:
    """Empty the write-ahead log of a SQLite file, in which deleted text could still be read."""
    with closing(sqlite3.connect(str(Path(str(url.database)).expanduser()), timeout=15)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
