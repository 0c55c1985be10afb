"""Measures our doors beside other libraries' games on the same loop shapes, on one core and, where it is said, on all: part of `make bench`, or `python -m bench.frameworks [--seconds S] [--site]`.

Own loop, from Python, as PettingZoo's agents (`env`, and `raw_env` without what it checks), and many games at once (with and without observations, in one process and spread over as many as there are cores). Other libraries are installed into the benchmark's own
environment, `.bench-venv`; one that cannot be installed or run is left out with a sentence. Processor time is the clock, so that what else
the machine does does not count: of several processes that of the busiest, which leaves out how long they wait for one another, so the time on the wall is told beside it. The best of several turns counts.
Prints a table, and writes `build/frameworks.json` and the picture `build/frameworks.svg`; with `--site` also what the site shows, `docs/figures/frameworks.json` and `docs/pictures/frameworks.svg`.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from bench.peer_loops import VECTOR, aec_game, rate
from rich.console import Console
from rich.table import Table

import clutch
from clutch.batch import Batch
from clutch.bots.search.measure import random_decisions
from clutch.envs import pettingzoo

ROOT = Path(__file__).parent.parent
PEERS = {"open_spiel": "open_spiel", "pettingzoo": "pettingzoo[classic]", "rlcard": "rlcard", "pgx": "pgx", "catanatron": "catanatron"}
OPENSPIEL = ["hearts", "spades", "gin_rummy", "backgammon"]
TITLES = {
    "own": "own loop",
    "python": "from Python",
    "aec": "agents, unchecked",
    "aec_wrapped": "agents (AEC)",
    "vector": "many at once",
    "vector_seen": "many at once, with observations",
    "vector_all": "many at once, all cores",
    "vector_seen_all": "many at once, with observations, all cores",
}
ON_ALL_CORES = ("vector_all", "vector_seen_all")
COMPARABLE = ("hanabi_v5", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "chess_v6", "go_v5", "connect_four_v3")
"""PettingZoo's classics that ours are compared with: those with hidden cards, and board games. Tic-tac-toe, nine squares and at most nine decisions, only shows what PettingZoo itself costs."""
INSTALL_SECONDS = 300
FIGURES = ROOT / "docs" / "figures" / "frameworks.json"
PICTURE = ROOT / "docs" / "pictures" / "frameworks.svg"

Row = dict[str, object]


def batch_work(batch: Batch) -> Callable[[], int]:
    """Some steps of all games of a batch, each by an action drawn inside."""
    count = [0]

    def some() -> int:
        for _ in range(20):
            count[0] += 1
            batch.step_at_random(count[0])
        return 20 * len(batch)

    return some


def python_game(game: clutch.Game, chance: clutch.Seeded) -> int:
    """One game decision by decision: how many."""
    state = game.start(2, chance=chance)
    decisions = 0
    while not state.over:
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))], chance)
        decisions += 1
    return decisions


def ours(seconds: float) -> list[Row]:
    """Our games with two players on every loop."""
    rows: list[Row] = []
    for game in clutch.games():
        chance, rng = clutch.Seeded(7), random.Random(1)
        settings = game.settings(2)
        raw, wrapped = pettingzoo.raw_env(game), pettingzoo.env(game)
        blind = Batch(game, players=2, games=VECTOR, seed=7, features=False)
        seeing = Batch(game, players=2, games=VECTOR, seed=7)
        works: dict[str, Callable[[], int]] = {
            "own": lambda: random_decisions(game, 2, settings, 20, chance),  # noqa: B023 - used at once
            "python": lambda: python_game(game, chance),  # noqa: B023
            "aec": lambda: aec_game(raw, rng),  # noqa: B023
            "aec_wrapped": lambda: aec_game(wrapped, rng),  # noqa: B023
            "vector": batch_work(blind),
            "vector_seen": batch_work(seeing),
        }
        rows += [{"library": "Clutch", "game": game.name, "loop": loop, "rate": rate(work, seconds)} for loop, work in works.items()]
        for loop, features in zip(ON_ALL_CORES, (False, True), strict=True):
            with Batch(game, players=2, games=VECTOR * cores(), seed=7, features=features, workers=cores()) as spread:
                figure = rate(batch_work(spread), seconds, busiest([os.getpid(), *spread.pids]))
                wall = rate(batch_work(spread), seconds, time.perf_counter)
            rows.append({"library": "Clutch", "game": game.name, "loop": loop, "rate": figure, "wall": wall})
    return rows


