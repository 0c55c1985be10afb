"""Dragonbrood on the page: whole games by clicking, alone, in two browsers and at a full table; on a phone, with the keyboard, and for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.test_keyboard import FINISH
from web.visiting import PHONE, Visitor

Come = Callable[..., Visitor]

HURRY = """
async ([most, patience]) => {
  // A hand that clicks whatever can be picked, with its own luck: a dragon in hand goes somewhere.
  const wait = (time) => new Promise((go) => setTimeout(go, time));
  let luck = 7;
  const below = (count) => (luck = (luck * 48271) % 2147483647) % count;
  let picks = 0, idle = 0;
  while (picks < most && idle < patience && !document.querySelector('dialog .places')) {
    const open = [...document.querySelectorAll('.brood .choice.open')].filter((each) => !each.disabled);
    if (open.length === 0) { idle += 1; await wait(20); continue; }
    idle = 0;
    const places = open.filter((each) => each.dataset.place !== undefined);
    const from = places.length > 0 && below(8) > 0 ? places : open;
    from[below(from.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    picks += 1;
    await wait(12);
  }
  return picks;
}
"""


def sit_down(person: Visitor, *seats: str, **more: object) -> str:
    """A match of Dragonbrood, played without waiting for its pictures."""
    made = person.ask("/api/matches", {"game": "dragonbrood", "seats": list(seats), **more})
    person.go(f"/m/{made['match']}")
    person.set(pace=200, ask="never")
    person.page.reload()
    person.page.locator(".brood").wait_for()
    return str(made["match"])


def hurry(*people: Visitor, most: int = 6000) -> int:
    """All click until they see the result, or have made so many picks: their number."""
    picks = 0
    # Whoever plays with others gives the hand over as soon as nothing can be picked.
    patience = 60 if len(people) == 1 else 4
    for number in range(6000):
        if picks >= most or all(person.is_over() for person in people):
            return picks
        for person in people:
            picks += int(person.page.evaluate(HURRY, [400, patience]))
        people[0].breathe(number // 2)
    raise AssertionError("this goes on for ever")


def take_up(person: Visitor, slot: int = 1) -> None:
    """Click an own dragon below the map."""
    person.page.locator(f".dragon.open[data-slot='{slot}']").click()
    expect(person.page.locator(".spot.lit").first).to_be_visible()


def send(person: Visitor, place: str) -> None:
    """Click a place of the map."""
    person.page.locator(f".spot[data-place='{place}']").dispatch_event("click")


def draft(person: Visitor) -> None:
    """Take the dragons to begin with, of different colours."""
    picks = 0
    for _ in range(600):
        if person.page.locator(".dragon.open").count() > 0:
            return
        offered = person.page.locator(".leaf .choice.open")
        if offered.count() > 0:
            offered.nth(picks % offered.count()).dispatch_event("click")
            picks += 1
        person.page.wait_for_timeout(60)
    raise AssertionError(f"no dragon can be placed: {person.page.locator('.prompt').inner_text()}")


def test_alone_from_the_new_game_page_to_the_high_scores(visit: Come) -> None:
    """Training: chosen on the new-game page, played to its end, and kept among the high scores of its mode and difficulty."""
    ann = visit()
    ann.ask("/api/me")
    ann.go("/new/dragonbrood?alone")
    ann.set(pace=200, ask="never")
    ann.page.get_by_label("Solo mode").select_option("training")
    ann.page.get_by_label("Difficulty of the solo game").select_option("easy")
    expect(ann.page.get_by_text("Years", exact=True)).to_have_count(0)
    expect(ann.page.get_by_text("No game has been finished with these settings yet.")).to_be_visible()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.locator(".brood").wait_for()
    ann.page.reload()
    expect(ann.page.locator(".goal")).to_contain_text("Training")
    assert hurry(ann) > 30
    score = ann.page.locator("dialog .places .score").inner_text().split()[0]
    expect(ann.page.locator("dialog h2")).to_have_text(f"You scored {score}")
    expect(ann.page.locator("dialog li.this b")).to_have_text(score)
    ann.go("/new/dragonbrood?alone")
    ann.page.get_by_label("Difficulty of the solo game").select_option("easy")
    expect(ann.page.locator("main ol li b")).to_have_text([score])
    ann.page.get_by_label("Difficulty of the solo game").select_option("expert")
    expect(ann.page.get_by_text("No game has been finished with these settings yet.")).to_be_visible()


@pytest.mark.parametrize(
    ("mode", "goal"), [("cursebreaker", "Elders awake: 0 of 6"), ("catch_them_all", "Colours: 0/6 here, 0/6 in graves")]
)
def test_quests(visit: Come, mode: str, goal: str) -> None:
    """A quest shows its goal from the start, and its end says that it has failed."""
    ann = visit()
    sit_down(ann, "me", options={"solo_mode": mode, "solo_difficulty": "normal"})
    expect(ann.page.locator(".goal")).to_have_text(goal)
    hurry(ann)
    expect(ann.page.locator("dialog .quest")).to_have_text("The quest has failed.")
    expect(ann.page.locator("dialog .crown")).to_have_count(0)


def test_two_browsers(visit: Come) -> None:
    """Two people play five years, one at a desk and one on a phone; both see the same end, and it can be watched again."""
    ann, ben = visit(size=(1100, 720)), visit(theme="parchment", size=PHONE, touch=True)
    made = ann.ask("/api/matches", {"game": "dragonbrood", "seats": ["me", "open"], "options": {"years": 5}, "names": ["Ann"]})
    ben.go(next(link["link"] for link in made["links"] if link["kind"] == "invite"))
    ben.page.get_by_role("button", name="Sit down").click()
    for person in (ann, ben):
        person.go(f"/m/{made['match']}")
        person.set(pace=200, ask="never")
        person.page.reload()
    hurry(ann, ben, most=60)
    ann.page.evaluate(f"(match) => {{ void ({FINISH})(match); }}", made["match"])  # without waiting: the other one moves, too
    assert ben.page.evaluate(FINISH, made["match"]) == "over"
    for person in (ann, ben):
        person.page.locator("dialog .places").wait_for()
    assert ann.page.locator("dialog .places .score").all_inner_texts() == ben.page.locator("dialog .places .score").all_inner_texts()
    lines = ann.page.locator("dialog section li").count()
    assert lines == 2 * 7, "each seat's score is told by its horde, bank, trinkets, magic and three tiles"
    ann.page.get_by_role("link", name="Watch the replay").click()
    ann.page.locator(".brood").wait_for()
    for _ in range(12):
        ann.page.keyboard.press(".")
    expect(ann.page.locator(".brood .stand").first).to_be_visible()
    assert ann.page.locator(".choice.open").count() == 0


def test_a_full_table_and_a_spectator(visit: Come) -> None:
    """Four seats; somebody looks on, and can pick nothing. The end can be read by everybody."""
    ann, eve = visit(), visit()
    match = sit_down(ann, "me", "bot:random", "bot:random", "bot:random", options={"years": 5})
    eve.go(f"/m/{match}")
    eve.page.locator(".brood").wait_for()
    draft(ann)
    assert eve.page.locator(".choice.open").count() == 0
    eve.go("/")
    ann.page.locator(".others .door").first.click()
    expect(ann.page.locator(".drawer h2")).to_contain_text("Player board of")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".drawer")).to_have_count(0)
    assert ann.page.evaluate(FINISH, match) == "over"
    expect(ann.page.locator("dialog .places li")).to_have_count(4)
    for theme in ("night", "parchment"):
        ann.set(theme=theme)
        ann.page.reload()
        ann.page.locator("dialog .places").wait_for()
        ann.page.wait_for_timeout(2500)  # until all lines of the scoring are told
        ann.check_access(f"{theme}: result")


def test_a_dragon_in_hand(visit: Come) -> None:
    """Taking a dragon up lights its places and changes nothing; the card tells what it would get; another dragon can be taken instead."""
    ann = visit()
    sit_down(ann, "me", options={"solo_mode": "catch_them_all"})
    draft(ann)
    before = ann.page.locator(".log li, .log p").count()
    take_up(ann, 1)
    ann.page.locator(".spot[data-place='gem_mountain']").hover()
    expect(ann.page.locator(".card .get .bundle").first).to_have_attribute("aria-label", "2 gems")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".spot.lit")).to_have_count(0)
    assert ann.page.locator(".log li, .log p").count() == before
    take_up(ann, 1)
    send(ann, "frosted_peaks")
    expect(ann.page.locator(".card .why")).to_have_text("Frosted Peaks has nothing in this season.")
    send(ann, "crystal_quarries")
    expect(ann.page.locator(".dragon[data-slot='1'] .where")).to_have_text("Crystal Quarries")


def test_exchanges_are_planned(visit: Come) -> None:
    """Plus and minus with a running result; nothing is exchanged before it is confirmed."""
    ann = visit()
    sit_down(ann, "me", options={"solo_mode": "catch_them_all"})
    draft(ann)
    take_up(ann, 1)
    send(ann, "merchants_market")
    result = ann.page.locator(".leaf .result")
    expect(result).to_contain_text("no change")
    eggs = ann.page.locator(".leaf .egg")
    eggs.nth(4).click()
    eggs.nth(0).click()
    expect(result).to_contain_text("0 → 4")
    eggs.nth(0).click()
    expect(result).to_contain_text("0 → 3")
    ann.page.get_by_role("button", name="Make 1 exchange").click()
    expect(ann.page.locator(".horde .kind").nth(1)).to_have_attribute("aria-label", "3 gold")


def test_a_combat(visit: Come) -> None:
    """A bid is made behind the screen; then both screens fall, and both strengths are told."""
    ann = visit()
    sit_down(ann, "me", options={"solo_mode": "training", "solo_difficulty": "easy"})
    draft(ann)
    take_up(ann, 1)
    send(ann, "dwarves_farm")
    expect(ann.page.locator(".horde .kind").first).to_have_attribute("aria-label", "3 food")
    ann.page.locator(".dragon.open").first.click()
    send(ann, "bards_inn")
    ann.page.get_by_role("button", name="Rest in the nursery").click()
    ann.page.get_by_role("button", name="Fight at Bard’s Inn & Pub").click()
    arena = ann.page.locator(".arena")
    expect(arena).to_be_visible()
    arena.get_by_role("button", name="More: food").click()
    expect(arena.locator(".sum strong")).to_have_text("3")
    ann.check_access("combat")
    ann.set(pace=0.05)
    ann.page.get_by_role("button", name="Seal the bid: 1 item").click()
    expect(ann.page.locator(".horde .kind").first).to_have_attribute("aria-label", "2 food")


def test_phone(visit: Come) -> None:
    """By touch: tap a dragon, tap a place, read its card, go. One panel at a time, and nothing sticks out."""
    ann = visit(size=PHONE, touch=True)
    made = ann.ask("/api/matches", {"game": "dragonbrood", "seats": ["me", "bot:random"], "options": {"years": 5}})
    ann.go(f"/m/{made['match']}")
    ann.set(pace=200)
    ann.page.reload()
    picks = 0
    for number in range(600):
        if ann.page.locator(".dragon.open").count() > 0:
            break
        sure = ann.page.locator(".prompt .ask")
        offered = ann.page.locator(".leaf .choice.open")
        if sure.count() > 0:
            sure.tap()
            picks += 1
        elif offered.count() > 0:
            offered.nth(picks % offered.count()).tap()
        ann.breathe(number)
    ann.page.locator(".dragon.open").first.tap()
    spot = ann.page.locator(".spot.lit[data-place='enchanted_forest'], .spot.lit[data-place='gold_mines']").first
    box = spot.bounding_box()
    assert box is not None and box["width"] >= 44 and box["height"] >= 44
    spot.tap()
    ann.page.get_by_role("button", name="Go here").tap()
    expect(ann.page.locator(".stand").first).to_be_visible()
    ann.page.get_by_role("button", name="My board").tap()
    expect(ann.page.locator(".drawer")).to_be_visible()
    assert ann.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    ann.check_access("phone")


SMALL = """
() => [...document.querySelectorAll('.brood svg.map text, .brood .where, .brood .track *, .brood .doors *')]
  .filter((each) => each.textContent.trim() && each.getClientRects().length > 0)
  .map((each) => [each.textContent.trim(), parseFloat(getComputedStyle(each).fontSize) * (each.getScreenCTM?.()?.a ?? 1)])
  .filter(([, size]) => size < 11.9)
"""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_everything_can_be_read(visit: Come, language: str, size: tuple[int, int]) -> None:
    """No writing of the board is smaller than twelve pixels, and the year's line is not cut."""
    ann = visit(size=size, language=language)
    sit_down(ann, "me", "bot:random")
    ann.set(language=language, pace=200, ask="never")
    ann.page.reload()
    draft(ann)
    ann.page.locator(".dragon.open").first.click()
    assert ann.page.evaluate(SMALL) == []
    assert ann.page.evaluate("() => { const line = document.querySelector('.brood .track'); return line.scrollWidth <= line.clientWidth }")


def test_moves_in_words(visit: Come) -> None:
    """All moves are told as somebody would who plays: dragons by what they are, spaces by what lies there; pointing at one lights its place."""
    ann = visit()
    sit_down(ann, "me", options={"solo_mode": "catch_them_all"})
    draft(ann)
    ann.page.get_by_role("button", name="All moves").click()
    moves = ann.page.locator(".moves .button")
    expect(moves.first).to_contain_text("dragon (")
    ann.page.keyboard.press("Escape")
    take_up(ann, 1)
    send(ann, "mystic_volcano")
    expect(ann.page.locator(".drawer .space.open").first).to_be_visible()
    ann.page.get_by_role("button", name="All moves").click()
    expect(moves.first).to_contain_text("Excavate")
    assert not any(re.search(r"\d\.\d", text) for text in moves.all_inner_texts())


def test_keyboard(visit: Come) -> None:
    """Enter takes a dragon up, the arrows walk the map, Enter sends it, Escape puts it back."""
    ann = visit()
    sit_down(ann, "me", options={"solo_mode": "cursebreaker"})
    draft(ann)
    ann.page.locator(".dragon.open").first.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".dragon.held")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".dragon.held")).to_have_count(0)
    ann.page.keyboard.press("Enter")
    for _ in range(30):
        ann.page.keyboard.press("ArrowUp")
        if ann.page.evaluate("() => document.activeElement?.matches('.spot.lit') ?? false"):
            break
    place = ann.page.evaluate("() => document.activeElement?.dataset.place")
    assert place
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".dragon.held")).to_have_count(0)


