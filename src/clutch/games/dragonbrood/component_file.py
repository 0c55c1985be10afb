"""Reads `components.toml` and checks it, so that a wrong correction is refused with one sentence that names the entry."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.kernel.errors import GameError

Entry = dict[str, object]

PROVENANCES: Final = ["printed", "published", "derived", "reconstructed"]

ITEMS: Final = [
    "food", "gold", "crystal_red", "crystal_blue", "crystal_yellow", "ducat", "gem_red", "gem_blue", "gem_yellow",
    "gobloon", "jewel_red", "jewel_blue", "jewel_yellow", "dragoncoin",
]  # fmt: skip
"""The item kinds in their fixed order: the rules know them by number, so the file may not reorder them."""

STONES: Final = ["crystal", "gem", "jewel"]
"""Stones of any colour: they are numbered after the items."""

WIDE: Final = 17
"""Items and stones of any colour."""


class ComponentsError(GameError):
    """An entry of `components.toml` that cannot be."""


def wrong(where: str, what: str) -> ComponentsError:
    """The error for one entry."""
    return ComponentsError(f"components.toml, {where}: {what}")


def read_tables(path: Path) -> Entry:
    """The whole file as plain data, with every provenance checked."""
    try:
        tables: Entry = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(f"components.toml is not TOML: {error}") from None
    for name, table in tables.items():
        if isinstance(table, list):
            for number, entry in enumerate(table, 1):
                check_provenance(f"{name} {number}", entry)
        else:
            check_provenance(name, table)
    return tables


def check_provenance(where: str, entry: object) -> None:
    """Every entry says where its numbers come from."""
    if not isinstance(entry, dict):
        raise wrong(where, "this is not a table")
    if entry.get("provenance") not in PROVENANCES:
        raise wrong(where, f"the provenance is one of {', '.join(PROVENANCES)}")


def rows(tables: Entry, name: str, count: int = 0) -> list[Entry]:
    """The entries of a list; `count` is how many there must be, 0 for any number."""
    found = tables.get(name)
    if not isinstance(found, list):
        raise wrong(name, "this list is missing")
    entries: list[Entry] = []
    for entry in found:
        if not isinstance(entry, dict):
            raise wrong(name, "an entry is not a table")
        entries.append(entry)
    if count and len(entries) != count:
        raise wrong(name, f"there must be {count} entries, not {len(entries)}")
    return entries


def table(tables: Entry, name: str) -> Entry:
    """A single table."""
    found = tables.get(name)
    if not isinstance(found, dict):
        raise wrong(name, "this table is missing")
    return found


def number(entry: Entry, key: str, where: str, least: int = 0) -> int:
    """A whole number."""
    value = entry.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise wrong(where, f"{key} is a whole number of at least {least}, not {value!r}")
    return value


def numbers(entry: Entry, key: str, where: str, count: int) -> list[int]:
    """A list of so many whole numbers."""
    value = entry.get(key)
    if not isinstance(value, list) or len(value) != count:
        raise wrong(where, f"{key} is a list of {count} whole numbers")
    return [number({key: part}, key, where) for part in value]


def flag(entry: Entry, key: str, where: str) -> bool:
    """True or false."""
    value = entry.get(key)
    if not isinstance(value, bool):
        raise wrong(where, f"{key} is true or false, not {value!r}")
    return value


def word(entry: Entry, key: str, where: str, allowed: list[str]) -> str:
    """One of the allowed words."""
    value = entry.get(key)
    if not isinstance(value, str) or value not in allowed:
        raise wrong(where, f"{key} is one of {', '.join(allowed)}, not {value!r}")
    return value


def text(entry: Entry, key: str, where: str) -> str:
    """Any text."""
    value = entry.get(key)
    if not isinstance(value, str):
        raise wrong(where, f"{key} is a text, not {value!r}")
    return value


def words(entry: Entry, key: str, where: str, allowed: list[str]) -> list[str]:
    """A list of allowed words."""
    value = entry.get(key)
    if not isinstance(value, list):
        raise wrong(where, f"{key} is a list of words")
    return [word({key: part}, key, where, allowed) for part in value]


def inner(entry: Entry, key: str, where: str) -> Entry:
    """A table within an entry."""
    value = entry.get(key)
    if not isinstance(value, dict):
        raise wrong(where, f"{key} is a table such as {{ base = 3 }}")
    return value


def inner_rows(entry: Entry, key: str, where: str, count: int = 0) -> list[Entry]:
    """A list of tables within an entry."""
    value = entry.get(key)
    if not isinstance(value, list) or (count and len(value) != count):
        raise wrong(where, f"{key} is a list of {count or 'some'} tables")
    return [inner({key: part}, key, where) for part in value]


def bundle(entry: Entry, where: str) -> list[int]:
    """How many there are of each item and of each stone of any colour."""
    amounts = [0] * WIDE
    names = ITEMS + STONES
    for name in entry:
        if name not in names:
            raise wrong(where, f"there is no item {name!r}")
        amounts[names.index(name)] = number(entry, name, where)
    return amounts


def item_bundle(entry: Entry, key: str, where: str) -> list[int]:
    """A bundle within an entry."""
    return bundle(inner(entry, key, where), f"{where}, {key}")


def flat(lists: list[list[int]]) -> vec[i64]:
    """Lists one behind the other."""
    return vec[i64]([i64(value) for values in lists for value in values])


def line(values: list[int]) -> vec[i64]:
    """A list as an array."""
    return vec[i64]([i64(value) for value in values])
