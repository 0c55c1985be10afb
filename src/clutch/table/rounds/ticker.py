"""The time of a table. Tests bring their own, so that what depends on time can be proved without waiting."""

from __future__ import annotations

import asyncio
import time


class Ticker:
    """The real time: seconds since 1970."""

    def now(self) -> float:
        """What time it is."""
        return time.time()

    async def until(self, at: float) -> None:
        """Wait until a moment."""
        while (left := at - self.now()) > 0:  # noqa: ASYNC110 - a clock may be set back, and nothing else tells us
            await asyncio.sleep(left)
