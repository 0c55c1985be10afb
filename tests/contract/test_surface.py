"""The public surface: what is listed is there, has a docstring, and says the same compiled as its source says."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

import clutch

SOURCE = Path(__file__).parent.parent.parent / "src"

SURFACE = {
    "clutch": "OVER Actions Chance ChanceError Entered Event Foresight Game GameError GameOver IllegalMove Layout Move NotYourTurn NotationError Option OptionsError Outcome"
    " Prompt Question Record RecordError Recorded Referee Refusal Scripted Seat Seeded State UnknownGame begin build game games play play_out read_record replay",
    "clutch.batch": "Batch",
    "clutch.bots": "Bot Broken Greedy LEVELS Level Outside Plain Random Rule Search Seer Sight bot_names find_bot make_bot",
    "clutch.envs.gymnasium": "SeatEnv env_id register",
    "clutch.envs.openspiel": "OpenSpielGame OpenSpielState load register",
    "clutch.envs.pettingzoo": "SeatsEnv env parallel_env raw_env",
    "clutch.envs.vector": "BatchEnv",
}
"""Every module that a program may import from, with its names. Whoever adds one adds it here; whoever takes one away breaks somebody's program."""

SPOKEN = [
    clutch.State,
    clutch.Game,
    clutch.Record,
    clutch.Referee,
    clutch.Move,
    clutch.Event,
    clutch.Chance,
    clutch.Seeded,
    clutch.Actions,
    clutch.Layout,
    clutch.Outcome,
]


@pytest.mark.parametrize("name", SURFACE)
def test_the_public_names_are_these(name: str) -> None:
    """`__all__` lists them, they are there, and nothing else is."""
    module = importlib.import_module(name)
    listed = SURFACE[name].split()
    assert sorted(set(module.__all__) - set(listed)) == []
    assert sorted(set(listed) - set(module.__all__)) == []
    for public in listed:
        assert hasattr(module, public)


@pytest.mark.parametrize("name", SURFACE)
def test_every_public_name_is_documented(name: str) -> None:
    """Each class and function has a docstring that `help()` shows."""
    module = importlib.import_module(name)
    assert inspect.getdoc(module)
    for public in SURFACE[name].split():
        thing = getattr(module, public)
        if callable(thing):
            assert inspect.getdoc(thing), f"{name}.{public} says nothing of itself"


@pytest.mark.parametrize("name", SURFACE)
def test_every_public_name_is_in_the_reference(name: str) -> None:
    """The site's pages on Python ask for each class and function by its module and name, or for its whole module."""
    pages = [(SOURCE.parent / "docs" / "reference" / f"{page}.md").read_text("utf-8") for page in ("api", "api-bots")]
    shown = set(re.findall(r"^::: (\S+)", "\n".join(pages), re.MULTILINE))
    module = importlib.import_module(name)
    things = [getattr(module, public) for public in SURFACE[name].split()]
    missing = [f"{thing.__module__}.{thing.__qualname__}" for thing in things if callable(thing) and thing.__module__ not in shown]
    assert sorted(set(missing) - shown) == []


@pytest.mark.parametrize("kind", SPOKEN, ids=[kind.__name__ for kind in SPOKEN])
def test_compiled_classes_say_what_their_sources_say(kind: type) -> None:
    """Classes, their public methods, properties and attributes carry the docstrings of their sources, though the compiler drops them."""
    node, module = source_of(kind)
    assert inspect.getdoc(kind) == ast.get_docstring(node)
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and not part.name.startswith("_"):
            said = inspect.getdoc(getattr(kind, part.name))
            assert said, f"{kind.__name__}.{part.name} has no docstring, nor has what it overrides"
            assert said == (ast.get_docstring(part) or said)
    if module.__file__ is not None and not module.__file__.endswith(".py"):
        for attribute, said in attributes(node):
            assert inspect.getdoc(getattr(kind, attribute)) == inspect.cleandoc(said)


def test_functions_and_modules_speak_too() -> None:
    """`help(clutch.begin)` has its signature and its docstring; so have a game's own modules."""
    assert inspect.getdoc(clutch.begin) == "A new game at the table."
    assert str(inspect.signature(clutch.begin)).startswith("(game")
    assert str(inspect.signature(clutch.State.apply)).startswith("(self")
    module = importlib.import_module("clutch.games.dragomino.eggs")
    assert module.__doc__ == ast.get_docstring(ast.parse((SOURCE / "clutch/games/dragomino/eggs.py").read_text("utf-8")))


def test_sources_and_types_are_beside_the_compiled_modules() -> None:
    """Editors read types and docstrings from the sources, which lie beside what was compiled; the package says that it has types."""
    package = Path(clutch.__file__).parent
    assert (package / "py.typed").is_file()
    for kind in SPOKEN:
        assert (package.parent / (kind.__module__.replace(".", "/") + ".py")).is_file()


def source_of(kind: type) -> tuple[ast.ClassDef, ModuleType]:
    """The source of a class, and its module."""
    module = importlib.import_module(kind.__module__)
    tree = ast.parse((SOURCE / (kind.__module__.replace(".", "/") + ".py")).read_text("utf-8"))
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__), module


def attributes(node: ast.ClassDef) -> list[tuple[str, str]]:
    """The attributes of a class that have docstrings below them."""
    found = []
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            for declared, said in zip(part.body, part.body[1:], strict=False):
                if isinstance(declared, ast.AnnAssign) and isinstance(declared.target, ast.Attribute):
                    if isinstance(said, ast.Expr) and isinstance(said.value, ast.Constant) and isinstance(said.value.value, str):
                        found.append((declared.target.attr, said.value.value))
    return found
