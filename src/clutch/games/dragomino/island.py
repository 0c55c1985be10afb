"""An island on its grid: cells, directions, and laying a domino (rules DM-P2 to DM-P7)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from clutch.games.dragomino.components import TERRAIN, half
from clutch.games.dragomino.state import BORDER, BORDER_SIZE, CELLS, PLACED, SQUARES, WIDTH, Islands

DELTAS: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])
"""The way to the neighbouring cell in each direction."""


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


def square_at(state: Islands, seat: i64, cell: i64) -> i64:
    """The square that lies on a cell of a seat's island, or 0."""
    code: i64 = i64(state.grid[seat * CELLS + cell])
    return code if code & TERRAIN else 0


def is_border(state: Islands, seat: i64, cell: i64) -> bool:
    """Whether a cell is empty and shares a side with the island; a corner is not enough (DM-P3, DM-G4)."""
    return state.grid[seat * CELLS + cell] == BORDER


def may_lay(state: Islands, seat: i64, cell: i64, beside: i64) -> bool:
    """Both cells are empty, and one of them shares a side with any domino of the island, not just the starting one (DM-P3, DM-G5)."""
    if square_at(state, seat, cell) or square_at(state, seat, beside):
        return False
    return is_border(state, seat, cell) or is_border(state, seat, beside)


def lay(state: Islands, seat: i64, domino: i64, cell: i64, direction: i64) -> None:
    """Half `a` on a cell, half `b` on the next one in a direction, terrain side up (DM-P2, DM-G20); it never moves again (DM-P7)."""
    beside: i64 = neighbour(cell, direction)
    number: i64 = i64(state.taken[seat]) + (1 if state.dominoes[seat * PLACED] else 0)
    state.dominoes[seat * PLACED + number] = u8(domino + 1)
    state.squares[seat * SQUARES + 2 * number] = i16(cell)
    state.squares[seat * SQUARES + 2 * number + 1] = i16(beside)
    state.grid[seat * CELLS + cell] = u8(half(domino, 0))
    state.grid[seat * CELLS + beside] = u8(half(domino, 1))
    mark_border(state, seat, cell)
    mark_border(state, seat, beside)


def mark_border(state: Islands, seat: i64, cell: i64) -> None:
    """The empty cells around a new square now lie beside the island. There is no limit to its size (DM-P5, DM-G19)."""
    for direction in range(i64(4)):
        place: i64 = seat * CELLS + neighbour(cell, direction)
        if state.grid[place] == 0:
            state.grid[place] = BORDER
            count: i64 = i64(state.border_count[seat])
            state.border[seat * BORDER_SIZE + count] = i16(place - seat * CELLS)
            state.border_count[seat] = u8(count + 1)
