"""The door to the network: a second address, opened and closed at the table's own machine and nowhere else; and a table that is open already."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from clutch.table.network.door import FORWARDED, Door
from clutch.table.safety.hosts import Hosts
from table.conftest import LOOSE
from table.serving import SOURCE, Server, eventually, running

PATIENCE = 60.0
"""Seconds: a busy machine may take its time."""
OUTSIDE = "127.0.0.2"
"""Another address of this machine, which plays its address in the network."""
EVERYWHERE = "0.0.0.0"  # noqa: S104 - what is refused here


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Server]:
    """A table at home, whose network is another address of this machine."""
    with running(f"sqlite:///{tmp_path / 'home.sqlite3'}", *LOOSE, "--lan-address", OUTSIDE) as server:
        yield server


def turn(server: Server, *, to: bool, **headers: str) -> httpx.Response:
    """Ask the door to open or to close."""
    return httpx.post(f"{server.address}/api/door", json={"open": to}, headers=headers, timeout=PATIENCE)


def outside(server: Server, path: str = "/healthz") -> str:
    """The table's address in the network."""
    return f"http://{OUTSIDE}:{server.port}{path}"


def reachable(server: Server) -> bool:
    """Whether somebody in the network finds the table."""
    try:
        return httpx.get(outside(server), timeout=PATIENCE).text == "ok\n"
    except httpx.TransportError:
        return False


def test_a_table_is_open_to_its_network_only_while_its_door_is(home: Server) -> None:
    """Nobody connects before; the same port answers after; closing hangs up on sockets that came that way and on no others."""
    assert httpx.get(f"{home.address}/api/door", timeout=PATIENCE).json() == {
        "reach": "machine",
        "address": None,
        "may": True,
        "possible": True,
    }
    assert not reachable(home)

    opened = turn(home, to=True).json()

    assert opened == {"reach": "network", "address": f"http://{OUTSIDE}:{home.port}", "may": True, "possible": True}
    assert turn(home, to=True).json() == opened, "open twice is open once"
    assert reachable(home)
    match = httpx.post(f"{home.address}/api/matches", json={"game": "dragomino", "seats": ["me", "open"]}, timeout=PATIENCE).json()["match"]
    with (
        connect(f"ws://{OUTSIDE}:{home.port}/ws/matches/{match}", proxy=None) as guest,
        connect(f"{home.socket}/ws/matches/{match}", proxy=None) as host,
    ):
        assert guest.recv() and host.recv()

        assert turn(home, to=False).json()["reach"] == "machine"

        with pytest.raises(ConnectionClosed):
            while True:
                guest.recv(timeout=20)
        host.ping().wait(20)
    eventually(lambda: not reachable(home))


