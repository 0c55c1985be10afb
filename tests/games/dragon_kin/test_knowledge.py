"""Who knows what: views, drawing again what is hidden, and taking back by consent."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clutch
from clutch.games.dragon_kin.components import DRAGONS
from clutch.games.dragon_kin.game import DragonKinState
from games.dragon_kin.table import GAME, OPTIONS, everything, lay_out, random_game
from kit import rule

tables = given(players=st.integers(2, 4), seed=st.integers(0, 10_000), options=st.sampled_from(OPTIONS))


NEXT_DEAL = [kind for kind in range(8) for _ in range(4)][:28]
"""The luck of a deal for three: 24 cards to the hands, one to the gallery, three royal cards foreseen."""


def view(state: clutch.State, seat: int | None) -> Any:
    return state.view(seat)


def act(referee: clutch.Referee, *moves: str) -> None:
    """The seats on turn play moves; luck comes from a seed."""
    for move in moves:
        referee.act(int(referee.state.seat()), GAME.parse(move), clutch.Seeded(5))


def worlds(state: clutch.State, seat: int, count: int = 40) -> list[DragonKinState]:
    """Positions that the seat thinks possible."""
    found = [state.resample(seat, clutch.Seeded(number)) for number in range(count)]
    return [world for world in found if isinstance(world, DragonKinState)]


@rule("DK-I9")
@tables
@settings(max_examples=25, deadline=None)
def test_a_view_holds_no_hidden_kind(players: int, seed: int, options: dict[str, object]) -> None:
    """Field by field: hands are the owner's, royal cards those who looked, face-down kin the owner's; a spectator sees only what lies open."""
    for moment in random_game(players, seed, options):
        state = moment.after
        if state.over:
            continue
        for seat in [*range(players), None]:
            seen = view(state, seat)
            assert (seen["hand"] is None) == (seat is None)
            if seat is not None:
                assert seen["hand"] == {DRAGONS[kind]: int(state.held(seat, kind)) for kind in range(10) if state.held(seat, kind)}
            for card in seen["line"]:
                assert (card["dragon"] is not None) == (seat in card["seen_by"])
            for owner in seen["seats"]:
                assert set(owner) == {"seat", "hand_size", "kin", "total", "exposed"}
                for card in owner["kin"]:
                    assert (card["dragon"] is not None) == (card["face_up"] or owner["seat"] == seat)


@rule("DK-I9")
@tables
@settings(max_examples=15, deadline=None)
def test_other_worlds_look_the_same(players: int, seed: int, options: dict[str, object]) -> None:
    """Drawing again what a seat does not know leaves its view, its choices and its features as they are, and breaks no invariant."""
    for number, moment in enumerate(random_game(players, seed, options)):
        state = moment.after
        for seat in range(players):
            world = state.resample(seat, clutch.Seeded(number))
            assert world.view(seat) == state.view(seat)
            assert list(world.features(seat)) == list(state.features(seat))
            if state.seat() == seat:
                assert world.legal() == state.legal()
            world.check()


@rule("DK-I9")
@tables
@settings(max_examples=15, deadline=None)
def test_equal_views_with_equal_luck_give_equal_worlds(players: int, seed: int, options: dict[str, object]) -> None:
    """A world is drawn from the view alone: from another possible world, the same luck leads to the same one, in every field."""
    for number, moment in enumerate(random_game(players, seed, options)):
        for seat in range(players):
            other = moment.after.resample(seat, clutch.Seeded(number, 7))
            assert everything(other.resample(seat, clutch.Seeded(3))) == everything(moment.after.resample(seat, clutch.Seeded(3)))


@rule("DK-I9")
def test_the_end_is_the_same_whoever_moved_last() -> None:
    """Two games that end with the same cards look the same, and what is kept of their last decision does not tell them apart."""
    first = lay_out(["stone", "", ""]).play("discard stone", "scry 1").state
    second = lay_out(["stone", "", ""]).play("discard stone", "scry 2").state
    assert first.view(0) == second.view(0)
    assert everything(first.resample(0, clutch.Seeded(1))) == everything(second.resample(0, clutch.Seeded(1)))


def test_every_filling_is_equally_likely() -> None:
    """The hidden cards are dealt as cards: a kind of which three are unseen is three times as likely in a place as one of which one is."""
    table = lay_out(["ice", "storm", ""], kin=["", "sea", ""], turn=0, dealer=0)
    unseen = view(table.state, 0)["unseen"]
    places = sum(unseen.values())
    hands: Counter[str] = Counter()
    kin: Counter[str] = Counter()
    line: Counter[str] = Counter()
    draws = 4000
    for world in worlds(table.state, 0, draws):
        hands[next(name for kind, name in enumerate(DRAGONS) if world.held(1, kind))] += 1
        kin[DRAGONS[int(world.kin[4]) - 1]] += 1
        line[DRAGONS[int(world.line[0]) - 1]] += 1
    for name, count in unseen.items():
        expected = draws * count / places
        for found in (hands, kin, line):
            assert abs(found[name] - expected) <= 5 * expected**0.5, (name, found, expected)


def test_the_own_cards_stay() -> None:
    """Nothing that the seat knows is drawn again: hand, own kin, royal cards it has seen, face-up kin."""
    table = lay_out(["ice stone", "storm fire", ""], kin=["sea", "sea↑ forest", ""], seen=[[1, 5], [2, 3], [4]])
    for world in worlds(table.state, 0):
        assert [int(world.held(0, kind)) for kind in range(10)] == [int(table.state.held(0, kind)) for kind in range(10)]
        assert world.kin[0] == table.state.kin[0]
        assert world.kin[4] == table.state.kin[4]
        assert (world.line[0], world.line[4]) == (table.state.line[0], table.state.line[4])


def test_what_the_others_see_of_a_decision() -> None:
    """Gained cards look alike to the others; a scried card differs only for who looks; a card turned up differs for all."""
    base = ["ice sea stone stone", "fire fire", ""]
    ice = lay_out(base, kin=["", "", "storm"]).play("discard stone", "gain ice").state
    sea = lay_out(base, kin=["", "", "storm"]).play("discard stone", "gain sea").state
    gains = GAME.parse("gain ice"), GAME.parse("gain sea")
    assert ice.observed(gains[0], 1) == sea.observed(gains[1], 1)
    assert ice.observed(gains[0], 0) != sea.observed(gains[1], 0)
    scry = GAME.parse("scry 5")
    looked = [
        lay_out(base, f"forest fire ice ice {fifth} forest sea").play("discard stone", "scry 5").state for fifth in ("storm", "shadow")
    ]
    assert looked[0].observed(scry, 0) != looked[1].observed(scry, 0)
    assert looked[0].observed(scry, 1) == looked[1].observed(scry, 1)
    turned = [lay_out(base, kin=["", "", card]).play("discard stone", "interfere C1").state for card in ("storm", "shadow")]
    interfere = GAME.parse("interfere C1")
    for seat in range(3):
        assert turned[0].observed(interfere, seat) != turned[1].observed(interfere, seat)


@rule("DK-A1", "DK-A4")
def test_everybody_sees_how_each_kin_came() -> None:
    """Out of the hand or from the gallery: that stays visible, also when a gained card was turned up and lies like an ally."""
    table = lay_out(["ice sea stone stone", "fire fire fire", ""])
    table.play("discard stone", "gain ice", "discard fire", "interfere A1", "discard stone", "ally shadow")
    assert table.kin(0) == "ice↑ shadow↑"
    for seat in (0, 1, 2, None):
        assert [card["came"] for card in view(table.state, seat)["seats"][0]["kin"]] == ["gained", "allied"]


@rule("DK-A4")
def test_how_kin_came_is_forgotten_with_the_round() -> None:
    """In the next round the same place is empty, and the next card in it is a gained one again."""
    table = lay_out(["stone ice", "", ""], game_length="fixed_rounds", rounds=2).play("discard stone", "ally shadow")
    table.state.apply(GAME.parse("discard ice"), clutch.Seeded(1))
    table.state.apply(GAME.parse("scry 1"), clutch.Seeded(1))
    assert table.state.round == 2
    assert not any(table.state.came_from_gallery(0, slot) for slot in range(4))


@rule("DK-F1")
def test_what_the_last_reveal_showed_stays_in_sight() -> None:
    """After the next deal seats and spectators still see the line as it lay, its worths, everybody's kin and what they brought."""
    table = lay_out(["stone", "", ""], kin=["forest ice↑", "sand sand sand", ""], game_length="fixed_rounds", rounds=2).play(
        "discard stone"
    )
    for seat in (0, 1, 2, None):
        assert view(table.state, seat)["last_reveal"] is None
    table.state.apply(GAME.parse("scry 1"), clutch.Scripted(table.luck("scry 1") + NEXT_DEAL))
    assert table.state.round == 2
    for seat in (0, 1, 2, None):
        assert view(table.state, seat)["last_reveal"] == {
            "round": 1,
            "line": table.line,
            "values": {"forest": 7, "ice": 5, "fire": 3, "storm": 2, "sea": 1},
            "kin": [["forest", "ice"], ["sand", "sand", "sand"], []],
            "earned": [
                [
                    {"dragon": "forest", "count": 1, "points": 7, "kind": "scored_kin"},
                    {"dragon": "ice", "count": 1, "points": 5, "kind": "scored_kin"},
                ],
                [{"dragon": "sand", "count": 3, "points": 5, "kind": "scored_coup"}],
                [],
            ],
            "points": [12, 5, 0],
        }
        assert list(view(table.state, seat)["last_reveal"]["values"]) == ["forest", "ice", "fire", "storm", "sea"], "first group first"


