"""Words: the sentences of a game in one language.

A catalogue is a TOML file of templates by section (`events`, `prompts`, `waiting`, `refusals`, `moves`, `questions`, `options`, `names`, ...). `{seat}` and `{target}` become the players' names,
texts become the language's name for the symbol, lists are joined. The page reads the same files.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final, final

from clutch.kernel.errors import GameError
from clutch.kernel.statement import Fact, Facts

SEAT_FACTS: Final = ("seat", "target", "seats")
"""Facts that name seats, and are told by the players' names."""

_HOLE: Final = re.compile(r"\{(\w+)\}")


@final
class Words:
    """One language's catalogue of a game.

    >>> words = Words({"events": {"scried": "{seat} looks at card {position}.", "scried+dragon": "{seat} looks at card {position}: {dragon}."}, "names": {"ice": "Ice"}})
    >>> words.say("events", "scried", {"seat": 0, "position": 3}, ["Ann", "Ben"])
    'Ann looks at card 3.'
    >>> words.say("events", "scried", {"seat": 0, "position": 3, "dragon": "ice"}, ["Ann", "Ben"])
    'Ann looks at card 3: Ice.'
    """

    def __init__(self, catalogue: dict[str, dict[str, str]]) -> None:
        self.catalogue: Final = catalogue

    def say(self, section: str, kind: str, facts: Facts, names: list[str]) -> str:
        """The sentence for a statement. A template `kind+fact` is preferred when that fact is known."""
        templates = self.catalogue.get(section, {})
        template = templates.get(kind)
        for fact in facts:
            richer = templates.get(f"{kind}+{fact}")
            if richer is not None:
                template = richer
        if template is None:
            raise GameError(f"the catalogue has no words for {section}.{kind}")
        # Piece by piece, so that a player who is called “{target}” stays what he is called.
        pieces = _HOLE.split(template)
        for index in range(1, len(pieces), 2):
            hole = pieces[index]
            if hole not in facts:
                raise GameError(f"the words for {section}.{kind} need the fact {hole}, which is not known")
            pieces[index] = self.tell(hole, facts[hole], names)
        return "".join(pieces)

    def tell(self, name: str, fact: Fact, names: list[str]) -> str:
        """One fact in words."""
        if isinstance(fact, list):
            return ", ".join([self.tell(name, part, names) for part in fact])
        if isinstance(fact, str):
            return self.name(fact)
        if name in SEAT_FACTS:
            return names[fact]
        return str(fact)

    def name(self, symbol: str) -> str:
        """The language's name for a symbol; a symbol without one is its own name.

        A number before a symbol is kept; several are told by the name of `symbol+` where the language has one.

        >>> Words({"names": {"ducat": "Dukat", "ducat+": "Dukaten"}}).name("3 ducat")
        '3 Dukaten'
        """
        known = self.catalogue.get("names", {})
        count, _, what = symbol.partition(" ")
        if symbol not in known and what and count.isdigit():
            several = known.get(f"{what}+") if count != "1" else None
            return f"{count} {self.name(what) if several is None else several}"
        return known.get(symbol, symbol)


def read_words(folder: Path, language: str) -> Words:
    """The catalogue of a language out of a game's `words` folder, over the words that all games share."""
    catalogue: dict[str, dict[str, str]] = {}
    for home in (Path(__file__).parent, folder):
        path = home / "words" / f"{language}.toml"
        if not path.is_file():
            raise GameError(f"there are no words for the language “{language}” in {home.name}")
        for section, templates in tomllib.loads(path.read_text("utf-8")).items():
            catalogue[section] = {**catalogue.get(section, {}), **templates}
    return Words(catalogue)
