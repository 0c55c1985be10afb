"""Matches that grow for ever: a move and its taking back, as fast as the limits let through."""

from __future__ import annotations

import asyncio

from abuse.hostile import Hostile, message


async def attack(hostile: Hostile) -> None:
    """Twenty matches of new people, three pages at each."""

    async def grow() -> None:
        cookie = await hostile.person()
        match = await hostile.make(["me", "me"], cookie, take_back="free")
        if match is None:
            await asyncio.sleep(0.5)
            return
        state = (await hostile.ask("GET", f"/api/matches/{match}", cookie=cookie)).data()
        action = state["moves"][0]["action"]
        line = await hostile.enter(match, cookie)
        reading = asyncio.create_task(line.drain())
        at = state["n"]
        try:
            while (
                hostile.goes_on
                and not reading.done()
                and await line.send(message("act", action=action, at=at) + message("take_back", at=at + 1))
            ):
                at += 2
                hostile.count("entries", 2)
                await asyncio.sleep(0.1)
        finally:
            reading.cancel()
            line.close()

    await hostile.together(grow, 20)
