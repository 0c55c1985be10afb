"""Clients that play whole games over sockets, and misbehave on the way."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import psycopg
import pytest

import clutch
from clutch.table.client import Client, SeatLine
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.server import FromServer, StateMessage
from clutch.table.records.database import open_database, read_url
from clutch.table.records.entries import Logged
from clutch.table.records.store import Store

PATIENCE = 60.0


class Spy(SeatLine):
    """A line that keeps every message it got."""

    def __init__(self, client: Client, match: str) -> None:
        self.heard: list[FromServer] = []
        super().__init__(client, match)

    def take(self, message: FromServer) -> FromServer:
        """Keep it, then take it as usual."""
        self.heard.append(message)
        return super().take(message)

    def states(self) -> list[StateMessage]:
        """The states among what was heard."""
        return [message for message in self.heard if message["type"] == "state"]


class Player:
    """One person with a line to a match; decides at random, and from time to time does what a client should not."""

    def __init__(self, server: str, name: str, seed: int, unruly: bool = True) -> None:
        self.client = Client(server, patience=PATIENCE)
        self.client.call_me(name)
        self.chance = clutch.Seeded(seed, 77)
        self.unruly = unruly
        self.line: Spy | None = None
        self.acknowledged: list[tuple[int, int]] = []
        """The decisions that the server has acknowledged: position and action."""

    def sit(self, match: str) -> Spy:
        """Open the line."""
        self.line = Spy(self.client, match)
        return self.line

    def close(self) -> None:
        """Go home."""
        if self.line is not None:
            self.line.close()
        self.client.http.close()

    def play(self) -> None:
        """Play until the match is over."""
        line = self.line
        assert line is not None
        while line.wait_for_turn(PATIENCE):
            at = line.state["n"]
            moves = line.state["moves"]
            action = moves[self.chance.below(len(moves))]["action"]
            if self.unruly:
                self.misbehave(line, at)
            line.act(action)
            self.acknowledged.append((at, action))
            if self.unruly and self.chance.below(5) == 0:
                self.expect(line, Code.DUPLICATE, action=action, at=at)
        assert line.state["result"] is not None, "the match did not end"

    def misbehave(self, line: Spy, at: int) -> None:
        """Break the line, or send something stale, illegal or unreadable: nothing of it disturbs the match."""
        whim = self.chance.below(12)
        if whim == 0 and line.line is not None:
            line.line.close()
        elif whim == 1 and at > 0:
            self.expect(line, Code.STALE, action=10**6, at=at - 1)
        elif whim == 2:
            self.expect(line, Code.ILLEGAL_MOVE, action=10**6, at=at)
        elif whim == 3 and line.line is not None:
            line.line.send('{"type":"act"')
        elif whim == 4 and line.line is not None:
            line.line.send("x" * 5000)

    def expect(self, line: Spy, code: Code, **fields: object) -> None:
        """Send a decision that must be refused with this code."""
        with pytest.raises(Refused) as caught:
            line.request("act", **fields)
        assert caught.value.code is code, caught.value


AnyPlayer = TypeVar("AnyPlayer", bound=Player)


def play_all(players: list[Player]) -> None:
    """All players play at once, each in a thread of its own."""
    with ThreadPoolExecutor(len(players)) as threads:
        for done in [threads.submit(player.play) for player in players]:
            done.result(180)


def invite(host: AnyPlayer, servers: list[str], names: list[str], **wish: object) -> tuple[str, list[AnyPlayer]]:
    """A match of the host and guests who come by their links, each to their own server."""
    made = host.client.create({"game": "dragon_kin", "seats": ["me", *("open" for _ in names)], **wish})
    players = [host]
    links = [link for link in made["links"] if link["kind"] == "invite"]
    for number, (name, link) in enumerate(zip(names, links, strict=True), 1):
        guest = type(host)(servers[number % len(servers)], name, seed=number, unruly=host.unruly)
        guest.client.join(made["match"], link["link"].split("#")[1])
        players.append(guest)
    for player in players:
        player.sit(made["match"])
    return made["match"], players


def stored_log(url: str, match: str) -> list[Logged]:
    """A match's log, straight from the database."""

    async def read() -> list[Logged]:
        engine = open_database(read_url(url))
        try:
            return await Store(engine).log(match)
        finally:
            await engine.dispose()

    return asyncio.run(read())


def raw_log(url: str, match: str) -> list[tuple[int, float, str]]:
    """Number, time and text of each entry of a match's log, without any code of ours in between."""
    query = "SELECT serial, at, body FROM log WHERE match_id = {} ORDER BY serial"
    if url.startswith("sqlite"):
        connection = sqlite3.connect(Path(url.removeprefix("sqlite:///")))
        try:
            return connection.execute(query.format("?"), (match,)).fetchall()
        finally:
            connection.close()
    with psycopg.connect(url) as database:
        return database.execute(query.format("%s"), (match,)).fetchall()


def raw_serials(url: str, match: str) -> list[int]:
    """The serial numbers of a match's log."""
    return [serial for serial, _, _ in raw_log(url, match)]
