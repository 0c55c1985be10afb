"""`clutch backup`: a copy of the database while the server runs."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from clutch.kernel.errors import GameError
from clutch.table.records.database import is_sqlite
from clutch.table.records.schema import REVISION

Progress = Callable[[int, int], None]
"""Is told how many pages are done, and of how many."""
PAGES = 2000
"""Pages that are copied before the progress is told again."""


def backup(url: URL, target: Path, progress: Progress) -> None:
    """Copy a database to a new file. The file has its name when it is whole and was checked."""
    if target.exists():
        raise GameError(f"{target} exists already: name a new file")
    if not target.parent.is_dir():
        raise GameError(f"there is no directory {target.parent} for the backup")
    partial = target.with_name(f".{target.name}.partial")
    partial.unlink(missing_ok=True)
    try:
        os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # it holds what the database holds
        if is_sqlite(url):
            copy_sqlite(Path(str(url.database)).expanduser(), partial, progress)
        else:
            dump_postgres(url, partial)
        with partial.open("rb") as file:
            os.fsync(file.fileno())
        partial.replace(target)
    except OSError as error:
        raise GameError(f"{target} cannot be written: {(error.strerror or 'the system refuses').lower()}") from None
    finally:
        for left in (partial, *(partial.with_name(partial.name + end) for end in ("-wal", "-shm", "-journal"))):
            left.unlink(missing_ok=True)


def copy_sqlite(file: Path, partial: Path, progress: Progress) -> None:
    """Copy by SQLite's own backup, as the file was at one moment; writers go on meanwhile."""
    if not file.is_file():
        raise GameError(f"there is no database {file}")
    try:
        with closing(sqlite3.connect(file, timeout=15, isolation_level=None)) as source, closing(sqlite3.connect(partial)) as copy:
            # As long as this transaction reads, it sees one moment; without it the copying would begin anew at each decision that is stored.
            source.execute("BEGIN")
            found = source.execute("SELECT version_num FROM alembic_version").fetchone()
            if found != (REVISION,):
                raise GameError(f"the tables of {file} are not those of this version of Clutch: start `clutch serve` with it once")
            source.backup(copy, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
            source.execute("ROLLBACK")
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, without helpers beside it
            verdict = copy.execute("PRAGMA integrity_check").fetchone()
            if verdict != ("ok",):
                raise GameError(f"the copy of {file} is not sound: {verdict[0]}; see `clutch doctor`")
    except sqlite3.Error as error:
        raise GameError(f"{file} cannot be copied: {error}") from None


def dump_postgres(url: URL, partial: Path) -> None:
    """Let PostgreSQL's own program do it."""
    program = shutil.which("pg_dump")
    if program is None:
        raise GameError(
            "PostgreSQL is backed up by pg_dump, which is not on this machine: install its client programs, or run it where they are"
        )
    address = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    environment = dict(os.environ)
    if url.password is not None:
        environment["PGPASSWORD"] = str(url.password)  # never on a command line, where others would see it
    command = [program, "--format=custom", f"--file={partial}", "--no-owner", f"--dbname={address}"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines()
        raise GameError(f"pg_dump refuses: {lines[0] if lines else 'it does not say why'}")
