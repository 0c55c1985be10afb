"""Live matches are a cache: they are let go when idle, come back from the log, and timers work though nobody has them in memory."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import cast

import msgspec
import pytest
from starlette.websockets import WebSocket

import clutch
from clutch.table.lobby.new_match import created_by, make
from clutch.table.matches.match import Match
from clutch.table.matches.person import Person
from clutch.table.matches.verbs.play import act
from clutch.table.matches.verbs.seats import claim
from clutch.table.presenters.state import tell
from clutch.table.protocol.http import NewMatch
from clutch.table.records.database import migrate, read_url
from clutch.table.records.entries import Moved, StoodIn
from clutch.table.rooms.connection import Connection
from clutch.table.rooms.room import Room
from clutch.table.services import ServerSettings, Services
from clutch.table.workers.fair import Owner, Urgency
from table.matches import ANN, BEN, CLEO, LUCK, play, seated


def with_services(url: str, work: Callable[[Services], Awaitable[None]], kept: float = 0.0) -> None:
    """Services without a server around them, that let go of matches at once unless told otherwise."""
    migrate(read_url(url))

    async def run() -> None:
        services = Services(ServerSettings(read_url(url), kept=kept))
        await services.open()
        try:
            await work(services)
        finally:
            await services.close()

    asyncio.run(run())


async def new(services: Services, **wish: object) -> str:
    """A new match of Ann's."""
    created, links = created_by("table", ANN, NewMatch.model_validate({"game": "dragon_kin", "seats": ["me", "me"], **wish}))
    return (await make(services.rounds, created, links))["match"]


def first_move(match: Match) -> list[Moved]:
    """Any decision."""
    assert match.referee is not None
    (entry,) = act(match, LUCK, ANN, match.referee.state.legal()[0], match.n, None)
    assert isinstance(entry, Moved)
    return [entry]


def test_an_idle_match_is_let_go_and_comes_back_the_same(fresh_url: str) -> None:
    """A thousand idle matches leave nothing in memory; one that is needed again is read from its log."""

    async def work(services: Services) -> None:
        matches = [await new(services) for _ in range(20)]
        before = await services.rounds.find(matches[0]).change(lambda now: list(first_move(now)))
        services.rounds.sweep()
        assert services.rounds.live() == 0 and services.rounds.rounds == {}
        after = await services.rounds.find(matches[0]).read(lambda now: now)
        assert after is not before and after.row() == before.row()

    with_services(fresh_url, work)


def test_a_page_that_stays_keeps_its_room_but_not_the_match(fresh_url: str) -> None:
    """An idle page costs a connection and no position; the next decision reaches it all the same."""

    async def work(services: Services) -> None:
        found = services.rounds.find(await new(services))
        page = Connection(cast("WebSocket", None), ANN)
        found.room.connections.append(page)
        await found.read(lambda now: found.room.greet(now, page, None))
        services.rounds.sweep()
        assert services.rounds.live() == 0 and services.rounds.find(found.id) is found
        waiting = page.waiting.qsize()
        await found.change(lambda now: list(first_move(now)))
        assert page.waiting.qsize() == waiting + 1
        found.room.connections.clear()

    with_services(fresh_url, work)


def test_what_another_process_wrote_is_taken_in(fresh_url: str) -> None:
    """A stale copy loses the race, reads what it missed, and the verb is asked again."""

    async def work(services: Services) -> None:
        match = await new(services)
        twin = Services(services.settings)
        await twin.open()
        try:
            here, there = services.rounds.find(match), twin.rounds.find(match)
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

    with_services(fresh_url, work, kept=600.0)  # the stale copy has to stay in memory, or there is no race


def test_news_that_follow_at_once_need_no_look_at_the_log(fresh_url: str) -> None:
    """Entries of another process are taken in as they come; where one is missing, or the match is busy, the log is read."""

    async def work(services: Services) -> None:
        match = await new(services)
        twin = Services(services.settings)
        await twin.open()
        try:
            here, there = services.rounds.find(match), twin.rounds.find(match)
            page = Connection(cast("WebSocket", None), ANN)
            here.room.connections.append(page)
            known = (await here.read(lambda now: now)).serial
            for _ in range(4):
                await there.change(lambda now: list(first_move(now)))
            news = await services.store.log(match, known)
            assert here.take_in(news[:1]) and here.live is not None and here.live.n == 1
            assert here.take_in(news[:1]) and here.live.n == 1, "what is known already changes nothing"
            assert not here.take_in(news[2:3]) and here.live.n == 1, "one is missing"
            async with here.lock:
                assert not here.take_in(news[1:2]) and here.live.n == 1, "the live match may be ahead of the truth"
                here.follow(news[2].serial)
            following = here.following
            assert following is not None
            await following
            assert here.live.n == 4 and here.following is None
            assert page.serial == here.live.mark
            here.room.connections.clear()
        finally:
            await twin.close()

    with_services(fresh_url, work, kept=600.0)


