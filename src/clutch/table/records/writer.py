"""The one writer of a process: commits many matches' entries in one transaction (group commit).

It has a thread of its own, and one transaction is one piece of work for it. While one transaction is under way the next ones gather; so the more is going on, the more entries share one commit. Whether an entry was stored is decided by the primary key
of the log alone: the first to take a number has it, in whichever process.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.bulk import Bulk, PostgresBulk, SqliteBulk
from clutch.table.records.database import NO_ANSWER
from clutch.table.records.entries import PRIVATE, Logged, people_in, write_entry
from clutch.table.records.notices import CHANNEL, notices_of
from clutch.table.records.schema import NAMED, log, matches, members

LOGGER = logging.getLogger("clutch.table.records")
LARGEST_BATCH = 400
"""Matches in one transaction."""
ATTEMPTS = 3

PASSING = (OperationalError, InterfaceError, PoolTimeout, OSError)
"""What a database raises that is away, locked or full: it may be back at the next attempt."""

T = TypeVar("T")
Row = dict[str, Any]


class Append(msgspec.Struct):
    """Entries to store for one match, and the index line that follows from them."""

    match: str
    entries: list[Logged]
    row: Row
    """The line of `matches` after these entries."""
    new: bool = False
    """Whether the match itself is new."""
    members: list[tuple[str, int]] = []
    """Who holds which seat from now on."""
    gone: list[tuple[str, int]] = []
    """Who no longer does."""

    def public(self) -> int:
        """How many of the entries everybody may know of."""
        return sum(not isinstance(logged.entry, PRIVATE) for logged in self.entries)


Wait = tuple[Append, "asyncio.Future[bool]"]
"""What is to be stored, and who waits for it."""


def refuse(batch: list[Wait], code: Code, text: str) -> None:
    """Tell everybody who still waits that nothing was stored."""
    for _, future in batch:
        if not future.done():
            future.set_exception(Refused(code, text))


class Overtaken(Exception):
    """Another writer has one of the numbers of a batch already."""


class Writer:
    """Takes `Append`s and answers each with whether it was stored."""

    def __init__(self, engine: Engine, process: str) -> None:
        self.engine = engine
        self.process = process
        """The name under which this process tells the others what it wrote."""
        self.notifies = engine.dialect.name == "postgresql"
        self.queue: asyncio.Queue[Wait] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.thread = ThreadPoolExecutor(1, "writer")
        self.commits = 0
        self.stored = 0
        """Commits and entries that hold something public. What is private to a seat is not counted: a number that moves would tell of it."""
        dialect = postgresql if self.notifies else sqlite
        self.insert_log = dialect.insert(log).on_conflict_do_nothing().returning(log.c.match_id, log.c.serial)
        self.insert_match = dialect.insert(matches).on_conflict_do_nothing()
        self.insert_member = dialect.insert(members).on_conflict_do_nothing()
        self.bulk: Bulk = PostgresBulk() if self.notifies else SqliteBulk()

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """Write what is left, and end."""
        if self.task is not None:
            if not self.task.done():
                await self.queue.join()
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
        self.thread.shutdown()
        self.engine.dispose()

    async def append(self, item: Append) -> bool:
        """Store entries: True once they are durable, False if another writer was first with one of their numbers."""
        if self.task is None or self.task.done():
            raise Refused(Code.BUSY, NO_ANSWER)  # whoever asked now would wait for ever
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((item, stored))
        return await stored

    async def run(self) -> None:
        """Commit batch after batch."""
        batch: list[Wait] = []
        try:
            while True:
                batch = [await self.queue.get()]
                while not self.queue.empty() and len(batch) < LARGEST_BATCH:
                    batch.append(self.queue.get_nowait())
                await self.commit_all(batch)
                for _ in batch:
                    self.queue.task_done()
        finally:  # nobody writes from now on: whoever waits is told so
            while not self.queue.empty():
                batch.append(self.queue.get_nowait())
            refuse(batch, Code.BUSY, NO_ANSWER)

    async def commit_all(self, batch: list[Wait]) -> None:
        """Commit a batch and answer everybody in it. A database that is away for good refuses them all; what cannot be stored itself is found, and refused alone."""
        loop = asyncio.get_running_loop()
        batch.sort(key=lambda pair: pair[0].match)  # two processes that lock rows in one order cannot block each other
        for attempt in range(ATTEMPTS):
            try:
                stored = await loop.run_in_executor(self.thread, self.commit_or_miss, [item for item, _ in batch])
            except PASSING as error:
                LOGGER.warning("a commit of %d matches failed: %s", len(batch), type(error).__name__)
                await asyncio.sleep(0.05 * 4**attempt)
                continue
            except Exception:
                if len(batch) == 1:
                    LOGGER.exception("match %s: its entries cannot be stored", batch[0][0].match)
                    refuse(batch, Code.FAULT, "Something went wrong on our side: nothing was changed.")
                else:
                    for one in batch:
                        await self.commit_all([one])
                return
            public = sum(item.public() for (item, _), good in zip(batch, stored, strict=True) if good)
            self.stored += public
            self.commits += public > 0
            for (_, future), good in zip(batch, stored, strict=True):
                if not future.done():
                    future.set_result(good)
            return
        refuse(batch, Code.BUSY, NO_ANSWER)

    async def run_alone(self, job: Callable[[Connection], T]) -> T:
        """Let a job change the database in a transaction of its own, while nothing else is written here."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.transact, job)

    def transact(self, job: Callable[[Connection], T]) -> T:
        """A job in one transaction."""
        with self.engine.begin() as connection:
            return job(connection)

    def commit_or_miss(self, items: list[Append]) -> list[bool]:
        """One transaction; an item alone whose match was deleted at this very moment is not stored, and nothing is wrong with that."""
        try:
            return self.commit(items)
        except IntegrityError:
            if len(items) > 1 or items[0].new or self.is_there(items[0].match):
                raise
            return [False]

    def is_there(self, match: str) -> bool:
        """Whether a match is stored."""
        with self.engine.connect() as connection:
            return connection.execute(select(matches.c.id).where(matches.c.id == match)).first() is not None

    def commit(self, items: list[Append]) -> list[bool]:
        """One transaction: which of the items were stored. As a rule all of them are, at once; if another writer was first somewhere, they are looked at one by one."""
        try:
            with self.engine.begin() as connection:
                self.create(connection, items)
                lines = [(item.match, logged.serial, logged.at, write_entry(logged.entry)) for item in items for logged in item.entries]
                if self.bulk.insert_log(connection, lines) < len(lines):
                    raise Overtaken
                self.index(connection, items)
                stored = [True] * len(items)
        except Overtaken:
            stored = self.commit_one_by_one(items)
        return stored

    def commit_one_by_one(self, items: list[Append]) -> list[bool]:
        """The same for a batch in which some numbers are taken."""
        with self.engine.begin() as connection:
            self.create(connection, items)
            rows = [
                {"match_id": item.match, "serial": logged.serial, "at": logged.at, "body": write_entry(logged.entry)}
                for item in items
                for logged in item.entries
            ]
            found = {(row.match_id, row.serial) for row in connection.execute(self.insert_log, rows)}
            stored = [self.settle(connection, item, found) for item in items]
            self.index(connection, [item for item, kept in zip(items, stored, strict=True) if kept])
        return stored

    def create(self, connection: Connection, items: list[Append]) -> None:
        """The index lines of new matches."""
        created = [item.row for item in items if item.new]
        if created:
            connection.execute(self.insert_match, created)

    def index(self, connection: Connection, good: list[Append]) -> None:
        """What follows from entries that are stored: index lines, who holds which seat, and the news for other processes."""
        changed = {item.match: item.row for item in good if not item.new}
        if changed:
            self.bulk.update_index(connection, list(changed.values()))
        joined = [
            {"person": person, "match_id": item.match, "seat": seat} for item in good for person, seat in [*item.members, *named(item)]
        ]
        if joined:
            connection.execute(self.insert_member, joined)
        for item in good:
            for person, seat in item.gone:
                where = (members.c.person == person, members.c.match_id == item.match, members.c.seat == seat)
                connection.execute(delete(members).where(*where))
        if self.notifies and good:
            self.notify(connection, good)

    def settle(self, connection: Connection, item: Append, found: set[tuple[str, int]]) -> bool:
        """Whether all entries of an item went in; if only some did, they are taken out again before anybody can see them."""
        mine = [logged.serial for logged in item.entries if (item.match, logged.serial) in found]
        found.difference_update((item.match, serial) for serial in mine)  # two of one batch may want the same number: the first has it
        if len(mine) == len(item.entries):
            return True
        if mine:
            connection.execute(delete(log).where(log.c.match_id == item.match, log.c.serial.in_(mine)))
        return False

    def notify(self, connection: Connection, good: list[Append]) -> None:
        """Tell the other processes what was stored; they hear it when the transaction commits."""
        for notice in notices_of(self.process, [(item.match, item.entries) for item in good]):
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, notice))


def named(item: Append) -> list[tuple[str, int]]:
    """Whom the new entries name, wherever they sit."""
    return [(person, NAMED) for logged in item.entries for person in people_in(logged.entry)]
