"""What the board of Dragon Kin says while the game runs; whole games of it are played in the tests of the table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from web.visiting import Visitor

Visit = Callable[..., Visitor]


def test_the_board_tells_what_one_would_otherwise_have_to_remember(visit: Visit) -> None:
    """The worths of the line's places, how often a card is held, which royal cards are known, and where a line of the log happened."""
    ann = visit()
    match = ann.open_table("me", "bot:greedy")
    ann.wait_turn()
    seen = ann.ask(f"/api/matches/{match}")["view"]
    worths = " ".join(str(value) for value in seen["place_values"])
    expect(ann.page.locator(".caption").first).to_have_text(f"Royal line · sorted, its places are worth {worths}")

    several = sorted(count for count in seen["hand"].values() if count > 1)
    assert sorted(ann.page.locator(".times").all_text_contents()) == [f"×{count}" for count in several]

    expect(ann.page.locator(".known-text")).to_have_count(0)
    ann.pick(0)
    ann.page.get_by_role("button", name="Scry").click()
    known = sum(card["dragon"] is not None for card in seen["line"])
    assert known == 2
    expect(ann.page.locator(".known-text")).to_have_count(known)
    assert ann.page.get_by_label("looking again shows nothing new").count() == known

    ann.page.locator(".log li", has_text="You discard").last.hover()
    expect(ann.page.locator(".board rect.told")).to_have_count(1)
