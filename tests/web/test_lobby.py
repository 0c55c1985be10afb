"""From the lobby to the table and back: what a door says, how many bots, who invites, and where the focus is in the end."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from playwright.sync_api import Browser, Page, Response, expect

from clutch.table.safety.cookies import COOKIE
from table.serving import Server
from web.visiting import PHONE, Visitor, play_out, shows

Visit = Callable[..., Visitor]


def test_a_door_says_for_whom_and_how_long(visit: Visit) -> None:
    """Seats, minutes and age, from the game's own data, in both languages."""
    ann, ben = visit(), visit(language="de")
    ann.go()
    door = ann.page.locator(".door", has=ann.page.get_by_role("heading", name="Dragomino"))
    expect(door).to_contain_text("2 to 4 players · 15 to 20 minutes · from age 5")
    expect(door.get_by_role("link", name="How to play")).to_have_attribute("href", "/how/dragomino")
    ben.go()
    expect(ben.page.locator(".door", has_text="Dragomino")).to_contain_text("15 bis 20 Minuten · ab 5 Jahren")


def test_the_same_click_says_how_many_bots(visit: Visit) -> None:
    """Each number beside “Against bots” opens a table with so many."""
    ann = visit()
    ann.go()
    door = ann.page.locator(".door", has=ann.page.get_by_role("heading", name="Dragon Kin"))
    expect(door.get_by_role("button", name="Against 4 bots")).to_have_count(0)
    door.get_by_role("button", name="Against 3 bots").click()
    expect(ann.page.locator(".desk-seats li")).to_have_count(4)
    for name in ann.page.locator(".desk-seats .who b").all():
        assert name.evaluate("each => each.scrollWidth <= each.clientWidth"), "a name is cut"


def test_an_invitation_says_who_invites(visit: Visit) -> None:
    """By the name of the host."""
    ann, ben = visit(), visit()
    ann.ask("/api/me", {"name": "Annabel"})
    made = ann.ask("/api/matches", {"game": "dragon_kin", "seats": ["me", "open"]})
    ben.go(next(link["link"] for link in made["links"] if link["kind"] == "invite"))
    expect(ben.page.get_by_role("heading", name="Annabel invites you")).to_be_visible()


def test_the_result_offers_another_game_first(visit: Visit) -> None:
    """The focus is on “Play again”, so Enter plays again."""
    ann = visit()
    ann.open_table("me", "bot:random")
    play_out([ann])
    expect(ann.page.get_by_role("button", name="Play again")).to_be_focused()


def test_a_key_means_one_thing(visit: Visit) -> None:
    """R opens the rule of the moment in every game; T turns tiles, and does nothing where there are none."""
    ann = visit()
    ann.open_table("me", "bot:random")
    ann.wait_turn()
    ann.page.keyboard.press("t")
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.page.keyboard.press("r")
    shows(ann, "Rule DK-")


def test_the_bar_of_a_phone_has_what_one_needs(visit: Visit) -> None:
    """Taking back stands in the bar; against bots there is nobody to talk to; a hint lies over the lower part of the board, which keeps its size."""
    ann = visit(size=PHONE, touch=True)
    ann.open_table("me", "bot:random")
    ann.wait_turn()
    bar = ann.page.locator(".bottom button")
    expect(bar).to_have_text(["Log", "Hint", "Take back", "Try it", "All moves"])
    before = ann.page.locator(".place").bounding_box()
    bar.filter(has_text="Hint").tap()
    ann.page.locator(".hint").first.wait_for()
    ann.page.wait_for_timeout(300)
    board, note = ann.page.locator(".place").bounding_box(), ann.page.locator(".floating").bounding_box()
    assert board is not None and note is not None
    assert board == before, "the hint moves the board"
    assert note["y"] > board["y"] + board["height"] / 2, "the hint covers more than the lower half of the board"
    bar.filter(has_text="Hint").tap()
    ann.page.locator(".hint").first.wait_for(state="detached")
    ann.page.wait_for_timeout(500)
    ann.page.locator(".choice.open").last.tap(force=True)
    ann.page.locator(".ask").tap()
    ann.page.get_by_role("button", name="Scry").wait_for()
    bar.filter(has_text="Take back").tap()
    shows(ann, "Choose a card to discard.")


def test_a_lesson_speaks_of_what_the_learner_has(visit: Visit) -> None:
    """Of tapping to a finger, of clicking to a mouse."""
    ann, ben = visit(size=PHONE, touch=True), visit()
    for person, word in ((ann, "Tap your first red dragon."), (ben, "Click your first red dragon.")):
        person.go("/lesson/dragonbrood")
        for button in ("Go on", "Skip step"):
            found = person.page.get_by_role("button", name=button)
            found.tap() if person is ann else found.click()
        expect(person.page.locator(".say")).to_contain_text(word)


def test_what_happened_since_the_last_turn_can_be_seen_once_more(visit: Visit) -> None:
    """The strip tells it, a click all of it in the order of the log; its button plays it again, and nothing is told twice."""
    ann = visit(calm=False)
    ann.open_table("me", "bot:random", "bot:random")
    for number in range(4):
        ann.wait_turn()
        ann.pick(number)
        ann.page.wait_for_timeout(200)
    strip = ann.page.get_by_role("button", name="Since your last turn")
    for number in range(40):
        ann.wait_turn()
        ann.page.wait_for_timeout(200)
        if strip.count():
            break
        ann.pick(number)
    ann.set(pace=1)
    before = ann.page.locator(".log li").count()
    strip.click()
    told = ann.page.locator(".strip .lines li").all_inner_texts()
    log = ann.page.locator(".log li").all_inner_texts()
    lines = iter(log)
    assert told and all(any(each in line for line in lines) for each in told), (told, log)
    ann.page.get_by_role("button", name="Watch again").click()
    expect(ann.page.locator(".strip .lines")).to_have_count(0)
    ann.wait_turn()
    expect(strip).to_be_visible()
    assert ann.page.locator(".log li").count() == before


def test_motion_can_be_skipped_by_a_button(visit: Visit) -> None:
    """In somebody's first game the others play calmly; the button shows the rest at once."""
    ann = visit(calm=False)
    ann.go().set(pace=0.25)
    ann.open_table("me", "bot:random", "bot:random")
    skip = ann.page.get_by_role("button", name="Skip", exact=True)
    for number in range(6):
        ann.page.wait_for_timeout(300)
        if skip.count():
            break
        if ann.may_choose():
            ann.pick(number)
    skip.click()
    expect(ann.page.locator(".choice.open").first).to_be_visible()


def test_a_newcomer_is_one_person(browser: Browser, table: Server) -> None:
    """All that a page asks for at first is asked in one name, wherever somebody comes in: not by two people of whom one is lost."""
    for path in ("/", "/new/dragomino", "/new/dragonbrood", "/group", "/how/dragoon"):
        with contextlib.closing(browser.new_context()) as context:
            page = context.new_page()
            answers = _answers(page)
            page.goto(table.address + path)
            page.wait_for_load_state("networkidle")
            given = [answer.url for answer in answers if COOKIE in answer.all_headers().get("set-cookie", "")]
            assert len(given) <= 1, path
            assert given or path.startswith("/how"), "nobody asked in anybody's name"


def _answers(page: Page) -> list[Response]:
    """All that a page will be answered, as it comes."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 - the driver wants a function made in Python
    return answers
