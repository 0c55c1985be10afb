"""Every page: access in both themes, both languages, the lesson, the replay, the rules, and what the page weighs."""

from __future__ import annotations

import gzip
import itertools
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import clutch
from web.visiting import PAGE, PHONE, ROOT, Visitor, play_out, shows

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(("theme", "size"), [("night", "desk"), ("parchment", "phone")])
def test_access(visit: Visit, theme: str, size: str) -> None:
    """The accessibility check finds nothing serious on any page."""
    ann = visit(theme=theme, **({"size": PHONE, "touch": True} if size == "phone" else {}))
    ann.go()
    ann.page.locator(".door svg").first.wait_for()
    ann.check_access("lobby")
    ann.page.get_by_role("button", name="Settings").click()
    ann.check_access("settings")
    ann.go("/new/dragon_kin")
    ann.page.get_by_text("House rules").click()
    ann.page.get_by_text("Clock and table").click()
    ann.page.locator(".option").first.wait_for()
    ann.check_access("new game")
    ann.open_table("me", "open")
    ann.page.get_by_role("button", name="Get a link").click()
    ann.page.locator(".share").wait_for()
    ann.page.get_by_role("button", name="QR code").click()
    ann.check_access("waiting")
    ann.open_table("me", "me", names=["Ann", "Ben"])
    ann.page.get_by_role("button", name="Show my cards").wait_for()
    ann.check_access("curtain")
    match = ann.open_table("me", "bot:random")
    ann.wait_turn()
    ann.check_access("discard")
    ann.pick()
    if ann.page.locator(".ask").count():
        ann.check_access("asking")
        ann.page.locator(".ask").click()
    ann.page.get_by_role("button", name="Scry").wait_for()
    ann.check_access("action")
    for tab in ("Chat", "Notes"):
        if size != "desk" and not ann.page.locator(".side.open").count():
            ann.page.get_by_role("button", name="Log").click()
        ann.page.get_by_role("tab", name=tab).click()
        ann.check_access(tab)
    ann.set(ask="never")
    ann.page.reload()
    play_out([ann])
    ann.check_access("result")
    ann.go(f"/m/{match}/replay")
    ann.page.locator("svg.board").wait_for()
    ann.check_access("replay")
    ann.go("/rules/dragon_kin")
    ann.page.locator("table").first.wait_for()
    ann.check_access("rules")
    ann.go("/lesson/dragon_kin")
    ann.page.locator(".talk").wait_for()
    ann.check_access("lesson")
    ann.go("/nothing/here")
    ann.page.get_by_role("heading").wait_for()
    ann.check_access("nowhere")


def test_the_lesson_is_learned_by_doing(visit: Visit) -> None:
    """The learner makes every move that is asked for; another move is met kindly."""
    ann = visit()
    ann.go("/lesson/dragon_kin")
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
    ann.page.get_by_role("button", name="Play against bots").click()
    ann.page.locator("svg.board").wait_for()


def test_the_replay_steps_jumps_and_branches(visit: Visit) -> None:
    """Keys, slider and log lines lead to positions; from any of them a new game begins."""
    ann = visit()
    match = ann.open_table("me", "bot:random")
    play_out([ann])
    ann.go(f"/m/{match}/replay")
    number = ann.page.locator(".number")
    expect(number).to_have_text(re.compile(r"^0 / [1-9]"))
    ann.page.keyboard.press(".")
    ann.page.keyboard.press(".")
    expect(number).to_have_text(re.compile(r"^2 /"))
    ann.page.keyboard.press(",")
    expect(number).to_have_text(re.compile(r"^1 /"))
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".rank").first).to_be_visible()
    ann.page.locator("button.line", has_text="discards").nth(2).click()
    expect(ann.page.locator("li.current").first).to_be_visible()
    everything = ann.page.locator(".log li", has_text=re.compile("takes? up eight cards:")).count()
    assert everything == 2
    ann.page.get_by_label("As seen by").select_option(label="A spectator")
    expect(ann.page.locator(".log li", has_text=re.compile("takes? up eight cards:"))).to_have_count(0)
    ann.page.get_by_role("button", name="Play on from here").click()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.wait_for_url(re.compile(r"/m/[a-z0-9]+$"))
    ann.page.locator("svg.board").wait_for()


