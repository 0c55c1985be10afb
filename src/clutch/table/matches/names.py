"""Names at a table: what can be seen of them, and whether two look alike. Nobody sits, or speaks, under a name that looks like another's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

LONGEST = 24
MOST_MARKS = 2
"""Accents on one letter."""

_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001d159\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What takes no ink: joiners, marks of direction, fillers, choosers of variants, the empty Braille cell."""
_NO_SIGN = ("Cf", "Co", "Cn", "Cs")
"""Kinds of characters that have no sign of their own: formatting, private use, unassigned, halves."""
_MARKS = ("Mn", "Me")


def clean_name(text: str) -> str:
    r"""A name as everybody sees it: on one line, in one spelling, without what cannot be seen and without towers of accents; empty if nothing is left.

    >>> clean_name(" Ann\u200b\u202e\n the  Great "), clean_name("\uff21nn"), clean_name("\u3164\u2800")
    ('Ann the Great', 'Ann', '')
    >>> len(clean_name("e" + 50 * "\u0323"))
    3
    """
    spelled = unicodedata.normalize("NFKC", _INVISIBLE.sub("", text))
    kept: list[str] = []
    marks = MOST_MARKS  # an accent needs a letter under it
    for character in _INVISIBLE.sub("", spelled):
        kind = unicodedata.category(character)
        if kind in _MARKS:
            marks += 1
            if marks > MOST_MARKS:
                continue
        elif kind in _NO_SIGN:
            continue
        else:
            marks = MOST_MARKS if character.isspace() or not character.isprintable() else 0
        kept.append(character if character.isprintable() else " ")
    return " ".join("".join(kept).split())[:LONGEST].rstrip()


def looks(name: str) -> str:
    r"""What a name looks like: equal for names that a reader takes for each other.

    >>> looks("Ann") == looks("\u0410nn") == looks("ANN") == looks("A n n"), looks("Ida") == looks("lda") == looks("1da"), looks("Ann") == looks("Ben")
    (True, True, False)
    """
    letters = unicodedata.normalize("NFD", "".join(name.split()))
    drawn = "".join(prototype(letter) for letter in letters).casefold()
    # Once more: a capital may look like another letter than its small one does.
    return "".join(prototype(letter) for letter in drawn).casefold().replace("i", "l")


@cache
def prototype(letter: str) -> str:
    """The letter that stands for all that look like it, as Unicode's list of look-alikes has it."""
    # The list is long: only a server at which somebody takes a seat loads it.
    from confusable_homoglyphs.confusables import confusables_data

    alike = [entry["c"] for entry in confusables_data.get(letter, [])]
    if len(alike) != 1:
        return letter  # nothing looks like it, or it stands for many itself
    other = str(alike[0])
    return other if len(confusables_data.get(other, [])) > 1 else min(letter, other)


def free_name(wished: str, taken: Iterable[str]) -> str:
    r"""The wished name, with a number behind it if it looks like one that is taken.

    >>> free_name("Ann", ["Ben"]), ascii(free_name("\u0410nn", ["Ann", "ann 2"]))
    ('Ann', "'\\u0410nn 3'")
    """
    seen = {looks(name) for name in taken}
    name, number = wished, 2
    while looks(name) in seen:
        name = f"{wished[: LONGEST - 4].rstrip()} {number}"
        number += 1
    return name
