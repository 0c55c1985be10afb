"""Means with intervals from games that come in groups: the rotations of one deal are alike, so the deal counts as one observation."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

NORMAL_95 = 1.959964
"""Two-sided 95 % of the normal distribution."""

Interval = tuple[float, float]


@dataclass
class Sums:
    """Sums over groups of observations: enough for a mean and its error, and they can be added up in pieces.

    >>> sums = Sums()
    >>> for group in ([1.0, 0.0], [1.0, 1.0], [0.0, 0.0], [1.0, 0.0]):
    ...     sums.add(len(group), sum(group))
    >>> sums.mean, round(sums.error, 4)
    (0.5, 0.2041)
    """

    groups: int = 0
    count: float = 0.0
    """How many observations."""
    count_squares: float = 0.0
    total: float = 0.0
    total_squares: float = 0.0
    products: float = 0.0

    def add(self, count: float, total: float) -> None:
        """One more group: how many observations, and their sum."""
        self.groups += 1
        self.count += count
        self.count_squares += count * count
        self.total += total
        self.total_squares += total * total
        self.products += total * count

    def merge(self, other: Sums) -> None:
        """Add what another process has summed."""
        self.groups += other.groups
        self.count += other.count
        self.count_squares += other.count_squares
        self.total += other.total
        self.total_squares += other.total_squares
        self.products += other.products

    @property
    def mean(self) -> float:
        """The mean of all observations."""
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean, between groups (the ratio estimator); 0 where a single group tells nothing of it."""
        if self.groups < 2:
            return 0.0
        spread = self.total_squares - 2 * self.mean * self.products + self.mean * self.mean * self.count_squares
        return sqrt(max(spread, 0.0) * self.groups / (self.groups - 1)) / self.count

    def interval(self) -> Interval | None:
        """The 95 % interval of a mean without limits; None where one group is all there is."""
        if self.groups < 2:
            return None
        return (self.mean - NORMAL_95 * self.error, self.mean + NORMAL_95 * self.error)

    def share_interval(self) -> Interval | None:
        """The 95 % interval of a share between 0 and 1 (Wilson's, for as many games as would give the same error), so that ten wins out of ten do not look certain."""
        if self.groups < 2:
            return None
        share = self.mean
        games = float(self.groups)
        if self.error > 0.0 and 0.0 < share < 1.0:
            games = max(share * (1 - share) / (self.error * self.error), 1.0)
        elif 0.0 < share < 1.0:
            return (share, share)  # every group gave the same
        squared = NORMAL_95 * NORMAL_95
        middle = (share + squared / (2 * games)) / (1 + squared / games)
        half = NORMAL_95 * sqrt(share * (1 - share) / games + squared / (4 * games * games)) / (1 + squared / games)
        return (max(middle - half, 0.0), min(middle + half, 1.0))
