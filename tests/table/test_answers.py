"""The built page, and what is the same for everybody: served from memory, packed, and sent once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
from fastapi import FastAPI

from clutch.table.http.page import page_router
from table.serving import Server


def test_the_built_page_is_served_with_a_way_back_to_its_index(tmp_path: Path) -> None:
    """Files are files, other paths are the page, nothing outside the folder is served, and without a page there is a sentence."""
    app = FastAPI()
    app.include_router(page_router(tmp_path / "web"))

    def get(path: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://page.example") as client:
                return await client.get(path)

        return asyncio.run(ask())

    assert "not built" in get("/").text
    (tmp_path / "web" / "assets").mkdir(parents=True)
    (tmp_path / "web" / "index.html").write_text("<p>the page")
    (tmp_path / "web" / "assets" / "a.js").write_text("let a")
    (tmp_path / "secret").write_text("secret")
    assert get("/").text == get("/m/abcd").text == "<p>the page"
    script = get("/assets/a.js")
    assert script.text == "let a" and "immutable" in script.headers["cache-control"]
    assert get("/%2e%2e/secret").text == "<p>the page"
    assert get("/api/nothing").status_code == 404
    (tmp_path / "web" / "index.html").write_text("<p>the page, built anew")
    assert get("/").text == "<p>the page, built anew"


def test_what_is_the_same_for_everybody_is_packed_and_sent_once(sqlite_server: Server) -> None:
    """Whoever can unpack gets less, whoever cannot gets it plain, and whoever has it already gets nothing."""
    for path in ("/api/games", "/api/words", "/api/words/en/page", "/api/games/dragoon/rules", "/"):
        address = sqlite_server.address + path
        plain = httpx.get(address, headers={"accept-encoding": "identity"})
        packed = httpx.get(address, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers and plain.text == packed.text
        if len(plain.content) > 1000:
            assert packed.headers["content-encoding"] == "gzip" and packed.num_bytes_downloaded < len(plain.content) / 2
        again = httpx.get(address, headers={"if-none-match": packed.headers["etag"]})
        assert again.status_code == 304 and not again.content and again.headers["cache-control"] == "no-cache"
        assert httpx.get(address, headers={"if-none-match": '"another"'}).status_code == 200
