"""Compiles the rules in place, only what has changed; where it cannot be done, Clutch runs interpreted.

With `CLUTCH_PGO=1` they are compiled twice, for releases: once to count what is hot while `scripts/train.py` plays, and once more with what was counted.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).parent.parent


def main() -> None:
    if os.environ.get("CLUTCH_PURE") == "1":
        remove()
        print("CLUTCH_PURE=1: Clutch runs interpreted, some 70 times slower.")
        return
    print("Compiling the rules (a few minutes the first time) ...", flush=True)
    if os.environ.get("CLUTCH_PGO") == "1":
        train()
    if build() is None:
        return
    # What is left of an earlier build can confuse the compiler: once more, from nothing.
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    remove()
    complaint = build()
    if complaint is not None:
        sys.stderr.write(complaint)
        sys.stderr.write("WARNING: the rules could not be compiled: Clutch runs interpreted, some 70 times slower.\n")
        remove()


def train() -> None:
    """Find out what is hot: build/profile says so afterwards."""
    shutil.rmtree(ROOT / "build" / "profile", ignore_errors=True)
    complaint = build({"CLUTCH_PGO": "train"})
    if complaint is not None:
        sys.exit(
            f"{complaint}\nthe rules could not be compiled for the training run: CLUTCH_PGO=1 needs gcc; leave it out to compile without one"
        )
    print("Playing a little of everything, to find out what is hot ...", flush=True)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, str(ROOT / "scripts" / "train.py")], cwd=ROOT, env=environment, check=True)


def build(also: dict[str, str] | None = None) -> str | None:
    """Compile what has changed, with something more in the environment or not; what went wrong, or None."""
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
    environment = {**os.environ, **(also or {}), "CLUTCH_PROGRESS": "1"}
    progress = Progress()
    complaints: list[str] = []
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace"
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if not progress.hear(line):
                complaints.append(line)
    progress.end()
    if process.returncode == 0 and any((ROOT / "src").rglob("*.so")):
        return None
    return "".join(complaints)[-2000:]


class Progress:
    """How far the compiling is, on one line of a terminal, or on a line now and then elsewhere.

    >>> import io
    >>> progress = Progress(io.StringIO())
    >>> for line in ("PROGRESS: modules 40", "LOG:  Parsing src/clutch/a.py (clutch.a)", "PROGRESS: translated 40", "PROGRESS: compiled 30"):
    ...     heard = progress.hear(line)
    >>> progress.out.getvalue().splitlines()[-1], progress.hear("cc: error")
    ('  compiled 30 of 40 modules', False)
    """

    def __init__(self, out: TextIO = sys.stdout) -> None:
        self.out = out
        self.begun = time.monotonic()
        self.modules = self.read = self.translated = self.compiled = 0
        self.said = ""

    def hear(self, line: str) -> bool:
        """Take a line of the build for progress, or leave it."""
        if line.startswith("LOG:"):
            if "Parsing src" in line:
                self.read += 1
                if self.out.isatty() or self.read % 50 == 0:
                    self.say(f"read {min(self.read, self.modules)} of {self.modules} modules")
            return True
        if not line.startswith("PROGRESS:"):
            return False
        _, what, number = line.split()
        if what == "modules":
            self.modules = int(number)
        elif what == "translated":
            self.translated = int(number)
            self.say(f"translated {self.modules} of {self.modules} modules")
        else:
            self.compiled += int(number)
            # The compiler gets some files that are no module of ours.
            self.say(f"compiled {self.compiled * self.modules // self.translated} of {self.modules} modules")
        return True

    def say(self, text: str) -> None:
        """Show how far it is."""
        if self.out.isatty():
            minutes, seconds = divmod(int(time.monotonic() - self.begun), 60)
            self.out.write(f"\r  {text} ({minutes}:{seconds:02}){' ' * 12}")
        elif text != self.said:
            self.out.write(f"  {text}\n")
        self.said = text
        self.out.flush()

    def end(self) -> None:
        """Leave the line."""
        if self.said and self.out.isatty():
            self.out.write("\n")


def remove() -> None:
    """Take away all compiled modules: they would win over their sources."""
    for module in (ROOT / "src").rglob("*.so"):
        module.unlink()


if __name__ == "__main__":
    main()
