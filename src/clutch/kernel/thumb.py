"""A rule of thumb: a judge that counts points as an experienced player would, and no more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.kernel.judge import Judge, rival_odds
from clutch.kernel.state import State

RULE: Final = "rule"
"""By this name every game has its rule of thumb."""


class Thumb(Judge):
    """Judges by `worth`, the points that a seat has or can count on; the chance of victory follows from who leads by how much."""

    def __init__(self, spread: float, plans: i64) -> None:
        super().__init__(RULE)
        self.plans: Final = plans
        """How many decisions of its own turn the rule thinks through before it counts: 1 where each move can be weighed by itself."""
        self.spread: Final = spread
        """A lead that makes a victory about three times as likely as a defeat."""

    def worth(self, state: State, seat: i64) -> float:
        """What a seat has and can count on, in points."""
        raise NotImplementedError

    def estimate(self, state: State, seat: i64) -> float:
        if state.over:
            return state.payoff(seat)
        own: float = self.worth(state, seat)
        rivals: float = 0.0
        for other in range(state.players):
            if other != seat:
                rivals += rival_odds(self.worth(state, other) - own, self.spread)
        if state.players == 1:
            return 1.0 / (1.0 + rival_odds(-own, 8.0 * self.spread))
        return 1.0 / (1.0 + rivals)
