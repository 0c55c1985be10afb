"""A table at home, opened to its network by a button: somebody at another address plays along, and could not before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, expect

from table.serving import Server, running
from web.conftest import LOOSE
from web.visiting import PHONE, Visitor, play_out

OUTSIDE = "127.0.0.2"
"""Another address of this machine, which plays its address in the network."""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Server]:
    """A table at home, whose network is another address of this machine."""
    with running(f"sqlite:///{tmp_path / 'home.sqlite3'}", *LOOSE, "--lan-address", OUTSIDE) as server:
        yield server


def test_a_friend_in_the_network_plays_a_whole_game_after_the_button(browser: Browser, home: Server) -> None:
    """The page says that links do not work elsewhere; before the button the other address does not answer, after it a whole game is played; closing ends it."""
    host = Visitor(browser, home.address)
    friend = Visitor(browser, f"http://{OUTSIDE}:{home.port}", size=PHONE, touch=True)
    with pytest.raises(Error, match="ERR_CONNECTION_REFUSED"):
        friend.go("/")
    host.open_table("me", "open", game="dragomino")
    reach = host.page.locator(".waiting .reach")
    expect(reach).to_contain_text("on this machine only")
    host.page.get_by_role("button", name="Get a link").click()
    expect(host.page.get_by_label("free seat")).to_have_value(re.compile(re.escape(home.address)))
    host.check_access("a table that only this machine reaches")

    reach.get_by_role("button", name="Open this table to my network").click()
    expect(reach.get_by_role("alert")).to_contain_text("Everybody in your network")
    reach.get_by_role("button", name="Open it").click()

    expect(reach).to_contain_text(f"http://{OUTSIDE}:{home.port}")
    link = host.page.get_by_label("free seat")
    expect(link).to_have_value(re.compile(re.escape(friend.address)))
    host.page.get_by_role("button", name="QR code").click()
    expect(host.page.get_by_role("img", name=friend.address)).to_be_visible()
    friend.complaints.clear()  # the refused connection
    friend.go("/").set(ask="never")
    friend.page.goto(link.input_value())
    friend.page.locator("#join-name").fill("Ben")
    friend.page.get_by_role("button", name="Sit down").click()
    play_out([host, friend])
    assert host.places() == friend.places()

    host.go("/")
    host.page.locator(".reach").get_by_role("button", name="Close it").click()
    expect(host.page.locator(".reach")).to_contain_text("on this machine only")
    friend.complaints.clear()  # a line that is hung up on is an error in the console
    with pytest.raises(Error, match="ERR_CONNECTION"):
        friend.go("/")
    friend.context.close()
    host.leave()


def test_a_friend_at_this_screen_needs_no_link(browser: Browser, home: Server) -> None:
    """One button takes the free seats here, and the game begins with a curtain between turns."""
    host = Visitor(browser, home.address)
    host.open_table("me", "open", "open", game="dragomino")
    host.page.locator(".waiting .reach").get_by_role("button", name="Play at this screen").click()
    expect(host.page.locator(".waiting")).to_have_count(0)
    seats = host.ask(f"/api/matches/{host.page.url.rsplit('/', 1)[1]}")["held"]
    assert seats == [0, 1, 2]
    host.leave()
