"""The examples of the README and of the site are true: their commands run, their programs run, their JSON is JSON. Examples with `>>>` are run by pytest itself."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from clutch.cli.main import command_of, make_parser
from kit.command import clutch, operate

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KEPT = {"serve", "import", "export", "backup", "forget", "doctor", "prune", "mcp", "train"}
"""Commands that open a server, touch somebody’s own matches or learn for minutes: they are only parsed; tests of their own run them."""
MACHINE = {"podman", "python3", "systemctl", "useradd", "cp", "sudo", "/opt/clutch/bin/pip", "/opt/clutch/bin/clutch"}
"""Programs of a machine that is set up, which no test does."""


def blocks(page: Path, *kinds: str) -> list[tuple[str, str]]:
    """The blocks of some kinds on a page: the file that each is saved as, if it says so, and the text with what it includes."""
    found = []
    for kind, title, text in BLOCK.findall(page.read_text("utf-8")):
        if kind in kinds:
            included = re.sub(r"^--8<-- \"(.+)\"$", lambda match: (ROOT / match[1]).read_text("utf-8"), text, flags=re.MULTILINE)
            found.append((title, included))
    return found


def having(*kinds: str) -> pytest.MarkDecorator:
    """Run a test for every page that has such blocks."""
    pages = [page for page in PAGES if blocks(page, *kinds)]
    return pytest.mark.parametrize("page", pages, ids=[str(page.relative_to(ROOT)) for page in pages])


def shortened(command: str) -> str:
    """The same command with fewer games and shorter thoughts, in one process."""
    command = re.sub(r"search:(\d+)(ms|cpu|s)\b", "search:6", command)
    command = re.sub(r"search:(\d{2,})", lambda match: f"search:{max(5, int(match[1]) // 50)}", command)
    command = re.sub(r" --games \d+", "", command)
    if re.match(r"clutch (arena|lab|simulate)\b", command):
        command += " --games 2"
    command = re.sub(r"--(seconds|minutes) \d+", lambda match: f"--{match[1]} {int(command.startswith('clutch train'))}", command)
    return re.sub(r"--jobs \d+", "--jobs 1", command)


def laid_out(folder: Path, page: Path) -> None:
    """The files that the commands of a page speak of: those that the page offers or tells to save, games of an evening, a changed component file."""
    for offered in re.findall(r"\]\((?:\.\./)*(examples/[\w/]+\.py)\)", page.read_text("utf-8")):
        shutil.copy(ROOT / offered, folder)
    for title, text in blocks(page, "python"):
        if title:
            (folder / title).write_text(text, "utf-8")
    keep_evening(folder)
    keep_game(folder)
    shutil.copy(ROOT / "src" / "clutch" / "games" / "dragoon" / "components.toml", folder / "changed.toml")
    if not (folder / "mybot.py").exists():
        shutil.copy(ROOT / "examples" / "bots" / "collector.py", folder / "mybot.py")
    shutil.copy(folder / "mybot.py", folder / "goblin.py")
    for bot in ("mybot.py", "goblin.py"):
        (folder / bot).chmod(0o755)


def keep_evening(folder: Path) -> None:
    """Games that were played to their end."""
    for name in ("evening.jsonl", "game.jsonl"):
        shutil.copy(ROOT / "tests" / "records" / "dragon_kin" / "2_players.jsonl", folder / name)


def keep_game(folder: Path) -> None:
    """The first of twenty games, of which fewer are played here."""
    (folder / "games").mkdir(exist_ok=True)
    shutil.copy(ROOT / "tests" / "records" / "dragomino" / "2_players.jsonl", folder / "games" / "dragomino-01.jsonl")


def run_clutch(arguments: list[str], folder: Path) -> None:
    """Run a command of Clutch, or see at least that it is understood."""
    command = command_of(arguments)
    if command in KEPT or command is None or "--server" in arguments or arguments == ["score", "dragon_kin"]:
        make_parser(serving=command in ("serve", None)).parse_args(arguments)
    elif command == "play":
        if "--save" in arguments:
            (folder / arguments[arguments.index("--save") + 1]).unlink(missing_ok=True)
        if "--resume" in arguments:
            leave_unfinished(folder / arguments[arguments.index("--resume") + 1])
        quick = [] if {"--seats", "--resume", "--companion"} & set(arguments) else ["--seats", "me,greedy"]
        done = clutch(*arguments, *quick, stdin="1\n" * 900, cwd=folder)
        assert done.returncode == 0 or "--companion" in arguments, done.stderr
        assert "Traceback" not in done.stderr
        keep_evening(folder)
    else:
        if command == "simulate":
            shutil.rmtree(folder / "games")
        done = operate(*[name for argument in arguments for name in expanded(argument, folder)])
        assert done.returncode == 0, done.stderr
        keep_game(folder)


def leave_unfinished(record: Path) -> None:
    """A game that somebody left after two moves."""
    record.unlink(missing_ok=True)
    clutch("play", "dragon_kin", "--seats", "me,greedy", "--save", str(record), stdin="1\n1\n", cwd=record.parent)
    assert record.is_file()


def expanded(argument: str, folder: Path) -> list[str]:
    """What a shell makes of an argument."""
    return sorted(str(path) for path in folder.glob(argument)) if "*" in argument else [argument]


FRAMEWORKS = {"stable_baselines.py": "sb3_contrib", "rllib.py": "torch"}
"""Programs for what only some people have: where it is missing, they are read and their options are looked for."""


def check_other(words: list[str], folder: Path) -> None:
    """What is not a command of ours: there is such a target, such an extra, such a program."""
    if words[0] == "make":
        assert re.search(rf"^(\$\(VENV\)|{re.escape(words[1])}\b)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), words
    elif words[:2] == ["pip", "install"]:
        extras = re.findall(r"\[(.+)\]", words[2])
        known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
        assert all(extra in known for listed in extras for extra in listed.split(",")), words
    elif words[:2] == ["python", "-m"]:
        assert (ROOT / Path(*words[2].split("."))).with_suffix(".py").is_file(), words
    elif words[0] == "python" and (ROOT / words[1]).is_file():
        pass  # a program of the project, which has tests of its own
    elif words[0] == "python" and find_spec(FRAMEWORKS.get(words[1], "clutch")) is None:
        program = (folder / words[1]).read_text("utf-8")
        compile(program, words[1], "exec")
        assert all(f'"{word}"' in program for word in words[2:] if word.startswith("--")), words
    elif words[0] == "python":
        subprocess.run([sys.executable, *words[1:]], cwd=folder, check=True, capture_output=True)
    else:
        assert words[0] in MACHINE, f"nobody tests {words[0]}"


@having("console")
def test_the_commands_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command on the page does what it says, with fewer games and shorter thoughts; those that open servers or touch stored matches are understood."""
    laid_out(tmp_path, page)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    for _, text in blocks(page, "console"):
        for line in text.splitlines():
            if line.startswith("$ "):
                words = shlex.split(shortened(re.sub(r"\s+# .*", "", line[2:])))
                if words[0] == "clutch":
                    run_clutch(words[1:], tmp_path)
                else:
                    check_other(words, tmp_path)


