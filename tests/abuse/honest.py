"""Honest people: a handful of matches, with bots and with each other, at the pace of quick players. Every decision is timed, and so is every bot's answer."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PACE = 0.15
"""Seconds from seeing one's turn to deciding."""
PATIENCE = 60.0

MATCHES: list[tuple[str, list[str]]] = [
    ("dragon_kin", ["me", "bot:greedy"]),
    ("dragoon", ["me", "bot:search:100ms"]),
    ("dragomino", ["me", "bot:search:200ms", "bot:greedy"]),
    ("dragon_kin", ["me", "open"]),
    ("dragon_family", ["me", "open", "open"]),
    ("dragoon", ["me", "open"]),
]
"""Who plays what: people with bots, and people with people."""
SHOWN = 3
"""The match that the lobby shows to everybody, the hostile one included."""


class Move(msgspec.Struct):
    """Only what a player here needs of a legal move."""

    action: int


class Heard(msgspec.Struct):
    """Only what a player here needs of a message."""

    type: str
    serial: int = 0
    n: int = -1
    seat: int | None = None
    moves: list[Move] = []
    result: object = None
    reply_to: int | None = None


READ = msgspec.json.Decoder(Heard).decode


@dataclass
class Times:
    """What honest people went through."""

    decisions: list[float] = field(default_factory=list)
    """Seconds from sending a decision until its answer."""
    bots: list[float] = field(default_factory=list)
    """Seconds from a position in which a bot decides until it has."""
    pages: list[float] = field(default_factory=list)
    """Seconds in which a newcomer got the page and a name."""
    cut: int = 0
    """Lines that broke."""

    def forget(self) -> None:
        """What was before does not count."""
        self.decisions.clear()
        self.bots.clear()
        self.pages.clear()
        self.cut = 0


class Person:
    """One person at one match."""

    def __init__(self, honest: Honest, address: str, cookie: str, match: str) -> None:
        self.honest = honest
        self.address = address
        self.cookie = cookie
        self.match = match
        self.state = Heard("state")
        self.sent: tuple[int, int, float] | None = None
        """The decision that is not answered yet: the position, the action, and when it was sent."""
        self.waits: tuple[int, float] | None = None
        """Since when a bot is to decide, and in which position."""

    async def play(self) -> None:
        """Decide when asked, until the match is over; a broken line is mended."""
        while not self.honest.over and self.state.result is None:
            try:
                async with self.line() as line:
                    await self.listen(line)
            except (OSError, TimeoutError, WebSocketException):
                self.honest.times.cut += not self.honest.over
                await asyncio.sleep(0.1)

    @contextlib.asynccontextmanager
    async def line(self) -> AsyncIterator[ClientConnection]:
        """A line to the match, which goes on where the last one broke."""
        where = f"{self.honest.server.replace('http', 'ws')}/ws/matches/{self.match}"
        if self.state.n >= 0:
            where += f"?since={self.state.serial}" + (f"&seat={self.state.seat}" if self.state.seat is not None else "")
        headers = {"Cookie": f"clutch_person={self.cookie}"}
        async with connect(
            where,
            additional_headers=headers,
            compression=None,
            max_size=None,
            local_addr=(self.address, 0),
            open_timeout=PATIENCE,
            close_timeout=1,
        ) as line:
            yield line

    async def listen(self, line: ClientConnection) -> None:
        """Hear, and answer."""
        if self.sent is not None:
            await self.send(line)
        while not self.honest.over and self.state.result is None:
            try:
                async with asyncio.timeout(0.2):
                    heard = READ(await line.recv())
            except TimeoutError:
                continue
            if self.sent is not None and heard.reply_to == self.sent[0]:
                self.honest.times.decisions.append(time.perf_counter() - self.sent[2])
                self.sent = None
            if heard.type == "state":
                await self.see(line, heard)

    async def see(self, line: ClientConnection, state: Heard) -> None:
        """A new position: decide, or wait for somebody."""
        if self.waits is not None and state.n > self.waits[0]:
            self.honest.times.bots.append(time.perf_counter() - self.waits[1])
            self.waits = None
        self.state = state
        if state.moves and self.sent is None and state.result is None:
            await asyncio.sleep(PACE * random.uniform(0.5, 1.5))
            self.sent = (state.n, random.choice(state.moves).action, time.perf_counter())
            await self.send(line)
        elif self.waits is None and not state.moves and state.result is None and self.alone():
            self.waits = (state.n, time.perf_counter())

    def alone(self) -> bool:
        """Whether everybody else at the table is a bot."""
        return self.match in self.honest.with_bots

    async def send(self, line: ClientConnection) -> None:
        """Send the decision that is open; its position is its number too."""
        assert self.sent is not None
        n, action, _ = self.sent
        await line.send(msgspec.json.encode({"type": "act", "id": n, "action": action, "at": n}).decode())

    def close(self) -> None:
        """Whoever still waits has waited until now."""
        now = time.perf_counter()
        if self.sent is not None:
            self.honest.times.decisions.append(now - self.sent[2])
        if self.waits is not None:
            self.honest.times.bots.append(now - self.waits[1])


