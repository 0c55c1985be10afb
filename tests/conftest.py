"""Fixtures for all tests."""

from __future__ import annotations

import pytest

from clutch.cli.speech import SPEECH


@pytest.fixture(autouse=True)
def no_language_is_chosen() -> None:
    """A command speaks one language until its process ends; a test that is one of many begins as a process does."""
    SPEECH.words = None
