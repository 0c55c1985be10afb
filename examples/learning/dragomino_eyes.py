"""How `masked_ppo.py` sees Dragomino: the observations of a whole batch, read as a few numbers for each thing that may be done.

A turn is one choice here, a domino and where to lay it, because a domino is worth what its best place is worth. Each is told by what it finds at once and by what the island offers afterwards:
cells where a square would match, cells where it would match twice, pairs of them, and how often each terrain is still to come. What is best is for the policy to learn.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clutch.batch import Batch
from clutch.games.dragomino.components import DOMINO_LIST, DOMINOES, TERRAIN_NAMES
from dragomino_end import Tries, chance_first, chance_last

Numbers = NDArray[np.float32]
Whole = NDArray[np.int64]

# Where things are in an observation (docs/observations.md, Dragomino), and which actions there are (clutch.games.dragomino.moves).
ROWS, COLUMNS = 29, 30
CELLS = ROWS * COLUMNS
STACK, PICKED = 4 * CELLS, 4 * CELLS + 3 * DOMINOES
SEATS = PICKED + 2
PILES = SEATS + 4 * 5
ROUND = PILES + 6 * 12 + 4 + 7
PLACES = 28
TERRAINS, ROUNDS = 6, 7
HALVES = np.array([[TERRAIN_NAMES.index(row[0]), TERRAIN_NAMES.index(row[2])] for row in DOMINO_LIST[:DOMINOES]])
SQUARES = np.zeros((DOMINOES, TERRAINS), np.float32)
"""How many squares of each terrain a domino has."""
np.add.at(SQUARES, (np.repeat(np.arange(DOMINOES), 2), HALVES.ravel()), 1)

PAIRS = np.triu_indices(TERRAINS)
"""All pairs of terrains,"""
PAIR_BY = np.array([[np.flatnonzero((PAIRS[0] == min(a, b)) & (PAIRS[1] == max(a, b)))[0] for b in range(TERRAINS)] for a in range(TERRAINS)])
PAIR_OF = np.array([np.flatnonzero((PAIRS[0] == min(pair)) & (PAIRS[1] == max(pair)))[0] for pair in HALVES])
"""and which of them a domino has."""

WIDTH = COLUMNS + 2
STEPS = np.array([-WIDTH, 1, WIDTH, -1])
"""North, east, south and west, in a grid with a margin around it."""
MARGIN = 7
SPOTS = 6
"""So many of the best spots for a domino are remembered: whatever is laid covers a few of them."""
NEARLY = 0.5
"""Places that find so much less than the domino's best place, in dragons, are not proposed: that saves four fifths of the work."""

FAR = 1.25
"""And so much less than the best of all."""


