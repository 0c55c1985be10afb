"""Plays OpenSpiel's games at random and prints decisions a second as JSON; runs in the benchmark's own environment.

Two loops: `python` asks for the legal actions and applies one of them, decision by decision, as `bench/speed.py` does with ours; `own` lets OpenSpiel's uniform random bots play a game in one call.
"""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel  # installed in the benchmark's environment

SECONDS = 2.0


def python_loop(game: pyspiel.Game, luck: random.Random) -> tuple[int, float]:
    decisions = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(luck.random() * len(actions))])
                decisions += 1
    return decisions, time.process_time() - start


def own_loop(game: pyspiel.Game) -> tuple[int, float]:
    bots = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(game.num_players())]
    decisions = 0
    spent = 0.0
    number = 0
    while spent < SECONDS:
        number += 1
        state = game.new_initial_state()
        start = time.process_time()
        pyspiel.evaluate_bots(state, bots, number)
        spent += time.process_time() - start
        decisions += sum(1 for step in state.full_history() if step.player >= 0)
    return decisions, spent


def main() -> None:
    results = []
    for name in sys.argv[1:]:
        game = pyspiel.load_game(name)
        decisions, seconds = python_loop(game, random.Random(1))
        own_decisions, own_seconds = own_loop(game)
        results.append({"game": name, "players": game.num_players(), "python": decisions / seconds, "own": own_decisions / own_seconds})
    print(json.dumps(results))


if __name__ == "__main__":
    main()
