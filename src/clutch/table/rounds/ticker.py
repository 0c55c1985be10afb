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
        """Wait until a moment that is as far away as it is now: a clock that is set meanwhile makes the wait neither longer nor shorter."""
        await asyncio.sleep(max(0.0, at - self.now()))
