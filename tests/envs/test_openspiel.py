"""Our games as OpenSpiel's: its own simulation plays them, its searches run on them, and they see only what a seat may know."""

from __future__ import annotations

import random

import pytest

import clutch
from kit.play import every_table

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for this Python")

import numpy as np  # noqa: E402 - comes with OpenSpiel
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from clutch.envs.openspiel import load  # noqa: E402


@every_table
def test_a_whole_game(name: str, players: int) -> None:
    """Legal actions are sorted and distinct, clones go their own ways, returns add up to one victory."""
    if players < 2:
        return
    game = load(name, players)
    luck = random.Random(3)
    state = game.new_initial_state()
    for _ in range(game.max_game_length() + 1):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        assert all(0 <= action < game.num_distinct_actions() for action in actions)
        twin = state.clone()
        assert twin.observation_string(state.current_player()) == state.observation_string(state.current_player())
        state.apply_action(luck.choice(actions))
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(1.0)


@pytest.mark.parametrize("name", [game.name for game in clutch.games()])
def test_its_searches_run(name: str) -> None:
    """MCTS and IS-MCTS find a legal action."""
    game = load(name, 2)
    state = game.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    assert mcts.MCTSBot(game, 1.4, 4, evaluator, solve=False).step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 4, use_observation_string=True, allow_inconsistent_action_sets=True)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", [game.name for game in clutch.games()])
def test_a_player_cannot_see_more_than_its_seat(name: str) -> None:
    """A world drawn again from a seat's sight looks the same to it, as text and as numbers."""
    game = load(name, 2)
    state = game.new_initial_state()
    luck = random.Random(5)
    observer = game.make_py_observer()
    for _ in range(40):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, None)
        assert other.observation_string(player) == state.observation_string(player)
        observer.set_from(state, player)
        first = observer.tensor.copy()
        observer.set_from(other, player)
        assert (observer.tensor == first).all()
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(luck.choice(state.legal_actions()))
