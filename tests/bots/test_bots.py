"""Bots: legal, honest, reproducible, and better than chance."""

from __future__ import annotations

import time

import pytest

import clutch
from clutch.bots import Search, Sight, make_bot
from clutch.bots.search.one_ply import one_ply
from clutch.bots.search.tree import search
from clutch.kernel.errors import GameError
from kit.play import every_table, positions

BOTS = ["random", "greedy", "search:30"]


@every_table
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_a_whole_game_legally(name: str, players: int, bot: str) -> None:
    """Every bot finds a legal move in every position of a game, up to a few hundred decisions."""
    state = clutch.game(name).start(players, chance=clutch.Seeded(1))
    player = make_bot(bot)
    chance = clutch.Seeded(2)
    for _ in range(200):
        if state.over:
            break
        seat = int(state.seat())
        action = player.choose(Sight(state, seat), chance)
        assert action in state.legal()
        state.apply(action, chance)


@every_table
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_cannot_see_what_its_seat_may_not_know(name: str, players: int, bot: str) -> None:
    """In worlds that look alike to its seat, with the same luck, a bot does the same."""
    for number, (referee, _) in enumerate(positions(name, players, 3)):
        state = referee.state
        if state.over or number > 60:
            break
        if number % 6:
            continue
        seat = int(state.seat())
        other = state.resample(seat, clutch.Seeded(number, 9))
        choices = {make_bot(bot).choose(Sight(world, seat), clutch.Seeded(number)) for world in (state, other)}

        assert len(choices) == 1


def test_search_keeps_its_budget_and_tries_everything() -> None:
    """A budget in iterations is kept exactly; every legal action is tried; values are shares of the victory."""
    state = clutch.game("dragon_kin").start(4, chance=clutch.Seeded(1))
    tree = search(Sight(state, int(state.seat())), state.game.judge(), 500, 0, clutch.Seeded(1))
    opinions = tree.opinions()

    assert sum(opinion.visits for opinion in opinions) == 500
    assert sorted(opinion.action for opinion in opinions) == state.legal()
    assert all(0 <= opinion.value <= 1 for opinion in opinions)
    assert [opinion.visits for opinion in opinions] == sorted((opinion.visits for opinion in opinions), reverse=True)


def test_search_with_milliseconds_thinks_at_all() -> None:
    """A budget in time gives at least one iteration and a legal choice."""
    state = clutch.game("dragon_kin").start(2, chance=clutch.Seeded(1))
    seat = int(state.seat())

    assert Search(milliseconds=1).choose(Sight(state, seat), clutch.Seeded(1)) in state.legal()


@pytest.mark.parametrize(
    "text", ["genius", "search:", "search:0", "search:0ms", "search:-3", "search:1h", "", "greedy:3", "search:workers", "search:workers=-1"]
)
def test_an_unknown_bot_gets_a_sentence(text: str) -> None:
    """What is no bot is refused with the names of those that are."""
    with pytest.raises(clutch.GameError, match="bots are random, greedy, search"):
        make_bot(text)


def share(first: str, second: str, games: int) -> float:
    """The first bot's share of two-player Dragon Kin games, seats alternated on the same deals."""
    game = clutch.game("dragon_kin")
    total = 0.0
    for number in range(games):
        chance = clutch.Seeded(number // 2)
        thoughts = clutch.Seeded(number, 1)
        state = game.start(2, chance=chance)
        bots = [make_bot(first), make_bot(second)]
        mine = number % 2
        while not state.over:
            seat = int(state.seat())
            state.apply(bots[(seat + mine) % 2].choose(Sight(state, seat), thoughts), chance)
        total += state.payoff(mine)
    return total / games


def test_better_bots_win_more() -> None:
    """Greedy clearly beats random, and search clearly beats one that glances (the exact figures are measured with `clutch arena`)."""
    assert share("greedy", "random", 60) > 0.75
    assert share("search:300", "drake", 60) > 0.55


def test_search_widens_slowly() -> None:
    """With many actions the most promising ones are tried first, more of them the longer the search thinks, and never one twice."""
    state = clutch.game("dragonbrood").start(2, chance=clutch.Seeded(1))
    chance = clutch.Seeded(2)
    while state.prompt().kind != "choose_destination":
        state.apply(state.legal()[0], chance)
    sight = Sight(state, int(state.seat()))
    few, more = [
        {opinion.action for opinion in search(sight, sight.judge(), budget, 0, clutch.Seeded(1)).opinions() if opinion.visits}
        for budget in (8, 120)
    ]
    values = one_ply(sight, sight.judge(), 1, clutch.Seeded(1))

    assert few < more < set(state.legal())
    assert state.legal()[values.index(max(values))] in few


def test_greedy_looks_once_where_nothing_is_hidden() -> None:
    """Where all worlds are alike, many of them give the same values as a few."""
    state = clutch.game("dragonbrood").start(3, chance=clutch.Seeded(1))
    sight = Sight(state, int(state.seat()))

    assert one_ply(sight, sight.judge(), 1, clutch.Seeded(1)) == one_ply(sight, sight.judge(), 1000, clutch.Seeded(2))


def test_a_budget_in_cpu_time_is_spent_whatever_else_the_machine_does() -> None:
    """The search spends its milliseconds of this thread's time, not of the clock's."""
    state = clutch.game("dragon_kin").start(2, chance=clutch.Seeded(1))
    bot = make_bot("search:60cpu")
    assert isinstance(bot, Search)
    before = time.thread_time()
    opinions = bot.opinions(Sight(state, state.seat()), clutch.Seeded(2))
    assert time.thread_time() - before >= 0.06
    assert sum(opinion.visits for opinion in opinions) > 0
    with pytest.raises(GameError, match="one worker"):
        make_bot("search:60cpu:workers=2")
