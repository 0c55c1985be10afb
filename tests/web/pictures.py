"""The pictures of the site and the README, from the real page: `python tests/web/pictures.py [NAME …]` writes them into `docs/pictures`.

Bots play each game to a moment with something to see, and somebody sits down at it; the pictures are WebP, which the browser itself packs.
"""

from __future__ import annotations

import base64
import contextlib
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import clutch
from clutch.bots import Sight, make_bot
from table.serving import running
from web.visiting import Visitor, browsing

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
DESK = (1366, 768)
PHONE = (390, 844)
THEMES = {"dark": "night", "light": "parchment"}
MOMENTS = {"dragon_kin": (3, 0.7), "dragomino": (3, 0.7), "dragoon": (3, 0.45), "dragon_family": (3, 0.6), "dragonbrood": (3, 0.3)}
"""For each game the players, and after which part of it somebody sits down."""
OTHERS = ("lobby", "new", "lesson", "phone", "notebook")
PEOPLE = ("You", "Ben", "Cleo", "Dora", "Emil", "Fay")
PACK = """([data, quality]) => new Promise(done => {
  const image = new Image();
  image.onload = () => {
    const canvas = document.createElement('canvas');
    canvas.width = image.width; canvas.height = image.height;
    canvas.getContext('2d').drawImage(image, 0, 0);
    done(canvas.toDataURL('image/webp', quality).split(',')[1]);
  };
  image.src = 'data:image/png;base64,' + data;
})"""


def moment(name: str, players: int, part: float) -> str:
    """The record of a game that bots have played up to a decision of the first seat, so far into it."""
    game = clutch.game(name)
    whole = played(game, players, None)
    return played(game, players, round(part * len(whole.record.entries))).record.text()


def played(game: clutch.Game, players: int, stop: int | None) -> clutch.Referee:
    """A game of greedy bots, to its end or to the first decision of the first seat after so many, where there is something to choose."""
    seats = [clutch.Seat(PEOPLE[seat], None if seat == 0 else "greedy") for seat in range(players)]
    luck = clutch.Seeded(11)
    bot = make_bot("greedy")
    referee = clutch.begin(game, players, {}, seats, luck)
    while not referee.state.over:
        seat = int(referee.state.seat())
        if stop is not None and len(referee.record.entries) >= stop and seat == 0 and len(referee.state.legal()) > 3:
            break
        referee.act(seat, bot.choose(Sight(referee.state, seat), luck), luck)
    return referee


def pack(person: Visitor, file: Path, quality: float = 0.7) -> None:
    """Take a picture of the page, as WebP."""
    person.page.wait_for_timeout(900)
    shot = base64.b64encode(person.page.screenshot()).decode()
    blank = person.context.new_page()
    file.write_bytes(base64.b64decode(blank.evaluate(PACK, [shot, quality])))
    blank.close()
    print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB")


def sit_at(person: Visitor, name: str) -> None:
    """Sit down at a game's moment."""
    players, part = MOMENTS[name]
    made = person.ask("/api/records", {"record": moment(name, players, part), "seats": ["me", *["bot:greedy"] * (players - 1)]})
    person.go(f"/m/{made['match']}")
    person.page.locator("svg.board").first.wait_for()
    person.wait_turn()
    with contextlib.suppress(Exception):
        person.page.get_by_role("button", name="Later", exact=True).click(timeout=500)


def desk(person: Visitor, theme: str, wanted: list[str]) -> None:
    """The lobby and all games, on a desk."""
    person.ask("/api/me")
    person.go()
    person.set(ask="never")
    person.page.reload()
    person.page.locator(".door svg").first.wait_for()
    if not wanted or "lobby" in wanted:
        pack(person, PICTURES / f"lobby-{theme}.webp")
    for name in MOMENTS:
        if not wanted or name in wanted:
            sit_at(person, name)
            pack(person, PICTURES / f"{name.replace('_', '-')}-{theme}.webp")
    if not wanted or "new" in wanted:
        person.go("/new/dragomino")
        person.page.locator(".start").wait_for()
        pack(person, PICTURES / f"new-game-{theme}.webp")
    if not wanted or "lesson" in wanted:
        person.go("/lesson/dragomino")
        person.page.locator(".talk .button.main").click()
        pack(person, PICTURES / f"lesson-{theme}.webp")


def main() -> int:
    """Take all pictures, or those that are named."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:]
    unknown = set(wanted) - {*MOMENTS, *OTHERS}
    if unknown:
        print(f"there is no picture {', '.join(sorted(unknown))}; there are {', '.join([*MOMENTS, *OTHERS])}")
        return 2
    if not wanted or "notebook" in wanted:
        state = played(clutch.game("dragomino"), 2, 20).state
        (PICTURES / "notebook-dragomino.svg").write_text(state.svg() + "\n", "utf-8")
    if wanted == ["notebook"]:
        return 0
    with (
        tempfile.TemporaryDirectory() as data,
        running(f"sqlite:///{data}/table.sqlite3", "--no-limits", "--workers", "1") as server,
        browsing() as browser,
    ):
        for theme, named in THEMES.items():
            person = Visitor(browser, server.address, size=DESK, theme=named)
            desk(person, theme, wanted)
            person.leave()
            if not wanted or "phone" in wanted:
                person = Visitor(browser, server.address, size=PHONE, theme=named, touch=True)
                person.ask("/api/me")
                person.go()
                person.set(ask="never")
                sit_at(person, "dragomino")
                pack(person, PICTURES / f"phone-{theme}.webp")
                person.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main())
