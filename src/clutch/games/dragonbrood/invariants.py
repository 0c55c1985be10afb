"""What holds in every position (rules, chapter Invariants)."""

from __future__ import annotations


def check(state: object) -> None:
    """Filled below."""
