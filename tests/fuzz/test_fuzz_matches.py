"""What a page or a program asks of the table: wishes for a match, entries of a log, files of an export."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

import clutch
from clutch.kernel.errors import RecordError
from clutch.kernel.record import sealed
from clutch.table.lobby.new_match import build, created_by
from clutch.table.protocol.codes import Refused
from clutch.table.protocol.http import NewMatch
from clutch.table.records.entries import Logged, read_entry, write_entry
from clutch.table.upkeep.export import match_text
from clutch.table.upkeep.match_files import read_match
from clutch.table.upkeep.stored import Broken, fold_log
from fuzz.nonsense import ANYTHING, NUMBERS, WORDS, fuzzing, wrong
from table.matches import ANN, LUCK
from table.stored import evening

GAMES = [game.name for game in clutch.games()]
OPTIONS = sorted({option.name for game in clutch.games() for option in game.options})
VALUES = sorted({value for game in clutch.games() for option in game.options for value in option.values})
SEATS = st.lists(st.sampled_from(["me", "open", "bot:random", "bot:search:9999s", "bot:greedy", "bot:nobody"]) | WORDS, max_size=7)
SETTINGS = st.dictionaries(
    st.sampled_from(OPTIONS) | WORDS,
    st.sampled_from(VALUES) | st.booleans() | NUMBERS | st.lists(st.sampled_from(VALUES), max_size=5),
    max_size=4,
)
CLOCK = {"kind": "move", "seconds": 60, "increment": 5, "at_zero": "bot"}
WISHES: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {"game": st.sampled_from(GAMES) | WORDS, "seats": SEATS, "options": SETTINGS},
    optional={"clock": st.just(CLOCK) | wrong(CLOCK), "names": st.lists(WORDS, max_size=4), "public": st.booleans() | ANYTHING},
)


@fuzzing(200)
@given(wish=WISHES | ANYTHING)
def test_wishes_for_a_match(wish: object) -> None:
    """Refused in our words, or made; and what is made can be set up and is whole."""
    try:
        body = NewMatch.model_validate_json(json.dumps(wish))
        created, _ = created_by("table", ANN, body)
    except (ValidationError, Refused):
        return
    match, logged = build("fuzzed", created, LUCK)
    assert fold_log("fuzzed", [Logged(line.serial, line.at, read_entry(write_entry(line.entry))) for line in logged]).row() == match.row()


LOGS = {name: [json.loads(write_entry(line.entry)) for line in timeline.log] for name, timeline in evening().items()}


@fuzzing(200)
@given(
    text=st.text(max_size=60)
    | ANYTHING.map(json.dumps)
    | st.sampled_from([entry for log in LOGS.values() for entry in log[:12]]).flatmap(wrong).map(json.dumps)
)
def test_stored_entries(text: str) -> None:
    """An entry is read, and then written and read again the same; or a `ValueError` says that it is none."""
    try:
        entry = read_entry(text)
    except ValueError:
        return
    assert read_entry(write_entry(entry)) == entry


@st.composite
def logs(draw: st.DrawFn) -> tuple[str, list[object]]:
    """A log with an entry wrong, lost, doubled or out of its place."""
    name = draw(st.sampled_from(sorted(LOGS)))
    log: list[object] = list(LOGS[name])
    place = draw(st.integers(0, len(log) - 1))
    other = draw(st.sampled_from(sorted(LOGS)))
    match draw(st.integers(0, 4)):
        case 0:
            del log[place]
        case 1:
            log.insert(place, draw(st.sampled_from(LOGS[other])))
        case _:
            log[place] = draw(wrong(log[place]))
    return name, log


@fuzzing(120)
@given(given_log=logs())
def test_logs_that_cannot_be(given_log: tuple[str, list[object]]) -> None:
    """Whatever a log says, it adds up or is known to be broken; nothing else comes of it."""
    name, log = given_log
    try:
        logged = [Logged(number, 1e9 + number, read_entry(json.dumps(entry))) for number, entry in enumerate(log, 1)]
    except ValueError:
        return
    if not logged:
        return
    try:
        match = fold_log(name, logged)
    except Broken as broken:
        assert 1 <= broken.entry <= len(logged)
        return
    text = match_text("fuzzed", False, logged)
    assert read_match(text).row["status"] == match.status


@fuzzing(60)
@given(given_log=logs())
def test_files_of_an_export(given_log: tuple[str, list[object]]) -> None:
    """A file whose sums fit, but whose entries do not, gets a `RecordError` with its line."""
    _, log = given_log
    lines: list[dict[str, object]] = [{"clutch_match": 1, "match": "fuzzed", "archived": False}]
    lines += [{"serial": number, "at": 1e9 + number, "entry": entry} for number, entry in enumerate(log, 1)]
    try:
        text = sealed([*lines, {"end": len(log)}])
    except UnicodeEncodeError:
        return
    try:
        read_match(text)
    except RecordError as error:
        assert 1 <= error.line <= len(lines) + 1
