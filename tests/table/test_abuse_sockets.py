"""Sockets that are made to hurt: floods, pages that never read, frames in crumbs, connections without end. Others do not notice, and the server stays small."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from abuse.hostile import CONTINUED, PING, Hostile, Line, frame, message
from clutch.table.client import Client
from table.guarding import BUFFERS, GROWTH, attack, guarded_server, new_hostile, resident
from table.serving import Server


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on."""
    with guarded_server(tmp_path_factory) as server:
        yield server


@pytest.fixture(scope="module")
def match(guarded: Server) -> str:
    """A match of honest people."""
    with Client(guarded.address) as ann:
        return ann.create({"game": "dragon_kin", "seats": ["me", "me"], "public": True})["match"]


async def received(line: Line, most: int) -> tuple[int, bool]:
    """How many bytes come until the line is closed or silent for a second, at most so many; and whether it was closed."""
    total = 0
    while total < most:
        try:
            async with asyncio.timeout(1.0):
                piece = await line.reader.read(1 << 20)
        except TimeoutError:
            return total, False
        except OSError:
            return total, True
        if not piece:
            return total, True
        total += len(piece)
    return total, False


# Pages that never read


def test_what_a_page_does_not_read_is_bounded_in_bytes(guarded: Server) -> None:
    """A page of the longest match there may be asks for everything 264 times and reads nothing: the server keeps a few megabytes for it at most, or closes the line."""

    async def flood(hostile: Hostile) -> None:
        cookie = await hostile.person()
        line = await hostile.enter(await hostile.longest(cookie), cookie)
        before = resident(guarded)
        for _ in range(264):
            await line.send(message("again"), 1.0)
        other = new_hostile(guarded)
        assert (await other.ask("GET", "/api/me")).status == 200
        assert resident(guarded) - before < GROWTH
        taken, _ = await received(line, 100_000_000)
        assert taken < GROWTH

    attack(guarded, flood)


def test_asking_for_everything_is_charged_by_its_size(guarded: Server) -> None:
    """Three people at one address cannot have a long story sent again and again: most of what they ask for is refused."""

    async def flood(hostile: Hostile) -> None:
        match = await hostile.longest(await hostile.person())
        total = 0
        for _ in range(3):
            line = await hostile.enter(match, await hostile.person())
            for _ in range(40):
                await line.send(message("again"), 1.0)
            taken, _ = await received(line, 100_000_000)
            total += taken
            line.close()
            if total > GROWTH:
                break
        assert total < GROWTH // 2

    attack(guarded, flood)


def test_pongs_that_nobody_reads_do_not_pile_up(guarded: Server, match: str) -> None:
    """Pings without end on a socket that reads nothing: the server stops reading, or closes it."""

    async def knock(hostile: Hostile) -> None:
        before = resident(guarded)
        line = await hostile.enter(match, None)
        taken = await line.pour(frame(b"x" * 125, PING) * 500, 60_000_000)
        assert resident(guarded) - before < GROWTH
        assert taken < BUFFERS * 2

    attack(guarded, knock)


# Floods


def test_pings_without_end_are_too_many(guarded: Server, match: str) -> None:
    """Nobody needs ten thousand answers a second: the line is closed, though it reads everything."""

    async def knock(hostile: Hostile) -> None:
        line = await hostile.enter(match, None)
        reading = asyncio.create_task(line.drain())
        await line.pour(frame(b"", PING) * 500, 2_000_000)
        async with asyncio.timeout(10):
            await reading

    attack(guarded, knock)


def test_nonsense_without_end_closes_the_line(guarded: Server, match: str) -> None:
    """Each is answered, but only so often; and messages that come too fast are too many."""

    async def flood(hostile: Hostile) -> None:
        for nonsense in (frame(b"x"), frame(b"[" * 4000), frame(b""), message("ping"), message("ping", id=2**60)):
            line = await hostile.enter(match, await hostile.person())
            reading = asyncio.create_task(line.drain())
            await line.pour(nonsense * 200, 200 * len(nonsense) * 100)
            async with asyncio.timeout(10):
                await reading
            line.close()

    attack(guarded, flood)


def test_a_message_in_crumbs_is_refused(guarded: Server, match: str) -> None:
    """A message of tens of thousands of frames is none; the line is closed before it is longer than the longest message."""

    async def crumble(hostile: Hostile) -> None:
        line = await hostile.enter(match, None)
        reading = asyncio.create_task(line.drain())
        await line.send(frame(b"x", final=False))
        await line.pour(frame(b"x", CONTINUED, final=False) * 1000, 7_000_000)
        async with asyncio.timeout(10):
            await reading

    attack(guarded, crumble)


def test_empty_crumbs_are_refused_too(guarded: Server, match: str) -> None:
    """Frames without a byte add nothing to a message, and still have an end."""

    async def crumble(hostile: Hostile) -> None:
        line = await hostile.enter(match, None)
        reading = asyncio.create_task(line.drain())
        await line.send(frame(b"x", final=False))
        await line.pour(frame(b"", CONTINUED, final=False) * 1000, 6_000_000)
        async with asyncio.timeout(10):
            await reading

    attack(guarded, crumble)


def test_compressed_frames_are_refused(guarded: Server, match: str) -> None:
    """Compression is not offered: a small frame stays small."""

    async def squeeze(hostile: Hostile) -> None:
        line = await hostile.enter(match, None, headers={"Sec-WebSocket-Extensions": "permessage-deflate"})
        await line.send(frame(b"\x00" * 100, compressed=True))
        assert await line.is_closed(10)

    attack(guarded, squeeze)


# Connections


@pytest.mark.parametrize("kind", ["plain", "sockets"])
def test_an_address_has_only_so_many_connections(guarded: Server, match: str, kind: str) -> None:
    """Of six hundred of one address most are turned away or closed; another address comes in."""

    async def crowd(hostile: Hostile) -> None:
        lines: list[Line] = []
        for _ in range(600):
            try:
                lines.append(await (hostile.connect() if kind == "plain" else hostile.enter(match, None)))
            except OSError:
                hostile.count("thrown out")
        stay = 0
        for line in lines:
            # A line that is still open takes a request; one that was turned away is closed.
            stay += not (line.reader.at_eof() or await line.is_closed(0.002))
        assert stay < 300
        other = new_hostile(guarded)
        assert (await other.ask("GET", "/api/me")).status == 200

    attack(guarded, crowd)


def test_comings_and_goings_leave_nobody_behind(guarded: Server, match: str) -> None:
    """After many sockets that were cut in every state of their opening, nobody watches any more."""

    async def storm(hostile: Hostile) -> None:
        for number in range(30):
            if number % 3 == 0:
                async with hostile.plain() as line:
                    await line.send(f"GET /ws/matches/{match} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n".encode())
            else:
                line = await hostile.enter(match, None, "" if number % 3 == 1 else "?since=999999999&seat=9&look=15")
                line.close()
        other = new_hostile(guarded)
        for _ in range(100):
            state = (await other.ask("GET", f"/api/matches/{match}")).data()
            if state["table"]["watching"] == 0:
                break
            await asyncio.sleep(0.1)
        assert state["table"]["watching"] == 0

    attack(guarded, storm)
