"""The end and the scoring (rules, chapter End and scoring: DM-F1 to DM-F5)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragomino.components import MOMMY_POINTS
from clutch.games.dragomino.state import DragominoPosition
from clutch.kernel.statement import Event, Facts


def points(state: DragominoPosition, seat: i64) -> i64:
    """One for each dragon, one for the Mommy Dragon, nothing for shells (DM-F2). Without any shell she stays with her first holder (DM-G16)."""
    return i64(state.dragons[seat]) + (MOMMY_POINTS if state.mommy == seat else 0)


def is_ahead(state: DragominoPosition, seat: i64, other: i64) -> bool:
    """Whether a seat stands before another: by points, then by shells (DM-F3, DM-F5)."""
    mine: i64 = points(state, seat)
    theirs: i64 = points(state, other)
    return mine > theirs or (mine == theirs and state.shells[seat] > state.shells[other])


def is_winner(state: DragominoPosition, seat: i64) -> bool:
    """Whether nobody stands before a seat (DM-F3); several who are tied on points and shells share the victory (DM-F4, DM-G17)."""
    for other in range(state.players):
        if is_ahead(state, other, seat):
            return False
    return True


def places(state: DragominoPosition) -> list[int]:
    """Each seat's place by points and shells; equal pairs share a place (DM-F5)."""
    players = range(int(state.players))
    return [1 + sum(1 for other in players if is_ahead(state, other, seat)) for seat in players]


def end_game(state: DragominoPosition) -> None:
    """The last turn of round 7 is over (DM-F1): count."""
    state.over = True
    if state.events is None:
        return
    for seat in range(state.players):
        facts: Facts = {
            "seat": int(seat),
            "dragons": int(state.dragons[seat]),
            "shells": int(state.shells[seat]),
            "points": int(points(state, seat)),
        }
        state.events.append(Event("DM-F2", "scored_with_mommy" if state.mommy == seat else "scored", facts))
    state.events.append(verdict(state))


def verdict(state: DragominoPosition) -> Event:
    """Who has won (DM-F3, DM-F4)."""
    best = [int(seat) for seat in range(state.players) if is_winner(state, seat)]
    score = int(points(state, best[0]))
    tied = sum(1 for seat in range(state.players) if int(points(state, seat)) == score)
    if len(best) > 1:
        return Event("DM-F4", "shared", {"seats": best, "score": score})
    if tied > 1:
        return Event("DM-F3", "won_by_shells", {"seat": best[0], "score": score})
    return Event("DM-F3", "won", {"seat": best[0], "score": score})
