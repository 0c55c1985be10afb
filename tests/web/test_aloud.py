"""Dragomino for a child who cannot read: pictures and a voice lead from the start to the result, in both languages; without a voice it is silent, and switched off it says nothing."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from web.visiting import PHONE, Visitor

Visit = Callable[..., Visitor]

VOICE = """
window.said = [];
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => [{ lang: 'en-GB' }, { lang: 'de-DE' }],
  speak: (sentence) => { window.said.push([sentence.lang, sentence.text]); setTimeout(() => sentence.onend?.(), 1); },
  cancel: () => undefined,
} });
"""
"""A voice that notes what it says."""

MUTE = "delete window.speechSynthesis; delete window.SpeechSynthesisUtterance;"

SENTENCES: dict[str, dict[str, Any]] = {
    "en": {
        "voice": "en-GB",
        "who": "Who is playing? Tap a picture!",
        "pick": "Your turn! Choose a domino.",
        "place": "Now lay it on your island.",
        "tap": "Tap the egg to open it!",
        "found": {"Hooray! You found a baby dragon!", "Oh! The egg is empty.", "No egg this time."},
        "end": (("won", "share the victory"), "Tap the round arrow to play again."),
        "picture": "You and a dragon",
        "again": "Say it once more",
    },
    "de": {
        "voice": "de-DE",
        "who": "Wer spielt mit? Tipp auf ein Bild!",
        "pick": "Du bist dran! Such dir einen Stein aus.",
        "place": "Leg ihn jetzt an deine Insel.",
        "tap": "Tipp auf das Ei, dann geht es auf!",
        "found": {"Hurra! Du hast ein Drachenbaby gefunden!", "Oh! Das Ei ist leer.", "Diesmal gibt es kein Ei."},
        "end": (("gewonnen", "gewinnt zusammen"), "Tipp auf den runden Pfeil, dann geht es noch einmal los."),
        "picture": "Du und ein Drache",
        "again": "Noch einmal sagen",
    },
}


def said(person: Visitor) -> list[str]:
    """All that the voice has said."""
    return [text for _, text in person.page.evaluate("window.said")]


def play_by_taps(child: Visitor) -> None:
    """Tap whatever can be tapped, until the result is there."""
    for number in itertools.count():
        if child.is_over():
            return
        child.breathe(number)
        if child.page.locator(".skipper").count():
            child.page.evaluate("document.querySelector('.skipper')?.click()")
        elif child.page.locator(".ask").count():
            child.page.locator(".ask").tap()
        elif child.page.locator(".ghost.open .earning").count():
            child.page.locator(".ghost.open", has=child.page.locator(".earning")).first.dispatch_event("click")
        elif child.may_choose():
            child.pick(number)


@pytest.mark.parametrize("language", SENTENCES)
def test_a_child_plays_without_reading(visit: Visit, language: str) -> None:
    """From the button with the face to the result: each step has a picture and is said in the page's language; the speaker says it once more, and the page remembers it."""
    words = SENTENCES[language]
    child = visit(size=PHONE, touch=True, language=language)
    child.context.add_init_script(VOICE)
    child.go().set(pace=8, tap=True)
    child.page.reload()
    way = child.page.locator(".button.aloud")
    way.first.scroll_into_view_if_needed()
    way.first.tap()
    child.page.get_by_role("button", name=words["picture"], exact=True).wait_for()
    child.check_access("who plays")
    assert said(child) == [words["who"]]
    child.page.get_by_role("button", name=words["picture"], exact=True).tap()
    bar = child.page.locator("section.bar")
    bar.locator(".deed svg").wait_for()
    child.check_access("the table")
    child.wait_turn()
    bar.get_by_role("button", name=words["again"]).tap()
    assert said(child)[-1] == words["pick"]
    play_by_taps(child)
    child.page.locator("dialog .end").wait_for()
    child.check_access("the result")
    child.page.wait_for_function("end => window.said.some(([, text]) => text.includes(end))", arg=words["end"][1])
    heard = said(child)
    assert {words["pick"], words["place"]} <= set(heard)
    assert words["found"] & set(heard) and words["tap"] in heard
    assert any(end in heard[-1] for end in words["end"][0]) and heard[-1].endswith(words["end"][1])
    assert {lang for lang, _ in child.page.evaluate("window.said")} == {words["voice"]}
    expect(child.page.locator(".ways .button.main svg")).to_be_visible()
    child.go("/new/dragomino")
    expect(child.page.locator("label.aloud input")).to_be_checked()


def test_switched_off_it_says_nothing(visit: Visit) -> None:
    """Whoever has not asked for it sees no bar and hears no word."""
    ann = visit()
    ann.context.add_init_script(VOICE)
    ann.go()
    ann.open_table("me", "bot:random", game="dragomino", options={"first_holder": "A"})
    ann.wait_turn()
    ann.pick()
    ann.page.locator(".choice.ghost.open").first.wait_for()
    expect(ann.page.locator("section.bar")).to_have_count(0)
    assert said(ann) == []


def test_without_a_voice_there_are_the_pictures(visit: Visit) -> None:
    """A browser that cannot speak shows the same pictures, silently."""
    ann = visit()
    ann.context.add_init_script(MUTE)
    ann.go().set(aloud=True)
    ann.open_table("me", "bot:random", game="dragomino", options={"first_holder": "A"})
    ann.wait_turn()
    expect(ann.page.locator("section.bar .deed svg")).to_be_visible()
    ann.page.get_by_role("button", name="Say it once more").click()
    ann.pick()
    ann.page.locator(".choice.ghost.open").first.wait_for()


def test_another_game_is_not_read(visit: Visit) -> None:
    """The switch is for games that have pictures for it: the others are as they were."""
    ann = visit()
    ann.context.add_init_script(VOICE)
    ann.go().set(aloud=True)
    ann.open_table("me", "bot:random")
    ann.wait_turn()
    expect(ann.page.locator("section.bar")).to_have_count(0)
    assert said(ann) == []
