"""A round: one match as it is played in this process. One writer at a time; what is stored is told, and only what is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TypeVar

from clutch.table.protocol.codes import Code, Refused
from clutch.table.records import entries as log
from clutch.table.records.store import Store
from clutch.table.records.writer import Append, Writer
from clutch.table.rooms.connection import Connection
from clutch.table.rooms.room import Room
from clutch.table.rounds.match import Match, fold
from clutch.table.rounds.thinking import choose, question
from clutch.table.rounds.verbs.play import decide
from clutch.table.workers.pool import Pool

LOGGER = logging.getLogger("clutch.table.rounds")
TRIES = 8
"""How often a change is tried again when another process was first."""

T = TypeVar("T")
Verb = Callable[[Match], list[log.AnyEntry]]
"""Looks at a match and says what to append, or refuses."""


class Round:
    """One match here. All that reads or changes `live` holds the lock: between folding and storing it is ahead of the truth."""

    def __init__(self, match: str, store: Store, writer: Writer, pool: Pool) -> None:
        self.id = match
        self.store = store
        self.writer = writer
        self.pool = pool
        self.room = Room()
        self.lock = asyncio.Lock()
        self.live: Match | None = None
        self.used = time.monotonic()
        self.thinking: asyncio.Task[None] | None = None

    async def load(self) -> Match:
        """The match, read again if it is not at hand. Call with the lock held."""
        self.used = time.monotonic()
        if self.live is None:
            entries = await self.store.log(self.id)
            if not entries:
                raise Refused(Code.NOT_FOUND, "There is no such match.")
            self.live = fold(self.id, entries)
            self.room.publish(self.live)
        return self.live

    async def change(self, verb: Verb, sender: Connection | None = None, reply_to: int | None = None) -> Match:
        """Let a verb change the match: store what it says, then tell everybody."""
        async with self.lock:
            for _ in range(TRIES):
                match = await self.load()
                entries = verb(match)
                if not entries:
                    return match
                if await self.append(match, entries):
                    self.room.publish(match, sender, reply_to)
                    self.drive(match)
                    return match
                self.live = None  # another process was first: see what it did, and ask the verb again
        raise Refused(Code.BUSY, "Too much happens at this table at once: try again.")

    async def append(self, match: Match, entries: list[log.AnyEntry]) -> bool:
        """Fold entries and store them; if they cannot be stored, the live match is dropped."""
        now = max(time.time(), match.touched)
        logged = [log.Logged(match.serial + number, now, entry) for number, entry in enumerate(entries, 1)]
        gone = [(person, entry.seat) for entry in entries if isinstance(entry, log.Left) for person in match.seats[entry.seat].holders]
        joined = [(entry.person, entry.seat) for entry in entries if isinstance(entry, (log.Claimed, log.CameBack))]
        try:
            for entry in logged:
                match.add(entry)
            stored = await self.writer.append(Append(self.id, logged, match.row(), members=joined, gone=gone))
        except BaseException:
            self.live = None
            raise
        if not stored:
            self.live = None
        return stored

    async def read(self, look: Callable[[Match], T]) -> T:
        """Look at the match while nobody changes it."""
        async with self.lock:
            return look(await self.load())

    async def catch_up(self) -> None:
        """Another process has written: take its entries in, and tell the pages here."""
        async with self.lock:
            if self.live is None:
                if self.room.connections:
                    await self.load()
                return
            for logged in await self.store.log(self.id, self.live.serial):
                self.live.add(logged)
            self.room.publish(self.live)

    async def wake(self) -> None:
        """See whether a bot is to decide here."""
        async with self.lock:
            self.drive(await self.load())

    # Bots

    def drive(self, match: Match) -> None:
        """Let a bot think, if one is to decide and none thinks yet. Call with the lock held."""
        if match.driver is not None and self.thinking is None:
            self.thinking = asyncio.create_task(self.think())

    async def think(self) -> None:
        """Make bots' decisions until a person is to decide."""
        try:
            while await self.think_once():
                pass
        except Refused as refused:
            LOGGER.warning("match %s: a bot's decision was refused: %s", self.id, refused.code)
        except Exception:
            LOGGER.exception("match %s: a bot failed", self.id)
        finally:
            self.thinking = None

    async def think_once(self) -> bool:
        """One decision of a bot; False if none is to be made."""
        async with self.lock:
            match = await self.load()
            bot, seat, n = match.driver, match.turn, match.n
            if bot is None or seat is None:
                return False
            ask = question(match, "choose", seat, bot)
        action = await choose(self.pool, ask, match)

        def verb(now: Match) -> list[log.AnyEntry]:
            if now.n != n or now.driver != bot or now.referee is None:
                return []  # something happened meanwhile: think again, or not at all
            return [decide(now, now.referee, seat, action, bot)]

        after = await self.change(verb)
        return after.driver is not None
