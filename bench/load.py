"""The table under load: `python bench/load.py [--matches M] [--seconds S] [--database URL]`.

Starts a server, seats four connected people at each match and lets them play at full speed. Reports durable decisions a second, the time from sending a decision until the last of the four seats
has it, and what the server used. `--idle N` adds N connected-to-nobody matches first, and `--stored N` measures a start over so many stored matches.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

SOURCE = Path(__file__).parent.parent / "src"
SEATS = 4
T = TypeVar("T")


class Move(msgspec.Struct):
    """Only what the load needs of a legal move."""

    action: int


class State(msgspec.Struct):
    """Only what the load needs of a message."""

    type: str
    n: int = -1
    seat: int | None = None
    moves: list[Move] = []
    code: str = ""
    result: object = None


READ = msgspec.json.Decoder(State).decode


class Load:
    """What all matches measure together."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.games = 0
        self.end = 0.0
        self.warm = 0.0
        self.used = 0.0
        """Seconds of processor time that the server used while it was measured."""


class MatchLoad:
    """One match with its four lines."""

    def __init__(self, load: Load, http: httpx.AsyncClient, server: str) -> None:
        self.load = load
        self.http = http
        self.server = server
        self.sent: dict[int, float] = {}
        self.heard: dict[int, int] = {}

    async def create(self) -> list[str]:
        """A new match: its id, and a cookie for each seat."""
        cookies: list[str] = []
        made = await self.http.post(
            "/api/matches",
            json={"game": "dragon_kin", "seats": ["me", "open", "open", "open"], "options": {"game_length": "fixed_rounds", "rounds": 20}},
        )
        self.match = made.raise_for_status().json()["match"]
        cookies.append(made.cookies["clutch_person"])
        for link in made.json()["links"][1:]:
            self.http.cookies.clear()
            joined = await self.http.post(f"/api/matches/{self.match}/join", json={"token": link["link"].split("#")[1]})
            cookies.append(joined.raise_for_status().cookies["clutch_person"])
        self.http.cookies.clear()
        return cookies

    async def seat(self, cookie: str) -> None:
        """One seat: decide when asked, until the time is up or the game is over."""
        address = f"{self.server.replace('http', 'ws')}/ws/matches/{self.match}"
        async with connect(address, additional_headers={"Cookie": f"clutch_person={cookie}"}, compression=None, max_size=None) as line:
            while time.perf_counter() < self.load.end:
                try:
                    async with asyncio.timeout(max(0.05, self.load.end - time.perf_counter())):
                        message = READ(await line.recv())
                except TimeoutError:
                    return
                if message.type == "error":
                    self.load.errors.append(message.code)
                if message.type != "state":
                    continue
                self.count(message.n)
                if message.result is not None:
                    self.load.games += 1
                    return
                if message.moves:
                    await self.act(line, message)

    async def act(self, line: ClientConnection, state: State) -> None:
        """Any legal decision."""
        self.sent[state.n + 1] = time.perf_counter()
        await line.send(msgspec.json.encode({"type": "act", "action": random.choice(state.moves).action, "at": state.n}).decode())

    def count(self, n: int) -> None:
        """A seat has position n; the last of the four ends the measurement."""
        if n not in self.sent:
            return
        self.heard[n] = self.heard.get(n, 0) + 1
        if self.heard[n] == SEATS:
            began = self.sent.pop(n)
            del self.heard[n]
            if began > self.load.warm:
                self.load.latencies.append(time.perf_counter() - began)


async def processor_time(process: psutil.Process, load: Load) -> None:
    """Measure the server's processor time between the end of the warming up and the end."""
    await asyncio.sleep(load.warm - time.perf_counter())
    before = sum(process.cpu_times()[:2])
    await asyncio.sleep(load.end - time.perf_counter())
    load.used = sum(process.cpu_times()[:2]) - before


async def play(server: str, matches: int, seconds: float, process: psutil.Process) -> Load:
    """Let so many matches play for so long."""
    load = Load()
    async with httpx.AsyncClient(base_url=server, timeout=60.0) as http:
        tables = [MatchLoad(load, http, server) for _ in range(matches)]
        cookies = [await table.create() for table in tables]
    load.warm = time.perf_counter() + 2.0
    load.end = load.warm + seconds
    seats = [table.seat(cookie) for table, held in zip(tables, cookies, strict=True) for cookie in held]
    await asyncio.gather(processor_time(process, load), *seats)
    return load


def start(database: str, workers: int = 1) -> tuple[subprocess.Popen[str], str, float]:
    """A server: its process, its address, and how long it took to open."""
    began = time.perf_counter()
    command = [
        sys.executable,
        "-m",
        "clutch.table",
        "--no-browser",
        "--port",
        "0",
        "--database",
        database,
        "--no-limits",
        "--workers",
        str(workers),
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(SOURCE)})
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, line.split("open at ")[1].split("/ ")[0], time.perf_counter() - began


async def idle(server: str, count: int) -> None:
    """Make matches that nobody plays."""
    async with httpx.AsyncClient(base_url=server, timeout=60.0) as http:
        for first in range(0, count, 50):
            wishes = [http.post("/api/matches", json={"game": "dragon_kin", "seats": ["me", "me"]}) for _ in range(min(50, count - first))]
            for made in await asyncio.gather(*wishes):
                made.raise_for_status()


def report(load: Load, seconds: float, process: psutil.Process) -> None:
    """Print what was measured."""
    if not load.latencies:
        print(f"nothing was measured; errors: {load.errors[:5]}")
        return
    times = sorted(load.latencies)
    print(f"durable decisions a second  {len(times) / seconds:8.0f}")
    print(
        f"from sending to last seat   p50 {statistics.median(times) * 1000:6.1f} ms   p99 {times[int(len(times) * 0.99)] * 1000:6.1f} ms   worst {times[-1] * 1000:6.1f} ms"
    )
    print(
        f"server                      {load.used / seconds * 100:.0f}% of a core, {load.used / len(times) * 1000:.2f} ms of it a decision, {process.memory_info().rss / 1e6:.0f} MB"
    )
    print(f"errors                      {len(load.errors)} {sorted(set(load.errors))}")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run with the event loop that the server uses too, so that the load costs less than what it measures."""
    try:
        import uvloop
    except ImportError:  # on Windows
        return asyncio.run(work)
    return uvloop.run(work)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--database", help="default: a new SQLite file")
    parser.add_argument("--idle", type=int, default=0, help="matches that exist beside the playing ones")
    parser.add_argument("--stored", type=int, default=0, help="measure a start over so many stored matches, and nothing else")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or f"sqlite:///{folder}/load.sqlite3"
        process, server, opened = start(database)
        try:
            watched = psutil.Process(process.pid)
            before = watched.memory_info().rss / 1e6
            run(idle(server, arguments.idle + arguments.stored))
            if arguments.stored:
                process.terminate()
                process.wait()
                process, server, opened = start(database)
                print(f"a start over {arguments.stored} stored matches took {opened:.2f} s")
                return
            if arguments.idle:
                print(f"{arguments.idle} idle matches: {before:.0f} MB before, {watched.memory_info().rss / 1e6:.0f} MB after making them")
            load = run(play(server, arguments.matches, arguments.seconds, watched))
            report(load, arguments.seconds, watched)
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
