"""Ten thousand tiny messages a second on one socket: pings, nonsense and empty frames."""

from __future__ import annotations

import asyncio

from abuse.hostile import BINARY, Hostile, frame, message

BURST = (message("ping") * 3 + frame(b"x") + frame(b"") + frame(b"", BINARY)) * 50


async def attack(hostile: Hostile) -> None:
    """Three hundred every thirtieth of a second, and the answers are read; who is thrown out comes back."""

    async def flood() -> None:
        line = await hostile.enter(hostile.match, await hostile.person())
        reading = asyncio.create_task(line.drain())
        try:
            while hostile.goes_on and not reading.done() and await line.send(BURST):
                hostile.count("messages", 300)
                await asyncio.sleep(0.03)
        finally:
            reading.cancel()
            line.close()

    await hostile.together(flood, 1)
