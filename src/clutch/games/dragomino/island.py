"""An island: what lies on its cells, and laying a domino (rules DM-P2 to DM-P7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from clutch.games.dragomino.components import TERRAIN, half
from clutch.games.dragomino.grid import CELLS, DELTAS, neighbour
from clutch.games.dragomino.state import BORDER, BORDER_SIZE, NOTHING, PLACED, SQUARES, DragominoPosition


def square_at(state: DragominoPosition, seat: i64, cell: i64) -> i64:
    """The square that lies on a cell of a seat's island, or 0."""
    code: i64 = state.code_at(seat, cell)
    if code & TERRAIN:
        return code
    return 0


def is_border(state: DragominoPosition, seat: i64, cell: i64) -> bool:
    """Whether a cell is empty and shares a side with the island; a corner is not enough (DM-P3, DM-G4)."""
    return state.code_at(seat, cell) == BORDER


def is_free(state: DragominoPosition, seat: i64, cell: i64, beside: i64) -> bool:
    """Whether both cells of a placement are empty (DM-P3)."""
    return square_at(state, seat, cell) == 0 and square_at(state, seat, beside) == 0


def touches(state: DragominoPosition, seat: i64, cell: i64, beside: i64) -> bool:
    """Whether one of two empty cells shares a side with any domino of the island, not just the starting one (DM-P3, DM-G5)."""
    return is_border(state, seat, cell) or is_border(state, seat, beside)


def lay(state: DragominoPosition, seat: i64, domino: i64, cell: i64, direction: i64) -> None:
    """Half `a` on a cell, half `b` on the next one in a direction, terrain side up (DM-P2, DM-G20); it never moves again (DM-P7)."""
    beside: i64 = neighbour(cell, direction)
    number: i64 = i64(state.taken[seat]) + i64(state.domino_of(seat, 0) != NOTHING)
    place: i64 = seat * PLACED + number
    state.dominoes[place] = u8(domino + 1)
    first: i64 = seat * SQUARES + 2 * number
    state.squares[first] = i16(cell)
    state.squares[first + 1] = i16(beside)
    grid: vec[u8] = state.grid
    grid[seat * CELLS + cell] = u8(half(domino, 0))
    grid[seat * CELLS + beside] = u8(half(domino, 1))
    mark_border(state, seat, cell)
    mark_border(state, seat, beside)


def mark_border(state: DragominoPosition, seat: i64, cell: i64) -> None:
    """The empty cells around a new square now lie beside the island. There is no limit to its size (DM-P5, DM-G19)."""
    grid: vec[u8] = state.grid
    border: vec[i16] = state.border
    deltas: vec[i64] = DELTAS
    base: i64 = seat * CELLS
    first: i64 = seat * BORDER_SIZE
    count: i64 = i64(state.border_count[seat])
    for direction in range(i64(4)):
        beside: i64 = cell + deltas[direction]
        if grid[base + beside] == 0:
            grid[base + beside] = BORDER
            border[first + count] = i16(beside)
            count += 1
    state.border_count[seat] = u8(count)
