"""Measures Clutch's speed side by side with OpenSpiel's, in one run on one core: `make bench`.

Prints a table and writes the same as JSON to `build/speed.json`. OpenSpiel is installed into the benchmark's own environment, `.bench-venv`.

`python bench/speed.py [GAME …] --against DIRECTORY` measures this tree side by side with another checkout instead, whose rules are compiled too: for each table two processes take turns,
the best of several turns counts, and the ratios of both trees' own loops and searches are shown.
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
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import clutch
from clutch.bots import Search, Sight
from clutch.bots.search.measure import clones, random_decisions, resamples

if TYPE_CHECKING:
    from clutch.batch import Batch

ROOT = Path(__file__).parent.parent
OPENSPIEL = ["hearts", "spades", "gin_rummy", "backgammon"]
SECONDS = 2.0
BATCH = 64
"""How many games a batch has that is measured: their positions then lie in the processor's caches."""
TURN_SECONDS = 0.2
"""How long a turn of a tree takes at least when two are measured side by side."""
TURNS = 7
SLOWEST = 0.97
"""A game whose own loop falls below this part of the other tree's is pointed out."""


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


def rates_in_turn(works: dict[str, Callable[[int], int]]) -> dict[str, float]:
    """How much of each work a second of processor time: they take turns, and the best of several counts, so that their ratio holds on a busy machine."""
    amounts = dict.fromkeys(works, 1)
    best = dict.fromkeys(works, 0.0)
    for _ in range(TURNS):
        for name, work in works.items():
            while True:
                start = time.process_time()
                done = work(amounts[name])
                seconds = time.process_time() - start
                if seconds > TURN_SECONDS:
                    break
                amounts[name] *= 2
            best[name] = max(best[name], done / seconds)
    return best


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


def batch_steps(batch: Batch, rounds: int) -> int:
    """Step all games of a batch so many times, each by an action drawn inside: how many steps that were."""
    for number in range(rounds):
        batch.step_at_random(number)
    return rounds * len(batch)


def questions(state: clutch.State, count: int) -> int:
    """Ask for the legal actions of a position from Python: how often."""
    for _ in range(count):
        state.legal()
    return count


def applied(game: clutch.Game, players: int, games: int) -> tuple[int, float]:
    """Play games whose luck is written down again from Python, by `apply` alone: how many decisions, and the seconds that they took."""
    decisions = 0
    seconds = 0.0
    for number in range(games):
        luck = clutch.Seeded(7, number)
        state = game.start(players, chance=luck)
        made = []
        while not state.over:
            actions = state.legal()
            made.append(actions[luck.below(len(actions))])
            state.apply(made[-1], clutch.Seeded(7, len(made)))
        again = game.start(players, chance=clutch.Seeded(7, number))
        chances = [clutch.Seeded(7, count) for count in range(1, len(made) + 1)]
        start = time.perf_counter()
        for action, chance in zip(made, chances, strict=True):
            again.apply(action, chance)
        seconds += time.perf_counter() - start
        decisions += len(made)
    return decisions, seconds


def searched(state: clutch.State, seat: int, iterations: int, chance: clutch.Chance) -> int:
    """Search so many iterations from a position: how many."""
    Search(iterations=iterations).opinions(Sight(state, seat), chance)
    return iterations


