"""Windows at the table: who is asked, what each of them may answer, and when the answers count.

The rules ask the candidates of a window one by one. The table asks all who have a choice at once, keeps their answers to itself, and gives them to the rules together when the window closes; so nobody learns who was asked,
who passed, or when. Nothing here depends on a hand but what goes to the hand's owner, and the length of a window above its hold, which is somebody's thinking.
"""

from __future__ import annotations

from clutch.kernel.chance import Scripted
from clutch.kernel.state import State
from clutch.kernel.window import Window
from clutch.table.rounds.seats import Seat

PATIENCE = 60.0
"""Seconds for which a window waits for an answer at a table with a clock. No clock runs in a window: it would tell whose answer is awaited."""


def position(state: State, window: Window, seat: int) -> State:
    """The position in which a candidate decides: everybody before it has let the window pass, for otherwise it is not asked at all."""
    twin = state.clone()
    for earlier in window.seats:
        if earlier == seat:
            return twin
        twin.apply(window.rest, Scripted([]))
    raise AssertionError(f"seat {seat} is not asked in this window")


def has_choice(state: State, window: Window, seat: Seat, one_screen: bool) -> bool:
    """Whether a candidate is asked by the table; for all others it answers itself.

    People who share a screen are all asked: if it were handed only to those with a choice, that would tell the others.
    """
    if seat.driver is None:
        if window.kind in seat.passes:
            return False
        if one_screen:
            return True
    return len(position(state, window, seat.number).legal()) > 1
