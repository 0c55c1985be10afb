"""Games between bots, counted by bot and by seat.

The bots take the seats in rotation, and all rotations of a deal have the same luck, so that nobody wins by sitting well or by being dealt well. Games are numbered, each game's luck depends on
its number and the seed alone, and results are added up in the order of the numbers: the number of processes changes nothing but the time.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path
from time import perf_counter

from clutch.arena.estimate import Sums
from clutch.bots import Bot, Seer, Sight, make_bot
from clutch.bots.search.random_play import RandomResults, random_games
from clutch.build import build
from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Seeded
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.record import Seat
from clutch.kernel.referee import begin
from clutch.kernel.state import State

RANDOM = "random"
RANDOM_GAMES = 1000
"""How many random games are played between two looks at the clock."""
AHEAD = 4
"""How many parts are handed to each process before the first is back."""


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
    def deals(self) -> int:
        """How many different deals there are."""
        return -(-self.games // self.players)


def plan(
    game: Game, players: int | None, options: dict[str, object], bots: list[str], seed: int, games: int, records: Path | None = None
) -> Plan:
    """A checked plan; a list of bots shorter than the table is repeated.

    >>> import clutch
    >>> plan(clutch.game("dragon_kin"), 3, {}, ["greedy", "random"], 1, 6).line_up
    ['greedy', 'random', 'greedy']
    """
    for bot in bots:
        make_bot(bot, measuring=True)
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
        from clutch.kernel.move import seat_letter

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
        parts = self.shared() if self.jobs > 1 else map(play_part, tasks(self.plan))
        start = perf_counter()
        for part in parts:
            self.outcome.merge(part)
            self.seconds = perf_counter() - start
            yield part.games

    def shared(self) -> Iterator[Outcome]:
        """The parts, played by several processes, in their order."""
        context = multiprocessing.get_context("spawn")
        with deaf_pool(context, self.jobs) as pool:
            # A few parts ahead of what is counted, and no more: a pool with a long queue cannot be stopped at once.
            ahead: deque[AsyncResult[Outcome]] = deque()
            for task in tasks(self.plan):
                ahead.append(pool.apply_async(play_part, (task,)))
                if len(ahead) >= AHEAD * self.jobs:
                    yield ahead.popleft().get()
            while ahead:
                yield ahead.popleft().get()

    def report(self) -> Report:
        """What was counted."""
        return Report(self.plan, self.outcome, self.seconds)


def deaf_pool(context: SpawnContext, jobs: int) -> Pool:
    """Processes that do not hear Ctrl-C: it is this process that stops them."""
    if not hasattr(signal, "pthread_sigmask"):
        return context.Pool(jobs)
    # A blocked signal is inherited and, unlike an ignored one, not lost on this process: it comes when the block is lifted. The tracker lifts blocks when it starts, so it starts first.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return context.Pool(jobs)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


Task = tuple[Plan, int, int]
"""A plan, the first of its parts to play, and how many: games for the compiled loop, deals otherwise."""


def tasks(plan: Plan) -> Iterator[Task]:
    """The parts of a plan; they do not depend on the number of processes."""
    if plan.random_only:
        for first in range(0, plan.games, RANDOM_GAMES):
            yield plan, first, min(RANDOM_GAMES, plan.games - first)
    else:
        for deal in range(plan.deals):
            yield plan, deal, 1


def play_part(task: Task) -> Outcome:
    """Play one part of a plan."""
    plan, first, count = task
    game = find_game(plan.game)
    if plan.random_only:
        return counted(random_games(game, plan.players, plan.settings, plan.seed, first, count), plan.players)
    outcome = Outcome()
    for deal in range(first, first + count):
        play_deal(game, plan, deal, outcome)
    return outcome


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


def play_deal(game: Game, plan: Plan, deal: int, outcome: Outcome) -> None:
    """All rotations of one deal."""
    shares: dict[str | int, list[float]] = {}
    scores: dict[str | int, list[float]] = {}
    for rotation in range(min(plan.players, plan.games - deal * plan.players)):
        number = deal * plan.players + rotation
        line_up = [plan.line_up[(seat - rotation) % plan.players] for seat in range(plan.players)]
        state, decisions = play_game(game, plan, line_up, deal, number)
        outcome.games += 1
        outcome.decisions += decisions
        for seat, (share, score) in enumerate(zip(state.payoffs(), state.scores(), strict=True)):
            for key in (line_up[seat], seat):
                shares.setdefault(key, []).append(share)
                scores.setdefault(key, []).append(float(score))
    for key, group in shares.items():
        count = outcome.seats.setdefault(key, Count()) if isinstance(key, int) else outcome.bots.setdefault(key, Count())
        count.shares.add(len(group), sum(group))
        count.scores.add(len(group), sum(scores[key]))


def play_game(game: Game, plan: Plan, line_up: list[str], deal: int, number: int) -> tuple[State, int]:
    """One game: its last position, and how many decisions it took."""
    bots: list[Bot] = [make_bot(name, measuring=True) for name in line_up]
    chance = Seeded(plan.seed, 2 * deal)
    thoughts = Seeded(plan.seed, 2 * number + 1)
    if plan.records is not None:
        return record_game(game, plan, bots, number, chance, thoughts)
    state = game.begin(plan.players, plan.settings, chance, listen=False)
    decisions = 0
    while not state.over:
        seat = int(state.seat())
        state.apply(chosen(bots[seat], state, thoughts), chance)
        decisions += 1
    return state, decisions


def chosen(bot: Bot, state: State, thoughts: Seeded) -> int:
    """What a bot decides: from its seat's sight, but for a seer, which is shown the position itself."""
    if isinstance(bot, Seer):
        return bot.choose_knowing(state, thoughts)
    return bot.choose(Sight(state, state.seat()), thoughts)


def record_game(game: Game, plan: Plan, bots: list[Bot], number: int, chance: Seeded, thoughts: Seeded) -> tuple[State, int]:
    """The same through the referee, kept in a file."""
    assert plan.records is not None
    seats = [Seat(f"{bot.name} {seat + 1}", bot.name) for seat, bot in enumerate(bots)]
    referee = begin(game, plan.players, dict(plan.settings), seats, chance)
    while not referee.state.over:
        seat = int(referee.state.seat())
        referee.act(seat, chosen(bots[seat], referee.state, thoughts), chance)
    path = plan.records / f"{game.name}-{number + 1:0{len(str(plan.games))}}.jsonl"
    path.write_text(referee.record.text(), "utf-8", newline="\n")
    return referee.state, len(referee.steps)