def test_a_record_goes_out_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    """A finished game is downloaded and opened again."""
    ann = visit()
    ann.open_table("me", "bot:random")
    play_out([ann])
    with ann.page.expect_download() as waiting:
        ann.page.get_by_role("link", name="Record").click()
    waiting.value.save_as(tmp_path / "game.jsonl")
    ann.go()
    ann.page.get_by_label("Open a saved game").set_input_files(tmp_path / "game.jsonl")
    ann.page.wait_for_url(re.compile(r"/replay$"))
    ann.page.locator("svg.board").wait_for()


def test_the_rules_are_searched_and_linked(visit: Visit) -> None:
    """A link lands on its rule; searching finds rules by their words."""
    ann = visit()
    ann.go("/rules/dragon_kin#DK-A4")
    expect(ann.page.locator("#DK-A4")).to_be_in_viewport()
    ann.page.get_by_label("Search the rules").fill("coup")
    shows(ann, "DK-F5")
    ann.page.get_by_label("Search the rules").fill("zeppelin")
    shows(ann, "No rule says that.")


def test_the_page_speaks_german(visit: Visit) -> None:
    """The page and the story of the game change their language at once, and remember it."""
    ann = visit()
    ann.open_table("me", "bot:random")
    ann.wait_turn()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Deutsch").click()
    ann.page.keyboard.press("Escape")
    shows(ann, "Wähle eine Karte zum Abwerfen.")
    shows(ann, "nimmt acht Karten auf")
    ann.page.reload()
    shows(ann, "Du bist dran.")


