"""Formulas that games may tune: which numbers of a game's `bot/weights.py` those are, says its `bot/formula.toml`; and games between two ways to weigh."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields
from importlib import import_module

from librt.vecs import vec

from clutch.bots.bot import Bot, Greedy, Search, make_bot
from clutch.bots.search.sight import Sight
from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Seeded
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game

FILE = "formula.toml"
JUDGE = "formula"
SIDES = 2
DIGITS = 4
"""How many digits of a weight mean anything."""

Numbers = tuple[float, ...]
"""All weights that may be tuned, one list after the other."""


@dataclass(frozen=True)
class Formula:
    """What may be tuned in a game, and by which games."""

    game: str
    rows: dict[str, int]
    """The lists of weights by name, and how many numbers of each stand in a line where it is written. A weight of 0 means that there is nothing to weigh, and stays 0."""
    players: int = 2
    worlds: int = 1
    """How many worlds a player looks at, one action deep."""
    games: int = 400
    """How many games a step plays: half as many deals, each twice."""
    steps: int = 60
    probe: float = 0.2
    """By which part of itself, about, a weight is higher for one side and lower for the other."""
    pace: float = 0.1
    """How far a step goes."""


def formula_of(game: Game) -> Formula | None:
    """What may be tuned in a game; None where it does not say so."""
    path = game.folder / "bot" / FILE
    if not path.is_file():
        return None
    told = tomllib.loads(path.read_text("utf-8"))
    unknown = sorted(told.keys() - {field.name for field in fields(Formula)} | {"game"} & told.keys())
    if unknown:
        raise GameError(f"{FILE} of {game.title}: there is no {unknown[0]}")
    return Formula(game.name, **told)


class Weights:
    """The weights as the compiled formula reads them: whoever writes here changes what every judge of this process thinks."""

    def __init__(self, formula: Formula) -> None:
        package = type(find_game(formula.game)).__module__.rpartition(".")[0]
        module = import_module(f"{package}.bot.weights")
        missing = [name for name in formula.rows if not hasattr(module, name)]
        if missing:
            raise GameError(f"{FILE} of {formula.game}: weights.py has no {missing[0]}")
        self.lists: list[vec[float]] = [getattr(module, name) for name in formula.rows]

    def read(self) -> Numbers:
        """The weights as they are."""
        return tuple(float(weight) for numbers in self.lists for weight in numbers)

    def write(self, weights: Sequence[float]) -> None:
        """Weigh like this from now on."""
        start = 0
        for numbers in self.lists:
            for place in range(len(numbers)):
                numbers[place] = weights[start + place]
            start += len(numbers)

    @contextmanager
    def kept(self) -> Iterator[Numbers]:
        """Gives the weights, and puts them back afterwards, whatever was tried in between."""
        standing = self.read()
        try:
            yield standing
        finally:
            self.write(standing)


@dataclass(frozen=True)
class Pair:
    """What came of a deal that was played twice, with the seats exchanged: of the first side."""

    margin: float
    """By how many points it was ahead, as a mean."""
    share: float
    """Its share of the victories."""


def weighing_bot(text: str) -> Bot:
    """The bot that plays by a formula: `greedy`, or a search in one process."""
    bot = make_bot(text)
    if isinstance(bot, Greedy):
        return Greedy(JUDGE)
    if isinstance(bot, Search) and bot.judge in (None, JUDGE) and bot.workers in (None, 1):
        return Search(bot.iterations, bot.milliseconds, JUDGE, processor=bot.processor)
    raise GameError(f"“{text}” does not play by the formula in this process: give greedy, search:200 or search:30cpu")


def play_pair(formula: Formula, bot: Bot, sides: tuple[Numbers, Numbers], seed: int, deal: int) -> Pair:
    """Play a deal twice; both sides are the same bot, and only weigh differently."""
    game = find_game(formula.game)
    weights = Weights(formula)
    margin = share = 0.0
    with weights.kept():
        for second in range(SIDES):
            luck, thoughts = Seeded(seed, 4 * deal), Seeded(seed, 4 * deal + 1 + second)
            state = game.start(formula.players, chance=luck)
            on_turn = SIDES
            while not state.over:
                seat = int(state.seat())
                if on_turn != (seat + second) % SIDES:
                    on_turn = (seat + second) % SIDES
                    weights.write(sides[on_turn])
                state.apply(bot.choose(Sight(state, seat), thoughts), luck)
            ours = [seat for seat in range(formula.players) if (seat + second) % SIDES == 0]
            theirs = [seat for seat in range(formula.players) if seat not in ours]
            points, payoffs = state.scores(), state.payoffs()
            margin += sum(points[seat] for seat in ours) / len(ours) - sum(points[seat] for seat in theirs) / len(theirs)
            share += sum(payoffs[seat] for seat in ours)
    return Pair(margin / SIDES, share / SIDES)


def rounded(weights: Sequence[float]) -> Numbers:
    """Weights as they are written into a file.

    >>> rounded([0.0, 1.23456, 181.7312, 0.01234567])
    (0.0, 1.235, 181.7, 0.01235)
    """
    return tuple(float(f"{weight:.{DIGITS}g}") for weight in weights)


def written(formula: Formula, weights: Sequence[float]) -> str:
    """The weights as lines of Python, to be put into the game's `bot/weights.py`."""
    lines = []
    start = 0
    for (name, row), numbers in zip(formula.rows.items(), Weights(formula).lists, strict=True):
        own = [repr(weight) for weight in weights[start : start + len(numbers)]]
        start += len(numbers)
        if len(own) <= row:
            lines.append(f"{name}: Final = vec[float]([{', '.join(own)}])")
            continue
        parts = [f"        {', '.join(own[first : first + row])}," for first in range(0, len(own), row)]
        lines += [f"{name}: Final = vec[float](", "    [", *parts, "    ]", ")  # fmt: skip"]
    return "\n".join(lines) + "\n"
