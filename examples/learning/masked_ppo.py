"""Masked PPO in NumPy alone: a policy that learns Dragomino from nothing, one core, no framework.

`python examples/learning/masked_ppo.py` learns against `greedy` for an hour of processor time and prints how it fares against `random` and `greedy` on the way;
`--minutes 3 --opponent random` is the short lesson. `--save policy.npz` keeps the weights, `--curve curve.json` the curve, `--load policy.npz --minutes 0` only plays.

Three things make it quick. The games run inside `clutch.batch`: one call advances all of them, masks and observations are the engine's own memory. A policy scores only the legal actions, each by a
few numbers that are read from the observation: how many sides match, what the piles still hold, which sides are left open; so "masking" costs nothing, the other 3500 actions are never looked at.
And everything that happens between two decisions of the learner, the opponent's turns included, happens in compiled code.
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
from clutch.games.dragomino.components import DOMINO_LIST, DOMINOES, TERRAIN_NAMES

Numbers = NDArray[np.float32]
Whole = NDArray[np.int64]

# Where things are in an observation (docs/observations.md, Dragomino), and which actions there are (clutch.games.dragomino.moves).
ROWS, COLUMNS = 29, 30
CELLS = ROWS * COLUMNS
STOCK, OFFER, PICKED = 4 * CELLS, 4 * CELLS + DOMINOES, 4 * CELLS + 3 * DOMINOES
SEATS = PICKED + 2
PILES = SEATS + 4 * 5
ROUND = PILES + 6 * 12 + 4 + 7
PLACES, KINDS = 28, 3508
TERRAINS = 6
HALVES = np.array([[TERRAIN_NAMES.index(row[0]), TERRAIN_NAMES.index(row[2])] for row in DOMINO_LIST[:DOMINOES]])
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""North, east, south and west, as rows and columns."""

GAMES = 128
DECISIONS = 56
"""How many games learn side by side, and how many decisions of each make a batch: four whole games of seven picks and seven placements."""
HIDDEN = 64
EPOCHS, PARTS = 3, 8
CLIP, ENTROPY, VALUE = 0.2, 0.003, 0.5
LAMBDA = 0.95
"""The usual weights of PPO; nothing is discounted, because a game has fourteen decisions."""
RATE = 1.5e-3
LEAD = 10
"""By how many points one has to lead for that to count as much as two victories: a beginner never wins against `greedy`, but can lose by less."""


def around(plane: NDArray[np.float32]) -> Numbers:
    """For each square of the planes the sum of its four neighbours."""
    out = np.zeros_like(plane)
    out[..., 1:, :] += plane[..., :-1, :]
    out[..., :-1, :] += plane[..., 1:, :]
    out[..., :, 1:] += plane[..., :, :-1]
    out[..., :, :-1] += plane[..., :, 1:]
    return out


@dataclass
class Seen:
    """One decision of every game, as the policy sees it: a row for each game, and a row for each legal action."""

    context: Numbers
    """What the decision is made in."""
    choices: Numbers
    """The legal actions of all games one after the other, each by a few numbers."""
    owner: Whole
    """Of which game each of these rows is."""
    starts: Whole
    """Where the rows of each game begin."""
    actions: Whole
    """The action id of each of these rows."""


