"""Many games at once for Gymnasium's vector programs, on `clutch.batch`: one call advances all of them, and observations, masks, rewards and ends are the engine's own memory.

>>> import gymnasium
>>> import clutch.envs.gymnasium
>>> envs = gymnasium.make_vec("clutch/DragonKin-v1", num_envs=64, opponents="greedy")
>>> observations, infos = envs.reset(seed=7)
>>> observations, rewards, ended, cut, infos = envs.step(observations["action_mask"].argmax(axis=1))
>>> observations["observation"].shape, rewards.shape
((64, 113), (64,))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from clutch.extras import needed

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise needed("gymnasium", missing) from None

from clutch.batch import Batch
from clutch.batch.crew import check_workers
from clutch.envs.observing import Observation, Setting
from clutch.envs.spaces import observation_space
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game

__all__ = ["BatchEnv"]

CALLER = "caller"


class BatchEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """So many games of one kind, each with a learner in it.

    The learner has one `seat` and `opponents` (`random` or `greedy`, one for all or one each) have the others; with `opponents="self"` the learner decides for every seat in turn.
    Where a game ends the next one begins in the same step: `ended` and `rewards` tell of the old game, the observation is of the new one. The last position of a game is not shown, since nothing follows from it.

    Arrays are lent, not copied: they show the newest step, and can only be read. `copy=True` gives new ones each time. An illegal action raises `IllegalMove`, and no game has moved.

    `workers` spreads the games over so many processes, this one among them, and `context` says how they are started: see `Batch`. They start with the first `reset()`, and `close()` lets them go.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 64,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int = 0,
        *,
        copy: bool = False,
        workers: int = 1,
        context: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, players, options, None)
        if render_mode is not None:
            raise GameError("many games at once are not shown: make one environment to look at")
        if not 0 <= seat < self.setting.players:
            raise GameError(f"there is no seat {seat} at a table of {self.setting.players}: seats are counted from 0")
        check_workers(num_envs, workers, context)
        self.options = dict(options or {})
        self.seat = seat
        self.copy = copy
        self.workers = workers
        self.context = context
        self.drivers = seats_of(opponents, self.setting.players, seat)
        self.plays_all = self.drivers.count(CALLER) == self.setting.players
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.setting)
        self.single_action_space = spaces.Discrete(self.setting.space)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.never = np.zeros(num_envs, np.bool_)
        self.rows = np.arange(num_envs)
        self.deciders = np.zeros(num_envs, np.int64)
        """Who decided in the last step."""
        self.batch: Batch | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; the same seed and the same actions give the same games."""
        if isinstance(seed, list):
            raise GameError("many games at once have one seed, from which each gets luck of its own: give a number")
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62)) if seed is None else seed
        if self.batch is None:
            self.batch = Batch(
                self.setting.game,
                players=self.setting.players,
                games=self.num_envs,
                seed=number,
                options=self.options,
                drivers=self.drivers,
                workers=self.workers,
                context=self.context,
            )
        else:
            self.batch.begin(number)
        return self.observed(self.batch), self.infos(self.batch)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Make one decision in every game."""
        batch = self.batch
        if batch is None:
            raise RuntimeError("no games have begun: call reset() first")
        if self.plays_all:
            np.copyto(self.deciders, batch.seats)
        batch.step(actions)
        rewards = batch.rewards[self.rows, self.deciders] if self.plays_all else batch.rewards[:, self.seat]
        ended = batch.dones
        if self.copy:
            rewards, ended = rewards.copy(), ended.copy()
        return self.observed(batch), rewards, ended, self.never, self.infos(batch)

    def close_extras(self, **kwargs: Any) -> None:
        """Let the workers go."""
        if self.batch is not None:
            self.batch.close()

    def observed(self, batch: Batch) -> Observation:
        """What the learner may know, game by game."""
        seen: Observation = {"observation": batch.features, "action_mask": batch.masks.view(np.int8)}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def infos(self, batch: Batch) -> dict[str, Any]:
        """For which seat the learner decides now, and each seat's reward and points."""
        return {"seat": batch.seats, "rewards": batch.rewards, "points": batch.points}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, under the name that sb3-contrib's MaskablePPO looks for."""
        if self.batch is None:
            raise RuntimeError("no games have begun: call reset() first")
        return self.batch.masks


def seats_of(opponents: str | Sequence[str], players: int, seat: int) -> list[str]:
    """Who decides for each seat."""
    if opponents == "self":
        return [CALLER] * players
    others = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(others) != players - 1:
        raise GameError(f"a learner at this table has {players - 1} opponents; {len(others)} were given")
    return [CALLER if other == seat else others[(other - seat) % players - 1] for other in range(players)]
