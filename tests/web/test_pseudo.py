"""A further language costs a folder and no code: every screen in a language that nobody speaks, with accents on every letter and a third longer. What is not translated shows, and so does what has no room."""

from __future__ import annotations

import importlib.util
import json
import re
from collections.abc import Iterator
from types import ModuleType

import pytest
from playwright.sync_api import Browser

import clutch
from table.serving import Server, running
from web.conftest import LOOSE
from web.visiting import DESK, PHONE, ROOT, Visitor, play_out

SEEN = """() => {
  const found = { words: [], cut: [] };
  const shown = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('body [lang], script, style');
  const path = element => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
  for (const element of document.body.querySelectorAll('*')) {
    if (!shown(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = element.getAttribute(name);
      if (text) found.words.push([path(element), text]);
    }
    const own = [...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data).join(' ').trim();
    if (!own) continue;
    found.words.push([path(element), own]);
    if (!(element instanceof HTMLElement) || element.closest('.visually-hidden, .hidden-text')) continue;
    const style = getComputedStyle(element);
    if (style.position === 'absolute' && element.clientWidth <= 1) continue;
    // What scrolls by itself is not cut off, and an inline box has no width of its own.
    // What is shortened where room is short says the whole in its title.
    if (style.textOverflow === 'ellipsis' && element.title !== '') continue;
    if (['auto', 'scroll'].includes(style.overflowX) || style.display.startsWith('inline') && element.clientWidth === 0) continue;
    if (element.scrollWidth > element.clientWidth + 1) found.cut.push([path(element), own, element.scrollWidth, element.clientWidth]);
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.cut.push(['page', '', wide, innerWidth]);
  return found;
}"""

NAMES = ["Ann", "Ben", "Cleo", "Dan"]
OWN_NAMES = {word for game in clutch.games() for word in game.title.split()} | {"Clutch", "Bo", "Deutsch", "English", *NAMES}
"""What is called the same in every language."""
NOT_WORDS = re.compile(
    r"https?://\S+|/m/\S+|\b[A-Z]{2}-[A-Z]*\d+\w*|\b[a-z]\d+\b|\.jsonl|\bQR\b|\bEsc\b|\bTab\b|\bEnter\b|\bHome\b|\bEnd\b|\bShift\b"
)
"""Addresses, ids of rules, cells of a board, and what is printed on keys."""


def pseudo() -> ModuleType:
    """The script that writes the language."""
    specification = importlib.util.spec_from_file_location("pseudo", ROOT / "scripts" / "pseudo.py")
    assert specification is not None and specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks one language more."""
    folder = tmp_path_factory.mktemp("words")
    pseudo().write(folder)
    speaking = type("Abroad", (Server,), {"environment": {"CLUTCH_WORDS": str(folder)}})
    with running(f"sqlite:///{tmp_path_factory.mktemp('web') / 'table.sqlite3'}", *LOOSE, kind=speaking) as server:
        yield server


class Traveller(Visitor):
    """Somebody who reads the page in that language, and looks at every screen."""

    def __init__(self, browser: Browser, address: str, *, size: tuple[int, int]) -> None:
        super().__init__(browser, address, size=size, touch=size == PHONE)
        self.wrong: list[str] = []
        self.go("/nothing/here").set(language=pseudo().PSEUDO, ask="never")
        self.ask("/api/me", {"name": "Ann"})

    def look(self, where: str) -> None:
        """Read the screen."""
        self.page.wait_for_timeout(250)
        seen = self.page.evaluate(SEEN)
        assert any(re.search("[áéíóú]", text) for _, text in seen["words"]), f"{where}: nothing is said here"
        for place, text in seen["words"]:
            plain = [word for word in re.findall(r"[A-Za-z]{2,}", NOT_WORDS.sub(" ", text)) if word not in OWN_NAMES]
            if plain:
                self.wrong.append(f"{where}: not translated, {place}: {text[:80]}")
        for place, text, wide, room in seen["cut"]:
            self.wrong.append(f"{where}: cut off, {place} ({wide} in {room}): {text[:60]}")

    def sit(self, game: str, *seats: str, **more: object) -> str:
        """At a table."""
        made = self.ask("/api/matches", {"game": game, "seats": list(seats), "names": NAMES[: seats.count("me")], **more})
        self.go(f"/m/{made['match']}")
        return str(made["match"])


@pytest.fixture(params=["desk", "phone"])
def ann(request: pytest.FixtureRequest, browser: Browser, abroad: Server) -> Iterator[Traveller]:
    """Somebody at a desk, and somebody with a phone."""
    traveller = Traveller(browser, abroad.address, size=DESK if request.param == "desk" else PHONE)
    yield traveller
    traveller.leave()
    assert not traveller.wrong, "\n".join(dict.fromkeys(traveller.wrong))


def test_the_rooms_around_a_game(ann: Traveller) -> None:
    """Lobby, settings, keys, waiting, curtain, and where there is nothing."""
    ann.go("/nothing/here")
    ann.page.get_by_role("heading").wait_for()
    ann.look("nowhere")
    ann.go()
    ann.page.locator(".door svg").first.wait_for()
    ann.look("lobby")
    ann.page.locator("header button").last.click()
    ann.page.locator("dialog").wait_for()
    ann.look("settings")
    ann.sit("dragon_kin", "me", "open")
    ann.page.locator(".waiting").wait_for()
    ann.page.locator(".waiting .button").first.click()
    ann.look("waiting")
    ann.sit("dragon_kin", "me", "me")
    ann.page.locator(".curtain").wait_for()
    ann.look("curtain")


ONLY_THE_BOX = """() => {
  const box = document.getElementById('components-data');
  while (box.previousSibling) box.previousSibling.remove();
  document.querySelector('nav').remove();
}"""


def test_the_components_of_all_games(ann: Traveller) -> None:
    """Titles, columns, values and remarks of their tables; the text of the rules before them has a file for each language instead."""
    for game in clutch.games():
        ann.go(f"/rules/{game.name}")
        ann.page.locator("#components-data").wait_for()
        ann.page.evaluate(ONLY_THE_BOX)
        ann.look(f"components of {game.name}")


@pytest.mark.parametrize("game", [game.name for game in clutch.games()])
def test_a_game_from_its_beginning_to_its_replay(ann: Traveller, game: str) -> None:
    """The choices before it, the table, the result, the replay and the lesson."""
    ann.go(f"/new/{game}")
    ann.page.locator(".start").wait_for()
    for part in ann.page.locator("summary").all():
        part.click()
    ann.page.locator(".option").first.wait_for()
    ann.look("new game")
    ann.go(f"/lesson/{game}")
    ann.page.locator(".talk .button.main").click()
    ann.look("lesson")
    match = ann.sit(game, "me", "bot:random")
    ann.wait_turn()
    ann.look("table")
    for number in range(4):
        ann.wait_turn()
        ann.pick(number)
        ann.look(f"after {number + 1} picks")
    del match
    assert json.loads(ann.page.evaluate("localStorage.getItem('clutch.settings')"))["language"] == pseudo().PSEUDO


def test_a_finished_game(ann: Traveller) -> None:
    """The result, the points one by one, and the replay."""
    match = ann.sit("dragon_kin", "me", "bot:random")
    play_out([ann])
    ann.look("result")
    ann.go(f"/m/{match}/replay")
    ann.page.locator("svg.board").wait_for()
    ann.look("replay")
