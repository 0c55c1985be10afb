"""The HTTP part: the catalogue, seats, records, safety and the operator's pages."""

from __future__ import annotations

import json
import time
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

import clutch
from clutch.games.dragon_family.show.view_types import DragonFamilyView
from clutch.kernel.record import Entry
from clutch.kernel.statement import Facts
from clutch.kernel.words import Words
from clutch.table.client import Client, SeatLine
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.server import HintMessage
from table.refusals import refused
from table.serving import Server, eventually, metric, running

NEW = {"game": "dragon_kin", "seats": ["me", "bot:random"]}


def finish(client: Client, match: str) -> SeatLine:
    """Play a match to its end: a held line to it."""
    line = client.sit(match)
    while line.wait_for_turn(30):
        line.act(line.state["moves"][-1]["action"])
    assert line.state["result"] is not None
    return line


def vars_of(entry: Entry) -> tuple[int, str, list[int], int]:
    """A record's entry as something to compare."""
    return entry.seat, entry.move, entry.luck, entry.undone


# The catalogue


def test_the_catalogue_has_every_game_with_words_for_every_option(sqlite_server: Server) -> None:
    """A page can draw the lobby from one answer."""
    with Client(sqlite_server.address) as client:
        catalogue = client.ask("GET", "/api/games")
        assert [entry["name"] for entry in catalogue["games"]] == [game.name for game in clutch.games()]
        for entry in catalogue["games"]:
            assert entry["players"]
            for option in entry["options"]:
                assert option["words"] and option["rule"]
                assert all(option["value_words"][value] for value in option["values"])
                assert set(option["defaults"]) == {str(players) for players in entry["players"]}
        options = {option["name"]: option for option in catalogue["games"][0]["options"]}
        follows = options["max_rounds"]["follows"]  # DK-G13
        assert follows["name"] == "target"
        assert [follows["defaults"][target - options["target"]["least"]] for target in (10, 50, 51, 100, 200)] == [20, 20, 21, 40, 80]
        assert [name for name, option in options.items() if option["follows"] is not None] == ["max_rounds"]
        assert "greedy" in catalogue["bots"]
        rules = client.ask("GET", "/api/games/dragon_kin/rules")
        assert rules["rules"][0]["name"].startswith("DK-") and rules["rules"][0]["text"] in rules["markdown"].replace("\n  ", " ")
        assert client.ask("GET", "/api/games/dragon_kin/components")
        box, schachtel = client.ask("GET", "/api/games/dragon_kin/box"), client.ask("GET", "/api/games/dragon_kin/box?language=de")
        assert [table["title"] for table in box["tables"]][:2] == ["Cards", "Dragons"]
        assert [table["title"] for table in schachtel["tables"]][:2] == ["Karten", "Drachen"]
        assert client.ask("GET", "/api/games/dragon_kin/box?language=fr") == box  # nobody has told it in French
        german = client.ask("GET", "/api/games/dragon_kin/rules?language=de")
        assert (rules["language"], german["language"]) == ("en", "de")
        assert [rule["name"] for rule in german["rules"]] == [rule["name"] for rule in rules["rules"]]
        assert "## Aufbau" in german["markdown"] and "## Setup" in rules["markdown"]
        assert client.ask("GET", "/api/games/dragon_kin/rules?language=fr") == rules  # not written in French
        refused(Code.BAD_MESSAGE, lambda: client.ask("GET", "/api/games/dragon_kin/rules?language=../de"))
        refused(Code.NOT_FOUND, lambda: client.ask("GET", "/api/games/dragon_chess/rules"))


def test_every_language_can_be_read(sqlite_server: Server) -> None:
    """A page finds the languages by their own names, and reads what it says itself and what a game says."""
    with Client(sqlite_server.address) as client:
        found = client.ask("GET", "/api/words")["languages"]
        assert found == [{"code": "de", "name": "Deutsch"}, {"code": "en", "name": "English"}]
        for language in found:
            for part, message in (("page", "menu-settings"), ("dragon_kin", "prompts-discard"), ("dragoon", "events-table_resigned")):
                answer = client.http.get(f"/api/words/{language['code']}/{part}")
                assert answer.headers["content-type"] == "text/plain; charset=utf-8"
                assert Words(language["code"], [answer.text]).messages.has(message)
        for path in ("xx/page", "en/dragon_chess", "en/terminal"):
            refused(Code.NOT_FOUND, lambda: client.ask("GET", f"/api/words/{path}"))  # noqa: B023 - asked at once
        refused(Code.BAD_MESSAGE, lambda: client.ask("GET", "/api/words/EN!/page"))


