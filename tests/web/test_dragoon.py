"""Dragoon in real browsers: whole games by clicking, answers out of turn, phone, keyboard, access, and the ways around a game."""

from __future__ import annotations

import contextlib
import itertools
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from table.serving import Server, running
from web.visiting import PHONE, Visitor, shows

Visit = Callable[..., Visitor]
SHORT = {"gold_goal": 14}
"""Options of a game that is over after a few rounds."""


def sit(person: Visitor, *seats: str, **options: object) -> str:
    """A table of Dragoon."""
    return person.open_table(*seats, game="dragoon", options=options)


def invite(host: Visitor, *guests: Visitor, **options: object) -> str:
    """A table of several people, each with a browser of their own."""
    made = host.ask("/api/matches", {"game": "dragoon", "seats": ["me", *("open" for _ in guests)], "options": options})
    host.go(f"/m/{made['match']}")
    for guest, link in zip(guests, [link for link in made["links"] if link["kind"] == "invite"], strict=True):
        guest.go(link["link"])
        guest.page.get_by_role("button", name="Sit down").click()
    for person in (host, *guests):
        person.page.locator(".dragoon svg.board").wait_for()
    return str(made["match"])


STEP = """number => {
  if (document.querySelector('dialog .places')) return 'over';
  const open = [...document.querySelectorAll('.choice.open')];
  if (open.length === 0) return 'wait';
  const deed = name => open.find(each => each.matches('.deed') && each.getAttribute('aria-label').startsWith(name));
  const kept = open.filter(each => each !== deed('Discard'));
  const others = kept.length > 0 ? kept : open;
  const wanted = deed('Destroy') ?? (number % 3 ? deed('Claim') : undefined) ?? deed('Steal') ?? deed('End your turn') ?? others[(number * 7) % others.length];
  wanted.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return 'done';
}"""


def press(person: Visitor, number: int) -> str:
    """One sensible thing: destroy, claim or steal where possible, end a spent turn, else go on with something but keep the cards. Says `done`, or `wait` if nothing can be done now, or `over`."""
    return str(person.page.evaluate(STEP, number))


def play_on(people: list[Visitor], most: int = 900) -> int:
    """All play, whoever may, until everybody sees the result: the number of clicks."""
    clicks = idle = 0
    while True:
        said = [press(person, clicks + number) for number, person in enumerate(people)]
        if said.count("over") == len(people):
            return clicks
        idle = 0 if "done" in said else idle + 1
        clicks += said.count("done")
        people[0].page.wait_for_timeout(40)
        assert clicks < most, "the game does not end"
        assert idle < 1500, f"nobody can move: {[person.page.locator('.prompt').inner_text() for person in people]}"


@pytest.mark.parametrize("bots", [1, 3])
def test_a_whole_game_by_clicking(visit: Visit, bots: int) -> None:
    """Against one bot and against three, from the lobby to the table of how everybody came by their gold."""
    ann = visit()
    sit(ann, "me", *(["bot:greedy"] * bots), **SHORT)
    clicks = play_on([ann])
    assert clicks > 8
    expect(ann.page.locator("dialog .places li")).to_have_count(bots + 1)
    for word in ("Destroyed", "Tribute", "Fights", "Thefts"):
        expect(ann.page.locator("dialog th", has_text=word)).to_be_visible()
    ann.page.get_by_role("button", name="Look at the board").click()
    expect(ann.page.locator(".cell")).to_have_count(36)
    # The log tells every roll.
    assert ann.page.locator(".log li", has_text=re.compile(r"Black \d, red \d: ")).count() >= (bots + 2) * 2


class Dealer(Server):
    """A server that deals known cards."""

    module = "web.dealt"


def moment_line(person: Visitor) -> str:
    """What the bar says to somebody who is not asked; it is what the line above the board says, and no emblem tells whose answer is awaited."""
    line = person.page.locator(".moment .line")
    line.wait_for()
    said = line.inner_text()
    expect(person.page.locator(".prompt p")).to_have_text(said)
    expect(person.page.locator(".prompt .emblem")).to_have_count(0)
    return said


