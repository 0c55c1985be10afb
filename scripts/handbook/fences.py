"""Puts fences around the examples of docstrings, so that they are shown as code: Markdown knows nothing of `>>>`."""

from __future__ import annotations

from typing import Any

import griffe

PROMPT = ">>> "


def fenced(text: str) -> str:
    r"""A docstring with its examples between fences.

    >>> fenced("Add.\n\n>>> 1 + 1\n2\n\nMore.").splitlines()
    ['Add.', '', '```pycon', '>>> 1 + 1', '2', '```', '', 'More.']
    """
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if not inside and line.startswith(PROMPT):
            lines.append("```pycon")
            inside = True
        elif inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line)
    return "\n".join([*lines, "```"] if inside else lines)


class Fences(griffe.Extension):
    """The extension that mkdocstrings loads."""

    def on_object(self, *, obj: griffe.Object, **_more: Any) -> None:
        """Each docstring, as it is read."""
        if obj.docstring is not None and PROMPT in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)
