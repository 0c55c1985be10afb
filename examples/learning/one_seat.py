"""Gymnasium: one learner against bots. Learns which kinds of moves to prefer in a game, by trying: `python examples/learning/one_seat.py [GAME] [GAMES]`."""

from __future__ import annotations

import sys
from collections import defaultdict

import gymnasium
import numpy as np

import clutch
from clutch.envs.gymnasium import env_id


def learn(name: str, games: int, seed: int = 1) -> tuple[dict[str, float], float]:
    """How good each kind of move is thought to be in the end, and the share of victories in the last half of the games."""
    game = clutch.game(name)
    env = gymnasium.make(env_id(game), opponents="random")
    rng = np.random.default_rng(seed)
    worth: dict[str, float] = defaultdict(float)
    won = []
    for number in range(games):
        observation, _ = env.reset(seed=seed + number)
        done: list[str] = []
        ended = False
        while not ended:
            legal = np.flatnonzero(observation["action_mask"])
            kinds = [game.move(int(action)).kind for action in legal]
            liking = np.exp(3 * np.array([worth[kind] for kind in kinds]))
            chosen = rng.choice(len(legal), p=liking / liking.sum())
            done.append(kinds[chosen])
            observation, reward, ended, _, _ = env.step(int(legal[chosen]))
        won.append(float(reward))
        for kind in set(done):
            worth[kind] += 0.05 * (float(reward) - 1 / 2 - worth[kind])
    return dict(worth), float(np.mean(won[games // 2 :]))


if __name__ == "__main__":
    worth, share = learn(sys.argv[1] if len(sys.argv) > 1 else "dragon_kin", int(sys.argv[2]) if len(sys.argv) > 2 else 500)
    for kind, value in sorted(worth.items(), key=lambda pair: -pair[1]):
        print(f"{value:+.2f} {kind}")
    print(f"won {share:.0%} of the last half")
