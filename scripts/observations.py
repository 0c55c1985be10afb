"""Writes docs/observations.md from the games' layouts; `--check` only says whether it is true."""

from __future__ import annotations

import sys
from pathlib import Path

import clutch
from clutch.kernel.layout import Part

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"

HEAD = """# Observations

What a seat may know as numbers: `state.features(seat)`, the `observation` of the [environments](learning.md), the column of the same name in Parquet files, `batch.features`.
Every number is a byte. Seats are counted from the one that looks, so that a program learns once for all seats; what a seat may not know is 0 or a number that says so, and
tests draw everything unknown again and compare byte by byte.

However many play and whatever the options, an observation of a game has the same places; `game.layout()` gives them to programs.

```python
>>> import clutch
>>> game = clutch.game("dragon_kin")
>>> state = game.start(players=2, chance=clutch.Seeded(1))
>>> layout = game.layout()
>>> layout
<layout version 1: 13 features in 113 numbers>
>>> sum(layout.read(list(state.features(0)), "hand")[0]) == sum(state.view(0)["hand"].values())
True

```

The version of a layout changes whenever a place or a meaning does. It stands in the ids of environments and in Parquet files: what was learned from one version cannot read another.

This page is written by `python scripts/observations.py`.
"""


def places(part: Part) -> str:
    """Where a feature's numbers are."""
    last = part.start + part.count - 1
    first = str(part.start) if part.count == 1 else f"{part.start}-{last}"
    return first if part.repeats == 1 else f"{first}, {part.repeats} times every {part.stride}"


def table(game: clutch.Game) -> list[str]:
    """A game's features."""
    layout = game.layout()
    lines = [f"## {game.title}: version {layout.version}, {layout.width} numbers", ""]
    lines += ["| places | feature | at most | meaning |", "| --- | --- | --- | --- |"]
    lines += [f"| {places(part)} | `{part.name}` | {part.most} | {part.meaning} |" for part in layout.parts]
    return lines


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for game in clutch.games():
        parts.append("\n".join(table(game)) + "\n")
    return "\n".join(parts)


def main() -> None:
    text = page()
    if "--check" in sys.argv:
        if not PAGE.is_file() or PAGE.read_text("utf-8") != text:
            sys.exit("docs/observations.md is not what the layouts say: run python scripts/observations.py")
        return
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
