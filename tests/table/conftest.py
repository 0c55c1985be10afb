"""Servers that the tests of a worker share."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from table.serving import Server, postgres, running

LOOSE = ("--no-limits", "--workers", "1", "--operator-port", "0")
"""Tests send more than people do; the limits have tests of their own."""


@pytest.fixture(scope="session")
def sqlite_url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A new SQLite database."""
    return f"sqlite:///{tmp_path_factory.mktemp('table') / 'table.sqlite3'}"


@pytest.fixture(scope="session")
def sqlite_server(sqlite_url: str) -> Iterator[Server]:
    """A server on SQLite."""
    with running(sqlite_url, *LOOSE) as server:
        yield server
        assert '"fault"' not in server.errors(), server.errors()


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A PostgreSQL of our own."""
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def twins(postgres_url: str) -> Iterator[tuple[Server, Server]]:
    """Two server processes on one PostgreSQL."""
    with running(postgres_url, *LOOSE) as first, running(postgres_url, *LOOSE) as second:
        yield first, second
        for server in (first, second):
            assert '"fault"' not in server.errors(), server.errors()


@pytest.fixture
def fresh_url(tmp_path: Path) -> str:
    """A SQLite database for one test alone."""
    return f"sqlite:///{tmp_path / 'fresh.sqlite3'}"


@pytest.fixture
def fresh_postgres_url(postgres_url: str) -> Iterator[str]:
    """A PostgreSQL database for one test alone."""
    name = f"fresh_{secrets.token_hex(6)}"
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    yield postgres_url.replace("/postgres?", f"/{name}?")
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """A database for one test alone, of either kind."""
    found = request.getfixturevalue("fresh_url" if request.param == "sqlite" else "fresh_postgres_url")
    assert isinstance(found, str)
    return found
