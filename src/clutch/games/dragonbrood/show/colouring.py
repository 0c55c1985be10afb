"""Stones whose colours are asked for: of which kind they are, how many, and which place pays them."""

from __future__ import annotations

from clutch.games.dragonbrood.board import LOCATIONS
from clutch.games.dragonbrood.collection import COLLECT
from clutch.games.dragonbrood.component_file import STONES
from clutch.games.dragonbrood.components import CLAN
from clutch.games.dragonbrood.gains import PICK_COLOUR, SPLIT_BLUE, SPLIT_RED
from clutch.games.dragonbrood.show.amounts import items_of
from clutch.games.dragonbrood.state import COLLECTED, NOBODY, PLACED, DragonbroodPosition
from clutch.kernel.stack import FRAME


def is_colouring(state: DragonbroodPosition) -> bool:
    """Whether colours of stones are asked for (DB-G2)."""
    return int(state.kind()) in (int(PICK_COLOUR.kind), int(SPLIT_RED.kind), int(SPLIT_BLUE.kind))


def gain_view(state: DragonbroodPosition) -> dict[str, int]:
    """What is being gained; the stones that are not red are still without a colour while it is asked how many of them are blue."""
    found = items_of(state.bundle)
    if state.kind() == SPLIT_BLUE.kind:
        found[STONES[SPLIT_BLUE.stone(state)]] = int(SPLIT_BLUE.left(state))
    return found


def paying_place(state: DragonbroodPosition) -> str | None:
    """The place that pays: where the visiting dragon is, or where the last one has collected; none for income and prizes."""
    dragon = int(state.visitor)
    if dragon == NOBODY and any(state.frames[frame * FRAME] == COLLECT.kind for frame in range(int(state.depth()))):
        dragon = last_collector(state, int(state.asked()))
    return None if dragon == NOBODY else LOCATIONS[int(state.place[dragon]) // 2]


def last_collector(state: DragonbroodPosition, seat: int) -> int:
    """Which dragon of a seat has collected last: they do so place by place, at one place as they were placed (DB-C1)."""
    done = [
        dragon
        for dragon in range(seat * CLAN, seat * CLAN + CLAN)
        if state.status[dragon] == PLACED and state.has_mark(dragon, COLLECTED) and int(state.place[dragon]) % 2 == state.side()
    ]
    return max(done, key=lambda dragon: (int(state.place[dragon]), int(state.seq[dragon])), default=int(NOBODY))