@pytest.mark.parametrize("game", ["dragon_kin", "dragoon"])
def test_what_pages_share_reads_as_if_it_was_made_for_each(game: str) -> None:
    """Parts are written once for all pages of a room; every page reads exactly what it would have been told alone."""
    timeline = seated(3, game=game)
    room = Room(lambda: 1000.0)
    pages = [Connection(cast("WebSocket", None), person) for person in (ANN, BEN, CLEO, Person("g" * 32, "Gil"))]
    room.connections.extend(pages)
    match = timeline.match
    for page in pages:
        room.greet(match, page, None)
    for page in pages:
        page.waiting.get_nowait()

    def compare(now: Match) -> None:
        since = [page.serial for page in pages]
        if now.mark == since[0]:
            return  # nothing has happened yet
        room.publish(now)
        for page, known in zip(pages, since, strict=True):
            told = json.loads(str(page.waiting.get_nowait()))
            alone = tell(now, page.eyes(now), room.presence(now), 0 if told["fresh"] else known, told["fresh"])
            assert told == json.loads(msgspec.json.encode(alone))

    play(timeline, clutch.Seeded(5), compare, most=120)


def test_a_timer_finds_a_match_that_nobody_has_in_memory(fresh_url: str) -> None:
    """A clock at zero is seen in the index, and the bot that takes over plays: another person waits for it."""

    async def work(services: Services) -> None:
        match = await new(services, seats=["me", "open"], public=True, clock={"kind": "total", "seconds": 5})
        await services.rounds.find(match).change(lambda now: claim(now, LUCK, BEN, None, "Ben", "t")[1])
        services.rounds.sweep()
        row = await services.store.row(match)
        assert row is not None and row.deadline is not None
        assert match in await services.store.due(row.deadline + 1, 10)
        await services.rounds.due(match)
        assert not any(isinstance(logged.entry, StoodIn) for logged in await services.store.log(match)), "not before its time"
        services.rounds.sweep()
        for _ in range(600):
            entries = [logged.entry for logged in await services.store.log(match)]
            if any(isinstance(entry, Moved) and entry.bot is not None for entry in entries):
                break
            await asyncio.sleep(0.1)
        assert any(isinstance(entry, StoodIn) and entry.flag for entry in entries)
        assert any(isinstance(entry, Moved) and entry.bot is not None for entry in entries)

    with_services(fresh_url, work)


def test_bots_rest_while_nobody_waits_for_them(fresh_url: str) -> None:
    """In a match that its only player has left no bot thinks, and no timer asks for it again; it decides when somebody comes."""

    async def work(services: Services) -> None:
        match = await new(services, seats=["bot:greedy", "bot:greedy", "me"])
        found = services.rounds.find(match)
        await asyncio.sleep(0.2)
        assert not found.busy() and (await found.read(lambda now: now.n)) == 0
        row = await services.store.row(match)
        if row is not None and row.turn != 2:
            assert match in await services.store.due(row.deadline + 1, 10)
            await services.rounds.due(match)
            assert match not in await services.store.due(row.deadline + 1, 10), "it is not asked for again and again"
        page = Connection(cast("WebSocket", None), ANN, "here")
        found.room.connections.append(page)
        await found.wake()
        for _ in range(600):
            if await found.read(lambda now: now.turn) == 2:
                break
            await asyncio.sleep(0.05)
        assert await found.read(lambda now: now.turn) == 2
        found.room.connections.remove(page)

    with_services(fresh_url, work, kept=60.0)


def test_whoever_looks_on_pays_for_the_bots(fresh_url: str) -> None:
    """The host if they are there, else a player, else a spectator."""

    async def work(services: Services) -> None:
        found = services.rounds.find(await new(services, seats=["me", "open"], public=True))
        await found.change(lambda now: claim(now, LUCK, BEN, None, "Ben", "t")[1])
        match = await found.read(lambda now: now)
        assert found.owner(match) == Owner("", ANN.id) and found.urgency() is Urgency.UNWATCHED
        pages = [Connection(cast("WebSocket", None), who, who.name) for who in (CLEO, BEN, ANN)]
        for page in pages:
            found.room.connections.append(page)
            assert found.owner(match) == Owner(page.address, page.caller.id)
        assert found.urgency() is Urgency.MOVE
        found.room.connections.clear()

    with_services(fresh_url, work)
