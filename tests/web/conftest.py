"""A browser and a server that the tests of a worker share."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from table.serving import Server, running
from web.visiting import Visitor, browsing

LOOSE = ("--no-limits", "--workers", "1")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The machine's browser."""
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('web') / 'table.sqlite3'}", *LOOSE) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, table: Server) -> Iterator[Callable[..., Visitor]]:
    """Let somebody come; when the test is over they leave, and none may have met an error."""
    people: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        people.append(Visitor(browser, table.address, **how))
        return people[-1]

    yield come
    for person in people:
        person.leave()
