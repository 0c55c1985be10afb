"""The components in words: every title, column and phrase of their tables is told in every language, and nothing is there for nothing."""

from __future__ import annotations

import re

import pytest

import clutch
from clutch.kernel.words import language_folders, read_words
from clutch.table.presenters.box import PART, Teller, tell_box, written
from kit.play import every_game

OTHERS = [language for language in language_folders() if language != "en"]
PROPER = {"phrases-geek"}
"""Names of people's pages are the same in every language."""


def tellers(language: str) -> dict[str, Teller]:
    """The components of all games, told."""
    found = {}
    for game in clutch.games():
        teller = found[game.name] = Teller(game, language)
        for part, content in game.components().items():
            teller.table(part, content)
    return found


@pytest.mark.parametrize("language", list(language_folders()))
def test_every_column_and_phrase_is_told(language: str) -> None:
    """A column or a phrase without words would stand there as programs call it."""
    assert {name: sorted(teller.missing) for name, teller in tellers(language).items() if teller.missing} == {}


def test_no_word_is_there_for_nothing() -> None:
    """What no table says need not be translated."""
    used = set().union(*(teller.used for teller in tellers("en").values()))
    assert [name for name in read_words("en", [PART]).messages.names if name not in used] == []


@pytest.mark.parametrize("language", OTHERS)
def test_phrases_are_told_in_the_language(language: str) -> None:
    """No phrase stays English, but for names."""
    english, other = read_words("en", [PART]), read_words(language, [PART])
    same = [name for name in english.messages.names if name.startswith("phrases-") and english.say_alone(name) == other.say_alone(name)]
    assert set(same) <= PROPER


@every_game
@pytest.mark.parametrize("language", list(language_folders()))
def test_tables_speak_to_people(name: str, language: str) -> None:
    """No name that only programs need, no empty table, as many cells as columns."""
    for table in tell_box(clutch.game(name), language)["tables"]:
        assert table["rows"], table["name"]
        texts = [table["title"], table["origin"], *table["columns"], *[cell for row in table["rows"] for cell in row]]
        assert not [text for text in texts if re.search(r"[a-z0-9]_[a-z0-9]|\.toml|\{|\[|\b(True|False|None)\b", text)], table["name"]
        assert {len(row) for row in table["rows"]} <= {len(table["columns"]) or 2}


def test_what_is_new_in_a_file_is_seen() -> None:
    """A column, a value and a phrase that nobody has told are found, and shown without the marks of programs."""
    teller = Teller(clutch.game("dragon_kin"), "de")
    table = teller.table("new_part", [{"new_column": "new_value", "count": 3, "provenance": "printed", "reason": "nobody knows why"}])
    assert teller.missing == {"new_part", "new_column", "new_value", "nobody knows why"}
    assert table["columns"] == ["new column", "Anzahl"]
    assert table["rows"] == [["new value", "3"]]
    assert table["origin"] == "in den gedruckten Regeln; nobody knows why"


def test_a_language_without_words_for_components_is_english() -> None:
    """Whoever adds a language may begin elsewhere."""
    assert written("de") == "de"
    assert written("tlh") == "en"
