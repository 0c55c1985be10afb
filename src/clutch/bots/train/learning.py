"""Training a network: logistic loss, Adam, and a first layer that only touches the rows that are on."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clutch.bots.train.examples import Table

Floats = NDArray[np.float32]
WIDTH = 32
DEPTH = 16
BATCH = 1024
RATE = 0.003
LEAST_RATE = 1e-5
DECAY = 1e-4
FIRST_MOMENT = 0.9
SECOND_MOMENT = 0.999
TINY = 1e-8
FARTHEST = 30.0
SURE = 1e-5
"""No chance counts as surer than this far from 0 and 1."""
SHORT = 1 << 16
"""How many numbers there are in 16 bits."""
TOGETHER = 64
"""So many groups are summed at a time: their rows stay in the processor's cache."""
HELD_OUT = 10
"""One game of so many is not trained on."""


@dataclass
class Slope:
    """Where the rows of the first layer and the other parts should go."""

    rows: NDArray[np.int32]
    first: Floats
    others: dict[str, Floats]


class Learner:
    """A network that learns."""

    def __init__(self, inputs: int, seed: int, width: int = WIDTH, depth: int = DEPTH) -> None:
        luck = np.random.default_rng(seed)
        self.parts: dict[str, Floats] = {
            "first": luck.normal(0, 0.05, (inputs, width)).astype(np.float32),
            "first_bias": np.zeros(width, np.float32),
            "second": luck.normal(0, (2 / width) ** 0.5, (depth, width)).astype(np.float32),
            "second_bias": np.zeros(depth, np.float32),
            "last": np.append(luck.normal(0, (1 / depth) ** 0.5, depth), 0).astype(np.float32),
        }
        self.luck = luck
        self.firsts = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.seconds = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.met = np.zeros(inputs, bool)
        """Inputs that were on at least once; the others count for nothing."""
        self.steps = 0

    def layers(self, table: Table) -> tuple[Floats, Floats, Floats]:
        """What both hidden layers pass on for each row, and the chance."""
        below = np.maximum(group_sums(self.parts["first"], table.items, table.parts, table.starts) + self.parts["first_bias"], 0)
        above = np.maximum(below @ self.parts["second"].T + self.parts["second_bias"], 0)
        last = self.parts["last"]
        odds = np.clip(above @ last[:-1] + last[-1], -FARTHEST, FARTHEST)
        return below, above, (1 / (1 + np.exp(-odds))).astype(np.float32)

    def slope(self, table: Table) -> Slope:
        """Where the loss over a table falls."""
        below, above, said = self.layers(table)
        last = self.parts["last"]
        at_odds = ((said - table.shares) / len(table)).astype(np.float32)
        at_above = np.outer(at_odds, last[:-1]) * (above > 0)
        at_below = (at_above @ self.parts["second"]) * (below > 0)
        others = {
            "last": np.append(above.T @ at_odds, at_odds.sum()),
            "second": at_above.T @ below,
            "second_bias": at_above.sum(0),
            "first_bias": at_below.sum(0),
        }
        few = len(self.parts["first"]) <= SHORT
        order = np.argsort(table.items.astype(np.uint16) if few else table.items, kind="stable")  # short numbers are sorted much faster
        sorted_items = table.items[order]
        starts = np.flatnonzero(np.append(True, sorted_items[1:] != sorted_items[:-1]))
        rows = np.repeat(np.arange(len(table)), table.lengths)[order]
        return Slope(sorted_items[starts], group_sums(at_below, rows, table.parts[order], starts), others)

    def step(self, table: Table, rate: float) -> None:
        """One step of Adam."""
        self.steps += 1
        slope = self.slope(table)
        self.met[slope.rows] = True
        self.move("first", slope.first, rate, slope.rows)
        for name, part in slope.others.items():
            self.move(name, part, rate, slice(None))

    def move(self, name: str, slope: Floats, rate: float, rows: NDArray[np.int32] | slice) -> None:
        """Move a part, or some of its rows."""
        first = FIRST_MOMENT * self.firsts[name][rows] + (1 - FIRST_MOMENT) * slope
        second = SECOND_MOMENT * self.seconds[name][rows] + (1 - SECOND_MOMENT) * slope**2
        self.firsts[name][rows] = first
        self.seconds[name][rows] = second
        way = first / (1 - FIRST_MOMENT**self.steps) / (np.sqrt(second / (1 - SECOND_MOMENT**self.steps)) + TINY)
        part = self.parts[name]
        part[rows] = part[rows] * (1 - DECAY * rate) - rate * way

    def learn(self, table: Table, epochs: int) -> None:
        """Go through all examples so many times, in a new order each time, ever more slowly."""
        steps = max(epochs * (len(table) // BATCH), 1)
        done = 0
        for _ in range(epochs):
            order = self.luck.permutation(len(table))
            for start in range(0, len(table) - BATCH + 1, BATCH):
                rate = RATE * (0.5 + 0.5 * float(np.cos(np.pi * done / steps))) + LEAST_RATE
                self.step(table.pick(order[start : start + BATCH]), rate)
                done += 1

    def chances(self, table: Table) -> Floats:
        """What the network says of each row."""
        said = [self.layers(table.pick(np.arange(start, min(start + 8192, len(table)))))[2] for start in range(0, len(table), 8192)]
        return np.concatenate(said)

    def exported(self) -> dict[str, list[float]]:
        """The weights, part by part."""
        first = np.where(self.met[:, None], self.parts["first"], 0)
        return {name: [float(weight) for weight in (first if name == "first" else part).ravel()] for name, part in self.parts.items()}


def group_sums(source: Floats, places: NDArray[np.integer], parts: Floats, starts: NDArray[np.int64]) -> Floats:
    """For each group of places, which begin where `starts` says, the sum of those rows of the source, each so much of it as its part says."""
    ends = np.append(starts[1:], len(places))
    sums = np.empty((len(starts), source.shape[1]), np.float32)
    whole = bool((parts == 1).all())
    for first in range(0, len(starts), TOGETHER):
        last = min(first + TOGETHER, len(starts))
        some = slice(starts[first], ends[last - 1])
        rows = source.take(places[some], axis=0)
        if not whole:
            rows *= parts[some, None]
        np.add.reduceat(rows, starts[first:last] - starts[first], axis=0, out=sums[first:last])
    return sums


def loss(said: Floats, came: Floats) -> float:
    """The mean surprise, in nats."""
    sure = np.clip(said.astype(np.float64), SURE, 1 - SURE)
    return float(-(came * np.log(sure) + (1 - came) * np.log(1 - sure)).mean())
