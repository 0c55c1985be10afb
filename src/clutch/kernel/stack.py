"""The decision stack: what is still to come, the next thing on top.

A frame is a row of plain numbers, so that a position is copied by copying one array: its kind, the seat that it asks or concerns, and what it carries. The class of its kind
(see `decision`) gives names to what it carries; nobody else counts places. The stack is a part of the state and no object of its own: that would cost every clone one more allocation.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clutch.kernel.state import State

FRAME: Final = 6
"""How many numbers a frame has: its kind, its seat, and what it carries."""
SEAT: Final = 1
CARRIED: Final = 2
CARRIES: Final = 4
"""How many numbers a frame can carry."""


def blank_frames(room: int) -> vec[i64]:
    """Room for so many frames; a stack that needs more grows."""
    return vec[i64]([0] * (room * FRAME))


class StackedState(State):
    """A position with a decision stack."""

    def __init__(self, players: i64, blank: vec[i64]) -> None:
        super().__init__(players)
        self.frames: vec[i64] = blank
        """The stack from the bottom up, and zeros above it."""
        self.frames_end: i64 = 0
        """Where the top frame ends."""

    def copy_frames(self, other: StackedState) -> None:
        """Take over another position's stack: the part of `copy_from` that all games with a stack share."""
        self.frames = other.frames[:]
        self.frames_end = other.frames_end

    def depth(self) -> i64:
        """How many frames lie on the stack."""
        return self.frames_end // FRAME

    # The frame on top

    def kind(self) -> i64:
        """The kind of the frame on top."""
        top: i64 = self.frames_end - FRAME
        return self.frames[top]

    def asked(self) -> i64:
        """The seat that the frame on top asks or concerns."""
        seat: i64 = self.frames_end - FRAME + SEAT
        return self.frames[seat]

    def carried(self, place: i64) -> i64:
        """A number that the frame on top carries."""
        number: i64 = self.frames_end - FRAME + CARRIED + place
        return self.frames[number]

    def carry(self, place: i64, number: i64) -> None:
        """Let the frame on top carry a number."""
        self.frames[self.frames_end - FRAME + CARRIED + place] = number

    def push(self, kind: i64, seat: i64) -> None:
        """Put a frame on top; it carries zeros until `carry` says otherwise."""
        end: i64 = self.frames_end
        if end == len(self.frames):
            for _place in range(i64(FRAME)):
                self.frames = append(self.frames, 0)
        frames: vec[i64] = self.frames
        frames[end] = kind
        frames[end + SEAT] = seat
        self.frames_end = end + FRAME

    def pop(self) -> None:
        """Take the top away. It is wiped, so that equal positions are equal in every number."""
        end: i64 = self.frames_end - FRAME
        self.frames_end = end
        frames: vec[i64] = self.frames
        for place in range(end, end + FRAME):
            frames[place] = 0

    # Any frame; the lowest is number 0

    def kind_at(self, number: i64) -> i64:
        """The kind of a frame."""
        return self.frames[number * FRAME]

    def asked_at(self, number: i64) -> i64:
        """The seat that a frame asks or concerns."""
        return self.frames[number * FRAME + SEAT]

    def carried_at(self, number: i64, place: i64) -> i64:
        """A number that a frame carries."""
        return self.frames[number * FRAME + CARRIED + place]
