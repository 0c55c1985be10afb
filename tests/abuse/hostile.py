"""The hostile client: what all attacks are made of. An attack runs in a process of its own, from an address of its own, and counts what it did.

`python -m abuse.hostile ATTACK PORT SECONDS MATCH` runs one attack against a server on this machine; MATCH is a public match of honest people.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import importlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any

ADDRESS = "127.0.0.66"
"""Where the attacks come from. All of 127.0.0.0/8 is this machine, so a server sees another client than the honest ones."""
HOST = "127.0.0.1"
NEVER_READ = 1024
"""Bytes that are buffered of what nobody reads; then the line backs up into the server."""
TEXT, BINARY, CLOSE, PING, CONTINUED = 1, 2, 8, 9, 0
LENGTHS = (14_000, 10_000, 7_000, 5_000, 3_500, 2_500, 2_000, 1_500, 1_000, 700, 500, 300, 100)
"""Entries of records, from the longest on: the first that the server takes is the worst that it allows."""


@dataclass
class Answer:
    """What came back."""

    status: int
    """0 if nothing did."""
    body: bytes
    cookie: str | None = None

    def data(self) -> Any:
        """The body as plain data."""
        return json.loads(self.body)


def frame(payload: bytes, opcode: int = TEXT, *, final: bool = True, compressed: bool = False) -> bytes:
    """A WebSocket frame of a client. Its mask is zero, which is allowed and costs nothing."""
    first = opcode | (0x80 if final else 0) | (0x40 if compressed else 0)
    if len(payload) < 126:
        head = bytes([first, 0x80 | len(payload)])
    elif len(payload) < 65536:
        head = bytes([first, 0x80 | 126]) + len(payload).to_bytes(2, "big")
    else:
        head = bytes([first, 0x80 | 127]) + len(payload).to_bytes(8, "big")
    return head + bytes(4) + payload


def message(kind: str, **fields: object) -> bytes:
    """A message of the protocol in a frame."""
    return frame(json.dumps({"type": kind, **fields}).encode())


def request_head(method: str, path: str, headers: Mapping[str, str]) -> bytes:
    """The head of a request."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


class Frames:
    r"""The frames in what a server sends: only their kinds are looked at.

    >>> frames = Frames()
    >>> [kind for piece in (b"\x81\x03ab", b"c\x88", b"\x00") for kind in frames.feed(piece)]
    [1, 8]
    """

    def __init__(self) -> None:
        self.head = b""
        """The beginning of a frame whose length is not known yet."""
        self.left = 0
        """Bytes of the present frame that have not come yet."""

    def feed(self, piece: bytes) -> list[int]:
        """The kinds of the frames that begin in the next piece."""
        kinds: list[int] = []
        while piece:
            if self.left:
                skipped = min(self.left, len(piece))
                self.left -= skipped
                piece = piece[skipped:]
                continue
            self.head += piece[:1]
            piece = piece[1:]
            size = self.head[1] if len(self.head) > 1 else -1
            more = {126: 2, 127: 8}.get(size, 0)
            if size >= 0 and len(self.head) == 2 + more:
                self.left = int.from_bytes(self.head[2:], "big") if more else size
                kinds.append(self.head[0] & 0x0F)
                self.head = b""
        return kinds


