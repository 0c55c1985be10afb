"""How nonsense is made: plain data of any shape, and good data with something wrong in it."""

from __future__ import annotations

import json
import os
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

EXAMPLES = int(os.environ.get("FUZZ", "0"))
"""How many examples of each kind a long run throws; none asks for the small run that is part of all tests."""


def fuzzing(small: int) -> settings:
    """A few examples, the same each time; or, for `make fuzz`, many, and others each time."""
    return settings(
        max_examples=EXAMPLES or small,
        derandomize=not EXAMPLES,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )


NUMBERS = st.one_of(
    st.integers(-3, 20), st.integers(), st.sampled_from([2**31, 2**32, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63), 10**40]), st.floats()
)
WORDS = st.one_of(
    st.text(max_size=12), st.sampled_from(["", "0", "me", "random", "\x00", "\ud800", "𝒟", "a" * 5000, "__class__", "../../etc"])
)
ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | NUMBERS | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=8,
)
"""Plain data of any shape."""


def to_json(data: object) -> str:
    """Plain data as text, whatever it is; JSON has no word for a lone surrogate, but text may carry one escaped."""
    return json.dumps(data)


@st.composite
def wrong(draw: st.DrawFn, good: Any) -> Any:
    """Good plain data with something in it replaced, removed, doubled or added."""
    if isinstance(good, dict) and good and draw(st.integers(0, 9)):
        changed = dict(good)
        name = draw(st.sampled_from(sorted(good)))
        match draw(st.integers(0, 5)):
            case 0:
                del changed[name]
            case 1:
                changed[draw(WORDS)] = draw(ANYTHING)
            case _:
                changed[name] = draw(wrong(good[name]))
        return changed
    if isinstance(good, list) and good and draw(st.integers(0, 9)):
        changed_list = list(good)
        place = draw(st.integers(0, len(good) - 1))
        match draw(st.integers(0, 4)):
            case 0:
                del changed_list[place]
            case 1:
                changed_list.insert(place, good[draw(st.integers(0, len(good) - 1))])
            case 2:
                changed_list.append(draw(ANYTHING))
            case _:
                changed_list[place] = draw(wrong(good[place]))
        return changed_list
    if isinstance(good, int) and not isinstance(good, bool) and draw(st.booleans()):
        return good + draw(st.integers(-2, 2))
    return draw(ANYTHING)


@st.composite
def mistyped(draw: st.DrawFn, good: str) -> str:
    """Good text with characters lost, doubled, swapped or put in."""
    text = good
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(text)))
        match draw(st.integers(0, 3)):
            case 0:
                text = text[:place] + text[place + 1 :]
            case 1:
                text = text[:place] + draw(st.text(max_size=3)) + text[place:]
            case 2:
                text = text[place:] + text[:place]
            case _:
                text = text[:place] + text[place : place + 5] * 2 + text[place + 5 :]
    return text
