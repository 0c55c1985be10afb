"""Generations of a network: games of the last one and of others, training on all of them, and what it has learned."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from clutch.bots.nets.self_play import Examples, quick_play, self_play
from clutch.bots.nets.weights_file import read_network, write_weights
from clutch.bots.train.examples import Table, joined, load, table_of
from clutch.bots.train.learning import HELD_OUT, Learner, loss
from clutch.kernel.game import Game
from clutch.kernel.judge import Judge
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.option import Settings

CHUNK = 250
"""Games between two looks at the clock."""
NOISE = 60
"""Random actions among a thousand, so that positions differ."""
KEPT = 350
"""Positions among a thousand that are written down."""
QUICK_NOISE = 10
QUICK_KEPT = 120
"""The same where quick players play, who slip by themselves and play many games in little time."""
WORLDS = 2
EPOCHS = 4
NEWEST = 1_200_000
"""How many examples are trained on at most, the newest."""
THIRDS = 3
MIXTURE = ("own", "own", "own", "formula", "own", "random", "formula", "own")
"""Who plays, seat by seat and game by game: networks that know only their own games do worse against others."""
BEGINNERS = ("random", "formula", "random")
"""Who plays before there is a network."""


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


class Generations:
    """Learns generation by generation in a folder; what is finished there is not done again."""

    def __init__(self, game: Game, encoder: LearnedJudge, folder: Path, seed: int, players: list[int]) -> None:
        self.game = game
        self.encoder = encoder
        self.folder = folder
        self.seed = seed
        self.settings: dict[int, Settings] = {count: game.settings(count, {}) for count in players}
        self.players = players
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

    def run(self, minutes: float, games: int) -> Iterator[str | Learned]:
        """Learn for so long, with so many games a generation: says what goes on, and what each generation has learned."""
        end = monotonic() + 60 * minutes
        while monotonic() < end:
            number = self.finished()
            yield "play"
            if not self.examples_path(number).is_file():
                self.play(number, games, end).save(self.examples_path(number))
            yield "learn"
            yield self.learn(number)

    def play(self, number: int, games: int, end: float) -> Table:
        """A generation's games."""
        own = self.judge(number - 1, "own") if number else None
        quick = self.encoder.sequel().player  # where games are played on by somebody, the network is asked about positions of such games
        tables: list[Table] = []
        first = number * games
        for start in range(first, first + games, CHUNK):
            examples = Examples()
            for game in range(start, min(start + CHUNK, first + games)):
                players = self.players[game % len(self.players)]
                if quick is not None:
                    quick_play(
                        self.game, players, self.settings[players], quick, self.encoder, QUICK_NOISE, QUICK_KEPT, self.seed, game, examples
                    )
                    continue
                judges = [self.player(own, game + 3 * seat) for seat in range(players)]
                self_play(self.game, players, self.settings[players], judges, self.encoder, NOISE, KEPT, WORLDS, self.seed, game, examples)
            tables.append(table_of(examples))
            if monotonic() > end and len(tables) > 1:
                break
        return joined([tables[0], *tables[1:]])

    def player(self, own: LearnedJudge | None, turn: int) -> Judge | None:
        """Who plays a seat; None plays at random."""
        if own is None:
            who = BEGINNERS[turn % len(BEGINNERS)]
        else:
            who = MIXTURE[turn // 2 % len(MIXTURE)]
        return {"own": own, "formula": self.game.judge(), "random": None}[who]

    def learn(self, number: int) -> Learned:
        """Train on all games so far, and keep the network."""
        tables: list[Table] = []
        for kept in range(number, -1, -1):
            tables.append(load(self.examples_path(kept)))
            if sum(len(table) for table in tables) > NEWEST:
                break
        table = joined(tables)
        held = table.held_out(HELD_OUT)
        learner = Learner(self.encoder.size, self.seed + number)
        learner.learn(table.pick(~held), EPOCHS)
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
