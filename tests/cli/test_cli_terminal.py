"""On a real terminal: colour, progress, Ctrl-C, the curtain; and through pipes: none of it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kit.command import Terminal, clutch, command, environment

COMMANDS = ["games", "rules", "play", "score", "simulate", "replay", "check"]


def test_colour_only_on_a_terminal() -> None:
    """A terminal gets colour, a pipe and NO_COLOR do not."""
    coloured = Terminal(["games"])
    plain = Terminal(["games"], NO_COLOR="1")
    dumb = Terminal(["games"], TERM="dumb")

    assert coloured.finish() == plain.finish() == dumb.finish() == 0
    assert "\x1b[" in coloured.text
    assert "\x1b[" not in plain.text
    assert "\x1b[" not in dumb.text
    assert "\x1b[" not in clutch("games").stdout


def test_progress_goes_to_stderr_on_a_terminal_only() -> None:
    """The bar shows on a terminal; through pipes stderr stays empty and stdout is JSON."""
    shown = Terminal(["simulate", "dragon_kin", "--games", "40", "--bots", "greedy,random", "--json"])
    assert shown.finish() == 0
    assert "Dragon Kin, 2 players" in shown.text

    piped = clutch("simulate", "dragon_kin", "--games", "40", "--bots", "greedy,random", "--json")
    assert piped.stderr == ""
    assert json.loads(piped.stdout)["games"] == 40


def test_ctrl_c_in_a_game_is_one_line(tmp_path: Path) -> None:
    """Ctrl-C leaves with 130 and says where the game is."""
    path = tmp_path / "game.jsonl"
    screen = Terminal(["play", "dragon_kin", "--seats", "me,random", "--seed", "1", "--save", str(path)])
    screen.wait_for("> ")
    screen.type("1")
    screen.wait_for("Choose an action")  # the next question is on the screen, and the person reads it
    screen.wait_for("> ")
    time.sleep(0.3)
    screen.interrupt()

    assert screen.finish() == 130
    assert "clutch: interrupted. The game is saved in" in screen.text
    assert "Traceback" not in screen.text
    assert clutch("check", str(path)).returncode == 0


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_in_a_simulation_is_one_line(jobs: str) -> None:
    """Ctrl-C stops all processes at once, and tells how far it came."""
    screen = Terminal(["simulate", "dragon_kin", "--games", "1000000", "--bots", "greedy", "--jobs", jobs])
    screen.wait_for("/1000000")
    screen.interrupt()

    assert screen.finish() == 130
    assert re.search(r"clutch: interrupted\. [\d,]+ of 1,000,000 games were played\.", screen.text)
    assert "Traceback" not in screen.text


def test_a_closed_pipe_is_quiet() -> None:
    """When the reader goes away the command ends without a word."""
    process = subprocess.Popen(command("rules", "dragon_kin"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    said = process.stderr.read()
    process.stderr.close()

    assert process.wait() == 141
    assert said == b""


def test_the_curtain_clears_the_screen() -> None:
    """Between two people the screen and what can be scrolled back to are emptied."""
    screen = Terminal(["play", "dragon_kin", "--seats", "me,me", "--names", "Ann,Ben", "--seed", "5"])
    screen.wait_for("Pass the screen to Ann. Ann, press Enter: ")
    screen.type("")
    screen.wait_for("> ")
    screen.type("1")
    screen.wait_for("> ")
    screen.type("1")
    screen.wait_for("press Enter to hide what you have seen. ")
    screen.type("")
    between = screen.wait_for("Pass the screen to Ben. Ben, press Enter: ")
    screen.type("")
    own = screen.wait_for("> ")
    screen.type("quit")
    screen.type("quit")

    assert screen.finish() == 0
    assert between.count("\x1b[2J\x1b[3J\x1b[H") == 1
    assert "\x1b[2J\x1b[3J\x1b[H" in own
    assert "Ann takes up eight cards." in re.sub(r"\x1b\[[0-9;]*m", "", own)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_shows_examples(name: str) -> None:
    """Each command's help ends with examples of that command."""
    done = clutch(name, "--help")

    assert done.returncode == 0
    examples = done.stdout.split("Examples:\n")[1].splitlines()
    assert len(examples) >= 2
    assert all(line.startswith(f"  clutch {name}") for line in examples)


def test_the_version_names_the_build() -> None:
    """The version says which build runs."""
    assert re.fullmatch(r"clutch \d+\.\d+\.\d+ \((compiled|interpreted)\)\n", clutch("--version").stdout)
    assert "COMMAND" in clutch("--help").stdout


def test_the_package_can_be_started() -> None:
    """`python -m clutch` is the command."""
    done = subprocess.run([sys.executable, "-m", "clutch", "--version"], env=environment(), capture_output=True, text=True, check=True)

    assert done.stdout == clutch("--version").stdout
