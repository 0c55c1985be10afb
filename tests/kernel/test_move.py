"""Moves: what a person may type."""

from __future__ import annotations

import pytest

import clutch

BOOK = clutch.game("dragon_kin").book
LEGAL = [BOOK.action(text) for text in ("gain fire", "gain forest", "scry 1", "scry 2", "interfere B1")]


@pytest.mark.parametrize(
    ("text", "notation"),
    [("gain fire", "gain fire"), ("  GAIN   Fire ", "gain fire"), ("g fi", "gain fire"), ("i", "interfere B1"), ("s 2", "scry 2")],
)
def test_beginnings_of_words_are_enough(text: str, notation: str) -> None:
    """Case and spacing do not matter, and a move may be shortened as long as only one legal move fits."""
    assert str(BOOK.move(BOOK.choose(text, LEGAL))) == notation


@pytest.mark.parametrize(
    ("text", "words"),
    [("g f", "could mean “gain fire”, “gain forest”"), ("", "type a move"), ("gain gold", "no move"), ("fire", "no move")],
)
def test_what_cannot_be_understood_is_said(text: str, words: str) -> None:
    """An ambiguous or unknown text gets one sentence."""
    with pytest.raises(clutch.NotationError, match=words):
        BOOK.choose(text, LEGAL)


def test_a_move_that_is_not_legal_is_still_a_move() -> None:
    """A move written in full is understood even where it is not legal: the referee says why not."""
    assert str(BOOK.move(BOOK.choose("ally ice", LEGAL))) == "ally ice"
    with pytest.raises(clutch.NotationError, match="no move with the number 53"):
        BOOK.move(53)
