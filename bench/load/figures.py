"""What was measured, as a table; and two builds beside each other, as ratios."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table

CONSOLE = Console(width=150, highlight=False)


@dataclass
class Figures:
    """What one build did under one load, slice after slice."""

    seconds: list[float] = field(default_factory=list)
    decided: list[int] = field(default_factory=list)
    used: list[float] = field(default_factory=list)
    """Seconds of processor time of the servers."""
    latencies: list[list[int]] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)

    def rate(self, piece: int) -> float:
        """Decisions a second."""
        return self.decided[piece] / self.seconds[piece]

    def latency(self, piece: int, share: float) -> float:
        """Milliseconds within which this share of a slice's decisions was with everybody."""
        times = sorted(self.latencies[piece])
        return times[min(len(times) - 1, int(len(times) * share))] / 1000 if times else 0.0

    def cost(self, piece: int) -> float:
        """Milliseconds of the servers' processor time for a decision."""
        return self.used[piece] * 1000 / max(1, self.decided[piece])

    def core(self, piece: int) -> float:
        """The share of a core that the servers had."""
        return self.used[piece] / self.seconds[piece]

    def middle(self, figure: Callable[[int], float]) -> float:
        """The median over all slices."""
        return statistics.median(figure(piece) for piece in range(len(self.seconds)))


def columns(figures: Figures) -> list[Callable[[int], float]]:
    """The figures of a row, slice by slice."""
    return [
        figures.rate,
        lambda piece: figures.latency(piece, 0.5),
        lambda piece: figures.latency(piece, 0.99),
        lambda piece: figures.latency(piece, 1.0),
        figures.cost,
        figures.core,
        lambda piece: figures.memory[piece],
    ]


FORMS = ("{:,.0f}", "{:.1f}", "{:.1f}", "{:.1f}", "{:.3f}", "{:.0%}", "{:.0f}")
HEADS = ("decisions/s", "p50 ms", "p99 ms", "max ms", "CPU ms each", "of a core", "RSS MB")


class Report:
    """The table of a whole run."""

    def __init__(self) -> None:
        self.table = Table(box=None, pad_edge=False, header_style="bold")
        self.table.add_column("load")
        for head in HEADS:
            self.table.add_column(head, justify="right")
        self.table.add_column("errors", justify="right")
        self.notes: list[str] = []

    def add(self, name: str, figures: Figures) -> None:
        """A row: the median of its slices."""
        values = [form.format(figures.middle(figure)) for form, figure in zip(FORMS, columns(figures), strict=True)]
        self.table.add_row(name, *values, str(sum(figures.errors.values())))
        self.notes += [f"{name}: {count} x {error}" for error, count in sorted(figures.errors.items())]

    def compare(self, name: str, ours: Figures, theirs: Figures) -> None:
        """A row of ratios: the median over the slices, each divided by its neighbour in time, in which the machine was about as busy."""
        ratios: list[str] = []
        for one, other in zip(columns(ours), columns(theirs), strict=True):
            pairs = [one(piece) / other(piece) for piece in range(len(ours.seconds)) if other(piece)]
            ratios.append(f"x {statistics.median(pairs):.2f}" if pairs else "")
        self.table.add_row(name, *ratios, "", style="bold")

    def show(self) -> None:
        """Print all."""
        CONSOLE.print(self.table)
        for note in self.notes:
            CONSOLE.print(note)
