"""Honest chances: curves that bend what a search says to what came."""

from __future__ import annotations

from math import exp

import pytest

import clutch
from clutch.bots import Search, Sight
from clutch.bots.curves import Curve, curve_of, curves, honest
from clutch.bots.search.tree import Opinion
from clutch.bots.train.curve import Sayings, fit, listen
from kit.play import every_game


def test_a_search_that_is_too_sure_is_bent_back() -> None:
    """From sayings with twice the true odds the fit finds a slope of one half, and the loss falls below that of the mean."""
    chance = clutch.Seeded(3)
    sayings = Sayings()
    for number in range(6000):
        odds = (chance.below(2001) - 1000) / 400
        true = 1 / (1 + exp(-odds))
        sayings.chances.append(1 / (1 + exp(-2 * odds)))
        sayings.progress.append(chance.below(101) / 100)
        sayings.shares.append(1.0 if int(chance.below(1000)) < 1000 * true else 0.0)
        sayings.games.append(number // 10)
    fitted = fit(sayings)
    constant, slope, drift, turn = fitted.curve.weights
    assert slope == pytest.approx(0.5, abs=0.08)
    assert max(abs(constant), abs(drift), abs(turn)) < 0.25
    assert fitted.loss_after < fitted.loss_before
    assert fitted.loss_after < fitted.constant_loss


def test_a_search_that_knows_nothing_early_is_bent_flat_there() -> None:
    """Where sayings mean nothing at the beginning and all at the end, the slope grows with the game, and never falls below nothing."""
    chance = clutch.Seeded(4)
    sayings = Sayings()
    for number in range(6000):
        odds, progress = (chance.below(2001) - 1000) / 400, chance.below(101) / 100
        true = 1 / (1 + exp(-odds * (1.8 * progress - 0.3)))
        sayings.chances.append(1 / (1 + exp(-odds)))
        sayings.progress.append(progress)
        sayings.shares.append(1.0 if int(chance.below(1000)) < 1000 * true else 0.0)
        sayings.games.append(number // 10)
    _, slope, _, turn = fit(sayings).curve.weights
    assert 0.0 < slope < 0.1
    assert slope + turn == pytest.approx(1.4, abs=0.2)


@every_game
def test_curves_of_the_package_keep_the_order(name: str) -> None:
    """Every game has a curve for two players and for the full table, and a better action stays better under it, early and late."""
    game = clutch.game(name)
    for players in (2, game.most_players):
        judge = Sight(game.start(players, chance=clutch.Seeded(1)), 0).judge().name
        curve = curve_of(name, judge, players)
        assert curve is not None
        for progress in (0.0, 0.5, 1.0):
            bent = [curve.bend(chance / 20, progress) for chance in range(21)]
            assert bent == sorted(bent)
            assert 0.0 < bent[0] < bent[-1] < 1.0


def test_a_search_tells_honest_chances() -> None:
    """What a search tells is what it thinks, bent by the curve; its order and visits stay."""
    state = clutch.game("dragoon").start(2, chance=clutch.Seeded(1))
    sight = Sight(state, int(state.seat()))
    bot = Search(iterations=60)
    told = bot.opinions(sight, clutch.Seeded(2))
    thought = bot.as_it_thinks().opinions(sight, clutch.Seeded(2))
    curve = curve_of("dragoon", sight.judge().name, 2)
    assert curve is not None
    assert [(opinion.action, opinion.visits) for opinion in told] == [(opinion.action, opinion.visits) for opinion in thought]
    assert [opinion.value for opinion in told] == [curve.bend(opinion.value, sight.progress()) for opinion in thought]


def test_without_a_curve_nothing_is_bent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge that has no curve is told as it thinks."""
    monkeypatch.setattr("clutch.bots.curves.curves", dict)
    state = clutch.game("dragoon").start(2, chance=clutch.Seeded(1))
    [told] = honest(Sight(state, int(state.seat())), None, [Opinion(1, 10, 0.9)])
    assert (told.action, told.visits, told.value) == (1, 10, 0.9)


@every_game
def test_progress_goes_from_begin_to_end(name: str) -> None:
    """The part of the game that was played lies between 0 and 1, and is larger at the end than at the beginning."""
    game = clutch.game(name)
    luck = clutch.Seeded(4)
    state = game.start(2, chance=luck)
    seen = []
    while not state.over:
        seen.append(Sight(state, int(state.seat())).progress())
        actions = state.legal()
        state.apply(actions[luck.below(len(actions))], luck)
    assert all(0.0 <= progress <= 1.0 for progress in seen)
    assert seen[-1] > seen[0]


def test_listening_notes_every_choice() -> None:
    """A saying is noted for each decision with a choice, with the share that its seat got."""
    sayings = Sayings()
    list(listen(clutch.game("dragon_kin"), 2, Search(iterations=8), 2, 1, sayings))
    assert set(sayings.games) == {0, 1}
    assert set(sayings.shares) <= {0.0, 0.5, 1.0}
    assert len(sayings.chances) == len(sayings.progress) == len(sayings.shares) > 20
    assert Curve((0.0, 1.0, 0.0, 0.0)).bend(0.3, 0.5) == pytest.approx(0.3)
    assert curves() is curves()
