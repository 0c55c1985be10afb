"""What the table says no to."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clutch.table.protocol.codes import Code, Refused


def refused(code: Code, ask: Callable[[], object]) -> Refused:
    """What was asked is refused with this code."""
    with pytest.raises(Refused) as caught:
        ask()
    assert caught.value.code is code, caught.value
    return caught.value
