"""Writes a language that nobody speaks, for tests of the page and the terminal: English with accents on every letter and a third longer. `python scripts/pseudo.py FOLDER`, then `CLUTCH_WORDS=FOLDER clutch serve`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from clutch.kernel.words import HOME

PSEUDO = "en-XA"
"""The code that is kept for such a language."""
LETTERS = str.maketrans("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçðéƒğĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĞĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ")
VOWELS = "aeiouyAEIOUY"


def stretch(text: str) -> str:
    """A text with accents, and longer by as many vowels as it takes.

    >>> stretch("Your turn")
    'Ýýóúŕ ţúúŕñ'
    """
    longer: list[str] = []
    owed = 0.0
    for letter in text:
        longer.append(letter)
        owed += 1 / 3
        if letter in VOWELS and owed >= 1 / 3:
            longer.append(letter.lower())
            owed -= 1
    return "".join(longer).translate(LETTERS)


class Stretch(Transformer):
    """Stretches what people read in a message; variables, selectors and traits stay."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the name is the library's
        # What argparse fills in is no text.
        node.value = "".join(part if part.startswith("%(") else stretch(part) for part in re.split(r"(%\(\w+\)s)", node.value))
        return node


def write(folder: Path) -> Path:
    """Write the language into a folder of languages: its own folder."""
    home = folder / PSEUDO
    home.mkdir(parents=True, exist_ok=True)
    for path in sorted((HOME / "en").glob("*.ftl")):
        resource = parse(path.read_text("utf-8"))
        Stretch().visit(resource)
        (home / path.name).write_text(serialize(resource), "utf-8")
    return home


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("say where: python scripts/pseudo.py FOLDER")
    print(write(Path(sys.argv[1])))
