"""The tables. `log` is the truth; `matches` and `members` are an index over it, written in the same transaction."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

REVISION = "0002"
"""The newest step of the migrations: a database that says so is up to date."""

NAMED = -1
"""The seat of a line of `members` that says only that a log names a person: as host, as a spectator who spoke, as a player who went."""
BROKEN = "broken"
"""The status of a match whose log does not add up; only `clutch doctor` gives it."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("touched", Float(53), nullable=False),
    Column("serial", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("turn", Integer),
    Column("waits_for", String(8), nullable=False),
    Column("deadline", Float(53)),
    Column("brief", Text, nullable=False),
    Index("matches_deadline", "deadline"),
    Index("matches_lobby", "public", "archived", "touched"),
    Index("matches_waiting", "waits_for"),
    Index("matches_idle", "archived", "touched"),
)
"""One line a match, for lists and timers; everything in it follows from the log."""

log = Table(
    "log",
    metadata,
    Column("match_id", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("serial", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
    Column("body", Text, nullable=False),
)
"""What happened, append-only. The primary key decides races: only one entry can be number `serial` of a match."""

members = Table(
    "members",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("match_id", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
"""Who holds which seat, to find a person's matches; and, as seat `NAMED`, who is named anywhere in a match's log, to find what a person leaves behind."""

analyses = Table(
    "analyses",
    metadata,
    Column("match_id", String(24), ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
"""What the analysis found for each decision of a finished match; line -1 says that it was asked for."""

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What all processes share: the key that cookies are signed with."""
