"""`clutch backup` while people play: what comes out is a whole database in which every acknowledged decision of before is."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import threading
from pathlib import Path

import psycopg
import pytest

from clutch.table.matches.match import fold
from clutch.table.records.entries import Moved
from kit.command import operate
from table.players import Player, invite, play_all, stored_log
from table.serving import running
from table.stored import everything, fill

OPTIONS = {"game_length": "fixed_rounds", "rounds": 4}


def test_a_backup_while_people_play(fresh_url: str, tmp_path: Path) -> None:
    """Again and again during a game: each copy is sound, holds all that was acknowledged before it was begun, and a server opens the last."""
    with running(fresh_url, "--no-limits", "--workers", "1") as server:
        host = Player(server.address, "Ann", seed=7, unruly=False)
        match, players = invite(host, [server.address], ["Ben", "Cleo"], options=OPTIONS)
        playing = threading.Thread(target=play_all, args=(players,))
        playing.start()
        copies: list[tuple[int, Path]] = []
        try:
            while playing.is_alive() and len(copies) < 40:
                acknowledged = sum(len(player.acknowledged) for player in players)
                target = tmp_path / f"copy{len(copies)}.sqlite3"
                done = operate("backup", str(target), "--database", fresh_url)
                assert done.returncode == 0, done.stderr
                copies.append((acknowledged, target))
        finally:
            playing.join(120)
            for player in players:
                player.close()
    assert len(copies) >= 2
    for acknowledged, target in copies:
        log = stored_log(f"sqlite:///{target}", match)
        fold(match, log)
        assert sum(isinstance(logged.entry, Moved) for logged in log) >= acknowledged
    url = f"sqlite:///{copies[-1][1]}"
    assert operate("doctor", "--database", url).returncode == 0
    with running(url, "--workers", "1") as restored:
        again = Player(restored.address, "Cleo", seed=1, unruly=False)
        assert again.client.ask("GET", f"/api/matches/{match}")["match"] == match
        again.close()
    assert {path.name for path in tmp_path.iterdir() if path.name.startswith(".")} == set()


def test_a_copy_is_like_the_database(fresh_url: str, tmp_path: Path) -> None:
    """The same lines in all tables, in one file that only its owner can read."""
    fill(fresh_url)
    target = tmp_path / "copy.sqlite3"
    assert operate("backup", str(target), "--database", fresh_url).returncode == 0
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.sqlite3"]
    assert target.stat().st_mode & 0o077 == 0
    assert everything(f"sqlite:///{target}") == everything(fresh_url)


@pytest.mark.parametrize("name", ["there.sqlite3", "nowhere/copy.sqlite3"])
def test_a_backup_never_writes_over_anything(fresh_url: str, tmp_path: Path, name: str) -> None:
    """A file that is there stays as it is; a folder that is not there is not made."""
    fill(fresh_url)
    (tmp_path / "there.sqlite3").write_text("mine")
    done = operate("backup", str(tmp_path / name), "--database", fresh_url)

    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert (tmp_path / "there.sqlite3").read_text() == "mine" and not (tmp_path / "nowhere").exists()


def test_a_file_that_is_no_database_is_not_backed_up(tmp_path: Path) -> None:
    """One sentence, and no copy."""
    (tmp_path / "text.sqlite3").write_text("no database at all, but long enough to have a header" * 100)
    sqlite3.connect(tmp_path / "empty.sqlite3").close()
    (tmp_path / "empty.sqlite3").touch()
    for name in ("text.sqlite3", "empty.sqlite3"):
        done = operate("backup", str(tmp_path / "copy"), "--database", f"sqlite:///{tmp_path / name}")
        assert done.returncode == 2 and len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "copy").exists()


def test_postgresql_is_dumped_by_its_own_program(
    fresh_postgres_url: str, postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dump restores to the same lines in another database; without the program one sentence says what to do."""
    fill(fresh_postgres_url)
    target = tmp_path / "table.dump"
    done = operate("backup", str(target), "--database", fresh_postgres_url)
    assert done.returncode == 0, done.stderr
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("CREATE DATABASE restored")
    restored = postgres_url.replace("/postgres?", "/restored?")
    program = shutil.which("pg_restore")
    assert program is not None
    subprocess.run([program, "--no-owner", f"--dbname={restored}", str(target)], check=True, capture_output=True)
    assert everything(restored) == everything(fresh_postgres_url)
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("DROP DATABASE restored WITH (FORCE)")
    monkeypatch.setenv("PATH", str(tmp_path))
    done = operate("backup", str(tmp_path / "another.dump"), "--database", fresh_postgres_url)
    assert done.returncode == 2 and "pg_dump" in done.stderr and not (tmp_path / "another.dump").exists()
