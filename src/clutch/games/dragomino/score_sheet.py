"""Scoring a game that was played with the real box (rules, chapter End and scoring: DM-F2 to DM-F5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from clutch.games.dragomino.components import EGG_TOKENS
from clutch.games.dragomino.scoring import end_game
from clutch.games.dragomino.state import DragominoPosition
from clutch.kernel.errors import GameError
from clutch.kernel.tally import SEAT_LETTERS, Field, Filled, Tally, number_field, number_in

DRAGONS: Final = sum(int(EGG_TOKENS[number]) for number in range(0, len(EGG_TOKENS), 2))
SHELLS: Final = sum(int(EGG_TOKENS[number]) for number in range(1, len(EGG_TOKENS), 2))


def sheet() -> list[Field]:
    """Each player's dragons and empty shells, and who has the Mommy Dragon."""
    return [number_field("dragons", 0, DRAGONS), number_field("shells", 0, SHELLS), Field("mommy", [], 1, 1, kind="seat")]


def tally(state: DragominoPosition, table: Filled, seats: list[Filled]) -> Tally:
    """Everybody's points, and how they come about; `state` is any position with as many players."""
    for name, most in (("dragons", DRAGONS), ("shells", SHELLS)):
        count = sum(number_in(filled, name) for filled in seats)
        if count > most:
            raise GameError(f"the box has {most} {name}, but {count} are named")
    for seat, filled in enumerate(seats):
        state.dragons[seat] = u8(number_in(filled, "dragons"))
        state.shells[seat] = u8(number_in(filled, "shells"))
    state.mommy = SEAT_LETTERS.index(table["mommy"][0])
    state.events = []
    end_game(state)
    return Tally(state.scores(), state.events, state.winners())
