"""Between turns: a move that is prepared while another thinks, and one that is tried out before it is made."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from web.visiting import PHONE, Visitor

Visit = Callable[..., Visitor]
Two = tuple[Visitor, Visitor]


@pytest.fixture
def two(visit: Visit) -> Two:
    """A game of Dragomino at two screens, a desk and a phone: who decides, and who waits."""
    desk, phone = visit(), visit(size=PHONE, touch=True)
    made = desk.ask("/api/matches", {"game": "dragomino", "seats": ["me", "open"]})
    phone.go("/").set(ask="never")
    phone.go(next(link["link"] for link in made["links"] if link["kind"] == "invite"))
    phone.page.locator("#join-name").fill("Ben")
    phone.page.get_by_role("button", name="Sit down").click()
    desk.go(f"/m/{made['match']}")
    for person in (desk, phone):
        person.page.locator("svg.board").wait_for()
    desk.page.locator(".choice.open").or_(desk.page.get_by_role("button", name="Prepare a move")).first.wait_for()
    return (desk, phone) if desk.may_choose() else (phone, desk)


def dominoes(person: Visitor) -> Locator:
    """The dominoes of the row that somebody may pick."""
    return person.page.locator(".choice.open").and_(person.page.get_by_role("button", name=re.compile("^Pick the domino")))


def plan(person: Visitor, name: str) -> Locator:
    """Press a button of planning: where it tells what is planned."""
    person.page.get_by_role("button", name=name).locator("visible=true").click()
    return person.page.locator(".planned")


def prepare(waiting: Visitor, number: int) -> None:
    """Prepare to take one of the dominoes."""
    expect(plan(waiting, "Prepare a move")).to_contain_text("when your turn comes")
    dominoes(waiting).nth(number).dispatch_event("click")
    expect(waiting.page.get_by_role("region", name="Prepared")).to_contain_text("Prepared: ")


def decide(mover: Visitor, number: int) -> None:
    """Take a domino and lay it down wherever it goes."""
    dominoes(mover).nth(number).dispatch_event("click")
    mover.page.locator(".choice.open").and_(mover.page.get_by_role("button", name=re.compile("^Lay your"))).first.dispatch_event("click")


def test_a_prepared_move_is_made_when_its_turn_comes(two: Two) -> None:
    """Somebody chooses a domino while another thinks, who learns nothing of it; then it is taken without a touch, and the laying is asked."""
    mover, waiting = two
    told = mover.page.locator(".log li").count()
    prepare(waiting, 3)
    expect(mover.page.locator(".planned")).to_have_count(0)
    expect(mover.page.locator(".log li")).to_have_count(told)
    waiting.check_access("a prepared move")
    decide(mover, 0)
    lay = waiting.page.locator(".choice.open").and_(waiting.page.get_by_role("button", name=re.compile("^Lay your")))
    expect(lay.first).to_be_visible()
    expect(waiting.page.locator(".planned")).to_have_count(0)


def test_a_prepared_move_that_is_gone_is_dropped_with_a_word(two: Two) -> None:
    """Another takes the very domino: nothing is played, a sentence says why, and the choice is open."""
    mover, waiting = two
    prepare(waiting, 3)
    decide(mover, 3)
    expect(waiting.page.get_by_role("alert")).to_contain_text("Your prepared move was dropped: it is not possible any more.")
    expect(dominoes(waiting)).to_have_count(3)
    expect(waiting.page.locator(".planned")).to_have_count(0)


def test_what_is_tried_out_can_be_put_back(two: Two) -> None:
    """A domino that is tried is shown as taken, on this screen alone; put back, all four lie there again, and the match stands where it stood."""
    mover, waiting = two
    match = mover.page.url.rsplit("/", 1)[1]
    before = mover.ask(f"/api/matches/{match}")["serial"]
    expect(plan(mover, "Try it out")).to_contain_text("Nothing is played until you say so.")
    dominoes(mover).first.dispatch_event("click")
    expect(mover.page.locator(".planned")).to_contain_text("You pick the")
    expect(mover.page.get_by_role("button", name=re.compile("^Lay your")).first).to_be_visible()
    mover.check_access("a move that is tried out")
    mover.page.get_by_role("button", name="Put back").click()
    expect(dominoes(mover)).to_have_count(4)
    mover.page.get_by_role("button", name="End trying").click()
    expect(mover.page.locator(".planned")).to_have_count(0)
    expect(waiting.page.locator(".planned")).to_have_count(0)
    assert mover.ask(f"/api/matches/{match}")["serial"] == before
