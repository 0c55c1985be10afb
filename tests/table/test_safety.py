"""What a stranger, a second server or a failing part may do to the table: nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.asyncio.client import connect as async_connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from clutch.cli.main import main
from clutch.table.client import Client
from clutch.table.protocol.codes import Code
from clutch.table.records.database import migrate, read_url
from clutch.table.records.lock import InUse, hold_sqlite
from clutch.table.safety.bodies import LARGEST_BODY, LARGEST_UPLOAD
from clutch.table.safety.headers import Guard
from clutch.table.safety.hosts import Hosts
from clutch.table.safety.limits import Limits
from clutch.table.safety.lines import Lines, protocols, read_proxy
from clutch.table.services import ServerSettings, Services
from clutch.table.sockets.socket import serve
from table.conftest import LOOSE
from table.serving import SOURCE, Server, eventually, running, running_postgres
from table.test_verbs import refused

# One SQLite file, one server


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """In one sentence, by whatever path it comes to the file; the first plays on, and when it is gone even by kill -9 the next one may."""
    file = tmp_path / "data" / "table.sqlite3"
    other = tmp_path / "link.sqlite3"
    with running(f"sqlite:///{file}", "--workers", "1") as first:
        other.symlink_to(file)
        for path in (file, other, os.path.relpath(file)):
            command = [sys.executable, "-m", "clutch.table", "--no-browser", "--port", "0", "--database", f"sqlite:///{path}"]
            second = subprocess.run(
                command, env={**os.environ, "PYTHONPATH": str(SOURCE)}, capture_output=True, text=True, timeout=60, check=False
            )
            assert second.returncode == 1 and second.stdout == ""
            assert (
                second.stderr.strip()
                == f"clutch serve: another table uses {file} already: stop it first, or give this one another file with --database"
            )
        first.kill()
        first.start()


def test_a_lock_is_held_until_it_is_released(tmp_path: Path) -> None:
    """One holder at a time, and the folder is made for it."""
    url = read_url(f"sqlite:///{tmp_path / 'new' / 'x.sqlite3'}")
    held = hold_sqlite(url)
    with pytest.raises(InUse, match="another table uses"):
        hold_sqlite(url)
    held.release()
    hold_sqlite(url).release()


def test_a_file_that_cannot_be_locked_gets_a_sentence(tmp_path: Path) -> None:
    """A folder that is a file, say."""
    (tmp_path / "file").write_text("")
    server = Server(f"sqlite:///{tmp_path / 'file' / 'x.sqlite3'}")
    with pytest.raises(AssertionError, match="cannot be locked"):
        server.start()
    server.stop()
    assert server.process is not None and server.process.returncode == 1 and "Traceback" not in server.errors()
    server.log.close()


# Bodies


def flood(server: Server, head: str, most: int) -> tuple[int, bytes]:
    """Send a request's head and then chunks until the server has enough: how many bytes it took, and its answer."""
    chunk = b"10000\r\n" + b"x" * 65536 + b"\r\n"
    sent, answer = 0, b""
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        line.sendall(f"{head}\r\nHost: 127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n".encode())
        with contextlib.suppress(OSError):
            line.sendall(b"Transfer-Encoding: Chunked\r\n\r\n")
            while sent < most:
                line.sendall(chunk)
                sent += 65536
        with contextlib.suppress(OSError):
            while part := line.recv(65536):
                answer += part
    return sent, answer


@pytest.mark.parametrize(
    ("head", "limit"),
    [("POST /api/records HTTP/1.1", LARGEST_UPLOAD), ("POST /api/me HTTP/1.1", LARGEST_BODY), ("DELETE /x HTTP/1.1", LARGEST_BODY)],
)
def test_a_body_is_counted_whatever_its_headers_say(sqlite_server: Server, head: str, limit: int) -> None:
    """Chunks without end are cut off at the limit of their path, and the line is closed."""
    sent, answer = flood(sqlite_server, head, 100_000_000)

    assert sent < limit + 20_000_000, "only what the system's own buffers hold was taken beyond the limit"
    assert not answer or (answer.startswith(b"HTTP/1.1 413") and b"too_large" in answer)
    assert httpx.get(f"{sqlite_server.address}/healthz").text == "ok\n"


