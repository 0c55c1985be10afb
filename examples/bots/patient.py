"""A bot as a Python class: it may draw worlds that its seat thinks possible, and play on in them.

clutch arena dragon_kin --bots examples.bots.patient:Patient,greedy --games 100
"""

from __future__ import annotations

from clutch import Chance
from clutch.bots import Sight

TRIES = 8


class Patient:
    """Tries every move in a few possible worlds, plays them to the end at random, and takes the move that won most."""

    def choose(self, sight: Sight, chance: Chance) -> tuple[int, float]:
        """The best action, and how often it won."""
        best, best_share = sight.actions()[0], -1.0
        for action in sight.actions():
            share = 0.0
            for _ in range(TRIES):
                world = sight.sample(chance)
                world.apply(action, chance)
                while not world.over:
                    actions = world.legal()
                    world.apply(actions[chance.below(len(actions))], chance)
                share += world.payoff(sight.seat) / TRIES
            if share > best_share:
                best, best_share = action, share
        return best, best_share
