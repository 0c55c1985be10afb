"""What holds in every position and over every round, whatever is played."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clutch
from clutch.games.dragon_kin.components import DRAGONS
from clutch.games.dragon_kin.game import DragonKinState
from games.dragon_kin.table import FORESIGHT, GAME, OPTIONS, Moment, kin, lay_out, random_game, random_rounds, seen
from kit import rule

tables = given(players=st.integers(2, 4), seed=st.integers(0, 1_000_000), options=st.sampled_from(OPTIONS))
often = settings(max_examples=40, deadline=None)


def counted(moments: list[Moment], seat: int) -> Counter[str]:
    """How often a seat did what."""
    return Counter(moment.verb for moment in moments if moment.seat == seat)


def within(moments: list[Moment]) -> list[Moment]:
    """The decisions of a round but for the last: behind that one the next round may be dealt already."""
    return moments[:-1]


@rule("DK-I1")
@tables
@often
def test_cards_are_conserved(players: int, seed: int, options: dict[str, object]) -> None:
    """Four of each kind in play and none of the others, 8n + 8 in all, at every decision."""
    for moment in random_game(players, seed, options):
        state = moment.after
        state.check()
        places = Counter({DRAGONS[kind]: int(count) for kind, count in enumerate(state.gallery)})
        places.update({DRAGONS[kind]: int(count) for kind, count in enumerate(state.unseen)})
        places.update(DRAGONS[int(card) - 1] for card in [*state.line, *state.kin] if card)
        for seat in range(players):
            places.update({DRAGONS[kind]: int(state.held(seat, kind)) for kind in range(10)})
        assert places.total() == 8 * players + 8
        assert all(places[name] == 4 * int(state.agreement.in_play[kind]) for kind, name in enumerate(DRAGONS))


@rule("DK-I2")
@tables
@often
def test_the_line_never_changes(players: int, seed: int, options: dict[str, object]) -> None:
    """A card seen once stays where it is, and the seven cards together stay the same, to the reveal."""
    for moments in random_rounds(players, seed, options):
        first = moments[0].before
        cards = Counter(int(card) for card in first.line if card)
        cards.update({kind + 1: int(count) for kind, count in enumerate(first.unseen) if count})
        for moment in within(moments):
            for old, new in zip(moment.before.line, moment.after.line, strict=True):
                assert old in (0, new)
            now = Counter(int(card) for card in moment.after.line if card)
            now.update({kind + 1: int(count) for kind, count in enumerate(moment.after.unseen) if count})
            assert now == cards
            assert now.total() == 7
        (line,) = (event.facts["dragons"] for event in moments[-1].events if event.kind == "revealed")
        assert isinstance(line, list)
        assert Counter(DRAGONS.index(str(name)) + 1 for name in line) == cards
        for position, card in enumerate(moments[-1].before.line):
            assert card == 0 or DRAGONS[int(card) - 1] == line[position]


@rule("DK-I3")
@tables
@often
def test_the_gallery_grows(players: int, seed: int, options: dict[str, object]) -> None:
    """One card, plus the discards, less the alliances; never smaller from turn to turn; at least two when an action is chosen."""
    for moments in random_rounds(players, seed, options):
        discards = alliances = 0
        size_at_turn_start = 0
        for moment in moments:
            size = sum(moment.before.gallery)
            assert size == 1 + discards - alliances
            if moment.verb == "discard":
                assert size >= max(1, size_at_turn_start)
                size_at_turn_start = size
                discards += 1
            else:
                assert size >= 2
                alliances += moment.verb == "ally"


@rule("DK-I4", "DK-G6")
@tables
@often
def test_hands_and_kin_follow_from_what_was_done(players: int, seed: int, options: dict[str, object]) -> None:
    """Cards gone are discards and gains; kin are gains and alliances, at most four, at most one by alliance."""
    for moments in random_rounds(players, seed, options):
        done: list[Counter[str]] = [Counter() for _ in range(players)]
        for moment in moments:
            for seat in range(players):
                assert 8 - int(moment.before.hand_size[seat]) == done[seat]["discard"] + done[seat]["gain"]
                assert moment.before.kin_count[seat] == done[seat]["gain"] + done[seat]["ally"] <= 4
                assert done[seat]["ally"] <= 1
            done[moment.seat][moment.verb] += 1
        for seat in range(players):
            assert done[seat]["gain"] + done[seat]["ally"] <= 4
            assert done[seat]["ally"] <= 1
            assert done[seat]["discard"] + done[seat]["gain"] == 8


@rule("DK-I5")
@tables
@often
def test_kin_stay_and_stay_up(players: int, seed: int, options: dict[str, object]) -> None:
    """Kin never change or turn face down within a round, and their owner always sees them."""
    for moments in random_rounds(players, seed, options):
        for moment in within(moments):
            for seat in range(players):
                before, after = kin(moment.before, seat).split(), kin(moment.after, seat).split()
                for old, new in zip(before, after, strict=False):
                    assert new in (old, old + "↑")
                assert len(before) <= len(after)
                seats = moment.after.view(seat)["seats"]
                assert isinstance(seats, list)
                assert [card["dragon"] for card in seats[seat]["kin"]] == [card.strip("↑") for card in after]


@rule("DK-I6")
@tables
@often
def test_seen_positions_only_become_more(players: int, seed: int, options: dict[str, object]) -> None:
    """A round starts with those of Foresight; only a Scry adds one, for the seat that scries."""
    for moments in random_rounds(players, seed, options):
        first = moments[0].before
        for seat in range(players):
            assert seen(first, seat) == FORESIGHT[players][(seat - int(first.dealer) - 1) % players]
        for moment in within(moments):
            for seat in range(players):
                expected = set(seen(moment.before, seat))
                if moment.verb == "scry" and moment.seat == seat:
                    expected.add(int(moment.what))
                assert set(seen(moment.after, seat)) == expected


@rule("DK-I7")
@tables
@often
def test_turns_of_a_round(players: int, seed: int, options: dict[str, object]) -> None:
    """Four to eight turns a seat, 8 less the kin gained; 2g + s + a = 8; at least 4n and at most 8n turns, two decisions each."""
    for moments in random_rounds(players, seed, options):
        assert 8 * players <= len(moments) <= 16 * players
        for seat in range(players):
            done = counted(moments, seat)
            others = done["interfere"] + done["scry"]
            assert 4 <= done["discard"] == 8 - done["gain"] <= 8
            assert 2 * done["gain"] + others + done["ally"] == 8
            if options.get("open_alliance_when") != "turn_start":
                assert not done["ally"] or others >= 1, "the card kept is discarded in a last turn"


@rule("DK-I8")
@tables
@often
def test_worths_and_round_scores(players: int, seed: int, options: dict[str, object]) -> None:
    """Worths fall from 7 to the size of the last group; a round brings 0 to 27 points, with two players 0 to 24."""
    for moments in random_rounds(players, seed, options):
        (ranked,) = (event.facts for event in moments[-1].events if event.kind == "ranked")
        values, counts = ranked["values"], ranked["counts"]
        assert isinstance(values, list)
        assert isinstance(counts, list)
        assert values[0] == 7
        assert values[-1] == counts[-1]
        assert all(int(left) > int(right) for left, right in pairwise(values))
        for seat in range(players):
            gained = moments[-1].after.score(seat) - moments[0].before.score(seat)
            assert 0 <= gained <= (24 if players == 2 else 27)


@rule("DK-I8", "DK-F6")
def test_the_highest_round_scores_are_reached() -> None:
    """27 with seven different kinds, and 24 with two players, where one kind must lie there twice."""
    four = lay_out(["", "", "", "swamp"], "sun ice fire sea sand stone forest", kin=["sun sun sun ice", "", "", ""], turn=3)
    assert four.play("discard swamp", "scry 1").state.scores() == [27, 0, 0, 0]
    two = lay_out(["", "sea"], "forest ice ice fire storm stone sea", kin=["ice ice forest forest", ""], turn=1)
    assert two.play("discard sea", "scry 1").state.scores() == [24, 0]


@rule("DK-I10", "DK-T6")
@tables
@often
def test_there_is_always_a_choice(players: int, seed: int, options: dict[str, object]) -> None:
    """Until the end each decision has legal moves, all different, at most 30 of them, and actions hold all seven Scries."""
    for moment in random_game(players, seed, options):
        legal = moment.before.legal()
        assert 1 <= len(legal) == len(set(legal)) <= 30
        if moment.verb != "discard":
            assert sum(str(moment.before.move(action)).startswith("scry") for action in legal) == 7


@rule("DK-I7")
@tables
@often
def test_a_game_ends_within_its_bound(players: int, seed: int, options: dict[str, object]) -> None:
    """No game takes more decisions than 16 for each player and round."""
    decisions = sum(1 for _ in random_game(players, seed, options))
    assert decisions <= GAME.bound(players, GAME.settings(players, options))


def assert_found(state: DragonKinState, message: str) -> None:
    """The check finds what was spoiled, and its message names the invariant."""
    with pytest.raises(AssertionError, match=message):
        state.check()


def whole() -> DragonKinState:
    """A position with nothing wrong in it, to be spoiled."""
    state = lay_out(["stone", "fire", ""], kin=["sea", "", ""]).state
    state.check()
    return state


@rule("DK-I1")
def test_the_check_finds_a_card_too_many() -> None:
    """A fifth card of a kind is found."""
    state = whole()
    state.gallery[0] += 1
    assert_found(state, "DK-I1: cards of kind 0")


@rule("DK-I2")
def test_the_check_finds_a_line_of_eight() -> None:
    """A card that moved from the gallery into the line is found."""
    state = whole()
    state.unseen[0] += 1
    state.gallery[0] -= 1
    assert_found(state, "DK-I2")


@rule("DK-I3")
def test_the_check_finds_an_empty_gallery() -> None:
    """A gallery that somebody took into the hand is found."""
    state = whole()
    for kind in range(10):
        state.hand[10 + kind] += state.gallery[kind]
        state.gallery[kind] = 0
    assert_found(state, "DK-I3")


@rule("DK-I4")
def test_the_check_finds_a_miscounted_hand() -> None:
    """A hand size that is not the number of cards is found."""
    state = whole()
    state.hand_size[0] += 1
    assert_found(state, "DK-I4: hand size")


@rule("DK-I4")
def test_the_check_finds_a_second_alliance() -> None:
    """Two kin from the gallery are found, and one that is not there."""
    state = whole()
    state.alliances = 0b10
    assert_found(state, "DK-I4: an ally is kin")
    state.alliances = 0b11
    assert_found(state, "DK-I4: one alliance")


@rule("DK-I5")
def test_the_check_finds_kin_that_their_owner_does_not_know() -> None:
    """Kin that nobody knows are found."""
    state = whole()
    state.kin_known[0] = 0
    assert_found(state, "DK-I5")


@rule("DK-I6")
def test_the_check_finds_a_royal_card_known_to_nobody() -> None:
    """A card that lies open though nobody has looked is found."""
    state = whole()
    state.seen[0] = 0
    assert_found(state, "DK-I6")


@rule("DK-I8")
def test_the_check_finds_too_many_points() -> None:
    """28 points after one round are found."""
    table = lay_out(["stone", "fire", ""], kin=["sea", "", ""]).play("discard stone", "scry 1", "discard fire", "scry 1")
    table.state.totals[0] = 28
    assert_found(table.state, "DK-I8")


def test_a_random_play_out_is_sound() -> None:
    """The fast loop of the kernel plays games to their end, too."""
    for players in (2, 3, 4):
        state = GAME.start(players, chance=clutch.Seeded(players))
        assert clutch.play_out(state, clutch.Seeded(9), clutch.Actions()) <= 16 * players
        state.check()
        assert state.over
