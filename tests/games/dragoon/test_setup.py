"""The setup, and what the box holds."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import clutch
from clutch.games.dragoon.component_file import CARDS, read_components
from clutch.games.dragoon.components import COPIES, cave_cells
from games.dragoon.island import CAVES, DECK, GAME, cell
from kit import rule

FILE = (GAME.folder / "components.toml").read_text("utf-8")


def begin(players: int, options: dict[str, object] | None = None, seed: int = 1) -> dict[str, object]:
    return GAME.start(players, options, chance=clutch.Seeded(seed)).view(0)


@rule("DG-S1", "DG-G7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_colour_and_pieces(players: int) -> None:
    """Everybody has a colour of its own, a cave, a dragon and nine totems; absent players have nothing on the map."""
    view = begin(players)
    seats = view["seats"]
    cells = view["cells"]
    assert isinstance(seats, list)
    assert isinstance(cells, list)
    assert [seat["colour"] for seat in seats] == ["gold", "silver", "copper", "black"][:players]
    assert [seat["totems"] for seat in seats] == [9] * players
    assert sum(place["cave"] is not None for place in cells) == players


@rule("DG-S2", "DG-G2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_caves_are_turned_at_random(players: int) -> None:
    """Seat i gets entry (i + k) mod n of the layout's clockwise list, for a uniform k."""
    found: Counter[int] = Counter()
    for seed in range(40 * players):
        view = begin(players, seed=seed)
        seats = view["seats"]
        assert isinstance(seats, list)
        caves = [seat["cave"] for seat in seats]
        turned = CAVES[players].index(caves[0])
        found[turned] += 1
        assert caves == [CAVES[players][(seat + turned) % players] for seat in range(players)]

    assert len(found) == players
    assert min(found.values()) > 20