class Line:
    """A raw connection, which reads only when it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lines: set[Line]) -> None:
        self.reader = reader
        self.writer = writer
        self.lines = lines
        """All lines of the client that are not cut yet."""
        lines.add(self)
        self.frames: Frames | None = None
        """What comes, once the line is a socket."""

    async def send(self, data: bytes, seconds: float = 5.0) -> bool:
        """Send, and wait until the line is free again: False if it is closed, or stays blocked for so long."""
        try:
            self.writer.write(data)
            async with asyncio.timeout(seconds):
                await self.writer.drain()
        except (OSError, TimeoutError):
            return False
        return not self.writer.is_closing()

    async def pour(self, piece: bytes, most: int) -> int:
        """Send a piece again and again until the line is closed or blocked: how many bytes it took, at most so many."""
        sent = 0
        while sent < most and await self.send(piece, 1.0):
            sent += len(piece)
        return sent

    async def read(self, seconds: float = 5.0) -> bytes:
        """What has come; nothing if the line is closed or nothing comes in time."""
        try:
            async with asyncio.timeout(seconds):
                return await self.reader.read(1 << 20)
        except (OSError, TimeoutError):
            return b""

    async def is_closed(self, seconds: float) -> bool:
        """Whether the server closes the line in time; what it says before is not listened to."""
        try:
            async with asyncio.timeout(seconds):
                await self.drain()
        except TimeoutError:
            return False
        return True

    async def drain(self) -> None:
        """Read and forget, until the server closes the line."""
        with contextlib.suppress(OSError):
            while piece := await self.reader.read(1 << 20):
                if self.frames is not None and CLOSE in self.frames.feed(piece):
                    return

    def close(self) -> None:
        """Cut it."""
        self.lines.discard(self)
        self.writer.transport.abort()


class Hostile:
    """One hostile client at one address."""

    def __init__(self, port: int, seconds: float, match: str = "", address: str = ADDRESS) -> None:
        self.port = port
        self.address = address
        self.match = match
        """A public match of honest people."""
        self.end = time.monotonic() + seconds
        self.limit: asyncio.Timeout | None = None
        """What ends the attack."""
        self.counts: Counter[str] = Counter()
        self.lines: set[Line] = set()
        self.taken = LENGTHS[-1]
        """Entries of the longest record that the server took."""

    async def __aenter__(self) -> Hostile:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Cut all lines."""
        for line in list(self.lines):
            line.close()
        await asyncio.sleep(0)  # a line that was cut is closed in the loop's next turn

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    def extend(self, seconds: float) -> None:
        """Have so much longer: what was prepared meanwhile was no attack."""
        self.end += seconds
        if self.limit is not None:
            self.limit.reschedule(asyncio.get_running_loop().time() + self.end - time.monotonic())

    def count(self, word: str, more: int = 1) -> None:
        """Remember that something was done, or what came of it."""
        self.counts[word] += more

    async def stay(self, lines: list[Line]) -> None:
        """Do nothing until the time is almost up, then count the lines that the server has left open."""
        reading = [asyncio.create_task(line.drain()) for line in lines]
        await asyncio.sleep(max(0.0, self.end - time.monotonic() - 0.5))
        self.count("still open", sum(not task.done() for task in reading))
        for task in reading:
            task.cancel()
        await asyncio.gather(*reading, return_exceptions=True)

    async def connect(self) -> Line:
        """A new connection."""
        return Line(*await asyncio.open_connection(HOST, self.port, local_addr=(self.address, 0), limit=NEVER_READ), self.lines)

    @contextlib.asynccontextmanager
    async def plain(self) -> AsyncIterator[Line]:
        """A new connection, cut in the end."""
        line = await self.connect()
        try:
            yield line
        finally:
            line.close()

    async def ask(
        self, method: str, path: str, body: bytes | None = None, cookie: str | None = None, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """A request on a connection of its own: its answer, which is counted too."""
        head = {"Host": f"{HOST}:{self.port}", "Connection": "close", **(headers or {})}
        if cookie is not None:
            head["Cookie"] = f"clutch_person={cookie}"
        if body is not None:
            head |= {"Content-Length": str(len(body)), "Content-Type": "application/json"}
        received = b""
        try:
            async with self.plain() as line:
                await line.send(request_head(method, path, head) + (body or b""), 30.0)
                while more := await line.read(30.0):
                    received += more
        except OSError:
            pass
        answer = read_answer(received)
        self.count(f"answered {answer.status}" if answer.status else "cut off")
        return answer

    async def post(self, path: str, body: object, cookie: str | None = None) -> Answer:
        """A request with plain data."""
        return await self.ask("POST", path, json.dumps(body).encode(), cookie)

    async def person(self) -> str:
        """A new cookie: a new person, as often as one likes."""
        answer = await self.ask("GET", "/api/me")
        return answer.cookie or ""

    async def enter(self, match: str, cookie: str | None, query: str = "", headers: Mapping[str, str] | None = None) -> Line:
        """A WebSocket at a match; raises `ConnectionError` if the server does not open it."""
        line = await self.connect()
        head = {
            "Host": f"{HOST}:{self.port}",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            **({"Cookie": f"clutch_person={cookie}"} if cookie is not None else {}),
            **(headers or {}),
        }
        try:
            await line.send(request_head("GET", f"/ws/matches/{match}{query}", head))
            async with asyncio.timeout(15.0):
                answer = await line.reader.readuntil(b"\r\n\r\n")
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            line.close()
            raise ConnectionError("the server did not answer the handshake") from error
        if b" 101 " not in answer.split(b"\r\n")[0]:
            line.close()
            raise ConnectionError(answer.split(b"\r\n")[0].decode())
        line.frames = Frames()
        return line

    async def make(self, seats: list[str], cookie: str | None, game: str = "dragon_kin", **wish: object) -> str | None:
        """A match of one's own: its id, or None if the server refuses it."""
        answer = await self.post("/api/matches", {"game": game, "seats": seats, **wish}, cookie)
        return str(answer.data()["match"]) if answer.status == 201 else None

    async def longest(self, cookie: str, *, over: bool = False) -> str:
        """A match as long as the server allows: brought along as a record, or the honest one if it takes none."""
        from abuse.long_records import long_record

        for length in LENGTHS:
            began = time.monotonic()
            body = {"record": long_record(length, over=over)}
            self.extend(time.monotonic() - began)
            answer = await self.post("/api/records", body, cookie)
            if answer.status in (200, 201, 202):
                self.taken = length
                self.count(f"{length} entries taken")
                return str(answer.data()["match"])
            if not self.goes_on:
                break
        return self.match

    async def together(self, work: Callable[[], Awaitable[None]], copies: int) -> None:
        """So many copies of the same, each again and again until the time is up; what goes wrong on the way is the attacker's problem."""

        async def repeat() -> None:
            while self.goes_on:
                try:
                    async with asyncio.timeout(max(0.1, self.end - time.monotonic())):
                        await work()
                except (OSError, TimeoutError, ValueError, KeyError):
                    self.count("thrown out")
                    await asyncio.sleep(0.02)

        await asyncio.gather(*(repeat() for _ in range(copies)))


def read_answer(received: bytes) -> Answer:
    """An answer in what was received."""
    head, _, body = received.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    if not first.startswith("HTTP/1.1 "):
        return Answer(0, b"")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    cookie = headers.get("set-cookie", "").partition("clutch_person=")[2].split(";")[0]
    return Answer(int(first.split()[1]), body, cookie or None)


async def run(attack: str, hostile: Hostile) -> None:
    """Run an attack to its end, or until its time is up."""
    module = importlib.import_module(f"abuse.attacks.{attack}")
    with contextlib.suppress(TimeoutError):
        async with hostile, asyncio.timeout(hostile.end - time.monotonic()) as hostile.limit:
            await module.attack(hostile)


def main() -> None:
    """Run the attack that the arguments name, and print what it did."""
    attack, port, seconds, match = sys.argv[1:]
    hostile = Hostile(int(port), float(seconds), match)
    try:
        asyncio.run(run(attack, hostile))
    finally:
        print(json.dumps(hostile.counts), flush=True)


if __name__ == "__main__":
    main()
