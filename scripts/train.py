"""Plays a little of everything that is hot, so that the C compiler learns what is: the training run of `CLUTCH_PGO=1 python scripts/compile.py`.

Play-outs of every game with the fewest and the most players, clones and worlds that a seat thinks possible, a short search, and batches. The luck is the same each time.
"""

from __future__ import annotations

import clutch
from clutch.batch import Batch
from clutch.bots import Search, Sight
from clutch.bots.search.measure import clones, random_decisions, resamples

DECISIONS = 1_000_000
"""About so many of each table's play-outs."""
TWINS = 5000
ITERATIONS = 300
STEPS = 200


def train(game: clutch.Game, players: int) -> None:
    """Play one game at one number of players."""
    chance = clutch.Seeded(11)
    settings = game.settings(players)
    length = random_decisions(game, players, settings, 10, chance) // 10
    random_decisions(game, players, settings, DECISIONS // length, chance)
    state = game.start(players, chance=chance)
    for _ in range(length // 3):
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))], chance)
    seat = int(state.seat())
    clones(state, TWINS)
    resamples(state, seat, TWINS, chance)
    Search(iterations=ITERATIONS).opinions(Sight(state, seat), chance)
    batch = Batch(game, players=players, games=64, seed=11)
    for number in range(STEPS):
        batch.step_at_random(number)


def main() -> None:
    for game in clutch.games():
        for players in sorted({game.least_players, game.most_players}):
            train(game, players)


if __name__ == "__main__":
    main()
