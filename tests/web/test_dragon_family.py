"""Dragon Family in real browsers: whole games by mouse, finger and keyboard, the map, the ghost, the lens, the lesson, the result."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import Locator, expect

from web.visiting import PHONE, Visitor, shows

Visit = Callable[..., Visitor]
ARROWS = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"]

HAND = """
async ([seed, most, patience, words]) => {
  // One click of a player after the other, with luck of its own: what gets the game on is clicked first, but not always.
  const wait = (time) => new Promise((go) => setTimeout(go, time));
  const EAGER = ['.yes .button', '.ask', '.choice.site.open', '.sheet .choice.open', '.choice.thing.open:not(.tile):not(.mark)', '.choice.word.open'];
  const IDLE = ['.choice.keeper', '.choice.tile.open', '.chip:not([disabled]):not([aria-disabled=true])', '.choice.mark'];
  let luck = seed * 48271 + 11;
  const below = (count) => (luck = (luck * 48271) % 2147483647) % count;
  const all = (selector) => [...document.querySelectorAll(selector)];
  const click = (selector) => {
    const found = all(selector);
    found[below(found.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return found.length > 0;
  };
  const step = () => {
    if (all('.turner .button').length > 0 && below(10) < 3) return click('.turner .button');
    for (const selector of EAGER) if (below(10) < 9 && click(selector)) return true;
    if (all('.choice.go.open').length > 0 && below(10) < 4) return click('.choice.go.open');
    return (below(20) < 17 && click('.choice.place.open')) || click(IDLE[below(IDLE.length)]);
  };
  const asks = () => words.some((word) => document.querySelector('.prompt .text')?.textContent.startsWith(word));
  let clicks = 0, idle = 0;
  while (clicks < most && idle < patience && !document.querySelector('dialog .places')) {
    const open = all('.choice.open').length > 0;
    if (open && asks()) break;
    if (open && step()) { clicks += 1; idle = 0; } else idle += 1;
    await wait(30);
  }
  return clicks;
}
"""


def sit(person: Visitor, *seats: str, **more: object) -> str:
    """Make a match of this game and sit down at it: its id."""
    made = person.ask("/api/matches", {"game": "dragon_family", "seats": list(seats), **more})
    person.go(f"/m/{made['match']}")
    return str(made["match"])


def hand(person: Visitor, seed: int, most: int = 200, patience: int = 30, words: Iterable[str] = ()) -> int:
    """Somebody clicks on, so many times at most, until nothing can be clicked for a while, or until a question begins with one of the words: the number of clicks."""
    return int(person.page.evaluate(HAND, [seed, most, patience, sorted(words)]))


def quick(person: Visitor) -> None:
    """Somebody who does not wait for the pictures."""
    person.set(pace=200)
    person.page.reload()
    person.page.locator("svg.board").wait_for()


def play_on(people: list[Visitor], seed: int, until: Callable[[], bool] | None = None) -> int:
    """All play, whoever may, until everybody sees the result, or until something holds: the number of clicks."""
    clicks = 0
    most, patience = (1, 1) if until is not None else (200, 30) if len(people) == 1 else (200, 3)
    for number in itertools.count():
        if until() if until is not None else all(person.is_over() for person in people):
            return clicks
        for person in people:
            clicks += hand(person, seed + number, most, patience)
        people[0].breathe(number)
    raise AssertionError("unreachable")


def tiles(person: Visitor) -> int:
    """How many tiles lie on the map."""
    return person.page.locator(".camera [data-tile]").count()


# Whole games


def test_a_whole_game_of_two_by_clicking(visit: Visit) -> None:
    """Against a bot, to the end; the result tells territory by territory, and the sums are those of the places."""
    ann = visit()
    sit(ann, "me", "bot:greedy")
    assert play_on([ann], 4) > 30
    shows(ann, "Territory by territory")
    points = [int(text.split()[0]) for text in ann.page.locator(".places .score").all_inner_texts()]
    assert [int(text) for text in ann.page.locator("dialog tbody td:nth-child(5)").all_inner_texts()] == points
    rows = [[int(cell) for cell in row.locator("td").all_inner_texts()[1:5]] for row in ann.page.locator("dialog tbody tr").all()]
    assert all(nest + lairs + land == total for nest, lairs, land, total in rows)
    land = [int(text) for text in ann.page.locator("dialog .list .points").all_inner_texts()]
    leaders = [row.locator(".lead").count() for row in ann.page.locator("dialog .list li").all()]
    assert sum(worth * count for worth, count in zip(land, leaders, strict=True)) == sum(row[2] for row in rows)


def test_a_whole_game_of_five_by_clicking(visit: Visit) -> None:
    """Four nests beside one's own; the map grows and always fits its place."""
    ann = visit(calm=False)
    sit(ann, "me", *["bot:greedy"] * 4)
    expect(ann.page.locator(".plate")).to_have_count(4)
    play_on([ann], 7, lambda: tiles(ann) >= 16 or ann.is_over())
    ann.page.wait_for_timeout(500)
    board = ann.page.locator("svg.board").bounding_box()
    assert board is not None
    for tile in ann.page.locator(".camera [data-tile]").all():
        box = tile.bounding_box()
        assert (
            box is not None and box["x"] >= board["x"] and box["x"] + box["width"] <= board["x"] + board["width"] and box["y"] >= board["y"]
        )
    play_on([ann], 8)
    expect(ann.page.locator(".places li")).to_have_count(5)


def test_two_browsers_share_the_map_but_not_the_hands(visit: Visit) -> None:
    """Both see the same map and the same result; of the other's hand and of a tile that is being placed nothing is shown."""
    ann, ben = visit(), visit()
    made = ann.ask("/api/matches", {"game": "dragon_family", "seats": ["me", "open"]})
    ann.go(f"/m/{made['match']}")
    ben.go(next(link["link"] for link in made["links"] if link["kind"] == "invite"))
    ben.page.get_by_role("button", name="Sit down").click()
    ann.page.locator("svg.board").wait_for()
    ben.page.locator("svg.board").wait_for()
    expect(
        ann.page.get_by_role("button", name=re.compile("of your hand")).or_(ann.page.get_by_role("img", name=re.compile("of your hand")))
    ).to_have_count(3)
    ann.page.wait_for_timeout(600)
    mover, other = (ann, ben) if ann.may_choose() else (ben, ann)
    mover.page.locator(".choice.place.open").first.dispatch_event("click")
    mover.page.locator(".ghost").wait_for()
    expect(other.page.locator(".ghost")).to_have_count(0)
    assert other.page.locator(".log li", has_text="lays").count() == 0
    for person in (ann, ben):
        quick(person)
    play_on([ann, ben], 3)
    assert ann.places() == ben.places()
    assert tiles(ann) == tiles(ben)


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    """A tap shows the ghost with its signs for turning and laying; nothing is wider than the screen."""
    ann = visit(size=PHONE, touch=True)
    sit(ann, "me", "bot:greedy")
    ann.wait_turn()
    ann.page.locator(".choice.place.open").first.tap()
    ann.page.locator(".yes .button").tap()
    expect(ann.page.locator(".camera [data-tile]").nth(1)).to_be_attached()
    for number in itertools.count():
        if ann.is_over():
            break
        hand(ann, 5 + number, 4)
        ann.breathe(number)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """Arrows walk, Enter picks and lays, R turns, Tab reaches the words; nothing needs a mouse."""
    ann = visit()
    sit(ann, "me", "bot:greedy")
    ann.wait_turn()
    keys = ann.page.keyboard
    lots = random.Random(7)
    for number in itertools.count():
        if ann.is_over():
            break
        ann.breathe(number)
        if not ann.may_choose():
            continue
        # Mostly down, to the hand and the nest, where nothing is reached yet; else now and then any way. By lot, so that nobody walks in a circle.
        if ann.page.evaluate("!document.activeElement.closest('[data-cell]')"):
            keys.press(lots.choice(["ArrowDown"] * 5 + ARROWS))
        elif lots.random() < 0.3:
            keys.press(lots.choice(ARROWS))
        if lots.random() < 0.2 or ann.page.evaluate("!!document.activeElement.closest('.mark')"):
            for _ in range(lots.randint(1, 12)):
                keys.press("Tab")
                if ann.page.evaluate("!document.activeElement.closest('.choice')"):
                    keys.press("Shift+Tab")  # behind the board come the log and the rules
                    break
        if number % 3 == 0:
            keys.press("t")
            if ann.page.locator("dialog").count() and not ann.is_over():
                keys.press("Escape")  # with nothing to turn, R shows the rule
        keys.press("Enter")


# The map


def test_a_handler_lights_its_cells_and_the_ghost_turns(visit: Visit) -> None:
    """Handler, cell, ghost: turned by key, wheel and button, switched to another tile, taken back with Esc, laid with a click."""
    ann = visit()
    page = ann.page
    # A game in which somebody else has laid no water yet, and the own hand has a tile that can be turned.
    for _ in range(30):
        sit(ann, "me", "bot:random")
        ann.wait_turn()
        if page.locator(".choice.tile.open[aria-label*='ocean with 2']").count():
            break
    page.locator(".choice.keeper").first.click()
    expect(page.locator(".choice.keeper.chosen").first).to_be_attached()
    page.locator(".choice.tile.open[aria-label*='ocean with 2']").first.click()
    places = page.locator(".choice.place.open")
    turnable = next(place for place in places.all() if can_turn(ann, place))
    label = page.locator(".choice.place.chosen")
    for turn in ("key", "wheel", "button"):
        before = str(label.get_attribute("aria-label"))
        assert "o’clock" in before and re.search(r"gains .*gold", before) and not re.search(r"-?\d,-?\d", before)
        if turn == "key":
            page.keyboard.press("t")
        elif turn == "wheel":
            page.locator(".ghost").hover(force=True)
            page.mouse.wheel(0, 120)
        else:
            page.locator(".turner .button").click()
        expect(label).not_to_have_attribute("aria-label", before)
    expect(page.locator(".card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".yes")).to_have_count(0)
    lying = tiles(ann)
    turnable.click()
    page.locator(".yes .button").click()
    expect(page.locator(f"[data-tile='{lying}']")).to_be_attached()


def can_turn(person: Visitor, place: Locator) -> bool:
    """Choose a cell: whether the tile can be turned there."""
    place.dispatch_event("click")
    person.page.locator(".yes .button").wait_for()
    if person.page.locator(".turner .button").count() > 0:
        return True
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".yes")).to_have_count(0)
    return False


def test_moving_the_map_draws_nothing_again(visit: Visit) -> None:
    """Drag, wheel, keys: only the camera changes; 0 shows the whole map again."""
    ann = visit()
    sit(ann, "me", "bot:greedy")
    play_on(
        [ann], 2, lambda: tiles(ann) >= 8 and ann.page.locator(".choice.place.open").count() > 0 and ann.page.locator(".yes").count() == 0
    )
    page = ann.page
    board = page.locator("svg.board").bounding_box()
    assert board is not None
    page.evaluate(
        "() => { window.changes = []; new MutationObserver(all => window.changes.push(...all.filter(each => !each.target.classList.contains('camera')).map(each => each.target.outerHTML.slice(0, 80))))"
        ".observe(document.querySelector('.camera'), { attributes: true, childList: true, subtree: true, characterData: true }); }"
    )
    camera = page.locator(".camera")
    before = camera.get_attribute("style")
    x, y = board["x"] + 60, board["y"] + board["height"] * 0.6
    page.mouse.move(x, y)
    page.mouse.down()
    for number in range(12):
        page.mouse.move(x + number * 15, y - number * 9)
    page.mouse.up()
    assert camera.get_attribute("style") != before
    page.mouse.wheel(0, -240)
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("+")
    page.keyboard.press("-")
    page.wait_for_timeout(100)
    assert page.evaluate("window.changes") == []
    page.keyboard.press("0")
    expect(camera).to_have_attribute("style", str(before))
    assert ann.page.locator(".yes").count() == 0, "a drag is no click"


PINCH = """([x, y]) => {
    const send = (kind, id, dx) => document.elementFromPoint(x, y).dispatchEvent(
        new PointerEvent(kind, { pointerId: id, pointerType: 'touch', clientX: x + dx, clientY: y, bubbles: true, isPrimary: id === 1 }));
    send('pointerdown', 1, -20); send('pointerdown', 2, 20);
    for (let step = 1; step <= 10; step += 1) { send('pointermove', 1, -20 - step * 5); send('pointermove', 2, 20 + step * 5); }
    send('pointerup', 1, -70); send('pointerup', 2, 70);
}"""


def test_two_fingers_bring_the_map_closer(visit: Visit) -> None:
    """A pinch zooms about its middle; the sign for the whole map puts it back."""
    ann = visit(size=PHONE, touch=True)
    sit(ann, "me", "bot:greedy")
    ann.wait_turn()
    tile = ann.page.locator("[data-tile='0']")
    before = tile.bounding_box()
    box = ann.page.locator("svg.board").bounding_box()
    assert before is not None and box is not None
    ann.page.evaluate(PINCH, [box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.4])
    ann.page.wait_for_timeout(100)
    closer = tile.bounding_box()
    assert closer is not None and closer["width"] > before["width"] * 2
    ann.page.get_by_role("button", name=re.compile("Show the whole map")).tap()
    ann.page.wait_for_timeout(100)
    again = tile.bounding_box()
    assert again is not None and abs(again["width"] - before["width"]) < 1


def test_the_lens_shows_who_would_score(visit: Visit) -> None:
    """By key and by button; what it says of a territory is what the position says."""
    ann = visit()
    match = sit(ann, "me", "bot:greedy")
    play_on(
        [ann],
        6,
        lambda: (
            len([each for each in ann.ask(f"/api/matches/{match}")["view"]["territories"] if each["leaders"]]) >= 2 and ann.may_choose()
        ),
    )
    ann.page.reload()  # what was under way has come to rest
    ann.wait_turn()
    ann.page.keyboard.press("l")
    ann.page.locator(".lens").last.wait_for()
    territories = ann.ask(f"/api/matches/{match}")["view"]["territories"]
    held = [each for each in territories if each["leaders"]]
    told = ann.page.locator(".lens [role=img]", has_text=re.compile(r"\d"))
    labels = [str(each.get_attribute("aria-label")) for each in told.all()]
    for territory in held:
        assert any(f"tiles {len(territory['tiles'])}, worth {territory['worth']}. Lairs:" in label for label in labels), (territory, labels)
    button = ann.page.get_by_role("button", name=re.compile("Territory lens"))
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(ann.page.locator(".lens")).to_have_count(0)


def test_what_is_pointed_at_is_lit_and_told_without_numbers(visit: Visit) -> None:
    """No line of the log and no move in words has a coordinate; pointing at one lights its place; the question follows the hand."""
    ann = visit()
    sit(ann, "me", "bot:greedy")
    play_on(
        [ann], 2, lambda: tiles(ann) >= 5 and ann.page.locator(".choice.place.open").count() > 0 and ann.page.locator(".yes").count() == 0
    )
    page = ann.page
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    lines = page.locator(".log li .line")
    assert not [line for line in lines.all_inner_texts() if re.search(r"-?\d,-?\d|tile \d|handler \d|dragon \d", line)]
    expect(page.locator(".spot")).to_have_count(0)
    lines.filter(has_text=re.compile("onto it")).last.hover()
    expect(page.locator(".camera .spot")).to_have_count(1)
    page.get_by_role("button", name="All moves").click()
    moves = page.locator("dialog .moves .button")
    assert not [text for text in moves.all_inner_texts() if re.search(r"-?\d,-?\d|turned|tile \d", text)]
    moves.filter(has_text=re.compile("^Lay")).first.hover()
    page.locator(".camera .spot").first.wait_for()
    page.keyboard.press("Escape")
    question = page.locator(".prompt .text")
    before = question.inner_text()
    page.locator(".choice.keeper").first.dispatch_event("click")
    expect(question).not_to_have_text(before)
    expect(question).to_have_text(re.compile("^Where should"))


# Around it


@pytest.mark.parametrize(("theme", "size"), [("night", "desk"), ("parchment", "phone")])
def test_access(visit: Visit, theme: str, size: str) -> None:
    """The accessibility check finds nothing serious: opening, ghost, lens, every question, result, replay, lesson."""
    ann = visit(theme=theme, **({"size": PHONE, "touch": True} if size == "phone" else {}))
    match = sit(ann, "me", "bot:greedy", "bot:random")
    ann.wait_turn()
    ann.check_access("opening")
    ann.page.locator(".choice.place.open").first.dispatch_event("click")
    ann.page.locator(".yes").wait_for()
    ann.check_access("ghost")
    ann.page.keyboard.press("l")
    ann.check_access("lens")
    ann.page.keyboard.press("l")
    quick(ann)
    unasked = {"Exchange", "Hatch", "Feed"}
    for number in itertools.count():
        if ann.is_over():
            break
        hand(ann, 9 + number, words=unasked)
        question = "".join(ann.page.locator(".prompt .text").all_inner_texts()).split(" ")[0].rstrip(".:,")
        if question in unasked and ann.may_choose():
            unasked.remove(question)
            ann.check_access(question)
        ann.breathe(number)
    assert unasked <= {"Exchange"}
    ann.check_access("result")
    ann.go(f"/m/{match}/replay")
    ann.page.locator("svg.board").wait_for()
    ann.check_access("replay")
    ann.go("/lesson/dragon_family")
    ann.page.locator("svg.board").wait_for()
    ann.check_access("lesson")


def test_the_lesson_is_learned_by_doing(visit: Visit) -> None:
    """The learner makes every move that is asked for, whole actions included; another move is met kindly."""
    ann = visit()
    ann.go("/lesson/dragon_family")
    ann.page.locator(".talk").wait_for()
    nudged = False
    for number in itertools.count():
        if ann.page.get_by_role("button", name="Play against bots").count():
            break
        ann.breathe(number)
        page = ann.page
        if page.locator(".talk .button.main").count():
            page.locator(".talk .button.main").click()
        elif page.locator(".turner.wink .button").count():
            page.locator(".turner.wink .button").click()
        elif page.locator(".yes .button").count():
            page.locator(".yes .button").click()
        elif page.locator(".choice.place.pointed").count():
            if not nudged:
                other = page.locator(".choice.place.open:not(.pointed)").first
                other.dispatch_event("click")
                page.locator(".yes .button").click()
                shows(ann, "For this lesson, try the marked one.")
                nudged = True
                page.keyboard.press("Escape")
            page.locator(".choice.place.pointed").dispatch_event("click")
        elif page.locator(".choice.mark.pointed").count():
            page.locator(".choice.mark.pointed").first.dispatch_event("click")
        elif page.locator(".sheet .choice.pointed").count():
            page.locator(".sheet .choice.pointed").dispatch_event("click")
        elif page.locator(".choice.go.pointed").count():
            page.locator(".choice.go.pointed").dispatch_event("click")
        elif page.locator(".choice.pointed").count():
            page.locator(".choice.pointed").first.dispatch_event("click")
    assert nudged
    expect(ann.page.get_by_role("img", name=re.compile(r"lair of (?!Bo\b)"))).to_have_count(1)


def test_why_not_names_the_rule(visit: Visit) -> None:
    """An egg that cannot be paid: the table says why, beside the question and what can be chosen, until the next pick."""
    ann = visit()
    sit(ann, "me", "bot:greedy")
    dear = ann.page.locator(".choice.thing[aria-disabled=true][aria-label^=Hatch]")
    play_on(
        [ann],
        1,
        lambda: dear.count() > 0 and ann.page.locator(".choice.chosen").count() == 0 and ann.page.locator(".choice.word.open").count() > 0,
    )
    dear.first.dispatch_event("click")
    expect(ann.page.locator(".notice")).to_contain_text(re.compile("DF-[HR]"))
    expect(ann.page.locator(".prompt .line")).to_contain_text("Your turn.")
    chips = ann.page.locator(".prompt .chip:not([aria-disabled=true])")
    expect(chips.first).to_be_visible()
    chips.first.click()
    expect(ann.page.locator(".notice")).to_have_count(0)


def test_hint_take_back_spectator_and_replay(visit: Visit) -> None:
    """A hint points at the map; an action is taken back; a spectator sees no hand; the replay has all hands open."""
    ann, eve = visit(), visit()
    match = sit(ann, "me", "bot:random", options={"hidden_hands": False})
    ann.wait_turn()
    ann.page.get_by_role("button", name="Hint").click()
    ann.page.locator(".hints .hint").first.wait_for()
    expect(ann.page.locator(".choice.pointed").first).to_be_attached()
    lay = ann.page.locator(".hints .hint", has_text=re.compile("Lay the .* here"))
    lay.hover()
    expect(ann.page.locator(".choice.place.pointed")).to_have_count(1)
    lying = tiles(ann)
    lay.click()  # as on the map, it is shown there first, and taking it again makes it
    expect(ann.page.locator(".prompt .ask")).to_be_visible()
    assert tiles(ann) == lying
    lay.click()
    expect(ann.page.locator(".camera [data-tile]").nth(lying)).to_be_attached()  # a hint is a whole move
    ann.page.get_by_role("button", name="Take back").click()  # what was chosen in one go is taken back in one go
    expect(ann.page.locator(".camera [data-tile]")).to_have_count(lying)
    expect(ann.page.locator(".prompt .text")).to_have_text(re.compile("^Choose an action"))
    secret = sit(ann, "me", "bot:greedy")
    ann.wait_turn()
    eve.go(f"/m/{secret}")
    eve.page.locator("svg.board").wait_for()
    expect(eve.page.get_by_role("img", name="A hidden tile")).to_have_count(3)
    assert not eve.may_choose()
    eve.go("/")
    quick(ann)
    play_on([ann], 11)
    ann.go(f"/m/{secret}/replay")
    ann.page.locator("svg.board").wait_for()
    expect(ann.page.get_by_role("img", name=re.compile("of your hand"))).to_have_count(3)
    for _ in range(6):
        ann.page.keyboard.press(".")
    expect(ann.page.locator(".number")).to_have_text(re.compile("^6 /"))
    assert match != secret


def test_one_screen_passes_between_turns(visit: Visit) -> None:
    """Two people at one screen: each sees the own nest below and the own hand."""
    both = visit()
    sit(both, "me", "me", names=["Ann", "Ben"])
    turns_taken = 0
    for number in itertools.count():
        if turns_taken >= 5:
            break
        both.breathe(number)
        show = both.page.get_by_role("button", name="Show my cards")
        passing = both.page.get_by_role("button", name=re.compile("Pass the screen"))
        if show.count():
            who = both.page.locator("#curtain-title").inner_text().split(",")[0]
            show.click()
            both.wait_turn()
            expect(both.page.get_by_role("img", name=re.compile(f"^Nest of {who}")).last).to_be_attached()
            expect(both.page.locator(".plate")).to_have_count(1)
            turns_taken += 1
        elif passing.count():
            passing.first.click()
        else:
            hand(both, 2 + number, 1, 1)
