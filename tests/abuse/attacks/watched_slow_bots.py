"""Twenty matches with three bots each that think for ten seconds a move, and a page of a new person at each."""

from __future__ import annotations

import asyncio

from abuse.hostile import Hostile

TIMES = 4
"""This attack lasts so many times as long: thoughts take their time."""


async def attack(hostile: Hostile) -> None:
    """Made as fast as the limits let through; the pages stay."""

    async def make() -> None:
        cookie = await hostile.person()
        match = await hostile.make(["bot:search:10000ms"] * 3 + ["me"], cookie)
        if match is None:
            await asyncio.sleep(0.5)
            return
        hostile.count("matches")
        line = await hostile.enter(match, cookie)
        hostile.count("pages")
        await line.drain()

    await hostile.together(make, 20)