def test_one_screen_for_two(visit: Come) -> None:
    """Hot-seat: the screen is passed on with the turn."""
    ann = visit()
    made = ann.ask("/api/matches", {"game": "dragonbrood", "seats": ["me", "me"], "names": ["Ann", "Ben"], "options": {"years": 5}})
    ann.go(f"/m/{made['match']}")
    ann.page.get_by_role("button", name="Show my cards").click()
    ann.page.locator(".leaf .choice.open").first.click()
    ann.page.get_by_role("button", name="Pass the screen to").click()
    ann.page.get_by_role("button", name="Show my cards").click()
    expect(ann.page.locator(".leaf .choice.open").first).to_be_visible()


def test_hint_and_taking_back(visit: Come) -> None:
    """A hint points to a dragon, and following it takes that dragon; it can be taken back."""
    ann = visit()
    sit_down(ann, "me", options={"solo_mode": "cursebreaker"})
    draft(ann)
    ann.page.get_by_role("button", name="Hint").click()
    expect(ann.page.locator(".hints")).to_be_visible()
    pointed = ann.page.locator(".clan .pointed")
    expect(pointed).to_have_count(1)
    pointed.click()
    expect(ann.page.locator(".prompt .text")).to_have_text(re.compile(r"Where should the \w+ dragon \(\d\) go\?"))
    ann.page.keyboard.press("z")
    expect(ann.page.locator(".prompt .text")).to_have_text("Choose a dragon to place.")


