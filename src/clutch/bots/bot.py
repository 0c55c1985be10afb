"""The bots by name. Interpreted on purpose: users may extend `Bot`."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from time import perf_counter, thread_time
from typing import Protocol

from clutch.bots.curves import honest
from clutch.bots.helpers import search_together
from clutch.bots.levels import GLANCE, LEVELS, Manner, game_of, glance, manner_of, part
from clutch.bots.measures import SEER, Plain, Rule, Seer
from clutch.bots.named import Named
from clutch.bots.outside import MOVE_SECONDS, Outside, added_bot, added_bots, is_outside
from clutch.bots.search.one_ply import one_ply
from clutch.bots.search.sight import Sight
from clutch.bots.search.tree import Opinion, Tree, iterate_times, iterate_while_open
from clutch.kernel.chance import Chance
from clutch.kernel.errors import GameError

WORLDS = 48
"""How many possible worlds `greedy` looks at."""
DEFAULT_MILLISECONDS = 300
MOST_WORKERS = 32
SLICE_SECONDS = 0.05
"""Between two looks at whether to hurry."""
STEP_ITERATIONS = 8
"""Between two looks at the clock, and at whether the choice is still open."""
LEAST_SECONDS = 1e-6


def never() -> bool:
    """Nobody is in a hurry."""
    return False


class Bot(Protocol):
    """Chooses an action from what its seat may see; its luck is passed in."""

    name: str

    def choose(self, sight: Sight, chance: Chance) -> int:
        """The action that the bot takes."""


class Random(Named):
    """Any legal action, each as likely as the other."""

    name = "random"

    def choose(self, sight: Sight, chance: Chance) -> int:
        actions = sight.actions()
        return actions[chance.below(len(actions))]


class Greedy(Named):
    """The action that looks best at first sight to the judge of that name or else the game's first, on the average of possible worlds."""

    name = "greedy"

    def __init__(self, judge: str | None = None, worlds: int = WORLDS) -> None:
        self.judge = judge
        self.worlds = worlds

    def choose(self, sight: Sight, chance: Chance) -> int:
        actions = sight.actions()
        if len(actions) == 1:
            return actions[0]
        values = one_ply(sight, sight.judge(self.judge), self.worlds, chance)
        best = max(values)
        likely = [action for action, value in zip(actions, values, strict=True) if value >= best - 1e-9]
        return likely[chance.below(len(likely))]


class Search(Named):
    """Information-set tree search with a budget in iterations or milliseconds, by the judge of that name or else the game's first, in so many processes."""

    def __init__(
        self,
        iterations: int = 0,
        milliseconds: int = DEFAULT_MILLISECONDS,
        judge: str | None = None,
        workers: int | None = None,
        *,
        processor: bool = False,
    ) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.processor = processor
        """Whether the milliseconds are CPU time: fair to all bots on a busy machine."""
        self.judge = judge
        self.bends = True
        """Whether chances are made honest before anybody sees them."""
        self.workers = workers
        """How many processes think; one where nobody has said."""
        self.name = f"search:{iterations}" if iterations else f"search:{milliseconds}{'cpu' if processor else 'ms'}"
        if workers is not None:
            self.name += f":workers={workers}"
        if judge is not None:
            self.name += f":judge={judge}"

    def opinions(self, sight: Sight, chance: Chance) -> list[Opinion]:
        """What the bot thinks of each legal action, the best first, with chances that can be believed."""
        return self.told(sight, self.thought(sight, chance))

    def told(self, sight: Sight, opinions: list[Opinion]) -> list[Opinion]:
        """Opinions as they are told to others: honest, unless somebody wants to know what the search itself thinks."""
        return honest(sight, self.judge, opinions) if self.bends else opinions

    def as_it_thinks(self) -> Search:
        """The same bot, with the values that stand in its tree."""
        twin = Search(self.iterations, self.milliseconds, self.judge, self.workers, processor=self.processor)
        twin.bends = False
        return twin

    def thought(self, sight: Sight, chance: Chance) -> list[Opinion]:
        """What stands in the tree."""
        if self.workers is not None and self.workers > 1:
            return search_together(sight, self.judge, self.iterations, self.milliseconds, self.workers, chance)
        return self.grown(sight, chance).opinions()

    def grown(self, sight: Sight, chance: Chance, hurry: Callable[[], bool] = never, *, settles: bool = False) -> Tree:
        """The tree of one process. It ends early once `hurry` says so, which is asked many times a second, and if the search `settles` as soon as what is left of its budget could not change the choice any more."""
        clock = thread_time if self.processor else perf_counter
        end = clock() + self.milliseconds / 1000
        tree = Tree(sight, sight.judge(self.judge), chance)
        if self.iterations and settles and hurry is never:
            iterate_while_open(tree, self.iterations)
            return tree
        begun = asks = clock()
        while True:
            now = clock()
            if self.iterations:
                left = self.iterations - int(tree.iterations)
            elif now < end:
                # As many as the time that is left has room for, if they take as long as those that are done.
                left = 1 + int(int(tree.iterations) * (end - now) / max(now - begun, LEAST_SECONDS))
            else:
                left = 0 if tree.iterations else 1
            if left <= 0 or (settles and tree.iterations and tree.is_decided(left)):
                return tree
            if now >= asks:
                if hurry():
                    return tree
                asks = now + SLICE_SECONDS
            iterate_times(tree, min(left, STEP_ITERATIONS))

    def choose(self, sight: Sight, chance: Chance) -> int:
        actions = sight.actions()
        return actions[0] if len(actions) == 1 else self.settled(sight, chance)[0].action

    def settled(self, sight: Sight, chance: Chance) -> list[Opinion]:
        """The opinions of one who only has to choose: one process thinks no longer than the choice is open."""
        if self.workers is not None and self.workers > 1:
            return self.opinions(sight, chance)
        return self.told(sight, self.grown(sight, chance, settles=True).opinions())

    def opinions_unless(self, hurry: Callable[[], bool], sight: Sight, chance: Chance, *, settles: bool = False) -> list[Opinion]:
        """The same as `opinions`, but the search ends early once `hurry` says so, and if it `settles` once its choice is clear."""
        return self.told(sight, self.grown(sight, chance, hurry, settles=settles).opinions())

    def with_all_processors(self) -> Search:
        """The same bot, thinking on all processors of this machine if its budget is time and nobody has said how many: with iterations it must think the same everywhere."""
        if self.iterations or self.workers is not None or self.processor:
            return self
        return Search(0, self.milliseconds, self.judge, min(os.cpu_count() or 1, MOST_WORKERS))


