"""The wheel in an empty environment, without compiler, Node and sources: somebody plays in the terminal and in the browser, and writes and trains a program."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import clutch
from kit.empty import ROOT, Empty, make_wheel
from table.serving import Server, running
from web.visiting import Visitor, play_out


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Empty:
    """The environment, once for all tests here."""
    folder = tmp_path_factory.mktemp("wheel")
    return Empty(folder / "env", make_wheel(folder), "batch")


@pytest.fixture
def table(empty: Empty, tmp_path: Path) -> Iterator[Server]:
    """A table of the installed Clutch."""

    class Installed(Server):
        """The server that the wheel brought."""

        program = (str(empty.python), "-I", "-m", "clutch.table")
        environment = empty.environment

    with running(f"sqlite:///{tmp_path / 'table.sqlite3'}", "--no-limits", "--workers", "1", kind=Installed) as server:
        yield server


def test_it_is_the_same_version_and_build(empty: Empty) -> None:
    """The wheel has the version of the sources, and its rules are compiled where ours are; no compiler and no Node can be found."""
    done = empty.run("--version")

    assert done.stdout == f"clutch {clutch.__version__} ({clutch.build()})\n", done.stderr
    assert all(shutil.which(name, path=empty.environment["PATH"]) is None for name in ("cc", "gcc", "node", "npm"))


def test_a_game_in_the_terminal(empty: Empty, tmp_path: Path) -> None:
    """A whole game against a bot, kept as a record that checks."""
    path = tmp_path / "game.jsonl"
    done = empty.run("play", "dragomino", "--seats", "me,greedy", "--seed", "3", "--save", str(path), stdin="1\n" * 200)

    assert done.returncode == 0 and "winner" in done.stdout, done.stderr
    assert empty.run("check", str(path)).returncode == 0


def test_a_game_in_the_browser(browser: Browser, table: Server) -> None:
    """The page comes out of the wheel, and a whole game is played at it."""
    ann = Visitor(browser, table.address)
    ann.ask("/api/me")
    ann.go()
    ann.set(ask="never")
    ann.open_table("me", "bot:greedy", game="dragon_kin")
    picks = play_out([ann])

    assert picks > 5 and len(ann.places()) == 4
    ann.leave()


def test_a_policy_is_trained(empty: Empty, tmp_path: Path) -> None:
    """The tutorial's program learns in the installed Clutch, keeps what it has learned, and plays with it."""
    shutil.copy(ROOT / "examples" / "learning" / "first_policy.py", tmp_path)
    command = [str(empty.python), "first_policy.py"]
    environment = {**empty.environment, "OMP_NUM_THREADS": "1"}
    learning = [*command, "--rounds", "12", "--save", "policy.npz"]
    learned = subprocess.run(learning, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    again = [*command, "--rounds", "0", "--load", "policy.npz"]
    played = subprocess.run(again, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)

    before, after = (float(text.split("before: ")[1].split()[0]) for text in (learned.stdout, played.stdout))
    assert after > before
