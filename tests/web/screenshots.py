"""Pictures of every main screen, in both themes, for a desk and for a phone: `python tests/web/screenshots.py FOLDER`, or only some parts: `... FOLDER island brood`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from table.serving import running
from web.test_dragon_family import play_on, sit, tiles
from web.test_dragonbrood import draft, hurry, send, sit_down, take_up
from web.visiting import DESK, PHONE, Visitor, browsing, play_out

Take = Callable[[str], None]


def camera(person: Visitor, folder: Path, label: str) -> Take:
    """What takes a picture, when things have come to rest."""

    def take(name: str) -> None:
        person.page.wait_for_timeout(700)
        person.page.screenshot(path=folder / f"{label}-{name}.png")
        print(folder / f"{label}-{name}.png")

    return take


def tour(ann: Visitor, take: Take, touch: bool, theme: str) -> None:
    """All screens for one size and theme."""
    ann.go()
    ann.set(ask="never")
    ann.page.reload()
    ann.page.locator(".door svg").first.wait_for()
    take("1-lobby")
    ann.go("/new/dragon_kin")
    ann.page.locator(".start").wait_for()
    take("2-new-game")
    ann.page.get_by_text("House rules").click()
    take("2-house-rules")
    ann.go()
    ann.page.get_by_role("button", name="With a friend").first.click()
    ann.page.locator(".waiting").wait_for()
    take("3-waiting")
    ann.open_table("me", "me", names=["Ann", "Ben"])
    ann.page.get_by_role("button", name="Show my cards").wait_for()
    take("4-curtain")
    match = ann.open_table("me", "bot:greedy", "bot:greedy", "bot:greedy")
    ann.wait_turn()
    take("5-discard")
    for number in range(7):
        ann.wait_turn()
        ann.pick(number * 3)
        ann.page.wait_for_timeout(400)
    ann.wait_turn()
    take("6-action")
    if touch:
        ann.page.get_by_role("button", name="Log").click()
        ann.page.get_by_role("tab", name="Notes").click()
        take("7-notes")
        ann.page.get_by_role("button", name="Close").click()
    else:
        ann.page.get_by_role("button", name="Hint").click()
        ann.page.locator(".hints").wait_for()
        take("7-hint")
    play_out([ann])
    take("8-result")
    ann.page.get_by_role("button", name="Look at the board").click()
    take("9-ranking")
    ann.go(f"/m/{match}/replay")
    ann.page.locator("svg.board").wait_for()
    for _ in range(9):
        ann.page.keyboard.press(".")
    take("10-replay")
    ann.go("/rules/dragon_kin#DK-A4")
    ann.page.locator("#DK-A4").wait_for()
    take("11-rules")
    ann.go("/lesson/dragon_kin")
    ann.page.locator(".talk .button.main").click()
    ann.page.locator(".talk .button.main").click()
    take("12-lesson")


def explore(ann: Visitor, take: Take, touch: bool, theme: str) -> None:
    """Dragon Family for one size and theme: opening, choosing, a large map, the lens, the result, the lesson."""
    ann.go()
    ann.set(ask="never")
    sit(ann, "me", *["bot:random"] * 4)
    ann.wait_turn()
    take("1-opening")
    ann.page.locator(".choice.keeper").first.dispatch_event("click")
    take("2-handler")
    ann.page.locator(".choice.place.open").first.dispatch_event("click")
    take("3-ghost")

    def grown() -> bool:
        return ann.is_over() or (
            tiles(ann) >= 40 and ann.page.locator(".choice.place.open").count() > 0 and ann.page.locator(".yes").count() == 0
        )

    play_on([ann], 5, grown)
    take("4-large")
    ann.page.keyboard.press("l")
    take("5-lens")
    ann.page.keyboard.press("l")
    play_on([ann], 6)
    take("6-result")
    ann.go("/lesson/dragon_family")
    ann.page.locator(".talk .button.main").click()
    take("7-lesson")


def nursery(ann: Visitor, take: Take, touch: bool, theme: str) -> None:
    """Dragomino for one size and theme: by night the basic game, on parchment with thirst."""
    ann.go()
    ann.set(ask="never")
    options = {"thirst": True, "thirst_return": "reshuffled"} if theme == "parchment" else {}
    ann.open_table("me", "bot:greedy", "bot:greedy", "bot:greedy", game="dragomino", options=options)
    ann.wait_turn()
    take("1-start")
    ann.pick()
    ann.page.wait_for_timeout(500)
    take("2-picked")
    for number in range(12):
        ann.wait_turn()
        ann.pick(number * 3)
        ann.page.wait_for_timeout(500)
    ann.wait_turn()
    take("3-middle")
    ann.page.get_by_role("button", name="Hint").click()
    ann.page.locator(".hints").wait_for()
    take("4-hint")
    ann.page.get_by_role("button", name="Close", exact=True).click()
    play_out([ann])
    take("5-result")
    ann.page.get_by_role("button", name="Look at the board").click()
    take("6-end")
    ann.go("/lesson/dragomino")
    ann.page.locator(".talk .button.main").click()
    take("7-lesson")


def island(ann: Visitor, take: Take, touch: bool, theme: str) -> None:
    """The screens of Dragoon: the first turn, a card that looks for its target, a later position, the result, the replay and the lesson."""
    ann.go("/new/dragoon")
    ann.page.get_by_text("House rules").click()
    ann.page.locator(".option").first.wait_for()
    take("1-new-game")
    ann.set(ask="never")
    match = ann.open_table("me", "bot:greedy", "bot:greedy", "bot:greedy", game="dragoon", options={"gold_goal": 20})
    ann.wait_turn()
    take("2-start")
    for number in range(40):
        ann.page.locator(".choice.open, dialog .places").first.wait_for()
        if ann.is_over():
            break
        cards = ann.page.locator(".held.open")
        if number > 12 and cards.count() > 1:
            cards.first.dispatch_event("click")
            if ann.page.locator(".held.raised").count():
                take("3-target")
                ann.page.keyboard.press("Escape")
                break
        else:
            ann.pick(number * 3)
        ann.page.wait_for_timeout(300)
    take("4-later")
    play_out([ann])
    take("5-result")
    ann.page.get_by_role("button", name="Look at the board").click()
    take("6-end")
    ann.go(f"/m/{match}/replay")
    ann.page.locator("svg.board").wait_for()
    for _ in range(12):
        ann.page.keyboard.press(".")
    take("7-replay")
    ann.go("/lesson/dragoon")
    ann.page.locator(".talk .button.main").click()
    ann.page.locator(".talk .button.main").click()
    take("8-lesson")


def brood(ann: Visitor, take: Take, touch: bool, theme: str) -> None:
    """The screens of Dragonbrood: the draft, a dragon in hand, the drawers, a bid, the winter's ways, and the end."""
    ann.ask("/api/me")
    ann.go("/new/dragonbrood?alone")
    ann.page.locator(".option").first.wait_for()
    take("1-alone")
    sit_down(ann, "me", options={"solo_mode": "training", "solo_difficulty": "easy"})
    ann.page.locator(".leaf.panel").wait_for()
    take("2-draft")
    draft(ann)
    take_up(ann)
    if not touch:
        ann.page.locator(".spot[data-place='crystal_quarries']").hover()
        ann.page.locator(".card").wait_for()
    take("3-in-hand")
    send(ann, "dwarves_farm")
    ann.page.locator(".dragon.open").first.dispatch_event("click")
    send(ann, "bards_inn")
    ann.page.get_by_role("button", name="Rest in the nursery").dispatch_event("click")
    ann.page.get_by_role("button", name="Fight at Bard’s Inn & Pub").dispatch_event("click")
    ann.page.locator(".arena").wait_for()
    take("4-bid")
    ann.page.get_by_role("button", name="Seal the bid").dispatch_event("click")
    ann.page.locator(".brood.winter").wait_for()
    ann.page.locator(".dragon.open").first.dispatch_event("click")
    take("5-winter")
    for name in ("My board", "Bank", "Magic", "Trinkets"):
        ann.page.locator(".doors").get_by_role("button", name=name).dispatch_event("click")
        ann.page.locator(".drawer").wait_for()
        take(f"6-{name.lower().replace(' ', '-')}")
        ann.page.keyboard.press("Escape")
    ann.page.locator("button.year").dispatch_event("click")
    ann.page.locator(".drawer").wait_for()
    take("7-year")
    ann.page.keyboard.press("Escape")
    hurry(ann)
    ann.page.wait_for_timeout(2000)
    take("8-result")
    ann.go("/lesson/dragonbrood")
    ann.page.locator(".talk .button.main").click()
    take("9-lesson")


def main() -> int:
    """Take all pictures."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    parts = [tour, explore, nursery, island, brood]
    unknown = set(sys.argv[2:]) - {part.__name__ for part in parts}
    if unknown:
        print(f"there is no part {', '.join(sorted(unknown))}; the parts are {', '.join(part.__name__ for part in parts)}")
        return 2
    wanted = [part for part in parts if not sys.argv[2:] or part.__name__ in sys.argv[2:]]
    with (
        tempfile.TemporaryDirectory() as data,
        running(f"sqlite:///{data}/table.sqlite3", "--no-limits", "--workers", "1") as server,
        browsing() as browser,
    ):
        for size in (DESK, PHONE):
            for theme in ("night", "parchment"):
                for part in wanted:
                    ann = Visitor(browser, server.address, size=size, theme=theme, touch=size == PHONE)
                    label = f"{'phone' if size == PHONE else 'desk'}-{theme}-{part.__name__}"
                    part(ann, camera(ann, folder, label), size == PHONE, theme)
                    ann.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main())