def test_a_body_that_is_announced_as_too_large_is_not_read(sqlite_server: Server) -> None:
    """The answer comes at once, in one sentence, and the line is closed."""
    with socket.create_connection(("127.0.0.1", sqlite_server.port), 10) as line:
        line.sendall(f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {LARGEST_BODY + 1}\r\n\r\n".encode())
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert answer.startswith(b"HTTP/1.1 413") and b'"text":"The body of this request has at most 65536 bytes."' in answer


def test_the_body_of_a_question_is_not_read(sqlite_server: Server) -> None:
    """A GET is answered before its body has come, and the line is closed."""
    with socket.create_connection(("127.0.0.1", sqlite_server.port), 10) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\n")
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert answer.startswith(b"HTTP/1.1 200") and answer.endswith(b"ok\n")


def guarded(parts: list[bytes], patience: float, **scope: object) -> tuple[list[Message], list[bytes]]:
    """What the guard answers to a request whose body comes in parts and then stops, and what the application got."""
    got: list[bytes] = []
    answers: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        message = await receive()
        got.append(message["body"])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"done"})

    async def receive() -> Message:
        if parts:
            return {"type": "http.request", "body": parts.pop(0), "more_body": True}
        await asyncio.sleep(3600)
        raise AssertionError

    async def send(message: Message) -> None:
        answers.append(message)

    asked = {"type": "http", "method": "POST", "path": "/api/me", "headers": [(b"host", b"localhost")], **scope}
    asyncio.run(Guard(app, frozenset(), Hosts("127.0.0.1"), Limits(), patience)(asked, receive, send))
    return answers, got


def test_a_body_that_does_not_arrive_is_not_waited_for() -> None:
    """After a while the answer is one sentence, and the application has heard nothing."""
    began = time.monotonic()
    answers, got = guarded([b"{", b'"name"'], 0.05)

    assert answers[0]["status"] == 408 and (b"connection", b"close") in answers[0]["headers"] and b"did not arrive" in answers[1]["body"]
    assert got == [] and time.monotonic() - began < 30

    answers, got = guarded([], 0.05, method="GET")
    assert answers[0]["status"] == 200 and got == [b""], "a question has no body to wait for"


# Names of the server


def test_a_server_answers_only_to_its_own_names(fresh_url: str) -> None:
    """Over HTTP and over sockets; others get one sentence that says how the operator allows the name."""
    with running(fresh_url, "--host-name", "games.example.org", "--origin", "https://page.example", "--workers", "1") as server:

        def status(host: str) -> int:
            return httpx.get(f"{server.address}/api/me", headers={"host": host}).status_code

        ours = [
            "localhost",
            f"LOCALHOST:{server.port}",
            f"127.0.0.1:{server.port}",
            "[::1]:1",
            "games.example.org",
            "games.example.org.:80",
        ]
        assert {status(host) for host in [*ours, "page.example"]} == {200}
        others = ["evil.example", "games.example.org.evil.example", "192.168.0.7", "localhost:1/x", "a b", "", "[evil]"]
        assert {status(host) for host in others} == {421}
        problem = httpx.get(f"{server.address}/", headers={"host": "evil.example:80"}).json()
        assert problem["code"] == "host"
        assert (
            problem["text"] == "This table does not go by the name “evil.example”: its operator can allow it with --host-name evil.example."
        )
        with pytest.raises(InvalidStatus) as caught:
            connect("ws://evil.example/ws/matches/abcd", sock=socket.create_connection(("127.0.0.1", server.port), 10))
        assert caught.value.response.status_code == 421 and b"--host-name" in bytes(caught.value.response.body or b"")


@pytest.mark.parametrize(
    ("bound", "names", "allowed", "refused"),
    [
        ("0.0.0.0", [], ["192.168.0.7", "[fe80::1]:80", "localhost"], ["evil.example", "1.2.3.4.evil.example"]),  # noqa: S104 - what an operator may write
        ("::", [], ["192.168.0.7", "[::]", "127.0.0.1"], ["evil.example"]),
        ("0.0.0.0", ["games.example"], ["games.example", "127.3.2.1"], ["192.168.0.7"]),  # noqa: S104 - the same
        ("192.168.0.7", [], ["192.168.0.7", "localhost"], ["192.168.0.8", "evil.example"]),
    ],
)
def test_the_names_follow_from_the_address(bound: str, names: list[str], allowed: list[str], refused: list[str]) -> None:
    """Bound to every address, any address is ours unless there are names."""
    hosts = Hosts(bound, names=names)
    assert [hosts.allow(name) for name in allowed] == [True] * len(allowed)
    assert [hosts.allow(name) for name in refused] == [False] * len(refused)


# Open lines


