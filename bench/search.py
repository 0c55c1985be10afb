"""`python -m bench.search DIRECTORY [GAME …]`: iterations a second of this tree's search beside another checkout's, compiled both.

At two players and at the full table of each game a greedy game is played once, and both trees search from the same positions of it, spread over its length; a tree whose rules were others then plays a greedy
game of its own, and the table says so. Processes take turns on one core, processor time is the clock, and the best of several turns counts.
Where a judge wishes games to be played on from what an iteration has found, this tree is measured twice: as it searches, and without, where an iteration does what it did before there was such a wish.

`python -m bench.search --workers N` measures this tree alone: iterations a second by the clock on the wall with one worker, two, and so on up to N.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from bench.speed import ROOT, number
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import clutch
from clutch.bots import Search, Sight, make_bot

POSITIONS = 8
"""How many positions of a game are searched from."""
SEED = 7
GOAL = 1.5
"""A table whose search falls below this multiple of the other tree's is pointed out."""


class Side:
    """A process that searches with the sources of one tree, whenever it is its turn."""

    def __init__(self, root: Path, *, plays_on: bool = True) -> None:
        self.root = root
        self.best = 0.0
        """The best rate so far, in iterations a second."""
        self.same = True
        """Whether it searches from the positions that it was told."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.search", "--turns", *([] if plays_on else ["--bare"])],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(ROOT)])},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        build, sources = self.answer()
        if build != "compiled" or not Path(str(sources)).is_relative_to(root):
            self.stop()
            sys.exit(f"{root} has no compiled rules: run make build there")

    def answer(self) -> list[object]:
        """The next line that the process prints."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.root} could not be measured: its error stands above")
        answer: list[object] = json.loads(line)
        return answer

    def take_turn(self, order: str) -> None:
        """Search once from every position of an order."""
        assert self.process.stdin is not None
        self.process.stdin.write(order + "\n")
        self.process.stdin.flush()
        rate, same = self.answer()
        self.best = max(self.best, float(str(rate)))
        self.same = bool(same)

    def stop(self) -> None:
        """Let the process end."""
        self.process.communicate()


def take_turns(*, plays_on: bool) -> None:
    """The process behind `Side`: a line with a table, a game and a number of iterations comes in, a line with the rate goes out."""
    if not plays_on:
        from clutch.bots.search import tree  # another checkout may have none

        tree.change_habit(tree.PLAYED, 0.0)
    print(json.dumps([clutch.build(), str(Path(clutch.__file__).parent)]), flush=True)
    found: dict[str, list[clutch.State]] = {}
    same = True
    for line in sys.stdin:
        name, players, actions, iterations = json.loads(line)
        if line not in found:
            same = is_playable(name, players, actions)
            found[line] = positions(name, players, actions if same else greedy_game(name, players))
        seconds = 0.0
        for state in found[line]:
            sight = Sight(state, int(state.seat()))
            start = time.process_time()  # what else the machine does should not count
            Search(iterations=iterations).opinions(sight, clutch.Seeded(SEED))
            seconds += time.process_time() - start
        print(json.dumps([POSITIONS * iterations / seconds, same]), flush=True)


def greedy_game(name: str, players: int) -> list[int]:
    """The actions of a game among greedy bots."""
    chance, thoughts = clutch.Seeded(SEED), clutch.Seeded(SEED, 1)
    state = clutch.game(name).start(players, chance=chance)
    bot = make_bot("greedy")
    actions = []
    while not state.over:
        actions.append(bot.choose(Sight(state, int(state.seat())), thoughts))
        state.apply(actions[-1], chance)
    return actions


def is_playable(name: str, players: int, actions: list[int]) -> bool:
    """Whether a game that another tree has played can be played by the rules of this one."""
    chance = clutch.Seeded(SEED)
    state = clutch.game(name).start(players, chance=chance)
    for action in actions:
        if state.over or action not in state.legal():
            return False
        state.apply(action, chance)
    return bool(state.over)


