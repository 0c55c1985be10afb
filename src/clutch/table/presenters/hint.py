"""A bot's thoughts as advice."""

from __future__ import annotations

from clutch.table.matches.match import Match
from clutch.table.protocol.server import HintMessage, HintMove
from clutch.table.workers.tasks import Thought

HINTS = 5
"""Moves that are told."""


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
            }
        )
    return {"type": "hint", "n": n, "seat": seat, "moves": best, "reply_to": reply_to}
