"""Setting up the game (rules, chapter Setup: DM-S1 to DM-S6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragomino.components import START
from clutch.games.dragomino.island import cell_at, lay
from clutch.games.dragomino.state import Islands
from clutch.kernel.chance import Chance
from clutch.kernel.move import seat_letter
from clutch.kernel.statement import Event, Question

EAST: Final = 1


def lay_starting_dominoes(state: Islands) -> None:
    """Each seat gets a starting domino, desert at (0,0) and snow at (1,0); it counts like any other domino (DM-S3, DM-G18)."""
    for seat in range(state.players):
        lay(state, seat, START, cell_at(0, 0), EAST)


def choose_first_holder(state: Islands, named: i64, chance: Chance) -> None:
    """The Mommy Dragon's first holder: a seat named by the host, or a random one (DM-S5, DM-G7). Option `first_holder`."""
    if named >= 0:
        state.mommy = named
    else:
        if chance.asks:
            chance.ask(Question("DM-S5", "first_holder", {}, [seat_letter(int(seat)) for seat in range(state.players)]))
        state.mommy = chance.below(state.players)
    if state.events is not None:
        state.events.append(Event("DM-S5", "first_holder", {"seat": int(state.mommy)}))
