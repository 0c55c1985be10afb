"""Setup, and the box against its list of components."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import clutch
from clutch.games.dragon_kin import components
from clutch.games.dragon_kin.components import DRAGONS
from games.dragon_kin.table import FORESIGHT, GAME, kin, seen, start
from kit import rule

players_2_to_4 = pytest.mark.parametrize("players", [2, 3, 4])


def box() -> dict[str, Any]:
    return GAME.components()


@rule("DK-G18")
def test_the_ten_dragons_of_the_list_are_those_of_the_code() -> None:
    """Names and order are equal; two names are printed, eight are ours; no two share a display colour or a letter."""
    dragons = box()["dragons"]
    assert [dragon["name"] for dragon in dragons] == DRAGONS
    assert [dragon["id"] for dragon in dragons] == list(range(1, 11))
    assert [dragon["name"] for dragon in dragons if dragon["provenance"] == "printed"] == ["forest", "ice"]
    assert {dragon["provenance"] for dragon in dragons} == {"printed", "reconstructed"}
    assert len({dragon["colour"] for dragon in dragons}) == len(set(components.DRAGON_LETTERS)) == len(DRAGONS)


@rule("DK-G19")
def test_the_numbers_of_the_list_are_those_of_the_code() -> None:
    """Forty cards in ten sets of four; hands, line, coups and options as listed; each setup leaves exactly one card over."""
    listed = box()
    cards = listed["cards"]
    assert (cards["kinds"], cards["copies"], cards["total"]) == (components.TYPES, components.SET_SIZE, 40)
    assert sum(dragon["cards"] for dragon in listed["dragons"]) == 40
    assert listed["scoring"]["coup_three"]["points"] == components.COUP_THREE
    assert listed["scoring"]["coup_four"]["points"] == components.COUP_FOUR
    settings = GAME.settings(2)
    assert listed["scoring"]["target"]["points"] == settings["target"]
    assert listed["scoring"]["max_rounds"]["rounds"] == settings["max_rounds"]
    for setup in listed["setup"]:
        players = setup["players"]
        assert setup["sets_removed"] == components.sets_removed(players)
        assert setup["kinds_in_play"] == components.TYPES - components.sets_removed(players)
        assert (setup["hand_size"], setup["line_size"], setup["gallery_start"]) == (components.HAND_SIZE, components.LINE_SIZE, 1)
        assert setup["foresight"] == FORESIGHT[players]
        assert setup["kinds_in_play"] * 4 == players * setup["hand_size"] + setup["line_size"] + setup["gallery_start"]
    assert [setup["players"] for setup in listed["setup"]] == [2, 3, 4]


def test_every_entry_of_the_list_has_a_provenance() -> None:
    """Whoever reads a number can see where it comes from."""
    listed = box()
    entries = [listed["cards"], *listed["dragons"], *listed["setup"], *listed["scoring"].values()]
    assert {entry["provenance"] for entry in entries} <= {"printed", "derived", "reconstructed"}
    assert len(entries) == 1 + 10 + 3 + 4


@rule("DK-S1", "DK-G2")
@pytest.mark.parametrize(("players", "gone"), [(2, 4), (3, 2), (4, 0)])
def test_sets_are_removed_at_random_and_known_to_all(players: int, gone: int) -> None:
    """Four, two or no sets go; every kind goes sometimes; everybody sees which; the deal has four cards of each other kind."""
    ever: Counter[str] = Counter()
    for seed in range(80):
        state = start(players, seed)
        removed = state.view(None)["removed"]
        assert isinstance(removed, list)
        assert len(set(removed)) == gone
        ever.update(removed)
        assert all(state.view(seat)["removed"] == removed for seat in range(players))
        dealt = [sum(int(state.held(seat, kind)) for seat in range(players)) for kind in range(10)]
        assert all(dealt[DRAGONS.index(name)] == 0 for name in removed)
        state.check()
    assert set(ever) == (set(DRAGONS) if gone else set())


@rule("DK-S2")
@players_2_to_4
def test_the_first_dealer_is_random(players: int) -> None:
    """Every seat deals first sometimes, about as often as the others."""
    dealers = Counter(int(start(players, seed).dealer) for seed in range(240))
    assert sorted(dealers) == list(range(players))
    assert min(dealers.values()) > 240 // players // 2


@rule("DK-S3")
@players_2_to_4
def test_everybody_begins_with_nothing(players: int) -> None:
    """No points, round 1."""
    state = start(players, 5)
    assert state.scores() == [0] * players
    assert state.round == 1


@rule("DK-S4", "DK-S5", "DK-S6", "DK-G3")
@players_2_to_4
def test_the_deal(players: int) -> None:
    """Eight cards a hand, seven in the line, one face up in the gallery, which even spectators see."""
    state = start(players, 3)
    for seat in range(players):
        assert sum(int(state.held(seat, kind)) for kind in range(10)) == 8
    gallery = state.view(None)["gallery"]
    assert isinstance(gallery, dict)
    assert list(gallery.values()) == [1]
    assert sum(1 for card in state.line if card) + sum(state.unseen) == 7


@rule("DK-S4")
def test_every_card_can_go_anywhere() -> None:
    """Over many deals each kind comes equally often to the first hand, the line and the gallery."""
    hands: Counter[int] = Counter()
    gallery: Counter[int] = Counter()
    line: Counter[int] = Counter()
    for seed in range(400):
        state = start(4, seed)
        for kind in range(10):
            hands[kind] += int(state.held(0, kind))
            gallery[kind] += int(state.gallery[kind])
            line[kind] += int(state.unseen[kind]) + sum(1 for card in state.line if int(card) == kind + 1)
    assert all(240 < hands[kind] < 400 for kind in range(10))  # 320 expected
    assert all(15 < gallery[kind] < 70 for kind in range(10))  # 40 expected
    assert all(200 < line[kind] < 360 for kind in range(10))  # 280 expected


@rule("DK-S7", "DK-G17", "DK-G24")
@players_2_to_4
def test_foresight(players: int) -> None:
    """In turn order each seat has seen its position (with two players two), everybody knows which, and its event tells only that seat the card."""
    for seed in range(12):
        state = start(players, seed)
        order = [(int(state.dealer) + 1 + step) % players for step in range(players)]
        for step, seat in enumerate(order):
            assert seen(state, seat) == FORESIGHT[players][step]
        line = state.view(None)["line"]
        assert isinstance(line, list)
        assert {card["position"]: card["seen_by"] for card in line if card["seen_by"]} == {
            position: [seat] for step, seat in enumerate(order) for position in FORESIGHT[players][step]
        }
        assert state.events is not None
        for event in state.events:
            if event.kind == "foresaw":
                assert event.audience == 1 << int(str(event.facts["seat"]))
                assert "dragon" not in event.facts


@rule("DK-S8")
@players_2_to_4
def test_the_starting_player_begins_without_kin(players: int) -> None:
    """The seat left of the dealer has the turn; nobody has kin."""
    for seed in range(12):
        state = start(players, seed)
        assert state.seat() == (state.dealer + 1) % players
        assert [kin(state, seat) for seat in range(players)] == [""] * players
        assert state.prompt().kind == "discard"


@rule("DK-S4", "DK-S7")
def test_a_person_at_a_real_table_can_enter_the_deal() -> None:
    """Each question names the card that it is about, and its owner alone answers for hidden cards; nobody is asked for a card that nobody sees."""
    asked: list[clutch.Question] = []

    def answer(question: clutch.Question | None, left: list[int]) -> int:
        assert question is not None
        asked.append(question)
        return left.index(max(left))

    state = GAME.start(3, chance=clutch.Entered(answer))
    state.check()
    kinds = Counter(question.kind for question in asked)
    assert kinds == {"removed": 2, "dealer": 1, "hand": 24, "gallery": 1, "line": 3}
    for question in asked:
        hidden = question.kind in ("hand", "line")
        assert question.audience == (1 << int(str(question.facts["seat"])) if hidden else -1)