# Seats


def test_public_matches_are_in_the_lobby_and_yours_wait_for_you_first(sqlite_server: Server) -> None:
    """The lobby shows what anybody may join; your list has what waits for you at its top."""
    with Client(sqlite_server.address) as ann, Client(sqlite_server.address) as ben:
        shown = ann.create({"game": "dragon_kin", "seats": ["me", "open"], "public": True})["match"]
        hidden = ann.create({"game": "dragon_kin", "seats": ["me", "open"]})["match"]
        lobby = [entry["match"] for entry in ben.ask("GET", "/api/matches")["matches"]]
        assert shown in lobby and hidden not in lobby
        hot = ann.create({"game": "dragon_kin", "seats": ["me", "me"]})["match"]
        ann.create({"game": "dragon_kin", "seats": ["me", "open"]})
        mine = ann.ask("GET", "/api/me/matches")["matches"]
        assert mine[0]["match"] == hot and mine[0]["your_turn"] and not mine[1]["your_turn"]
        assert ben.join(shown, None, "Ben")["seat"] == 1
        refused(Code.FORBIDDEN, lambda: ben.join(hidden, None))


def test_hot_seat_follows_the_turn_and_can_look_with_other_eyes(sqlite_server: Server) -> None:
    """One page holds several seats: it sees the seat on turn, or the one that it asks for, and the story is told anew for other eyes."""
    with Client(sqlite_server.address) as ann:
        made = ann.create({"game": "dragon_kin", "seats": ["me", "me"], "names": ["Ann", "Ben"]})
        with ann.sit(made["match"]) as line:
            first = line.state["prompt"]
            assert first is not None and line.state["seat"] == first["seat"] and line.names == ["Ann", "Ben"]
            other = 1 - (line.state["seat"] or 0)
            seen = line.request("look", seat=other)
            assert seen["type"] == "state" and seen["seat"] == other and seen["moves"] == [] and seen["fresh"]
            line.request("look")
            refused(Code.NOT_YOUR_SEAT, lambda: line.request("look", seat=5))
            while line.state["seat"] != other:
                line.act(line.state["moves"][0]["action"])
            assert line.state["fresh"] and line.state["moves"]


# Records


def test_a_finished_match_is_downloaded_uploaded_replayed_branched_and_analysed(sqlite_server: Server) -> None:
    """Everything that can be done with a game that was played."""
    with Client(sqlite_server.address) as ann, Client(sqlite_server.address) as ben:
        match = ann.create(NEW)["match"]
        refused(Code.NOT_OVER, lambda: ann.ask("GET", f"/api/matches/{match}/replay"))
        refused(Code.NOT_OVER, lambda: ann.ask("POST", f"/api/matches/{match}/analysis"))
        refused(Code.NOT_OVER, lambda: ann.ask("POST", f"/api/matches/{match}/branch", {"at": 0}))
        with finish(ann, match) as line:
            result = line.state["result"]
            text = line.record()
            n = line.state["n"]
        uploaded = ben.ask("POST", "/api/records", {"record": text})["match"]
        assert ben.ask("GET", f"/api/matches/{uploaded}")["result"] == result
        copy, original = (clutch.read_record(file) for file in (ben.http.get(f"/api/matches/{uploaded}/record").text, text))
        assert [vars_of(entry) for entry in copy.entries] == [vars_of(entry) for entry in original.entries] and copy.luck == original.luck
        steps: list[dict[str, Any]] = []
        while len(steps) <= n:
            steps += ben.ask("GET", f"/api/matches/{match}/replay", seat=0, first=len(steps), count=7)["steps"]
        assert [step["n"] for step in steps] == list(range(n + 1))
        assert steps[-1]["state"]["result"] == result and steps[0]["move"] is None
        branch = ben.ask("POST", f"/api/matches/{match}/branch", {"at": 5, "seats": ["me", "me"]})["match"]
        with ben.sit(branch) as line:
            assert line.state["n"] == 5 and line.table["branched_from"] == match and line.state["moves"]
            line.act(line.state["moves"][0]["action"])
        refused(Code.BAD_OPTIONS, lambda: ben.ask("POST", f"/api/matches/{match}/branch", {"at": n + 1}))
        assert ben.ask("GET", f"/api/matches/{match}/analysis")["status"] == "none"
        ben.ask("POST", f"/api/matches/{match}/analysis")
        eventually(lambda: ben.ask("GET", f"/api/matches/{match}/analysis")["status"] == "done", 60)
        analysis = ben.ask("GET", f"/api/matches/{match}/analysis")
        assert analysis["done"] == analysis["total"] == len(analysis["decisions"]) == n
        for decision in analysis["decisions"]:
            assert len(decision["chances"]) == 2 and all(0 <= chance <= 1 for chance in decision["chances"])
            assert decision["best"]


