"""A game is its folders and a line in the catalogue and in the list of boards: nothing else knows it by name, so that another one changes nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import clutch
from clutch.table.protocol.generate import camel

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src" / "clutch"
PAGE = ROOT / "web" / "src"

LISTS = {PAGE / "boards" / "list.ts", PAGE / "views.ts"}
"""The one list of the page, and the types of all views, which a script writes."""

NAMES = sorted({name for game in clutch.games() for name in (game.name, game.title, camel(game.name))})
NAMED = re.compile(rf"\b(?:{'|'.join(map(re.escape, NAMES))})", re.IGNORECASE)


def documented(tree: ast.AST) -> set[int]:
    """The texts that only tell: docstrings, which have their examples, and lines that show what one would type."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(id(node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("clutch "):
            found.add(id(node))
    return found


def said_by_code(path: Path) -> Iterator[tuple[int, str]]:
    """The names and texts of a module, with their lines."""
    tree = ast.parse(path.read_text("utf-8"))
    told = documented(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node.lineno, f"{getattr(node, 'module', '')} {' '.join(alias.name for alias in node.names)}"


def test_the_pattern_finds_a_name() -> None:
    """A name is found however it is written, and nothing is found in words that only look like one."""
    game = clutch.games()[0]
    assert all(NAMED.search(text) for text in (game.name, game.title, f"class {camel(game.name)}View:", f"./{game.name}/parts"))
    assert NAMED.search("a dragon, a drake, a kin") is None


def test_no_python_code_names_a_game() -> None:
    """Outside the games' own folder; docstrings and help texts may use one as an example."""
    modules = [path for path in SOURCES.rglob("*.py") if SOURCES / "games" not in path.parents]
    assert len(modules) > 100
    found = [f"{path.relative_to(ROOT)}:{line}: {text}" for path in modules for line, text in said_by_code(path) if NAMED.search(text)]
    assert found == []


def test_no_shared_words_name_a_game() -> None:
    """Each game's words are in a file of its own."""
    games = {game.name for game in clutch.games()}
    files = [path for path in SOURCES.glob("words/*/*.ftl") if path.stem not in games]
    assert len(files) >= 8
    assert [str(path.relative_to(ROOT)) for path in files if NAMED.search(path.read_text("utf-8"))] == []


def test_no_part_of_the_page_names_a_game() -> None:
    """Outside a game's board and the one list; tests may use a game as an example."""
    boards = {PAGE / "boards" / game.name for game in clutch.games()}
    files = [
        path
        for path in [
            *PAGE.rglob("*.ts"),
            *PAGE.rglob("*.svelte"),
            *PAGE.rglob("*.css"),
            *(ROOT / "web").glob("*.*"),
            *(ROOT / "web" / "public").glob("*"),
        ]
        if path.is_file() and path not in LISTS and not boards & set(path.parents) and not path.name.endswith((".test.ts", ".png"))
    ]
    assert len(files) > 60
    assert [str(path.relative_to(ROOT)) for path in files if NAMED.search(path.read_text("utf-8"))] == []


def test_a_board_has_all_its_parts() -> None:
    """The list names every game, and each folder has what the list asks for."""
    listed = re.findall(r"export \{ parts as (\w+) \} from '\./(\w+)/parts';", (PAGE / "boards" / "list.ts").read_text("utf-8"))
    assert sorted(listed) == sorted((game.name, game.name) for game in clutch.games())
    for name, _ in listed:
        present = {path.name for path in (PAGE / "boards" / name).iterdir()}
        assert {"parts.ts", "index.ts", "Board.svelte", "Door.svelte", "lesson.toml"} <= present, name
