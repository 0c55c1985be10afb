"""A page of a very long match that comes, gets the whole story, goes and comes again."""

from __future__ import annotations

from abuse.hostile import Hostile


async def attack(hostile: Hostile) -> None:
    """Ten at once, as often as the limits let through."""
    cookie = await hostile.person()
    match = await hostile.longest(cookie)

    async def visit() -> None:
        line = await hostile.enter(match, cookie, "?since=0")
        hostile.count("came")
        await line.read(1.0)
        line.close()

    await hostile.together(visit, 10)
