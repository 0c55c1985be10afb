"""As many connections as there are, plain ones and sockets at a public match, which then do nothing."""

from __future__ import annotations

import asyncio
import time

from abuse.hostile import Hostile, Line


async def attack(hostile: Hostile) -> None:
    """Up to three thousand."""
    lines: list[Line] = []
    while time.monotonic() < hostile.end - 1.0 and len(lines) < 3000:
        try:
            lines.append(await hostile.connect())
            hostile.count("plain")
            if len(lines) % 10 == 0:
                lines.append(await hostile.enter(hostile.match, None))
                hostile.count("sockets")
        except OSError:
            hostile.count("thrown out")
            await asyncio.sleep(0.01)
    await hostile.stay(lines)
