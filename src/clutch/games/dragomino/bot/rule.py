"""The rule of thumb: the domino and the place with the most likely dragons, a thought for open sides, and for what the next player would like."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragomino.components import DRAGON, MOMMY_POINTS, ROUNDS, SHELL, TERRAINS, half, terrain_of
from clutch.games.dragomino.eggs import side_mark
from clutch.games.dragomino.grid import neighbour
from clutch.games.dragomino.moves import PICKS, placed_cell, placed_direction
from clutch.games.dragomino.state import NOTHING, PICK, PLACE, DragominoPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions, State
from clutch.kernel.thumb import Thumb

OPEN_SIDE: Final = 0.035
"""What a free side beside a square is worth for each dragon that its terrain still has."""
SPITE: Final = 0.3
"""How much of what the next player would find in a domino counts for taking it away."""
SHELL_WORTH: Final = 0.3
"""She lets one choose first."""
LAST_SHELL: Final = 0.9
NO_ODDS: Final = vec[float]([0.0] * TERRAINS)


@final
class DragominoRule(Thumb):
    """Counts dragons, and before they are found the odds of finding them."""

    def __init__(self) -> None:
        super().__init__(3.0, 1)

    def worth(self, state: State, seat: i64) -> float:
        assert isinstance(state, DragominoPosition)
        points: float = float(i64(state.dragons[seat])) + 0.1 * float(i64(state.shells[seat]))
        if state.mommy == seat:
            points += float(MOMMY_POINTS) * (0.9 if state.round == ROUNDS else 0.4)
        return points

    def impression(self, state: State, action: i64, seat: i64, chance: Chance) -> float:
        assert isinstance(state, DragominoPosition)
        if state.step == PICK:
            gain: float = pick_worth(state, seat, action - PICKS, chance)
            after: i64 = (seat + 1) % state.players
            if after != state.first:
                gain += SPITE * best_place(state, after, action - PICKS, egg_worths(state))
            return squeezed(gain)
        if state.step == PLACE:
            return squeezed(place_worth(state, seat, state.picked, action, egg_worths(state)))
        return super().impression(state, action, seat, chance)


def squeezed(gain: float) -> float:
    """A gain as a number between 0 and 1."""
    return gain / (gain + 8.0) if gain > 0.0 else 0.0


def egg_worths(state: DragominoPosition) -> vec[float]:
    """What a fresh egg of each terrain brings on the average."""
    worths = NO_ODDS[:]
    shell: float = LAST_SHELL if state.round == ROUNDS else SHELL_WORTH
    if state.mommy == state.turn:
        shell = 0.1
    for terrain in range(i64(TERRAINS)):
        dragons: float = float(i64(state.fresh[state.fresh_place(terrain, DRAGON)]))
        shells: float = float(i64(state.fresh[state.fresh_place(terrain, SHELL)]))
        if dragons + shells > 0.0:
            worths[terrain] = (dragons + shell * shells) / (dragons + shells)
    return worths


def pick_worth(state: DragominoPosition, seat: i64, domino: i64, chance: Chance) -> float:
    """What the best place for a domino of the offer brings."""
    after = state.clone()
    after.apply(PICKS + domino, chance)
    actions = Actions()
    after.offer(actions)
    worths = egg_worths(state)
    best: float = 0.0
    for choice in range(actions.count):
        value: float = place_worth(state, seat, domino, actions.items[choice], worths)
        best = max(best, value)
    return best


def best_place(state: DragominoPosition, seat: i64, domino: i64, worths: vec[float]) -> float:
    """What another player would find with a domino: its better half at the best single cell beside the island."""
    best: float = 0.0
    for number in range(i64(state.border_count[seat])):
        cell: i64 = state.border_cell(seat, number)
        for which in range(i64(2)):
            square: i64 = half(domino, which)
            found: float = 0.0
            for direction in range(i64(4)):
                if side_mark(state, seat, square, cell, direction) != NOTHING:
                    found += worths[terrain_of(square)]
            best = max(best, found)
    return best


def place_worth(state: DragominoPosition, seat: i64, domino: i64, action: i64, worths: vec[float]) -> float:
    """What a placement brings: eggs at once, and open sides for later."""
    cell: i64 = placed_cell(action)
    direction: i64 = placed_direction(action)
    beside: i64 = neighbour(cell, direction)
    return half_worth(state, seat, half(domino, 0), cell, beside, worths) + half_worth(state, seat, half(domino, 1), beside, cell, worths)


def half_worth(state: DragominoPosition, seat: i64, square: i64, cell: i64, twin: i64, worths: vec[float]) -> float:
    """What one half of a placement brings."""
    terrain: i64 = terrain_of(square)
    left: float = float(i64(state.fresh[state.fresh_place(terrain, DRAGON)]))
    future: float = OPEN_SIDE * left * float(ROUNDS - state.round) / float(ROUNDS)
    found: float = 0.0
    for direction in range(i64(4)):
        side: i64 = neighbour(cell, direction)
        if side == twin:
            continue
        mark: i64 = side_mark(state, seat, square, cell, direction)
        if mark != NOTHING:
            found += worths[terrain] + (0.2 if mark else 0.0)
        elif state.code_at(seat, side) & 15 == 0:
            found += future
    return found
