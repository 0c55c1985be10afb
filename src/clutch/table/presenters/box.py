"""What is in a game's box, told for people: every table of its components in the words of a language, with where the numbers come from.

The names of columns and what the files say in English are told by `components.ftl`; dragons, cards and places have the names that the game's own words give them. Names that only programs
need are left out.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from clutch.kernel.game import Game
from clutch.kernel.words import Words, language_folders, name_id, read_words
from clutch.table.protocol.http import Box, BoxTable

PART: Final = "components"
SPOKEN: Final = "en"
"""The language of the files."""
ORIGIN: Final = "provenance"
BECAUSE: Final = ("source", "reason", "note")
"""What says more about where a number comes from."""
WHAT: Final = "what"
VALUE: Final = "value"
"""The columns of what the files list by name."""
IDS: Final = "ids"
CELLS: Final = "cells"
"""Places, each of two numbers: written as the rules write them."""
LETTER: Final = 1
"""What is known by a number or a letter is known to people by it; longer names without words are the workshop's."""
APART: Final = " / "
"""Between the members of a list that are lists themselves."""
NOTHING: Final = "–"

Row = dict[str, Any]


def written(language: str) -> str:
    """That language if it has words for the components, else English."""
    folder = language_folders().get(language)
    return language if folder is not None and (folder / f"{PART}.ftl").is_file() else SPOKEN


@cache
def phrases() -> dict[str, str]:
    """The kind of message for each phrase of the files."""
    words = read_words(SPOKEN, [PART])
    return {words.say_alone(f"phrases-{kind}"): kind for kind in words.kinds("phrases")}


