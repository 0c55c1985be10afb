"""Errors and refusals in every language: whatever the sources say in English is found among the sentences, and told with the same facts."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from clutch.kernel.sentences import PART, SECTION, SPOKEN, translate
from clutch.kernel.words import language_folders, read_words

SOURCES = Path(__file__).parent.parent.parent / "src" / "clutch"
ERRORS = (
    "Refused",
    "GameError",
    "UnknownGame",
    "OptionsError",
    "NotYourTurn",
    "GameOver",
    "NotationError",
    "RecordError",
    "ChanceError",
    "InUse",
    "ArgumentTypeError",
)
FOR_PROGRAMMERS = ("batch", "envs", "arena", "lab", "cli", "doors", "words.py", "messages.py", "component_file.py")
"""Parts whose errors are told to people who write programs or languages, or in the command's own words."""
PUT_TOGETHER = ("option Q7 is Q7", "“Q7” could mean Q7Q7", "it is not your turnQ7")
"""How sentences begin of which a part is put together elsewhere: each of their forms is tried below."""
FILLED = "Q7"
"""What is put in the place of a variable."""


def spelled(node: ast.expr) -> str | None:
    """A text of the sources, with something in the place of what is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else FILLED for part in node.values)
    if isinstance(node, ast.IfExp):
        return spelled(node.body)
    return None


def called(call: ast.Call) -> str:
    """The name of what is called, whatever it belongs to."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def is_code(argument: ast.expr) -> bool:
    """Whether it is a code of the table's refusals: what stands beside it is said to whoever asked."""
    return isinstance(argument, ast.Attribute) and isinstance(argument.value, ast.Name) and argument.value.id == "Code"


def is_sentence(text: str) -> bool:
    """Whether it says something by itself: not a file's name and another error's words."""
    return len(text.replace(FILLED, "").strip(" .:“”")) > 8


def sentences() -> list[str]:
    """What the sources say when something cannot be done."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        if any(part in FOR_PROGRAMMERS for part in path.relative_to(SOURCES).parts):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and (called(node) in ERRORS or any(is_code(argument) for argument in node.args)):
                texts = [spelled(argument) for argument in node.args]
                found.update(text for text in texts if text is not None and is_sentence(text))
    return sorted(text for text in found if not text.startswith(PUT_TOGETHER))


OTHERS = [language for language in language_folders() if language != SPOKEN]


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_of_the_sources_is_told(language: str) -> None:
    """No error that a person can meet stays English, and what is filled in is told, too."""
    english = [text for text in sentences() if translate(text, language) == text]
    assert english == []
    for text in sentences():
        assert translate(text, language).count(FILLED) == text.count(FILLED), text


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "text",
    [
        "option rounds is a whole number from 1 to 20, not “99”",
        "option game_length is one of single_round, fixed_rounds, not “x”",
        "option thirst is true or false, not “x”",
        "option removed_sets is random or a list of different ones of ice, fire, not “x”",
        "“e” could mean east or end: say more of it",
        "it is not your turn: Ann decides now",
        "it is not your turn",
        "line 3: the line has no move",
        "The database does not answer: nothing was changed, try again.",
        "Nothing is taken back at this table.",
        "You have decided nothing yet.",
        "at least one worker is needed for the bots",
        "This request does not say by which name it calls this table.",
        "This table does not go by the name “games.example”: its operator can allow it with --host-name games.example.",
    ],
)
def test_sentences_that_are_put_together(language: str, text: str) -> None:
    """Each form of a sentence with parts is told whole, and stands as it stood: alone, or within a line."""
    told = translate(text, language)
    assert told != text
    assert told.endswith(".") == text.endswith(".")


def test_languages_have_the_same_sentences() -> None:
    """A further language has all of them."""
    kinds = read_words(SPOKEN, [PART]).kinds(SECTION)
    for language in OTHERS:
        assert read_words(language, [PART]).kinds(SECTION) == kinds


def test_what_is_unknown_stays() -> None:
    """A sentence that nobody has told in the language, and a language that there is not, change nothing."""
    assert translate("something else", "de") == "something else"
    assert translate("the game is over: no more moves can be made", "tlh") == "the game is over: no more moves can be made"
