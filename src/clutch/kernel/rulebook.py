"""A game's `rules.md`: the rules in our own words, by id."""

from __future__ import annotations

import re
from typing import Final, final

from clutch.kernel.value import Value

_CHAPTER: Final = re.compile(r"^(##+) +(.*)$")
_RULE: Final = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]+[0-9]+)\*\*:? *(.*)$")


@final
class Rule(Value):
    """One rule: its id, the chapter it stands in, and its text in Markdown."""

    def __init__(self, name: str, chapter: str, text: str) -> None:
        self.name: Final = name
        self.chapter: Final = chapter
        self.text: Final = text


def read_rules(markdown: str) -> list[Rule]:
    r"""The rules of a text, in its order: bullets that begin with a bold id.

    >>> [(rule.name, rule.chapter, rule.text) for rule in read_rules('## Play\n\n- **DK-T1** Turns go\n  clockwise.\n')]
    [('DK-T1', 'Play', 'Turns go clockwise.')]
    """
    rules: list[Rule] = []
    chapter = ""
    name = ""
    parts: list[str] = []
    for line in [*markdown.splitlines(), "# end"]:
        starts_rule = _RULE.match(line)
        starts_chapter = _CHAPTER.match(line)
        ends = line.startswith("#") or starts_rule is not None or (line and not line.startswith(" "))
        if name and ends:
            rules.append(Rule(name, chapter, "\n".join(parts).strip()))
            name = ""
        if starts_chapter is not None:
            chapter = starts_chapter.group(2)
        elif starts_rule is not None:
            name = starts_rule.group(1)
            parts = [starts_rule.group(2)]
        elif name:
            text = line.strip()
            if text.startswith(("- ", "| ")) or not text:
                parts.append(text)
            else:
                parts[-1] = f"{parts[-1]} {text}".strip()
    return rules
