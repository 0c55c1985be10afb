"""Compiles the rules in place, only what has changed; where it cannot be done, Clutch runs interpreted.

With `CLUTCH_PGO=1` they are compiled twice, for releases: once to count what is hot while `scripts/train.py` plays, and once more with what was counted.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def main() -> None:
    if os.environ.get("CLUTCH_PURE") == "1":
        remove()
        print("CLUTCH_PURE=1: Clutch runs interpreted, some 40 times slower.")
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
        sys.stderr.write("WARNING: the rules could not be compiled: Clutch runs interpreted, some 40 times slower.\n")
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
    environment = {**os.environ, **(also or {})}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode == 0 and any((ROOT / "src").rglob("*.so")):
        return None
    return done.stderr[-2000:]


def remove() -> None:
    """Take away all compiled modules: they would win over their sources."""
    for module in (ROOT / "src").rglob("*.so"):
        module.unlink()


if __name__ == "__main__":
    main()
