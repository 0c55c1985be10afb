"""The services of a running server: everything that a request may need, made once at the start and passed in."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from clutch.kernel.chance import Chance, SystemLuck
from clutch.table.memory.carrying import Carrying
from clutch.table.records.database import is_sqlite, open_database, open_for_writing
from clutch.table.records.store import Store
from clutch.table.records.writer import Writer
from clutch.table.rounds.analysis import Analyses
from clutch.table.rounds.rounds import KEPT, Rounds
from clutch.table.rounds.ticker import Ticker
from clutch.table.safety.cookies import Cookies
from clutch.table.safety.limits import Limits
from clutch.table.safety.lines import MOST_SOCKETS, Lines, Network
from clutch.table.upkeep.retention import Keep, Retention
from clutch.table.workers.pool import Pool

if TYPE_CHECKING:
    from clutch.table.rounds.news import News

LOGGER = logging.getLogger("clutch.table.services")


@dataclass(frozen=True)
class ServerSettings:
    """What the operator chose."""

    database: URL
    workers: int = 1
    """Processes in which bots think."""
    limits: bool = True
    origins: frozenset[str] = frozenset()
    """Other origins whose pages may talk to this server."""
    host: str = "127.0.0.1"
    """The address that it listens on."""
    host_names: frozenset[str] = frozenset()
    """Names by which people call this server."""
    proxies: tuple[Network, ...] = ()
    """Proxies in front of this server, which say for whom they ask."""
    secure: bool = False
    """Whether people reach us over HTTPS, so that cookies stay on it."""
    kept: float = KEPT
    """Seconds that an idle match stays in memory."""
    keep: Keep = field(default_factory=Keep)
    """How long matches are kept."""
    ticker: Ticker = field(default_factory=Ticker)
    """The time; tests bring their own."""
    luck: Chance = field(default_factory=SystemLuck)
    """What cards are dealt and dice rolled with; tests bring their own."""


class Services:
    """The parts of a running server."""

    def __init__(self, settings: ServerSettings, limits: Limits | None = None) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.started = time.time()
        self.engine: AsyncEngine = open_database(settings.database)
        self.store = Store(self.engine)
        self.writer = Writer(open_for_writing(settings.database), self.process)
        self.pool = Pool(settings.workers)
        self.rounds = Rounds(self.store, self.writer, self.pool, settings.kept, settings.ticker, settings.luck)
        self.analyses = Analyses(self.store, self.rounds, self.pool)
        self.retention = Retention(self.writer, self.rounds, settings.keep)
        self.limits = limits if limits is not None else Limits(settings.limits)
        self.sockets = Lines(settings.proxies, MOST_SOCKETS if settings.limits else sys.maxsize)
        """The open sockets by address."""
        self.news: News | None = None
        """Between processes; SQLite has only one."""
        if not is_sqlite(settings.database):
            from clutch.table.rounds.news import News  # PostgreSQL's driver is loaded only where it is used

            self.news = News(self.engine, settings.database, self.rounds, self.process)
        self.cookies = Cookies(secrets.token_urlsafe(32))
        """Signs with the shared secret once the server has opened."""
        self.carrying = Carrying(secrets.token_urlsafe(32))
        self.failure: str | None = None
        """Why this process can serve no longer, once it cannot."""
        self.closing = False

    async def open(self) -> None:
        """Start all parts."""
        self.cookies = Cookies(await self.store.secret("cookies"))
        self.carrying = Carrying(await self.store.secret("cookies"))
        self.writer.start()
        if self.writer.task is not None:
            self.writer.task.add_done_callback(self.writer_ended)
        self.pool.start()
        self.rounds.start()
        self.retention.start()
        if self.news is not None:
            self.news.start()
        await self.analyses.start()

    async def close(self) -> None:
        """Stop all parts; what was acknowledged is stored already."""
        self.closing = True
        await self.retention.stop()
        await self.analyses.stop()
        if self.news is not None:
            await self.news.stop()
        await self.rounds.stop()
        await self.pool.stop()
        await self.writer.stop()
        await self.engine.dispose()

    def writer_ended(self, task: asyncio.Task[None]) -> None:
        """Without its writer a server can only refuse: it says why and ends, so that whoever watches over it starts it again."""
        if not self.closing:
            self.failure = "the writer was cancelled" if task.cancelled() else f"the writer ended: {task.exception()!r}"
            LOGGER.critical("this server ends: %s", self.failure)

    def presence_changed(self, match: str) -> None:
        """Tell other processes that somebody came or went."""
        if self.news is not None:
            self.news.presence_changed(match)
