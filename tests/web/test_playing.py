"""Whole games in real browsers: two and four people, reconnecting, watching, one screen, phone, keyboard."""

from __future__ import annotations

import itertools
import re
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from table.serving import running
from web.visiting import PHONE, Visitor, play_out, shows

Visit = Callable[..., Visitor]


def invite(host: Visitor) -> str:
    """The link that the host is shown for a friend."""
    return str(host.page.locator(".share input").input_value())


def test_two_friends_play_a_whole_game(visit: Visit) -> None:
    """Three clicks for a friend: the door, the link, the seat. Both end at the same result."""
    ann, ben = visit(), visit(calm=False)
    ann.go()
    ann.page.get_by_role("button", name="With a friend").first.click()
    ben.page.goto(invite(ann))
    ben.page.get_by_label("Who are you?").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    assert play_out([ann, ben]) >= 16
    assert ann.places() == ben.places()
    assert any("Ben" in line for line in ann.places())
    for person in (ann, ben):
        expect(person.page.locator(".places .mine")).to_have_count(1)
        expect(person.page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)


def test_a_name_that_was_typed_is_kept(visit: Visit) -> None:
    """Somebody who types their name before the server has said who they were is called what they typed."""
    ann, ben = visit(), visit()
    made = ann.ask("/api/matches", {"game": "dragon_kin", "seats": ["me", "open"]})
    held: list[Route] = []

    typed = threading.Event()

    def hold(route: Route) -> None:
        if typed.is_set():
            route.continue_()
        else:
            held.append(route)

    ben.page.route("**/api/me", hold)
    ben.go(next(link["link"] for link in made["links"] if link["kind"] == "invite"))
    ben.page.get_by_label("Who are you?").fill("Ben")
    assert held
    typed.set()
    with ben.page.expect_response("**/api/me"):
        for route in held:
            route.continue_()
    ben.page.wait_for_timeout(300)
    expect(ben.page.get_by_label("Who are you?")).to_have_value("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    ben.page.locator("svg.board").wait_for()
    assert [seat["name"] for seat in ann.ask(f"/api/matches/{made['match']}")["table"]["seats"]][1] == "Ben"


def test_four_people_play_a_whole_game(visit: Visit) -> None:
    """Four browsers, each with its own hand; nobody is shown another's cards."""
    people = [visit() for _ in range(4)]
    made = people[0].ask("/api/matches", {"game": "dragon_kin", "seats": ["me", "open", "open", "open"]})
    people[0].go(f"/m/{made['match']}")
    links = [link["link"] for link in made["links"] if link["kind"] == "invite"]
    for number, (person, link) in enumerate(zip(people[1:], links, strict=True), 2):
        person.go(link)
        person.page.get_by_label("Who are you?").fill(f"Player {number}")
        person.page.get_by_role("button", name="Sit down").click()
    for person in people:
        expect(person.page.locator(".choice.held")).to_have_count(8)
    assert play_out(people) >= 32
    assert len({tuple(person.places()) for person in people}) == 1


def test_a_crash_of_the_server_is_survived_silently(browser: Browser, tmp_path: Path) -> None:
    """The server is killed in the middle and comes back: both pages go on by themselves, and nothing is lost."""
    with running(f"sqlite:///{tmp_path / 'table.sqlite3'}", "--no-limits", "--workers", "1") as server:
        ann, ben = Visitor(browser, server.address), Visitor(browser, server.address)
        made = ann.ask("/api/matches", {"game": "dragon_kin", "seats": ["me", "open"]})
        ann.go(f"/m/{made['match']}")
        ben.go(next(link["link"] for link in made["links"] if link["kind"] == "invite"))
        ben.page.get_by_role("button", name="Sit down").click()
        crashed: list[int] = []

        def crash(picks: int) -> None:
            if picks == 7 and not crashed:
                crashed.append(picks)
                before = ann.page.locator(".log li").count()
                server.kill()
                shows(ann, "The line is down")
                server.start()
                for person in (ann, ben):
                    expect(person.page.get_by_text("The line is down")).to_have_count(0)
                assert ann.page.locator(".log li").count() >= before

        assert play_out([ann, ben], crash) >= 16
        assert crashed
        for person in (ann, ben):
            # The browser itself reports the refused attempts to connect; nothing else may be there.
            person.complaints = [text for text in person.complaints if "WebSocket" not in text and "ERR_CONNECTION" not in text]
            person.leave()


def test_coming_back_tells_what_happened(visit: Visit) -> None:
    """Who closes the page and comes back finds the game, and what was missed."""
    ann, ben = visit(), visit()
    made = ann.ask("/api/matches", {"game": "dragon_kin", "seats": ["me", "open"]})
    ann.go(f"/m/{made['match']}")
    ben.go(next(link["link"] for link in made["links"] if link["kind"] == "invite"))
    ben.page.get_by_role("button", name="Sit down").click()
    ann.page.locator("svg.board").wait_for()
    mover, other = (ann, ben) if turn_of(ann) else (ben, ann)
    other.go("/")
    for _ in range(2):
        mover.wait_turn()
        mover.pick()
        mover.page.wait_for_timeout(300)
    other.page.get_by_role("link", name=re.compile("Your turn")).first.click()
    shows(other, "Since you last looked")
    other.wait_turn()


def turn_of(person: Visitor) -> bool:
    """Whether it is this person's turn."""
    person.page.locator(".prompt p").first.wait_for()
    person.page.wait_for_timeout(500)
    return person.may_choose()


def test_a_spectator_sees_the_game_but_no_hand(visit: Visit) -> None:
    """The public view alone: no hand, nothing to pick, no secret in the log."""
    ann, eve = visit(), visit()
    match = ann.open_table("me", "bot:random")
    ann.wait_turn()
    eve.go(f"/m/{match}")
    eve.page.locator("svg.board").wait_for()
    for number in range(4):
        ann.wait_turn()
        ann.pick(number)
        ann.page.wait_for_timeout(200)
    ann.wait_turn()
    expect(eve.page.locator(".choice.held")).to_have_count(0)
    assert not eve.may_choose()
    expect(eve.page.locator(".log li").last).to_be_visible()
    mine = ann.page.locator(".log li", has_text="You take up eight cards:")
    assert mine.count() == 1
    assert eve.page.locator(".log li", has_text="up eight cards.").count() == 2
    assert eve.page.locator(".log li", has_text="up eight cards:").count() == 0


def test_one_screen_has_a_curtain_between_turns(visit: Visit) -> None:
    """Two people at one screen: while the curtain is down nothing of the game is on the page."""
    both = visit()
    both.open_table("me", "me", names=["Ann", "Ben"])
    turns = 0
    for number in itertools.count():
        if both.is_over():
            break
        both.breathe(number)
        show = both.page.get_by_role("button", name="Show my cards")
        passing = both.page.get_by_role("button", name=re.compile("Pass the screen"))
        if show.count():
            assert both.page.locator(".choice.held").count() == 0, "cards lie behind the curtain"
            who = both.page.locator("#curtain-title").inner_text().split(",")[0]
            show.click()
            both.wait_turn()
            assert who in (both.page.locator(".seat.turn .who").text_content() or "")
            turns += 1
        elif passing.count():
            passing.first.click()
        elif both.may_choose():
            both.pick(turns)
    assert turns >= 8


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    """A tap chooses, a second one does it; nothing is wider than the screen."""
    ann = visit(size=PHONE, touch=True)
    ann.go()
    ann.page.get_by_role("button", name="Against bots").first.tap()
    asked = 0
    for number in itertools.count():
        if ann.is_over():
            break
        ann.breathe(number)
        if ann.page.locator(".ask").count():
            ann.page.locator(".ask").tap()
            asked += 1
        elif ann.may_choose():
            # The last cards of a fan lie on top: a tap in the middle of one always hits it.
            ann.page.locator(".choice.open").last.tap(force=True)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert asked >= 8


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """Tab reaches the door and the choices, arrows walk, Enter picks, Esc steps back, ? shows the keys."""
    ann = visit()
    ann.go()
    keys = ann.page.keyboard
    button = ann.page.get_by_role("button", name="Against bots").first
    button.wait_for()
    for _ in range(40):
        keys.press("Tab")
        if button.evaluate("each => each === document.activeElement"):
            break
    keys.press("Enter")
    ann.wait_turn()
    keys.press("?")
    shows(ann, "walk over the board")
    keys.press("Escape")
    for number in itertools.count():
        if ann.is_over():
            break
        ann.breathe(number)
        if not ann.may_choose():
            continue
        if ann.page.evaluate("!document.activeElement.closest('[data-cell].open')"):
            focus_a_choice(ann)
        keys.press("ArrowRight")
        if ann.page.evaluate("!document.activeElement.closest('[data-cell].open')"):
            focus_a_choice(ann)
        keys.press("Enter")


def focus_a_choice(person: Visitor) -> None:
    """Tab until something that can be picked has the focus."""
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("!!document.activeElement.closest('[data-cell].open')") or not person.may_choose():
            return
    raise AssertionError("Tab reaches no choice")


def test_narrowing_by_kind_and_stepping_back(visit: Visit) -> None:
    """A kind of move narrows the board to its targets; Esc opens it again."""
    ann = visit()
    ann.open_table("me", "bot:random")
    ann.wait_turn()
    ann.pick()
    ann.page.get_by_role("button", name="Scry").wait_for()
    ann.page.locator(".choice.open").nth(7).wait_for()
    all_open = ann.page.locator(".choice.open").count()
    ann.page.get_by_role("button", name="Scry").click()
    expect(ann.page.locator(".choice.open")).to_have_count(7)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".choice.open")).to_have_count(all_open)


