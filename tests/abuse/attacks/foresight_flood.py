"""Looking ahead without end: what every move would bring, and why moves that there are not cannot be made."""

from __future__ import annotations

import asyncio

from abuse.hostile import Hostile, message


async def attack(hostile: Hostile) -> None:
    """As many matches as the limits let through; at each two pages ask for all moves, and for moves that no index finds at once, as often as they may."""

    async def ask() -> None:
        cookie = await hostile.person()
        match = await hostile.make(["me", "me"], cookie)
        if match is None:
            await asyncio.sleep(0.5)
            return
        lines = [await hostile.enter(match, cookie) for _ in range(2)]
        reading = [asyncio.create_task(line.drain()) for line in lines]
        questions = [message("foresee", at=0), message("why", at=0, kinds=["scry"], parameters={"position": 99})]
        try:
            while hostile.goes_on and all([await line.send(question) for line in lines for question in questions]):
                hostile.count("asked", len(lines) * len(questions))
                await asyncio.sleep(0.05)
        finally:
            for task in reading:
                task.cancel()
            for line in lines:
                line.close()

    await hostile.together(ask, 20)
