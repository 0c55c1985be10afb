"""Words: what games, table, terminal and page say, in each language.

All words of a language are in one folder, `clutch/words/<language>/`, as messages of Project Fluent (`.ftl`). A message is named by its section and its kind, such as `events-scried`;
its variables are the facts of the statement. An attribute that is named like a fact is how the statement is told when that fact is known. Facts that name seats become the players'
names, texts become the language's name for the symbol, lists are joined; what a language's grammar needs besides is there as further variables:

- `$seat-is` is `you` when the seat is the reader's own, else `other`; the same for `$seats-is` and for `$target-is`, which is `self` when a seat does something to itself,
- `$seats-count` is how many a list has,
- `$dragon-gender` is the attribute `.gender` of the symbol's name, if the language gives it one; the same for cases and whatever else a language has.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final, final

from fluent.runtime.resolver import Pattern

from clutch.kernel.errors import GameError
from clutch.kernel.messages import Messages
from clutch.kernel.statement import Fact, Facts

HOME: Final = Path(__file__).parent.parent / "words"
"""The folder with a folder for each language."""
FURTHER_HOME: Final = "CLUTCH_WORDS"
"""The environment variable that can name one more such folder."""
SHARED: Final = "shared"
"""The words that all games share, among them the language's name for itself: a folder with this part is a language."""
SEAT_FACTS: Final = ("seat", "target", "seats")
"""Facts that name seats, and are told by the players' names."""
MANY: Final = "many"
"""The attribute of a symbol's name that tells a number of them."""
REMEMBERED: Final = 20_000
"""So many sentences are remembered, then all are forgotten: most are said again and again."""

_NOT_IN_NAMES: Final = re.compile(r"[^A-Za-z0-9_]")


