"""PPO of Ray RLlib learns a game against bots, with RLlib's own module for action masks: `python rllib.py [GAME] --minutes 3 --tests 400`.

Needs `pip install 'clutch[gymnasium]' 'ray[rllib]' torch`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import ray
import torch
from gymnasium.wrappers import TransformObservation
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import clutch
from clutch.envs.gymnasium import env_id


def make(settings: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    """A game with one learner, its numbers as floats under the names that RLlib's module asks for."""
    env = gymnasium.make(env_id(clutch.game(settings["game"])), opponents=settings["opponents"])
    seen: Any = env.observation_space
    width, actions = seen["observation"].shape, seen["action_mask"].shape
    renamed = gymnasium.spaces.Dict(
        {"observations": gymnasium.spaces.Box(0, 255, width, np.float32), "action_mask": gymnasium.spaces.Box(0, 1, actions, np.float32)}
    )
    return TransformObservation(env, floats, renamed)


def floats(seen: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """What the seat may know, and its mask."""
    return {"observations": seen["observation"].astype(np.float32), "action_mask": seen["action_mask"].astype(np.float32)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="dragon_kin")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--tests", type=int, default=400)
    arguments = parser.parse_args()
    settings = {"game": arguments.game, "opponents": arguments.opponents}
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    register_env("clutch", make)
    config = (
        PPOConfig()
        .environment("clutch", env_config=settings)
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .training(train_batch_size_per_learner=2048, minibatch_size=256, num_epochs=5, lr=3e-4, entropy_coeff=0.01)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .debugging(seed=1, log_level="ERROR")
    )
    algorithm = config.build_algo()
    end = time.perf_counter() + 60 * arguments.minutes
    decisions = 0
    while time.perf_counter() < end:
        decisions = algorithm.train()["num_env_steps_sampled_lifetime"]
    module = algorithm.get_module()
    env = make(settings)
    shares = []
    for seed in range(arguments.tests):
        seen, _ = env.reset(seed=10_000 + seed)
        ended = False
        while not ended:
            with torch.no_grad():
                out = module.forward_inference({Columns.OBS: {name: torch.from_numpy(array)[None] for name, array in seen.items()}})
            seen, share, ended, _, _ = env.step(int(out[Columns.ACTION_DIST_INPUTS].argmax()))
        shares.append(float(share))
    interval = 1.96 * np.std(shares) / len(shares) ** 0.5
    print(f"after {decisions:,.0f} decisions: {np.mean(shares):.3f} ± {interval:.3f} of {len(shares)} games against {arguments.opponents}")
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
