"""What a tournament's games say: shares of victory, the cross table, ratings, points, effort, and whether what the bots said of their chances was true.

The games of one deal are alike, so the deal is what counts as one observation: all intervals are between deals.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from clutch.arena.calibration import Calibration
from clutch.arena.estimate import Sums
from clutch.arena.match import Played
from clutch.arena.rating import Rating, rate
from clutch.arena.tournament import Tournament
from clutch.kernel.move import seat_letter


@dataclass
class Line:
    """What one bot or one seat achieved."""

    name: str
    shares: Sums = field(default_factory=Sums)
    """Shares of victory: a tie between two is a half for each."""
    scores: Sums = field(default_factory=Sums)
    forfeits: int = 0
    moves: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    iterations: int = 0
    calibration: Calibration = field(default_factory=Calibration)

    def data(self) -> dict[str, object]:
        """The line as plain data."""
        return {
            "name": self.name,
            "games": round(self.shares.count),
            "wins": round(self.shares.total, 6),
            "win_rate": self.shares.mean,
            "win_rate_interval": self.shares.share_interval(),
            "mean_score": self.scores.mean if self.scores.count else None,
            "mean_score_interval": self.scores.interval(),
            "forfeits": self.forfeits,
            "moves": self.moves,
            "seconds_per_move": self.seconds / self.moves if self.moves else None,
            "processor_seconds_per_move": self.processor / self.moves if self.moves else None,
            "iterations_per_move": self.iterations / self.moves if self.iterations else None,
            "calibration": self.calibration.data() if self.calibration.said else None,
        }


@dataclass
class Standings:
    """All that was counted."""

    tournament: Tournament
    games: int = 0
    deals: int = 0
    decisions: int = 0
    bots: list[Line] = field(default_factory=list)
    seats: list[Line] = field(default_factory=list)
    cross: dict[tuple[int, int], Sums] = field(default_factory=dict)
    """For a bot and another: how often it did better, a tie being a half, at the tables where both sat."""
    duels: list[dict[tuple[int, int], float]] = field(default_factory=list)
    """The same by deal, for ratings."""
    forfeits: dict[tuple[str, str], int] = field(default_factory=dict)
    """Which bot forfeited for which reason how often."""
    ratings: list[Rating] = field(default_factory=list)

    def data(self) -> dict[str, object]:
        """The standings as plain data."""
        names = self.tournament.bots
        return {
            **self.tournament.data(),
            "games": self.games,
            "deals": self.deals,
            "decisions": self.decisions,
            "standings": [
                {**line.data(), "rating": rating.points, "rating_interval": rating.interval}
                for line, rating in zip(self.bots, self.ratings, strict=True)
            ],
            "seats": [{name: value for name, value in line.data().items() if name in SEAT_FACTS} for line in self.seats],
            "cross_table": [
                {"bot": names[one], "against": names[other], "share": sums.mean, "interval": sums.share_interval()}
                for (one, other), sums in sorted(self.cross.items())
            ],
            "forfeits": [{"bot": bot, "reason": reason, "games": count} for (bot, reason), count in self.forfeits.items()],
        }


SEAT_FACTS = ("name", "games", "wins", "win_rate", "win_rate_interval", "mean_score", "mean_score_interval")


def standings(tournament: Tournament, played: Iterable[Played]) -> Standings:
    """Count games; their order makes no difference."""
    by_deal: dict[int, list[Played]] = {}
    for game in played:
        by_deal.setdefault(tournament.pairing(game.number).deal, []).append(game)
    table = Standings(tournament)
    table.bots = [Line(name) for name in tournament.bots]
    table.seats = [Line(seat_letter(seat)) for seat in range(tournament.players)]
    for deal in sorted(by_deal):
        count_deal(table, sorted(by_deal[deal], key=lambda game: game.number))
    table.ratings = rate(len(tournament.bots), table.duels)
    return table


def count_deal(table: Standings, games: list[Played]) -> None:
    """Count the games of one deal: one observation of everything."""
    table.deals += 1
    shares: dict[tuple[str, int], list[float]] = {}
    scores: dict[tuple[str, int], list[float]] = {}
    duels: dict[tuple[int, int], list[float]] = {}
    for game in games:
        table.games += 1
        table.decisions += game.decisions
        if game.forfeit is not None:
            seat, reason = game.forfeit
            bot = game.line_up[seat]
            table.bots[bot].forfeits += 1
            table.forfeits[table.bots[bot].name, reason] = table.forfeits.get((table.bots[bot].name, reason), 0) + 1
        for seat, bot in enumerate(game.line_up):
            line = table.bots[bot]
            effort = game.efforts[seat]
            line.moves += effort.moves
            line.seconds += effort.seconds
            line.processor += effort.processor
            line.iterations += effort.iterations
            if game.forfeit is None:
                line.calibration.add(effort.said, game.payoffs[seat], game.decisions)
            for key in (("bot", bot), ("seat", seat)):
                shares.setdefault(key, []).append(game.payoffs[seat])
                if game.scores is not None:
                    scores.setdefault(key, []).append(float(game.scores[seat]))
            for other_seat, other in enumerate(game.line_up):
                if other != bot:
                    duels.setdefault((bot, other), []).append(better(game.payoffs[seat], game.payoffs[other_seat]))
    for (kind, place), group in shares.items():
        line = (table.bots if kind == "bot" else table.seats)[place]
        line.shares.add(len(group), sum(group))
        if (kind, place) in scores:
            points = scores[kind, place]
            line.scores.add(len(points), sum(points))
    for pair, results in duels.items():
        table.cross.setdefault(pair, Sums()).add(len(results), sum(results))
    table.duels.append({pair: sum(results) for pair, results in duels.items()})


def better(own: float, other: float) -> float:
    """One for more of the victory, a half for as much."""
    return 1.0 if own > other else 0.5 if own == other else 0.0
