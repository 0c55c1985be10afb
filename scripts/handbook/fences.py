"""Makes docstrings and attributes fit for the reference: fences around examples, of which Markdown knows nothing, and the types of what a constructor keeps."""

from __future__ import annotations

import re
from typing import Any

import griffe

PROMPT = ">>> "
DIRECTION = re.compile(r"\s*# doctest: .*")
"""What is said to the tests, not to the reader."""


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
        lines.append(DIRECTION.sub("", line))
    return "\n".join([*lines, "```"] if inside else lines)


def kept_as(taken: str, value: str) -> str:
    """The type of what is kept of an argument.

    >>> kept_as("int | None", "count"), kept_as("list[int] | None", "luck if luck is not None else []")
    ('int | None', 'list[int]')
    """
    return taken.removesuffix(" | None") if " is not None else " in value else taken


class Fences(griffe.Extension):
    """The extension that mkdocstrings loads."""

    def on_object(self, *, obj: griffe.Object, **_more: Any) -> None:
        """Each docstring, as it is read."""
        if obj.docstring is not None and PROMPT in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)

    def on_class(self, *, cls: griffe.Class, **_more: Any) -> None:
        """Each class, when it is read: `self.rule: Final = rule` is told with the type of the constructor's `rule`, and how it is kept is nobody's business."""
        made = cls.members.get("__init__")
        taken = {part.name: part.annotation for part in made.parameters} if isinstance(made, griffe.Function) else {}
        for name, member in cls.members.items():
            if isinstance(member, griffe.Attribute) and "instance-attribute" in member.labels:
                if str(member.annotation) in ("Final", "None"):
                    member.annotation = kept_as(str(taken[name]), str(member.value)) if name in taken else None
                elif str(member.annotation).startswith("Final["):
                    member.annotation = str(member.annotation)[len("Final[") : -1]
                member.value = None
                member.labels.discard("instance-attribute")
