"""The die that is rolled for thefts, fights and tribute."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragoon.components import DIE
from clutch.games.dragoon.state import DragoonPosition
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Question

FACES: Final = [str(face) for face in range(1, DIE + 1)]


def roll_die(state: DragoonPosition, rule: str, question: str, seat: i64, chance: Chance) -> i64:
    """A seat rolls a die for all to see."""
    if chance.asks:
        chance.ask(Question(rule, question, {"seat": int(seat)}, FACES))
    roll: i64 = chance.die(DIE)
    state.note_luck(roll)
    return roll
