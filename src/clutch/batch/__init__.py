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
from types import TracebackType

from clutch.extras import needed

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ModuleNotFoundError as missing:
    raise needed("batch", missing) from None

from clutch.batch.arrays import Plan, shown
from clutch.batch.crew import Crew, check_workers
from clutch.batch.games import Games, drawn_places
from clutch.batch.share import lent
from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Seeded
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game

__all__ = ["Batch"]

CALLER = "caller"


class Batch:
    """Many games of one kind, advanced together.

    `drivers` says who decides for each seat: `caller` (whoever calls `step`), `random` or `greedy`; all seats are the caller's where it is left out. A game that ends is followed by the next one in its place:
    `dones` tells where that happened in the last step, `rewards` and `points` tell how it ended. All arrays can be read only, keep their place, and show the newest step: copy what is to be kept.

    With `workers` the games are spread over so many processes, this one among them, which show them in memory that they share: the games are the same to the last byte, whatever the number. `context` is how processes are
    started (`fork`, `spawn` or `forkserver`; Python's own choice where it is left out). `close()` lets them go, as does leaving a `with`, forgetting the batch or ending the program.
    """

    seats: NDArray[np.int64]
    """Who decides now, game by game."""
    masks: NDArray[np.bool_]
    """Which actions are legal now."""
    counts: NDArray[np.int64]
    """How many they are."""
    dones: NDArray[np.bool_]
    """Where the last step ended a game."""
    rewards: NDArray[np.float64]
    """Each seat's share of the victory where the last step ended a game, and 0 elsewhere."""
    points: NDArray[np.int64]
    """Each seat's points at the end of the last game in this place."""
    features: NDArray[np.uint8]
    """What the seat that decides may know, as numbers; of no width if `features` is false."""

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
        workers: int = 1,
        context: str | None = None,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = players if players is not None else max(2, self.game.least_players)
        self.workers = workers
        self._options = dict(options or {})
        self._drivers = list(drivers) if drivers is not None else [CALLER] * self.players
        self._count = games
        self._shows_features = features
        self._games: Games | None = None
        self._crew: Crew | None = None
        check_workers(games, workers, context)
        if workers == 1:
            self.begin(seed)
            return
        width = self.game.layout().width if features else 0
        # A small batch of this process alone refuses what cannot be, before any process is started.
        Games(self.game, self.players, self.game.settings(self.players, self._options), 1, seed, self._drivers, shows_features=False)
        crew = Crew(Plan(self.game, self.players, self._options, self._drivers, games, width, workers), context)
        self._crew = crew
        self._rows = np.arange(games) * self.game.action_space
        for name in ("seats", "masks", "counts", "dones", "rewards", "points", "features"):
            setattr(self, name, shown(getattr(crew.arrays, name)))
        crew.begin(seed)

    def begin(self, seed: int) -> None:
        """Begin all games anew, with other luck. In one process the arrays are new ones, too."""
        if self._crew is not None:
            self._crew.begin(seed)
            return
        settings = self.game.settings(self.players, self._options)
        made = Games(self.game, self.players, settings, self._count, seed, self._drivers, self._shows_features)
        self._games = made
        rows, table = (self._count,), (self._count, self.players)
        self.seats = lent(made.seats, np.int64, rows)
        self.masks = lent(made.masks, np.bool_, (self._count, self.game.action_space))
        self.counts = lent(made.counts, np.int64, rows)
        self.dones = lent(made.dones, np.bool_, rows)
        self.rewards = lent(made.rewards, np.float64, table)
        self.points = lent(made.points, np.int64, table)
        self.features = lent(made.features, np.uint8, (self._count, int(made.width)))

    def step(self, actions: ArrayLike) -> None:
        """Make one decision in every game: an action for each. One that is illegal is refused with its rule, and nothing has changed then."""
        chosen = np.ascontiguousarray(actions, "<i8")
        if self._games is not None:
            self._games.step(chosen.tobytes())
            return
        crew = self._crew
        assert crew is not None
        if chosen.size != self._count:
            raise GameError(f"a step needs an action for each of the {self._count} games; {chosen.size} were given")
        # Checked here, before any process has moved.
        known = chosen.ravel()
        space = self.game.action_space
        outside = known.min() < 0 or known.max() >= space
        legal = self.masks.reshape(-1)[self._rows + (known.clip(0, space - 1) if outside else known)]
        if outside:
            legal &= (known >= 0) & (known < space)
        np.copyto(crew.arrays.chosen, known)
        if not legal.all():
            raise crew.illegal(int(legal.argmin()))
        crew.step()

    def step_at_random(self, seed: int) -> None:
        """Make one random decision in every game."""
        if self._games is not None:
            self._games.step_at_random(Seeded(seed))
            return
        crew = self._crew
        assert crew is not None
        crew.arrays.chosen[:] = lent(drawn_places(self.counts.tobytes(), Seeded(seed)), np.int64, (self._count,))
        crew.step_by_places()

    def close(self) -> None:
        """Let the workers go, if there are any; what the arrays show stays."""
        if self._crew is not None:
            self._crew.leave()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    @property
    def decisions(self) -> int:
        """How many decisions were made in all, those of the players inside included."""
        return int(self._games.decisions) if self._games is not None else self._tally(0)

    @property
    def finished(self) -> int:
        """How many games have ended."""
        return int(self._games.finished) if self._games is not None else self._tally(1)

    @property
    def pids(self) -> list[int]:
        """The workers' processes by their numbers; this one is not among them."""
        return [] if self._crew is None else [worker.process.pid or 0 for worker in self._crew.workers]

    def _tally(self, place: int) -> int:
        """What all workers have counted."""
        assert self._crew is not None
        return int(self._crew.arrays.tallies[:, place].sum())

    def __len__(self) -> int:
        return self._count

    def __repr__(self) -> str:
        return f"<batch of {len(self)} games of {self.game.title} with {self.players} players: {self.finished} finished>"
