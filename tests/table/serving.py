"""A real server process for tests, on SQLite or on a PostgreSQL that was started for them."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import httpx
import psutil

TESTS = Path(__file__).parent.parent
SOURCE = TESTS.parent / "src"


class Server:
    """One server process; it can be killed and started again on the same database."""

    module = "clutch.table"
    """What the process runs."""
    program: Sequence[str] = ()
    """The whole command in place of that, for a server of another installation; then nothing of ours is on its path."""
    source = SOURCE
    """Where its program is."""
    environment: Mapping[str, str] = {}
    """What it finds in its environment besides what we have in ours."""

    def __init__(self, database: str, *arguments: str) -> None:
        self.database = database
        self.arguments = arguments
        self.port = 0
        self.operator_port = 0
        """Where `--operator-port` has opened the operator's pages."""
        self.process: subprocess.Popen[str] | None = None
        self.log = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - lives as long as the server

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        """Where its sockets are."""
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> Server:
        """Start, on the port it had before if it had one, and wait until it is open."""
        command = [
            *(self.program or (sys.executable, "-m", self.module)),
            "--no-browser",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        path = os.pathsep.join([str(self.source), str(TESTS), os.environ.get("PYTHONPATH", "")])
        environment = dict(self.environment) if self.program else {**os.environ, **self.environment, "PYTHONPATH": path}
        self.process = subprocess.Popen(
            [*command, *self.arguments], stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment, start_new_session=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "The table is open at " not in line:
            raise AssertionError(f"the server did not start: {line}{self.errors()}")
        self.port = int(line.split("http://127.0.0.1:")[1].split("/")[0])
        if "--operator-port" in self.arguments:
            self.operator_port = int(self.process.stdout.readline().split("http://127.0.0.1:")[1].split("/")[0])
        return self

    def metrics(self) -> str:
        """The numbers that the operator sees."""
        return httpx.get(f"http://127.0.0.1:{self.operator_port}/metrics").text

    def kill(self) -> None:
        """Kill -9, as a crash would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> None:
        """End it politely."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def errors(self) -> str:
        """What it logged."""
        self.log.seek(0)
        return self.log.read()


@contextlib.contextmanager
def running(database: str, *arguments: str, kind: type[Server] = Server) -> Iterator[Server]:
    """A server for the length of a test."""
    server = kind(database, *arguments).start()
    try:
        yield server
    finally:
        server.stop()
        server.log.close()


def find_postgres() -> Path:
    """The folder of PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"), key=lambda path: int(path.parent.parent.name))
    if found:
        return found[-1].parent
    on_path = shutil.which("pg_ctl")
    if on_path is None or shutil.which("initdb") is None:
        raise AssertionError("these tests need PostgreSQL's programs (pg_ctl, initdb): install the package postgresql")
    return Path(on_path).resolve().parent


def as_postgres(command: list[str]) -> list[str]:
    """PostgreSQL refuses to run as root: its own user runs it then."""
    if os.geteuid() != 0:
        return command
    return ["runuser", "-u", "postgres", "--", *command]


def run_postgres(command: list[str], check: bool) -> None:
    """One of PostgreSQL's programs, quietly."""
    subprocess.run(as_postgres(command), check=check, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Postgres:
    """A PostgreSQL of our own; it can be stopped or killed, and started again on the same data."""

    def __init__(self, folder: Path) -> None:
        self.programs = find_postgres()
        self.folder = folder
        self.data = folder / "data"
        self.url = f"postgresql://clutch@/postgres?host={folder}"
        run_postgres([str(self.programs / "initdb"), "-D", str(self.data), "-A", "trust", "-U", "clutch", "--no-sync"], check=True)

    def start(self, setting: str = "fsync=off") -> None:
        """Start, and wait until it answers. Nobody needs its data after a power cut, unless a setting says otherwise."""
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c {setting} -c max_connections=100"
        self.control(["-w", "-o", options, "-l", str(self.folder / "log"), "start"], check=True)

    def stop(self) -> None:
        """Stop at once; every line to it breaks."""
        self.control(["-m", "immediate", "stop"], check=False)

    def kill(self) -> None:
        """Kill -9 of all its processes, as a crash would."""
        postmaster = psutil.Process(int((self.data / "postmaster.pid").read_text().split()[0]))
        everybody = [postmaster, *postmaster.children(recursive=True)]
        for process in everybody:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        psutil.wait_procs(everybody, timeout=20)

    def control(self, arguments: list[str], check: bool) -> None:
        run_postgres([str(self.programs / "pg_ctl"), "-D", str(self.data), *arguments], check)


@contextlib.contextmanager
def running_postgres(setting: str = "fsync=off") -> Iterator[Postgres]:
    """A PostgreSQL for the length of the tests."""
    folder = Path(tempfile.mkdtemp(prefix="clutch-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    try:
        database = Postgres(folder)
        database.start(setting)
        try:
            yield database
        finally:
            database.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL for the length of the tests: the address of its database."""
    with running_postgres() as database:
        yield database.url


def metric(server: Server, name: str) -> float:
    """A number of the operator's page."""
    for line in server.metrics().splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    raise AssertionError(f"no metric {name}")


def eventually(check: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something is so; a test fails only if it never becomes so."""
    end = time.monotonic() + seconds
    while not check():
        if time.monotonic() > end:
            raise AssertionError("it never became so")
        time.sleep(0.05)


def beneath(url: str, statement: str) -> None:
    """Change something in a SQLite database beneath its server."""
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        database.execute(statement)
