"""Forty pages of forty people at one very long match, all of which ask for everything again and again, and read it."""

from __future__ import annotations

import asyncio

from abuse.hostile import Hostile, message


async def attack(hostile: Hostile) -> None:
    """As often as the limits let through; who is thrown out comes back."""
    match = await hostile.longest(await hostile.person())

    async def page() -> None:
        line = await hostile.enter(match, await hostile.person())
        reading = asyncio.create_task(line.drain())
        try:
            while hostile.goes_on and not reading.done() and await line.send(message("again")):
                hostile.count("sent")
                await asyncio.sleep(0.01)
        finally:
            reading.cancel()
            line.close()

    await hostile.together(page, 40)
