"""What dominoes can find on an island: the best placement of every domino that may still be revealed."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragomino.components import DOMINOES, HOLE, OFFER_SIZE, TERRAIN, TERRAINS, half, terrain_of
from clutch.games.dragomino.grid import CELLS, DELTAS, EAST, SOUTH
from clutch.games.dragomino.rounds import stack_size
from clutch.games.dragomino.state import BORDER, DragominoPosition

NO_GAINS: Final = vec[float]([0.0] * (TERRAINS * TERRAINS))
NO_WORTH: Final = vec[float]([0.0] * (2 * TERRAINS))
NO_SORTED: Final = vec[float]([0.0] * DOMINOES)
CELLS_BESIDE: Final = 0
"""Where an island's free cells that touch a terrain are counted: a number for each terrain."""
RICH_CELLS: Final = 6
"""Those where a square of the terrain finds more than one egg."""
TWIN_CELLS: Final = 12
"""Pairs of free cells side by side that both touch the terrain."""
NO_COUNTS: Final = vec[i64]([0] * (3 * TERRAINS))
MORE: Final = 1.000001
"""More than one egg, whatever rounding does to it."""

assert RICH_CELLS == TERRAINS
assert TWIN_CELLS == 2 * TERRAINS


def pair_place(a: i64, b: i64) -> i64:
    """Where the gain of a domino with two terrains stands, whichever is named first."""
    return a * TERRAINS + b if a <= b else b * TERRAINS + a


def island_gains(state: DragominoPosition, seat: i64, odds: vec[float]) -> vec[float]:
    """For each pair of terrains, what the best placement of such a domino is worth: `pair_place` finds it."""
    return counted_gains(state, seat, odds, NO_COUNTS[:])


def counted_gains(state: DragominoPosition, seat: i64, odds: vec[float], counts: vec[i64]) -> vec[float]:
    """The same, and what the island offers to each terrain is counted on the way."""
    gains = NO_GAINS[:]
    single = NO_WORTH[:]
    here = NO_WORTH[:]
    there = NO_WORTH[:]
    grid = state.grid
    base: i64 = seat * CELLS
    per_square: bool = state.agreement.per_square
    holes: i64 = 0
    if state.agreement.thirst:
        holes = HOLE
    for number in range(i64(state.border_count[seat])):
        cell: i64 = base + state.border_cell(seat, number)
        if grid[cell] != BORDER:
            continue
        kinds: i64 = cell_worth(grid, cell, odds, per_square, holes, here)
        free: bool = False
        for direction in range(i64(4)):
            beside: i64 = cell + DELTAS[direction]
            code: i64 = i64(grid[beside])
            if code & TERRAIN:
                continue
            free = True
            if code and EAST <= direction <= SOUTH:  # eastwards and southwards, so that each pair comes once
                others: i64 = cell_worth(grid, beside, odds, per_square, holes, there)
                join(gains, here, kinds, there, others)
                count_twins(kinds & others, counts)
        if free:
            for terrain in range(i64(TERRAINS)):
                if kinds >> terrain & 1:
                    counts[CELLS_BESIDE + terrain] += 1
                    if here[terrain] > MORE * odds[terrain]:
                        counts[RICH_CELLS + terrain] += 1
                    single[terrain] = max(single[terrain], here[terrain])
    for a in range(i64(TERRAINS)):
        for b in range(a, i64(TERRAINS)):
            place: i64 = pair_place(a, b)
            gains[place] = max(gains[place], single[a])
            gains[place] = max(gains[place], single[b])
    return gains


def count_twins(both: i64, counts: vec[i64]) -> None:
    """Two free cells side by side that touch the same terrains, a bit for each."""
    terrain: i64 = 0
    while both:
        counts[TWIN_CELLS + terrain] += both & 1
        both >>= 1
        terrain += 1


def cell_worth(grid: vec[u8], cell: i64, odds: vec[float], per_square: bool, holes: i64, worth: vec[float]) -> i64:
    """Write down what a square of each terrain would find on a free cell: the terrains that find something, a bit for each. `holes` is `HOLE` where wet eggs count, else 0."""
    kinds: i64 = 0
    for direction in range(i64(4)):
        code: i64 = i64(grid[cell + DELTAS[direction]])
        if code & TERRAIN:
            terrain: i64 = terrain_of(code)
            egg: i64 = terrain
            if code & holes:
                egg += TERRAINS
            value: float = odds[egg]
            if kinds >> terrain & 1 == 0:
                worth[terrain] = value
                kinds |= 1 << terrain
            elif not per_square:
                worth[terrain] += value
            elif value > worth[terrain]:
                worth[terrain] = value
    return kinds


def join(gains: vec[float], here: vec[float], kinds: i64, there: vec[float], other_kinds: i64) -> None:
    """Two free cells side by side: a domino may find eggs with both of its halves."""
    for a in range(i64(TERRAINS)):
        if kinds >> a & 1 == 0:
            continue
        for b in range(i64(TERRAINS)):
            if other_kinds >> b & 1:
                place: i64 = pair_place(a, b)
                gains[place] = max(gains[place], here[a] + there[b])


def gain(state: DragominoPosition, gains: vec[float], odds: vec[float], domino: i64) -> float:
    """What the best placement of a domino is worth; a watering hole of its own makes the eggs beside it wet."""
    a: i64 = half(domino, 0)
    b: i64 = half(domino, 1)
    first: i64 = terrain_of(a)
    second: i64 = terrain_of(b)
    found: float = gains[pair_place(first, second)]
    if state.agreement.thirst and found > 0.0 and (a | b) & HOLE:
        holed: i64 = first if a & HOLE else second
        found += (odds[TERRAINS + holed] - odds[holed]) * 0.8
    return found


def next_gain(state: DragominoPosition, gains: vec[float], odds: vec[float]) -> float:
    """What the best of four dominoes out of those that are not revealed yet is worth, on the average."""
    if stack_size(state) == 0:
        return 0.0
    return best_of_four(state, gains, odds, NO_SORTED[:])


def best_of_four(state: DragominoPosition, gains: vec[float], odds: vec[float], ranked: vec[float]) -> float:
    """The same; what each domino of the stack is worth is written into `ranked`, the best first."""
    count: i64 = 0
    for domino in range(i64(DOMINOES)):
        if state.stack[domino]:
            value: float = gain(state, gains, odds, domino)
            place: i64 = count
            while place > 0 and ranked[place - 1] < value:
                ranked[place] = ranked[place - 1]
                place -= 1
            ranked[place] = value
            count += 1
    expected: float = 0.0
    missed: float = 1.0
    for rank in range(count):
        if missed <= 0.0:
            break
        hit: float = float(OFFER_SIZE) / float(count - rank)
        hit = min(hit, 1.0)
        expected += missed * hit * ranked[rank]
        missed *= 1.0 - hit
    return expected
