"""What an attack did to the honest, as numbers, and whether that is within what we promise."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import psutil

from abuse.honest import Times

DECISION = 0.5
"""Seconds that an honest decision may take at the worst."""
PAGE = 1.0
"""Seconds in which a newcomer has the page at the worst."""
BOT = 12.0
"""Seconds after which an honest bot has moved: the longest thought of another (ten seconds) may be under way when its turn comes."""
GROWTH = 100.0
"""Megabytes that an attack may add to the server and its workers."""


OPEN = 256
"""Connections of one address that may stay open."""


class Memory:
    """The resident memory of a server with its workers, looked at ten times a second."""

    def __init__(self, pid: int) -> None:
        self.process = psutil.Process(pid)
        self.before = self.now()
        self.peak = self.before

    def now(self) -> float:
        """Megabytes."""
        total = 0
        for process in (self.process, *self.process.children(recursive=True)):
            try:
                total += process.memory_info().rss
            except psutil.NoSuchProcess:
                continue
        return total / 1e6

    async def watch(self) -> None:
        """Look, until cancelled."""
        while True:
            await asyncio.sleep(0.1)
            self.peak = max(self.peak, self.now())


def quantile(times: list[float], part: float) -> float:
    """The time within which such a part of them lies.

    >>> quantile([3.0, 1.0, 2.0], 1.0), quantile([], 0.99)
    (3.0, 0.0)
    """
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] if times else 0.0


@dataclass(frozen=True)
class Row:
    """A line of the table."""

    attack: str
    times: Times
    before: float
    peak: float
    counts: dict[str, int]
    """What the attack did, and what came of it."""

    def failures(self) -> list[str]:
        """What is not as promised."""
        found = []
        if not self.times.decisions or max(self.times.decisions) > DECISION:
            found.append("decisions")
        if not self.times.bots or max(self.times.bots) > BOT:
            found.append("bots")
        if not self.times.pages or max(self.times.pages) > PAGE:
            found.append("newcomers")
        if self.peak - self.before > GROWTH:
            found.append("memory")
        if self.times.cut:
            found.append("lines")
        if self.counts.get("still open", 0) > OPEN:
            found.append("connections")
        return found

    def text(self) -> str:
        """As a line of Markdown."""
        times = self.times
        cells = [
            self.attack.replace("_", " "),
            str(len(times.decisions)),
            milliseconds(quantile(times.decisions, 0.99)),
            milliseconds(quantile(times.decisions, 1.0)),
            str(len(times.bots)),
            milliseconds(quantile(times.bots, 1.0)),
            milliseconds(quantile(times.pages, 1.0)),
            f"{self.before:.0f} → {self.peak:.0f}",
            "held" if not self.failures() else "**" + ", ".join(self.failures()) + "**",
            ", ".join(f"{self.counts[word]} {word}" for word in sorted(self.counts)),
        ]
        return "| " + " | ".join(cells) + " |"


HEAD = "| attack | decisions | p99 ms | worst ms | bots moved | worst ms | page, worst ms | memory, MB | | what the attack did |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- | --- | --- |"


def milliseconds(seconds: float) -> str:
    """A time in whole milliseconds.

    >>> milliseconds(0.0123)
    '12'
    """
    return f"{seconds * 1000:.0f}"