@dataclass
class Seen:
    """One decision of every game, as the policy sees it: a row for each game, and a row for each thing that may be done."""

    context: Numbers
    """What the decision is made in."""
    rounds: Whole
    """Which round it is, from 0."""
    seats: Numbers
    """What both seats have: dragons, shells, points, the Mommy Dragon."""
    piles: Whole
    """How many dragons and shells each pile has."""
    tries: Tries
    """The eggs that each of the choices finds."""
    ending: bool
    """Whether this is the last round."""
    choices: Numbers
    """What may be done in all games one after the other, each by a few numbers."""
    owner: Whole
    """Of which game each of these rows is."""
    starts: Whole
    """Where the rows of each game begin."""
    picks: Whole
    places: Whole
    """The two actions of each of these rows: pick the domino, lay it there."""


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
        alone = free & (
            self.number[owner, other] == len(self.cell)
        )  # the other cell does not touch the island, so it proposes nothing itself
        owners = np.concatenate([owner[free], owner[alone]])
        first = np.concatenate([cell[free], other[alone]])
        second = np.concatenate([other[free], cell[alone]])
        ways = np.concatenate([way[free], (way[alone] + 2) % 4])
        order = np.argsort(owners, kind="stable")
        row, column = np.divmod(first, WIDTH)
        actions = PLACES + ((row - 1) * COLUMNS + column - 1) * 4 + ways
        return owners[order], first[order], second[order], actions[order]

    def eggs(self, owner: Whole, cell: Whole, terrain: Whole) -> Numbers:
        """How many eggs a square of a terrain finds in a cell."""
        found: Numbers = self.met[self.number[owner, cell], terrain]
        return found

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
        self.island, self.dragons = island, dragons
        owner, one, two = island.spots()
        self.worth = island.met * np.concatenate([dragons[island.owner], np.zeros((1, TERRAINS), np.float32)])
        self.full = len(island.cell) + 1
        self.place = np.where(island.ground > 0, self.full, island.number)
        self.worth = np.concatenate([self.worth, np.full((1, TERRAINS), -9, np.float32)])
        first = np.searchsorted(owner, owner)
        line = np.arange(len(owner)) - first
        cells = np.zeros((2, len(dragons), line.max() + 1), np.int32)
        cells[0, owner, line], cells[1, owner, line] = one, two
        values = np.zeros((len(dragons), line.max() + 1, len(PAIRS[0])), np.float32)
        values[owner, line] = joined(self.worth[island.number[owner, one]], self.worth[island.number[owner, two]])
        best = np.argsort(-values, axis=1)[:, :SPOTS]
        self.values = np.take_along_axis(values, best, axis=1).swapaxes(0, 1).copy()
        self.cells = [np.take_along_axis(each[:, :, None], best, axis=1).swapaxes(0, 1).copy() for each in cells]

    def after(self, owner: Whole, cells: tuple[Whole, Whole], terrains: tuple[Whole, Whole]) -> Numbers:
        """The same after a placement: the spots that it leaves, and those that it makes better."""
        island = self.island
        best: Numbers = np.zeros((len(owner), len(PAIRS[0])), np.float32)
        here, there = (cell.astype(np.int32)[:, None] for cell in cells)
        for value, one, two in zip(self.values, *self.cells, strict=True):
            one, two = one.take(owner, axis=0), two.take(owner, axis=0)
            left = (one != here) & (one != there) & (two != here) & (two != there)
            np.maximum(best, value.take(owner, axis=0) * left, out=best)
        offset = owner * island.ground.shape[1]
        for half in range(2):
            there, other = cells[1 - half], terrains[1 - half]
            for step in STEPS:
                near = cells[half] + step
                number = self.place.take(offset + near)
                rows = np.flatnonzero((number < self.full) & (near != there))
                beyond = near[rows] + STEPS[:, None]
                further = self.place.take(offset[rows] + beyond)
                apart = np.abs(beyond - there[rows])
                further[(apart == 0) | (beyond == cells[half][rows])] = self.full
                worth = self.worth.take(further, axis=0)
                side, row = np.nonzero((apart == 1) | (apart == WIDTH))
                worth[side, row, other[rows[row]]] += self.dragons[owner[rows[row]], other[rows[row]]]
                mine = terrains[half][rows]
                found = self.worth[number[rows], mine] + self.dragons[owner[rows], mine]
                at = rows * len(PAIRS[0]) + PAIR_BY.take(mine, axis=0).T
                flat = best.ravel()
                flat[at] = np.maximum(flat.take(at), found + worth.max(axis=0).T)
        return best


def joined(one: Numbers, two: Numbers) -> Numbers:
    """What two cells side by side bring to each pair of terrains, whichever way the domino lies."""
    a, b = PAIRS
    best: Numbers = np.maximum(one[:, a] + two[:, b], one[:, b] + two[:, a])
    return best


def next_finds(finds: Numbers, stack: Numbers, taken: Numbers) -> tuple[Numbers, Numbers, Numbers]:
    """What a domino of the stack finds, one with another, what the best of four finds on the average, and what the best finds that is left if the other takes one of them first."""
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


