"""By names alone: what is offered can be found by what a screen reader says of it, and what happens is said."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.test_box import WHOLE
from web.test_keyboard import FINISH
from web.visiting import Visitor

Visit = Callable[..., Visitor]

CHOSEN = 8
"""So many moves are chosen by their names in each game."""

BOARD = """() => [...document.querySelectorAll('#board .choice.open')].map((each) => ({
  name: (each.getAttribute('aria-label') ?? [...each.childNodes].filter((part) => part.nodeType === 3 || part.getAttribute?.('aria-hidden') !== 'true')
    .map((part) => part.textContent).join(' ')).trim(),
  role: each.getAttribute('role') ?? each.tagName.toLowerCase(),
}))"""
"""What can be picked on the board: names and roles."""

SEVERAL = re.compile(r"you have (\d+) of them|You hold (\d+)")
"""Cards that are the same say how many there are; whichever of them is picked, it is the same move."""
HANDLERS = 2
"""So many handlers somebody has in Dragon Family: on one tile they are called the same, and to move either is the same move."""

OFFERED = """() => [...document.querySelectorAll('dialog .moves li button')].map((each) => each.getAttribute('aria-label') ?? each.textContent.trim())"""


def check_board(person: Visitor, where: str) -> None:
    """Everything that can be picked is a button, or a box to tick, with a name, and no two have the same one but cards that are the same."""
    found = person.page.evaluate(BOARD)
    assert all(each["role"] in ("button", "checkbox") and each["name"] for each in found), f"{where}: {found}"
    for name, count in Counter(each["name"] for each in found).items():
        alike = SEVERAL.search(name)
        most = HANDLERS if name.startswith("Your handler") else int(alike[1] or alike[2]) if alike else 1
        assert count <= most, f"{where}: {count} are called {name}"


def choose_by_name(person: Visitor, number: int) -> None:
    """Open the list of all moves, and take one of them by its name."""
    person.page.get_by_role("button", name="All moves").first.click()
    dialog = person.page.get_by_role("dialog")
    dialog.wait_for()
    names = person.page.evaluate(OFFERED)
    assert names and len(set(names)) == len(names), [name for name, count in Counter(names).items() if count > 1]
    dialog.get_by_role("button", name=names[number * 7 % len(names)], exact=True).click()
    dialog.wait_for(state="detached")


@pytest.mark.parametrize("game", WHOLE)
def test_a_game_by_names_alone(visit: Visit, game: str) -> None:
    """Each move is found by its name, no two moves have the same one, and the board's own choices are named as well; the result is said."""
    ann = visit()
    match = ann.open_table("me", "bot:random", game=game, options=WHOLE[game])
    ann.watch_size()
    status = ann.page.locator("p[role=status].hidden-text")
    chosen = 0
    for number in itertools.count():
        if ann.is_over() or chosen == CHOSEN:
            break
        ann.breathe(number)
        if not ann.may_choose():
            continue
        expect(status).not_to_have_text("")
        check_board(ann, f"{game}, decision {chosen + 1}")
        asked = ann.page.locator(".prompt .ask")
        if asked.count():
            asked.click()
        else:
            choose_by_name(ann, chosen)
        chosen += 1
    if not ann.is_over():
        assert ann.page.evaluate(FINISH, match) == "over"
    assert len(ann.sizes()) == 1, ann.sizes()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    expect(status).to_have_text(ann.page.locator("dialog h2").inner_text())
    assert ann.page.locator("[role=log] p").count() > 0


def test_what_happens_is_said_and_then_whose_turn_it_is(visit: Visit) -> None:
    """A polite region tells each event once, in order; another says whose turn it is and what is asked, when nothing moves any more."""
    ann = visit()
    ann.open_table("me", "bot:random", game="dragomino", options={"first_holder": "A"})
    ann.wait_turn()
    status = ann.page.locator("p[role=status].hidden-text")
    told = ann.page.locator("[role=log] p")
    expect(status).to_have_text("Your turn. Which domino do you take?")
    ann.pick()
    expect(status).to_contain_text("Your turn. Where should your")
    expect(told.last).to_contain_text("You pick the")
    ann.page.locator(".choice.ghost.open").first.dispatch_event("click")
    expect(told.filter(has_text="You lay the")).to_have_count(1)
    expect(told.filter(has_text="picks the")).to_have_count(1)
