"""Messages in frames of one byte, sent without end: a message that never comes to its end."""

from __future__ import annotations

from abuse.hostile import CONTINUED, Hostile, frame

CRUMBS = frame(b"x", CONTINUED, final=False) * 5000


async def attack(hostile: Hostile) -> None:
    """Two sockets at an honest match; who is thrown out comes back."""

    async def crumble() -> None:
        line = await hostile.enter(hostile.match, None)
        await line.send(frame(b"x", final=False))
        while hostile.goes_on and await line.send(CRUMBS):
            hostile.count("frames", 5000)
        line.close()

    await hostile.together(crumble, 2)
