"""Bots from outside: programs that speak JSON lines, Python classes, and everything that such a bot can do wrong."""

from __future__ import annotations

import json
import shutil
import time
from pathlib import Path

import psutil
import pytest

import clutch
from clutch.arena.crew import Alone
from clutch.arena.match import Played
from clutch.arena.tables import games_of
from clutch.arena.tournament import tournament
from clutch.bots import Broken, Outside, Sight, find_bot, make_bot
from clutch.bots.outside import SETTING, added_bots
from clutch.kernel.errors import GameError
from kit.command import clutch as command

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = ROOT / "examples" / "bots"
GREETING = 'import json, os, sys, time\nprint(json.dumps({"type": "hello"}), flush=True)\n'


def program(folder: Path, text: str, name: str = "bot.py") -> str:
    """A bot's program that greets, then does what the text says."""
    path = folder / name
    path.write_text(GREETING + text, "utf-8")
    return str(path)


def games(bots: list[str], count: int, game: str = "dragon_kin", deadline: float = 5) -> list[Played]:
    """Games of a tournament, in this process."""
    wanted = tournament(clutch.game(game), 2, {}, bots, 1, count, deadline=deadline)
    return [played for part in Alone(games_of(wanted)).play(iter(range(count))) for played in part]


@pytest.mark.parametrize("game", [game.name for game in clutch.games()])
def test_the_example_plays_every_game(game: str) -> None:
    """Forty lines of Python play all five games without a forfeit."""
    for played in games([str(EXAMPLES / "collector.py"), "random"], 2, game):
        assert played.forfeit is None and played.scores is not None


def test_the_example_in_another_language() -> None:
    """JavaScript; what it says of its chances is taken down."""
    assert shutil.which("node"), "the tests need Node.js"
    for played in games([str(EXAMPLES / "first.mjs"), "random"], 2):
        assert played.forfeit is None
        assert {chance for _, chance in played.efforts[played.line_up.index(0)].said} == {0.5}


def test_a_class_plays_and_sees_only_its_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is hosted in a process of its own, where the true position never was."""
    monkeypatch.chdir(ROOT)
    for played in games(["examples.bots.patient:Patient", "random"], 2):
        assert played.forfeit is None
        assert played.efforts[played.line_up.index(0)].said


def test_the_world_of_a_class_is_drawn_from_its_sight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two positions that look alike to the seat are told to its process alike, whatever is hidden in them."""
    (tmp_path / "peeking.py").write_text(
        "class Peeking:\n"
        "    def choose(self, sight, chance):\n"
        "        with open('seen', 'a') as file:\n"
        "            file.write(repr(sight._state.contents()) + '\\n')\n"
        "        return sight.actions()[0]\n",
        "utf-8",
    )
    monkeypatch.chdir(tmp_path)
    state = clutch.game("dragon_kin").start(2, chance=clutch.Seeded(1))
    seat = int(state.seat())
    other = state.resample(seat, clutch.Seeded(5))
    assert other != state
    bot = Outside("peeking:Peeking")
    for world in (state, other):
        bot.choose(Sight(world, seat), clutch.Seeded(9))
    bot.close()
    first, second = (tmp_path / "seen").read_text("utf-8").splitlines()
    assert first == second


