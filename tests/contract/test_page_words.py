"""The page's words: every key that its sources name has a message, and no message is there for nothing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import clutch
from clutch.table.protocol.codes import Code
from kit.messages import kinds_of, messages

PAGE = Path(__file__).parent.parent.parent / "web" / "src"
BOARDS = PAGE / "boards"


@cache
def source(folder: Path) -> str:
    """All that the page's sources say under a folder, but for tests."""
    return "\n".join(
        path.read_text("utf-8")
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    )


def named(text: str, function: str) -> set[str]:
    """The keys that calls of a function name, also as one of two."""
    calls = re.findall(rf"\b{function}\(\s*([^()]*?)(?:,\s*\{{|\)|,\s*[a-z]+\))", text)
    return {key for call in calls for key in re.findall(r"(?:^|[?:]\s*)'([a-z][A-Za-z0-9_.]*)'", call)}


def put_together(text: str) -> list[re.Pattern[str]]:
    """The patterns of keys that are put together, such as `error.${code}`."""
    found = re.findall(r"`((?:[a-z_.]*\$\{[^`{}]*\}[a-z_.]*)+)`", text)
    return [re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"\\w+", re.escape(key)).replace(r"\.", "-")) for key in found if "." in key]


def said(text: str, names: set[str]) -> set[str]:
    """Which of these messages the sources say: by a literal anywhere, or by a key that is put together."""
    literals = {key.replace(".", "-") for key in re.findall(r"'([A-Za-z0-9_.]+)'", text)}
    patterns = put_together(text)
    return {name for name in names if name in literals or any(pattern.fullmatch(name) for pattern in patterns)}


def test_every_sentence_of_the_page_has_words() -> None:
    """A key without a message would be shown as it is."""
    keys = {key.replace(".", "-") for key in named(source(PAGE), "t")}
    assert len(keys) > 100
    assert sorted(keys - set(messages("en", "page")) - set(messages("en", "shared"))) == []


def test_no_sentence_of_the_page_is_there_for_nothing() -> None:
    """What nobody says need not be translated."""
    names = set(messages("en", "page"))
    assert sorted(names - said(source(PAGE), names)) == []


def test_every_refusal_has_words() -> None:
    """Whatever the table refuses, a reader is told why in their own language."""
    assert sorted(code.value for code in Code if f"error-{code.value}" not in messages("en", "page")) == []


@pytest.mark.parametrize("game", [game.name for game in clutch.games()])
def test_every_label_of_a_board_has_words(game: str) -> None:
    """Each label that a board's sources name is among the game's words, and none is there for nothing."""
    labels = kinds_of("en", game, "label")
    text = source(BOARDS / game)
    keys = {key.replace(".", "-") for function in ("own", "ownKey") for key in named(text, function)}
    assert sorted(keys - labels) == []
    assert sorted(labels - said(text, labels)) == []


@pytest.mark.parametrize("game", [game.name for game in clutch.games()])
def test_every_step_of_a_lesson_has_words(game: str) -> None:
    """As many sentences as steps, in their order."""
    steps = (BOARDS / game / "lesson.toml").read_text("utf-8").count("[[steps]]")
    assert [name for name in messages("en", game) if name.startswith("lesson-")] == [f"lesson-{number}" for number in range(1, steps + 1)]
