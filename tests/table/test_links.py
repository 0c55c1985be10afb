"""Links to seats: they bring guests in and players back, are renewed when they were lost or leaked, and say who invites."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from clutch.table.client import Client
from clutch.table.protocol.codes import Code
from table.refusals import refused
from table.serving import Server, eventually


def test_links_bring_guests_in_and_players_back(sqlite_server: Server) -> None:
    """An invite works once; the seat's own link works on any device; a host cannot use the invite to look into a guest's hand."""
    with Client(sqlite_server.address) as ann, Client(sqlite_server.address) as ben, Client(sqlite_server.address) as phone:
        made = ann.create({"game": "dragon_kin", "seats": ["me", "open"], "spectators": False})
        match = made["match"]
        token = made["links"][1]["link"].split("#")[1]
        refused(Code.FORBIDDEN, lambda: ben.ask("GET", f"/api/matches/{match}"))
        joined = ben.join(match, token, "Ben")
        assert joined["seat"] == 1 and not joined["link"].endswith(token)
        refused(Code.SEAT_TAKEN, lambda: ann.join(match, token))
        refused(Code.BAD_TOKEN, lambda: phone.join(match, "n0t-a-t0ken-of-ours"))
        refused(Code.FORBIDDEN, lambda: phone.sit(match))
        back = phone.join(match, joined["link"].split("#")[1])
        assert back["seat"] == 1
        with phone.sit(match) as line:
            assert line.state["seat"] == 1 and line.names[1] == "Ben"
        state = ann.ask("GET", f"/api/matches/{match}")
        assert state["seat"] == 0 and state["held"] == [0]


def test_a_lost_link_is_made_anew_and_the_old_one_is_dead(sqlite_server: Server) -> None:
    """Players and hosts can have new links, nobody else."""
    with Client(sqlite_server.address) as ann, Client(sqlite_server.address) as ben:
        made = ann.create({"game": "dragon_kin", "seats": ["me", "open"]})
        match = made["match"]
        refused(Code.FORBIDDEN, lambda: ben.ask("POST", f"/api/matches/{match}/link", {"seat": 1}))
        new = ann.ask("POST", f"/api/matches/{match}/link", {"seat": 1})
        assert new["kind"] == "invite"
        refused(Code.SEAT_TAKEN, lambda: ben.join(match, made["links"][1]["link"].split("#")[1]))
        ben.join(match, new["link"].split("#")[1])
        mine = ben.ask("POST", f"/api/matches/{match}/link", {"seat": 1})
        assert mine["kind"] == "seat"
        refused(Code.FORBIDDEN, lambda: ann.ask("POST", f"/api/matches/{match}/link", {"seat": 1}))


def test_whoever_has_a_leaked_link_loses_the_seat_when_it_is_renewed(sqlite_server: Server) -> None:
    """Their open page becomes a spectator's at once, without the hand; where nobody may watch it is closed with a sentence."""
    for spectators in (True, False):
        with Client(sqlite_server.address) as ann, Client(sqlite_server.address) as eve:
            made = ann.create({"game": "dragon_kin", "seats": ["me", "bot:greedy"], "spectators": spectators})
            eve.join(made["match"], made["links"][0]["link"].split("#")[1])
            with ann.sit(made["match"]) as mine, eve.sit(made["match"]) as theirs:
                assert mine.wait_for_turn(30) and theirs.wait_for_turn(30)  # nothing else happens from now on
                assert theirs.state["held"] == [0] and (theirs.state["view"] or {}).get("hand")
                ann.ask("POST", f"/api/matches/{made['match']}/link", {"seat": 0})
                if spectators:
                    eventually(lambda: theirs.next(0.2) is None and theirs.state["held"] == [])
                    assert theirs.state["seat"] is None and theirs.state["fresh"] and not (theirs.state["view"] or {}).get("hand")
                    assert not [event for event in theirs.story if event["kind"] == "hand" and "dragons" in event["facts"]]
                else:
                    assert theirs.line is not None
                    heard = [json.loads(theirs.line.recv(10))]
                    while heard[-1]["type"] != "error":
                        heard.append(json.loads(theirs.line.recv(10)))
                    assert [message["type"] for message in heard if message["type"] != "table"] == ["error"]
                    assert heard[-1]["code"] == "forbidden" and "renewed" in heard[-1]["text"]
                    with pytest.raises(ConnectionClosed) as closed:
                        theirs.line.recv(10)
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4000
                    refused(Code.FORBIDDEN, lambda: theirs.next(10))
                    refused(Code.FORBIDDEN, lambda: eve.ask("GET", f"/api/matches/{made['match']}"))  # noqa: B023 - the same
                assert mine.wait_for_turn(30) and mine.state["held"] == [0]


def test_an_invitation_says_who_invites(sqlite_server: Server) -> None:
    """To a closed table, too, and only to whoever holds its link."""
    with Client(sqlite_server.address) as ann, Client(sqlite_server.address) as ben:
        ann.ask("POST", "/api/me", {"name": "Ann"})
        made = ann.create({"game": "dragon_kin", "seats": ["me", "open"], "spectators": False})
        token = next(link["link"] for link in made["links"] if link["kind"] == "invite").partition("#")[2]
        where = f"{sqlite_server.address}/api/matches/{made['match']}/invitation"
        assert httpx.post(where, json={"token": token}).json() == {"game": "dragon_kin", "host": "Ann"}
        assert httpx.post(where, json={"token": "x" * len(token)}).json()["code"] == "bad_token"
        ben.join(made["match"], token)
        assert httpx.post(where, json={"token": token}).json()["code"] == "seat_taken"
        # Ben's page may ask who invites while he sits down already.
        assert ben.ask("POST", f"/api/matches/{made['match']}/invitation", {"token": token}) == {"game": "dragon_kin", "host": "Ann"}
        refused(Code.SEAT_TAKEN, lambda: ann.ask("POST", f"/api/matches/{made['match']}/invitation", {"token": token}))