class Eyes:
    """Reads observations: what may be done, and what would come of it."""

    CONTEXT = 19 + 4 * TERRAINS + 13
    CHOICE = 20

    def __init__(self, batch: Batch) -> None:
        self.batch = batch

    def look(self) -> Seen:
        """The decisions that are open now; everybody is about to pick."""
        batch = self.batch
        seen = batch.features
        games = len(batch)
        piles = seen[:, PILES : PILES + 72].reshape(games, TERRAINS, 12).astype(np.float32)
        dragons = piles[:, :, 1] / np.maximum(piles[:, :, 1] + piles[:, :, 2], 1)
        stack = (seen[:, STACK : STACK + DOMINOES] > 0).astype(np.float32)
        supply = stack @ SQUARES / np.maximum(stack.sum(axis=1), 1)[:, None]
        rounds = seen[:, ROUND].astype(np.int64) - 1
        seats = seen[:, SEATS : SEATS + 10].reshape(games, 2, 5).astype(np.float32)
        begins = seats[:, 0, 3]  # whoever has the Mommy Dragon goes first
        own, rival = (Islands(seen[:, seat * CELLS : (seat + 1) * CELLS]) for seat in range(2))

        # Every domino in every place, and of these the places that find nearly the most.
        on_offer = batch.masks[:, :DOMINOES]
        owner, first, second, actions = own.places()
        line, dominoes = np.nonzero(on_offer[owner])
        owner, first, second, actions = owner[line], first[line], second[line], actions[line]
        one, two = HALVES[dominoes, 0], HALVES[dominoes, 1]
        eggs_one, eggs_two = own.eggs(owner, first, one), own.eggs(owner, second, two)
        found = eggs_one * dragons[owner, one] + eggs_two * dragons[owner, two]
        tries = Tries(owner, dominoes, (one, two), (eggs_one.astype(np.int64), eggs_two.astype(np.int64)))
        ending = rounds[0] == ROUNDS - 1  # all games have as many turns, so all are in the same round
        if ending:
            kept = tries.differ()
        else:
            most = np.zeros((games, DOMINOES), np.float32)
            np.maximum.at(most, (owner, dominoes), found)
            kept = np.flatnonzero((found >= most[owner, dominoes] - NEARLY) & (found >= most.max(axis=1)[owner] - FAR))
        tries = tries.some(kept)
        owner, first, second, actions, dominoes, one, two, found = (
            each[kept] for each in (owner, first, second, actions, dominoes, one, two, found)
        )
        eggs = (eggs_one + eggs_two)[kept]

        context = self.table(seats, rounds, (dragons, supply, own.sums[0] / 8, rival.sums[0] / 8))
        choices = np.zeros((len(owner), self.CHOICE), np.float32)
        shell = 1 - dragons[owner, one] ** eggs_one[kept] * dragons[owner, two] ** eggs_two[kept]
        left, keeps = self.left_for(rival, on_offer, dragons)
        for number, value in enumerate((found, eggs, left[owner, dominoes] * begins[owner], shell, shell * begins[owner])):
            choices[:, number] = value
        if ending:
            choices[:, 17] = 8 * (self.chances(tries, rival, on_offer, piles, seats) - 0.5)
        else:
            self.foresee(choices, own.after(owner, (first, second), (one, two)), dragons[owner] * supply[owner], supply[owner])
            mine, theirs = Finds(own, dragons), Finds(rival, dragons)
            other_finds = theirs.values[0]
            taken = likes(other_finds, stack)
            usual, fine, later = next_finds(mine.after(owner, (first, second), (one, two)), stack[owner], taken[owner])
            now_finds = mine.values[0]
            now_usual, now_fine, now_later = next_finds(now_finds, stack, taken)
            other_usual, other_fine, other_later = next_finds(other_finds, stack, likes(now_finds, stack))
            begin = np.where(begins[owner] > 0, 1 - keeps[owner, dominoes], shell)  # how likely it is to begin the next round
            numbers = (usual, fine, later, later + begin * (fine - later), begin, begin * (other_fine - other_later)[owner])
            for number, value in enumerate(numbers):
                choices[:, (13, 14, 15, 16, 18, 19)[number]] = value
            for number, value in enumerate((now_fine, now_later, other_usual, other_fine, other_later)):
                context[:, 50 + number] = value
        starts = np.searchsorted(owner, np.arange(games))
        best = np.maximum.reduceat(choices[:, (0, 13, 14, 17)], starts, axis=0)
        context[:, 43:47] = best / (1, 1, 1, 4)
        context[:, 47] = left.max(axis=1)
        context[:, 48] = left.max(axis=1) * begins
        context[:, 49] = (best[:, 0] + best[:, 2]) * begins
        context[:, 55] = (seats[:, 0, 1] - seats[:, 1, 1]) / 3
        hope = dragons * supply
        for seat, island in enumerate((own, rival)):
            cells, rich, pairs = island.sums
            for number, offered in enumerate((np.sqrt(cells), rich > 0, rich / 2, pairs / 4)):
                context[:, 11 + 4 * seat + number] = (offered * hope).sum(axis=1)
        return Seen(context, rounds, seats, piles[:, :, 1:3].astype(np.int64), tries, bool(ending), choices, owner, starts, dominoes, actions)

    def chances(self, tries: Tries, rival: Islands, on_offer: NDArray[np.bool_], piles: Numbers, seats: Numbers) -> Numbers:
        """The chance of victory in the last round, for each row."""
        eggs = piles[:, :, 1:3].astype(np.int64)
        points, shells = (seats[:, 0, number] - seats[:, 1, number] for number in (2, 1))
        owner, first, second, _ = rival.places()
        line, dominoes = np.nonzero(on_offer[owner])
        owner, first, second = owner[line], first[line], second[line]
        one, two = HALVES[dominoes, 0], HALVES[dominoes, 1]
        replies = Tries(
            owner, dominoes, (one, two), (rival.eggs(owner, first, one).astype(np.int64), rival.eggs(owner, second, two).astype(np.int64))
        )
        replies = replies.some(replies.differ())
        begins = seats[tries.owner, 0, 3] > 0
        return np.where(begins, chance_first(tries, replies, eggs, points, shells), chance_last(tries, eggs, points, shells))

    def left_for(self, island: Islands, on_offer: NDArray[np.bool_], dragons: Numbers) -> tuple[Numbers, Numbers]:
        """How many dragons the other can expect of the best domino that is left, if a domino is taken, and how likely a shell is among them."""
        owner, first, second, _ = island.places()
        line, dominoes = np.nonzero(on_offer[owner])
        owner, first, second = owner[line], first[line], second[line]
        one, two = HALVES[dominoes, 0], HALVES[dominoes, 1]
        eggs = island.eggs(owner, first, one), island.eggs(owner, second, two)
        found = eggs[0] * dragons[owner, one] + eggs[1] * dragons[owner, two]
        most = np.zeros(on_offer.shape, np.float32)
        np.maximum.at(most, (owner, dominoes), found)
        shell = np.zeros(on_offer.shape, np.float32)
        top = np.flatnonzero(found == most[owner, dominoes])
        odds = 1 - dragons[owner[top], one[top]] ** eggs[0][top] * dragons[owner[top], two[top]] ** eggs[1][top]
        shell[owner[top], dominoes[top]] = odds
        lines = np.arange(len(most))
        best = most.argmax(axis=1)
        without = most.copy()
        without[lines, best] = -1
        second_best = without.argmax(axis=1)
        left = np.repeat(most[lines, best][:, None], DOMINOES, axis=1)
        left[lines, best] = most[lines, second_best]
        shells = np.repeat(shell[lines, best][:, None], DOMINOES, axis=1)
        shells[lines, best] = shell[lines, second_best]
        return left, shells

    def foresee(self, choices: Numbers, after: Numbers, hope: Numbers, supply: Numbers) -> None:
        """What the island offers to the rounds to come."""
        cells, rich, pairs = after
        offers = (cells > 0, rich > 0, cells / 4, rich / 2, np.sqrt(cells), np.sqrt(rich), pairs / 4, supply * np.minimum(rich, 3))
        for number, offered in enumerate(offers):
            choices[:, 5 + number] = (offered * hope).sum(axis=1)

    def table(self, seats: Numbers, rounds: Whole, terrains: tuple[Numbers, ...]) -> Numbers:
        """Who leads, how far the game is, and what both islands are open for."""
        context = np.zeros((len(seats), self.CONTEXT), np.float32)
        context[:, 0:2] = seats[:, :, 2] / 10
        context[:, 2] = (seats[:, 0, 2] - seats[:, 1, 2]) / 4
        context[:, 3] = seats[:, 0, 3]
        context[np.arange(len(seats)), 4 + np.clip(rounds, 0, ROUNDS - 1)] = 1
        context[:, 19 : 19 + 4 * TERRAINS] = np.concatenate(terrains, axis=1)
        return context
