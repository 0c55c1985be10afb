"""How long a game can be at most (rules, chapter Invariants): the limits of each step, added up.

The bound is far above any game that is played, because it lets every player do the longest thing with every dragon in every season. It is there so that a loop that never ends is noticed.
"""

from __future__ import annotations

from typing import Final

from clutch.games.dragonbrood.board import COMBAT_SIDE, MENU_BASE, MENU_LEVEL, PLACES, SIDE_KIND
from clutch.games.dragonbrood.components import ACCOUNT_LIMIT, BANK_MOVES, CLAN, ELDER, STARTING, TRINKETS
from clutch.games.dragonbrood.magic_tracks import NODE_ENTRIES, NODE_EXTRA

COLOURS_OF_A_GAIN: Final = 4
"""No gain has stones of more than two kinds without a colour, and each kind is split by two choices at most (DB-G2)."""

PAYMENT: Final = 4
"""Exchanges for one input of a row: the longest breaks a dragoncoin into ducats and three of these into gold (DB-X5)."""

FOOD_PAYMENT: Final = 14
"""Exchanges for the dearest cost, seven food out of coins: seven times gold to food, and no more to make that gold (DB-X5)."""

EXCHANGES: Final = max(int(MENU_BASE[side]) + int(MENU_LEVEL[side]) * ELDER for side in range(PLACES * 2)) + max(
    int(extra) for extra in NODE_EXTRA
)
"""Exchanges in a visit with the help of Telepathy (DB-A26)."""

BANK_VISIT: Final = 2 * int(ACCOUNT_LIMIT) * (1 + int(BANK_MOVES) + COLOURS_OF_A_GAIN) + 1
"""All own accounts closed and as many others opened, each with all its moves and its interest; then done (DB-B1, DB-B3)."""

VISIT: Final = max(EXCHANGES * (1 + PAYMENT) + 1, BANK_VISIT, ELDER * (1 + COLOURS_OF_A_GAIN), 2 * ELDER + FOOD_PAYMENT + 1)
"""The longest of a workshop, the bank, the Volcano and the Thieves Den; all other visits are shorter."""

PLACED: Final = 2 * VISIT + 20
"""A placement: dragon, destination, fee, removal, Magenta, Amber, what to copy and how often with its payment, the visit twice, gains of company, and the offer of a pair (DB-P8)."""

PLACEMENTS: Final = 24
"""Of each player in a season: twelve dragons, and as many removals by Golden (DB-K10)."""

RESTS: Final = 260
"""Of each player in a season: twelve dragons, and those that Sanctuaries free again, ten for each placement (DB-A18)."""

COLLECTION: Final = 2 * TRINKETS + COLOURS_OF_A_GAIN
"""The longest collection of a dragon picks each trinket of the display once (DB-A27)."""

NEW_YEAR: Final = CLAN * (1 + FOOD_PAYMENT) + (CLAN + max(int(entries) for entries in NODE_ENTRIES) + int(ACCOUNT_LIMIT)) * (
    1 + COLOURS_OF_A_GAIN
)
"""Of each player: feeding, income, Alchemy, interest (DB-N3 to DB-N9)."""

COMBATS: Final = max(sum(1 for place in range(PLACES) if int(SIDE_KIND[place * 2 + side]) == COMBAT_SIDE) for side in range(2))
"""Contested sides in a season."""


def most_decisions(players: int, years: int) -> int:
    """No game of so many players and years takes more decisions."""
    setup = 2 + players * (1 + max(int(count) for count in STARTING))
    placing = players * (PLACEMENTS * PLACED + 2 * RESTS)
    # before each fight and after the last, everybody can pass once; a fight is picked and takes two bids
    collecting = players * CLAN * COLLECTION + (COMBATS + 1) * players + 3 * COMBATS
    new_year = players * (NEW_YEAR + 1) + 1  # leaders, and the end of a quest
    return setup + years * (2 * placing + 2 * collecting + new_year)
