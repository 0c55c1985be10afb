"""Who may import whom: kernel, then games, then bots, then arena, envs and table, then the command line."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import clutch
from kit.play import every_game

SOURCES = Path(__file__).parent.parent.parent / "src" / "clutch"

MAY_IMPORT = {
    "kernel": {"kernel"},
    "games": {"kernel", "games"},
    "bots": {"kernel", "games", "bots"},
    "batch": {"kernel", "games", "bots", "batch"},
    "arena": {"kernel", "games", "bots", "arena"},
    "lab": {"kernel", "games", "bots", "arena", "lab"},
    "envs": {"kernel", "games", "bots", "batch", "envs"},
    "table": {"kernel", "games", "bots", "table"},
    "cli": {"kernel", "games", "bots", "arena", "lab", "envs", "table", "cli"},
}
"""Each part of Clutch with the parts that it may know."""

TABLE_MAY_IMPORT = {
    "slices": set(),
    "protocol": set(),
    "workers": set(),
    "records": {"protocol"},
    "matches": {"slices", "protocol", "records"},
    "presenters": {"slices", "protocol", "records", "workers", "matches"},
    "safety": {"protocol", "matches"},
    "rooms": {"protocol", "matches", "presenters"},
    "rounds": {"protocol", "records", "workers", "matches", "presenters", "rooms"},
    "lobby": {"slices", "protocol", "records", "matches", "rounds"},
    "upkeep": {"protocol", "records", "matches", "rounds"},
    "services": {"records", "workers", "rounds", "safety", "upkeep"},
    "http": {"slices", "protocol", "records", "matches", "presenters", "safety", "rounds", "lobby", "upkeep", "services"},
    "sockets": {
        "slices",
        "protocol",
        "records",
        "workers",
        "matches",
        "presenters",
        "safety",
        "rooms",
        "rounds",
        "lobby",
        "services",
        "http",
    },
    "app": {"protocol", "records", "safety", "services", "http", "sockets"},
    "logs": set(),
    "serve": {"records", "safety", "upkeep", "services", "sockets", "app", "logs"},
    "client": {"protocol"},
    "__main__": {"serve"},
}
"""Each part of the server, from the ground up, with the other parts of it that it may know: matches know no wire, stored logs know no match."""

STORED_FORM = "clutch.table.records.entries"
"""The only module of the stored logs that matches and presenters may know: what an entry is, not where it lies."""

RULES = {"librt", "mypy_extensions"}
"""What the parts that hold rules and search may use besides the standard library."""

FILES = sorted(SOURCES.rglob("*.py"))


def imports(path: Path) -> set[str]:
    """The full names of all modules that a file imports, also inside functions; names imported from a package count as modules of it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            assert node.module is not None
            found.update(f"{node.module}.{name.name}" for name in node.names)
    return found


def part(path: Path) -> str:
    """The part of Clutch that a file belongs to; empty for the files at the top."""
    where = path.relative_to(SOURCES).parts
    return where[0] if len(where) > 1 else ""


def test_every_part_has_its_place() -> None:
    """A new folder of modules is given its layer here."""
    assert {part(path) for path in FILES} - {""} <= set(MAY_IMPORT)


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SOURCES)) for path in FILES])
def test_imports_point_one_way(path: Path) -> None:
    """No module knows a part that stands above it; the front door `clutch` is for the parts above the games."""
    here = part(path)
    if not here:
        return
    for name in imports(path):
        words = name.split(".")
        if words[0] != "clutch":
            continue
        if len(words) > 1 and words[1] in MAY_IMPORT:
            assert words[1] in MAY_IMPORT[here], f"{here} may not import {name}"
        else:
            assert here not in ("kernel", "games"), f"{here} may not import {name}: it would go in a circle"


TABLE_FILES = [path for path in FILES if part(path) == "table" and path.name != "__init__.py"]


@pytest.mark.parametrize("path", TABLE_FILES, ids=[str(path.relative_to(SOURCES)) for path in TABLE_FILES])
def test_the_server_is_built_from_the_ground_up(path: Path) -> None:
    """No part of the server knows a part that stands above it, and there are no circles."""
    where = path.relative_to(SOURCES / "table").parts
    here = where[0].removesuffix(".py")
    for name in imports(path):
        words = name.split(".")
        if words[:2] != ["clutch", "table"] or words[2] == here:
            continue
        assert words[2] in TABLE_MAY_IMPORT[here], f"table/{here} may not import {name}"
        if here in ("matches", "presenters") and words[2] == "records":
            assert name.startswith(STORED_FORM), f"table/{here} may not import {name}: it knows nothing of databases"


def test_the_parts_of_the_server_stand_in_order() -> None:
    """The list above goes from the ground up: each part knows only parts that stand before it."""
    order = list(TABLE_MAY_IMPORT)
    for place, name in enumerate(order):
        assert TABLE_MAY_IMPORT[name] <= set(order[:place]), f"{name} stands below a part that it knows"


@every_game
def test_a_game_knows_only_the_kernel_and_itself(name: str) -> None:
    """Nothing of other games, servers, bots or pages, and no library but the compiler's own."""
    folder = clutch.game(name).folder
    for path in folder.rglob("*.py"):
        for module in imports(path):
            words = module.split(".")
            if words[0] == "clutch":
                assert words[1] == "kernel" or words[1:3] == ["games", folder.name], f"{path.name} imports {module}"
            else:
                assert words[0] in sys.stdlib_module_names | RULES, f"{path.name} imports {module}"


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(SOURCES)) for path in FILES])
def test_chance_is_the_only_luck(path: Path) -> None:
    """Nobody imports `random`; only the kernel's luck itself and the table, which makes keys, may use `secrets`."""
    roots = {name.split(".")[0] for name in imports(path)}
    assert "random" not in roots
    assert not {name for name in imports(path) if name.startswith("numpy.random")}
    assert "secrets" not in roots or part(path) == "table" or path == SOURCES / "kernel" / "chance.py"
