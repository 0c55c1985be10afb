"""Answers that are the same for everybody: packed once, and not sent again to whoever has them."""

from __future__ import annotations

import gzip
from hashlib import sha256

from fastapi import Request, Response

JSON = "application/json"
PACKED = ("text/", "application/javascript", JSON, "application/manifest+json", "image/svg+xml")
"""How the kinds of content begin that become smaller; pictures and letters are packed already."""
WORTH = 400
"""Bytes below which packing saves nothing."""
ASK_AGAIN = "no-cache"
"""Kept, but never used without asking whether it is still the same."""


class Answer:
    """A body with its kind, its packed form and a tag by which a browser asks whether it has changed."""

    __slots__ = ("body", "media", "packed", "tag")

    def __init__(self, body: bytes, media: str = JSON) -> None:
        self.body = body
        self.media = media
        self.packed = gzip.compress(body, mtime=0) if len(body) >= WORTH and media.startswith(PACKED) else None
        self.tag = f'"{sha256(body).hexdigest()[:24]}"'

    def to(self, request: Request, keep: str = ASK_AGAIN) -> Response:
        """What a request is answered: nothing to whoever has it, else the form that it can read."""
        headers = {"cache-control": keep, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, media_type=self.media, headers=headers)
        return Response(self.packed, media_type=self.media, headers={**headers, "content-encoding": "gzip"})
