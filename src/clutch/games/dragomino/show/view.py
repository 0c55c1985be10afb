"""What a seat may see, field by field: what no line here shows stays hidden (rules, chapter Hidden information)."""

from __future__ import annotations

from clutch.games.dragomino.components import (
    DIRECTION_NAMES,
    DOMINO_NAMES,
    DOMINOES,
    DRAGON,
    FACE_NAMES,
    HOLE,
    ROUNDS,
    SHELL,
    TERRAIN_NAMES,
    TERRAINS,
    half,
    terrain_of,
)
from clutch.games.dragomino.eggs import (
    connection_terrain,
    egg_direction,
    egg_domino,
    egg_face,
    egg_half,
    fresh_tokens,
    last_cell,
)
from clutch.games.dragomino.grid import neighbour, x_of, y_of
from clutch.games.dragomino.island import square_at
from clutch.games.dragomino.knowledge import knows, unseen_tokens
from clutch.games.dragomino.moves import token_name
from clutch.games.dragomino.rounds import order, stack_size
from clutch.games.dragomino.scoring import places, points
from clutch.games.dragomino.show.prospects import connection_view, picked_matches, place_views, prospect_views
from clutch.games.dragomino.show.view_types import (
    CellView,
    ConnectionView,
    DominoView,
    DragominoView,
    EggView,
    HalfView,
    HandTokenView,
    PileView,
    PlacedView,
    SeatView,
    TokenView,
)
from clutch.games.dragomino.state import FIRST_HOLDERS, NAMES, NOTHING, RETURN_NAMES, STEP_NAMES, DragominoPosition
from clutch.kernel.state import OVER


def view(state: DragominoPosition, seat: int | None) -> DragominoView:
    """The position as a seat, or a spectator (`None`), may see it."""
    turn = int(state.seat())
    looker = -1 if seat is None else seat
    return {
        "seat": seat,
        "players": int(state.players),
        "round": int(state.round),
        "rounds": ROUNDS,
        "turn": None if turn == OVER else turn,
        "step": "over" if state.over else STEP_NAMES[state.step],
        "first": int(state.first),
        "order": order(state),
        "mommy": int(state.mommy),
        "offer": [domino_view(int(code) - 1) if code else None for code in state.offered],
        "picked": None if state.picked == NOTHING else domino_view(int(state.picked)),
        "matches": picked_matches(state),
        "places": place_views(state, looker),
        "prospects": prospect_views(state, looker),
        "connections": open_connections(state),
        "hand": hand_views(state, looker),
        "stack_size": int(stack_size(state)),
        "stack": [domino_view(domino) for domino in range(DOMINOES) if state.stack[domino]],
        "discarded": [domino_view(domino) for domino in range(DOMINOES) if state.discarded[domino]],
        "piles": [pile_view(state, terrain, looker) for terrain in range(TERRAINS)],
        "seats": [seat_view(state, other) for other in range(int(state.players))],
        "options": {
            "thirst": state.agreement.thirst,
            "thirst_return": RETURN_NAMES[state.agreement.thirst_return],
            "egg_rule": "per_square" if state.agreement.per_square else "per_connection",
            "first_holder": FIRST_HOLDERS[state.agreement.first_holder + 1],
        },
    }


def domino_view(domino: int) -> DominoView:
    """A domino, face up."""
    return {"domino": DOMINO_NAMES[domino], "a": half_view(int(half(domino, 0))), "b": half_view(int(half(domino, 1)))}


def half_view(square: int) -> HalfView:
    """One half of a domino."""
    return {"terrain": TERRAIN_NAMES[terrain_of(square)], "hole": bool(square & HOLE)}


# An island


def seat_view(state: DragominoPosition, seat: int) -> SeatView:
    """What lies before one seat; all of it is public."""
    numbers = range(int(state.taken[seat]) + 1)
    return {
        "seat": seat,
        "dominoes": [placed_view(state, seat, number) for number in numbers],
        "cells": [cell_view(state, seat, number, which) for number in numbers for which in range(2)],
        "eggs": [egg_view(state, seat, int(state.egg_of(seat, number))) for number in range(state.eggs_laid(seat))],
        "dragons": int(state.dragons[seat]),
        "shells": int(state.shells[seat]),
        "mommy": int(state.mommy) == seat,
        "points": int(points(state, seat)),
        "place": places(state)[seat],
    }


def placed_view(state: DragominoPosition, seat: int, number: int) -> PlacedView:
    """One domino of an island."""
    cell = int(state.cell_of(seat, number, 0))
    beside = int(state.cell_of(seat, number, 1))
    direction = next(way for way in range(4) if int(neighbour(cell, way)) == beside)
    domino = DOMINO_NAMES[state.domino_of(seat, number)]
    return {"domino": domino, "x": int(x_of(cell)), "y": int(y_of(cell)), "direction": DIRECTION_NAMES[direction]}


