"""What a seat may see, field by field: what no line here shows stays hidden (rules, chapter Hidden information)."""

from __future__ import annotations

from typing import TypedDict

from clutch.games.dragomino.components import (
    DIRECTION_NAMES,
    DOMINO_NAMES,
    DOMINOES,
    FACE_NAMES,
    HOLE,
    ROUNDS,
    TERRAIN_NAMES,
    TERRAINS,
    half,
    terrain_of,
)
from clutch.games.dragomino.eggs import connection_terrain, fresh_tokens, is_wet, last_cell
from clutch.games.dragomino.island import neighbour, opposite, square_at, x_of, y_of
from clutch.games.dragomino.knowledge import knows, unseen_tokens
from clutch.games.dragomino.moves import placed_cell, placed_direction, token_name
from clutch.games.dragomino.rounds import order, stack_size
from clutch.games.dragomino.scoring import places, points
from clutch.games.dragomino.state import ISLAND_EGGS, NAMES, NOTHING, PLACE, PLACED, SQUARES, STEP_NAMES, Islands
from clutch.games.dragomino.turn import offer_places
from clutch.kernel.state import OVER, Actions


class HalfView(TypedDict):
    """One square of a domino."""

    terrain: str
    hole: bool


class DominoView(TypedDict):
    """A domino that lies face up."""

    domino: str
    a: HalfView
    b: HalfView


class PlacedView(TypedDict):
    """A domino of an island: half `a` at x,y and half `b` in the direction."""

    domino: str
    x: int
    y: int
    direction: str


class CellView(TypedDict):
    """A square of an island; `domino` is the id of the domino it belongs to."""

    x: int
    y: int
    terrain: str
    hole: bool
    domino: str


class EggView(TypedDict):
    """A token on the side of the square at x,y that faces the direction."""

    x: int
    y: int
    direction: str
    terrain: str
    face: str


class ConnectionView(TypedDict):
    """A side between two squares of one terrain, seen from the new square at x,y."""

    x: int
    y: int
    direction: str
    terrain: str
    wet: bool


class MatchView(TypedDict):
    """A placement of the picked domino that earns eggs, and where."""

    x: int
    y: int
    direction: str
    connections: list[ConnectionView]


class TokenView(TypedDict):
    """A returned token: its face if this seat has looked at it, and which seats have."""

    token: str
    number: int
    face: str | None
    seen_by: list[int]


class HandTokenView(TypedDict):
    """A token that the seat on turn has taken: where it comes from, and its face if this seat knows it."""

    source: str
    face: str | None
    seen_by: list[int]


class PileView(TypedDict):
    """The tokens of one terrain: how many lie on the table and how many of them are fresh; how many dragons and shells are not face up yet, which everybody can count;
    how many of those this seat has not seen: the odds of a fresh token. `named` counts the names that returned tokens of this terrain have had.
    """

    terrain: str
    tokens: int
    fresh: int
    dragons: int
    shells: int
    unseen_dragons: int
    unseen_shells: int
    named: int
    returned: list[TokenView]


class SeatView(TypedDict):
    """What lies before a seat."""

    seat: int
    dominoes: list[PlacedView]
    cells: list[CellView]
    eggs: list[EggView]
    dragons: int
    shells: int
    mommy: bool
    points: int
    place: int


class DragominoOptions(TypedDict):
    """The options that were agreed."""

    thirst: bool
    thirst_return: str
    egg_rule: str


class DragominoView(TypedDict):
    """The whole table as one seat, or a spectator, sees it.

    `offer` has the four places of the round, empty once taken. `connections` are those of this turn that are not resolved yet, the one in question first. `stack` is what is left to be revealed, which everybody can work out.
    """

    seat: int | None
    players: int
    round: int
    rounds: int
    turn: int | None
    step: str
    first: int
    order: list[int]
    mommy: int
    offer: list[DominoView | None]
    picked: DominoView | None
    matches: list[MatchView]
    connections: list[ConnectionView]
    hand: list[HandTokenView]
    stack_size: int
    stack: list[DominoView]
    discarded: list[DominoView]
    piles: list[PileView]
    seats: list[SeatView]
    options: DragominoOptions


