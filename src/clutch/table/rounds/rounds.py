"""All rounds of this process: found by match, let go when idle, and woken by timers and by news from other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time

from clutch.kernel.chance import Chance, SystemLuck
from clutch.table.matches.index_line import BOT_GRACE
from clutch.table.matches.match import Match
from clutch.table.matches.verbs.conduct import flag
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.database import AWAY
from clutch.table.records.store import Store
from clutch.table.records.writer import Append, Writer
from clutch.table.rounds.round import Round
from clutch.table.rounds.ticker import Ticker
from clutch.table.workers.pool import Pool

LOGGER = logging.getLogger("clutch.table.rounds")
KEPT = 60.0
"""Seconds that an idle match stays in memory; its pages may stay connected for days."""
TICK = 0.5
"""Seconds between two looks at the timers."""
ARCHIVED_AFTER = 60 * 86400.0
"""Seconds without any entry after which a match is put aside."""
SWEEP = 20
"""Ticks between two sweeps of memory."""
ARCHIVE = 7200
"""Ticks between two looks for matches to put aside."""

DELETED = 4003
"""The close code for the pages of a match that was deleted."""

_ID = re.compile(r"[a-z0-9]{4,24}")


class Rounds:
    """The live matches of this process."""

    def __init__(
        self, store: Store, writer: Writer, pool: Pool, kept: float = KEPT, ticker: Ticker | None = None, luck: Chance | None = None
    ) -> None:
        self.store = store
        self.writer = writer
        self.pool = pool
        self.kept = kept
        self.ticker = ticker if ticker is not None else Ticker()
        self.luck = luck if luck is not None else SystemLuck()
        self.rounds: dict[str, Round] = {}
        self.task: asyncio.Task[None] | None = None

    def find(self, match: str) -> Round:
        """The round of a match. That there is such a match is known only when it is read."""
        if _ID.fullmatch(match) is None:
            raise Refused(Code.NOT_FOUND, "There is no such match.")
        found = self.rounds.get(match)
        if found is None:
            found = Round(match, self.store, self.writer, self.pool, self.ticker, self.luck)
            self.rounds[match] = found
        found.used = time.monotonic()
        return found

    async def create(self, item: Append, match: Match) -> bool:
        """Store a new match: True if it is new indeed."""
        stored = await self.writer.append(item)
        if stored:
            found = self.find(match.id)
            async with found.lock:
                found.live = match
                found.drive(match)
        return stored

    def live(self) -> int:
        """How many matches are in memory."""
        return sum(found.live is not None for found in self.rounds.values())

    def connections(self) -> int:
        """How many pages are connected."""
        return sum(len(found.room.connections) for found in self.rounds.values())

    # Timers

    def start(self) -> None:
        """Begin to look at the timers."""
        self.task = asyncio.create_task(self.tick())

    async def stop(self) -> None:
        """End the timers and the bots' thoughts; what is not stored is thought again later."""
        tasks = [task for found in self.rounds.values() for task in found.busy()]
        if self.task is not None:
            tasks.append(self.task)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def tick(self) -> None:
        """Clocks at zero, bots whose process has died, and matches that nobody needs in memory."""
        ticks = 0
        while True:
            try:
                for match in await self.store.due(self.ticker.now(), 100):
                    await self.due(match)
                if ticks % SWEEP == 0:
                    self.sweep()
                    await self.wake_bots()
                if ticks % ARCHIVE == 0:
                    await self.store.archive(time.time() - ARCHIVED_AFTER)
            except AWAY as error:
                LOGGER.warning("a timer failed: %s", type(error).__name__)
            except Exception:
                LOGGER.exception("a timer failed")
            ticks += 1
            await asyncio.sleep(TICK)

    async def wake_bots(self) -> None:
        """Bots whose process has died: somebody looks on here, and nothing has happened for a while."""
        late = self.ticker.now() - BOT_GRACE
        for found in list(self.rounds.values()):
            live = found.live
            if live is not None and found.room.connections and live.touched < late and (live.driver is not None or live.thinkers):
                with contextlib.suppress(Refused):
                    await found.wake()

    async def due(self, match: str) -> None:
        """A match whose timer has run out."""
        found = self.find(match)
        try:
            after = await found.change(lambda now: flag(now, self.ticker.now()))
            if after.driver is None and after.window is None:
                return
            if found.is_waited_for(after) or (after.running_window is not None and after.running_window.wakes() is not None):
                await found.wake()
            else:
                await self.store.rest(match, after.serial)
        except Refused as refused:
            LOGGER.warning("match %s: its timer failed: %s", match, refused.code)

    def drop(self, matches: list[str]) -> None:
        """Let go of matches that were deleted; their pages are sent away."""
        for match in matches:
            found = self.rounds.pop(match, None)
            if found is not None:
                found.live = None
                for connection in found.room.connections:
                    connection.close(DELETED)

    def sweep(self) -> None:
        """Let go of matches that were not used for a while."""
        now = time.monotonic()
        for match, found in list(self.rounds.items()):
            if now - found.used < self.kept or found.lock.locked() or found.busy():
                continue
            if found.room.connections and found.live is not None and found.live.driver is not None:
                continue  # somebody waits for a bot: see `wake_bots`
            found.live = None
            if not found.room.connections:
                del self.rounds[match]
