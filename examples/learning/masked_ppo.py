"""Masked PPO in NumPy alone: a policy that learns Dragomino from nothing, one core, no framework.

`python examples/learning/masked_ppo.py` learns against `greedy` for an hour of processor time and prints how it fares against `random` and `greedy` on the way;
`--minutes 3 --opponent random` is the short lesson. `--save policy.npz` keeps the weights, `--curve curve.json` the curve, `--load policy.npz --minutes 0` only plays.

Three things make it quick. The games run inside `clutch.batch`: one call advances all of them, masks and observations are the engine's own memory. A policy scores only what may be done, a domino of the offer
in a place of the island, each by a few numbers that `dragomino_eyes.py` reads from the observation; so "masking" costs nothing, the other 3500 actions are never looked at.
And everything that happens between two decisions of the learner, the opponent's turns included, happens in compiled code.

One thing makes it learn: four fifths of what turns seem to be better or worse by is what the eggs held, and all of them lie open afterwards. What goes with that luck is taken out before anything is learned.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from clutch.batch import Batch
from clutch.games.dragomino.components import ROUNDS
from dragomino_eggs import Numbers, Whole
from dragomino_eyes import Eyes, Seen

GAMES = 128
TURNS = 28
"""How many games learn side by side, and how many turns of each make a batch: four whole games of seven."""
HIDDEN = 64
EPOCHS = 3
CLIP, ENTROPY, VALUE = 0.2, 0.001, 0.5
"""The usual weights of PPO; nothing is discounted, because a game has seven turns."""
LAMBDA = 0.8
"""How much of the surprises to come a step is given: with the luck taken out the guesses of how a game ends are good, so not all of them."""
RATE = 3e-3
STEADY = 5000
"""Over so many steps of learning the weights are averaged."""
STRAIGHT = 5.0
"""How much faster the straight part of the policy learns than the rest."""
LEAD = 12
"""By how many points one has to lead for that to count as much as a victory: a beginner never wins against `greedy`, but can lose by less. Victories are what is counted, so it is not few."""


def softmax(logits: Numbers, seen: Seen) -> Numbers:
    """The probability of each row among those of its game."""
    most = np.maximum.reduceat(logits, seen.starts)
    raised = np.exp(logits - most[seen.owner])
    whole = np.add.reduceat(raised, seen.starts)
    result: Numbers = (raised / whole[seen.owner]).astype(np.float32)
    return result


@dataclass
class Policy:
    """Scores what may be done with a straight line for each round and one hidden layer over context and choice, and guesses how a game ends with another over the context."""

    weights: dict[str, Numbers] = field(default_factory=dict)
    steady: dict[str, Numbers] = field(default_factory=dict)
    """The mean of the weights over the last steps, which is what plays when it counts: single steps go hither and thither."""
    steps: int = 0
    moments: dict[str, tuple[Numbers, Numbers]] = field(default_factory=dict)

    @classmethod
    def fresh(cls, rng: np.random.Generator) -> Policy:
        """A policy that knows nothing yet: whatever is proposed is as likely as any other."""

        def some(rows: int, columns: int, scale: float) -> Numbers:
            drawn: Numbers = (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)
            return drawn

        return cls(
            {
                "context": some(Eyes.CONTEXT, HIDDEN, 1.0),
                "choice": some(Eyes.CHOICE, HIDDEN, 1.4),
                "hidden": np.zeros(HIDDEN, np.float32),
                "score": np.zeros(HIDDEN, np.float32),
                "weights": np.zeros((ROUNDS, Eyes.CHOICE), np.float32),
                "value_in": some(Eyes.CONTEXT, HIDDEN, 1.4),
                "value_hidden": np.zeros(HIDDEN, np.float32),
                "value_out": some(HIDDEN, 1, 0.1)[:, 0],
                "value": np.zeros(1, np.float32),
            }
        )

    def steadied(self) -> Policy:
        """The policy by the mean of its weights."""
        return Policy(dict(self.steady or self.weights))

    def think(self, seen: Seen) -> tuple[Numbers, Numbers, dict[str, Numbers]]:
        """Probabilities of all rows, values of all games, and what learning needs of the way there."""
        w = self.weights
        hidden = np.maximum(seen.choices @ w["choice"] + (seen.context @ w["context"] + w["hidden"])[seen.owner], 0)
        guess = np.maximum(seen.context @ w["value_in"] + w["value_hidden"], 0)
        line = STRAIGHT * np.einsum("rc,rc->r", seen.choices, w["weights"][seen.rounds][seen.owner])
        odds = softmax(hidden @ w["score"] + line, seen)
        return odds, guess @ w["value_out"] + w["value"], {"hidden": hidden, "guess": guess}

    def learn(self, seen: Seen, logit_slope: Numbers, value_slope: Numbers, way: dict[str, Numbers], rate: float) -> None:
        """One step of Adam down the slope."""
        w = self.weights
        back = (logit_slope[:, None] * w["score"]) * (way["hidden"] > 0)
        per_game = np.add.reduceat(back, seen.starts, axis=0)
        guess = (value_slope[:, None] * w["value_out"]) * (way["guess"] > 0)
        weights = np.zeros_like(w["weights"])
        np.add.at(weights, seen.rounds, np.add.reduceat(STRAIGHT * seen.choices * logit_slope[:, None], seen.starts, axis=0))
        slopes = {
            "weights": weights,
            "context": seen.context.T @ per_game,
            "choice": seen.choices.T @ back,
            "hidden": per_game.sum(axis=0),
            "score": way["hidden"].T @ logit_slope,
            "value_in": seen.context.T @ guess,
            "value_hidden": guess.sum(axis=0),
            "value_out": way["guess"].T @ value_slope,
            "value": value_slope.sum(keepdims=True),
        }
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        self.steps += 1
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (length + 1e-8))
            first, second = self.moments.get(name, (np.zeros_like(slope), np.zeros_like(slope)))
            first, second = 0.9 * first + 0.1 * slope, 0.999 * second + 0.001 * slope**2
            self.moments[name] = (first, second)
            step = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-7)
            w[name] = (w[name] - rate * step).astype(np.float32)
            mean = self.steady.get(name, w[name])
            self.steady[name] = mean + (w[name] - mean) / np.float32(min(self.steps, STEADY))


def drawn(odds: Numbers, seen: Seen, rng: np.random.Generator) -> Whole:
    """One row of each game, drawn by the probabilities."""
    heights = np.cumsum(odds, dtype=np.float64)
    floors = np.concatenate([[0.0], heights[seen.starts[1:] - 1]])
    ends = np.append(seen.starts[1:], len(odds)) - 1
    darts = floors + rng.random(len(floors)) * (heights[ends] - floors)
    rows: Whole = np.clip(np.searchsorted(heights, darts, side="right"), seen.starts, ends)
    return rows


@dataclass
class Step:
    """What was seen and done at one decision of all games."""

    seen: Seen
    rows: Whole
    odds: Numbers
    """How likely the chosen rows were."""
    values: Numbers
    gains: Numbers
    """What came of the step: at the end of a game half a point for a victory or against it, and the lead; 0 while a game runs."""
    ends: NDArray[np.bool_]
    luck: Numbers
    """What chance brought until the next decision, in a few numbers that are 0 on the average whatever is done."""


def take(batch: Batch, seen: Seen, rows: Whole) -> None:
    """Do in each game what one row says: pick, and then place."""
    batch.step(seen.picks[rows])
    batch.step(seen.places[rows])


def play(batch: Batch, policy: Policy, turns: int, rng: np.random.Generator) -> tuple[list[Step], Numbers]:
    """Play on with the policy: what was seen and done, and what it thinks of the positions that follow."""
    eyes = Eyes(batch)
    steps = []
    seen = eyes.look()
    for _ in range(turns):
        odds, values, _ = policy.think(seen)
        rows = drawn(odds, seen, rng)
        take(batch, seen, rows)
        lead = batch.points[:, 0] - batch.points[:, 1]
        gains = np.where(batch.dones, batch.rewards[:, 0] - 0.5 + lead / LEAD, 0).astype(np.float32)
        after = eyes.look()
        luck = seen.last_luck(rows, batch.rewards[:, 0], lead) if seen.ending else seen.luck(rows, after)
        steps.append(Step(seen, rows, odds[rows], values, gains, batch.dones.copy(), luck))
        seen = after
    return steps, policy.think(seen)[1]


def advantages(steps: list[Step], after: Numbers) -> tuple[list[Numbers], list[Numbers]]:
    """How much better each step came out than was expected (generalised advantage estimation), and what the values should have been.

    What the eggs held is nobody's merit. It is 0 on the average whatever was done (as nearly as can be), so taking out of each step what goes with it, round by round, changes nothing but the noise.
    """
    surprises: list[Numbers] = []
    for step in reversed(steps):
        surprises.append((step.gains + ~step.ends * after - step.values).astype(np.float32))
        after = step.values
    surprises.reverse()
    for turn in range(ROUNDS):
        alike = range(turn, len(steps), ROUNDS)
        luck = np.concatenate([steps[number].luck for number in alike])
        flat = np.concatenate([surprises[number] for number in alike])
        worth = np.linalg.solve(luck.T @ luck + np.eye(luck.shape[1]), luck.T @ (flat - flat.mean()))
        for number in alike:
            surprises[number] -= (steps[number].luck @ worth).astype(np.float32)
    better = np.zeros_like(after)
    found: list[Numbers] = []
    for step, surprise in zip(reversed(steps), reversed(surprises), strict=True):
        better = (surprise + LAMBDA * ~step.ends * better).astype(np.float32)
        found.append(better)
    found.reverse()
    return found, [better + step.values for better, step in zip(found, steps, strict=True)]


def improve(policy: Policy, steps: list[Step], after: Numbers, rate: float, rng: np.random.Generator) -> None:
    """PPO: a few passes over what was played, each step clipped where the policy has moved far enough already."""
    better, aims = advantages(steps, after)
    mean, spread = float(np.mean(better)), float(np.std(better)) + 1e-6
    for _ in range(EPOCHS):
        for number in rng.permutation(len(steps)):
            step = steps[number]
            odds, values, way = policy.think(step.seen)
            advantage = (better[number] - mean) / spread
            ratio = odds[step.rows] / step.odds
            moves = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = moves * ratio * advantage
            games = len(pull)
            slope = odds * pull[step.seen.owner]
            slope[step.rows] -= pull
            logs = np.log(odds + 1e-9)
            mixed = np.add.reduceat(odds * logs, step.seen.starts)
            slope += ENTROPY * odds * (logs - mixed[step.seen.owner])
            policy.learn(step.seen, slope / games, VALUE * (values - aims[number]) / games, way, rate)


def measure(policy: Policy, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """The policy's share of the victories against a player, its likeliest action each time, and half the width of the 95% interval."""
    batch = Batch("dragomino", players=2, games=GAMES, seed=seed, drivers=["caller", opponent])
    eyes = Eyes(batch)
    shares: list[float] = []
    while len(shares) < games:
        seen = eyes.look()
        odds = policy.think(seen)[0]
        best = np.flatnonzero(np.maximum.reduceat(odds, seen.starts)[seen.owner] == odds)
        take(batch, seen, best[np.unique(seen.owner[best], return_index=True)[1]])
        shares.extend(batch.rewards[batch.dones, 0])
    return float(np.mean(shares)), 1.96 * float(np.std(shares)) / np.sqrt(len(shares))


