"""Without a line: what a device keeps after one visit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from table.serving import Server
from web.visiting import PHONE, Visitor

GAME = "dragomino"


@pytest.fixture
def guest(browser: Browser, table: Server) -> Iterator[Visitor]:
    """Somebody with a phone that keeps pages."""
    person = Visitor(browser, table.address, size=PHONE, touch=True, offline=True)
    yield person
    # The browser itself reports what it could not fetch; nothing else may be there.
    person.complaints = [text for text in person.complaints if "WebSocket" not in text and "ERR_" not in text]
    person.leave()


def test_after_one_visit_there_is_all_to_read_and_to_learn(guest: Visitor) -> None:
    """One look at the lobby, then no line: the lobby says so and has its games; rules, how to play, a lesson and a puzzle open, none of which was open before."""
    guest.go("/")
    guest.page.wait_for_function("() => localStorage.getItem('clutch.read') === 'en'")
    guest.context.set_offline(True)
    page = guest.page
    guest.go("/")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    expect(page.get_by_role("heading", name="Dragomino")).to_be_visible()
    guest.check_access("the lobby without a line")
    guest.go(f"/rules/{GAME}")
    expect(page.get_by_text("DM-T1", exact=True).first).to_be_visible()
    guest.go(f"/how/{GAME}")
    expect(page.locator("svg.board").first).to_be_visible()
    guest.go(f"/lesson/{GAME}")
    expect(page.locator("svg.board")).to_be_visible()
    guest.go(f"/puzzle/{GAME}/1")
    expect(page.locator(".choice.open").first).to_be_visible()
