"""Compiles the rules in place, and takes stale compiled modules away first; where it cannot be done, Clutch runs interpreted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def main() -> None:
    for module in (ROOT / "src").rglob("*.so"):
        module.unlink()
    if os.environ.get("CLUTCH_PURE") == "1":
        print("CLUTCH_PURE=1: Clutch runs interpreted, some 40 times slower.")
        return
    print("Compiling the rules (about a minute) ...", flush=True)
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    built = any((ROOT / "src").rglob("*.so"))
    if done.returncode or not built:
        sys.stderr.write(done.stderr[-2000:])
        sys.stderr.write("WARNING: the rules could not be compiled: Clutch runs interpreted, some 40 times slower.\n")
        for module in (ROOT / "src").rglob("*.so"):
            module.unlink()


if __name__ == "__main__":
    main()
