"""Replaying and checking records; scoring a real round; reading games and rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import clutch as library
from clutch.cli.files import write_text
from clutch.cli.pieces import read_pieces
from clutch.kernel.errors import GameError
from kit.command import clutch

GAME = library.game("dragon_kin")


@pytest.fixture
def over(tmp_path: Path) -> Path:
    """A finished game of Ann and Ben."""
    return written(tmp_path / "over.jsonl", 1000)


@pytest.fixture
def open_game(tmp_path: Path) -> Path:
    """A game that is left after ten decisions, the last of which was taken back."""
    return written(tmp_path / "open.jsonl", 10, take_back=True)


def written(path: Path, most: int, *, take_back: bool = False) -> Path:
    """A game by the first legal moves, in a file."""
    chance = library.Seeded(6)
    referee = library.begin(GAME, 2, {}, [library.Seat("Ann"), library.Seat("Ben")], chance)
    while not referee.state.over and len(referee.steps) < most:
        referee.act(int(referee.state.seat()), referee.state.legal()[0], chance)
    if take_back:
        referee.take_back(referee.steps[-1].seat, consent=True)
    path.write_text(referee.record.text(), "utf-8")
    return path


def test_a_finished_game_is_told_with_everything(over: Path) -> None:
    """Hidden moves and both hands are told, and the result."""
    text = clutch("replay", str(over)).stdout

    assert "Ann takes up eight cards: " in text
    assert "Ben takes up eight cards: " in text
    assert "as kin, face down.  DK-A1" in text
    assert "winner" in text


def test_an_open_game_is_told_as_a_spectator_sees_it(open_game: Path) -> None:
    """Neither hands nor hidden moves are told, not even as notation; the taking back is."""
    for text in (clutch("replay", str(open_game)).stdout, clutch("replay", str(open_game), "--json").stdout):
        assert "takes up eight cards." in text
        assert "takes up eight cards:" not in text
        assert "gains kin, face down." in text
        assert "gain " not in text
        assert "luck" not in text
        assert "takes back the last move" in text
    assert "The game is open:" in clutch("replay", str(open_game)).stdout


@pytest.mark.parametrize("seat", ["A", "ann", "1"])
def test_through_one_pair_of_eyes(open_game: Path, seat: str) -> None:
    """A seat sees its own hand and moves, and nobody else's."""
    text = clutch("replay", str(open_game), "--seat", seat).stdout

    assert "Ann takes up eight cards: " in text
    assert "Ben takes up eight cards." in text
    assert "Ann gains " in text
    assert "Ben gains kin, face down." in text


def test_up_to_a_place(over: Path) -> None:
    """--to stops after so many entries; --json carries steps with words and views."""
    data = json.loads(clutch("replay", str(over), "--to", "3", "--json", "--all").stdout)

    assert [step["n"] for step in data["steps"]] == [0, 1, 2, 3]
    assert data["steps"][1]["move"].startswith("discard ")
    assert data["steps"][1]["words"].startswith("Discard ")
    assert data["steps"][1]["events"][0]["rule"] == "DK-T5"
    assert data["steps"][3]["view"]["players"] == 2
    assert (data["over"], data["seen_by"]) == (False, "all")
    assert "The record goes on:" in clutch("replay", str(over), "--to", "3", "--boards", "none").stdout


def test_check_names_the_first_wrong_line(over: Path, open_game: Path, tmp_path: Path) -> None:
    """Valid records are named valid; an edited one by its line; the exit code says whether all are good."""
    good = clutch("check", str(over), str(open_game))
    assert good.returncode == 0
    assert f"{over}: valid (Dragon Kin, 2 players," in " ".join(good.stdout.split())

    lines = over.read_text("utf-8").splitlines(keepends=True)
    edited = tmp_path / "edited.jsonl"
    edited.write_text("".join([*lines[:4], lines[4].replace('"seat": ', '"seat": 1'), *lines[5:]]), "utf-8")
    bad = clutch("check", str(over), str(edited), "--json")
    assert bad.returncode == 1
    first, second = json.loads(bad.stdout)
    assert (first["valid"], second["valid"], second["line"]) == (True, False, 5)
    assert "changed after it was written" in second["reason"]

    missing = clutch("check", str(over), str(tmp_path / "none.jsonl"), "--json")
    assert missing.returncode == 2
    assert [report["valid"] for report in json.loads(missing.stdout)] == [True, False]


def test_check_follows_the_rules(over: Path, tmp_path: Path) -> None:
    """A record with good sums but an impossible move is found by the referee."""
    record = library.read_record(over.read_text("utf-8"))
    record.entries[2] = type(record.entries[2])(record.entries[2].seat, "scry 1", [])
    forged = tmp_path / "forged.jsonl"
    forged.write_text(record.text(), "utf-8")

    done = clutch("check", str(forged))

    assert done.returncode == 1
    assert "line 4: " in done.stdout


LINE = "forest,fire,ice,ice,storm,forest,sea"


