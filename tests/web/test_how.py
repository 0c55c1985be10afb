"""How to play: the text for people, its small boards, and the way from it to the exact rules."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import clutch
from web.visiting import PHONE, Visitor

Visit = Callable[..., Visitor]

TOLD = [game.name for game in clutch.games()]


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", TOLD)
def test_how_a_game_is_played(visit: Visit, game: str, size: str) -> None:
    """Its boards are drawn and cannot be played on; both languages; nothing is wider than the screen; the exact rules follow."""
    ann = visit(size=PHONE, touch=True) if size == "phone" else visit()
    ann.go(f"/how/{game}")
    pictures = len(re.findall(r"^!\[", (clutch.game(game).folder / "howto.md").read_text("utf-8"), re.MULTILINE))
    figures = ann.page.locator("main figure")
    expect(figures).to_have_count(pictures)
    for number in range(pictures):
        figure = figures.nth(number)
        expect(figure.locator("svg, img").first).to_be_attached()
        assert figure.evaluate("each => each.querySelector('[inert]') !== null || each.querySelector('img') !== null")
        expect(figure.locator("figcaption")).not_to_be_empty()
    expect(ann.page.get_by_role("heading", name="At this table")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= ann.page.evaluate("innerWidth")
    ann.check_access(f"how {game} is played")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Deutsch").click()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("heading", name="An diesem Tisch")).to_be_visible()
    expect(figures).to_have_count(pictures)
    ann.page.get_by_role("link", name="Die genauen Regeln").click()
    expect(ann.page).to_have_url(re.compile(f"/rules/{game}$"))


def test_the_table_leads_to_how_it_is_played(visit: Visit) -> None:
    """From the head of the table, and from its menu, before the exact rules."""
    ann = visit()
    ann.open_table("me", "bot:random")
    ann.wait_turn()
    expect(ann.page.get_by_role("link", name="How to play")).to_have_attribute("href", "/how/dragon_kin")
    ann.page.get_by_role("button", name="More").click()
    links = ann.page.locator("dialog a.button")
    expect(links.nth(0)).to_have_attribute("href", "/how/dragon_kin")
    expect(links.nth(1)).to_have_attribute("href", "/rules/dragon_kin")
