"""Finding connections and flipping eggs (rules, chapter Eggs: DM-E1 to DM-E7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragomino.components import DIRECTION_NAMES, DRAGON, FACE_NAMES, HOLE, SHELL, TERRAIN, TERRAIN_NAMES, half, terrain_of
from clutch.games.dragomino.grid import neighbour, x_of, y_of
from clutch.games.dragomino.state import ISLAND_EGGS, NOTHING, WET, DragominoPosition
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts, Question

# Where the last domino lies


def last_cell(state: DragominoPosition, seat: i64, number: i64) -> i64:
    """The cell of half `a` (0) or `b` (1) of the domino that a seat placed last."""
    return state.cell_of(seat, i64(state.taken[seat]), number)


def last_terrain(state: DragominoPosition, number: i64) -> i64:
    """The terrain of a half of the domino that the seat on turn has just placed."""
    return terrain_of(state.code_at(state.turn, last_cell(state, state.turn, number)))


# How connections and eggs are written down


def connection_code(number: i64, direction: i64) -> i64:
    """A dry connection of half `a` (0) or `b` (1) of the domino just placed; `WET` marks a wet one."""
    return number * 4 + direction


def connection_half(connection: i64) -> i64:
    """The half that a connection belongs to."""
    return connection >> 2 & 1


def connection_direction(connection: i64) -> i64:
    """The side of that half."""
    return connection & 3


def is_wet(connection: i64) -> bool:
    """Whether a connection has a watering hole on either side (DM-V1)."""
    return connection & WET != 0


def egg_code(number: i64, which: i64, direction: i64, face: i64) -> i64:
    """A token on the side of half `a` (0) or `b` (1) of the number-th domino of an island."""
    return (2 * number + which) * 8 + direction * 2 + face


def egg_domino(egg: i64) -> i64:
    """Beside which domino of its island a token lies."""
    return egg >> 4


def egg_half(egg: i64) -> i64:
    """Beside which half of it."""
    return egg >> 3 & 1


def egg_direction(egg: i64) -> i64:
    """On which side of that half."""
    return egg >> 1 & 3


def egg_face(egg: i64) -> i64:
    """What a token shows."""
    return egg & 1


# Connections (DM-E1 to DM-E3)


def side_mark(state: DragominoPosition, seat: i64, square: i64, cell: i64, direction: i64) -> i64:
    """What the side of a square that lies, or would lie, on a cell is: `NOTHING`, or a connection (DM-E1), which is `WET` or 0 for a dry one (DM-V1)."""
    other: i64 = state.code_at(seat, neighbour(cell, direction))
    if (other & TERRAIN) != (square & TERRAIN):
        return NOTHING
    if state.agreement.thirst and (square | other) & HOLE:
        return WET
    return 0


def find_connections(state: DragominoPosition) -> None:
    """Queue the connections of the domino just placed."""
    seat: i64 = state.turn
    domino: i64 = state.domino_of(seat, i64(state.taken[seat]))
    queue_connections(state, seat, domino, last_cell(state, seat, 0), last_cell(state, seat, 1))


def queue_connections(state: DragominoPosition, seat: i64, domino: i64, cell: i64, beside: i64) -> None:
    """Queue the connections that a domino has, or would have, with its halves on two cells: terrain by terrain, half `a` before half `b` (DM-E3)."""
    a: i64 = half(domino, 0)
    b: i64 = half(domino, 1)
    state.queue_count = 0
    if terrain_of(b) < terrain_of(a):
        queue_half(state, seat, 1, b, beside, cell)
        queue_half(state, seat, 0, a, cell, beside)
    else:
        queue_half(state, seat, 0, a, cell, beside)
        queue_half(state, seat, 1, b, beside, cell)


def queue_half(state: DragominoPosition, seat: i64, number: i64, square: i64, cell: i64, twin: i64) -> None:
    """Queue the connections of one half in the order N, E, S, W: one egg each, or by option `egg_rule` one for the square (DM-E2, DM-G2)."""
    start: i64 = state.queue_count
    queue: vec[u8] = state.queue
    count: i64 = start
    for direction in range(i64(4)):
        mark: i64 = side_mark(state, seat, square, cell, direction)
        # Only another domino's square counts: a double does not match itself (DM-E1, DM-G3).
        if mark == NOTHING or neighbour(cell, direction) == twin:
            continue
        if state.agreement.per_square and count > start:
            queue[start] |= u8(mark)  # one egg for the square, wet through any of its matches (DM-G2)
        else:
            queue[count] = u8(connection_code(number, direction) + mark)
            count += 1
    state.queue_count = count


def connection_terrain(state: DragominoPosition, connection: i64) -> i64:
    """The terrain of a connection of this turn."""
    return last_terrain(state, connection_half(connection))


def take_up(state: DragominoPosition, place: i64) -> None:
    """Take a connection out of the queue to resolve it now."""
    queue: vec[u8] = state.queue
    state.connection = i64(queue[place])
    last: i64 = state.queue_count - 1
    for later in range(place, last):
        queue[later] = queue[later + 1]
    queue[last] = 0
    state.queue_count = last


# Flipping (DM-E4 to DM-E6)


def fresh_tokens(state: DragominoPosition, terrain: i64) -> i64:
    """How many tokens of a terrain nobody has looked under."""
    fresh: vec[u8] = state.fresh
    return i64(fresh[state.fresh_place(terrain, DRAGON)]) + i64(fresh[state.fresh_place(terrain, SHELL)])


def fresh_pool(state: DragominoPosition, terrain: i64) -> vec[u8]:
    """How many fresh tokens of a terrain are dragons, and how many are shells; a copy to draw from."""
    return state.fresh[state.fresh_place(terrain, DRAGON) : state.fresh_place(terrain, SHELL) + 1]


def draw_fresh(state: DragominoPosition, terrain: i64, chance: Chance) -> i64:
    """Take a fresh token at random: its face (DM-E4)."""
    face: i64 = chance.draw(fresh_pool(state, terrain), fresh_tokens(state, terrain))
    place: i64 = state.fresh_place(terrain, face)
    state.fresh[place] -= 1
    return face


def ask_egg(state: DragominoPosition, terrain: i64, chance: Chance) -> None:
    """A person at a real table says what the egg shows."""
    chance.ask(Question("DM-E4", "egg", {"seat": int(state.turn), "terrain": TERRAIN_NAMES[terrain]}, FACE_NAMES))


def search(state: DragominoPosition, chance: Chance) -> None:
    """Resolve a connection of the basic game: draw one token and flip it; from an empty pile there is nothing to draw (DM-E4, DM-G8)."""
    terrain: i64 = connection_terrain(state, state.connection)
    if fresh_tokens(state, terrain) == 0:
        find_nothing(state, terrain)
        return
    if chance.asks:
        ask_egg(state, terrain, chance)
    show(state, draw_fresh(state, terrain, chance))


def find_nothing(state: DragominoPosition, terrain: i64) -> None:
    """The pile is empty: no token, and the turn goes on (DM-E4, DM-G8)."""
    state.connection = NOTHING
    if state.events is not None:
        state.events.append(Event("DM-G8", "pile_empty", {"seat": int(state.turn), "terrain": TERRAIN_NAMES[terrain]}))


def show(state: DragominoPosition, face: i64) -> None:
    """A token is turned face up for everyone and laid on the shared side (DM-E4); the connection is resolved."""
    seat: i64 = state.turn
    number: i64 = connection_half(state.connection)
    direction: i64 = connection_direction(state.connection)
    egg: i64 = egg_code(i64(state.taken[seat]), number, direction, face)
    place: i64 = seat * ISLAND_EGGS + state.eggs_laid(seat)
    state.eggs[place] = u8(egg)
    state.last_flips = state.last_flips * 3 + 1 + face
    if state.events is not None:
        tell_egg(state, number, direction, face)
    if face == DRAGON:
        state.dragons[seat] += 1  # DM-E5
    else:
        state.shells[seat] += 1
        bring_mommy(state, seat)
    state.connection = NOTHING


def bring_mommy(state: DragominoPosition, seat: i64) -> None:
    """A shell brings the Mommy Dragon at once, and a later dragon does not send her back (DM-E6, DM-G14)."""
    if state.mommy != seat and state.events is not None:
        state.events.append(Event("DM-E6", "mommy", {"seat": int(seat), "target": int(state.mommy)}))
    state.mommy = seat


def tell_egg(state: DragominoPosition, number: i64, direction: i64, face: i64) -> None:
    """A flipped egg in an event."""
    assert state.events is not None
    cell: i64 = last_cell(state, state.turn, number)
    terrain: i64 = last_terrain(state, number)
    facts: Facts = {"seat": int(state.turn), "terrain": TERRAIN_NAMES[terrain], "face": FACE_NAMES[face]}
    facts["x"] = int(x_of(cell))
    facts["y"] = int(y_of(cell))
    facts["direction"] = DIRECTION_NAMES[direction]
    facts["left"] = int(fresh_tokens(state, terrain))
    kind = "dragon" if face == DRAGON else "shell"
    state.events.append(Event("DM-E5" if face == DRAGON else "DM-E6", kind, facts, reveals=True))
