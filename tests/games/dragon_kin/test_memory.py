"""What everybody remembers of a round's turns: who discarded what, and then did what."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import clutch
from clutch.games.dragon_kin.components import DRAGONS
from clutch.games.dragon_kin.game import DragonKinState
from games.dragon_kin.table import GAME, OPTIONS, Moment, everything, lay_out, random_game, random_rounds
from kit import rule

tables = given(players=st.integers(2, 4), seed=st.integers(0, 10_000), options=st.sampled_from(OPTIONS))
often = settings(max_examples=25, deadline=None)
LETTERS = "ABCD"


def told(moment: Moment) -> str | None:
    """What the log says that everybody saw of an action; None for a discard."""
    for event in moment.events:
        facts = event.facts
        if event.kind == "gained":
            return "gain"
        if event.kind == "interfered":
            return f"interfere {LETTERS[int(str(facts['target']))]}{facts['card']}"
        if event.kind == "scried":
            return f"scry {facts['position']}"
        if event.kind == "allied":
            return f"ally {facts['dragon']}"
    return None


@rule("DK-T5", "DK-I4")
@tables
@often
def test_turns_are_remembered_as_the_log_tells_them(players: int, seed: int, options: dict[str, object]) -> None:
    """After every decision the view of every seat and of a spectator has the round's turns as the events told them, and a new round begins with none."""
    for moments in random_rounds(players, seed, options):
        assert moments[0].before.view(0)["turns"] == []
        log: list[dict[str, object]] = []
        for moment in moments:
            if moment.verb == "discard":
                (event,) = [event for event in moment.events if event.kind == "discarded"]
                log.append({"seat": moment.seat, "discarded": event.facts["dragon"], "action": None})
            else:
                log[-1]["action"] = told(moment)
            for seat in [*range(players), None]:
                assert moment.after.view(seat)["turns"] == ([] if moment.ends_round else log)


@rule("DK-I9", "DK-A1")
def test_nobody_is_told_which_card_was_gained() -> None:
    """Two turns that differ only in the card that is gained are remembered alike."""
    states = [lay_out(["ice stone sea", "fire", ""]).play("discard stone", f"gain {card}").state for card in ("ice", "sea")]
    views = [[state.view(seat)["turns"] for seat in (0, 1, 2, None)] for state in states]
    assert views[0] == views[1]
    assert list(states[0].turns) == list(states[1].turns)


@rule("DK-T5")
def test_a_turn_that_is_taken_back_is_no_turn() -> None:
    """By consent a discard and what followed it go back, and so does the memory of the turn; that the card was seen is kept elsewhere."""
    referee = lay_out(["ice stone sea", "fire fire", "fire"]).referee()
    before = referee.state.view(1)["turns"]
    for move in ("discard stone", "gain ice"):
        referee.act(0, GAME.parse(move), clutch.Seeded(5))
    after = referee.state.view(1)["turns"]
    assert isinstance(before, list)
    assert after == [*before, {"seat": 0, "discarded": "stone", "action": "gain"}]
    referee.take_back(0, consent=True)
    assert referee.state.view(1)["turns"] == [*before, {"seat": 0, "discarded": "stone", "action": None}]
    referee.take_back(0, consent=True)
    assert referee.state.view(1)["turns"] == before
    referee.state.check()


@tables
@settings(max_examples=10, deadline=None)
def test_copies_remember_for_themselves(players: int, seed: int, options: dict[str, object]) -> None:
    """A clone, a copy and a pickle have the same turns, and what is played in one of them is not in the others."""
    for moment in random_game(players, seed, options):
        state = moment.after
        for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301 - our own
            assert twin == state
            assert twin.view(None) == state.view(None)
            if not state.over:
                turns = list(state.turns)
                twin.apply(twin.legal()[0], clutch.Seeded(seed))
                assert list(state.turns) == turns


@rule("DK-I3", "DK-I4")
def test_the_check_finds_turns_that_did_not_happen() -> None:
    """A turn too many, another card, another action and another seat do not agree with what lies on the table."""
    whole = lay_out(["ice stone sea", "fire fire", "fire"]).play("discard stone", "gain ice").state
    whole.check()
    last = 2 * int(whole.turns_begun) - 2
    for place, change, message in (
        (last, 1, "DK-I3: the gallery is its first card"),
        (last, 16, "DK-I4: cards gone"),
        (last + 1, 1, "DK-I4: cards gone"),
        (last + 1, -11, "DK-I4: cards gone"),
    ):
        state = whole.clone()
        assert isinstance(state, DragonKinState)
        state.turns[place] += change
        with pytest.raises(AssertionError, match=message):
            state.check()
    state = whole.clone()
    assert isinstance(state, DragonKinState)
    state.turns_begun -= 1
    with pytest.raises(AssertionError, match="DK-I4: cards gone"):
        state.check()


@rule("DK-I9")
@tables
@settings(max_examples=15, deadline=None)
def test_imagined_worlds_look_the_same(players: int, seed: int, options: dict[str, object]) -> None:
    """A world as players of sense make it looks the same to its seat, breaks no invariant, and is drawn from what the seat knows alone."""
    for number, moment in enumerate(random_game(players, seed, options)):
        state = moment.after
        for seat in range(players):
            world = state.imagine(seat, clutch.Seeded(number))
            assert world.view(seat) == state.view(seat)
            world.check()
            other = state.resample(seat, clutch.Seeded(number, 7))
            assert everything(other.imagine(seat, clutch.Seeded(3))) == everything(state.imagine(seat, clutch.Seeded(3)))


def test_whoever_throws_a_kind_away_holds_more_of_it() -> None:
    """Of two kinds that are unseen as often, the one that a rival has discarded is likelier in the hand and less likely among the kin; whatever is possible is imagined."""
    state = GAME.start(2, {"removed_sets": ["sand", "shadow", "sun", "swamp"]}, chance=clutch.Seeded(2))
    luck = clutch.Seeded(3)
    rival = int(state.seat())
    state.apply(state.legal()[0], luck)
    state.apply(next(action for action in state.legal() if str(state.move(action)).startswith("gain")), luck)
    assert isinstance(state, DragonKinState)
    thrown = DRAGONS[state.turn_discard(0)]
    unseen = state.view(1 - rival)["unseen"]
    assert isinstance(unseen, dict)
    evenly, believed = Counter[str](), Counter[str]()
    for number in range(3000):
        for found, world in (
            (evenly, state.resample(1 - rival, clutch.Seeded(number))),
            (believed, state.imagine(1 - rival, clutch.Seeded(number))),
        ):
            assert isinstance(world, DragonKinState)
            found[f"kin {DRAGONS[world.kin_kind(rival, 0)]}"] += 1
            found["hand"] += int(world.held(rival, DRAGONS.index(thrown)))
    assert believed["hand"] > 1.2 * evenly["hand"]
    assert believed[f"kin {thrown}"] < 0.9 * evenly[f"kin {thrown}"]
    assert {name for name, count in unseen.items() if count} == {
        name[4:] for name in believed if name.startswith("kin ") and believed[name]
    }


def test_there_is_room_for_the_longest_round() -> None:
    """The memory of a round has room for the most turns that there can be: everybody discards and scries to the last card."""
    for players in (2, 3, 4):
        state = GAME.start(players, chance=clutch.Seeded(players))
        luck = clutch.Seeded(9)
        turns = 0
        while not state.over:
            assert isinstance(state, DragonKinState)
            scries = [action for action in state.legal() if str(state.move(action)).startswith("scry")]
            state.apply(scries[0] if scries else state.legal()[0], luck)
            turns += bool(scries)
            state.check()
        assert turns == 8 * players