def test_looking_at_a_kind_of_move_shows_only_its_targets(visit: Visit) -> None:
    """Before anything is picked: the mouse over a kind, or the focus on it, leaves only its targets; a kind that is not possible says why."""
    ann = visit()
    ann.open_table("me", "bot:random")
    ann.wait_turn()
    ann.pick()
    scry = ann.page.get_by_role("button", name="Scry")
    scry.wait_for()
    ann.page.locator(".choice.open").nth(7).wait_for()
    all_open = ann.page.locator(".choice.open").count()
    scry.hover()
    expect(ann.page.locator(".choice.open")).to_have_count(7)
    ann.page.mouse.move(5, 500)
    expect(ann.page.locator(".choice.open")).to_have_count(all_open)
    ann.page.get_by_role("button", name="Gain kin").focus()
    ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Tab")
    assert scry.evaluate("each => each === document.activeElement")
    expect(ann.page.locator(".choice.open")).to_have_count(7)
    alliance = ann.page.get_by_role("button", name="Open alliance")
    expect(alliance).to_have_attribute("aria-disabled", "true")
    alliance.dispatch_event("click")
    shows(ann, "Open Alliance needs exactly one card in hand")


def test_a_refusal_names_its_rule(visit: Visit) -> None:
    """Looking at a royal card before the discard: the page says why not, and shows the rule."""
    ann = visit()
    ann.open_table("me", "bot:random")
    ann.wait_turn()
    ann.page.get_by_role("button", name="Royal card 4").dispatch_event("click")
    shows(ann, "First discard a card.")
    ann.page.get_by_role("button", name="DK-T5", exact=True).click()
    shows(ann, "Discard: lay any one card")
    ann.page.keyboard.press("Escape")
    assert ann.may_choose()


