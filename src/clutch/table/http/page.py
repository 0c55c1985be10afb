"""The built page, if it was built into the package; every path that is no file of it is the page itself, which finds its own way."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from clutch.table.http.answers import ASK_AGAIN, Answer

PAGE = Path(str(files("clutch") / "web"))
mimetypes.add_type("application/manifest+json", ".webmanifest")
MISSING = "The table is open, but its page is not built into this installation. The interface for programs is at /api/openapi.json.\n"
FOREVER = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""


def page_router(folder: Path = PAGE) -> APIRouter:
    """Routes for the page in a folder."""
    router = APIRouter(include_in_schema=False)
    home = folder.resolve()
    kept: dict[Path, tuple[tuple[int, int], Answer]] = {}

    def read(path: Path) -> Answer:
        """A file of the page, from memory unless it was built anew."""
        now = path.stat()
        stamp = (now.st_mtime_ns, now.st_size)
        found = kept.get(path)
        if found is None or found[0] != stamp:
            media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            found = kept[path] = (stamp, Answer(path.read_bytes(), media))
        return found[1]

    @router.get("/{path:path}")
    async def serve(path: str, request: Request) -> Response:
        if path.startswith(("api/", "ws/")):
            raise HTTPException(404, "there is nothing at this path")
        index = home / "index.html"
        if not index.is_file():
            return PlainTextResponse(MISSING)
        try:
            wanted = (home / path).resolve()
            found = bool(path) and wanted.is_relative_to(home) and wanted.is_file()
        except (OSError, ValueError):
            found = False
        if not found:
            return read(index).to(request)
        return read(wanted).to(request, FOREVER if path.startswith("assets/") else ASK_AGAIN)

    return router
