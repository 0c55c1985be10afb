"""Remembered matches as a file for a spreadsheet: one line a player of a match."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime

from clutch.table.protocol.together import Played

HEAD = ("ended", "game", "match", "seat", "player", "bot", "place", "score", "won")
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a text begins that a spreadsheet would reckon with."""


def plain(text: str) -> str:
    """A name as a spreadsheet shows it and never reckons with it.

    >>> plain("Ann"), plain("=1+1")
    ('Ann', "'=1+1")
    """
    return f"'{text}" if text.startswith(FORMULA) else text


def write_csv(matches: Iterable[Played]) -> str:
    """All matches, the oldest first."""
    out = io.StringIO(newline="")
    lines = csv.writer(out)
    lines.writerow(HEAD)
    for played in sorted(matches, key=lambda each: each["ended"]):
        ended = datetime.fromtimestamp(played["ended"], UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        for seat, name in enumerate(played["names"]):
            result = (played["places"][seat], played["scores"][seat], int(seat in played["winners"]))
            lines.writerow([ended, played["game"], played["match"], seat + 1, plain(name), int(played["bots"][seat]), *result])
    return out.getvalue()