@rule("DG-S2", "DG-G2")
def test_layouts() -> None:
    """Each layout has its cells for each number of players, never less than 3 steps apart; `corner` is an option."""
    assert {
        (players, layout): [(c % 6 + 1, c // 6 + 1) for c in cave_cells(layout, players)]
        for players in (2, 3, 4)
        for layout in ("quadrant", "corner")
    } == {
        (2, "quadrant"): [(2, 2), (5, 5)],
        (3, "quadrant"): [(2, 2), (3, 5), (5, 3)],
        (4, "quadrant"): [(2, 2), (2, 5), (5, 5), (5, 2)],
        (2, "corner"): [(1, 1), (6, 6)],
        (3, "corner"): [(1, 2), (3, 6), (6, 3)],
        (4, "corner"): [(1, 1), (1, 6), (6, 6), (6, 1)],
    }
    seats = begin(2, {"cave_layout": "corner"})["seats"]
    assert isinstance(seats, list)
    assert {seat["cave"] for seat in seats} == {"1,1", "6,6"}


@rule("DG-S3", "DG-S4", "DG-S6")
def test_the_game_begins_with_nothing() -> None:
    """Dragons are home, nobody has gold, the supplies are full, the chest is off the map, and only the first populate phase has put tiles down."""
    luck = [0, *range(6), 0, 0, 1, 1, 0, 2, 0, 0]
    state = GAME.start(2, chance=clutch.Scripted(luck), listen=True)
    view = state.view(None)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert state.events is not None
    assert all(seat["home"] and seat["gold"] == 0 for seat in seats)
    assert (view["round"], view["sudden_death"]) == (1, False)
    # (1,1) and (3,1) are settled, (2,2) is a cave: the thief has 3.
    assert view["tile_supply"] == 18
    assert view["thief_gold"] == 3
    before = [event.kind for event in state.events].index("round")
    assert not [event for event in state.events[:before] if event.kind in ("settled_village", "thief_gained")]


@rule("DG-S5", "DG-G41")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_cards_each_and_54_in_all(players: int) -> None:
    """Three cards are dealt to each player out of 54; nothing is discarded or in play, and a hand is shown to its owner alone."""
    state = GAME.start(players, chance=clutch.Seeded(3), listen=True)
    view = state.view(0)
    hand = view["hand"]
    seats = view["seats"]
    assert isinstance(hand, list)
    assert isinstance(seats, list)
    assert sum(card["count"] for card in hand) == 3
    assert [seat["hand_size"] for seat in seats] == [3] * players
    assert view["deck_size"] == 54 - 3 * players
    assert view["discard"] == view["in_play"] == {}
    dealt = [event for event in state.events or [] if event.kind == "dealt"]
    assert ["cards" in event.facts_for(0) for event in dealt] == [True] + [False] * (players - 1)
    assert "hand" not in str([event.facts_for(None) for event in dealt])


@rule("DG-G1", "DG-G41")
def test_the_deck() -> None:
    """Seventeen kinds, 34 white and 20 red cards, with the counts of the rules."""
    assert {card: int(COPIES[kind]) for kind, card in enumerate(CARDS)} == DECK
    assert sum(DECK[card] for card in CARDS[:10]) == 34
    assert sum(DECK[card] for card in CARDS[10:]) == 20
    for card, count in DECK.items():
        text = next(rule_.text for rule_ in GAME.rules() if rule_.text.startswith(f"*{GAME.words().name(card)}*"))
        assert f"{count} cards" in text


def test_everything_in_the_box_has_a_provenance() -> None:
    """Every number, card and cave layout says where it comes from, and what is not printed says more."""

    def entries(data: object) -> list[dict[str, object]]:
        if isinstance(data, dict):
            if "provenance" in data:
                return [data]
            return [found for part in data.values() for found in entries(part)]
        return [found for part in data for found in entries(part)] if isinstance(data, list) else []

    found = entries(GAME.components())
    assert len(found) > 60
    for entry in found:
        assert entry["provenance"] in ("printed", "published", "derived", "reconstructed")
        assert entry["provenance"] != "published" or entry["source"]
        assert entry["provenance"] != "reconstructed" or entry["reason"]


def test_an_owner_may_correct_the_box() -> None:
    """Counts and numbers come out of the file: other counts that add up, other numbers and cells are read."""
    text = FILE.replace('count = 5\nrule = "DG-K1"', 'count = 4\nrule = "DG-K1"').replace(
        'count = 2\nrule = "DG-K8"', 'count = 3\nrule = "DG-K8"'
    )
    text = text.replace("fairwind_range = { value = 3", "fairwind_range = { value = 4").replace("[[2, 2], [5, 5]]", "[[2, 1], [5, 6]]")
    box = read_components(text)
    assert box.copies[0] == 4
    assert box.copies[7] == 3
    assert box.number("fairwind_range") == 4
    assert box.caves["quadrant 2"] == [(2, 1), (5, 6)]


BROKEN = [
    ('count = 5\nrule = "DG-K1"', 'count = 6\nrule = "DG-K1"', "the cards add up to 55, but pieces.cards says 54"),
    ('count = 5\nrule = "DG-K1"', 'count = -1\nrule = "DG-K1"', "cards.fairwind.count is a whole number from 0 to 60, not “-1”"),
    ('[cards.scorch]\ncolour = "white"', '[cards.scorch]\ncolour = "red"', "cards.scorch is white: its rules depend on it"),
    ("[cards.scorch]", "[cards.toast]", "there is no card “toast”"),
    ("gold_goal = { value = 50", "gold_goal = { value = 5", "numbers.gold_goal is a whole number from 10 to 200, not “5”"),
    ("gold_goal = { value = 50", "gold_goal = { worth = 50", "numbers.gold_goal is missing or has no value"),
    (
        'thief_gain = { value = 3, provenance = "printed"',
        'thief_gain = { value = 3, provenance = "guessed"',
        "numbers.thief_gain needs a provenance",
    ),
    ("destroy = { value = [2, 4]", "destroy = { value = [2]", "tribute.destroy is the gold of a village and of a city"),
    ("cells = [[2, 2], [5, 5]]", "cells = [[2, 2], [2, 4]]", "the cave layout “quadrant 2” has caves less than 3 steps apart"),
    ("cells = [[2, 2], [5, 5]]", "cells = [[2, 2], [7, 5]]", "has a cell that is not [black, red], each from 1 to 6"),
    ("cells = [[2, 2], [5, 5]]", "cells = [[2, 2]]", "the cave layout “quadrant” names 2 cells for 2 players"),
    ("[numbers]", "[figures]", "the section “numbers” is missing"),
    ("[board]", "[board", "the file is not TOML"),
    ('colours = { value = ["gold", ', "colours = { value = [", "pieces.colours names four colours"),
]


@pytest.mark.parametrize(("good", "bad", "sentence"), BROKEN, ids=[sentence[:30] for _, _, sentence in BROKEN])
def test_a_broken_box_is_refused_with_one_sentence(good: str, bad: str, sentence: str) -> None:
    """A file that cannot be right is refused with one sentence that says what is wrong."""
    assert good in FILE
    with pytest.raises(clutch.GameError, match=re.escape(sentence)) as refused:
        read_components(FILE.replace(good, bad, 1))
    assert "\n" not in str(refused.value)


def test_the_notation_of_cells() -> None:
    """Cells are numbered row by row from the lower left one and written black, red."""
    assert [cell(name) for name in ("1,1", "6,1", "1,2", "6,6")] == [0, 5, 6, 35]
