"""Rows that cannot be written: they are refused alone, and everybody else plays on."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from clutch.table.client import Client
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.database import migrate, open_for_writing, read_url
from clutch.table.records.entries import Logged, Renamed
from clutch.table.records.writer import Append, Writer
from table.matches import Timeline
from table.serving import running

NEW = {"game": "dragon_kin", "seats": ["me", "me"]}


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

    async def work() -> None:
        writer = Writer(open_for_writing(read_url(fresh_url)), "tests")
        writer.start()
        try:
            async with asyncio.timeout(10):
                for number, bad in enumerate((unwritable, nameless)):
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
