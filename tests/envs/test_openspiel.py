"""Our games as OpenSpiel's: its own simulation plays them, its searches run on them, and they see only what a seat may know."""

from __future__ import annotations

import random

import pytest

import clutch
from kit.play import every_game, every_table, some_options

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for this Python")

import numpy as np  # noqa: E402 - comes with OpenSpiel
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, outcome_sampling_mccfr, tabular_qlearner  # noqa: E402
from open_spiel.python.bots import uniform_random  # noqa: E402

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


@every_game
def test_openspiels_own_check_passes(name: str) -> None:
    """Its simulation plays whole games with every draw as a move of chance, writes states down and reads them back, and finds nothing."""
    pyspiel.random_sim_test(pyspiel.load_game(f"clutch_{name}_chance"), num_sims=1, serialize=name != "dragonbrood", verbose=False)


@every_table
def test_chance_moves_are_the_luck_of_the_rules(name: str, players: int) -> None:
    """Every draw is a move of chance whose odds add up to 1, with whatever options; the outcome of the game is one of the rules'."""
    options = some_options(clutch.game(name), players, clutch.Seeded(41, players))
    game = load(name, players, options, explicit=True)
    assert game.asked.settings == clutch.game(name).settings(players, options)
    luck = random.Random(7)
    state = game.new_initial_state()
    draws = 0
    for _ in range(400):
        if state.is_terminal():
            assert state.returns() == state.position().payoffs()
            break
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1.0)
            state.apply_action(luck.choices(outcomes, odds)[0])
            draws += 1
        else:
            state.position().check()
            state.apply_action(luck.choice(state.legal_actions()))
    assert draws > 0


@every_game
def test_its_learners_run(name: str) -> None:
    """A tabular learner plays through its environment, and regret minimisation walks the tree of chance and decisions."""
    env = rl_environment.Environment(pyspiel.load_game(f"clutch_{name}"))
    agents = [tabular_qlearner.QLearner(player, env.action_spec()["num_actions"]) for player in range(2)]
    step = env.reset()
    for _ in range(30):
        if step.last():
            break
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    assert len(step.observations["info_state"][0]) == clutch.game(name).layout().width

    if name in ("dragon_kin", "dragomino"):  # the others have too many decisions for a table of all of them
        solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(f"clutch_{name}_chance"))
        solver.iteration()
        assert solver.average_policy() is not None


@every_game
def test_its_bots_play_matches(name: str) -> None:
    """OpenSpiel's own match between its bots ends with one victory."""
    game = load(name, 2)
    bots = [uniform_random.UniformRandomBot(player, np.random.RandomState(player)) for player in range(2)]
    assert sum(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random)) == pytest.approx(1.0)


def test_a_game_is_found_by_its_parameters() -> None:
    """Players, seed and options go through OpenSpiel's text form and back."""
    game = load("dragomino", 3, {"thirst": True, "thirst_return": "tracked"}, seed=9)
    again = pyspiel.load_game(str(game))
    assert again.num_players() == 3
    assert again.asked.settings == game.asked.settings
    with pytest.raises(clutch.OptionsError, match="is for 2 to 4 players, not 9"):
        load("dragomino", 9)
