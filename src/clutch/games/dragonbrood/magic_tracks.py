"""The magic tracks (tables D26 to D28 of `components.toml`)."""

from __future__ import annotations

from typing import Final

from clutch.games.dragonbrood.board import SCHOOLS
from clutch.games.dragonbrood.component_file import (
    WIDE,
    bundle,
    flat,
    inner_rows,
    item_bundle,
    line,
    number,
    numbers,
    rows,
    table,
    text,
    word,
    words,
    wrong,
)
from clutch.games.dragonbrood.components import TABLES

_NODE_ROWS: Final = rows(TABLES, "magic")


NODE_NAMES: Final = [text(entry, "id", "magic") for entry in _NODE_ROWS]


NODES: Final = len(_NODE_ROWS)


START: Final = 0


NODE_SCHOOL: Final = line(
    [["none", *SCHOOLS].index(word(entry, "school", NODE_NAMES[node], ["none", *SCHOOLS])) - 1 for node, entry in enumerate(_NODE_ROWS)]
)


NODE_LEVEL: Final = line([number(entry, "level", NODE_NAMES[node]) for node, entry in enumerate(_NODE_ROWS)])


_UP: Final = [
    [NODE_NAMES.index(name) for name in words(entry, "up", NODE_NAMES[node], NODE_NAMES)] for node, entry in enumerate(_NODE_ROWS)
]


_SIDEWAYS: Final = [
    [NODE_NAMES.index(name) for name in words(entry, "sideways", NODE_NAMES[node], NODE_NAMES)] for node, entry in enumerate(_NODE_ROWS)
]


_RING: Final = [sorted({*_SIDEWAYS[node], *(other for other in range(NODES) if node in _SIDEWAYS[other])}) for node in range(NODES)]
"""Neighbours along the ring: on the innermost one a step from level 6 to level 7 is both up and along."""


MAGIC_STEPS: Final = line([sum(1 << other for other in [*_UP[node], *_SIDEWAYS[node]]) for node in range(NODES)])
"""A bit for each node that a magic move leads to (DB-M2)."""


def _steps_towards() -> list[int]:
    """For each node and school a bit for each node that a move on this school leads to (DB-M5)."""
    found = []
    for node in range(NODES):
        for school in range(len(SCHOOLS)):
            if int(NODE_SCHOOL[node]) in (school, -1):
                found.append(sum(1 << int(other) for other in _UP[node] if int(NODE_SCHOOL[other]) == school))
            else:
                found.append(1 << int(_first_step(node, school)))
    return found


def _first_step(node: int, school: int) -> int:
    """The neighbour along the ring from which the school is nearest."""
    ways = []
    for first in _RING[node]:
        seen = {node: 0, first: 1}
        queue = [first]
        for place in queue:
            for other in _RING[place]:
                if other not in seen:
                    seen[other] = seen[place] + 1
                    queue.append(other)
        ways.append((min(steps for place, steps in seen.items() if int(NODE_SCHOOL[place]) == school), first))
    ways.sort()
    if not ways or (len(ways) > 1 and ways[0][0] == ways[1][0]):
        raise wrong(NODE_NAMES[node], f"the way along the ring to {SCHOOLS[school]} is not clear")
    return ways[0][1]


STEPS_TOWARDS: Final = line(_steps_towards())


_FOOD_ROWS: Final = {word(entry, "node", "necromancy", NODE_NAMES): entry for entry in rows(TABLES, "necromancy")}


_SHELF_ROWS: Final = {word(entry, "node", "alchemy", NODE_NAMES): entry for entry in rows(TABLES, "alchemy")}


_MIND_ROWS: Final = {word(entry, "node", "telepathy", NODE_NAMES): entry for entry in rows(TABLES, "telepathy")}


NODE_FOOD: Final = flat([[0, *numbers(_FOOD_ROWS[name], "food", name, 4)] if name in _FOOD_ROWS else [0] * 5 for name in NODE_NAMES])
"""Food for a dragon of a level: `NODE_FOOD[node * 5 + level]`."""


NODE_GIFT: Final = flat([item_bundle(_FOOD_ROWS[name], "gift", name) if name in _FOOD_ROWS else [0] * WIDE for name in NODE_NAMES])


NODE_ENTRIES: Final = line([number(_SHELF_ROWS[name], "entries", name) if name in _SHELF_ROWS else 0 for name in NODE_NAMES])


_SHELVES: Final = rows(TABLES, "shelf")


_SHELF_NAMES: Final = [text(entry, "id", "shelf") for entry in _SHELVES]


_SHELF_ITEMS: Final = [[bundle(items, "shelf") for items in inner_rows(entry, "entries", "shelf")] for entry in _SHELVES]


SHELF_NAMES: Final = [
    f"{name}.{number + 1}" for name, items in zip(_SHELF_NAMES, _SHELF_ITEMS, strict=True) for number in range(len(items))
]


SHELF_ENTRIES: Final = len(SHELF_NAMES)


SHELF_ITEMS: Final = flat([items for shelf in _SHELF_ITEMS for items in shelf])


NODE_SHELVES: Final = line(
    [
        sum(
            1 << entry
            for entry, shelf in enumerate(SHELF_NAMES)
            if name in _SHELF_ROWS and shelf.split(".")[0] in words(_SHELF_ROWS[name], "shelves", name, _SHELF_NAMES)
        )
        for name in NODE_NAMES
    ]
)
"""A bit for each shelf entry that a node may take."""


NODE_EXTRA: Final = line([number(_MIND_ROWS[name], "extra", name) if name in _MIND_ROWS else 0 for name in NODE_NAMES])


NODE_BOOSTED: Final = line([number(_MIND_ROWS[name], "boosted", name) if name in _MIND_ROWS else 0 for name in NODE_NAMES])


_TOP: Final = max(int(level) for level in NODE_LEVEL)


MAGIC_POINTS: Final = line(numbers(table(TABLES, "magic_bonus"), "points", "magic_bonus", _TOP + 1))
"""What each magic level is worth at the end: the table is lost, and this one is made up (DB-R120)."""
