"""Words: sentences from templates and facts."""

from __future__ import annotations

import pytest

import clutch
from clutch.kernel.words import Words

WORDS = Words({"events": {"met": "{seat} meets {target}: {dragons}."}, "names": {"ice": "Ice", "fire": "Fire"}})


def test_names_are_never_read_as_templates() -> None:
    """A player may be called what looks like a hole."""
    assert (
        WORDS.say("events", "met", {"seat": 0, "target": 1, "dragons": ["ice", "sea"]}, ["{target}", "Ben"])
        == "{target} meets Ben: Ice, sea."
    )


def test_a_missing_fact_or_template_is_an_error() -> None:
    """A sentence that cannot be told is a fault that says where."""
    with pytest.raises(clutch.GameError, match=r"events\.met need the fact target"):
        WORDS.say("events", "met", {"seat": 0}, ["Ann", "Ben"])
    with pytest.raises(clutch.GameError, match=r"no words for events\.fled"):
        WORDS.say("events", "fled", {}, [])