class Eyes:
    """Reads observations: what a domino would meet where, and what that is worth by what the piles still hold."""

    CONTEXT = 24 + 4 * TERRAINS
    CHOICE = 26

    def __init__(self, batch: Batch) -> None:
        self.batch = batch

    def look(self) -> Seen:
        """The decisions that are open now."""
        batch = self.batch
        seen = batch.features
        games = len(batch)
        owner, actions = np.nonzero(batch.masks)
        starts = np.searchsorted(owner, np.arange(games))
        piles = seen[:, PILES : PILES + 72].reshape(games, TERRAINS, 12).astype(np.float32)
        dragons = piles[:, :, 1] / np.maximum(piles[:, :, 1] + piles[:, :, 2], 1)
        rounds = seen[:, ROUND].astype(np.float32)
        left = self.squares_left(seen)
        islands = [Island(seen[:, seat * CELLS : (seat + 1) * CELLS].reshape(games, ROWS, COLUMNS), dragons) for seat in range(2)]
        choices = np.zeros((len(actions), self.CHOICE), np.float32)
        places = (actions >= PLACES) & (actions < KINDS)
        picks = actions < PLACES
        choices[picks, 0] = 1
        choices[places, 1] = 1
        context = np.zeros((games, self.CONTEXT), np.float32)
        if picks.any():
            self.read_picks(seen, islands, dragons, left, owner[picks], actions[picks], choices, np.flatnonzero(picks), context)
        if places.any():
            self.read_places(seen, islands[0], dragons, left, owner[places], actions[places], choices, np.flatnonzero(places))
        self.read_table(seen, islands, dragons, left, rounds, context)
        return Seen(context, choices, owner, starts, actions)

    def squares_left(self, seen: NDArray[np.uint8]) -> Numbers:
        """How many squares of each terrain can still come, out of ten."""
        counts = np.zeros((DOMINOES, TERRAINS), np.float32)
        for half in range(2):
            np.add.at(counts, (np.arange(DOMINOES), HALVES[:, half]), 0.1)
        return (seen[:, STOCK : STOCK + DOMINOES] > 0).astype(np.float32) @ counts

    def read_picks(
        self,
        seen: NDArray[np.uint8],
        islands: list[Island],
        dragons: Numbers,
        left: Numbers,
        owner: Whole,
        dominoes: Whole,
        choices: Numbers,
        rows: Whole,
        context: Numbers,
    ) -> None:
        """What a domino on offer would bring at its best place, to this seat and to the other."""
        first, second = HALVES[dominoes, 0], HALVES[dominoes, 1]
        own = islands[0].best(owner, first, second)
        other = islands[1].best(owner, first, second)
        for seat, best in enumerate((own, other)):
            most = np.zeros(len(seen), np.float32)
            np.maximum.at(most, owner, best)
            context[:, 20 + seat] = most
            # What is left for the other if this one is taken: the best of the others, and how much this one stands out.
            rest = np.zeros_like(best)
            same = owner[:, None] == owner[None, :]
            rest = np.where(same & ~np.eye(len(owner), dtype=bool), best[None, :], 0).max(axis=1)
            choices[rows, 4 + 2 * seat] = best - rest
            choices[rows, 5 + 2 * seat] = rest
        choices[rows, 2], choices[rows, 3] = own, other
        choices[rows, 8], choices[rows, 9] = dragons[owner, first], dragons[owner, second]
        choices[rows, 10], choices[rows, 11] = left[owner, first], left[owner, second]

    def read_places(
        self,
        seen: NDArray[np.uint8],
        island: Island,
        dragons: Numbers,
        left: Numbers,
        owner: Whole,
        actions: Whole,
        choices: Numbers,
        rows: Whole,
    ) -> None:
        """What a placement meets, what it closes, and what it leaves open."""
        domino = seen[owner, PICKED].astype(np.int64) - 1
        cell, direction = np.divmod(actions - PLACES, 4)
        row, column = np.divmod(cell, COLUMNS)
        deltas = np.array(STEPS)[direction]
        spots = ((row, column), (row + deltas[:, 0], column + deltas[:, 1]))
        every = np.arange(TERRAINS)
        for half in range(2):
            terrain = HALVES[domino, half]
            y, x = spots[half]
            met = island.met[owner, :, y, x]
            match = met[np.arange(len(owner)), terrain]
            odds, rest = dragons[owner, terrain], left[owner, terrain]
            closed = np.where(every[None, :] == terrain[:, None], 0, (met > 0) * left[owner])
            free = island.free[owner, y, x] - 1
            doubles = island.doubles[owner, terrain, y, x]
            place = 12 + 7 * half
            values = (
                match * 0.5,
                match * odds,
                match * (1 - odds),
                closed.sum(axis=1),
                free * rest * 0.5,
                free * rest * odds,
                doubles * odds,
            )
            for number, value in enumerate(values):
                choices[rows, place + number] = value

    def read_table(
        self, seen: NDArray[np.uint8], islands: list[Island], dragons: Numbers, left: Numbers, rounds: Numbers, context: Numbers
    ) -> None:
        """Who leads, how far the game is, and what both islands are open for."""
        seats = seen[:, SEATS : SEATS + 10].reshape(-1, 2, 5).astype(np.float32)
        context[:, 0:2] = seats[:, :, 2] / 10
        context[:, 2] = (seats[:, 0, 2] - seats[:, 1, 2]) / 4
        context[:, 3:5] = seats[:, :, 3]
        context[:, 5] = (seats[:, 0, 1] - seats[:, 1, 1]) / 4
        context[:, 6] = rounds / 7
        context[:, 7] = (seats[:, 0, 4] > seats[:, 1, 4]) * 1.0
        context[:, 8] = seen[:, ROUND + 1]
        context[:, 9] = seen[:, PICKED] > 0
        context[:, 10] = seats[:, 0, 4] / 7
        rows = np.arange(len(seen))
        context[rows, 11 + np.clip(seen[:, ROUND].astype(np.int64), 0, 8)] = 1
        place = 24
        for numbers in (dragons, left, islands[0].openings / 8, islands[1].openings / 8):
            context[:, place : place + TERRAINS] = numbers
            place += TERRAINS