@rule("DK-F2", "DK-F3")
def test_what_the_places_of_the_line_are_worth_is_told_from_the_beginning() -> None:
    """A group is worth what the place is worth at which it begins once the line is sorted, whatever the dragons are."""
    told = view(lay_out(["stone", "", ""]).state, None)["place_values"]
    assert told == [7, 6, 5, 4, 3, 2, 1]
    for moment in random_game(3, 5, {}):
        if moment.ends_round:
            reveal = view(moment.after, None)["last_reveal"]
            sizes = [reveal["line"].count(dragon) for dragon in reveal["values"]]
            assert list(reveal["values"].values()) == [told[sum(sizes[:group])] for group in range(len(sizes))]


@rule("DK-F1", "DK-F6")
def test_the_last_reveal_of_a_game_is_that_of_its_last_round() -> None:
    """At the end it tells what lies on the table, and its points are those that were added."""
    for options in OPTIONS:
        for moment in random_game(3, 5, options):
            if moment.ends_round:
                told = view(moment.after, None)["last_reveal"]
                assert told["round"] == moment.before.round
                assert told["points"] == [now - then for now, then in zip(moment.after.scores(), moment.before.scores(), strict=True)]
    assert told["line"] == [card["dragon"] for card in view(moment.after, None)["line"]]


