"""OpenSpiel: its information-set search plays our games against chance: `python examples/learning/search_elsewhere.py [GAME] [GAMES]`."""

from __future__ import annotations

import sys

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from clutch.envs.openspiel import load


def match(name: str, games: int, simulations: int = 20, seed: int = 1) -> float:
    """The search's share of the victories."""
    game = load(name, 2, seed=seed)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    search = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, use_observation_string=True, allow_inconsistent_action_sets=True)
    won = 0.0
    for number in range(games):
        rival = uniform_random.UniformRandomBot(1, np.random.RandomState(seed + number))
        state = game.new_initial_state()
        while not state.is_terminal():
            bot = (search, rival)[state.current_player()]
            state.apply_action(bot.step(state))
        won += state.returns()[0]
    return won / games


if __name__ == "__main__":
    share = match(sys.argv[1] if len(sys.argv) > 1 else "dragomino", int(sys.argv[2]) if len(sys.argv) > 2 else 10)
    print(f"IS-MCTS won {share:.0%}")
