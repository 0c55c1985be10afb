"""Dragomino in real browsers: whole games of each variant by clicks, by touch on a phone and by keyboard alone, and access to its table."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from table.serving import running
from web.conftest import LOOSE
from web.test_house_rule import Plain
from web.test_playing import focus_a_choice
from web.visiting import PHONE, Visitor, play_out

Visit = Callable[..., Visitor]

VARIANTS: dict[str, dict[str, object]] = {
    "basic": {},
    "tracked": {"thirst": True, "thirst_return": "tracked"},
    "reshuffled": {"thirst": True, "thirst_return": "reshuffled"},
}
every_variant = pytest.mark.parametrize("variant", sorted(VARIANTS))


def sit_down(person: Visitor, variant: str, *bots: str) -> str:
    """A table against bots: the id of the match."""
    return person.open_table("me", *bots, game="dragomino", options=VARIANTS[variant])


def check_result(person: Visitor, match: str) -> dict[str, Any]:
    """The page shows what the table says: everybody has laid seven dominoes, and the points are the dragons and the Mommy Dragon."""
    state: dict[str, Any] = person.ask(f"/api/matches/{match}")
    seats = state["view"]["seats"]
    shown = [int(text.split()[0]) for text in person.page.locator(".places .score").all_inner_texts()]
    assert sorted(shown, reverse=True) == shown
    assert sorted(shown) == sorted(seat["points"] for seat in seats) == sorted(state["result"]["scores"])
    assert [seat["mommy"] for seat in seats].count(True) == 1
    for seat in seats:
        assert len(seat["cells"]) == 16, "a first domino and seven more"
        assert seat["points"] == seat["dragons"] + seat["mommy"]
    return state


@every_variant
def test_a_whole_game_by_clicks(visit: Visit, variant: str) -> None:
    """A person and two bots play to the end; the result can be looked at, and the board behind it."""
    ann = visit()
    match = sit_down(ann, variant, "bot:greedy", "bot:greedy")
    assert play_out([ann]) >= 14
    options = check_result(ann, match)["view"]["options"]
    assert options["thirst"] is (variant != "basic")
    expect(ann.page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)
    ann.page.get_by_role("button", name="Look at the board").click()
    ann.page.locator("dialog").wait_for(state="detached")
    assert not ann.may_choose()


def test_two_people_see_the_same_end(visit: Visit) -> None:
    """Two browsers at one table, with the mouse: what one lays the other sees."""
    ann, ben = visit(), visit()
    made = ann.ask("/api/matches", {"game": "dragomino", "seats": ["me", "open"]})
    ann.go(f"/m/{made['match']}")
    ben.go(next(link["link"] for link in made["links"] if link["kind"] == "invite"))
    ben.page.get_by_role("button", name="Sit down").click()
    assert play_out([ann, ben]) >= 28
    assert ann.places() == ben.places()
    check_result(ann, made["match"])


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    """A tap chooses, a second one does it; nothing is wider than the screen."""
    ann = visit(size=PHONE, touch=True)
    ann.go()
    match = sit_down(ann, "tracked", "bot:random")
    asked = 0
    for number in itertools.count():
        if ann.is_over():
            break
        ann.breathe(number)
        if ann.page.locator(".ask").count():
            ann.page.locator(".ask").tap()
            asked += 1
        elif ann.may_choose():
            # Free places may lie close together: whichever the finger hits is as good.
            choices = ann.page.locator(".choice.open")
            choices.nth(number % choices.count()).tap(force=True)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert asked >= 7
    check_result(ann, match)


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """Tab reaches each choice, Enter picks it."""
    ann = visit()
    match = sit_down(ann, "basic", "bot:random")
    for number in itertools.count():
        if ann.is_over():
            break
        ann.breathe(number)
        if not ann.may_choose():
            continue
        if ann.page.evaluate("!document.activeElement.closest('[data-cell].open')"):
            focus_a_choice(ann)
        ann.page.keyboard.press("Enter")
    check_result(ann, match)


@pytest.mark.parametrize(("theme", "size"), [("night", "desk"), ("parchment", "phone")])
def test_access(visit: Visit, theme: str, size: str) -> None:
    """The accessibility check finds nothing serious at the table: before a domino is picked, while its place is sought, while an egg is chosen, and at the end."""
    ann = visit(theme=theme, **({"size": PHONE, "touch": True} if size == "phone" else {}))
    ann.go()
    ann.set(ask="never")
    sit_down(ann, "tracked", "bot:random")
    ann.wait_turn()
    ann.check_access("picking")
    checked = set()
    for number in itertools.count():
        if ann.is_over():
            break
        ann.breathe(number)
        if not ann.may_choose():
            continue
        told = ann.page.locator(".prompt .text").all_inner_texts()
        kind = " ".join(told[0].split()[:2]) if told else None
        if kind is not None and kind not in checked:
            checked.add(kind)
            ann.check_access(kind)
        ann.pick(number)
    assert {"Which domino", "Where should"} <= checked
    ann.check_access("result")


def test_eggs_wait_for_a_tap_and_places_are_shown_for_their_words(browser: Browser, tmp_path: Path) -> None:
    """Every move in words lights its place and names no coordinates; what was found waits for the finder's tap, and the page of nobody else."""
    with running(f"sqlite:///{tmp_path / 'table.sqlite3'}", *LOOSE, kind=Plain) as server:
        ann = Visitor(browser, server.address)
        ann.go().set(tap=True, ask="never")
        match = ann.open_table("me", "bot:random", game="dragomino", options={"first_holder": "A"})
        ann.wait_turn()
        ann.page.keyboard.press("m")
        expect(ann.page.locator(".moves button").first).to_have_text("Pick the desert-desert domino: 1 egg")
        ann.page.locator(".moves button").first.hover()
        expect(ann.page.locator(".choice.tile.pointed")).to_have_count(1)
        expect(ann.page.locator(".promise").first).to_be_attached()  # where its eggs would lie
        ann.page.keyboard.press("Escape")
        ann.page.get_by_role("button", name="Pick the domino desert").first.click()
        ann.page.locator(".choice.ghost").first.wait_for()
        ann.page.keyboard.press("m")
        moves = ann.page.locator(".moves button")
        assert not [text for text in moves.all_inner_texts() if not re.fullmatch(r"Lay it here: (no egg|\d eggs?)", text)]
        earning = ann.page.locator(".moves button", has_text="1 egg").first
        earning.hover()
        expect(ann.page.locator(".choice.ghost.pointed")).to_have_count(1)
        earning.click()
        expect(ann.page.get_by_text("Tap the egg!")).to_be_visible()
        assert len(ann.ask(f"/api/matches/{match}")["view"]["seats"][0]["eggs"]) == 1, "the table does not wait"
        told = ann.page.locator(".log li", has_text="egg").filter(has_not_text="lay")
        assert told.count() == 0
        ann.page.locator(".skipper").click()
        expect(told).to_have_count(1)
        line = ann.page.locator(".log li", has_text="You lay the desert-")
        assert not re.search(r"d\d\d|-?\d,", line.inner_text())
        line.hover()
        expect(ann.page.locator(".board rect.told")).to_have_count(1)
        ann.leave()


def test_the_letter_t_turns_and_the_letter_r_reads(visit: Visit) -> None:
    """A key means one thing: T turns the domino, R opens the rule, whatever is being chosen."""
    ann = visit()
    sit_down(ann, "basic", "bot:random")
    ann.wait_turn()
    ann.pick()
    ghosts = ann.page.locator("[data-place]")
    ghosts.first.wait_for()
    before = ghosts.first.get_attribute("data-place")
    assert before is not None and before.endswith("E")
    ann.page.keyboard.press("t")
    expect(ann.page.locator("[data-place$=S]").first).to_be_attached()
    expect(ann.page.locator("[data-place$=E]")).to_have_count(0)
    ann.page.keyboard.press("r")
    expect(ann.page.get_by_role("dialog")).to_contain_text("DM-P2")
    expect(ann.page.locator("[data-place$=S]").first).to_be_attached()
