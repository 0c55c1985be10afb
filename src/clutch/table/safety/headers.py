"""The headers that every answer carries, the check of where a request comes from, and the size of bodies."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clutch.table.protocol.codes import STATUS, Code

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Everything comes from us. Style attributes are allowed, because boards are drawn with them; style sheets and scripts in the page are not."""

SAFE = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
LARGEST_BODY = 4_500_000
"""Bytes: a record of a million characters, each escaped at worst, and a little around it."""


def same_origin(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of ours, from an allowed origin, or from no page at all.

    >>> same_origin(Headers({"host": "games.example:80", "origin": "http://games.example:80"}), frozenset())
    True
    >>> same_origin(Headers({"host": "games.example", "origin": "https://evil.example"}), frozenset())
    False
    """
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == headers.get("host", "")


class Guard:
    """Refuses foreign pages and large bodies, and puts the safe headers on every answer."""

    def __init__(self, app: ASGIApp, allowed: frozenset[str]) -> None:
        self.app = app
        self.allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    out.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    out.setdefault("cache-control", "no-store")
            await send(message)

        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers, self.allowed):
            await refuse(safely, Code.ORIGIN, "This request comes from another site.")
            return
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST_BODY or "chunked" in headers.get("transfer-encoding", ""):
            await refuse(safely, Code.TOO_LARGE, f"A request says its length and has at most {LARGEST_BODY} bytes.")
            return
        await self.app(scope, receive, safely)


async def refuse(send: Send, code: Code, text: str) -> None:
    """An answer with a code and a sentence."""
    body = msgspec.json.encode({"code": code.value, "text": text, "rule": None})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
    await send({"type": "http.response.body", "body": body})
