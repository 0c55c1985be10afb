"""Opening a database: SQLite in the user's data folder, or PostgreSQL; and bringing its tables up to date."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import platformdirs
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from clutch.kernel.errors import GameError
from clutch.table.records.schema import REVISION

CHECKPOINT = 8000
"""Pages (32 MB) of the write-ahead log after which SQLite moves them into its file: the commit that does it waits for the disk."""
MIGRATION_LOCK = 0x636C7574
"""The PostgreSQL advisory lock under which only one of several starting processes changes the tables."""

CONNECT_SECONDS = 5
"""How long PostgreSQL may take to answer the door, and how long somebody waits for a free line to it."""
AWAY = (SQLAlchemyError, OSError)
"""What reading raises while the database is away."""
NO_ANSWER = "The database does not answer: nothing was changed, try again."


def default_url() -> str:
    """The embedded database in the user's data folder."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('clutch', appauthor=False)) / 'table.sqlite3'}"


def read_url(given: str | None) -> URL:
    """A database address as people write it: `sqlite:///file` or `postgresql://user@host/name`; raises `GameError`.

    >>> read_url("postgres://ann@localhost/games").drivername
    'postgresql+psycopg'
    """
    try:
        url = make_url(given if given is not None else default_url())
    except ArgumentError:
        raise GameError("the database address cannot be read: write sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    kind = re.sub(r"\+.*", "", url.drivername)
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise GameError("matches must outlive the server: give the SQLite database a file")
        return url.set(drivername="sqlite")
    if kind in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    raise GameError(f"there is no database of the kind “{kind[:40]}” here: use sqlite or postgresql")


def is_sqlite(url: URL) -> bool:
    """Whether this is the embedded database."""
    return url.drivername == "sqlite"


def migrate(url: URL) -> None:
    """Bring the tables up to date; several processes may try at once."""
    if is_sqlite(url):
        Path(str(url.database)).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(plain(url), connect_args={} if is_sqlite(url) else door(url))
    try:
        with engine.connect() as connection:
            if is_sqlite(url):
                connection.execute(text("PRAGMA journal_mode=WAL"))
            else:
                connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": MIGRATION_LOCK})
            connection.commit()
            if not up_to_date(connection):
                upgrade(connection)
            if not is_sqlite(url):
                connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": MIGRATION_LOCK})
                connection.commit()
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).strip().splitlines()[0]
        raise GameError(f"the database {url.render_as_string(hide_password=True)} cannot be opened: {reason}") from error
    finally:
        engine.dispose()


def up_to_date(connection: Connection) -> bool:
    """Whether the last step of the migrations was taken."""
    try:
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    except SQLAlchemyError:
        version = None  # a new database has no such table
    connection.rollback()
    return version == REVISION


def upgrade(connection: Connection) -> None:
    """Take the steps that are missing."""
    # Only a new or an old database pays for Alembic's loading time.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.commit()


def open_database(url: URL) -> AsyncEngine:
    """The asynchronous engine, for all that is read."""
    if not is_sqlite(url):
        return create_async_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=CONNECT_SECONDS, connect_args=door(url)
        )
    engine = create_async_engine(plain(url).set(drivername="sqlite+aiosqlite"), pool_size=4, max_overflow=4, connect_args={"timeout": 15})
    prepare(engine.sync_engine, url)
    return engine


def open_for_writing(url: URL) -> Engine:
    """The engine of the one writer, which has a thread of its own: a whole transaction costs the event loop one wait, not one for each statement."""
    if not is_sqlite(url):
        return create_engine(url, pool_size=1, max_overflow=1, pool_pre_ping=True, pool_timeout=CONNECT_SECONDS, connect_args=door(url))
    engine = create_engine(plain(url), pool_size=1, max_overflow=1, connect_args={"timeout": 15})
    prepare(engine, url)
    return engine


def door(url: URL) -> dict[str, Any]:
    """How a line to PostgreSQL is opened: nobody waits at a closed door, unless the operator's address says for how long.

    >>> door(read_url("postgresql://ann@localhost/games")), door(read_url("postgresql://ann@localhost/games?connect_timeout=60"))
    ({'connect_timeout': 5}, {})
    """
    return {} if "connect_timeout" in url.query else {"connect_timeout": CONNECT_SECONDS}


def plain(url: URL) -> URL:
    """The address without what only we understand."""
    return url.difference_update_query(["synchronous"])


def prepare(engine: Engine, url: URL) -> None:
    """Set every new SQLite connection up.

    SQLite runs in WAL with `synchronous=NORMAL`: a committed decision is in the file system's hands and survives any death of the process, `kill -9` included. Only a power cut can
    take the newest ones; `?synchronous=full` in the address rules that out too, at the price of waiting for the disk at each commit.
    """
    asked = str(url.query.get("synchronous", "normal")).lower()
    synchronous = "FULL" if asked == "full" else "NORMAL"

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={synchronous}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
        cursor.execute("PRAGMA secure_delete=ON")  # what is deleted is wiped out of the file
        cursor.close()
