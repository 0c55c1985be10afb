"""Scoring a game that was played with the real box (rules, chapter End and scoring: DG-E2 to DG-E6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from clutch.games.dragoon.components import CELLS, TOTEM_TOTAL
from clutch.games.dragoon.end import verdict
from clutch.games.dragoon.state import DragoonPosition
from clutch.kernel.errors import GameError
from clutch.kernel.tally import Field, Filled, Tally, number_field, number_in

MOST_GOLD: Final = 500
"""More than anybody ever has: gold is counted on beyond the goal (DG-E5), but not for ever."""


def sheet() -> list[Field]:
    """Each player's gold, and the totems on the map, which break ties."""
    return [number_field("gold", 0, MOST_GOLD), number_field("totems", 0, int(TOTEM_TOTAL))]


def tally(state: DragoonPosition, seats: list[Filled]) -> Tally:
    """Everybody's gold, and who wins; `state` is any position with as many players."""
    for place in range(CELLS):
        state.totem[place] = 0
    cell = 0
    for seat, filled in enumerate(seats):
        state.gold[seat] = number_in(filled, "gold")
        for _totem in range(number_in(filled, "totems")):
            if cell == CELLS:
                raise GameError(f"the map has {CELLS} cells, but more totems are named")
            state.totem[cell] = u8(seat + 1)
            cell += 1
    state.over = True
    return Tally(state.scores(), [verdict(state)], state.winners())
