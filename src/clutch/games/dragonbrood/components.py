"""The box: items, dragons, eggs, trinkets, accounts, magic and bonus tiles (tables D2 to D8 and D19 to D33 of `components.toml`).

Names and numbering are here, every amount is in the file. `board.py` holds the tables of the main board, `magic_tracks.py`, `account_tables.py` and `solo_tables.py` those of magic, the bank and the solo modes.

Rulings behind them: end values (DB-R119), bank accounts (DB-R14), the income track (DB-R19).
"""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.component_file import (
    ITEMS,
    STONES,
    WIDE,
    bundle,
    flat,
    inner,
    item_bundle,
    line,
    number,
    numbers,
    read_tables,
    rows,
    table,
    text,
    word,
    words,
    wrong,
)
from clutch.kernel.component_source import component_path

TABLES: Final = read_tables(component_path("dragonbrood", Path(__file__).parent))

SEATS: Final = 6
SUMMER: Final = 0
AUTUMN: Final = 1
WINTER: Final = 2
SPRING: Final = 3
NEW_YEAR: Final = 4
SEASONS: Final = ["summer", "autumn", "winter", "spring", "new_year"]
LEFT: Final = 0
RIGHT: Final = 1
SIDES: Final = ["left", "right"]
SIDE_SEASONS: Final = [["summer", "winter"], ["autumn", "spring"]]
"""For placement and for collection: the season of the left and of the right side; Fall is Autumn (DB-R8)."""

# D2. Items

KINDS: Final = 14
FOOD: Final = 0
GOLD: Final = 1
CRYSTAL: Final = 2
DUCAT: Final = 5
GEM: Final = 6
GOBLOON: Final = 9
JEWEL: Final = 10
DRAGONCOIN: Final = 13
ANY_CRYSTAL: Final = 14
STONE_COLOURS: Final = 3
"""Red, blue and yellow, in this order after CRYSTAL, GEM and JEWEL; stones of any colour are 14, 15 and 16."""
ITEM_NAMES: Final = ITEMS + STONES
STONE_BASE: Final = vec[i64]([CRYSTAL, GEM, JEWEL])
PRIMARIES: Final = ["red", "blue", "yellow"]

_ITEM_ROWS: Final = rows(TABLES, "item", KINDS)


def _values(key: str) -> list[int]:
    """A number of each item; a stone of any colour is worth what the red one is."""
    found = []
    for place, entry in enumerate(_ITEM_ROWS):
        word(entry, "id", f"item {place + 1}", [ITEMS[place]])
        found.append(number(entry, key, f"item {ITEMS[place]}"))
    return found + [found[int(base)] for base in STONE_BASE]


END_VALUE: Final = line(_values("end_value"))
"""What an item counts at the end (DB-R119)."""
UNIT: Final = line(_values("unit"))


def _take_order() -> list[int]:
    """All kinds, lowest end value first, then in the fixed order; a stone of any colour stands with the red one."""
    place = list(range(KINDS)) + [int(base) for base in STONE_BASE]
    return sorted(range(WIDE), key=lambda kind: (int(END_VALUE[kind]), place[kind], kind))


TAKE_ORDER: Final = line(_take_order())

# D3. Anytime exchanges, in the order of the automatic payment

_ANY_ROWS: Final = rows(TABLES, "anytime", 11)
ANYTIMES: Final = 11
ANY_GIVE: Final = line([ITEMS.index(word(entry, "give", "anytime", ITEMS)) for entry in _ANY_ROWS])
ANY_GET: Final = line([ITEMS.index(word(entry, "get", "anytime", ITEMS)) for entry in _ANY_ROWS])
ANY_AMOUNT: Final = line([number(entry, "amount", "anytime", 1) for entry in _ANY_ROWS])


def rate(give: int, get: int) -> int:
    """How many of `get` one of `give` becomes; the file must have exactly the eleven pairs that the rules know (DB-X7)."""
    for way in range(ANYTIMES):
        if int(ANY_GIVE[way]) == give and int(ANY_GET[way]) == get:
            return int(ANY_AMOUNT[way])
    raise wrong("anytime", f"there is no exchange of {ITEMS[give]} into {ITEMS[get]}")


