"""Writes a record for the tests of old records: `python scripts/records.py GAME NAME --players N --seed S [--option name=value] [--greedy]`.

The seats are played at random (or by greedy bots), and now and then a decision is taken back. A record that is committed is never written again: it stands for what people have kept.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

import clutch
from clutch.bots import Sight, make_bot
from kit.play import seats
from kit.records import FOLDER, SIGHTS, sights

TAKEN_BACK = 17
"""Each so many decisions the last one is taken back, if it can be."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--greedy", action="store_true")
    arguments = parser.parse_args()
    path = FOLDER / arguments.game / f"{arguments.name}.jsonl"
    if path.exists():
        sys.exit(f"{arguments.game}/{arguments.name} is written already: a record of old stays as it is; choose another name")
    options: dict[str, object] = dict(pair.split("=", 1) for pair in arguments.option)
    record = play(arguments.game, arguments.players, options, arguments.seed, "greedy" if arguments.greedy else "random")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record.text(), "utf-8")
    seen = json.dumps(sights(record), ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    path.with_suffix(f".{SIGHTS}.json").write_text(seen + "\n", "utf-8")
    print(f"wrote {arguments.game}/{arguments.name}, {len(record.entries)} lines")


def play(name: str, players: int, options: dict[str, object], seed: int, bot_name: str) -> clutch.Record:
    """The record of a game among bots, all from one seed."""
    chance = clutch.Seeded(seed)
    thoughts = clutch.Seeded(seed, 1)
    referee = clutch.begin(clutch.game(name), players, options, seats(players), chance)
    bot = make_bot(bot_name)
    while not referee.state.over:
        seat = int(referee.state.seat())
        referee.act(seat, bot.choose(Sight(referee.state, seat), thoughts), chance)
        if len(referee.record.entries) % TAKEN_BACK == 0 and not referee.state.over:
            take_back(referee, seat)
    return referee.record


def take_back(referee: clutch.Referee, seat: int) -> None:
    """Take back the last decision with everybody's consent, unless the rules forbid it."""
    try:
        referee.take_back(seat, consent=True)
    except clutch.GameError:
        return  # a decision after which nothing can be as it was


if __name__ == "__main__":
    main()
