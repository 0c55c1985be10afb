"""Whole games over real sockets, on SQLite and on PostgreSQL, by one and by two server processes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from pydantic import TypeAdapter

import clutch
from clutch.table.client import Client
from clutch.table.matches.match import fold
from clutch.table.presenters.state import Eyes, Presence, tell
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.server import FromServer, StateMessage
from clutch.table.records.entries import Logged, Moved
from table.players import Player, Spy, invite, play_all, raw_serials, stored_log
from table.serving import Server, eventually

NAMES = ["Ben", "Cleo", "Dan"]
CHECKER: TypeAdapter[FromServer] = TypeAdapter(FromServer)


def check_everything(url: str, match: str, players: list[Player], watcher: Spy) -> None:
    """After the match: the log has no gap, every acknowledged decision, and each page heard exactly what it may know."""
    log = stored_log(url, match)
    assert raw_serials(url, match) == list(range(1, len(log) + 1))
    made = [logged.entry for logged in log if isinstance(logged.entry, Moved)]
    for player in players:
        for at, action in player.acknowledged:
            assert made[at].action == action
    assert sum(len(player.acknowledged) for player in players) == len(made)
    results = [player.line.state["result"] for player in players if player.line is not None]
    assert all(result == results[0] for result in results)
    record = clutch.read_record(watcher.record())
    assert clutch.replay(clutch.game(record.game), record).record.scores == results[0]["scores"] if results[0] else False
    for player in players:
        assert player.line is not None
        check_heard(match, log, player.line)
    check_heard(match, log, watcher)


def check_heard(match: str, log: list[Logged], line: Spy) -> None:
    """Every state on the wire has the promised form, is what `tell` makes for those eyes at that moment, and no event came twice or never."""
    heard: list[tuple[int, str]] = []
    for message in line.heard:
        CHECKER.validate_python(message)
    for state in line.states():
        if state["fresh"]:
            heard = []
        heard += [(event["serial"], event["text"]) for event in state["events"]]
        assert comparable(state) == comparable(expected(match, log, state))
    whole = expected(match, log, line.state)
    assert heard == [(event["serial"], event["text"]) for event in whole["events"]]
    assert [event["serial"] for event in line.story] == [event["serial"] for event in whole["events"]]


def expected(match: str, log: list[Logged], state: StateMessage) -> StateMessage:
    """What these eyes may know at that moment, with the whole story."""
    now = fold(match, log[: state["serial"]])
    eyes = Eyes(state["seat"], tuple(state["held"]), state["host"])
    return tell(now, eyes, Presence(0.0))


def comparable(state: StateMessage) -> dict[str, Any]:
    """A state without what depends on the hour, and on which events were heard before."""
    return {key: value for key, value in state.items() if key not in ("table", "events", "earlier", "fresh", "reply_to")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_on_sqlite(sqlite_server: Server, sqlite_url: str, players: int) -> None:
    """People play a game through with broken lines, duplicates, stale and unreadable messages; a spectator watches."""
    host = Player(sqlite_server.address, "Ann", seed=players)
    match, everybody = invite(host, [sqlite_server.address], NAMES[: players - 1])
    fay = Player(sqlite_server.address, "Fay", seed=9)
    try:
        watcher = fay.sit(match)
        play_all(everybody)
        watcher.wait_for_turn(20)
        check_everything(sqlite_url, match, everybody, watcher)
    finally:
        for player in [*everybody, fay]:
            player.close()


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_over_two_processes(twins: tuple[Server, Server], postgres_url: str, players: int) -> None:
    """Seats sit at different processes of one PostgreSQL: any process takes any move, and the others hear of it."""
    addresses = [server.address for server in twins]
    host = Player(addresses[0], "Ann", seed=players)
    match, everybody = invite(host, addresses, NAMES[: players - 1])
    fay = Player(addresses[1], "Fay", seed=9)
    try:
        watcher = fay.sit(match)
        play_all(everybody)
        watcher.wait_for_turn(20)
        check_everything(postgres_url, match, everybody, watcher)
    finally:
        for player in [*everybody, fay]:
            player.close()


def test_a_race_between_processes_has_one_winner(twins: tuple[Server, Server], postgres_url: str) -> None:
    """The same seat decides at two processes at the same time, over and over: each number is taken once, and the loser learns it."""
    ann = Player(twins[0].address, "Ann", seed=1, unruly=False)
    made = ann.client.create({"game": "dragon_kin", "seats": ["me", "me"]})
    match = made["match"]
    other = Client(twins[1].address, cookie=ann.client.cookie)
    lines = [ann.sit(match), Spy(other, match)]
    won = {True: 0, False: 0}

    def act(line: Spy, choice: int) -> bool:
        moves = line.state["moves"]
        try:
            line.request("act", action=moves[choice % len(moves)]["action"], at=line.state["n"])
        except Refused as refused:
            if refused.code in (Code.STALE, Code.DUPLICATE, Code.OVER):
                return False
            raise
        return True

    try:
        while not any(line.state["result"] for line in lines):
            for line in lines:
                line.wait_for_turn(20)
            n = max(line.state["n"] for line in lines)
            if any(line.state["n"] != n or not line.state["moves"] for line in lines):
                for line in lines:
                    line.request("again")
                continue
            with ThreadPoolExecutor(2) as threads:
                outcomes = list(threads.map(act, lines, (0, -1)))
            assert sum(outcomes) <= 1, "two decisions took the same number"
            for outcome in outcomes:
                won[outcome] += 1

        log = stored_log(postgres_url, match)
        assert [logged.serial for logged in log] == list(range(1, len(log) + 1))
        assert won[True] == sum(isinstance(logged.entry, Moved) for logged in log)
        fold(match, log)
    finally:
        for line in lines:
            line.close()
        other.http.close()
        ann.close()


def test_who_is_here_is_known_at_every_process(twins: tuple[Server, Server]) -> None:
    """Somebody who comes and goes at one process is seen to do so at the other, which says since when they are away."""
    ann = Player(twins[0].address, "Ann", seed=1)
    match, (_, ben) = invite(ann, [server.address for server in twins], ["Ben"])
    line = ann.line
    assert line is not None

    def ben_is(here: bool) -> bool:
        line.next(0.2)
        return line.table["seats"][1]["connected"] is here

    def absence() -> float | None:
        return line.table["seats"][1]["away"]

    try:
        eventually(lambda: ben_is(True))
        assert absence() is None
        assert ben.line is not None
        ben.line.close()
        eventually(lambda: ben_is(False))
        away = absence()
        assert away is not None and away >= 0, "since when is known at the other process, too"
        assert match == line.match
    finally:
        ann.close()
        ben.close()
