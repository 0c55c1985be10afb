"""A page that holds both seats of a very long match and looks with one and the other in turn, each time at the whole story."""

from __future__ import annotations

import asyncio

from abuse.hostile import Hostile, message


async def attack(hostile: Hostile) -> None:
    """As often as the limits let through, and the page reads what it gets."""
    cookie = await hostile.person()
    match = await hostile.longest(cookie)

    async def page() -> None:
        line = await hostile.enter(match, cookie)
        reading = asyncio.create_task(line.drain())
        seat = 0
        try:
            while hostile.goes_on and not reading.done() and await line.send(message("look", seat=seat)):
                seat = 1 - seat
                hostile.count("sent")
                await asyncio.sleep(0.01)
        finally:
            reading.cancel()
            line.close()

    await hostile.together(page, 3)
