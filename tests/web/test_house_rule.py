"""The page knows no rule: a house rule that only the server has is shown before a move is made."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from table.serving import Server, running
from web.conftest import LOOSE
from web.visiting import Visitor

PRAIRIE = "Pick the domino desert with a watering hole and prairie"
LAY = "Lay your desert with a watering hole and prairie domino here"


class Plain(Server):
    """A table of Dragomino by the book, with known dominoes."""

    module = "web.generous"
    environment: Mapping[str, str] = {"CLUTCH_PURE": "1"}


class Generous(Plain):
    """One at which every connection earns one egg more."""

    environment = {"CLUTCH_PURE": "1", "CLUTCH_GENEROUS": "1"}


@pytest.mark.parametrize(("house", "eggs", "words"), [(Plain, 1, "1 egg"), (Generous, 2, "2 eggs")], ids=["by the book", "generous"])
def test_what_a_place_earns_is_what_the_table_says(browser: Browser, tmp_path: Path, house: type[Server], eggs: int, words: str) -> None:
    """The same page shows one egg for a match, or two where the house gives two: in words, on the board, and then on the island."""
    with running(f"sqlite:///{tmp_path / 'table.sqlite3'}", *LOOSE, kind=house) as server:
        ann = Visitor(browser, server.address)
        match = ann.open_table("me", "bot:random", game="dragomino", options={"first_holder": "A"})
        ann.page.get_by_role("button", name=PRAIRIE).first.click()
        ghosts = ann.page.locator(".choice.ghost")
        ghosts.first.wait_for()
        earning = ann.page.locator(".choice.ghost", has=ann.page.locator(".earning"))
        for place in (earning.first, earning.last):
            expect(place).to_have_attribute("aria-label", re.compile(f"^{re.escape(LAY)}: {words} \\(desert egg, 50 % dragon\\)"))
        assert ghosts.count() > earning.count(), "most places earn nothing, and say so"
        expect(ann.page.get_by_label(f"{LAY}: no egg").first).to_be_visible()
        seen = ann.ask(f"/api/matches/{match}")["view"]
        assert {len(spot["connections"]) for spot in seen["matches"]} == {eggs}

        earning.first.hover()
        expect(ann.page.locator(".shown").get_by_text(f"×{eggs}")).to_have_count(eggs - 1)
        earning.first.click()
        ann.page.wait_for_function("() => document.querySelectorAll('.choice.ghost').length === 0")
        expect(ann.page.locator(".prompt")).not_to_be_empty()
        assert len(ann.ask(f"/api/matches/{match}")["view"]["seats"][0]["eggs"]) == eggs
        ann.leave()
