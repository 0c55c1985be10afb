"""Disks that are full or slow, beneath SQLite."""

from __future__ import annotations

import mmap
import os
import random
import resource
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path

from faults.shaken import CONTROL, NUMBERS
from faults.stage import Fault, Stage
from table.serving import Server

SIZE = 64
"""Megabytes of a disk that can be filled."""
FELT = 20.0
"""Seconds within which a full disk must have been felt by somebody."""


class Control:
    """What the server's process is made to believe: see `shaken` and `slow.c`."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "control"
        self.file.write_bytes(NUMBERS.pack(0, 0))
        self.library = compile_library(folder)
        with self.file.open("r+b") as file:
            self.numbers = mmap.mmap(file.fileno(), NUMBERS.size)

    @property
    def environment(self) -> dict[str, str]:
        """What the server needs in its environment."""
        preload = {} if self.library is None else {"LD_PRELOAD": str(self.library)}
        return {CONTROL: str(self.file), **preload}

    def slow(self, seconds: float) -> None:
        """Let each write take so much longer."""
        self.numbers[:8] = NUMBERS.pack(int(seconds * 1e6), 0)[:8]

    def jump(self, seconds: float) -> None:
        """Let the clock be wrong by so much."""
        self.numbers[8:] = NUMBERS.pack(0, int(seconds * 1e6))[8:]

    def close(self) -> None:
        """Let go of the file."""
        self.numbers.close()


def compile_library(folder: Path) -> Path | None:
    """The library that slows writes down; None where there is no C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        return None
    library = folder / "slow.so"
    source = Path(__file__).parent / "slow.c"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"], check=True)
    return library


class Disk:
    """A folder for a database that can be made full: a small file system of its own where we may mount one, else by a limit for the server's process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}m", "clutch-faults", str(folder)]
        self.mounted = os.geteuid() == 0 and subprocess.run(mount, check=False, capture_output=True).returncode == 0

    def fill(self, servers: list[Server]) -> None:
        """Leave no room."""
        if self.mounted:
            with (self.folder / "ballast").open("wb", buffering=0) as ballast:
                for size in (1 << 16, 1 << 12):
                    try:
                        while True:
                            ballast.write(bytes(size))
                    except OSError:
                        continue
            return
        for server in servers:
            assert server.process is not None
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (NUMBERS.size, resource.RLIM_INFINITY))

    def free(self, servers: list[Server]) -> None:
        """Give the room back."""
        if self.mounted:
            (self.folder / "ballast").unlink()
            return
        for server in servers:
            assert server.process is not None
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def close(self) -> None:
        """Take it away."""
        if self.mounted:
            subprocess.run(["umount", str(self.folder)], check=True)


class DiskFull(Fault):
    """There is no room for a while: everybody is refused, nothing is acknowledged, and when room returns play goes on."""

    name = "disk full"

    def __init__(self, disk: Disk) -> None:
        self.disk = disk

    def strike(self, stage: Stage, moments: random.Random) -> None:
        before = stage.tally.refused
        self.disk.fill(stage.servers)
        try:
            end = time.monotonic() + FELT
            while stage.tally.refused == before and time.monotonic() < end:
                stage.play(0.1)
            if stage.tally.refused == before:
                stage.found(diverged="a full disk was felt by nobody")
            stage.play(moments.uniform(0.2, 2.0))
        finally:
            self.disk.free(stage.servers)


class DiskSlow(Fault):
    """Each write takes some milliseconds longer for a while; without a C compiler another program keeps the database locked instead."""

    name = "disk slow"

    def __init__(self, control: Control) -> None:
        self.control = control

    def strike(self, stage: Stage, moments: random.Random) -> None:
        seconds = moments.uniform(1.0, 3.0)
        if self.control.library is not None:
            self.control.slow(moments.uniform(0.002, 0.03))
            stage.play(seconds)
            self.control.slow(0.0)
            return
        connection = sqlite3.connect(stage.url.removeprefix("sqlite:///"), isolation_level=None)
        try:
            connection.execute("BEGIN IMMEDIATE")
            stage.play(seconds)
            connection.execute("ROLLBACK")
        finally:
            connection.close()
