"""The levels of the bots: chosen by name, and dragons at the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.visiting import Visitor

Visit = Callable[..., Visitor]

LEVELS = ["Hatchling", "Fledgling", "Drake", "Wyrm", "Elder"]
LOST_TWICE = """() => localStorage.setItem('clutch.form', JSON.stringify({
  dragon_family: ['a', 'b'].map(match => ({ match, level: 'drake', won: false })),
}))"""


def test_levels_are_chosen_by_name(visit: Visit) -> None:
    """A new game offers the five levels, the weakest first, and says how each plays. What suits is proposed to those who have played, if they like."""
    ann = visit()
    ann.go("/new/dragon_family")
    chosen = ann.page.get_by_label("Seat 2", exact=True)
    suits = ann.page.get_by_text("suits your last games")
    expect(chosen).to_have_value("bot:drake")
    expect(suits).to_have_count(0)
    assert [name for name in chosen.locator("option").all_inner_texts() if name in LEVELS] == LEVELS
    chosen.select_option("bot:hatchling")
    expect(ann.page.get_by_text("just out of the egg")).to_be_visible()
    ann.page.evaluate(LOST_TWICE)
    ann.page.reload()
    expect(chosen).to_have_value("bot:fledgling")
    expect(suits.first).to_be_visible()
    ann.set(propose=False)
    ann.page.reload()
    expect(chosen).to_have_value("bot:drake")
    expect(suits).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "names"), [("en", LEVELS), ("de", ["Schlüpfling", "Nestling", "Jungdrache", "Lindwurm", "Altdrache"])]
)
def test_bots_are_dragons_with_faces_and_names(visit: Visit, language: str, names: list[str]) -> None:
    """Each bot at the table has a name and a face of its own, and says its level and its manner in the reader's language."""
    ann = visit(language=language)
    ann.open_table("me", "bot:hatchling", "bot:fledgling", "bot:wyrm", "bot:elder", game="dragon_family")
    seats = ann.page.locator(".seats li", has=ann.page.locator("svg.face"))
    expect(seats).to_have_count(4)
    for number, level in enumerate([names[0], names[1], names[3], names[4]]):
        expect(seats.nth(number)).to_contain_text(re.compile(rf"{level}, \w"))
    called = [text.split("\n")[0] for text in seats.all_inner_texts()]
    assert len(set(called)) == 4
    assert not set(called) & set(names)
