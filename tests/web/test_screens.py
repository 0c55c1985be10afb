"""The accessibility check on every screen beside the tables, in both themes: for a desk by night, for a phone on parchment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import clutch
from web.test_box import lay_out
from web.visiting import PHONE, ROOT, Visitor, play_out

Visit = Callable[..., Visitor]
BOARDS = ROOT / "web" / "src" / "boards"
GAMES = [game.name for game in clutch.games()]
LOOKS = {"night": {}, "parchment": {"size": PHONE, "touch": True}}

every_look = pytest.mark.parametrize("theme", LOOKS)


def come(visit: Visit, theme: str) -> Visitor:
    """Somebody with a desk by night, or with a phone on parchment."""
    return visit(theme=theme, **LOOKS[theme])


@every_look
@pytest.mark.parametrize("game", GAMES)
def test_the_screens_of_a_game(visit: Visit, theme: str, game: str) -> None:
    """How it is played, its score sheet, its first puzzle, its lesson, a new table, and the first question of a real box."""
    ann = come(visit, theme)
    for path, wanted in (
        (f"/how/{game}", "h1"),
        (f"/score/{game}", ".start"),
        *([(f"/puzzle/{game}/1", "svg.board")] if (BOARDS / game / "puzzles.toml").exists() else []),
        (f"/lesson/{game}", ".talk"),
        (f"/new/{game}", ".start"),
        (f"/new/{game}?box", ".start"),
    ):
        ann.go(path)
        ann.page.locator(wanted).first.wait_for()
        ann.check_access(path)
    lay_out(ann, game)
    ann.page.locator(".ask [data-answer]").first.wait_for()
    ann.check_access(f"a real box of {game}")


@every_look
def test_screens_around_the_games(visit: Visit, theme: str) -> None:
    """The games of a group before the first one, the result, the replay with its analysis, the settings, the keys, and pages that are not there."""
    ann = come(visit, theme)
    ann.go("/group")
    ann.page.locator("h1").wait_for()
    ann.check_access("no games yet")
    ann.set(ask="never")
    match = ann.open_table("me", "bot:random", game="dragomino")
    ann.wait_turn()
    ann.page.keyboard.press("?")
    ann.page.get_by_role("dialog").wait_for()
    ann.check_access("the keys")
    ann.page.keyboard.press("Escape")
    play_out([ann])
    ann.check_access("the result")
    ann.go(f"/m/{match}/replay")
    ann.page.locator("svg.board").wait_for()
    ann.check_access("the replay")
    ann.page.get_by_role("button", name="Analyse").click()
    ann.page.locator("figure svg[role=img]").first.wait_for()
    ann.check_access("the analysis")
    ann.page.get_by_role("button", name="Settings").click()
    ann.check_access("the settings")
    for path in ("/nothing/here", "/new/nothing", "/m/nosuchmatch", "/m/nosuchmatch/replay"):
        ann.go(path)
        ann.page.get_by_role("link").first.wait_for()
        ann.page.wait_for_timeout(300)
        ann.check_access(path)
    ann.complaints.clear()  # the console notes what was not found
