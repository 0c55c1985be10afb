"""What the page tells of a game: the log, the replay and its verdicts, and addresses that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.visiting import Visitor, play_out, shows

Visit = Callable[..., Visitor]

GAP = "() => { const log = document.querySelector('.log'); return log.scrollHeight - log.scrollTop - log.clientHeight; }"
"""How far the log is from its newest line, in pixels."""


def is_at_the_newest(person: Visitor) -> None:
    """The newest line is in sight."""
    person.page.wait_for_function(f"() => ({GAP})() < 4")


def some_turns(person: Visitor, count: int) -> None:
    """Play on for a while."""
    for number in range(count):
        person.wait_turn()
        person.pick(number)
        person.page.wait_for_timeout(150)
    person.wait_turn()


def test_the_log_stays_at_the_newest_line(visit: Visit) -> None:
    """Hints take its room and give it back, again and again: it follows all the same. Whoever scrolls away is left alone, and finds the way back."""
    ann = visit(size=(1366, 620))
    ann.open_table("me", "bot:random", "bot:random", "bot:random")
    some_turns(ann, 4)
    for _ in range(3):
        ann.page.get_by_role("button", name="Hint").click()
        ann.page.locator(".hint").first.wait_for()
        is_at_the_newest(ann)
        ann.page.keyboard.press("h")
        ann.page.locator(".hint").first.wait_for(state="detached")
        is_at_the_newest(ann)
    some_turns(ann, 2)
    is_at_the_newest(ann)
    expect(ann.page.get_by_role("button", name="Newest")).to_have_count(0)
    ann.page.locator(".log").hover()
    ann.page.mouse.wheel(0, -400)
    ann.page.get_by_role("button", name="Newest").wait_for()
    some_turns(ann, 2)
    assert ann.page.evaluate(GAP) > 40
    ann.page.get_by_role("button", name="Newest").click()
    is_at_the_newest(ann)
    expect(ann.page.get_by_role("button", name="Newest")).to_have_count(0)


def test_what_was_taken_back_is_marked(visit: Visit) -> None:
    """The lines stay, struck through and said to be taken back; what is played instead is not."""
    ann = visit()
    ann.open_table("me", "bot:random")
    ann.wait_turn()
    before = ann.page.locator(".log li").count()
    ann.pick()
    ann.page.get_by_role("button", name="Scry").wait_for()
    ann.page.get_by_role("button", name="Take back").click()
    ann.page.locator(".log li.fallen").first.wait_for()
    expect(ann.page.locator(".log li.fallen").first).to_contain_text("taken back")
    fallen = ann.page.locator(".log li.fallen").count()
    ann.wait_turn()
    ann.pick(1)
    ann.page.get_by_role("button", name="Scry").wait_for()
    expect(ann.page.locator(".log li.fallen")).to_have_count(fallen)
    assert ann.page.locator(".log li").count() > before + fallen


def test_the_replay_follows_the_move_and_judges_that_very_move(visit: Visit) -> None:
    """The lines of the position are in sight; the verdict is about the move that the bar tells; mistakes are found one after the other."""
    ann = visit(size=(1366, 768))
    match = ann.open_table("me", "bot:random")
    play_out([ann])
    ann.ask(f"/api/matches/{match}/analysis", {})
    ann.go(f"/m/{match}/replay")
    ann.page.locator("svg.board").wait_for()
    for _ in range(100):
        if ann.ask(f"/api/matches/{match}/analysis")["status"] == "done":
            break
        ann.page.wait_for_timeout(500)
    ann.page.reload()
    ann.page.locator("svg.board").wait_for()
    analysis = ann.ask(f"/api/matches/{match}/analysis")["decisions"]
    expect(ann.page.locator(".verdict")).to_have_count(0)
    for n in (1, 2, 3):
        ann.page.keyboard.press(".")
        expect(ann.page.locator(".number")).to_have_text(re.compile(rf"^{n} / "))
        expect(ann.page.locator(".verdict p").first).to_contain_text(analysis[n - 1]["made"]["words"])
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".log li.current").first).to_be_in_viewport()
    for _ in range(3):
        ann.page.keyboard.press(",")
        expect(ann.page.locator(".log li.current").last).to_be_in_viewport()
    ann.page.keyboard.press("Home")
    expect(ann.page.locator(".log li.current").first).to_be_in_viewport()
    worst = [
        each["n"] + 1
        for each in analysis
        if each["made"]["chance"] is not None and each["best"][0]["chance"] - each["made"]["chance"] > 0.12
    ]
    button = ann.page.get_by_role("button", name="Next mistake")
    if not worst:
        expect(button).to_have_count(0)
    for n in worst[:3]:
        button.click()
        expect(ann.page.locator(".number")).to_have_text(re.compile(rf"^{n} / "))
        expect(ann.page.locator(".verdict.mistake")).to_be_visible()
    expect(ann.page.locator("figure text")).to_have_text(["0%", "50%", "100%"])


@pytest.mark.parametrize("path", ["/nothing", "/rules/dragon_chess", "/how/dragon_chess", "/lesson/constructor", "/new/nothing", "/a%ZZ/b"])
def test_a_wrong_address_says_so_and_leads_home(visit: Visit, path: str) -> None:
    """One sentence, and one way on."""
    ann = visit()
    ann.go(path)
    shows(ann, "There is nothing at this address.")
    ann.page.get_by_role("link", name="All games", exact=True).click()
    shows(ann, "Choose a game")


@pytest.mark.parametrize("path", ["/m/nosuchmatch", "/m/nosuchmatch/replay"])
def test_a_match_that_is_not_there_leads_home(visit: Visit, path: str) -> None:
    """The table says why; the page leads home."""
    ann = visit()
    ann.go(path)
    ann.page.get_by_role("link", name="All games").last.click()
    shows(ann, "Choose a game")
    ann.complaints.clear()  # the console notes the refused request
