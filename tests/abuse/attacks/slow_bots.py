"""Twenty matches with three bots each that think for ten seconds a move, and nobody at them."""

from __future__ import annotations

from abuse.hostile import Hostile

TIMES = 4
"""This attack lasts so many times as long: thoughts take their time."""


async def attack(hostile: Hostile) -> None:
    """Made as fast as the limits let through, each by a new person."""

    async def make() -> None:
        if await hostile.make(["bot:search:10000ms"] * 3 + ["me"], await hostile.person()) is not None:
            hostile.count("matches")

    await hostile.together(make, 2)
