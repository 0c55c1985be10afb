"""Games between bots, counted by bot and by seat.

The bots take the seats in rotation, and all rotations of a deal have the same luck, so that nobody wins by sitting well or by being dealt well. Games are numbered, each game's luck depends on
its number and the seed alone, and results are added up in the order of the numbers: the number of processes changes nothing but the time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter

from clutch.arena.crew import Part, Work, in_order, local_crew
from clutch.arena.estimate import Sums
from clutch.arena.match import Played
from clutch.arena.tables import games_of
from clutch.arena.tournament import ROTATIONS, Tournament
from clutch.bots import make_bot
from clutch.bots.search.random_play import RandomResults, random_games
from clutch.build import build
from clutch.games.catalogue import game as find_game
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.move import seat_letter
from clutch.kernel.option import Settings

RANDOM = "random"
RANDOM_GAMES = 1000
"""How many random games are one part of the work."""


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    players: int
    settings: Settings
    line_up: list[str]
    """The bots in the order in which they take the seats in the first rotation."""
    seed: int
    games: int
    records: Path | None = None

    @property
    def random_only(self) -> bool:
        """Whether the compiled loop can play it all."""
        return self.records is None and all(bot == RANDOM for bot in self.line_up)

    @property
    def tournament(self) -> Tournament:
        """The same as the arena plays it: one table, whose bots sit in all rotations."""
        digits = len(str(self.games))
        return Tournament(self.game, self.players, self.settings, tuple(self.line_up), self.seed, self.games, ROTATIONS, digits=digits)


def plan(
    game: Game, players: int | None, options: dict[str, object], bots: list[str], seed: int, games: int, records: Path | None = None
) -> Plan:
    """A checked plan; a list of bots shorter than the table is repeated.

    >>> import clutch
    >>> plan(clutch.game("dragon_kin"), 3, {}, ["greedy", "random"], 1, 6).line_up
    ['greedy', 'random', 'greedy']
    """
    for bot in bots:
        make_bot(bot)
    seats = players if players is not None else max(game.least_players, len(bots))
    settings = game.settings(seats, options)
    if len(bots) > seats:
        raise GameError(f"there are {len(bots)} bots for {seats} seats")
    return Plan(game.name, seats, settings, [bots[seat % len(bots)] for seat in range(seats)], seed, games, records)


@dataclass
class Count:
    """What a bot or a seat has achieved."""

    shares: Sums = field(default_factory=Sums)
    """Shares of victory: a tie between two is a half for each."""
    scores: Sums = field(default_factory=Sums)

    def merge(self, other: Count) -> None:
        """Add another part of the games."""
        self.shares.merge(other.shares)
        self.scores.merge(other.scores)

    def data(self, name: str) -> dict[str, object]:
        """The count as plain data."""
        return {
            "name": name,
            "games": round(self.shares.count),
            "wins": round(self.shares.total, 6),
            "win_rate": self.shares.mean,
            "win_rate_interval": self.shares.share_interval(),
            "mean_score": self.scores.mean,
            "mean_score_interval": self.scores.interval(),
        }


@dataclass
class Outcome:
    """All that was counted."""

    games: int = 0
    decisions: int = 0
    bots: dict[str, Count] = field(default_factory=dict)
    seats: dict[int, Count] = field(default_factory=dict)

    def merge(self, other: Outcome) -> None:
        """Add another part of the games."""
        self.games += other.games
        self.decisions += other.decisions
        for name, count in other.bots.items():
            self.bots.setdefault(name, Count()).merge(count)
        for seat, count in other.seats.items():
            self.seats.setdefault(seat, Count()).merge(count)


@dataclass(frozen=True)
class Report:
    """The result of a plan, with how long it took."""

    plan: Plan
    outcome: Outcome
    seconds: float

    def data(self) -> dict[str, object]:
        """The report as plain data."""
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.plan.settings,
            "seed": self.plan.seed,
            "games": self.outcome.games,
            "decisions": self.outcome.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.outcome.decisions / self.seconds if self.seconds > 0 else 0.0,
            "build": build(),
            "bots": [count.data(name) for name, count in self.outcome.bots.items()],
            "seats": [count.data(seat_letter(seat)) for seat, count in sorted(self.outcome.seats.items())],
        }


class Simulation:
    """A plan being carried out: iterate over it for the progress, then ask for the report.

    >>> import clutch
    >>> simulation = Simulation(plan(clutch.game("dragon_kin"), 2, {}, ["random"], 7, 100))
    >>> sum(simulation.run()), simulation.report().outcome.bots["random"].shares.total
    (100, 100.0)
    """

    def __init__(self, plan: Plan, jobs: int = 1) -> None:
        self.plan = plan
        self.jobs = jobs
        self.outcome = Outcome()
        self.seconds = 0.0

    def run(self) -> Iterator[int]:
        """Play; yields how many more games are done."""
        for name in self.plan.line_up:
            self.outcome.bots.setdefault(name, Count())
        start = perf_counter()
        for part in self.random_parts() if self.plan.random_only else self.deals():
            self.outcome.merge(part)
            self.seconds = perf_counter() - start
            yield part.games

    def random_parts(self) -> Iterator[Outcome]:
        """What the compiled loop plays, in the order of the games."""
        parts = -(-self.plan.games // RANDOM_GAMES)
        for _, part in in_order(local_crew(partial(play_random, self.plan), self.jobs), parts):
            yield part

    def deals(self) -> Iterator[Outcome]:
        """Deal after deal, each with all its rotations."""
        games: list[Played] = []
        work = partial(numbered, games_of(self.plan.tournament, self.plan.records))
        for _, game in in_order(local_crew(work, self.jobs), self.plan.games):
            games.append(game)
            if len(games) == self.plan.players or game.number == self.plan.games - 1:
                yield count_deal(self.plan, games)
                games = []

    def report(self) -> Report:
        """What was counted."""
        return Report(self.plan, self.outcome, self.seconds)


def numbered(work: Work[Played], part: Part) -> list[tuple[int, Played]]:
    """Games with their numbers."""
    return [(game.number, game) for game in work(part)]


def play_random(plan: Plan, part: Part) -> list[tuple[int, Outcome]]:
    """Parts of the compiled loop's games."""
    game = find_game(plan.game)
    found: list[tuple[int, Outcome]] = []
    for number in part:
        first = number * RANDOM_GAMES
        results = random_games(game, plan.players, plan.settings, plan.seed, first, min(RANDOM_GAMES, plan.games - first))
        found.append((number, counted(results, plan.players)))
    return found


