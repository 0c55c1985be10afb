"""How `masked_ppo.py` sees Dragomino: the observations of a whole batch, read as a few numbers for each thing that may be done.

A turn is one choice here, a domino and where to lay it, because a domino is worth what its best place is worth. Each is told by what it finds at once, by what the island offers afterwards,
cells where a square would match, cells where it would match twice, pairs of them, and what the dominoes still to come would find, by who will pick first in the next round,
and in the last round by the chance of victory. What is best is for the policy to learn.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from clutch.batch import Batch
from clutch.games.dragomino.components import DOMINOES, ROUNDS, TERRAINS
from dragomino_eggs import Numbers, Tries, Whole, chance_first, chance_last
from dragomino_islands import COLUMNS, HALVES, ROWS, Finds, Islands, likes, next_finds

# Where things are in an observation (docs/observations.md, Dragomino).
CELLS = ROWS * COLUMNS
STACK, PICKED = 4 * CELLS, 4 * CELLS + 3 * DOMINOES
SEATS = PICKED + 2
PILES = SEATS + 4 * 5
ROUND = PILES + 6 * 12 + 4 + 7
DRAGONS, SHELLS, POINTS, MOMMY = range(4)
"""What a seat has."""
SQUARES = np.zeros((DOMINOES, TERRAINS), np.float32)
"""How many squares of each terrain a domino has."""
np.add.at(SQUARES, (np.repeat(np.arange(DOMINOES), 2), HALVES.ravel()), 1)

NEARLY, FAR = 0.5, 1.25
"""Places that find so much less than the domino's best place, or than the best of all, in dragons, are not proposed: that saves four fifths of the work."""
FOUND, SHELL, USUAL, FINE, CHANCE = 0, 3, 13, 14, 17
"""Which numbers of a choice are looked at again: what it finds, how likely a shell is, what the next dominoes find, and in the last round the chance of victory,"""
SHARP = 8
"""from -4 to 4: hundredths decide."""


@dataclass
class Seen:
    """One decision of every game, as the policy sees it: a row for each game, and a row for each thing that may be done."""

    context: Numbers
    """What the decision is made in."""
    rounds: Whole
    """Which round it is, from 0; all games have as many turns, so it is the same in all of them."""
    seats: Numbers
    """What both seats have."""
    piles: Whole
    """How many dragons and shells are left of each terrain."""
    choices: Numbers
    """What may be done in all games one after the other, each by a few numbers,"""
    tries: Tries
    """and by the eggs that it finds."""
    owner: Whole
    """Of which game each of these rows is."""
    starts: Whole
    """Where the rows of each game begin."""
    picks: Whole
    places: Whole
    """The two actions of each of these rows: pick the domino, lay it there."""

    @property
    def ending(self) -> bool:
        """Whether this is the last round."""
        return bool(self.rounds[0] == ROUNDS - 1)

    def luck(self, rows: Whole, after: Seen) -> Numbers:
        """What the eggs held until the next decision, beyond what could be expected: one's own dragons, the other's, and a shell of one's own, which matters most to who has no Mommy Dragon."""
        lines, tries = np.arange(len(rows)), self.tries.some(rows)
        odds = self.piles[:, :, 0] / np.maximum(self.piles.sum(axis=2), 1)
        own = np.zeros((len(rows), TERRAINS), np.float32)
        for terrain, eggs in zip(tries.terrains, tries.eggs, strict=True):
            own[lines, terrain] += eggs
        others = (self.piles - after.piles).sum(axis=2) - own  # whatever else is gone from the piles the other has found
        found = after.seats - self.seats
        dragons = [found[:, seat, DRAGONS] - (eggs * odds).sum(axis=1) for seat, eggs in enumerate((own, others))]
        shell = (found[:, 0, SHELLS] > 0) - (1 - np.prod(odds**own, axis=1))
        return np.stack([*dragons, shell, shell * self.seats[:, 0, MOMMY]], axis=1).astype(np.float32)

    def last_luck(self, rows: Whole, shares: NDArray[np.float64], leads: Whole) -> Numbers:
        """The same at the end of the game: how much better it ended than the chance of victory was, and by how many points if nobody came after."""
        chance = self.choices[rows, CHANCE] / SHARP + 0.5
        expected = self.choices[rows, FOUND] + 2 * self.choices[rows, SHELL] + self.seats[:, 0, POINTS] - self.seats[:, 1, POINTS]
        points = np.where(self.seats[:, 0, MOMMY] > 0, 0, leads - expected)
        return np.stack([shares - chance, points], axis=1).astype(np.float32)


