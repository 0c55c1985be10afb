"""Gymnasium's vector environments, in the shape of CleanRL's loops: many games at once, arrays without copies: `python examples/learning/many_games.py [GAME] [STEPS]`."""

from __future__ import annotations

import sys
import time

import gymnasium
import numpy as np

import clutch
from clutch.envs.gymnasium import env_id

GAMES = 256


def roll(name: str, steps: int, seed: int = 1) -> tuple[int, float, float]:
    """How many games ended, the learner's share of their victories, and the steps a second."""
    envs = gymnasium.make_vec(env_id(clutch.game(name)), num_envs=GAMES, opponents="random")
    rng = np.random.default_rng(seed)
    observations, _ = envs.reset(seed=seed)
    ends, won = 0, 0.0
    start = time.perf_counter()
    for _ in range(steps):
        # A policy would look at observations["observation"]; this one draws among the legal actions, all games at once.
        dice = rng.random(observations["action_mask"].shape, dtype=np.float32) * observations["action_mask"]
        observations, rewards, ended, _, _ = envs.step(dice.argmax(axis=1))
        ends += int(ended.sum())
        won += float(rewards.sum())
    return ends, won / max(ends, 1), steps * GAMES / (time.perf_counter() - start)


if __name__ == "__main__":
    ends, share, speed = roll(sys.argv[1] if len(sys.argv) > 1 else "dragon_kin", int(sys.argv[2]) if len(sys.argv) > 2 else 500)
    print(f"{ends} games, {share:.1%} won by the learner, {speed:,.0f} steps a second")
