"""A match as a file: the whole record when it is over, and before that only what a seat may see."""

from __future__ import annotations

from clutch.kernel.record import sealed
from clutch.table.matches.match import Match
from clutch.table.presenters.state import events

VIEW_FORMAT = 1
"""The version of the file that a seat gets of a running match."""


def download(match: Match, seat: int | None) -> str:
    """The file for a seat, or for a spectator (None)."""
    if match.status == "over" and match.referee is not None:
        return match.record().text()
    return seat_file(match, seat)


def seat_file(match: Match, seat: int | None) -> str:
    """A running match as one seat has seen it: a line for each decision with what the seat was told, and its own moves. It has the form of a record, but nobody can replay it."""
    if match.referee is None:
        return sealed(
            [{"clutch_view": VIEW_FORMAT, "game": match.game.name, "players": len(match.seats), "options": match.created.options}]
        )
    record = match.record()
    told: dict[int, list[dict[str, object]]] = {}
    for event in events(match, seat):
        told.setdefault(event["n"], []).append(
            {"kind": event["kind"], "rule": event["rule"], "facts": event["facts"], "text": event["text"]}
        )
    lines: list[dict[str, object]] = [
        {
            "clutch_view": VIEW_FORMAT,
            "game": record.game,
            "rules": record.rules,
            "players": record.players,
            "options": record.options,
            "seats": [who.data() for who in record.seats],
            "seat": seat,
            "events": told.get(0, []),
        }
    ]
    for n, entry in enumerate(record.entries, 1):
        hidden = n in match.quiet and entry.seat != seat  # who let a window pass is told to nobody
        line: dict[str, object] = {"n": n, "seat": None if hidden else entry.seat}
        if entry.undone:
            line["undo"] = entry.undone
        elif entry.seat == seat:
            line["move"] = entry.move
        line["events"] = told.get(n, [])
        lines.append(line)
    lines.append({"end": "open", "entries": len(record.entries)})
    return sealed(lines)