class Honest:
    """All honest people; they begin a new match when one is over."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.times = Times()
        self.over = False
        self.shown = ""
        """The public match."""
        self.with_bots: set[str] = set()
        self.people: list[Person] = []
        self.games = 0
        self.coming: float | None = None
        """Since when a newcomer waits for the page."""
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Let everybody sit down."""
        seated = [asyncio.Event() for _ in MATCHES]
        self.tasks = [asyncio.create_task(self.table(number, there)) for number, there in enumerate(seated)]
        self.tasks.append(asyncio.create_task(self.newcomers()))
        for there in seated:
            async with asyncio.timeout(PATIENCE):
                await there.wait()

    async def end(self, patience: float) -> None:
        """Wait for decisions that are under way, but not for ever; then all go home."""
        moment = time.perf_counter()
        while self.is_waited_for(moment) and time.perf_counter() < moment + patience:  # noqa: ASYNC110 - whoever waits has no sign to give
            await asyncio.sleep(0.02)
        self.over = True
        for person in self.people:
            person.close()
        if self.coming is not None:
            self.times.pages.append(time.perf_counter() - self.coming)
        for task in self.tasks:
            task.cancel()
        results = await asyncio.gather(*self.tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception):
                raise result

    def is_waited_for(self, moment: float) -> bool:
        """Whether somebody still waits since before a moment."""
        since = [person.sent[2] for person in self.people if person.sent is not None]
        return any(began < moment for began in since) or (self.coming is not None and self.coming < moment)

    async def table(self, number: int, there: asyncio.Event) -> None:
        """One table: game after game with the same people."""
        while not self.over:
            people = await self.sit_down(number)
            self.people += people
            there.set()
            await asyncio.gather(*(person.play() for person in people))
            self.people = [person for person in self.people if person not in people]
            self.games += 1

    async def sit_down(self, number: int) -> list[Person]:
        """A new match with its people, each at an address of their own."""
        game, seats = MATCHES[number]
        home = f"127.0.{number + 1}"
        wish = {"game": game, "seats": seats, "public": number == SHOWN}
        cookie, made = await self.post(f"{home}.1", "/api/matches", wish)
        match = str(made["match"])
        people = [Person(self, f"{home}.1", cookie, match)]
        for guest, link in enumerate((link for link in made["links"] if link["kind"] == "invite"), 2):
            cookie, _ = await self.post(f"{home}.{guest}", f"/api/matches/{match}/join", {"token": link["link"].split("#")[1]})
            people.append(Person(self, f"{home}.{guest}", cookie, match))
        if "open" not in seats:
            self.with_bots.add(match)
        if number == SHOWN:
            self.shown = match
        return people

    async def post(self, address: str, path: str, body: object) -> tuple[str, dict[str, list[dict[str, str]]]]:
        """A request of a newcomer: the cookie and the answer. A server that does not answer is asked again."""
        while True:
            try:
                async with self.http(address) as http:
                    answer = (await http.post(path, json=body)).raise_for_status()
                    return answer.cookies["clutch_person"], answer.json()
            except httpx.HTTPError:
                if self.over:
                    raise
                await asyncio.sleep(0.3)

    def http(self, address: str) -> httpx.AsyncClient:
        """A client at an address."""
        return httpx.AsyncClient(base_url=self.server, timeout=PATIENCE, transport=httpx.AsyncHTTPTransport(local_address=address))

    async def newcomers(self) -> None:
        """Every half second somebody new opens the page."""
        number = 0
        while not self.over:
            number = number % 250 + 1
            self.coming = time.perf_counter()
            try:
                async with self.http(f"127.0.100.{number}") as http:
                    (await http.get("/api/games")).raise_for_status()
                    (await http.get("/api/me")).raise_for_status()
                self.times.pages.append(time.perf_counter() - self.coming)
            except httpx.HTTPError:
                self.times.pages.append(PATIENCE)
            self.coming = None
            await asyncio.sleep(0.5)
