"""What an island offers to each terrain, as a network is told it."""

from __future__ import annotations

from itertools import chain

import clutch
from clutch.games.dragomino.bot.lands import HOPES, PLACES, SHAPES, SUPPLIES, Lands, step_of_hope
from clutch.games.dragomino.bot.odds import egg_odds
from clutch.games.dragomino.components import TERRAIN, TERRAINS, terrain_of
from clutch.games.dragomino.grid import CELLS, DELTAS
from clutch.games.dragomino.state import BORDER, DragominoPosition
from kit.play import positions


def test_cells_and_corners_are_counted() -> None:
    """As one counts them on the table, in positions of random games."""
    lands = Lands()
    met: set[int] = set()
    for referee, _ in chain.from_iterable(positions("dragomino", 2, seed) for seed in range(6)):
        state = referee.state
        assert isinstance(state, DragominoPosition)
        lands.look(state, egg_odds(state))
        for seat in range(2):
            lands.count(state, seat)
            touched: dict[int, list[int]] = {terrain: [] for terrain in range(TERRAINS)}
            for cell in range(CELLS):
                if state.code_at(seat, cell) != BORDER:
                    continue
                beside = [int(state.code_at(seat, cell + int(step))) for step in DELTAS]
                for terrain in range(TERRAINS):
                    sides = sum(1 for code in beside if code & TERRAIN and terrain_of(code) == terrain)
                    if sides:
                        touched[terrain].append(sides)
            for terrain, sides_of in touched.items():
                assert lands.cells[terrain] == len(sides_of)
                assert lands.corners[terrain] == sum(1 for sides in sides_of if sides > 1)
                assert lands.most[terrain] == max(sides_of, default=0)
                shape = int(lands.shape(terrain))
                assert 0 <= shape < SHAPES
                met.add(shape // (HOPES * SUPPLIES))
    assert len(met) > PLACES // 2, "most kinds of offers are met"


def test_the_first_island() -> None:
    """Desert and snow side by side: three free cells each, no corner, nothing else."""
    state = clutch.game("dragomino").start(2, chance=clutch.Seeded(1))
    assert isinstance(state, DragominoPosition)
    lands = Lands()
    lands.look(state, egg_odds(state))
    lands.count(state, 0)
    assert list(lands.cells) == [3, 3, 0, 0, 0, 0] and not any(lands.corners)
    assert lands.shape(0) // (HOPES * SUPPLIES) == 2 and lands.shape(5) // (HOPES * SUPPLIES) == 0


def test_hope_has_five_steps() -> None:
    """From an empty pile to one that is nearly all dragons."""
    assert [int(step_of_hope(odds)) for odds in (0.0, 0.2, 0.4, 0.55, 0.7)] == list(range(HOPES))
