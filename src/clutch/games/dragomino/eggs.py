"""Finding connections and flipping eggs (rules, chapter Eggs: DM-E1 to DM-E7)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragomino.components import DIRECTION_NAMES, DRAGON, FACE_NAMES, HOLE, TERRAIN, TERRAIN_NAMES, terrain_of
from clutch.games.dragomino.island import neighbour, opposite, square_at, x_of, y_of
from clutch.games.dragomino.state import CELLS, ISLAND_EGGS, NOTHING, SQUARES, WET, Islands
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts, Question

# Where the last domino lies


def last_cell(state: Islands, seat: i64, number: i64) -> i64:
    """The cell of half `a` (0) or `b` (1) of the domino that a seat placed last."""
    return i64(state.squares[seat * SQUARES + 2 * i64(state.taken[seat]) + number])


def last_terrain(state: Islands, number: i64) -> i64:
    """The terrain of a half of the domino that the seat on turn has just placed."""
    return terrain_of(i64(state.grid[state.turn * CELLS + last_cell(state, state.turn, number)]))


# Connections (DM-E1 to DM-E3)


def find_connections(state: Islands) -> None:
    """Queue the connections of the domino just placed: terrain by terrain, half `a` before half `b` (DM-E3)."""
    first: i64 = 1 if last_terrain(state, 1) < last_terrain(state, 0) else 0
    state.queue_count = 0
    queue_half(state, first)
    queue_half(state, 1 - first)


def queue_half(state: Islands, number: i64) -> None:
    """Queue the connections of one half in the order N, E, S, W: one egg each, or by option `egg_rule` one for the square (DM-E2, DM-G2)."""
    seat: i64 = state.turn
    cell: i64 = last_cell(state, seat, number)
    twin: i64 = last_cell(state, seat, 1 - number)
    own: i64 = i64(state.grid[seat * CELLS + cell])
    start: i64 = state.queue_count
    for direction in range(i64(4)):
        beside: i64 = neighbour(cell, direction)
        other: i64 = i64(state.grid[seat * CELLS + beside])
        # Only another domino's square counts: a double does not match itself (DM-E1, DM-G3).
        if beside == twin or (other & TERRAIN) != (own & TERRAIN):
            continue
        mark: i64 = WET if state.agreement.thirst and (own | other) & HOLE else 0  # DM-V1
        if state.agreement.per_square and state.queue_count > start:
            state.queue[start] |= u8(mark)  # one egg for the square, wet through any of its matches (DM-G2)
        else:
            state.queue[state.queue_count] = u8(number * 4 + direction + mark)
            state.queue_count += 1


def is_wet(connection: i64) -> bool:
    """Whether a connection has a watering hole on either side (DM-V1)."""
    return connection & WET != 0


def connection_terrain(state: Islands, connection: i64) -> i64:
    """The terrain of a connection of this turn."""
    return last_terrain(state, connection >> 2 & 1)


def take_up(state: Islands, place: i64) -> None:
    """Take a connection out of the queue to resolve it now."""
    state.connection = i64(state.queue[place])
    state.queue_count -= 1
    for later in range(place, state.queue_count):
        state.queue[later] = state.queue[later + 1]
    state.queue[state.queue_count] = 0


# Flipping (DM-E4 to DM-E6)


def fresh_tokens(state: Islands, terrain: i64) -> i64:
    """How many tokens of a terrain nobody has looked under."""
    return i64(state.fresh[2 * terrain]) + i64(state.fresh[2 * terrain + 1])


def draw_fresh(state: Islands, terrain: i64, chance: Chance) -> i64:
    """Take a fresh token at random: its face (DM-E4)."""
    pool = state.fresh[2 * terrain : 2 * terrain + 2]
    face: i64 = chance.draw(pool, fresh_tokens(state, terrain))
    state.fresh[2 * terrain + face] -= 1
    return face


def ask_egg(state: Islands, terrain: i64, chance: Chance) -> None:
    """A person at a real table says what the egg shows."""
    chance.ask(Question("DM-E4", "egg", {"seat": int(state.turn), "terrain": TERRAIN_NAMES[terrain]}, FACE_NAMES))


def search(state: Islands, chance: Chance) -> None:
    """Resolve a connection of the basic game: draw one token and flip it; from an empty pile there is nothing to draw (DM-E4, DM-G8)."""
    terrain: i64 = connection_terrain(state, state.connection)
    if fresh_tokens(state, terrain) == 0:
        find_nothing(state, terrain)
        return
    if chance.asks:
        ask_egg(state, terrain, chance)
    show(state, draw_fresh(state, terrain, chance))


def find_nothing(state: Islands, terrain: i64) -> None:
    """The pile is empty: no token, and the turn goes on (DM-E4, DM-G8)."""
    state.connection = NOTHING
    if state.events is not None:
        state.events.append(Event("DM-G8", "pile_empty", {"seat": int(state.turn), "terrain": TERRAIN_NAMES[terrain]}))


def show(state: Islands, face: i64) -> None:
    """A token is turned face up for everyone and laid on the shared side (DM-E4); the connection is resolved."""
    seat: i64 = state.turn
    number: i64 = state.connection >> 2 & 1
    direction: i64 = state.connection & 3
    laid: i64 = i64(state.dragons[seat]) + i64(state.shells[seat])
    square: i64 = 2 * i64(state.taken[seat]) + number
    state.eggs[seat * ISLAND_EGGS + laid] = u8(square * 8 + direction * 2 + face)
    state.last_flips = state.last_flips * 3 + 1 + face
    if state.events is not None:
        tell_egg(state, number, direction, face)
    if face == DRAGON:
        state.dragons[seat] += 1  # DM-E5
    else:
        state.shells[seat] += 1
        bring_mommy(state, seat)
    state.connection = NOTHING


def bring_mommy(state: Islands, seat: i64) -> None:
    """A shell brings the Mommy Dragon at once, and a later dragon does not send her back (DM-E6, DM-G14)."""
    if state.mommy != seat and state.events is not None:
        state.events.append(Event("DM-E6", "mommy", {"seat": int(seat), "target": int(state.mommy)}))
    state.mommy = seat


def tell_egg(state: Islands, number: i64, direction: i64, face: i64) -> None:
    """A flipped egg in an event."""
    assert state.events is not None
    cell: i64 = last_cell(state, state.turn, number)
    terrain: i64 = last_terrain(state, number)
    facts: Facts = {"seat": int(state.turn), "terrain": TERRAIN_NAMES[terrain], "face": FACE_NAMES[face]}
    facts["x"] = int(x_of(cell))
    facts["y"] = int(y_of(cell))
    facts["direction"] = DIRECTION_NAMES[direction]
    kind = "dragon" if face == DRAGON else "shell"
    state.events.append(Event("DM-E5" if face == DRAGON else "DM-E6", kind, facts, reveals=True))


# What a placement would earn, for previews and for bots


def matches(state: Islands, seat: i64, square: i64, cell: i64, except_for: i64) -> i64:
    """How many neighbours of a cell, but for one direction, have the terrain of a square that would lie there."""
    found: i64 = 0
    for direction in range(i64(4)):
        if direction != except_for:
            other: i64 = square_at(state, seat, neighbour(cell, direction))
            if (other & TERRAIN) == (square & TERRAIN):
                found += 1
    return found


def matches_of(state: Islands, seat: i64, squares: tuple[i64, i64], cell: i64, direction: i64) -> i64:
    """How many connections a domino would have, with half `a` on a cell and half `b` in a direction (DM-E1)."""
    found: i64 = matches(state, seat, squares[0], cell, direction)
    return found + matches(state, seat, squares[1], neighbour(cell, direction), opposite(direction))
