"""What a built page weighs as it travels: the first screen, each board, the letters."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FIRST_SCREEN = "first screen"
LETTERS = "letters"
LIMITS = {FIRST_SCREEN: 110_000, LETTERS: 120_000}
"""The most that each part may weigh, in bytes."""
BOARD_LIMIT = 60_000
"""The most that each board may weigh, in bytes."""


@dataclass(frozen=True)
class Page:
    """The built page of a checkout."""

    folder: Path
    manifest: dict[str, Any]

    def needed(self, entry: str, found: set[str] | None = None) -> set[str]:
        """The files that an entry loads at once."""
        files = set() if found is None else found
        part = self.manifest[entry]
        if part["file"] not in files:
            files.update([part["file"], *part.get("css", [])])
            for other in part.get("imports", []):
                self.needed(other, files)
        return files

    def weigh(self, files: set[str]) -> int:
        """What files weigh, packed as they travel."""
        return sum(len(gzip.compress((self.folder / name).read_bytes())) for name in files)


def open_page(checkout: Path) -> Page:
    """The built page of a checkout."""
    folder = checkout / "src" / "clutch" / "web"
    manifest = folder / "manifest.json"
    if not manifest.is_file():
        raise SystemExit(f"the page of {checkout} is not built: run npm install and npm run build in its folder web")
    return Page(folder, json.loads(manifest.read_text("utf-8")))


def weights(checkout: Path) -> dict[str, int]:
    """The bytes of each part: programs and styles packed, letters as they are."""
    page = open_page(checkout)
    boards = {entry.split("/")[2]: entry for entry in page.manifest if entry.startswith("src/boards/") and entry.endswith("/index.ts")}
    lobby = page.needed("index.html")
    for entry in page.manifest:
        if entry.endswith("/Door.svelte") and "/boards/" in entry:
            page.needed(entry, lobby)
    before = lobby | page.needed("src/table/Table.svelte")
    found = {FIRST_SCREEN: page.weigh(lobby)}
    for name, entry in boards.items():
        found[f"board of {name}"] = page.weigh(page.needed(entry) - before)
    found[LETTERS] = sum(path.stat().st_size for path in page.folder.rglob("*.woff2"))
    return found


def limit(part: str) -> int:
    """The most that a part may weigh."""
    return LIMITS.get(part, BOARD_LIMIT)
