"""Export and import: all matches as files and back, over both databases, and nothing half done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import clutch
from clutch.kernel.errors import RecordError
from clutch.kernel.record import sealed
from clutch.table.client import Client
from clutch.table.upkeep.export import ENDING, KEYS, match_text
from clutch.table.upkeep.match_files import read_match
from kit.command import operate
from table.matches import ANN, Timeline
from table.players import Player, invite, play_all
from table.serving import running
from table.stored import EVENING, FINISHED, everything, fill, rows, run_sql


def contents(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_a_round_trip_over_both_databases_gives_equal_files(fresh_url: str, fresh_postgres_url: str, tmp_path: Path) -> None:
    """SQLite, files, PostgreSQL, files: the same files and the same tables; what is archived stays archived."""
    fill(fresh_url)
    run_sql(fresh_url, "UPDATE matches SET archived = :yes WHERE id = 'finished'", yes=True)
    run_sql(fresh_url, "INSERT INTO settings (name, value) VALUES ('cookies', 'a secret')")
    first, second = tmp_path / "first", tmp_path / "second"

    assert operate("export", str(first), "--database", fresh_url, "--records", "--keys").returncode == 0
    done = operate("import", str(first), "--database", fresh_postgres_url)
    assert (done.returncode, done.stdout) == (0, "6 matches were brought in, 0 were there already.\n"), done.stderr
    assert operate("export", str(second), "--database", fresh_postgres_url, "--records", "--keys").returncode == 0
    assert contents(first) == contents(second)
    assert sorted(contents(first)) == sorted([KEYS, *(f"{name}{ENDING}" for name in EVENING), "records/finished.jsonl"])
    assert (first / KEYS).stat().st_mode & 0o077 == 0
    assert everything(fresh_url) == {name: [tuple(row) for row in lines] for name, lines in everything(fresh_postgres_url).items()}
    assert clutch.read_record((first / "records" / "finished.jsonl").read_text("utf-8")).scores is not None
    assert operate("doctor", "--database", fresh_postgres_url).returncode == 0


def test_what_is_there_already_is_left_alone_or_refused(empty_url: str, tmp_path: Path) -> None:
    """The same match is skipped; a different one stops everything before anything is written."""
    fill(empty_url)
    assert operate("export", str(tmp_path / "out"), "--database", empty_url).returncode == 0
    done = operate("import", str(tmp_path / "out"), "--database", empty_url)
    assert (done.returncode, done.stdout) == (0, "0 matches were brought in, 6 were there already.\n")

    run_sql(empty_url, "DELETE FROM members WHERE match_id = 'open'")
    run_sql(empty_url, "DELETE FROM log WHERE match_id = 'open'")
    run_sql(empty_url, "DELETE FROM matches WHERE id = 'open'")
    run_sql(empty_url, "UPDATE log SET at = at + 1 WHERE match_id = 'finished' AND serial = 2")
    before = everything(empty_url)
    refused = operate("import", str(tmp_path / "out"), "--database", empty_url)

    assert refused.returncode == 2 and "finished.match.jsonl: the match is there already, and is not the same" in refused.stdout
    assert "nothing was changed" in refused.stderr
    assert everything(empty_url) == before


def test_a_file_that_was_changed_is_refused(fresh_url: str, tmp_path: Path) -> None:
    """Any edited line, a cut file, another name, other keys: one sentence for each file, and nothing is written."""
    fill(fresh_url)
    out = tmp_path / "out"
    assert operate("export", str(out), "--database", fresh_url).returncode == 0
    target = f"sqlite:///{tmp_path / 'target.sqlite3'}"
    whole = (out / f"{FINISHED}{ENDING}").read_text("utf-8")
    lines = whole.splitlines(keepends=True)
    wrong = {
        "edited": whole.replace("Good luck", "Bad luck"),
        "cut": "".join(lines[:-1]),
        "swapped": "".join([*lines[:3], lines[4], lines[3], *lines[5:]]),
        "more": whole + lines[-1],
        "empty": "",
        "nonsense": "nonsense",
        "of another": whole.replace('"finished"', '"running"'),
    }
    for name, text in wrong.items():
        (out / f"{FINISHED}{ENDING}").write_text(text, "utf-8")
        done = operate("import", str(out), "--database", target)
        assert done.returncode == 2 and done.stdout.startswith(f"{FINISHED}{ENDING}: "), (name, done.stdout, done.stderr)
        assert len(done.stdout.splitlines()) == 1 and len(done.stderr.splitlines()) == 1
    assert everything(target)["matches"] == []
    (out / f"{FINISHED}{ENDING}").write_text(whole, "utf-8")
    (out / f"{FINISHED}{ENDING}").rename(out / f"renamed{ENDING}")
    assert "a file is named after its match" in operate("import", str(out), "--database", target).stdout
    assert everything(target)["matches"] == []


def test_a_sealed_file_that_breaks_the_rules_is_refused() -> None:
    """Sums alone convince nobody: the log is replayed."""
    timeline = Timeline(seats=["me", "me"])
    text = match_text("abcd", False, timeline.log)
    assert read_match(text).row["id"] == "abcd"
    data = [json.loads(line) for line in text.splitlines()]
    for line in data:
        del line["sum"]
    cheats: list[tuple[int, dict[str, object]]] = [
        (1, {"serial": 1, "at": 1.0, "entry": {"kind": "paused", "seat": 0}}),
        (2, {"serial": 2, "at": 1.0, "entry": {"kind": "moved", "seat": 0, "action": 1, "luck": []}}),
        (2, {"serial": 2, "at": 1.0, "entry": {"kind": "no such kind"}}),
        (2, {"serial": 2, "at": 1.0, "entry": {"kind": "paused", "seat": 0, "cheat": True}}),
        (2, {"serial": 2, "at": "now", "entry": {"kind": "paused", "seat": 0}}),
        (2, {"serial": 3, "at": 1.0, "entry": {"kind": "paused", "seat": 0}}),
        (0, {"clutch_match": 1, "match": "../etc", "archived": False}),
        (0, {"clutch_match": 99, "match": "abcd", "archived": False}),
        (0, {"clutch": 1}),
    ]
    for place, line in cheats:
        with pytest.raises(RecordError) as caught:
            read_match(sealed([*data[:place], line, *data[place + 1 :]]))
        assert caught.value.line == place + 1, caught.value


def test_an_export_leaves_out_what_does_not_add_up(empty_url: str, tmp_path: Path) -> None:
    """It says so, and the exit code is 1."""
    fill(empty_url)
    run_sql(empty_url, "DELETE FROM log WHERE match_id = 'finished' AND serial = 4")
    done = operate("export", str(tmp_path / "out"), "--database", empty_url)

    assert done.returncode == 1 and "finished is left out: entry 4 is missing" in done.stdout
    assert len(list((tmp_path / "out").iterdir())) == 5


def test_an_export_goes_into_a_new_folder_and_an_import_needs_one(fresh_url: str, tmp_path: Path) -> None:
    """A folder with something in it, or a file, is refused; nothing half done is left."""
    fill(fresh_url)
    taken = tmp_path / "taken"
    taken.mkdir()
    (taken / "mine.txt").write_text("mine")
    for folder in (taken, taken / "mine.txt", taken / "mine.txt" / "below"):
        done = operate("export", str(folder), "--database", fresh_url)
        assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert [path.name for path in taken.iterdir()] == ["mine.txt"]
    for folder in (tmp_path / "nowhere", taken):
        assert operate("import", str(folder), "--database", fresh_url).returncode == 2


def test_people_stay_who_they_are_when_the_keys_move_along(fresh_url: str, fresh_postgres_url: str, tmp_path: Path) -> None:
    """With the keys a cookie of the old server opens the seat on the new one, in the middle of a game; keys are never put over those of a database in use."""
    with running(fresh_url, "--no-limits", "--workers", "1") as server:
        host = Player(server.address, "Ann", seed=5, unruly=False)
        match, players = invite(host, [server.address], ["Ben"])
        cookies = [player.client.cookie for player in players]
        assert operate("export", str(tmp_path / "out"), "--database", fresh_url, "--keys").returncode == 0, (
            "an export beside a server is fine"
        )
        for player in players:
            player.close()
    assert operate("import", str(tmp_path / "out"), "--database", fresh_postgres_url).returncode == 0
    with running(fresh_postgres_url, "--no-limits", "--workers", "1") as server:
        moved = [Player(server.address, "x", seed=seed, unruly=False) for seed in range(2)]
        for player, cookie in zip(moved, cookies, strict=True):
            player.client.http.close()
            player.client = Client(server.address, cookie=cookie, patience=60)
            player.sit(match)
        play_all(moved)
        for player in moved:
            player.close()
    (tmp_path / "out" / KEYS).write_text('{"cookies": "other"}')
    done = operate("import", str(tmp_path / "out"), "--database", fresh_postgres_url)
    assert done.returncode == 2 and "other keys" in done.stdout
    assert rows(fresh_postgres_url, "SELECT value FROM settings WHERE name = 'cookies'") != [("other",)]
    assert ANN.id not in repr(rows(fresh_postgres_url, "SELECT * FROM members"))