def measure(name: str, players: int, *, search_too: bool) -> dict[str, object]:
    """All figures of one game at one player count, with the build that runs."""
    game = clutch.game(name)
    settings = game.settings(players)
    chance = clutch.Seeded(7)
    state = game.start(players, chance=chance)
    seat = int(state.seat())
    works: dict[str, Callable[[int], int]] = {"loop": lambda games: random_decisions(game, players, settings, games, chance)}
    if search_too:
        from clutch.batch import Batch  # another checkout, which is measured by this file too, may be older than batches

        batch = Batch(game, players=players, games=BATCH, seed=7, features=False)
        works["batch"] = lambda rounds: batch_steps(batch, rounds)
    figures: dict[str, object] = {
        "game": name,
        "players": players,
        **rates_in_turn(works),
        "python": rate(lambda games: python_loop(game, players, games)),
        "clone_us": 1e6 / rate(lambda count: clones(state, count), 100),
        "resample_us": 1e6 / rate(lambda count: resamples(state, seat, count, chance), 100),
    }
    if search_too:
        decisions, seconds = applied(game, players, 20)
        figures["legal_us"] = 1e6 / rate(lambda count: questions(state, count), 100)
        figures["apply_us"] = 1e6 * seconds / decisions
        figures["search"] = rate(lambda count: searched(state, seat, count, chance), 50)
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


class Tree:
    """A process that measures one table with the sources of one tree, whenever it is its turn."""

    def __init__(self, root: Path, name: str, players: int) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--turns", name, str(players)],
            env={**os.environ, "PYTHONPATH": str(root / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.best = {"loop": 0.0, "search": 0.0}
        """The best rate so far of each kind of work."""
        build, sources = self.answer()
        if build != "compiled" or not Path(str(sources)).is_relative_to(root):
            self.stop()
            sys.exit(f"{root} has no compiled rules: run make build there")

    def answer(self) -> list[object]:
        """The next line that the process prints."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit("a tree could not be measured: its error stands above")
        answer: list[object] = json.loads(line)
        return answer

    def take_turn(self, work: str) -> None:
        """Measure once."""
        assert self.process.stdin is not None
        self.process.stdin.write(work + "\n")
        self.process.stdin.flush()
        (rate,) = self.answer()
        self.best[work] = max(self.best[work], float(str(rate)))

    def stop(self) -> None:
        """Let the process end."""
        self.process.communicate()


def take_turns(name: str, players: int) -> None:
    """The process behind `Tree`: a line with a kind of work comes in, a line with its rate goes out."""
    game = clutch.game(name)
    settings = game.settings(players)
    actions = clutch.Actions()
    length = clutch.play_out(game.start(players, chance=clutch.Seeded(7)), clutch.Seeded(8), actions)
    state = game.start(players, chance=clutch.Seeded(7))
    luck = clutch.Seeded(8)
    for _ in range(length // 3):  # a position in the middle of a game, the same in both trees
        legal = state.legal()
        state.apply(legal[luck.below(len(legal))], luck)
    works: dict[str, Callable[[int], int]] = {
        "loop": lambda games: random_decisions(game, players, settings, games, clutch.Seeded(9)),
        "search": lambda count: searched(state, int(state.seat()), count, clutch.Seeded(9)),
    }
    amounts = {"loop": 1, "search": 20}
    print(json.dumps([clutch.build(), str(Path(clutch.__file__).parent)]), flush=True)
    for line in sys.stdin:
        work = line.strip()
        while True:  # processor time: what else the machine does should not count
            start = time.process_time()
            done = works[work](amounts[work])
            seconds = time.process_time() - start
            if seconds > TURN_SECONDS:
                break
            amounts[work] *= 2
        print(json.dumps([done / seconds]), flush=True)


def against(console: Console, other: Path, tables: list[tuple[str, int]], turns: int) -> None:
    """Measure this tree and another one side by side."""
    table = Table(title=f"This tree against {other.name}: the best of {turns} turns each")
    for title in ("game", "players", "own loop", "the other's", "ratio", "search it/s", "the other's", "ratio"):
        table.add_column(title, justify="left" if title == "game" else "right")
    slower = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for name, players in progress.track(tables, description="measuring"):
            pair = [Tree(ROOT, name, players), Tree(other.resolve(), name, players)]
            for turn in range(turns):
                for work in ("loop", "search"):
                    for tree in pair if turn % 2 else reversed(pair):
                        tree.take_turn(work)
            for tree in pair:
                tree.stop()
            here, there = pair
            cells = [name, str(players)]
            for work in ("loop", "search"):
                ratio = here.best[work] / there.best[work]
                cells += [number(here.best[work]), number(there.best[work]), f"{ratio:.3f}"]
                if work == "loop" and ratio < SLOWEST:
                    slower.append(f"{name} with {players}")
            table.add_row(*cells)
    console.print(table)
    console.print(f"slower than {SLOWEST}: {', '.join(slower)}" if slower else f"no game's own loop is below {SLOWEST}")


def openspiel() -> list[dict[str, object]]:
    """OpenSpiel's figures, from its own environment; none where it cannot be installed."""
    python = ROOT / ".bench-venv" / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(python.parent.parent)], check=True)
    if subprocess.run([str(python), "-c", "import pyspiel"], check=False, capture_output=True).returncode:
        subprocess.run([str(python), "-m", "pip", "install", "-q", "open_spiel"], check=False, capture_output=True)
    script = [str(python), str(ROOT / "bench" / "openspiel_games.py"), *OPENSPIEL]
    done = subprocess.run(script, check=False, capture_output=True, text=True)
    if done.returncode:
        print("left out: OpenSpiel cannot be installed or run here", file=sys.stderr)
        return []
    results: list[dict[str, object]] = json.loads(done.stdout)
    return results