@pytest.mark.parametrize("game", [game.name for game in clutch.games()])
def test_the_rules_are_read_in_german(visit: Visit, game: str) -> None:
    """A German reader gets the German rules, and the English ones at once where they are asked for; what only those need who check the rules is not shown."""
    ann = visit(language="de")
    ann.go(f"/rules/{game}")
    expect(ann.page.get_by_role("heading", name="Aufbau", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Invarianten")).to_have_count(0)
    expect(ann.page.get_by_text("Der Regeltext ist auf Englisch.")).to_have_count(0)
    told = ann.page.get_by_role("main").get_by_role("region", name="Für wen, und wie lange")
    expect(told.get_by_role("row", name="Minuten mindestens")).to_be_visible()
    expect(ann.page.get_by_role("main").get_by_text(re.compile("provenance|reconstructed|least minutes"))).to_have_count(0)
    ann.page.get_by_role("button", name="Einstellungen").click()
    ann.page.get_by_role("button", name="English").click()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("heading", name="Setup", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("heading", name="Invariants")).to_have_count(0)
    expect(ann.page.get_by_text("components.toml")).to_have_count(0)


def test_a_rule_over_the_table_is_german(visit: Visit) -> None:
    """The window that a rule's id opens at the table tells the rule in the reader's language."""
    ann = visit(language="de")
    ann.open_table("me", "bot:random")
    ann.wait_turn()
    ann.page.get_by_role("button", name="DK-S4").first.click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Alle Karten im Spiel werden gemischt")


def test_notes_can_be_switched_off(visit: Visit) -> None:
    """The count of unseen cards is a help that not everybody wants."""
    ann = visit()
    ann.open_table("me", "bot:random")
    ann.wait_turn()
    ann.page.get_by_role("tab", name="Notes").click()
    shows(ann, "Cards of each kind that you have not seen")
    ann.set(notes=False)
    ann.page.reload()
    ann.wait_turn()
    expect(ann.page.get_by_role("tab", name="Notes")).to_have_count(0)


def test_options_are_explained_by_their_rule(visit: Visit) -> None:
    """Each house rule is told in a sentence without a program's words, shows the rule that it changes, and arrives at the table."""
    ann = visit()
    ann.go("/new/dragon_kin")
    ann.page.get_by_text("House rules").click()
    ann.page.get_by_label("Length of the game").select_option(label="a number of rounds")
    ann.page.get_by_label("Rounds", exact=True).fill("2")
    ann.page.get_by_role("link", name="Rule DK-F8").first.wait_for()
    assert "_" not in ann.page.locator("form").inner_text()
    ann.page.get_by_role("button", name="Open the table").click()
    ann.page.locator("svg.board").wait_for()
    match = ann.page.url.rsplit("/", 1)[1]
    assert ann.ask(f"/api/matches/{match}")["table"]["options"]["rounds"] == 2


MANIFEST = PAGE.parent / "manifest.json"


def needed(entry: str, manifest: dict[str, Any], found: set[str]) -> set[str]:
    """The files that an entry loads at once."""
    part = manifest[entry]
    if part["file"] not in found:
        found.update([part["file"], *part.get("css", [])])
        for other in part.get("imports", []):
            needed(other, manifest, found)
    return found


@pytest.mark.parametrize("game", sorted(path.parent.name for path in (ROOT / "web" / "src" / "boards").glob("*/index.ts")))
def test_the_page_is_light(game: str) -> None:
    """The lobby and one table with its board weigh less than 150 kB as they travel."""
    manifest = json.loads(MANIFEST.read_text("utf-8"))
    files: set[str] = set()
    for entry in ("index.html", "src/table/Table.svelte", f"src/boards/{game}/index.ts", f"src/boards/{game}/Door.svelte"):
        needed(entry, manifest, files)
    weights = {name: len(gzip.compress((PAGE.parent / name).read_bytes())) for name in files}
    assert sum(weights.values()) < 150_000, weights


def test_every_lesson_can_be_played() -> None:
    """The rules make every move of every lesson, and reach every position of the page's own tests."""
    subprocess.run([sys.executable, str(ROOT / "scripts" / "lessons.py"), "--check"], check=True, env={"PYTHONPATH": str(ROOT / "src")})


def test_the_log_of_a_long_game_is_whole(visit: Visit) -> None:
    """The newest lines are there at once, the older ones follow page by page, until the first line of the game stands at the top."""
    game = clutch.game("dragon_family")
    chance = clutch.Seeded(3)
    referee = clutch.begin(game, 2, {}, [clutch.Seat("Ann"), clutch.Seat("Ben")], chance)
    while not (referee.steps and referee.steps[-1].free):
        referee.act(int(referee.state.seat()), referee.state.legal()[0], chance)
    last = referee.steps[-1]
    for _ in range(700):
        referee.take_back(last.seat)
        referee.act(last.seat, last.action, chance)
    ann = visit()
    made = ann.ask("/api/records", {"record": referee.record.text()})
    ann.go(f"/m/{made['match']}")
    ann.page.get_by_role("button", name="Show my").first.click()
    expect(ann.page.locator(".log li").nth(701)).to_be_attached()
    expect(ann.page.locator(".log li").first).to_contain_text("The game starts")


def test_a_person_can_have_their_data_deleted(visit: Visit) -> None:
    """The settings say what that means and ask; then nobody knows the name any more, and their matches are in no list of theirs."""
    ann = visit()
    ann.ask("/api/me", {"name": "Annabel"})
    match = ann.open_table("me", "bot:random")
    ann.wait_turn()
    ann.go()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("button", name="Delete my data").click()
    shows(ann, "deleted from every match")
    ann.page.get_by_role("button", name="Cancel").click()
    assert len(ann.ask("/api/me/matches")["matches"]) == 1, "nothing happens without a yes"
    ann.page.get_by_role("button", name="Delete my data").click()
    ann.page.get_by_role("button", name="Delete it").click()
    ann.page.locator("dialog").wait_for(state="detached")
    ann.page.locator(".door svg").first.wait_for()
    assert ann.ask("/api/me")["name"] != "Annabel" and ann.ask("/api/me/matches")["matches"] == []
    assert "Annabel" not in json.dumps(ann.ask(f"/api/matches/{match}"))
