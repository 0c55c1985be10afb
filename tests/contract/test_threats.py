"""The threat model: every line names a test, and every test that it names exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
MODEL = (TESTS.parent / "docs" / "threats.md").read_text("utf-8")
LINES = [line for line in MODEL.splitlines() if line.startswith("|") and not re.match(r"\|( ---|\s*\||[^|]*\| (measure|what) \|)", line)]
"""The lines of all tables but their heads."""
THREATS = [line for line in LINES if not line.startswith("| **")]
NAMED = re.compile(r"`(test_\w+\.py)::(test_\w+)`")


def functions() -> set[tuple[str, str]]:
    """Every test, by its file's name and its own."""
    found: set[tuple[str, str]] = set()
    for path in TESTS.rglob("test_*.py"):
        found.update((path.name, name) for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE))
    return found


def test_every_named_test_exists() -> None:
    """A test that was renamed or removed is missed here."""
    named = set(NAMED.findall(MODEL))

    assert len(named) > 50
    assert named <= functions(), sorted(named - functions())


@pytest.mark.parametrize("line", THREATS, ids=[line.split("|")[1].strip() for line in THREATS])
def test_every_threat_has_a_measure_and_a_test(line: str) -> None:
    """A threat that nothing answers has no place in the tables."""
    threat, measure, proof = [part.strip() for part in line.strip("|").split("|")]

    assert threat and measure
    assert NAMED.search(proof), f"no test is named for: {threat}"
    assert not NAMED.sub("", proof).strip(", "), f"something else than tests is named for: {threat}"
