"""The laws of foresight, for every registered game and player count."""

from __future__ import annotations

import pytest

import clutch
from clutch.bots import Sight
from clutch.kernel.foresight import DECISION, HIDDEN, LUCK, OVER, Foresight
from kit.play import every_table, fields, open_table, positions, some

SEEDS = (1, 2)
MOVES = 10
"""Moves of a position that are looked at, spread over all of them."""
WORLDS = 6
"""Worlds, besides the true one, in which each of them is made."""


def spread(actions: list[int]) -> list[int]:
    """Some of many actions, from the first to the last."""
    return actions[:: max(1, len(actions) // MOVES)]


def check_happens(world: clutch.State, seat: int, foresight: Foresight, luck: clutch.Chance) -> list[int]:
    """Make the move in a world, and compare what happens with what was foreseen: the luck that was drawn."""
    after = world.clone()
    events: list[clutch.Event] = []
    after.events = events
    drawn = clutch.Recorded(luck)
    after.apply(foresight.action, drawn)
    told = [event.seen_by(seat) for event in events]
    foreseen = [event.seen_by(None) for event in foresight.events]

    assert told[: len(foreseen)] == foreseen
    outcomes = drawn.collect()
    if foresight.stop in (DECISION, OVER):
        assert len(told) == len(foreseen)
        assert not any(outcomes)
        assert after.over == (foresight.stop == OVER)
        assert foresight.scores is None or foresight.scores == after.scores()
        assert foresight.turn is None or foresight.turn == after.seat()
    else:
        assert foresight.scores is None
        assert foresight.turn is None
    return outcomes


@every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_is_foreseen_happens_in_every_world(name: str, players: int, seed: int) -> None:
    """What a seat foresees of a move happens whatever it does not know and whatever luck brings, and looking ahead changes nothing."""
    for number, (referee, _) in enumerate(some(positions(name, players, seed))):
        state = referee.state
        if state.over:
            break
        seat = int(state.seat())
        before = fields(state)
        outlook = Sight(state, seat).outlook()
        assert outlook.actions() == state.legal()
        worlds = [state, *(state.resample(seat, clutch.Seeded(number, 90 + luck)) for luck in range(WORLDS))]
        for action in spread(state.legal()):
            foresight = outlook.foresee(action)
            for luck, world in enumerate(worlds):
                drawn = check_happens(world, seat, foresight, clutch.Seeded(number, luck))
                # In truth a piece that others have seen lies there already; for this seat it is still to be drawn.
                assert drawn or foresight.stop != LUCK or world is state

        assert fields(state) == before


@every_table
def test_nothing_is_foreseen_that_a_seat_cannot_know(name: str, players: int) -> None:
    """Positions that look the same to a seat give it the same foresight."""
    for number, (referee, _) in enumerate(some(positions(name, players, 3))):
        state = referee.state
        if state.over:
            break
        seat = int(state.seat())
        mine = Sight(state, seat).outlook()
        theirs = Sight(state.resample(seat, clutch.Seeded(number)), seat).outlook()
        for action in spread(state.legal()):
            assert mine.foresee(action) == theirs.foresee(action)


@every_table
def test_why_a_move_is_refused_tells_no_secret(name: str, players: int) -> None:
    """Positions that look the same to the seat that decides refuse it every move for the same reason."""
    for number, (referee, _) in enumerate(some(positions(name, players, 4))):
        state = referee.state
        if state.over:
            break
        other_truth = state.resample(state.seat(), clutch.Seeded(number))
        for action in spread(list(range(referee.game.action_space))):
            assert state.refusal(action) == other_truth.refusal(action)


@every_table
def test_foresight_says_why_it_ends(name: str, players: int) -> None:
    """Each foresight ends with luck, a secret, a decision or the end; most moves of every game bring something that is certain."""
    ends: set[str] = set()
    events = 0
    for referee, _ in some(positions(name, players, 5)):
        state = referee.state
        if state.over:
            break
        outlook = Sight(state, int(state.seat())).outlook()
        for action in spread(state.legal()):
            foresight = outlook.foresee(action)
            ends.add(foresight.stop)
            events += len(foresight.events)

    assert ends <= {LUCK, HIDDEN, DECISION, OVER}
    assert DECISION in ends
    assert events


@every_table
def test_only_a_legal_move_of_the_seat_that_decides_is_foreseen(name: str, players: int) -> None:
    """Whoever does not decide, and whatever is not legal, is refused in a sentence; so is the end of the game."""
    referee = open_table(name, players, 8)
    state = referee.state
    seat = int(state.seat())
    legal = state.legal()
    for other in range(players):
        if other != seat:
            with pytest.raises(clutch.NotYourTurn):
                Sight(state, other).foresee(legal[0])
    stranger = next(action for action in range(referee.game.action_space) if action not in legal)
    with pytest.raises(clutch.IllegalMove) as refused:
        Sight(state, seat).foresee(stranger)
    with pytest.raises(clutch.IllegalMove):
        Sight(state, seat).foresee(-1)

    assert refused.value.rule
    state = state.clone()
    clutch.play_out(state, clutch.Seeded(1), clutch.Actions())
    with pytest.raises(clutch.GameOver):
        Sight(state, seat).foresee(legal[0])
