"""A score sheet: what a table with a real box tells us of a finished round, and how its points come about."""

from __future__ import annotations

from typing import Final, final

from clutch.kernel.statement import Event


@final
class Field:
    """One thing to fill in: pieces by their symbols, for the whole table or for each seat.

    >>> field = Field("line", ["fire", "ice"], 7, 7)
    >>> field.name, field.each_seat
    ('line', False)
    """

    def __init__(self, name: str, symbols: list[str], least: int, most: int, each_seat: bool = False) -> None:
        self.name: Final = name
        """The catalogue asks for it in its section `sheet` under this name."""
        self.symbols: Final = symbols
        self.least: Final = least
        self.most: Final = most
        self.each_seat: Final = each_seat


Filled = dict[str, list[str]]
"""Fields with their pieces, by the name of the field."""


@final
class Tally:
    """A scored round: everybody's points, and the events that tell how they came about."""

    def __init__(self, scores: list[int], events: list[Event]) -> None:
        self.scores: Final = scores
        self.events: Final = events
