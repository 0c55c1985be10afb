"""Plays OpenSpiel's MCTS and IS-MCTS against our search, with the same CPU time a move on one core: `python -m bench.peers [GAME …] --games N --milliseconds M`.

OpenSpiel (`pip install clutch[openspiel]`) searches our games through `clutch.envs.openspiel`; its play-outs are uniform to the end. Its plain MCTS takes one world that the seat thinks possible for the truth, IS-MCTS draws many.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from time import thread_time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
from rich.console import Console
from rich.progress import track

import clutch
from clutch.arena.crew import Alone
from clutch.arena.match import Played
from clutch.arena.standings import standings
from clutch.arena.tables import games_of
from clutch.arena.tournament import tournament
from clutch.bots import Sight
from clutch.envs.openspiel import OpenSpielGame, load

CURIOSITY = 1.4
SETTING = "CLUTCH_PEERS_MILLISECONDS"
FEWEST = 4
"""Simulations of the first search, which measures how long one takes."""


class Peer:
    """A bot of OpenSpiel's that searches for so many milliseconds of CPU time: as many simulations as fit, by how long they took so far."""

    def __init__(self) -> None:
        self.seconds = int(os.environ.get(SETTING, "100")) / 1000
        self.games: dict[tuple[str, int], OpenSpielGame] = {}
        self.rate = 0.0
        """Simulations a second."""

    def bot(self, game: OpenSpielGame, simulations: int) -> Any:
        """OpenSpiel's bot."""
        raise NotImplementedError

    def choose(self, sight: Sight, chance: clutch.Chance) -> int:
        """The action that OpenSpiel's bot takes."""
        world = sight.sample(chance)
        key = (world.game.name, int(world.players))
        if key not in self.games:
            self.games[key] = load(*key, seed=chance.below(1 << 30))
        simulations = max(int(self.rate * self.seconds), FEWEST)
        before = thread_time()
        action = int(self.bot(self.games[key], simulations).step(self.games[key].around(world)))
        self.rate = simulations / max(thread_time() - before, 1e-6)
        return action


def evaluator() -> Any:
    """Uniform play-outs to the end."""
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


class Mcts(Peer):
    """OpenSpiel's plain MCTS."""

    def bot(self, game: OpenSpielGame, simulations: int) -> Any:
        return mcts.MCTSBot(game, CURIOSITY, simulations, evaluator(), solve=False)


class IsMcts(Peer):
    """OpenSpiel's information-set MCTS."""

    def bot(self, game: OpenSpielGame, simulations: int) -> Any:
        return ismcts.ISMCTSBot(game, evaluator(), CURIOSITY, simulations, use_observation_string=True, allow_inconsistent_action_sets=True)


def played(name: str, games: int, milliseconds: int) -> Iterator[Played]:
    """A tournament of the three, two at a table."""
    bots = [f"search:{milliseconds}cpu", "bench.peers:IsMcts", "bench.peers:Mcts"]
    plan = tournament(clutch.game(name), 2, {}, bots, 1, games, deadline=600)
    for part in track(Alone(games_of(plan)).play(iter(range(games))), name, games):
        yield from part


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", default=[game.name for game in clutch.games()])
    parser.add_argument("--games", dest="count", type=int, default=60)
    parser.add_argument("--milliseconds", type=int, default=100)
    arguments = parser.parse_args()
    os.environ[SETTING] = str(arguments.milliseconds)
    console = Console()
    for name in arguments.games:
        plan = tournament(
            clutch.game(name), 2, {}, [f"search:{arguments.milliseconds}cpu", "bench.peers:IsMcts", "bench.peers:Mcts"], 1, arguments.count
        )
        table = standings(plan, played(name, arguments.count, arguments.milliseconds))
        console.print(f"{name}: {table.games} games, {arguments.milliseconds} ms of CPU time a move", style="bold")
        for line in table.bots:
            interval = line.shares.share_interval()
            told = "" if interval is None else f" ({interval[0]:.0%} to {interval[1]:.0%})"
            console.print(f"  {line.name:22} {line.shares.mean:.0%}{told}{f', {line.forfeits} forfeits' if line.forfeits else ''}")


if __name__ == "__main__":
    main()
