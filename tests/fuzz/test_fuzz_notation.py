"""Moves as people type them: what is no move of the game gets a `NotationError`, and nothing else ever comes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import clutch
from clutch.kernel.errors import NotationError
from fuzz.nonsense import WORDS, fuzzing, mistyped
from kit.play import every_game, open_table


@every_game
def test_mistyped_moves(name: str) -> None:
    """What is understood is the move that was written, up to how it is spelt."""
    game = clutch.game(name)
    written = st.integers(0, game.action_space - 1).map(lambda action: game.move(action).notation)

    @fuzzing(100)
    @given(text=written.flatmap(mistyped) | WORDS | st.text(max_size=40))
    def check(text: str) -> None:
        try:
            action = game.parse(text)
        except NotationError:
            return
        assert game.parse(game.move(action).notation) == action

    check()


@every_game
def test_shortened_moves(name: str) -> None:
    """Beginnings of words choose among the legal moves, or a sentence says why they do not."""
    game = clutch.game(name)
    state = open_table(name, game.least_players, 4).state
    legal = state.legal()
    written = st.sampled_from(legal).map(lambda action: game.move(action).notation)

    @fuzzing(60)
    @given(text=written.flatmap(mistyped) | written.map(lambda text: text[:3]) | st.text(max_size=40))
    def check(text: str) -> None:
        try:
            assert game.book.choose(text, legal) in legal
        except NotationError:
            return

    check()