def test_two_ends_of_a_round_that_differ_in_the_reveal_alone_are_told_apart() -> None:
    """The same points and the same new deal behind two different lines are two different sights."""
    numbers = set()
    for line in ("forest fire ice ice storm forest sea", "forest fire ice ice storm sea forest"):
        table = lay_out(["stone", "", ""], line, game_length="fixed_rounds", rounds=2).play("discard stone")
        scry = GAME.parse("scry 1")
        table.state.apply(scry, clutch.Scripted(table.luck("scry 1") + NEXT_DEAL))
        numbers.add(int(table.state.observed(scry, 1)))
    assert len(numbers) == 2


# Taking back by consent


@rule("DK-T7")
def test_a_royal_card_that_was_seen_stays_seen() -> None:
    """The Scry is undone, the knowledge is not: the card keeps lying there, known to who has looked."""
    referee = lay_out(["stone stone", "fire fire", "fire"]).referee()
    act(referee, "discard stone", "scry 5")
    card = view(referee.state, 0)["line"][4]
    assert not referee.can_take_back(0)
    referee.take_back(0, consent=True)
    assert referee.state.seat() == 0
    assert referee.state.prompt().kind == "action"
    assert view(referee.state, 0)["line"][4] == card
    assert view(referee.state, 1)["line"][4] == {"position": 5, "dragon": None, "seen_by": [0]}
    referee.state.check()


def test_kin_that_were_turned_up_stay_known() -> None:
    """The card lies face down again, every seat knows it, spectators do not, and every possible world has it."""
    referee = lay_out(["stone stone", "fire fire", "fire"], kin=["", "", "storm"]).referee()
    act(referee, "discard stone", "interfere C1")
    referee.take_back(0, consent=True)
    for seat in range(3):
        assert view(referee.state, seat)["seats"][2]["kin"] == [{"dragon": "storm", "face_up": False, "known": True, "came": "gained"}]
        assert all(DRAGONS[int(world.kin[8]) - 1] == "storm" for world in worlds(referee.state, seat, 10))
    assert view(referee.state, None)["seats"][2]["kin"] == [{"dragon": None, "face_up": False, "known": True, "came": "gained"}]
    assert GAME.parse("interfere C1") in referee.state.legal()
    referee.state.check()


