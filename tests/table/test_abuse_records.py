"""Records that are made to hurt: too long, with seats and numbers that there are not. They are refused in a sentence, and nothing of them stays."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

import clutch
from abuse.hostile import Hostile
from abuse.long_records import long_record
from clutch.kernel.record import sealed
from clutch.table.client import Client
from clutch.table.protocol.codes import Code, Refused
from table.guarding import attack, guarded_server, new_hostile
from table.serving import Server, eventually, running


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on."""
    with guarded_server(tmp_path_factory) as server:
        yield server


def lines_of_a_game() -> list[dict[str, Any]]:
    """The lines of a short record without their sums."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in long_record(4).splitlines()]
    for line in lines:
        del line["sum"]
    return lines


def altered(number: int, **fields: object) -> str:
    """A record in which a line says something else, and whose sums are right."""
    lines = lines_of_a_game()
    lines[number] = {key: value for key, value in {**lines[number], **fields}.items() if value is not None}
    return sealed(lines)


# Seats and numbers that there are not


@pytest.mark.parametrize(
    "text",
    [
        altered(2, seat=99),
        altered(2, seat=-1),
        altered(2, seat=2),
        altered(2, seat=10**30),
        altered(2, seat="0x0"),
        altered(2, seat=1.0),
        altered(2, seat=True),
        altered(2, seat=[0]),
        altered(2, undo=2),
        altered(2, undo=0),
        altered(2, undo=-1),
        altered(2, undo=10**30),
        altered(2, undo="one"),
        altered(2, undo=True),
        altered(1, seat=99),
        altered(1, seat=-1),
        altered(1, seat=10**30),
        altered(1, move="x" * 10_000),
        altered(1, move=7),
        altered(1, move=None, undo=1),
        altered(1, luck=[10**30]),
        altered(1, luck=[-1]),
        altered(1, luck=[0] * 3000),
        altered(1, luck=["1"]),
        altered(1, luck=7),
        altered(0, luck=[]),
        altered(0, luck=[10**30] * 10),
        altered(0, luck=[-5] * 40),
        altered(0, players=99),
        altered(0, players=-2),
        altered(0, players=10**30),
        altered(0, seats=[{"name": "Ann"}]),
        altered(0, seats=[{"name": "Ann"}, {"name": ["Ben"]}]),
        altered(0, seats=[{"name": "Ann"}, {"name": "Ben", "bot": 7}]),
        altered(0, rules=10**30),
        altered(0, rules=-1),
        altered(0, options={"rounds": 10**30}),
        altered(0, options={"game_length": ["x"]}),
        altered(0, options=7),
        altered(0, game="dragon_chess"),
        altered(0, game="../../etc"),
        altered(0, clutch=10**30),
        altered(-1, entries=10**30),
        altered(-1, end="over", scores=[10**30, 0]),
        altered(-1, end="over", scores=[1]),
    ],
)
def test_a_record_with_what_there_is_not_is_refused(sqlite_server: Server, text: str) -> None:
    """As a bad record, in one sentence; it makes no match."""
    with Client(sqlite_server.address) as ann:
        with pytest.raises(Refused) as caught:
            ann.ask("POST", "/api/records", {"record": text})
        assert caught.value.code in (Code.BAD_RECORD, Code.BAD_OPTIONS), caught.value
        assert caught.value.text.endswith((".", ")")) and "Traceback" not in caught.value.text and len(caught.value.text) < 400
        assert ann.ask("GET", "/api/me/matches")["matches"] == []


@pytest.mark.parametrize(
    "text", ["", "\n", "{}", "[]\n" * 1000, "null", '{"clutch": 1}', "\x00" * 100, "{" * 10_000, '{"a":' * 5000, "9" * 15_000]
)
def test_what_is_no_record_at_all_is_refused(sqlite_server: Server, text: str) -> None:
    """Without a fault of ours."""
    with Client(sqlite_server.address) as ann, pytest.raises(Refused) as caught:
        ann.ask("POST", "/api/records", {"record": text})
    assert caught.value.code in (Code.BAD_RECORD, Code.BAD_MESSAGE), caught.value


def test_names_of_a_record_are_told_apart_and_plain(sqlite_server: Server) -> None:
    """Two seats of a record never look alike at the table, and no name is empty or invisible."""
    text = altered(0, seats=[{"name": "Ann"}, {"name": "\u200bAnn\u202e"}])
    with Client(sqlite_server.address) as ann, ann.sit(ann.ask("POST", "/api/records", {"record": text})["match"]) as line:
        assert line.names[0] != line.names[1] and all(name.isprintable() and name.strip() for name in line.names)


# Length


def test_a_record_that_is_too_long_is_refused_in_a_sentence(guarded: Server) -> None:
    """Fourteen thousand entries are no game that anybody played."""

    async def upload(hostile: Hostile) -> None:
        answer = await hostile.post("/api/records", {"record": long_record(14_000)})
        assert answer.status in (413, 422)
        assert answer.data()["code"] in ("bad_record", "too_large")
        assert "long" in answer.data()["text"] and answer.data()["text"].endswith(".")

    attack(guarded, upload)


def test_a_real_game_is_never_too_long(sqlite_server: Server) -> None:
    """The longest game of each kind that random players make in a few tries is taken, every taking back included."""
    for game in clutch.games():
        chance = clutch.Seeded(3)
        players = game.most_players
        referee = clutch.begin(game, players, {}, [clutch.Seat(f"Ann {seat}") for seat in range(players)], chance)
        while not referee.state.over:
            legal = referee.state.legal()
            referee.act(int(referee.state.seat()), legal[chance.below(len(legal))], chance)
        with Client(sqlite_server.address) as ann:
            match = ann.ask("POST", "/api/records", {"record": referee.record.text()})["match"]
            assert ann.ask("GET", f"/api/matches/{match}")["result"] is not None


def test_others_are_answered_while_the_longest_record_is_read(guarded: Server) -> None:
    """Several uploads of the longest record that is taken are under way: somebody else's requests are answered before them, one after another."""

    async def upload(hostile: Hostile) -> None:
        cookie = await hostile.person()
        await hostile.longest(cookie)
        body = {"record": long_record(hostile.taken)}
        uploads = [asyncio.create_task(hostile.post("/api/records", body, cookie)) for _ in range(4)]
        async with new_hostile(guarded) as other:
            answered = 0
            while not all(task.done() for task in uploads):
                assert (await other.ask("GET", "/api/me")).status == 200
                answered += 1
        assert {task.result().status for task in uploads} <= {201, 429, 503}
        assert answered >= 8

    attack(guarded, upload)


# What fails on the way into a match


class Flawed(Server):
    """A server that cannot tell a match's story to a page that says that it looked with seat 13."""

    module = "table.flawed"


def test_who_cannot_come_in_is_not_counted(fresh_url: str) -> None:
    """Whatever fails while a page enters a match, the page is closed and no connection is left behind: afterwards nobody watches."""
    with running(fresh_url, "--no-limits", "--workers", "1", kind=Flawed) as server, Client(server.address) as ann:
        match = ann.create({"game": "dragon_kin", "seats": ["me", "me"]})["match"]

        async def enter(hostile: Hostile) -> None:
            for _ in range(3):
                line = await hostile.enter(match, None, "?since=0&seat=13")
                assert await line.is_closed(10)

        attack(server, enter)
        eventually(lambda: ann.ask("GET", f"/api/matches/{match}")["table"]["watching"] == 0)
        with ann.sit(match) as line:
            assert line.table["watching"] == 0
            line.act(line.state["moves"][0]["action"])
