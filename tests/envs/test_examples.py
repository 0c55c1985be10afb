"""The worked examples run as they stand, for a short while."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kit.command import clutch as command

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "learning"


def run(name: str, *arguments: str) -> str:
    """What an example prints."""
    one_core = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, str(EXAMPLES / name), *arguments], capture_output=True, text=True, check=True, env=one_core)
    return done.stdout


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("seats.py", ["dragon_kin", "4"], "player_0 won"),
        ("one_seat.py", ["dragon_kin", "10"], "of the last half"),
        ("many_games.py", ["dragomino", "30"], "steps a second"),
    ],
)
def test_an_example_runs(name: str, arguments: list[str], said: str) -> None:
    """It says what it found."""
    assert said in run(name, *arguments)


def test_a_search_of_openspiels_beats_chance() -> None:
    """What our door tells OpenSpiel of turns, sights and victories is enough for its own search to win three of four games or more."""
    share = re.search(r"won (\d+)% of 4 games", run("search_elsewhere.py", "dragomino", "4"))
    assert share is not None
    assert int(share[1]) >= 75


def test_decisions_are_read_with_polars(tmp_path: Path) -> None:
    """What the command wrote the example counts."""
    assert command("simulate", "dragon_kin", "--games", "4", "--parquet", str(tmp_path / "decisions")).returncode == 0
    assert "discard" in run("decisions.py", str(tmp_path / "decisions"))


def test_ppo_learns_and_keeps_what_it_learned(tmp_path: Path) -> None:
    """A few seconds of learning leave a curve and weights that play the same again."""
    curve, weights = tmp_path / "curve.json", tmp_path / "policy.npz"
    run("masked_ppo.py", "--minutes", "0.05", "--tests", "50", "--curve", str(curve), "--save", str(weights))
    rows = json.loads(curve.read_text("utf-8"))
    assert rows[0]["games"] == 0 and rows[-1]["games"] > 0

    run("masked_ppo.py", "--minutes", "0", "--tests", "50", "--load", str(weights), "--curve", str(curve))
    again = json.loads(curve.read_text("utf-8"))
    assert [again[0][rival] for rival in ("random", "greedy")] == [rows[-1][rival] for rival in ("random", "greedy")]
