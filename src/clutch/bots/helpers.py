"""A search in several processes: each grows a tree of its own from the same sight, and what they think is added up.

Compiled code lets no other thread of its process run, so helpers are processes. They are started when they are first needed, and end with the process that asks them.
"""

from __future__ import annotations

import atexit
import os
import pickle
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from clutch.bots.search.sight import Sight
from clutch.bots.search.tree import Opinion, best_first, root_weight, search
from clutch.kernel.chance import Chance, Seeded

SEEDS = 1 << 30

Thoughts = list[tuple[int, int, float]]
"""Actions with their visits and values: what goes from process to process."""


@dataclass
class Part:
    """One process' part of a search."""

    sight: Sight
    judge: str | None
    iterations: int
    milliseconds: int
    seed: int
    number: int
    """Parts of one search have the same seed, and each its own stream of luck."""

    def thoughts(self) -> Thoughts:
        """Do this part."""
        tree = search(self.sight, self.sight.judge(self.judge), self.iterations, self.milliseconds, Seeded(self.seed, self.number))
        return [(opinion.action, opinion.visits, opinion.value) for opinion in tree.opinions()]


class Helper:
    """A process that searches along."""

    def __init__(self) -> None:
        sources = str(Path(__file__).parent.parent.parent)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "clutch.bots.helper_process"],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([sources, *filter(None, [os.environ.get("PYTHONPATH")])])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def begin(self, part: Part) -> None:
        """Let the process do a part."""
        assert self.process.stdin is not None
        pickle.dump(part, self.process.stdin)
        self.process.stdin.flush()

    def thoughts(self) -> Thoughts:
        """Wait for what it thinks."""
        assert self.process.stdout is not None
        thoughts: Thoughts = pickle.load(self.process.stdout)  # noqa: S301 - it comes from our own process
        return thoughts

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self.process.communicate()


_HELPERS: list[Helper] = []


def stop_helpers() -> None:
    """End all helpers."""
    while _HELPERS:
        _HELPERS.pop().stop()


atexit.register(stop_helpers)


def shares_of(iterations: int, workers: int) -> list[int]:
    """Iterations shared out among so many workers; never none, for none would be a budget in time.

    >>> shares_of(2000, 3), shares_of(2, 3)
    ([667, 667, 666], [1, 1])
    """
    return [iterations // workers + (number < iterations % workers) for number in range(min(iterations, workers))]


def search_together(sight: Sight, judge: str | None, iterations: int, milliseconds: int, workers: int, chance: Chance) -> list[Opinion]:
    """The same as a search by one process, with the budget in iterations shared out among so many, or all thinking for so many milliseconds.

    With iterations it is reproducible: what comes out depends on the luck and the number of workers alone.
    """
    seed = int(chance.below(SEEDS))
    budgets = shares_of(iterations, workers) if iterations else [0] * workers
    parts = [Part(sight, judge, budget, milliseconds, seed, number) for number, budget in enumerate(budgets)]
    while len(_HELPERS) < len(parts) - 1:
        _HELPERS.append(Helper())
    at_work = _HELPERS[: len(parts) - 1]
    weight = root_weight(sight.judge(judge))
    try:
        for helper, part in zip(at_work, parts[1:], strict=True):
            helper.begin(part)
        found = [parts[0].thoughts(), *[helper.thoughts() for helper in at_work]]
    except BaseException as error:
        stop_helpers()  # what they still think nobody asked for
        if isinstance(error, (OSError, EOFError, pickle.UnpicklingError)):  # one has died: this process does all of it
            return merged([part.thoughts() for part in parts], weight)
        raise
    return merged(found, weight)


def merged(found: list[Thoughts], weight: float) -> list[Opinion]:
    """Opinions of several trees as those of one: visits added up, values on the average by how much stands behind them, a first impression for so many visits among it.

    >>> merged([[(5, 30, 0.5), (9, 10, 0.25)], [(9, 42, 0.75), (5, 2, 0.5)]], 6.0)
    [Opinion(9, 52, 0.625), Opinion(5, 32, 0.500)]
    """
    visits: dict[int, int] = {}
    sums: dict[int, float] = {}
    weights: dict[int, float] = {}
    for thoughts in found:
        for action, count, value in thoughts:
            visits[action] = visits.get(action, 0) + count
            sums[action] = sums.get(action, 0.0) + value * (count + weight)
            weights[action] = weights.get(action, 0.0) + count + weight
    opinions = [Opinion(action, count, sums[action] / weights[action]) for action, count in visits.items()]
    return best_first(opinions)
