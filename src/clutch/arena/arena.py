"""A tournament being played: handed out, kept, counted, and stopped when enough is known."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from clutch.arena.crew import Crew
from clutch.arena.journal import Journal
from clutch.arena.match import Played
from clutch.arena.standings import Standings, standings
from clutch.arena.stopping import Wish, leads, verdict
from clutch.arena.tournament import Tournament

OFTEN = 1.02
"""A wish is looked at again when there are so many times the games of the last look."""


class Arena:
    """Iterate over `run` for the progress, then ask for the standings.

    >>> import clutch
    >>> from clutch.arena.crew import Alone
    >>> from clutch.arena.tables import games_of
    >>> from clutch.arena.tournament import tournament
    >>> plan = tournament(clutch.game("dragon_kin"), 2, {}, ["greedy", "random"], 1, 100)
    >>> arena = Arena(plan, Alone(games_of(plan)))
    >>> sum(arena.run()), arena.standings().deals
    (100, 50)
    """

    def __init__(self, tournament: Tournament, crew: Crew[Played], journal: Journal | None = None, wish: Wish | None = None) -> None:
        self.tournament = tournament
        self.crew = crew
        self.journal = journal
        self.wish = wish
        self.played: dict[int, Played] = {} if journal is None else {n: game for n, game in journal.played.items() if n < tournament.games}
        """The games that count, by number."""
        self.before = len(self.played)
        """How many of them an earlier run has played."""
        self.verdict: bool | None = None
        """What the wish has found out."""
        self.seconds = 0.0
        self.looked = 0

    def run(self) -> Iterator[int]:
        """Play what is left; yields how many more games are done."""
        start = perf_counter()
        if self.enough():
            return
        left = (number for number in range(self.tournament.games) if number not in self.played)
        parts = self.crew.play(left)
        for games in parts:
            new = [game for game in games if game.number not in self.played]
            if self.journal is not None:
                self.journal.add(new)
            self.played.update({game.number: game for game in new})
            self.seconds = perf_counter() - start
            yield len(new)
            if self.enough():
                break

    def enough(self) -> bool:
        """Whether the wish is fulfilled."""
        if self.wish is None or len(self.played) < self.looked * OFTEN:
            return False
        self.looked = len(self.played)
        self.verdict = verdict(self.wish, leads(self.wish, self.tournament, self.played.values()))
        return self.verdict is not None

    def standings(self) -> Standings:
        """What the games say."""
        return standings(self.tournament, self.played.values())
