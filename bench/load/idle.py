"""Matches that nobody plays: what they cost in memory, and at a start."""

from __future__ import annotations

import asyncio
import time

from bench.load.generator import HOST
from bench.load.lines import Http
from bench.load.serving import Build, Place

AT_ONCE = 32
WISH = {"game": "dragon_kin", "seats": ["me", "me"]}


async def make(port: int, count: int) -> None:
    """Make matches whose game has begun, and whose pages have gone."""
    left = iter(range(count))

    async def some() -> None:
        http = Http(HOST, port)
        for _ in left:
            await http.post("/api/matches", WISH)
        http.close()

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


def idle(build: Build, database: str, count: int) -> None:
    """Print the memory before and after the making of so many matches."""
    with Place(build, database, 1) as place:
        asyncio.run(make(place.servers[0].port, 32))  # what the first matches load is no cost of theirs
        before = place.memory
        began = time.perf_counter()
        asyncio.run(make(place.servers[0].port, count))
        seconds = time.perf_counter() - began
        grown = place.memory - before
        print(
            f"{build.name}: {count:,} idle matches, made in {seconds:.0f} s: {before:.0f} MB before, {place.memory:.0f} MB after, {grown * 1000 / count:.1f} kB a match"
        )


def stored(build: Build, database: str, count: int) -> None:
    """Print how long a start over so many stored matches takes."""
    with Place(build, database, 1) as place:
        asyncio.run(make(place.servers[0].port, count))
    began = time.perf_counter()
    with Place(build, database, 1) as place:
        print(f"{build.name}: a start over {count:,} stored matches took {time.perf_counter() - began:.2f} s, {place.memory:.0f} MB")
