"""The ledger of rules: every id in a game's `rules.md` is cited by its code and proved by a test, and nobody cites an id that does not exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import clutch
from kit.play import every_game

ROOT = Path(__file__).parent.parent.parent
TESTS = ROOT / "tests"
SOURCES = ROOT / "src" / "clutch"

BY_CHAPTER = ("dragonbrood", "dragoon")
"""Games some of whose rules are cited by the docstring of their chapter alone; the list only gets shorter."""

_ID = re.compile(r"\b([A-Z]{2})-[A-Z]+[0-9]+\b")


def cited(path: Path) -> set[str]:
    """All rule ids in a file, wherever they stand."""
    return {found.group(0) for found in _ID.finditer(path.read_text("utf-8"))}


def enforced(path: Path) -> set[str]:
    """The rule ids that a module cites where its code is: what its own docstring says of the chapter does not count."""
    text = path.read_text("utf-8")
    first = ast.parse(text).body[:1]
    if first and isinstance(first[0], ast.Expr) and isinstance(first[0].value, ast.Constant):
        text = "\n".join(text.splitlines()[first[0].end_lineno :])
    return {found.group(0) for found in _ID.finditer(text)}


def known(game: clutch.Game) -> set[str]:
    """The ids in a game's rules."""
    return {rule.name for rule in game.rules()}


def prefix(game: clutch.Game) -> str:
    """The two letters that a game's ids begin with."""
    (letters,) = {name[:2] for name in known(game)}
    return letters


@cache
def marked_tests() -> list[tuple[Path, ast.FunctionDef, list[str]]]:
    """Every test that is marked with rules, with the ids of its mark."""
    found = []
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        ids = [part.value for part in mark.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
                        assert len(ids) == len(mark.args) > 0, f"{path.name}:{node.lineno}: a mark names its rules as texts"
                        found.append((path, node, ids))
    return found


def asserts(test: ast.FunctionDef) -> bool:
    """Whether a test can fail: it asserts something, or expects an error."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
            if name == "raises" or name.startswith(("assert", "check", "expect")):
                return True
    return False


@every_game
def test_rule_ids_are_well_formed(name: str) -> None:
    """Each id stands once, all have the same two letters, and no rule is empty."""
    rules = clutch.game(name).rules()
    ids = [rule.name for rule in rules]
    assert len(ids) == len(set(ids))
    assert len({rule_id[:2] for rule_id in ids}) == 1
    assert all(rule.text for rule in rules)


@every_game
def test_every_rule_is_cited_by_the_code(name: str) -> None:
    """The line that enforces a rule names it; and the code names no rule that is not there."""
    game = clutch.game(name)
    in_code = {rule_id for path in game.folder.rglob("*.py") for rule_id in cited(path)}
    where_it_is_done = {rule_id for path in game.folder.rglob("*.py") for rule_id in enforced(path)}
    assert sorted(known(game) - in_code) == [], "rules that no line of the game cites"
    only_told = sorted(known(game) - where_it_is_done)
    if name in BY_CHAPTER:
        assert only_told, f"every rule is cited where it is enforced: take {name} out of the list"
    else:
        assert only_told == [], "rules that no line of the game cites where it enforces them"
    assert sorted(in_code - known(game)) == [], "ids that are not in rules.md"


@every_game
def test_every_rule_is_proved_by_a_test(name: str) -> None:
    """Each id is in the mark of at least one test, and no mark of this game names another."""
    game = clutch.game(name)
    proved = {rule_id for _, _, ids in marked_tests() for rule_id in ids if rule_id[:2] == prefix(game)}
    assert sorted(known(game) - proved) == [], "rules that no test proves"
    assert sorted(proved - known(game)) == [], "marks of rules that are not in rules.md"


@every_game
def test_nobody_cites_an_unknown_rule(name: str) -> None:
    """Not in sources, words, component lists, tests or documents, anywhere."""
    game = clutch.game(name)
    folders = [SOURCES, TESTS, ROOT / "docs", ROOT / "bench", ROOT / "scripts"]
    files = [path for folder in folders for path in folder.rglob("*") if path.suffix in (".py", ".cpp", ".toml", ".md", ".txt")]
    for path in files:
        unknown = {rule_id for rule_id in cited(path) if rule_id[:2] == prefix(game)} - known(game)
        assert not unknown, f"{path.relative_to(ROOT)} cites {', '.join(sorted(unknown))}"


def test_marked_tests_state_a_fact_and_can_fail() -> None:
    """A test that proves a rule has a docstring that says what is so, and asserts it."""
    assert marked_tests()
    for path, test, _ in marked_tests():
        assert ast.get_docstring(test), f"{path.name}:{test.lineno}: {test.name} does not say what it proves"
        assert asserts(test), f"{path.name}:{test.lineno}: {test.name} asserts nothing"


def test_marks_belong_to_registered_games() -> None:
    """No test is marked with the rules of a game that does not exist."""
    prefixes = {prefix(game) for game in clutch.games()}
    strangers = {rule_id for _, _, ids in marked_tests() for rule_id in ids if rule_id[:2] not in prefixes}
    assert sorted(strangers) == []