def test_two_people_answer_out_of_turn(browser: Browser, tmp_path: Path) -> None:
    """Windows are masked: each is asked in the other's turn; one uses the card, the other lets it pass. Whoever is not asked reads the same line as if nobody were."""
    with running(f"sqlite:///{tmp_path / 'dealt.sqlite3'}", "--no-limits", "--workers", "1", kind=Dealer) as server:
        ann, ben = Visitor(browser, server.address), Visitor(browser, server.address, calm=False)
        match = invite(ann, ben, reaction_hold_ms=3000)
        assert ann.ask(f"/api/matches/{match}")["table"]["options"]["reaction_mode"] == "masked"
        ann.page.locator(".seat.open").first.dispatch_event("click")
        ann.page.locator(".held.open[aria-label^='Second Wind']").dispatch_event("click")
        # Ben is asked in Ann's turn, and answers.
        answer = ben.page.locator(".moment .choice.open[aria-label^='Play Snuff Out']")
        answer.wait_for()
        expect(ben.page.locator(".prompt")).to_contain_text("plays Second Wind: do you answer?")
        assert moment_line(ann) == "You play Second Wind: does anybody answer?"
        answer.dispatch_event("click")
        answered = moment_line(ben)
        assert answered.endswith(" plays Second Wind: does anybody answer?")
        shows(ann, "answers with Snuff Out.")
        shows(ann, "fizzles out.")
        # The same again: Ben has no answer left, and Ann sees no difference until the window closes.
        ann.page.locator(".held.open[aria-label^='Second Wind']").dispatch_event("click")
        assert moment_line(ann) == "You play Second Wind: does anybody answer?"
        assert moment_line(ben) == answered
        shows(ann, "You have 2 more actions.")
        # Ann uses up her actions; then Ben plays, and Ann lets it pass.
        for number in itertools.count():
            ann.breathe(number)
            end = ann.page.locator(".deed.open[aria-label='End your turn']")
            if end.count():
                end.dispatch_event("click")
                break
            steps = ann.page.locator(".cell.open")
            if steps.count():
                steps.first.dispatch_event("click")
        card = ben.page.locator(".held.open[aria-label^='Second Wind']")
        card.wait_for()
        card.dispatch_event("click")
        passing = ann.page.locator(".moment .choice.open[aria-label^='Let it happen']")
        passing.wait_for()
        expect(ann.page.locator(".moment .choice.open[aria-label^='Play Snuff Out']")).to_have_count(1)
        ann.check_access("a moment")
        passing.dispatch_event("click")
        shows(ben, "You have 2 more actions.")
        for person in (ann, ben):
            person.leave()


def test_a_person_is_not_asked_again(browser: Browser, tmp_path: Path) -> None:
    """Who ticks so is not asked again in this turn: the page lets it happen, says so, and asks again when told to; a reload forgets none of it."""
    with running(f"sqlite:///{tmp_path / 'dealt.sqlite3'}", "--no-limits", "--workers", "1", kind=Dealer) as server:
        ann, ben = Visitor(browser, server.address), Visitor(browser, server.address)
        invite(ann, ben, reaction_hold_ms=0)
        ann.page.locator(".seat.open").first.dispatch_event("click")
        ann.page.locator(".held.open[aria-label^='Second Wind']").dispatch_event("click")
        ben.page.get_by_label("Not again this turn").click()
        # What was asked is let happen at once, and the next one, too.
        shows(ann, "You have 2 more actions.")
        shows(ben, "Nobody asks you again this turn.")
        ben.page.reload()
        shows(ben, "Nobody asks you again this turn.")
        ben.page.get_by_role("button", name="Ask me again").click()
        ann.page.locator(".held.open[aria-label^='Second Wind']").dispatch_event("click")
        answer = ben.page.locator(".moment .choice.open[aria-label^='Play Snuff Out']")
        answer.wait_for()
        expect(answer).to_contain_text("fizzles out")
        for person in (ann, ben):
            person.leave()


def test_moments_can_be_let_pass(visit: Visit) -> None:
    """The menu of the table has a switch for each kind of moment; it is kept, and the other page shows none of it."""
    ann, ben = visit(), visit()
    invite(ann, ben)
    ann.page.get_by_role("button", name="More").first.click()
    box = ann.page.get_by_label("Somebody plays a white card")
    expect(box).not_to_be_checked()
    box.check()
    ann.page.keyboard.press("Escape")
    ann.page.reload()
    ann.page.locator(".dragoon svg.board").wait_for()
    ann.page.get_by_role("button", name="More").first.click()
    expect(ann.page.get_by_label("Somebody plays a white card")).to_be_checked()
    ann.page.keyboard.press("Escape")
    ben.page.get_by_role("button", name="More").first.click()
    expect(ben.page.get_by_label("Somebody plays a white card")).not_to_be_checked()


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    """A tap chooses, a second one does it; all cells, buttons and cards can be hit, and nothing is wider than the screen."""
    ann = visit(size=PHONE, touch=True)
    ann.go()
    sit(ann, "me", "bot:greedy", **SHORT)
    asked = 0
    for number in itertools.count():
        if ann.is_over():
            break
        ann.breathe(number)
        if ann.page.locator(".ask").count():
            ann.page.locator(".ask").tap()
            asked += 1
        elif ann.may_choose():
            buttons = ann.page.locator(".deed.open[aria-label^='Destroy'], .deed.open[aria-label^='End your']")
            (buttons if buttons.count() else ann.page.locator(".choice.open")).first.tap(force=True)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    assert asked >= 6
    ann.page.get_by_role("button", name="Look at the board").tap()
    small = ann.page.evaluate(
        "[...document.querySelectorAll('.cell, .deed')].map(each => each.getBoundingClientRect()).filter(box => Math.min(box.width, box.height) < 44).length"
    )
    assert small == 0


