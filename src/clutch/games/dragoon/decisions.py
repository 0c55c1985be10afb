"""Every kind of decision, and the one task: each is a class in the file of its chapter.

A decision waits for its seat; the round below all of them goes on when it comes to light.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragoon.arrival import CAVE_ENTERED
from clutch.games.dragoon.card_play import WHITE_PLAYED
from clutch.games.dragoon.choice import Choice
from clutch.games.dragoon.combat import COMBAT_LOSING
from clutch.games.dragoon.order import CHOOSE_FIRST
from clutch.games.dragoon.roar import ROAR
from clutch.games.dragoon.round import ROUND
from clutch.games.dragoon.state import DragoonPosition
from clutch.games.dragoon.tiles import TILE_CONTESTED
from clutch.games.dragoon.tribute import DROP_CLAIM, TRIBUTE_CHOICE, TRIBUTE_ROLLED
from clutch.games.dragoon.turn import TURN
from clutch.kernel.decision import Task, number_kinds

DECISIONS: Final = vec[Choice]([
    CHOOSE_FIRST,
    TURN,
    ROAR,
    TRIBUTE_CHOICE,
    DROP_CLAIM,
    WHITE_PLAYED,
    CAVE_ENTERED,
    TILE_CONTESTED,
    TRIBUTE_ROLLED,
    COMBAT_LOSING,
])  # fmt: skip
"""In the order of their numbers, which features and sights show: new kinds come last. A `vec` says of itself what it holds, a list is asked each time."""

TASKS: Final[list[Task[DragoonPosition]]] = [ROUND]

KINDS_OF_DECISIONS: Final[i64] = len(DECISIONS)

number_kinds(list(DECISIONS), TASKS)