@pytest.mark.parametrize("language", ["en", "de"])
def test_lesson(visit: Come, language: str) -> None:
    """The learner makes the moves of a first year."""
    ann = visit(language=language)
    ann.go("/lesson/dragonbrood")
    ann.set(pace=200, language=language)
    ann.page.reload()
    ann.page.locator(".talk").wait_for()
    for number in range(3000):
        if ann.page.locator(".talk .main-way .button").count() == 2:
            break
        ann.page.evaluate(
            "() => (document.querySelector('.talk .button.main') ?? document.querySelector('.brood .choice.pointed'))?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
        )
        ann.breathe(number)
    assert ann.page.locator(".nudge").count() == 0 or not ann.page.locator("p.nudge").first.is_visible()
    text = ann.page.locator(".brood").inner_text()
    assert ("Year 2/6" if language == "en" else "Jahr 2/6") in text


@pytest.mark.parametrize("theme", ["night", "parchment"])
def test_everybody_can_read_it(visit: Come, theme: str) -> None:
    """The accessibility check finds nothing on the map, in the drawers, and at the choices, in both themes."""
    ann = visit(theme=theme)
    ann.ask("/api/me")
    ann.go("/new/dragonbrood?alone")
    ann.page.locator(".option").first.wait_for()
    ann.check_access(f"{theme}: new game")
    sit_down(ann, "me", "bot:random", options={"years": 5})
    ann.page.locator(".leaf.panel").wait_for()
    ann.check_access(f"{theme}: choices")
    draft(ann)
    take_up(ann, int(ann.page.locator(".dragon.open").first.get_attribute("data-slot") or 1))
    ann.page.locator(".spot[data-place='crystal_quarries']").hover()
    ann.page.locator(".card").wait_for()
    ann.check_access(f"{theme}: map")
    for name in ("My board", "Bank", "Magic", "Trinkets"):
        ann.page.locator(".doors").get_by_role("button", name=name).click()
        ann.page.locator(".drawer").wait_for()
        ann.page.wait_for_timeout(300)
        ann.check_access(f"{theme}: {name}")
        ann.page.keyboard.press("Escape")
    ann.page.locator("button.year").click()
    ann.page.locator(".drawer").wait_for()
    ann.page.wait_for_timeout(300)
    ann.check_access(f"{theme}: year")
    ann.page.keyboard.press("Escape")


def test_rules(visit: Come) -> None:
    """The rules page shows the game's chapters and component tables."""
    ann = visit()
    ann.go("/rules/dragonbrood#DB-P5")
    ann.page.locator("#DB-P5").wait_for()
    ann.check_access("rules")
