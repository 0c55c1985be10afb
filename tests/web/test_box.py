"""A real box beside a phone: whole games of all five by tapping what the box shows, secrets behind the curtain, and a mistake taken back with a tap."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from clutch.table.protocol.server import StateMessage
from web.visiting import PHONE, Visitor

WHOLE = {
    "dragon_kin": {},
    "dragomino": {},
    "dragoon": {"gold_goal": 10, "round_limit": 20},
    "dragon_family": {},
    "dragonbrood": {"years": 5},
}
"""All games, each as short as its options make it."""

STEP = """
async ({ match, tapped }) => {
  // Somebody at the same device who decides: any move, by a small generator, so that each run is the same. Questions whose kind was tapped often enough are answered, too.
  const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws/matches/' + match);
  return await new Promise((done) => {
    let sent = 0, seed = 12345, tries = [];
    const next = (count) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % count; };
    const send = (message) => line.send(JSON.stringify({ ...message, id: ++sent }));
    const end = (why) => { line.close(); done(why); };
    let state;
    const say = () => {
      if (tries.length === 0) return end('no answer was taken: ' + state.question.text);
      send({ type: 'enter', at: state.n, number: state.question.number, outcomes: [tries.shift()], sure: true });
    };
    line.onmessage = (event) => {
      const told = JSON.parse(event.data);
      if (told.type === 'error') return tries.length ? say() : end(told.code + ': ' + told.text);
      if (told.type !== 'state' || (told.reply_to ?? 0) !== sent) return;
      state = told;
      tries = [];
      if (state.result) return end('over');
      if (state.question) {
        const { kind, names, possible, seats, number } = state.question;
        if (!tapped.includes(kind)) return end('asked');
        if (names.length === 0) return send({ type: 'look', seat: seats[0] });
        tries = possible.flatMap((can, index) => (can ? [index] : []));
        tries = [...tries.slice(number % tries.length), ...tries.slice(0, number % tries.length)];
        return say();
      }
      if (state.moves.length === 0) return send({ type: 'look', seat: state.prompt.seat });
      send({ type: 'act', action: state.moves[next(state.moves.length)].action, at: state.n, seat: state.seat });
    };
  });
}
"""
"""Make moves until something is asked that is to be tapped: the moves themselves are tested with each board."""

OFTEN = 4
"""So many questions of each kind are tapped in a whole game: a longer one only asks the same again."""


def lay_out(visitor: Visitor, game: str, **wish: object) -> str:
    """A table with a real box for two at one phone."""
    made = visitor.ask("/api/matches", {"game": game, "seats": ["me", "me"], "names": ["Ann", "Ben"], "box": True, **wish})
    match = str(made["match"])
    visitor.go(f"/m/{match}")
    return match


def newest(visitor: Visitor, match: str) -> StateMessage:
    """The table as the server tells it to this person."""
    return cast("StateMessage", visitor.ask(f"/api/matches/{match}"))


def pass_on(page: Page) -> None:
    """Give the phone to whoever is asked, and lift the curtain."""
    page.locator(".ask .pass").click()
    page.locator(".curtain .button").click()


def may_go_on(visitor: Visitor) -> None:
    """Whoever decides now sees the board, or is given the phone."""
    expect(visitor.page.locator(".curtain, #board > :not(.ask)").first).to_be_visible()


def tap(visitor: Visitor, match: str) -> None:
    """Whoever is asked taps a picture that can be; what cannot be is refused with a sentence, and another is tapped."""
    page = visitor.page
    before = newest(visitor, match)
    question = before["question"]
    assert question is not None
    if page.locator(".curtain").count():
        page.locator(".curtain .button").click()
    page.wait_for_selector(".ask [data-answer], .ask .pass")
    if page.locator(".ask [data-answer]").count() == 0:
        pass_on(page)
    page.wait_for_selector(".ask [data-answer]")
    answers = page.locator(".ask [data-answer]:not([disabled])")
    for index in range(answers.count()):
        number = (index + question["number"]) % answers.count()
        answers.nth(number).click()
        page.wait_for_function("() => !document.querySelector('.ask [aria-disabled=true]')")
        if page.locator(".ask .sure").count():
            page.locator(".ask .sure .button.main").click()
        after = newest(visitor, match)
        if after["n"] != before["n"] or after["question"] is None or after["question"]["number"] != question["number"]:
            return
        expect(page.locator(".notice")).to_be_visible()
    raise AssertionError("no answer was taken")


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_beside_a_phone(visit: Callable[..., Visitor], game: str) -> None:
    """Everything that the real box shows is tapped on a phone's page, from the setup to the end; nobody but the owner is shown a secret's pictures, and the result is told."""
    visitor = visit(size=PHONE, touch=True)
    match = lay_out(visitor, game, options=WHOLE[game])
    visitor.page.locator(".ask").wait_for()
    visitor.check_access("the first question")
    outcome = ""
    tapped: Counter[str] = Counter()
    while outcome != "over":
        state = newest(visitor, match)
        question = state["question"]
        if state["result"] is not None:
            break
        if question is not None and tapped[question["kind"]] < OFTEN:
            tapped[question["kind"]] += 1
            tap(visitor, match)
            continue
        if question is None:
            may_go_on(visitor)
        outcome = visitor.page.evaluate(STEP, {"match": match, "tapped": [kind for kind, times in tapped.items() if times == OFTEN]})
        assert outcome in ("asked", "over"), outcome
    expect(visitor.page.locator(".places li")).to_have_count(2)
    group = visitor.ask("/api/me/history")["groups"][0]
    assert group["people"] == ["Ann", "Ben"] and group["last"][0]["match"] == match


def test_a_mistake_is_taken_back_with_a_tap(visit: Callable[..., Visitor]) -> None:
    """The wrong domino goes back with one tap, and the same question is open again."""
    visitor = visit(size=PHONE, touch=True)
    match = lay_out(visitor, "dragomino", options={"first_holder": "A"})
    page = visitor.page
    page.locator("[data-answer=d03]").click()
    expect(page.locator(".given .small")).to_have_count(1)
    expect(page.locator("[data-answer=d03]")).to_be_disabled()
    page.locator(".ask footer .button").click()
    expect(page.locator(".given .small")).to_have_count(0)
    expect(page.locator("[data-answer=d03]")).to_be_enabled()
    question = newest(visitor, match)["question"]
    assert question is not None and question["number"] == 0


def test_a_score_sheet_is_counted_with_the_games_of_its_people(visit: Callable[..., Visitor]) -> None:
    """Dragons and shells are counted by the game's rules; the result stays in this browser, stands among the group's games and in its file, and can be forgotten."""
    visitor = visit(size=PHONE, touch=True)
    visitor.go("/score/dragomino")
    page = visitor.page
    page.get_by_label("Name 1").fill("Ann")
    page.get_by_label("Name 2").fill("Ben")
    page.locator("[data-field=dragons] input").nth(0).fill("5")
    page.locator("[data-field=dragons] input").nth(0).blur()
    page.get_by_role("radio", name="Ann").click()
    visitor.check_access("the score sheet")
    page.locator(".start").click()
    expect(page.locator(".places li").first).to_contain_text("6")
    page.locator(".start").click()
    expect(page.get_by_text("Your games of Dragomino")).to_be_visible()

    visitor.go("/group")
    expect(page.locator("tbody tr").first).to_contain_text("Ann")
    expect(page.locator(".last a")).to_have_attribute("href", "/score/dragomino")
    visitor.check_access("the games of a group")
    with page.expect_download() as file:
        page.get_by_role("link", name="CSV").click()
    assert ",dragomino,,1,Ann,0,1,6,1" in file.value.path().read_text("utf-8")

    page.locator(".last a").click()
    page.get_by_role("button", name="Forget the result").click()
    visitor.go("/group")
    expect(page.get_by_text("Nothing has been played")).to_be_visible()
