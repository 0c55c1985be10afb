"""Whether what a bot says of its chances is true: what it said against what came."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log

BINS = 10
THIRDS = 3
FARTHEST = 0.001
"""No chance is taken for surer than this far from 0 and 1, so that one surprise does not count without end."""
STEPS = 25


@dataclass
class Said:
    """Chances that were said, what came, and how surprising it was."""

    count: int = 0
    chances: float = 0.0
    results: float = 0.0
    loss: float = 0.0

    def add(self, chance: float, result: float) -> None:
        """One more."""
        self.count += 1
        self.chances += chance
        self.results += result
        self.loss += surprise(chance, result)

    @property
    def constant_loss(self) -> float:
        """The mean surprise of one who always says the mean."""
        mean = self.results / self.count
        return surprise(mean, mean)


@dataclass
class Calibration:
    """What a bot said of its chances, in tenths and in thirds of the game.

    >>> calibration = Calibration()
    >>> for share in (0.0, 0.0, 0.0, 1.0):
    ...     calibration.add([(0, 0.25), (5, 0.25)], share, 10)
    >>> calibration.said, round(calibration.loss, 3), round(calibration.thirds[0].constant_loss, 3)
    (8, 0.562, 0.562)
    """

    bins: list[Said] = field(default_factory=lambda: [Said() for _ in range(BINS)])
    thirds: list[Said] = field(default_factory=lambda: [Said() for _ in range(THIRDS)])
    pairs: dict[tuple[float, float], int] = field(default_factory=dict)
    """How often a chance, rounded, met a result: enough for the slope."""

    def add(self, said: list[tuple[int, float]], share: float, decisions: int) -> None:
        """What was said in one game, and the share of the victory that came."""
        for at, chance in said:
            self.bins[min(int(chance * BINS), BINS - 1)].add(chance, share)
            self.thirds[min(at * THIRDS // max(decisions, 1), THIRDS - 1)].add(chance, share)
            pair = (round(chance, 2), share)
            self.pairs[pair] = self.pairs.get(pair, 0) + 1

    @property
    def said(self) -> int:
        """How many chances were said."""
        return sum(group.count for group in self.bins)

    @property
    def loss(self) -> float:
        """The mean surprise, in nats: smaller is better."""
        return sum(group.loss for group in self.bins) / self.said if self.said else 0.0

    def slope(self) -> float | None:
        """By how much the odds of what came grow with the odds that were said: 1 is honest, less is too sure, more too timid. None where it cannot be told."""
        level, slope = 0.0, 1.0
        for _ in range(STEPS):
            first = second = a = b = c = 0.0
            for (chance, share), count in self.pairs.items():
                odds = logit(chance)
                mean = 1 / (1 + exp(-min(max(level + slope * odds, -30.0), 30.0)))
                weight = count * mean * (1 - mean)
                first += count * (share - mean)
                second += count * (share - mean) * odds
                a += weight
                b += weight * odds
                c += weight * odds * odds
            determinant = a * c - b * b
            if determinant <= 1e-9 * max(a * c, 1e-9):
                return None
            level += (c * first - b * second) / determinant
            slope += (a * second - b * first) / determinant
        return slope if abs(slope) < 100 else None

    def data(self) -> dict[str, object]:
        """The calibration as plain data."""
        return {
            "said": self.said,
            "loss": self.loss,
            "slope": self.slope(),
            "bins": [
                {"said": group.chances / group.count, "came": group.results / group.count, "count": group.count}
                for group in self.bins
                if group.count
            ],
            "thirds": [
                {"count": group.count, "loss": group.loss / group.count, "constant_loss": group.constant_loss}
                for group in self.thirds
                if group.count
            ],
        }


def logit(chance: float) -> float:
    """The logarithm of the odds."""
    kept = min(max(chance, FARTHEST), 1 - FARTHEST)
    return log(kept / (1 - kept))


def surprise(chance: float, result: float) -> float:
    """How surprising a result is to one who said that chance, in nats."""
    kept = min(max(chance, FARTHEST), 1 - FARTHEST)
    return -(result * log(kept) + (1 - result) * log(1 - kept))
