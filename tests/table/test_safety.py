"""What a stranger, a second server or a failing part may do to the table: nothing."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from clutch.table.records.database import read_url
from clutch.table.records.lock import InUse, hold_sqlite
from clutch.table.safety.bodies import LARGEST_BODY, LARGEST_UPLOAD
from clutch.table.safety.headers import Guard
from clutch.table.safety.hosts import Hosts
from table.serving import SOURCE, Server, running

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
    asyncio.run(Guard(app, frozenset(), Hosts("127.0.0.1"), patience)(asked, receive, send))
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