class Island:
    """The islands of one seat in all games, as planes."""

    def __init__(self, squares: NDArray[np.uint8], dragons: Numbers) -> None:
        terrain = squares & 7
        lies = (terrain[:, None] == np.arange(1, TERRAINS + 1, dtype=np.uint8)[None, :, None, None]).astype(np.float32)
        self.empty = terrain == 0
        self.met = around(lies)
        """How many neighbours of each terrain a cell has."""
        self.met *= self.empty[:, None]
        self.free = around(self.empty.astype(np.float32))
        """How many neighbours of a cell are empty."""
        self.doubles = around((self.met > 0).astype(np.float32))
        """How many empty neighbours of a cell touch each terrain already: a square laid there makes places that match twice."""
        self.openings = (self.met > 0).sum(axis=(2, 3)).astype(np.float32)
        """How many empty cells touch each terrain."""
        self.worth = self.met * dragons[:, :, None, None] - 9 * ~self.empty[:, None]
        """How many dragons a square of each terrain can be expected to find in each cell; taken cells are worth less than nothing."""

    def best(self, owner: Whole, first: Whole, second: Whole) -> Numbers:
        """How many dragons a domino of these terrains can be expected to find at its best place."""
        one, two = self.worth[owner, first], self.worth[owner, second]
        best = np.zeros(len(owner), np.float32)
        for a, b in ((one, two), (two, one)):
            np.maximum(best, (a[:, :-1] + b[:, 1:]).max(axis=(1, 2)), out=best)
            np.maximum(best, (a[:, :, :-1] + b[:, :, 1:]).max(axis=(1, 2)), out=best)
        return best


def softmax(logits: Numbers, seen: Seen) -> Numbers:
    """The probability of each row among those of its game."""
    most = np.maximum.reduceat(logits, seen.starts)
    raised = np.exp(logits - most[seen.owner])
    whole = np.add.reduceat(raised, seen.starts)
    result: Numbers = (raised / whole[seen.owner]).astype(np.float32)
    return result


