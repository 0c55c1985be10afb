"""Messages over a socket: to the reader of messages, and to a real server, which answers each and has no fault."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from clutch.table.client import Client
from clutch.table.protocol.codes import Refused
from clutch.table.sockets.socket import read
from fuzz.nonsense import ANYTHING, fuzzing, mistyped, wrong
from table.serving import Server, running

GOOD: list[dict[str, Any]] = [
    {"type": "act", "action": 3, "at": 0, "seat": 0, "id": 1},
    {"type": "look", "seat": 1},
    {"type": "let_pass", "window": "reaction", "on": True},
    {"type": "take_back", "at": 1},
    {"type": "answer", "yes": False},
    {"type": "chat", "text": "hello"},
    {"type": "hint"},
    {"type": "foresee", "at": 0, "actions": [3, 4]},
    {"type": "why", "at": 0, "kinds": ["scry"], "parameters": {"position": 3}, "seat": 0},
    {"type": "resign", "seat": 0},
    {"type": "abandon"},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "stand_in", "seat": 1, "bot": "random"},
    {"type": "hand_back", "seat": 1},
    {"type": "start", "fill": "random"},
    {"type": "rematch"},
    {"type": "rename", "name": "Ann", "seat": 1},
    {"type": "leave", "seat": 0},
    {"type": "ping"},
    {"type": "again"},
]
"""A good message of each kind."""

QUICK = [message for message in GOOD if message["type"] != "hint"]
"""Those whose answer nobody has to think about."""

MESSAGES = (
    st.sampled_from(QUICK).map(json.dumps)
    | st.sampled_from(QUICK).flatmap(wrong).map(json.dumps)
    | st.sampled_from(QUICK).map(json.dumps).flatmap(mistyped)
    | ANYTHING.map(json.dumps)
    | st.text(max_size=60)
)


@fuzzing(300)
@given(text=MESSAGES | st.sampled_from(GOOD).flatmap(wrong).map(json.dumps))
def test_the_reader_of_messages(text: str) -> None:
    """A message of the protocol, or a `Refused` of one line that does not repeat what was sent."""
    try:
        assert read(text).type in {message["type"] for message in GOOD}
    except Refused as refused:
        assert "\n" not in refused.text and len(refused.text) < 300


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose log is looked at afterwards."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'table.sqlite3'}", "--no-limits", "--workers", "1") as found:
        yield found
        assert '"fault"' not in found.errors() and "Traceback" not in found.errors(), found.errors()


class Table:
    """A match with a page at it; when the match is over, or the page is sent away, the next one is made."""

    def __init__(self, server: Server, game: str) -> None:
        self.server = server
        self.game = game
        self.client = Client(server.address)
        self.line: ClientConnection | None = None
        self.pings = 10**6

    def sit(self) -> ClientConnection:
        """The line to the match."""
        if self.line is None:
            match = self.client.create({"game": self.game, "seats": ["me", "me", "bot:random"]})["match"]
            headers = {"Cookie": f"clutch_person={self.client.cookie}"}
            self.line = connect(f"{self.server.socket}/ws/matches/{match}", additional_headers=headers, legacy=True)
        return self.line

    def throw(self, texts: list[str]) -> list[dict[str, Any]]:
        """Send messages, then ask whether anybody is there: all answers up to that one."""
        line = self.sit()
        self.pings += 1
        heard: list[dict[str, Any]] = []
        try:
            for text in texts:
                line.send(text.encode("utf-8", "replace").decode())
            line.send(json.dumps({"type": "ping", "id": self.pings}))
            while not heard or heard[-1].get("reply_to") != self.pings:
                heard.append(json.loads(line.recv(20)))
        except ConnectionClosed:
            self.line = None
        if any(message["type"] == "state" and message["result"] is not None for message in heard):
            line.close()
            self.line = None
        return heard

    def close(self) -> None:
        """Go home."""
        if self.line is not None:
            self.line.close()
        self.client.http.close()


@pytest.mark.parametrize("game", ["dragon_kin", "dragoon"])
def test_a_server_under_nonsense(server: Server, game: str) -> None:
    """Every message is answered or refused, the line goes on, and nothing is a fault of ours."""
    table = Table(server, game)

    @fuzzing(60)
    @given(texts=st.lists(MESSAGES, min_size=1, max_size=5))
    def check(texts: list[str]) -> None:
        for message in table.throw(texts):
            assert message.get("code") != "fault", (texts, message)

    check()
    table.close()
