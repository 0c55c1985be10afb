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


def pair_place(a: i64, b: i64) -> i64:
    """Where the gain of a domino with two terrains stands, whichever is named first."""
    return a * TERRAINS + b if a <= b else b * TERRAINS + a


def island_gains(state: DragominoPosition, seat: i64, odds: vec[float]) -> vec[float]:
    """For each pair of terrains, what the best placement of such a domino is worth: `pair_place` finds it."""
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
                join(gains, here, kinds, there, cell_worth(grid, beside, odds, per_square, holes, there))
        if free:
            for terrain in range(i64(TERRAINS)):
                if kinds >> terrain & 1 and here[terrain] > single[terrain]:
                    single[terrain] = here[terrain]
    for a in range(i64(TERRAINS)):
        for b in range(a, i64(TERRAINS)):
            place: i64 = pair_place(a, b)
            gains[place] = max(gains[place], single[a])
            gains[place] = max(gains[place], single[b])
    return gains


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
    left: i64 = stack_size(state)
    if left == 0:
        return 0.0
    ranked = NO_SORTED[:]
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
