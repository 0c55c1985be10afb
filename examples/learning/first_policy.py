"""A first policy: a small net learns Dragon Kin against `random`, with NumPy alone.

python first_policy.py --seconds 60 --save policy.npz
python first_policy.py --load policy.npz --seconds 0
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from clutch.batch import Batch

GAMES, STEPS, HIDDEN, RATE, ENTROPY = 256, 32, 64, 0.002, 0.01


def look(features: np.ndarray) -> np.ndarray:
    """What the seat may know, as numbers that a net likes."""
    return np.log1p(features.astype(np.float32))


class Net:
    """One hidden layer; out of it come a score for each action, and what the position is worth."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        shapes = {"hidden": (inputs, HIDDEN), "policy": (HIDDEN, actions), "value": (HIDDEN, 1)}
        self.weights = {name: luck.normal(0, 0.5 / shape[0] ** 0.5, shape).astype(np.float32) for name, shape in shapes.items()}
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def think(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the chance of each legal action, and the worth."""
        hidden = np.maximum(seen @ self.weights["hidden"], 0)
        scores = np.where(masks, hidden @ self.weights["policy"], -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, powers / powers.sum(axis=1, keepdims=True), (hidden @ self.weights["value"])[:, 0]

    def learn(self, seen: np.ndarray, masks: np.ndarray, actions: np.ndarray, returns: np.ndarray) -> None:
        """Make good actions more likely, and the worth more true: one step of Adam."""
        hidden, chances, worth = self.think(seen, masks)
        count = len(actions)
        better = returns - worth
        better = (better - better.mean()) / (better.std() + 1e-6)
        chosen = np.zeros_like(chances)
        chosen[np.arange(count), actions] = 1
        logs = np.log(chances + 1e-9)
        surprise = -(chances * logs).sum(axis=1, keepdims=True)
        to_policy = (better[:, None] * (chosen - chances) - ENTROPY * chances * (logs + surprise)) / count
        to_value = (returns - worth)[:, None] / count
        to_hidden = (to_policy @ self.weights["policy"].T + to_value @ self.weights["value"].T) * (hidden > 0)
        uphill = {"hidden": seen.T @ to_hidden, "policy": hidden.T @ to_policy, "value": hidden.T @ to_value}
        self.steps += 1
        for name, slope in uphill.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope * slope - self.second[name])
            scale = np.sqrt(self.second[name] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] += RATE * self.first[name] / (1 - 0.9**self.steps) / scale


def play(net: Net, batch: Batch, luck: np.random.Generator) -> tuple[np.ndarray, ...]:
    """Some decisions in every game: what was seen, what was legal, what was done, and what came of it."""
    seen, masks, actions, rewards, dones = [], [], [], [], []
    for _ in range(STEPS):
        seen.append(look(batch.features))
        masks.append(batch.masks.copy())
        _, chances, _ = net.think(seen[-1], masks[-1])
        actions.append((chances.cumsum(axis=1) > luck.random((len(batch), 1))).argmax(axis=1))
        batch.step(actions[-1])
        rewards.append(batch.rewards[:, 0].astype(np.float32))
        dones.append(batch.dones.copy())
    _, _, after = net.think(look(batch.features), batch.masks)
    returns = []
    for reward, done in zip(reversed(rewards), reversed(dones), strict=True):
        after = np.where(done, reward, after)
        returns.append(after)
    return tuple(np.concatenate(parts) for parts in (seen, masks, actions, returns[::-1]))


def strength(net: Net, opponent: str, games: int, seed: int) -> float:
    """The share of victories against a bot, each game with the policy's likeliest actions."""
    batch = Batch("dragon_kin", players=2, games=GAMES, seed=seed, drivers=["caller", opponent])
    won = ended = 0.0
    while ended < games:
        batch.step(net.think(look(batch.features), batch.masks)[1].argmax(axis=1))
        won += float(batch.rewards[:, 0].sum())
        ended += float(batch.dones.sum())
    return won / ended


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rounds", type=int, help="learn so many times instead, whatever time that takes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--load", type=Path)
    arguments = parser.parse_args()
    batch = Batch("dragon_kin", players=2, games=GAMES, seed=arguments.seed, drivers=["caller", "random"])
    net = Net(batch.features.shape[1], batch.game.action_space, arguments.seed)
    if arguments.load:
        net.weights = dict(np.load(arguments.load))
    luck = np.random.default_rng(arguments.seed)
    print(f"before: {strength(net, 'random', 2000, 5):.2f} of the victories against random")
    end = time.monotonic() + arguments.seconds
    told = time.monotonic()
    rounds = 0
    while rounds < arguments.rounds if arguments.rounds is not None else time.monotonic() < end:
        net.learn(*play(net, batch, luck))
        rounds += 1
        if time.monotonic() - told > 10:
            told = time.monotonic()
            print(f"after {batch.finished} games: {strength(net, 'random', 2000, 5):.2f}")
    print(
        f"after {batch.finished} games: {strength(net, 'random', 5000, 6):.2f} against random, {strength(net, 'greedy', 5000, 7):.2f} against greedy"
    )
    if arguments.save:
        np.savez(arguments.save, hidden=net.weights["hidden"], policy=net.weights["policy"], value=net.weights["value"])


if __name__ == "__main__":
    main()
