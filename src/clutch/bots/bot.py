"""The bots by name. Interpreted on purpose: users may extend `Bot`."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import perf_counter
from typing import Protocol

from clutch.bots.search.one_ply import one_ply
from clutch.bots.search.sight import Sight
from clutch.bots.search.tree import Opinion, Tree, iterate_times, iterate_until, search
from clutch.kernel.chance import Chance
from clutch.kernel.errors import GameError

WORLDS = 48
"""How many possible worlds `greedy` looks at."""
DEFAULT_MILLISECONDS = 300
SLICE_SECONDS = 0.05
SLICE_ITERATIONS = 50
"""Between two looks at whether to hurry."""


class Bot(Protocol):
    """Chooses an action from what its seat may see; its luck is passed in."""

    name: str

    def choose(self, sight: Sight, chance: Chance) -> int:
        """The action that the bot takes."""


class Random:
    """Any legal action, each as likely as the other."""

    name = "random"

    def choose(self, sight: Sight, chance: Chance) -> int:
        actions = sight.actions()
        return actions[chance.below(len(actions))]


class Greedy:
    """The action that looks best at first sight to the judge of that name or else the game's first, on the average of possible worlds."""

    name = "greedy"

    def __init__(self, judge: str | None = None) -> None:
        self.judge = judge

    def choose(self, sight: Sight, chance: Chance) -> int:
        actions = sight.actions()
        if len(actions) == 1:
            return actions[0]
        values = one_ply(sight, sight.judge(self.judge), WORLDS, chance)
        best = max(values)
        likely = [action for action, value in zip(actions, values, strict=True) if value >= best - 1e-9]
        return likely[chance.below(len(likely))]


class Search:
    """Information-set tree search with a budget in iterations or milliseconds, by the judge of that name or else the game's first."""

    def __init__(self, iterations: int = 0, milliseconds: int = DEFAULT_MILLISECONDS, judge: str | None = None) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.judge = judge
        self.name = f"search:{iterations}" if iterations else f"search:{milliseconds}ms"

    def opinions(self, sight: Sight, chance: Chance) -> list[Opinion]:
        """What the bot thinks of each legal action, the best first."""
        return search(sight, sight.judge(self.judge), self.iterations, self.milliseconds, chance).opinions()

    def choose(self, sight: Sight, chance: Chance) -> int:
        actions = sight.actions()
        if len(actions) == 1:
            return actions[0]
        return self.opinions(sight, chance)[0].action

    def opinions_unless(self, hurry: Callable[[], bool], sight: Sight, chance: Chance) -> list[Opinion]:
        """The same as `opinions`, but the search ends early once `hurry` says so: it is asked many times a second."""
        tree = Tree(sight, sight.judge(self.judge), chance)
        end = perf_counter() + self.milliseconds / 1000
        while not hurry():
            if self.iterations:
                left = self.iterations - int(tree.iterations)
                if left <= 0:
                    break
                iterate_times(tree, min(left, SLICE_ITERATIONS))
            else:
                now = perf_counter()
                if now >= end:
                    break
                iterate_until(tree, min(end, now + SLICE_SECONDS))
        return tree.opinions()


_SEARCH = re.compile(r"search(?::(\d{1,7})(ms|s)?)?")


def bot_names() -> list[str]:
    """How bots are asked for."""
    return ["random", "greedy", "search", "search:300ms", "search:2000"]


def make_bot(text: str) -> Bot:
    """The bot that a text asks for: `random`, `greedy`, `search`, `search:300ms`, `search:2s`, or `search:2000` (iterations).

    >>> make_bot("search:2s").name
    'search:2000ms'
    >>> make_bot("genius")
    Traceback (most recent call last):
    ...
    clutch.kernel.errors.GameError: there is no bot “genius”; bots are random, greedy, search, search:300ms, search:2000
    """
    if text == "random":
        return Random()
    if text == "greedy":
        return Greedy()
    found = _SEARCH.fullmatch(text)
    if found is None or found.group(1) in ("0", "00"):
        raise GameError(f"there is no bot “{text[:60]}”; bots are {', '.join(bot_names())}")
    amount, unit = found.groups()
    if amount is None:
        return Search()
    if unit is None:
        return Search(iterations=int(amount))
    return Search(milliseconds=int(amount) * (1000 if unit == "s" else 1))
