"""`clutch doctor`: reads every match of a database, says what does not add up, and mends what can be mended.

The log is the truth, and is never changed here: what follows from it (the index, the members) is written anew where it differs, and what belongs to nothing is removed. A match whose
log itself does not add up is set aside: its line of the index gets the status `broken` and is archived, so that no list shows it and no timer wakes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, delete

import clutch
from clutch.kernel.errors import GameError
from clutch.table.matches.match import Match
from clutch.table.protocol.http import ANALYSED
from clutch.table.records.entries import Created, Logged, read_entry
from clutch.table.records.schema import BROKEN, analyses
from clutch.table.upkeep.stored import (
    Broken,
    Stored,
    delete_match,
    fold_log,
    match_ids,
    members_of,
    read_log,
    read_stored,
    strays,
    write_members,
    write_row,
)

ASKED = -1
"""The line of `analyses` that says that an analysis was asked for."""


class Remedy(StrEnum):
    """What `--mend` does about a finding."""

    INDEX = "write the index line anew from the log"
    MEMBERS = "write the members anew from the log"
    ANALYSIS = "remove the analysis; it can be asked for again"
    LEFTOVER = "remove what is left of it"
    SET_ASIDE = "set the match aside: status “broken”, archived, its log untouched"
    NONE = "nothing: restore the match from a backup, or delete it with `clutch prune --broken`"


class Finding(msgspec.Struct, frozen=True):
    """Something that is wrong with a match."""

    match: str
    entry: int | None
    """The entry of its log, where one is wrong."""
    what: str
    remedy: Remedy
    mended: bool = False

    def __str__(self) -> str:
        where = f"{self.match}, entry {self.entry}" if self.entry is not None else self.match
        return f"{where}: {self.what}; " + (f"mended: {self.remedy}" if self.mended else f"--mend would {self.remedy}")


def check_up(engine: Engine, mending: Engine | None = None) -> Iterator[list[Finding]]:
    """Look at every match: its findings, none for a healthy one. With an engine for `mending` they are mended on the way."""
    for match in match_ids(engine):
        yield visit(engine, mending, match)
    for match in strays(engine):
        yield visit(engine, mending, match)


def visit(engine: Engine, mending: Engine | None, match: str) -> list[Finding]:
    """One match."""
    with engine.connect() as connection:
        findings = examine(read_stored(connection, match))
    if mending is None or all(finding.remedy is Remedy.NONE for finding in findings):
        return findings
    with mending.begin() as connection:
        return mend(connection, match)


def examine(stored: Stored) -> list[Finding]:
    """What is wrong with a match."""
    match = stored.match
    if not stored.lines:
        gone = stored.row is None and not stored.members and not stored.analyses
        return [] if gone else [Finding(match, None, "it has no log", Remedy.LEFTOVER)]
    try:
        logged = read_log(stored.lines)
        folded = fold_log(match, logged)
    except Broken as broken:
        if stored.row is not None and stored.row["status"] == BROKEN:
            return [Finding(match, broken.entry, f"it is set aside, because this entry {broken.why}", Remedy.NONE)]
        return [Finding(match, broken.entry, f"this entry {broken.why}", Remedy.SET_ASIDE)]
    findings = examine_record(folded)
    differs = index_differs(stored, folded)
    if differs:
        findings.append(Finding(match, None, differs, Remedy.INDEX))
    findings += examine_members(stored, folded, logged)
    wrong = wrong_analysis(stored, folded)
    if wrong:
        findings.append(Finding(match, None, wrong, Remedy.ANALYSIS))
    return findings


def examine_record(folded: Match) -> list[Finding]:
    """Whether the record of a finished match is whole and replays to the same end."""
    if folded.status != "over" or folded.referee is None:
        return []
    text = folded.record().text()
    try:
        record = clutch.read_record(text)
        again = clutch.replay(folded.game, record)
    except GameError as error:
        return [Finding(folded.id, None, f"its record does not replay: {error}", Remedy.NONE)]
    if again.record.text() != text:
        return [Finding(folded.id, None, "its record replays to another game than its log", Remedy.NONE)]
    return []


def index_differs(stored: Stored, folded: Match) -> str:
    """In which columns the index line differs from what follows from the log; empty if it does not."""
    if stored.row is None:
        return "it is not in the index"
    expected = folded.row()
    names = [name for name, value in expected.items() if name != "archived" and not same(name, value, stored.row[name])]
    if "serial" in names:
        return f"the index says {stored.row['serial']} entries, the log has {expected['serial']}"
    return f"the index is not what follows from the log: {', '.join(names)}" if names else ""


def same(name: str, expected: object, found: object) -> bool:
    """Whether two values of a column say the same."""
    if name != "brief" or expected == found:
        return expected == found
    try:
        return bool(msgspec.json.decode(str(expected)) == msgspec.json.decode(str(found)))
    except ValueError:
        return False


def examine_members(stored: Stored, folded: Match, logged: list[Logged]) -> list[Finding]:
    """Whether exactly those are members who hold seats or are named."""
    expected = members_of(folded, logged)
    findings = []
    for said, lines in (("are missing from", expected - stored.members), ("are too many in", stored.members - expected)):
        if lines:
            findings.append(Finding(folded.id, None, f"{len(lines)} lines {said} its members", Remedy.MEMBERS))
    return findings


def wrong_analysis(stored: Stored, folded: Match) -> str:
    """What is wrong with a match's analysis; empty if nothing is."""
    if not stored.analyses:
        return ""
    if folded.status != "over" or folded.referee is None:
        return "it has an analysis, though it is not over"
    for n, body in stored.analyses.items():
        if n == ASKED:
            if body not in ("asked", "done"):
                return "nobody can tell how far its analysis is"
        elif not 0 <= n < len(folded.script) or folded.script[n][1] < 0:
            return f"its analysis has a line {n}, but no such decision was made"
        else:
            try:
                ANALYSED.validate_json(body)
            except ValueError:
                return f"line {n} of its analysis cannot be read"
    return ""


