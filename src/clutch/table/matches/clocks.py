"""Thinking time, computed from the times of the log's entries alone: every process that reads the log finds the same seconds."""

from __future__ import annotations

from clutch.table.protocol.server import SeatClock
from clutch.table.records.entries import ClockPlan


class Clocks:
    """The clocks of a match: at most one of them runs.

    >>> clocks = Clocks(ClockPlan("total", 60, increment=5), 2)
    >>> clocks.run(0, at=100.0)
    >>> clocks.settle(at=110.0); clocks.decided(0); clocks.run(1, at=110.0)
    >>> [clocks.left(seat, 112.0) for seat in (0, 1)], clocks.deadline()
    ([55.0, 58.0], 170.0)
    """

    def __init__(self, plan: ClockPlan, players: int) -> None:
        self.plan = plan
        self.rest = [float(plan.seconds)] * players
        self.running: int | None = None
        self.since = 0.0

    def settle(self, at: float) -> None:
        """Count the time that has run since the last entry."""
        if self.running is not None:
            self.rest[self.running] -= max(0.0, at - self.since)
            self.since = max(at, self.since)

    def decided(self, seat: int) -> None:
        """A seat has decided: its time for the next decision."""
        if self.plan.kind == "move":
            self.rest[seat] = float(self.plan.seconds)
        else:
            self.rest[seat] += self.plan.increment

    def run(self, seat: int | None, at: float) -> None:
        """Let a seat's clock run, or none; call `settle` first."""
        self.running = seat
        self.since = at

    def left(self, seat: int, now: float) -> float:
        """A seat's seconds at a moment."""
        rest = self.rest[seat]
        if seat == self.running:
            rest -= max(0.0, now - self.since)
        return max(0.0, rest)

    def deadline(self) -> float | None:
        """When the running clock is at zero."""
        return None if self.running is None else self.since + max(0.0, self.rest[self.running])

    def used_up(self, seat: int) -> bool:
        """Whether a seat has no time left for the rest of the game."""
        return self.plan.kind == "total" and self.rest[seat] <= 0.0

    def renew(self, seat: int) -> None:
        """A seat that comes back has its time for a decision again."""
        if self.plan.kind == "move":
            self.rest[seat] = float(self.plan.seconds)

    def told(self, seat: int, now: float) -> SeatClock:
        """A seat's clock as plain data."""
        return {"left": round(self.left(seat, now), 2), "running": seat == self.running}
