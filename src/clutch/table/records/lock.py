"""One server to one SQLite file: a lock beside the file, held as long as the server or a tool that writes runs, and gone with its process."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType

from sqlalchemy.engine import URL

from clutch.kernel.errors import GameError
from clutch.table.records.database import is_sqlite


class Lock:
    """A lock that is held; it ends with `release`, with its block, or with the process."""

    def __init__(self, handle: int | None) -> None:
        self.handle = handle

    def release(self) -> None:
        """Let others in."""
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.release()


def hold_sqlite(url: URL) -> Lock:
    """Keep a SQLite file to this process; raises `GameError` if another has it. PostgreSQL is for many, and needs no lock."""
    if not is_sqlite(url):
        return Lock(None)
    file = Path(str(url.database)).expanduser()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise GameError(f"the lock {file}.lock cannot be made: {(error.strerror or 'the system refuses').lower()}") from None
    try:
        take(handle)
    except OSError:
        os.close(handle)
        raise GameError(f"another server uses {file}: stop it first, or use PostgreSQL, which is for several processes") from None
    return Lock(handle)


def take(handle: int) -> None:
    """Lock an open file without waiting; raises `OSError` if another process has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
