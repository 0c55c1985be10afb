"""The terminal's language: chosen by a flag, the environment or the system, for help, errors and games alike."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
from pathlib import Path

import pytest

import clutch as library
from clutch.cli.speech import wished
from kit.command import clutch, command, environment

ROOT = Path(__file__).parent.parent.parent
COMMANDS = (
    "games",
    "rules",
    "play",
    "score",
    "simulate",
    "replay",
    "check",
    "serve",
    "doctor",
    "backup",
    "export",
    "import",
    "prune",
    "forget",
)


def run(*arguments: str, stdin: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    """A command in an environment."""
    return subprocess.run(
        command(*arguments), input=stdin, capture_output=True, text=True, env=environment(**changes), timeout=120, check=False
    )


@pytest.mark.parametrize(
    ("arguments", "setting", "system", "language"),
    [
        (["games", "--language", "de"], "en", "en_GB.UTF-8", "de"),
        (["games"], "de", "en_GB.UTF-8", "de"),
        (["games"], "", "de_AT.UTF-8", "de"),
        (["games"], "", "fr_FR.UTF-8", "en"),
        (["games"], "", "C.UTF-8", "en"),
        (["games", "--language"], "", "", "en"),
    ],
)
def test_the_nearest_wish_wins(arguments: list[str], setting: str, system: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line comes before the environment, and that before the system."""
    for name, value in (("CLUTCH_LANGUAGE", setting), ("LC_ALL", system), ("LC_MESSAGES", ""), ("LANG", "")):
        monkeypatch.setenv(name, value)
    assert wished(arguments) == language


def test_help_and_errors_are_german() -> None:
    """What argparse says for itself, too."""
    help_text = run("play", "--help", CLUTCH_LANGUAGE="de").stdout
    assert help_text.startswith("Aufruf: clutch play") and "Beispiele:" in help_text and "ein Bot (sonst: me" in help_text
    for arguments, sentence in (
        ("play dragon_kin --players two", "--players: „two“ ist keine ganze Zahl von 1 bis 20; siehe `clutch play --help`"),
        ("play dragon_kin --fast", "das ist nicht zu verstehen: --fast"),
        ("rules", "es fehlt noch: GAME"),
        ("check nowhere.jsonl", "nowhere.jsonl kann nicht gelesen werden"),
        ("rules dragon_kin dk-t99", "Dragon Kin hat keine Regel „dk-t99“; es gibt DK-T1 bis"),
    ):
        done = clutch(*arguments.split(), "--language", "de")
        assert done.returncode == 2 and sentence in done.stderr, done.stderr


def test_a_language_without_words_is_refused() -> None:
    """With those that there are."""
    done = clutch("games", "--language", "tlh")
    assert done.returncode == 2
    assert done.stderr == "clutch: there are no words for the language “tlh”; there are words for de, en\n"


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment with a language more, which nobody speaks."""
    specification = importlib.util.spec_from_file_location("pseudo", ROOT / "scripts" / "pseudo.py")
    assert specification is not None and specification.loader is not None
    pseudo = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(pseudo)
    folder = tmp_path_factory.mktemp("words")
    pseudo.write(folder)
    return {"CLUTCH_WORDS": os.fspath(folder), "CLUTCH_LANGUAGE": pseudo.PSEUDO, "COLUMNS": "110"}


OWN_NAMES = {word for game in library.games() for word in game.title.split()} | {"Ann"}
"""What is called the same in every language."""


def untranslated(text: str) -> list[str]:
    """Words of lines that have no accent in them at all."""
    return [line for line in text.splitlines() if set(re.findall(r"[A-Za-z]{3,}", line)) - OWN_NAMES and not re.search("[áéíóúýðñš]", line)]


def test_every_help_is_translated(abroad: dict[str, str]) -> None:
    """But for what is typed: the line of usage, flags without help, and the examples."""
    for name in COMMANDS:
        text = run(name, "--help", **abroad).stdout
        described = text.split("\n\n", 1)[1].rsplit("\n\n", 1)[0]
        left = [line for line in untranslated(described) if not re.fullmatch(r"\s+(-\S+.*|\{.*\}|[A-Z]+)", line)]
        assert left == [], name


@pytest.mark.parametrize("game", [game.name for game in library.games()])
def test_a_game_is_told_in_the_language(abroad: dict[str, str], game: str) -> None:
    """The screens, the board and the sentences; moves are written in notation, which is the same everywhere."""
    script = "help\n1\n1\nlog\nquit\nquit\n"
    done = run("play", game, "--seats", "me,random", "--names", "Ann", "--seed", "3", stdin=script, **abroad)
    assert done.returncode == 0, done.stderr
    plain = [line for line in untranslated(done.stdout) if len(set(re.findall(r"[A-Za-z]{3,}", line)) - OWN_NAMES) > 3]
    assert plain == []