def cell_view(state: DragominoPosition, seat: int, number: int, which: int) -> CellView:
    """One square of an island."""
    cell = int(state.cell_of(seat, number, which))
    square = int(square_at(state, seat, cell))
    return {
        "x": int(x_of(cell)),
        "y": int(y_of(cell)),
        "terrain": TERRAIN_NAMES[terrain_of(square)],
        "hole": bool(square & HOLE),
        "domino": DOMINO_NAMES[state.domino_of(seat, number)],
    }


def egg_view(state: DragominoPosition, seat: int, egg: int) -> EggView:
    """One token on an island."""
    cell = int(state.cell_of(seat, egg_domino(egg), egg_half(egg)))
    return {
        "x": int(x_of(cell)),
        "y": int(y_of(cell)),
        "direction": DIRECTION_NAMES[egg_direction(egg)],
        "terrain": TERRAIN_NAMES[terrain_of(square_at(state, seat, cell))],
        "face": FACE_NAMES[egg_face(egg)],
    }


# Connections


def open_connections(state: DragominoPosition) -> list[ConnectionView]:
    """The connections of this turn that are not resolved yet, the one in question first."""
    codes = [int(state.connection)] if state.connection != NOTHING else []
    codes.extend(int(state.queue[place]) for place in range(int(state.queue_count)))
    cells = [int(last_cell(state, state.turn, number)) for number in range(2)] if codes else []
    return [connection_view(code, cells, int(connection_terrain(state, code))) for code in codes]


# Tokens


def pile_view(state: DragominoPosition, terrain: int, looker: int) -> PileView:
    """One pile as a seat sees it."""
    returned = [
        token_view(state, terrain, number, looker)
        for number in range(1, NAMES + 1)
        if state.returned[state.token_place(terrain, number)] and not in_hand(state, terrain, number)
    ]
    everything = unseen_tokens(state, terrain, -1)  # what a spectator has not seen is what is not face up
    unseen = unseen_tokens(state, terrain, looker)
    fresh = int(fresh_tokens(state, terrain))
    return {
        "terrain": TERRAIN_NAMES[terrain],
        "tokens": fresh + len(returned),
        "fresh": fresh,
        "dragons": int(everything[DRAGON]),
        "shells": int(everything[SHELL]),
        "unseen_dragons": int(unseen[DRAGON]),
        "unseen_shells": int(unseen[SHELL]),
        "odds": odds(int(unseen[DRAGON]), int(unseen[SHELL]), min(1, fresh)),
        "odds_of_two": odds(int(unseen[DRAGON]), int(unseen[SHELL]), min(2, fresh)),
        "named": int(state.names_given[terrain]),
        "returned": returned,
    }


def odds(dragons: int, shells: int, eggs: int) -> int | None:
    """The chance in percent that there is a dragon among so many fresh eggs, from what has not been seen; None where there is no egg.

    >>> odds(7, 7, 1), odds(7, 7, 2), odds(0, 2, 2), odds(7, 2, 0)
    (50, 77, 0, None)
    """
    unseen = dragons + shells
    if eggs == 0 or unseen == 0:
        return None
    none = 1.0
    for number in range(min(eggs, unseen)):
        none *= max(0, shells - number) / (unseen - number)
    return round(100 * (1 - none))


def in_hand(state: DragominoPosition, terrain: int, number: int) -> bool:
    """Whether a returned token is in the hand of the seat on turn."""
    if state.connection == NOTHING or int(connection_terrain(state, state.connection)) != terrain:
        return False
    return any(int(state.source[place]) == number for place in range(2) if state.hand_face[place])


def token_view(state: DragominoPosition, terrain: int, number: int, looker: int) -> TokenView:
    """A returned token (DM-V6)."""
    token = int(state.token_place(terrain, number))
    seen = int(state.seen[token])
    return {
        "token": token_name(terrain, number),
        "number": number,
        "face": FACE_NAMES[int(state.returned[token]) - 1] if knows(seen, looker) else None,
        "seen_by": [seat for seat in range(int(state.players)) if knows(seen, seat)],
    }


def hand_views(state: DragominoPosition, looker: int) -> list[HandTokenView]:
    """The tokens that the seat on turn has chosen or taken: others see where they come from, not what they are."""
    found: list[HandTokenView] = []
    for place in range(int(state.source_count)):
        number = int(state.source[place])
        source = token_name(int(connection_terrain(state, state.connection)), number) if number else "fresh"
        drawn = bool(state.hand_face[place])
        seen = int(state.hand_seen[place])
        face = FACE_NAMES[int(state.hand_face[place]) - 1] if drawn and knows(seen, looker) else None
        found.append({"source": source, "face": face, "seen_by": [seat for seat in range(int(state.players)) if knows(seen, seat)]})
    return found
