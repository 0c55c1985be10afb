"""Who fights on a combat side (rules DB-C5, DB-C11, DB-K7, DB-V4)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import PLACES
from clutch.games.dragonbrood.colour_abilities import uses_space
from clutch.games.dragonbrood.components import CLAN
from clutch.games.dragonbrood.state import NOBODY, DragonbroodPosition


def fighter(state: DragonbroodPosition, side: i64, wanted: i64) -> i64:
    """The first or second fighter of a side in turn order (own dragons by placement), or NOBODY; companions and Elders do not fight (DB-K7, DB-V4). There are at most two (DB-C11)."""
    place: vec[u8] = state.place
    found: i64 = 0
    for step in range(state.players):
        seat: i64 = i64(state.order[step])
        first: i64 = NOBODY
        second: i64 = NOBODY
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            if i64(place[dragon]) == side and uses_space(state, dragon):
                if first == NOBODY:
                    first = dragon
                elif state.seq[dragon] < state.seq[first]:
                    second = first
                    first = dragon
                else:
                    second = dragon
        if first != NOBODY:
            if found == wanted:
                return first
            found += 1
        if second != NOBODY:
            if found == wanted:
                return second
            found += 1
    return NOBODY


def is_contested(state: DragonbroodPosition, side: i64) -> bool:
    """Two fighters of different owners, an enemy being one (DB-C5)."""
    first: i64 = fighter(state, side, 0)
    if first == NOBODY:
        return False
    if state.enemy[side]:
        return True
    second: i64 = fighter(state, side, 1)
    return second != NOBODY and second // CLAN != first // CLAN


def fights_at(state: DragonbroodPosition, seat: i64, place: i64) -> bool:
    """Whether a seat has a fighter on an unresolved contested side."""
    if state.contested >> place & 1 == 0:
        return False
    side: i64 = place * 2 + state.side()
    first: i64 = fighter(state, side, 0)
    second: i64 = fighter(state, side, 1)
    return first // CLAN == seat or (second != NOBODY and second // CLAN == seat)


def fights_anywhere(state: DragonbroodPosition, seat: i64) -> bool:
    """Whether a seat has a fight left."""
    for place in range(i64(PLACES)):
        if fights_at(state, seat, place):
            return True
    return False
