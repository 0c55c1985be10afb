"""Traces every point of Dragonbrood to its source, and notes what is visited and how clans grow."""

from __future__ import annotations

from typing import Final, final

from clutch.games.dragonbrood import scoring
from clutch.games.dragonbrood.board import LOCATIONS, YEARS
from clutch.games.dragonbrood.components import (
    CLAN,
    DUCAT,
    ELDER_ONCE,
    ELDER_TWICE,
    END_VALUE,
    ITEM_NAMES,
    ROWS,
    SPACE_NAMES,
    SPACES,
    TRINKET_END,
    TRINKET_NAMES,
)
from clutch.games.dragonbrood.magic_tracks import MAGIC_POINTS, NODE_LEVEL, NODE_NAMES
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chronicle import Chronicle
from clutch.kernel.state import State
from clutch.kernel.statement import Event, Facts

GROWN: Final = [3, 4]
"""The levels whose first year is told."""
TOLD: Final = ["hatched", "unfed", "declined", "opened", "retired", "won_fight", "excavated", "studied"]
"""Events that are counted by seat."""


@final
class DragonbroodChronicle(Chronicle):
    """What is written down of one game of Dragonbrood."""

    def __init__(self, state: DragonbroodPosition) -> None:
        players = int(state.players)
        super().__init__(players, LOCATIONS)
        self.order = [int(state.order[place]) for place in range(players)]
        self.nodes: Final = ["start"] * players
        self.source = "setup"
        self.year = 1
        for facts in self.facts:
            for name in [*TOLD, *[f"income of row {row}" for row in range(1, ROWS + 1)]]:
                facts[name] = 0
            for level in GROWN:
                for year in range(1, YEARS + 1):
                    facts[f"level {level} by year {year}"] = 0

    def hear(self, event: Event) -> None:
        facts = event.facts
        self.turn_to(event.kind, facts)
        if event.kind in ("bids", "bids_enemy"):
            self.book(whole(facts, "seat"), -worth(texts(facts, "items")))
            if "target" in facts:
                self.book(whole(facts, "target"), -worth(texts(facts, "others")))
        elif "seat" in facts:
            seat = whole(facts, "seat")
            if event.kind in TOLD:
                self.add(self.facts[seat], event.kind)
            if event.kind.startswith("placed"):
                self.add(self.visits[seat], self.source)
            elif event.kind == "income":
                self.add(self.facts[seat], f"income of row {row_of(str(facts['space']))}")
            self.book_items(event.kind, facts, seat)

    def turn_to(self, kind: str, facts: Facts) -> None:
        """Where points come from after this event."""
        if kind.startswith("placed") or kind in ("collects", "prize", "lesser_prize", "fight", "fight_enemy"):
            self.source = str(facts["place"])
        elif kind in ("income", "alchemy", "interest"):
            self.source = kind
        elif kind == "season":
            self.year = whole(facts, "year")
            self.source = "gift_and_food" if facts["season"] == "new_year" else "between"
        elif kind in ("fed", "fed_all"):
            self.source = "gift_and_food"

    def book_items(self, kind: str, facts: Facts, seat: int) -> None:
        """Points that an event brings or costs."""
        if kind == "gained":
            self.book(seat, worth(texts(facts, "items")))
        elif kind in ("paid", "gave_back"):
            self.book(seat, -worth(texts(facts, "items")))
        elif kind == "changed":
            self.book(seat, worth([str(facts["get"])]) - worth([str(facts["give"])]))
        elif kind == "bonus_colour":
            self.book(seat, whole(facts, "count") * int(END_VALUE[DUCAT]))
        elif kind == "asked_elder" and "target" in facts:
            price = int(ELDER_TWICE) if whole(facts, "count") > 1 else int(ELDER_ONCE)
            self.add(self.points[whole(facts, "target")], "elder_owned", price * int(END_VALUE[DUCAT]))
        elif kind in ("kept", "sold_trinket"):
            value = int(TRINKET_END[TRINKET_NAMES.index(str(facts["trinket"]))])
            self.book(seat, value if kind == "kept" else -value)
        elif kind == "stole":
            self.add(self.points[whole(facts, "target")], "robbed", -worth([f"1 {facts['item']}"]))
        elif kind == "studied":
            node = str(facts["node"])
            self.book(seat, magic_points(node) - magic_points(self.nodes[seat]))
            self.nodes[seat] = node

    def book(self, seat: int, points: int) -> None:
        """Points of a seat from the source that is open."""
        self.add(self.points[seat], self.source, points)

    def look(self, state: State) -> None:
        """Note who has reached a level for the first time."""
        assert isinstance(state, DragonbroodPosition)
        for dragon in range(int(state.players) * CLAN):
            level = int(state.level[dragon])
            facts = self.facts[dragon // CLAN]
            if level in GROWN and not facts[f"level {level} by year {YEARS}"]:
                for year in range(self.year, YEARS + 1):
                    facts[f"level {level} by year {year}"] = 1

    def close(self, state: State) -> None:
        """What only the end tells."""
        assert isinstance(state, DragonbroodPosition)
        for seat in range(int(state.players)):
            self.add(self.points[seat], "bonus_tiles", int(scoring.bonus_value(state, seat)))
            self.facts[seat]["magic level"] = int(NODE_LEVEL[NODE_NAMES.index(self.nodes[seat])])
            for row in range(1, ROWS + 1):
                self.facts[seat][f"uncovered in row {row}"] = sum(
                    int(state.income[seat]) >> space & 1 for space in range(SPACES) if row_of(SPACE_NAMES[space]) == row
                )


def row_of(space: str) -> int:
    """The row of an income space such as `2.3`."""
    return int(space.partition(".")[0])


def whole(facts: Facts, name: str) -> int:
    """A fact that is a number."""
    value = facts[name]
    assert isinstance(value, int)
    return value


def texts(facts: Facts, name: str) -> list[str]:
    """A fact that is a list of items."""
    value = facts[name]
    assert isinstance(value, list)
    return [str(part) for part in value]


def worth(items: list[str]) -> int:
    """The end value of items such as `3 gold`."""
    total = 0
    for item in items:
        count, _, name = item.partition(" ")
        if name:
            total += int(count) * int(END_VALUE[ITEM_NAMES.index(name)])
    return total


def magic_points(node: str) -> int:
    """What a node scores."""
    return int(MAGIC_POINTS[NODE_LEVEL[NODE_NAMES.index(node)]])
