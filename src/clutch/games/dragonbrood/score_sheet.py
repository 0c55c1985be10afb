"""Scoring a game that was played with the real box (rules, chapter End and scoring: DB-E2 to DB-E7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragonbrood.account_tables import ACCOUNTS
from clutch.games.dragonbrood.component_file import ITEMS
from clutch.games.dragonbrood.components import (
    BONUS_COUNTED,
    BONUS_COUNTS,
    BONUS_NAMES,
    BONUSES_IN_PLAY,
    CLAN,
    DRAGON_COLOURS,
    DRAGONCOIN,
    DUCAT,
    EGGS,
    END_VALUE,
    FOOD,
    GOBLOON,
    JEWEL,
    SPACES,
    STONE_COLOURS,
    TRINKET_END,
    TRINKET_NAMES,
)
from clutch.games.dragonbrood.magic_tracks import MAGIC_POINTS
from clutch.games.dragonbrood.scoring import tile_points
from clutch.kernel.errors import GameError
from clutch.kernel.statement import Event
from clutch.kernel.tally import Field, Filled, Tally, number_field, number_in

MOST_ITEMS: Final = 200
"""More of an item than anybody ever has."""
COUNTED: Final = ["dragons", "grown", "colours", "income", "accounts", "eggs"]
"""What bonus tiles count and nothing else on the sheet tells."""
MOST_COUNTED: Final = [CLAN, CLAN, len(DRAGON_COLOURS), SPACES, ACCOUNTS, EGGS]


def sheet() -> list[Field]:
    """The bonus tiles; each player's items in horde and bank together, trinkets, magic, and what the tiles count."""
    fields = [Field("bonus_tiles", BONUS_NAMES, 0, int(BONUSES_IN_PLAY))]
    fields.extend(number_field(item, 0, MOST_ITEMS) for item in ITEMS)
    fields.append(Field("trinkets", TRINKET_NAMES, 0, len(TRINKET_NAMES), each_seat=True))
    fields.append(number_field("magic", 0, len(MAGIC_POINTS) - 1))
    fields.extend(number_field(name, 0, int(most)) for name, most in zip(COUNTED, MOST_COUNTED, strict=True))
    return fields


def tally(table: Filled, seats: list[Filled]) -> Tally:
    """Everybody's points line by line, and who wins."""
    kept = [trinket for filled in seats for trinket in filled["trinkets"]]
    for trinket in kept:
        if kept.count(trinket) > 1:
            raise GameError(f"there is one trinket {trinket}, but it is named {kept.count(trinket)} times")
    if len(set(table["bonus_tiles"])) < len(table["bonus_tiles"]):
        raise GameError("each bonus tile is there once")
    events: list[Event] = []
    scores = [tally_seat(seat, table["bonus_tiles"], filled, events) for seat, filled in enumerate(seats)]
    ranks = [
        [score, *(number_in(filled, name) for name in (ITEMS[DRAGONCOIN], ITEMS[FOOD], "eggs"))]
        for score, filled in zip(scores, seats, strict=True)
    ]
    best = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    if len(seats) > 1:
        events.append(Event("DB-E6", "won", {"seats": best}))
    return Tally(scores, events, best)


def tally_seat(seat: int, tiles: list[str], filled: Filled, events: list[Event]) -> int:
    """One player's score (DB-E2), and its lines."""
    items = [number_in(filled, item) for item in ITEMS]
    treasure = sum(count * int(END_VALUE[kind]) for kind, count in enumerate(items))
    trinkets = sum(int(TRINKET_END[TRINKET_NAMES.index(trinket)]) for trinket in filled["trinkets"])
    magic = int(MAGIC_POINTS[number_in(filled, "magic")])
    bonus = 0
    for tile in tiles:
        number = BONUS_NAMES.index(tile)
        count = counted(int(BONUS_COUNTED[number]), items, filled)
        points = int(tile_points(i64(number), i64(count)))
        bonus += points
        events.append(Event("DB-E5", "sheet_tile", {"seat": seat, "tile": tile, "count": count, "points": points}))
    score = treasure + trinkets + magic + bonus
    facts = {"seat": seat, "treasure": treasure, "trinkets": trinkets, "magic": magic, "tiles": bonus, "score": score}
    events.append(Event("DB-E2", "sheet_scored", dict(facts)))
    return score


def counted(what: int, items: list[int], filled: Filled) -> int:
    """How many a player has of what a bonus tile counts (DB-E5)."""
    given = {
        "trinkets": len(filled["trinkets"]),
        "coins": items[DUCAT] + items[GOBLOON] + items[DRAGONCOIN],
        "crowns": min(items[JEWEL : JEWEL + STONE_COLOURS]),
    }
    name = BONUS_COUNTS[what]
    return given[name] if name in given else number_in(filled, name)
