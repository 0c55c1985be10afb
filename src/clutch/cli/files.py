"""Records on disk: read with clear refusals, written so that a kill at any moment leaves a whole file."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from clutch.cli.speech import complaint, in_words
from clutch.games.catalogue import game
from clutch.kernel.errors import GameError, RecordError
from clutch.kernel.game import Game
from clutch.kernel.record import Record, read_record

LARGEST = 64 * 1024 * 1024
"""No record comes near this many bytes."""


def read_text(path: Path) -> str:
    """The text of a file."""
    try:
        if path.is_dir():
            raise GameError(complaint("directory_no_record", file=str(path)))
        if path.stat().st_size > LARGEST:
            raise GameError(complaint("too_large", file=str(path)))
        data = path.read_bytes()
    except OSError as error:
        raise GameError(complaint("unreadable", file=str(path), reason=reason(error))) from None
    except ValueError as error:
        if isinstance(error, GameError):
            raise
        raise GameError(complaint("no_file_name", file=str(path))) from None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise GameError(complaint("no_text", file=str(path))) from None


def load(path: Path) -> tuple[Game, Record]:
    """The record in a file, and the game that it belongs to. Its form is checked; its moves are when it is replayed."""
    text = read_text(path)
    try:
        record = read_record(text)
        return game(record.game), record
    except RecordError as error:
        raise GameError(f"{path}: {error}") from None
    except GameError as error:
        raise GameError(complaint("wrong_first_line", file=str(path), problem=in_words(error))) from None


def save(path: Path, record: Record) -> None:
    """Write a record: to a temporary file beside it, which then takes its name."""
    write_text(path, record.text())


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    if path.is_dir():
        raise GameError(complaint("directory_no_file", file=str(path)))
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            umask = os.umask(0)
            os.umask(umask)
            Path(temporary).chmod(0o666 & ~umask)
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise GameError(complaint("unwritable", file=str(path), reason=reason(error))) from None
    except ValueError:
        raise GameError(complaint("no_file_name", file=str(path))) from None


def check_free(path: Path) -> None:
    """Refuse to write over something, or to where nothing can be written, before any work is done."""
    if path.is_dir():
        raise GameError(complaint("directory_no_file", file=str(path)))
    if path.exists():
        raise GameError(complaint("file_exists", file=str(path)))
    if not path.parent.is_dir():
        raise GameError(complaint("no_directory", directory=str(path.parent)))


def reason(error: OSError) -> str:
    """Why a file could not be used, in a few words."""
    return (error.strerror or "the system refuses").lower()
