"""PettingZoo: every seat is an agent. Plays games in which one agent takes the first legal action and the others any: `python examples/learning/seats.py [GAME] [GAMES]`."""

from __future__ import annotations

import sys

import numpy as np

from clutch.envs import pettingzoo


def play(game: str, games: int, seed: int = 1) -> dict[str, float]:
    """Each agent's victories."""
    env = pettingzoo.raw_env(game)
    rng = np.random.default_rng(seed)
    won = dict.fromkeys(env.possible_agents, 0.0)
    for number in range(games):
        env.reset(seed=seed + number)
        for agent in env.agent_iter():
            observation, reward, ended, _, _ = env.last()
            if ended:
                won[agent] += reward
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[0] if agent == "player_0" else rng.choice(legal)))
    return won


if __name__ == "__main__":
    game = sys.argv[1] if len(sys.argv) > 1 else "dragon_kin"
    for agent, victories in play(game, int(sys.argv[2]) if len(sys.argv) > 2 else 100).items():
        print(f"{agent} won {victories:g}")
