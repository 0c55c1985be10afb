"""What is measured: server processes of a checkout on a database, their processor time and their memory."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import psutil
import psycopg

HOME = Path(__file__).parent.parent.parent
sys.path.insert(0, str(HOME / "tests"))

from table.serving import running_postgres  # noqa: E402 - it is found only now

MEGABYTE = 1e6


class Build:
    """A checkout whose server is measured."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self.source = folder / "src"
        if not (self.source / "clutch" / "table").is_dir():
            raise SystemExit(f"there is no table in {folder}: give the directory of another checkout of Clutch")


class Server:
    """One server process of a build, with its limits off."""

    def __init__(self, build: Build, database: str) -> None:
        command = [
            sys.executable,
            "-m",
            "clutch.table",
            "--no-browser",
            "--port",
            "0",
            "--no-limits",
            "--workers",
            "1",
            "--database",
            database,
        ]
        environment = {**os.environ, "PYTHONPATH": str(build.source)}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "open at " not in line:
            raise SystemExit(f"the server of {build.source.parent} did not start")
        self.port = int(line.split("open at http://127.0.0.1:")[1].split("/")[0])
        self.watched = psutil.Process(self.process.pid)

    @property
    def used(self) -> float:
        """Seconds of processor time so far, without its workers."""
        times = self.watched.cpu_times()
        return float(times.user + times.system)

    @property
    def memory(self) -> float:
        """Resident megabytes."""
        return float(self.watched.memory_info().rss) / MEGABYTE

    def kill(self) -> None:
        """End it as a crash would: what it has told anybody is stored, or it is lost now."""
        workers = self.watched.children(recursive=True)
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        for worker in workers:
            with contextlib.suppress(psutil.NoSuchProcess):
                worker.kill()


class Place:
    """A build's servers on a database of their own."""

    def __init__(self, build: Build, database: str, processes: int) -> None:
        self.build = build
        self.database = database
        self.servers = [Server(build, database) for _ in range(processes)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for server in self.servers:
            if server.process.poll() is None:
                server.kill()

    @property
    def used(self) -> float:
        """Seconds of processor time of all servers."""
        return sum(server.used for server in self.servers)

    @property
    def memory(self) -> float:
        """Resident megabytes of all servers."""
        return sum(server.memory for server in self.servers)

    def lost(self, told: dict[str, int]) -> int:
        """Kill the servers, and count the decisions that somebody was told of and that are not stored."""
        for server in self.servers:
            server.kill()
        stored = stored_decisions(self.database)
        return sum(max(0, count - stored.get(match, 0)) for match, count in told.items())


def stored_decisions(database: str) -> dict[str, int]:
    """How many decisions of each match a database has, without any code of the server's in between."""
    query = 'SELECT match_id, COUNT(*) FROM log WHERE body LIKE \'{"kind":"moved"%\' GROUP BY match_id'
    if database.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(Path(database.removeprefix("sqlite:///")))) as file:
            return dict(file.execute(query).fetchall())
    with psycopg.connect(database) as connection:
        return {str(match): int(count) for match, count in connection.execute(query.encode()).fetchall()}


class Databases:
    """New databases, as many as are asked for."""

    def __init__(self, folder: str, postgres_url: str | None) -> None:
        self.folder = folder
        self.postgres_url = postgres_url
        self.made = 0

    def new(self, kind: str) -> str:
        """The address of an empty database."""
        self.made += 1
        if kind == "sqlite":
            return f"sqlite:///{self.folder}/load{self.made}.sqlite3"
        assert self.postgres_url is not None
        name = f"load{self.made}"
        with psycopg.connect(self.postgres_url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.postgres_url.replace("/postgres?", f"/{name}?")


@contextlib.contextmanager
def databases(kinds: set[str]) -> Iterator[Databases]:
    """Databases for the length of a measurement: SQLite files, and a PostgreSQL of our own that waits for its disk as a real one does."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address = stack.enter_context(running_postgres("fsync=on")).url if "postgresql" in kinds else None
        yield Databases(folder, address)
