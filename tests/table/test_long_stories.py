"""Long games: their stories come in pages, their logs are read in slices, and a page that does not read is given up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import pytest
from starlette.websockets import WebSocket

import clutch
from clutch.kernel.record import Entry
from clutch.table import slices
from clutch.table.lobby.from_record import MOST_ENTRIES, read_upload
from clutch.table.matches import match as matches
from clutch.table.matches.verbs import conduct, play
from clutch.table.presenters.state import PAGE, Eyes, Presence, tell, tell_story
from clutch.table.protocol.codes import Code, Refused
from clutch.table.rooms.connection import MOST_BYTES_WAITING, Connection, Phase
from clutch.table.rooms.room import Room
from clutch.table.safety.limits import LIMITS, Limits
from table.matches import ANN, LUCK, Timeline


def long_match(takings_back: int) -> Timeline:
    """A match in which Ann takes one decision back again and again."""
    timeline = Timeline(game="dragon_family", seats=["me", "me"])
    match = timeline.match
    assert match.referee is not None
    chance = clutch.Seeded(5)
    while not (match.referee.steps and match.referee.steps[-1].free):
        legal = match.referee.state.legal()
        timeline.do(play.act(match, LUCK, ANN, legal[int(chance.below(len(legal)))], match.n, None))
    seat, action = match.referee.steps[-1].seat, match.referee.steps[-1].action
    for _ in range(takings_back):
        timeline.do(play.take_back(match, ANN, match.n, seat))
        timeline.do(play.act(match, LUCK, ANN, action, match.n, seat))
    return timeline


def test_the_story_comes_in_pages_that_join() -> None:
    """A fresh state has the newest page; the pages before it, put together, are the whole story."""
    match = long_match(400).match
    eyes = Eyes(0, (0, 1), host=True)
    state = tell(match, eyes, Presence(0.0))
    told, earlier = state["events"], state["earlier"]
    assert len(told) == PAGE and earlier == len(match.story) - PAGE
    while earlier:
        page = tell_story(match, eyes, earlier, None)
        assert len(page["events"]) <= PAGE and page["first"] + len(page["events"]) == earlier
        told, earlier = page["events"] + told, page["first"]
    assert [line["serial"] for line in told] == [line.serial for line in match.story]
    assert tell_story(match, eyes, 10**9, None)["first"] == len(match.story) - PAGE, "a number beyond the end asks for the newest page"


def test_a_page_that_missed_too_much_gets_the_story_anew() -> None:
    """Nothing is left out in the middle: who has missed more than a page of it is told afresh."""
    match = long_match(400).match
    room, seen = Room(), []

    class Page(Connection):
        def push(self, message: bytes) -> None:
            seen.append(message)

    for since, fresh in ((0, True), (match.story[-PAGE].serial - 1, False), (match.story[-PAGE - 40].serial - 1, True)):
        page = Page(cast("WebSocket", None), ANN)
        page.seat = page.eyes(match).seat
        room.greet(match, page, since)
        assert f'"fresh":{str(fresh).lower()}' in seen[-1].decode(), since


def test_a_page_that_does_not_read_is_given_up() -> None:
    """What waits for it is bounded in bytes; then it is cut, and nothing more is kept for it."""

    async def run() -> None:
        page = Connection(cast("WebSocket", None), ANN)
        page.go(Phase.LIVE)
        message = b"x" * 100_000
        for _ in range(MOST_BYTES_WAITING // len(message)):
            page.push(message)
        assert not page.cut.is_set()
        page.push(message)
        assert page.phase is Phase.CLOSED and page.cut.is_set() and page.bytes_waiting <= MOST_BYTES_WAITING
        lone = Connection(cast("WebSocket", None), ANN)
        lone.push(b"x" * (MOST_BYTES_WAITING * 2))
        assert not lone.cut.is_set(), "one large message alone is sent"

    asyncio.run(run())


def test_what_is_told_is_counted_by_its_size() -> None:
    """After the allowance of bytes nothing more is told until it has grown again."""
    limits = Limits()
    volume = LIMITS["volume"]
    limits.check("volume", "here", now=0.0)
    limits.charge("volume", "here", volume.burst + 5 * volume.rate, now=0.0)
    with pytest.raises(Refused):
        limits.check("volume", "here", now=1.0)
    limits.check("volume", "elsewhere", now=1.0)
    limits.check("volume", "here", now=6.0)


def test_in_one_match_only_so_much_is_taken_back_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log does not grow for ever: neither by moves that are taken back, nor by what is said around the game."""
    monkeypatch.setattr(play, "MOST_TAKEN_BACK", 3)
    timeline = long_match(3)
    match = timeline.match
    with pytest.raises(Refused) as refused:
        play.take_back(match, ANN, match.n, None)
    assert refused.value.code is Code.CANNOT_TAKE_BACK
    conduct.room_for_more(match)
    monkeypatch.setattr(conduct, "MOST_AROUND", 1)
    with pytest.raises(Refused):
        conduct.room_for_more(match)
    monkeypatch.setattr(matches, "MOST_CHAT", 4)
    for number in range(6):
        timeline.do(conduct.chat(match, ANN, f"line {number}"))
    assert [line["text"] for line in match.chat] == ["line 2", "line 3", "line 4", "line 5"]


def upload(change: Callable[[clutch.Record], None]) -> str:
    """A short record, changed and sealed again as somebody would who knows how."""
    record = clutch.read_record(long_match(1).match.record().text())
    change(record)
    return record.text()


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry(99, "", [], 1), "there is no seat 99 at a table of 2"),
        (Entry(-1, "", [], 1), "there is no seat -1"),
        (Entry(2**70, "", [], 1), "there is no seat"),
        (Entry(0, "", [], 10**6), "no decision to take back"),
        (Entry(0, "fly away", []), ""),
    ],
)
def test_a_record_with_what_there_is_not_is_refused(entry: Entry, words: str) -> None:
    """Every field of an entry is checked before anything is stored."""
    text = upload(lambda record: record.entries.append(entry))
    with pytest.raises(Refused) as refused:
        asyncio.run(read_upload(text))
    assert refused.value.code is Code.BAD_RECORD and words in refused.value.text


def test_a_record_that_is_too_long_is_refused_unread() -> None:
    """The length is looked at first: the text need not even be a record."""
    with pytest.raises(Refused, match="too long"):
        asyncio.run(read_upload("x\n" * (MOST_ENTRIES + 3)))
    with pytest.raises(Refused, match="not JSON"):
        asyncio.run(read_upload("x\n" * 10))


def test_a_long_record_is_read_while_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who counts meanwhile gets to count, between any two entries if need be."""
    monkeypatch.setattr(slices, "SLICE", 0.0)
    text = long_match(450).match.record().text()

    async def run() -> int:
        turns = 0
        task = asyncio.create_task(read_upload(text))
        while not task.done():
            turns += 1
            await asyncio.sleep(0)
        assert len((await task).entries) > 900
        return turns

    assert asyncio.run(run()) > 900