def counted(results: RandomResults, players: int) -> Outcome:
    """The compiled loop's sums as counts: each game is a group of its own."""
    games = int(results.games)
    outcome = Outcome(games, int(results.decisions))
    for row, (shares, share_squares, points, point_squares) in enumerate(results.sums()):
        size = players if row == players else 1
        count = Count(
            Sums(games, games * size, games * size * size, shares, share_squares, shares * size),
            Sums(games, games * size, games * size * size, points, point_squares, points * size),
        )
        if row == players:
            outcome.bots[RANDOM] = count
        else:
            outcome.seats[row] = count
    return outcome


def count_deal(plan: Plan, games: list[Played]) -> Outcome:
    """All rotations of one deal: one observation of each bot and each seat."""
    outcome = Outcome()
    shares: dict[str | int, list[float]] = {}
    scores: dict[str | int, list[float]] = {}
    for game in games:
        if game.scores is None:
            assert game.forfeit is not None
            raise GameError(f"{plan.line_up[game.line_up[game.forfeit[0]]]} {game.forfeit[1]} in game {game.number + 1}")
        outcome.games += 1
        outcome.decisions += game.decisions
        for seat, (share, score) in enumerate(zip(game.payoffs, game.scores, strict=True)):
            for key in (plan.line_up[game.line_up[seat]], seat):
                shares.setdefault(key, []).append(share)
                scores.setdefault(key, []).append(float(score))
    for key, group in shares.items():
        count = outcome.seats.setdefault(key, Count()) if isinstance(key, int) else outcome.bots.setdefault(key, Count())
        count.shares.add(len(group), sum(group))
        count.scores.add(len(group), sum(scores[key]))
    return outcome
