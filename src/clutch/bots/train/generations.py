"""Generations of a network: games of the last one and of others, training on all of them, and what it has learned."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, partial
from math import inf
from pathlib import Path
from time import monotonic

from clutch.bots.nets.self_play import Examples, quick_play, self_play
from clutch.bots.nets.weights_file import network_of, read, read_network, write_weights
from clutch.bots.train.examples import Table, joined, load, table_of
from clutch.bots.train.learning import HELD_OUT, Learner, loss
from clutch.bots.train.schools import OWN, RANDOM, School
from clutch.bots.train.targets import targets
from clutch.games.catalogue import game as find_game
from clutch.kernel.game import Game
from clutch.kernel.judge import Judge
from clutch.kernel.learned import LearnedJudge

SCHOOL = "school.json"
CHUNK = 250
"""Games that one process plays between two looks at the clock."""
EPOCHS = 4
NEWEST = 3_000_000
"""How many examples are trained on at most, the newest."""
THIRDS = 3
STRIDE = 3
"""How far apart in a school's lists of players the seats of one game are."""


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
    school: School
    seed: int
    own: bytes | None
    """The network that plays, as its file has it, for not every machine can read this one's; None before there is one."""
    first: int
    """The number of the first game."""

    def chunks(self) -> int:
        """How many parts the games are played in."""
        return (self.school.games + CHUNK - 1) // CHUNK

    def chunk(self, number: int) -> Table:
        """Play a part."""
        game = find_game(self.game)
        encoder = game.learner()
        assert encoder is not None
        school = self.school
        quick = encoder.sequel().player if school.quick else None
        examples = Examples()
        start = self.first + number * CHUNK
        for turn in range(start, min(start + CHUNK, self.first + school.games)):
            players = school.tables[turn % len(school.tables)]
            settings = game.settings(players, {})
            if quick is not None:
                quick_play(game, players, settings, quick, encoder, school.noise, school.kept, self.seed, turn, examples)
                continue
            judges = [self.player(turn, seat) for seat in range(players)]
            self_play(game, players, settings, judges, encoder, school.noise, school.kept, school.worlds, self.seed, turn, examples)
        return table_of(examples)

    def player(self, turn: int, seat: int) -> Judge | None:
        """Who plays a seat of a game; None plays at random."""
        names = self.school.beginners if self.own is None else self.school.mixture
        who = names[(turn // len(self.school.tables) + STRIDE * seat) % len(names)]
        if who == RANDOM:
            return None
        if who == OWN:
            assert self.own is not None
            return judge_in(self.game, self.own)
        return find_game(self.game).judge(who)


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
def judge_in(game: str, file: bytes) -> LearnedJudge:
    """The judge in a file, made once by every process."""
    encoder = find_game(game).learner()
    assert encoder is not None
    return encoder.twin("own", network_of(file, "the last network", encoder))


class Generations:
    """Learns generation by generation in a folder; what is finished there is not done again."""

    def __init__(
        self, game: Game, encoder: LearnedJudge, folder: Path, seed: int, school: School, spread: Spread = one_after_the_other
    ) -> None:
        self.game = game
        self.encoder = encoder
        self.folder = folder
        self.seed = seed
        self.school = school
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

    def has_other_school(self) -> bool:
        """Whether the folder was begun by another school, or with another seed: what would follow is a network that no command could make again. An empty folder is ours from now on."""
        ours = {"game": self.game.name, "seed": self.seed, **self.school.facts()}
        del ours["generations"]  # there may always be one more
        path = self.folder / SCHOOL
        if not path.is_file():
            path.write_text(json.dumps(ours, indent=1) + "\n", "utf-8")
        return bool(json.loads(path.read_text("utf-8")) != json.loads(json.dumps(ours)))

    def judge(self, number: int, name: str) -> LearnedJudge:
        """A generation's judge."""
        return self.encoder.twin(name, read_network(self.weights_path(number), self.encoder))

    def run(self, minutes: float | None = None) -> Iterator[str | Learned]:
        """Learn for so long, one generation at least, or as many as the school has: says what goes on, and what each generation has learned."""
        end = monotonic() + 60 * minutes if minutes is not None else inf
        begun = self.finished()
        while (number := self.finished()) == begun or monotonic() < end:
            if minutes is None and number >= self.school.generations:
                break
            yield "play"
            if not self.examples_path(number).is_file():
                self.play(number, end).save(self.examples_path(number))
            yield "learn"
            yield self.learn(number)

    def play(self, number: int, end: float) -> Table:
        """A generation's games: the same whoever plays them, for a game follows from its number and the seed."""
        own = read(self.weights_path(number - 1)) if number else None
        plan = Plan(self.game.name, self.school, self.seed, own, number * self.school.games)
        tables: list[Table] = []
        for _, table in self.spread(partial(play_chunks, plan), plan.chunks()):
            tables.append(table)
            if monotonic() > end and len(tables) > 1:
                break
        return joined(tables)

    def learn(self, number: int) -> Learned:
        """Train on all games so far, and keep the network."""
        tables: list[Table] = []
        for kept in range(number, -1, -1):
            tables.append(load(self.examples_path(kept)))
            if sum(len(table) for table in tables) > NEWEST:
                break
        table = joined(tables)
        held = table.held_out(HELD_OUT)
        taught = table.pick(~held)
        learner = self.trained(taught, number)
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
            "school": self.school.facts(),
            "held_out_loss": round(learned.loss, 4),
            "constant_loss": round(learned.constant_loss, 4),
        }
        write_weights(self.weights_path(number), self.encoder, learner.exported(), facts)
        return learned

    def trained(self, taught: Table, number: int) -> Learner:
        """A network that was trained as often as the school wants: at first on how games ended, then on what the training before makes of that."""
        learner = Learner(self.encoder.size, self.seed + number)
        learner.learn(taught, EPOCHS)
        for training in range(1, self.school.trainings):
            said = learner.chances(taught)
            learner = Learner(self.encoder.size, self.seed + number + training)
            learner.learn(replace(taught, shares=targets(taught, said)), EPOCHS)
        return learner
