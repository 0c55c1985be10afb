"""Islands of Dragomino in a whole batch: where a domino can lie, what it finds there, and what the island offers afterwards.

Everything is reckoned for all games at once, cell by cell, and only for cells beside an island: that is what `dragomino_eyes.py` spends its time with.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clutch.games.dragomino.components import DOMINO_LIST, DOMINOES, TERRAIN_NAMES, TERRAINS
from dragomino_eggs import Numbers, Tries, Whole

ROWS, COLUMNS = 29, 30
PLACES = DOMINOES
"""The number of the first action that lays a domino (clutch.games.dragomino.moves)."""
HALVES = np.array([[TERRAIN_NAMES.index(row[0]), TERRAIN_NAMES.index(row[2])] for row in DOMINO_LIST[:DOMINOES]])
PAIRS = np.triu_indices(TERRAINS)
"""All pairs of terrains,"""
PAIR_BY = np.zeros((TERRAINS, TERRAINS), np.int64)
"""the number of each of them,"""
PAIR_BY[PAIRS] = PAIR_BY.T[PAIRS] = np.arange(len(PAIRS[0]))
PAIR_OF = PAIR_BY[HALVES[:, 0], HALVES[:, 1]]
"""and which of them a domino has."""

WIDTH = COLUMNS + 2
STEPS = np.array([-WIDTH, 1, WIDTH, -1])
"""North, east, south and west, in a grid with a margin around it."""
MARGIN = 7
SPOTS = 6
"""So many of the best spots for a domino are remembered: whatever is laid covers a few of them."""


class Islands:
    """The islands of one seat in all games, by their free cells beside a square."""

    def __init__(self, squares: NDArray[np.uint8]) -> None:
        games = len(squares)
        ground = np.full((games, ROWS + 2, WIDTH), MARGIN, np.uint8)
        ground[:, 1:-1, 1:-1] = squares.reshape(games, ROWS, COLUMNS) & 7
        self.ground = ground.reshape(games, -1)
        lies = (self.ground > 0) & (self.ground < MARGIN)
        beside = np.zeros_like(lies)
        for step in STEPS:
            beside |= np.roll(lies, -step, axis=1)
        self.owner, self.cell = np.nonzero(beside & (self.ground == 0))
        count = len(self.cell)
        self.number = np.full(self.ground.shape, count)
        """Where each of these cells stands in the lists; all others are the last line, which is empty."""
        self.number[self.owner, self.cell] = np.arange(count)
        around = self.ground[self.owner[:, None], self.cell[:, None] + STEPS]
        self.met = np.zeros((count + 1, TERRAINS), np.float32)
        """How many squares of each terrain lie beside the cell."""
        self.met[:count] = (around[:, :, None] == np.arange(1, TERRAINS + 1)).sum(axis=1)
        self.touched = (self.met > 0).astype(np.float32)
        self.pairs = np.zeros_like(self.met)
        """How many of the cells beside it touch each terrain, too, if it does itself."""
        self.pairs[:count] = self.touched[self.number[self.owner[:, None], self.cell[:, None] + STEPS]].sum(axis=1)
        self.sums = np.zeros((3, games, TERRAINS), np.float32)
        """For each terrain how many cells touch it, how many touch it twice, and how many pairs of such cells there are."""
        for kind, numbers in enumerate((self.touched, self.met > 1, self.touched * self.pairs / 2)):
            np.add.at(self.sums[kind], self.owner, numbers[:count])

    def spots(self) -> tuple[Whole, Whole, Whole]:
        """Two free cells side by side, of which one at least touches the island, each pair once: in which game, and which cells."""
        cell, other = np.broadcast_arrays(self.cell[:, None], self.cell[:, None] + STEPS)
        owner = np.broadcast_to(self.owner[:, None], cell.shape)
        alone = self.number[owner, other] == len(self.cell)
        kept = (self.ground[owner, other] == 0) & (alone | (other > cell))
        return owner[kept], cell[kept], other[kept]

    def places(self) -> tuple[Whole, Whole, Whole, Whole]:
        """All ways to lay a domino: in which game, the cells of its two halves, and the action."""
        cell, other = np.broadcast_arrays(self.cell[:, None], self.cell[:, None] + STEPS)
        owner, way = np.broadcast_arrays(self.owner[:, None], np.arange(4))
        free = self.ground[owner, other] == 0
        alone = free & (self.number[owner, other] == len(self.cell))  # that cell does not touch the island, so it proposes nothing itself
        owners = np.concatenate([owner[free], owner[alone]])
        first = np.concatenate([cell[free], other[alone]])
        second = np.concatenate([other[free], cell[alone]])
        ways = np.concatenate([way[free], (way[alone] + 2) % 4])
        order = np.argsort(owners, kind="stable")
        row, column = np.divmod(first, WIDTH)
        actions = PLACES + ((row - 1) * COLUMNS + column - 1) * 4 + ways
        return owners[order], first[order], second[order], actions[order]

    def tries(self, on_offer: NDArray[np.bool_]) -> tuple[Tries, tuple[Whole, Whole], Whole]:
        """Every domino of the offer in every place: what it finds, the cells of its halves, and the action."""
        owner, first, second, actions = self.places()
        line, domino = np.nonzero(on_offer[owner])
        owner, first, second, actions = owner[line], first[line], second[line], actions[line]
        one, two = HALVES[domino, 0], HALVES[domino, 1]
        eggs = [self.met[self.number[owner, cell], terrain].astype(np.int64) for cell, terrain in ((first, one), (second, two))]
        return Tries(owner, domino, (one, two), (eggs[0], eggs[1])), (first, second), actions

    def after(self, owner: Whole, cells: tuple[Whole, Whole], terrains: tuple[Whole, Whole]) -> Numbers:
        """The sums for each terrain after a placement: what it covers is gone, what it touches is new."""
        lines = np.arange(len(owner))
        sums = self.sums[:, owner]
        covered = [self.number[owner, cell] for cell in cells]
        for number in covered:
            sums[0] -= self.touched[number]
            sums[1] -= self.met[number] > 1
            sums[2] -= self.touched[number] * self.pairs[number]
        sums[2] += self.touched[covered[0]] * self.touched[covered[1]]  # the pair that both are was taken twice
        for half in range(2):
            cell, terrain = cells[half][:, None] + STEPS, terrains[half][:, None]
            free = (self.ground[owner[:, None], cell] == 0) & (cell != cells[1 - half][:, None])
            number = self.number[owner[:, None], cell]
            met = self.met[number, terrain]
            new = free & (met == 0)
            sums[0, lines, terrains[half]] += new.sum(axis=1)
            sums[1, lines, terrains[half]] += (free & (met == 1)).sum(axis=1)
            sums[2, lines, terrains[half]] += (new * self.pairs[number, terrain]).sum(axis=1)
        return np.maximum(sums, 0)


class Finds:
    """How many dragons a domino of any two terrains finds at its best place, in all games."""

    def __init__(self, island: Islands, dragons: Numbers) -> None:
        self.dragons = dragons
        owner, one, two = island.spots()
        nothing, never = np.zeros((1, TERRAINS), np.float32), np.full((1, TERRAINS), -9, np.float32)
        self.worth = np.concatenate([island.met * np.concatenate([dragons[island.owner], nothing]), never])
        """What a square of each terrain finds in a cell, in the order of the island's lists; the last line is for cells where none can lie,"""
        self.full = len(island.cell) + 1
        """and this is its number."""
        self.place = np.where(island.ground > 0, self.full, island.number)
        """The line of each cell."""
        first = np.searchsorted(owner, owner)
        line = np.arange(len(owner)) - first
        cells = np.zeros((2, len(dragons), line.max() + 1), np.int32)
        cells[0, owner, line], cells[1, owner, line] = one, two
        values = np.zeros((len(dragons), line.max() + 1, len(PAIRS[0])), np.float32)
        values[owner, line] = joined(self.worth[island.number[owner, one]], self.worth[island.number[owner, two]])
        best = np.argsort(-values, axis=1)[:, :SPOTS]
        # The best spots one after the other, for each game and each pair of terrains.
        self.values = np.take_along_axis(values, best, axis=1).swapaxes(0, 1).copy()
        self.cells = [np.take_along_axis(each[:, :, None], best, axis=1).swapaxes(0, 1).copy() for each in cells]

    def after(self, owner: Whole, cells: tuple[Whole, Whole], terrains: tuple[Whole, Whole]) -> Numbers:
        """The same after a placement: the spots that it leaves, and those that it makes better."""
        best: Numbers = np.zeros((len(owner), len(PAIRS[0])), np.float32)
        here, there = (cell.astype(np.int32)[:, None] for cell in cells)
        for value, one, two in zip(self.values, *self.cells, strict=True):
            one, two = one.take(owner, axis=0), two.take(owner, axis=0)
            left = (one != here) & (one != there) & (two != here) & (two != there)
            np.maximum(best, value.take(owner, axis=0) * left, out=best)
        flat = best.reshape(-1)
        for half in range(2):
            for step in STEPS:
                rows, pairs, found = self.beside(owner, (cells[half], cells[1 - half]), (terrains[half], terrains[1 - half]), step)
                at = rows * len(PAIRS[0]) + pairs
                flat[at] = np.maximum(flat.take(at), found)
        return best

    def beside(self, owner: Whole, cells: tuple[Whole, Whole], terrains: tuple[Whole, Whole], step: int) -> tuple[Whole, Whole, Numbers]:
        """The spots that begin beside the first cell of a placement, one step away, where its terrain finds one egg more.

        For which rows there are any, which pairs of terrains gain by them, and what these find with the best further cell.
        """
        near, offset = cells[0] + step, owner * self.place.shape[1]
        number = self.place.take(offset + near)
        rows = np.flatnonzero((number < self.full) & (near != cells[1]))
        beyond = near[rows] + STEPS[:, None]
        further = self.place.take(offset[rows] + beyond)
        apart = np.abs(beyond - cells[1][rows])
        further[(apart == 0) | (beyond == cells[0][rows])] = self.full
        worth = self.worth.take(further, axis=0)
        side, row = np.nonzero((apart == 1) | (apart == WIDTH))  # further cells that the other half touches
        other = terrains[1][rows[row]]
        worth[side, row, other] += self.dragons[owner[rows[row]], other]
        mine = terrains[0][rows]
        found = self.worth[number[rows], mine] + self.dragons[owner[rows], mine]
        return rows, PAIR_BY.take(mine, axis=0).T, found + worth.max(axis=0).T


