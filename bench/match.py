"""`python -m bench.match DIRECTORY GAME [--players N] [--bot BOT] [--other BOT]`: this tree's bot plays against another checkout's.

Two processes, one for each tree, hold the same game and take turns at thinking. Every deal is played twice: seats alternate between the trees, and in the second game they are exchanged.
Prints this tree's share of the victories, which is a half where both are equally strong, with its 95 % interval over the deals.
With budgets in iterations a match is reproducible; at equal time a faster tree gets more iterations, by the ratio that `bench.search` finds.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from math import sqrt
from pathlib import Path

from bench.speed import ROOT

import clutch
from clutch.bots import Sight, make_bot


class Player:
    """A process that plays with the sources of one tree."""

    def __init__(self, root: Path, bot: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.match", "--play", bot],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(ROOT)])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self.ask("sources") != str(root / "src" / "clutch"):
            sys.exit(f"{root} cannot play: it has no src/clutch")

    def ask(self, *order: object) -> object:
        """Give an order, and wait for the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("a tree cannot play on: its error stands above")
        return json.loads(line)

    def stop(self) -> None:
        """Let the process end."""
        self.process.communicate()


def play(bot_name: str) -> None:
    """The process behind `Player`: an order a line, an answer a line."""
    bot = make_bot(bot_name)
    luck = thoughts = clutch.Seeded(0)
    state = clutch.games()[0].start(2, chance=luck)
    for line in sys.stdin:
        order, *facts = json.loads(line)
        answer: object = None
        if order == "sources":
            answer = str(Path(clutch.__file__).parent)
        elif order == "begin":
            name, players, deal, second = facts
            luck, thoughts = clutch.Seeded(deal), clutch.Seeded(deal, 1 + second)
            state = clutch.game(name).start(players, chance=luck)
            answer = int(state.seat())
        elif order == "choose":
            answer = int(bot.choose(Sight(state, int(state.seat())), thoughts))
        else:
            state.apply(facts[0], luck)
            answer = state.payoffs() if state.over else int(state.seat())
        print(json.dumps(answer), flush=True)


def share(ours: Player, theirs: Player, name: str, players: int, deal: int, second: int) -> float:
    """One game: the victory's share that goes to this tree."""
    sides = [ours, theirs]
    seats = [side.ask("begin", name, players, deal, second) for side in sides]
    seat = seats[0]
    while isinstance(seat, int):
        action = sides[(seat + second) % 2].ask("choose")
        answers = [side.ask("apply", action) for side in sides]
        if answers[0] != answers[1]:
            sys.exit(f"{name}, deal {deal}: the rules of the two trees differ")
        seat = answers[0]
    assert isinstance(seat, list)
    return float(sum(payoff for number, payoff in enumerate(seat) if (number + second) % 2 == 0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directory", nargs="?", type=Path, help="another checkout")
    parser.add_argument("game", nargs="?", choices=[game.name for game in clutch.games()])
    parser.add_argument("--players", type=int, default=2, metavar="N")
    parser.add_argument("--bot", default="search:400", help="this tree's bot")
    parser.add_argument("--other", help="the other tree's bot; the same if not said")
    parser.add_argument("--seconds", type=float, default=170, metavar="N", help="no new deal after so many seconds")
    parser.add_argument("--deals", type=int, default=1000, metavar="N", help="how many deals at most")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the number of the first deal")
    parser.add_argument("--play", metavar="BOT", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.play:
        play(arguments.play)
        return
    if arguments.directory is None or arguments.game is None or not (arguments.directory / "src" / "clutch").is_dir():
        parser.error("name another checkout that has src/clutch, and a game")
    ours = Player(ROOT, arguments.bot)
    theirs = Player(arguments.directory.resolve(), arguments.other or arguments.bot)
    results: list[float] = []
    end = time.monotonic() + arguments.seconds
    while len(results) < arguments.deals and time.monotonic() < end:
        deal = arguments.seed + len(results)
        both = [share(ours, theirs, arguments.game, arguments.players, deal, second) for second in (0, 1)]
        results.append(sum(both) / 2)
    for player in (ours, theirs):
        player.stop()
    mean = sum(results) / len(results)
    spread = sqrt(sum((result - mean) ** 2 for result in results) / max(len(results) - 1, 1) / len(results))
    print(
        f"{arguments.game} with {arguments.players}: {arguments.bot} against {arguments.other or arguments.bot}: "
        f"{mean:.1%} ± {1.96 * spread:.1%} of {2 * len(results)} games"
    )


if __name__ == "__main__":
    main()
