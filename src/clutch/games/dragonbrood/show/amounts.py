"""Items by name, as views tell them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import ITEM_NAMES
from clutch.games.dragonbrood.state import DragonbroodPosition


def amounts(counts: list[int]) -> dict[str, int]:
    """Items by name, those that there are."""
    return {ITEM_NAMES[kind]: count for kind, count in enumerate(counts) if count}


def items_of(counts: vec[i64]) -> dict[str, int]:
    """The same of an array."""
    return amounts([int(count) for count in counts])


def row_of(table: vec[i64], row: i64, times: i64) -> dict[str, int]:
    """A row of a table of items, so many times."""
    return amounts([int(times * table[row * WIDE + kind]) for kind in range(i64(WIDE))])


def missing(state: DragonbroodPosition, seat: i64, cost: vec[i64]) -> dict[str, int]:
    """What a horde lacks for a cost, as it lies there."""
    return amounts([max(0, int(count - state.held(seat, kind))) for kind, count in enumerate(cost)])
