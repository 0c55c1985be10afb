"""A bot's thoughts as advice."""

from __future__ import annotations

from typing import cast

from clutch.kernel.statement import Facts
from clutch.table.matches.match import Match
from clutch.table.protocol.server import ForeseenEvent, HintAnswer, HintMessage, HintMove
from clutch.table.workers.tasks import Thought
from clutch.table.workers.whole import Foretold

HINTS = 5
"""Moves that are told."""


def hint_answer(match: Match, thought: Thought, place: int, names: list[str]) -> HintAnswer:
    """A further answer of a whole move, by its place among them from 1."""
    action = thought.then[place - 1]
    move = match.game.move(action)
    return {
        "action": action,
        "kind": move.kind,
        "parameters": move.parameters,
        "notation": move.notation,
        "words": match.game.say_move(action, names),
        "before": sum(event.answer < place for event in thought.brings),
    }


def hint_event(match: Match, event: Foretold, names: list[str]) -> ForeseenEvent:
    """What a whole move would certainly bring."""
    facts = cast("Facts", event.facts)
    return {"kind": event.kind, "rule": event.rule, "facts": facts, "text": match.game.words().say("events", event.kind, facts, names)}


def hint_message(match: Match, n: int, seat: int, thoughts: list[Thought], names: list[str], reply_to: int | None) -> HintMessage:
    """Thoughts as a message: the best first."""
    best: list[HintMove] = []
    for thought in thoughts[:HINTS]:
        move = match.game.move(thought.action)
        words = match.game.say_move(thought.action, names)
        best.append(
            {
                "action": thought.action,
                "notation": move.notation,
                "words": words,
                "chance": round(thought.chance, 4),
                "visits": thought.visits,
                "then": [hint_answer(match, thought, place, names) for place in range(1, len(thought.then) + 1)],
                "brings": [hint_event(match, event, names) for event in thought.brings],
            }
        )
    return {"type": "hint", "n": n, "seat": seat, "moves": best, "reply_to": reply_to}
