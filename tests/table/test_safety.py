"""What a stranger, a second server or a failing part may do to the table: nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from clutch.table.records.database import read_url
from clutch.table.records.lock import InUse, hold_sqlite
from table.serving import SOURCE, Server, running

# One SQLite file, one server


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """In one sentence, by whatever path it comes to the file; the first plays on, and when it is gone even by kill -9 the next one may."""
    file = tmp_path / "data" / "table.sqlite3"
    other = tmp_path / "link.sqlite3"
    with running(f"sqlite:///{file}", "--workers", "1") as first:
        other.symlink_to(file)
        for path in (file, other, os.path.relpath(file)):
            command = [sys.executable, "-m", "clutch.table", "--no-browser", "--port", "0", "--database", f"sqlite:///{path}"]
            second = subprocess.run(
                command, env={**os.environ, "PYTHONPATH": str(SOURCE)}, capture_output=True, text=True, timeout=60, check=False
            )
            assert second.returncode == 1 and second.stdout == ""
            assert (
                second.stderr.strip()
                == f"clutch serve: another table uses {file} already: stop it first, or give this one another file with --database"
            )
        first.kill()
        first.start()


def test_a_lock_is_held_until_it_is_released(tmp_path: Path) -> None:
    """One holder at a time, and the folder is made for it."""
    url = read_url(f"sqlite:///{tmp_path / 'new' / 'x.sqlite3'}")
    held = hold_sqlite(url)
    with pytest.raises(InUse, match="another table uses"):
        hold_sqlite(url)
    held.release()
    hold_sqlite(url).release()


def test_a_file_that_cannot_be_locked_gets_a_sentence(tmp_path: Path) -> None:
    """A folder that is a file, say."""
    (tmp_path / "file").write_text("")
    server = Server(f"sqlite:///{tmp_path / 'file' / 'x.sqlite3'}")
    with pytest.raises(AssertionError, match="cannot be locked"):
        server.start()
    server.stop()
    assert server.process is not None and server.process.returncode == 1 and "Traceback" not in server.errors()
    server.log.close()
