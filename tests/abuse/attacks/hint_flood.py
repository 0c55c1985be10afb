"""Hints for ever new people: each is a second of thinking."""

from __future__ import annotations

import asyncio

from abuse.hostile import Hostile, message


async def attack(hostile: Hostile) -> None:
    """As many matches as the limits let through; at each two pages ask for hints as often as they may."""

    async def ask() -> None:
        cookie = await hostile.person()
        match = await hostile.make(["me", "me"], cookie)
        if match is None:
            await asyncio.sleep(0.5)
            return
        lines = [await hostile.enter(match, cookie) for _ in range(2)]
        reading = [asyncio.create_task(line.drain()) for line in lines]
        try:
            while hostile.goes_on and all([await line.send(message("hint")) for line in lines]):
                hostile.count("asked", len(lines))
                await asyncio.sleep(0.2)
        finally:
            for task in reading:
                task.cancel()
            for line in lines:
                line.close()

    await hostile.together(ask, 20)
