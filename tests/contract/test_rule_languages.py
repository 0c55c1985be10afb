"""The rules say the same in every language: the same chapters, ids and tables in the same order, and the same numbers in each of them."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

import pytest

import clutch
from kit.play import every_game

WORDED = 30
"""Changing one number is tried on this many places of each text."""

_CODE = re.compile(r"`[^`]+`")
_MARK = re.compile(r"\b[A-Z]{2}-[A-Z]+\d+\b|\bD\d+\b")
_THOUSANDS = re.compile(r"\b(\d{1,3})[.,](\d{3})\b")
_DIGITS = re.compile(r"\d+")
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")

_ENGLISH = {
    0: "zero",
    2: "two second twice double doubles doubled doubling",
    3: "three third",
    4: "four fourth",
    5: "five fifth",
    6: "six sixth sixths",
    7: "seven seventh",
    8: "eight eighth",
    9: "nine ninth",
    10: "ten tenth",
    11: "eleven",
    12: "twelve",
    16: "sixteen",
    18: "eighteen",
    20: "twenty",
    24: "twenty-four",
    40: "forty",
    50: "fifty",
    1000: "thousand",
}
_GERMAN = {
    0: "null",
    2: "zwei|zweit|doppelt|verdoppelt|verdopplung",
    3: "drei|dritt",
    4: "vier|viert",
    5: "fünf|fünft",
    6: "sechs|sechst|sechstel",
    7: "sieben|siebt",
    8: "acht",
    9: "neun|neunt",
    10: "zehn|zehnt",
    11: "elf",
    12: "zwölf",
    16: "sechzehn",
    18: "achtzehn",
    20: "zwanzig",
    24: "vierundzwanzig",
    40: "vierzig",
    50: "fünfzig",
    1000: "tausend",
}
NUMBER_WORDS: dict[str, dict[int, re.Pattern[str]]] = {
    "en": {value: re.compile("|".join(words.split())) for value, words in _ENGLISH.items()},
    "de": {value: re.compile(f"(?:{stems})(?:e|en|er|es|em|n|mal|seitige[nrs]?)?") for value, stems in _GERMAN.items()},
}
"""How each language writes a number in letters. One and first are left out: they are articles and pronouns, too, and no language has as many of them as another."""


class Block(NamedTuple):
    """A heading, a rule, an item below it, a row of a table or a paragraph, with its whole text."""

    kind: str
    text: str


def blocks(markdown: str) -> list[Block]:
    """A text in its parts; lines that are only broken for the eye are put together."""
    found: list[Block] = []
    goes_on = False
    for line in markdown.splitlines():
        text = line.strip()
        if heading := re.match(r"(#+) ", line):
            found.append(Block(f"heading {len(heading.group(1))}", text))
        elif rule := re.match(r"- \*\*([A-Z]{2}-[A-Z]+\d+)\*\*", line):
            found.append(Block(f"rule {rule.group(1)}", text))
        elif text.startswith("- "):
            found.append(Block("item", text))
        elif text.startswith("|"):
            found.append(Block(f"row of {text.count('|') - 1}", text))
        elif text and goes_on:
            found[-1] = Block(found[-1].kind, f"{found[-1].text} {text}")
        elif text:
            found.append(Block("paragraph", text))
        goes_on = bool(text) and not text.startswith(("#", "|"))
    return found


@cache
def numbers(text: str, language: str) -> Counter[str]:
    """All numbers of a text, in digits or in letters."""
    plain = _THOUSANDS.sub(r"\1\2", _CODE.sub(" ", _MARK.sub(" ", text)))
    found = Counter(str(int(digits)) for digits in _DIGITS.findall(plain))
    for word in _WORD.findall(plain.lower()):
        found.update(number_in(word, language) or [value for part in word.split("-") for value in number_in(part, language)])
    return found


@cache
def number_in(word: str, language: str) -> list[str]:
    """The number that a word is, if it is one."""
    return [str(value) for value, written in NUMBER_WORDS[language].items() if written.fullmatch(word)]


@cache
def marks(text: str) -> Counter[str]:
    """The names that are the same in every language: options and their values, files, rules and tables."""
    return Counter(_CODE.findall(text) + _MARK.findall(_CODE.sub(" ", text)))


def differences(english: str, other: str, language: str) -> list[str]:
    """Where a text says something else than the English one."""
    found: list[str] = []
    for ours, theirs in zip_longest(blocks(english), blocks(other), fillvalue=Block("nothing", "")):
        if ours.kind != theirs.kind:
            return [*found, f"{ours.kind} “{ours.text[:60]}” is {theirs.kind} “{theirs.text[:60]}”"]
        for one, another in zip(ours.text.split("|"), theirs.text.split("|"), strict=True):
            where = f"{ours.kind} “{another.strip()[:60]}”"
            if marks(one) != marks(another):
                found.append(f"{where}: {told(marks(one), marks(another))}")
            if numbers(one, "en") != numbers(another, language):
                found.append(f"{where}: {told(numbers(one, 'en'), numbers(another, language))}")
    return found


def told(wanted: Counter[str], found: Counter[str]) -> str:
    """What is missing and what is too much."""
    return f"missing {sorted((wanted - found).elements())}, too much {sorted((found - wanted).elements())}"


def translations(game: clutch.Game) -> dict[str, Path]:
    """The texts of a game's rules beside the English one, by language."""
    return {path.name.split(".")[1]: path for path in sorted(game.folder.glob("rules.*.md"))}


