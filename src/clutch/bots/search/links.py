"""Which node of a search tree follows which."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.kernel.chance import WORD, mix

NONE: Final = -1
"""No node, and no edge."""
FREE: Final = vec[i64]([-1] * 64)


@final
class Links:
    """Which node follows a node and what was seen there: a hash table with open addressing, so that finding a child costs the same however many there are."""

    def __init__(self) -> None:
        self.parents: vec[i64] = FREE[:]
        """The parents' numbers, or `NONE` where a place is free."""
        self.sights: vec[i64] = FREE[:]
        self.children: vec[i64] = FREE[:]
        self.count: i64 = 0

    def place(self, node: i64, seen: i64) -> i64:
        """Where a link stands, or the free place where it would stand."""
        parents: vec[i64] = self.parents
        sights: vec[i64] = self.sights
        last: i64 = len(parents) - 1
        place: i64 = mix((node ^ mix((seen ^ (seen >> 32)) & WORD)) & WORD) & last
        while parents[place] != NONE and (parents[place] != node or sights[place] != seen):
            place = (place + 1) & last
        return place

    def child(self, node: i64, seen: i64) -> i64:
        """The node behind what was seen, or `NONE`."""
        return self.children[self.place(node, seen)]

    def put(self, node: i64, seen: i64, child: i64) -> None:
        """A new link. The table is kept at most half full."""
        if self.count * 2 >= len(self.parents):
            self.grow()
        place: i64 = self.place(node, seen)
        self.parents[place] = node
        self.sights[place] = seen
        self.children[place] = child
        self.count += 1

    def grow(self) -> None:
        """A table of twice the size."""
        parents: vec[i64] = self.parents
        sights: vec[i64] = self.sights
        children: vec[i64] = self.children
        blank = vec[i64]([NONE] * (len(parents) * 2))
        self.parents = blank
        self.sights = blank[:]
        self.children = blank[:]
        for old in range(i64(len(parents))):
            if parents[old] != NONE:
                place: i64 = self.place(parents[old], sights[old])
                self.parents[place] = parents[old]
                self.sights[place] = sights[old]
                self.children[place] = children[old]
