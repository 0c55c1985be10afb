"""What a bot sees at first sight is what the rules let it find."""

from __future__ import annotations

from itertools import product

import pytest
from librt.vecs import vec

import clutch
from clutch.games.dragomino import turn
from clutch.games.dragomino.bot import evaluate
from clutch.games.dragomino.bot.odds import egg_odds
from clutch.games.dragomino.game import DragominoState
from clutch.games.dragomino.state import EGG_KIND, PLACE
from clutch.kernel.state import Actions


@pytest.mark.parametrize(("players", "thirst", "rule"), list(product((2, 3, 4), (False, True), ("per_connection", "per_square"))))
def test_a_placement_finds_at_first_sight_what_its_connections_promise(players: int, thirst: bool, rule: str) -> None:
    chance = clutch.Seeded(players)
    state = clutch.game("dragomino").start(players, {"thirst": thirst, "egg_rule": rule}, chance=chance)
    assert isinstance(state, DragominoState)
    compared = 0
    while not state.over:
        if state.step == PLACE:
            odds = egg_odds(state)
            for action in state.legal():
                after = state.clone()
                turn.place(after, action)
                after.step = EGG_KIND
                assert evaluate.found_at_once(state, action, odds) == pytest.approx(evaluate.open_eggs(after, odds))
                compared += 1
        actions = state.legal()
        state.apply(actions[chance.below(len(actions))], chance)
    assert compared > 200


def test_a_better_find_looks_better_and_nothing_else_counts() -> None:
    chance = clutch.Seeded(5)
    state = clutch.game("dragomino").start(2, chance=chance)
    assert isinstance(state, DragominoState)
    for _ in range(9):
        actions = state.legal()
        state.apply(actions[chance.below(len(actions))], chance)
    assert state.step == PLACE
    odds = egg_odds(state)
    looks = {
        action: (evaluate.found_at_once(state, action, odds), state.game.judge().impression(state, action, state.seat(), chance))
        for action in state.legal()
    }
    ordered = sorted(looks.values())
    assert len({round(found, 9) for found, _ in ordered}) > 1
    assert [impression for _, impression in ordered] == sorted(impression for _, impression in ordered)


@pytest.mark.parametrize(("players", "thirst", "rule"), list(product((2, 4), (False, True), ("per_connection", "per_square"))))
def test_what_is_considered_is_the_estimate_after_it_in_every_world(players: int, thirst: bool, rule: str) -> None:
    """A placement is worth what the position after it is worth, a pick what its best place is worth, and which egg lies where makes no difference."""
    chance = clutch.Seeded(10 + players)
    state = clutch.game("dragomino").start(players, {"thirst": thirst, "egg_rule": rule}, chance=chance)
    assert isinstance(state, DragominoState)
    judge = state.game.judge()
    picks, placements, lower = 0, 0, 0
    while not state.over:
        seat = state.seat()
        if judge.sure_of(state):
            actions, values, again = state.legal(), vec[float]([0.0] * 300), vec[float]([0.0] * 300)
            offered = Actions()
            state.offer(offered)
            judge.considered(state, offered, seat, chance, values)
            judge.considered(state.resample(seat, chance), offered, seat, chance, again)
            assert list(values[: len(actions)]) == list(again[: len(actions)])
            if state.step == PLACE:
                placements += 1
                after = [evaluate.before_the_eggs(state, action, chance) for action in actions]
                assert list(values[: len(actions)]) == [judge.estimate(position, seat) for position in after]
            else:
                picks += 1
                for action, value in zip(actions, values, strict=False):
                    picked = state.clone()
                    picked.apply(action, chance)
                    assert isinstance(picked, DragominoState)
                    best = max(judge.estimate(evaluate.before_the_eggs(picked, place, chance), seat) for place in picked.legal())
                    assert value <= best
                    lower += value < best  # places that find little are passed over
        actions = state.legal()
        state.apply(actions[chance.below(len(actions))], chance)
    assert picks == placements == 7 * players
    assert lower <= picks // 7, "nearly always the best place is among those that are looked at"
