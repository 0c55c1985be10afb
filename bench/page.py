"""How fast the page is: `python bench/page.py [GAME ...] [--rounds N]`.

Starts a server and a browser on this machine. Reports when the lobby and a table are first painted and whole, each time in a browser that has never seen the page, and how much work the
page's main thread does for each frame that it draws while a whole game is played with motion: script, style, layout and paint together, from the browser's own trace. On a machine that does
other things as well the processor time is the figure to go by.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from playwright.sync_api import Browser

from table.serving import Server, running
from web.visiting import Visitor, browsing

GAMES = ("dragon_kin", "dragomino")
TABLE = ("me", "bot:random", "bot:random", "bot:random")
SCRIPTS = ("FunctionCall", "EvaluateScript", "TimerFire", "FireAnimationFrame", "EventDispatch", "RunMicrotasks", "WebSocketReceive")
"""Parts of a trace in which a program of the page runs."""
RENDERING = {"UpdateLayoutTree": "style", "Layout": "layout", "PrePaint": "paint", "Paint": "paint", "Layerize": "paint", "Commit": "paint"}
"""Parts of a trace in which the browser draws what has changed."""
TASK = "RunTask"
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel", "blink.user_timing"]
LEAST_SCRIPT = 0.3
"""Milliseconds of script from which a frame counts as an update of the board; below it only a drawing moved."""

FRAME = 16
"""Milliseconds of a frame at sixty a second."""

WATCH = """
addEventListener('DOMContentLoaded', () => {
  const seen = () => {
    if (document.querySelector('.door svg, svg.board') && !performance.getEntriesByName('whole').length) requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('whole')));
  };
  new MutationObserver(seen).observe(document.documentElement, { subtree: true, childList: true });
});
"""
"""Marks when the first picture of the page is there: a door of the lobby, or a board."""


def first_paint(browser: Browser, server: Server, path: str) -> tuple[float, float]:
    """Milliseconds until something is painted, and until the door or the board is there, for a newcomer."""
    ann = Visitor(browser, server.address)
    ann.context.add_init_script(WATCH)
    ann.go(path)
    # The page forbids programs made from text, so the browser's own way of waiting is closed: we look again and again.
    while not ann.page.evaluate("performance.getEntriesByName('whole').length"):
        ann.page.wait_for_timeout(50)
    paint, whole = ann.page.evaluate(
        "[performance.getEntriesByName('first-contentful-paint')[0].startTime, performance.getEntriesByName('whole')[0].startTime]"
    )
    ann.leave()
    return float(paint), float(whole)


def frames(trace: dict[str, Any]) -> list[dict[str, float]]:
    """The main thread's work for each frame: everything between one commit and the next, in milliseconds by kind."""
    events = trace["traceEvents"]
    mains = {
        (each["pid"], each["tid"]) for each in events if each.get("name") == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    busy: dict[tuple[int, int], float] = dict.fromkeys(mains, 0.0)
    for each in events:
        where = (each["pid"], each["tid"])
        if where in busy and each.get("name") == "FunctionCall":
            busy[where] += each.get("dur", 0)
    page = max(busy, key=lambda where: busy[where])
    mine = sorted((each for each in events if (each["pid"], each["tid"]) == page and each.get("ph") == "X"), key=lambda each: each["ts"])
    found: list[dict[str, float]] = []
    now = dict.fromkeys(("all", "cpu", "script", "style", "layout", "paint"), 0.0)
    script_end = 0.0
    task_end = 0.0
    for each in mine:
        name, start, time = each["name"], each["ts"], each.get("dur", 0) / 1000
        if name == TASK and start >= task_end:
            task_end = start + each.get("dur", 0)
            now["all"] += time
            now["cpu"] += each.get("tdur", each.get("dur", 0)) / 1000
        elif name in SCRIPTS and start >= script_end:
            # Script within script is counted once.
            script_end = start + each.get("dur", 0)
            now["script"] += time
        elif name in RENDERING:
            now[RENDERING[name]] += time
        if name == "Commit":
            found.append(now)
            now = dict.fromkeys(now, 0.0)
    return found


def updates(browser: Browser, server: Server, game: str) -> list[dict[str, float]]:
    """The frames of a whole game against bots in which the board was updated."""
    ann = Visitor(browser, server.address, calm=False)
    ann.go()
    ann.page.locator(".door svg").first.wait_for()
    ann.set(ask="never", pace=2)
    ann.open_table(*TABLE, game=game)
    ann.wait_turn()
    browser.start_tracing(page=ann.page, categories=CATEGORIES)
    picks = 0
    while not ann.is_over():
        if ann.may_choose():
            ann.pick(picks * 5)
            picks += 1
        ann.page.wait_for_timeout(60)
    trace = json.loads(browser.stop_tracing())
    ann.leave()
    return [frame for frame in frames(trace) if frame["script"] >= LEAST_SCRIPT]


def share(values: Sequence[float], part: float) -> float:
    """The value below which this part of all lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "games", nargs="*", default=list(GAMES), metavar="GAME", help=f"the boards to measure (default: {', '.join(GAMES)})"
    )
    parser.add_argument("--rounds", type=int, default=5, help="how often each first paint is measured (default: 5)")
    wishes = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        running(f"sqlite:///{data}/table.sqlite3", "--no-limits", "--workers", "1") as server,
        browsing() as browser,
    ):
        places = {"the lobby": "/"}
        for game in wishes.games:
            host = Visitor(browser, server.address)
            places[f"a table of {game}"] = f"/m/{host.open_table(*TABLE, game=game)}"
            host.leave()
        for name, path in places.items():
            measured = [first_paint(browser, server, path) for _ in range(wishes.rounds)]
            paint, whole = (statistics.median(values) for values in zip(*measured, strict=True))
            print(f"{name}: first paint {paint:.0f} ms, whole {whole:.0f} ms (median of {wishes.rounds})")
        for game in wishes.games:
            found = updates(browser, server, game)
            parts = ", ".join(
                f"{part} {statistics.median(frame[part] for frame in found):.1f}" for part in ("script", "style", "layout", "paint")
            )
            print(f"{game}: {len(found)} updates of the board ({parts} ms in the median)")
            for name, part in (("by the clock", "all"), ("of processor time", "cpu")):
                work = [frame[part] for frame in found]
                print(
                    f"  {name}: {statistics.median(work):.1f} ms in the median, {share(work, 0.95):.1f} ms at 95 %, {max(work):.1f} ms at most; "
                    f"{sum(each < FRAME for each in work) / len(work):.0%} under {FRAME} ms"
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
