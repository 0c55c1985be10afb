"""How each game is played, for people: in every language the same chapters and pictures, of steps that its lesson has, and without words of the workshop."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import clutch
from clutch.table.presenters.howto import WORDS, shared, tell_howto, written

BOARDS = Path(__file__).parent.parent.parent / "web" / "src" / "boards"
TOLD = [game.name for game in clutch.games()]
LANGUAGES = sorted(folder.name for folder in WORDS.iterdir() if (folder / "howto.md").is_file())
PICTURE = re.compile(r"^!\[([^\]]+)\]\(board:([\w-]+)\)$", re.MULTILINE)
WORKSHOP = re.compile(r"\.toml|\.py\b|invariant|\b[A-Z]{2}-[A-Z]+\d+\b", re.IGNORECASE)


def test_what_is_the_same_at_every_table_is_told_in_every_language() -> None:
    """English and German at least, with as many points each."""
    assert {"de", "en"} <= set(LANGUAGES)
    points = {language: shared(language).read_text("utf-8").count("\n- ") for language in LANGUAGES}
    assert len(set(points.values())) == 1, points


@pytest.mark.parametrize("game", TOLD)
def test_the_languages_tell_the_same(game: str) -> None:
    """As many chapters, and the same pictures in the same order."""
    texts = {language: tell_howto(clutch.game(game), language)["markdown"] for language in LANGUAGES}
    assert all(written(clutch.game(game), language) == language for language in LANGUAGES)
    assert len({len(re.findall(r"^## ", text, re.MULTILINE)) for text in texts.values()}) == 1
    assert len({tuple(name for _, name in PICTURE.findall(text)) for text in texts.values()}) == 1


@pytest.mark.parametrize("game", TOLD)
def test_pictures_are_there(game: str) -> None:
    """Each is a step of the game's lesson, or a file beside its board; every line that looks like one is one."""
    text = tell_howto(clutch.game(game), "en")["markdown"]
    steps = len(tomllib.loads((BOARDS / game / "lesson.toml").read_text("utf-8"))["steps"])
    files = {path.stem for path in (BOARDS / game / "howto").glob("*")}
    names = [name for _, name in PICTURE.findall(text)]
    assert len(names) == text.count("![")
    for name in names:
        step = re.fullmatch(r"lesson-(\d+)", name)
        assert name in files or (step is not None and 1 <= int(step[1]) <= steps), name


@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_written_for_people(game: str, language: str) -> None:
    """No ids of rules, no files, and no more than three screens."""
    text = tell_howto(clutch.game(game), language)["markdown"]
    assert not WORKSHOP.findall(text)
    assert len(text.split()) < 1300
