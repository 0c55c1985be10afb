"""The line of a match in the index, by which lists and processes find it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from clutch.table.protocol.server import Result

if TYPE_CHECKING:
    from clutch.table.matches.match import Match

BOT_GRACE = 30.0
"""Seconds after which another process may make a bot's decision: its own has probably died."""


class IndexLine:
    """Writes the line of one match; its brief words are kept until something in them has changed."""

    def __init__(self) -> None:
        self.written: tuple[list[str], Result | None, list[int], str] | None = None
        """The brief words, behind what they were made of; whoever changes the seating makes a new list of names."""

    def row(self, match: Match) -> dict[str, Any]:
        """The whole line: everything in it follows from the log."""
        clock = match.clocks.deadline() if match.clocks is not None else None
        window = match.running_window
        wakes = window.wakes() if window is not None else None
        bot = match.driver is not None or wakes is not None or bool(match.thinkers)
        return {
            "id": match.id,
            "game": match.game.name,
            "status": match.status,
            "public": match.created.public,
            "archived": False,
            "created": match.made_at,
            "touched": match.touched,
            "serial": match.serial,
            "n": match.n,
            "turn": match.turn,
            "waits_for": "bot" if bot else "person" if match.status == "running" else "nobody",
            "deadline": max(match.touched, wakes or 0.0) + BOT_GRACE if bot else clock,
            "brief": self.brief(match),
        }

    def brief(self, match: Match) -> str:
        """What the index says of a match for its lists."""
        asked = [seat for seat in match.window.rules.seats if match.asks(seat)] if match.window is not None else []
        of = (match.names, match.result, asked)
        if self.written is None or self.written[0] is not match.names or self.written[1:3] != of[1:]:
            brief = {
                "seats": [{"name": name, "kind": seat.kind} for name, seat in zip(match.names, match.seats, strict=True)],
                "result": match.result,
                "asked": asked,
                # A finished match tells what was played, for the lists of best results; one that began with another's moves is no result of its own.
                "options": match.referee.record.options if match.result is not None and match.referee is not None else None,
                # So is one whose luck people told themselves.
                "own": match.created.branched_from is None and not match.created.brought and not match.created.box,
            }
            self.written = (*of, msgspec.json.encode(brief).decode())
        return self.written[3]