def test_hint_take_back_and_chat(visit: Visit) -> None:
    """A hint points at moves; taking back asks the others; what is said arrives."""
    ann, ben = visit(), visit()
    made = ann.ask("/api/matches", {"game": "dragon_kin", "seats": ["me", "open"]})
    ann.go(f"/m/{made['match']}")
    ben.go(next(link["link"] for link in made["links"] if link["kind"] == "invite"))
    ben.page.get_by_role("button", name="Sit down").click()
    ann.page.locator("svg.board").wait_for()
    mover, other = (ann, ben) if turn_of(ann) else (ben, ann)
    mover.page.get_by_role("button", name="Hint").click()
    shows(mover, "Suggested moves")
    expect(mover.page.locator(".hint .chance").first).to_have_text(re.compile(r"^\d+%$"))
    mover.page.keyboard.press("h")
    mover.pick()
    mover.page.get_by_role("button", name="Scry").wait_for()
    mover.page.get_by_role("button", name="Take back").click()
    shows(other, "asks to take back")
    other.page.get_by_role("button", name="Agree").click()
    shows(mover, "Choose a card to discard.")
    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_label("Say something").fill("Well played")
    other.page.keyboard.press("Enter")
    mover.page.get_by_role("tab", name="Chat").click()
    shows(mover, "Well played")


