"""Tuning a formula by games: both sides play by weights a little to either side of the present ones, and all weights go towards whoever made more points (simultaneous perturbation, SPSA).

Whether a single weight is better so or so drowns in luck; but every game says a little about all weights at once, and with many games the luck goes out of it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from clutch.bots.bot import Bot, Greedy
from clutch.bots.train.formulas import JUDGE, SIDES, Formula, Numbers, Pair, Weights, play_pair, rounded, weighing_bot

Floats = NDArray[np.float64]
FILE = "tuning.json"
SURE = 1.96
"""How many standard errors an interval of 95 % goes to either side."""
GATE = 1 << 32
"""The seeds of the deals that nothing was tuned by lie so far from the others."""

Pairs = list[tuple[int, Pair]]
"""What came of some deals, by their numbers."""
Spread = Callable[[Callable[[list[int]], Pairs], int], Iterable[tuple[int, Pair]]]
"""Who plays so many deals: gives each by its number, in their order."""


def one_after_the_other(work: Callable[[list[int]], Pairs], count: int) -> Iterator[tuple[int, Pair]]:
    """This process plays all deals itself."""
    for number in range(count):
        yield from work([number])


@dataclass(frozen=True)
class Trials:
    """The deals of a step, as every process is told of them."""

    formula: Formula
    seed: int
    step: int
    standing: Numbers
    moved: Numbers
    """How far each weight has come, as a logarithm: 0.1 is about a tenth more."""

    def signs(self, number: int) -> Floats:
        """Which weights are higher for the first side in a deal (1), and which are lower (-1)."""
        drawn = np.random.default_rng((self.seed, self.step, number)).integers(0, 2, len(self.standing))
        return np.where(drawn == 1, 1.0, -1.0)

    def side(self, number: int, sign: int) -> Numbers:
        """How a side weighs in a deal."""
        return weighed(self.standing, np.array(self.moved) + sign * self.formula.probe * self.signs(number))

    def pair(self, number: int) -> Pair:
        """Play a deal."""
        sides = (self.side(number, 1), self.side(number, -1))
        deal = self.step * (self.formula.games // SIDES) + number
        return play_pair(self.formula, Greedy(JUDGE, self.formula.worlds), sides, self.seed, deal)


def try_out(trials: Trials, part: list[int]) -> Pairs:
    """Play some deals of a step."""
    return [(number, trials.pair(number)) for number in part]


def weighed(standing: Numbers, moved: Floats) -> Numbers:
    """The weights that have come so far from where they stood; they keep their signs, and 0 stays 0."""
    return tuple(float(weight) for weight in np.array(standing) * np.exp(moved))


@dataclass
class Progress:
    """How far a tuning has come: all that is kept between two steps."""

    formula: dict[str, object]
    seed: int
    standing: list[float]
    """The weights that it began with."""
    moved: list[list[float]] = field(default_factory=list)
    """How far each weight had come after each step, as a logarithm."""
    pairs: int = 0
    squares: float = 0.0
    """The sum of the squares of all margins: how much luck there is in one."""


class Tuning:
    """Tunes step by step in a folder; what is done there is not done again."""

    def __init__(self, formula: Formula, folder: Path, seed: int, spread: Spread = one_after_the_other) -> None:
        self.formula = formula
        self.folder = folder
        self.spread = spread
        self.progress = Progress(begun(formula), seed, [*Weights(formula).read()])
        self.fits = True
        """Whether what was found in the folder is the same tuning: the same formula, weights and seed."""
        path = folder / FILE
        if path.is_file():
            found = Progress(**json.loads(path.read_text("utf-8")))
            ours = self.progress
            self.fits = (found.formula, found.seed, found.standing) == (ours.formula, ours.seed, ours.standing)
            self.progress = found

    def finished(self) -> int:
        """How many steps are done."""
        return len(self.progress.moved)

    def step(self) -> None:
        """Play a step's deals, go towards those who made more points, and keep that."""
        progress, formula = self.progress, self.formula
        standing = tuple(progress.standing)
        moved = progress.moved[-1] if progress.moved else [0.0] * len(standing)
        trials = Trials(formula, progress.seed, self.finished(), standing, tuple(moved))
        slope = np.zeros(len(standing))
        count = formula.games // SIDES
        for number, pair in self.spread(partial(try_out, trials), count):
            slope += pair.margin * trials.signs(number)
            progress.pairs += 1
            progress.squares += pair.margin**2
        luck = sqrt(progress.squares / progress.pairs) or 1.0
        slope /= 2 * formula.probe * count * luck
        after = np.where(np.array(standing) == 0.0, 0.0, np.array(moved) + formula.pace * slope)
        progress.moved.append([float(part) for part in after])
        self.keep()

    def keep(self) -> None:
        """Write down how far it has come."""
        self.folder.mkdir(parents=True, exist_ok=True)
        part = self.folder / f"{FILE}.part"
        part.write_text(json.dumps(asdict(self.progress)) + "\n", "utf-8")
        part.replace(self.folder / FILE)

    def change(self) -> float:
        """How far the weights have come, on the average: the root of the mean square of their logarithms."""
        moved = self.mean()
        used = moved[np.array(self.progress.standing) != 0.0]
        return float(np.sqrt((used**2).mean())) if len(used) else 0.0

    def mean(self) -> Floats:
        """How far each weight has come, as the mean of the later half of all steps: single steps wander."""
        steps = self.progress.moved
        return np.array(steps[len(steps) // 2 :]).mean(axis=0) if steps else np.zeros(len(self.progress.standing))

    def tuned(self) -> Numbers:
        """The weights that were found, as they are written."""
        return rounded(weighed(tuple(self.progress.standing), self.mean()))


def begun(formula: Formula) -> dict[str, object]:
    """What must be the same for a tuning to go on; there may always be more steps."""
    told = asdict(formula)
    del told["steps"]
    return told


@dataclass(frozen=True)
class Gate:
    """Deals that nothing was tuned by: the weights that were found against those that stood."""

    formula: Formula
    bot: str
    sides: tuple[Numbers, Numbers]
    seed: int

    def pair(self, number: int) -> Pair:
        """Play a deal."""
        bot: Bot = weighing_bot(self.bot)
        return play_pair(self.formula, bot, self.sides, self.seed + GATE, number)


def try_gate(gate: Gate, part: list[int]) -> Pairs:
    """Play some deals of a gate."""
    return [(number, gate.pair(number)) for number in part]


@dataclass
class Met:
    """How a match has gone so far, for its first side."""

    shares: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)

    def note(self, pair: Pair) -> None:
        """One more deal, played twice."""
        self.shares.append(pair.share)
        self.margins.append(pair.margin)

    @property
    def games(self) -> int:
        """How many games that were."""
        return SIDES * len(self.shares)


def interval(numbers: list[float]) -> tuple[float, float]:
    """A mean, and how far its interval of 95 % goes to either side.

    >>> interval([1.0, 0.0, 1.0, 0.0])
    (0.5, 0.5658032638058332)
    """
    mean = sum(numbers) / len(numbers)
    spread = sqrt(sum((number - mean) ** 2 for number in numbers) / max(len(numbers) - 1, 1) / len(numbers))
    return mean, SURE * spread
