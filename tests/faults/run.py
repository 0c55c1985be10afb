"""The fault suite: `python -m faults [--seconds S] [--seed N] [--only WORDS]`.

All five games are played on SQLite and on PostgreSQL while one kind of fault after the other strikes at random moments. After each fault every match is judged: what was acknowledged is in the log once, pages that come
back know what new pages know, and everything that anybody was told is what the rules let that seat know.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import shutil
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from faults.clock import ClockJumps
from faults.disk import Control, Disk, DiskFull, DiskSlow
from faults.kill import ConnectionsCut, OneOfTwoKilled, PostgresKilled, ServerKilled, WorkerKilled
from faults.line import TROUBLES, Line, Proxy
from faults.stage import Fault, Stage
from faults.tally import Tally, total, written
from table.serving import Server, running_postgres

LOOSE = ("--no-limits", "--workers", "1")
"""Honest players who are struck by faults send more than people do."""
NAMES = (
    *(kind.name for kind in (ServerKilled, WorkerKilled, DiskFull, DiskSlow, ClockJumps)),
    *TROUBLES.values(),
    *(kind.name for kind in (OneOfTwoKilled, PostgresKilled, ConnectionsCut)),
)
"""All kinds of faults, in their order: those that are chosen share the time."""


class Shaken(Server):
    """A server on a disk and with a clock that can be shaken."""

    module = "faults.shaken"


@contextlib.contextmanager
def on_sqlite(seed: int) -> Iterator[tuple[Stage, list[Fault]]]:
    """One server on SQLite, and what can happen to it."""
    with contextlib.ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="clutch-faults-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        disk = Disk(folder / "disk")
        stack.callback(disk.close)
        control = Control(folder)
        stack.callback(control.close)
        server = Shaken(f"sqlite:///{disk.folder / 'table.sqlite3'}", *LOOSE)
        server.environment = control.environment
        stage = stack.enter_context(open_stage([server], seed))
        lines = [Line(trouble) for trouble in TROUBLES]
        yield stage, [ServerKilled(), WorkerKilled(), DiskFull(disk), DiskSlow(control), ClockJumps(control), *lines]


@contextlib.contextmanager
def on_postgres(seed: int) -> Iterator[tuple[Stage, list[Fault]]]:
    """Two servers on PostgreSQL, and what can happen to them."""
    with running_postgres() as database:
        servers = [Server(database.url, *LOOSE) for _ in range(2)]
        with open_stage(servers, seed) as stage:
            yield stage, [OneOfTwoKilled(), PostgresKilled(database), ConnectionsCut()]


@contextlib.contextmanager
def open_stage(servers: list[Server], seed: int) -> Iterator[Stage]:
    """Servers with a proxy before them."""
    with contextlib.ExitStack() as stack:
        for server in servers:
            stack.callback(server.log.close)
            server.start()
            stack.callback(server.stop)
        proxy = Proxy().start([server.port for server in servers])
        stack.callback(proxy.stop)
        yield Stage(servers[0].database, servers, proxy, seed)


def shake(stage: Stage, faults: list[Fault], seconds: float, seed: int, judged: int = 1, say: bool = False) -> list[Tally]:
    """Strike with each kind of fault for so many seconds, at least once, and judge after so many faults and at the end: what came of it."""
    moments = random.Random(seed)
    tallies: list[Tally] = []
    struck = 0
    stage.open()
    for fault in faults:
        tally = Tally(fault.name)
        tallies.append(tally)
        stage.count_for(tally)
        end = time.monotonic() + seconds
        while True:
            stage.play(moments.uniform(0.2, 0.8))
            fault.strike(stage, moments)
            tally.faults += 1
            struck += 1
            if struck % judged == 0:
                stage.settle()
            if time.monotonic() > end:
                break
        if say:
            print(f"{fault.name}: {tally.faults} faults, {tally.acknowledged} decisions, {len(tally.problems)} problems", flush=True)
    stage.close()
    return tallies


def main(arguments: Sequence[str]) -> int:
    """The command: 0 if nothing was lost, doubled, betrayed or diverged."""
    parser = argparse.ArgumentParser(prog="faults", description="Play on while everything fails.")
    parser.add_argument("--seconds", type=float, default=600.0, metavar="S", help="about how long to go on (default: %(default)g)")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), metavar="N", help="which moments and matches (default: any)")
    parser.add_argument("--only", default="", metavar="WORDS", help="only faults with these words in their name, such as “killed”")
    asked = parser.parse_args(arguments)
    if asked.seconds <= 0:
        parser.error("--seconds must be more than 0")
    wanted = [name for name in NAMES if asked.only in name]
    if not wanted:
        parser.error(f"no fault has “{asked.only}” in its name; there are: {', '.join(NAMES)}")
    print(f"seed {asked.seed}", flush=True)
    tallies: list[Tally] = []
    for place in (on_sqlite, on_postgres):
        with place(asked.seed) as (stage, faults):
            chosen = [fault for fault in faults if fault.name in wanted]
            tallies += shake(stage, chosen, asked.seconds / len(wanted), asked.seed, say=True) if chosen else []
    print(f"\n{written(tallies)}")
    for tally in tallies:
        for problem in tally.problems:
            print(f"{tally.kind}: {problem}")
    return 1 if total(tallies).bad else 0
