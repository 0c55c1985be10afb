"""Generations of a network: games of the last one and of others, training on all of them, and what it has learned."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from math import inf
from pathlib import Path
from time import monotonic

from clutch.bots.nets.self_play import Examples, quick_play, self_play
from clutch.bots.nets.weights_file import read_network, write_weights
from clutch.bots.train.examples import Table, joined, load, table_of
from clutch.bots.train.learning import HELD_OUT, Learner, loss
from clutch.bots.train.targets import targets
from clutch.games.catalogue import game as find_game
from clutch.kernel.game import Game
from clutch.kernel.judge import Judge
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.thumb import RULE

CHUNK = 250
"""Games that one process plays between two looks at the clock."""
NOISE = 60
"""Random actions among a thousand, so that positions differ."""
KEPT = 350
"""Positions among a thousand that are written down."""
QUICK_NOISE = 10
QUICK_KEPT = 120
"""The same where quick players play, who slip by themselves and play many games in little time."""
WORLDS = 6
"""How many worlds a player looks at."""
EPOCHS = 4
NEWEST = 3_000_000
"""How many examples are trained on at most, the newest."""
THIRDS = 3
MIXTURE = ("own", "own", "rule", "own", "formula", "own", "own", "rule", "own", "random")
"""Who plays, seat by seat and game by game: networks that know only their own games do worse against others."""
BEGINNERS = ("rule", "formula", "rule", "random", "rule")
"""Who plays before there is a network: what follows from good play is worth more than what follows from chance."""
STRIDE = 3
"""How far apart in these lists the seats of one game are."""


@dataclass
class Learned:
    """What a generation has come to."""

    number: int
    games: int
    examples: int
    loss: float
    """On games that were held out."""
    constant_loss: float
    """What one who always says the mean would be surprised."""
    thirds: list[tuple[float, float]]
    """For each third of the game: the network's loss, and that of the mean."""
    path: Path


