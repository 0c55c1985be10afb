"""The messages of all languages, taken apart."""

from __future__ import annotations

from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from clutch.kernel.words import language_folders

Said = dict[str, dict[str, set[str]]]
"""By the name of a message, for its value (an empty name) and for each attribute: the facts that it needs."""


class Needs(Visitor):
    """Finds the variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the name is the library's
        self.found.add(node.id.name)


def needs(pattern: ast.Pattern | None) -> set[str]:
    """The facts that a pattern needs. What grammar adds to a fact (`seat-is`, `seats-count`) is that fact's, and each language's own business."""
    finder = Needs()
    if pattern is not None:
        finder.visit(pattern)
    return {name.split("-")[0] for name in finder.found}


def parts(language: str) -> list[str]:
    """The files of a language."""
    return sorted(path.stem for path in language_folders()[language].glob("*.ftl"))


@cache
def messages(language: str, part: str) -> Said:
    """The messages of a file, each with what it needs."""
    found: Said = {}
    for entry in parse((language_folders()[language] / f"{part}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{part}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{part}.ftl has {entry.id.name} twice"
            said = {"": needs(entry.value)}
            said.update({attribute.id.name: needs(attribute.value) for attribute in entry.attributes})
            found[entry.id.name] = said
    return found


def kinds_of(language: str, part: str, section: str) -> set[str]:
    """The kinds that a file has words for in a section."""
    return {name.removeprefix(f"{section}-") for name in messages(language, part) if name.startswith(f"{section}-")}
