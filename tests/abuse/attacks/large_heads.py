"""Whole requests with an address of a megabyte, thousands of cookies, or thousands of parameters."""

from __future__ import annotations

import itertools

from abuse.hostile import Hostile

QUERY = "&".join(f"by={number}" for number in range(120_000))
COOKIES = "; ".join(f"c{number}=x" for number in range(60_000))


async def attack(hostile: Hostile) -> None:
    """One after another on six connections."""
    kinds = itertools.cycle(
        [
            (f"/api/games/dragonbrood/best?{QUERY}", None),
            ("/api/me", {"Cookie": COOKIES}),
            (f"/{'a/' * 500_000}", None),
            ("/api/me", {f"X-{number}": "x" for number in range(30_000)}),
        ]
    )

    async def ask() -> None:
        path, headers = next(kinds)
        await hostile.ask("GET", path, headers=headers)

    await hostile.together(ask, 6)
