"""The main board: locations, map, yields, prizes, menus, tiles and the year chart (tables D9 to D20 of `components.toml`).

Rulings behind them: names read right (DB-R1, DB-R2, DB-R3), yields (DB-R5, DB-R6), the Menagerie trades only (DB-R7), Fall is Autumn (DB-R8), spaces (DB-R29), the map (DB-R31), rank charts
(DB-R51), the Caravan is an island (DB-R106), bonus colours (DB-R107).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragonbrood.component_file import (
    ITEMS,
    STONES,
    WIDE,
    Entry,
    bundle,
    flag,
    flat,
    inner,
    inner_rows,
    item_bundle,
    line,
    number,
    numbers,
    rows,
    text,
    word,
    words,
    wrong,
)
from clutch.games.dragonbrood.components import (
    COLOURS,
    ELDERS,
    GROWN_LEVEL,
    HUES,
    ITEM_NAMES,
    KINDS,
    PRIMARIES,
    SIDE_SEASONS,
    SIDES,
    STONE_COLOURS,
    TABLES,
)

# D9. Locations

PLACES: Final = 35
BOARD: Final = 35
"""The player board, as a place that dragons come from."""
_PLACE_ROWS: Final = rows(TABLES, "location", PLACES)
LOCATIONS: Final = [text(entry, "id", "location") for entry in _PLACE_ROWS]
"""Names as they were meant (DB-R1, DB-R2, DB-R3); the Caravan is an island (DB-R106)."""
RINGS: Final = ["outer", "middle", "centre", "sky"]
PLACE_RING: Final = [word(entry, "ring", LOCATIONS[place], RINGS) for place, entry in enumerate(_PLACE_ROWS)]

SIDE_KINDS: Final = ["none", "level", "rank", "combat", "action", "elder"]
NO_SIDE: Final = 0
LEVEL_SIDE: Final = 1
RANK_SIDE: Final = 2
COMBAT_SIDE: Final = 3
ACTION_SIDE: Final = 4
ELDER_SIDE: Final = 5

EFFECTS: Final = [
    "none", "excavate", "train", "hatch", "exchange", "bank", "ascend", "release", "retire", "trade", "copy", "steal", "caravan", "study", "elder",
]  # fmt: skip
NO_EFFECT: Final = 0
EXCAVATE: Final = 1
TRAIN: Final = 2
HATCH: Final = 3
EXCHANGE: Final = 4
BANK: Final = 5
ASCEND: Final = 6
RELEASE: Final = 7
RETIRE: Final = 8
TRADE: Final = 9
COPY: Final = 10
STEAL: Final = 11
CARAVAN: Final = 12
STUDY: Final = 13
ELDER_SPACE: Final = 14

SIDE_KIND: Final = line(
    [
        SIDE_KINDS.index(word(inner(entry, side, LOCATIONS[place]), "kind", LOCATIONS[place], SIDE_KINDS))
        for place, entry in enumerate(_PLACE_ROWS)
        for side in SIDES
    ]
)
"""By place and side: `SIDE_KIND[place * 2 + side]`."""
SPACES_WIDE: Final = line(
    [number(inner(entry, side, LOCATIONS[place]), "spaces", LOCATIONS[place]) for place, entry in enumerate(_PLACE_ROWS) for side in SIDES]
)
"""The same for all player counts (DB-R29)."""
SPACES_TIGHT: Final = flat([numbers(entry, "tight", LOCATIONS[place], 2) for place, entry in enumerate(_PLACE_ROWS)])
LEAST_LEVEL: Final = line([number(entry, "level", LOCATIONS[place], 1) for place, entry in enumerate(_PLACE_ROWS)])
EFFECT: Final = line([EFFECTS.index(word(entry, "effect", LOCATIONS[place], EFFECTS)) for place, entry in enumerate(_PLACE_ROWS)])
_BONUS_WORDS: Final = [word(entry, "bonus", LOCATIONS[place], ["", *COLOURS]) for place, entry in enumerate(_PLACE_ROWS)]
BONUS_COLOUR: Final = line([COLOURS.index(name) if name else -1 for name in _BONUS_WORDS])
"""Six places have one (DB-R107)."""

PLACE_BIT: Final = line([1 << place for place in range(PLACES)])
"""One bit for each place. A table, because the compiler makes 32-bit shifts out of a shifted constant."""
ALL_PLACES: Final = (1 << PLACES) - 1
RETIRING: Final[i64] = sum(1 << place for place in range(PLACES) if EFFECT[place] == RETIRE)
"""A bit for each place where dragons retire, whose spaces are its graves (DB-P4)."""
OPEN_TO: Final = line(
    [
        sum(
            1 << place
            for place in range(PLACES)
            if level >= int(LEAST_LEVEL[place]) and int(SIDE_KIND[place * 2 + side]) not in (NO_SIDE, closed)
        )
        for level in range(GROWN_LEVEL + 1)
        for side in range(2)
        for closed in (NO_SIDE, ELDER_SIDE)
    ]
)
"""The places with a space for a dragon of a level on one side of the board as bits; the second of each two without Elder spaces (DB-P4, DB-P6, DB-K9)."""

# D10. The map

RANGES: Final = 5


def _distances() -> list[int]:
    """From each place, and from the player board, to each place; nothing leads through the player board (DB-R31)."""
    near = [
        [LOCATIONS.index(name) for name in words(entry, "adjacent", LOCATIONS[place], LOCATIONS)] for place, entry in enumerate(_PLACE_ROWS)
    ]
    for place in range(PLACES):
        for other in near[place]:
            if place not in near[other]:
                raise wrong(LOCATIONS[place], f"{LOCATIONS[other]} does not name it as its neighbour")
    near.append([place for place, entry in enumerate(_PLACE_ROWS) if flag(entry, "from_player_board", LOCATIONS[place])])
    found = []
    for start in range(PLACES + 1):
        distance = [-1] * (PLACES + 1)
        distance[start] = 0
        queue = [start]
        for place in queue:
            for other in near[place]:
                if distance[other] < 0:
                    distance[other] = distance[place] + 1
                    queue.append(other)
        if -1 in distance[:PLACES]:
            raise wrong("location", f"no way leads to {LOCATIONS[distance.index(-1)]}")
        found += distance[:PLACES]
    return found


DISTANCE: Final = line(_distances())
"""From `start` (a place or the player board) to `place`: `DISTANCE[start * PLACES + place]`."""
REACH: Final = line(
    [
        sum(1 << place for place in range(PLACES) if int(DISTANCE[start * PLACES + place]) <= steps)
        for start in range(PLACES + 1)
        for steps in range(RANGES)
    ]
)
"""A bit for each place within so many steps: `REACH[start * RANGES + steps]`."""

# D11 to D14. Yields and prizes, by place and side


def _side(entry: Entry) -> int:
    """Which row of the tables by place and side an entry is for."""
    place = LOCATIONS.index(word(entry, "location", "location", LOCATIONS))
    return place * 2 + SIDE_SEASONS[1].index(word(entry, "season", LOCATIONS[place], SIDE_SEASONS[1]))


def _level_tables() -> tuple[list[list[int]], list[list[int]], list[int], list[int]]:
    """LEVEL yields by side and level, second choices, excavations and trinket budgets (DB-A3, DB-A4, DB-A13, DB-A14, DB-R5, DB-R6)."""
    yields = [[0] * WIDE for _ in range(PLACES * 2 * 3)]
    others = [[0] * WIDE for _ in range(PLACES * 2 * 3)]
    excavations = [0] * (PLACES * 2)
    budgets = [0] * (PLACES * 2)
    for entry in rows(TABLES, "level_yield"):
        side = _side(entry)
        name = LOCATIONS[side // 2]
        if int(SIDE_KIND[side]) != LEVEL_SIDE:
            raise wrong(name, "a level yield is given for a side that is no LEVEL side")
        for level, items in enumerate(inner_rows(entry, "levels", name, 3)):
            yields[side * 3 + level] = bundle(items, name)
        if "other" in entry:
            for level, items in enumerate(inner_rows(entry, "other", name, 3)):
                others[side * 3 + level] = bundle(items, name)
        excavations[side] = number(entry, "excavate", name) if "excavate" in entry else 0
        budgets[side] = number(entry, "trinkets", name) if "trinkets" in entry else 0
    return yields, others, excavations, budgets


_LEVELS: Final = _level_tables()
LEVEL_YIELD: Final = flat(_LEVELS[0])
"""`LEVEL_YIELD[((place * 2 + side) * 3 + level - 1) * WIDE + kind]`."""
LEVEL_OTHER: Final = flat(_LEVELS[1])
HAS_OTHER: Final = line([int(any(any(_LEVELS[1][side * 3 + level]) for level in range(3))) for side in range(PLACES * 2)])
LEVEL_EXCAVATE: Final = line(_LEVELS[2])
LEVEL_BUDGET: Final = line(_LEVELS[3])


def _rank_tables() -> tuple[list[list[int]], list[int], list[int]]:
    """RANK yields by place and rank, excavations, and the column of each colour (DB-A3, DB-R51)."""
    yields = [[0] * WIDE for _ in range(PLACES * 2)]
    excavations = [0] * PLACES
    columns = [0] * (PLACES * HUES)
    for entry in rows(TABLES, "rank_yield"):
        place = LOCATIONS.index(word(entry, "location", "rank_yield", LOCATIONS))
        yields[place * 2] = item_bundle(entry, "first", LOCATIONS[place])
        yields[place * 2 + 1] = item_bundle(entry, "second", LOCATIONS[place])
        excavations[place] = number(entry, "excavate", LOCATIONS[place]) if "excavate" in entry else 0
    for entry in rows(TABLES, "rank_chart"):
        place = LOCATIONS.index(word(entry, "location", "rank_chart", LOCATIONS))
        chart = entry.get("columns")
        if not isinstance(chart, list):
            raise wrong(LOCATIONS[place], "columns is a list of lists of colours")
        seen = []
        for column, names in enumerate(chart):
            for name in words({"columns": names}, "columns", LOCATIONS[place], COLOURS):
                columns[place * HUES + COLOURS.index(name)] = column
                seen.append(name)
        if sorted(seen) != sorted(COLOURS):
            raise wrong(LOCATIONS[place], "the rank chart must show each of the twelve colours once")
    return yields, excavations, columns


_RANKS: Final = _rank_tables()
RANK_YIELD: Final = flat(_RANKS[0])
RANK_EXCAVATE: Final = line(_RANKS[1])
RANK_COLUMN: Final = line(_RANKS[2])


def _prize_tables() -> tuple[list[list[int]], list[int]]:
    """Prizes by side for winner and loser, and trinket budgets for each level (DB-A14, DB-A16)."""
    prizes = [[0] * WIDE for _ in range(PLACES * 4)]
    budgets = [0] * (PLACES * 4)
    for entry in rows(TABLES, "prize"):
        side = _side(entry)
        name = LOCATIONS[side // 2]
        if int(SIDE_KIND[side]) != COMBAT_SIDE:
            raise wrong(name, "a prize is given for a side that is no COMBAT side")
        prizes[side * 2] = item_bundle(entry, "winner", name)
        prizes[side * 2 + 1] = item_bundle(entry, "loser", name)
        if "trinkets" in entry:
            budgets[side * 2], budgets[side * 2 + 1] = numbers(entry, "trinkets", name, 2)
    return prizes, budgets


_PRIZES: Final = _prize_tables()
PRIZE: Final = flat(_PRIZES[0])
"""`PRIZE[((place * 2 + side) * 2 + lost) * WIDE + kind]`."""
PRIZE_BUDGET: Final = line(_PRIZES[1])

# D15 to D17. The year chart and the tiles

YEARS: Final = 6
_YEAR_ROWS: Final = rows(TABLES, "year", YEARS)
FEED_DRAGON: Final = line([0] + [number(inner(entry, "feed", "year"), "dragon", "year") for entry in _YEAR_ROWS])
FEED_LEVEL: Final = line([0] + [number(inner(entry, "feed", "year"), "level", "year") for entry in _YEAR_ROWS])
LETTERS: Final = ["A", "B", "C", "D", "E", "F"]
SKY_PLACES: Final = [place for place in range(PLACES) if PLACE_RING[place] == "sky"]
if len(SKY_PLACES) != len(LETTERS):
    raise wrong("location", "there are six sky locations for six sky tiles")
OPENS: Final = flat(
    [[0] * PLACES] + [[int(name in words(entry, "buildings", "year", LOCATIONS)) for name in LOCATIONS] for entry in _YEAR_ROWS]
)
"""1 where the New Year of a year lifts a field tile: `OPENS[year * PLACES + place]`."""
LIFTS: Final = flat(
    [[0] * len(LETTERS)] + [[int(name in words(entry, "islands", "year", LETTERS)) for name in LETTERS] for entry in _YEAR_ROWS]
)
"""1 where the New Year of a year lifts a sky tile: `LIFTS[year * 6 + letter]`."""

OPEN: Final = 0
FIELD: Final = 1
SKY_TILE: Final = 2
"""What lies on a location: nothing, its field tile, or a sky tile (2 is A, 3 is B, ...)."""
_FIELD_ROWS: Final = {
    LOCATIONS.index(word(entry, "covers", "field_tile", LOCATIONS)): item_bundle(entry, "items", "field_tile")
    for entry in rows(TABLES, "field_tile")
}
FIELD_PLACES: Final = line(sorted(_FIELD_ROWS))
FIELD_ITEMS: Final = flat([_FIELD_ROWS.get(place, [0] * WIDE) for place in range(PLACES)])
for _place in FIELD_PLACES:
    if sum(int(OPENS[year * PLACES + int(_place)]) for year in range(1, YEARS)) != 1:
        raise wrong("year", f"the field tile of {LOCATIONS[int(_place)]} must be lifted once, before the last year")

# D18. Exchange menus

_MENU_ROWS: Final = {LOCATIONS.index(word(entry, "location", "menu", LOCATIONS)): entry for entry in rows(TABLES, "menu")}


def _menu(key: str) -> list[int]:
    found = [0] * (PLACES * 2)
    for place, entry in _MENU_ROWS.items():
        for side, season in enumerate(SIDE_SEASONS[0]):
            found[place * 2 + side] = number(inner(entry, season, "menu"), key, "menu")
    return found


MENU_BASE: Final = line(_menu("base"))
MENU_LEVEL: Final = line(_menu("level"))
"""How often a visit exchanges: so many times, and more for each level (DB-A8, DB-A9, DB-A11, DB-A12)."""
BOOSTS: Final = ["none", "cheaper", "gold"]
CHEAPER: Final = 1
EXTRA_GOLD: Final = 2
MENU_BOOST: Final = line(
    [BOOSTS.index(word(_MENU_ROWS[place], "boost", "menu", BOOSTS)) if place in _MENU_ROWS else 0 for place in range(PLACES)]
)
MENU_EGGS: Final = line([int(place in _MENU_ROWS and flag(_MENU_ROWS[place], "eggs", "menu")) for place in range(PLACES)])


def _exchange_rows() -> list[list[int]]:
    """One row a colour where a stone has none: place, give, get, backward, then give, get and gold for summer and winter."""
    found = []
    for entry in rows(TABLES, "exchange"):
        place = LOCATIONS.index(word(entry, "location", "exchange", LOCATIONS))
        give = word(entry, "give", "exchange", ITEM_NAMES)
        get = word(entry, "get", "exchange", ITEM_NAMES)
        amounts: list[int] = []
        for season in SIDE_SEASONS[0]:
            half = inner(entry, season, "exchange")
            amounts += [number(half, "give", "exchange", 1), number(half, "get", "exchange", 1), number(half, "gold", "exchange")]
        coloured = give in STONES or get in STONES
        for colour in range(STONE_COLOURS if coloured else 1):
            suffix = f"_{PRIMARIES[colour]}"
            pair = [ITEMS.index(name + suffix if name in STONES else name) for name in (give, get)]
            found.append([place, *pair, int(flag(entry, "backward", "exchange")), *amounts])
    return found


_ROWS: Final = _exchange_rows()
EXCHANGES: Final = len(_ROWS)
ROW_PLACE: Final = line([row[0] for row in _ROWS])
ROW_GIVE: Final = line([row[1] for row in _ROWS])
ROW_GET: Final = line([row[2] for row in _ROWS])
ROW_BACKWARD: Final = line([row[3] for row in _ROWS])
ROW_GIVES: Final = flat([[row[4], row[7]] for row in _ROWS])
ROW_GETS: Final = flat([[row[5], row[8]] for row in _ROWS])
ROW_GOLD: Final = flat([[row[6], row[9]] for row in _ROWS])
ROW_NAMES: Final = [f"{ITEMS[row[1]]} for {ITEMS[row[2]]}" for row in _ROWS]
if len(set(ROW_NAMES)) != EXCHANGES:
    raise wrong("exchange", "two rows exchange the same kinds")

# D20. Elder spaces

_ELDER_ROWS: Final = rows(TABLES, "elder", len(ELDERS))
SCHOOLS: Final = ["necromancy", "alchemy", "telepathy"]
NECROMANCY: Final = 0
ALCHEMY: Final = 1
TELEPATHY: Final = 2
ELDER_PLACE: Final = line([LOCATIONS.index(word(entry, "location", "elder", LOCATIONS)) for entry in _ELDER_ROWS])
ELDER_OF: Final = line(
    [
        [int(place) for place in ELDER_PLACE].index(place) if place in [int(found) for found in ELDER_PLACE] else -1
        for place in range(PLACES)
    ]
)
"""Which Elder stands at a place, or -1."""
ELDER_SCHOOL: Final = line([SCHOOLS.index(word(entry, "school", "elder", SCHOOLS)) if "school" in entry else -1 for entry in _ELDER_ROWS])
ELDER_VISIT: Final = line([LOCATIONS.index(word(entry, "visit", "elder", LOCATIONS)) if "visit" in entry else -1 for entry in _ELDER_ROWS])
for _number, _entry in enumerate(_ELDER_ROWS):
    word(_entry, "id", f"elder {_number + 1}", [ELDERS[_number]])


assert len(ITEMS) == KINDS