FOOD_FOR_GOLD: Final[i64] = rate(GOLD, FOOD)
GOLD_FOR_DUCAT: Final[i64] = rate(DUCAT, GOLD)
GOLD_FOR_GOBLOON: Final[i64] = rate(GOBLOON, GOLD)
DUCATS_FOR_DRAGONCOIN: Final[i64] = rate(DRAGONCOIN, DUCAT)
GOBLOONS_FOR_DRAGONCOIN: Final[i64] = rate(DRAGONCOIN, GOBLOON)
CRYSTALS_FOR_GEM: Final = line([rate(GEM + colour, CRYSTAL + colour) for colour in range(STONE_COLOURS)])
GEMS_FOR_JEWEL: Final = line([rate(JEWEL + colour, GEM + colour) for colour in range(STONE_COLOURS)])

# D4 and D5. Dragons and colours

COLOURS: Final = ["red", "amber", "orange", "golden", "yellow", "lime", "green", "teal", "blue", "indigo", "purple", "magenta"]
"""Round the wheel; Elder colours follow."""
ELDERS: Final = ["black", "gray", "umber", "sienna", "tan", "white"]
DRAGON_COLOURS: Final = COLOURS + ELDERS
HUES: Final = 12
RED: Final = 0
AMBER: Final = 1
ORANGE: Final = 2
GOLDEN: Final = 3
YELLOW: Final = 4
LIME: Final = 5
GREEN: Final = 6
TEAL: Final = 7
BLUE: Final = 8
INDIGO: Final = 9
PURPLE: Final = 10
MAGENTA: Final = 11
HUE_OF: Final = vec[i64]([RED, BLUE, YELLOW])
"""The dragon colour of each primary."""
ELDER: Final = 4
GROWN_LEVEL: Final = 3
"""The level whose colours have abilities, which can lead the clan and reach the islands."""
"""The level of an Elder."""
CLAN: Final = 6
"""Dragon places on a player board."""
DRAGONS: Final = 36

_COLOUR_ROWS: Final = rows(TABLES, "colour", HUES)
_POOL: Final = table(TABLES, "dragon_pool")
TOKENS: Final = line([0] + [number(_POOL, f"level_{level}", "dragon_pool", 1) for level in (1, 2, 3)])
"""Tokens of each colour by level."""
FIRST_LEVEL: Final = line([number(entry, "first_level", COLOURS[hue], 1) for hue, entry in enumerate(_COLOUR_ROWS)])
PRIMARY_MASK: Final = line(
    [
        sum(1 << PRIMARIES.index(name) for name in words(entry, "primaries", COLOURS[hue], PRIMARIES))
        for hue, entry in enumerate(_COLOUR_ROWS)
    ]
)
"""A bit for each primary that is part of the colour."""


def full_pool() -> vec[u8]:
    """All tokens of level 1 to 3 in the pool (DB-S4): `pool[level * HUES + hue]`."""
    return vec[u8]([u8(int(TOKENS[level]) if level and int(FIRST_LEVEL[hue]) <= level else 0) for level in range(4) for hue in range(HUES)])


BREAK_SIZE: Final = 3
BREAK_WAYS: Final = 2


def _break_ups() -> list[list[int]]:
    """For each colour and way three level 1 colours, or an empty way as -1."""
    found = []
    for hue, entry in enumerate(_COLOUR_ROWS):
        word(entry, "id", f"colour {hue + 1}", [COLOURS[hue]])
        ways = entry.get("break_up")
        if not isinstance(ways, list) or not 1 <= len(ways) <= BREAK_WAYS:
            raise wrong(COLOURS[hue], "break_up is a list of one or two ways")
        for way in range(BREAK_WAYS):
            names = words({"break_up": ways[way]}, "break_up", COLOURS[hue], PRIMARIES) if way < len(ways) else []
            if way < len(ways) and len(names) != BREAK_SIZE:
                raise wrong(COLOURS[hue], "a break-up gives three dragons")
            found.append([int(HUE_OF[PRIMARIES.index(name)]) for name in names] or [-1] * BREAK_SIZE)
    return found


BREAK_UP: Final = flat(_break_ups())

# D6 to D8. Hatching and evolving

_HATCHING: Final = [inner(table(TABLES, "hatching"), season, "hatching") for season in ("summer", "winter")]
HATCH_CRYSTALS: Final = line([number(entry, "crystals", "hatching") for entry in _HATCHING])
HATCH_FOOD: Final = line([number(entry, "food", "hatching") for entry in _HATCHING])

