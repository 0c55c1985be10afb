"""The client for programs and the terminal: joins by link, follows a match, and mends a broken line by itself."""

from __future__ import annotations

import threading

import pytest

from clutch.table.client import Client, LineLost, join_by_link, read_link
from clutch.table.protocol.codes import Code, Refused
from table.serving import Server, beneath, running


@pytest.mark.parametrize("link", ["", "nonsense", "ftp://x/m/abcd", "http://x", "http://x/m", "http://x/n/abcd#t", "/m/abcd#t"])
def test_what_is_no_link_gets_a_sentence(link: str) -> None:
    """A person may paste anything."""
    with pytest.raises(Refused) as caught:
        read_link(link)
    assert caught.value.code is Code.BAD_MESSAGE


def test_a_guest_joins_by_link_and_plays(sqlite_server: Server) -> None:
    """A link is all that a guest needs; news are told once; a taking back asks the other seat."""
    with Client(sqlite_server.address) as ann:
        ann.call_me("Ann")
        made = ann.create({"game": "dragon_kin", "seats": ["me", "open"]})
        client, line = join_by_link(sqlite_server.address + made["links"][1]["link"], "Ben")
        with client, line, ann.sit(made["match"]) as host:
            assert line.names == ["Ann", "Ben"] and line.state["seat"] == 1
            assert line.news() and line.news() == []
            lines = {0: host, 1: line}
            first = host if host.wait_for_turn(5) else line
            turn = first.state["seat"]
            assert turn is not None
            while first.state["moves"]:
                first.act(first.state["moves"][0]["action"])
            other = lines[1 - turn]
            assert other.wait_for_turn(10)
            n = first.state["n"]
            first.take_back()
            while other.table["request"] is None:
                other.next(10)
            other.request("answer", yes=True)
            assert first.wait_for_turn(10) and first.state["n"] == n + 1
            assert any(event["kind"] == "taken_back" for event in first.news())
        watcher, seen = join_by_link(f"{sqlite_server.address}{made['watch']}")
        with watcher, seen:
            assert seen.state["seat"] is None and seen.state["moves"] == []
            assert seen.state["view"] is not None and seen.state["view"]["hand"] is None


def test_what_was_missed_is_told_once_after_a_broken_line(sqlite_server: Server) -> None:
    """A line that was down gets the events that it missed, and only those."""
    with Client(sqlite_server.address) as ann, ann.sit(ann.create({"game": "dragon_kin", "seats": ["me", "me"]})["match"]) as line:
        line.look(0)
        with ann.sit(line.match) as other:
            assert line.line is not None
            line.line.close()
            for _ in range(3):
                other.act(other.state["moves"][0]["action"])
            other.request("chat", text="hello")
            other.look(0)
        before = len(line.story)
        while line.state["n"] < 3:
            assert line.next(5) is not None
        assert not line.state["fresh"] and line.state["seat"] == 0 and len(line.state["events"]) < len(line.story)
        assert [(event["serial"], event["text"]) for event in line.story] == [(event["serial"], event["text"]) for event in other.story]
        assert len(line.story) > before
        while not line.chat:
            assert line.next(5) is not None
        assert [entry["text"] for entry in line.chat] == ["hello"]


def test_a_server_that_comes_back_is_found_again(fresh_url: str) -> None:
    """The client waits for a server that restarts, and gives up with a sentence on one that does not."""
    server = Server(fresh_url, "--no-limits", "--workers", "1").start()
    try:
        with (
            Client(server.address, patience=30) as ann,
            ann.sit(ann.create({"game": "dragon_kin", "seats": ["me", "me"]})["match"]) as line,
        ):
            server.kill()
            starting = threading.Timer(0.5, server.start)
            starting.start()
            line.act(line.state["moves"][0]["action"])
            assert line.state["n"] == 1
            starting.join()
            server.kill()
            ann.patience = 0.3
            with pytest.raises(LineLost):
                line.act(line.state["moves"][0]["action"])
            with pytest.raises(Refused) as caught:
                ann.call_me("Ann")
            assert caught.value.code is Code.BUSY
    finally:
        server.stop()
        server.log.close()


def test_a_database_that_fails_for_a_while_is_waited_for(fresh_url: str) -> None:
    """Whoever comes, reads or decides meanwhile is told to try again, nobody is told of a mistake, and the client goes on by itself."""
    with running(fresh_url, "--no-limits", "--workers", "1") as server, Client(server.address, patience=30) as ann:
        made = ann.create({"game": "dragon_kin", "seats": ["me", "me"]})
        with ann.sit(made["match"]) as line:
            beneath(fresh_url, "ALTER TABLE log RENAME TO away")
            for _ in range(2):  # what is in memory fails at writing, and then at reading
                with pytest.raises(Refused) as caught:
                    line.request("act", action=line.state["moves"][0]["action"], at=0)
                assert caught.value.code is Code.BUSY
            with pytest.raises(Refused) as caught:
                ann.ask("GET", f"/api/matches/{made['match']}")
            assert caught.value.code is Code.BUSY
            with pytest.raises(Refused) as caught:
                ann.sit(made["match"])
            assert caught.value.code is Code.BUSY
            assert line.line is not None
            line.line.close()
            mending = threading.Timer(1.0, beneath, (fresh_url, "ALTER TABLE away RENAME TO log"))
            mending.start()
            line.act(line.state["moves"][0]["action"])
            assert line.state["n"] == 1
            mending.join()
        assert '"fault"' not in server.errors(), server.errors()
