"""uvicorn's side of a WebSocket, with a short way out: a message to a page whose line is free is written at once, without a task or a coroutine in between."""

from __future__ import annotations

import struct
from typing import ClassVar

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

SHORT_WAY = "clutch.short_way"
"""The extension of the ASGI scope under which a page's socket finds it."""
TOGETHER = 16
"""Messages that are sent one right after the other: the receivers wake less often, and the processor does one thing at a time."""
TEXT_FRAME = 0x81
"""A whole message of text."""


class Line(WebSocketsSansIOProtocol):
    """A page's WebSocket. Everything but the short way is uvicorn's."""

    outgoing: ClassVar[list[tuple[Line, bytes]]] = []
    """What is sent as soon as enough has gathered, or all that is to be told now has been told."""

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application, which runs only after this."""
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.conn.extensions:
            extensions = self.scope["extensions"]
            assert extensions is not None, "uvicorn names its own extensions there"
            extensions[SHORT_WAY] = {"write": self.write}

    async def send(self, message: ASGISendEvent) -> None:
        """The long way out, which is uvicorn's, behind what went the short way."""
        flush()
        await super().send(message)

    def write(self, message: bytes) -> bool:
        """Send text now; False, and nothing is sent, if the line is not open, or if the page has not taken what it was sent before."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        if not Line.outgoing:
            self.loop.call_soon(flush)
        Line.outgoing.append((self, frame(message)))
        if len(Line.outgoing) >= TOGETHER:
            flush()
        return True


def with_short_way(socket: type[WebSocketsSansIOProtocol]) -> type[Line]:
    """A kind of WebSockets, with the short way out."""
    return Line if socket is Line else type("ShortLine", (Line, socket), {})


def flush() -> None:
    """Send everything that has gathered."""
    outgoing, Line.outgoing = Line.outgoing, []
    for line, data in outgoing:
        if not line.close_sent and not line.disconnected:
            line.transport.write(data)


def frame(message: bytes) -> bytes:
    r"""A text message as one frame of a server, which masks nothing.

    >>> frame(b"Hi")
    b'\x81\x02Hi'
    """
    length = len(message)
    if length < 126:
        return struct.pack("!BB", TEXT_FRAME, length) + message
    if length < 65536:
        return struct.pack("!BBH", TEXT_FRAME, 126, length) + message
    return struct.pack("!BBQ", TEXT_FRAME, 127, length) + message
