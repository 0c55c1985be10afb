"""What an island offers to each terrain: free cells beside its squares, how many sides one square would touch, and how much of the terrain is still to come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragomino.components import DOMINOES, TERRAIN, TERRAINS, half, terrain_of
from clutch.games.dragomino.grid import CELLS, DELTAS
from clutch.games.dragomino.state import BORDER, DragominoPosition

PLACES: Final = 12
"""None; one side, with 1-2, 3-4, 5-6 or more cells; two sides at one, two or more cells, with few or many cells in all; three sides."""
HOPES: Final = 5
SUPPLIES: Final = 4
SHAPES: Final = 240
MANY: Final = 4
ONE_SIDE: Final = vec[i64]([1 << 4 * terrain for terrain in range(TERRAINS)])
"""Sides are counted in four bits for each terrain."""
NO_COUNTS: Final = vec[i64]([0] * TERRAINS)

assert SHAPES == PLACES * HOPES * SUPPLIES


@final
class Lands:
    """Looks at one island after the other; made once and used again."""

    def __init__(self) -> None:
        self.cells: vec[i64] = NO_COUNTS[:]
        """Free cells beside squares of each terrain."""
        self.corners: vec[i64] = NO_COUNTS[:]
        """Those that touch two such squares or more."""
        self.most: vec[i64] = NO_COUNTS[:]
        """The most that one touches."""
        self.hopes: vec[i64] = NO_COUNTS[:]
        self.supplies: vec[i64] = NO_COUNTS[:]

    def look(self, state: DragominoPosition, odds: vec[float]) -> None:
        """What is alike for all islands: what an egg of each terrain is worth, and how many squares of it are in the stack."""
        for terrain in range(i64(TERRAINS)):
            self.hopes[terrain] = step_of_hope(odds[terrain])
            self.supplies[terrain] = 0
        for domino in range(i64(DOMINOES)):
            if state.stack[domino]:
                for which in range(i64(2)):
                    self.supplies[terrain_of(half(domino, which))] += 1

    def count(self, state: DragominoPosition, seat: i64) -> None:
        """Count what an island offers."""
        for terrain in range(i64(TERRAINS)):
            self.cells[terrain] = 0
            self.corners[terrain] = 0
            self.most[terrain] = 0
        grid = state.grid
        base: i64 = seat * CELLS
        for number in range(i64(state.border_count[seat])):
            cell: i64 = base + state.border_cell(seat, number)
            if grid[cell] != BORDER:
                continue
            sides: i64 = 0
            for direction in range(i64(4)):
                code: i64 = i64(grid[cell + DELTAS[direction]])
                if code & TERRAIN:
                    terrain = terrain_of(code)
                    sides += ONE_SIDE[terrain]
                    touched: i64 = sides >> 4 * terrain & 15
                    if touched == 1:
                        self.cells[terrain] += 1
                    elif touched == 2:
                        self.corners[terrain] += 1
                    self.most[terrain] = max(self.most[terrain], touched)

    def shape(self, terrain: i64) -> i64:
        """All of that as one number."""
        most: i64 = self.most[terrain]
        cells: i64 = self.cells[terrain]
        place: i64 = 0
        if most == 1:
            place = 1 + min((cells - 1) >> 1, i64(3))
        elif most == 2:
            place = 5 + 2 * min(self.corners[terrain] - 1, i64(2)) + i64(cells > MANY)
        elif most > 2:
            place = 11
        return (place * HOPES + self.hopes[terrain]) * SUPPLIES + min((self.supplies[terrain] + 1) >> 1, i64(SUPPLIES - 1))


def step_of_hope(odds: float) -> i64:
    """What an egg is worth, in five steps."""
    if odds < 0.05:
        return 0
    if odds < 0.35:
        return 1
    if odds < 0.5:
        return 2
    return 3 if odds < 0.62 else 4
