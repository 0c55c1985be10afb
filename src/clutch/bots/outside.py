"""Bots from outside: any program that reads and writes JSON lines, or a Python class in a process of its own.

A bot's process is told only what its seat may know and is never believed: its answer is checked, its lines have a length, its thinking has a deadline, and whatever it does wrong is one sentence. A Python class
is hosted by `clutch.bots.host`, which gives it a `Sight` of a world drawn from the seat's sight: the true one is never in its process.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import select
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from importlib.machinery import PathFinder
from pathlib import Path
from time import monotonic
from typing import IO

from clutch.bots.named import Named
from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Chance
from clutch.kernel.errors import GameError
from clutch.kernel.state import State

PROTOCOL = 1
HELLO_SECONDS = 20.0
"""How long a program has to start and to greet."""
MOVE_SECONDS = 10.0
"""How long it has for a decision, unless it is told otherwise."""
BYE_SECONDS = 1.0
LONGEST_LINE = 1 << 20
LONGEST_REASON = 200
SETTING = "CLUTCH_BOTS"
"""The environment variable with the bots that an operator has added: JSON, a command or a Python class by name."""


class Broken(GameError):
    """A bot from outside did something wrong: the message is one sentence about it, without its subject."""


def is_outside(text: str) -> bool:
    """Whether a text asks for a bot from outside: a program by its path, or `package.module:Class`.

    >>> [is_outside(text) for text in ("./mybot.py --fast", "/opt/bots/strong", "mybots.good:Good", "greedy", "search:300ms")]
    [True, True, True, False, False]
    """
    return is_program(text) or is_class(text)


def is_program(text: str) -> bool:
    """Whether a text is a program by its path."""
    return text.startswith(("./", "../", "/", ".\\")) or text.partition(" ")[0].endswith(".py")


def is_class(text: str) -> bool:
    """Whether a text is `package.module:Class`."""
    module, sign, name = text.partition(":")
    return bool(sign) and name[:1].isupper() and name.isidentifier() and all(part.isidentifier() for part in module.split("."))


def command_of(text: str) -> list[str]:
    """The command that starts a bot; refuses what cannot be started."""
    if is_class(text):
        top = text.partition(":")[0].partition(".")[0]
        # Nothing is imported here: what the module does is the business of the bot's own process.
        if PathFinder.find_spec(top, [str(Path.cwd()), *sys.path]) is None:
            raise GameError(f"there is no module {top} for {text[:200]}: start the command in its folder, or install it")
        return [sys.executable, "-m", "clutch.bots.host", text]
    try:
        words = shlex.split(text)
    except ValueError:
        raise GameError(f"“{text[:60]}” is no command: a quotation mark is not closed") from None
    path = Path(words[0])
    if not path.is_file():
        raise GameError(f"there is no bot at {words[0][:200]}: give the path of a program")
    if path.suffix == ".py":
        return [sys.executable, *words]
    if path.suffix in (".js", ".mjs") and not os.access(path, os.X_OK):
        node = shutil.which("node")
        if node is None:
            raise GameError(f"{words[0][:200]} needs Node.js: install it, or give an executable program")
        return [node, *words]
    if not os.access(path, os.X_OK):
        raise GameError(f"{words[0][:200]} cannot be executed: make it executable (chmod +x)")
    return [str(path.absolute()), *words[1:]]


class Outside(Named):
    """A bot in a process of its own, started when it is first needed."""

    def __init__(self, text: str, seconds: float = MOVE_SECONDS, name: str | None = None) -> None:
        self.text = text
        self.name = text if name is None else name
        self.seconds = seconds
        """How long it has for a decision."""
        self.command = command_of(text)
        self.with_world = is_class(text)
        """Whether it is a class of ours to host: it gets a world besides the view."""
        self.process: subprocess.Popen[bytes] | None = None
        self.complaints: IO[bytes] | None = None
        """What it writes on its standard error: its last line says why it ended."""
        self.kept = b""
        self.asked = 0

    # As a bot

    def choose(self, sight: Sight, chance: Chance) -> int:
        """The action that the bot takes."""
        return self.think(sight, chance)[0]

    def think(self, sight: Sight, chance: Chance) -> tuple[int, float | None, int | None]:
        """The action, and what it says of its chance and of its iterations, if anything."""
        actions = sight.actions()
        if len(actions) == 1:
            return actions[0], None, None
        world = sight.sample(chance)
        self.asked += 1
        question = {
            "type": "choose",
            "id": self.asked,
            "game": world.game.name,
            "players": int(world.players),
            "seat": int(sight.seat),
            "milliseconds": round(self.seconds * 1000),
            "view": sight.view(),
            "moves": moves(world, actions),
        }
        if self.with_world:
            question["world"] = base64.b64encode(pickle.dumps(world)).decode()
            question["luck"] = chance.below(1 << 30)
        self.start()
        answer = self.exchange(question, self.seconds)
        return self.checked(answer, actions)

    def checked(self, answer: dict[str, object], actions: list[int]) -> tuple[int, float | None, int | None]:
        """An answer that can be believed."""
        if answer.get("type") == "error":
            raise Broken(f"broke: {str(answer.get('reason', 'it did not say why'))[:LONGEST_REASON]}")
        action, said, iterations = answer.get("action"), answer.get("chance"), answer.get("iterations")
        if answer.get("type") != "choose" or isinstance(action, bool) or not isinstance(action, int):
            raise Broken('answered something else than {"type": "choose", "id": …, "action": …}')
        if answer.get("id") != self.asked:
            raise Broken(f"answered question {str(answer.get('id'))[:20]}, not question {self.asked}")
        if action not in actions:
            raise Broken(f"chose action {action}, which is not legal here")
        chance = float(said) if isinstance(said, (int, float)) and not isinstance(said, bool) and 0 <= said <= 1 else None
        count = iterations if isinstance(iterations, int) and not isinstance(iterations, bool) and 0 <= iterations < 1 << 40 else None
        return action, chance, count

    def begin(self, facts: dict[str, object]) -> None:
        """A game begins: told, not asked."""
        self.start()
        self.send({"type": "begin", **facts}, self.seconds)

    def end(self, facts: dict[str, object]) -> None:
        """A game is over: told, not asked."""
        with suppress(Broken):
            self.send({"type": "result", **facts}, self.seconds)

    # The process

    def start(self) -> None:
        """Start the process and greet it, unless it runs."""
        if self.process is not None:
            return
        # A file takes any amount without anybody reading it, and goes away by itself.
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([os.getcwd(), os.environ.get("PYTHONPATH", "")])}  # noqa: PTH109
        try:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self.complaints,
                env=environment,
                start_new_session=True,  # Ctrl-C is for us, and what it starts ends with it
            )
        except OSError as error:
            self.close()
            raise Broken(f"could not be started: {error.strerror or error}") from None
        assert self.process.stdin is not None
        os.set_blocking(self.process.stdin.fileno(), False)
        answer = self.exchange({"type": "hello", "protocol": PROTOCOL}, HELLO_SECONDS)
        if answer.get("type") == "error":
            raise self.failed(f"broke: {str(answer.get('reason', ''))[:LONGEST_REASON]}")
        if answer.get("type") != "hello":
            raise self.failed('did not greet: it must answer {"type": "hello"} first')

    def exchange(self, message: dict[str, object], seconds: float) -> dict[str, object]:
        """Send a message and wait for the answer."""
        deadline = monotonic() + seconds
        self.send(message, seconds)
        line = self.read(deadline)
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise self.failed(f"wrote what is not JSON: {line[:60]!r}") from None
        if not isinstance(answer, dict):
            raise self.failed(f"wrote what is not a JSON object: {line[:60]!r}")
        return answer

    def send(self, message: dict[str, object], seconds: float) -> None:
        """Write a line; a program that does not read has as long as for an answer."""
        assert self.process is not None and self.process.stdin is not None
        rest = memoryview(json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        deadline = monotonic() + seconds
        output = self.process.stdin.fileno()
        while rest:
            left = deadline - monotonic()
            if left <= 0 or not select.select([], [output], [], left)[1]:
                raise self.failed(f"did not read what it was told for {seconds:g} seconds")
            try:
                rest = rest[os.write(output, rest) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self.failed(self.ended()) from None

    def read(self, deadline: float) -> bytes:
        """The next line."""
        assert self.process is not None and self.process.stdout is not None
        source = self.process.stdout.fileno()
        while b"\n" not in self.kept:
            if len(self.kept) > LONGEST_LINE:
                raise self.failed(f"wrote a line of more than {LONGEST_LINE} bytes")
            left = deadline - monotonic()
            if left <= 0 or not select.select([source], [], [], left)[0]:
                raise self.failed("gave no answer in time")
            news = os.read(source, 1 << 16)
            if not news:
                raise self.failed(self.ended())
            self.kept += news
        line, self.kept = self.kept.split(b"\n", 1)
        return line

    def ended(self) -> str:
        """Why the process is gone, as far as it said."""
        assert self.process is not None
        try:
            code = self.process.wait(BYE_SECONDS)
        except subprocess.TimeoutExpired:
            return "closed its output"
        last = ""
        if self.complaints is not None:
            self.complaints.seek(0, os.SEEK_END)
            self.complaints.seek(max(self.complaints.tell() - 4096, 0))
            lines = [line for line in self.complaints.read().decode(errors="replace").splitlines() if line.strip()]
            last = f": {lines[-1].strip()[:LONGEST_REASON]}" if lines else ""
        return f"ended with code {code}{last}"

    def failed(self, reason: str) -> Broken:
        """What is wrong, and the end of the process: an answer that comes late would be taken for the next one."""
        self.close()
        return Broken(reason)

    def close(self) -> None:
        """Say goodbye, and end the process with all that it started."""
        process, self.process = self.process, None
        self.kept = b""
        if process is not None:
            assert process.stdin is not None and process.stdout is not None
            with suppress(OSError):
                os.write(process.stdin.fileno(), b'{"type":"bye"}\n')
            with suppress(OSError):
                process.stdin.close()
            try:
                process.wait(BYE_SECONDS)
            except subprocess.TimeoutExpired:
                with suppress(OSError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait()
            process.stdout.close()
        if self.complaints is not None:
            self.complaints.close()
            self.complaints = None


def moves(world: State, actions: list[int]) -> list[dict[str, object]]:
    """The legal moves, as a bot is told them."""
    found: list[dict[str, object]] = []
    for action in actions:
        move = world.move(action)
        found.append({"action": action, "move": move.notation, "kind": move.kind, "parameters": dict(move.parameters)})
    return found


def added_bots() -> dict[str, str]:
    """The bots that the operator of this process has added, by name."""
    try:
        given = json.loads(os.environ.get(SETTING, "{}"))
    except ValueError:
        given = None
    if not isinstance(given, dict) or not all(isinstance(text, str) for text in given.values()):
        raise GameError(f'{SETTING} is no list of bots: write it as in {{"goblin": "./goblin.py"}}')
    return given


_SHARED: dict[str, Outside] = {}


def added_bot(name: str, seconds: float = MOVE_SECONDS) -> Outside | None:
    """A bot that the operator has added; one process of it serves all games of this process."""
    if name not in _SHARED:
        text = added_bots().get(name)
        if text is None:
            return None
        _SHARED[name] = Outside(text, seconds, name)
    return _SHARED[name]
