"""One who decides quickly: the domino that finds most, where it finds most, with a glance at what the place leaves open. A network learns from such players' games, without Dragon's Thirst."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragomino.bot.island_gains import cell_worth, gain, island_gains
from clutch.games.dragomino.bot.odds import egg_odds
from clutch.games.dragomino.components import ROUNDS, TERRAIN, TERRAINS, half, terrain_of
from clutch.games.dragomino.grid import CELLS, DELTAS, opposite
from clutch.games.dragomino.moves import PICKS, place_action
from clutch.games.dragomino.state import BORDER, PICK, PLACE, DragominoPosition
from clutch.kernel.chance import Chance
from clutch.kernel.judge import QuickPlayer
from clutch.kernel.state import Actions, State

OPEN: Final = 0
"""What a free side of a square is worth, as a part of an egg of its terrain, in each round to come."""
CORNER: Final = 1
"""The same for a free cell where the next square of the terrain would touch two."""
LOST: Final = 2
"""What is lost where a square covers a cell that another terrain could have used, in each round to come."""
QUICK: Final = vec[float]([0.03, 0.06, 0.03])
DRY: Final = 0
"""No square has a hole that counts."""
EQUAL: Final = 64
"""How fine the lot is that decides between dominoes that find the same."""
NO_WORTH: Final = vec[float]([0.0] * (2 * TERRAINS))


@final
class QuickDragomino(QuickPlayer):
    """Looks at what one domino finds, and no further."""

    def choice(self, state: State, actions: Actions, chance: Chance) -> i64:
        assert isinstance(state, DragominoPosition)
        if state.step == PICK:
            return best_pick(state, actions, chance)
        if state.step == PLACE:
            return best_place(state, state.picked, egg_odds(state))
        return actions.items[0]


def best_pick(state: DragominoPosition, actions: Actions, chance: Chance) -> i64:
    """The domino that finds most; of equal ones any."""
    odds = egg_odds(state)
    gains = island_gains(state, state.turn, odds)
    best: float = -1.0
    choice: i64 = 0
    for number in range(actions.count):
        action: i64 = actions.items[number]
        found: float = gain(state, gains, odds, action - PICKS) + 0.001 * float(chance.below(EQUAL))
        if found > best:
            best = found
            choice = action
    return choice


def best_place(state: DragominoPosition, domino: i64, odds: vec[float]) -> i64:
    """The place where a domino finds most, and leaves most open."""
    seat: i64 = state.turn
    base: i64 = seat * CELLS
    grid = state.grid
    per_square: bool = state.agreement.per_square
    a: i64 = terrain_of(half(domino, 0))
    b: i64 = terrain_of(half(domino, 1))
    here = NO_WORTH[:]
    there = NO_WORTH[:]
    left: float = float(ROUNDS - state.round)
    best: float = -1000.0
    choice: i64 = 0
    for number in range(i64(state.border_count[seat])):
        cell: i64 = base + state.border_cell(seat, number)
        if grid[cell] != BORDER:
            continue
        kinds: i64 = cell_worth(grid, cell, odds, per_square, DRY, here)
        for direction in range(i64(4)):
            beside: i64 = cell + DELTAS[direction]
            code: i64 = i64(grid[beside])
            if code & TERRAIN:
                continue
            others: i64 = 0
            if code:
                others = cell_worth(grid, beside, odds, per_square, DRY, there)
            back: i64 = opposite(direction)
            value: float = worth(here, kinds, a) + worth(there, others, b)
            turned: float = worth(here, kinds, b) + worth(there, others, a)
            if left > 0.0:
                lost: float = QUICK[LOST] * left * (most(here, kinds) + most(there, others))
                value += left * (prospect(grid, cell, direction, a, odds) + prospect(grid, beside, back, b, odds)) - lost
                turned += left * (prospect(grid, cell, direction, b, odds) + prospect(grid, beside, back, a, odds)) - lost
            if value > best:
                best = value
                choice = place_action(cell - base, direction)
            if turned > best:
                best = turned
                choice = place_action(beside - base, back)
    return choice


def worth(found: vec[float], kinds: i64, terrain: i64) -> float:
    """What a square of a terrain finds on a cell."""
    return found[terrain] if kinds >> terrain & 1 else 0.0


def most(found: vec[float], kinds: i64) -> float:
    """What the luckiest square would find on a cell."""
    best: float = 0.0
    for terrain in range(i64(TERRAINS)):
        if kinds >> terrain & 1 and found[terrain] > best:
            best = found[terrain]
    return best


def prospect(grid: vec[u8], cell: i64, twin: i64, terrain: i64, odds: vec[float]) -> float:
    """What a square of a terrain on a cell leaves open, if the other half lies in the direction `twin`."""
    sides: float = 0.0
    for direction in range(i64(4)):
        if direction == twin:
            continue
        side: i64 = cell + DELTAS[direction]
        code: i64 = i64(grid[side])
        if code & TERRAIN:
            continue
        sides += QUICK[OPEN]
        if code:
            for further in range(i64(4)):
                other: i64 = i64(grid[side + DELTAS[further]])
                if other & TERRAIN and terrain_of(other) == terrain:
                    sides += QUICK[CORNER]
    return sides * odds[terrain]
