"""Live matches are a cache: they are let go when idle, come back from the log, and timers work though nobody has them in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

from starlette.websockets import WebSocket

from clutch.table.desk import Choices, Desk
from clutch.table.lobby.making import created_by, make
from clutch.table.protocol.http import NewMatch
from clutch.table.records.database import migrate, read_url
from clutch.table.records.entries import Moved, StoodIn
from clutch.table.rooms.connection import Connection
from clutch.table.rounds.match import Match
from clutch.table.rounds.verbs.play import act
from table.matches import ANN


def with_desk(url: str, work: Callable[[Desk], Awaitable[None]], kept: float = 0.0) -> None:
    """A desk without a server around it, that lets go of matches at once unless told otherwise."""
    migrate(read_url(url))

    async def run() -> None:
        desk = Desk(Choices(read_url(url), kept=kept))
        await desk.open()
        try:
            await work(desk)
        finally:
            await desk.close()

    asyncio.run(run())


async def new(desk: Desk, **wish: object) -> str:
    """A new match of Ann's."""
    created, links = created_by(ANN, NewMatch.model_validate({"game": "dragon_kin", "seats": ["me", "me"], **wish}))
    return (await make(desk.rounds, created, links))["match"]


def first_move(match: Match) -> list[Moved]:
    """Any decision."""
    assert match.referee is not None
    (entry,) = act(match, ANN, match.referee.state.legal()[0], match.n, None)
    assert isinstance(entry, Moved)
    return [entry]


def test_an_idle_match_is_let_go_and_comes_back_the_same(fresh_url: str) -> None:
    """A thousand idle matches leave nothing in memory; one that is needed again is read from its log."""

    async def work(desk: Desk) -> None:
        matches = [await new(desk) for _ in range(20)]
        before = await desk.rounds.find(matches[0]).change(lambda now: list(first_move(now)))
        desk.rounds.sweep()
        assert desk.rounds.live() == 0 and desk.rounds.rounds == {}
        after = await desk.rounds.find(matches[0]).read(lambda now: now)
        assert after is not before and after.row() == before.row()

    with_desk(fresh_url, work)


def test_a_page_that_stays_keeps_its_room_but_not_the_match(fresh_url: str) -> None:
    """An idle page costs a connection and no position; the next decision reaches it all the same."""

    async def work(desk: Desk) -> None:
        found = desk.rounds.find(await new(desk))
        page = Connection(cast("WebSocket", None), ANN)
        found.room.connections.append(page)
        await found.read(lambda now: found.room.greet(now, page, None))
        desk.rounds.sweep()
        assert desk.rounds.live() == 0 and desk.rounds.find(found.id) is found
        waiting = page.waiting.qsize()
        await found.change(lambda now: list(first_move(now)))
        assert page.waiting.qsize() == waiting + 1
        found.room.connections.clear()

    with_desk(fresh_url, work)


def test_what_another_process_wrote_is_taken_in(fresh_url: str) -> None:
    """A stale copy loses the race, reads what it missed, and the verb is asked again."""

    async def work(desk: Desk) -> None:
        match = await new(desk)
        twin = Desk(desk.choices)
        await twin.open()
        try:
            here, there = desk.rounds.find(match), twin.rounds.find(match)
            await there.read(lambda now: now)
            await here.change(lambda now: list(first_move(now)))
            asked: list[int] = []

            def verb(now: Match) -> list[Moved]:
                asked.append(now.n)
                return first_move(now)

            after = await there.change(lambda now: list(verb(now)))
            assert asked == [0, 1] and after.n == 2
            await here.catch_up()
            assert here.live is not None and here.live.n == 2
        finally:
            await twin.close()

    with_desk(fresh_url, work, kept=600.0)  # the stale copy has to stay in memory, or there is no race


def test_a_timer_finds_a_match_that_nobody_has_in_memory(fresh_url: str) -> None:
    """A clock at zero is seen in the index, and the bot that takes over plays."""

    async def work(desk: Desk) -> None:
        match = await new(desk, clock={"kind": "total", "seconds": 5})
        desk.rounds.sweep()
        row = await desk.store.row(match)
        assert row is not None and row.deadline is not None
        assert match in await desk.store.due(row.deadline + 1, 10)
        await desk.rounds.due(match)
        assert not any(isinstance(logged.entry, StoodIn) for logged in await desk.store.log(match)), "not before its time"
        desk.rounds.sweep()
        for _ in range(600):
            entries = [logged.entry for logged in await desk.store.log(match)]
            if any(isinstance(entry, Moved) and entry.bot is not None for entry in entries):
                break
            await asyncio.sleep(0.1)
        assert any(isinstance(entry, StoodIn) and entry.flag for entry in entries)
        assert any(isinstance(entry, Moved) and entry.bot is not None for entry in entries)

    with_desk(fresh_url, work)
