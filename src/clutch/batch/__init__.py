"""Many games at once from Python: `Batch`, with NumPy arrays that share the engine's memory.

>>> import numpy
>>> batch = Batch("dragomino", players=2, games=8, seed=1)
>>> batch.masks.shape == (8, batch.game.action_space)
True
>>> batch.step(batch.masks.argmax(axis=1))
>>> int(batch.decisions)
8
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from clutch.batch.games import Games
from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Seeded
from clutch.kernel.game import Game

__all__ = ["Batch"]

CALLER = "caller"


T = TypeVar("T", bound=np.generic)


def look_at(held: object, kind: type[T], shape: tuple[int, ...]) -> NDArray[T]:
    """An array over the engine's own memory. A `vec` lends its memory as `bytes` do, only nobody has told the type checkers."""
    return np.frombuffer(cast("bytes", held), kind).reshape(shape)


class Batch:
    """Many games of one kind, advanced together.

    `drivers` says who decides for each seat: `caller` (whoever calls `step`), `random` or `greedy`; all seats are the caller's where it is left out. A game that ends is followed by the next one in its place:
    `dones` tells where that happened in the last step, `rewards` and `points` tell how it ended. All arrays can be read only, keep their place, and show the newest step: copy what is to be kept.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        players: int | None = None,
        games: int = 256,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        drivers: Sequence[str] | None = None,
        features: bool = True,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = players if players is not None else max(2, self.game.least_players)
        settings = self.game.settings(self.players, dict(options or {}))
        who = list(drivers) if drivers is not None else [CALLER] * self.players
        self._games = Games(self.game, self.players, settings, games, seed, who, features)
        rows, table = (games,), (games, self.players)
        self.seats: NDArray[np.int64] = look_at(self._games.seats, np.int64, rows)
        """Who decides now, game by game."""
        self.masks: NDArray[np.bool_] = look_at(self._games.masks, np.bool_, (games, self.game.action_space))
        """Which actions are legal now."""
        self.counts: NDArray[np.int64] = look_at(self._games.counts, np.int64, rows)
        """How many they are."""
        self.dones: NDArray[np.bool_] = look_at(self._games.dones, np.bool_, rows)
        """Where the last step ended a game."""
        self.rewards: NDArray[np.float64] = look_at(self._games.rewards, np.float64, table)
        """Each seat's share of the victory where the last step ended a game, and 0 elsewhere."""
        self.points: NDArray[np.int64] = look_at(self._games.points, np.int64, table)
        """Each seat's points at the end of the last game in this place."""
        self.features: NDArray[np.uint8] = look_at(self._games.features, np.uint8, (games, int(self._games.width)))
        """What the seat that decides may know, as numbers; of no width if `features` is false."""

    def step(self, actions: ArrayLike) -> None:
        """Make one decision in every game: an action for each. One that is illegal is refused with its rule, and nothing has changed then."""
        self._games.step(np.ascontiguousarray(actions, "<i8").tobytes())

    def step_at_random(self, seed: int) -> None:
        """Make one random decision in every game."""
        self._games.step_at_random(Seeded(seed))

    @property
    def decisions(self) -> int:
        """How many decisions were made in all, those of the players inside included."""
        return int(self._games.decisions)

    @property
    def finished(self) -> int:
        """How many games have ended."""
        return int(self._games.finished)

    def __len__(self) -> int:
        return int(self._games.count)

    def __repr__(self) -> str:
        return f"<batch of {len(self)} games of {self.game.title} with {self.players} players: {self.finished} finished>"
