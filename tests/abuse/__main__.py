"""`make abuse`, or `python -m abuse [--only ATTACK ...] [--seconds S]`: attack after attack against a server of its own, with honest people at it; prints a table.

Ends with 1 if honest people fared worse than promised under one of the attacks.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import json
import pkgutil
import subprocess
import sys
import tempfile
from pathlib import Path

from abuse import attacks
from abuse.honest import Honest
from abuse.measuring import HEAD, Memory, Row
from table.serving import Server, running

WARM = 2.0
"""Seconds of honest play before an attack begins."""
DRAIN = 30.0
"""Seconds after an attack in which decisions that are under way may come to their end."""
QUIET = "nobody"
"""The first line: no attack at all."""


def names() -> list[str]:
    """All attacks."""
    return sorted(module.name for module in pkgutil.iter_modules(attacks.__path__))


def times(attack: str) -> int:
    """How many times as long as the others an attack lasts."""
    if attack == QUIET:
        return 1
    longer = getattr(importlib.import_module(f"abuse.attacks.{attack}"), "TIMES", 1)
    assert isinstance(longer, int)
    return longer


async def strike(attack: str, port: int, seconds: float, match: str) -> dict[str, int]:
    """Let the attack run in a process of its own, which leaves the processors to the others: what it did."""
    command = ["nice", "-n", "10", sys.executable, "-m", "abuse.hostile", attack, str(port), str(seconds), match]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    try:
        async with asyncio.timeout(seconds + 20):
            said, _ = await process.communicate()
    except TimeoutError:
        process.kill()
        await process.wait()
        return {"attacks that did not come to their end": 1}
    counts: dict[str, int] = json.loads(said)
    return counts


async def measure(attack: str, server: Server, seconds: float) -> Row:
    """Honest people before, during and after one attack."""
    assert server.process is not None
    honest = Honest(server.address)
    await honest.begin()
    await asyncio.sleep(WARM)
    honest.times.forget()
    memory = Memory(server.process.pid)
    watch = asyncio.create_task(memory.watch())
    if attack == QUIET:
        await asyncio.sleep(seconds)
        counts = {}
    else:
        counts = await strike(attack, server.port, seconds, honest.shown)
    await honest.end(DRAIN)
    watch.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await watch
    return Row(attack, honest.times, memory.before, memory.peak, counts)


def main() -> int:
    """Measure: the exit code."""
    parser = argparse.ArgumentParser(prog="abuse", description=__doc__)
    parser.add_argument("--only", nargs="+", choices=[QUIET, *names()], metavar="ATTACK", help=f"some of: {', '.join([QUIET, *names()])}")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each attack lasts (default: %(default)s)")
    parser.add_argument("--errors", action="store_true", help="show what the server logged")
    arguments = parser.parse_args()
    print(HEAD, flush=True)
    failed = []
    for attack in arguments.only or [QUIET, *names()]:
        with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{Path(folder) / 'abuse.sqlite3'}", "--workers", "1") as server:
            row = asyncio.run(measure(attack, server, arguments.seconds * times(attack)))
            print(row.text(), flush=True)
            if row.failures():
                failed.append(attack)
            if arguments.errors:
                print(server.errors()[-4000:], file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
