"""The greedy choice: the action whose position promises most, on the average of possible worlds."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions


def one_ply(sight: Sight, worlds: i64, chance: Chance) -> list[float]:
    """For each legal action, in order, the mean estimate of the position that it leads to, over so many possible worlds."""
    actions = Actions()
    first = sight.sample(chance)
    first.offer(actions)
    totals = vec[float]([0.0] * int(actions.count))
    for _ in range(worlds):
        world = sight.sample(chance)
        for choice in range(actions.count):
            after = world.clone()
            after.apply(actions.items[choice], chance)
            totals[choice] = totals[choice] + after.estimate(sight.seat)
    return [totals[choice] / float(worlds) for choice in range(actions.count)]