FAULTS = {
    "silent": ("time.sleep(60)", "gave no answer in time"),
    "ends": ("sys.exit('out of ideas')", "ended with code 1: out of ideas"),
    "dies": ("os.kill(os.getpid(), 9)", "ended with code -9"),
    "babbles": (
        "sys.stdin.readline(); sys.stdin.readline(); sys.stdin.readline(); print('moo', flush=True); time.sleep(9)",
        "wrote what is not JSON: b'moo'",
    ),
    "lists": ("print('[1]', flush=True); time.sleep(9)", "wrote what is not a JSON object"),
    "floods": ("sys.stdout.write('x' * (3 << 20)); sys.stdout.flush(); time.sleep(9)", "wrote a line of more than 1048576 bytes"),
    "cheats": (
        'print(json.dumps({"type": "choose", "id": 1, "action": 999999}), flush=True); time.sleep(9)',
        "chose action 999999, which is not legal here",
    ),
    "hurries": (
        'print(json.dumps({"type": "choose", "id": 7, "action": 1}), flush=True); time.sleep(9)',
        "answered question 7, not question 1",
    ),
    "muddles": ('print(json.dumps({"type": "choose", "action": True}), flush=True); time.sleep(9)', "answered something else"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_a_bot_does_wrong_is_its_forfeit(fault: str, tmp_path: Path) -> None:
    """One sentence each; the next games are played, with a process of its own each."""
    text, reason = FAULTS[fault]
    bot = program(tmp_path, text)
    played = games([bot, "random"], 3, deadline=0.7)
    assert len(played) == 3
    for game in played:
        assert game.forfeit is not None
        assert game.forfeit[0] == game.line_up.index(0)
        assert game.forfeit[1].startswith(reason), game.forfeit
        assert game.payoffs[game.line_up.index(1)] == 1.0
    assert not [process for process in psutil.Process().children(recursive=True) if bot in " ".join(process.cmdline())], (
        "nothing is left running"
    )


def test_a_bot_that_does_not_read_is_not_waited_for(tmp_path: Path) -> None:
    """The pipe to it is full; the deadline holds for writing, too."""
    bot = Outside(program(tmp_path, "time.sleep(60)"), 0.5)
    bot.begin({"much": "x" * 10})
    begun = time.monotonic()
    with pytest.raises(Broken, match="did not read what it was told"):
        bot.begin({"much": "x" * (4 << 20)})
    assert time.monotonic() - begun < 30


def test_a_program_that_does_not_greet(tmp_path: Path) -> None:
    """It is told what it must answer first."""
    path = tmp_path / "rude.py"
    path.write_text('print(\'{"type": "choose"}\', flush=True)\nimport time\ntime.sleep(9)', "utf-8")
    bot = Outside(str(path))
    state = clutch.game("dragon_kin").start(2, chance=clutch.Seeded(1))
    with pytest.raises(Broken, match="did not greet"):
        bot.choose(Sight(state, state.seat()), clutch.Seeded(1))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("./nowhere", "there is no bot at ./nowhere"),
        ("./setup.cfg 'x", "a quotation mark is not closed"),
        ("pyproject.toml.py", "there is no bot at"),
        ("./README.md", "cannot be executed"),
        ("gone.away:Bot", "there is no module gone for gone.away:Bot"),
    ],
)
def test_what_cannot_be_started_is_refused_at_once(text: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before any game is played."""
    monkeypatch.chdir(ROOT)
    with pytest.raises(GameError, match=sentence):
        find_bot(text)


def test_a_class_that_cannot_be_loaded_or_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its reason is in the forfeit."""
    (tmp_path / "weak.py").write_text("class Weak:\n    def choose(self, sight, chance):\n        return 1 // 0\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    for text, reason in (
        ("weak:Weak", "broke: ZeroDivisionError"),
        ("weak:Strong", "broke: weak:Strong cannot be loaded: AttributeError"),
        ("weak.away:Bot", "broke: weak.away:Bot cannot be loaded"),
    ):
        played = games([text, "random"], 1)[0]
        assert played.forfeit is not None and played.forfeit[1].startswith(reason), played.forfeit


def test_in_the_terminal_one_of_ours_takes_over(tmp_path: Path) -> None:
    """A person's game goes on, and they are told why."""
    bot = program(tmp_path, "sys.exit('tired')")
    done = command("play", "dragon_kin", "--seats", f"{bot},random", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert "ended with code 1: tired. From now on greedy plays for it." in " ".join(done.stdout.split())


def test_a_file_starts_no_program(tmp_path: Path) -> None:
    """A record that names a program is played on without it."""
    bot = program(tmp_path, f"open({str(tmp_path / 'started')!r}, 'w').close()")
    record = clutch.begin(clutch.game("dragon_kin"), 2, {}, [clutch.Seat("a", bot), clutch.Seat("b", "random")], clutch.Seeded(1)).record
    path = tmp_path / "game.jsonl"
    path.write_text(record.text(), "utf-8")
    done = command("play", "--resume", str(path))
    assert done.returncode == 0, done.stderr
    assert "is a program, which a file cannot start" in " ".join(done.stdout.split())
    assert not (tmp_path / "started").exists()


def test_an_operators_bots_have_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what the operator has added can be asked for by name; a path never."""
    monkeypatch.setenv(SETTING, json.dumps({"goblin": str(EXAMPLES / "collector.py")}))
    bot = make_bot("goblin")
    assert isinstance(bot, Outside) and bot.name == "goblin"
    state = clutch.game("dragon_kin").start(2, chance=clutch.Seeded(1))
    assert bot.choose(Sight(state, state.seat()), clutch.Seeded(1)) in state.legal()
    bot.close()
    with pytest.raises(GameError, match="there is no bot"):
        make_bot(str(EXAMPLES / "collector.py"))
    monkeypatch.setenv(SETTING, "[1]")
    with pytest.raises(GameError, match="is no list of bots"):
        added_bots()


@pytest.mark.parametrize("text", ["goblin", "Goblin=./x.py", "goblin=greedy", "goblin=./nowhere.py"])
def test_an_operator_is_told_how_to_add_a_bot(text: str) -> None:
    """One sentence."""
    done = command("serve", "--bot", text)
    assert done.returncode == 2 and ("adds no bot" in done.stderr or "there is no bot at" in done.stderr)
