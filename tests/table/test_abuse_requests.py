"""Requests that are made to hurt: bodies and heads without end, deep JSON, foreign hosts, a stranger at the operator's pages. The server reads little of them and stays small."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest

from abuse.hostile import HOST, Hostile, Line, read_answer, request_head
from clutch.table.safety.lines import LARGEST_HEAD, LARGEST_REQUEST
from table.guarding import BUFFERS, GROWTH, attack, guarded_server, resident
from table.serving import Server

LARGEST = 4_500_000
"""Bytes of a body that the server reads at most."""


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on."""
    with guarded_server(tmp_path_factory) as server:
        yield server


async def settled(line: Line) -> int:
    """The status with which the server answers: 0 if it only closes the line; fails if it does neither."""
    received = b""
    while more := await line.read(10.0):
        received += more
        if b"\r\n\r\n" in received:
            break
    else:
        assert await line.is_closed(1.0), "the server neither answered nor closed the line"
    return read_answer(received).status


# Bodies


@pytest.mark.parametrize(
    "spelling",
    [
        {"Transfer-Encoding": "chunked"},
        {"Transfer-Encoding": "Chunked"},
        {"transfer-encoding": "CHUNKED"},
        {"Transfer-Encoding": "gzip, chunked"},
        {"Transfer-Encoding": "gzip,Chunked"},
        {"Transfer-Encoding": "identity, chunkeD"},
        {"Transfer-Encoding": "Chunked", "Content-Length": "10"},
        {"Content-Length": "10", "Transfer-Encoding": "Chunked"},
    ],
    ids=lambda spelling: ", ".join(f"{name} {value}" for name, value in spelling.items()),
)
def test_a_body_without_end_is_refused_however_it_is_announced(guarded: Server, spelling: dict[str, str]) -> None:
    """Of forty megabytes the server reads no more than it allows, keeps nothing, and answers with a refusal or not at all."""
    piece = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"

    async def flood(hostile: Hostile) -> None:
        before = resident(guarded)
        async with hostile.plain() as line:
            head = {"Host": f"{HOST}:{guarded.port}", "Content-Type": "application/json", **spelling}
            await line.send(request_head("POST", "/api/records", head))
            assert await line.pour(piece, 40_000_000) <= LARGEST + BUFFERS
            assert await settled(line) in (0, 400, 411, 413)
        assert resident(guarded) - before < GROWTH

    attack(guarded, flood)


def test_a_body_longer_than_it_says_is_another_request_and_no_good_one(guarded: Server) -> None:
    """What follows the announced length is not part of the body; the server does not wait for more, nor does it keep it."""

    async def flood(hostile: Hostile) -> None:
        async with hostile.plain() as line:
            head = {"Host": f"{HOST}:{guarded.port}", "Content-Type": "application/json", "Content-Length": "5"}
            await line.send(request_head("POST", "/api/records", head))
            assert await line.pour(b"x" * 0x10000, 40_000_000) <= LARGEST + BUFFERS
            assert await settled(line) in (0, 400, 413, 422)

    attack(guarded, flood)


@pytest.mark.parametrize("length", ["-1", "1e3", "99999999999999999999", "5000000", "0x10", "٤"])
def test_a_length_that_is_none_or_too_much_is_refused(guarded: Server, length: str) -> None:
    """Before a byte of the body is read."""

    async def announce(hostile: Hostile) -> None:
        async with hostile.plain() as line:
            head = {"Host": f"{HOST}:{guarded.port}", "Content-Type": "application/json", "Content-Length": length}
            await line.send(request_head("POST", "/api/records", head))
            assert await settled(line) in (0, 400, 413)

    attack(guarded, announce)


