"""Checks before a release that all name the same version: `python scripts/release.py v0.1.0`, or without a tag what is there already.

The version is written in `src/clutch/__init__.py`; the package reads it from there. The citation names it, and for a tag the changelog has a chapter on it.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def version() -> str:
    """The version of the sources, without importing them."""
    for node in ast.parse((ROOT / "src" / "clutch" / "__init__.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__version__":
            return str(ast.literal_eval(node.value))
    raise AssertionError("src/clutch/__init__.py has no __version__")


def complaints(tag: str | None) -> list[str]:
    """What does not fit."""
    here = version()
    found = []
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), flags=re.MULTILINE)
    if cited is None or cited[1] != here:
        found.append(f"CITATION.cff names another version than {here}: change it")
    if tag is not None:
        if tag != f"v{here}":
            found.append(f"the tag is {tag}, but the version is {here}: tag v{here}, or change src/clutch/__init__.py")
        if not re.search(rf"^## {re.escape(here)}\b", (ROOT / "CHANGELOG.md").read_text("utf-8"), flags=re.MULTILINE):
            found.append(f"CHANGELOG.md has no chapter “## {here}”: give what is unreleased its version and its date")
    return found


def main() -> int:
    """Check: the exit code."""
    found = complaints(sys.argv[1] if len(sys.argv) > 1 else None)
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
