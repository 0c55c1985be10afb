"""The test kit: what tests of every game share."""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the rules that it proves; the ledger counts them."""
    return pytest.mark.rule(*ids)