def mend(connection: Connection, match: str) -> list[Finding]:
    """Examine a match again with everybody else kept away, and mend it: what was found, and whether it is mended."""
    stored = read_stored(connection, match, lock=True)
    findings = examine(stored)
    remedies = {finding.remedy for finding in findings}
    if Remedy.LEFTOVER in remedies:
        delete_match(connection, match)
    elif Remedy.SET_ASIDE in remedies:
        write_row(connection, set_aside(stored), new=stored.row is None)
    elif remedies - {Remedy.NONE}:
        logged = read_log(stored.lines)
        folded = fold_log(match, logged)
        if Remedy.INDEX in remedies:
            kept = stored.row is not None and stored.row["archived"] and stored.row["status"] != BROKEN
            write_row(connection, {**folded.row(), "archived": kept}, new=stored.row is None)
        if Remedy.MEMBERS in remedies:
            write_members(connection, match, members_of(folded, logged))
        if Remedy.ANALYSIS in remedies:
            connection.execute(delete(analyses).where(analyses.c.match_id == match))
    return [msgspec.structs.replace(finding, mended=finding.remedy is not Remedy.NONE) for finding in findings]


def set_aside(stored: Stored) -> dict[str, Any]:
    """The index line of a match whose log does not add up."""
    first, last = stored.lines[0], stored.lines[-1]
    try:
        created = read_entry(first.body)
    except ValueError:
        created = None
    row: dict[str, Any] = stored.row or {
        "id": stored.match,
        "game": created.game[:40] if isinstance(created, Created) else "unknown",
        "public": False,
        "created": first.at,
        "touched": last.at,
        "serial": last.serial,
        "n": 0,
        "brief": '{"seats":[],"result":null,"asked":[],"options":null,"own":false}',
    }
    return {**row, "status": BROKEN, "archived": True, "turn": None, "waits_for": "nobody", "deadline": None}
