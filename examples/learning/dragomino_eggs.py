"""The eggs of Dragomino: what they can be expected to hold, and how likely a victory is in the last round.

What an egg holds goes by how many dragons and shells its pile still has, and all can count them. In the last round nothing else is hidden, so there the chance of victory can be reckoned out.
Whoever begins it holds the Mommy Dragon (DM-T2): one shell is worth two points to the other, and to the first shells only break ties (DM-F3). Dragons alone do not tell that.
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
for dragons, shells, eggs, empty in np.ndindex(*SHELLS.shape):
    if empty <= eggs <= dragons + shells:
        SHELLS[dragons, shells, eggs, empty] = comb(shells, empty) * comb(dragons, eggs - empty) / comb(dragons + shells, eggs)
COUNT = np.arange(EGGS + 1, dtype=np.float32)


@dataclass
class Tries:
    """Things that might be done in all games one after the other, by the eggs that they find."""

    owner: Whole
    """In which game,"""
    domino: Whole
    """with which domino,"""
    terrains: tuple[Whole, Whole]
    eggs: tuple[Whole, Whole]
    """and how many eggs of which terrains its halves find."""

    def some(self, rows: Whole) -> Tries:
        """These rows alone."""
        (one, two), (first, second) = self.terrains, self.eggs
        return Tries(self.owner[rows], self.domino[rows], (one[rows], two[rows]), (first[rows], second[rows]))

    def differ(self) -> Whole:
        """The first of those that come to the same, in the order of games and dominoes: in the last round it does not matter any more where a domino lies."""
        key = ((self.owner * DOMINOES + self.domino) * 4 + self.eggs[0]) * 4 + self.eggs[1]
        rows: Whole = np.unique(key, return_index=True)[1]
        return rows

    def all_eggs(self) -> Whole:
        """How many eggs each finds."""
        return self.eggs[0] + self.eggs[1]

    def found(self, odds: Numbers) -> Numbers:
        """How many dragons can be expected, if so many eggs of each terrain are dragons."""
        one, two = (eggs.astype(np.float32) * odds[self.owner, terrain] for terrain, eggs in zip(self.terrains, self.eggs, strict=True))
        return one + two

    def shell(self, odds: Numbers) -> Numbers:
        """How likely one shell at least is."""
        one, two = (odds[self.owner, terrain] ** eggs.astype(np.float32) for terrain, eggs in zip(self.terrains, self.eggs, strict=True))
        return 1 - one * two

    def shells(self, piles: Whole) -> Numbers:
        """How likely each number of shells is, if the piles of each game have so many dragons and shells of each terrain."""
        (one, two), (first, second) = self.terrains, self.eggs
        each = [
            SHELLS[piles[self.owner, terrain, 0], piles[self.owner, terrain, 1], eggs] for terrain, eggs in ((one, first), (two, second))
        ]
        odds = np.zeros((len(one), EGGS + 1), np.float32)
        for here in range(4):
            odds[:, here : here + 4] += each[0][:, here, None] * each[1][:, :4]
        double = SHELLS[piles[self.owner, one, 0], piles[self.owner, one, 1], first + second]
        return np.where((one == two)[:, None], double, odds)


def share(points: Numbers, shells: Numbers) -> Numbers:
    """The share of the victory with such a lead in points, and such a lead in shells if the points are equal (DM-F3, DM-F4)."""
    ahead = np.sign(points) * 2 + np.sign(shells)
    return (ahead.clip(-1, 1) / 2 + 0.5).astype(np.float32)


def chance_last(tries: Tries, piles: Whole, points: Numbers, shells: Numbers) -> Numbers:
    """The chance of victory of whoever plays last, with such leads: without the Mommy Dragon, whom one shell brings over."""
    found = tries.all_eggs()[:, None] - COUNT
    lead = points[tries.owner, None] + found + 2 * (COUNT > 0)
    chance: Numbers = (tries.shells(piles) * share(lead, shells[tries.owner, None] + COUNT)).sum(axis=1)
    return chance


def chance_first(tries: Tries, replies: Tries, piles: Whole, points: Numbers, shells: Numbers) -> Numbers:
    """The chance of victory of whoever begins the last round with such leads, if the other answers with the best of what is left of the offer."""
    odds = replies.shells(piles)
    found = replies.all_eggs()[:, None] - COUNT + 2 * (COUNT > 0)
    # For every number of dragons and of shells that the first may have found: how the other fares by each reply, and by the best with each domino.
    grid = np.zeros((len(odds), EGGS + 1, EGGS + 1), np.float32)
    for dragons, empty in np.ndindex(grid.shape[1:]):
        if dragons + empty <= EGGS:
            lead = found - points[replies.owner, None] - dragons
            grid[:, dragons, empty] = (odds * share(lead, COUNT - shells[replies.owner, None] - empty)).sum(axis=1)
    place = replies.owner * DOMINOES + replies.domino
    begin = np.flatnonzero(np.diff(place, prepend=-1))
    best = np.zeros((len(points), DOMINOES, *grid.shape[1:]), np.float32)
    best[replies.owner[begin], replies.domino[begin]] = np.maximum.reduceat(grid, begin, axis=0)
    # The other takes the best domino, or the second if that one is gone.
    likes, most = best.argmax(axis=1), best.max(axis=1)
    np.put_along_axis(best, likes[:, None], 0, axis=1)
    second = best.max(axis=1)
    chance = np.zeros(len(tries.owner), np.float32)
    for empty, likely in enumerate(tries.shells(piles).T):
        at = tries.owner, np.maximum(tries.all_eggs() - empty, 0), empty
        chance += likely * (1 - np.where(likes[at] == tries.domino, second[at], most[at]))
    return chance
