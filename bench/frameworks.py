"""Measures our doors beside other libraries' games on the same loop shapes, one core: part of `make bench`, or `python -m bench.frameworks [--seconds S]`.

Own loop, from Python, as PettingZoo's agents (raw and wrapped), and many games at once (with and without observations). Other libraries are installed into the benchmark's own environment, `.bench-venv`;
one that cannot be installed or run is left out with a sentence. Prints a table, and writes `build/frameworks.json` and the picture `build/frameworks.svg`.
"""

from __future__ import annotations

import argparse
import json
import math
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
    "aec": "agents (AEC)",
    "aec_wrapped": "agents, wrapped",
    "vector": "many at once",
    "vector_seen": "many at once, with observations",
}
INSTALL_SECONDS = 900

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
    return rows


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
    done = subprocess.run(
        [str(python), "-m", "pip", "install", "-q", requirement], check=False, capture_output=True, timeout=INSTALL_SECONDS
    )
    return done.returncode == 0


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
    table = Table(title="Decisions a second of uniform random play, one core")
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
    classics = figures(rows, "PettingZoo", "aec")
    if classics:
        console.print(
            f"slowest of our AEC games / fastest of PettingZoo's classics: {min(figures(rows, 'Clutch', 'aec')) / max(classics):.1f}"
        )
    for loop in ("vector", "vector_seen"):
        pairs = zip(figures(rows, "Clutch", loop), figures(rows, "Clutch", "aec"), strict=True)
        ratios = [many / one for many, one in pairs]
        console.print(f"{TITLES[loop]} / our AEC: {min(ratios):.1f} to {max(ratios):.1f}")


def picture(rows: list[Row]) -> str:
    """Bars on a logarithmic scale: the best and the worst game of each library on each loop."""
    spans = []
    for loop, title in TITLES.items():
        for library in dict.fromkeys(str(row["library"]) for row in rows):
            found = figures(rows, library, loop)
            if found:
                spans.append((f"{title}: {library}", library, min(found), max(found)))
    height = 60 + 24 * len(spans)
    parts = [f'<rect width="760" height="{height}" rx="10" fill="#fbf7ee"/>']
    parts.append('<text x="16" y="26" font-weight="700">Decisions a second, slowest to fastest game, one core</text>')

    def x(value: float) -> float:
        return 300 + 55 * max(0.0, math.log10(value) - 1)

    for power in range(1, 9):
        place = x(10.0**power)
        parts.append(f'<line x1="{place}" x2="{place}" y1="40" y2="{height - 16}" stroke="#d9cfbd"/>')
        parts.append(f'<text x="{place}" y="{height - 4}" text-anchor="middle" font-size="11">{10**power:,}</text>')
    for number, (title, library, least, most) in enumerate(spans):
        y = 44 + 24 * number
        colour = "#b02a22" if library == "Clutch" else "#6f6860"
        parts.append(f'<text x="16" y="{y + 13}">{title}</text>')
        parts.append(f'<rect x="{x(least):.1f}" y="{y}" width="{max(4.0, x(most) - x(least)):.1f}" height="16" rx="4" fill="{colour}"/>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" role="img" font-family="Figtree, sans-serif" font-size="13" fill="#2b2622">'
    return f"{head}<title>Speed beside other libraries</title>{''.join(parts)}</svg>\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each loop is measured")
    arguments = parser.parse_args()
    start = time.perf_counter()
    rows = ours(arguments.seconds) + theirs(arguments.seconds)
    console = Console(width=None if sys.stdout.isatty() else 160)
    show(console, rows)
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    (build / "frameworks.json").write_text(json.dumps({"build": clutch.build(), "rows": rows}, indent=1), "utf-8")
    (build / "frameworks.svg").write_text(picture(rows), "utf-8")
    console.print(f"also in build/frameworks.json and build/frameworks.svg, after {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
