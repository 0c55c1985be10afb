"""A client of the table for programs and for the terminal: joins by link, follows a match, and plays. Synchronous; a broken line is mended silently.

```python
with Client("http://127.0.0.1:8264") as client:
    made = client.create({"game": "dragon_kin", "seats": ["me", "bot:greedy"]})
    with client.sit(made["match"]) as seat:
        while seat.wait_for_turn():
            seat.act(seat.state["moves"][0]["action"])
```
"""

from __future__ import annotations

import contextlib
import itertools
import time
from collections.abc import Mapping
from types import TracebackType
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import Joined, MatchMade
from clutch.table.protocol.server import (
    ChatLine,
    EventLine,
    Fact,
    ForesightMessage,
    FromServer,
    HintMessage,
    StateMessage,
    Table,
    WhyMessage,
)

PATIENCE = 60.0
"""Seconds for which a broken line is mended before the client gives up."""
LARGEST = 32 * 1024 * 1024
_DECODE = msgspec.json.Decoder().decode


class LineLost(Refused):
    """The server could not be reached again in time."""

    def __init__(self) -> None:
        super().__init__(Code.BUSY, "The server does not answer: the match is safe there, come back later.")


def read_link(link: str) -> tuple[str, str, str | None]:
    """A link's server, match and token.

    >>> read_link("http://127.0.0.1:8264/m/abcd1234#t0ken")
    ('http://127.0.0.1:8264', 'abcd1234', 't0ken')
    """
    parts = urlsplit(link)
    path = parts.path.strip("/").split("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or len(path) < 2 or path[-2] != "m":
        raise Refused(Code.BAD_MESSAGE, "That is no link to a match: it looks like http://HOST:PORT/m/MATCH#TOKEN.")
    return f"{parts.scheme}://{parts.netloc}", path[-1], parts.fragment or None


class Client:
    """A person at a server. The cookie that says who they are lives as long as the client, unless `cookie` brings one along."""

    def __init__(self, server: str, cookie: str | None = None, patience: float = PATIENCE) -> None:
        self.server = server.rstrip("/")
        self.patience = patience
        cookies = {"clutch_person": cookie} if cookie is not None else None
        self.http = httpx.Client(base_url=self.server, timeout=30.0, cookies=cookies)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.http.close()

    @property
    def cookie(self) -> str | None:
        """Who this is, to come back as the same person later."""
        return self.http.cookies.get("clutch_person")

    def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """One HTTP request: its answer, or `Refused`."""
        try:
            answer = self.http.request(method, path, json=body, params=cast("Any", query) or None)
        except httpx.HTTPError as error:
            raise Refused(Code.BUSY, f"The server {self.server} cannot be reached: {type(error).__name__}.") from None
        if answer.is_success:
            return answer.json() if "json" in answer.headers.get("content-type", "").split(";")[0].split("/")[-1:] else answer.text
        raise refusal(answer)

    def call_me(self, name: str) -> None:
        """Take a name."""
        self.ask("POST", "/api/me", {"name": name})

    def create(self, wish: Mapping[str, object]) -> MatchMade:
        """Make a match."""
        return cast("MatchMade", self.ask("POST", "/api/matches", wish))

    def join(self, match: str, token: str | None, name: str | None = None) -> Joined:
        """Take a seat, or come back to it."""
        body = {key: value for key, value in (("token", token), ("name", name)) if value is not None}
        return cast("Joined", self.ask("POST", f"/api/matches/{match}/join", body))

    def sit(self, match: str) -> SeatLine:
        """Open the line to a match in which this person holds a seat, or which they may watch."""
        return SeatLine(self, match)


def refusal(answer: httpx.Response) -> Refused:
    """The refusal in an answer."""
    try:
        body = answer.json()
        return Refused(Code(body["code"]), str(body["text"]), body.get("rule"))
    except (ValueError, KeyError, TypeError):
        return Refused(Code.FAULT, f"The server answered with status {answer.status_code}.")


def join_by_link(link: str, name: str | None = None, cookie: str | None = None) -> tuple[Client, SeatLine]:
    """Join the match of a link: with a token its seat, without one to watch."""
    server, match, token = read_link(link)
    client = Client(server, cookie)
    try:
        way_back = None
        if token is not None:
            way_back = server + client.join(match, token, name)["link"]
        else:
            client.ask("GET", "/api/me")
        line = client.sit(match)
        line.way_back = way_back
        return client, line
    except BaseException:
        client.http.close()
        raise


PASSING = (Code.BUSY, Code.TOO_MANY)
"""Refusals of a line that pass: the server is asked again."""


class SeatLine:
    """A live line to one match. `state`, `story` and `chat` are kept up to date by whatever is received."""

    def __init__(self, client: Client, match: str) -> None:
        self.client = client
        self.match = match
        self.state: StateMessage
        """The newest state; its `table` is the newest table."""
        self.story: list[EventLine] = []
        """The events, as the seat that is looked with knows them; of a long game that was joined late the newest."""
        self.earlier = 0
        """How many events come before those of the story: `whole_story` asks for them."""
        self.chat: list[ChatLine] = []
        self.told = 0
        """How many events of the story `news` has given."""
        self.way_back: str | None = None
        """The link that leads back to this seat from anywhere, if it was taken by a link."""
        self.numbers = itertools.count(1)
        self.stack = contextlib.ExitStack()
        self.line: ClientConnection | None = None
        self.known = False
        self.looks: int | None = None
        """The seat that was chosen with `look`."""
        self.mend()

    def __enter__(self) -> SeatLine:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Hang up."""
        self.stack.close()
        self.line = None

    # The line

    def mend(self) -> None:
        """Connect, or connect again, and hear what was missed."""
        end = time.monotonic() + self.client.patience
        pause = 0.05
        while True:
            self.stack.close()
            try:
                self.line = self.stack.enter_context(self.open())
                first = self.receive(self.line, 10.0)
                if first["type"] == "error":
                    raise Refused(Code(first["code"]), first["text"])
                self.take(first)
            except (OSError, WebSocketException, TimeoutError, Refused) as error:
                if isinstance(error, Refused) and not (self.known and error.code in PASSING):
                    raise
                if time.monotonic() + pause > end:
                    raise LineLost from None
                time.sleep(pause)
                pause = min(2.0, pause * 2)
            else:
                return

    def open(self) -> ClientConnection:
        """A new connection that asks for what was missed."""
        server = urlsplit(self.client.server)
        scheme = "wss" if server.scheme == "https" else "ws"
        since = ""
        if self.known:
            since = f"?since={self.state['serial']}"
            since += f"&seat={self.state['seat']}" if self.state["seat"] is not None else ""
            since += f"&look={self.looks}" if self.looks is not None else ""
        headers = {"Cookie": f"clutch_person={self.client.cookie}"} if self.client.cookie is not None else None
        address = f"{scheme}://{server.netloc}/ws/matches/{self.match}{since}"
        return connect(address, additional_headers=headers, max_size=LARGEST, compression=None, open_timeout=10, close_timeout=1)

    def receive(self, line: ClientConnection, seconds: float | None) -> FromServer:
        """The next message; refuses if the server refused the line."""
        message = cast("FromServer", _DECODE(line.recv(seconds)))
        if message["type"] == "error" and not self.known:
            raise Refused(Code(message["code"]), message["text"])
        return message

    def take(self, message: FromServer) -> FromServer:
        """Keep what a message tells."""
        if message["type"] == "state":
            if message["fresh"] or not self.known:
                self.story = []
                self.told = min(self.told, message["earlier"] + len(message["events"]))
            if message["fresh"]:
                self.earlier = message["earlier"]
            self.story += message["events"]
            self.state = message
            self.known = True
        elif message["type"] == "story":
            if message["seat"] == self.state["seat"] and message["first"] + len(message["events"]) == self.earlier:
                self.story = message["events"] + self.story
                self.earlier = message["first"]
        elif message["type"] == "table":
            self.state["table"] = message["table"]
        elif message["type"] == "chat":
            self.chat = message["lines"] if message["fresh"] else self.chat + message["lines"]
        return message

    def next(self, seconds: float | None = None) -> FromServer | None:
        """Wait for the next message; None if there was none in time. A broken line is mended: then the missed state is the message."""
        if self.line is None:
            self.mend()
        assert self.line is not None
        try:
            return self.take(self.receive(self.line, seconds))
        except TimeoutError:
            return None
        except (ConnectionClosed, OSError):
            self.mend()
            return self.state

    def request(self, kind: str, /, **fields: object) -> FromServer:
        """Ask for something and wait for the answer to it; raises `Refused`. If the line breaks, it is asked again."""
        number = next(self.numbers)
        text = msgspec.json.encode({"type": kind, "id": number, **fields}).decode()
        while True:
            if self.line is None:
                self.mend()
            assert self.line is not None
            try:
                self.line.send(text)
                while True:
                    message = self.take(self.receive(self.line, self.client.patience))
                    if message["type"] == "error" and message["reply_to"] == number:
                        raise Refused(Code(message["code"]), message["text"], message["rule"])
                    if message.get("reply_to") == number:
                        return message
            except (ConnectionClosed, OSError):
                self.mend()

    # Playing

    def look(self, seat: int | None) -> None:
        """Look with the eyes of a held seat, or follow the one on turn again."""
        self.request("look", seat=seat)
        self.looks = seat

    @property
    def table(self) -> Table:
        """Who is at the table."""
        return self.state["table"]

    @property
    def names(self) -> list[str]:
        """Everybody's name."""
        return [seat["name"] for seat in self.table["seats"]]

    def news(self) -> list[EventLine]:
        """The events since the last call."""
        fresh = self.story[max(0, self.told - self.earlier) :]
        self.told = self.earlier + len(self.story)
        return fresh

    def whole_story(self) -> list[EventLine]:
        """All events from the beginning of the game on."""
        while self.earlier:
            self.request("story", before=self.earlier)
        return self.story

    def wait_for_turn(self, seconds: float | None = None) -> bool:
        """Wait until a held seat must decide (True), or the match is over or the time is up (False)."""
        end = None if seconds is None else time.monotonic() + seconds
        while not self.state["moves"]:
            left = None if end is None else end - time.monotonic()
            if self.state["result"] is not None or (left is not None and left <= 0):
                return False
            self.next(left)
        return True

    def act(self, action: int) -> None:
        """Decide. That the very decision stands already (the line broke after it) is as good."""
        try:
            self.request("act", action=action, at=self.state["n"])
        except Refused as refused:
            if refused.code is not Code.DUPLICATE:
                raise

    def take_back(self) -> None:
        """Take back the last decision, or ask for it."""
        self.request("take_back", at=self.state["n"])

    def hint(self) -> HintMessage:
        """What the search bot would think here."""
        return cast("HintMessage", self.request("hint"))

    def foresee(self, actions: list[int] | None = None) -> ForesightMessage:
        """What would certainly follow from some moves, or from all."""
        return cast("ForesightMessage", self.request("foresee", at=self.state["n"], actions=actions, seat=self.state["seat"]))

    def why(self, kind: str, parameters: dict[str, Fact]) -> WhyMessage:
        """Why a move cannot be made now: by its kind and its parameters, or those of them that matter."""
        return cast("WhyMessage", self.request("why", at=self.state["n"], kinds=[kind], parameters=parameters, seat=self.state["seat"]))

    def record(self) -> str:
        """The match as a file."""
        return str(self.client.http.get(f"/api/matches/{self.match}/record").raise_for_status().text)
