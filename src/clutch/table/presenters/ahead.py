"""What a person is told who looks ahead."""

from __future__ import annotations

from typing import Literal, cast

from clutch.kernel.foresight import Foresight
from clutch.kernel.game import Game
from clutch.kernel.statement import Event, Refusal
from clutch.table.protocol.server import ForeseenEvent, ForeseenMove, LegalMove, WhyMessage


def foreseen_move(game: Game, foresight: Foresight, names: list[str]) -> ForeseenMove:
    """What would follow from a move; the events have the facts of the seat that asks."""
    return {
        "action": foresight.action,
        "events": foreseen_events(game, foresight.events, names),
        "stop": cast("Literal['luck', 'secret', 'decision', 'over']", foresight.stop),
        "turn": foresight.turn,
        "scores": foresight.scores,
    }


def foreseen_events(game: Game, events: list[Event], names: list[str]) -> list[ForeseenEvent]:
    """What would happen, in words."""
    words = game.words()
    return [
        {"kind": event.kind, "rule": event.rule, "facts": event.facts, "text": words.say("events", event.kind, event.facts, names)}
        for event in events
    ]


def legal_moves(game: Game, actions: list[int], names: list[str]) -> list[LegalMove]:
    """Moves as a page offers them."""
    found: list[LegalMove] = []
    for action in actions:
        move = game.move(action)
        words = game.say_move(action, names)
        found.append({"action": action, "kind": move.kind, "parameters": move.parameters, "notation": move.notation, "words": words})
    return found


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
