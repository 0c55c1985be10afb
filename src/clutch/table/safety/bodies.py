"""The bodies of requests: read whole before anybody works on them, up to a limit of bytes and of time, whatever their headers say."""

from __future__ import annotations

import asyncio

from starlette.types import Message, Receive, Scope

LARGEST_BODY = 65_536
"""Bytes."""
LARGEST_UPLOAD = 2_000_000
"""Bytes: a record of a million characters with its quotes escaped, and a little around it."""
PATIENCE = 20.0
"""Seconds in which a body arrives."""
WITHOUT_BODY = ("GET", "HEAD")
"""Methods whose bodies mean nothing; they are not read."""


class TooLarge(Exception):
    """A body has more bytes than it may."""


class Gone(Exception):
    """Whoever sent a body went away."""


def limit_of(scope: Scope) -> int:
    """How many bytes a request's body may have."""
    return LARGEST_UPLOAD if scope["method"] == "POST" and scope["path"] == "/api/records" else LARGEST_BODY


async def read_body(receive: Receive, limit: int, seconds: float = PATIENCE) -> bytes:
    """A whole body; raises `TooLarge`, `TimeoutError` or `Gone`."""
    parts: list[bytes] = []
    size = 0
    async with asyncio.timeout(seconds):
        while True:
            message = await receive()
            if message["type"] != "http.request":
                raise Gone
            part = message.get("body", b"")
            size += len(part)
            if size > limit:
                raise TooLarge
            parts.append(part)
            if not message.get("more_body", False):
                return b"".join(parts)


def handed_on(body: bytes, receive: Receive) -> Receive:
    """The receiving end for an application whose request's body was read already."""
    waiting = True

    async def again() -> Message:
        nonlocal waiting
        if waiting:
            waiting = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again