_YOUNG_ROWS: Final = rows(TABLES, "young")
YOUNG: Final = len(_YOUNG_ROWS)
"""The recipes at level 1, as many as the text lets us count (DB-R47)."""
YOUNG_FROM: Final = line([COLOURS.index(word(entry, "from", "young", COLOURS)) for entry in _YOUNG_ROWS])
YOUNG_STONE: Final = line([PRIMARIES.index(word(entry, "stone", "young", PRIMARIES)) for entry in _YOUNG_ROWS])
YOUNG_TO: Final = line([COLOURS.index(word(entry, "to", "young", COLOURS)) for entry in _YOUNG_ROWS])
_GROWN_ROWS: Final = rows(TABLES, "grown")
GROWN: Final = len(_GROWN_ROWS)
"""The recipes at level 2; one that is not in the table does not exist (DB-R48)."""
GROWN_FROM: Final = line([COLOURS.index(word(entry, "from", "grown", COLOURS)) for entry in _GROWN_ROWS])
GROWN_FIRST: Final = line([PRIMARIES.index(word(entry, "first", "grown", PRIMARIES)) for entry in _GROWN_ROWS])
GROWN_SECOND: Final = line([PRIMARIES.index(word(entry, "second", "grown", PRIMARIES)) for entry in _GROWN_ROWS])
GROWN_TO: Final = line([COLOURS.index(word(entry, "to", "grown", COLOURS)) for entry in _GROWN_ROWS])
_EVOLVING: Final = table(TABLES, "evolving")
YOUNG_GEMS: Final[i64] = number(inner(_EVOLVING, "young", "evolving"), "gem", "evolving")
YOUNG_CRYSTALS: Final[i64] = number(inner(_EVOLVING, "young", "evolving"), "crystal", "evolving")
GROWN_JEWELS: Final[i64] = number(inner(_EVOLVING, "grown", "evolving"), "jewel", "evolving")
GROWN_GEMS: Final[i64] = number(inner(_EVOLVING, "grown", "evolving"), "gem", "evolving")
ARENA_FIRST: Final[i64] = number(inner(_EVOLVING, "arena", "evolving"), "first", "evolving")
ARENA_SECOND: Final[i64] = number(inner(_EVOLVING, "arena", "evolving"), "second", "evolving")
_JEWELS: Final = number(_EVOLVING, "elder_jewels", "evolving", 1)
MIX_LIST: Final = [[red, blue, _JEWELS - red - blue] for red in range(_JEWELS, -1, -1) for blue in range(_JEWELS - red, -1, -1)]
"""Every mix of jewels that awakens an Elder: red, blue, yellow."""
MIXES: Final = len(MIX_LIST)
MIX: Final = flat(MIX_LIST)

# D19 and D31. Prices and amounts

_PRICES: Final = table(TABLES, "prices")
_LIMITS: Final = table(TABLES, "limits")


def _price(key: str) -> int:
    return number(_PRICES, key, "prices")


def _limit(key: str) -> int:
    return number(_LIMITS, key, "limits")


ELDER_ONCE: Final[i64] = _price("elder_once")
ELDER_TWICE: Final[i64] = _price("elder_twice")
_CHEAP: Final = inner(_PRICES, "grotto_cheap", "prices")
_DEAR: Final = inner(_PRICES, "grotto_dear", "prices")
GROTTO_DUCATS: Final = flat([numbers(entry, "ducats", "prices", 2) for entry in (_CHEAP, _DEAR)])
GROTTO_MOVES: Final = line([number(entry, "moves", "prices") for entry in (_CHEAP, _DEAR)])
_THEFT: Final = inner(_PRICES, "theft", "prices")
THEFT_FOOD: Final = line(numbers(_THEFT, "food", "prices", 2))
THEFT_ITEMS: Final = line(numbers(_THEFT, "items_for_each_level", "prices", 2))
_ONE_ACCOUNT: Final = _THEFT.get("one_account")
if not isinstance(_ONE_ACCOUNT, list) or len(_ONE_ACCOUNT) != 2 or not all(isinstance(part, bool) for part in _ONE_ACCOUNT):
    raise wrong("prices", "theft.one_account is a pair of true or false")