def test_a_real_round_is_scored() -> None:
    """Ranking 7, 5, 3, 2, 1: by flags, for people and for programs."""
    flags = ["score", "dragon_kin", "--line", LINE, "--kin", "Ann=forest,forest,ice,sand", "--kin", "Ben=storm sea*2"]
    text = clutch(*flags).stdout
    data = json.loads(clutch(*flags, "--json").stdout)

    told = [event["text"] for event in data["events"]]
    assert all(sentence in " ".join(text.split()) for sentence in told)
    points = [(event["facts"]["seat"], event["facts"].get("dragon"), event["facts"]["points"]) for event in data["events"][1:]]
    assert points == [(0, "forest", 14), (0, "ice", 5), (0, "sand", 0), (0, None, 19), (1, "storm", 2), (1, "sea", 2), (1, None, 4)]
    assert data["players"] == [{"name": "Ann", "score": 19, "won": True}, {"name": "Ben", "score": 4, "won": False}]
    assert data["events"][0]["facts"]["values"] == [7, 5, 3, 2, 1]


def test_a_coup_is_scored() -> None:
    """Three of a kind outside the line are 5, four are 10, two are nothing."""
    line = "ice,ice,ice,fire,fire,fire,sun"
    done = clutch(
        "score", "dragon_kin", "--line", line, "--kin", "A=sea,sea,sea", "--kin", "B=sand,sand,sand,sand", "--kin", "C=", "--json"
    )

    assert [player["score"] for player in json.loads(done.stdout)["players"]] == [5, 10, 0]


def test_a_real_round_by_questions() -> None:
    """Without flags the command asks, and asks again for what cannot be."""
    script = "Ann\nAnn,Ben\nforest ice\nforest fire ice ice storm forest sea\n2 forest ice sand\nstorm 2 sea\n"
    done = clutch("score", "dragon_kin", stdin=script)

    assert done.returncode == 0, done.stderr
    assert "is for 2 to 4 players, not 1" in done.stdout
    assert "line takes 7 pieces, not 2" in done.stdout
    assert "Ann scores 19" in done.stdout
    ended = clutch("score", "dragon_kin", stdin="Ann,Ben\n")
    assert (ended.returncode, ended.stderr) == (2, "clutch: the input ended before the sheet was filled in\n")


def test_pieces_as_people_type_them() -> None:
    """Names of several words, numbers that are faces of a die, stars, counts and beginnings."""
    cards = [["mighty_roar", "Mighty roar"], ["roar", "Roar"], ["ice", "Ice"]]
    assert read_pieces("mighty roar roar x", [*cards, ["x"]]) == [0, 1, 3]
    assert read_pieces("2 mighty roar, Ice * 2", cards) == [0, 0, 2, 2]
    assert read_pieces("3x ice mi", cards) == [2, 2, 2, 0]
    assert read_pieces("6 6 1", [[str(face)] for face in range(1, 7)]) == [5, 5, 0]
    assert read_pieces("", cards) == []
    with pytest.raises(GameError, match="is none of"):
        read_pieces("2", cards)


def test_writing_is_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure in the middle leaves the old file as it was, and no other behind."""
    path = tmp_path / "file"
    write_text(path, "old")

    def broken(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", broken)
    with pytest.raises(GameError, match="cannot be written: no space left on device"):
        write_text(path, "new")

    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_games_for_programs_and_people() -> None:
    """The list has names, titles, players and options; the details tell values, defaults and rules."""
    (first, *_) = json.loads(clutch("games", "--json").stdout)
    assert (first["name"], first["title"], first["players"]) == ("dragon_kin", "Dragon Kin", [2, 3, 4])
    assert {"name", "kind", "rule", "default"} <= set(first["options"][0])

    details = clutch("games", "dragon_kin").stdout
    assert "default: 2 with 2 players, 3 with 3 players, 4 with 4 players" in details
    assert "only with game_length=fixed_rounds" in details
    assert "DK-G5" in details


def test_rules_are_read_and_searched() -> None:
    """One rule by id in any case, all rules, and a search that wants all its words."""
    assert clutch("rules", "dragon_kin", "dk-t5").stdout.startswith("DK-T5")
    found = json.loads(clutch("rules", "dragon_kin", "--search", "gallery", "discard", "--json").stdout)
    assert "DK-T5" in [rule["id"] for rule in found]
    assert all("gallery" in f"{rule['chapter']} {rule['text']}".lower() for rule in found)
    assert "DK-A1" in clutch("rules", "dragon_kin").stdout
    assert max(len(line.rstrip()) for line in clutch("rules", "dragon_kin", "DK-T5").stdout.splitlines()) <= 80

    assert "Abwerfen: Eine beliebige Karte" in clutch("rules", "dragon_kin", "DK-T5", "--language", "de").stdout
    assert "Offenes Bündnis" in clutch("rules", "dragon_kin", "--language", "de").stdout
    german = json.loads(clutch("rules", "dragon_kin", "--search", "galerie", "abwerfen", "--language", "de", "--json").stdout)
    assert "DK-A4" in {rule["id"] for rule in german}
    nothing = clutch("rules", "dragon_kin", "--search", "spaceship")
    assert (nothing.returncode, nothing.stdout) == (1, "")
    assert nothing.stderr == "clutch: no rule of Dragon Kin speaks of “spaceship”\n"
