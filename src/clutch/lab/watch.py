"""Watches one game: how long it is, how much there is to choose, who leads, what is done, and where points come from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from clutch.bots import Bot, Sight
from clutch.kernel.chance import Chance
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


def watch(game: Game, players: int, settings: Settings, bots: list[Bot], luck: Chance, thoughts: Chance) -> Seen:
    """Let bots play a game, and watch."""
    state = game.begin(players, settings, luck, listen=True)
    seen = Seen(uses=[Counter() for _ in range(players)], sources=[Counter() for _ in range(players)])
    leader: int | None = None
    scores = state.scores()
    for seat, score in enumerate(scores):
        if score:
            seen.sources[seat]["setup"] += score
    told = len(state.events or [])
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
        events = (state.events or [])[told:]
        told += len(events)
        now = state.scores()
        note_points(seen.sources, game, action, seat, scores, now, events)
        scores = now
        first = leading(state)
        if first is not None and first != leader:
            if leader is not None:
                seen.lead_changes += 1
                seen.last_change = seen.decisions
            leader = first
    seen.last_change /= max(seen.decisions, 1)
    seen.scores = scores
    seen.payoffs = state.payoffs()
    return seen


def leading(state: State) -> int | None:
    """Who leads alone."""
    scores = state.scores()
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