THEFT_ONE_ACCOUNT: Final = line([int(part) for part in _ONE_ACCOUNT])
_CARAVAN: Final = inner(_PRICES, "caravan", "prices")
CARAVAN_FOOD: Final[i64] = number(_CARAVAN, "food", "prices")
CARAVAN_TRINKETS: Final[i64] = number(_CARAVAN, "trinkets", "prices")
CARAVAN_SALE: Final[i64] = number(_CARAVAN, "sale", "prices")
MENAGERIE_DUCATS: Final[i64] = _price("menagerie_ducats")
LAIR_TWICE: Final[i64] = _price("lair_twice")
MAGENTA_DUCATS: Final[i64] = _price("magenta_ducats")
MAGENTA_MOVES: Final[i64] = _price("magenta_moves")
AMBER_DUCATS: Final[i64] = _price("amber_ducats")
AMBER_EXCAVATIONS: Final[i64] = _price("amber_excavations")
LIME_FEE: Final[i64] = _price("lime_fee")
BONUS_DUCATS: Final[i64] = _price("bonus_ducats")

if _limit("clan") > CLAN:
    raise wrong("limits", f"a player board has {CLAN} places for dragons")
CLAN_LIMIT: Final[i64] = _limit("clan")
CLAN_WITHOUT_LEADER: Final[i64] = _limit("clan_without_leader")
LEADER_RULE: Final[i64] = _limit("least_for_leader_rule")
ACCOUNT_LIMIT: Final[i64] = _limit("accounts")
_BANK_LIMITS: Final = table(TABLES, "bank_limits")
BANK_MOVES: Final[i64] = number(_BANK_LIMITS, "moves", "bank_limits")
BANK_ALL: Final = 0
BANK_AMOUNT: Final = line([*numbers(_BANK_LIMITS, "amounts", "bank_limits", 4), BANK_ALL])
"""The amounts of a bank move; the last is all that there is (DB-B3)."""
SHORTEST_GAME: Final = int(_limit("shortest_game"))
YELLOW_BONUS: Final[i64] = _limit("yellow_bonus")
ORANGE_LOSS: Final[i64] = _limit("orange_loss")
GREEN_BONUS: Final[i64] = _limit("green_bonus")
BLUE_BONUS: Final[i64] = _limit("blue_bonus")
RED_STRENGTH: Final[i64] = _limit("red_strength")
TEAL_FACTOR: Final[i64] = _limit("teal_factor")
TEAL_RANGE_LOSS: Final[i64] = _limit("teal_range_loss")
INCOME_FLOOR: Final[i64] = _limit("income_floor")
VOLCANO_SPACES: Final[i64] = _limit("volcano_spaces_for_each_level")
STEALABLE: Final = line([int(name in words(table(TABLES, "stealable"), "kinds", "stealable", ITEMS)) for name in ITEMS])

# D21 and D22. Graves and eggs

GRAVES: Final = 6
_GRAVE_ROWS: Final = rows(TABLES, "grave", GRAVES)
GRAVE_NAMES: Final = [text(entry, "id", "grave") for entry in _GRAVE_ROWS]
GRAVE_SIDE: Final = line([SIDE_SEASONS[0].index(word(entry, "season", "grave", SIDE_SEASONS[0])) for entry in _GRAVE_ROWS])
GRAVE_ITEMS: Final = flat([item_bundle(entry, "items", "grave") for entry in _GRAVE_ROWS])
EGGS: Final = 6
ALL_EGGS: Final = 63
_EGG_ROWS: Final = rows(TABLES, "egg", EGGS)
EGG_SALE: Final = flat([item_bundle(entry, "sale", "egg") for entry in _EGG_ROWS])
EGG_HATCH: Final = line([number(entry, "hatch", "egg") for entry in _EGG_ROWS])


def _egg_twins() -> list[int]:
    """For each egg the first one with the same price and cost: they are one choice (DB-A7)."""
    kinds = [(item_bundle(entry, "sale", "egg"), number(entry, "hatch", "egg")) for entry in _EGG_ROWS]
    return [kinds.index(kind) for kind in kinds]


EGG_TWIN: Final = line(_egg_twins())

# D23. The income track

ROWS: Final = 4
COLUMNS: Final = 6
SPACES: Final = 24
_INCOME_ROWS: Final = rows(TABLES, "income", SPACES)


