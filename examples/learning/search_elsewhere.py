"""OpenSpiel: its information-set search plays our games against chance: `python examples/learning/search_elsewhere.py [GAME] [GAMES] [SIMULATIONS]`.

The search tries every legal action once before it looks closer at any; Dragomino offers some sixty places for a domino, so fewer than a hundred simulations a move are hardly better than drawing lots.
"""

from __future__ import annotations

import sys

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from clutch.envs.openspiel import load


def match(name: str, games: int, simulations: int, seed: int = 1) -> float:
    """The search's share of the victories; it sits first and second in turn."""
    game = load(name, 2, seed=seed)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    search = ismcts.ISMCTSBot(
        game,
        evaluator,
        uct_c=1.4,
        max_simulations=simulations,
        random_state=np.random.RandomState(seed),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    won = 0.0
    for number in range(games):
        place = number % 2
        rival = uniform_random.UniformRandomBot(1 - place, np.random.RandomState(seed + number))
        state = game.new_initial_state()
        while not state.is_terminal():
            bot = search if state.current_player() == place else rival
            state.apply_action(bot.step(state))
        won += state.returns()[place]
    return won / games


if __name__ == "__main__":
    name, games, simulations = [*sys.argv[1:], *["dragomino", "10", "100"][len(sys.argv) - 1 :]]
    share = match(name, int(games), int(simulations))
    print(f"IS-MCTS with {simulations} simulations a move won {share:.0%} of {games} games against chance")
