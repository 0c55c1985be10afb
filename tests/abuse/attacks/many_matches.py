"""Matches with open seats, as many as can be, all in the lobby."""

from __future__ import annotations

from abuse.hostile import Hostile


async def attack(hostile: Hostile) -> None:
    """Five at once, each by a new person, and the lobby after each."""

    async def make() -> None:
        await hostile.make(["me", "open", "open", "open"], None, public=True)
        await hostile.ask("GET", "/api/matches")

    await hostile.together(make, 5)
