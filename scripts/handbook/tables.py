"""Tables and plain values in Markdown."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence


def cell(value: object) -> str:
    """A text that does not break the table around it."""
    return " ".join(str(value).replace("|", "\\|").replace("<", "&lt;").split())


def code(value: object) -> str:
    """A value as a program has it; nothing for nothing. A stroke in code does not break a table.

    >>> code(True), code(["a", "b"]), code("")
    ('`true`', '`["a", "b"]`', '')
    """
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return f"`{text}`" if text else ""


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], numbers: Sequence[str] = ()) -> str:
    """A table; the columns named in `numbers` stand to the right. Without rows there is none.

    >>> print(table(["a", "b"], [["1", "2"]], numbers=["b"]))
    | a | b |
    | --- | ---: |
    | 1 | 2 |
    <BLANKLINE>
    """
    body = [f"| {' | '.join(row)} |" for row in rows]
    if not body:
        return ""
    line = " | ".join("---:" if head in numbers else "---" for head in heads)
    return "\n".join([f"| {' | '.join(heads)} |", f"| {line} |", *body, ""])


def without_blanks(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table without the columns in which nothing stands.

    >>> print(without_blanks(["a", "b"], [["1", ""]]))
    | a |
    | --- |
    | 1 |
    <BLANKLINE>
    """
    told = [place for place in range(len(heads)) if any(row[place] for row in rows)]
    return table([heads[place] for place in told], [[row[place] for place in told] for row in rows])
