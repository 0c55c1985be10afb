"""Advice: the move that was made is always examined, and what was play and what was luck adds up."""

from __future__ import annotations

import pytest

import clutch
from clutch.bots import Search, Sight
from clutch.bots.advice import WORLDS, known_chances, verdict
from clutch.bots.curves import Curve
from clutch.bots.hindsight import Decided, fates, key_moments
from clutch.kernel.learned import NAME as LEARNED
from kit.play import every_game, every_table, positions

ANALYST = Search(iterations=60)


@every_table
def test_the_move_that_was_made_is_always_examined(name: str, players: int) -> None:
    """Whatever somebody did, its chance is known and the best moves stand before it; chances are chances."""
    for number, (referee, _) in enumerate(positions(name, players, 5)):
        state = referee.state
        if state.over or number > 24:
            break
        if number % 8:
            continue
        seat = int(state.seat())
        made = state.legal()[-1]
        found = verdict(Sight(state, seat), made, ANALYST, clutch.Seeded(number))
        told = [move.chance for move in found.moves]

        assert found.weighed(made).action == made
        assert all(0 <= chance <= 1 for chance in told)
        if found.moves[0].action != made:
            assert told == sorted(told, reverse=True)
            assert found.weighed(made).visits >= 20
        assert sum(found.chances) == pytest.approx(1.0, abs=0.02) or players == 1


@every_table
def test_a_verdict_tells_nothing_that_the_seat_may_not_know(name: str, players: int) -> None:
    """In worlds that look alike to the mover, with the same luck, the verdict is the same."""
    for number, (referee, _) in enumerate(positions(name, players, 6)):
        state = referee.state
        if state.over or number > 12:
            break
        if number % 6:
            continue
        seat = int(state.seat())
        other = state.resample(seat, clutch.Seeded(number, 9))
        made = state.legal()[0]
        one, two = (verdict(Sight(world, seat), made, ANALYST, clutch.Seeded(number)) for world in (state, other))
        assert one.moves == two.moves and one.points == two.points


@every_game
def test_nothing_that_a_judge_thinks_is_shown_raw(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under a curve that makes one half of everything, every chance of a verdict is one half: none went past the curve, not even where there is no choice."""
    judges = [*[judge.name for judge in clutch.game(name).judges], LEARNED]
    flat = {f"{name}:{judge}": {2: Curve((0.0, 0.0, 0.0, 0.0))} for judge in judges}
    monkeypatch.setattr("clutch.bots.curves.curves", lambda: flat)
    for number, (referee, _) in enumerate(positions(name, 2, 7)):
        state = referee.state
        if state.over or number > 20:
            break
        if number % 5 and len(state.legal()) > 1:
            continue
        seat = int(state.seat())
        found = verdict(Sight(state, seat), state.legal()[-1], ANALYST, clutch.Seeded(number))
        assert {move.chance for move in found.moves} == {0.5}
        assert found.chances[seat] == 0.5


@every_game
def test_advice_goes_by_the_judge_of_the_search(name: str) -> None:
    """What a decision is said to be worth is thought by the very judge that a search goes by, whose curve makes it honest: the learned one, where there is one."""
    sight = Sight(clutch.game(name).start(2, chance=clutch.Seeded(4)), 0)
    said = known_chances(sight, clutch.Seeded(5))
    luck = clutch.Seeded(5)
    worlds = [sight.sample(luck) for _ in range(WORLDS)]

    assert said == pytest.approx([sum(sight.judge().estimate(world, seat) for world in worlds) / WORLDS for seat in range(2)])


def test_play_and_luck_add_up() -> None:
    """What a seat began with, less what it gave away, plus what others gave away, plus luck, is its result."""
    game = [
        Decided(0, 0, [0.4, 0.3, 0.3], 0.1),
        Decided(1, 1, [0.3, 0.4, 0.3], 0.2),
        Decided(2, 2, [0.3, 0.4, 0.3], 0.0),
        Decided(3, 0, [0.3, 0.4, 0.3], 0.3),
    ]
    for fate in fates(game, [0.0, 1.0, 0.0]):
        assert fate.result == pytest.approx(fate.start - fate.given + fate.received + fate.luck)
    assert key_moments(game) == [3, 1, 0]
