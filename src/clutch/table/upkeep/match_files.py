"""`clutch import`: matches out of the files of an export, each replayed before anything is written, and all of them written or none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, func, insert, select, update

from clutch.kernel.errors import GameError, RecordError
from clutch.kernel.record import line_sum, split_sum, unsealed
from clutch.table.records.entries import Logged, read_entry, write_entry
from clutch.table.records.schema import log, matches, settings
from clutch.table.upkeep.export import ENDING, FORMAT, KEYS
from clutch.table.upkeep.stored import Broken, Line, Members, fold_log, members_of, read_stored, write_members, write_row

LARGEST = 64 * 1024 * 1024
"""No file of a match comes near this many bytes."""
_ID = re.compile(r"[a-z0-9]{4,24}")


@dataclass(frozen=True)
class Brought:
    """A match out of a file, replayed."""

    match: str
    logged: list[Logged]
    row: dict[str, Any]
    members: Members

    def lines(self) -> list[Line]:
        """The log as the table has it."""
        return [Line(line.serial, line.at, write_entry(line.entry)) for line in self.logged]


def files_in(folder: Path) -> list[Path]:
    """The files of an export; raises `GameError` if there are none."""
    if not folder.is_dir():
        raise GameError(f"there is no directory {folder}")
    found = sorted(folder.glob(f"*{ENDING}"))
    if not found:
        raise GameError(f"there are no matches in {folder}: files of an export end with {ENDING}")
    return found


def read_match(text: str) -> Brought:
    """A match out of a file's text; raises `RecordError` with the first line that is wrong."""
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    total, match, archived = "", "", False
    logged: list[Logged] = []
    for number, line in enumerate(lines, 1):
        data = unsealed(number, line)
        body, given = split_sum(number, line)
        total = line_sum(total, body)
        if given != total:
            raise RecordError(number, "the line was changed after it was written: its sum does not fit")
        if number == 1:
            match, archived = read_header(data)
        elif "end" in data:
            if data["end"] != len(logged) or number != len(lines):
                raise RecordError(number, "the closing line counts other entries than there are")
            return brought(match, archived, logged)
        else:
            logged.append(read_logged(number, data))
    raise RecordError(len(lines), "the file is cut: its closing line is missing")


def read_header(data: dict[str, object]) -> tuple[str, bool]:
    """The match's id, and whether it is archived."""
    form, match, archived = data.get("clutch_match"), data.get("match"), data.get("archived")
    if not isinstance(form, int) or not isinstance(match, str) or not isinstance(archived, bool) or _ID.fullmatch(match) is None:
        raise RecordError(1, "this is not a match of an export: the header lacks its format, id or place")
    if form > FORMAT:
        raise RecordError(1, f"the file has format {form}; this Clutch reads up to {FORMAT}: use a newer one")
    return match, archived


def read_logged(number: int, data: dict[str, object]) -> Logged:
    """One entry."""
    at, entry = data.get("at"), data.get("entry")
    if data.get("serial") != number - 1 or isinstance(at, bool) or not isinstance(at, (int, float)):
        raise RecordError(number, f"entry {number - 1} with its time should be here")
    try:
        read = read_entry(json.dumps(entry))
    except ValueError as error:
        raise RecordError(number, f"the entry cannot be read: {error}") from None
    if json.loads(write_entry(read)) != entry:
        raise RecordError(number, "the entry says something that this Clutch does not know: use a newer one")
    return Logged(number - 1, float(at), read)


def brought(match: str, archived: bool, logged: list[Logged]) -> Brought:
    """A match with all that follows from its log."""
    if not logged:
        raise RecordError(1, "the match has no entries")
    try:
        folded = fold_log(match, logged)
    except Broken as broken:
        raise RecordError(broken.entry + 1, f"the entry {broken.why}") from None
    return Brought(match, logged, {**folded.row(), "archived": archived}, members_of(folded, logged))


def load(path: Path) -> Brought:
    """The match in a file; raises `GameError`."""
    try:
        if path.stat().st_size > LARGEST:
            raise GameError(f"{path.name} is too large to be a match")
        found = read_match(path.read_text("utf-8"))
    except OSError as error:
        raise GameError(f"{path.name} cannot be read: {(error.strerror or 'the system refuses').lower()}") from None
    except UnicodeDecodeError:
        raise GameError(f"{path.name} is not UTF-8 text, so it is no match") from None
    except RecordError as error:
        raise GameError(f"{path.name}: {error}") from None
    if path.name != f"{found.match}{ENDING}":
        raise GameError(f"{path.name} holds the match {found.match}: a file is named after its match")
    return found


def check(engine: Engine, files: list[Path], folder: Path) -> Iterator[str | None]:
    """See whether everything can be brought in, and change nothing. Yields for each file None, or a sentence that says what is wrong."""
    with engine.connect() as connection:
        for path in files:
            try:
                found = load(path)
            except GameError as error:
                yield str(error)
                continue
            there = read_stored(connection, found.match)
            different = bool(there.lines) and there.lines != found.lines()
            yield f"{path.name}: the match is there already, and is not the same" if different else None
        problem = check_keys(connection, folder)
        if problem is not None:
            yield problem


def bring_in(engine: Engine, files: list[Path], folder: Path) -> Iterator[bool]:
    """Write all matches in one transaction; who stops it before its end has changed nothing. Yields whether a match was new."""
    with engine.begin() as connection:
        write_keys(connection, folder)
        for path in files:
            found = load(path)
            there = read_stored(connection, found.match)
            if there.lines:
                if there.lines != found.lines():
                    raise GameError(f"{path.name}: the match is there already, and is not the same; nothing was changed")
                yield False
                continue
            write_row(connection, found.row, new=there.row is None)
            rows = [{"match_id": found.match, "serial": line.serial, "at": line.at, "body": line.body} for line in found.lines()]
            connection.execute(insert(log), rows)
            write_members(connection, found.match, found.members)
            yield True


def read_keys(folder: Path) -> dict[str, str]:
    """The keys of an export, if they are in it; raises `GameError`."""
    path = folder / KEYS
    if not path.is_file():
        return {}
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        data = None
    if not isinstance(data, dict) or not all(isinstance(value, str) for value in data.values()):
        raise GameError(f"{path} cannot be read: it is no file of keys")
    return {str(name): str(value) for name, value in data.items()}


def stored_keys(connection: Connection) -> dict[str, str]:
    """The keys that the database has."""
    return {row.name: row.value for row in connection.execute(select(settings))}


def check_keys(connection: Connection, folder: Path) -> str | None:
    """What is wrong with bringing the keys in: people of a database that is in use would not be known any more."""
    there = stored_keys(connection)
    used = bool(connection.execute(select(func.count()).select_from(matches)).scalar_one())
    if used and any(there.get(name, value) != value for name, value in read_keys(folder).items()):
        return f"the database has matches and other keys: remove {KEYS}, and people come back by their seats’ links"
    return None


def write_keys(connection: Connection, folder: Path) -> None:
    """Take the keys over."""
    there = stored_keys(connection)
    for name, value in read_keys(folder).items():
        if name not in there:
            connection.execute(insert(settings).values(name=name, value=value))
        elif there[name] != value:
            connection.execute(update(settings).where(settings.c.name == name).values(value=value))
