"""Trouble below: two servers on one file, rows that cannot be written, a database that goes away. Each is told in a sentence, and others play on."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from clutch.table.client import Client
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.database import migrate, open_for_writing, read_url
from clutch.table.records.entries import Logged, Renamed
from clutch.table.records.writer import Append, Writer
from table.matches import Timeline
from table.serving import Server, eventually, find_postgres, postgres, run_postgres, running

NEW = {"game": "dragon_kin", "seats": ["me", "me"]}


def failed_start(url: str) -> tuple[int | None, str]:
    """Start a server that must not start: its exit code and what it said."""
    server = Server(url)
    try:
        with pytest.raises(AssertionError, match="did not start"):
            server.start()
        assert server.process is not None
        return server.process.wait(20), server.errors().strip()
    finally:
        server.stop()
        server.log.close()


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """In one sentence that says what to do, and with an exit code; the first goes on, and when it has died by any death another can start."""
    file = tmp_path / "table.sqlite3"
    link = tmp_path / "link.sqlite3"
    with running(f"sqlite:///{file}", "--workers", "1") as first, Client(first.address) as ann:
        link.symlink_to(file)
        for url in (
            f"sqlite:///{file}",
            f"sqlite:///{tmp_path}/./table.sqlite3",
            f"sqlite:///{link}",
            f"sqlite:///{file}?synchronous=full",
        ):
            code, said = failed_start(url)
            assert code not in (0, None)
            assert said.startswith("clutch serve: ") and len(said.splitlines()) == 1 and "Traceback" not in said
        match = ann.create(NEW)["match"]
        first.kill()
        first.start()
        with ann.sit(match) as line:
            line.act(line.state["moves"][0]["action"])


# Rows that cannot be written


def test_what_cannot_be_written_is_refused_and_the_writer_goes_on(fresh_url: str) -> None:
    """Whatever is wrong with an item, it is refused; what comes with it and after it is stored."""
    migrate(read_url(fresh_url))

    def item(name: str) -> Append:
        timeline = Timeline(seats=["me", "open"])
        timeline.match.id = name
        return Append(name, list(timeline.log), timeline.match.row(), new=True)

    unwritable = item("unwritable")
    unwritable.entries.append(Logged(2, time.time(), Renamed(0, "\ud800")))
    nameless = item("nameless")
    nameless.row["status"] = object()
    missing = item("missing")
    del missing.row["game"]

    async def work() -> None:
        writer = Writer(open_for_writing(read_url(fresh_url)), "tests")
        writer.start()
        try:
            async with asyncio.timeout(10):
                for number, bad in enumerate((unwritable, nameless, missing)):
                    results = await asyncio.gather(
                        writer.append(item(f"before{number}")),
                        writer.append(bad),
                        writer.append(item(f"beside{number}")),
                        return_exceptions=True,
                    )
                    assert results[0] is True and results[2] is True, results
                    assert isinstance(results[1], Refused), results
                    assert await writer.append(item(f"after{number}"))
        finally:
            async with asyncio.timeout(5):
                await writer.stop()

    asyncio.run(work())


def test_a_match_that_cannot_be_written_does_not_hold_up_others(tmp_path: Path) -> None:
    """One match's rows are refused by the database: its decisions are `busy`, and those of others are stored."""
    file = tmp_path / "table.sqlite3"
    with (
        running(f"sqlite:///{file}", "--no-limits", "--workers", "1") as server,
        Client(server.address) as ann,
        Client(server.address) as ben,
    ):
        bad, good = ann.create(NEW)["match"], ben.create(NEW)["match"]
        with contextlib.closing(sqlite3.connect(file)) as database, database:
            database.execute(
                f"CREATE TRIGGER no BEFORE INSERT ON log WHEN NEW.match_id = '{bad}' BEGIN SELECT RAISE(ABORT, 'not this one'); END"
            )
        with ann.sit(bad) as stuck, ben.sit(good) as line:
            with pytest.raises(Refused) as caught:
                stuck.act(stuck.state["moves"][0]["action"])
            assert caught.value.code in (Code.BUSY, Code.FAULT)
            line.act(line.state["moves"][0]["action"])
            assert line.state["n"] == 1 and stuck.state["n"] == 0


# A database that is away


@pytest.fixture
def own_postgres() -> Iterator[tuple[str, list[str]]]:
    """A PostgreSQL that a test may stop: its address, and the beginning of the command that does it."""
    with postgres() as url:
        folder = parse_qs(urlsplit(url).query)["host"][0]
        yield url, [str(find_postgres() / "pg_ctl"), "-D", f"{folder}/data"]


def test_readers_are_told_to_come_back_while_the_database_is_away(own_postgres: tuple[str, list[str]]) -> None:
    """`busy`, never `fault`: over HTTP and at the socket; afterwards everything goes on without a restart of the server."""
    url, command = own_postgres
    folder = parse_qs(urlsplit(url).query)["host"][0]
    with running(url, "--no-limits", "--workers", "1") as server, Client(server.address, patience=20.0) as ann:
        match, other = ann.create(NEW)["match"], "bcdfghjkmnpq"
        run_postgres([*command, "-m", "immediate", "stop"], check=True)
        paths = [
            "/api/matches",
            "/api/me/matches",
            f"/api/matches/{other}",
            f"/api/matches/{other}/record",
            "/api/games/dragonbrood/best",
            "/healthz",
        ]
        for path in paths:
            answer = ann.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "busy"), path
            assert answer.json()["text"].endswith(".")
        answer = ann.http.post("/api/matches", json=NEW)
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        with pytest.raises(Refused) as caught:
            ann.sit(other)
        assert caught.value.code is Code.BUSY
        options = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        run_postgres([*command, "-w", "-o", options, "-l", f"{folder}/log", "start"], check=True)
        eventually(lambda: ann.http.get("/api/matches").status_code == 200)
        with ann.sit(match) as line:
            line.act(line.state["moves"][0]["action"])
            assert line.state["n"] == 1
        assert '"fault"' not in server.errors() and "Traceback" not in server.errors(), server.errors()
