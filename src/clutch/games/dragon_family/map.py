"""The map: cells, neighbours, fitting edges, and the territories that grow with it (rules, chapter Geometry and matching: DF-G1 to DF-G8; DF-P3).

The plane has no edge (DF-G7), but a game lays at most 57 tiles beside the start tile, so axial coordinates stay between -57 and 58. A *spot* is such a pair as one number, exact and
used for moves. A *cell* is the same folded into a window of 4096 places: since a map is connected it never spans more than 59 cells, and with the empty cells around it 61, so no two of them share
a place, wherever the map wanders.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from clutch.games.dragon_family.components import (
    DIRECTIONS,
    OCEAN,
    RIMS,
    TOWN,
    rotations_that_fit,
    terrain_of,
    water_of,
)
from clutch.games.dragon_family.state import NONE, START_TILE, WINDOW, DragonFamilyPosition

LEAST: Final = -57
"""The smallest coordinate: 57 tiles in a straight line from the start tile."""
SPAN: Final = 116
"""Coordinates from -57 to 58."""
ROW: Final = 128
FOLDED_ROW: Final = 64

EAST_STEPS: Final = [1, 0, -1, -1, 0, 1]
"""By how much q grows in each direction (DF-G2)."""
DOWN_STEPS: Final = [0, 1, 1, 0, -1, -1]
"""By how much r grows in each direction (DF-G1, DF-G2)."""


def spot_at(q: i64, r: i64) -> i64:
    """The spot of a pair of axial coordinates."""
    return (r - LEAST) * ROW + q - LEAST


def q_of(spot: i64) -> i64:
    """How far right a spot lies (DF-G1)."""
    return spot % ROW + LEAST


def r_of(spot: i64) -> i64:
    """How far down a spot lies (DF-G1)."""
    return spot // ROW + LEAST


def cell_of(spot: i64) -> i64:
    """A spot's place in the window."""
    return ((spot & (ROW - 1)) + (spot >> 7) * FOLDED_ROW) & WINDOW


SPOT_STEPS: Final = vec[i64]([east + down * ROW for east, down in zip(EAST_STEPS, DOWN_STEPS, strict=True)])
CELL_STEPS: Final = vec[i64]([east + down * FOLDED_ROW for east, down in zip(EAST_STEPS, DOWN_STEPS, strict=True)])

TOUCHES: Final = vec[i64]([64, 128, 256, 512, 1024, 2048])
"""For each direction the bit of a rim that says that a tile lies there."""

START_CELLS: Final = [(0, 0), (1, 0), (0, 1)]
"""The start tile: three cells, one tile (DF-S2)."""
START_SIDES: Final = 9
START_RIM: Final = vec[i64]([int(spot_at(q, r)) for q, r in [(-1, 0), (0, -1), (2, -1), (2, 0), (0, 2), (-1, 2), (-1, 1), (1, -1), (1, 1)]])
"""The cells around the start tile: six that touch it once, then the notches that touch it twice (DF-G6)."""


def opposite(direction: i64) -> i64:
    """The direction back (DF-G2)."""
    return (direction + 3) % DIRECTIONS


# Cells and tiles


def tile_at(state: DragonFamilyPosition, cell: i64) -> i64:
    """The tile on a cell, or `NONE`."""
    here: i64 = i64(state.grid[cell])
    if here >= RIMS:
        return here - RIMS
    return NONE


def rim_at(state: DragonFamilyPosition, cell: i64) -> i64:
    """What the tiles around an empty cell ask for, or `NONE` if a tile lies on it."""
    here: i64 = i64(state.grid[cell])
    if here < RIMS:
        return here
    return NONE


def sides(tile: i64) -> i64:
    """How many cells lie around a tile. The start tile counts as one, so all nine cells around it are open to a handler on it (DF-Q41)."""
    return START_SIDES if tile == START_TILE else DIRECTIONS


def beside(state: DragonFamilyPosition, tile: i64, side: i64) -> i64:
    """A spot beside a tile."""
    return START_RIM[side] if tile == START_TILE else state.tile_spot[tile] + SPOT_STEPS[side]


