"""The messages of a language, as Project Fluent writes them. Each is read when it is first said: a start does not wait for what nobody says."""

from __future__ import annotations

import re
from typing import Final, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax.ast import Junk

from clutch.kernel.errors import GameError

_ENTRY: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""Where a message, or a term with its dash, begins."""
_COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
_NAMED: Final = re.compile(r"\{\s*(-?[A-Za-z][A-Za-z0-9_-]*)")
"""What a message may say through another one."""


@final
class Messages:
    """Messages by their names.

    >>> messages = Messages("en", ["-inn = Bards’ Inn", "met = You meet in the { -inn }.", "met = You met in the { -inn }."])
    >>> messages.say(messages.get("met").value, {}), messages.has("left"), messages.names
    ('You met in the Bards’ Inn.', False, ['met', 'met'])
    """

    def __init__(self, language: str, sources: list[str]) -> None:
        self.language: Final = language
        # Marks around what is filled in would keep languages of both directions apart; terminals and tests would stumble over them.
        self.bundle: Final = FluentBundle([language], use_isolating=False)
        self.names: Final[list[str]] = []
        """The names of all messages, in their order."""
        self.unread: Final[dict[str, str]] = {}
        """Messages and terms that nobody has said yet, as they are written; later ones stand over earlier ones."""
        for source in sources:
            self.add(source)

    def add(self, source: str) -> None:
        """Find the messages of a source; what is plainly none is said at once, the rest when it is needed."""
        text = _COMMENT.sub("", source)
        starts = list(_ENTRY.finditer(text))
        before = text[: starts[0].start()] if starts else text
        if before.strip():
            self.read(before)
        for number, start in enumerate(starts):
            end = starts[number + 1].start() if number + 1 < len(starts) else len(text)
            entry = text[start.start() : end]
            name = start[1]
            if not name.startswith("-"):
                self.names.append(name)
            self.unread[name] = entry
            if entry.count("{") != entry.count("}"):
                self.find(name)

    def read(self, source: str) -> None:
        """Take messages into use."""
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise GameError(
                    f"the words of the language “{self.language}” cannot be read from here on: {str(entry.content)[:60].strip()}"
                )
        self.bundle.add_resource(resource, allow_overrides=True)

    def find(self, name: str) -> None:
        """Read a message, and all that it may be said through."""
        entry = self.unread.pop(name, None)
        if entry is None:
            return
        self.read(entry)
        for other in _NAMED.findall(entry):
            self.find(other)

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        return name in self.unread or self.bundle.has_message(name)

    def get(self, name: str) -> Message:
        """A message with its attributes."""
        self.find(name)
        return self.bundle.get_message(name)

    def say(self, pattern: Pattern, facts: dict[str, object]) -> str:
        """A message, or an attribute of one, in words."""
        return str(self.bundle.format_pattern(pattern, facts)[0])
