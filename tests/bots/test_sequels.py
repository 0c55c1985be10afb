"""How games are played on from where a search has come to."""

from __future__ import annotations

import pytest
from librt.vecs import vec

import clutch
from clutch.bots import Sight
from clutch.bots.nets.catalogue import judge_of
from clutch.bots.search.sequels import Sequels
from clutch.bots.search.tree import search
from clutch.games.dragon_family.moves import EXPLORE, MOVE
from clutch.kernel.judge import Sequel
from kit.play import every_table


@every_table
def test_to_the_end_or_for_some_decisions(name: str, players: int) -> None:
    """Played to the end, everybody has a share; after some decisions, what the judge says."""
    judge = clutch.game(name).judge()
    state = clutch.game(name).start(players, chance=clutch.Seeded(1))
    sequels = Sequels(judge, Sequel(1.0, 1, 2, 3, vec[float]([])), players, clutch.Seeded(2))
    sequels.play(state, clutch.Actions())
    assert not bool(state.over)  # a checker that takes this for granted would call the rest dead
    assert [sequels.ends[seat] for seat in range(players)] == [judge.estimate(state, seat) for seat in range(players)]

    sequels = Sequels(judge, Sequel(1.0, 1, 0, 2, vec[float]([1.0])), players, clutch.Seeded(2))
    sequels.play(state, clutch.Actions())
    assert state.over
    assert [sequels.ends[seat] for seat in range(players)] == state.payoffs()


def test_players_do_what_they_like() -> None:
    """Who considers enough takes what is most to the taste; what has no taste of its own counts as 1."""
    state = clutch.game("dragon_family").start(2, chance=clutch.Seeded(1))
    while EXPLORE not in state.legal() or MOVE not in state.legal():
        state.apply(state.legal()[0], clutch.Seeded(3))
    actions = clutch.Actions()
    state.offer(actions)
    for tastes, liked in (([2.0], EXPLORE), ([0.5, 3.0], MOVE), ([0.0, 1.0], MOVE)):
        sequels = Sequels(state.game.judge(), Sequel(1.0, 1, 0, 64, vec[float](tastes)), 2, clutch.Seeded(4))
        assert sequels.choice(state, actions) == liked


def test_what_is_done_seldom_counts_for_more() -> None:
    """On the average as much of a reward comes from games played on as is wished, however seldom it is done."""
    start = clutch.game("dragomino").start(2, chance=clutch.Seeded(1))
    for one_of in (1, 4):
        sequels = Sequels(start.game.judge(), Sequel(0.5, one_of, 0, 1, vec[float]([])), 2, clutch.Seeded(5))
        total = 0.0
        for _ in range(800):
            rewards = vec[float]([100.0, 100.0])
            sequels.add(start.clone(), clutch.Actions(), rewards)
            total += rewards[0] + rewards[1]
        assert total / 800 == pytest.approx(100.5, rel=0.15)


@pytest.mark.parametrize("name", ["dragon_family", "dragoon"])
def test_the_same_luck_thinks_the_same(name: str) -> None:
    """A search that plays on says the same from the same luck, and only what can be a share of the victory."""
    state = clutch.game(name).start(2, chance=clutch.Seeded(1))
    said = [
        [repr(opinion) for opinion in search(Sight(state, int(state.seat())), judge_of(state.game), 300, 0, clutch.Seeded(6)).opinions()]
        for _ in range(2)
    ]
    assert said[0] == said[1]
    opinions = search(Sight(state, int(state.seat())), judge_of(state.game), 12, 0, clutch.Seeded(7)).opinions()
    assert all(0 <= opinion.value <= 1 for opinion in opinions)
