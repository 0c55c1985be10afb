"""What a network learns to say: how a game ended, blended with what another network said of the positions on the way there."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clutch.bots.train.examples import Table
from clutch.bots.train.learning import Floats

CAME = 0.7
"""How much of what is to be said of a position comes from behind the seat's next one; the rest is what was said of that one."""
SEATS = 32
"""More than any game has."""


def targets(table: Table, said: Floats, came: float = CAME) -> Floats:
    """For each row the share that it should be worth: of a seat's last row what came, of any other a blend of the next one's target and what was said of the next one.

    The luck of the last moments is in every end, and hides what a position is worth; a judge who has seen many games has met it before.
    """
    keys = table.games * SEATS + table.seats
    order = np.argsort(keys, kind="stable")  # the rows of a seat in a game, one after the other as they were played
    first = np.append(True, np.diff(keys[order]) != 0)
    place = np.arange(len(order)) - np.flatnonzero(first)[np.cumsum(first) - 1]
    last: NDArray[np.bool_] = np.append(first[1:], True)
    worth = table.shares.astype(np.float64)[order]
    heard = said.astype(np.float64)[order]
    for step in range(int(place.max(initial=0)) - 1, -1, -1):
        rows = np.flatnonzero((place == step) & ~last)
        worth[rows] = came * worth[rows + 1] + (1 - came) * heard[rows + 1]
    blended = np.empty(len(order), np.float32)
    blended[order] = worth
    return blended
