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

    def __reduce__(self) -> tuple[object, ...]:
        """What was learned says all; sums are made anew."""
        return (Network, (list(self.first), list(self.first_bias), list(self.second), list(self.second_bias), list(self.last)))

    def value(self, inputs: Inputs) -> float:
        """The chance, between 0 and 1."""
        sums: vec[float] = self.sums
        unit: i64 = 0
        while unit + 8 <= self.width:
            self.add_up(inputs, unit)
            unit += 8
        bias: vec[float] = self.first_bias
        first: vec[float] = self.first
        while unit < self.width:
            total: float = bias[unit]
            for place in range(inputs.count):
                total += first[inputs.items[place] * self.width + unit] * inputs.parts[place]
            sums[unit] = max(total, 0.0)
            unit += 1
        return self.head(sums)

    def add_up(self, inputs: Inputs, unit: i64) -> None:
        """Eight units of the first layer side by side: none waits for another, and sums need not be put away in between."""
        first: vec[float] = self.first
        bias: vec[float] = self.first_bias
        items: vec[i64] = inputs.items
        parts: vec[float] = inputs.parts
        width: i64 = self.width
        sum_0: float = bias[unit]
        sum_1: float = bias[unit + 1]
        sum_2: float = bias[unit + 2]
        sum_3: float = bias[unit + 3]
        sum_4: float = bias[unit + 4]
        sum_5: float = bias[unit + 5]
        sum_6: float = bias[unit + 6]
        sum_7: float = bias[unit + 7]
        for place in range(inputs.count):
            row: i64 = items[place] * width + unit
            part: float = parts[place]
            sum_0 += first[row] * part
            sum_1 += first[row + 1] * part
            sum_2 += first[row + 2] * part
            sum_3 += first[row + 3] * part
            sum_4 += first[row + 4] * part
            sum_5 += first[row + 5] * part
            sum_6 += first[row + 6] * part
            sum_7 += first[row + 7] * part
        sums: vec[float] = self.sums
        sums[unit] = max(sum_0, 0.0)
        sums[unit + 1] = max(sum_1, 0.0)
        sums[unit + 2] = max(sum_2, 0.0)
        sums[unit + 3] = max(sum_3, 0.0)
        sums[unit + 4] = max(sum_4, 0.0)
        sums[unit + 5] = max(sum_5, 0.0)
        sums[unit + 6] = max(sum_6, 0.0)
        sums[unit + 7] = max(sum_7, 0.0)

    def head(self, sums: vec[float]) -> float:
        """The chance that follows from the first layer. Four units go side by side, for the same reason."""
        second: vec[float] = self.second
        bias: vec[float] = self.second_bias
        last: vec[float] = self.last
        width: i64 = self.width
        out: float = last[self.depth]
        unit: i64 = 0
        while unit + 4 <= self.depth:
            row: i64 = unit * width
            total_0: float = bias[unit]
            total_1: float = bias[unit + 1]
            total_2: float = bias[unit + 2]
            total_3: float = bias[unit + 3]
            for below in range(width):
                sent: float = sums[below]
                total_0 += second[row + below] * sent
                total_1 += second[row + width + below] * sent
                total_2 += second[row + 2 * width + below] * sent
                total_3 += second[row + 3 * width + below] * sent
            out += last[unit] * max(total_0, 0.0) + last[unit + 1] * max(total_1, 0.0)
            out += last[unit + 2] * max(total_2, 0.0) + last[unit + 3] * max(total_3, 0.0)
            unit += 4
        while unit < self.depth:
            total: float = bias[unit]
            row = unit * width
            for below in range(width):
                total += second[row + below] * sums[below]
            out += last[unit] * max(total, 0.0)
            unit += 1
        if out > FARTHEST:
            out = FARTHEST
        elif out < -FARTHEST:
            out = -FARTHEST
        return 1.0 / (1.0 + exp(-out))
