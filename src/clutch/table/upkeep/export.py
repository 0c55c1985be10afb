"""`clutch export`: every match as a file that needs nothing else: its whole log with seats, chat and times; links are in it as hashes only."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Engine, select

from clutch.kernel.errors import GameError
from clutch.kernel.record import sealed
from clutch.table.records.entries import Logged, write_entry
from clutch.table.records.schema import matches, settings
from clutch.table.upkeep.stored import Broken, fold_log, read_log, read_stored

FORMAT = 1
"""The version of the files."""
ENDING = ".match.jsonl"
RECORDS = "records"
"""The folder for plain game records."""
KEYS = "keys.json"
"""The file with the server's own secrets: whoever has it can pretend to be anybody."""


def match_text(match: str, archived: bool, logged: list[Logged]) -> str:
    """A match as a file: a header, a line for each entry, a closing line; each with a sum, so that an edited line is found."""
    lines: list[dict[str, object]] = [{"clutch_match": FORMAT, "match": match, "archived": archived}]
    lines += [{"serial": line.serial, "at": line.at, "entry": json.loads(write_entry(line.entry))} for line in logged]
    lines.append({"end": len(logged)})
    return sealed(lines)


def export(engine: Engine, folder: Path, *, records: bool = False, keys: bool = False) -> Iterator[str | None]:
    """Write all matches into a new folder, as they are at one moment. Yields None for each match that is written, and a sentence for each that cannot be.

    The folder gets its name when everything is in it: who stops before leaves none.
    """
    partial = folder.with_name(f".{folder.name}.partial")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise GameError(f"{folder} is not empty: name a new directory for the export")
    try:
        partial.mkdir(parents=True)
        if records:
            (partial / RECORDS).mkdir()
    except FileExistsError:
        raise GameError(f"{partial} is left from an export that was stopped: remove it first") from None
    except OSError as error:
        raise GameError(f"{folder} cannot be made: {(error.strerror or 'the system refuses').lower()}") from None
    try:
        yield from write_all(engine, partial, records=records, keys=keys)
        partial.replace(folder)
    except OSError as error:
        raise GameError(f"{folder} cannot be written: {(error.strerror or 'the system refuses').lower()}") from None
    finally:
        shutil.rmtree(partial, ignore_errors=True)


def write_all(engine: Engine, folder: Path, *, records: bool, keys: bool) -> Iterator[str | None]:
    """Write every match, in one look at the database."""
    with engine.connect() as connection:
        if keys:
            found = {row.name: row.value for row in connection.execute(select(settings).order_by(settings.c.name))}
            with os.fdopen(os.open(folder / KEYS, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
                file.write(json.dumps(found, indent=1) + "\n")
        for match in list(connection.execute(select(matches.c.id).order_by(matches.c.id)).scalars()):
            stored = read_stored(connection, match)
            assert stored.row is not None, "it was found in the index, and this is one look"
            try:
                logged = read_log(stored.lines)
                folded = fold_log(match, logged)
            except (Broken, IndexError) as broken:
                yield f"{match} is left out: {broken if stored.lines else 'it has no log'}; see `clutch doctor`"
                continue
            (folder / f"{match}{ENDING}").write_text(match_text(match, stored.row["archived"], logged), "utf-8", newline="\n")
            if records and folded.status == "over" and folded.referee is not None:
                (folder / RECORDS / f"{match}.jsonl").write_text(folded.record().text(), "utf-8", newline="\n")
            yield None
