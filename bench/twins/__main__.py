"""`python -m bench.twins [GAME …] [--games N] [--best-of N]`: compiles the twins, compares their games with our own, and only then times both.

The two sides take turns on one core, with the same games and processor time as the clock; the best of several turns counts. Prints a table with the ratio of our own loop to its twin, and writes the same as JSON to
`build/twins.json`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable

from bench.speed import ROOT, number
from bench.twins.compiler import compile_twin, find_compiler
from bench.twins.twin import SEED, VARIANTS, Twin, first_difference, own_decisions
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import clutch

BLOCK = 1000
"""So many games are compared at a time."""
OPTIONS_PART = 10
"""Options other than the defaults are compared over one in so many games."""
TURN_SECONDS = 0.1
"""How long a turn of a twin takes at least."""


def compare(twins: dict[str, Twin], games: int) -> None:
    """Compare so many games of each table by their checksums; with a game that differs nothing is timed."""
    tables = [(name, players, variant) for name in twins for players in seats(name) for variant in range(len(VARIANTS[name]))]
    wanted = [games if variant == 0 else -(-games // OPTIONS_PART) for _, _, variant in tables]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("comparing", total=sum(wanted))
        for (name, players, variant), count in zip(tables, wanted, strict=True):
            for first in range(0, count, BLOCK):
                block = min(BLOCK, count - first)
                different = first_difference(name, twins[name], players, variant, first, block)
                if different is not None:
                    options = json.dumps(VARIANTS[name][variant])
                    sys.exit(
                        f"{name} with {players} players and the options {options}: the game of clutch.Seeded({SEED}, {different}) differs from its twin, so nothing is timed"
                    )
                progress.advance(task, block)


def seats(name: str) -> range:
    """The player counts of a game."""
    game = clutch.game(name)
    return range(game.least_players, game.most_players + 1)


def timed(play: Callable[[int], int], games: int) -> tuple[int, float]:
    """Play so many games: the number of decisions, and the seconds of the processor's time that they took."""
    start = time.thread_time()  # what else the machine does should not count, nor the bar that shows progress
    decisions = play(games)
    return decisions, time.thread_time() - start


def measure(name: str, twin: Twin, players: int, turns: int) -> dict[str, object]:
    """Decisions a second of both sides, the best of so many turns."""
    sides: list[Callable[[int], int]] = [
        lambda games: own_decisions(name, players, SEED, games),
        lambda games: twin.decisions(players, SEED, games),
    ]
    games = 1000
    while timed(sides[1], games)[1] < TURN_SECONDS:
        games *= 2
    best = [0.0, 0.0]
    for turn in range(turns):
        made = [0, 0]
        for side in (0, 1) if turn % 2 else (1, 0):
            made[side], seconds = timed(sides[side], games)
            best[side] = max(best[side], made[side] / seconds)
        if made[0] != made[1]:
            sys.exit(
                f"{name} with {players} players: {made[0]} decisions of our own against its twin's {made[1]} in the games that were timed"
            )
    return {"game": name, "players": players, "own": best[0], "twin": best[1], "ratio": best[0] / best[1]}


def show(console: Console, figures: list[dict[str, object]], games: int, turns: int) -> None:
    """The table for people."""
    table = Table(title="Decisions a second of uniform random play beside a C++ twin, one core")
    for title in ("game", "players", "own loop", "C++ twin", "ratio"):
        table.add_column(title, justify="left" if title == "game" else "right")
    for row in figures:
        table.add_row(str(row["game"]), str(row["players"]), number(row["own"]), number(row["twin"]), number(row["ratio"], 2))
    console.print(table)
    console.print(f"{games:,} games at each player count are equal on both sides; the best of {turns} turns counts")


def at_least_one(text: str) -> int:
    """A number of games or turns from the command line."""
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is needed, not “{text}”")
    return int(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help=f"only these games: {', '.join(VARIANTS)}")
    parser.add_argument("--games", type=at_least_one, default=100_000, metavar="N", help="how many games are compared at each player count")
    parser.add_argument("--best-of", type=at_least_one, default=7, metavar="N", help="how many turns each side takes")
    arguments = parser.parse_args()
    for name in arguments.names:
        if name not in VARIANTS:
            parser.error(f"{name} has no twin; the games that have one are {', '.join(VARIANTS)}")
    compiler = find_compiler()
    if compiler is None:
        print("There is no C++ compiler, so our own loop is not measured beside its twins (Debian: apt-get install g++).")
        return
    if clutch.build() != "compiled":
        sys.exit("the rules are not compiled: run make build, for an interpreted loop says nothing beside a twin")
    names = [name for name in VARIANTS if not arguments.names or name in arguments.names]
    twins = {name: Twin(compile_twin(compiler, name, ROOT / "build" / "twins")) for name in names}
    compare(twins, arguments.games)
    figures = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        tables = [(name, players) for name in names for players in seats(name)]
        for name, players in progress.track(tables, description="measuring"):
            figures.append(measure(name, twins[name], players, arguments.best_of))
    console = Console(width=None if sys.stdout.isatty() else 130)
    show(console, figures, arguments.games, arguments.best_of)
    out = ROOT / "build" / "twins.json"
    out.write_text(json.dumps(figures, indent=1), "utf-8")
    console.print(f"also written to {out.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
