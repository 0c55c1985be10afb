"""The writer and the tables: who is first has the number, all or nothing, and old databases come up to date."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, inspect

import clutch.table.records
from clutch.kernel.errors import GameError
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.database import migrate, open_database, open_for_writing, read_url
from clutch.table.records.entries import Claimed, Logged, Renamed
from clutch.table.records.notices import notices_of, read_notice
from clutch.table.records.schema import REVISION, metadata
from clutch.table.records.store import Store
from clutch.table.records.writer import Append, Writer
from table.matches import BEN, Timeline
from table.serving import Server


def with_writers(url: str, work: Callable[[Store, Writer, Writer], Awaitable[None]]) -> None:
    """Two writers, as two processes would have, on one database."""
    migrate(read_url(url))

    async def run() -> None:
        engine = open_database(read_url(url))
        writers = Writer(open_for_writing(read_url(url)), "first"), Writer(open_for_writing(read_url(url)), "second")
        for writer in writers:
            writer.start()
        try:
            await work(Store(engine), *writers)
        finally:
            for writer in writers:
                await writer.stop()
            await engine.dispose()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Either database."""
    found = request.getfixturevalue("fresh_url" if request.param == "sqlite" else "postgres_url")
    assert isinstance(found, str)
    return found


def new_match(name: str) -> tuple[Timeline, Append]:
    """A match that is not stored yet."""
    timeline = Timeline(seats=["me", "open", "open"])
    timeline.match.id = name
    return timeline, Append(name, list(timeline.log), timeline.match.row(), new=True, members=[("ann", 0)])


def rename(name: str, serial: int, text: str) -> Append:
    """An entry that renames a seat."""
    timeline, _ = new_match(name)
    row = {**timeline.match.row(), "serial": serial}
    return Append(name, [Logged(serial, time.time(), Renamed(0, text))], row)


def test_the_first_to_take_a_number_has_it(url: str) -> None:
    """Of many who want the same number of a match exactly one gets it; different matches do not disturb each other."""

    async def work(store: Store, first: Writer, second: Writer) -> None:
        names = [f"race{number:04}" for number in range(8)]
        await asyncio.gather(*(first.append(new_match(name)[1]) for name in names))
        wishes = [(writer, name, f"{writer.process} {copy}") for name in names for copy in range(3) for writer in (first, second)]
        outcomes = await asyncio.gather(*(writer.append(rename(name, 2, text)) for writer, name, text in wishes))
        for name in names:
            winners = [text for (_, match, text), stored in zip(wishes, outcomes, strict=True) if stored and match == name]
            log = await store.log(name)
            assert len(winners) == 1
            assert log[1].entry == Renamed(0, winners[0]) and len(log) == 2

    with_writers(url, work)


def test_several_entries_are_stored_all_or_not_at_all(url: str) -> None:
    """If another was first with one of the numbers, none of the others stays, and the index and the members are as before."""

    async def work(store: Store, first: Writer, second: Writer) -> None:
        await first.append(new_match("together")[1])
        assert await first.append(rename("together", 3, "three"))
        both = rename("together", 2, "two")
        both.entries.append(Logged(3, 0.0, Renamed(0, "late")))
        both.members = [("ben", 1)]
        assert not await second.append(both)
        assert [logged.serial for logged in await store.log("together")] == [1, 3]
        assert await store.seats("ben", ["together"]) == {}

    with_writers(url, work)


def test_notices_are_as_few_as_fit() -> None:
    """No notice is longer than PostgreSQL takes, every match is in one of them, and entries that fit into none are told of by their number."""
    stored = [(f"match{number:03}", [Logged(2, 1.5, Renamed(0, "é" * number))]) for number in range(200)]
    stored.append(("endless", [Logged(serial, 1.5, Renamed(0, "x" * 20)) for serial in range(2, 400)]))
    texts = notices_of("here", stored)
    notices = [read_notice(text) for text in texts]
    assert all(len(text.encode()) < 8000 for text in texts) and len(texts) < 10
    assert {match: entries for notice in notices for match, entries in notice.log.items()} == dict(stored[:-1])
    assert {match: serial for notice in notices for match, serial in notice.at.items()} == {"endless": 399}


def test_the_index_never_goes_back(url: str) -> None:
    """A line of the index that comes late does not replace a newer one."""

    async def work(store: Store, first: Writer, second: Writer) -> None:
        await first.append(new_match("index")[1])
        assert await first.append(rename("index", 3, "newer"))
        assert await second.append(rename("index", 2, "older"))
        row = await store.row("index")
        assert row is not None and row.serial == 3

    with_writers(url, work)


def test_many_matches_share_a_commit(fresh_url: str) -> None:
    """What comes while a transaction is under way goes into the next one together."""

    async def work(store: Store, first: Writer, second: Writer) -> None:
        del store, second
        stored = await asyncio.gather(*(first.append(new_match(f"many{number:03}")[1]) for number in range(100)))
        assert all(stored) and first.commits < 20 and first.stored == 100

    with_writers(fresh_url, work)


