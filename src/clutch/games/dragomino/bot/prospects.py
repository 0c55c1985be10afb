"""What an island can be expected to bring in the rounds to come, from what it offers to each terrain and what the stack still holds.

The weights are those of a straight line through what islands brought in games of the formula: it sees that cells where two squares of a terrain meet, and pairs of cells, are worth more than what the next domino finds.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragomino.bot.island_gains import CELLS_BESIDE, NO_SORTED, RICH_CELLS, TWIN_CELLS, best_of_four
from clutch.games.dragomino.bot.weights import TERMS
from clutch.games.dragomino.components import DOMINOES, HALVES, ROUNDS, TERRAINS, terrain_of
from clutch.games.dragomino.rounds import stack_size
from clutch.games.dragomino.state import BORDER_SIZE, DragominoPosition

NO_SUPPLIES: Final = vec[float]([0.0] * TERRAINS)
MANY: Final = 3
"""More rich cells of one terrain than this are not used up."""
ROOTS: Final = vec[float]([sqrt(float(number)) for number in range(BORDER_SIZE + 1)])

# The weights of a row, by number
ALWAYS: Final = 0
NEXT: Final = 1
"""The best of four dominoes that are not revealed yet."""
USUAL: Final = 2
"""A domino of the stack on the average."""
TOUCHED: Final = 3
"""The rest are for each terrain, times what its eggs are worth and how often it is in the stack: whether the island has a free cell beside it,"""
RICH: Final = 4
"""whether there is a rich one,"""
CELL: Final = 5
"""for each free cell beside it,"""
RICH_CELL: Final = 6
"""for each rich one,"""
ROOT: Final = 7
"""for the root of their number: the first cells are worth most,"""
TWIN: Final = 8
"""for each pair of such cells,"""
OFTEN: Final = 9
"""for rich cells once more by how often the terrain comes,"""
PLENTY: Final = 10
"""and whatever the island is like."""


def supplies(state: DragominoPosition) -> vec[float]:
    """How many squares of each terrain a domino of the stack has, on the average."""
    found = NO_SUPPLIES[:]
    count: i64 = stack_size(state)
    if count == 0:
        return found
    part: float = 1.0 / float(count)
    stack = state.stack
    halves = HALVES
    for domino in range(i64(DOMINOES)):
        if stack[domino]:
            found[terrain_of(i64(halves[2 * domino]))] += part
            found[terrain_of(i64(halves[2 * domino + 1]))] += part
    return found


def outlook(
    state: DragominoPosition, gains: vec[float], counts: vec[i64], odds: vec[float], supply: vec[float], weights: vec[float]
) -> float:
    """The dragons that an island can be expected to bring in the rounds to come, by a table of weights."""
    count: i64 = stack_size(state)
    if count == 0:
        return 0.0
    row: i64 = (ROUNDS - state.round) * TERMS
    ranked = NO_SORTED[:]
    brings: float = weights[row + ALWAYS] + weights[row + NEXT] * best_of_four(state, gains, odds, ranked)
    total: float = 0.0
    for rank in range(count):
        total += ranked[rank]
    brings += weights[row + USUAL] * total / float(count)
    for terrain in range(i64(TERRAINS)):
        hope: float = odds[terrain] * supply[terrain]
        worth: float = weights[row + PLENTY]
        cells: i64 = counts[CELLS_BESIDE + terrain]
        if cells:
            rich: i64 = counts[RICH_CELLS + terrain]
            worth += weights[row + TOUCHED] + weights[row + CELL] * float(cells) + weights[row + ROOT] * ROOTS[cells]
            worth += weights[row + TWIN] * float(counts[TWIN_CELLS + terrain])
            if rich:
                worth += weights[row + RICH] + weights[row + RICH_CELL] * float(rich)
                worth += weights[row + OFTEN] * supply[terrain] * float(min(rich, i64(MANY)))
        brings += worth * hope
    return brings
