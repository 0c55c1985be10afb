"""Lines that stall: nothing is lost, and nobody is left without a word."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from table.serving import Server
from web.stalling import Way, way_to
from web.visiting import Visitor, shows

Visit = Callable[..., Visitor]


@pytest.fixture
def way(table: Server) -> Iterator[Way]:
    """A way to the server that can be stopped."""
    with way_to(table.port) as way:
        yield way


@pytest.fixture
def far(browser: Browser, way: Way) -> Iterator[Visitor]:
    """Somebody who comes by that way."""
    person = Visitor(browser, way.address)
    yield person
    way.thaw()
    # The browser itself reports lines that broke; nothing else may be there.
    person.complaints = [text for text in person.complaints if "WebSocket" not in text and "ERR_" not in text]
    person.leave()


def begin(far: Visitor, near: Visitor) -> str:
    """A game of two in which the one who comes from afar is on turn: its id."""
    made = far.ask("/api/matches", {"game": "dragon_kin", "seats": ["me", "open"]})
    far.go(f"/m/{made['match']}")
    invitation = next(link["link"] for link in made["links"] if link["kind"] == "invite")
    near.go(invitation)
    near.page.get_by_label("Who are you?").fill("Ben")
    near.page.get_by_role("button", name="Sit down").click()
    near.page.locator("svg.board").wait_for()
    far.page.locator("svg.board").wait_for()
    far.page.wait_for_timeout(500)
    if not far.may_choose():
        near.wait_turn()
        near.pick()
        near.page.get_by_role("button", name="Scry").wait_for()
        near.page.get_by_role("button", name="Scry").click()
        near.pick()
    far.wait_turn()
    return str(made["match"])


def discards(person: Visitor) -> int:
    """How many cards have been discarded, as this person is told."""
    return person.page.locator(".log li", has_text=re.compile("discards? ")).count()


@pytest.mark.parametrize("fate", ["thaw", "lose"])
def test_a_move_on_a_stalled_line_arrives_once(visit: Visit, far: Visitor, way: Way, fate: str) -> None:
    """The page says that it is sending, then that the line is down; the others hear who is away. The move arrives once, whether the old line brings it late or loses it."""
    near = visit()
    match = begin(far, near)
    before, held = discards(near), far.page.locator(".choice.held").count()
    way.stall()
    far.pick()
    expect(far.page.get_by_text("Sending…")).to_be_visible()
    shows(far, "Your move is kept")
    assert not far.may_choose(), "the choice is made"
    expect(near.page.get_by_text(re.compile("is away for less than a minute"))).to_be_visible()
    getattr(way, fate)()
    expect(far.page.get_by_text("Your move is kept")).to_have_count(0)
    far.wait_turn()
    expect(far.page.locator(".choice.held")).to_have_count(held - 1)
    expect(near.page.get_by_text(re.compile("is away"))).to_have_count(0)
    for person in (near, far):
        assert discards(person) == before + 1
    assert near.ask(f"/api/matches/{match}")["n"] >= 1


def test_a_browser_that_goes_offline_says_so_at_once(visit: Visit, far: Visitor, way: Way) -> None:
    """The page does not wait for the line to close, and it comes back by itself."""
    begin(far, visit())
    way.stall()
    told = far.page.evaluate("""() => {
      dispatchEvent(new Event('offline'));
      // Two pictures later, and long before any pong is missed.
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(document.body.innerText))));
    }""")
    assert "The line is down" in told
    way.lose()
    expect(far.page.get_by_text("The line is down")).to_have_count(0)
    far.wait_turn()
    far.pick()
    far.page.get_by_role("button", name="Scry").wait_for()


def test_a_silent_line_is_given_up_without_a_move(visit: Visit, far: Visitor, way: Way) -> None:
    """A pong that does not come is enough."""
    begin(far, visit())
    way.stall()
    shows(far, "The line is down")
    way.thaw()
    expect(far.page.get_by_text("The line is down")).to_have_count(0)


def test_a_choice_half_made_is_kept_over_a_lost_line(far: Visitor, way: Way) -> None:
    """Who has said what to do, but not yet with what, is asked the same again when the line is back, and can still go back."""
    made = far.ask("/api/matches", {"game": "dragoon", "seats": ["me", "bot:random"]})
    far.go(f"/m/{made['match']}")
    choices = far.page.locator(".choice.open")
    discard = far.page.get_by_role("button", name=re.compile("^Discard a card"))
    for number in itertools.count():
        far.wait_turn()
        if discard.count() and discard.is_enabled():
            break
        # Whoever does not begin may be asked something else before their turn.
        far.pick()
        far.breathe(number)
    all_of_them = choices.count()
    discard.click()
    expect(choices).not_to_have_count(all_of_them)
    left = choices.count()
    way.stall()
    far.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(far.page.get_by_text("The line is down")).to_be_visible()
    way.lose()
    expect(far.page.get_by_text("The line is down")).to_have_count(0)
    expect(choices).to_have_count(left)
    far.page.keyboard.press("Escape")
    expect(choices).to_have_count(all_of_them)
