"""A match as a file: the whole record when it is over, and before that only what a seat may see."""

from __future__ import annotations

from clutch.kernel.record import seal
from clutch.table.matches.match import Match
from clutch.table.presenters.state import event_line
from clutch.table.slices import Slices

VIEW_FORMAT = 1
"""The version of the file that a seat gets of a running match."""

Line = dict[str, object]


class RecordFile:
    """The file for a seat, or for a spectator (None), of a match as it stands now; it is written while others have their turn."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self.record = match.record() if match.referee is not None else None
        self.over = match.status == "over"
        # The match may go on while the file is written.
        self.story = list(match.story)
        self.entries = list(self.record.entries) if self.record is not None else []
        self.numbers = list(match.numbers)

    async def text(self) -> str:
        """The file."""
        slices = Slices()
        texts: list[str] = []
        total = ""
        for line in await self.lines(slices):
            text, total = seal(line, total)
            texts.append(text)
            await slices.pause()
        return "".join(texts)

    async def lines(self, slices: Slices) -> list[Line]:
        """The lines of the file as plain data."""
        match, record, seat = self.match, self.record, self.seat
        if record is None:
            return [{"clutch_view": VIEW_FORMAT, "game": match.game.name, "players": len(match.seats), "options": match.created.options}]
        if self.over:
            return record.lines()
        told = await self.told(slices)
        lines: list[Line] = [
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
        for n, entry in zip(self.numbers, self.entries, strict=True):
            hidden = n in match.quiet and entry.seat != seat  # who let a window pass is told to nobody
            line: Line = {"n": n, "seat": None if hidden else entry.seat}
            if entry.undone:
                line["undo"] = entry.undone
            elif entry.seat == seat:
                line["move"] = entry.move
            line["events"] = told.get(n, [])
            lines.append(line)
        lines.append({"end": "open", "entries": len(self.entries)})
        return lines

    async def told(self, slices: Slices) -> dict[int, list[Line]]:
        """What the seat was told with each decision. It has the form of a record, but nobody can replay it."""
        told: dict[int, list[Line]] = {}
        names = self.match.names
        for happening in self.story:
            await slices.pause()
            event = event_line(self.match, happening, self.seat, names)
            told.setdefault(event["n"], []).append(
                {"kind": event["kind"], "rule": event["rule"], "facts": event["facts"], "text": event["text"]}
            )
        return told
