"""A generator of load: a process of its own, with a page for each seat of each of its matches. It is started by `python -m bench.load`."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections import Counter, deque

import msgspec
from bench.load.lines import Failed, Http, Line, open_line
from bench.load.orders import ENCODE, Heard, Plan, Ready, Slice, Told

HOST = "127.0.0.1"
AT_ONCE = 32
"""Matches that are made at the same time."""
PATIENCE = 10.0
"""Seconds for which decisions are awaited after the end of a slice."""


class Move(msgspec.Struct):
    """Only what the load needs of a legal move."""

    action: int


class Message(msgspec.Struct):
    """Only what the load needs of a message."""

    type: str
    n: int = -1
    moves: list[Move] = []
    code: str = ""
    result: object = None


READ = msgspec.json.Decoder(Message).decode


class Meter:
    """What all matches of a generator measure together."""

    def __init__(self) -> None:
        self.running = False
        self.first = 0.0
        self.last = 0.0
        """The moments between which is measured."""
        self.latencies: list[int] = []
        self.decided = 0
        self.errors: Counter[str] = Counter()
        self.told: dict[str, int] = {}

    def begin(self, piece: Slice) -> None:
        """A slice begins."""
        self.first = piece.start + piece.warm
        self.last = self.first + piece.seconds
        self.latencies, self.decided, self.errors = [], 0, Counter()
        self.running = True

    def count(self, due: float, now: float) -> None:
        """A decision is with everybody."""
        self.decided += self.first <= now < self.last
        if self.first <= due < self.last:
            self.latencies.append(int((now - due) * 1e6))


class Table:
    """One match with its pages."""

    def __init__(self, plan: Plan, meter: Meter, chance: random.Random, number: int) -> None:
        self.plan = plan
        self.meter = meter
        self.chance = chance
        self.number = number
        self.lines: list[Line] = []
        self.match = ""
        self.sent: dict[int, float] = {}
        """When the decisions that are under way were due, by the number of the position that they make."""
        self.at: dict[Line, int] = {}
        """The number of the position that each page has; one that hears of several decisions at once skips some."""
        self.ready: tuple[Line, Message] | None = None
        """The page that may decide now, and what it sees."""
        self.owed: deque[float] = deque()
        """Open loop: when the decisions were due that could not be sent yet."""
        self.ended = 0
        """Pages that know that the match is over."""
        self.making: asyncio.Task[None] | None = None

    async def make(self) -> None:
        """A new match, and its pages connected."""
        plan = self.plan
        port = plan.ports[self.number % len(plan.ports)]
        http = Http(HOST, port)
        seats = ["me", "me"] if plan.pages == 1 else ["me", *["open"] * (plan.pages - 1)]
        made, host = await http.post("/api/matches", {"game": plan.game, "seats": seats, "options": plan.options})
        self.match = made["match"]
        cookies = [host]
        for link in made["links"] if plan.pages > 1 else []:
            if link["kind"] == "invite":
                _, guest = await http.post(f"/api/matches/{self.match}/join", {"token": link["link"].split("#")[1]})
                cookies.append(guest)
        http.close()
        path = f"/ws/matches/{self.match}"
        for page, cookie in enumerate(cookies):
            at = plan.ports[(self.number + page) % len(plan.ports)]
            self.lines.append(await open_line(HOST, at, path, cookie, self.hear, self.lose))

    async def anew(self) -> None:
        """Another match after one that is over."""
        self.hang_up()
        try:
            await self.make()
        except (Failed, OSError, asyncio.IncompleteReadError) as error:
            self.meter.errors[f"making a match: {error}"[:80]] += 1

    def hang_up(self) -> None:
        """Close all lines."""
        for line in self.lines:
            line.close()
        self.lines = []
        self.at = {}
        self.ready = None
        self.ended = 0

    def hear(self, line: Line, content: bytes) -> None:
        """A message has come to a page."""
        message = READ(content)
        if message.type == "error":
            self.meter.errors[message.code] += 1
        if message.type != "state":
            return
        self.count(line, message.n)
        if message.result is not None:
            self.ended += 1
            if self.ended == len(self.lines):
                self.making = asyncio.create_task(self.anew())
        elif message.moves:
            self.ready = (line, message)
            self.go_on()

    def lose(self, line: Line) -> None:
        """The server has hung up on a page."""
        self.meter.errors["connection lost"] += 1

    def count(self, line: Line, n: int) -> None:
        """A page has position n; the last of them ends the measurement of the decisions that led to it."""
        if n > self.meter.told.get(self.match, 0):
            self.meter.told[self.match] = n
        self.at[line] = n
        if self.sent and len(self.at) == len(self.lines):
            everybody = min(self.at.values())
            for made in [made for made in self.sent if made <= everybody]:
                self.meter.count(self.sent.pop(made), time.monotonic())

    def go_on(self) -> None:
        """The match waits for a decision: make it, if its time has come."""
        if not self.meter.running or self.ready is None:
            return
        if self.plan.rate:
            if self.owed:
                self.act(self.owed.popleft())
        elif self.plan.think:
            pause = self.chance.expovariate(1 / self.plan.think)
            asyncio.get_running_loop().call_later(pause, self.think_ended, time.monotonic() + pause)
        else:
            self.act(time.monotonic())

    def think_ended(self, due: float) -> None:
        """A thought has come to its end."""
        if self.meter.running and self.ready is not None:
            self.act(due)

    def arrive(self, due: float) -> None:
        """Open loop: a decision is due now, whether the answer to the last one has come or not."""
        self.owed.append(due)
        self.go_on()

    def act(self, due: float) -> None:
        """Any legal decision."""
        assert self.ready is not None
        line, state = self.ready
        self.ready = None
        self.sent[state.n + 1] = due
        line.send(b'{"type":"act","action":%d,"at":%d}' % (self.chance.choice(state.moves).action, state.n))


class Generator:
    """All matches of this process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.meter = Meter()
        chance = random.Random(plan.seed)
        self.tables = [Table(plan, self.meter, chance, number) for number in range(plan.matches)]

    async def make(self) -> None:
        """Make all matches."""
        waiting = iter(self.tables)

        async def some() -> None:
            for table in waiting:
                await table.make()

        await asyncio.gather(*(some() for _ in range(AT_ONCE)))

    async def play(self, piece: Slice) -> Heard:
        """Play for a slice of time."""
        await asyncio.sleep(piece.start - time.monotonic())
        self.meter.begin(piece)
        arriving = asyncio.create_task(self.arrive()) if self.plan.rate else None
        for table in self.tables:
            table.go_on()
        await asyncio.sleep(self.meter.last - time.monotonic())
        self.meter.running = False
        if arriving is not None:
            await arriving
        await self.settle()
        meter = self.meter
        return Heard(meter.latencies, meter.decided, dict(meter.errors))

    async def arrive(self) -> None:
        """Open loop: decisions come at a fixed rate, to one match after the other."""
        step = 1.0 / self.plan.rate
        due = time.monotonic()
        turn = 0
        while due < self.meter.last:
            now = time.monotonic()
            while due <= now and due < self.meter.last:
                self.tables[turn].arrive(due)
                turn = (turn + 1) % len(self.tables)
                due += step
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    async def settle(self) -> None:
        """Wait for the decisions that are under way; what was due and could not be made counts with the time that it has waited."""
        end = time.monotonic() + PATIENCE
        while any(table.sent for table in self.tables) and time.monotonic() < end:  # noqa: ASYNC110 - an event would cost time where it is measured
            await asyncio.sleep(0.02)
        now = time.monotonic()
        for table in self.tables:
            for due in table.owed:
                self.meter.count(due, now)
            self.meter.errors["never answered"] += len(table.sent)
            table.owed.clear()
            table.sent.clear()
            if table.making is not None:
                await table.making
        self.meter.errors += Counter()  # drops zeros


async def main() -> None:
    """Take orders until there are no more."""
    lines = asyncio.StreamReader(limit=2**20)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    generator = Generator(msgspec.json.decode(await lines.readline(), type=Plan))
    await generator.make()
    say(Ready(sum(len(table.lines) for table in generator.tables)))
    while order := await lines.readline():
        say(await generator.play(msgspec.json.decode(order, type=Slice)))
        say(Told(generator.meter.told))


def say(answer: msgspec.Struct) -> None:
    """Answer the instrument."""
    sys.stdout.buffer.write(ENCODE(answer) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        import uvloop
    except ImportError:  # on Windows
        asyncio.run(main())
    else:
        uvloop.run(main())