@dataclass(frozen=True)
class Plan:
    """The games of a generation, as every process is told of them."""

    game: str
    players: tuple[int, ...]
    seed: int
    own: Path | None
    """The network that plays; None before there is one."""
    first: int
    """The number of the first game."""
    games: int

    def chunks(self) -> int:
        """How many parts the games are played in."""
        return (self.games + CHUNK - 1) // CHUNK

    def chunk(self, number: int) -> Table:
        """Play a part."""
        game = find_game(self.game)
        encoder = game.learner()
        assert encoder is not None
        quick = encoder.sequel().player  # where games are played on by somebody, the network is asked about positions of such games
        examples = Examples()
        start = self.first + number * CHUNK
        for turn in range(start, min(start + CHUNK, self.first + self.games)):
            players = self.players[turn % len(self.players)]
            settings = game.settings(players, {})
            if quick is not None:
                quick_play(game, players, settings, quick, encoder, QUICK_NOISE, QUICK_KEPT, self.seed, turn, examples)
                continue
            judges = [self.player(turn, seat) for seat in range(players)]
            self_play(game, players, settings, judges, encoder, NOISE, KEPT, WORLDS, self.seed, turn, examples)
        return table_of(examples)

    def player(self, turn: int, seat: int) -> Judge | None:
        """Who plays a seat of a game; None plays at random."""
        names = BEGINNERS if self.own is None else MIXTURE
        who = names[(turn // len(self.players) + STRIDE * seat) % len(names)]
        if who == "random":
            return None
        if who == "own":
            assert self.own is not None
            return judge_in(self.game, self.own)
        return find_game(self.game).judge(RULE if who == "rule" else None)


Chunks = list[tuple[int, Table]]
"""The games of some parts, by their numbers."""
Spread = Callable[[Callable[[list[int]], Chunks], int], Iterable[tuple[int, Table]]]
"""Who does so many parts of a work: gives each by its number, in their order."""


def one_after_the_other(work: Callable[[list[int]], Chunks], count: int) -> Iterator[tuple[int, Table]]:
    """This process does all parts itself."""
    for number in range(count):
        yield from work([number])


def play_chunks(plan: Plan, part: list[int]) -> Chunks:
    """Play some parts of a generation's games one after the other."""
    return [(number, plan.chunk(number)) for number in part]


@cache
def judge_in(game: str, path: Path) -> LearnedJudge:
    """The judge in a file, read once by every process."""
    encoder = find_game(game).learner()
    assert encoder is not None
    return encoder.twin("own", read_network(path, encoder))


class Generations:
    """Learns generation by generation in a folder; what is finished there is not done again."""

    def __init__(
        self, game: Game, encoder: LearnedJudge, folder: Path, seed: int, players: list[int], spread: Spread = one_after_the_other
    ) -> None:
        self.game = game
        self.encoder = encoder
        self.folder = folder
        self.seed = seed
        self.players = players
        """The tables: game by game the next of them."""
        self.spread = spread
        """Who plays."""
        folder.mkdir(parents=True, exist_ok=True)

    def examples_path(self, number: int) -> Path:
        """Where a generation's examples lie."""
        return self.folder / f"examples-{number}.npz"

    def weights_path(self, number: int) -> Path:
        """Where a generation's network lies."""
        return self.folder / f"generation-{number}.net"

    def finished(self) -> int:
        """How many generations are there."""
        number = 0
        while self.weights_path(number).is_file():
            number += 1
        return number

    def judge(self, number: int, name: str) -> LearnedJudge:
        """A generation's judge."""
        return self.encoder.twin(name, read_network(self.weights_path(number), self.encoder))

    def run(self, minutes: float, games: int, generations: int | None = None) -> Iterator[str | Learned]:
        """Learn for so long, or until there are so many generations, with so many games each: says what goes on, and what each generation has learned."""
        end = monotonic() + 60 * minutes if generations is None else inf
        while monotonic() < end:
            number = self.finished()
            if generations is not None and number >= generations:
                break
            yield "play"
            if not self.examples_path(number).is_file():
                self.play(number, games, end).save(self.examples_path(number))
            yield "learn"
            yield self.learn(number)

    def play(self, number: int, games: int, end: float) -> Table:
        """A generation's games: the same whoever plays them, for a game follows from its number and the seed."""
        own = self.weights_path(number - 1) if number else None
        plan = Plan(self.game.name, tuple(self.players), self.seed, own, number * games, games)
        tables: list[Table] = []
        for _, table in self.spread(partial(play_chunks, plan), plan.chunks()):
            tables.append(table)
            if monotonic() > end and len(tables) > 1:
                break
        return joined(tables)

    def learn(self, number: int) -> Learned:
        """Train on all games so far, first on how they ended and then on what the first training makes of that, and keep the network."""
        tables: list[Table] = []
        for kept in range(number, -1, -1):
            tables.append(load(self.examples_path(kept)))
            if sum(len(table) for table in tables) > NEWEST:
                break
        table = joined(tables)
        held = table.held_out(HELD_OUT)
        taught = table.pick(~held)
        teacher = Learner(self.encoder.size, self.seed + number)
        teacher.learn(taught, EPOCHS)
        learner = Learner(self.encoder.size, self.seed + number + 1)
        learner.learn(replace(taught, shares=targets(taught, teacher.chances(taught))), EPOCHS)
        test = table.pick(held)
        said = learner.chances(test)
        mean = table.shares.mean() + 0 * said
        thirds = []
        for third in range(THIRDS):
            these = (test.moments * THIRDS >= third) & (test.moments * THIRDS < third + 1)
            thirds.append((loss(said[these], test.shares[these]), loss(mean[these], test.shares[these])))
        played = sum(len(set(table.games.tolist())) for table in tables)
        learned = Learned(number, played, len(table), loss(said, test.shares), loss(mean, test.shares), thirds, self.weights_path(number))
        facts: dict[str, object] = {
            "generation": number,
            "games": learned.games,
            "examples": learned.examples,
            "seed": self.seed,
            "held_out_loss": round(learned.loss, 4),
            "constant_loss": round(learned.constant_loss, 4),
        }
        write_weights(self.weights_path(number), self.encoder, learner.exported(), facts)
        return learned