def test_keys_on_the_island(visit: Visit) -> None:
    """Arrows walk over the cells, Enter picks, Esc lets a card down again."""
    ann = visit()
    ann.go()
    sit(ann, "me", "bot:random", **SHORT)
    keys = ann.page.keyboard
    lots = random.Random(7)  # nobody who goes by lot walks in a circle
    walked = lowered = 0
    for number in range(150):
        if ann.is_over() or (walked >= 5 and lowered):
            break
        ann.breathe(number)
        if not ann.may_choose():
            continue
        cards = ann.page.locator(".held.open")
        choices = cards if cards.count() and lots.random() < 0.3 else ann.page.locator(".cell.open, .deed.open, .choice.open")
        # What is open may close meanwhile: then somebody else is on turn.
        with contextlib.suppress(PlaywrightTimeout):
            choices.nth(lots.randrange(choices.count() or 1)).focus(timeout=2000)
        if number % 5 == 0:
            keys.press("ArrowLeft")
            keys.press("ArrowRight")
            walked += 1
        if ann.page.evaluate("!!document.activeElement.closest('[data-cell].open')"):
            keys.press("Enter")
        if ann.page.locator(".held.raised").count():
            keys.press("Escape")
            expect(ann.page.locator(".held.raised")).to_have_count(0)
            lowered += 1
    assert walked > 0


def until_turn(person: Visitor) -> None:
    """Until this person's own turn."""
    for number in itertools.count():
        if person.page.locator(".cell.open").count():
            return
        person.breathe(number)
        others = person.page.locator(".seat.open, .moment .choice.open")
        if others.count():
            others.first.dispatch_event("click")


def test_a_refusal_names_its_rule(visit: Visit) -> None:
    """A far cell, a button that cannot be used and a card that is not for this moment: the page says why not."""
    ann = visit()
    sit(ann, "me", "bot:random")
    until_turn(ann)
    far = ann.page.locator(".cell:not(.open)[aria-label^='Black 1, red 6'], .cell:not(.open)[aria-label^='Black 6, red 1']").first
    far.dispatch_event("click")
    shows(ann, "it is not next to it.")
    expect(ann.page.get_by_role("button", name="DG-A1", exact=True).first).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.locator(".deed[aria-label='End your turn']").dispatch_event("click")
    shows(ann, "You still have to spend 3 of your actions.")


def test_cards_say_why_they_cannot_be_played(visit: Visit) -> None:
    """A card that cannot be played is veiled; its name tells the reason, and so does the note when it is looked at."""
    ann = visit()
    for _ in range(12):
        sit(ann, "me", "bot:random")
        until_turn(ann)
        grey = ann.page.locator(".held.grey")
        if grey.count():
            break
    label = grey.first.get_attribute("aria-label") or ""
    assert re.search(r"(red|white) card .+\.$", label), label
    grey.first.focus()
    expect(ann.page.locator(".tell .why")).to_contain_text("DG-")


def test_a_card_is_discarded_by_its_button(visit: Visit) -> None:
    """Discarding is a choice of its own: the button, then the card; another card is drawn."""
    ann = visit()
    sit(ann, "me", "bot:random")
    until_turn(ann)
    ann.page.locator(".deed[aria-label^='Discard']").dispatch_event("click")
    shows(ann, "Which card do you discard?")
    ann.page.locator(".held.open").first.dispatch_event("click")
    shows(ann, "You discard")


def test_hint_take_back_and_a_spectator(visit: Visit) -> None:
    """A hint points at the board, and is made only once it is asked for; a step is taken back freely; a spectator sees no hand."""
    ann, eve = visit(), visit()
    match = sit(ann, "me", "bot:random")
    until_turn(ann)
    eve.go(f"/m/{match}")
    eve.page.locator(".dragoon svg.board").wait_for()
    expect(eve.page.locator(".held")).to_have_count(0)
    ann.page.get_by_role("button", name="Hint").click()
    shows(ann, "Suggested moves")
    expect(ann.page.locator(".choice.pointed").first).to_be_visible()
    ann.page.locator(".hint").first.click()
    expect(ann.page.get_by_role("button", name="Do it")).to_be_visible()
    shows(ann, "3 actions left.")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("button", name="Do it")).to_have_count(0)
    ann.page.keyboard.press("h")
    quiet = ann.page.locator(".cell.open:not([aria-label*='dragon']):not([aria-label*='cave'])").first
    quiet.dispatch_event("click")
    shows(ann, "2 actions left.")
    ann.page.get_by_role("button", name="Take back").click()
    shows(ann, "3 actions left.")


