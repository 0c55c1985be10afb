"""The arrays that a batch shows, in memory that several processes share."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from multiprocessing.context import BaseContext
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import DTypeLike, NDArray

from clutch.kernel.game import Game

LINE = 64
"""Arrays begin at lines of the processor's cache, so that processes do not write to one another's."""
ORDER, ARGUMENT = 0, 1
"""What `orders` says: what is to be done, and what it needs to know."""
ANYWHERE = 0
"""The place in `troubles` that says whether there is any; the process that has the first share tells its own by raising them."""


class Plan(NamedTuple):
    """Which games a batch plays: what each process is told."""

    game: Game
    players: int
    options: Mapping[str, object]
    drivers: list[str]
    games: int
    """How many, in all processes together."""
    width: int
    """How many features each shows."""
    workers: int

    def share(self, worker: int) -> range:
        """The slots of one process."""
        return range(worker * self.games // self.workers, (worker + 1) * self.games // self.workers)

    def shapes(self) -> dict[str, tuple[DTypeLike, tuple[int, ...]]]:
        """Kind and shape of each array."""
        games, players = self.games, self.players
        return {
            "orders": (np.int64, (2,)),
            "troubles": (np.int64, (self.workers,)),
            "tallies": (np.int64, (self.workers, 2)),
            "chosen": (np.int64, (games,)),
            "seats": (np.int64, (games,)),
            "counts": (np.int64, (games,)),
            "dones": (np.bool_, (games,)),
            "rewards": (np.float64, (games, players)),
            "points": (np.int64, (games, players)),
            "masks": (np.bool_, (games, self.game.action_space)),
            "features": (np.uint8, (games, self.width)),
        }

    def memory(self, context: BaseContext) -> Any:
        """Memory for all arrays, which processes of this context can share. It has no name, so nothing is left behind however a process ends."""
        size = sum(up(np.dtype(kind).itemsize * int(np.prod(shape))) for kind, shape in self.shapes().values())
        return context.RawArray(ctypes.c_uint8, size + LINE)


class Arrays:
    """The arrays in shared memory, as NumPy's."""

    orders: NDArray[np.int64]
    """What all workers are to do, see `ORDER`."""
    troubles: NDArray[np.int64]
    """1 for a worker where something went wrong, and at `ANYWHERE`."""
    tallies: NDArray[np.int64]
    """How many decisions each worker has made, and how many games have ended there."""
    chosen: NDArray[np.int64]
    """The caller's actions of this step, or their places among the legal ones."""
    seats: NDArray[np.int64]
    counts: NDArray[np.int64]
    dones: NDArray[np.bool_]
    rewards: NDArray[np.float64]
    points: NDArray[np.int64]
    masks: NDArray[np.bool_]
    features: NDArray[np.uint8]

    def __init__(self, plan: Plan, memory: Any) -> None:
        whole = np.frombuffer(memory, np.uint8)
        start = -whole.ctypes.data % LINE
        for name, (kind, shape) in plan.shapes().items():
            size = np.dtype(kind).itemsize * int(np.prod(shape))
            setattr(self, name, whole[start : start + size].view(kind).reshape(shape))
            start += up(size)


def up(size: int) -> int:
    """A size in whole lines."""
    return -(-size // LINE) * LINE


def shown(array: NDArray[Any]) -> NDArray[Any]:
    """The same array for the caller, who can only read it."""
    view = array.view()
    view.flags.writeable = False
    return view
