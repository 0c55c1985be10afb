"""kill -9 of the server in mid-game: no acknowledged decision is lost, none is made twice, and the pages go on by themselves."""

from __future__ import annotations

import random
import threading
import time

import pytest

from clutch.table.client import Client
from clutch.table.matches.index_line import BOT_GRACE
from clutch.table.matches.match import fold
from clutch.table.records.entries import Moved
from table.players import Player, invite, play_all, raw_serials, stored_log
from table.serving import Server, beneath, eventually, running

KILLS = 3


@pytest.mark.parametrize(("kind", "processes"), [("sqlite", 1), ("postgres", 1), ("postgres", 2)])
def test_killing_the_server_loses_nothing(kind: str, processes: int, request: pytest.FixtureRequest) -> None:
    """A server process is killed several times at random moments while three people play on broken lines; of two processes the other goes on meanwhile."""
    url = request.getfixturevalue("fresh_url" if kind == "sqlite" else "postgres_url")
    servers = [Server(url, "--no-limits", "--workers", "1").start() for _ in range(processes)]
    seed = random.randrange(10**6)
    moments = random.Random(seed)
    ended = threading.Event()

    def kill_and_start() -> None:
        for _ in range(KILLS):
            if ended.wait(moments.uniform(0.05, 0.6)):
                return
            struck = moments.choice(servers)
            struck.kill()
            struck.start()

    host = Player(servers[0].address, "Ann", seed=seed)
    match, everybody = invite(
        host, [server.address for server in servers], ["Ben", "Cleo"], options={"game_length": "fixed_rounds", "rounds": 6}
    )
    killer = threading.Thread(target=kill_and_start)
    killer.start()
    try:
        play_all(everybody)
        ended.set()
        killer.join(60)
        log = stored_log(url, match)
        made = [logged.entry for logged in log if isinstance(logged.entry, Moved)]

        assert raw_serials(url, match) == list(range(1, len(log) + 1)), f"seed {seed}"
        for player in everybody:
            for at, action in player.acknowledged:
                assert made[at].action == action, f"seed {seed}: decision {at} was acknowledged and is another now"
        assert sum(len(player.acknowledged) for player in everybody) == len(made), f"seed {seed}"
        assert fold(match, log).status == "over"
        for server in servers:
            assert '"fault"' not in server.errors(), server.errors()
    finally:
        ended.set()
        killer.join(60)
        for player in everybody:
            player.close()
        for server in servers:
            server.stop()
            server.log.close()


def test_a_bot_goes_on_after_a_crash(fresh_url: str) -> None:
    """A bot that was to decide when the server died decides when it is back."""
    server = Server(fresh_url, "--no-limits", "--workers", "1").start()
    try:
        with Client(server.address) as client:
            made = client.create({"game": "dragon_kin", "seats": ["me", "bot:search:1500ms"]})
            with client.sit(made["match"]) as line:
                while line.wait_for_turn(30) and line.state["table"]["seats"][1]["thinking"] is False:
                    line.act(line.state["moves"][0]["action"])
                    if line.table["seats"][1]["thinking"]:
                        break
                assert line.table["seats"][1]["thinking"]
                before = line.state["n"]
                server.kill()
                server.start()
                assert line.wait_for_turn(60)
                assert line.state["n"] > before
    finally:
        server.stop()
        server.log.close()


def test_a_bot_goes_on_when_the_database_is_back(fresh_url: str) -> None:
    """A bot's decision that could not be stored is made as soon as it can be: the table does not wait until the bot's process counts as dead."""
    with running(fresh_url, "--no-limits", "--workers", "1") as server, Client(server.address) as client:
        made = client.create({"game": "dragon_kin", "seats": ["me", "bot:search:1000ms"]})
        with client.sit(made["match"]) as line:
            while not line.table["seats"][1]["thinking"]:
                assert line.wait_for_turn(30)
                line.act(line.state["moves"][0]["action"])
            before = line.state["n"]
            beneath(fresh_url, "ALTER TABLE log RENAME TO away")
            eventually(lambda: "a bot's decision was refused: busy" in server.errors())
            beneath(fresh_url, "ALTER TABLE away RENAME TO log")
            line.wait_for_turn(BOT_GRACE - 5)
            assert line.state["n"] > before


def test_a_server_starts_over_the_same_database_again_and_again(fresh_url: str) -> None:
    """Migrations find a database that is up to date, and people are still who they were."""
    server = Server(fresh_url).start()
    with Client(server.address) as client:
        client.call_me("Ann")
        made = client.create({"game": "dragon_kin", "seats": ["me", "open"]})
        cookie = client.cookie
    server.stop()
    began = time.time()
    server.start()
    try:
        with Client(server.address, cookie=cookie) as client:
            mine = client.ask("GET", "/api/me/matches")["matches"]
            assert [entry["match"] for entry in mine] == [made["match"]]
            assert mine[0]["touched"] < began
    finally:
        server.stop()
        server.log.close()
