"""Measures Clutch's speed side by side with OpenSpiel's, in one run on one core: `make bench`.

Prints a table and writes the same as JSON to `build/speed.json`. OpenSpiel is installed into the benchmark's own environment, `.bench-venv`.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import clutch
from clutch.bots import Sight
from clutch.bots.search.measure import clones, random_decisions, resamples
from clutch.bots.search.tree import search

ROOT = Path(__file__).parent.parent
OPENSPIEL = ["hearts", "spades", "gin_rummy", "backgammon"]
SECONDS = 2.0


def rate(work: Callable[[int], int], first: int = 1) -> float:
    """How much work a second: the amount is doubled until it takes long enough."""
    amount = first
    while True:
        start = time.perf_counter()
        done = work(amount)
        seconds = time.perf_counter() - start
        if seconds > SECONDS / 2:
            return done / seconds
        amount *= 2 if seconds > SECONDS / 20 else 10


def python_loop(game: clutch.Game, players: int, games: int) -> int:
    """The loop that a researcher writes: decision by decision from Python."""
    chance = clutch.Seeded(7)
    decisions = 0
    for _ in range(games):
        state = game.start(players, chance=chance)
        while not state.over:
            actions = state.legal()
            state.apply(actions[chance.below(len(actions))], chance)
            decisions += 1
    return decisions


def measure(name: str, players: int, *, search_too: bool) -> dict[str, object]:
    """All figures of one game at one player count, with the build that runs."""
    game = clutch.game(name)
    settings = game.settings(players)
    chance = clutch.Seeded(7)
    state = game.start(players, chance=chance)
    seat = int(state.seat())
    figures: dict[str, object] = {
        "game": name,
        "players": players,
        "loop": rate(lambda games: random_decisions(game, players, settings, games, chance)),
        "python": rate(lambda games: python_loop(game, players, games)),
        "clone_us": 1e6 / rate(lambda count: clones(state, count), 100),
        "resample_us": 1e6 / rate(lambda count: resamples(state, seat, count, chance), 100),
    }
    if search_too:
        figures["search"] = rate(lambda count: int(search(Sight(state, seat), count, 0, chance).iterations), 50)
    return figures


def measured_elsewhere(name: str, players: int) -> dict[str, object]:
    """The same figures from the interpreted build, in a process of its own."""
    done = subprocess.run(
        [sys.executable, __file__, "--one", name, str(players)],
        env={**os.environ, "CLUTCH_PURE": "1"},
        check=True,
        capture_output=True,
        text=True,
    )
    figures: dict[str, object] = json.loads(done.stdout)
    return figures


def openspiel() -> list[dict[str, object]]:
    """OpenSpiel's figures, from its own environment."""
    python = ROOT / ".bench-venv" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(python.parent.parent)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", "open_spiel"], check=True)
    done = subprocess.run([str(python), str(ROOT / "bench" / "openspiel_games.py"), *OPENSPIEL], check=True, capture_output=True, text=True)
    results: list[dict[str, object]] = json.loads(done.stdout)
    return results


def number(value: object, digits: int = 0) -> str:
    return f"{value:,.{digits}f}" if isinstance(value, (int, float)) else "–"


def show(console: Console, ours: list[dict[str, object]], pure: list[dict[str, object]], theirs: list[dict[str, object]]) -> None:
    """The table for people."""
    table = Table(title="Decisions a second of uniform random play, one core")
    for title in ("game", "players", "own loop", "from Python", "interpreted", "ratio", "clone µs", "resample µs", "search it/s"):
        table.add_column(title, justify="left" if title == "game" else "right")
    for fast, slow in zip(ours, pure, strict=True):
        ratio = float(str(fast["loop"])) / float(str(slow["loop"]))
        table.add_row(
            str(fast["game"]), str(fast["players"]), number(fast["loop"]), number(fast["python"]), number(slow["loop"]), f"{ratio:.0f}×",
            number(fast["clone_us"], 2), number(fast["resample_us"], 2), number(fast.get("search")),
        )  # fmt: skip
    for row in theirs:
        table.add_row(f"OpenSpiel {row['game']}", str(row["players"]), number(row["own"]), number(row["python"]), "–", "–", "–", "–", "–")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--one", nargs=2, metavar=("GAME", "PLAYERS"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.one:
        print(json.dumps(measure(arguments.one[0], int(arguments.one[1]), search_too=False)))
        return
    tables = [
        (game.name, players)
        for game in clutch.games()
        if not arguments.games or game.name in arguments.games
        for players in range(game.least_players, game.most_players + 1)
    ]
    console = Console(width=None if sys.stdout.isatty() else 130)
    ours = []
    pure = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=2 * len(tables) + 1)
        for name, players in tables:
            ours.append(measure(name, players, search_too=True))
            progress.advance(task)
            pure.append(measured_elsewhere(name, players))
            progress.advance(task)
        theirs = openspiel()
    show(console, ours, pure, theirs)
    out = ROOT / "build" / "speed.json"
    out.parent.mkdir(exist_ok=True)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "build": clutch.build()}
    out.write_text(json.dumps({"machine": machine, "compiled": ours, "interpreted": pure, "openspiel": theirs}, indent=1), "utf-8")
    console.print(f"also written to {out.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