class Teller:
    """Tells the components of one game in one language; keeps in mind which messages it needed, and for what it had none."""

    def __init__(self, game: Game, language: str) -> None:
        self.names: Final[Words] = game.words(language)
        self.words: Final = read_words(language, [PART])
        self.used: Final[set[str]] = set()
        self.missing: Final[set[str]] = set()

    def say(self, section: str, *kinds: str) -> str | None:
        """The first of these messages that there is."""
        for kind in kinds:
            name = f"{section}-{kind}"
            if self.words.messages.has(name):
                self.used.add(name)
                return self.words.say_alone(name)
        return None

    def named(self, symbol: str) -> bool:
        """Whether the game's own words have a name for this."""
        return self.names.messages.has(name_id(symbol))

    def lacking(self, symbol: str) -> str:
        """What nobody has told: as it stands in the file."""
        self.missing.add(symbol)
        return symbol.replace("_", " ")

    def part(self, part: str) -> str:
        """The title of a table."""
        return self.say("parts", part) or self.lacking(part)

    def column(self, part: str, key: str) -> str:
        """The title of a column, or of what is listed by name."""
        told = self.say("columns", f"{part}-{key}", key)
        if told is not None:
            return told
        return self.names.name(key) if self.named(key) or key.isdecimal() else self.lacking(key)

    def text(self, key: str, text: str) -> str:
        """A text of the file: a symbol, a phrase, or what is the same in every language."""
        if text == "":
            return NOTHING
        exact = self.say("values", f"{key}-{text}")
        if exact is not None:
            return exact
        if self.named(text):
            return self.names.name(text)
        told = self.say("values", text) if text.isidentifier() else None
        told = told or (self.say("phrases", phrases()[text]) if text in phrases() else None)
        return told or (text if self.same_everywhere(text) else self.lacking(text))

    def same_everywhere(self, text: str) -> bool:
        """Whether it needs no telling: numbers, single letters and the names of rules."""
        letters = "".join(letter for letter in text if letter.isalpha())
        return len(letters) < 2 or (text.isupper() and "-" in text)

    def value(self, part: str, key: str, value: Any) -> str:
        """Whatever stands in a cell."""
        if isinstance(value, bool):
            return self.say("values", "yes" if value else "no") or str(value)
        if isinstance(value, str):
            return self.column(part, value) if key == WHAT else self.text(key, value)
        if isinstance(value, dict):
            return self.bundle(part, value)
        if isinstance(value, list):
            if key == CELLS:
                return " ".join(f"({column},{row})" for column, row in value)
            told = [self.value(part, key, each) for each in value]
            return (APART if any(", " in each for each in told) else ", ").join(told) or NOTHING
        return self.say("values", f"{key}-{value}") or str(value)

    def bundle(self, part: str, bundle: Row) -> str:
        """Several things together; what there is none of is not told, and what is got for something follows it."""
        told: list[str] = []
        for key, value in bundle.items():
            thing = key if self.named(key) else key.removesuffix("s")
            if isinstance(value, str):
                told.append(self.text(key, value))
            elif isinstance(value, dict):
                told[-1:] = [": ".join([*told[-1:], self.bundle(part, value)])]
            elif type(value) is int and self.named(thing):
                told += [self.names.name(f"{value} {thing}")] if value else []
            elif type(value) is not int or value:
                told.append(f"{self.column(part, key)} {self.value(part, key, value)}")
        return ", ".join(told) or NOTHING

    def origin(self, part: str, row: Row) -> str:
        """Where a row comes from; its columns may come from different places."""
        told = [self.text(ORIGIN, row[ORIGIN])] if ORIGIN in row else []
        for key in row:
            if key.endswith(f"_{ORIGIN}"):
                told.append(f"{self.column(part, key.removesuffix(f'_{ORIGIN}'))}: {self.text(ORIGIN, row[key])}")
        return ", ".join(told)

    def because(self, row: Row) -> str:
        """Why a row is what it is."""
        return "; ".join(self.text(key, row[key]) for key in BECAUSE if key in row)

    def table(self, part: str, content: Any) -> BoxTable:
        """One table. Where all of it has one origin, that is told once."""
        rows = content if isinstance(content, list) else by_name({key: content[key] for key in content if self.kept(key, [content])})
        keys = [key for key in dict.fromkeys(key for row in rows for key in row) if self.shown(key, rows)]
        sources = [(self.origin(part, row), self.because(row)) for row in rows]
        once = "; ".join(filter(None, sources[0])) if len(set(sources)) == 1 else ""
        plain = keys == [WHAT, VALUE] and not self.words.has("columns", f"{part}-{VALUE}")
        columns = [] if plain and once else [self.column(part, key) for key in keys]
        cells = [[self.value(part, key, row[key]) if key in row else "" for key in keys] for row in rows]
        for place, heading in enumerate((ORIGIN, "because")):
            if once == "" and any(source[place] for source in sources):
                columns.append(self.column(part, heading))
                for row, source in zip(cells, sources, strict=True):
                    row.append(source[place])
        return {"name": part, "title": self.part(part), "origin": once, "columns": columns, "rows": cells}

    def shown(self, key: str, rows: list[Row]) -> bool:
        """Whether a column stands in the table: where its rows come from has columns of its own."""
        return key not in BECAUSE and not key.endswith(ORIGIN) and self.kept(key, rows)

    def kept(self, key: str, rows: list[Row]) -> bool:
        """Whether something says anything to people."""
        if key == "id":
            return self.known(rows) or not any("name" in row or len(str(row[key])) > LETTER for row in rows)
        if key == "name":
            return not self.known(rows)
        return key != IDS

    def known(self, rows: list[Row]) -> bool:
        """Whether the game's words have a name for every row: then what the file calls it besides is not told."""
        return all(self.named(str(row.get("id", ""))) for row in rows)


def by_name(content: Row) -> list[Row]:
    """What a file lists by name, as rows: things with columns of their own, or numbers."""
    general = {key: value for key, value in content.items() if key == ORIGIN or key in BECAUSE}
    entries = {key: value for key, value in content.items() if key not in general}
    if all(isinstance(value, dict) and ORIGIN in value for value in entries.values()):
        return [{WHAT: key, **value} for key, value in entries.items()]
    rows: list[Row] = []
    for key, value in entries.items():
        own = {name: value[name] for name in (ORIGIN, *BECAUSE) if name in value} if isinstance(value, dict) else {}
        held = {name: each for name, each in value.items() if name not in own} if isinstance(value, dict) else value
        only = next(iter(held.values())) if isinstance(held, dict) and len(held) == 1 else None
        rows.append({WHAT: key, VALUE: only if isinstance(only, list) else held, **(own or general)})
    return rows


def tell_box(game: Game, language: str) -> Box:
    """The whole box; raises `FileNotFoundError` where the game has no file of components."""
    teller = Teller(game, language)
    return {"language": language, "tables": [teller.table(part, content) for part, content in game.components().items()]}