def positions(name: str, players: int, actions: list[int]) -> list[clutch.State]:
    """Positions of a game spread over its length, each moved on to the next decision that has a choice."""
    chance = clutch.Seeded(SEED)
    state = clutch.game(name).start(players, chance=chance)
    found: list[clutch.State] = []
    for made, action in enumerate(actions):
        if len(found) < POSITIONS and made >= len(found) * len(actions) // POSITIONS and len(state.legal()) > 1:
            found.append(state.clone())
        state.apply(action, chance)
    if len(found) < POSITIONS:
        sys.exit(f"{name} with {players} players has too few decisions to choose from")
    return found


def show_workers(names: list[str], most: int, turns: int, iterations: int) -> None:
    """Iterations a second with one worker and more, in the middle of a game of two."""
    table = Table(title=f"Search iterations a second by workers: the best of {turns} turns")
    table.add_column("game")
    for workers in range(1, most + 1):
        table.add_column(str(workers), justify="right")
    for name in names:
        state = positions(name, 2, greedy_game(name, 2))[POSITIONS // 2]
        sight = Sight(state, int(state.seat()))
        best = [0.0] * most
        for _ in range(turns + 1):  # in the first turn helpers start
            for workers in range(1, most + 1):
                start = time.perf_counter()
                Search(iterations=POSITIONS * iterations, workers=workers).opinions(sight, clutch.Seeded(SEED))
                best[workers - 1] = max(best[workers - 1], POSITIONS * iterations / (time.perf_counter() - start))
        table.add_row(name, *[number(rate) for rate in best])
    Console(width=None if sys.stdout.isatty() else 130).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("directory", nargs="?", type=Path, help="another checkout, compiled")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games")
    parser.add_argument("--best-of", type=int, default=5, metavar="N", help="how many turns each tree takes")
    parser.add_argument("--iterations", type=int, default=3000, metavar="N", help="how long each search is")
    parser.add_argument("--workers", type=int, metavar="N", help="measure this tree alone, with up to so many workers")
    parser.add_argument("--turns", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--bare", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.turns:
        take_turns(plays_on=not arguments.bare)
        return
    if arguments.workers:
        show_workers([game.name for game in clutch.games()], arguments.workers, arguments.best_of, arguments.iterations)
        return
    if arguments.directory is None or not (arguments.directory / "src" / "clutch").is_dir():
        parser.error(f"{arguments.directory or 'nothing'} is no checkout of Clutch: name one that has src/clutch, compiled")
    known = [game.name for game in clutch.games()]
    for name in arguments.games:
        if name not in known:
            parser.error(f"there is no game {name}; the games are {', '.join(known)}")
    tables = [
        (game.name, players)
        for game in clutch.games()
        if not arguments.games or game.name in arguments.games
        for players in (2, game.most_players)
    ]
    table = Table(title=f"Search iterations a second beside {arguments.directory.name}: the best of {arguments.best_of} turns each")
    for title in ("game", "players", "this tree", "ratio", "not played on", "ratio", "the other"):
        table.add_column(title, justify="left" if title == "game" else "right")
    below = []
    others_rules = False
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for name, players in progress.track(tables, description="measuring"):
            order = json.dumps([name, players, greedy_game(name, players), arguments.iterations])
            here, bare, there = sides = [Side(ROOT), Side(ROOT, plays_on=False), Side(arguments.directory.resolve())]
            for turn in range(arguments.best_of):
                for side in sides if turn % 2 else reversed(sides):
                    side.take_turn(order)
            for side in sides:
                side.stop()
            ratio = bare.best / there.best
            mark = "" if there.same else " *"
            table.add_row(
                name,
                str(players),
                number(here.best),
                f"{here.best / there.best:.2f}{mark}",
                number(bare.best),
                f"{ratio:.2f}{mark}",
                number(there.best),
            )
            others_rules = others_rules or not there.same
            if ratio < GOAL:
                below.append(f"{name} with {players}")
    console = Console(width=None if sys.stdout.isatty() else 130)
    console.print(table)
    if others_rules:
        console.print("* the rules were others there: the other tree searches from positions of a greedy game of its own")
    console.print(f"not played on, below {GOAL}: {', '.join(below)}" if below else f"not played on, no table is below {GOAL}")


if __name__ == "__main__":
    main()
