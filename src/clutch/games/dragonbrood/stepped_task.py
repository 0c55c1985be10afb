"""Tasks of several steps, such as a placement or the New Year: a frame stays below whatever a step asks for, and goes on when it is the top again."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance


class SteppedTask(Deed):
    """A task that is done step by step."""

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Step after step, until somebody is asked or something else comes first."""
        end: i64 = state.frames_end
        while state.frames_end == end:
            self.take_step(state)

    def take_step(self, state: DragonbroodPosition) -> None:
        """The next step; the frame remembers how far it is."""
        raise NotImplementedError