async def answered(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that says ok to everybody, and listens to every socket."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


@contextlib.asynccontextmanager
async def lined(lines: Lines) -> AsyncIterator[int]:
    """A listener whose lines are counted: its port."""
    http, ws = protocols(lines)
    config = uvicorn.Config(answered, http=http, ws=ws, log_config=None)
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: http(config=config, server_state=state, app_state={}), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


ASK = b"GET / HTTP/1.1\r\nHost: localhost\r\n"


@contextlib.asynccontextmanager
async def line_to(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A line to a port, closed in the end whoever closed it first."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@pytest.mark.parametrize(
    ("begun", "drop"),
    [(b"", b""), (b"G", b""), (ASK, b"X"), (ASK + b"\r\n" + ASK, b"X"), (b"", b"\r\n"), (ASK + b"\r\n", b"\r\n")],
    ids=["nothing", "a letter", "a head", "a second head", "empty lines", "empty lines after a request"],
)
def test_a_head_that_does_not_arrive_closes_the_line(begun: bytes, drop: bytes) -> None:
    """Whatever has come of it, and however it trickles; a whole request is answered all the same."""

    async def trickle(writer: asyncio.StreamWriter) -> None:
        while True:
            writer.write(drop)
            await asyncio.sleep(0.05)

    async def work() -> None:
        async with lined(Lines(patience=0.3)) as port, asyncio.timeout(30):
            async with line_to(port) as (reader, writer):
                writer.write(begun)
                trickling = asyncio.create_task(trickle(writer))
                with contextlib.suppress(ConnectionError):
                    while await reader.read(1000):
                        pass
                trickling.cancel()
            async with line_to(port) as (reader, writer):
                writer.write(ASK + b"\r\n")
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    asyncio.run(work())


def test_a_head_without_end_closes_the_line() -> None:
    """However fast it comes."""

    async def work() -> None:
        async with lined(Lines(patience=1000.0)) as port, asyncio.timeout(30), line_to(port) as (reader, writer):
            with contextlib.suppress(ConnectionError):
                writer.write(ASK)
                for number in range(100_000):
                    writer.write(b"X-%d: %s\r\n" % (number, b"x" * 1000))
                    await writer.drain()
                raise AssertionError("100 MB of headers were taken")
            with contextlib.suppress(ConnectionError):
                assert b"200" not in await reader.read()

    asyncio.run(work())


def test_an_address_has_so_many_lines() -> None:
    """One more is closed at once, sockets count too, and who closes one may open another; a proxy is not counted."""

    async def work() -> None:
        lines = Lines(most=3)
        async with lined(lines) as port, asyncio.timeout(30):
            async with line_to(port) as (reader, writer), line_to(port), async_connect(f"ws://127.0.0.1:{port}/"):
                assert lines.open == {"127.0.0.1": 3}
                async with line_to(port) as (fourth, _):
                    with contextlib.suppress(ConnectionError):
                        assert await fourth.read() == b""
                writer.write(ASK + b"\r\n")
                assert (await reader.readline()).startswith(b"HTTP/1.1 200"), "the others go on"
            while lines.open:  # noqa: ASYNC110 - lines tell nobody when they close
                await asyncio.sleep(0.01)
            async with line_to(port) as (reader, writer):
                writer.write(ASK + b"\r\n")
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")

    asyncio.run(work())
    proxied = Lines([read_proxy("10.0.0.0/8")], most=1)
    assert all(proxied.enter("10.1.2.3") and proxied.enter("::ffff:10.1.2.3") for _ in range(5))
    assert proxied.enter("11.0.0.1") and not proxied.enter("11.0.0.1") and proxied.enter("nowhere")


class Page:
    """A page that comes to a match of this process by socket, from an address."""

    def __init__(self, services: Services, address: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None
        self.waiting: asyncio.Queue[Message] = asyncio.Queue()
        self.waiting.put_nowait({"type": "websocket.connect"})
        app = SimpleNamespace(state=SimpleNamespace(services=services))
        scope = {"type": "websocket", "app": app, "headers": [], "client": (address, 1), "query_string": b"", "path": "/"}
        self.task = asyncio.create_task(serve(WebSocket(scope, self.waiting.get, self.send), "nosuchmatch"))

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = message["code"]


def test_an_address_has_so_many_sockets(fresh_url: str) -> None:
    """The next one gets a sentence and the close code of refusals; when one has gone another may come."""

    async def work() -> None:
        migrate(read_url(fresh_url))
        services = Services(ServerSettings(read_url(fresh_url)))
        await services.open()
        assert services.sockets.most == 64
        for _ in range(64):
            assert services.sockets.enter("1.2.3.4")
        page, other = Page(services, "1.2.3.4"), Page(services, "1.2.3.5")
        await asyncio.gather(page.task, other.task)
        assert (page.heard[0]["code"], page.closed) == ("too_many", 4000) and page.heard[0]["text"].startswith("Too many pages")
        assert other.heard[0]["code"] == "not_found", "others are not disturbed"
        services.sockets.leave("1.2.3.4")
        page = Page(services, "1.2.3.4")
        await page.task
        assert page.heard[0]["code"] == "not_found" and services.sockets.open == {"1.2.3.4": 63}, "whoever goes is no longer counted"
        await services.close()

    asyncio.run(work())


def test_only_a_proxy_is_believed_for_whom_it_asks(tmp_path: Path) -> None:
    """A stranger who makes addresses up is limited like everybody else; behind a proxy each address is counted by itself, for requests and for sockets."""

    def statuses(server: Server) -> set[int]:
        with httpx.Client(base_url=server.address) as client:
            wish = {"game": "dragon_kin", "seats": ["me", "me"]}
            return {client.post("/api/matches", json=wish, headers={"x-forwarded-for": f"1.2.3.{n}"}).status_code for n in range(25)}

    def lines(server: Server) -> set[str]:
        codes: set[str] = set()
        for number in range(45):
            with connect(f"{server.socket}/ws/matches/nosuchmatch", additional_headers={"x-forwarded-for": f"1.2.3.{number}"}) as line:
                codes.add(json.loads(line.recv(10))["code"])
        return codes

    with running(f"sqlite:///{tmp_path / 'a.sqlite3'}", "--workers", "1") as server:
        assert statuses(server) == {201, 429} and lines(server) == {"not_found", "too_many"}
    with running(f"sqlite:///{tmp_path / 'b.sqlite3'}", "--workers", "1", "--proxy", "127.0.0.1") as server:
        assert statuses(server) == {201} and lines(server) == {"not_found"}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--proxy", "example"], "is no address of a proxy"),
        (["--proxy", "10.0.0.1/8"], "is no address of a proxy"),
        (["--host-name", "http://x"], "is no name of a server"),
        (["--host-name", "x:80"], "is no name of a server"),
        (["--port", "65536"], "is no port"),
        (["--operator-port", "http"], "is no port"),
    ],
)
def test_a_bad_argument_gets_a_sentence(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It says what to write instead, and nothing is opened."""
    assert main(["serve", *arguments]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and reason in said and "write it as in" in said


def test_a_bad_argument_is_told_in_german(capsys: pytest.CaptureFixture[str]) -> None:
    """What the server's own command refuses is told in the command's language, with the same facts."""
    assert main(["--language", "de", "serve", "--port", "65536"]) == 2
    assert "„65536“ ist kein Port: schreib ihn wie 8264" in capsys.readouterr().err


# Parts that fail


class Dying(Server):
    """A server whose writer dies."""

    module = "table.dying"


def test_a_server_without_its_writer_ends(fresh_url: str) -> None:
    """Whoever waits is told, the log has the reason, and the exit code says that it was no peaceful end."""
    with running(fresh_url, "--workers", "1", kind=Dying) as server:
        answer = httpx.post(f"{server.address}/api/matches", json={"game": "dragon_kin", "seats": ["me", "me"]}, timeout=60)
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert server.process is not None and server.process.wait(60) == 1
        logged = [json.loads(line) for line in server.errors().splitlines()]
        assert [line["text"] for line in logged if line["level"] == "critical"] == [
            "this server ends: the writer ended: Death('of old age')"
        ]


def test_readers_are_told_that_the_database_is_away(tmp_path: Path) -> None:
    """Requests and sockets are answered with `busy`, new pages too; nothing hangs, and when the database is back everything goes on."""
    wish = {"game": "dragon_kin", "seats": ["me", "me"]}
    with running_postgres() as database, running(database.url, *LOOSE) as server, Client(server.address) as ann:
        match, idle = ann.create(wish)["match"], ann.create(wish)["match"]
        server.kill()
        server.start()  # so that no match is in memory
        with ann.sit(match) as line:
            database.stop()
            for path in ("/api/me/matches", "/api/matches", f"/api/matches/{idle}", f"/api/matches/{idle}/record", "/healthz"):
                answer = ann.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (503, "busy"), path
            refused(Code.BUSY, lambda: line.act(line.state["moves"][0]["action"]))
            with connect(f"{server.socket}/ws/matches/{idle}") as page:
                assert json.loads(page.recv(30))["code"] == "busy"
                with pytest.raises(ConnectionClosed) as closed:
                    page.recv(30)
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 4000
            database.start()
            eventually(lambda: httpx.get(f"{server.address}/healthz").status_code == 200)
            assert ann.ask("GET", f"/api/matches/{idle}")["table"]["status"] == "running"
            line.act(line.state["moves"][0]["action"])
            assert line.state["n"] == 1
