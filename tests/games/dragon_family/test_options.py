"""What the options say of themselves."""

from __future__ import annotations

import pytest

from games.dragon_family.arranged_table import GAME
from kit import rule


@rule("DF-H4", "DF-Q26")
@pytest.mark.parametrize(("language", "price", "other"), [("en", "for one gold", "another"), ("de", "gegen ein Gold", "anderen")])
def test_trading_gold_is_told_as_three_gold_for_one_gold(language: str, price: str, other: str) -> None:
    """The option lets gold be the three of a kind; a trade never brings anything but gold."""
    words = GAME.words(language)
    assert price in words.say("options", "trade_gold", {}, [])
    assert price in words.say("about", "trade_gold", {}, [])
    assert other not in words.say("about", "trade_gold", {}, [])


@rule("DF-Q35")
@pytest.mark.parametrize(("language", "whose"), [("en", "somebody’s lair"), ("de", "gleich wem er gehört")])
def test_tiles_with_lairs_score_whoever_owns_the_lair(language: str, whose: str) -> None:
    """The option speaks of all lairs, not only of others'."""
    assert whose in GAME.words(language).say("about", "lair_tiles_score", {}, [])
