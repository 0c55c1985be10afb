"""Analyses of very long matches, asked for by ever new people."""

from __future__ import annotations

from abuse.hostile import Hostile
from abuse.long_records import long_record


async def attack(hostile: Hostile) -> None:
    """As many matches as the limits let through, each as long as the first that was taken, each analysed, and asked after."""
    await hostile.longest(await hostile.person(), over=True)
    record = long_record(hostile.taken, over=True)

    async def analyse() -> None:
        cookie = await hostile.person()
        answer = await hostile.post("/api/records", {"record": record}, cookie)
        match = answer.data()["match"] if answer.status == 201 else hostile.match
        await hostile.ask("POST", f"/api/matches/{match}/analysis", b"", cookie)
        for _ in range(20):
            await hostile.ask("GET", f"/api/matches/{match}/analysis", cookie=cookie)

    await hostile.together(analyse, 4)
