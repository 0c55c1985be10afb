"""Seats and names: nobody sits, speaks or looks as somebody else."""

from __future__ import annotations

import unicodedata

import pytest

from clutch.table.client import Client
from clutch.table.protocol.codes import Code, Refused
from table.serving import Server, eventually

LOOKS = str.maketrans("аеорсухіјѕһԁԛԝАВЕКМНОРСТУХІЈЅαονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "aeopcyxijshdqwABEKMHOPCTYXIJSaovABEZHIKMNOPTYX")
"""Letters of other alphabets that look like ours."""
BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f"
"""Letters and signs that look like nothing."""
DOUBLES = [
    "Аnna",  # a Cyrillic A
    "Annа",  # a Cyrillic a
    "Αnna",  # a Greek Alpha
    "Ａｎｎａ",
    "𝐀nna",
    "𝖠nna",
    "A\u200bnna",
    "Anna\u200d",
    "\u202eannA",
    "\u2066Anna\u2069",
    "An\u00adna",
    "Anna\ufeff",
    "Anna\ufe0f",
    "Anna\u3164",
    "Anna\u2800",
    "An\u034fna",
    "ANNA",
    "Anna\U000e0041",
]
"""Names that look like Anna, but for the last letters' size in one."""


def looks(name: str) -> str:
    """What a reader sees of a name, as far as a few tables know."""
    text = unicodedata.normalize("NFKC", name).translate(LOOKS)
    seen = "".join(letter for letter in text if unicodedata.category(letter) not in ("Cf", "Mn", "Cc") and letter not in BLANK)
    return " ".join(seen.split()).casefold()


# Names


@pytest.mark.parametrize("double", DOUBLES, ids=ascii)
def test_nobody_sits_under_a_name_that_looks_like_anothers(sqlite_server: Server, double: str) -> None:
    """Such a name is refused, or made another that can be told apart: when a seat is taken, and when it is renamed."""
    with Client(sqlite_server.address) as anna, Client(sqlite_server.address) as mallory:
        made = anna.create({"game": "dragon_kin", "seats": ["me", "open"], "names": ["Anna"]})
        token = made["links"][1]["link"].split("#")[1]
        try:
            mallory.join(made["match"], token, double)
        except Refused as refused:
            assert refused.code is Code.BAD_MESSAGE and refused.text.endswith(".")
            mallory.join(made["match"], token, "Mallory")
        with mallory.sit(made["match"]) as line:
            assert looks(line.names[0]) != looks(line.names[1])
            try:
                line.request("rename", name=double)
            except Refused as refused:
                assert refused.code is Code.BAD_MESSAGE and refused.text.endswith(".")
            assert looks(line.names[0]) != looks(line.names[1])


@pytest.mark.parametrize("nothing", ["\u200b", "\u3164", "\u2800", "\u202e\u202c", "\ufeff\u00ad", "\U000e0041", " ", "\u034f"], ids=ascii)
def test_a_name_that_nobody_sees_is_none(sqlite_server: Server, nothing: str) -> None:
    """It is refused everywhere, or another is taken."""
    with Client(sqlite_server.address) as mallory:
        with pytest.raises(Refused) as caught:
            mallory.call_me(nothing)
        assert caught.value.code is Code.BAD_MESSAGE
        made = mallory.create({"game": "dragon_kin", "seats": ["me", "me"], "names": ["Anna", nothing]})
        with mallory.sit(made["match"]) as line:
            assert all(looks(name) for name in line.names) and looks(line.names[0]) != looks(line.names[1])


@pytest.mark.parametrize("name", ["Anna", "Аnna", "A\u200bnna", "Robot"], ids=ascii)
def test_a_spectator_does_not_speak_as_a_player(sqlite_server: Server, name: str) -> None:
    """Whoever only watches has no seat in chat, and no name there that a seat has."""
    with Client(sqlite_server.address) as anna, Client(sqlite_server.address) as mallory:
        match = anna.create({"game": "dragon_kin", "seats": ["me", "me"], "names": ["Anna", "Robot"]})["match"]
        try:
            mallory.call_me(name)
        except Refused:
            mallory.call_me("Anna")
        with anna.sit(match) as line, mallory.sit(match) as watching:
            watching.request("chat", text="I resign, you have won.")
            eventually(lambda: line.next(0.2) is None and bool(line.chat))
            said = line.chat[-1]
            assert said["seat"] is None
            assert looks(said["name"]) not in {looks(seat) for seat in line.names}


# Links


def test_a_new_link_drops_everybody_else_from_the_seat(sqlite_server: Server) -> None:
    """Who came by the old link holds the seat no longer: neither with an open page nor with the cookie; and the old link is dead."""
    with Client(sqlite_server.address) as anna, Client(sqlite_server.address) as mallory:
        made = anna.create({"game": "dragon_kin", "seats": ["me", "bot:greedy"]})
        match, old = made["match"], made["links"][0]["link"].split("#")[1]
        mallory.join(match, old)
        with mallory.sit(match) as thief, anna.sit(match) as line:
            assert thief.state["held"] == [0] and thief.state["view"] is not None
            anna.ask("POST", f"/api/matches/{match}/link", {"seat": 0})
            eventually(lambda: thief.next(0.2) is None and thief.state["held"] == [])
            assert thief.state["seat"] is None and thief.state["moves"] == []
            with pytest.raises(Refused):
                thief.request("resign")
            assert mallory.ask("GET", f"/api/matches/{match}")["held"] == []
            assert mallory.ask("GET", "/api/me/matches")["matches"] == []
            with pytest.raises(Refused) as caught:
                mallory.join(match, old)
            assert caught.value.code is Code.BAD_TOKEN
            with pytest.raises(Refused):
                mallory.ask("POST", f"/api/matches/{match}/link", {"seat": 0})
            assert line.wait_for_turn(20)
            line.act(line.state["moves"][0]["action"])
            assert line.state["held"] == [0]


def test_who_is_dropped_from_a_closed_match_sees_nothing_of_it_any_more(sqlite_server: Server) -> None:
    """Where nobody may watch, the page is closed and does not come back."""
    with Client(sqlite_server.address) as anna, Client(sqlite_server.address, patience=1.0) as mallory:
        made = anna.create({"game": "dragon_kin", "seats": ["me", "me"], "spectators": False})
        match = made["match"]
        mallory.join(match, made["links"][0]["link"].split("#")[1])
        with mallory.sit(match) as thief, anna.sit(match) as line:
            anna.ask("POST", f"/api/matches/{match}/link", {"seat": 0})
            n = line.state["n"]
            line.act(line.state["moves"][0]["action"])
            with pytest.raises(Refused):
                for _ in range(50):
                    thief.next(0.1)
                    assert thief.state["n"] == n, "a page that was dropped is told of nothing"
            with pytest.raises(Refused) as caught:
                mallory.ask("GET", f"/api/matches/{match}")
            assert caught.value.code is Code.FORBIDDEN


def test_no_link_spells_a_word(sqlite_server: Server) -> None:
    """The names of matches have no vowels, those of rematches included."""
    with Client(sqlite_server.address) as anna:
        names = []
        for _ in range(12):
            match = anna.create({"game": "dragon_kin", "seats": ["me", "me"]})["match"]
            with anna.sit(match) as line:
                line.request("abandon")
                line.request("rematch")
                assert line.table["rematch"] is not None
                names += [match, line.table["rematch"]]
        assert not set("".join(names)) & set("aeiouy")
