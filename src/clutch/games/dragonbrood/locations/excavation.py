"""Excavating the income track (rules DB-A4, DB-A5, DB-A25, DB-R20, DB-R21).

Worked examples: DB-W37.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import INCOME, NEIGHBOURS, SPACE_NAMES, SPACES
from clutch.games.dragonbrood.decisions import EXCAVATE_PICK
from clutch.games.dragonbrood.gains import gain_items
from clutch.games.dragonbrood.moves import DIGS
from clutch.games.dragonbrood.state import SEAT, A, B, DragonbroodPosition
from clutch.kernel.state import Actions


def can_dig(state: DragonbroodPosition, seat: i64, space: i64) -> bool:
    """A covered space that shares an edge with an uncovered one (DB-A25)."""
    return state.income[seat] >> space & 1 == 0 and state.income[seat] & NEIGHBOURS[space] != 0


def begin_digging(state: DragonbroodPosition) -> None:
    """So many excavations, as long as a space is covered (DB-A25)."""
    seat: i64 = state.top(SEAT)
    count: i64 = state.top(A)
    pays: i64 = state.top(B)
    state.pop()
    if count > 0 and state.income[seat] != (i64(1) << SPACES) - 1:
        state.push(EXCAVATE_PICK, seat, count, pays)


def offer_digs(state: DragonbroodPosition, actions: Actions) -> None:
    """The spaces that can be uncovered."""
    seat: i64 = state.top(SEAT)
    for space in range(i64(SPACES)):
        if can_dig(state, seat, space):
            actions.add(DIGS + space)


def dig(state: DragonbroodPosition, action: i64) -> None:
    """Uncover a space; only the Volcano gives its items (DB-A5)."""
    seat: i64 = state.top(SEAT)
    left: i64 = state.top(A) - 1
    pays: i64 = state.top(B)
    state.pop()
    space: i64 = action - DIGS
    state.income[seat] = state.income[seat] | i64(1) << space
    if state.events is not None:
        state.tell("DB-A25", "excavated", {"seat": int(seat), "space": SPACE_NAMES[space]})
    if left > 0 and state.income[seat] != (i64(1) << SPACES) - 1:
        state.push(EXCAVATE_PICK, seat, left, pays)
    if pays:
        gain_items(state, seat, INCOME, space * WIDE, True)