@rule("DK-T5")
def test_a_discard_taken_back_stays_known() -> None:
    """Everybody has seen that the seat holds this card, and keeps to worlds in which it does."""
    referee = lay_out(["ice stone", "fire fire", "fire"], gallery="shadow").referee()
    act(referee, "discard ice")
    referee.take_back(0, consent=True)
    assert referee.state.prompt().kind == "discard"
    assert view(referee.state, 1)["seats"][0]["exposed"] == {"ice": 1}
    assert view(referee.state, 0)["hand"] == {"ice": 1, "stone": 1}
    ice, others = DRAGONS.index("ice"), set()
    for seat in (1, 2):
        for world in worlds(referee.state, seat):
            assert world.held(0, ice) >= 1
            others.add(tuple(int(world.held(0, kind)) for kind in range(10)))
    assert len(others) > 3, "the other card still varies"


def test_an_exposed_card_that_comes_into_the_open_is_forgotten() -> None:
    """Discarded after all, or turned up as kin, it is known by lying there, and nothing more is known of the hand."""
    referee = lay_out(["ice stone sea", "fire fire", "fire"]).referee()
    act(referee, "discard ice")
    referee.take_back(0, consent=True)
    act(referee, "discard ice")
    assert view(referee.state, 1)["seats"][0]["exposed"] == {}
    referee.take_back(0, consent=True)
    assert view(referee.state, 1)["seats"][0]["exposed"] == {"ice": 1}
    act(referee, "discard stone", "gain ice")
    assert view(referee.state, 1)["seats"][0]["exposed"] == {"ice": 1}
    for world in worlds(referee.state, 1):
        assert world.held(0, DRAGONS.index("ice")) + (DRAGONS[int(world.kin[0]) - 1] == "ice") >= 1
    act(referee, "discard fire", "interfere A1")
    assert view(referee.state, 1)["seats"][0]["exposed"] == {}
    referee.state.check()


def test_the_reveal_ends_all_exposures() -> None:
    """A card that was exposed and gained lies open at the end like all others."""
    referee = lay_out(["ice stone", "", ""]).referee()
    act(referee, "discard ice")
    referee.take_back(0, consent=True)
    act(referee, "discard stone", "gain ice")
    assert referee.state.over
    assert view(referee.state, 1)["seats"][0]["exposed"] == {}
    referee.state.check()


def test_an_exposed_card_is_as_likely_in_each_place() -> None:
    """One card in hand and one hidden kin gained later: the exposed card lies in each about as often, and the rest is dealt at random."""
    referee = lay_out(["ice stone sea", "fire fire", "fire"]).referee()
    act(referee, "discard ice")
    referee.take_back(0, consent=True)
    act(referee, "discard stone", "gain sea")
    ice = DRAGONS.index("ice")
    found = Counter((int(world.held(0, ice)), int(world.kin[0]) == ice + 1) for world in worlds(referee.state, 1, 1000))
    assert set(found) <= {(1, False), (0, True), (1, True)}
    assert abs(found[1, False] - found[0, True]) < 120


def test_a_gain_taken_back_behind_an_interference_exposes_the_card() -> None:
    """The kin was turned up; both decisions are taken back; the card is in the hand again, and everybody knows."""
    referee = lay_out(["ice stone sea", "fire fire", "fire"]).referee()
    act(referee, "discard stone", "gain ice", "discard fire", "interfere A1")
    referee.take_back(1, 3, consent=True)
    assert referee.state.seat() == 0
    assert view(referee.state, 2)["seats"][0] == {"seat": 0, "hand_size": 2, "kin": [], "total": 0, "exposed": {"ice": 1}}
    assert view(referee.state, 2)["seats"][1]["exposed"] == {"fire": 1}
    referee.state.check()


def test_a_gain_taken_back_alone_exposes_nothing() -> None:
    """Nobody else has seen the card."""
    referee = lay_out(["ice stone sea", "fire fire", "fire"]).referee()
    act(referee, "discard stone", "gain ice")
    referee.take_back(0, consent=True)
    assert view(referee.state, 1)["seats"][0]["exposed"] == {}
    assert view(referee.state, 0)["hand"] == {"ice": 1, "sea": 1}


