"""Loops that `bench/` times: what a search does most, without the search."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.kernel.chance import Chance
from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.state import Actions, State, play_out


def random_decisions(game: Game, players: i64, settings: Settings, games: i64, chance: Chance) -> int:
    """Play so many games uniformly at random, setup included: the number of decisions."""
    actions = Actions()
    decisions: i64 = 0
    for _game in range(games):
        decisions += play_out(game.begin(players, settings, chance, False), chance, actions)
    return int(decisions)


def clones(state: State, count: i64) -> int:
    """Clone a position so many times: how many."""
    for _twin in range(count):
        state.clone()
    return int(count)


def resamples(state: State, seat: i64, count: i64, chance: Chance) -> int:
    """Draw so many possible worlds of a seat: how many."""
    for _twin in range(count):
        state.resample(seat, chance)
    return int(count)
