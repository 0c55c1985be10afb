"""Entering a cell (rules, chapter Entering a cell: DG-M1, DG-M2).

Worked examples: DG-X13, DG-X22, DG-X25, DG-X37.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragoon.combat import fight
from clutch.games.dragoon.components import NO_TILE
from clutch.games.dragoon.dragons import send_home
from clutch.games.dragoon.moves import PASS
from clutch.games.dragoon.state import ASKED, CAVE_ENTERED, NOBODY, Island
from clutch.games.dragoon.tiles import destroy_tile
from clutch.games.dragoon.windows import is_asked, respond, tells_hand
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts


def may_enter(state: Island, seat: i64, cell: i64) -> bool:
    """Another player's guarded cave cannot be entered by any means (DG-M2); the own cave always can."""
    owner: i64 = state.cave_owner(cell)
    return owner in (NOBODY, seat) or not state.is_home(owner)


def arrive(state: Island, seat: i64, cell: i64, chance: Chance) -> None:
    """A dragon arrives by a move, by Fairwind or by Creature Comfort (DG-M1)."""
    state.dragon[seat] = u8(cell)  # step 1
    burns: bool = state.lay_waste and seat == state.active
    other: i64 = state.other_dragon(seat, cell)
    if other != NOBODY:  # step 2
        if not burns:
            # Where two dragons fight there is nothing left to do afterwards: no Lay Waste is on, and no dragon but the active one can be in another's cave (DG-I4).
            fight(state, seat, other, chance)
            return
        send_home(state, other, "DG-K3")  # the card goes before combat, for the own arrival (DG-C8, DG-G45)
    if burns and state.tile[cell] != NO_TILE:  # step 3
        destroy_tile(state, seat, cell, "DG-K3")
    owner: i64 = state.cave_owner(cell)
    if owner not in (NOBODY, seat):  # step 4
        open_cave_window(state, seat, owner)


def open_cave_window(state: Island, intruder: i64, owner: i64) -> None:
    """The owner of an entered cave may come home (DG-W2)."""
    state.push(CAVE_ENTERED, owner)
    if state.events is not None:
        facts: Facts = {"seat": int(intruder), "target": int(owner)}
        state.events.append(Event("DG-V1", "entered_cave", facts, reveals=tells_hand(state, owner)))
    if not is_asked(state, owner):
        state.pop()


def answer_cave(state: Island, action: i64, chance: Chance) -> None:
    """The owner stays away, or Creature Comfort brings it home and it attacks the intruder (DG-K11, DG-B6)."""
    owner: i64 = state.top(ASKED)
    if action == PASS:
        state.pop()
        return
    respond(state, action)
    state.pop()
    arrive(state, owner, state.lair(owner), chance)
