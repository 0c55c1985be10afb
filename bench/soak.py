"""Random games without end: every player count and random options, every position checked against the invariants on a part of the games.

`make soak` plays a million games; `python bench/soak.py GAME --games N --jobs J` any other number. A failure prints the seed that repeats it.
"""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
import traceback
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from rich.console import Console
from rich.progress import Progress

import clutch
from kit.play import some_options

BATCH = 500
CHECKED = 10
"""One game in so many has every position checked; the others at their end."""


def play(name: str, players: int, seed: int) -> int:
    """One random game with random options: the number of decisions."""
    game = clutch.game(name)
    luck = clutch.Seeded(seed)
    options = some_options(game, players, luck)
    state = game.start(players, options, chance=luck)
    bound = game.bound(players, game.settings(players, options))
    decisions = 0
    if seed % CHECKED:
        decisions = clutch.play_out(state, luck, clutch.Actions())
    else:
        while not state.over:
            state.check()
            actions = state.legal()
            assert actions, "stuck: no legal action"
            state.apply(actions[luck.below(len(actions))], luck)
            decisions += 1
            assert decisions <= bound, "longer than the bound"
    state.check()
    assert decisions <= bound, "longer than the bound"
    return decisions


def batch(job: tuple[str, int, int]) -> tuple[int, str]:
    """A batch of games: decisions, and the first failure in words."""
    name, players, first = job
    decisions = 0
    for seed in range(first, first + BATCH):
        try:
            decisions += play(name, players, seed)
        except Exception:  # noqa: BLE001 - whatever it is, it is what the soak looks for
            return decisions, f"{name}, {players} players, seed {seed}\n{traceback.format_exc()}"
    return decisions, ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", help="one game; all by default")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    tables = [
        (game.name, players)
        for game in clutch.games()
        if arguments.game in (None, game.name)
        for players in range(game.least_players, game.most_players + 1)
    ]
    batches = max(1, arguments.games // BATCH)
    jobs = [(*tables[number % len(tables)], arguments.seed + number * BATCH) for number in range(batches)]
    console = Console(stderr=True)
    start = time.perf_counter()
    decisions = 0
    with multiprocessing.Pool(arguments.jobs) as pool, Progress(console=console, transient=True) as progress:
        task = progress.add_task("games", total=len(jobs) * BATCH)
        for played, failure in pool.imap_unordered(batch, jobs):
            if failure:
                sys.exit(f"FAILED: {failure}")
            decisions += played
            progress.advance(task, BATCH)
    print(f"{len(jobs) * BATCH:,} games, {decisions:,} decisions in {time.perf_counter() - start:.0f} s, no fault ({clutch.build()})")


if __name__ == "__main__":
    main()
