"""Score sheets over HTTP: every game has one, the game's own rules count, and what cannot be gets a sentence."""

from __future__ import annotations

from typing import cast

import pytest

import clutch
from clutch.table.client import Client
from clutch.table.protocol.codes import Code, Refused
from clutch.table.protocol.http import ScoredSheet, Sheet
from table.serving import Server

GAMES = [game.name for game in clutch.games()]


def score(client: Client, game: str, table: dict[str, list[str]], *seats: dict[str, list[str]]) -> ScoredSheet:
    """What a sheet comes to; fields that are not named are empty."""
    fields = cast("Sheet", client.ask("GET", f"/api/games/{game}/sheet"))["fields"]
    blank = {field["name"]: ["0"] if field["kind"] == "number" else [] for field in fields if field["each_seat"]}
    body = {"names": ["Ann", "Ben", "Cleo"][: len(seats)], "table": table, "seats": [{**blank, **seat} for seat in seats]}
    return cast("ScoredSheet", client.ask("POST", f"/api/games/{game}/score", body))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_sheet_with_words_in_every_language(game: str) -> None:
    """Each field can be asked for in each language."""
    fields = clutch.game(game).score_sheet()
    assert fields
    for language in ("en", "de"):
        words = clutch.game(game).words(language)
        for field in fields:
            asked = words.say("sheet", field.name, {"seat": 0}, ["Ann", "Ben"])
            assert ("Ann" in asked) is field.each_seat, (language, field.name)


def test_sheets_are_counted_by_the_rules(sqlite_server: Server) -> None:
    """A worked example of each game: the points, the winner where points are equal, and a line for each of them."""
    with Client(sqlite_server.address) as client:
        line = ["forest", "fire", "ice", "ice", "storm", "forest", "sea"]
        kin = score(client, "dragon_kin", {"line": line}, {"kin": ["forest", "forest", "ice", "sand"]}, {"kin": ["storm", "sea", "sea"]})
        assert (kin["scores"], kin["winners"]) == ([19, 4], [0])
        shells = {"dragons": ["6"], "shells": ["4"]}
        mino = score(client, "dragomino", {"mommy": ["B"]}, {"dragons": ["7"], "shells": ["3"]}, shells)
        assert (mino["scores"], mino["winners"]) == ([7, 7], [1]), "equal points: more shells win"
        goon = score(client, "dragoon", {}, {"gold": ["51"], "totems": ["3"]}, {"gold": ["51"], "totems": ["4"]})
        assert (goon["scores"], goon["winners"]) == ([51, 51], [1]), "equal gold: more totems win"
        land = {"territories": ["forest 4 A=2 B=1", "ocean 3 A=1 B=1", "mountain 5"]}
        family = score(client, "dragon_family", land, {"nest": ["2"]}, {"nest": ["1"]})
        assert (family["scores"], family["winners"]) == ([18, 10], [0]), "a tie scores in full, an empty territory nobody"
        brood = score(
            client,
            "dragonbrood",
            {"bonus_tiles": ["eb5", "eb8"]},
            {"accounts": ["3"], "jewel_red": ["1"], "jewel_blue": ["2"], "jewel_yellow": ["1"]},
            {"trinkets": ["t01"], "magic": ["3"]},
        )
        tiles = [event["facts"]["points"] for event in brood["events"] if event["kind"] == "sheet_tile"]
        assert tiles == [18, 5, 0, 0]
        assert brood["winners"] == [0]


@pytest.mark.parametrize(
    ("game", "table", "seats", "words"),
    [
        ("dragomino", {}, [{}, {}], "“mommy” is not filled in"),
        ("dragomino", {"mommy": ["C"]}, [{}, {}], "nothing that “mommy” takes"),
        ("dragomino", {"mommy": ["A"]}, [{"dragons": ["40"]}, {"dragons": ["3"]}], "the box has 42 dragons"),
        ("dragomino", {"mommy": ["A"]}, [{"dragons": ["-1"]}, {}], "whole number from 0 to 42"),
        ("dragoon", {}, [{"silver": ["1"]}, {}], "no field “silver”"),
        ("dragon_family", {"territories": ["forest many"]}, [{}, {}], "is no area"),
        ("dragon_family", {"territories": ["swamp 3 A=1"]}, [{}, {}], "“swamp” is nothing"),
        ("dragon_family", {"territories": ["forest 3 A=5"]}, [{}, {}], "everybody has 4 lairs"),
        ("dragon_family", {"territories": ["forest 3 C=1"]}, [{}, {}], "who does not play"),
        ("dragonbrood", {"bonus_tiles": ["eb1", "eb1"]}, [{}, {}], "each bonus tile is there once"),
        ("dragonbrood", {"bonus_tiles": []}, [{"trinkets": ["t01"]}, {"trinkets": ["t01"]}], "one trinket t01"),
        ("dragon_kin", {"line": ["ice"] * 7}, [{}, {}], "only 4 ice cards"),
        ("dragon_kin", {"line": ["ice"] * 7}, [{}], "is for 2 to 4 players, not 1"),
    ],
)
def test_what_cannot_be_is_refused(
    sqlite_server: Server, game: str, table: dict[str, list[str]], seats: list[dict[str, list[str]]], words: str
) -> None:
    """Each mistake on a sheet gets one sentence that says what is wrong."""
    with Client(sqlite_server.address) as client, pytest.raises(Refused) as caught:
        score(client, game, table, *seats)
    assert caught.value.code is Code.BAD_OPTIONS
    assert words.lower() in caught.value.text.lower()
