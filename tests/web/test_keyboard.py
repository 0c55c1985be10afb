"""The keyboard alone: a game of each kind from its first decision to its result, with the focus always somewhere, and always to be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from web.test_box import WHOLE
from web.visiting import Visitor

Visit = Callable[..., Visitor]

PRESSED = 12
"""So many decisions are made by keys; a longer game only asks the same again, and its rest is played over the wire."""

LOOK = """async () => {
  // Where the focus is as soon as the page has come to rest; what has it may be taken from the page between two frames.
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await frame();
  for (let count = 0; count < 20 && (!document.activeElement || document.activeElement === document.body); count += 1) await frame();
  const seen = (each) => { const style = getComputedStyle(each); return style.outlineStyle !== 'none' || (style.opacity !== '0' && style.stroke !== 'none'); };
  const marked = (focus) => focus.matches(':focus-visible') && [focus, ...focus.querySelectorAll('*')].some(seen);
  for (let count = 0; count < 20 && document.activeElement && document.activeElement !== document.body && !marked(document.activeElement); count += 1) await frame();
  const focus = document.activeElement;
  const open = document.querySelectorAll('#board .choice.open').length;
  if (document.querySelector('dialog .places')) return { step: 'over' };
  if (!focus || focus === document.body) return { step: 'lost', open };
  return {
    step: open === 0 ? 'wait' : focus.matches('.choice.open') ? 'here' : 'elsewhere',
    open,
    marked: marked(focus),
    name: focus.getAttribute('aria-label') ?? focus.textContent,
  };
}"""

FINISH = """async (match) => {
  // The rest of a long game, by the moves that the table offers, over a line of its own.
  const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws/matches/' + match);
  return await new Promise((done) => {
    let sent = 0, seed = 12345;
    const next = (count) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % count; };
    line.onmessage = (event) => {
      const told = JSON.parse(event.data);
      if (told.type !== 'state') return;
      if (told.result) { line.close(); return done('over'); }
      if (told.moves.length === 0) return;
      line.send(JSON.stringify({ type: 'act', id: ++sent, action: told.moves[next(told.moves.length)].action, at: told.n, seat: told.seat }));
    };
  });
}"""


def look(person: Visitor) -> dict[str, Any]:
    """Where the focus is, and what can be picked."""
    return dict(person.page.evaluate(LOOK))


def tab_to_a_choice(person: Visitor) -> None:
    """Tab until something that can be picked has the focus; it is never lost on the way, but behind the last thing of the page, where a browser has its own."""
    left = 0
    for _ in range(120):
        person.page.keyboard.press("Tab")
        now = look(person)
        if now["step"] in ("here", "wait", "over"):
            return
        left += now["step"] == "lost"
        assert left < 2, "Tab leads out of the page again and again"
    raise AssertionError("Tab reaches no choice")


@pytest.mark.parametrize("game", WHOLE)
def test_a_game_by_keys_alone(visit: Visit, game: str) -> None:
    """Tab leads into the board, arrows walk, Enter picks; after each move of anybody the focus is on something, and marked. At the end it is on the way to another game."""
    ann = visit()
    match = ann.open_table("me", "bot:random", game=game, options=WHOLE[game])
    ann.page.locator("#board .choice.open").first.wait_for()
    tab_to_a_choice(ann)
    pressed = waited = 0
    while pressed < PRESSED:
        now = look(ann)
        assert now["step"] != "lost", f"the focus is lost after {pressed} decisions"
        if now["step"] == "over":
            break
        if now["step"] == "wait":
            waited += 1
            assert waited < 1500, f"nobody can move: {ann.page.locator('.prompt').all_inner_texts()}"
            ann.page.wait_for_timeout(20)
            continue
        if now["step"] == "elsewhere":
            tab_to_a_choice(ann)
            continue
        assert now["marked"], f"nobody sees where the focus is: {now['name']}"
        if pressed % 2:
            ann.page.keyboard.press(("ArrowRight", "ArrowDown", "ArrowLeft")[pressed % 3])
            if look(ann)["step"] != "here":
                tab_to_a_choice(ann)
        ann.page.keyboard.press("Enter")
        pressed += 1
    else:
        assert ann.page.evaluate(FINISH, match) == "over"
    again = ann.page.get_by_role("button", name="Play again")
    expect(again).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog")).to_have_count(0)
    assert look(ann)["step"] != "lost"


def test_a_window_gives_the_focus_back(visit: Visit) -> None:
    """Whatever window is opened by a key, Esc closes it, and the focus is where it was before."""
    ann = visit()
    ann.open_table("me", "bot:random", game="dragomino", options={"first_holder": "A"})
    ann.wait_turn()
    tab_to_a_choice(ann)
    before = look(ann)["name"]
    for key in ("?", "m", "r"):
        ann.page.keyboard.press(key)
        ann.page.get_by_role("dialog").wait_for()
        for _ in range(12):
            ann.page.keyboard.press("Tab")
        assert ann.page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')"), (
            "a window keeps the focus inside"
        )
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("dialog")).to_have_count(0)
        assert look(ann)["name"] == before, key


def test_the_curtain_is_lifted_by_keys(visit: Visit) -> None:
    """Two at one screen: Enter lifts the curtain, and the focus is on the cards of whoever lifted it."""
    both = visit()
    both.open_table("me", "me", names=["Ann", "Ben"])
    keys = both.page.keyboard
    lift = both.page.get_by_role("button", name="Show my cards")
    expect(lift).to_be_focused()
    keys.press("Enter")
    both.wait_turn()
    expect(both.page.locator(".choice.open:focus")).to_have_count(1)
    keys.press("Enter")
    both.page.locator(".choice.open").first.wait_for()
    assert look(both)["step"] != "lost"
