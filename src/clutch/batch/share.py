"""One process's share of a batch that is spread over several: some of the slots, shown in the memory that all share."""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from clutch.batch.arrays import ARGUMENT, Arrays, Plan
from clutch.batch.games import Games
from clutch.kernel.errors import IllegalMove

BEGIN: Final = 0
STEP: Final = 1
STEP_BY_PLACES: Final = 2
EXPLAIN: Final = 3
LEAVE: Final = 4


class Share:
    """Games of some of the slots. Luck goes by the slot's number, so that it does not matter which process plays it."""

    def __init__(self, plan: Plan, worker: int, arrays: Arrays) -> None:
        self.plan = plan
        self.slots = plan.share(worker)
        rows = slice(self.slots.start, self.slots.stop)
        self.orders = arrays.orders
        self.tally = arrays.tallies[worker]
        self.chosen = arrays.chosen[rows]
        self.masks = arrays.masks[rows].reshape(-1)
        self.always = [arrays.seats[rows], arrays.counts[rows]]
        self.at_ends: list[NDArray[Any]] = [arrays.dones[rows], arrays.rewards[rows], arrays.points[rows]]
        self.features = arrays.features[rows]
        self.games: Games | None = None
        self.marked = np.zeros(0, np.int64)
        """The places of all legal actions in this share's masks, as they were shown last."""
        self.told_ends = True
        """Whether an end of a game was shown last, so that it has to be taken away."""

    def obey(self, order: int) -> IllegalMove | None:
        """Do what all processes are told to do; the answer, if it is a question."""
        if order == BEGIN:
            self.begin(int(self.orders[ARGUMENT]))
            return None
        games = self.games
        assert games is not None
        if order == EXPLAIN:
            slot = int(self.orders[ARGUMENT]) - self.slots.start
            return games.illegal(slot, int(self.chosen[slot]))
        if order == STEP:
            games.step(self.chosen.tobytes())
        else:
            games.step_by_places(self.chosen.tobytes())
        self.show(games)
        return None

    def begin(self, seed: int) -> None:
        """Begin all games anew."""
        plan = self.plan
        settings = plan.game.settings(plan.players, dict(plan.options))
        slots = self.slots
        games = Games(plan.game, plan.players, settings, len(slots), seed, plan.drivers, plan.width > 0, slots.start, plan.games)
        self.games = games
        rows, table = (len(slots),), (len(slots), plan.players)
        self.theirs = [lent(games.seats, np.int64, rows), lent(games.counts, np.int64, rows)]
        self.their_ends = [lent(games.dones, np.bool_, rows), lent(games.rewards, np.float64, table), lent(games.points, np.int64, table)]
        self.their_features = lent(games.features, np.uint8, (len(slots), plan.width))
        self.told_ends = True
        self.show(games)

    def show(self, games: Games) -> None:
        """Put what has changed into shared memory. Masks are long and have few legal actions: only these are written."""
        masks = self.masks
        masks[self.marked] = False
        self.marked = np.frombuffer(cast("bytes", games.marked), np.int64, int(games.marks)).copy()
        masks[self.marked] = True
        for mine, theirs in zip(self.always, self.theirs, strict=True):
            mine[:] = theirs
        if games.ends or self.told_ends:
            for mine, theirs in zip(self.at_ends, self.their_ends, strict=True):
                mine[:] = theirs
        self.told_ends = games.ends > 0
        if self.plan.width:
            self.features[:] = self.their_features
        self.tally[0] = games.decisions
        self.tally[1] = games.finished


def lent(held: object, kind: type[np.generic], shape: tuple[int, ...]) -> NDArray[Any]:
    """An array over the engine's own memory. A `vec` lends its memory as `bytes` do, only nobody has told the type checkers."""
    return np.frombuffer(cast("bytes", held), kind).reshape(shape)