def test_high_scores_are_the_finished_matches_of_one_player(sqlite_server: Server) -> None:
    """One's own results and public ones, by mode and difficulty; a failed quest is no victory, and a game that was taken up in its middle or brought along as a record counts for nobody."""
    wish = {"game": "dragonbrood", "seats": ["me"], "options": {"solo_mode": "catch_them_all", "solo_difficulty": "expert"}}
    where = "/api/games/dragonbrood/best?by=solo_mode&by=solo_difficulty"
    with Client(sqlite_server.address) as ann, Client(sqlite_server.address) as ben:
        secret, shown = ann.create(wish)["match"], ann.create({**wish, "public": True})["match"]
        for match in (secret, shown):
            with finish(ann, match) as line:
                assert line.state["result"] is not None and line.state["result"]["winners"] == []
        branched = ann.ask("POST", f"/api/matches/{secret}/branch", {"at": 5, "seats": ["me"]})["match"]
        finish(ann, branched).close()
        ann.ask("POST", "/api/records", {"record": ann.http.get(f"/api/matches/{secret}/record").text})
        best = ann.ask("GET", where)["best"]
        assert {entry["match"] for entry in best} == {secret, shown}
        assert [entry["score"] for entry in best] == sorted((entry["score"] for entry in best), reverse=True)
        assert all(entry["mine"] and not entry["won"] for entry in best)
        assert best[0]["options"] == {"solo_mode": "catch_them_all", "solo_difficulty": "expert"}
        assert [(entry["match"], entry["mine"]) for entry in ben.ask("GET", where)["best"]] == [(shown, False)]
        refused(Code.NOT_FOUND, lambda: ben.ask("GET", "/api/games/dragon_chess/best"))


def test_a_record_that_is_not_over_is_played_on(sqlite_server: Server) -> None:
    """Its bots play on as bots; everybody else is the one who uploads it."""
    game = clutch.game("dragon_kin")
    referee = clutch.begin(game, 2, {}, [clutch.Seat("Ann"), clutch.Seat("Robo", "greedy")], clutch.Seeded(5))
    for _ in range(6):
        referee.act(int(referee.state.seat()), referee.state.legal()[0], clutch.Seeded(6))
    text = referee.record.text()
    with Client(sqlite_server.address) as ann:
        match = ann.ask("POST", "/api/records", {"record": text})["match"]
        with finish(ann, match) as line:
            assert line.names == ["Ann", "Robo"] and line.table["seats"][1]["bot"] == "greedy"
        broken = text.replace('"seat": 0', '"seat": 1', 1)
        problem = refused(Code.BAD_RECORD, lambda: ann.ask("POST", "/api/records", {"record": broken}))
        assert "ine " in problem.text
        refused(Code.BAD_RECORD, lambda: ann.ask("POST", "/api/records", {"record": "hello"}))
        refused(Code.BAD_OPTIONS, lambda: ann.ask("POST", "/api/records", {"record": text, "seats": ["me"]}))


