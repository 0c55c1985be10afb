"""The steps of a turn, each a class in the file of its chapter: an action, in up to three parts, then hatching or trading, then feeding (DF-T1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from clutch.games.dragon_family.explore import EXPLORE_PLACE, EXPLORE_ROTATE, EXPLORE_TILE
from clutch.games.dragon_family.feed import FEED
from clutch.games.dragon_family.hatch import HATCH_OR_TRADE
from clutch.games.dragon_family.move_handler import MOVE_DESTINATION, MOVE_HANDLER, REDRAW
from clutch.games.dragon_family.settle import SETTLE_LAIR
from clutch.games.dragon_family.state import FIRST_STEP
from clutch.games.dragon_family.step import Step
from clutch.games.dragon_family.turn import CHOOSE_ACTION
from clutch.kernel.decision import number_kinds

DECISIONS: Final = vec[Step]([
    CHOOSE_ACTION,
    EXPLORE_TILE,
    EXPLORE_PLACE,
    EXPLORE_ROTATE,
    MOVE_HANDLER,
    MOVE_DESTINATION,
    REDRAW,
    SETTLE_LAIR,
    HATCH_OR_TRADE,
    FEED,
])  # fmt: skip
"""In the order of a turn and of their numbers, which features show. Each leads to the next by itself, so there are no tasks."""

number_kinds(list(DECISIONS), [])

assert CHOOSE_ACTION.kind == FIRST_STEP
