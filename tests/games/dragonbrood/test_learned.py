"""What Dragonbrood's network is told of a position."""

from __future__ import annotations

import pytest

import clutch
from clutch.games.dragonbrood.bot.evaluate import expected_points
from clutch.games.dragonbrood.bot.learned import has_seal
from clutch.games.dragonbrood.bot.survey import Survey
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.network import Inputs
from kit.play import positions


def test_the_survey_expects_what_the_formula_expects() -> None:
    """The parts that the network is shown are the formula's, and add up to its points."""
    survey = Survey()
    for referee, _ in positions("dragonbrood", 3, 4):
        state = referee.state
        assert isinstance(state, DragonbroodPosition)
        if state.over:
            continue
        survey.look(state)
        assert [survey.totals[seat] for seat in range(3)] == pytest.approx([expected_points(state, seat) for seat in range(3)])


def test_the_network_judges_duels() -> None:
    """Alone and with more than two the formula judges."""
    game = clutch.game("dragonbrood")
    judge = game.learner()
    assert judge is not None
    assert [players for players in range(1, 7) if judge.knows(game.start(players, chance=clutch.Seeded(1)))] == [2]


def test_a_sealed_bid_is_seen_by_its_maker_alone() -> None:
    """Whoever has not made a sealed bid is told the same whatever it is; its maker is told more."""
    game = clutch.game("dragonbrood")
    judge = game.learner()
    assert judge is not None
    met = told_apart = 0
    for number in range(40):
        luck = clutch.Seeded(number)
        state = game.start(2, chance=luck)
        while not state.over:
            assert isinstance(state, DragonbroodPosition)
            if has_seal(state):
                met += 1
                bids_now = int(state.seat())
                worlds = [state.resample(bids_now, clutch.Seeded(world)) for world in range(6)]
                seen: list[set[str]] = [set(), set()]
                for world in worlds:
                    for seat in range(2):
                        inputs = Inputs()
                        judge.encode(world, seat, inputs)
                        seen[seat].add(str([(inputs.items[place], inputs.parts[place]) for place in range(inputs.count)]))
                assert len(seen[bids_now]) == 1
                told_apart += len(seen[1 - bids_now]) > 1
            legal = state.legal()
            state.apply(legal[luck.below(len(legal))], luck)
        if told_apart:
            break
    assert met
    assert told_apart