@rule("DK-A4")
def test_an_alliance_taken_back_returns_the_card_to_the_gallery() -> None:
    """It came from the open, so nothing is exposed."""
    referee = lay_out(["ice stone", "fire fire", "fire"]).referee()
    act(referee, "discard stone")
    gallery = view(referee.state, None)["gallery"]
    act(referee, "ally shadow")
    referee.take_back(0, consent=True)
    assert view(referee.state, None)["gallery"] == gallery
    assert view(referee.state, 1)["seats"][0]["exposed"] == {}
    assert view(referee.state, 1)["seats"][0]["kin"] == []


def test_a_known_kin_does_not_stand_for_an_exposed_card() -> None:
    """Ice is known as kin, then a second ice is exposed in hand: every world has both."""
    referee = lay_out(["ice stone", "fire fire", "stone"], "forest fire sea sea storm forest sea", kin=["ice", "", ""], turn=1).referee()
    act(referee, "discard fire", "interfere A1")
    referee.take_back(1, consent=True)
    act(referee, "scry 1", "discard stone", "scry 1", "discard ice")
    referee.take_back(0, consent=True)
    assert view(referee.state, 1)["seats"][0]["exposed"] == {"ice": 1}
    for world in worlds(referee.state, 1):
        assert world.held(0, DRAGONS.index("ice")) >= 1
    act(referee, "discard stone", "scry 1", "discard fire", "interfere A1")
    assert view(referee.state, 1)["seats"][0]["exposed"] == {"ice": 1}, "the kin was known before, the ice in hand is another one"


def test_what_was_seen_is_carried_back_over_a_free_step() -> None:
    """The last seat with cards gains kin, which passes no turn, and discards; both are taken back, and the discard stays known."""
    referee = lay_out(["ice stone sea storm", "", ""]).referee()
    act(referee, "discard storm", "gain stone", "discard ice")
    assert [step.free for step in referee.steps] == [False, True, False]
    referee.take_back(0, 2, consent=True)
    assert referee.state.prompt().kind == "action"
    assert view(referee.state, 1)["seats"][0]["exposed"] == {"ice": 1}


@rule("DK-T3")
def test_a_scored_round_cannot_be_taken_back() -> None:
    """Everything has been seen: not even consent helps, and nothing changes."""
    referee = lay_out(["stone", "", ""]).referee()
    act(referee, "discard stone", "scry 1")
    before = everything(referee.state)
    with pytest.raises(clutch.GameError, match="cannot be taken back: what has been shown"):
        referee.take_back(0, consent=True)
    assert everything(referee.state) == before
    longer = lay_out(["stone", "", ""], game_length="fixed_rounds", rounds=2).referee()
    act(longer, "discard stone", "scry 1")
    assert longer.state.view(None)["round"] == 2
    with pytest.raises(clutch.GameError, match="cannot be taken back: what has been shown"):
        longer.take_back(0, consent=True)


@rule("DK-I9")
@given(players=st.integers(2, 4), seed=st.integers(0, 10_000))
@settings(max_examples=10, deadline=None)
def test_laws_hold_in_games_full_of_takings_back(players: int, seed: int) -> None:
    """Views, worlds and records stay sound when decisions are taken back by consent now and then."""
    chance = clutch.Seeded(seed)
    referee = clutch.begin(GAME, players, {}, [clutch.Seat(name) for name in "ABCD"[:players]], chance)
    for number in range(40):
        if referee.state.over:
            break
        seat = int(referee.state.seat())
        legal = referee.state.legal()
        referee.act(seat, legal[chance.below(len(legal))], chance)
        if referee.record.scores is None and chance.below(3) == 0:
            referee.take_back(seat, min(1 + int(chance.below(3)), len(referee.steps)), consent=True)
        referee.state.check()
        for other in range(players):
            world = referee.state.resample(other, clutch.Seeded(number))
            assert world.view(other) == referee.state.view(other)
            assert everything(world.resample(other, clutch.Seeded(1))) == everything(referee.state.resample(other, clutch.Seeded(1)))
    assert everything(clutch.replay(GAME, referee.record).state) == everything(referee.state)