def test_one_screen_and_replay(visit: Visit) -> None:
    """Two people at one screen with the curtain between; the game is looked at again with every hand open."""
    both = visit()
    match = both.open_table("me", "me", game="dragoon", names=["Ann", "Ben"], options={"gold_goal": 10})
    clicks = 0
    for number in itertools.count():
        if both.is_over():
            break
        both.breathe(number)
        show = both.page.get_by_role("button", name="Show my cards")
        passing = both.page.get_by_role("button", name=re.compile("Pass the screen"))
        if show.count():
            assert both.page.locator(".held").count() == 0, "cards lie behind the curtain"
            show.click()
        elif passing.count():
            passing.first.click()
        elif press(both, clicks) == "done":
            clicks += 1
    both.go(f"/m/{match}/replay")
    both.page.locator(".dragoon svg.board").wait_for()
    for _ in range(6):
        both.page.keyboard.press(".")
    both.page.get_by_label("As seen by").select_option(label="A spectator")
    expect(both.page.locator(".held")).to_have_count(0)


def test_the_lesson_is_learned_by_doing(visit: Visit) -> None:
    """The learner makes every move; a card and its target are two picks; another move is met kindly."""
    ann = visit()
    ann.go("/lesson/dragoon")
    ann.page.locator(".talk").wait_for()
    nudged = False
    for number in itertools.count():
        if ann.page.get_by_role("button", name="Play against bots").count():
            break
        ann.breathe(number)
        onward = ann.page.locator(".talk .button.main")
        pointed = ann.page.locator(".choice.pointed")
        if onward.count():
            onward.click()
        elif pointed.count():
            if not nudged:
                ann.page.locator(".choice.open:not(.pointed)").first.dispatch_event("click")
                shows(ann, "For this lesson, try the marked one.")
                nudged = True
            pointed.first.dispatch_event("click")
    assert nudged


@pytest.mark.parametrize(("theme", "size"), [("night", "desk"), ("parchment", "phone")])
def test_access(visit: Visit, theme: str, size: str) -> None:
    """The accessibility check finds nothing serious on the pages of this game."""
    ann = visit(theme=theme, **({"size": PHONE, "touch": True} if size == "phone" else {}))
    ann.go("/new/dragoon")
    ann.page.get_by_text("House rules").click()
    ann.page.locator(".option").first.wait_for()
    ann.check_access("new game")
    ann.set(ask="never")
    match = sit(ann, "me", "bot:greedy", "bot:greedy", **SHORT)
    ann.wait_turn()
    ann.check_access("start")
    until_turn(ann)
    ann.check_access("turn")
    ann.page.locator(".held").first.focus()
    ann.check_access("card")
    if size != "desk":
        ann.page.get_by_role("button", name="Log").click()
    ann.page.get_by_role("tab", name="Notes").click()
    ann.check_access("notes")
    if size == "phone":
        ann.page.get_by_role("button", name="Close").click()
    ann.page.get_by_role("button", name="More").first.click()
    ann.check_access("menu")
    ann.page.keyboard.press("Escape")
    play_on([ann])
    ann.check_access("result")
    ann.go(f"/m/{match}/replay")
    ann.page.locator(".dragoon svg.board").wait_for()
    ann.check_access("replay")
    ann.go("/rules/dragoon")
    ann.page.locator("table").first.wait_for()
    ann.check_access("rules")
    ann.go("/lesson/dragoon")
    ann.page.locator(".talk").wait_for()
    ann.check_access("lesson")


def test_the_table_says_how_its_moments_are_kept(visit: Visit) -> None:
    """With a friend the windows are masked unless the host chooses otherwise: the form shows it."""
    ann = visit()
    ann.go("/new/dragoon")
    ann.page.get_by_text("House rules").click()
    mode = ann.page.get_by_label("When red cards may answer")
    expect(mode).to_have_value("instant")
    ann.page.get_by_label("Seat 2", exact=True).select_option(value="open")
    expect(mode).to_have_value("masked")
    mode.select_option(value="fixed")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url(re.compile(r"/m/[a-z0-9]+$"))
    match = ann.page.url.rsplit("/", 1)[1]
    assert ann.ask(f"/api/matches/{match}")["table"]["options"]["reaction_mode"] == "fixed"
