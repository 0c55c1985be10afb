"""Cheap requests, thousands a second, many on each connection before the first answer is read."""

from __future__ import annotations

import asyncio

from abuse.hostile import HOST, Hostile, request_head

PATHS = ("/healthz", "/metrics", "/api/me", "/", "/api/openapi.json", "/nothing", "/api/matches/nosuchmatch", "/api/games")


async def attack(hostile: Hostile) -> None:
    """Eight connections, eighty requests at a time on each."""
    head = {"Host": f"{HOST}:{hostile.port}"}
    wishes = b"".join(request_head("GET", path, head) for path in PATHS) * 10

    async def ask() -> None:
        async with hostile.plain() as line:
            reading = asyncio.create_task(line.drain())
            while hostile.goes_on and not reading.done() and await line.send(wishes):
                hostile.count("requests", len(PATHS) * 10)
                await asyncio.sleep(0.05)
            reading.cancel()

    await hostile.together(ask, 8)
