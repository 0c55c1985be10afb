"""Chat in an honest match by ever new people: a cookie costs nothing."""

from __future__ import annotations

import asyncio

from abuse.hostile import Hostile, message


async def attack(hostile: Hostile) -> None:
    """Thirty sockets, each of a new person who says as much as they may."""

    async def talk() -> None:
        line = await hostile.enter(hostile.match, await hostile.person())
        reading = asyncio.create_task(line.drain())
        try:
            for _ in range(8):
                await line.send(message("chat", text="spam " * 60))
                hostile.count("lines")
            await asyncio.sleep(0.1)
        finally:
            reading.cancel()
            line.close()

    await hostile.together(talk, 30)
