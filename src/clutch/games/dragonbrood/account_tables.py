"""The accounts of the Goblin Bank (table D25 of `components.toml`)."""

from __future__ import annotations

from typing import Final

from clutch.games.dragonbrood.component_file import ITEMS, flat, inner_rows, item_bundle, number, rows, text, words, wrong
from clutch.games.dragonbrood.components import ITEM_NAMES, TABLES

ACCOUNTS: Final = 8


TIERS: Final = 3


_ACCOUNT_ROWS: Final = rows(TABLES, "account", ACCOUNTS)


ACCOUNT_NAMES: Final = [text(entry, "id", "account") for entry in _ACCOUNT_ROWS]
"""The eight accounts (DB-R14)."""


def _accepted() -> list[list[int]]:
    found = []
    for entry in _ACCOUNT_ROWS:
        names = words(entry, "accepts", "account", ITEM_NAMES)
        if "food" in names:
            raise wrong("account", "food is never accepted (DB-B8)")
        found.append([int(name in names or name.split("_")[0] in names) for name in ITEMS])
    return found


ACCEPTS: Final = flat(_accepted())


_TIER_ROWS: Final = [inner_rows(entry, "tiers", "account", TIERS) for entry in _ACCOUNT_ROWS]


TIER_BALANCE: Final = flat([[number(tier, "balance", "account", 1) for tier in tiers] for tiers in _TIER_ROWS])


TIER_GIVES: Final = flat([item_bundle(tier, "gives", "account") for tiers in _TIER_ROWS for tier in tiers])
