"""How a match ended: winners and places, with those who gave up behind all others."""

from __future__ import annotations

from typing import Literal

from clutch.kernel.state import State
from clutch.table.matches.seat import TableSeat
from clutch.table.protocol.server import Result


def finished(state: State, seats: list[TableSeat]) -> Result:
    """The game was played to its end. A seat that had resigned cannot win: the best of the others does. Whoever plays alone may also have failed."""
    scores = state.scores()
    winners = [winner for winner in state.winners() if not seats[winner].resigned]
    if not winners and len(seats) > 1:
        standing = [seat.number for seat in seats if not seat.resigned]
        best = max(scores[seat] for seat in standing)
        winners = [seat for seat in standing if scores[seat] == best]
    return {"reason": "finished", "scores": scores, "winners": winners, "places": places(scores, winners, seats)}


def resigned(state: State, seats: list[TableSeat]) -> Result:
    """Everybody else has given up: those who stayed share the victory."""
    scores = state.scores()
    winners = [seat.number for seat in seats if not seat.resigned]
    return {"reason": "resigned", "scores": scores, "winners": winners, "places": places(scores, winners, seats)}


def abandoned(state: State | None, seats: list[TableSeat]) -> Result:
    """Nobody wins."""
    scores = state.scores() if state is not None else [0] * len(seats)
    return {"reason": "abandoned", "scores": scores, "winners": [], "places": [1] * len(seats)}


def places(scores: list[int], winners: list[int], seats: list[TableSeat]) -> list[int]:
    """Places from 1: winners, then the others by points, then those who gave up.

    >>> table = [TableSeat(number, "bot", "") for number in range(4)]
    >>> table[0].resigned = True
    >>> places([90, 20, 30, 20], [2], table)
    [4, 2, 1, 2]
    """
    worth = [
        (0 if seat.number in winners else 1, int(seat.resigned), 0 if seat.number in winners else -scores[seat.number]) for seat in seats
    ]
    return [1 + sum(other < mine for other in worth) for mine in worth]


Reason = Literal["finished", "resigned", "abandoned"]
