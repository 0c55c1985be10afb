"""The turn order of a year, and the snake along which the turn passes (rules DB-T2, DB-T3, DB-N12)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.state import DragonbroodPosition


def snake_seat(state: DragonbroodPosition, step: i64) -> i64:
    """Whose turn a step of the snake is: p1 to pn, then back, and so on (DB-T3)."""
    step = step % (2 * state.players)
    if step < state.players:
        return i64(state.order[step])
    place: i64 = 2 * state.players - 1 - step
    return i64(state.order[place])


def rotate_order(state: DragonbroodPosition) -> None:
    """The first becomes last, all others move up (DB-N12, DB-T2)."""
    first: u8 = state.order[0]
    for place in range(state.players - 1):
        state.order[place] = state.order[place + 1]
    state.order[state.players - 1] = first
