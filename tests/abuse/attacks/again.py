"""One page of a very long match that asks for everything again and again, and never reads."""

from __future__ import annotations

import asyncio

from abuse.hostile import Hostile, message


async def attack(hostile: Hostile) -> None:
    """264 times at once, then as often as the line takes it."""
    cookie = await hostile.person()
    match = await hostile.longest(cookie)
    line = await hostile.enter(match, cookie)
    for _ in range(264):
        await line.send(message("again"))
        hostile.count("sent")
    while hostile.goes_on and await line.send(message("again")):
        hostile.count("sent")
        await asyncio.sleep(0.02)
    line.close()
