"""News between processes over PostgreSQL's LISTEN and NOTIFY: what was stored, and who is connected where."""

from __future__ import annotations

import asyncio
import logging
import time

import psycopg
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from clutch.table.protocol.codes import Refused
from clutch.table.records.database import AWAY, door
from clutch.table.records.notices import CHANNEL, Notice, read_notice, write_notice
from clutch.table.rounds.rounds import Rounds

LOGGER = logging.getLogger("clutch.table.news")
HEARTBEAT = 10.0
"""Seconds after which a process says again who is connected to it."""


class News:
    """Listens to the other processes, and tells them who is here."""

    def __init__(self, engine: AsyncEngine, url: URL, rounds: Rounds, process: str) -> None:
        self.engine = engine
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.door = door(url)
        self.rounds = rounds
        self.process = process
        self.tasks: list[asyncio.Task[None]] = []
        self.changed: set[str] = set()
        """Rooms in which somebody came or went since the others were told."""
        self.wakes = asyncio.Event()

    def start(self) -> None:
        """Begin to listen and to tell."""
        self.tasks = [asyncio.create_task(self.listen()), asyncio.create_task(self.tell())]

    async def stop(self) -> None:
        """End."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def presence_changed(self, match: str) -> None:
        """Somebody came to a match here, or went."""
        self.changed.add(match)
        self.wakes.set()

    async def listen(self) -> None:
        """Hear the others; after a broken line, look at every match that somebody here plays."""
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True, **self.door) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for found in list(self.rounds.rounds.values()):
                        found.follow()
                    async for notice in connection.notifies():
                        await self.hear(notice.payload)
            except (psycopg.Error, Refused, *AWAY) as error:
                LOGGER.warning("the news line broke: %s", type(error).__name__)
            await asyncio.sleep(1.0)

    async def hear(self, payload: str) -> None:
        """One piece of news."""
        notice = read_notice(payload)
        if notice.sender == self.process:
            return
        for match, entries in notice.log.items():
            found = self.rounds.rounds.get(match)
            if found is not None and not found.take_in(entries):
                found.follow(entries[-1].serial)
        for match, serial in notice.at.items():
            found = self.rounds.rounds.get(match)
            if found is not None:
                found.follow(serial)
        self.rounds.drop(notice.gone)
        for match, (seats, watching) in notice.here.items():
            found = self.rounds.rounds.get(match)
            if found is None or not found.room.connections:
                continue
            before = found.room.elsewhere.get(notice.sender, (0.0, [], 0))
            found.room.elsewhere[notice.sender] = (time.time(), seats, watching)
            if before[1:] != (seats, watching):
                await found.read(found.room.send_table)

    async def tell(self) -> None:
        """Tell the others who is connected here: at once after a change, and from time to time."""
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self.wakes.wait()
                await asyncio.sleep(0.05)  # several comings and goings are told together
                matches = self.changed
            except TimeoutError:
                matches = {match for match, found in self.rounds.rounds.items() if found.room.connections}
            self.wakes.clear()
            self.changed = set()
            try:
                await self.send(list(matches))
            except Exception:
                LOGGER.exception("telling who is here failed")

    async def send(self, matches: list[str]) -> None:
        """Say who is in these rooms."""
        here = {}
        for match in matches:
            found = self.rounds.rounds.get(match)
            if found is not None:
                here[match] = await found.read(found.room.here)
        items = list(here.items())
        for first in range(0, len(items), 100):
            payload = write_notice(Notice(self.process, here=dict(items[first : first + 100])))
            async with self.engine.begin() as connection:
                await connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
