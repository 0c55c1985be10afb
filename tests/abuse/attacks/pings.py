"""WebSocket pings without end on sockets that never read the pongs."""

from __future__ import annotations

from abuse.hostile import PING, Hostile, frame

PINGS = frame(b"x" * 125, PING) * 500


async def attack(hostile: Hostile) -> None:
    """Two sockets at an honest match; who is thrown out comes back."""

    async def knock() -> None:
        line = await hostile.enter(hostile.match, None)
        while hostile.goes_on and await line.send(PINGS):
            hostile.count("pings", 500)
        line.close()

    await hostile.together(knock, 2)