def view(state: Islands, seat: int | None) -> DragominoView:
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
        "matches": match_views(state),
        "connections": open_connections(state),
        "hand": hand_views(state, looker),
        "stack_size": int(stack_size(state)),
        "stack": [domino_view(domino) for domino in range(DOMINOES) if state.stack[domino]],
        "discarded": [domino_view(domino) for domino in range(DOMINOES) if state.discarded[domino]],
        "piles": [pile_view(state, terrain, looker) for terrain in range(TERRAINS)],
        "seats": [seat_view(state, other) for other in range(int(state.players))],
        "options": {
            "thirst": state.agreement.thirst,
            "thirst_return": "tracked" if state.agreement.tracked or not state.agreement.thirst else "reshuffled",
            "egg_rule": "per_square" if state.agreement.per_square else "per_connection",
        },
    }


def domino_view(domino: int) -> DominoView:
    """A domino, face up."""
    return {"domino": DOMINO_NAMES[domino], "a": half_view(int(half(domino, 0))), "b": half_view(int(half(domino, 1)))}


def half_view(square: int) -> HalfView:
    """One half of a domino."""
    return {"terrain": TERRAIN_NAMES[terrain_of(square)], "hole": bool(square & HOLE)}


# An island


def seat_view(state: Islands, seat: int) -> SeatView:
    """What lies before one seat; all of it is public."""
    numbers = range(int(state.taken[seat]) + 1)
    count = int(state.dragons[seat]) + int(state.shells[seat])
    return {
        "seat": seat,
        "dominoes": [placed_view(state, seat, number) for number in numbers],
        "cells": [cell_view(state, seat, number, which) for number in numbers for which in range(2)],
        "eggs": [egg_view(state, seat, int(state.eggs[seat * ISLAND_EGGS + number])) for number in range(count)],
        "dragons": int(state.dragons[seat]),
        "shells": int(state.shells[seat]),
        "mommy": int(state.mommy) == seat,
        "points": int(points(state, seat)),
        "place": places(state)[seat],
    }


def placed_view(state: Islands, seat: int, number: int) -> PlacedView:
    """One domino of an island."""
    cell = int(state.squares[seat * SQUARES + 2 * number])
    beside = int(state.squares[seat * SQUARES + 2 * number + 1])
    direction = next(way for way in range(4) if int(neighbour(cell, way)) == beside)
    domino = int(state.dominoes[seat * PLACED + number]) - 1
    return {"domino": DOMINO_NAMES[domino], "x": int(x_of(cell)), "y": int(y_of(cell)), "direction": DIRECTION_NAMES[direction]}


def cell_view(state: Islands, seat: int, number: int, which: int) -> CellView:
    """One square of an island."""
    cell = int(state.squares[seat * SQUARES + 2 * number + which])
    square = int(square_at(state, seat, cell))
    return {
        "x": int(x_of(cell)),
        "y": int(y_of(cell)),
        "terrain": TERRAIN_NAMES[terrain_of(square)],
        "hole": bool(square & HOLE),
        "domino": DOMINO_NAMES[int(state.dominoes[seat * PLACED + number]) - 1],
    }


