"""A turn thought through: what each first move is worth if the rest of the own turn is played as well as the judge can see."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.kernel.chance import Chance
from clutch.kernel.judge import Judge
from clutch.kernel.state import Actions, State
from clutch.kernel.thumb import Thumb

WIDTH: Final = 10
"""How many beginnings of a turn are thought further."""


@final
class Beginning:
    """The beginning of a turn: where it leads, which move was the first, and what the position is worth."""

    def __init__(self, state: State, first: i64, value: float) -> None:
        self.state: Final = state
        self.first: Final = first
        self.value: Final = value


def plan_values(world: State, judge: Judge, seat: i64, chance: Chance) -> list[float]:
    """For each legal action of a world, in order, what it is worth to the seat on turn by a rule of thumb."""
    actions = Actions()
    world.offer(actions)
    values = vec[float]([0.0] * int(actions.count))
    depth: i64 = 1
    if isinstance(judge, Thumb):
        depth = judge.plans
    if depth <= 1:
        judge.impressions(world, actions, seat, chance, values)
        return [values[choice] for choice in range(actions.count)]
    front: list[Beginning] = []
    for choice in range(actions.count):
        begin(world, actions.items[choice], choice, judge, seat, chance, values, front)
    for _step in range(depth - 1):
        front = sorted(front, key=lambda each: -each.value)[:WIDTH]
        further: list[Beginning] = []
        for each in front:
            actions.count = 0
            each.state.offer(actions)
            for choice in range(actions.count):
                begin(each.state, actions.items[choice], each.first, judge, seat, chance, values, further)
        front = further
    for each in front:
        values[each.first] = max(values[each.first], each.value)
    return [values[choice] for choice in range(i64(len(values)))]


def begin(
    world: State, action: i64, first: i64, judge: Judge, seat: i64, chance: Chance, values: vec[float], front: list[Beginning]
) -> None:
    """Make a move: either the turn goes on, or what it has come to is counted for its first move."""
    after = world.clone()
    after.apply(action, chance)
    value: float = judge.estimate(after, seat)
    if not after.over and after.seat() == seat:
        front.append(Beginning(after, first, value))
    else:
        values[first] = max(values[first], value)