def train(opponent: str, minutes: float, seed: int, policy: Policy, tests: int) -> list[dict[str, float]]:
    """Learn for so many minutes of processor time; the curve of how the policy fared."""
    rng = np.random.default_rng(seed)
    batch = Batch("dragomino", players=2, games=GAMES, seed=seed, drivers=["caller", opponent])
    spent, measured = 0.0, -1.0
    curve: list[dict[str, float]] = []
    while True:
        begun = time.process_time()
        if spent >= measured:
            row = {"minutes": spent / 60, "games": float(batch.finished)}
            for rival in ("random", "greedy"):
                row[rival], row[f"{rival}_error"] = measure(policy.steadied(), rival, tests, seed + 1_000_003)
            curve.append(row)
            print(
                f"{row['minutes']:6.1f} min {int(row['games']):8,} games   "
                f"random {row['random']:.3f} ±{row['random_error']:.3f}   greedy {row['greedy']:.3f} ±{row['greedy_error']:.3f}",
                flush=True,
            )
            measured = max(spent * 1.25, spent + 10)
            begun = time.process_time()
            if spent >= minutes * 60:
                return curve
        steps, after = play(batch, policy, TURNS, rng)
        rate = RATE * max(0.05, 1 - spent / max(minutes * 60, 1e-9))
        improve(policy, steps, after, rate, rng)
        spent += time.process_time() - begun
        if spent >= minutes * 60:
            measured = spent


def main() -> None:
    parser = argparse.ArgumentParser(description="Learns Dragomino by masked PPO.")
    parser.add_argument("--opponent", choices=["random", "greedy"], default="greedy", help="against whom it learns")
    parser.add_argument("--minutes", type=float, default=60.0, help="processor time to learn in; 0 only measures")
    parser.add_argument("--tests", type=int, default=1000, help="games for each point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where the weights go (.npz)")
    parser.add_argument("--load", type=Path, help="weights to begin with")
    parser.add_argument("--curve", type=Path, help="where the curve goes (.json)")
    arguments = parser.parse_args()
    policy = Policy.fresh(np.random.default_rng(arguments.seed))
    if arguments.load:
        policy.weights = dict(np.load(arguments.load))
    curve = train(arguments.opponent, arguments.minutes, arguments.seed, policy, arguments.tests)
    if arguments.save:
        np.savez(arguments.save, **policy.steadied().weights)  # type: ignore[arg-type]  # names are arguments here
    if arguments.curve:
        arguments.curve.write_text(json.dumps(curve, indent=1), "utf-8")


if __name__ == "__main__":
    main()
