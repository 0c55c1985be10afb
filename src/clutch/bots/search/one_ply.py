"""The greedy choice: the action that looks best at first sight, on the average of possible worlds."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Chance
from clutch.kernel.judge import Judge
from clutch.kernel.state import Actions

ALIKE: Final = 2
"""After so many worlds in which every action is worth the same, nothing that matters is hidden, and more worlds would tell nothing new."""


def one_ply(sight: Sight, judge: Judge, worlds: i64, chance: Chance, believed: bool = False) -> list[float]:
    """For each legal action, in order, its mean first impression over so many possible worlds, evenly drawn or as likely as players of sense make them."""
    actions = Actions()
    first = sight.sample(chance)
    first.offer(actions)
    totals = vec[float]([0.0] * int(actions.count))
    firsts = vec[float]([0.0] * int(actions.count))
    values = vec[float]([0.0] * int(actions.count))
    alike: bool = True
    seen: i64 = 0
    if judge.sure_of(first):
        worlds = 1
    while seen < worlds and not (alike and seen >= ALIKE):
        world = sight.imagine(chance) if believed else sight.sample(chance)
        judge.considered(world, actions, sight.seat, chance, values)
        for choice in range(actions.count):
            value: float = values[choice]
            totals[choice] = totals[choice] + value
            if seen == 0:
                firsts[choice] = value
            elif firsts[choice] != value:
                alike = False
        seen += 1
    return [totals[choice] / float(seen) for choice in range(actions.count)]
