"""What all text boards share: their width, texts that fit a column, and rows that go on below where they are too long."""

from __future__ import annotations

from typing import Final

from clutch.kernel.game import Span
from clutch.kernel.move import seat_letter

WIDTH: Final = 100
"""No line of a board is wider."""
NAME: Final = 16
"""The most columns of a player's name."""
GAP: Final = 2
"""Columns between two pieces of a row."""

Line = list[Span]


def clip(text: str, width: int) -> str:
    """A text that fits its column.

    >>> clip("Maximiliane von Drachenfels", NAME)
    'Maximiliane von…'
    """
    return text if len(text) <= width else text[: width - 1] + "…"


def called(seat: int, name: str) -> str:
    """A seat's letter and its player's name; the letter alone where nobody has given names.

    >>> called(1, "Ben"), called(1, "B")
    ('B Ben', 'B')
    """
    letter = seat_letter(seat)
    return letter if name == letter else f"{letter} {name}"


def flow(first: Line, pieces: list[Span], indent: int) -> list[Line]:
    """Pieces one after another behind the beginning of a line, on as many lines as they need; those that follow begin with so many blanks.

    >>> flow([("Eggs: ", "dim")], [("green 6", ""), ("red 5", "")], 2)
    [[('Eggs: ', 'dim'), ('green 6', ''), ('  ', ''), ('red 5', '')]]
    """
    lines: list[Line] = []
    line = list(first)
    used = sum([len(text) for text, _ in line])
    begun = False
    for text, style in pieces:
        shown = clip(text, WIDTH - indent)
        if begun and used + GAP + len(shown) > WIDTH:
            lines.append(line)
            line = [(" " * indent, "")]
            used = indent
            begun = False
        if begun:
            line.append((" " * GAP, ""))
            used += GAP
        line.append((shown, style))
        used += len(shown)
        begun = True
    if line:
        lines.append(line)
    return lines


def row(label: str, style: str, pieces: list[Span], columns: int) -> list[Line]:
    """A label in a column of its own, and pieces beside it."""
    return flow([(clip(label, columns - 1).ljust(columns), style)], pieces, columns)
