"""Long work in slices: between two of them everybody else has a turn.

The rules are compiled, so a thread would not help: it would keep the interpreter to itself for as long as it computes.
"""

from __future__ import annotations

import asyncio
import time

SLICE = 0.004
"""Seconds of work at a stretch."""


class Slices:
    """Says when it is time to let the others have their turn: `await slices.pause()` after each small step."""

    def __init__(self) -> None:
        self.until = time.perf_counter() + SLICE

    async def pause(self) -> None:
        """Step aside if the slice is used up."""
        if time.perf_counter() >= self.until:
            await asyncio.sleep(0)
            self.until = time.perf_counter() + SLICE