def busiest(pids: list[int]) -> Callable[[], float]:
    """A clock: the processor time since now of that of some processes that has used most. The system counts it for each in nanoseconds."""
    counters = [Path(f"/proc/{pid}/schedstat") for pid in pids]

    def spent() -> list[int]:
        return [int(counter.read_text("ascii").split()[0]) for counter in counters]

    begun = spent()
    return lambda: max(now - then for now, then in zip(spent(), begun, strict=True)) / 1e9


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def bench_python() -> Path:
    """The Python of the benchmark's own environment."""
    python = ROOT / ".bench-venv" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(python.parent.parent)], check=True)
    return python


def installed(python: Path, module: str, requirement: str) -> bool:
    """Whether a library is there, or could be installed."""
    there = [str(python), "-c", f"import importlib.util, sys; sys.exit(importlib.util.find_spec('{module}') is None)"]
    if subprocess.run(there, check=False).returncode == 0:
        return True
    install = [str(python), "-m", "pip", "install", "-q", "--retries", "1", requirement]
    try:
        return subprocess.run(install, check=False, capture_output=True, timeout=INSTALL_SECONDS).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def theirs(seconds: float) -> list[Row]:
    """Other libraries' games, each library in a process of its own."""
    python = bench_python()
    rows: list[Row] = []
    for module, requirement in PEERS.items():
        if not installed(python, module, requirement):
            rows.append({"library": module, "missing": f"{requirement} cannot be installed here"})
            continue
        rows += openspiel(python) if module == "open_spiel" else measured(python, module, seconds)
    return rows


def openspiel(python: Path) -> list[Row]:
    """OpenSpiel's own loop and the loop from Python."""
    script = [str(python), str(ROOT / "bench" / "openspiel_games.py"), *OPENSPIEL]
    done = subprocess.run(script, check=False, capture_output=True, text=True)
    if done.returncode:
        return [{"library": "OpenSpiel", "missing": done.stderr[-160:]}]
    found = json.loads(done.stdout)
    return [{"library": "OpenSpiel", "game": row["game"], "loop": loop, "rate": row[loop]} for row in found for loop in ("own", "python")]


def measured(python: Path, module: str, seconds: float) -> list[Row]:
    """One library's figures."""
    script = [str(python), str(ROOT / "bench" / "peer_loops.py"), "--seconds", str(seconds), module]
    done = subprocess.run(script, check=False, capture_output=True, text=True)
    if done.returncode:
        return [{"library": module, "missing": done.stderr[-160:]}]
    found: list[Row] = json.loads(done.stdout.splitlines()[-1])
    return found


def figures(rows: list[Row], library: str, loop: str) -> list[float]:
    """All rates of a library on a loop."""
    return [float(str(row["rate"])) for row in rows if row["library"] == library and row.get("loop") == loop]


def show(console: Console, rows: list[Row]) -> None:
    """The table for people, and the two ratios that are promised."""
    table = Table(title="Decisions a second of uniform random play, one core unless it says all")
    table.add_column("library")
    table.add_column("game")
    for title in TITLES.values():
        table.add_column(title, justify="right")
    for library, game in dict.fromkeys((str(row["library"]), str(row.get("game", ""))) for row in rows if "rate" in row):
        found = {str(row["loop"]): row["rate"] for row in rows if (row["library"], row.get("game")) == (library, game) and "rate" in row}
        table.add_row(library, game, *[f"{found[loop]:,.0f}" if loop in found else "–" for loop in TITLES])
    console.print(table)
    for row in rows:
        if "missing" in row:
            console.print(f"left out: {row['library']} {row.get('game', '')}: {row['missing']}")
    for line in ratios(rows):
        console.print(line)