@pytest.mark.parametrize(("language", "marked"), [("en", "(watching)"), ("de", "(schaut zu)")])
def test_a_spectators_words_are_marked(visit: Visit, language: str, marked: str) -> None:
    """Who only watches is not taken for a player: not by a name that looks like one, and every line says so in words."""
    ann, eve = visit(language=language), visit(language=language, size=PHONE, touch=True)
    for person, name in ((ann, "Ann"), (eve, "\u0410nn")):
        person.ask("/api/me", {"name": name})
    match = ann.open_table("me", "bot:random")
    eve.go(f"/m/{match}")
    eve.page.locator("svg.board").wait_for()
    eve.page.locator(".bottom button").nth(1).click()
    for number in range(2):
        eve.page.locator(".chat input").fill(f"I resign {number}")
        eve.page.keyboard.press("Enter")
    ann.page.get_by_role("tab").nth(1).click()
    ann.page.locator(".chat input").fill("I play on")
    ann.page.keyboard.press("Enter")
    for person in (ann, eve):
        expect(person.page.locator(".chat .lines p")).to_have_text(
            [f"\u0410nn 2 {marked}: I resign 0", f"\u0410nn 2 {marked}: I resign 1", "Ann: I play on"]
        )


def test_a_renewed_link_takes_the_seat_from_other_devices(visit: Visit) -> None:
    """The page says what it does and asks before; whoever came by the old link only watches from then on, and the new link leads back."""
    ann, eve, late, phone = visit(), visit(), visit(), visit(size=PHONE, touch=True)
    ann.go()
    ann.page.get_by_role("button", name="With a friend").first.click()
    ann.page.locator(".share").wait_for()
    ann.page.get_by_role("button", name="More").click()
    mine = ann.page.get_by_role("region", name="Link to your seat")
    leaked = mine.locator("input").input_value()
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name="Start now").click()
    eve.page.goto(leaked)
    eve.page.get_by_role("button", name="Sit down").click()
    expect(eve.page.locator(".choice.held").first).to_be_visible()
    ann.page.get_by_role("button", name="More").click()
    mine.get_by_role("button", name="Renew my link: other devices lose the seat").click()
    shows(ann, "The old link is dead then")
    ann.check_access("renewing a link")
    mine.get_by_role("button", name="Cancel").click()
    assert mine.locator("input").input_value() == leaked, "nothing happens without a yes"
    mine.get_by_role("button", name="Renew my link").click()
    mine.get_by_role("button", name="Renew it").click()
    expect(mine.locator("input")).not_to_have_value(leaked)
    expect(eve.page.locator(".choice.held")).to_have_count(0)
    shows(eve, "The link to this seat was renewed on another device: you no longer hold it.")
    late.page.goto(leaked)
    late.page.get_by_role("button", name="Sit down").click()
    shows(late, "This link does not open a seat of this match.")
    phone.page.goto(mine.locator("input").input_value())
    phone.page.get_by_role("button", name="Sit down").click()
    expect(phone.page.locator(".choice.held").first).to_be_visible()
    late.complaints.clear()  # the console notes each refused request


def test_a_page_without_its_seat_is_closed_where_nobody_may_watch(visit: Visit) -> None:
    """It says why, and shows nothing of the game any more."""
    ann, eve = visit(), visit(language="de")
    made = ann.ask("/api/matches", {"game": "dragon_kin", "seats": ["me", "bot:random"], "spectators": False})
    eve.go(made["links"][0]["link"])
    eve.page.get_by_role("button", name="Hinsetzen").click()
    expect(eve.page.locator(".choice.held").first).to_be_visible()
    ann.ask(f"/api/matches/{made['match']}/link", {"seat": 0})
    shows(eve, "Der Link zu diesem Platz wurde auf einem anderen Gerät erneuert: Du hast ihn nicht mehr.")
    expect(eve.page.locator("svg.board")).to_have_count(0)


def test_several_rounds_and_a_rematch(visit: Visit) -> None:
    """Rounds follow each other; after the last one the same seats play again, and whoever asks for it is brought there."""
    ann = visit()
    match = ann.open_table("me", "bot:random", options={"game_length": "fixed_rounds", "rounds": 2})
    play_out([ann])
    shows(ann, "Round 2")
    ann.page.get_by_role("button", name="Play again").click()
    ann.page.wait_for_url(lambda address: "/m/" in address and match not in address)
    ann.page.locator("dialog").wait_for(state="detached")
    ann.wait_turn()
