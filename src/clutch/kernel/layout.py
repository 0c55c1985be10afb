"""What the numbers of an observation mean: `State.features`, feature by feature."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from clutch.kernel.errors import GameError
from clutch.kernel.value import Value

Field = tuple[str, int, int, str]
"""A feature by its name, how many numbers it takes, the largest that there can be, and what it means."""


@final
class Part(Value):
    """A feature: where its numbers are, how large they get, and what they mean. It may come again and again, as for each seat."""

    def __init__(self, name: str, start: int, count: int, most: int, meaning: str, repeats: int = 1, stride: int = 0) -> None:
        self.name: Final = name
        self.start: Final = start
        """The place of its first number."""
        self.count: Final = count
        """How many numbers it takes each time."""
        self.most: Final = most
        """The largest number that there can be; the smallest is 0."""
        self.meaning: Final = meaning
        self.repeats: Final = repeats
        """How often it comes."""
        self.stride: Final = stride
        """How far the places of two repetitions are apart."""

    def places(self) -> list[list[int]]:
        """The places of its numbers, a list for each repetition."""
        return [[self.start + turn * self.stride + number for number in range(self.count)] for turn in range(self.repeats)]


@final
class Layout(Value):
    """All features of a game's observations, in their order.

    The version changes whenever a place or a meaning does: a program that has learned from one version cannot read another.

    >>> layout = Layout(1)
    >>> layout.add("round", 1, 9, "Which round it is.")
    >>> layout.repeat("seats", 2, [("points", 1, 255, "Points."), ("hand", 3, 10, "Cards in hand.")])
    >>> layout.width, layout.part("seats.hand").places()
    (9, [[2, 3, 4], [6, 7, 8]])
    >>> layout.read([7, 50, 1, 2, 3, 60, 4, 5, 6], "seats.hand")
    [[1, 2, 3], [4, 5, 6]]
    """

    def __init__(self, version: int) -> None:
        self.version: Final = version
        """Changes whenever a place or a meaning does."""
        self.parts: list[Part] = []
        """The features."""
        self.width: int = 0
        """How many numbers an observation has."""

    def changing(self) -> list[str]:
        return ["parts", "width"]

    def add(self, name: str, count: int, most: int, meaning: str) -> None:
        """One more feature."""
        self.parts.append(Part(name, self.width, count, most, meaning))
        self.width += count

    def repeat(self, name: str, times: int, fields: list[Field]) -> None:
        """Some more features that come again so many times, one after the other each time."""
        stride = sum([count for _, count, _, _ in fields])
        start = self.width
        for field, count, most, meaning in fields:
            self.parts.append(Part(f"{name}.{field}", start, count, most, meaning, times, stride))
            start += count
        self.width += times * stride

    def part(self, name: str) -> Part:
        """The feature of that name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise GameError(f"there is no feature “{name[:60]}”; the features are {', '.join([part.name for part in self.parts])}")

    def read(self, observation: Sequence[int], name: str) -> list[list[int]]:
        """What an observation says of one feature, a list for each repetition."""
        return [[observation[place] for place in places] for places in self.part(name).places()]

    def __repr__(self) -> str:
        return f"<layout version {self.version}: {len(self.parts)} features in {self.width} numbers>"
