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
    "talk": Limit(20, 2),
    "hint": Limit(6, 0.1),
    "ahead": Limit(800, 80),
    "analyse": Limit(4, 0.02),
    "message": Limit(60, 20),
    "forget": Limit(5, 0.01),
    "messages": Limit(200, 60),
    "connect": Limit(40, 2),
    "read": Limit(200, 20),
    "request": Limit(600, 80),
    "upload": Limit(12, 0.2),
    "volume": Limit(40_000_000, 1_000_000),
    "conduct": Limit(30, 0.5),
}
"""What is limited. Creating, looking ahead (each move that is foreseen and each move that is asked about), uploading, joining, forgetting, connecting, reading, analysing, all requests, all messages and all talk together and the volume (bytes of states, stories, records and replays) are counted by address;
chat, hints, a page's messages and what is done around a game by person."""

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
        if self.enforced and self.level(what, who, now) < 1.0:
            self.refused += 1
            raise Refused(Code.TOO_MANY, "Slow down a little: try again in a moment.")
        self.charge(what, who, 1.0, now)

    def charge(self, what: str, who: str, amount: float, now: float | None = None) -> None:
        """Count what was done already, by its size: it may be more than is left, and then has to be waited for before the next `check`.

        >>> limits = Limits()
        >>> limits.charge("volume", "here", 45_000_000, now=0.0)
        >>> limits.level("volume", "here", now=0.0), limits.level("volume", "here", now=6.0)
        (-5000000.0, 1000000.0)
        """
        if not self.enforced:
            return
        moment = time.monotonic() if now is None else now
        self.buckets[(what, who)] = (self.level(what, who, moment) - amount, moment)
        if len(self.buckets) > PRUNE:
            self.prune(moment)

    def level(self, what: str, who: str, now: float | None = None) -> float:
        """How much somebody may still do at this moment."""
        moment = time.monotonic() if now is None else now
        limit = LIMITS[what]
        level, since = self.buckets.get((what, who), (limit.burst, moment))
        return min(limit.burst, level + (moment - since) * limit.rate)

    def prune(self, now: float) -> None:
        """Forget buckets that are full again."""
        full = [key for key, (level, since) in self.buckets.items() if level + (now - since) * LIMITS[key[0]].rate >= LIMITS[key[0]].burst]
        for key in full:
            del self.buckets[key]
