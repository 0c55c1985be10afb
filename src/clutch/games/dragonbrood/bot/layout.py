"""What each number of `features` means."""

from __future__ import annotations

from typing import Final

from clutch.games.dragonbrood.account_tables import ACCOUNTS
from clutch.games.dragonbrood.board import PLACES
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import BID_KINDS, BONUSES, CLAN, GRAVES, HUES, KINDS, SEATS, TRINKETS
from clutch.games.dragonbrood.state import BOARD_NOTES
from clutch.kernel.layout import Field, Layout

DRAGON: Final[list[Field]] = [
    ("level", 1, 255, "The dragon's level; 0 where there is none."),
    ("colour", 1, 255, "Its colour."),
    ("status", 1, 255, "What it is doing."),
    ("place", 1, 255, "Where it is."),
    ("mode", 1, 255, "In which way it is there."),
    ("marks", 1, 255, "Its marks."),
]


def layout() -> Layout:
    """Dragonbrood's features. Seats are counted from the one that looks, plus 1, and 0 for nobody; numbers above 255 are 255."""
    made = Layout(1)
    made.add("year", 1, 255, "Which year it is.")
    made.add("season", 1, 255, "Which season it is.")
    made.add("decision", 1, 255, "Which kind of decision is open; 255 at the end.")
    made.add("asked", 1, SEATS, "Who decides; 0 at the end.")
    made.add("about", 3, 255, "What the decision is about, but for a bid: the numbers that it carries.")
    fields: list[Field] = []
    for dragon in range(1, CLAN + 1):
        fields += [(f"dragon_{dragon}_{name}", count, most, meaning) for name, count, most, meaning in DRAGON]
    fields += [
        ("items", KINDS, 255, "How many of each item its horde has."),
        ("board", BOARD_NOTES, 255, "The notes on its player board."),
        ("income", 3, 255, "Which spaces of its income are open: a bit each, the lowest byte first."),
        ("placements", 1, 255, "How many placements were made in this season."),
    ]
    made.repeat("seats", SEATS, fields)
    made.repeat(
        "sides",
        PLACES * 2,
        [
            ("used", 1, 255, "How many spaces of a place's side are taken: left and right of each place in turn."),
            ("enemy", 1, 255, "The enemy that waits there."),
        ],
    )
    made.repeat("places", PLACES, [("tile", 1, 255, "The tile that lies at the place."), ("locked", 1, 255, "Whether it is locked.")])
    made.repeat(
        "accounts",
        ACCOUNTS,
        [("owner", 1, SEATS, "Whose account at the bank it is."), ("items", KINDS, 255, "How many of each item it holds.")],
    )
    made.repeat("elders", SEATS, [("owner", 1, SEATS, "Whose Elder it is."), ("ducats", 1, 255, "How many ducats lie with the Elder.")])
    made.repeat("graves", GRAVES, [("owner", 1, SEATS, "Whose dragon lies in the grave."), ("notes", 2, 255, "Which dragon it was.")])
    made.add("trinkets", TRINKETS, 255, "Who has each trinket; a number of its own where it is not in the game.")
    made.add("pool", 4 * HUES, 255, "How many dragons of each colour and level are in the pool.")
    made.add("bonus_tiles", BONUSES, 255, "Which bonus tiles are in the game.")
    made.add("enemy_pool", BID_KINDS, 255, "How many enemies of each kind are left.")
    made.add("gained", WIDE, 255, "What is being gained: how many of each item.")
    made.add("bid", BID_KINDS, 255, "The own bid in a running combat.")
    made.add("sealed", 1, 255, "How many bids are sealed.")
    return made


LAYOUT: Final = layout()
