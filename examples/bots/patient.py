"""A bot as a Python class: it draws worlds that its seat thinks possible.

clutch arena dragon_kin --bots patient:Patient,greedy --games 100
"""

from __future__ import annotations

from clutch import Chance
from clutch.bots import Sight

TRIES = 8


class Patient:
    """Tries every move in some worlds, plays on at random, takes what won most."""

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
