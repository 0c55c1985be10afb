"""A round: one match as it is played in this process. One writer at a time; what is stored is told, and only what is stored."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from clutch.kernel.chance import Chance
from clutch.table.matches.match import Match, fold_in_slices
from clutch.table.matches.verbs.play import close, decide
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records import entries as log
from clutch.table.records.database import AWAY
from clutch.table.records.store import Store
from clutch.table.records.writer import Append, Writer
from clutch.table.rooms.connection import Connection
from clutch.table.rooms.room import Room
from clutch.table.rounds.bots import choose, question
from clutch.table.rounds.ticker import Ticker
from clutch.table.workers.fair import Owner, Urgency
from clutch.table.workers.pool import Pool

LOGGER = logging.getLogger("clutch.table.rounds")
TRIES = 8
"""How often a change is tried again when another process was first."""
AGAIN = 1.0
"""Seconds after which the table tries again what it does by itself, while the database does not answer."""

T = TypeVar("T")
Verb = Callable[[Match], list[log.AnyEntry]]
"""Looks at a match and says what to append, or refuses."""


class Round:
    """One match here. All that reads or changes `live` holds the lock: between folding and storing it is ahead of the truth."""

    def __init__(self, match: str, store: Store, writer: Writer, pool: Pool, ticker: Ticker, luck: Chance) -> None:
        self.id = match
        self.ticker = ticker
        self.luck = luck
        self.store = store
        self.writer = writer
        self.pool = pool
        self.room = Room(ticker.now)
        self.lock = asyncio.Lock()
        self.live: Match | None = None
        self.used = time.monotonic()
        self.following: asyncio.Task[None] | None = None
        self.furthest = 0
        """The highest number that another process has told of."""
        self.thinking: asyncio.Task[None] | None = None
        self.replying: dict[tuple[int, int], asyncio.Task[None]] = {}
        """Bots that are asked in a window: its number and their seats."""
        self.closing: asyncio.Task[None] | None = None
        self.closes: tuple[int, float] | None = None
        """Which window is being waited for, and until when."""

    async def load(self) -> Match:
        """The match, read again if it is not at hand. Call with the lock held."""
        self.used = time.monotonic()
        if self.live is None:
            self.live = await self.read_again()
            self.room.publish(self.live)
        return self.live

    async def read_again(self) -> Match:
        """The match as its log tells it; a log that does not add up is refused, and the operator told."""
        try:
            entries = await self.store.log(self.id)
            match = await fold_in_slices(self.id, entries) if entries else None
        except AWAY:
            raise
        except Exception as error:  # noqa: BLE001 - whatever the rules say to a log that cannot be
            # One line, however often somebody asks for it.
            LOGGER.error("match %s cannot be read, see `clutch doctor`: %s: %s", self.id, type(error).__name__, str(error)[:200])  # noqa: TRY400
            raise Refused(Code.FAULT, "This match cannot be opened: what is stored of it does not add up. Its operator can help.") from None
        if match is None:
            raise Refused(Code.NOT_FOUND, "There is no such match.")
        return match

    async def rewrite(self, attempt: Callable[[], Awaitable[bool]]) -> None:
        """Let somebody write over what is stored of this match, while nobody changes it here; then see what it is now. `attempt` says whether it was done, or whether another process was first."""
        async with self.lock:
            self.live = None
            for _ in range(TRIES):
                if await attempt():
                    self.drive(await self.load())
                    return
        raise Refused(Code.BUSY, "Too much happens at this table at once: try again.")

    async def change(self, verb: Verb, sender: Connection | None = None, reply_to: int | None = None) -> Match:
        """Let a verb change the match: store what it says, then tell everybody."""
        async with self.lock:
            for _ in range(TRIES):
                match = await self.load()
                entries = verb(match)
                if not entries:
                    return match
                if await self.append(match, entries):
                    self.room.publish(match, sender, reply_to, private_to(entries))
                    self.drive(match)
                    return match
                self.live = None  # another process was first: see what it did, and ask the verb again
        raise Refused(Code.BUSY, "Too much happens at this table at once: try again.")

    async def append(self, match: Match, entries: list[log.AnyEntry]) -> bool:
        """Fold entries and store them; if they cannot be stored, the live match is dropped."""
        now = max(self.ticker.now(), match.touched)
        logged = [log.Logged(match.serial + number, now, entry) for number, entry in enumerate(entries, 1)]
        gone = [
            (person, entry.seat)
            for entry in entries
            if isinstance(entry, log.Left) or (isinstance(entry, log.Linked) and entry.keeper is not None)
            for person in match.seats[entry.seat].holders
            if isinstance(entry, log.Left) or person != entry.keeper
        ]
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

    def take_in(self, entries: list[log.Logged]) -> bool:
        """Another process has stored these: take them in at once and tell the pages here, if nothing stands between; False if the log has to be read."""
        match = self.live
        if self.lock.locked():
            return False
        if match is None:
            return not self.room.connections
        if entries[0].serial > match.serial + 1 or any(isinstance(logged.entry, log.Forgotten) for logged in entries):
            return False
        try:
            self.add_news(match, entries)
        except Exception:
            LOGGER.exception("match %s: news could not be taken in", self.id)
            return False
        return True

    def add_news(self, match: Match, entries: list[log.Logged]) -> None:
        """Fold what another process stored, and tell the pages here; a match that cannot be folded is dropped."""
        news = [logged for logged in entries if logged.serial > match.serial]
        try:
            for logged in news:
                match.add(logged)
        except BaseException:
            self.live = None
            raise
        self.room.publish(match, private=private_to([logged.entry for logged in news]))

    def follow(self, serial: int = 0) -> None:
        """Catch up with another process, to this number at least; without one, with whatever there is."""
        if self.live is None and not self.room.connections and not self.lock.locked():
            return
        self.furthest = max(self.furthest, serial)
        if self.following is None:
            self.following = asyncio.create_task(self.catch_up_fully())

    async def catch_up_fully(self) -> None:
        """Catch up until nothing is missing that was told of."""
        try:
            for _ in range(TRIES):
                await self.catch_up()
                if self.live is None or self.live.serial >= self.furthest:
                    return
        except Exception:
            LOGGER.exception("match %s: catching up failed", self.id)
        finally:
            self.following = None

    async def catch_up(self) -> None:
        """Another process has written: take its entries in, and tell the pages here."""
        async with self.lock:
            if self.live is None:
                if self.room.connections:
                    await self.load()
                return
            news = await self.store.log(self.id, self.live.serial)
            if any(isinstance(logged.entry, log.Forgotten) for logged in news):
                self.live = None  # earlier entries were written over
                self.drive(await self.load())
                return
            self.add_news(self.live, news)

    async def wake(self) -> None:
        """See whether a bot is to decide here."""
        async with self.lock:
            self.drive(await self.load())

    # Bots

    def drive(self, match: Match) -> None:
        """Let a bot think, if one is to decide and none thinks yet; in a window, all that are asked. Call with the lock held."""
        self.await_close(match)
        if not self.is_waited_for(match):
            return
        if match.driver is not None and self.thinking is None:
            self.thinking = asyncio.create_task(self.think())
        for seat in match.thinkers:
            if (match.began, seat) not in self.replying:
                self.replying[match.began, seat] = asyncio.create_task(self.reply(match.began, seat))

    def is_waited_for(self, match: Match) -> bool:
        """Whether anybody waits for the bots: somebody looks on, or another person's turn comes after theirs. Otherwise they rest until somebody comes."""
        return bool(self.room.connections) or match.seating.people() > 1

    def rest(self, match: Match) -> None:
        """Stop the bots' thoughts if nobody waits for them any more."""
        if not self.is_waited_for(match):
            for task in (self.thinking, *self.replying.values()):
                if task is not None:
                    task.cancel()

    def urgency(self) -> Urgency:
        """How much a bot's decision is waited for."""
        return Urgency.MOVE if self.room.connections else Urgency.UNWATCHED

    def owner(self, match: Match) -> Owner:
        """On whose account the bots think: the host's if they are here, else that of a player, or of whoever looks on."""
        here = self.room.connections
        if not here:
            return Owner("", match.created.host)
        payer = min(here, key=lambda connection: (not connection.caller.is_host(match), not connection.caller.held(match)))
        return Owner(payer.address, payer.caller.id)

    def busy(self) -> list[asyncio.Task[None]]:
        """The tasks of this round."""
        return [task for task in (self.following, self.thinking, self.closing, *self.replying.values()) if task is not None]

    async def think(self) -> None:
        """Make bots' decisions until a person is to decide."""
        try:
            while await self.persist("a bot's decision", self.think_once):
                pass
        finally:
            self.thinking = None

    async def persist(self, what: str, work: Callable[[], Awaitable[bool]]) -> bool:
        """Do what nobody waits for and repeats: again and again while the database does not answer. What `work` says; False if it cannot be done."""
        while True:
            try:
                return await work()
            except (Refused, *AWAY) as error:
                code = error.code if isinstance(error, Refused) else Code.BUSY
                LOGGER.warning("match %s: %s was refused: %s", self.id, what, code)
                if code is not Code.BUSY:
                    return False
            except Exception:
                LOGGER.exception("match %s: %s failed", self.id, what)
                return False
            await asyncio.sleep(AGAIN)

    async def think_once(self) -> bool:
        """One decision of a bot; False if none is to be made."""
        async with self.lock:
            match = await self.load()
            bot, seat, n = match.driver, match.turn, match.n
            if bot is None or seat is None or not self.is_waited_for(match):
                return False
            ask = question(match, "choose", seat, bot)
            owner = self.owner(match)
        action = await choose(self.pool, ask, match, self.urgency(), owner)

        def verb(now: Match) -> list[log.AnyEntry]:
            if now.n != n or now.driver != bot or now.referee is None:
                return []  # something happened meanwhile: think again, or not at all
            return [decide(now, self.luck, now.referee, seat, action, bot)]

        after = await self.change(verb)
        return after.driver is not None

    # Windows

    def await_close(self, match: Match) -> None:
        """Close the open window when its time has come. Call with the lock held."""
        window = match.running_window
        wakes = window.wakes() if window is not None else None
        closes = None if wakes is None else (match.began, wakes)
        if closes == self.closes and self.closing is not None and not self.closing.done():
            return
        if self.closing is not None and self.closing is not asyncio.current_task():
            self.closing.cancel()
        self.closes = closes
        self.closing = None
        if closes is not None and window is not None:
            # The log's times never go back: what seems to open in the future opened after the clock was set back, and its time counts from now.
            now, (n, at) = self.ticker.now(), closes
            self.closing = asyncio.create_task(self.close(n, at, at if window.opened <= now else now + at - window.opened))

    async def close(self, n: int, at: float, until: float) -> None:
        """Wait for the moment, then give the answers to the rules, all at once; by the log it is `at` then, whatever the clock shows."""

        async def give() -> bool:
            await self.change(lambda now: close(now, self.luck, n, max(at, self.ticker.now())))
            return True

        await self.ticker.until(until)
        await self.persist("the closing of a window", give)

    async def reply(self, n: int, seat: int) -> None:
        """A bot's answer in a window."""
        try:
            await self.persist("a bot's answer", lambda: self.reply_once(n, seat))
        finally:
            self.replying.pop((n, seat), None)

    async def reply_once(self, n: int, seat: int) -> bool:
        """Think of an answer, and give it if it is still asked for; False if it is not."""
        async with self.lock:
            match = await self.load()
            bot = match.seats[seat].driver
            if match.began != n or bot is None or seat not in match.thinkers:
                return False
            ask = question(match, "choose", seat, bot)
            owner = self.owner(match)
        action = await choose(self.pool, ask, match, self.urgency(), owner)

        def verb(now: Match) -> list[log.AnyEntry]:
            return [log.Replied(seat, action, bot)] if now.began == n and seat in now.thinkers else []

        await self.change(verb)
        return True


def private_to(entries: list[log.AnyEntry]) -> frozenset[int]:
    """The seats of which some entries are the private affair."""
    return frozenset(entry.seat for entry in entries if isinstance(entry, log.PRIVATE))
