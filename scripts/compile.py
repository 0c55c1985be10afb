"""Compiles the rules in place, only what has changed; where it cannot be done, Clutch runs interpreted."""

from __future__ import annotations

import os
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
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    built = any((ROOT / "src").rglob("*.so"))
    if done.returncode or not built:
        sys.stderr.write(done.stderr[-2000:])
        sys.stderr.write("WARNING: the rules could not be compiled: Clutch runs interpreted, some 40 times slower.\n")
        remove()


def remove() -> None:
    """Take away all compiled modules: they would win over their sources."""
    for module in (ROOT / "src").rglob("*.so"):
        module.unlink()


if __name__ == "__main__":
    main()