class Eyes:
    """Reads observations: what may be done, and what would come of it."""

    CONTEXT = 32 + 4 * TERRAINS
    CHOICE = 20

    def __init__(self, batch: Batch) -> None:
        self.batch = batch

    def look(self) -> Seen:
        """The decisions that are open now; everybody is about to pick."""
        seen, games = self.batch.features, len(self.batch)
        piles = seen[:, PILES : PILES + 12 * TERRAINS].reshape(games, TERRAINS, 12)[:, :, 1:3].astype(np.int64)
        odds = (piles[:, :, 0] / np.maximum(piles.sum(axis=2), 1)).astype(np.float32)
        stack = (seen[:, STACK : STACK + DOMINOES] > 0).astype(np.float32)
        supply = stack @ SQUARES / np.maximum(stack.sum(axis=1), 1)[:, None]
        rounds = seen[:, ROUND].astype(np.int64) - 1
        seats = seen[:, SEATS : SEATS + 10].reshape(games, 2, 5).astype(np.float32)
        begins = seats[:, 0, MOMMY]  # whoever has the Mommy Dragon goes first
        own, rival = (Islands(seen[:, seat * CELLS : (seat + 1) * CELLS]) for seat in range(2))
        on_offer = self.batch.masks[:, :DOMINOES]
        tries, cells, places = own.tries(on_offer)
        replies = rival.tries(on_offer)[0]
        ending = bool(rounds[0] == ROUNDS - 1)
        kept = tries.differ() if ending else self.proposed(tries, odds)
        tries, places = tries.some(kept), places[kept]
        owner, domino = tries.owner, tries.domino
        starts = np.searchsorted(owner, np.arange(games))

        left, shell_left = self.left_for(replies, odds)
        context = self.table(seats, rounds, (odds, supply, own.sums[0] / 8, rival.sums[0] / 8))
        choices = np.zeros((len(owner), self.CHOICE), np.float32)
        shell = tries.shell(odds)
        reply = left[owner, domino] * begins[owner]
        choices[:, :5] = np.stack([tries.found(odds), tries.all_eggs(), reply, shell, shell * begins[owner]], axis=1)
        if ending:
            leads = seats[:, 0, POINTS] - seats[:, 1, POINTS], seats[:, 0, SHELLS] - seats[:, 1, SHELLS]
            answered = chance_first(tries, replies.some(replies.differ()), piles, *leads)
            choices[:, CHANCE] = SHARP * (np.where(begins[owner] > 0, answered, chance_last(tries, piles, *leads)) - 0.5)
        else:
            laid = owner, (cells[0][kept], cells[1][kept]), tries.terrains
            self.foresee(choices, own.after(*laid), odds[owner] * supply[owner], supply[owner])
            mine, theirs = Finds(own, odds), Finds(rival, odds)
            first_taken, then_taken = likes(theirs.values[0], stack), likes(mine.values[0], stack)
            usual, fine, later = next_finds(mine.after(*laid), stack[owner], first_taken[owner])
            other = next_finds(theirs.values[0], stack, then_taken)
            begin = np.where(begins[owner] > 0, 1 - shell_left[owner, domino], shell)  # how likely it is to pick first in the next round
            choices[:, USUAL:CHANCE] = np.stack([usual, fine, later, later + begin * (fine - later)], axis=1)
            choices[:, CHANCE + 1 :] = np.stack([begin, begin * (other[1] - other[2])[owner]], axis=1)
            context[:, 50:55] = np.stack([*next_finds(mine.values[0], stack, first_taken)[1:], *other], axis=1)

        best = np.maximum.reduceat(choices[:, (FOUND, USUAL, FINE, CHANCE)], starts, axis=0)
        context[:, 43:47] = best / (1, 1, 1, 4)
        context[:, 47] = left.max(axis=1)
        context[:, 48] = left.max(axis=1) * begins
        context[:, 49] = (best[:, 0] + best[:, 2]) * begins
        for seat, island in enumerate((own, rival)):
            cells_beside, rich, pairs = island.sums
            for number, offered in enumerate((np.sqrt(cells_beside), rich > 0, rich / 2, pairs / 4)):
                context[:, 11 + 4 * seat + number] = (offered * odds * supply).sum(axis=1)
        return Seen(context, rounds, seats, piles, choices, tries, owner, starts, domino, places)

    def proposed(self, tries: Tries, odds: Numbers) -> Whole:
        """The places that find nearly the most."""
        found = tries.found(odds)
        most = np.zeros((len(odds), DOMINOES), np.float32)
        np.maximum.at(most, (tries.owner, tries.domino), found)
        return np.flatnonzero((found >= most[tries.owner, tries.domino] - NEARLY) & (found >= most.max(axis=1)[tries.owner] - FAR))

    def left_for(self, replies: Tries, odds: Numbers) -> tuple[Numbers, Numbers]:
        """If a domino is taken, how many dragons the other can expect of the best that is left, and how likely a shell is among them."""
        found, lines = replies.found(odds), np.arange(len(odds))
        most, shell = np.zeros((2, len(odds), DOMINOES), np.float32)
        np.maximum.at(most, (replies.owner, replies.domino), found)
        top = replies.some(np.flatnonzero(found == most[replies.owner, replies.domino]))
        shell[top.owner, top.domino] = top.shell(odds)
        best = most.argmax(axis=1)
        without = most.copy()
        without[lines, best] = -1
        second = without.argmax(axis=1)
        results = []
        for each in (most, shell):
            left = np.repeat(each[lines, best][:, None], DOMINOES, axis=1)
            left[lines, best] = each[lines, second]
            results.append(left)
        return results[0], results[1]

    def foresee(self, choices: Numbers, after: Numbers, hope: Numbers, supply: Numbers) -> None:
        """What the island offers to the rounds to come."""
        cells, rich, pairs = after
        offers = (cells > 0, rich > 0, cells / 4, rich / 2, np.sqrt(cells), np.sqrt(rich), pairs / 4, supply * np.minimum(rich, 3))
        for number, offered in enumerate(offers):
            choices[:, 5 + number] = (offered * hope).sum(axis=1)

    def table(self, seats: Numbers, rounds: Whole, terrains: tuple[Numbers, ...]) -> Numbers:
        """Who leads, how far the game is, and what both islands are open for."""
        context = np.zeros((len(seats), self.CONTEXT), np.float32)
        context[:, 0:2] = seats[:, :, POINTS] / 10
        context[:, 2] = (seats[:, 0, POINTS] - seats[:, 1, POINTS]) / 4
        context[:, 3] = seats[:, 0, MOMMY]
        context[np.arange(len(seats)), 4 + np.clip(rounds, 0, ROUNDS - 1)] = 1
        context[:, 19 : 19 + 4 * TERRAINS] = np.concatenate(terrains, axis=1)
        context[:, 55] = (seats[:, 0, SHELLS] - seats[:, 1, SHELLS]) / 3
        return context
