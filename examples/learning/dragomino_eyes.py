"""How `masked_ppo.py` sees Dragomino: the observations of a whole batch, read as a few numbers for each legal action.

A policy scores only the legal actions, each by what it would meet: how many sides match, what the piles still hold, which sides are left open.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clutch.batch import Batch
from clutch.games.dragomino.components import DOMINO_LIST, DOMINOES, TERRAIN_NAMES

Numbers = NDArray[np.float32]
Whole = NDArray[np.int64]

# Where things are in an observation (docs/observations.md, Dragomino), and which actions there are (clutch.games.dragomino.moves).
ROWS, COLUMNS = 29, 30
CELLS = ROWS * COLUMNS
STOCK, OFFER, PICKED = 4 * CELLS, 4 * CELLS + DOMINOES, 4 * CELLS + 3 * DOMINOES
SEATS = PICKED + 2
PILES = SEATS + 4 * 5
ROUND = PILES + 6 * 12 + 4 + 7
PLACES, KINDS = 28, 3508
TERRAINS = 6
HALVES = np.array([[TERRAIN_NAMES.index(row[0]), TERRAIN_NAMES.index(row[2])] for row in DOMINO_LIST[:DOMINOES]])
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""North, east, south and west, as rows and columns."""


def around(plane: NDArray[np.float32]) -> Numbers:
    """For each square of the planes the sum of its four neighbours."""
    out = np.zeros_like(plane)
    out[..., 1:, :] += plane[..., :-1, :]
    out[..., :-1, :] += plane[..., 1:, :]
    out[..., :, 1:] += plane[..., :, :-1]
    out[..., :, :-1] += plane[..., :, 1:]
    return out


@dataclass
class Seen:
    """One decision of every game, as the policy sees it: a row for each game, and a row for each legal action."""

    context: Numbers
    """What the decision is made in."""
    choices: Numbers
    """The legal actions of all games one after the other, each by a few numbers."""
    owner: Whole
    """Of which game each of these rows is."""
    starts: Whole
    """Where the rows of each game begin."""
    actions: Whole
    """The action id of each of these rows."""


