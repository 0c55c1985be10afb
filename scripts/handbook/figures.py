"""Measures the speeds that the site tells: `python -m scripts.handbook.figures` writes `docs/figures/speed.json`, in some five minutes.

It counts processor time, so that what else the machine does matters little; `make bench` measures by the clock, and beside others.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable

from bench.speed import BATCH, batch_steps, python_loop, searched
from scripts.handbook.measures import SPEED

import clutch
from clutch.batch import Batch
from clutch.bots.search.measure import clones, random_decisions, resamples

SECONDS = 1.0


def rate(work: Callable[[int], int], first: int = 1) -> float:
    """How much work a second of processor time: the amount is doubled until it takes long enough."""
    amount = first
    while True:
        start = time.process_time()
        done = work(amount)
        seconds = time.process_time() - start
        if seconds > SECONDS / 2:
            return done / seconds
        amount *= 2 if seconds > SECONDS / 20 else 10


def measure(game: clutch.Game, players: int) -> dict[str, object]:
    """The figures of one game at one number of players."""
    settings = game.settings(players)
    chance = clutch.Seeded(7)
    state = game.start(players, chance=chance)
    seat = int(state.seat())
    batch = Batch(game, players=players, games=BATCH, seed=7, features=False)
    return {
        "game": game.name,
        "players": players,
        "loop": rate(lambda games: random_decisions(game, players, settings, games, chance)),
        "batch": rate(lambda rounds: batch_steps(batch, rounds)),
        "python": rate(lambda games: python_loop(game, players, games)),
        "clone_us": 1e6 / rate(lambda count: clones(state, count), 100),
        "resample_us": 1e6 / rate(lambda count: resamples(state, seat, count, chance), 100),
        "search": rate(lambda count: searched(state, seat, count, chance), 50),
    }


def main() -> None:
    rows = [measure(game, players) for game in clutch.games() for players in range(game.least_players, game.most_players + 1)]
    said = (
        f"Decisions a second of processor time, on one core, in games by chance; the search in iterations a second from the first decision of a game. "
        f"Measured with `python -m scripts.handbook.figures` on {time.strftime('%d %B %Y').lstrip('0')}, "
        f"{platform.machine()}, Python {platform.python_version()}, {clutch.build()} rules."
    )
    SPEED.parent.mkdir(parents=True, exist_ok=True)
    SPEED.write_text(json.dumps({"said": said, "games": rows}, indent=1) + "\n", "utf-8")
    print(f"written to {SPEED.name}")


if __name__ == "__main__":
    main()
