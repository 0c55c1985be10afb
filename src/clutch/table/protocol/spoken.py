"""The language in which a refusal is told: the one that a page or a program asks for."""

from __future__ import annotations

from clutch.kernel.sentences import SPOKEN, translate
from clutch.kernel.words import language_folders

LONGEST = 200
"""So much of a wish is read."""


def wished(wish: str | None) -> str:
    """The first language of a wish, as `Accept-Language` writes it, that there are words for.

    >>> wished("tlh, de-AT;q=0.8, en;q=0.5"), wished("*"), wished(None)
    ('de', 'en', 'en')
    """
    there = language_folders()
    for part in (wish or "")[:LONGEST].split(","):
        tag = part.partition(";")[0].strip()
        for code in (tag, tag.partition("-")[0].lower()):
            if code in there:
                return code
    return SPOKEN


def in_language(text: str, language: str) -> tuple[str, str]:
    """A sentence and the language that it is in: the one that was asked for, where it can be told in it."""
    said = translate(text, language)
    return said, SPOKEN if said == text else language
