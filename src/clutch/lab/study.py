"""A study: many watched games of one rule set, or of several on the same luck, added up."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

from clutch.arena.estimate import Sums
from clutch.bots import make_bot
from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Seeded
from clutch.kernel.component_source import SETTING
from clutch.kernel.option import Settings
from clutch.lab.watch import Seen, watch

PART = 5
"""Deals that a process plays at a time."""


@dataclass(frozen=True)
class RuleSet:
    """What is played: options, and the file with the numbers if it is not the game's own."""

    name: str
    settings: Settings
    components: Path | None = None
    options: dict[str, object] = field(default_factory=dict)
    """With numbers of its own, the options that were asked for: what the others are by default may be one of the numbers."""


@dataclass(frozen=True)
class Study:
    """What is to be played."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    games: int
    rule_sets: tuple[RuleSet, ...]


@dataclass
class Spread:
    """A number's mean and how it varies from game to game."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    least: float = float("inf")
    most: float = float("-inf")

    def add(self, value: float) -> None:
        """One more."""
        self.count += 1
        self.total += value
        self.squares += value * value
        self.least = min(self.least, value)
        self.most = max(self.most, value)

    def merge(self, other: Spread) -> None:
        """Add another part."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        self.least = min(self.least, other.least)
        self.most = max(self.most, other.most)

    @property
    def mean(self) -> float:
        """The mean."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        return sqrt(max(self.squares / self.count - self.mean**2, 0.0)) if self.count else 0.0


@dataclass
class Findings:
    """What the games of one rule set say."""

    games: int = 0
    seats: list[Sums] = field(default_factory=list)
    """Shares of victory by seat; a deal is one observation."""
    numbers: dict[str, Spread] = field(default_factory=dict)
    uses: Counter[str] = field(default_factory=Counter)
    """How often something was done, per seat and game."""
    winner_uses: Counter[str] = field(default_factory=Counter)
    """The same by winners; a shared victory counts in parts."""
    users: Counter[str] = field(default_factory=Counter)
    """In how many hands, of all seats of all games, something was done at least once."""
    sources: Counter[str] = field(default_factory=Counter)
    winner_sources: Counter[str] = field(default_factory=Counter)

    def merge(self, other: Findings) -> None:
        """Add another part."""
        self.games += other.games
        for place, sums in enumerate(other.seats):
            if place == len(self.seats):
                self.seats.append(Sums())
            self.seats[place].merge(sums)
        for name, spread in other.numbers.items():
            self.numbers.setdefault(name, Spread()).merge(spread)
        for own, more in (
            (self.uses, other.uses),
            (self.winner_uses, other.winner_uses),
            (self.users, other.users),
            (self.sources, other.sources),
            (self.winner_sources, other.winner_sources),
        ):
            for name, count in more.items():
                own[name] += count

    def add(self, games: list[Seen]) -> None:
        """The games of one deal."""
        players = len(games[0].scores)
        while len(self.seats) < players:
            self.seats.append(Sums())
        for seat in range(players):
            self.seats[seat].add(len(games), sum(seen.payoffs[seat] for seen in games))
        for seen in games:
            self.games += 1
            self.note(seen)

    def note(self, seen: Seen) -> None:
        """One game."""
        ordered = sorted(seen.scores, reverse=True)
        facts: dict[str, float] = {
            "decisions": seen.decisions,
            "choices": seen.choices,
            "legal actions in a choice": seen.legal / max(seen.choices, 1),
            "most legal actions": seen.most_legal,
            "lead changes": seen.lead_changes,
            "last change of the lead": seen.last_change,
            "winning score": ordered[0],
            "score": sum(seen.scores) / len(seen.scores),
        }
        if len(ordered) > 1:
            facts["margin"] = ordered[0] - ordered[1]
            facts["spread between seats"] = ordered[0] - ordered[-1]
            facts["shared victories"] = float(sum(share > 0 for share in seen.payoffs) > 1)
        for name, value in facts.items():
            self.numbers.setdefault(name, Spread()).add(value)
        for seat, share in enumerate(seen.payoffs):
            self.uses.update(seen.uses[seat])
            self.users.update(seen.uses[seat].keys())
            self.sources.update(seen.sources[seat])
            if share > 0:
                for name, count in seen.uses[seat].items():
                    self.winner_uses[name] += count * share  # type: ignore[assignment]  # a shared victory counts in parts
                for name, count in seen.sources[seat].items():
                    self.winner_sources[name] += count * share  # type: ignore[assignment]  # the same


def run(study: Study, jobs: int) -> Iterator[tuple[str, int, Findings]]:
    """Play all rule sets, each on the same deals: the rule set, how many more games are done, and what they say."""
    deals = -(-study.games // study.players)
    for rule_set in study.rule_sets:
        tasks = [(study, rule_set, first, min(PART, deals - first)) for first in range(0, deals, PART)]
        # Processes of its own for each rule set: a game reads its numbers once, when it is loaded.
        with numbers_from(study.game, rule_set.components):
            pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
            with pool:
                for findings in pool.map(play_part, tasks):
                    yield rule_set.name, findings.games, findings


@contextmanager
def numbers_from(game: str, components: Path | None) -> Iterator[None]:
    """Processes that are started now read a game's numbers from this file."""
    before = os.environ.get(SETTING)
    os.environ[SETTING] = json.dumps({} if components is None else {game: str(components.absolute())})
    try:
        yield
    finally:
        if before is None:
            del os.environ[SETTING]
        else:
            os.environ[SETTING] = before


def play_part(task: tuple[Study, RuleSet, int, int]) -> Findings:
    """Some deals of one rule set, each with every bot in every seat in turn."""
    study, rule_set, first, count = task
    game = find_game(study.game)
    settings = rule_set.settings if rule_set.components is None else game.settings(study.players, rule_set.options)
    findings = Findings()
    for deal in range(first, first + count):
        seen: list[Seen] = []
        for rotation in range(study.players):
            bots = [make_bot(study.bots[(seat - rotation) % len(study.bots)]) for seat in range(study.players)]
            thoughts = Seeded(study.seed, 2 * (deal * study.players + rotation) + 1)
            seen.append(watch(game, study.players, settings, bots, Seeded(study.seed, 2 * deal), thoughts))
        findings.add(seen)
    return findings