@every_game
def test_rules_are_told_in_german(name: str) -> None:
    """Every game has its rules in the languages that all of Clutch speaks."""
    game = clutch.game(name)
    assert "de" in translations(game)
    assert game.rules_text("de") == translations(game)["de"].read_text("utf-8") != game.rules_text()


@every_game
def test_languages_agree(name: str) -> None:
    """Same chapters, ids, tables and numbers, in the same order."""
    game = clutch.game(name)
    for language in translations(game):
        assert language in NUMBER_WORDS, f"teach this test how {language} writes its numbers"
        assert differences(game.rules_text(), game.rules_text(language), language) == []
        assert [rule.name for rule in game.rules(language)] == [rule.name for rule in game.rules()]
        assert all(rule.text for rule in game.rules(language))


@every_game
def test_a_changed_number_is_seen(name: str) -> None:
    """Whichever number of a text is another one, the comparison finds it."""
    game = clutch.game(name)
    text = game.rules_text("de")
    places = [found for found in re.finditer(r"(?<![\w.,-])\d+(?![\w.,])", text) if found.start() > text.index("**")]
    for place in places[:: max(1, len(places) // WORDED)]:
        changed = f"{text[: place.start()]}{int(place.group()) + 1}{text[place.end() :]}"
        assert differences(game.rules_text(), changed, "de"), f"nobody saw the change at “{text[place.start() - 30 : place.end() + 30]}”"


@pytest.mark.parametrize(
    ("english", "german", "same"),
    [
        ("- **DK-F5** Three score 5.", "- **DK-F5** Drei bringen 5.", True),
        ("- **DK-F5** Three score 5.", "- **DK-F5** Zu dritt gibt es fünf.", True),
        ("- **DK-F5** Three score 5.", "- **DK-F5** Vier bringen 5.", False),
        ("- **DK-F5** Three score 5.", "- **DK-F6** Drei bringen 5.", False),
        ("- **DK-F5** Up to 400,000 times.", "- **DK-F5** Bis zu 400.000 Mal.", True),
        ("- **DK-F5** See DK-F8 and `rounds`.", "- **DK-F5** Siehe DK-F8.", False),
        ("- **DK-F5** See DK-F8.", "- **DK-F5** Siehe DK-F9.", False),
        ("| 2 | 4 |\n| 3 | 2 |", "| 2 | 4 |\n| 3 | 2 |", True),
        ("| 2 | 4 |", "| 4 | 2 |", False),
        ("| 2 | 4 |", "| 2 |", False),
        ("# A\n\n## B", "# A\n\n### B", False),
    ],
)
def test_what_the_comparison_sees(english: str, german: str, same: bool) -> None:
    """Another number, in digits or letters, another id, option, order of cells or rank of a heading is a difference; another way of writing a number is none."""
    assert (differences(english, german, "de") == []) is same


@every_game
def test_invariants_come_last(name: str) -> None:
    """The page shows the last chapter of every game as an appendix, whatever the language calls it."""
    chapters = [block.text for block in blocks(clutch.game(name).rules_text()) if block.kind == "heading 2"]
    assert chapters[-1] == "## Invariants"
