"""Fitting a curve: games between equal searches, what they said at each decision, and what came."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from clutch.bots.bot import Search
from clutch.bots.curves import FARTHEST, Curve
from clutch.bots.search.sight import Sight
from clutch.kernel.chance import Seeded
from clutch.kernel.game import Game

STEPS = 40
RIDGE = 4.0
"""How strongly curves are drawn towards leaving chances as they are: so many games' worth, for what is said in one game is alike."""
LEAST_SLOPE = 0.02
AS_THEY_ARE = (0.0, 1.0, 0.0, 0.0)
"""The weights that change nothing."""
HELD_OUT = 3
"""One game of so many is only tried."""


@dataclass
class Sayings:
    """What was said, when, and what came."""

    chances: list[float] = field(default_factory=list)
    progress: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    games: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Fitted:
    """A curve, and how it does on games that it was not fitted to."""

    curve: Curve
    games: int
    sayings: int
    loss_before: float
    loss_after: float
    constant_loss: float


def listen(game: Game, players: int, bot: Search, games: int, seed: int, sayings: Sayings) -> Iterator[int]:
    """Let a search play against itself, and note what it says of its chances; yields after each game."""
    raw = bot.as_it_thinks()
    for number in range(games):
        luck, thoughts = Seeded(seed, 2 * number), Seeded(seed, 2 * number + 1)
        state = game.start(players, chance=luck)
        said: list[tuple[int, float, float]] = []
        while not state.over:
            seat = int(state.seat())
            sight = Sight(state, seat)
            action = state.legal()[0]
            if len(state.legal()) > 1:
                best = raw.opinions(sight, thoughts)[0]
                action = best.action
                said.append((seat, best.value, sight.progress()))
            state.apply(action, luck)
        for seat, chance, progress in said:
            sayings.chances.append(chance)
            sayings.progress.append(progress)
            sayings.shares.append(state.payoff(seat))
            sayings.games.append(number)
        yield number


def fit(sayings: Sayings) -> Fitted:
    """The curve under which what came is least surprising; how it does is measured on games that were held out, then all games count. Where it does no better there, chances stay as they are."""
    games = np.array(sayings.games)
    held = games % HELD_OUT == 0
    columns, came = table(sayings)
    ridge = RIDGE * len(came) / len(set(sayings.games))
    tried = weights(columns[~held], came[~held], ridge)
    before = surprise(columns[held], np.array(AS_THEY_ARE), came[held])
    after = surprise(columns[held], tried, came[held])
    mean = came[~held].mean()
    constant = float(-(came[held] * np.log(mean) + (1 - came[held]) * np.log(1 - mean)).mean())
    found = weights(columns, came, ridge)
    if after >= before:
        found, after = np.array(AS_THEY_ARE), before
    constant_weight, slope, drift, turn = (round(float(part), 4) for part in found)
    return Fitted(Curve((constant_weight, slope, drift, turn)), int(games.max()) + 1, len(came), before, after, constant)


def table(sayings: Sayings) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """A row for each saying: 1, the odds, the progress, and both together; and what came."""
    sure = np.clip(np.array(sayings.chances), FARTHEST, 1 - FARTHEST)
    odds = np.log(sure / (1 - sure))
    progress = np.array(sayings.progress)
    return np.stack([np.ones_like(odds), odds, progress, odds * progress], axis=1), np.array(sayings.shares)


def weights(columns: NDArray[np.float64], came: NDArray[np.float64], ridge: float) -> NDArray[np.float64]:
    """Logistic regression. Higher odds must stay higher: where the slope would fall below nothing at the beginning or at the end of a game, it starts or ends just above."""
    found = newton(columns, came, np.zeros(len(came)), ridge * steadiness(columns), np.array(AS_THEY_ARE))
    ends = found[1], found[1] + found[3]
    if min(ends) >= LEAST_SLOPE:
        return found
    first = int(ends[0] > ends[1])  # 0 if the slope grows
    # What is left free: the constant, the drift, and how much the slope is at its other end.
    free = np.array([[1, 0, 0], [0, 0, first], [0, 1, 0], [0, 0, 1 - 2 * first]], dtype=np.float64)
    least = np.array([0.0, LEAST_SLOPE, 0.0, 0.0])
    inner = newton(columns @ free, came, columns @ least, ridge * (free.T @ steadiness(columns) @ free), np.array([0.0, 0.0, 1.0]))
    inner[2] = max(inner[2], 0.0)
    return least + free @ inner


def steadiness(columns: NDArray[np.float64]) -> NDArray[np.float64]:
    """How far weights are from changing nothing, as a square: the mean over all sayings of what they do to a constant and to the slope at that time."""
    progress = columns[:, 2]
    first, second = float(progress.mean()), float((progress**2).mean())
    square = np.eye(4)
    square[2, 2] = square[3, 3] = second
    square[0, 2] = square[2, 0] = square[1, 3] = square[3, 1] = first
    return square


def newton(
    columns: NDArray[np.float64],
    came: NDArray[np.float64],
    offset: NDArray[np.float64],
    pull: NDArray[np.float64],
    start: NDArray[np.float64],
) -> NDArray[np.float64]:
    """The weights themselves, by Newton's method, drawn back to where they start."""
    found = start.copy()
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-np.clip(offset + columns @ found, -30, 30)))
        slope = columns.T @ (came - said) - pull @ (found - start)
        bend = (columns * (said * (1 - said))[:, None]).T @ columns + pull
        found = found + np.linalg.solve(bend, slope)
    return found


def surprise(columns: NDArray[np.float64], found: NDArray[np.float64], came: NDArray[np.float64]) -> float:
    """The mean surprise in nats."""
    said = np.clip(1 / (1 + np.exp(-(columns @ found))), FARTHEST, 1 - FARTHEST)
    return float(-(came * np.log(said) + (1 - came) * np.log(1 - said)).mean())
