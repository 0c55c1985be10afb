"""Downloads of a very long match that are asked for and never read."""

from __future__ import annotations

import asyncio
import time

from abuse.hostile import HOST, Hostile, Line, request_head


async def attack(hostile: Hostile) -> None:
    """Hundreds of connections, each with as many requests on it as it takes."""
    cookie = await hostile.person()
    match = await hostile.longest(cookie, over=True)
    head = {"Host": f"{HOST}:{hostile.port}", "Cookie": f"clutch_person={cookie}"}
    wish = request_head("GET", f"/api/matches/{match}/record", head)
    lines: list[Line] = []
    while hostile.goes_on and len(lines) < 400:
        try:
            line = await hostile.connect()
        except OSError:
            hostile.count("thrown out")
            continue
        lines.append(line)
        await line.send(wish * 20, 0.2)
        hostile.count("connections")
        await asyncio.sleep(0.01)
    await asyncio.sleep(max(0.0, hostile.end - time.monotonic()))
