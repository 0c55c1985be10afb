"""The generators' own side of HTTP and of WebSockets: as little work as the protocols allow, so that the load costs less than what it measures."""

from __future__ import annotations

import asyncio
import base64
import re
import secrets
from collections.abc import Callable
from typing import Any, cast

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
"""The kinds of frames that the server sends, and our answer to a ping."""
FINAL = 0x80
MASKED = 0x80

_LENGTH = re.compile(rb"\r\ncontent-length: (\d+)", re.IGNORECASE)
_COOKIE = re.compile(rb"\r\nset-cookie: clutch_person=([^;\r]+)", re.IGNORECASE)


class Failed(Exception):
    """The server did not do what it was asked for."""


class Http:
    """One kept-alive connection for requests, one after the other."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: object) -> tuple[Any, str]:
        """The answer to a newcomer's request, and the cookie that the newcomer got."""
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        content = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nContent-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
        writer.write(head.encode() + content)
        answer = await reader.readuntil(b"\r\n\r\n")
        length, cookie = _LENGTH.search(answer), _COOKIE.search(answer)
        content = await reader.readexactly(int(length[1])) if length is not None else b""
        if answer[9:10] != b"2" or cookie is None:
            raise Failed(f"{path} was answered with {answer[9:12].decode()} {content[:200].decode()}")
        return msgspec.json.decode(content), cookie[1].decode()

    def close(self) -> None:
        """Close the connection."""
        if self.streams is not None:
            self.streams[1].close()


class Line(asyncio.Protocol):
    """A WebSocket."""

    def __init__(self, hear: Callable[[Line, bytes], None], lose: Callable[[Line], None]) -> None:
        self.hear = hear
        self.lose = lose
        self.buffer = bytearray()
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.open = False
        self.closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's are none by name

    def ask(self, host: str, port: int, path: str, cookie: str) -> None:
        """Ask the server for a WebSocket."""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = (
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\nCookie: clutch_person={cookie}\r\n\r\n"
        )
        self.write(head.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open and not self.enter():
            return
        start = 0
        while (frame := self.frame(start)) is not None:
            kind, first, start = frame
            if kind == TEXT:
                self.hear(self, bytes(memoryview(self.buffer)[first:start]))
            elif kind == PING:
                self.send(bytes(self.buffer[first:start]), PONG)
            elif kind == CLOSE:
                self.close()
        if start:
            del self.buffer[:start]

    def enter(self) -> bool:
        """Whether the server has agreed to a WebSocket."""
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        head = bytes(self.buffer[:end])
        del self.buffer[: end + 4]
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(Failed(f"no WebSocket: {head[9:60].decode()}"))
            self.close()
            return False
        self.open = True
        self.opened.set_result(None)
        return True

    def frame(self, start: int) -> tuple[int, int, int] | None:
        """The frame at a place of the buffer: its kind, where its content begins and where it ends; None as long as it is not whole."""
        buffer = self.buffer
        have = len(buffer) - start
        if have < 2:
            return None
        length, first = buffer[start + 1], start + 2
        if length >= 126:
            size = 2 if length == 126 else 8
            if have < 2 + size:
                return None
            length, first = int.from_bytes(buffer[first : first + size]), first + size
        if len(buffer) < first + length:
            return None
        return buffer[start] & 0x0F, first, first + length

    def send(self, content: bytes, kind: int = TEXT) -> None:
        """Send a short message. A client masks what it sends; a mask of zeros leaves it as it is."""
        assert len(content) < 126, "our messages are short"
        self.write(bytes((FINAL | kind, MASKED | len(content), 0, 0, 0, 0)) + content)

    def write(self, data: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    def close(self) -> None:
        """Hang up."""
        self.closing = True
        if self.transport is not None:
            self.transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(Failed("the server hung up"))
        if not self.closing:
            self.lose(self)


async def open_line(
    host: str, port: int, path: str, cookie: str, hear: Callable[[Line, bytes], None], lose: Callable[[Line], None]
) -> Line:
    """A WebSocket that is open."""
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(hear, lose), host, port)
    line.ask(host, port, path, cookie)
    await line.opened
    return line
