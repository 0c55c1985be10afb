"""Bad lines: a proxy between the players and the servers that drops, delays, stalls, doubles and cuts what goes through it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import Callable
from typing import Literal

from faults.stage import Fault, Stage

LONGEST_STALL = 8.0
"""Seconds after which a stalled line is either dead or flows again, with everything that was held back."""
TEXT = 1
"""The kind of a WebSocket frame that carries a message."""

Trouble = Literal["drop", "delay", "stall", "double", "cut"]
TROUBLES: dict[Trouble, str] = {
    "drop": "lines dropped",
    "delay": "lines delayed",
    "stall": "lines stalled",
    "double": "messages doubled",
    "cut": "frames cut in two",
}
"""What can happen to a line, and what it is called."""


async def read_head(reader: asyncio.StreamReader) -> bytes:
    """The head of an HTTP request or answer."""
    return await reader.readuntil(b"\r\n\r\n")


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """One whole WebSocket frame as it is on the wire."""
    head = await reader.readexactly(2)
    length = head[1] & 0x7F
    more = await reader.readexactly({126: 2, 127: 8}.get(length, 0))
    if more:
        length = int.from_bytes(more, "big")
    mask = await reader.readexactly(4 if head[1] & 0x80 else 0)
    return head + more + mask + await reader.readexactly(length)


class Link:
    """One connection through the proxy."""

    def __init__(self, proxy: Proxy, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.proxy = proxy
        self.near = near
        self.far = far
        self.live = False
        """Whether it is a socket with frames by now."""
        self.flows = asyncio.Event()
        self.flows.set()
        self.doubles = False
        """Whether the player's next message is sent twice."""
        self.cuts: asyncio.StreamWriter | None = None
        """The side to which the next frame comes only half, before the line breaks."""

    def drop(self) -> None:
        """Break the line at once, on both sides."""
        self.flows.set()
        for writer in (self.near, self.far):
            writer.transport.abort()

    async def send(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        """Pass something on, as well as the line can."""
        if self.proxy.delay:
            await asyncio.sleep(self.proxy.delay)
        await self.flows.wait()
        if self.cuts is writer and self.live:
            writer.write(data[: max(1, len(data) // 2)])
            with contextlib.suppress(OSError):
                await writer.drain()
            self.drop()
            raise ConnectionResetError
        writer.write(data)
        if self.doubles and writer is self.far and self.live and data[0] & 0x0F == TEXT:
            self.doubles = False
            writer.write(data)
        await writer.drain()

    async def upwards(self, reader: asyncio.StreamReader) -> None:
        """From the player to the server."""
        head = await read_head(reader)
        await self.send(self.far, head)
        upgrade = b"upgrade: websocket" in head.lower()
        while True:
            await self.send(self.far, await read_frame(reader) if upgrade else await some(reader))

    async def downwards(self, reader: asyncio.StreamReader) -> None:
        """From the server to the player."""
        head = await read_head(reader)
        await self.send(self.near, head)
        self.live = head.startswith(b"HTTP/1.1 101")
        while True:
            await self.send(self.near, await read_frame(reader) if self.live else await some(reader))


async def some(reader: asyncio.StreamReader) -> bytes:
    """Whatever comes next."""
    data = await reader.read(65536)
    if not data:
        raise ConnectionResetError
    return data


class Proxy:
    """Passes connections on to servers in turn; a server that does not answer is passed over."""

    def __init__(self) -> None:
        self.targets: list[int] = []
        """The ports of the servers."""
        self.port = 0
        self.delay = 0.0
        self.links: set[Link] = set()
        self.turn = 0
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    @property
    def address(self) -> str:
        """Where players find it."""
        return f"http://127.0.0.1:{self.port}"

    def start(self, targets: list[int]) -> Proxy:
        """Open, in a thread of its own."""
        self.targets = targets
        self.thread.start()
        self.ready.wait()
        return self

    def stop(self) -> None:
        """Close, and break what is still open."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    def run(self) -> None:
        """The thread."""
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.serve, "127.0.0.1", 0, limit=1 << 20))
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        self.loop.run_forever()
        server.close()
        for link in self.links:
            link.drop()
        ending = asyncio.all_tasks(self.loop)
        if ending:
            self.loop.run_until_complete(asyncio.wait(ending, timeout=20))
        self.loop.close()

    def do(self, action: Callable[[], None]) -> None:
        """Do something in the proxy's thread, and wait for it."""
        done = threading.Event()

        def act() -> None:
            action()
            done.set()

        self.loop.call_soon_threadsafe(act)
        assert done.wait(20), "the proxy does not answer"

    async def reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to the next server that answers."""
        for _ in self.targets:
            self.turn += 1
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", self.targets[self.turn % len(self.targets)], limit=1 << 20)
        return None

    async def serve(self, near_reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        """One connection, until one of its sides ends."""
        reached = await self.reach()
        if reached is None:
            near.transport.abort()
            return
        far_reader, far = reached
        link = Link(self, near, far)
        self.links.add(link)
        ways = [asyncio.ensure_future(link.upwards(near_reader)), asyncio.ensure_future(link.downwards(far_reader))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.links.discard(link)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            link.drop()


class Line(Fault):
    """Trouble on the lines of some players at once."""

    def __init__(self, trouble: Trouble) -> None:
        self.trouble: Trouble = trouble
        self.name = TROUBLES[trouble]

    def strike(self, stage: Stage, moments: random.Random) -> None:
        """Trouble some lines, and let the players find out by themselves."""
        proxy = stage.proxy
        if self.trouble == "delay":
            proxy.delay = moments.uniform(0.05, 0.4)
            stage.play(moments.uniform(0.5, 2.0))
            proxy.delay = 0.0
            return
        struck: list[Link] = []
        seed = moments.random()

        def choose() -> None:
            lines = [link for link in proxy.links if link.live]
            struck.extend(random.Random(seed).sample(lines, max(1, len(lines) // 2)) if lines else [])
            for link in struck:
                self.trouble_one(link)

        proxy.do(choose)
        stage.play(moments.uniform(0.5, 1.5))
        if self.trouble == "stall":
            late = moments.random() < 0.5
            stage.play(moments.uniform(1.0, LONGEST_STALL) if late else 1.0)
            for link in struck:
                # What was held back arrives late, after the player has sent it again on another line; or never.
                proxy.do(link.flows.set if late else link.drop)

    def trouble_one(self, link: Link) -> None:
        """What happens to one line."""
        if self.trouble == "drop":
            link.drop()
        elif self.trouble == "stall":
            link.flows.clear()
        elif self.trouble == "double":
            link.doubles = True
        else:
            link.cuts = link.far if link.near.get_extra_info("peername")[1] % 2 else link.near
