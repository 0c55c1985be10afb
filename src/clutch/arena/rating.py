"""Ratings: Bradley and Terry's model of who does better than whom, in points as in chess (400 points are ten to one), with intervals by drawing the deals again."""

from __future__ import annotations

from dataclasses import dataclass
from math import log, log10

from clutch.arena.estimate import Interval
from clutch.kernel.chance import Seeded

POINTS = 400.0
PRIOR = 0.5
"""As if every pair had shared one game: a bot that always wins has a high rating, not an endless one."""
ROUNDS = 200
CLOSE = 1e-7
DRAWS = 300
"""How often the deals are drawn again."""
SEED = 20

Duels = dict[tuple[int, int], float]
"""For a bot and another: in how many games the one did better than the other, a tie being a half."""


@dataclass(frozen=True)
class Rating:
    """A bot's rating; the mean of all bots is 0."""

    points: float
    interval: Interval | None


def rate(bots: int, deals: list[Duels]) -> list[Rating]:
    """Everybody's rating from the duels of each deal.

    >>> [round(rating.points) for rating in rate(2, [{(0, 1): 3.0, (1, 0): 1.0}] * 100)]
    [95, -95]
    """
    if not deals:
        return [Rating(0.0, None)] * bots
    points = fit(bots, added(deals, [1] * len(deals)))
    if len(deals) < 2:
        return [Rating(value, None) for value in points]
    chance = Seeded(SEED, 0)
    drawn: list[list[float]] = []
    for _ in range(DRAWS):
        weights = [0] * len(deals)
        for _ in deals:
            weights[chance.below(len(deals))] += 1
        drawn.append(fit(bots, added(deals, weights)))
    found: list[Rating] = []
    for bot, value in enumerate(points):
        tries = sorted(draw[bot] for draw in drawn)
        found.append(Rating(value, (tries[round(0.025 * (DRAWS - 1))], tries[round(0.975 * (DRAWS - 1))])))
    return found


def added(deals: list[Duels], weights: list[int]) -> Duels:
    """The duels of all deals, each as often as its weight says."""
    total: Duels = {}
    for deal, weight in zip(deals, weights, strict=True):
        if weight:
            for pair, wins in deal.items():
                total[pair] = total.get(pair, 0.0) + weight * wins
    return total


def fit(bots: int, duels: Duels) -> list[float]:
    """The ratings that make these duels likeliest (by Hunter's steps), around a mean of 0."""
    wins = [[0.0] * bots for _ in range(bots)]
    for (one, other), count in duels.items():
        wins[one][other] += count
    for one, other in {(min(pair), max(pair)) for pair in duels}:
        wins[one][other] += PRIOR
        wins[other][one] += PRIOR
    strengths = [1.0] * bots
    for _ in range(ROUNDS):
        before = strengths
        strengths = [sum(wins[bot]) / meetings if (meetings := expected(bot, wins, before)) > 0.0 else before[bot] for bot in range(bots)]
        middle = sum(log(strength) for strength in strengths) / bots
        strengths = [strength / 2.718281828459045**middle for strength in strengths]
        if all(abs(new - old) < CLOSE * old for new, old in zip(strengths, before, strict=True)):
            break
    return [POINTS * log10(strength) for strength in strengths]


def expected(bot: int, wins: list[list[float]], strengths: list[float]) -> float:
    """The divisor of Hunter's step."""
    return sum((wins[bot][other] + wins[other][bot]) / (strengths[bot] + strengths[other]) for other in range(len(wins)) if other != bot)
