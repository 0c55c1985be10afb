"""What people with a real box are asked, as each of them may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from clutch.kernel.statement import EVERYONE
from clutch.table.matches.box import hides, may_answer
from clutch.table.matches.match import Match
from clutch.table.protocol.server import QuestionLine

if TYPE_CHECKING:
    from clutch.table.presenters.state import Eyes


def question(match: Match, eyes: Eyes) -> QuestionLine | None:
    """What has to be said before the game goes on; the pictures to choose from are for those who may answer."""
    draw = match.box.draw if match.box is not None else None
    asked = draw.question if draw is not None else None
    if draw is None or asked is None or match.status == "over":
        return None
    seats = may_answer(asked, match.seating, match.created.host)
    public = asked.audience == EVERYONE
    yours = any(seat in seats for seat in eyes.held) if public else eyes.seat in seats
    return {
        "kind": asked.kind,
        "rule": asked.rule,
        "facts": asked.facts,
        "text": match.game.words().say("questions", asked.kind, asked.facts, match.names),
        "seats": seats,
        "open": public,
        "lent": not public and not any(int(asked.audience) >> seat & 1 for seat in seats),
        "names": asked.names[: len(draw.left)] if yours else [],
        "possible": draw.possible if yours else [],
        "number": len(draw.outcomes),
        "more": int(asked.more),
        "given": [said.names[outcome] for said, outcome in draw.given()] if yours else [],
        "mover": draw.tried.seat,
    }


def nothing_hidden(match: Match) -> bool:
    """Whether, at a real box, all lies open: then one screen on the table needs no curtain."""
    if match.box is None:
        return False
    return match.referee is None or not hides(match.referee.state)
