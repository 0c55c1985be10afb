"""The year: its seasons, and the snake along which the turn passes (rules, chapter The year: DB-T1 to DB-T7).

Worked examples: DB-W1, DB-W10, DB-W6.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import PLACES
from clutch.games.dragonbrood.components import CLAN, LEADER_RULE, NEW_YEAR, SEASONS, SUMMER, WINTER
from clutch.games.dragonbrood.decisions import CHOOSE_DRAGON, COLLECT, NEW_YEAR_STEP, SNAKE
from clutch.games.dragonbrood.dragons import begin_restriction, has_placeable
from clutch.games.dragonbrood.state import EXEMPT, READY, SUMMER_NURSERY, WINTER_NURSERY, DragonbroodPosition


def begin_season(state: DragonbroodPosition, season: i64) -> None:
    """Summer, Autumn, Winter, Spring, New Year follow each other (DB-T1)."""
    state.season = season
    if state.events is not None:
        state.tell("DB-T1", "season", {"season": SEASONS[season], "year": int(state.year)})
    if season in (SUMMER, WINTER):
        begin_placement(state)
        state.push(SNAKE, 0)
    elif season < NEW_YEAR:
        state.push(COLLECT, 0)
    else:
        state.push(NEW_YEAR_STEP, 0)


def begin_placement(state: DragonbroodPosition) -> None:
    """Clear the marks of the season before, and let out the nursery whose season is over (DB-T6)."""
    state.snake = 0
    state.placements = 0
    for side in range(i64(PLACES * 2)):
        state.used[side] = 1 if state.enemy[side] else 0  # enemies use a space for the whole game (DB-O4)
    for dragon in range(state.players * CLAN):
        state.marks[dragon] = 0
        if state.season == SUMMER and state.status[dragon] == WINTER_NURSERY:
            state.status[dragon] = READY
            state.marks[dragon] = EXEMPT
        elif state.season == WINTER and state.status[dragon] == SUMMER_NURSERY:
            state.status[dragon] = READY
    if state.season == SUMMER:
        for seat in range(state.players):
            begin_restriction(state, seat, LEADER_RULE)


def snake_seat(state: DragonbroodPosition, step: i64) -> i64:
    """Whose turn a step of the snake is: p1 to pn, then back, and so on (DB-T3)."""
    step = step % (2 * state.players)
    if step < state.players:
        return i64(state.order[step])
    return i64(state.order[2 * state.players - 1 - step])


def next_turn(state: DragonbroodPosition) -> None:
    """The next seat along the snake that has a placeable dragon; without any the season ends (DB-T3, DB-R109)."""
    for _ in range(2 * state.players):
        seat: i64 = snake_seat(state, state.snake)
        state.snake += 1
        if has_placeable(state, seat):
            state.push(CHOOSE_DRAGON, seat)
            return
    state.pop()
    begin_season(state, state.season + 1)


def rotate_order(state: DragonbroodPosition) -> None:
    """The first becomes last, all others move up (DB-N12, DB-T2)."""
    first: u8 = state.order[0]
    for place in range(state.players - 1):
        state.order[place] = state.order[place + 1]
    state.order[state.players - 1] = first
