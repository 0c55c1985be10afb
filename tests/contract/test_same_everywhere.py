"""The same seeds give the same games: compiled and interpreted, alone and interleaved, in another process, under another hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import clutch
from kit.play import TABLES, every_table, positions

ROOT = Path(__file__).parent.parent.parent
SCRIPT = """
import sys
import clutch
from kit.play import TABLES, positions
print(clutch.build())
for name, players in TABLES:
    for seed in range(2):
        *_, (referee, _) = positions(name, players, seed)
        print(referee.record.text(), end="")
        state = referee.steps[len(referee.steps) // 2].before
        print([round(state.game.judge().estimate(state, seat), 9) for seat in range(players)], list(state.features(0)))
        print(clutch.play_out(state, clutch.Seeded(seed), clutch.Actions()), state.scores())
"""


def played_elsewhere(**environment: str) -> list[str]:
    """The build and the records of a few games of every table, from another process."""
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_compiled_equals_interpreted_and_hash_seeds_do_not_matter() -> None:
    """Law 2: both builds play the same seeds to the same records, estimates and features, whatever the hash seed."""
    first = played_elsewhere(PYTHONHASHSEED="1", CLUTCH_PURE="0")
    again = played_elsewhere(PYTHONHASHSEED="2", CLUTCH_PURE="0")
    interpreted = played_elsewhere(PYTHONHASHSEED="3", CLUTCH_PURE="1")

    assert first[0] == "compiled", "the tests want the compiled build: run make build"
    assert interpreted[0] == "interpreted"
    assert first[1:] == again[1:]
    assert first[1:] == interpreted[1:]
    assert len(first) > 20 * len(TABLES)


@every_table
def test_interleaved_games_do_not_disturb_each_other(name: str, players: int) -> None:
    """Two games played turn by turn side by side are the same as each alone."""
    alone = []
    for seed in (1, 2):
        *_, (referee, _) = positions(name, players, seed)
        alone.append(referee.record.text())
    walks = [positions(name, players, 1), positions(name, players, 2)]
    ends: list[clutch.Referee | None] = [None, None]
    running = [0, 1]
    while running:
        for number in list(running):
            try:
                ends[number], _ = next(walks[number])
            except StopIteration:
                running.remove(number)

    assert [referee.record.text() for referee in ends if referee is not None] == alone