def _income(key: str) -> list[list[int]]:
    """The items of each income space under a key, or those that it always has."""
    found = []
    for space, entry in enumerate(_INCOME_ROWS):
        if (number(entry, "row", "income"), number(entry, "column", "income")) != (space // COLUMNS + 1, space % COLUMNS + 1):
            raise wrong(f"income {space + 1}", "the spaces stand row by row, six in each of four rows")
        found.append(item_bundle(entry, key if key in entry else "items", f"income {space + 1}"))
    return found


INCOME: Final = flat(_income("items"))
"""The items of each income space (DB-R19)."""
STEEP_INCOME: Final = flat(_income("steep"))
"""The same with `income_track = steep`."""
OPEN_INCOME: Final[i64] = sum(1 << space for space, entry in enumerate(_INCOME_ROWS) if entry.get("open") is True)
NEIGHBOURS: Final = line(
    [
        sum(1 << other for other in range(SPACES) if abs(other // COLUMNS - space // COLUMNS) + abs(other % COLUMNS - space % COLUMNS) == 1)
        for space in range(SPACES)
    ]
)
"""A bit for each space that shares an edge."""
SPACE_NAMES: Final = [f"{space // COLUMNS + 1}.{space % COLUMNS + 1}" for space in range(SPACES)]

# D24. Trinkets

TRINKETS: Final = 18
_TRINKET_ROWS: Final = rows(TABLES, "trinket", TRINKETS)
TRINKET_NAMES: Final = [text(entry, "id", "trinket") for entry in _TRINKET_ROWS]
TRINKET_VALUE: Final = line([number(entry, "value", "trinket", 1) for entry in _TRINKET_ROWS])
TRINKET_ITEMS: Final = flat([item_bundle(entry, "items", "trinket") for entry in _TRINKET_ROWS])
TRINKET_END: Final = line([number(entry, "end_value", "trinket") for entry in _TRINKET_ROWS])


# D29. End game bonus tiles

BONUSES: Final = 10
_BONUS_ROWS: Final = rows(TABLES, "end_bonus", BONUSES)
BONUS_NAMES: Final = [text(entry, "id", "end_bonus") for entry in _BONUS_ROWS]
BONUS_COUNTS: Final = ["dragons", "grown", "colours", "income", "accounts", "trinkets", "coins", "crowns", "magic", "eggs"]
BONUS_COUNTED: Final = line([BONUS_COUNTS.index(word(entry, "counts", "end_bonus", BONUS_COUNTS)) for entry in _BONUS_ROWS])
BONUS_POINTS: Final = line([number(entry, "points", "end_bonus") for entry in _BONUS_ROWS])
BONUS_FOR_EACH: Final = line([number(entry, "for_each", "end_bonus", 1) for entry in _BONUS_ROWS])
BONUS_MOST: Final = line([number(entry, "most", "end_bonus") for entry in _BONUS_ROWS])
BONUSES_IN_PLAY: Final[i64] = number(table(TABLES, "end_bonuses"), "in_play", "end_bonuses")

# D30. The combat board

BID_KINDS: Final = 5
"""Food, gold and the three crystals: the first five item kinds."""
_COMBAT: Final = table(TABLES, "combat")
BASE_STRENGTH: Final[i64] = number(_COMBAT, "base_for_each_level", "combat")
FOOD_STRENGTH: Final[i64] = number(_COMBAT, "food", "combat")
GOLD_STRENGTH: Final[i64] = number(_COMBAT, "gold", "combat")
CRYSTAL_STRENGTH: Final[i64] = number(_COMBAT, "crystal", "combat")
MATCHING_STRENGTH: Final[i64] = number(_COMBAT, "matching_crystal", "combat")
BID_BEYOND_LEVEL: Final[i64] = number(_COMBAT, "items_beyond_level", "combat")
BID_BASE: Final[i64] = ELDER + BID_BEYOND_LEVEL
"""No bid has so many items."""
BID_LIST: Final = [counts for counts in product(range(int(BID_BASE)), repeat=BID_KINDS) if sum(counts) < int(BID_BASE)]
"""Every bid that a dragon of the highest fighting level could make: how many items of each kind. A bid is one choice, so that nobody can count its items (DB-C6)."""
BID_CHOICES: Final = len(BID_LIST)
BID_ITEMS: Final = vec[u8]([u8(count) for counts in BID_LIST for count in counts])
BID_SIZE: Final = vec[u8]([u8(sum(counts)) for counts in BID_LIST])

# D33. Starting dragons

STARTING: Final = line(numbers(table(TABLES, "starting"), "dragons", "starting", SEATS - 1))
"""By number of players, from 2."""

NO_BUNDLE: Final = vec[i64]([0] * WIDE)
NO_ITEMS: Final = vec[i64]([0] * KINDS)

assert len(bundle({}, "nothing")) == WIDE