class Level(Named):
    """One of the five levels: it glances or thinks as the game's file says of it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def manner(self, sight: Sight) -> Manner:
        """How it plays the game that it looks at."""
        return manner_of(self.name, game_of(sight))

    def search(self, sight: Sight, chance: Chance) -> Search | None:
        """The search that decides for it this time; None where it only glances."""
        manner = self.manner(sight)
        if manner.iterations:
            return Search(manner.iterations, judge=GLANCE) if manner.heed == 1.0 or part(chance) < manner.heed else None
        return Search(milliseconds=manner.milliseconds) if manner.milliseconds else None

    def choose(self, sight: Sight, chance: Chance) -> int:
        search = self.search(sight, chance)
        return self.glance(sight, chance) if search is None else search.choose(sight, chance)

    def glance(self, sight: Sight, chance: Chance) -> int:
        """What it does without thinking ahead."""
        return glance(sight, self.manner(sight), chance)


_PLAIN = re.compile(r"plain(?::(\d{1,7})(ms|s|cpu)?)?")
_SEARCH = re.compile(r"search(?::(\d{1,7})(ms|s|cpu)?)?(?::workers=(\d{1,2}))?(?::judge=([a-z]{1,20}))?")


def bot_names() -> list[str]:
    """How bots are asked for."""
    return ["random", "greedy", "search", "search:300ms", "search:2000", "plain:2000", "rule", *LEVELS, *added_bots()]


def find_bot(text: str, seconds: float = MOVE_SECONDS, *, measuring: bool = False) -> Bot:
    """The bot that somebody at this machine asks for: one of ours, a program by its path, or a Python class; `seconds` is what one from outside has for a decision."""
    return Outside(text, seconds) if is_outside(text) else make_bot(text, measuring=measuring)


def make_bot(text: str, *, measuring: bool = False) -> Bot:
    """The bot that a text asks for: `random`, `greedy`, `search`, `search:300ms`, `search:2s`, `search:300cpu` (milliseconds of CPU time), or `search:2000` (iterations); a search may think in several processes, `search:2s:workers=2`.

    >>> make_bot("search:2s").name, make_bot("search:workers=2").name, make_bot("search:50cpu").name
    ('search:2000ms', 'search:300ms:workers=2', 'search:50cpu')
    >>> make_bot("genius")
    Traceback (most recent call last):
    ...
    clutch.kernel.errors.GameError: there is no bot “genius”; bots are random, greedy, search, search:300ms, search:2000, plain:2000, rule, hatchling, fledgling, drake, wyrm, elder
    >>> make_bot("search:2s:workers=0")
    Traceback (most recent call last):
    ...
    clutch.kernel.errors.GameError: a search has from 1 to 32 workers, not 0
    """
    if text == "random":
        return Random()
    if text == "greedy":
        return Greedy()
    if text in LEVELS:
        return Level(text)
    if text == Rule.name:
        return Rule()
    if text == SEER:
        if measuring:
            return Seer()
        raise GameError("a seer is shown the truth, and plays in `clutch arena` and `clutch simulate` only: take another bot")
    added = added_bot(text)
    if added is not None:
        return added
    plain = _PLAIN.fullmatch(text)
    if plain is not None and plain.group(1) not in ("0", "00"):
        return make_plain(*plain.groups())
    found = _SEARCH.fullmatch(text)
    if found is None or found.group(1) in ("0", "00"):
        raise GameError(f"there is no bot “{text[:60]}”; bots are {', '.join(bot_names())}")
    amount, unit, number, judge = found.groups()
    workers = None if number is None else int(number)
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise GameError(f"a search has from 1 to {MOST_WORKERS} workers, not {workers}")
    if amount is None:
        return Search(judge=judge, workers=workers)
    if unit is None:
        return Search(iterations=int(amount), judge=judge, workers=workers)
    if unit == "cpu":
        if workers is not None:
            raise GameError("a search by CPU time has one worker: leave workers out, or give milliseconds")
        return Search(milliseconds=int(amount), judge=judge, processor=True)
    return Search(milliseconds=int(amount) * (1000 if unit == "s" else 1), judge=judge, workers=workers)


def make_plain(amount: str | None, unit: str | None) -> Plain:
    """The plain player with its budget.

    >>> make_plain("200", "cpu").name, make_plain(None, None).name, make_plain("500", None).name
    ('plain:200cpu', 'plain:300ms', 'plain:500')
    """
    if amount is None:
        return Plain(0, DEFAULT_MILLISECONDS)
    if unit is None:
        return Plain(int(amount), 0)
    return Plain(0, int(amount) * (1000 if unit == "s" else 1), processor=unit == "cpu")