def test_an_entry_that_cannot_be_stored_is_refused_alone(url: str) -> None:
    """Its neighbours in the batch are stored, its match can go on, and the log says what happened."""

    async def work(store: Store, first: Writer, second: Writer) -> None:
        del second
        names = [f"batch{number:03}" for number in range(20)]
        assert all(await asyncio.gather(*(first.append(new_match(name)[1]) for name in names)))
        wishes = [rename(name, 2, "good") for name in names]
        wishes[7].row["deadline"] = object()
        wishes[11].row["n"] = 2**70
        outcomes = await asyncio.gather(*(first.append(wish) for wish in wishes), return_exceptions=True)
        refusals = {place: outcome for place, outcome in enumerate(outcomes) if outcome is not True}
        assert {place: outcome.code for place, outcome in refusals.items() if isinstance(outcome, Refused)} == {
            7: Code.FAULT,
            11: Code.FAULT,
        }
        assert [len(await store.log(names[place])) for place in (6, 7, 8, 11)] == [2, 1, 2, 1]
        assert await first.append(rename(names[7], 2, "better"))

    with_writers(url, work)


def test_a_broken_engine_is_survived(fresh_url: str) -> None:
    """Whatever it raises, whoever waits is told, and when it is whole again the writer writes on."""

    async def work(store: Store, first: Writer, second: Writer) -> None:
        del second
        whole, first.engine = first.engine, cast("Engine", SimpleNamespace())
        for name in ("one", "two"):
            with pytest.raises(Refused) as caught:
                await first.append(new_match(name)[1])
            assert caught.value.code is Code.FAULT
        first.engine = whole
        assert await first.append(new_match("three")[1]) and len(await store.log("three")) == 1

    with_writers(fresh_url, work)


def test_whoever_waits_for_a_writer_that_ends_is_told(fresh_url: str) -> None:
    """Nobody hangs: not those in its hands, not those in its queue, not those who come later."""

    async def work(store: Store, first: Writer, second: Writer) -> None:
        del store, second
        waiting = [asyncio.create_task(first.append(new_match(f"wait{number}")[1])) for number in range(5)]
        await asyncio.sleep(0)
        assert first.task is not None
        first.task.cancel()
        outcomes = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 30)
        assert all(isinstance(outcome, Refused) and outcome.code is Code.BUSY for outcome in outcomes)
        with pytest.raises(Refused, match="nothing was changed"):
            await first.append(new_match("late")[1])

    with_writers(fresh_url, work)


def test_lists_timers_and_archive(url: str) -> None:
    """The index finds a person's matches, those whose timer is up, and puts idle ones aside without losing them."""

    async def work(store: Store, first: Writer, second: Writer) -> None:
        del second
        timeline, item = new_match("lists")
        item.members = [("lister", 0)]
        item.row["deadline"] = 10.0
        item.row["touched"] = 5.0
        await first.append(item)
        assert [row.id for row in await store.mine("lister", False, 1e12, 10)] == ["lists"]
        assert "lists" in await store.due(11.0, 1000) and "lists" not in await store.due(9.0, 1000)
        assert await store.archive(6.0) >= 1
        assert await store.mine("lister", False, 1e12, 10) == []
        assert [row.id for row in await store.mine("lister", True, 1e12, 10)] == ["lists"]
        claimed = Append("lists", [Logged(2, 20.0, Claimed(1, BEN.id, "Ben", "t"))], {**timeline.match.row(), "serial": 2})
        assert await first.append(claimed)
        assert [row.id for row in await store.mine("lister", False, 1e12, 10)] == ["lists"], "an entry brings an archived match back"
        assert await store.secret("x") == await store.secret("x")

    with_writers(url, work)


def test_migrations_make_exactly_the_tables_of_the_schema(url: str) -> None:
    """The steps and the schema agree on every column, index and key; the newest step is the one that the schema names."""
    migrate(read_url(url))
    migrate(read_url(url))
    engine = create_engine(read_url(url))
    found = inspect(engine)
    for table in metadata.sorted_tables:
        assert {column["name"]: column["nullable"] for column in found.get_columns(table.name)} == {
            column.name: column.nullable for column in table.columns
        }
        assert found.get_pk_constraint(table.name)["constrained_columns"] == [column.name for column in table.primary_key]
        assert {index["name"] for index in found.get_indexes(table.name)} == {index.name for index in table.indexes}
    engine.dispose()
    config = Config()
    config.set_main_option("script_location", str(Path(clutch.table.records.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == REVISION


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("mysql://localhost/x", "kind"),
        ("sqlite://", "file"),
        ("nonsense", "cannot be read"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be opened"),
    ],
)
def test_a_bad_database_address_gets_one_sentence(address: str, reason: str) -> None:
    """It says what is wrong with it."""
    with pytest.raises(GameError, match=reason):
        migrate(read_url(address))


def test_a_server_without_a_database_ends_with_a_sentence() -> None:
    """An exit code, not a traceback."""
    server = Server("postgresql://nobody@127.0.0.1:1/none")
    with pytest.raises(AssertionError, match="did not start"):
        server.start()
    assert server.process is not None
    assert server.process.wait(20) == 1
    assert server.process.stdout is not None
    server.process.stdout.close()
    assert "Traceback" not in server.errors() and "clutch serve: " in server.errors()
    server.log.close()
