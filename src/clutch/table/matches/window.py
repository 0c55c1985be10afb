"""An open window at the table: who is asked, what each of them may answer, and when the answers count.

The rules ask the candidates of a window one by one. The table asks all who have a choice at once, keeps their answers to itself, and gives them to the rules together when the window closes; so nobody learns who was asked,
who passed, or when. Nothing here depends on a hand but what goes to the hand's owner, and the length of a window above its hold, which is somebody's thinking.
"""

from __future__ import annotations

from clutch.kernel.chance import Scripted
from clutch.kernel.referee import Referee
from clutch.kernel.state import State
from clutch.kernel.window import Window
from clutch.table.matches.seat import Seating
from clutch.table.records.entries import Replied

PATIENCE = 60.0
"""Seconds for which a window waits for an answer at a table with a clock. No clock runs in a window: it would tell whose answer is awaited."""


class OpenWindow:
    """The window that is open now, from its opening to its closing."""

    def __init__(self, window: Window, referee: Referee, seating: Seating, opened: float, timed: bool) -> None:
        self.rules = window
        """The window as the rules tell it: its kind, its candidates in order, and the answer that lets it pass."""
        self.referee = referee
        self.seating = seating
        self.opened = opened
        self.timed = timed
        """Whether the table has a clock: then an answer that takes too long is a pass."""
        self.replies: dict[int, Replied] = {}
        """The answers so far, which wait until the window closes."""

    def continues(self, after: Window | None) -> bool:
        """Whether what the rules ask now is the rest of this window: its first candidate has let it pass, and the next one is asked."""
        return after is not None and (after.kind, after.seats) == (self.rules.kind, self.rules.seats[1:])

    def asks(self, seat: int) -> bool:
        """Whether this seat is asked and has not answered yet."""
        return seat in self.rules.seats and seat not in self.replies and self.has_choice(seat)

    def has_choice(self, number: int) -> bool:
        """Whether a candidate is asked by the table; for all others it answers itself.

        People who share a screen are all asked: if it were handed only to those with a choice, that would tell the others.
        """
        seat = self.seating.seats[number]
        if seat.driver is None:
            if self.rules.kind in seat.passes:
                return False
            if self.seating.shares_screen(number):
                return True
        return len(self.position(number).legal()) > 1

    def position(self, seat: int) -> State:
        """The position in which a candidate decides: everybody before it has let the window pass, for otherwise it is not asked at all."""
        twin = self.referee.state.clone()
        for earlier in self.rules.seats:
            if earlier == seat:
                return twin
            twin.apply(self.rules.rest, Scripted([]))
        raise AssertionError(f"seat {seat} is not asked in this window")

    def thinkers(self) -> list[int]:
        """The bots' seats that are asked."""
        return [seat for seat in self.rules.seats if self.seating.seats[seat].driver is not None and self.asks(seat)]

    def settled(self, now: float | None) -> list[Replied] | None:
        """The answers that close the window, in its order; None as long as it stays open. Without a time: whether it would close if its hold were over."""
        if now is not None and now < self.opened + self.rules.hold / 1000:
            return None
        late = now is not None and (self.rules.exact or (self.timed and now >= self.opened + PATIENCE))
        answers: list[Replied] = []
        for seat in self.rules.seats:
            reply = self.replies.get(seat)
            if reply is None:
                if not late and self.has_choice(seat):
                    return None
                reply = Replied(seat, self.rules.rest, self.seating.seats[seat].driver)
            answers.append(reply)
            if reply.action != self.rules.rest:
                break
        return answers

    def wakes(self) -> float | None:
        """When the table has to look at the window again; None if it waits for people alone."""
        hold = self.rules.hold / 1000
        if self.rules.exact or self.settled(None) is not None:
            return self.opened + hold
        return self.opened + max(hold, PATIENCE) if self.timed else None
