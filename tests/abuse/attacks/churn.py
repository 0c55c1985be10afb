"""Sockets at an honest match that open and close in a loop: each coming and going is news for everybody there."""

from __future__ import annotations

from abuse.hostile import Hostile


async def attack(hostile: Hostile) -> None:
    """Twenty at once."""

    async def visit() -> None:
        line = await hostile.enter(hostile.match, None)
        hostile.count("came")
        await line.read(0.05)
        line.close()

    await hostile.together(visit, 20)
