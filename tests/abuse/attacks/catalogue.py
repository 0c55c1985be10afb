"""Rules, components, words and high scores of every game: what costs the server most of all that everybody may read."""

from __future__ import annotations

import itertools

import clutch
from abuse.hostile import Hostile


async def attack(hostile: Hostile) -> None:
    """Eight at once, as often as the limits let through."""
    paths = itertools.cycle(
        [
            f"/api/games/{game.name}/{what}"
            for game in clutch.games()
            for what in ("components", "box?language=de", "rules", "best?by=rounds")
        ]
        + [f"/api/words/en/{game.name}" for game in clutch.games()]
    )

    async def read() -> None:
        await hostile.ask("GET", next(paths))

    await hostile.together(read, 8)
