"""`python -m bench.habits GAME "search:400 WIDER=2 LATE=0" search:400`: two ways to search play against each other, without compiling anything.

Each side is a bot, followed by the habits of `clutch.bots.search.tree` that it has differently. Every deal is played twice, with the seats exchanged.
Prints the first side's share of the victories with its 95 % interval over the deals.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt

import clutch
from clutch.bots import Bot, Sight, make_bot
from clutch.bots.search import tree

NAMES = ("CURIOSITY", "FEW", "WIDER", "INNER_WEIGHT", "WELL", "LATE", "PLAYED", "SELDOM", "FURTHER", "CHOOSY", "BELIEF", "ROOT_WEIGHT")
"""The habits, in the order of their numbers."""


class Side:
    """A bot with its habits."""

    def __init__(self, text: str) -> None:
        name, *changes = text.split()
        self.bot: Bot = make_bot(name)
        self.habits = [float(tree.HABITS[number]) for number in range(len(NAMES))]
        for change in changes:
            habit, _, value = change.partition("=")
            self.habits[NAMES.index(habit)] = float(value)

    def choose(self, state: clutch.State, thoughts: clutch.Seeded) -> int:
        """What it would do."""
        for number, value in enumerate(self.habits):
            tree.change_habit(number, value)
        return self.bot.choose(Sight(state, int(state.seat())), thoughts)


def share(name: str, players: int, sides: list[Side], deal: int, second: int) -> float:
    """One game: the victory's share that goes to the first side."""
    luck, thoughts = clutch.Seeded(deal, 4), clutch.Seeded(deal, 5 + second)
    state = clutch.game(name).start(players, chance=luck)
    while not state.over:
        state.apply(sides[(int(state.seat()) + second) % 2].choose(state, thoughts), luck)
    return sum(payoff for seat, payoff in enumerate(state.payoffs()) if (seat + second) % 2 == 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=[game.name for game in clutch.games()])
    parser.add_argument("sides", nargs=2, metavar="SIDE")
    parser.add_argument("--players", type=int, default=2, metavar="N")
    parser.add_argument("--seconds", type=float, default=60, metavar="S", help="no new deal after so many seconds")
    parser.add_argument("--deals", type=int, default=10000, metavar="N", help="how many deals at most")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the number of the first deal")
    arguments = parser.parse_args()
    sides = [Side(text) for text in arguments.sides]
    results: list[float] = []
    end = time.monotonic() + arguments.seconds
    while len(results) < arguments.deals and time.monotonic() < end:
        deal = arguments.seed + len(results)
        results.append(sum(share(arguments.game, arguments.players, sides, deal, second) for second in (0, 1)) / 2)
    mean = sum(results) / len(results)
    spread = sqrt(sum((result - mean) ** 2 for result in results) / max(len(results) - 1, 1) / len(results))
    one, other = arguments.sides
    told = f"{mean:.3f} ± {1.96 * spread:.3f} of {2 * len(results)} games"
    print(f"{arguments.game}, {arguments.players} players: {one} - {other}: {told}", flush=True)


if __name__ == "__main__":
    main()
