"""Dragomino in real browsers: whole games of each variant by clicks, by touch on a phone and by keyboard alone, and access to its table."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

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


@pytest.mark.parametrize("theme", ["night", "parchment"])
@pytest.mark.parametrize("size", ["desk", "phone"])
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
        kind = ann.page.locator(".prompt .text").all_inner_texts()
        if kind and kind[0].split()[0] not in checked:
            checked.add(kind[0].split()[0])
            ann.check_access(kind[0])
        ann.pick(number)
    assert {"Pick", "Place"} <= checked
    ann.check_access("result")
