"""Writes a golden playthrough: `python scripts/goldens.py GAME NAME --players N --seed S [--option name=value] [--decisions N] [--random]`.

The seats are played by greedy bots (or random ones), so that the game looks like a game; `--decisions` breaks off a long one. Read the diff before you commit it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

import clutch
from clutch.bots import Sight, make_bot
from kit.golden import FOLDER, render


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--random", action="store_true")
    arguments = parser.parse_args()
    game = clutch.game(arguments.game)
    options: dict[str, object] = dict(pair.split("=", 1) for pair in arguments.option)
    seats = [clutch.Seat(chr(65 + seat)) for seat in range(arguments.players)]
    chance = clutch.Seeded(arguments.seed)
    thoughts = clutch.Seeded(arguments.seed, 1)
    referee = clutch.begin(game, arguments.players, options, seats, chance)
    bot = make_bot("random" if arguments.random else "greedy")
    while not referee.state.over and len(referee.steps) < arguments.decisions:
        seat = int(referee.state.seat())
        referee.act(seat, bot.choose(Sight(referee.state, seat), thoughts), chance)
    path = FOLDER / arguments.game / f"{arguments.name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(render(referee.record), "utf-8")
    print(f"wrote {path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path}, {len(referee.steps)} decisions")


if __name__ == "__main__":
    main()
