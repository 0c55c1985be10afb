"""The rule of thumb: claim early, burn late, stand where the next point of action does something, and keep useful cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragoon.components import CELLS, CITY, KINDS, VILLAGE, steps_between
from clutch.games.dragoon.state import NOBODY, NOWHERE, DragoonPosition
from clutch.kernel.state import State
from clutch.kernel.thumb import Thumb

TRIBUTE: Final = vec[float]([0.0, 0.85, 2.2])
"""What a village and a city pay in a round, on the average over the die."""
BURNT: Final = vec[float]([0.0, 2.0, 4.0])
STEP: Final = 0.75
"""What a point of action is worth."""
CARD: Final = 1.5
EARNED: Final = 7.0
"""Gold that the leader gains in a round."""
LONGEST: Final = 5.0

assert VILLAGE == 1
assert CITY == 2


@final
class DragoonRule(Thumb):
    """Counts gold, tribute for the rounds that the race will last, cards, and what the dragon can reach."""

    def __init__(self) -> None:
        super().__init__(9.0, 6)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, DragoonPosition)
        rounds: float = rounds_left(state)
        points: float = float(state.gold[seat])
        for cell in range(i64(CELLS)):
            if state.tile[cell] and i64(state.totem[cell]) == seat + 1:
                pays: float = TRIBUTE[i64(state.tile[cell])]
                points += pays * rounds
                if state.other_dragon(seat, cell) != NOBODY:
                    points -= pays  # it pays nothing this round
        cards: i64 = 0
        for kind in range(i64(KINDS)):
            cards += state.held(seat, kind)
        points += CARD * float(cards) * (rounds / LONGEST)
        if state.active == seat:
            points += STEP * float(state.action_points)
        return points + reach(state, seat, rounds)


def rounds_left(state: DragoonPosition) -> float:
    """How many tributes are still to come, if the leader goes on as usual."""
    most: i64 = 0
    for seat in range(state.players):
        most = max(most, state.gold[seat])
    left: float = float(state.agreement.gold_goal - most) / EARNED + 0.5
    last: float = float(state.agreement.round_limit - state.round + 1)
    left = min(left, last)
    return min(max(left, 1.0), LONGEST)


def reach(state: DragoonPosition, seat: i64, rounds: float) -> float:
    """The best thing that the dragon could do next, less the way there."""
    here: i64 = state.cell_of(seat)
    best: float = 0.0
    for cell in range(i64(CELLS)):
        kind: i64 = i64(state.tile[cell])
        if kind == 0 or i64(state.totem[cell]) == seat + 1:
            continue
        claim: float = TRIBUTE[kind] * (rounds - 0.5) if state.totem_supply[seat] else 0.0
        gain: float = max(claim, BURNT[kind]) - STEP * float(steps_between(here, cell) + 1)
        if state.totem[cell]:
            gain += 0.5 * TRIBUTE[kind] * rounds / float(state.players - 1)
        best = max(best, gain)
    if state.treasure != NOWHERE:
        chest: float = min(float(state.thief_gold), 3.5) - STEP * float(steps_between(here, state.treasure) + 1)
        best = max(best, chest)
    return 0.6 * best
