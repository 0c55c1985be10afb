"""Watches one game: how long it is, how much there is to choose, who leads, what is done, and where points come from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from clutch.bots import Bot, Sight
from clutch.kernel.chance import Chance
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.state import State
from clutch.kernel.statement import Event, Facts

NOT_PARTS = frozenset({"seat", "points", "total", "round", "place", "rank"})
"""Numbers of an event that are no part of its points."""


@dataclass
class Seen:
    """What was seen of one game."""

    decisions: int = 0
    choices: int = 0
    """Decisions with at least two legal actions."""
    legal: int = 0
    """Legal actions, summed over these decisions."""
    most_legal: int = 0
    lead_changes: int = 0
    last_change: float = 0.0
    """When the lead changed last, as a part of the game."""
    scores: list[int] = field(default_factory=list)
    payoffs: list[float] = field(default_factory=list)
    uses: list[Counter[str]] = field(default_factory=list)
    """By seat, how often it did what: a kind of move, and a kind of move with one of its words."""
    sources: list[Counter[str]] = field(default_factory=list)
    """By seat, points by where they come from."""
    order: list[int] = field(default_factory=list)
    """The seats in their first turn order, where that is drawn."""
    places: list[str] = field(default_factory=list)
    """Everywhere one can go, where the game tells of visits."""
    visits: list[Counter[str]] = field(default_factory=list)
    """By seat, how often it went where."""
    facts: list[Counter[str]] = field(default_factory=list)
    """By seat, what else the game's chronicle has of it."""


def watch(game: Game, players: int, settings: Settings, bots: list[Bot], luck: Chance, thoughts: Chance) -> Seen:
    """Let bots play a game, and watch."""
    state = game.begin(players, settings, luck, listen=True)
    seen = Seen(uses=[Counter() for _ in range(players)], sources=[Counter() for _ in range(players)])
    writer = Writer(game, state, seen)
    leader: int | None = None
    while not state.over:
        seat = int(state.seat())
        actions = state.legal()
        action = actions[0]
        if len(actions) > 1:
            seen.choices += 1
            seen.legal += len(actions)
            seen.most_legal = max(seen.most_legal, len(actions))
            action = bots[seat].choose(Sight(state, seat), thoughts)
            note_use(seen.uses[seat], game, action)
        state.apply(action, luck)
        seen.decisions += 1
        writer.write(action, seat)
        first = leading(writer.scores)
        if first is not None and first != leader:
            if leader is not None:
                seen.lead_changes += 1
                seen.last_change = seen.decisions
            leader = first
    seen.last_change /= max(seen.decisions, 1)
    seen.scores = writer.scores
    seen.payoffs = state.payoffs()
    writer.close()
    return seen


class Writer:
    """Traces points as a game goes on: by the game's own chronicle where it has one, else by scorings and moves."""

    def __init__(self, game: Game, state: State, seen: Seen) -> None:
        self.game = game
        self.state = state
        self.seen = seen
        self.scores = state.scores()
        self.told = 0
        self.chronicle = game.chronicle(state)
        for event in self.news():
            if self.chronicle is not None:
                self.chronicle.hear(event)
        for seat, score in enumerate(self.scores):
            if score:
                seen.sources[seat]["setup"] += score

    def news(self) -> list[Event]:
        """The events since the last look."""
        events = (self.state.events or [])[self.told :]
        self.told += len(events)
        return events

    def write(self, action: int, seat: int) -> None:
        """A seat has made a decision."""
        events = self.news()
        before, self.scores = self.scores, self.state.scores()
        if self.chronicle is None:
            note_points(self.seen.sources, self.game, action, seat, before, self.scores, events)
            return
        for event in events:
            self.chronicle.hear(event)
        self.chronicle.look(self.state)

    def close(self) -> None:
        """The game is over: every point must have a source."""
        if self.chronicle is None:
            return
        self.chronicle.close(self.state)
        self.seen.sources = [Counter({name: points for name, points in seat.items() if points}) for seat in self.chronicle.points]
        traced = [sum(sources.values()) for sources in self.seen.sources]
        if traced != self.scores:
            raise GameError(f"the scores are {self.scores}, but the chronicle of {self.game.title} traces {traced} points: mend it")
        self.seen.order, self.seen.places = self.chronicle.order, self.chronicle.places
        self.seen.visits = [Counter(visits) for visits in self.chronicle.visits]
        self.seen.facts = [Counter(facts) for facts in self.chronicle.facts]


def leading(scores: list[int]) -> int | None:
    """Who leads alone."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def note_use(uses: Counter[str], game: Game, action: int) -> None:
    """Count a move by its kind, and by each word in it."""
    move = game.move(action)
    uses[move.kind] += 1
    for name, value in move.parameters.items():
        if isinstance(value, str):
            uses[f"{move.kind}, {name} {value}"] += 1


def note_points(
    sources: list[Counter[str]], game: Game, action: int, seat: int, before: list[int], after: list[int], events: list[Event]
) -> None:
    """Trace the points of one decision: to what the rules say of them where they say it, else to the move."""
    told: list[list[tuple[str, int]]] = [[] for _ in sources]
    for event in events:
        whose = event.facts.get("seat")
        points = event.facts.get("points")
        if isinstance(whose, int) and isinstance(points, int) and event.kind.startswith("scored"):
            told[whose].extend(parts(event.facts, points, event.kind))
    move = game.move(action)
    for other, (old, new) in enumerate(zip(before, after, strict=True)):
        if new == old:
            continue
        # Where points are counted as they come, the scoring at the end tells of them once more: it explains only what it adds.
        if sum(points for _, points in told[other]) == new - old:
            for name, points in told[other]:
                sources[other][name] += points
        else:
            sources[other][f"{move.kind}{'' if other == seat else ' of another'}"] += new - old


def parts(facts: Facts, points: int, kind: str) -> list[tuple[str, int]]:
    """What points are made of, if the event says it."""
    found = [
        (name, value) for name, value in facts.items() if name not in NOT_PARTS and isinstance(value, int) and not isinstance(value, bool)
    ]
    return found if sum(value for _, value in found) == points else [(kind, points)]
