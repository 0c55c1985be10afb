"""Requests without end on connections that never read an answer."""

from __future__ import annotations

import asyncio

from abuse.hostile import HOST, Hostile, request_head


async def attack(hostile: Hostile) -> None:
    """Forty connections for the largest page there is."""
    wishes = request_head("GET", "/api/openapi.json", {"Host": f"{HOST}:{hostile.port}"}) * 100

    async def ask() -> None:
        async with hostile.plain() as line:
            while hostile.goes_on and await line.send(wishes, 1.0):
                hostile.count("requests", 100)
                await asyncio.sleep(0.01)
            await asyncio.sleep(1.0)

    await hostile.together(ask, 40)
