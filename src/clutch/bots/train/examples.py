"""Examples as NumPy arrays: what seats knew, and their share of the victory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from clutch.bots.nets.self_play import Examples

T = TypeVar("T", bound=np.generic)
HASH = 2654435761
HASH_BELOW = 1000003
COLUMNS = ("items", "parts", "ends", "games", "moments", "shares", "seats")
"""What a table holds, in the order of its attributes."""


@dataclass
class Table:
    """Rows of unequal length, one after the other, with what came of each."""

    items: NDArray[np.int32]
    parts: NDArray[np.float32]
    ends: NDArray[np.int64]
    games: NDArray[np.int64]
    moments: NDArray[np.float32]
    """The part of the game that had been played."""
    shares: NDArray[np.float32]
    seats: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.ends)

    @cached_property
    def starts(self) -> NDArray[np.int64]:
        """Where each row starts."""
        return np.append(0, self.ends[:-1])

    @cached_property
    def lengths(self) -> NDArray[np.int64]:
        """How long each row is."""
        return np.diff(self.ends, prepend=0)

    def pick(self, rows: NDArray[np.int64] | NDArray[np.bool_]) -> Table:
        """Some of the rows."""
        if rows.dtype == np.bool_:
            rows = np.flatnonzero(rows)
        lengths = self.lengths[rows]
        ends = np.cumsum(lengths)
        places = np.arange(ends[-1] if len(ends) else 0) + np.repeat(self.starts[rows] - (ends - lengths), lengths)
        return Table(
            self.items[places], self.parts[places], ends, self.games[rows], self.moments[rows], self.shares[rows], self.seats[rows]
        )

    def held_out(self, one_of: int) -> NDArray[np.bool_]:
        """Which rows are of games that are not trained on: whole games, for the rows of one are alike."""
        held: NDArray[np.bool_] = (self.games * HASH % HASH_BELOW) % one_of == 0
        return held

    def save(self, path: Path) -> None:
        """Keep the table in a file."""
        part = path.with_name("part-" + path.name)
        np.savez(part, **{name: getattr(self, name) for name in COLUMNS})
        part.replace(path)


def load(path: Path) -> Table:
    """A table out of a file."""
    with np.load(path) as kept:
        return Table(*[kept[name] for name in COLUMNS])


def copied(held: object, kind: type[T]) -> NDArray[T]:
    """A copy of what the engine has written. A `vec` lends its memory as `bytes` do, only nobody has told the type checkers."""
    return np.frombuffer(cast("bytes", held), kind).copy()


def table_of(examples: Examples) -> Table:
    """The examples of some games."""
    return Table(
        copied(examples.items, np.int64).astype(np.int32),
        copied(examples.parts, np.float64).astype(np.float32),
        copied(examples.ends, np.int64),
        copied(examples.games, np.int64),
        (copied(examples.moments, np.int64) / np.maximum(copied(examples.lengths, np.int64), 1)).astype(np.float32),
        copied(examples.shares, np.float64).astype(np.float32),
        copied(examples.seats, np.int64),
    )


def joined(tables: Sequence[Table]) -> Table:
    """Several tables as one; games of different tables are different games."""
    offsets = np.cumsum([0, *[len(table.items) for table in tables[:-1]]])
    firsts = np.cumsum([0, *[int(table.games.max()) + 1 for table in tables[:-1]]])
    return Table(
        np.concatenate([table.items for table in tables]),
        np.concatenate([table.parts for table in tables]),
        np.concatenate([table.ends + offset for table, offset in zip(tables, offsets, strict=True)]),
        np.concatenate([table.games + first for table, first in zip(tables, firsts, strict=True)]),
        np.concatenate([table.moments for table in tables]),
        np.concatenate([table.shares for table in tables]),
        np.concatenate([table.seats for table in tables]),
    )
