"""Deleting old matches wholly, in small batches: by the server beside its work, or by `clutch prune`."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, delete, false, func, or_, select, text
from sqlalchemy.exc import SQLAlchemyError

from clutch.table.records.notices import CHANNEL, Notice, write_notice
from clutch.table.records.schema import BROKEN, analyses, log, matches, members
from clutch.table.records.writer import Writer
from clutch.table.rounds.rounds import Rounds

LOGGER = logging.getLogger("clutch.table.upkeep")
DAY = 86400.0
BATCH = 20
"""Matches that are deleted in one transaction."""
PAUSE = 0.5
"""Seconds between two batches of a server."""
EVERY = 3600.0
"""Seconds between two looks for old matches."""


@dataclass(frozen=True)
class Keep:
    """How many days matches are kept after their last entry; None keeps them for good."""

    finished: int | None = None
    """Matches that are over."""
    abandoned: int | None = None
    """Matches that nobody has ended."""
    broken: bool = True
    """Whether matches that are set aside are kept, too."""

    @property
    def forever(self) -> bool:
        """Whether nothing is ever deleted."""
        return self.finished is None and self.abandoned is None and self.broken

    def outdated(self, now: float) -> ColumnElement[bool]:
        """Which matches are old enough to be deleted."""
        old: list[ColumnElement[bool]] = [] if self.broken else [matches.c.status == BROKEN]
        if self.finished is not None:
            old.append(and_(matches.c.status == "over", matches.c.touched < now - self.finished * DAY))
        if self.abandoned is not None:
            old.append(and_(matches.c.status.in_(["open", "running", "paused"]), matches.c.touched < now - self.abandoned * DAY))
        return or_(false(), *old)


def count_outdated(connection: Connection, keep: Keep, now: float) -> int:
    """How many matches would be deleted."""
    return int(connection.execute(select(func.count()).select_from(matches).where(keep.outdated(now))).scalar_one())


def delete_batch(connection: Connection, keep: Keep, now: float, process: str | None = None) -> list[str]:
    """Delete a few old matches in the transaction of this connection: which; none when there are no more."""
    # A match at which somebody is busy this very moment is left for the next time.
    query = select(matches.c.id).where(keep.outdated(now)).order_by(matches.c.id).limit(BATCH).with_for_update(skip_locked=True)
    gone = list(connection.execute(query).scalars())
    if not gone:
        return []
    for table in (analyses, members, log):
        connection.execute(delete(table).where(table.c.match_id.in_(gone)))
    connection.execute(delete(matches).where(matches.c.id.in_(gone)))
    if connection.dialect.name == "postgresql":
        payload = write_notice(Notice(process or secrets.token_hex(6), gone=gone))
        connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
    return gone


class Retention:
    """Deletes old matches while the server runs."""

    def __init__(self, writer: Writer, rounds: Rounds, keep: Keep) -> None:
        self.writer = writer
        self.rounds = rounds
        self.keep = keep
        self.deleted = 0
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, unless everything is kept."""
        if not self.keep.forever:
            self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """End; what was not deleted yet is deleted another time."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Look from time to time."""
        while True:
            try:
                await self.look()
            except SQLAlchemyError as error:
                LOGGER.warning("old matches could not be deleted: %s", type(error).__name__)
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Delete what is old now, batch by batch, with pauses for whoever plays."""
        now = time.time()
        while gone := await self.writer.run_alone(lambda connection: delete_batch(connection, self.keep, now, self.writer.process)):
            self.rounds.drop(gone)
            self.deleted += len(gone)
            await asyncio.sleep(PAUSE)
