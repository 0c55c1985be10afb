"""Sentences of errors and refusals in other languages.

The sources say in English what cannot be done. `sentences.ftl` of the English words has each of these sentences with its variables, other languages say the same: a sentence is found again by how it reads, and told
with what stood in the places of its variables. So nobody who raises an error has to know who will read it.
"""

from __future__ import annotations

import re
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

from clutch.kernel.statement import Facts
from clutch.kernel.words import Words, language_folders, read_sources, read_words

PART: Final = "sentences"
SECTION: Final = "said"
SPOKEN: Final = "en"
"""The language of the sources."""
SENTENCES_INSIDE: Final = ("problem", "reason")
"""Variables that may be sentences of their own."""

_templates: dict[str, re.Pattern[str]] = {}
"""How each sentence reads in English, the one with most words first; read when it is first needed."""
_words: dict[str, Words | None] = {}
"""The sentences of each language that was asked for; None for one that has none."""


def translate(text: str, language: str) -> str:
    """An error's sentence in another language; one that it does not know stays as it is.

    >>> translate("the game is over: no more moves can be made", "de")
    'das Spiel ist vorbei: es gibt keine Züge mehr'
    >>> translate("It is not your turn: Ann decides now.", "de")
    'Du bist nicht am Zug: Ann entscheidet jetzt.'
    >>> translate("line 3: the line has no move", "de"), translate("something else", "de")
    ('Zeile 3: die Zeile hat keinen Zug', 'something else')
    """
    words = words_of(language)
    if words is None:
        return text
    plain = text.removesuffix(".")
    for kind, template in templates().items():
        found = template.fullmatch(plain[:1].lower() + plain[1:]) or template.fullmatch(plain)
        if found is not None and words.has(SECTION, kind):
            facts: Facts = {}
            for name, value in found.groupdict().items():
                facts[name] = translate(value, language) if name in SENTENCES_INSIDE else value
            return dressed(text, words.say(SECTION, kind, facts, []))
    return text


def dressed(like: str, said: str) -> str:
    """A sentence that begins and ends as another one does: inside a line, or on its own."""
    if like[:1].isupper():
        said = said[:1].upper() + said[1:]
    return f"{said}." if like.endswith(".") else said


def words_of(language: str) -> Words | None:
    """The sentences of a language; None for English itself, and for one that has none."""
    if language not in _words:
        there = language != SPOKEN and language in language_folders() and (language_folders()[language] / f"{PART}.ftl").is_file()
        _words[language] = read_words(language, [PART]) if there else None
    return _words[language]


def templates() -> dict[str, re.Pattern[str]]:
    """How each sentence reads in English, as a pattern that finds its variables again."""
    if not _templates:
        read: list[tuple[int, str, str]] = []
        for entry in FluentResource(read_sources(SPOKEN, [PART])[0]).body:
            if isinstance(entry, Message) and entry.value is not None:
                pattern = ""
                letters = 0
                for element in entry.value.elements:
                    if isinstance(element, TextElement):
                        letters += len(element.value)
                        pattern += re.escape(element.value)
                    elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
                        pattern += f"(?P<{element.expression.id.name}>.*?)"
                read.append((-letters, entry.id.name.removeprefix(f"{SECTION}-"), pattern))
        for _, kind, pattern in sorted(read):
            _templates[kind] = re.compile(pattern, re.DOTALL)
    return _templates