def test_a_rematch_is_one_match_for_everybody(sqlite_server: Server) -> None:
    """Two who ask at once get the same new match, and sit in it."""
    with Client(sqlite_server.address) as ann, Client(sqlite_server.address) as ben:
        made = ann.create({"game": "dragon_kin", "seats": ["me", "open"]})
        ben.join(made["match"], made["links"][1]["link"].split("#")[1], "Ben")
        with ann.sit(made["match"]) as first, ben.sit(made["match"]) as second:
            refused(Code.NOT_OVER, lambda: first.request("rematch"))
            first.request("resign")
            first.request("rematch")
            eventually(lambda: second.next(0.2) is None and second.table["rematch"] is not None)
            again = second.table["rematch"]
        assert again is not None
        with ben.sit(again) as line:
            assert line.state["held"] == [1] and line.table["status"] == "running"


# Safety


def test_bad_wishes_are_refused_in_a_sentence(sqlite_server: Server) -> None:
    """Unknown games, options, bots, counts and fields, each with its code."""
    with Client(sqlite_server.address) as client:
        wishes: list[tuple[Code, dict[str, object]]] = [
            (Code.BAD_OPTIONS, {"game": "dragon_chess", "seats": ["me", "me"]}),
            (Code.BAD_OPTIONS, {"game": "dragon_kin", "seats": ["me"]}),
            (Code.BAD_OPTIONS, {"game": "dragon_kin", "seats": ["me", "bot:genius"]}),
            (Code.BAD_OPTIONS, {"game": "dragon_kin", "seats": ["me", "bot:search:100s"]}),
            (Code.BAD_OPTIONS, {"game": "dragon_kin", "seats": ["me", "bot:search:1s:workers=2"]}),
            (Code.BAD_OPTIONS, {"game": "dragon_kin", "seats": ["me", "me"], "options": {"rounds": 99}}),
            (Code.BAD_OPTIONS, {"game": "dragon_kin", "seats": ["me", "me"], "options": {"cheats": True}}),
            (Code.BAD_MESSAGE, {"game": "dragon_kin", "seats": ["me", "you"]}),
            (Code.BAD_MESSAGE, {"game": "dragon_kin", "seats": ["me", "me"], "clock": {"kind": "move", "seconds": 0}}),
            (Code.BAD_MESSAGE, {"game": "dragon_kin", "seats": ["me", "me"], "admin": True}),
        ]
        for code, wish in wishes:
            problem = refused(code, partial(client.create, wish))
            assert problem.text.endswith((".", ")")) and "Traceback" not in problem.text


