"""One process for one SQLite file: a lock that its holder's death releases, however it dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sqlalchemy.engine import URL

from clutch.kernel.errors import GameError


class InUse(GameError):
    """Another process holds the file."""

    def __init__(self, message: str, path: Path) -> None:
        super().__init__(message)
        self.path = path
        """The lock's own file."""


class Lock:
    """A held lock; it is held until `release`, or until the process ends."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self.handle = handle

    def release(self) -> None:
        """Let others have the file. The lock's own file stays: taking it away could take it from under the next holder."""
        os.close(self.handle)


def hold_sqlite(url: URL) -> Lock:
    """Hold the file of a SQLite database for this process alone; raises `InUse` if another does, `GameError` if the file cannot be locked."""
    file = file_of(url)
    path = file.with_name(f"{file.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)  # not inherited: bots' workers must not hold it when we are gone
    except OSError as error:
        raise GameError(f"the database {file} cannot be locked: {error.strerror}; give another file with --database") from None
    if not take(handle):
        os.close(handle)
        raise InUse(f"another table uses {file} already: stop it first, or give this one another file with --database", path)
    return Lock(path, handle)


def file_of(url: URL) -> Path:
    """The one true path of a database's file: links and relative paths lead to it."""
    name = str(url.database)
    if name.startswith("file:"):
        name = unquote(urlsplit(name).path)
    return Path(os.path.realpath(name))


def take(handle: int) -> bool:
    """Lock an open file if nobody else has; the system releases it when the process ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
