"""Analyses of very long matches, asked for by ever new people."""

from __future__ import annotations

from abuse.hostile import Hostile


async def attack(hostile: Hostile) -> None:
    """As many matches as the limits let through, each analysed, and asked after."""

    async def analyse() -> None:
        cookie = await hostile.person()
        match = await hostile.longest(cookie, over=True)
        await hostile.ask("POST", f"/api/matches/{match}/analysis", b"", cookie)
        for _ in range(20):
            await hostile.ask("GET", f"/api/matches/{match}/analysis", cookie=cookie)

    await hostile.together(analyse, 4)