@having("python")
def test_the_programs_of_a_page_run(page: Path) -> None:
    """Every program on the page that is not a session runs, one after the other; those with a name of their own are run by the commands beside them."""
    names: dict[str, object] = {"__name__": "example"}
    for title, text in blocks(page, "python"):
        if not title and ">>> " not in text:
            exec(compile(text, str(page), "exec"), names)  # noqa: S102 - our own pages


@having("json")
def test_json_is_json(page: Path) -> None:
    """What is shown as JSON can be read, whole or line by line."""
    for _, text in blocks(page, "json"):
        lines = text.splitlines() if text.count("\n{") else [text]
        assert all(json.loads(line) is not None for line in lines)


FRAGMENTS = """
import __future__, importlib, re, sys, textwrap
import clutch
from clutch.games.dragon_kin.components import TYPES

state = clutch.game("dragon_kin").start(players=2, chance=clutch.Seeded(1))
actions = clutch.Actions()
shown = re.findall(r"^ *```python\\n(.*?)^ *```$", sys.stdin.read(), re.MULTILINE | re.DOTALL)
modules = ["clutch.games.dragon_kin.state", "clutch.games.dragon_kin.turn", "clutch.games.dragonbrood.destination"]
for name, text in zip(modules, shown, strict=True):
    around = {**vars(importlib.import_module(name)), "actions": actions, "hand": state.hand, "seat": 0}
    flags = __future__.annotations.compiler_flag
    exec(compile(textwrap.dedent(text), name, "exec", flags, dont_inherit=True), around)
print(actions.count, sum(count > 0 for count in state.hand[:TYPES]))
"""
"""Each fragment is run among the names of the module that it speaks of, interpreted: compiled classes take no interpreted heirs."""


def test_the_fragments_for_contributors_run() -> None:
    """What CONTRIBUTING.md shows of a state, of listing actions and of a decision runs where it belongs; the listing finds every kind of card in a hand."""
    sources = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "CLUTCH_PURE": "1", "PYTHONPATH": sources, "PYTHONUTF8": "1"}
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    done = subprocess.run([sys.executable, "-c", FRAGMENTS], input=text, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    listed, held = done.stdout.split()
    assert listed == held != "0"


def test_all_extras_are_told() -> None:
    """The page on installing lists every extra that brings something."""
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    listed = re.findall(r"^\| `clutch\[(\w+)\]`", (ROOT / "docs" / "install.md").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(extra for extra, brought in known.items() if brought)