@pytest.mark.parametrize("path", ["/api/me", "/api/matches", "/api/matches/bcdfghjkmnpq/join", "/api/matches/bcdfghjkmnpq/branch"])
def test_only_records_are_large(guarded: Server, path: str) -> None:
    """A name, a wish or a link needs no megabyte: a body of one is refused unread where no record is expected."""
    body = b'{"name":"' + b"x" * 1_000_000 + b'"}'
    answer = httpx.post(f"{guarded.address}{path}", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize("path", ["/api/records", "/api/matches", "/api/me"])
@pytest.mark.parametrize(
    "body", [b"[" * 100_000, b'{"record":' * 30_000, b"9" * 100_000, b'{"name":' + b"9" * 90_000 + b"}", b"\xff" * 1000, b""]
)
def test_deep_and_broken_json_is_refused_in_a_sentence(guarded: Server, path: str, body: bytes) -> None:
    """Never a fault of ours."""

    async def bury(hostile: Hostile) -> None:
        answer = await hostile.ask("POST", path, body)
        assert answer.status in (400, 413, 422)
        assert answer.data()["text"].endswith(".")

    attack(guarded, bury)


# Heads


@pytest.mark.parametrize(
    ("beginning", "more", "read"),
    [
        (b"GET /?", b"x" * 65536, LARGEST_HEAD),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ", b"x" * 65536, LARGEST_HEAD),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", b"X-Many: x\r\n" * 6000, LARGEST_HEAD),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X" * 65536, b"X" * 65536, LARGEST_HEAD),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ", b"a=b; " * 13000, LARGEST_HEAD),
        (b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1;", b"x" * 65536, LARGEST_REQUEST),
    ],
    ids=["address", "value", "headers", "name", "cookies", "extension of a chunk"],
)
def test_a_head_without_end_is_refused(guarded: Server, beginning: bytes, more: bytes, read: int) -> None:
    """The server reads so much of it, closes the line or refuses, and keeps nothing; what is between the chunks of a body counts as body."""

    async def flood(hostile: Hostile) -> None:
        before = resident(guarded)
        async with hostile.plain() as line:
            await line.send(beginning)
            assert await line.pour(more, 40_000_000) <= read + BUFFERS
            assert await settled(line) in (0, 400, 411, 413, 414, 431)
        assert resident(guarded) - before < GROWTH

    attack(guarded, flood)


@pytest.mark.parametrize("kind", ["query", "cookies", "path"])
def test_a_megabyte_of_address_or_cookies_is_refused(guarded: Server, kind: str) -> None:
    """Nothing of ours is that long."""

    async def ask(hostile: Hostile) -> None:
        path = {"query": "/api/games?" + "by=1&" * 200_000, "cookies": "/api/me", "path": "/" + "a/" * 500_000}[kind]
        headers = {"Cookie": "; ".join(f"c{number}=x" for number in range(80_000))} if kind == "cookies" else None
        assert (await hostile.ask("GET", path, headers=headers)).status in (0, 400, 413, 414, 431)

    attack(guarded, ask)


def test_answers_that_nobody_reads_do_not_pile_up(guarded: Server) -> None:
    """Requests without end on a line that reads nothing: the server stops reading them, or closes the line."""

    async def ask(hostile: Hostile) -> None:
        before = resident(guarded)
        wishes = request_head("GET", "/api/openapi.json", {"Host": f"{HOST}:{guarded.port}"}) * 200
        lines = [await hostile.connect() for _ in range(5)]
        taken = await asyncio.gather(*(line.pour(wishes, 5_000_000) for line in lines))
        assert resident(guarded) - before < GROWTH, f"{sum(taken)} bytes of requests were taken"

    attack(guarded, ask)


# Where a request is meant to go


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "evil.example:80", "localhost.evil.example", ""])
def test_another_host_is_not_served(guarded: Server, host: str) -> None:
    """A page of another site whose name leads here gets nothing: neither pages nor sockets."""

    async def ask(hostile: Hostile) -> None:
        assert (await hostile.ask("GET", "/api/me", headers={"Host": host})).status in (400, 403, 421)
        made = await hostile.make(["me", "me"], None)
        assert made is not None
        with pytest.raises(ConnectionError):
            await hostile.enter(made, None, headers={"Host": host})

    attack(guarded, ask)


def test_the_names_of_this_machine_are_served(guarded: Server) -> None:
    """By any name that a browser on this machine uses."""
    for host in (f"127.0.0.1:{guarded.port}", f"localhost:{guarded.port}", "localhost", f"[::1]:{guarded.port}"):
        assert httpx.get(f"{guarded.address}/api/me", headers={"host": host}).status_code == 200


# The operator's pages


def test_strangers_learn_nothing_from_the_operators_pages(guarded: Server) -> None:
    """Numbers are for the operator: a counter that moves while a window is open would tell that somebody can answer. Health says one word."""
    for headers in ({}, {"X-Forwarded-For": "127.0.0.1"}, {"Accept": "text/plain"}):
        answer = httpx.get(f"{guarded.address}/metrics", headers=headers)
        assert "clutch_" not in answer.text and "counter" not in answer.text
    health = httpx.get(f"{guarded.address}/healthz")
    assert (health.status_code, health.text) == (200, "ok\n")
