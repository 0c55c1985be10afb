"""Old games always load: every record that a former version wrote replays to the positions that were seen then."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import clutch
from kit.play import every_table
from kit.records import FOLDER, SIGHTS, holds, sights

RECORDS = sorted(FOLDER.glob("*/*.jsonl"))


@every_table
def test_every_player_count_has_an_old_record(name: str, players: int) -> None:
    """Each table that can be played has a record that must load for ever."""
    path = FOLDER / name / f"{players}_players.jsonl"
    assert path.is_file(), f"write it with: python scripts/records.py {name} {players}_players --players {players}"
    assert clutch.read_record(path.read_text("utf-8")).players == players


@pytest.mark.parametrize("path", RECORDS, ids=[f"{path.parent.name}-{path.stem}" for path in RECORDS])
def test_an_old_record_replays_to_what_was_seen_then(path: Path) -> None:
    """It reads, replays line by line with all of its luck to the same scores, and shows what it showed; only options that it does not know yet are added."""
    record = clutch.read_record(path.read_text("utf-8"))
    again = clutch.replay(clutch.game(record.game), record).record
    then = json.loads(path.with_suffix(f".{SIGHTS}.json").read_text("utf-8"))
    now = sights(record)

    assert again.options.items() >= record.options.items()
    assert [entry.data(0) for entry in again.entries] == [entry.data(0) for entry in record.entries]
    assert again.closing() == record.closing()
    assert now.keys() == then.keys()
    for line, seen in then.items():
        assert holds(now[line], seen), f"after line {line} something else is seen than then"


def test_what_was_seen_may_grow_but_not_change() -> None:
    """The comparison finds a changed value, a lost one and a longer list, and lets new facts pass."""
    then = {"seats": [{"points": 3}], "round": 1}
    assert holds({"seats": [{"points": 3, "place": 1}], "round": 1, "dealer": 0}, then)
    assert not holds({"seats": [{"points": 4}], "round": 1}, then)
    assert not holds({"seats": [{"points": 3}]}, then)
    assert not holds({"seats": [{"points": 3}, {"points": 0}], "round": 1}, then)
