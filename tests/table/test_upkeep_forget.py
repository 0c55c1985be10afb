"""Forgetting a person: nothing of them is left in the database or in any process, and the others play on."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import httpx
import pytest

from clutch.kernel.errors import GameError
from clutch.table.client import Client
from clutch.table.matches.match import Match, fold
from clutch.table.matches.person import Person
from clutch.table.matches.tokens import hashed, is_stranger, new_stranger
from clutch.table.matches.verbs.conduct import rename, stand_in
from clutch.table.matches.verbs.link import renew_link
from clutch.table.matches.verbs.seats import claim
from clutch.table.protocol.codes import Code, Refused
from clutch.table.records.database import migrate, read_url
from clutch.table.records.entries import AnyEntry, Claimed, Created, Filled, Forgotten, Linked, Logged, Renamed, Said, SeatPlan, write_entry
from clutch.table.upkeep.erase import erase, farewell
from clutch.table.upkeep.forget import find_person
from clutch.table.upkeep.stored import open_stored
from kit.command import operate
from table.matches import ANN, BEN, CLEO, LUCK, Timeline
from table.players import Player, Spy, invite, play_all
from table.serving import Server, eventually, running
from table.stored import CALLED_OFF, DRAGOON, EVENING, FINISHED, LEFT, OPEN, RUNNING, everything, fill, rows, run_sql, sit


def forgotten(timeline: Timeline, person: Person) -> tuple[Match, list[AnyEntry]]:
    """A match without a person, and all entries of its log."""
    stranger = new_stranger()
    kept = erase([logged.entry for logged in timeline.log], person.id, stranger)
    logged = [Logged(old.serial, old.at, entry) for old, entry in zip(timeline.log, kept, strict=True)]
    match = fold(timeline.match.id, logged)
    more = farewell(match, stranger)
    for entry in more:
        match.add(Logged(match.serial + 1, match.touched, entry))
    return match, [*kept, *more]


def test_nothing_of_a_person_is_left(empty_url: str) -> None:
    """Not their id, not their name, not a word they said, not the way to their seats; what others said stays, and every match still adds up."""
    fill(empty_url)
    run_sql(empty_url, "INSERT INTO analyses (match_id, n, body) VALUES ('finished', 0, 'Ben gains a forest kin')")
    tokens = {row[0] for row in rows(empty_url, "SELECT body FROM log WHERE body LIKE '%Ben%'")}
    done = operate("forget", BEN.id, "--database", empty_url)

    assert done.returncode == 0 and "forgotten in 4 matches" in done.stdout, done.stderr
    text = repr(everything(empty_url))
    assert tokens and BEN.id not in text and "And to you." not in text and '"Ben' not in text
    assert hashed("Ben 1") not in text
    assert "Good luck, Ben." in text and '"Ann"' in text and CLEO.id in text, "what others said and are is not ours to delete"
    assert operate("doctor", "--database", empty_url).stdout == "6 matches: all is well.\n"
    assert operate("forget", BEN.id, "--database", empty_url).returncode == 2, "there is nobody to forget any more"


def test_whoever_hosted_left_or_only_spoke_is_forgotten_too(empty_url: str) -> None:
    """Cleo took a seat and left it, and spoke as a spectator; Ann only hosted one of the matches."""
    fill(empty_url)
    for person, words in ((CLEO, "I only watch."), (ANN, "Good luck, Ben.")):
        assert operate("forget", person.id, "--database", empty_url).returncode == 0
        text = repr(everything(empty_url))
        assert person.id not in text and words not in text and f'"{person.name}"' not in text
    assert "And to you." in text
    assert rows(empty_url, "SELECT status FROM matches WHERE id = 'left'") == [("over",)], "without its host it is called off"
    assert operate("doctor", "--database", empty_url).returncode == 0


def test_the_file_itself_holds_nothing_any_more(fresh_url: str) -> None:
    """What was written over is not in the freed parts of a SQLite file either."""
    fill(fresh_url)
    folder = Path(fresh_url.removeprefix("sqlite:///")).parent
    assert any(BEN.id.encode() in path.read_bytes() for path in folder.iterdir())
    assert operate("forget", BEN.id, "--database", fresh_url).returncode == 0
    for path in folder.iterdir():
        assert BEN.id.encode() not in path.read_bytes() and b"And to you." not in path.read_bytes()
    for name in EVENING:
        run_sql(fresh_url, "UPDATE matches SET touched = 0, status = 'over' WHERE id = :name", name=name)
    assert operate("prune", "--keep-finished", "1", "--database", fresh_url).stdout == "6 matches were deleted.\n"
    for path in folder.iterdir():
        assert ANN.id.encode() not in path.read_bytes() and b"Good luck" not in path.read_bytes()


def test_an_operator_names_a_seat(empty_url: str) -> None:
    """MATCH:SEAT finds whoever holds it; anything else gets one sentence, and changes nothing."""
    fill(empty_url)
    before = everything(empty_url)
    for wrong in ("finished:9", "finished:x", "nowhere:1", "left:1", "nobody", "finished:0", ""):
        done = operate("forget", wrong, "--database", empty_url)
        assert done.returncode == 2 and len(done.stderr.splitlines()) == 1, wrong
    assert everything(empty_url) == before
    engine = open_stored(read_url(empty_url))
    assert find_person(engine, "finished:2") == BEN.id
    with pytest.raises(GameError):
        find_person(engine, f"{RUNNING}:3")
    engine.dispose()
    assert operate("forget", "finished:2", "--database", empty_url).returncode == 0
    assert BEN.id not in repr(everything(empty_url))


def test_the_table_goes_on_without_somebody(empty_url: str) -> None:
    """A finished match stays, a running one gets a bot, a seat of an open one is free again, and what only the person played ends."""
    made = fill(empty_url)
    after = {name: forgotten(timeline, BEN)[0] for name, timeline in made.items() if name not in (LEFT, CALLED_OFF)}

    assert (after[FINISHED].status, after[FINISHED].names) == ("over", ["Ann", "Somebody"])
    assert after[FINISHED].result == made[FINISHED].match.result
    assert [line["text"] for line in after[FINISHED].chat] == ["Good luck, Ben.", "I only watch."]
    assert after[RUNNING].status == "running" and after[RUNNING].seats[1].stand_in == "greedy"
    assert after[OPEN].status == "open" and after[OPEN].seats[1].kind == "open" and after[OPEN].seats[1].holders == []
    assert after[DRAGOON].seats[1].stand_in == "greedy" and after[DRAGOON].n >= made[DRAGOON].match.n
    alone = Timeline(seats=["me", "me", "bot:random"], names=["Ann", "Anna"])
    match, entries = forgotten(alone, ANN)
    assert (match.status, match.names[:2]) == ("over", ["Somebody", "Somebody 2"])
    assert isinstance(entries[-2], Forgotten) and entries[-2].seats == [0, 1]
    host, _ = forgotten(made[OPEN], ANN)
    assert host.status == "over", "a match that has not started is called off when its host goes"
    everybody, _ = forgotten(made[RUNNING], ANN)
    assert everybody.status == "running" and everybody.seats[0].stand_in == "greedy"


def test_two_who_are_forgotten_one_after_the_other() -> None:
    """They are told apart, and when nobody is left the match ends."""
    timeline = Timeline(seats=["me", "open", "bot:random"])
    sit(timeline, BEN, 1)
    first, entries = forgotten(timeline, BEN)
    assert first.status == "running"
    again = Timeline(seats=["me", "open", "bot:random"])
    again.log = [Logged(number, timeline.now, entry) for number, entry in enumerate(entries, 1)]
    again.match = first
    second, _ = forgotten(again, ANN)

    assert second.status == "over" and second.names == ["Somebody 2", "Somebody", "Random"]
    assert all(is_stranger(holder) for seat in second.seats for holder in seat.holders)


def test_a_bot_that_stands_in_stays_and_links_are_dead() -> None:
    """The old link opens nothing; a link that was given anew, and a name that was taken later, go too; another device of the seat stays."""
    timeline = Timeline(seats=["me", "open", "open"])
    sit(timeline, BEN, 1)
    sit(timeline, CLEO, 2)
    timeline.do(renew_link(timeline.match, BEN, 1, hashed("newer token")))
    timeline.do(rename(timeline.match, BEN, "Benedict", None))
    timeline.do(stand_in(timeline.match, BEN, 1, "random", lambda _: True))
    match, entries = forgotten(timeline, BEN)

    assert match.seats[1].stand_in == "random" and match.names[1] == "Somebody"
    for old in ("newer token", "Ben 1"):
        with pytest.raises(Refused) as caught:
            claim(match, LUCK, BEN, old, "Ben", "x")
        assert caught.value.code is Code.BAD_TOKEN
    assert "Benedict" not in repr(entries) and BEN.id not in repr(entries)
    linked = [entry for entry in entries if isinstance(entry, Linked)]
    assert linked and all(entry.keeper is None or is_stranger(entry.keeper) for entry in linked)


def test_a_seat_that_changed_hands_is_forgotten_only_as_far_as_it_was_theirs() -> None:
    """Ben's name and words go, Cleo's on the same seat stay; what an old entry does not attribute goes by who held the seat."""
    entries: list[AnyEntry] = [
        Created("dragon_kin", 1, {}, [SeatPlan("person", "Ann", holders=[ANN.id]), SeatPlan("open")], ANN.id),
        Claimed(1, BEN.id, "Ben", "t"),
        Said(1, "Ben", "mine", ""),
        Renamed(1, "Benno"),
        Said(1, "Benno", "mine too", BEN.id),
        Linked(1, "t2", None, CLEO.id),
        Said(1, "Benno", "not mine", ""),
        Renamed(1, "Cleo"),
        Filled(1, "random", "Random"),
        Said(None, "Ben", "from outside", BEN.id),
        Said(None, "Ben", "of a namesake", "d" * 32),
    ]
    kept = erase(entries, BEN.id, "gone")

    assert kept[2] == Said(1, "Somebody", "", "gone") and kept[4] == Said(1, "Somebody", "", "gone")
    assert kept[3] == Renamed(1, "Somebody")
    assert kept[6] == Said(1, "Somebody", "not mine", ""), "the seat was still called by the name that Ben gave it"
    assert [kept[5], *kept[7:9]] == [entries[5], *entries[7:9]]
    assert kept[9] == Said(None, "Somebody", "", "gone") and kept[10] == entries[10]


def test_names_that_were_taken_over_into_another_match() -> None:
    """Who plays on from a position keeps the names of those who played it; they go, too, and nothing else there."""
    entries: list[AnyEntry] = [
        Created(
            "dragon_kin",
            1,
            {},
            [SeatPlan("person", "Ann", holders=[BEN.id], named=ANN.id), SeatPlan("person", "Ben", holders=[BEN.id])],
            BEN.id,
            branched_from="other",
        ),
        Said(0, "Ann", "says Ben", BEN.id),
    ]
    kept = erase(entries, ANN.id, "gone")

    assert '"Ann"' not in "".join(write_entry(entry) for entry in kept) and ANN.id not in repr(kept)
    assert kept[1] == Said(0, "Somebody", "says Ben", BEN.id)
    assert erase(entries, CLEO.id, "gone") == entries


@pytest.fixture(params=["sqlite", "twins"])
def servers(request: pytest.FixtureRequest) -> list[Server]:
    """One server, or two processes on one PostgreSQL."""
    if request.param == "twins":
        return list(request.getfixturevalue("twins"))
    return [request.getfixturevalue("sqlite_server")]


def test_a_person_deletes_their_data_while_others_play(servers: list[Server]) -> None:
    """All pages see the new name at once and lose what was said, at every process; a bot plays on, the cookie is taken back, the link is dead."""
    host = Player(servers[0].address, "Ann Thrope", seed=1, unruly=False)
    match, players = invite(host, [server.address for server in reversed(servers)], ["Ben"])
    guest = players[1]
    assert host.line is not None and guest.line is not None
    host.line.request("chat", text="my secret")
    guest.line.request("chat", text="not yours")
    spectator = Player(servers[-1].address, "Cleo", seed=2, unruly=False)
    watching = spectator.sit(match)
    try:
        cookie = host.client.cookie
        answer = httpx.delete(f"{servers[0].address}/api/me", headers={"cookie": f"clutch_person={cookie}"}, timeout=30)

        assert answer.status_code == 200 and answer.json() == {"matches": 1}
        assert "clutch_person=" in answer.headers["set-cookie"] and "Max-Age=0" in answer.headers["set-cookie"]
        eventually(partial(hears, guest.line, "Somebody"))
        eventually(partial(hears, watching, "Somebody"))
        eventually(lambda: watching.next(0.1) is None)
        assert guest.line.table["seats"][0]["stand_in"] == "greedy"
        for client in (guest.client, spectator.client):
            state = client.ask("GET", f"/api/matches/{match}")
            assert "Thrope" not in repr(state)
        fresh = [message for message in watching.heard if message["type"] == "chat" and message["fresh"]]
        assert fresh and [line["text"] for line in fresh[-1]["lines"]] == ["not yours"]
        with Client(servers[-1].address, cookie=cookie) as again:
            assert again.ask("GET", "/api/me/matches")["matches"] == []
        guest.play()
        assert guest.line.state["result"] is not None
        for server in servers:
            with Client(server.address) as newcomer:
                assert "my secret" not in newcomer.http.get(f"{server.address}/api/matches/{match}/record").text
    finally:
        for player in (*players, spectator):
            player.close()


def hears(line: Spy, name: str) -> bool:
    """Whether a line has heard that the first seat is called this."""
    line.next(0.1)
    return line.table["seats"][0]["name"] == name


def test_a_name_goes_from_a_match_that_another_played_on(sqlite_server: Server) -> None:
    """Ben plays on from a position of a game with Ann; when she deletes her data, her name goes from there, too, and he keeps his match."""
    host = Player(sqlite_server.address, "Ann Thrope", seed=4, unruly=False)
    match, players = invite(host, [sqlite_server.address], ["Ben"], options={"game_length": "fixed_rounds", "rounds": 1})
    try:
        play_all(players)
        guest = players[1].client
        branch = guest.ask("POST", f"/api/matches/{match}/branch", {"at": 2})["match"]
        assert "Thrope" in repr(guest.ask("GET", f"/api/matches/{branch}"))
        assert host.client.ask("DELETE", "/api/me") == {"matches": 2}
        after = guest.ask("GET", f"/api/matches/{branch}")
        assert "Thrope" not in repr(after) and after["held"] == [0, 1] and after["table"]["status"] == "running"
    finally:
        for player in players:
            player.close()


def test_nobody_to_forget(sqlite_server: Server) -> None:
    """Who has no cookie gets none, and nothing is done; a stranger's cookie is nobody's."""
    answer = httpx.delete(f"{sqlite_server.address}/api/me")
    assert answer.json() == {"matches": 0} and "set-cookie" not in answer.headers
    answer = httpx.delete(f"{sqlite_server.address}/api/me", headers={"cookie": "clutch_person=forged.cookie"})
    assert answer.json() == {"matches": 0}
    answer = httpx.delete(f"{sqlite_server.address}/api/me", headers={"origin": "https://evil.example"})
    assert answer.status_code == 403


def test_an_operator_forgets_somebody_beside_running_servers(fresh_postgres_url: str) -> None:
    """A live match hears of it over PostgreSQL, and its page sees the new name."""
    with running(fresh_postgres_url, "--no-limits", "--workers", "1") as server:
        host = Player(server.address, "Ann", seed=3, unruly=False)
        match, players = invite(host, [server.address], ["Ben"])
        try:
            line = players[1].line
            assert line is not None
            assert operate("forget", f"{match}:1", "--database", fresh_postgres_url).returncode == 0
            eventually(lambda: hears(line, "Somebody"))
            players[1].play()
        finally:
            for player in players:
                player.close()
        assert '"fault"' not in server.errors(), server.errors()


def test_an_older_database_learns_whom_its_logs_name(empty_url: str) -> None:
    """The step to these tables reads the logs, and finds everybody whom entries of that time name by their ids."""
    fill(empty_url)
    before = everything(empty_url)["members"]
    run_sql(empty_url, "DELETE FROM members WHERE seat = -1")
    run_sql(empty_url, "UPDATE alembic_version SET version_num = '0001'")
    migrate(read_url(empty_url))

    after = everything(empty_url)["members"]
    only_spoke = (CLEO.id, FINISHED, -1)
    assert sorted(after) == sorted(line for line in before if line != only_spoke)
