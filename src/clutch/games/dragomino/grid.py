"""The grid that an island lies on: cells and directions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# An island lies on a grid with a margin, so that every square that can be laid has four neighbours in it (DM-P6, DM-I10)
LEAST_X: Final = -14
MOST_X: Final = 15
LEAST_Y: Final = -14
MOST_Y: Final = 14
WIDTH: Final = 32
HEIGHT: Final = 31
CELLS: Final = 992
"""How many cells a grid has; `cell_at` numbers them."""

EAST: Final = 1
SOUTH: Final = 2

DELTAS: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])
"""The way to the neighbouring cell in each direction."""

assert CELLS == WIDTH * HEIGHT


def cell_at(x: i64, y: i64) -> i64:
    """The number of a cell; x grows to the east, y to the south.

    >>> cell_at(0, 0), x_of(cell_at(-3, 5)), y_of(cell_at(-3, 5))
    (495, -3, 5)
    """
    return (y + 15) * WIDTH + x + 15


def x_of(cell: i64) -> i64:
    """How far east a cell lies."""
    return (cell & (WIDTH - 1)) - 15


def y_of(cell: i64) -> i64:
    """How far south a cell lies."""
    return (cell >> 5) - 15


def neighbour(cell: i64, direction: i64) -> i64:
    """The next cell in a direction."""
    return cell + DELTAS[direction]


def opposite(direction: i64) -> i64:
    """The direction back."""
    return (direction + 2) & 3
