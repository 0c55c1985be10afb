"""Running the `clutch` command as a user does: in a process of its own, through pipes or on a terminal."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from clutch.cli.main import main

SOURCES = Path(__file__).parent.parent.parent / "src"


def environment(**changes: str) -> dict[str, str]:
    """The environment of a command: these sources, English, and nothing that asks for colour or for none."""
    kept = {
        name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "TTY_COMPATIBLE")
    }
    return {**kept, "PYTHONPATH": str(SOURCES), "TERM": "xterm-256color", "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8", **changes}


def command(*arguments: str) -> list[str]:
    """The command line of a `clutch` command."""
    return [sys.executable, "-m", "clutch.cli.main", *arguments]


def clutch(*arguments: str, stdin: str | bytes = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command through pipes."""
    data = stdin if isinstance(stdin, bytes) else stdin.encode()
    done = subprocess.run(command(*arguments), input=data, capture_output=True, cwd=cwd, env=environment(), timeout=120, check=False)
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


class Terminal:
    """A command on a pseudo-terminal, and somebody before it who reads and types."""

    def __init__(self, arguments: Sequence[str], cwd: Path | None = None, **changes: str) -> None:
        self.leader, follower = pty.openpty()
        self.process = subprocess.Popen(
            command(*arguments),
            stdin=follower,
            stdout=follower,
            stderr=follower,
            cwd=cwd,
            env=environment(**changes),
            start_new_session=True,
            # Ctrl-C must reach the command even where whoever runs the tests ignores it, as background jobs do.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - the tests have no threads here
        )
        os.close(follower)
        self.text = ""
        self.read_to = 0

    def wait_for(self, text: str) -> str:
        """Read until this text shows: all that showed since the last call."""
        end = time.monotonic() + 60
        while text not in self.text[self.read_to :]:
            assert time.monotonic() < end, f"“{text}” did not show in {self.text!r}"
            if not self.read():
                assert text in self.text[self.read_to :], f"the command ended without “{text}”: {self.text!r}"
        place = self.text.index(text, self.read_to) + len(text)
        shown = self.text[self.read_to : place]
        self.read_to = place
        return shown

    def read(self) -> bool:
        """Read what is there; False when the command has closed the terminal."""
        ready, _, _ = select.select([self.leader], [], [], 1)
        if not ready:
            return True
        try:
            data = os.read(self.leader, 65536)
        except OSError:
            return False
        self.text += data.decode(errors="replace")
        return bool(data)

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.leader, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C: the signal goes to the command and all its children, as a terminal sends it."""
        os.killpg(self.process.pid, signal.SIGINT)

    def finish(self) -> int:
        """Read to the end: the exit code."""
        end = time.monotonic() + 60
        while self.read():
            if time.monotonic() > end:
                self.process.kill()
            if self.process.poll() is not None and not select.select([self.leader], [], [], 0.2)[0]:
                break
        code = self.process.wait(60)
        os.close(self.leader)
        return code


def operate(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command in this process, for tests that run many."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(arguments)
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())
