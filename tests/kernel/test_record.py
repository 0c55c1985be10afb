"""Records: read back as written, and refused with the first wrong line."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import clutch
from clutch.kernel.record import sealed
from kit.play import open_table, positions


@pytest.fixture(scope="module")
def finished() -> str:
    """The text of a finished game."""
    *_, (referee, _) = positions("dragon_kin", 3, 1)
    return referee.record.text()


def complaint(text: str) -> clutch.RecordError:
    """What is said about a broken record, by the reader or by the referee."""
    with pytest.raises(clutch.RecordError) as refused:
        record = clutch.read_record(text)
        clutch.replay(clutch.game(record.game), record)
    assert "\n" not in str(refused.value)
    return refused.value


def resealed(text: str, change: dict[int, dict[str, object]]) -> str:
    """The record with some lines' content replaced and all sums made good: an honest file with a wrong game in it."""
    lines = [json.loads(line) for line in text.splitlines()]
    for number, new in change.items():
        lines[number - 1] = {key: value for key, value in {**lines[number - 1], **new}.items() if value is not None}
    return sealed([{key: value for key, value in line.items() if key != "sum"} for line in lines])


def test_a_record_says_all_that_is_needed(finished: str) -> None:
    """The header has format, game, rules version, players, options, seats and the luck of the setup; each line a move in notation."""
    lines = [json.loads(line) for line in finished.splitlines()]

    assert lines[0].keys() == {"clutch", "game", "rules", "players", "options", "seats", "luck", "sum"}
    assert lines[1]["move"].startswith("discard ")
    assert lines[-1]["end"] == "over"
    assert lines[-1]["entries"] == len(lines) - 2


def test_an_open_record_goes_on() -> None:
    """A game that is not over is written, read and played on to the same end."""
    referee = open_table("dragon_kin", 2, 3)
    chance = clutch.Seeded(1)
    for _ in range(7):
        referee.act(int(referee.state.seat()), referee.state.legal()[0], chance)
    again = clutch.replay(referee.game, clutch.read_record(referee.record.text()))

    assert again.record.text() == referee.record.text()
    assert not again.state.over


def test_a_record_replays_up_to_a_line(finished: str) -> None:
    """Replaying stops where it is told."""
    record = clutch.read_record(finished)
    game = clutch.game(record.game)

    assert len(clutch.replay(game, record, 5).steps) == 5
    assert clutch.replay(game, record, 0).steps == []


def test_an_edited_line_is_found(finished: str) -> None:
    """A line changed by hand no longer fits its sum."""
    lines = finished.splitlines(keepends=True)
    lines[6] = lines[6].replace('"seat": ', '"seat":  ')
    error = complaint("".join(lines))

    assert error.line == 7
    assert "changed" in error.reason


def test_a_missing_or_moved_line_is_found(finished: str) -> None:
    """Leaving out, doubling or swapping lines is found at the place."""
    lines = finished.splitlines(keepends=True)

    assert complaint("".join(lines[:4] + lines[5:])).line == 5
    assert complaint("".join(lines[:4] + lines[3:])).line == 5
    assert complaint("".join([*lines[:4], lines[5], lines[4], *lines[6:]])).line == 5


def test_a_cut_file_is_found(finished: str) -> None:
    """A file that ends early is called cut, at a line's end as well as in its middle."""
    lines = finished.splitlines(keepends=True)

    assert "closing line" in complaint("".join(lines[:-1])).reason
    assert complaint("".join(lines)[: len("".join(lines[:-1])) - 20]).line == len(lines) - 1
    assert "empty" in complaint("").reason
    assert complaint("".join(lines) + "{}\n").line == len(lines) + 1


@pytest.mark.parametrize(
    ("line", "change", "words"),
    [
        (1, {"clutch": None}, "not a record of Clutch"),
        (1, {"clutch": 99}, "newer"),
        (1, {"rules": 99}, "newer"),
        (1, {"players": 9}, "names 3 seats for 9"),
        (1, {"players": None}, "lacks"),
        (1, {"options": {"colour": "red"}}, "no option “colour”"),
        (1, {"options": {"rounds": {}}}, "value"),
        (1, {"options": {"rounds": 99}}, "rounds is a whole number"),
        (1, {"seats": ["Ann", "Ben", "Cleo"]}, "object with a name"),
        (1, {"luck": [99, 99]}, "cannot be"),
        (1, {"luck": ["x"]}, "whole numbers"),
        (1, {"luck": []}, "more luck"),
        (2, {"seat": 7}, "there is no seat 7"),
        (2, {"seat": -1}, "there is no seat -1"),
        (2, {"seat": 2**70}, "there is no seat"),
        (2, {"seat": None}, "which seat"),
        (2, {"move": "discard emerald"}, "no move of this game"),
        (2, {"move": None}, "no move"),
        (2, {"move": "scry 3"}, "First discard"),
        (2, {"n": 5}, "entry 1 should be here"),
        (2, {"luck": [1]}, "more luck than the move draws"),
        (2, {"undo": 3}, "no decision to take back"),
    ],
)
def test_an_honest_file_with_a_wrong_game_is_refused(finished: str, line: int, change: dict[str, object], words: str) -> None:
    """A record whose sums are good is still checked against the rules, line by line."""
    error = complaint(resealed(finished, {line: change}))

    assert error.line == line
    assert words in error.reason


def test_wrong_scores_are_refused(finished: str) -> None:
    """The closing line must agree with the game."""
    last = len(finished.splitlines())

    assert complaint(resealed(finished, {last: {"scores": [1, 2, 99]}})).line == last
    assert complaint(resealed(finished, {last: {"scores": [1]}})).line == last
    assert complaint(resealed(finished, {last: {"entries": 3}})).line == last
    assert complaint(resealed(finished, {last: {"end": "maybe"}})).line == last


@given(text=st.text(max_size=300))
def test_any_text_is_refused_with_a_sentence(text: str) -> None:
    """Whatever the file holds, the reader answers with a line and one sentence."""
    complaint(text)


@given(where=st.integers(min_value=0, max_value=4000), character=st.characters(blacklist_categories=["Cs"]))
def test_any_change_of_a_character_is_found(where: int, character: str) -> None:
    """No single character of a record can be replaced unnoticed."""
    *_, (referee, _) = positions("dragon_kin", 2, 2)
    text = referee.record.text()
    where %= len(text)
    changed = text[:where] + character + text[where + 1 :]
    if changed not in (text, text[:-1]):
        complaint(changed)
