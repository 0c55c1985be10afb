"""What a group finds again: results by game, streaks, the file for a spreadsheet; and taking oneself along by a link."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from functools import partial

import httpx
import pytest
from itsdangerous import TimestampSigner

from clutch.table.client import Client
from clutch.table.matches.person import Person
from clutch.table.memory.carrying import VALID, Carrying
from clutch.table.memory.groups import LAST, history_of, read_sheet
from clutch.table.memory.spreadsheet import write_csv
from clutch.table.protocol.codes import Code
from clutch.table.protocol.together import Played, SheetPlayer, SheetResult
from table.matches import ANN, BEN
from table.players import Player, invite, play_all
from table.serving import Server
from table.test_verbs import refused


def played(number: int, game: str, names: str, scores: list[int], winners: list[int], bots: str = "") -> Played:
    """A finished match: everybody's name is a letter, and a letter among `bots` is one."""
    places = [1 if seat in winners else 2 for seat in range(len(names))]
    return {
        "match": f"match{number}",
        "game": game,
        "ended": 1000.0 * number,
        "names": list(names),
        "bots": [name in bots for name in names],
        "mine": [0],
        "scores": scores,
        "places": places,
        "winners": winners,
    }


def test_a_group_is_its_people_whoever_sat_where() -> None:
    """The order of seats and the bots beside them do not matter; the group that played last comes first, and its newest match too."""
    told = history_of(
        [
            played(1, "dragoon", "AB", [1, 2], [1]),
            played(2, "dragoon", "BAx", [3, 1, 9], [2], bots="x"),
            played(3, "dragomino", "AC", [5, 5], [0, 1]),
            played(4, "dragoon", "x", [3], [0], bots="x"),
        ]
    )
    assert [group["people"] for group in told["groups"]] == [["A", "C"], ["A", "B"]]
    assert [match["match"] for match in told["groups"][1]["last"]] == ["match2", "match1"]


def test_everybodys_results_are_counted_by_game() -> None:
    """Victories, shared ones too, the best and the mean score, victories in a row now and at most; whoever won most stands first, bots last."""
    results = [([4, 7], [1]), ([9, 7], [0]), ([8, 8], [0, 1]), ([6, 2], [0])]
    matches = [played(number, "dragoon", "AB", scores, winners) for number, (scores, winners) in enumerate(results)]
    matches.append(played(9, "dragon_kin", "AB", [0, 1], [1]))
    group = history_of(matches)["groups"][0]

    kin, dragoon = group["games"]
    assert (kin["game"], dragoon["game"], group["count"]) == ("dragon_kin", "dragoon", 5)
    assert dragoon["standings"] == [
        {"name": "A", "bot": False, "played": 4, "won": 3, "best": 9, "mean": 6.8, "streak": 3, "longest": 3},
        {"name": "B", "bot": False, "played": 4, "won": 2, "best": 8, "mean": 6.0, "streak": 0, "longest": 1},
    ]
    with_bot = history_of([played(1, "dragoon", "xA", [9, 1], [0], bots="x")])["groups"][0]
    assert [(each["name"], each["bot"], each["won"]) for each in with_bot["games"][0]["standings"]] == [("A", False, 0), ("x", True, 1)]


def test_the_last_matches_are_bounded_and_the_counts_are_not() -> None:
    """A list stays short however long people have played."""
    group = history_of([played(number, "dragoon", "AB", [1, 2], [1]) for number in range(LAST + 5)])["groups"][0]
    assert len(group["last"]) == LAST and group["count"] == LAST + 5
    assert group["games"][0]["standings"][0]["longest"] == LAST + 5


def test_a_spreadsheet_reads_every_name_as_a_name() -> None:
    """A line a player, the oldest match first; commas and quotes stay in their cell, and no name is reckoned with."""
    match = played(1, "dragoon", "AB", [3, -2], [0])
    match["names"] = ['Ann, "the" First', "=1+1"]
    lines = list(csv.reader(io.StringIO(write_csv([played(2, "dragoon", "A", [1], [0]), match]))))
    assert lines[0] == ["ended", "game", "match", "seat", "player", "bot", "place", "score", "won"]
    assert lines[1] == ["1970-01-01T00:16:40Z", "dragoon", "match1", "1", 'Ann, "the" First', "0", "1", "3", "1"]
    assert lines[2][4:] == ["'=1+1", "0", "2", "-2", "0"]
    assert [line[2] for line in lines[1:]] == ["match1", "match1", "match2"]


def test_score_sheets_are_counted_with_the_matches() -> None:
    """What was counted on a sheet belongs to the same people's group, with places by who won and who scored; names are cleaned as at a table."""
    sheet = SheetResult(
        game="dragoon",
        when=5_000_000,
        players=[
            SheetPlayer(name="B", score=9, won=False),
            SheetPlayer(name=" A", score=9, won=True),
            SheetPlayer(name="C", score=2, won=False),
        ],
    )
    read = read_sheet(sheet)
    assert (read["match"], read["ended"], read["places"], read["winners"]) == ("", 5000.0, [2, 1, 3], [1])
    group = history_of([played(1, "dragoon", "CAB", [4, 1, 2], [0]), read])["groups"][0]
    assert group["people"] == ["A", "B", "C"] and [each["match"] for each in group["last"]] == ["", "match1"]
    assert [(each["name"], each["played"], each["won"]) for each in group["games"][0]["standings"]] == [
        ("A", 2, 1),
        ("C", 2, 1),
        ("B", 2, 0),
    ]