@final
class Words:
    """What one language says.

    >>> words = Words("en", ['''
    ... events-scried = { $seat } looks at card { $position }.
    ...     .dragon = { $seat-is ->
    ...         [you] You look at card { $position }: { $dragon }.
    ...        *[other] { $seat } looks at card { $position }: { $dragon }.
    ...     }
    ... names-ice = Ice
    ... '''])
    >>> words.say("events", "scried", {"seat": 0, "position": 3}, ["Ann", "Ben"])
    'Ann looks at card 3.'
    >>> words.say("events", "scried", {"seat": 0, "position": 3, "dragon": "ice"}, ["Ann", "Ben"])
    'Ann looks at card 3: Ice.'
    >>> words.say("events", "scried", {"seat": 0, "position": 3, "dragon": "ice"}, ["Ann", "Ben"], 0)
    'You look at card 3: Ice.'
    """

    def __init__(self, language: str, sources: list[str]) -> None:
        self.language: Final = language
        self.messages: Final = Messages(language, sources)
        self.remembered: dict[tuple[object, ...], str] = {}

    def has(self, section: str, kind: str) -> bool:
        """Whether the language has words for this."""
        return self.messages.has(f"{section}-{kind}")

    def kinds(self, section: str) -> list[str]:
        """All kinds of a section, in their order.

        >>> Words("en", ["help-quit = quit: leave", "help-save = save: keep"]).kinds("help")
        ['quit', 'save']
        """
        return [name.removeprefix(f"{section}-") for name in self.messages.names if name.startswith(f"{section}-")]

    def say(self, section: str, kind: str, facts: Facts, names: list[str], reader: int | None = None) -> str:
        """The sentence for a statement, for a reader who sits on a seat or, without one, for everybody."""
        key: list[object] = [section, kind, reader]
        for name, fact in facts.items():
            key.append(name)
            if name in SEAT_FACTS:
                seats = fact if isinstance(fact, list) else [fact]
                key.extend([names[seat] if isinstance(seat, int) else seat for seat in seats])
            key.append(tuple(fact) if isinstance(fact, list) else fact)
        known = tuple(key)
        text = self.remembered.get(known)
        if text is None:
            text = self.format(section, kind, facts, names, reader)
            if len(self.remembered) >= REMEMBERED:
                self.remembered.clear()
            self.remembered[known] = text
        return text

    def say_alone(self, name: str) -> str:
        """A message that needs nothing, by its whole name.

        >>> Words("en", ["language = English"]).say_alone("language")
        'English'
        """
        pattern = self.messages.get(name).value
        assert pattern is not None, "such a message has a value"
        return self.messages.say(pattern, {})

    def format(self, section: str, kind: str, facts: Facts, names: list[str], reader: int | None) -> str:
        """The sentence for a statement, made anew."""
        if not self.has(section, kind):
            raise GameError(f"the language “{self.language}” has no words for {section}-{kind}")
        message = self.messages.get(f"{section}-{kind}")
        pattern = message.value
        arguments: dict[str, object] = {}
        for name, fact in facts.items():
            richer = message.attributes.get(name)
            if richer is not None:
                pattern = richer
            self.add(arguments, name, fact, names, reader)
        if arguments.get("target-is") == "other" and facts.get("seat") == facts["target"]:
            arguments["target-is"] = "self"
        if pattern is None:
            raise GameError(f"the words for {section}-{kind} need a fact that is not known")
        text, errors = self.messages.bundle.format_pattern(pattern, arguments)
        if errors:
            raise GameError(f"the words for {section}-{kind} in the language “{self.language}” cannot be said: {errors[0]}")
        return str(text)

    def add(self, arguments: dict[str, object], name: str, fact: Fact, names: list[str], reader: int | None) -> None:
        """Add one fact in words, with what grammar needs of it."""
        if isinstance(fact, list):
            arguments[name] = self.join([self.tell(name, part, names) for part in fact])
            arguments[f"{name}-count"] = len(fact)
            if name in SEAT_FACTS:
                arguments[f"{name}-is"] = "you" if reader is not None and fact == [reader] else "other"
        elif isinstance(fact, str):
            arguments[name] = self.name(fact)
            for trait, pattern in self.traits(fact).items():
                if trait != MANY:
                    arguments[f"{name}-{trait}"] = self.messages.say(pattern, {})
        elif name in SEAT_FACTS:
            arguments[name] = names[fact]
            arguments[f"{name}-is"] = "you" if fact == reader else "other"
        else:
            arguments[name] = fact

    def tell(self, name: str, fact: int | str, names: list[str]) -> str:
        """One member of a list in words."""
        if isinstance(fact, str):
            return self.name(fact)
        return names[fact] if name in SEAT_FACTS else str(fact)

    def join(self, parts: list[str]) -> str:
        """A list in words."""
        if len(parts) < 2 or not self.messages.has("comma"):
            return ", ".join(parts)
        return self.say_alone("comma").join(parts)

    def traits(self, symbol: str) -> dict[str, Pattern]:
        """What the language adds to its name for a symbol."""
        name = name_id(symbol)
        return dict(self.messages.get(name).attributes) if self.messages.has(name) else {}

    def name(self, symbol: str) -> str:
        """The language's name for a symbol; a symbol without one is its own name.

        A number before a symbol is kept; the attribute `many` of a name tells a number of them.

        >>> words = Words("de", ['''
        ... names-ducat = Dukat
        ...     .many = { $count ->
        ...         [one] { $count } Dukat
        ...        *[other] { $count } Dukaten
        ...     }
        ... '''])
        >>> words.name("ducat"), words.name("1 ducat"), words.name("3 ducat"), words.name("3 pearl")
        ('Dukat', '1 Dukat', '3 Dukaten', '3 pearl')
        """
        count, _, what = symbol.partition(" ")
        if what and count.isdecimal() and not self.messages.has(name_id(symbol)):
            many = self.traits(what).get(MANY)
            return f"{count} {self.name(what)}" if many is None else self.messages.say(many, {"count": int(count)})
        if not self.messages.has(name_id(symbol)):
            return symbol
        pattern = self.messages.get(name_id(symbol)).value
        return symbol if pattern is None else self.messages.say(pattern, {})


def name_id(symbol: str) -> str:
    """The message that names a symbol.

    >>> name_id("bards_inn left")
    'names-bards_inn-left'
    """
    return f"names-{_NOT_IN_NAMES.sub('-', symbol)}"


def language_folders() -> dict[str, Path]:
    """The folder of each language: a language is a folder, and nothing else has to know of it."""
    homes = [HOME]
    further = os.environ.get(FURTHER_HOME)
    if further:
        homes.append(Path(further))
    found: dict[str, Path] = {}
    for home in homes:
        for path in home.glob(f"*/{SHARED}.ftl"):
            found[path.parent.name] = path.parent
    return dict(sorted(found.items()))


def languages() -> list[str]:
    """All languages that Clutch speaks.

    >>> languages()
    ['de', 'en']
    """
    return list(language_folders())


def read_sources(language: str, parts: list[str]) -> list[str]:
    """The messages of parts of a language, as they are written."""
    folders = language_folders()
    if language not in folders:
        raise GameError(f"there are no words for the language “{language[:60]}”; there are words for {', '.join(folders)}")
    sources: list[str] = []
    for part in parts:
        path = folders[language] / f"{part}.ftl"
        if not path.is_file():
            raise GameError(f"the language “{language}” has no words for {part}")
        sources.append(path.read_text("utf-8"))
    return sources


def read_words(language: str, parts: list[str]) -> Words:
    """The words of parts of a language: each part's own name, later ones over earlier ones."""
    return Words(language, read_sources(language, parts))
