"""A server's wall clock that jumps forward and back."""

from __future__ import annotations

import random

from faults.disk import Control
from faults.stage import Fault, Stage

HOUR = 3600.0
GOES_ON = 30.0
"""Seconds within which every match must go on, whatever the clock shows; a window is open for a second and a half."""


class ClockJumps(Fault):
    """The clock is set wrong by up to some hours, and after a while right again: clocks may run out, but every match goes on."""

    name = "clock jumps"

    def __init__(self, control: Control) -> None:
        self.control = control

    def strike(self, stage: Stage, moments: random.Random) -> None:
        for wrong in (moments.choice((5.0, 90.0, HOUR, 30 * HOUR)), -moments.choice((5.0, 90.0, HOUR)), 0.0):
            self.control.jump(wrong)
            stage.play(moments.uniform(0.0, 1.0))
            stage.go_on(GOES_ON)
