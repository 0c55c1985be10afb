"""MaskablePPO of stable-baselines3 learns a game against bots, many games at once: `python stable_baselines.py [GAME] --minutes 3 --tests 1000`.

Needs `pip install 'clutch[gymnasium]' sb3-contrib`, which brings PyTorch.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from clutch.envs.vector import BatchEnv

TURNS, LEAST_BATCH = 64, 1024


class ManyGames(VecEnv):  # type: ignore[misc]  # where it is not installed, it is anything
    """Our vector environment in the shape that stable-baselines3 wants."""

    def __init__(self, envs: BatchEnv) -> None:
        self.envs = envs
        seen: Any = envs.single_observation_space
        super().__init__(envs.num_envs, seen["observation"], envs.single_action_space)

    def reset(self) -> np.ndarray:
        """Begin all games anew."""
        observations, _ = self.envs.reset(seed=self._seeds[0])
        return observations["observation"].copy()

    def step_async(self, actions: np.ndarray) -> None:
        """What is to be done in each game."""
        self.actions = actions

    def step_wait(self) -> tuple[np.ndarray, np.ndarray, np.ndarray, list[dict[str, Any]]]:
        """Do it. A game that ends is followed by the next one, as stable-baselines3 expects it."""
        observations, rewards, ended, _, _ = self.envs.step(self.actions)
        return observations["observation"].copy(), rewards.astype(np.float32), ended.copy(), [{} for _ in range(self.num_envs)]

    def env_method(self, name: str, *arguments: Any, indices: Any = None, **named: Any) -> list[Any]:
        """What MaskablePPO asks of each game: which actions are legal."""
        return list(getattr(self.envs, name)(*arguments, **named))

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """What all games have alike."""
        return [getattr(self.envs, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        """Nothing of a single game can be changed."""
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        """No game is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Let the workers go, if there are any."""
        self.envs.close()


class Until(BaseCallback):  # type: ignore[misc]  # the same
    """Ends learning when its time is over."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.perf_counter() + seconds

    def _on_step(self) -> bool:
        return time.perf_counter() < self.end


Policy = Callable[[np.ndarray, np.ndarray], np.ndarray]


def share_of_victories(game: str, opponents: str, seat: int, tests: int, policy: Policy) -> list[float]:
    """How the first so many games of as many tables ended for the learner: not those that end first, which are the short ones."""
    envs = BatchEnv(game, tests, opponents=opponents, seat=seat)
    observations, _ = envs.reset(seed=99)
    shares = np.full(tests, np.nan)
    while np.isnan(shares).any():
        actions = policy(observations["observation"].copy(), envs.action_masks().copy())  # PyTorch wants arrays that can be written to
        observations, rewards, ended, _, _ = envs.step(actions)
        first = ended & np.isnan(shares)
        shares[first] = rewards[first]
    return [float(share) for share in shares]


def told(shares: Sequence[float]) -> str:
    """A mean with its interval of 95 %."""
    return f"{np.mean(shares):.3f} ± {1.96 * np.std(shares) / len(shares) ** 0.5:.3f} of {len(shares)} games"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="dragon_kin")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=64, help="at once")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--tests", type=int, default=1000)
    arguments = parser.parse_args()
    envs = ManyGames(BatchEnv(arguments.game, arguments.games, opponents=arguments.opponents, workers=arguments.workers))
    model = MaskablePPO("MlpPolicy", envs, n_steps=TURNS, batch_size=LEAST_BATCH, seed=1, device="cpu")

    def policy(observations: np.ndarray, masks: np.ndarray) -> np.ndarray:
        return np.asarray(model.predict(observations, deterministic=True, action_masks=masks)[0])

    for minutes in (0.0, arguments.minutes):
        start = time.process_time()
        model.learn(1 << 40, callback=Until(60 * minutes)) if minutes else None
        spent = time.process_time() - start
        for opponents in dict.fromkeys(("random", arguments.opponents)):
            shares = [
                share
                for seat in range(envs.envs.setting.players)
                for share in share_of_victories(arguments.game, opponents, seat, arguments.tests // envs.envs.setting.players, policy)
            ]
            print(f"after {model.num_timesteps:,} decisions and {spent:.0f} s of processor time: {told(shares)} against {opponents}")
    envs.close()


if __name__ == "__main__":
    main()
