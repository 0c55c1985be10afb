"""What is counted for each kind of fault, and the table of it."""

from __future__ import annotations

import threading
from collections import Counter
from dataclasses import dataclass, field

from faults.evidence import Findings

HEADINGS = ("fault", "faults", "acknowledged", "lost", "doubled", "leaks", "diverged", "refused", "longest wait", "longest pause")


@dataclass
class Tally:
    """What one kind of fault did."""

    kind: str
    faults: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    leaks: int = 0
    diverged: int = 0
    refused: int = 0
    """Decisions that were refused with `busy` and sent again."""
    longest: float = 0.0
    """Seconds that an honest player waited for the answer to a decision, from sending it first until it was acknowledged."""
    pause: float = 0.0
    """Seconds of play in which at some match nobody could decide: bots, windows and broken lines count."""
    problems: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def bad(self) -> bool:
        """Whether anything went wrong."""
        return bool(self.lost or self.doubled or self.leaks or self.diverged)

    def acknowledge(self, seconds: float) -> None:
        """A decision was acknowledged after so many seconds."""
        with self.lock:
            self.acknowledged += 1
            self.longest = max(self.longest, seconds)

    def refuse(self) -> None:
        """A decision was refused for the moment."""
        with self.lock:
            self.refused += 1

    def find(self, findings: Findings, known: set[str]) -> None:
        """Count what was found and is new."""
        counted: Counter[str] = Counter()
        for name in ("lost", "doubled", "leaks", "diverged"):
            for problem in getattr(findings, name):
                if problem not in known:
                    known.add(problem)
                    counted[name] += 1
                    self.problems.append(f"{name}: {problem}")
        self.lost += counted["lost"]
        self.doubled += counted["doubled"]
        self.leaks += counted["leaks"]
        self.diverged += counted["diverged"]

    def line(self) -> tuple[str, ...]:
        """The line of the table."""
        numbers = (self.faults, self.acknowledged, self.lost, self.doubled, self.leaks, self.diverged, self.refused)
        return (self.kind, *(str(number) for number in numbers), f"{self.longest:.1f} s", f"{self.pause:.1f} s")


def total(tallies: list[Tally]) -> Tally:
    """All kinds together."""
    whole = Tally("all")
    for tally in tallies:
        whole.faults += tally.faults
        whole.acknowledged += tally.acknowledged
        whole.lost += tally.lost
        whole.doubled += tally.doubled
        whole.leaks += tally.leaks
        whole.diverged += tally.diverged
        whole.refused += tally.refused
        whole.longest = max(whole.longest, tally.longest)
        whole.pause = max(whole.pause, tally.pause)
    return whole


def written(tallies: list[Tally]) -> str:
    """The table, as it stands in the documentation too."""
    lines = [HEADINGS, *(tally.line() for tally in tallies), total(tallies).line()]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    rows = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in lines]
    rows.insert(1, "| " + " | ".join("-" * width for width in widths) + " |")
    return "\n".join(rows)