class Eyes:
    """Reads observations: what a domino would meet where, and what that is worth by what the piles still hold."""

    CONTEXT = 24 + 4 * TERRAINS
    CHOICE = 26

    def __init__(self, batch: Batch) -> None:
        self.batch = batch

    def look(self) -> Seen:
        """The decisions that are open now."""
        batch = self.batch
        seen = batch.features
        games = len(batch)
        owner, actions = np.nonzero(batch.masks)
        starts = np.searchsorted(owner, np.arange(games))
        piles = seen[:, PILES : PILES + 72].reshape(games, TERRAINS, 12).astype(np.float32)
        dragons = piles[:, :, 1] / np.maximum(piles[:, :, 1] + piles[:, :, 2], 1)
        rounds = seen[:, ROUND].astype(np.float32)
        left = self.squares_left(seen)
        islands = [Island(seen[:, seat * CELLS : (seat + 1) * CELLS].reshape(games, ROWS, COLUMNS), dragons) for seat in range(2)]
        choices = np.zeros((len(actions), self.CHOICE), np.float32)
        places = (actions >= PLACES) & (actions < KINDS)
        picks = actions < PLACES
        choices[picks, 0] = 1
        choices[places, 1] = 1
        context = np.zeros((games, self.CONTEXT), np.float32)
        if picks.any():
            self.read_picks(seen, islands, dragons, left, owner[picks], actions[picks], choices, np.flatnonzero(picks), context)
        if places.any():
            self.read_places(seen, islands[0], dragons, left, owner[places], actions[places], choices, np.flatnonzero(places))
        self.read_table(seen, islands, dragons, left, rounds, context)
        return Seen(context, choices, owner, starts, actions)

    def squares_left(self, seen: NDArray[np.uint8]) -> Numbers:
        """How many squares of each terrain can still come, out of ten."""
        counts = np.zeros((DOMINOES, TERRAINS), np.float32)
        for half in range(2):
            np.add.at(counts, (np.arange(DOMINOES), HALVES[:, half]), 0.1)
        return (seen[:, STOCK : STOCK + DOMINOES] > 0).astype(np.float32) @ counts

    def read_picks(
        self,
        seen: NDArray[np.uint8],
        islands: list[Island],
        dragons: Numbers,
        left: Numbers,
        owner: Whole,
        dominoes: Whole,
        choices: Numbers,
        rows: Whole,
        context: Numbers,
    ) -> None:
        """What a domino on offer would bring at its best place, to this seat and to the other."""
        first, second = HALVES[dominoes, 0], HALVES[dominoes, 1]
        own = islands[0].best(owner, first, second)
        other = islands[1].best(owner, first, second)
        for seat, best in enumerate((own, other)):
            most = np.zeros(len(seen), np.float32)
            np.maximum.at(most, owner, best)
            context[:, 20 + seat] = most
            # What is left for the other if this one is taken: the best of the others, and how much this one stands out.
            rest = np.zeros_like(best)
            same = owner[:, None] == owner[None, :]
            rest = np.where(same & ~np.eye(len(owner), dtype=bool), best[None, :], 0).max(axis=1)
            choices[rows, 4 + 2 * seat] = best - rest
            choices[rows, 5 + 2 * seat] = rest
        choices[rows, 2], choices[rows, 3] = own, other
        choices[rows, 8], choices[rows, 9] = dragons[owner, first], dragons[owner, second]
        choices[rows, 10], choices[rows, 11] = left[owner, first], left[owner, second]

    def read_places(
        self,
        seen: NDArray[np.uint8],
        island: Island,
        dragons: Numbers,
        left: Numbers,
        owner: Whole,
        actions: Whole,
        choices: Numbers,
        rows: Whole,
    ) -> None:
        """What a placement meets, what it closes, and what it leaves open."""
        domino = seen[owner, PICKED].astype(np.int64) - 1
        cell, direction = np.divmod(actions - PLACES, 4)
        row, column = np.divmod(cell, COLUMNS)
        deltas = np.array(STEPS)[direction]
        spots = ((row, column), (row + deltas[:, 0], column + deltas[:, 1]))
        every = np.arange(TERRAINS)
        for half in range(2):
            terrain = HALVES[domino, half]
            y, x = spots[half]
            met = island.met[owner, :, y, x]
            match = met[np.arange(len(owner)), terrain]
            odds, rest = dragons[owner, terrain], left[owner, terrain]
            closed = np.where(every[None, :] == terrain[:, None], 0, (met > 0) * left[owner])
            free = island.free[owner, y, x] - 1
            doubles = island.doubles[owner, terrain, y, x]
            place = 12 + 7 * half
            values = (
                match * 0.5,
                match * odds,
                match * (1 - odds),
                closed.sum(axis=1),
                free * rest * 0.5,
                free * rest * odds,
                doubles * odds,
            )
            for number, value in enumerate(values):
                choices[rows, place + number] = value

    def read_table(
        self, seen: NDArray[np.uint8], islands: list[Island], dragons: Numbers, left: Numbers, rounds: Numbers, context: Numbers
    ) -> None:
        """Who leads, how far the game is, and what both islands are open for."""
        seats = seen[:, SEATS : SEATS + 10].reshape(-1, 2, 5).astype(np.float32)
        context[:, 0:2] = seats[:, :, 2] / 10
        context[:, 2] = (seats[:, 0, 2] - seats[:, 1, 2]) / 4
        context[:, 3:5] = seats[:, :, 3]
        context[:, 5] = (seats[:, 0, 1] - seats[:, 1, 1]) / 4
        context[:, 6] = rounds / 7
        context[:, 7] = (seats[:, 0, 4] > seats[:, 1, 4]) * 1.0
        context[:, 8] = seen[:, ROUND + 1]
        context[:, 9] = seen[:, PICKED] > 0
        context[:, 10] = seats[:, 0, 4] / 7
        rows = np.arange(len(seen))
        context[rows, 11 + np.clip(seen[:, ROUND].astype(np.int64), 0, 8)] = 1
        place = 24
        for numbers in (dragons, left, islands[0].openings / 8, islands[1].openings / 8):
            context[:, place : place + TERRAINS] = numbers
            place += TERRAINS


class Island:
    """The islands of one seat in all games, as planes."""

    def __init__(self, squares: NDArray[np.uint8], dragons: Numbers) -> None:
        terrain = squares & 7
        lies = (terrain[:, None] == np.arange(1, TERRAINS + 1, dtype=np.uint8)[None, :, None, None]).astype(np.float32)
        self.empty = terrain == 0
        self.met = around(lies)
        """How many neighbours of each terrain a cell has."""
        self.met *= self.empty[:, None]
        self.free = around(self.empty.astype(np.float32))
        """How many neighbours of a cell are empty."""
        self.doubles = around((self.met > 0).astype(np.float32))
        """How many empty neighbours of a cell touch each terrain already: a square laid there makes places that match twice."""
        self.openings = (self.met > 0).sum(axis=(2, 3)).astype(np.float32)
        """How many empty cells touch each terrain."""
        self.worth = self.met * dragons[:, :, None, None] - 9 * ~self.empty[:, None]
        """How many dragons a square of each terrain can be expected to find in each cell; taken cells are worth less than nothing."""

    def best(self, owner: Whole, first: Whole, second: Whole) -> Numbers:
        """How many dragons a domino of these terrains can be expected to find at its best place."""
        one, two = self.worth[owner, first], self.worth[owner, second]
        best = np.zeros(len(owner), np.float32)
        for a, b in ((one, two), (two, one)):
            np.maximum(best, (a[:, :-1] + b[:, 1:]).max(axis=(1, 2)), out=best)
            np.maximum(best, (a[:, :, :-1] + b[:, :, 1:]).max(axis=(1, 2)), out=best)
        return best
