"""How fast and how heavy the page is: `python bench/page.py [GAME ...] [--former CHECKOUT] [--rounds N]`.

Starts a server and a browser on this machine; with `--former` a second server, of a checkout whose page is built, and measures one build after the other in each round. Weighs the first
screen, each board and the letters, and fails if one is over its limit. Reports when the lobby and a table are first painted and whole, each time in a browser that has never seen the page, and how much work the
page's main thread does for each frame that it draws while a whole game is played with motion: script, style, layout and paint together, from the browser's own trace. On a machine that does
other things as well the processor time is the figure to go by.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from bench.weights import limit, weights
from playwright.sync_api import Browser

from table.serving import Server, running
from web.visiting import ROOT, Visitor, browsing

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

PARTS = ("script", "style", "layout", "paint")
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


@dataclass
class Build:
    """A build of the page that is measured, with the server of the same checkout."""

    name: str
    checkout: Path
    server: Server
    seen: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    """For each place, when it was painted and when it was whole."""
    work: dict[str, list[dict[str, float]]] = field(default_factory=dict)
    """For each game, the frames in which its board was updated."""


@contextlib.contextmanager
def builds(former: Path | None) -> Iterator[list[Build]]:
    """This checkout's page, and a former one's."""
    checkouts = {"now": ROOT} if former is None else {"now": ROOT, "former": former.resolve()}
    with contextlib.ExitStack() as stack:
        found = []
        for name, checkout in checkouts.items():
            data = stack.enter_context(tempfile.TemporaryDirectory())
            kind = type("Measured", (Server,), {"source": checkout / "src"})
            server = stack.enter_context(running(f"sqlite:///{data}/table.sqlite3", "--no-limits", "--workers", "1", kind=kind))
            found.append(Build(name, checkout, server))
        yield found


def look(browser: Browser, build: Build, games: Sequence[str]) -> None:
    """Come to the lobby and to a table of each game as a newcomer, once."""
    places = {"the lobby": "/"}
    for game in games:
        host = Visitor(browser, build.server.address)
        places[f"a table of {game}"] = f"/m/{host.open_table(*TABLE, game=game)}"
        host.leave()
    for name, path in places.items():
        build.seen.setdefault(name, []).append(first_paint(browser, build.server, path))


def tell_paints(all_builds: Sequence[Build]) -> None:
    """When each place was painted, build beside build."""
    for place in all_builds[0].seen:
        told = []
        for build in all_builds:
            paint, whole = (statistics.median(values) for values in zip(*build.seen[place], strict=True))
            told.append(f"{build.name} {paint:.0f} and {whole:.0f} ms")
        print(f"{place}, first paint and whole: {', '.join(told)} (median of {len(all_builds[0].seen[place])})")


def tell_updates(all_builds: Sequence[Build]) -> None:
    """How much work an update of each board was, build beside build."""
    for game in all_builds[0].work:
        for build in all_builds:
            found = build.work[game]
            work = [frame["cpu"] for frame in found]
            parts = ", ".join(f"{part} {statistics.median(frame[part] for frame in found):.1f}" for part in PARTS)
            print(
                f"{game}, {build.name}: {statistics.median(work):.1f} ms of processor time in the median, {share(work, 0.95):.1f} ms at 95 %, "
                f"{sum(each < FRAME for each in work) / len(work):.0%} of {len(work)} updates under {FRAME} ms ({parts} ms by the clock)"
            )


def tell_weights(all_builds: Sequence[Build]) -> bool:
    """What each part weighs, build beside build: whether all of this checkout are within their limits."""
    weighed = [(build.name, weights(build.checkout)) for build in all_builds]
    now = weighed[0][1]
    for part, bytes_now in now.items():
        told = ", ".join(f"{name} {found[part] / 1000:.1f}" for name, found in weighed if part in found)
        print(f"{part}: {told} of at most {limit(part) / 1000:.0f} kB{'' if bytes_now <= limit(part) else ': TOO MUCH'}")
    return all(bytes_now <= limit(part) for part, bytes_now in now.items())


def main() -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "games", nargs="*", default=list(GAMES), metavar="GAME", help=f"the boards to measure (default: {', '.join(GAMES)})"
    )
    parser.add_argument("--former", type=Path, metavar="CHECKOUT", help="a checkout with a built page, to measure beside this one")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured, one build after the other (default: 3)")
    wishes = parser.parse_args()
    with builds(wishes.former) as all_builds, browsing() as browser:
        light = tell_weights(all_builds)
        for number in range(wishes.rounds):
            # Whatever else the machine does falls on both alike.
            for build in all_builds if number % 2 == 0 else reversed(all_builds):
                look(browser, build, wishes.games)
                for game in wishes.games:
                    build.work.setdefault(game, []).extend(updates(browser, build.server, game))
        tell_paints(all_builds)
        tell_updates(all_builds)
    return 0 if light else 1


if __name__ == "__main__":
    sys.exit(main())
