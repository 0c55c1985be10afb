"""Many random games in one compiled loop, counted as they end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.kernel.chance import Seeded
from clutch.kernel.game import Game
from clutch.kernel.option import Settings
from clutch.kernel.state import Actions, play_out


@final
class RandomResults:
    """Sums over games, seat by seat, and over the whole table under the number that follows the last seat."""

    def __init__(self, players: int) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.shares: Final = vec[float]([0.0] * (players + 1))
        """Shares of victory."""
        self.share_squares: Final = vec[float]([0.0] * (players + 1))
        self.points: Final = vec[float]([0.0] * (players + 1))
        self.point_squares: Final = vec[float]([0.0] * (players + 1))

    def sums(self) -> list[tuple[float, float, float, float]]:
        """For each seat, then for the table: shares, their squares, points, their squares."""
        return [(self.shares[row], self.share_squares[row], self.points[row], self.point_squares[row]) for row in range(len(self.shares))]


def random_games(game: Game, players: i64, settings: Settings, seed: i64, first: i64, count: i64) -> RandomResults:
    """Play so many games, the first with this number: each game has a stream of luck of its own, so that results do not depend on how games are grouped.

    >>> import clutch
    >>> game = clutch.game("dragon_kin")
    >>> results = random_games(game, 2, game.settings(2), 7, 0, 10)
    >>> results.games, round(results.shares[0] + results.shares[1], 6), results.decisions > 200
    (10, 10.0, True)
    """
    results = RandomResults(int(players))
    actions = Actions()
    for number in range(first, first + count):
        chance = Seeded(seed, number)
        state = game.begin(players, settings, chance, False)
        results.decisions += play_out(state, chance, actions)
        results.games += 1
        table_share: float = 0.0
        table_points: float = 0.0
        for seat in range(players):
            share: float = state.payoff(seat)
            points: float = float(state.score(seat))
            add(results, seat, share, points)
            table_share += share
            table_points += points
        add(results, players, table_share, table_points)
    return results


def add(results: RandomResults, row: i64, share: float, points: float) -> None:
    """Count one game of a seat, or of the table."""
    results.shares[row] = results.shares[row] + share
    results.share_squares[row] = results.share_squares[row] + share * share
    results.points[row] = results.points[row] + points
    results.point_squares[row] = results.point_squares[row] + points * points
