"""All moves on one screen: the action space, and what each id means.

| ids | move | parameters |
|---|---|---|
| 0-27 | `pick d08` | domino |
| 28-3507 | `place -1,0 W` | x, y, direction: half `a` at x,y and half `b` in that direction |
| 3508-3509 | `resolve wet` | connection |
| 3510 | `take fresh` | source |
| 3511-3564 | `take desert_r1` | source, terrain, number |
| 3565-3566 | `keep first` | token |
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragomino.components import DIRECTION_NAMES, DOMINO_NAMES, DOMINOES, TERRAIN_NAMES, TERRAINS
from clutch.games.dragomino.grid import LEAST_X, LEAST_Y, MOST_X, MOST_Y, WIDTH
from clutch.games.dragomino.state import NAMES
from clutch.kernel.move import Move

PICKS: Final = 0
PLACES: Final = 28
KINDS: Final = 3508
TAKE_FRESH: Final = 3510
TAKES: Final = 3511
KEEPS: Final = 3565
ACTION_SPACE: Final = 3567

RESOLVE_WET: Final = KINDS
RESOLVE_DRY: Final = KINDS + 1

COLUMNS: Final = 30
ROWS: Final = 29
KIND_NAMES: Final = ["wet", "dry"]
TOKEN_NAMES: Final = ["first", "second"]

assert COLUMNS == MOST_X - LEAST_X + 1
assert ROWS == MOST_Y - LEAST_Y + 1
assert PLACES == PICKS + DOMINOES
assert KINDS == PLACES + COLUMNS * ROWS * 4
assert TAKE_FRESH == KINDS + 2
assert TAKES == TAKE_FRESH + 1
assert KEEPS == TAKES + TERRAINS * NAMES
assert ACTION_SPACE == KEEPS + 2


def place_action(cell: i64, direction: i64) -> i64:
    """The id of a placement: the grid without its margin."""
    return PLACES + (((cell >> 5) - 1) * COLUMNS + (cell & (WIDTH - 1)) - 1) * 4 + direction


MOST_AT_CELL: Final = 8
"""A cell has at most so many placements: half `a` or half `b` on it, in each direction."""
BACK_FROM_NORTH: Final = 2 - 4 * COLUMNS
BACK_FROM_EAST: Final = 3 + 4
BACK_FROM_SOUTH: Final = 4 * COLUMNS
BACK_FROM_WEST: Final = 1 - 4
"""From the id of a placement on a cell to the north to the one that covers the same cell and its neighbour in that direction the other way round."""


def placed_cell(action: i64) -> i64:
    """The cell of half `a` in a placement."""
    place: i64 = (action - PLACES) >> 2
    row: i64 = place // COLUMNS
    return (row + 1) * WIDTH + place - row * COLUMNS + 1


def placed_direction(action: i64) -> i64:
    """The direction from half `a` to half `b` in a placement."""
    return (action - PLACES) & 3


def take_action(terrain: i64, number: i64) -> i64:
    """The id of taking a returned token; numbers count from 1."""
    return TAKES + terrain * NAMES + number - 1


def taken_terrain(action: i64) -> i64:
    """The terrain of the returned token that is taken."""
    return (action - TAKES) // NAMES


def taken_number(action: i64) -> i64:
    """The number of the returned token that is taken, from 1."""
    return (action - TAKES) % NAMES + 1


def token_name(terrain: int, number: int) -> str:
    """The name of a returned token (DM-V6).

    >>> token_name(0, 1)
    'desert_r1'
    """
    return f"{TERRAIN_NAMES[terrain]}_r{number}"


def make_move(action: int) -> Move:
    """The move of an id.

    >>> [str(make_move(action)) for action in (7, 28, 1763, 3508, 3510, 3521, 3566)]
    ['pick d08', 'place -14,-14 N', 'place -1,0 W', 'resolve wet', 'take fresh', 'take snow_r2', 'keep second']
    """
    if action < PLACES:
        domino = DOMINO_NAMES[action - PICKS]
        return Move(action, "pick", {"domino": domino}, f"pick {domino}")
    if action < KINDS:
        return make_place(action)
    if action < TAKE_FRESH:
        kind = KIND_NAMES[action - KINDS]
        return Move(action, "egg_kind", {"connection": kind}, f"resolve {kind}")
    if action < TAKES:
        return Move(action, "egg_source", {"source": "fresh"}, "take fresh")
    if action < KEEPS:
        terrain = int(taken_terrain(action))
        number = int(taken_number(action))
        name = token_name(terrain, number)
        return Move(action, "egg_source", {"source": name, "terrain": TERRAIN_NAMES[terrain], "number": number}, f"take {name}")
    token = TOKEN_NAMES[action - KEEPS]
    return Move(action, "egg_keep", {"token": token}, f"keep {token}")


def make_place(action: int) -> Move:
    """The move of a placement's id."""
    place, direction = divmod(action - PLACES, 4)
    row, column = divmod(place, COLUMNS)
    x = column + LEAST_X
    y = row + LEAST_Y
    name = DIRECTION_NAMES[direction]
    return Move(action, "place", {"x": x, "y": y, "direction": name}, f"place {x},{y} {name}")