class Long(TimestampSigner):
    """Signs as if it were long ago."""

    def get_timestamp(self) -> int:
        """The moment of signing."""
        return super().get_timestamp() - VALID - 5


@pytest.fixture(scope="module")
def evening(sqlite_server: Server) -> Iterator[tuple[Client, Client, str]]:
    """Two people who have played a match to its end: both, and the match."""
    host = Player(sqlite_server.address, "Ann", seed=5, unruly=False)
    match, players = invite(host, [sqlite_server.address], ["Ben"])
    play_all(players)
    yield players[0].client, players[1].client, match
    for player in players:
        player.close()


def test_those_who_played_together_find_it_again(evening: tuple[Client, Client, str], sqlite_server: Server) -> None:
    """Both have the same group, each with their own seat; the spreadsheet has it, and a stranger has nothing."""
    ann, ben, match = evening
    for client, seat in ((ann, 0), (ben, 1)):
        group = client.ask("GET", "/api/me/history")["groups"][0]
        assert group["people"] == ["Ann", "Ben"] and group["last"][0]["match"] == match and group["last"][0]["mine"] == [seat]
        answer = client.http.get("/api/me/history.csv")
        assert answer.headers["content-type"].startswith("text/csv") and answer.text.count(match) == 2
    stranger = httpx.get(f"{sqlite_server.address}/api/me/history").json()
    assert stranger == {"groups": []}


def test_a_browsers_score_sheets_are_told_and_not_kept(evening: tuple[Client, Client, str]) -> None:
    """They stand beside the match that was played at the table, in the spreadsheet too; asked without them, the table knows nothing of them."""
    ann, _, match = evening
    players = [{"name": "Ann", "score": 5, "won": True}, {"name": "Ben", "score": 3, "won": False}]
    sheets = {"sheets": [{"game": "dragomino", "when": 4_000_000_000_000, "players": players}]}
    group = ann.ask("POST", "/api/me/history", sheets)["groups"][0]
    assert group["people"] == ["Ann", "Ben"] and [each["match"] for each in group["last"]] == ["", match]
    assert group["games"][0]["standings"][0] == {
        "name": "Ann",
        "bot": False,
        "played": 1,
        "won": 1,
        "best": 5,
        "mean": 5.0,
        "streak": 1,
        "longest": 1,
    }
    lines = list(csv.reader(io.StringIO(ann.http.post("/api/me/history.csv", json=sheets).text)))
    assert [line[1:5] for line in lines[-2:]] == [["dragomino", "", "1", "Ann"], ["dragomino", "", "2", "Ben"]]
    assert [each["match"] for each in ann.ask("GET", "/api/me/history")["groups"][0]["last"]] == [match]


def test_a_link_takes_a_person_to_another_device_once(evening: tuple[Client, Client, str], sqlite_server: Server) -> None:
    """The other browser has the name, the seats and the memory; a second one does not get in by the same link, and nothing of the link is in an address that reaches a log."""
    ann, _, match = evening
    made = ann.ask("POST", "/api/me/carry", {})
    path, token = made["link"].split("#")
    assert (path, made["seconds"]) == ("/me", VALID)
    with Client(sqlite_server.address) as phone, Client(sqlite_server.address) as thief:
        assert phone.ask("POST", "/api/me/take", {"token": token}) == {"name": "Ann"}
        assert phone.ask("GET", "/api/me/history") == ann.ask("GET", "/api/me/history")
        with phone.sit(match) as line:
            assert line.state["held"] == [0]
        refused(Code.BAD_TOKEN, lambda: thief.ask("POST", "/api/me/take", {"token": token}))
        assert thief.ask("GET", "/api/me/history") == {"groups": []}


def test_only_an_honest_and_fresh_link_is_taken() -> None:
    """A changed one, one of another server, an old one and a cookie are all refused in one sentence; what was taken is remembered for as long as it could be taken again."""
    now = [0.0]
    carrying = Carrying("secret", clock=lambda: now[0])
    token = carrying.write(ANN)
    inside = token.rindex(".") + 2  # the last letter carries spare bits: only a letter inside the signature surely changes it
    changed = token[:inside] + ("A" if token[inside] != "A" else "B") + token[inside + 1 :]
    for wrong in (changed, Carrying("other").write(ANN), "nonsense", ""):
        refused(Code.BAD_TOKEN, partial(carrying.take, wrong))
    assert carrying.take(token) == Person(ANN.id, ANN.name)
    refused(Code.BAD_TOKEN, lambda: carrying.take(token))
    now[0] = VALID + 2.0
    carrying.take(carrying.write(BEN))
    assert len(carrying.used) == 1, "links that have run out are forgotten"
    past = Carrying("secret")
    past.serializer.signer = Long
    refused(Code.BAD_TOKEN, lambda: carrying.take(past.write(BEN)))


def test_the_memory_goes_with_the_person(sqlite_server: Server) -> None:
    """Whoever has their data deleted has no history any more; the others keep theirs, without the name."""
    host = Player(sqlite_server.address, "Cleo", seed=6, unruly=False)
    _, players = invite(host, [sqlite_server.address], ["Dan"])
    play_all(players)
    cleo, dan = players[0].client, players[1].client
    cookie = cleo.cookie
    cleo.ask("DELETE", "/api/me")
    with Client(sqlite_server.address, cookie=cookie) as again:
        assert again.ask("GET", "/api/me/history") == {"groups": []}
    assert "Cleo" not in dan.http.get("/api/me/history").text + dan.http.get("/api/me/history.csv").text
    for player in players:
        player.close()