def test_cookies_headers_and_origins_are_strict(sqlite_server: Server) -> None:
    """The cookie is out of reach for scripts; every answer has the safe headers; other sites may neither post nor open a socket."""
    answer = httpx.get(f"{sqlite_server.address}/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie
    for name in ("content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"):
        assert name in answer.headers
    assert (
        "unsafe-eval" not in answer.headers["content-security-policy"] and "default-src 'none'" in answer.headers["content-security-policy"]
    )
    foreign = httpx.post(f"{sqlite_server.address}/api/matches", json=NEW, headers={"origin": "https://evil.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "origin")
    ours = httpx.post(f"{sqlite_server.address}/api/matches", json=NEW, headers={"origin": sqlite_server.address})
    assert ours.status_code == 201
    address = f"{sqlite_server.socket}/ws/matches/{ours.json()['match']}"
    with connect(address, origin=Origin("https://evil.example")) as socket:
        assert '"origin"' in str(socket.recv(5))
        with pytest.raises(ConnectionClosed):
            socket.recv(5)
    cookie = ours.cookies["clutch_person"]
    # Every letter is another one: of the last ones alone not all bits count, and now and then they would say the same.
    forged = Client(sqlite_server.address, cookie=cookie[:-8] + "".join("b" if letter == "a" else "a" for letter in cookie[-8:]))
    assert not forged.ask("GET", f"/api/matches/{ours.json()['match']}")["held"]
    forged.http.close()


def test_large_bodies_and_messages_are_refused_and_the_line_stays_open(sqlite_server: Server) -> None:
    """Too much is `too_large`, nonsense is `bad_message`; the match goes on."""
    with Client(sqlite_server.address) as ann:
        huge = ann.http.post("/api/records", content=b"x" * 5_000_000)
        assert (huge.status_code, huge.json()["code"]) == (413, "too_large")
        with ann.sit(ann.create({"game": "dragon_kin", "seats": ["me", "me"]})["match"]) as line:
            assert line.line is not None
            for sent, code in (("x" * 5000, "too_large"), ("{}", "bad_message"), (b"\x00\x01", "bad_message")):
                line.line.send(sent)
                answer = line.next(10)
                assert answer is not None and answer["type"] == "error" and answer["code"] == code
            assert line.request("ping")["type"] == "pong"
            line.act(line.state["moves"][0]["action"])
        refused(Code.NOT_FOUND, lambda: ann.sit("nosuchmatch"))
        refused(Code.NOT_FOUND, lambda: ann.ask("GET", "/api/nothing"))
        assert ann.http.delete("/api/games").status_code == 405


def test_floods_are_slowed_down(fresh_url: str) -> None:
    """Creating, joining, chatting and asking for hints are limited; play itself goes on."""
    with running(fresh_url, "--workers", "1", "--operator-port", "0") as server, Client(server.address) as ann:
        match = ann.create({"game": "dragon_kin", "seats": ["me", "me"]})["match"]
        codes = {ann.http.post("/api/matches", json=NEW).status_code for _ in range(25)}
        assert codes == {201, 429}
        assert 429 in {ann.http.post(f"/api/matches/{match}/join", json={"token": "x" * 22}).status_code for _ in range(40)}
        with ann.sit(match) as line:
            said = 0
            with pytest.raises(Refused) as caught:
                while said < 20:
                    line.request("chat", text="hello")
                    said += 1
            assert caught.value.code is Code.TOO_MANY and said >= 3
            line.act(line.state["moves"][0]["action"])
        assert metric(server, "clutch_rate_limited_total") > 0


def test_tokens_are_nowhere_in_the_database_or_the_log(tmp_path: Path) -> None:
    """What opens a seat is stored as a hash only, and never logged."""
    with running(f"sqlite:///{tmp_path / 'x.sqlite3'}", "--log-level", "debug") as server, Client(server.address) as ann:
        made = ann.create({"game": "dragon_kin", "seats": ["me", "open"]})
        tokens = [link["link"].split("#")[1] for link in made["links"]]
        ann.join(made["match"], tokens[0])
        ann.ask("GET", f"/api/matches/{made['match']}")
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert made["match"].encode() in stored
        for token in tokens:
            assert token.encode() not in stored and token not in server.errors()


# Bots, hints and time


def test_hints_come_from_the_search_bot(sqlite_server: Server) -> None:
    """A short list of legal moves with chances, for the seat on turn alone."""
    with Client(sqlite_server.address) as ann, ann.sit(ann.create({"game": "dragon_kin", "seats": ["me", "me"]})["match"]) as line:
        hint = line.hint()
        legal = {move["action"] for move in line.state["moves"]}
        assert 1 <= len(hint["moves"]) <= 5 and all(move["action"] in legal and 0 <= move["chance"] <= 1 for move in hint["moves"])
        other = 1 - (line.state["seat"] or 0)
        refused(Code.NOT_YOUR_TURN, lambda: line.request("hint", seat=other))


def test_a_hint_may_be_a_whole_move(sqlite_server: Server) -> None:
    """The further answers and what they bring are told where they are asked for, for what is in hand."""
    with Client(sqlite_server.address) as ann, ann.sit(ann.create({"game": "dragon_family", "seats": ["me", "me"]})["match"]) as line:
        assert [move["then"] for move in line.hint()["moves"]] == [[]]
        choices = cast("DragonFamilyView", line.state["view"])["choices"]
        assert choices is not None
        rows = [explore["answers"] for explore in choices["explores"]]
        (move,) = cast("HintMessage", line.request("hint", whole=True, among=rows[:1]))["moves"]
        assert [move["action"], *(answer["action"] for answer in move["then"])] == rows[0]
        assert "explored" in [event["kind"] for event in move["brings"]]


def test_what_moves_bring_can_be_foreseen(sqlite_server: Server) -> None:
    """For one move, some or all, in the position that the page saw and for the seat on turn alone; what is foreseen of a certain move is what happens."""
    with Client(sqlite_server.address) as ann, ann.sit(ann.create({"game": "dragon_kin", "seats": ["me", "me"]})["match"]) as line:
        legal = [move["action"] for move in line.state["moves"]]
        every = line.foresee()
        assert (every["n"], every["seat"], [move["action"] for move in every["moves"]]) == (line.state["n"], line.state["seat"], legal)
        one = line.foresee([legal[-1]])["moves"]
        assert one == every["moves"][-1:]
        assert (one[0]["stop"], one[0]["turn"], one[0]["scores"]) == ("decision", line.state["seat"], [0, 0])
        other = 1 - (line.state["seat"] or 0)
        refused(Code.NOT_YOUR_TURN, lambda: line.request("foresee", at=line.state["n"], seat=other))
        refused(Code.STALE, lambda: line.request("foresee", at=line.state["n"] + 1))
        stranger = next(action for action in range(60) if action not in legal)
        refused(Code.ILLEGAL_MOVE, lambda: line.foresee([legal[0], stranger]))
        line.news()
        line.act(legal[-1])
        happened = [{name: event[name] for name in ("kind", "rule", "facts", "text")} for event in line.news()]
        assert happened == one[0]["events"]


def test_why_a_move_cannot_be_made(sqlite_server: Server) -> None:
    """By its kind and its parameters, or some of them: the rule and the sentence; a legal move is said to be one, and nothing is ever played."""
    with Client(sqlite_server.address) as ann, ann.sit(ann.create({"game": "dragon_kin", "seats": ["me", "me"]})["match"]) as line:
        before = line.state
        scry = line.why("scry", {"position": 3})
        assert (scry["legal"], scry["rule"], scry["kind"]) == (False, "DK-T5", "discard_first")
        assert scry["text"].endswith(".")
        assert line.why("gain", {})["kind"] == "discard_first"
        mine = line.state["moves"][0]
        for parameters in (mine["parameters"], {}):
            possible = line.why(mine["kind"], parameters)
            assert (possible["legal"], possible["kind"], possible["rule"]) == (True, None, None)
        strange: list[tuple[str, Facts]] = [
            ("fly", {}),
            ("scry", {"position": 99}),
            ("scry", {"colour": "red"}),
            ("discard", {"dragon": [1, 2]}),
        ]
        for kind, unheard in strange:
            nothing = line.why(kind, unheard)
            assert (nothing["legal"], nothing["rule"], nothing["kind"]) == (False, None, "not_a_move")
            assert nothing["text"] == "There is no such move in this game."
        other = 1 - (line.state["seat"] or 0)
        refused(Code.NOT_YOUR_TURN, lambda: line.request("why", at=line.state["n"], kinds=["scry"], parameters={}, seat=other))
        several = line.request("why", at=line.state["n"], kinds=["fly", "ally"], parameters={"dragon": "fire"})
        assert several["type"] == "why" and several["kind"] == "discard_first"
        line.request("again")
        assert (line.state["n"], line.state["serial"], line.state["moves"]) == (before["n"], before["serial"], before["moves"])


def test_looking_ahead_is_counted_by_the_move(fresh_url: str) -> None:
    """Whoever asks what all moves bring is told so some hundred times at once, then has to wait; play goes on."""
    with running(fresh_url, "--workers", "1") as server, Client(server.address) as ann:
        match = ann.create({"game": "dragoon", "seats": ["me", "me"]})["match"]
        line = ann.sit(match)
        line.act(line.state["moves"][0]["action"])
        # As many as one message may ask for, so that a slow machine, too, asks faster than it is forgiven.
        many = [line.state["moves"][0]["action"]] * 64
        foreseen = 0
        with pytest.raises(Refused) as caught:
            while foreseen < 50 * len(many):
                foreseen += len(line.foresee(many)["moves"])
        assert caught.value.code is Code.TOO_MANY
        assert foreseen >= 800
        line.act(line.state["moves"][0]["action"])
        line.close()


def test_a_clock_at_zero_lets_a_bot_play_on(sqlite_server: Server) -> None:
    """Nobody decides: after the agreed seconds the bot does, and the match comes to its end without any page doing anything."""
    with Client(sqlite_server.address) as ann:
        clock = {"kind": "total", "seconds": 5}
        with ann.sit(ann.create({"game": "dragon_kin", "seats": ["me", "bot:random"], "clock": clock})["match"]) as line:
            began = time.monotonic()
            while line.state["result"] is None:
                assert line.next(60) is not None
            assert time.monotonic() - began >= 4.5
            assert any(event["kind"] == "table_flagged" for event in line.story)


# The operator


def test_the_operator_sees_health_and_numbers(sqlite_server: Server) -> None:
    """Two plain pages at a port of their own, where matches are counted by their status; strangers learn only that the server is well."""
    with Client(sqlite_server.address) as ann:
        ann.create({"game": "dragon_kin", "seats": ["me", "bot:greedy"]})
    assert httpx.get(f"{sqlite_server.address}/healthz").text == "ok\n"
    assert httpx.get(f"http://127.0.0.1:{sqlite_server.operator_port}/healthz").text == "ok\n"
    public = httpx.get(f"{sqlite_server.address}/metrics").text
    assert "clutch_" not in public, "the public listener has the page there, or a sentence"
    metrics = sqlite_server.metrics()
    assert "# TYPE clutch_entries_stored_total counter" in metrics and 'clutch_matches{status="' in metrics


def test_the_catalogue_says_which_options_go_together(sqlite_server: Server) -> None:
    """For how many players an option can be chosen, with which values, and with which others: asked of the rules, so that no page has to know it."""
    games = httpx.get(f"{sqlite_server.address}/api/games").json()["games"]
    options = {option["name"]: option for option in next(game for game in games if game["name"] == "dragonbrood")["options"]}
    assert options["years"]["players"] == [2, 3, 4, 5, 6]
    assert options["solo_mode"]["players"] == [1]
    assert options["solo_mode"]["offered"]["1"] == ["training", "cursebreaker", "catch_them_all"]
    assert {other["value"] for other in options["solo_enemies"]["only_with"]} == {"cursebreaker", "catch_them_all"}
    assert {(other["name"], other["value"]) for other in options["enemy_pool"]["only_with"]} >= {
        ("solo_mode", "training"),
        ("solo_enemies", "easy"),
    }
    kin = {option["name"]: option for option in next(game for game in games if game["name"] == "dragon_kin")["options"]}
    assert kin["removed_sets"]["players"] == [2, 3, 4]


def test_refusals_are_told_in_the_language_that_is_asked_for(sqlite_server: Server) -> None:
    """As exactly as in English, over HTTP and on a socket; what is told says its language."""
    german = {"accept-language": "de-AT,de;q=0.9,en;q=0.5"}
    wish = {"game": "dragon_kin", "seats": ["me", "bot:random"], "options": {"rounds": "99"}}
    answer = httpx.post(f"{sqlite_server.address}/api/matches", json=wish, headers=german).json()
    assert answer["text"] == "Die Option rounds ist eine ganze Zahl von 1 bis 20, nicht „99“."
    assert answer["language"] == "de"
    answer = httpx.post(f"{sqlite_server.address}/api/matches", json=wish).json()
    assert answer["text"].startswith("Option rounds is a whole number")
    assert answer["language"] == "en"
    answer = httpx.post(f"{sqlite_server.address}/api/matches", content=b" " * 70_000, headers=german).json()
    assert (answer["text"], answer["language"]) == ("Der Inhalt dieser Anfrage hat höchstens 65536 Bytes.", "de")
    with connect(f"{sqlite_server.address.replace('http', 'ws')}/ws/matches/nosuchmatch?language=de") as line:
        told = json.loads(line.recv())
    assert (told["text"], told["language"]) == ("Diese Partie gibt es nicht.", "de")