def number(value: object, digits: int = 0) -> str:
    return f"{value:,.{digits}f}" if isinstance(value, (int, float)) else "–"


def show(console: Console, ours: list[dict[str, object]], pure: list[dict[str, object]], theirs: list[dict[str, object]]) -> None:
    """The table for people."""
    table = Table(title="Decisions a second of uniform random play, one core")
    for title in (
        "game",
        "players",
        "own loop",
        "batch",
        "of own",
        "from Python",
        "legal µs",
        "apply µs",
        "interpreted",
        "ratio",
        "clone µs",
        "resample µs",
        "search it/s",
    ):
        table.add_column(title, justify="left" if title == "game" else "right")
    for fast, slow in zip(ours, pure, strict=True):
        ratio = float(str(fast["loop"])) / float(str(slow["loop"]))
        table.add_row(
            str(fast["game"]), str(fast["players"]), number(fast["loop"]),
            number(fast["batch"]), number(float(str(fast["batch"])) / float(str(fast["loop"])), 2),
            number(fast["python"]), number(fast["legal_us"], 2), number(fast["apply_us"], 2), number(slow["loop"]), f"{ratio:.0f}×",
            number(fast["clone_us"], 2), number(fast["resample_us"], 2), number(fast.get("search")),
        )  # fmt: skip
    for row in theirs:
        table.add_row(f"OpenSpiel {row['game']}", str(row["players"]), number(row["own"]), "–", "–", number(row["python"]), *["–"] * 7)
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--one", nargs=2, metavar=("GAME", "PLAYERS"), help=argparse.SUPPRESS)
    parser.add_argument("--turns", nargs=2, metavar=("GAME", "PLAYERS"), help=argparse.SUPPRESS)
    parser.add_argument("--against", type=Path, metavar="DIRECTORY", help="another checkout, compiled: measure both side by side")
    parser.add_argument("--best-of", type=int, default=TURNS, metavar="N", help="how many turns each tree takes with --against")
    arguments = parser.parse_args()
    if arguments.turns:
        take_turns(arguments.turns[0], int(arguments.turns[1]))
        return
    if arguments.one:
        print(json.dumps(measure(arguments.one[0], int(arguments.one[1]), search_too=False)))
        return
    tables = [
        (game.name, players)
        for game in clutch.games()
        if not arguments.games or game.name in arguments.games
        for players in range(game.least_players, game.most_players + 1)
    ]
    console = Console(width=None if sys.stdout.isatty() else 160)
    if arguments.against:
        if not (arguments.against / "src" / "clutch").is_dir():
            parser.error(f"{arguments.against} is no checkout of Clutch: it has no src/clutch")
        against(console, arguments.against, tables, arguments.best_of)
        return
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