def ratios(rows: list[Row]) -> list[str]:
    """How our agents compare with PettingZoo's, and many games at once with one."""
    lines = []
    for loop in ("aec_wrapped", "aec"):
        rates = {str(row["game"]): float(str(row["rate"])) for row in rows if row["library"] == "PettingZoo" and row.get("loop") == loop}
        slowest = min(figures(rows, "Clutch", loop))
        told = ", ".join(f"{slowest / rates[game]:.1f} times {game}" for game in COMPARABLE if game in rates)
        if told:
            lines.append(f"{TITLES[loop]}: the slowest of our games is {told}")
    for loop in ON_ALL_CORES:
        found = [row for row in rows if row.get("loop") == loop]
        told = ", ".join(f"{row['game']} {float(str(row['wall'])):,.0f}" for row in found)
        lines.append(f"{TITLES[loop]}, by the clock on the wall: {told}")
    names = [str(row["game"]) for row in rows if row["library"] == "Clutch" and row.get("loop") == "aec_wrapped"]
    for many in ("vector", *ON_ALL_CORES[:1], "vector_seen", *ON_ALL_CORES[1:]):
        pairs = zip(names, figures(rows, "Clutch", many), figures(rows, "Clutch", "aec_wrapped"), strict=True)
        told = ", ".join(f"{name} {all_at_once / one:.1f}" for name, all_at_once, one in pairs)
        lines.append(f"{TITLES[many]} / our agents (AEC): {told}")
    return lines


def spans(rows: list[Row]) -> list[tuple[str, str, float, float]]:
    """For each loop and library: the loop's title, the library, and its slowest and its fastest game."""
    found = []
    for loop, title in TITLES.items():
        for library in dict.fromkeys(str(row["library"]) for row in rows):
            rates = figures(rows, library, loop)
            if rates:
                found.append((title, library, min(rates), max(rates)))
    return found


def picture(rows: list[Row]) -> str:
    """Bars on a logarithmic scale: from the slowest to the fastest game of each library on each loop."""

    def x(value: float) -> float:
        return 326 + 63 * max(0.0, math.log10(value) - 2)

    bars = []
    y = 44
    former = ""
    for title, library, least, most in spans(rows):
        y += 8 if former and title != former else 0
        former = title
        colour = "#b02a22" if library == "Clutch" else "#6f6860"
        bars.append(f'<text x="16" y="{y + 13}">{title}: {library}</text>')
        bars.append(f'<rect x="{x(least):.1f}" y="{y}" width="{max(4.0, x(most) - x(least)):.1f}" height="16" rx="4" fill="{colour}"/>')
        y += 23
    height = y + 26
    scale = []
    for power, label in enumerate(("100", "1,000", "10,000", "100,000", "1 million", "10 million", "100 million"), 2):
        place = x(10.0**power)
        scale.append(f'<line x1="{place:.0f}" x2="{place:.0f}" y1="40" y2="{height - 24}" stroke="#d9cfbd"/>')
        scale.append(f'<text x="{place:.0f}" y="{height - 9}" text-anchor="middle" font-size="11">{label}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" role="img" font-family="Figtree, sans-serif" font-size="13" fill="#2b2622">'
    paper = f'<title>Speed beside other libraries</title><rect width="760" height="{height}" rx="10" fill="#fbf7ee"/>'
    heading = '<text x="16" y="26" font-weight="700">Decisions a second, slowest to fastest game, one core unless it says all</text>'
    return f"{head}{paper}{heading}{''.join(scale)}{''.join(bars)}</svg>\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each loop is measured")
    parser.add_argument("--site", action="store_true", help="also write what the site shows")
    arguments = parser.parse_args()
    start = time.perf_counter()
    rows = ours(arguments.seconds) + theirs(arguments.seconds)
    console = Console(width=None if sys.stdout.isatty() else 160)
    show(console, rows)
    machine = f"{time.strftime('%d %B %Y').lstrip('0')}, {platform.machine()}, {cores()} cores, Python {platform.python_version()}, {clutch.build()} rules"
    told = json.dumps({"machine": machine, "cores": cores(), "seconds": arguments.seconds, "rows": rows}, indent=1) + "\n"
    build = ROOT / "build"
    for path, text in [(build / "frameworks.json", told), (build / "frameworks.svg", picture(rows))]:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    if arguments.site:
        FIGURES.write_text(told, "utf-8")
        PICTURE.write_text(picture(rows), "utf-8")
    console.print(f"also in build/frameworks.json and build/frameworks.svg, after {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
