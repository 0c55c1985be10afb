"""Rate limits: token buckets, so that a burst is fine and a flood is not."""

from __future__ import annotations

import time
from dataclasses import dataclass

from clutch.table.protocol.codes import Code, Refused


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many a second after that."""

    burst: float
    rate: float


LIMITS = {
    "create": Limit(20, 0.2),
    "join": Limit(30, 0.5),
    "chat": Limit(6, 0.5),
    "hint": Limit(6, 0.1),
    "analyse": Limit(4, 0.02),
    "message": Limit(60, 20),
    "forget": Limit(5, 0.01),
    "connect": Limit(40, 2),
    "read": Limit(200, 20),
}
"""What is limited. Creating, joining, forgetting, connecting and reading are counted by address; the rest by person."""

PRUNE = 4096
"""Buckets after which full ones are forgotten."""


class Limits:
    """All buckets of this process.

    >>> limits = Limits()
    >>> for _ in range(6):
    ...     limits.check("chat", "ann", now=0.0)
    >>> limits.check("chat", "ann", now=1.0)
    Traceback (most recent call last):
    ...
    clutch.table.protocol.codes.Refused: too_many: Slow down a little: try again in a moment.
    >>> limits.check("chat", "ben", now=1.0)
    """

    def __init__(self, enforced: bool = True) -> None:
        self.enforced = enforced
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self.refused = 0

    def check(self, what: str, who: str, now: float | None = None) -> None:
        """Count one; refuses when it is too much."""
        if not self.enforced:
            return
        moment = time.monotonic() if now is None else now
        limit = LIMITS[what]
        level, since = self.buckets.get((what, who), (limit.burst, moment))
        level = min(limit.burst, level + (moment - since) * limit.rate)
        if level < 1.0:
            self.refused += 1
            raise Refused(Code.TOO_MANY, "Slow down a little: try again in a moment.")
        self.buckets[(what, who)] = (level - 1.0, moment)
        if len(self.buckets) > PRUNE:
            self.prune(moment)

    def prune(self, now: float) -> None:
        """Forget buckets that are full again."""
        full = [key for key, (level, since) in self.buckets.items() if level + (now - since) * LIMITS[key[0]].rate >= LIMITS[key[0]].burst]
        for key in full:
            del self.buckets[key]
