"""Large letters, little room, thick fingers and quiet screens: nothing is cut, nothing is too small to hit, nothing moves for whoever asks for stillness."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.test_box import WHOLE
from web.visiting import PHONE, Visitor

Visit = Callable[..., Visitor]

ZOOMED = (683, 384)
"""What is left of a desk of 1366 by 768 at a zoom of 200 %."""

TARGETS = """() => {
  const shown = (each) => {
    const box = each.getBoundingClientRect(), style = getComputedStyle(each);
    return box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
      && style.visibility !== 'hidden' && style.opacity !== '0'
      && !each.closest('[inert], [aria-hidden=true]') && !each.disabled && each.getAttribute('aria-disabled') !== 'true';
  };
  const all = [...document.querySelectorAll('button, a[href], input, select, summary, [role=button], [role=tab]')].filter(shown);
  return all.flatMap((each) => {
    const box = each.getBoundingClientRect();
    const board = each.closest('#board') !== null;
    if (box.width >= 44 && box.height >= 44) return [];
    if (board && box.width >= 24 && box.height >= 24) return [];
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const crowded = all.some((other) => {
      if (other === each || other.contains(each) || each.contains(other)) return false;
      const near = other.getBoundingClientRect();
      return Math.hypot(Math.max(near.left - x, 0, x - near.right), Math.max(near.top - y, 0, y - near.bottom)) < 12;
    });
    if (board && !crowded) return [];
    return [`${each.getAttribute('aria-label') ?? each.textContent.trim()} (${Math.round(box.width)} by ${Math.round(box.height)})`];
  });
}"""
"""What a finger can hardly hit: below 44 by 44, and on a board, where the map says how large places are, below 24 by 24 without room around."""

CUT = """() => {
  const found = [];
  const slides = (each) => each !== null && ((['auto', 'scroll'].includes(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth) || slides(each.parentElement));
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const each of document.querySelectorAll('h1, h2, h3, p, b, a, button, label, legend, summary, th, td, li, select')) {
    if (each.closest('svg, .hidden-text, [aria-hidden=true], .log, .told, #board') || each.classList.contains('hidden-text')) continue;
    const box = each.getBoundingClientRect(), style = getComputedStyle(each);
    if (box.width === 0 || style.visibility === 'hidden' || style.opacity === '0' || style.clipPath !== 'none') continue;
    if (style.textOverflow === 'ellipsis' && each.getAttribute('title')) continue;
    if (style.overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1 && !['auto', 'scroll'].includes(style.overflowX)) found.push(`cut: ${each.textContent.trim().slice(0, 50)}`);
    if (style.overflowY !== 'visible' && each.scrollHeight > each.clientHeight + 2 && !['auto', 'scroll'].includes(style.overflowY)) found.push(`cut below: ${each.textContent.trim().slice(0, 50)}`);
    if (!each.closest('.chips, .tabs, .hints, .skip') && !each.classList.contains('skip') && !slides(each.parentElement) && (box.right > innerWidth + 1 || box.left < -1)) found.push(`outside: ${each.textContent.trim().slice(0, 50)}`);
  }
  const controls = [...document.querySelectorAll('header.bar button, header.bar a, header.bar h1, .prompt p, .prompt button, .bottom button')].filter((each) => each.getBoundingClientRect().width > 0 && !each.closest('.hidden-text'));
  controls.forEach((one, index) => controls.slice(index + 1).forEach((other) => {
    if (one.contains(other) || other.contains(one)) return;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2)
      found.push(`${one.textContent.trim().slice(0, 30)} lies over ${other.textContent.trim().slice(0, 30)}`);
  }));
  return found;
}"""
"""What cannot be read whole: cut by its own frame, beside the screen, or below something else."""

LARGE = "() => document.documentElement.style.setProperty('font-size', '200%', 'important')"
"""Letters twice as large, as somebody sets them in their browser."""

MOVING = """() => document.getAnimations().flatMap((each) => {
  const { duration, iterations } = each.effect.getComputedTiming();
  const usual = ['offset', 'computedOffset', 'easing', 'composite', 'opacity'];
  const moves = each.effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => !usual.includes(name)));
  return moves && each.playState === 'running' && (iterations === Infinity || Number(duration) > 100) ? [each.animationName ?? each.transitionProperty ?? String(duration)] : [];
})"""


def play_some(person: Visitor, picks: int, look: Callable[[], None]) -> None:
    """Make so many picks, and look at the screen before each."""
    done = 0
    for number in range(3000):
        if done == picks or person.is_over():
            return
        if person.may_choose():
            look()
            person.pick(done * 5)
            done += 1
        else:
            person.page.wait_for_timeout(30)
        assert number < 2999, "nobody can move"


@pytest.mark.parametrize("game", WHOLE)
def test_a_finger_hits_everything(visit: Visit, game: str) -> None:
    """On a phone of 390 pixels all that can be touched at the table is large enough, whatever is being decided."""
    ann = visit(size=PHONE, touch=True)
    ann.go().set(ask="never")
    ann.open_table("me", "bot:random", "bot:random", game=game, options=WHOLE[game])
    ann.wait_turn()
    small: set[str] = set()
    play_some(ann, 12, lambda: small.update(ann.page.evaluate(TARGETS)))
    assert not small


@pytest.mark.parametrize("game", WHOLE)
def test_large_letters_and_a_zoom_of_200_percent(visit: Visit, game: str) -> None:
    """At the table with letters twice as large, and at 200 %: nothing is cut or covered, the board keeps room, and a move can be made."""
    ann = visit(size=(1366, 768))
    ann.go().set(ask="never")
    ann.open_table("me", "bot:random", game=game, options=WHOLE[game])
    ann.wait_turn()
    ann.page.evaluate(LARGE)
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate(CUT) == []
    ann.page.reload()
    ann.page.set_viewport_size({"width": ZOOMED[0], "height": ZOOMED[1]})
    ann.wait_turn()
    ann.page.wait_for_timeout(300)
    assert ann.page.evaluate(CUT) == []
    room = ann.page.locator("#board").bounding_box()
    assert room is not None and room["height"] >= 240
    ann.page.locator("#board .choice.open").first.scroll_into_view_if_needed()
    told = ann.page.locator(".log li").count()
    for _ in range(4):
        if ann.page.locator(".log li").count() > told:
            break
        ann.wait_turn()
        ann.pick()
        ann.page.wait_for_timeout(300)
    assert ann.page.locator(".log li").count() > told


@pytest.mark.parametrize("way", ["letters", "zoom"])
def test_pages_with_large_letters(visit: Visit, way: str) -> None:
    """Lobby, settings, a new game, how to play, rules, score sheet, puzzle, our games and the page for nothing can be read whole with letters twice as large, and at 200 %."""
    ann = visit(size=(1366, 768) if way == "letters" else ZOOMED)
    for path in ("/", "/new/dragomino", "/how/dragoon", "/rules/dragon_kin", "/score/dragonbrood", "/puzzle", "/group", "/nothing/here"):
        ann.go(path)
        ann.page.locator("h1, h2").first.wait_for()
        if way == "letters":
            ann.page.evaluate(LARGE)
        ann.page.wait_for_timeout(300)
        assert ann.page.evaluate(CUT) == [], path
    ann.go()
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_role("button", name="Deutsch")).to_be_visible()
    assert ann.page.evaluate(CUT) == [], "settings"


@pytest.mark.parametrize("game", WHOLE)
def test_nothing_moves_for_whoever_asks_for_stillness(visit: Visit, game: str) -> None:
    """With less motion asked for, no animation runs, neither while something is chosen nor while the others play."""
    ann = visit()
    ann.go().set(ask="never", pace=4)
    ann.open_table("me", "bot:random", game=game, options=WHOLE[game])
    ann.wait_turn()
    moving: set[str] = set()

    def look() -> None:
        moving.update(ann.page.evaluate(MOVING))

    play_some(ann, 5, look)
    for _ in range(10):
        ann.page.wait_for_timeout(50)
        look()
    assert not moving


@pytest.mark.parametrize("game", ["dragomino", "dragoon"])
def test_a_board_keeps_its_size_on_a_phone(visit: Visit, game: str) -> None:
    """Whatever the line above it says, asks or offers; what does not fit there lies over the board."""
    ann = visit(size=PHONE, touch=True)
    ann.open_table("me", "bot:random", game=game, options=WHOLE[game])
    ann.watch_size()
    for number in range(12):
        ann.wait_turn()
        ann.pick(number)
        ask = ann.page.locator(".prompt .ask")
        if ask.count():
            ask.click()
    assert len(ann.sizes()) == 1, ann.sizes()
