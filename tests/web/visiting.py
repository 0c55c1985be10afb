"""People at the page: real browsers, driven by their hands (mouse, finger, keyboard), who complain about every error in the console."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from clutch.table.safety.cookies import COOKIE

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGE = ROOT / "src" / "clutch" / "web" / "index.html"
QUIET = [
    "--no-sandbox",  # Chromium refuses its sandbox to root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = (1440, 900)
PHONE = (390, 844)
BLOCKED = "Service Worker registration blocked by Playwright"
"""What the driver itself says in the console of whoever keeps nothing for later."""
PATIENCE = 30_000
"""Milliseconds until a test says that something never happened."""
GREETING = 5_000
"""Milliseconds until a newcomer no longer waits to be made known."""
expect.set_options(timeout=PATIENCE)


def find_chromium() -> str:
    """The browser of this machine."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"):
        found = shutil.which(name)
        if found is not None:
            return found
    raise AssertionError("these tests need a browser: install the package chromium")


@contextlib.contextmanager
def browsing() -> Iterator[Browser]:
    """A browser without a window."""
    assert PAGE.is_file(), "the page is not built: run npm install and npm run build in web/"
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find_chromium(), args=QUIET)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """One person with one browser: cookies, settings and console of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = DESK,
        theme: str = "night",
        touch: bool = False,
        calm: bool = True,
        language: str = "en",
        offline: bool = False,
    ) -> None:
        self.address = address
        self.complaints: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if theme == "night" else "light",
            reduced_motion="reduce" if calm else "no-preference",
            locale="de-DE" if language == "de" else "en-GB",
        )
        self.context.set_default_timeout(PATIENCE)
        if not offline:
            # What a page keeps for later is fetched in the background: only those who go offline need a browser that keeps anything.
            # (Playwright's own way to block it would complain in the console.)
            self.context.add_init_script("delete Navigator.prototype.serviceWorker;")
        self.context.add_init_script(
            "if (!localStorage.getItem('clutch.settings')) localStorage.setItem('clutch.settings', JSON.stringify({ pace: 40, ask: 'touch', tap: false }));"
        )
        self.page: Page = self.context.new_page()
        self.page.on("console", lambda message: self.hear(message.type, message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def hear(self, kind: str, text: str) -> None:
        """Note what the console complains about."""
        if kind in ("error", "warning") and text != BLOCKED:
            self.complaints.append(text)

    def go(self, path: str = "/") -> Visitor:
        """Open a path of the page. Who comes for the first time is made known before: the page's first question and the test's own could else be welcomed as two people."""
        if not any(cookie["name"] == COOKIE for cookie in self.context.cookies()):
            with contextlib.suppress(PlaywrightError):  # some servers of tests answer nobody
                self.context.request.get(self.address + "/api/me", timeout=GREETING)
        self.page.goto(self.address + path)
        return self

    def set(self, **settings: object) -> Visitor:
        """Change settings as if they had been chosen before."""
        self.page.evaluate(
            "change => localStorage.setItem('clutch.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('clutch.settings') || '{}'), ...change }))",
            settings,
        )
        return self

    def ask(self, path: str, body: object | None = None) -> Any:
        """Ask the server as this person."""
        answer = (
            self.context.request.post(self.address + path, data=body) if body is not None else self.context.request.get(self.address + path)
        )
        assert answer.ok, answer.text()
        return answer.json()

    def open_table(self, *seats: str, **more: object) -> str:
        """Make a match and sit down at it: its id."""
        made = self.ask("/api/matches", {"game": "dragon_kin", "seats": list(seats), **more})
        self.go(f"/m/{made['match']}")
        return str(made["match"])

    # At the table

    def may_choose(self) -> bool:
        """Whether something on the board can be picked now."""
        return self.page.locator(".choice.open").count() > 0

    def watch_size(self) -> None:
        """Note each size that the board's place gets from now on."""
        self.page.locator("#board svg.board").first.wait_for()
        self.page.evaluate("""() => {
          window.sizes = new Set();
          new ResizeObserver(([place]) => sizes.add(`${place.contentRect.width} by ${place.contentRect.height}`)).observe(document.querySelector('#board'));
        }""")

    def sizes(self) -> list[str]:
        """The sizes that the board's place had since they are noted; a board that is drawn for another one jumps, and takes its time."""
        return list(self.page.evaluate("[...sizes]"))

    def breathe(self, number: int) -> None:
        """A moment of a loop that waits for something; after enough of them it never happens."""
        self.page.wait_for_timeout(60)
        assert number < 3000, f"this goes on for ever: {self.page.locator('.prompt').all_inner_texts()}"

    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator("dialog .places").count() > 0

    def places(self) -> list[str]:
        """The result from the first place to the last: names and scores, the same for everybody."""
        lines = self.page.locator(".places b, .places .score")
        # Who is only “You” to themselves has a name for the others.
        return [" ".join(line.split()) for line in lines.evaluate_all("all => all.map((each) => each.title || each.innerText)")]

    def wait_turn(self) -> None:
        """Until this person decides."""
        self.page.locator(".choice.open").first.wait_for()

    def pick(self, number: int = 0) -> None:
        """Click one of the things that can be picked."""
        choices = self.page.locator(".choice.open")
        choices.nth(number % choices.count()).dispatch_event("click")

    def check_access(self, where: str) -> None:
        """The accessibility check finds nothing, however small."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8") + "; undefined")
        found = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        wrong = [
            f"{each['id']} ({each['impact']}): {node['target']} {node['failureSummary']}"
            for each in found["violations"]
            for node in each["nodes"]
        ]
        assert not wrong, f"{where}: " + "\n".join(wrong[:10])

    def leave(self) -> None:
        """Close the browser; nothing may have gone wrong in it."""
        self.context.close()
        assert not self.complaints, self.complaints


PICK = """number => {
  if (document.querySelector('dialog .places')) return 'over';
  const open = document.querySelectorAll('.choice.open');
  if (open.length === 0) return 'wait';
  open[number % open.length].dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return 'done';
}"""


def play_out(people: list[Visitor], between: Callable[[int], None] | None = None) -> int:
    """All play, whoever may, until everybody sees the result: the number of picks. `between` is called with it before each look at a screen."""
    picks = 0
    idle = 0
    while True:
        said = []
        for person in people:
            if between is not None:
                between(picks)
            said.append(str(person.page.evaluate(PICK, picks * 5)))
            picks += said[-1] == "done"
        if said.count("over") == len(people):
            return picks
        idle = 0 if "done" in said else idle + 1
        people[0].page.wait_for_timeout(40)
        assert idle < 1500, f"nobody can move after {picks} picks: {people[0].page.locator('.prompt').inner_text()}"


def shows(person: Visitor, text: str) -> None:
    """Some sentence is on the screen."""
    expect(person.page.get_by_text(text).first).to_be_visible()
