"""The services of a running server: everything that a request may need, made once at the start and passed in."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from clutch.table.records.database import is_sqlite, open_database, open_for_writing
from clutch.table.records.store import Store
from clutch.table.records.writer import Writer
from clutch.table.rounds.analysis import Analyses
from clutch.table.rounds.rounds import KEPT, Rounds
from clutch.table.rounds.ticker import Ticker
from clutch.table.safety.cookies import Cookies
from clutch.table.safety.limits import Limits
from clutch.table.workers.pool import Pool

if TYPE_CHECKING:
    from clutch.table.rounds.news import News


@dataclass(frozen=True)
class ServerSettings:
    """What the operator chose."""

    database: URL
    workers: int = 1
    """Processes in which bots think."""
    limits: bool = True
    origins: frozenset[str] = frozenset()
    """Other origins whose pages may talk to this server."""
    secure: bool = False
    """Whether people reach us over HTTPS, so that cookies stay on it."""
    kept: float = KEPT
    """Seconds that an idle match stays in memory."""
    ticker: Ticker = field(default_factory=Ticker)
    """The time; tests bring their own."""


class Services:
    """The parts of a running server."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(6)
        self.started = time.time()
        self.engine: AsyncEngine = open_database(settings.database)
        self.store = Store(self.engine)
        self.writer = Writer(open_for_writing(settings.database), self.process)
        self.pool = Pool(settings.workers)
        self.rounds = Rounds(self.store, self.writer, self.pool, settings.kept, settings.ticker)
        self.analyses = Analyses(self.store, self.rounds, self.pool)
        self.limits = Limits(settings.limits)
        self.news: News | None = None
        """Between processes; SQLite has only one."""
        if not is_sqlite(settings.database):
            from clutch.table.rounds.news import News  # PostgreSQL's driver is loaded only where it is used

            self.news = News(self.engine, settings.database, self.rounds, self.process)
        self.cookies = Cookies(secrets.token_urlsafe(32))
        """Signs with the shared secret once the server has opened."""

    async def open(self) -> None:
        """Start all parts."""
        self.cookies = Cookies(await self.store.secret("cookies"))
        self.writer.start()
        self.pool.start()
        self.rounds.start()
        if self.news is not None:
            self.news.start()
        await self.analyses.start()

    async def close(self) -> None:
        """Stop all parts; what was acknowledged is stored already."""
        await self.analyses.stop()
        if self.news is not None:
            await self.news.stop()
        await self.rounds.stop()
        await self.pool.stop()
        await self.writer.stop()
        await self.engine.dispose()

    def presence_changed(self, match: str) -> None:
        """Tell other processes that somebody came or went."""
        if self.news is not None:
            self.news.presence_changed(match)
