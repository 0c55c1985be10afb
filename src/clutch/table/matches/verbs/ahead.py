"""Looking ahead: what moves would bring, and why others cannot be made. Nothing here changes a match."""

from __future__ import annotations

from clutch.bots import Sight
from clutch.kernel.foresight import Outlook
from clutch.kernel.state import State
from clutch.kernel.statement import Facts, Refusal
from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.matches.verbs.play import deciding, running
from clutch.table.protocol.codes import Code, Refused

MOST_FORESEEN = 400
"""Moves that can be asked for at once."""


def look_ahead(match: Match, caller: Person, at: int, wanted: int | None) -> tuple[int, State]:
    """The seat with which a person looks ahead, and its position; refuses whoever does not decide now, and who saw another position."""
    seat = caller.seat(match, wanted)
    running(match)
    if at != match.n:
        raise Refused(Code.STALE, "The position has changed since: look again.")
    return seat, deciding(match, seat)


def outlook(position: State, seat: int, actions: list[int] | None) -> tuple[Outlook, list[int]]:
    """The worlds in which a seat tries its moves, and the moves that are asked for; refuses those that it does not have."""
    found = Sight(position, seat).outlook()
    legal = found.actions()
    if actions is None and len(legal) > MOST_FORESEEN:
        raise Refused(Code.TOO_LARGE, f"This decision has {len(legal)} moves: ask for some of them.")
    if actions is not None and not set(actions) <= set(legal):
        raise Refused(Code.ILLEGAL_MOVE, "Only moves that can be made now can be foreseen: ask why for the others.")
    return found, legal if actions is None else actions


def why_not(position: State, kinds: list[str], parameters: Facts) -> Refusal | None:
    """Why no move of these kinds with these parameters can be made; None if one can."""
    game = position.game
    for action in position.legal():
        move = game.move(action)
        if move.kind in kinds and move.has(parameters):
            return None
    for kind in kinds:
        meant = game.book.find(kind, parameters)
        if meant is not None:
            return position.refusal(meant)
    return Refusal("", "not_a_move", {})
