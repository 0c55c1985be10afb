"""Many lines in one statement.

Statement by statement the writer's thread would have to wait for the interpreter again after each of them, and a busy event loop lets it wait for long; so a whole batch is one insertion and one update.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

import msgspec
from sqlalchemy import Connection

from clutch.table.records.schema import log, matches

INDEX = ("id", "status", "public", "archived", "touched", "serial", "n", "turn", "waits_for", "deadline", "brief")
"""The columns of an index line that its match's entries change, and the one that finds it."""
TYPES = {"log": {column.name: str(column.type) for column in log.c}, "matches": {name: str(matches.c[name].type) for name in INDEX}}
"""What PostgreSQL has to know of each column."""

LogLine = tuple[str, int, float, str]
"""Match, serial, time and entry."""
IndexLine = dict[str, Any]


class Bulk(Protocol):
    """How a database stores many lines at once."""

    def insert_log(self, connection: Connection, lines: list[LogLine]) -> int:
        """Insert what is not there yet: how many lines went in."""

    def update_index(self, connection: Connection, lines: list[IndexLine]) -> None:
        """Bring index lines up to date, but for those that are further already."""


class SqliteBulk:
    """SQLite takes lines as one long list of values, exactly as they are."""

    def insert_log(self, connection: Connection, lines: list[LogLine]) -> int:
        values = tuple(value for line in lines for value in line)
        return connection.exec_driver_sql(sqlite_insert(len(lines)), values).rowcount

    def update_index(self, connection: Connection, lines: list[IndexLine]) -> None:
        values = tuple(line[name] for line in lines for name in INDEX)
        connection.exec_driver_sql(sqlite_update(len(lines)), values)


@cache
def sqlite_insert(count: int) -> str:
    """The insertion of so many entries."""
    return f"INSERT INTO log (match_id, serial, at, body) VALUES {', '.join(['(?, ?, ?, ?)'] * count)} ON CONFLICT DO NOTHING"  # noqa: S608 - of our own words


@cache
def sqlite_update(count: int) -> str:
    """The update of so many index lines. SQLite calls the columns of a list of values column1, column2, and so on."""
    new = {name: f"new.column{number}" for number, name in enumerate(INDEX, 1)}
    changes = ", ".join(f"{name} = {value}" for name, value in new.items() if name != "id")
    values = ", ".join([f"({', '.join('?' * len(INDEX))})"] * count)
    return f"UPDATE matches SET {changes} FROM (VALUES {values}) AS new WHERE matches.id = {new['id']} AND matches.serial < {new['serial']}"  # noqa: S608 - of our own words


class PostgresBulk:
    """PostgreSQL takes lines as one JSON text, in which numbers are written in full."""

    INSERT = (
        f"INSERT INTO log (match_id, serial, at, body) SELECT match_id, serial, at, body FROM json_to_recordset(%s) "  # noqa: S608 - of our own words
        f"AS new({', '.join(f'{name} {kind}' for name, kind in TYPES['log'].items())}) ON CONFLICT DO NOTHING"
    )
    LOCK = "SELECT 1 FROM matches WHERE id = ANY(%s) ORDER BY id FOR NO KEY UPDATE"
    UPDATE = (
        f"UPDATE matches SET {', '.join(f'{name} = new.{name}' for name in INDEX if name != 'id')} FROM json_to_recordset(%s) "  # noqa: S608 - of our own words
        f"AS new({', '.join(f'{name} {kind}' for name, kind in TYPES['matches'].items())}) WHERE matches.id = new.id AND matches.serial < new.serial"
    )

    def insert_log(self, connection: Connection, lines: list[LogLine]) -> int:
        rows = [dict(zip(("match_id", "serial", "at", "body"), line, strict=True)) for line in lines]
        return connection.exec_driver_sql(self.INSERT, (msgspec.json.encode(rows).decode(),)).rowcount

    def update_index(self, connection: Connection, lines: list[IndexLine]) -> None:
        # Two processes that lock lines in one order cannot block each other; an update by itself takes them in any order.
        connection.exec_driver_sql(self.LOCK, ([line["id"] for line in lines],))
        rows = [{name: line[name] for name in INDEX} for line in lines]
        connection.exec_driver_sql(self.UPDATE, (msgspec.json.encode(rows).decode(),))
