"""A real server whose clock the suite sets: `python -m faults.shaken`, with the arguments of the server."""

from __future__ import annotations

import argparse
import mmap
import os
import struct
import sys
import time
from pathlib import Path

CONTROL = "CLUTCH_SHAKEN"
"""The variable that names the file with two numbers, in millionths of a second: how long each write to the disk takes, and by how much the clock is wrong."""
NUMBERS = struct.Struct("=qq")


def shake_clock() -> None:
    """Let the time of this process be what the control file says, everywhere."""
    with Path(os.environ[CONTROL]).open("rb") as file:
        control = mmap.mmap(file.fileno(), NUMBERS.size, access=mmap.ACCESS_READ)
    true_time = time.time

    def told_time() -> float:
        wrong: int = NUMBERS.unpack(control[: NUMBERS.size])[1]
        return true_time() + wrong / 1e6

    setattr(time, "time", told_time)  # noqa: B010 - this process is made to be deceived


if __name__ == "__main__":
    shake_clock()
    # Whoever keeps the time function for itself must get the wrong one.
    from clutch.table.serve import add_arguments, run

    parser = argparse.ArgumentParser()
    add_arguments(parser, lambda name: name)
    sys.exit(run(parser.parse_args()))
