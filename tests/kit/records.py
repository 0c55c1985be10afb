"""Old records: games written down by former versions, with what was seen in them then. Each must load and replay to the same positions for ever."""

from __future__ import annotations

from pathlib import Path

import clutch

FOLDER = Path(__file__).parent.parent / "records"

SIGHTS = "sights"
"""Beside `NAME.jsonl` lies `NAME.sights.json`: what was seen at some decisions, by the seat on turn, and at the end, by a spectator."""


def sights(record: clutch.Record) -> dict[str, object]:
    """What is seen when a record is played: at each quarter of its lines by the seat on turn, at its end by a spectator."""
    game = clutch.game(record.game)
    lines = len(record.entries)
    seen: dict[str, object] = {}
    for quarter in range(1, 4):
        state = clutch.replay(game, record, lines * quarter // 4).state
        seen[str(lines * quarter // 4)] = state.view(None if state.over else int(state.seat()))
    seen[str(lines)] = clutch.replay(game, record).state.view(None)
    return seen


def holds(now: object, then: object) -> bool:
    """Whether what is seen now holds all that was seen then: views may grow, but what they told they tell for ever."""
    if isinstance(then, dict):
        return isinstance(now, dict) and all(name in now and holds(now[name], value) for name, value in then.items())
    if isinstance(then, list):
        return isinstance(now, list) and len(now) == len(then) and all(holds(*pair) for pair in zip(now, then, strict=True))
    return now == then
