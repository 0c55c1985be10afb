"""What the last decision let each seat see (rules, chapter Hidden information), as numbers that a search compares: equal numbers, equal sights."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragon_family.components import DIRECTIONS, HANDLERS, KINDS
from clutch.games.dragon_family.moves import ACTION_SPACE, LAIR, PLACES, REDRAWS, ROTATIONS, TILES_IN_HAND
from clutch.games.dragon_family.state import NONE, DragonFamilyPosition


def begin_sight(state: DragonFamilyPosition, seat: i64) -> None:
    """A seat decides: so far it has seen nothing, and shown nothing but the action."""
    state.last_seat = seat
    state.last_sight = 0
    state.last_shown = 0


def forget_sight(state: DragonFamilyPosition) -> None:
    """What a decision showed counts only until the next one."""
    begin_sight(state, NONE)


def see_drawn(state: DragonFamilyPosition, kind: i64) -> None:
    """The seat draws a tile, one after another, and sees its kind."""
    state.last_sight = state.last_sight * (KINDS + 1) + kind + 1


def show_laid(state: DragonFamilyPosition, handler: i64, spot: i64, kind: i64, rotation: i64) -> None:
    """Everybody sees where and how a tile lies, and which handler stepped onto it."""
    state.last_shown = ACTION_SPACE + ((spot * HANDLERS + handler) * KINDS + kind) * DIRECTIONS + rotation


def show_exchanged(state: DragonFamilyPosition, count: i64) -> None:
    """Everybody sees how many tiles go under the stack."""
    state.last_shown = count


def observed(state: DragonFamilyPosition, action: i64, seat: i64) -> i64:
    """What a seat saw of the last decision. Others see no place in hand, no cell before the tile lies and no mask, only the tile laid or the number of tiles; the seat itself sees what it drew."""
    if state.last_seat == seat or not state.agreement.hidden_hands:
        return action + ACTION_SPACE * 2 * state.last_sight
    if state.last_shown >= ACTION_SPACE:
        return state.last_shown
    if TILES_IN_HAND <= action < ROTATIONS or action >= PLACES:
        return TILES_IN_HAND
    if REDRAWS <= action < LAIR:
        return REDRAWS + state.last_shown
    return action
