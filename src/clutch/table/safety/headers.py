"""The headers that every answer carries, and the checks of every request: where it comes from, and how large its body is."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clutch.table.protocol.codes import STATUS, Code, Refused
from clutch.table.protocol.spoken import in_language, wished
from clutch.table.safety.bodies import LARGEST_UPLOAD, PATIENCE, WITHOUT_BODY, Gone, TooLarge, handed_on, limit_of, read_body
from clutch.table.safety.hosts import Hosts, not_ours
from clutch.table.safety.limits import Limits
from clutch.table.safety.lines import household

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
    """Refuses foreign names, foreign pages, floods and large bodies, and puts the safe headers on every answer."""

    def __init__(self, app: ASGIApp, allowed: frozenset[str], hosts: Hosts, limits: Limits, patience: float = PATIENCE) -> None:
        self.app = app
        self.allowed = allowed
        self.hosts = hosts
        self.limits = limits
        self.patience = patience
        """Seconds in which a body arrives."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        called = headers.get("host", "") if len(headers.getlist("host")) == 1 else ""
        ours = self.hosts.allow(called)
        if scope["type"] == "websocket":
            if ours:
                await self.app(scope, receive, send)
            else:
                await refuse(scope, send, Code.HOST, not_ours(called), answer="websocket.http.response")
            return
        bodiless = scope["method"] in WITHOUT_BODY
        unread = bodiless and (headers.get("content-length", "0") != "0" or "transfer-encoding" in headers)

        async def safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    out.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    out.setdefault("cache-control", "no-store")
                if unread:
                    out["connection"] = "close"
            await send(message)

        if not ours:
            await refuse(scope, safely, Code.HOST, not_ours(called))
            return
        try:
            client = scope.get("client")
            address = household(client[0]) if client is not None else "nowhere"
            self.limits.check("request", address)
            if not bodiless and limit_of(scope) == LARGEST_UPLOAD:
                self.limits.check("upload", address)  # before its body takes any room
        except Refused as refused:
            unread = True  # whoever asks too much has to come again
            await refuse(scope, safely, refused.code, refused.text)
            return
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers, self.allowed):
            await refuse(scope, safely, Code.ORIGIN, "This request comes from another site.")
            return
        if bodiless:
            await self.app(scope, handed_on(b"", receive), safely)
        else:
            await self.with_body(scope, receive, safely)

    async def with_body(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Read the body, and only then hand the request on."""
        limit = limit_of(scope)
        length = Headers(scope=scope).get("content-length", "0")
        if length.isdigit() and int(length) > limit:
            await refuse(scope, send, Code.TOO_LARGE, f"The body of this request has at most {limit} bytes.")
            return
        try:
            body = await read_body(receive, limit, self.patience)
        except TooLarge:
            await refuse(scope, send, Code.TOO_LARGE, f"The body of this request has at most {limit} bytes.")
        except TimeoutError:
            await refuse(scope, send, Code.BAD_MESSAGE, "The body of this request did not arrive in time: send it again, all at once.", 408)
        except Gone:
            return
        else:
            await self.app(scope, handed_on(body, receive), send)


async def refuse(scope: Scope, send: Send, code: Code, text: str, status: int | None = None, answer: str = "http.response") -> None:
    """An answer with a code and a sentence in the language that was asked for, after which the line is closed: what is still under way on it is not read."""
    said, language = in_language(text, wished(Headers(scope=scope).get("accept-language")))
    body = msgspec.json.encode({"code": code.value, "text": said, "rule": None, "language": language})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    await send({"type": f"{answer}.start", "status": STATUS[code] if status is None else status, "headers": headers})
    await send({"type": f"{answer}.body", "body": body})