def joined(one: Numbers, two: Numbers) -> Numbers:
    """What two cells side by side bring to each pair of terrains, whichever way the domino lies."""
    a, b = PAIRS
    best: Numbers = np.maximum(one[:, a] + two[:, b], one[:, b] + two[:, a])
    return best


def next_finds(finds: Numbers, stack: Numbers, taken: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """What a domino of the stack finds, one with another, what the best of four finds on the average, and what the best finds that is left if the other takes one first.

    `taken` says how likely the other would take each domino, if it is revealed.
    """
    count = stack.sum(axis=1)
    each = np.where(stack > 0, finds[:, PAIR_OF], -1)
    usual = (each * stack).sum(axis=1) / np.maximum(count, 1)
    order = np.argsort(-each, axis=1)
    each = np.maximum(np.take_along_axis(each, order, axis=1), 0)
    taken = np.take_along_axis(taken, order, axis=1)
    best, left = np.zeros_like(usual), np.zeros_like(usual)
    none, lost = np.ones_like(usual), np.zeros_like(usual)  # how likely it is that no better one was revealed, or one that the other took
    for rank in range(int(count.max())):
        more = np.maximum(count - rank, 1)
        hit, again = none * np.clip(4 / more, 0, 1), lost * np.clip(3 / more, 0, 1)
        best += hit * each[:, rank]
        left += (hit * (1 - taken[:, rank]) + again) * each[:, rank]
        none, lost = none - hit, lost + hit * taken[:, rank] - again
    return usual, best, left


def likes(finds: Numbers, stack: Numbers) -> Numbers:
    """How likely it is for each domino of the stack that whoever picks first takes it, if it is revealed: that it finds the most of four."""
    each = np.where(stack > 0, finds[:, PAIR_OF], -1)
    better = (each[:, None] > each[:, :, None]).sum(axis=2) + ((each[:, None] == each[:, :, None]).sum(axis=2) - 1) / 2
    others = stack.sum(axis=1, keepdims=True) - 1
    result = np.ones_like(each)
    for drawn in range(3):
        result *= np.clip((others - better - drawn) / np.maximum(others - drawn, 1), 0, 1)
    return result.astype(np.float32)
