"""A server with its limits on, and hostile clients for tests of what it bears. Each test has an address of its own, so that no test uses another's limits up."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Awaitable, Callable, Iterator

import psutil
import pytest

from abuse.hostile import Hostile
from table.serving import Server, running

BUFFERS = 16_000_000
"""Bytes that may lie between two programs on one machine, sent and not read."""
GROWTH = 40_000_000
"""Bytes by which the server may grow meanwhile."""
LONGEST = 60.0
"""Seconds after which a hostile client gives up."""
ADDRESSES = (f"127.0.{third}.{fourth}" for third, fourth in itertools.product(range(66, 255), range(1, 255)))


def new_hostile(server: Server) -> Hostile:
    """A hostile client at an address that nobody has used."""
    return Hostile(server.port, LONGEST, address=next(ADDRESSES))


def attack(server: Server, work: Callable[[Hostile], Awaitable[None]]) -> None:
    """Let a hostile client do something."""

    async def run() -> None:
        async with new_hostile(server) as hostile, asyncio.timeout(LONGEST):
            await work(hostile)

    asyncio.run(run())


def resident(server: Server) -> int:
    """Bytes of memory that a server has."""
    assert server.process is not None
    return int(psutil.Process(server.process.pid).memory_info().rss)


@contextlib.contextmanager
def guarded_server(tmp_path_factory: pytest.TempPathFactory, *arguments: str) -> Iterator[Server]:
    """A server with its limits on, which never fails."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('guarded') / 'table.sqlite3'}", "--workers", "1", *arguments) as server:
        yield server
        assert "Traceback" not in server.errors(), server.errors()
