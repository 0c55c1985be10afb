"""Records, replays, states and branches of a very long finished match, many at once."""

from __future__ import annotations

import itertools

from abuse.hostile import Hostile


async def attack(hostile: Hostile) -> None:
    """Twelve at once, as often as the limits let through."""
    cookie = await hostile.person()
    match = await hostile.longest(cookie, over=True)
    paths = itertools.cycle(["record", "replay?first=13000&count=200", "replay?seat=0&first=0&count=200", "", "analysis"])

    async def download() -> None:
        await hostile.post(f"/api/matches/{match}/branch", {"at": 13_000}, cookie)
        await hostile.ask("GET", f"/api/matches/{match}/{next(paths)}".rstrip("/"), cookie=cookie)

    await hostile.together(download, 12)