def adjacent(state: DragonFamilyPosition, cell: i64, direction: i64) -> i64:
    """The tile next to a cell in a direction, or `NONE`. The start tile, which can touch twice, is told only at its lowest direction (DF-G3)."""
    tile: i64 = tile_at(state, (cell + CELL_STEPS[direction]) & WINDOW)
    if tile == START_TILE and direction > 0:
        # Where it touches twice, the two directions follow each other; 5 is followed by 0.
        if tile_at(state, (cell + CELL_STEPS[direction - 1]) & WINDOW) == START_TILE:
            return NONE
        if direction == 5 and tile_at(state, (cell + CELL_STEPS[0]) & WINDOW) == START_TILE:
            return NONE
    return tile


def fitting(state: DragonFamilyPosition, kind: i64, spot: i64) -> i64:
    """A bit for each rotation in which a kind fits on a spot with all its neighbours (DF-G5); none if a tile lies there."""
    cell: i64 = cell_of(spot)
    rim: i64 = i64(state.grid[cell])
    if rim < RIMS:
        return rotations_that_fit(kind, rim)
    return 0


# Laying a tile


def lay_start(state: DragonFamilyPosition) -> None:
    """Put the start tile in the middle: a town of three cells, all its outer edges land (DF-S2, DF-G6). It is the tri-hex and the two-sided town in one (DF-Q2)."""
    state.tile_spot[START_TILE] = spot_at(0, 0)
    state.tile_count = 1
    for q, r in START_CELLS:
        state.grid[cell_of(spot_at(q, r))] = i16(RIMS + START_TILE)
    for q, r in START_CELLS:
        mark_rim(state, cell_of(spot_at(q, r)), 0)


def lay(state: DragonFamilyPosition, kind: i64, spot: i64, rotation: i64) -> i64:
    """Put a tile on an empty spot: its id. Holes may arise, and be filled later (DF-G7)."""
    tile: i64 = state.tile_count
    cell: i64 = cell_of(spot)
    state.tile_count = tile + 1
    state.tile_kind[tile] = u8(kind)
    state.tile_rotation[tile] = u8(rotation)
    state.tile_spot[tile] = spot
    state.grid[cell] = i16(RIMS + tile)
    mark_rim(state, cell, water_of(kind, rotation))
    join_territory(state, tile, cell)
    return tile


def mark_rim(state: DragonFamilyPosition, cell: i64, water: i64) -> None:
    """Tell the empty cells around a tile which edge they touch it with, and whether that is water."""
    grid: vec[i16] = state.grid
    for direction in range(i64(DIRECTIONS)):
        beyond: i64 = (cell + CELL_STEPS[direction]) & WINDOW
        rim: i64 = i64(grid[beyond])
        if rim < RIMS:
            back: i64 = opposite(direction)
            rim |= TOUCHES[back]
            rim |= (water >> direction & 1) << back
            grid[beyond] = i16(rim)


# Territories (DF-P3)


def connects(kind: i64, rotation: i64, direction: i64, other: i64) -> bool:
    """Whether a tile and its neighbour in a direction are one territory: the same terrain, and between oceans a water edge (DF-P3). Towns never are."""
    terrain: i64 = terrain_of(kind)
    if terrain == TOWN or terrain != terrain_of(other):
        return False
    return terrain != OCEAN or water_of(kind, rotation) >> direction & 1 == 1


def join_territory(state: DragonFamilyPosition, tile: i64, cell: i64) -> None:
    """A new tile joins the territories that it connects with, and so joins them with each other (DF-Q36)."""
    kind: i64 = state.kind(tile)
    if terrain_of(kind) == TOWN:
        return
    rotation: i64 = i64(state.tile_rotation[tile])
    name: i64 = tile
    state.territory[tile] = u8(tile)
    for direction in range(i64(DIRECTIONS)):
        other: i64 = tile_at(state, (cell + CELL_STEPS[direction]) & WINDOW)
        if other == NONE or not connects(kind, rotation, direction, state.kind(other)):
            continue
        theirs: i64 = i64(state.territory[other])
        if theirs != name:
            name = rename(state, name, theirs)


def rename(state: DragonFamilyPosition, one: i64, other: i64) -> i64:
    """Two territories become one, named after the lower id."""
    low: i64 = one if one < other else other
    high: i64 = other if one < other else one
    for tile in range(high, state.tile_count):
        if i64(state.territory[tile]) == high:
            state.territory[tile] = u8(low)
    return low