def test_only_this_machine_opens_and_closes_the_door(home: Server) -> None:
    """Not somebody in the network, not what a proxy passes on, not another site's page, not by another name; each is refused in a sentence and nothing changes."""
    strangers = [{header: "192.0.2.7"} for header in FORWARDED]
    strangers += [{"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}, {"host": "evil.example"}]
    for headers in strangers:
        refused = turn(home, to=True, **headers)
        assert refused.status_code in (403, 421), headers
        assert refused.json()["text"].endswith("."), headers
        assert not reachable(home)
    turn(home, to=True)

    assert httpx.get(outside(home, "/api/door"), timeout=PATIENCE).json()["may"] is False
    assert httpx.post(outside(home, "/api/door"), json={"open": False}, timeout=PATIENCE).status_code == 403
    inner = {"host": f"127.0.0.1:{home.port}"}
    assert httpx.post(outside(home, "/api/door"), json={"open": False}, headers=inner, timeout=PATIENCE).status_code == 403, (
        "a name is no proof"
    )
    for headers in strangers:
        assert turn(home, to=False, **headers).status_code in (403, 421)
    assert reachable(home)


class Nobody:
    """A server that takes every listener and talks to nobody."""

    async def listen_too(self, listener: socket.socket) -> asyncio.AbstractServer:
        """Listen, and hang up on whoever comes."""
        return await asyncio.get_running_loop().create_server(asyncio.Protocol, sock=listener)

    def hang_up(self, address: tuple[str, int]) -> None:
        """Nobody is there."""


def test_a_name_is_ours_only_while_the_door_is_open() -> None:
    """The address in the network is one of the table's names for as long as it listens there."""

    async def turn_twice() -> list[bool]:
        hosts = Hosts("127.0.0.1")
        door = Door("127.0.0.1", 0, hosts, address=OUTSIDE)
        door.server = Nobody()
        allowed = [OUTSIDE in hosts.more]
        await door.open()
        allowed.append(OUTSIDE in hosts.more)
        await door.close()
        return [*allowed, OUTSIDE in hosts.more]

    assert asyncio.run(turn_twice()) == [False, True, False]
    hosts = Hosts("127.0.0.1")
    assert not hosts.allow("192.168.0.7:8264")
    hosts.more = frozenset(["192.168.0.7"])
    assert hosts.allow("192.168.0.7:8264") and not hosts.allow("evil.example")


def test_a_table_of_an_operator_has_no_door(tmp_path: Path) -> None:
    """Whoever listens elsewhere, or has a proxy or a name, has decided how the table is reached."""
    with running(f"sqlite:///{tmp_path / 'public.sqlite3'}", *LOOSE, "--proxy", "127.0.0.1") as server:
        assert httpx.get(f"{server.address}/api/door", timeout=PATIENCE).json()["reach"] == "given"
        refused = turn(server, to=True)
        assert refused.status_code == 403 and refused.json()["text"] == "Whoever runs this table has decided how it is reached."


def serve(*arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    """A second `clutch serve` of the same person."""
    command = [sys.executable, "-m", "clutch.table", "--no-browser", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "XDG_DATA_HOME": str(home)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


def test_a_second_table_shows_the_first(home: Server, tmp_path: Path) -> None:
    """It says where the table is and ends well; with --lan it opens the first one's door and draws its address."""
    shown = serve("--database", home.database, home=tmp_path)
    assert (shown.returncode, shown.stdout, shown.stderr) == (0, f"The table is open already at {home.address}/\n", "")

    opened = serve("--database", home.database, "--lan", "--lan-address", OUTSIDE, home=tmp_path)

    assert opened.returncode == 0 and f"http://{OUTSIDE}:{home.port}/" in opened.stdout and "▀" in opened.stdout
    assert reachable(home)


def test_a_second_table_is_refused_where_the_first_does_not_answer(home: Server, tmp_path: Path) -> None:
    """A lock without a table behind it gets the old sentence."""
    Path(f"{home.database.removeprefix('sqlite:///')}.lock").write_text("\nhttp://127.0.0.1:9")
    refused = serve("--database", home.database, home=tmp_path)
    assert refused.returncode == 1 and "another table uses" in refused.stderr


def test_a_table_announces_itself_in_the_language_of_the_command(tmp_path: Path) -> None:
    """Where it is, and how it is stopped."""
    command = [sys.executable, "-m", "clutch.cli.main", "--language", "de", "serve", "--no-browser", "--workers", "1", "--port", "0"]
    database = ["--database", f"sqlite:///{tmp_path / 'x.sqlite3'}"]
    process = subprocess.Popen(
        [*command, *database], env={**os.environ, "PYTHONPATH": str(SOURCE)}, stdout=subprocess.PIPE, encoding="utf-8"
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    process.terminate()
    process.wait(20)
    process.stdout.close()
    assert line.startswith("Der Tisch ist offen unter http://127.0.0.1:") and "Strg-C" in line


def test_a_table_at_home_takes_a_free_port(tmp_path: Path) -> None:
    """When another program has the usual one; a port that was asked for is never exchanged."""
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):  # some other table of this machine has it: all the better
            other.bind(("127.0.0.1", 8264))
            other.listen()
        command = [
            sys.executable,
            "-m",
            "clutch.table",
            "--no-browser",
            "--workers",
            "1",
            "--database",
            f"sqlite:///{tmp_path / 'x.sqlite3'}",
        ]
        process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(SOURCE)}, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        line = process.stdout.readline()
        process.terminate()
        process.wait(20)
        process.stdout.close()
        refused = serve("--port", "8264", "--database", f"sqlite:///{tmp_path / 'y.sqlite3'}", home=tmp_path)
    assert line.startswith("The table is open at http://127.0.0.1:") and ":8264/" not in line
    assert refused.returncode == 1 and "cannot listen on 127.0.0.1:8264" in refused.stderr


def test_a_table_that_is_open_to_its_network_from_the_start(tmp_path: Path) -> None:
    """`--lan` says where, draws it, and the door is open."""
    with running(f"sqlite:///{tmp_path / 'lan.sqlite3'}", "--no-limits", "--workers", "1", "--lan", "--lan-address", OUTSIDE) as server:
        assert server.process is not None and server.process.stdout is not None
        line = server.process.stdout.readline()
        assert f"http://{OUTSIDE}:{server.port}/" in line
        drawn = [server.process.stdout.readline() for _ in range(10)]  # which of them have which blocks hangs on the port
        assert set("".join(drawn)) == set("█▀▄ \n") and len({len(row) for row in drawn}) == 1
        assert reachable(server)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--lan", "--host", EVERYWHERE], "--lan is for a table of this machine"),
        (["--lan", "--proxy", "127.0.0.1"], "--lan is for a table of this machine"),
        (["--lan", "--lan-address", "203.0.113.9"], "203.0.113.9 is no address of this machine"),
        (["--lan", "--lan-address", "home"], "“home” is no address of this machine"),
        (["--lan", "--lan-address", EVERYWHERE], "“0.0.0.0” is no address of this machine"),
    ],
)
def test_what_does_not_go_together_is_refused_before_anything_is_touched(arguments: list[str], sentence: str, tmp_path: Path) -> None:
    """One sentence, and no database is made."""
    file = tmp_path / "never.sqlite3"
    refused = serve("--database", f"sqlite:///{file}", "--port", "0", *arguments, home=tmp_path)
    assert refused.returncode in (1, 2) and sentence in refused.stderr and "Traceback" not in refused.stderr
    assert not file.exists()