@dataclass
class Policy:
    """Scores actions with one hidden layer over context and choice, and guesses how a game ends with another over the context."""

    weights: dict[str, Numbers] = field(default_factory=dict)
    steps: int = 0
    moments: dict[str, tuple[Numbers, Numbers]] = field(default_factory=dict)

    @classmethod
    def fresh(cls, rng: np.random.Generator) -> Policy:
        """A policy that knows nothing yet: all actions are nearly as likely."""

        def some(rows: int, columns: int, scale: float) -> Numbers:
            drawn: Numbers = (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)
            return drawn

        return cls(
            {
                "context": some(Eyes.CONTEXT, HIDDEN, 1.0),
                "choice": some(Eyes.CHOICE, HIDDEN, 1.4),
                "hidden": np.zeros(HIDDEN, np.float32),
                "score": some(HIDDEN, 1, 0.1)[:, 0],
                "value_in": some(Eyes.CONTEXT, HIDDEN, 1.4),
                "value_hidden": np.zeros(HIDDEN, np.float32),
                "value_out": some(HIDDEN, 1, 0.1)[:, 0],
                "value": np.zeros(1, np.float32),
            }
        )

    def think(self, seen: Seen) -> tuple[Numbers, Numbers, dict[str, Numbers]]:
        """Probabilities of all rows, values of all games, and what learning needs of the way there."""
        w = self.weights
        hidden = np.maximum(seen.choices @ w["choice"] + (seen.context @ w["context"] + w["hidden"])[seen.owner], 0)
        guess = np.maximum(seen.context @ w["value_in"] + w["value_hidden"], 0)
        odds = softmax(hidden @ w["score"], seen)
        return odds, guess @ w["value_out"] + w["value"], {"hidden": hidden, "guess": guess}

    def learn(self, seen: Seen, logit_slope: Numbers, value_slope: Numbers, way: dict[str, Numbers], rate: float) -> None:
        """One step of Adam down the slope."""
        w = self.weights
        back = (logit_slope[:, None] * w["score"]) * (way["hidden"] > 0)
        per_game = np.add.reduceat(back, seen.starts, axis=0)
        guess = (value_slope[:, None] * w["value_out"]) * (way["guess"] > 0)
        slopes = {
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


def play(batch: Batch, policy: Policy, decisions: int, rng: np.random.Generator) -> tuple[list[Step], Numbers]:
    """Play on with the policy: what was seen and done, and what it thinks of the positions that follow."""
    eyes = Eyes(batch)
    steps = []
    for _ in range(decisions):
        seen = eyes.look()
        odds, values, _ = policy.think(seen)
        rows = drawn(odds, seen, rng)
        batch.step(seen.actions[rows])
        lead = (batch.points[:, 0] - batch.points[:, 1]) / LEAD
        gains = np.where(batch.dones, batch.rewards[:, 0] - 0.5 + lead, 0).astype(np.float32)
        steps.append(Step(seen, rows, odds[rows], values, gains, batch.dones.copy()))
    return steps, policy.think(eyes.look())[1]


def advantages(steps: list[Step], after: Numbers) -> tuple[list[Numbers], list[Numbers]]:
    """How much better each step came out than was expected (generalised advantage estimation), and what the values should have been."""
    better = np.zeros_like(after)
    found: list[Numbers] = []
    for step in reversed(steps):
        goes_on = ~step.ends
        surprise = step.gains + goes_on * after - step.values
        better = (surprise + LAMBDA * goes_on * better).astype(np.float32)
        found.append(better)
        after = step.values
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
        batch.step(seen.actions[best[np.unique(seen.owner[best], return_index=True)[1]]])
        shares.extend(batch.rewards[batch.dones, 0])
    return float(np.mean(shares)), 1.96 * float(np.std(shares)) / np.sqrt(len(shares))


def train(opponent: str, minutes: float, seed: int, policy: Policy, tests: int) -> list[dict[str, float]]:
    """Learn for so many minutes of processor time; the curve of how the policy fared."""
    rng = np.random.default_rng(seed)
    batch = Batch("dragomino", players=2, games=GAMES, seed=seed, drivers=["caller", opponent])
    spent, measured, rounds = 0.0, -1.0, 0
    curve: list[dict[str, float]] = []
    while True:
        begun = time.process_time()
        if spent >= measured:
            row = {"minutes": spent / 60, "games": float(batch.finished)}
            for rival in ("random", "greedy"):
                row[rival], row[f"{rival}_error"] = measure(policy, rival, tests, seed + 1_000_003)
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
        steps, after = play(batch, policy, DECISIONS, rng)
        rate = RATE * max(0.05, 1 - spent / max(minutes * 60, 1e-9))
        improve(policy, steps, after, rate, rng)
        rounds += 1
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
        np.savez(arguments.save, **policy.weights)  # type: ignore[arg-type]  # names are arguments here
    if arguments.curve:
        arguments.curve.write_text(json.dumps(curve, indent=1), "utf-8")


if __name__ == "__main__":
    main()
