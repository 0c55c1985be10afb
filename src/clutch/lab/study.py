"""A study: many watched games of one rule set, or of several on the same luck, added up."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path

from clutch.arena.crew import Part, Processes, in_order
from clutch.arena.estimate import NORMAL_95, Interval, Sums
from clutch.bots import make_bot
from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Seeded
from clutch.kernel.component_source import SETTING
from clutch.kernel.option import Settings
from clutch.lab.watch import Seen, watch


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

    @property
    def rotations(self) -> int:
        """How many games a deal has: with every bot in every seat in turn; equal bots need not change seats, so each of their games has a deal of its own."""
        return 1 if len(set(self.bots)) == 1 else self.players


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
class Use:
    """How much of something a seat has in a game, and how much of it winners have."""

    hands: int = 0
    """Of all seats of all games, how many had it at all."""
    shares: Sums = field(default_factory=Sums)
    """By deal: what a seat has, and what the winner has; a shared victory counts in parts. The mean is winners / all."""

    def merge(self, other: Use) -> None:
        """Add another part."""
        self.hands += other.hands
        self.shares.merge(other.shares)

    def mean(self, games: int) -> float:
        """What a seat has in a game."""
        return self.shares.count / games

    def error(self, games: int, deals: int) -> float:
        """Half the width of the 95 % interval of that."""
        if deals < 2:
            return 0.0
        spread = max(self.shares.count_squares - self.shares.count**2 / deals, 0.0)
        return NORMAL_95 * sqrt(spread * deals / (deals - 1)) / games

    def interval(self) -> Interval | None:
        """The 95 % interval of winners / all."""
        return self.shares.interval() if self.shares.count > 0 else None

    def winners(self, games: int) -> float:
        """What the winner of a game has."""
        return self.shares.total / games


Uses = dict[str, Use]


@dataclass
class Findings:
    """What the games of one rule set say."""

    games: int = 0
    deals: int = 0
    seats: list[Sums] = field(default_factory=list)
    """Shares of victory by seat; a deal is one observation."""
    order: list[Sums] = field(default_factory=list)
    """The same by the place in the first turn order, where that is drawn."""
    numbers: dict[str, Spread] = field(default_factory=dict)
    uses: Uses = field(default_factory=dict)
    sources: Uses = field(default_factory=dict)
    """Points by where they come from."""
    places: list[str] = field(default_factory=list)
    visits: Uses = field(default_factory=dict)
    facts: Uses = field(default_factory=dict)

    def merge(self, other: Findings) -> None:
        """Add another part."""
        self.games += other.games
        self.deals += other.deals
        self.places = self.places or other.places
        for own, more in ((self.seats, other.seats), (self.order, other.order)):
            for place, sums in enumerate(more):
                if place == len(own):
                    own.append(Sums())
                own[place].merge(sums)
        for name, spread in other.numbers.items():
            self.numbers.setdefault(name, Spread()).merge(spread)
        for mine, theirs in (
            (self.uses, other.uses),
            (self.sources, other.sources),
            (self.visits, other.visits),
            (self.facts, other.facts),
        ):
            for name, use in theirs.items():
                mine.setdefault(name, Use()).merge(use)

    def add(self, games: list[Seen]) -> None:
        """The games of one deal."""
        players = len(games[0].scores)
        self.deals += 1
        self.games += len(games)
        self.places = games[0].places
        while len(self.seats) < players:
            self.seats.append(Sums())
        while games[0].order and len(self.order) < players:
            self.order.append(Sums())
        for seat in range(players):
            self.seats[seat].add(len(games), sum(seen.payoffs[seat] for seen in games))
        for place, sums in enumerate(self.order):
            sums.add(len(games), sum(seen.payoffs[seen.order[place]] for seen in games))
        count_deal(self.uses, [(seen.payoffs, seen.uses) for seen in games])
        count_deal(self.sources, [(seen.payoffs, seen.sources) for seen in games])
        count_deal(self.visits, [(seen.payoffs, seen.visits) for seen in games])
        count_deal(self.facts, [(seen.payoffs, seen.facts) for seen in games])
        for seen in games:
            self.note(seen)

    def note(self, seen: Seen) -> None:
        """What is one number of a game."""
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


def count_deal(found: Uses, games: list[tuple[list[float], list[Counter[str]]]]) -> None:
    """Count what seats had in the games of one deal: shares of victory, and counts by seat."""
    all_seats: Counter[str] = Counter()
    hands: Counter[str] = Counter()
    winners: dict[str, float] = {}
    for payoffs, seats in games:
        for share, counts in zip(payoffs, seats, strict=False):
            all_seats.update(counts)
            hands.update(name for name, count in counts.items() if count)
            if share > 0:
                for name, count in counts.items():
                    winners[name] = winners.get(name, 0.0) + count * share
    players = len(games[0][0])
    for name, count in all_seats.items():
        use = found.setdefault(name, Use())
        use.hands += hands[name]
        use.shares.add(count / players, winners.get(name, 0.0))


def run(study: Study, jobs: int) -> Iterator[tuple[str, int, Findings]]:
    """Play all rule sets, each on the same deals: the rule set, how many more games are done, and what they say."""
    deals = -(-study.games // study.rotations)
    for rule_set in study.rule_sets:
        # Processes of its own for each rule set, even for a single job: a game reads its numbers once, when it is loaded.
        with numbers_from(study.game, rule_set.components):
            crew = Processes(partial(play_deals, study, rule_set), jobs)
            for _, findings in in_order(crew, deals):
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


def play_deals(study: Study, rule_set: RuleSet, part: Part) -> list[tuple[int, Findings]]:
    """Some deals of one rule set, each with every bot in every seat in turn."""
    game = find_game(study.game)
    settings = rule_set.settings if rule_set.components is None else game.settings(study.players, rule_set.options)
    found: list[tuple[int, Findings]] = []
    for deal in part:
        seen: list[Seen] = []
        for rotation in range(study.rotations):
            bots = [make_bot(study.bots[(seat - rotation) % len(study.bots)]) for seat in range(study.players)]
            thoughts = Seeded(study.seed, 2 * (deal * study.rotations + rotation) + 1)
            seen.append(watch(game, study.players, settings, bots, Seeded(study.seed, 2 * deal), thoughts))
        findings = Findings()
        findings.add(seen)
        found.append((deal, findings))
    return found