def egg_view(state: Islands, seat: int, egg: int) -> EggView:
    """One token on an island."""
    cell = int(state.squares[seat * SQUARES + egg // 8])
    return {
        "x": int(x_of(cell)),
        "y": int(y_of(cell)),
        "direction": DIRECTION_NAMES[egg // 2 % 4],
        "terrain": TERRAIN_NAMES[terrain_of(square_at(state, seat, cell))],
        "face": FACE_NAMES[egg % 2],
    }


# Connections


def open_connections(state: Islands) -> list[ConnectionView]:
    """The connections of this turn that are not resolved yet, the one in question first."""
    codes = [int(state.connection)] if state.connection != NOTHING else []
    codes.extend(int(state.queue[place]) for place in range(int(state.queue_count)))
    found: list[ConnectionView] = []
    for code in codes:
        cell = int(last_cell(state, state.turn, code >> 2 & 1))
        terrain = TERRAIN_NAMES[connection_terrain(state, code)]
        found.append(
            {"x": int(x_of(cell)), "y": int(y_of(cell)), "direction": DIRECTION_NAMES[code & 3], "terrain": terrain, "wet": is_wet(code)}
        )
    return found


def match_views(state: Islands) -> list[MatchView]:
    """The placements of the picked domino that earn at least one egg, in the order of the legal moves."""
    found: list[MatchView] = []
    if state.over or state.step != PLACE:
        return found
    actions = Actions()
    offer_places(state, actions)
    for number in range(int(actions.count)):
        action = int(actions.items[number])
        cell = int(placed_cell(action))
        direction = int(placed_direction(action))
        squares = (int(half(state.picked, 0)), int(half(state.picked, 1)))
        connections = square_matches(state, squares[0], cell, direction)
        connections.extend(square_matches(state, squares[1], int(neighbour(cell, direction)), int(opposite(direction))))
        if connections:
            found.append({"x": int(x_of(cell)), "y": int(y_of(cell)), "direction": DIRECTION_NAMES[direction], "connections": connections})
    return found


def square_matches(state: Islands, square: int, cell: int, inner: int) -> list[ConnectionView]:
    """The connections that a square would have on a cell: one for each match, or, by option `egg_rule`, one for the square (DM-G2)."""
    found: list[ConnectionView] = []
    for direction in range(4):
        other = int(square_at(state, state.turn, neighbour(cell, direction))) if direction != inner else 0
        if other and terrain_of(other) == terrain_of(square):
            wet = state.agreement.thirst and bool((square | other) & HOLE)
            if found and state.agreement.per_square:
                found[0]["wet"] = found[0]["wet"] or wet
            else:
                name = TERRAIN_NAMES[terrain_of(square)]
                found.append(
                    {"x": int(x_of(cell)), "y": int(y_of(cell)), "direction": DIRECTION_NAMES[direction], "terrain": name, "wet": wet}
                )
    return found


# Tokens


def pile_view(state: Islands, terrain: int, looker: int) -> PileView:
    """One pile as a seat sees it."""
    returned = [
        token_view(state, terrain, number, looker)
        for number in range(1, NAMES + 1)
        if state.returned[terrain * NAMES + number - 1] and not in_hand(state, terrain, number)
    ]
    everything = unseen_tokens(state, terrain, -1)  # what a spectator has not seen is what is not face up
    unseen = unseen_tokens(state, terrain, looker)
    fresh = int(fresh_tokens(state, terrain))
    return {
        "terrain": TERRAIN_NAMES[terrain],
        "tokens": fresh + len(returned),
        "fresh": fresh,
        "dragons": int(everything[0]),
        "shells": int(everything[1]),
        "unseen_dragons": int(unseen[0]),
        "unseen_shells": int(unseen[1]),
        "named": int(state.names_given[terrain]),
        "returned": returned,
    }


def in_hand(state: Islands, terrain: int, number: int) -> bool:
    """Whether a returned token is in the hand of the seat on turn."""
    if state.connection == NOTHING or int(connection_terrain(state, state.connection)) != terrain:
        return False
    return any(int(state.source[place]) == number for place in range(2) if state.hand_face[place])


def token_view(state: Islands, terrain: int, number: int, looker: int) -> TokenView:
    """A returned token (DM-V6)."""
    token = terrain * NAMES + number - 1
    seen = int(state.seen[token])
    return {
        "token": token_name(terrain, number),
        "number": number,
        "face": FACE_NAMES[int(state.returned[token]) - 1] if knows(seen, looker) else None,
        "seen_by": [seat for seat in range(int(state.players)) if knows(seen, seat)],
    }


def hand_views(state: Islands, looker: int) -> list[HandTokenView]:
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
