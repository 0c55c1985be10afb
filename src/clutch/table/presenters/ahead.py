"""What a person is told who looks ahead."""

from __future__ import annotations

from typing import Literal, cast

from clutch.kernel.foresight import Foresight
from clutch.kernel.game import Game
from clutch.kernel.statement import Refusal
from clutch.table.protocol.server import ForeseenMove, WhyMessage


def foreseen_move(game: Game, foresight: Foresight, names: list[str]) -> ForeseenMove:
    """What would follow from a move; the events have the facts of the seat that asks."""
    words = game.words()
    return {
        "action": foresight.action,
        "events": [
            {"kind": event.kind, "rule": event.rule, "facts": event.facts, "text": words.say("events", event.kind, event.facts, names)}
            for event in foresight.events
        ],
        "stop": cast("Literal['luck', 'secret', 'decision', 'over']", foresight.stop),
        "turn": foresight.turn,
        "scores": foresight.scores,
    }


def why_message(game: Game, refusal: Refusal | None, names: list[str], n: int, seat: int, reply_to: int | None) -> WhyMessage:
    """Why not, or that it is possible."""
    if refusal is None:
        rule, kind, facts, text = None, None, {}, "This move can be made now."
    else:
        rule, kind, facts = refusal.rule or None, refusal.kind, refusal.facts
        text = game.words().say("refusals", kind, facts, names)
    return {
        "type": "why",
        "n": n,
        "seat": seat,
        "legal": refusal is None,
        "rule": rule,
        "kind": kind,
        "facts": facts,
        "text": text,
        "reply_to": reply_to,
    }
