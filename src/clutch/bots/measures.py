"""The players that others are measured by: `plain`, `rule`, and `seer`, which is shown the truth and so has no place at a table."""

from __future__ import annotations

from time import perf_counter, thread_time

from clutch.bots.named import Named
from clutch.bots.reference.own_turn import plan_values
from clutch.bots.reference.plain import PlainTree, iterate_plainly
from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Chance
from clutch.kernel.state import State
from clutch.kernel.thumb import RULE

STEP_ITERATIONS = 4
"""Between two looks at the clock."""
WORLDS = 24
"""How many worlds a rule looks at where each move is weighed by itself."""
PLANNED_WORLDS = 6
"""How many worlds it looks at where it thinks a turn through."""
SEER = "seer"


class Plain(Named):
    """Information-set tree search with uniform play-outs to the end of the game, and a budget as `search` has one."""

    def __init__(self, iterations: int, milliseconds: int, *, processor: bool = False) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.processor = processor
        self.name = f"plain:{iterations}" if iterations else f"plain:{milliseconds}{'cpu' if processor else 'ms'}"

    def tree(self, sight: Sight, chance: Chance) -> PlainTree:
        """Think for as long as the budget lasts, at least once."""
        tree = PlainTree(sight, chance)
        if self.iterations:
            iterate_plainly(tree, self.iterations)
            return tree
        clock = thread_time if self.processor else perf_counter
        end = clock() + self.milliseconds / 1000
        iterate_plainly(tree, 1)
        while clock() < end:
            iterate_plainly(tree, STEP_ITERATIONS)
        return tree

    def choose(self, sight: Sight, chance: Chance) -> int:
        actions = sight.actions()
        return actions[0] if len(actions) == 1 else self.tree(sight, chance).best()


class Rule(Named):
    """The game's rule of thumb, on the average of worlds that its seat thinks possible."""

    name = RULE

    def choose(self, sight: Sight, chance: Chance) -> int:
        actions = sight.actions()
        if len(actions) == 1:
            return actions[0]
        count = WORLDS if getattr(sight.judge(RULE), "plans", 1) == 1 else PLANNED_WORLDS
        return best_by_rule(actions, [sight.sample(chance) for _ in range(count)], int(sight.seat), chance)


class Seer(Named):
    """The rule player that is shown the truth: what all knowledge would be worth to it. For measuring only."""

    name = SEER

    def choose(self, sight: Sight, chance: Chance) -> int:
        """A seer sees by `choose_knowing`; whoever offers it no more than a sight has let it in by mistake."""
        raise TypeError("a seer needs the truth: it plays in the arena and in simulations only")

    def choose_knowing(self, state: State, chance: Chance) -> int:
        """The choice of the seat on turn in the true position."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        count = WORLDS if getattr(state.game.judge(RULE), "plans", 1) == 1 else PLANNED_WORLDS
        return best_by_rule(actions, [state] * count, int(state.seat()), chance)


def best_by_rule(actions: list[int], worlds: list[State], seat: int, chance: Chance) -> int:
    """The action that is best on the average of the worlds; any of several equals."""
    totals = [0.0] * len(actions)
    for world in worlds:
        for choice, value in enumerate(plan_values(world, world.game.judge(RULE), seat, chance)):
            totals[choice] += value
    best = max(totals)
    likely = [action for action, total in zip(actions, totals, strict=True) if total >= best - 1e-9]
    return likely[chance.below(len(likely))]
