"""A small network over inputs that are on or off: what is on is listed, so the first layer is a sum of a few rows."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

FARTHEST: Final = 30.0
"""No odds are surer than this power of e."""


@final
class Inputs:
    """The numbers of the inputs that are on, and how much; made once and used again."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 128)
        self.parts: vec[float] = vec[float]([0.0] * 128)
        """How much each of them is on: 1, or a part where a quantity lies between two inputs."""
        self.count: i64 = 0

    def put(self, number: i64, part: float = 1.0) -> None:
        """One more input is on."""
        if self.count == len(self.items):
            self.items = append(self.items, number)
            self.parts = append(self.parts, part)
        else:
            self.items[self.count] = number
            self.parts[self.count] = part
        self.count += 1

    def measure(self, number: i64, quantity: float, steps: i64) -> None:
        """A quantity on a scale of inputs, from `number` for 0 to `number + steps`: the two around it share it."""
        if quantity <= 0.0:
            self.put(number)
            return
        below: i64 = steps
        if quantity < float(steps):
            below = i64(quantity)
        part: float = quantity - float(below)
        if below >= steps:
            self.put(number + steps)
            return
        self.put(number + below, 1.0 - part)
        self.put(number + below + 1, part)


@final
class Network:
    """Two hidden layers that pass on what is above zero, and one output as a chance."""

    def __init__(
        self, first: list[float], first_bias: list[float], second: list[float], second_bias: list[float], last: list[float]
    ) -> None:
        self.width: i64 = len(first_bias)
        """Units of the first layer."""
        self.depth: i64 = len(second_bias)
        """Units of the second layer."""
        self.first: vec[float] = vec[float](first)
        """A row for each input."""
        self.first_bias: vec[float] = vec[float](first_bias)
        self.second: vec[float] = vec[float](second)
        """A row for each unit of the second layer."""
        self.second_bias: vec[float] = vec[float](second_bias)
        self.last: vec[float] = vec[float](last)
        """A weight for each unit of the second layer, then the bias."""
        self.sums: vec[float] = vec[float]([0.0] * len(first_bias))

    def value(self, inputs: Inputs) -> float:
        """The chance, between 0 and 1."""
        sums: vec[float] = self.sums
        first: vec[float] = self.first
        bias: vec[float] = self.first_bias
        width: i64 = self.width
        for unit in range(width):
            sums[unit] = bias[unit]
        items: vec[i64] = inputs.items
        parts: vec[float] = inputs.parts
        for place in range(inputs.count):
            row: i64 = items[place] * width
            part: float = parts[place]
            for unit in range(width):
                sums[unit] += first[row + unit] * part
        for unit in range(width):
            sums[unit] = max(sums[unit], 0.0)
        return self.head(sums)

    def head(self, sums: vec[float]) -> float:
        """The chance that follows from the first layer."""
        second: vec[float] = self.second
        bias: vec[float] = self.second_bias
        last: vec[float] = self.last
        width: i64 = self.width
        out: float = last[self.depth]
        row: i64 = 0
        for unit in range(self.depth):
            total: float = bias[unit]
            for below in range(width):
                total += second[row + below] * sums[below]
            row += width
            if total > 0.0:
                out += last[unit] * total
        if out > FARTHEST:
            out = FARTHEST
        elif out < -FARTHEST:
            out = -FARTHEST
        return 1.0 / (1.0 + exp(-out))
