"""Matches without a server: logs made by the verbs themselves, for tests of what a match is."""

from __future__ import annotations

from collections.abc import Callable

import clutch
from clutch.kernel.chance import SystemLuck
from clutch.table.lobby.new_match import build, created_by
from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.protocol.http import NewMatch
from clutch.table.records.entries import AnyEntry, Logged, Moved

LUCK = SystemLuck()
ANN = Person("a" * 32, "Ann")
BEN = Person("b" * 32, "Ben")
CLEO = Person("c" * 32, "Cleo")
PEOPLE = [ANN, BEN, CLEO, Person("d" * 32, "Dan"), Person("e" * 32, "Eve"), Person("f" * 32, "Finn")]


class Timeline:
    """A match whose time the test tells."""

    def __init__(self, **wish: object) -> None:
        settings = {"game": "dragon_kin", "seats": ["me", "me"], **wish}
        created, self.links = created_by("table", ANN, NewMatch.model_validate(settings))
        self.match, self.log = build("testmatch", created, LUCK)
        self.now = self.match.touched

    def do(self, entries: list[AnyEntry], after: float = 0.0) -> Match:
        """Append what a verb says, so many seconds later."""
        self.now += after
        for entry in entries:
            logged = Logged(self.match.serial + 1, self.now, entry)
            self.match.add(logged)
            self.log.append(logged)
        return self.match


def seated(players: int, **wish: object) -> Timeline:
    """A running match of so many different people."""
    timeline = Timeline(**{"seats": ["me"] * players, **wish})
    for seat, person in zip(timeline.match.seats, PEOPLE, strict=False):
        seat.holders, seat.name = [person.id], person.name
    timeline.match.seating.look_again()
    return timeline


def random_move(match: Match, chance: clutch.Chance) -> Moved:
    """Any legal decision of the seat on turn, with luck from the same source."""
    assert match.referee is not None
    state = match.referee.state
    legal = state.legal()
    recorded = clutch.Recorded(chance)
    action = legal[chance.below(len(legal))]
    state.clone().apply(action, recorded)
    return Moved(int(state.seat()), action, recorded.collect())


def play(timeline: Timeline, chance: clutch.Chance, each: Callable[[Match], None] | None = None, most: int = 1000) -> Match:
    """Play at random to the end, or for so many decisions."""
    while timeline.match.status == "running" and most > 0:
        if each is not None:
            each(timeline.match)
        timeline.do([random_move(timeline.match, chance)])
        most -= 1
    return timeline.match
