"""The last round of Dragomino reckoned out: how likely a victory is after each thing that may be done.

In the last round nothing is hidden but what the eggs hold, and that goes by how many dragons and shells each pile has. Whoever begins it holds the Mommy Dragon (DM-T2),
so one shell is worth two points to the other, and to the first shells only break ties (DM-F3). Dragons alone do not tell that.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

import numpy as np
from numpy.typing import NDArray

from clutch.games.dragomino.components import DOMINOES

Numbers = NDArray[np.float32]
Whole = NDArray[np.int64]

MOST = 7
"""There are seven dragons of each terrain, and at most seven shells;"""
EGGS = 6
"""and a domino finds at most six eggs, three with each half."""
SHELLS = np.zeros((MOST + 1, MOST + 1, EGGS + 1, EGGS + 1), np.float32)
"""How likely it is with so many dragons and shells in a pile that of so many eggs so many are shells."""
for dragons, shells, eggs in np.ndindex(MOST + 1, MOST + 1, EGGS + 1):
    for empty in range(eggs + 1):
        if dragons + shells >= eggs:
            SHELLS[dragons, shells, eggs, empty] = comb(shells, empty) * comb(dragons, eggs - empty) / comb(dragons + shells, eggs)


@dataclass
class Tries:
    """Some things that might be done, by the eggs that they find."""

    owner: Whole
    """In which game,"""
    domino: Whole
    """with which domino,"""
    terrains: tuple[Whole, Whole]
    eggs: tuple[Whole, Whole]
    """and how many eggs of which terrains its halves find."""

    def differ(self) -> Whole:
        """The first of those that come to the same, in the order of games and dominoes: in the last round it matters no more where a domino lies."""
        key = ((self.owner * DOMINOES + self.domino) * 4 + self.eggs[0]) * 4 + self.eggs[1]
        first: Whole = np.unique(key, return_index=True)[1]
        return first

    def some(self, rows: Whole) -> Tries:
        """These rows alone."""
        return Tries(
            self.owner[rows], self.domino[rows], (self.terrains[0][rows], self.terrains[1][rows]), (self.eggs[0][rows], self.eggs[1][rows])
        )

    def shells(self, piles: Whole) -> Numbers:
        """How likely each number of shells is, if the piles of each game have so many dragons and shells of each terrain."""
        (one, two), (first, second) = self.terrains, self.eggs
        same = one == two
        odds = np.zeros((len(one), EGGS + 1), np.float32)
        each = [SHELLS[piles[self.owner, terrain, 0], piles[self.owner, terrain, 1], eggs] for terrain, eggs in ((one, first), (two, second))]
        for here in range(4):
            odds[:, here : here + 4] += each[0][:, here, None] * each[1][:, :4]
        double = SHELLS[piles[self.owner, one, 0], piles[self.owner, one, 1], first + second]
        return np.where(same[:, None], double, odds)


def share(points: Numbers, shells: Numbers) -> Numbers:
    """The share of the victory with such a lead in points, and such a lead in shells if that is 0 (DM-F3, DM-F4)."""
    ahead: Numbers = ((np.sign(points) * 2 + np.sign(shells) * (points == 0)).clip(-1, 1) + 1) / 2
    return ahead


COUNT = np.arange(EGGS + 1, dtype=np.float32)


def chance_last(tries: Tries, piles: Whole, points: Numbers, shells: Numbers) -> Numbers:
    """The chance of victory of whoever plays last, with such leads: without the Mommy Dragon, whom one shell brings over."""
    found = (tries.eggs[0] + tries.eggs[1])[:, None] - COUNT
    lead = points[tries.owner, None] + found + 2 * (COUNT > 0)
    return (tries.shells(piles) * share(lead, shells[tries.owner, None] + COUNT)).sum(axis=1)


def chance_first(tries: Tries, replies: Tries, piles: Whole, points: Numbers, shells: Numbers) -> Numbers:
    """The chance of victory of whoever begins the last round with such leads, if the other answers with the best of what is left of the offer."""
    odds = replies.shells(piles)
    found = (replies.eggs[0] + replies.eggs[1])[:, None] - COUNT + 2 * (COUNT > 0)
    # For every number of dragons and of shells that the first may have found: how the other fares by each reply.
    grid = np.zeros((len(odds), EGGS + 1, EGGS + 1), np.float32)
    for dragons, empty in np.ndindex(grid.shape[1:]):
        if dragons + empty <= EGGS:
            lead = found - points[replies.owner, None] - dragons
            grid[:, dragons, empty] = (odds * share(lead, COUNT - shells[replies.owner, None] - empty)).sum(axis=1)
    place = replies.owner * DOMINOES + replies.domino
    begin = np.flatnonzero(np.diff(place, prepend=-1))
    best = np.zeros((len(points) * DOMINOES, *grid.shape[1:]), np.float32)
    best[place[begin]] = np.maximum.reduceat(grid, begin, axis=0)
    best = best.reshape(len(points), DOMINOES, *grid.shape[1:])
    # The other takes the best domino, or the second if the first has taken that.
    likes = best.argmax(axis=1)
    most = best.max(axis=1)
    np.put_along_axis(best, likes[:, None], 0, axis=1)
    else_most = best.max(axis=1)
    eggs = tries.eggs[0] + tries.eggs[1]
    chance = np.zeros(len(eggs), np.float32)
    for empty, likely in enumerate(tries.shells(piles).T):
        at = tries.owner, np.maximum(eggs - empty, 0), empty
        chance += likely * (1 - np.where(likes[at] == tries.domino, else_most[at], most[at]))
    return chance
