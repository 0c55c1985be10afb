"""What a position looks like to a learning program."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from clutch.games.dragomino.components import DOMINOES, DRAGON, OFFER_SIZE, SEATS, SHELL, TERRAINS
from clutch.games.dragomino.eggs import connection_terrain, fresh_tokens, is_wet
from clutch.games.dragomino.grid import CELLS, LEAST_X, LEAST_Y, x_of, y_of
from clutch.games.dragomino.knowledge import knows, unseen_tokens
from clutch.games.dragomino.moves import COLUMNS, ROWS
from clutch.games.dragomino.scoring import points
from clutch.games.dragomino.state import NAMES, NOTHING, SQUARES, DragominoPosition

FEATURES: Final = 3676
"""How many bytes `features` gives."""
NO_FEATURES: Final = vec[u8]([0] * FEATURES)


def features(state: DragominoPosition, seat: i64) -> vec[u8]:
    """The seat's view as bytes: seats relative to it, numbers plus 1 where something can be absent or unknown.

    Four islands of 29 rows and 30 columns, each square as terrain + 1 and 8 for a watering hole (3480); stack, offer and discarded dominoes (3 x 28); the picked domino with its step (2);
    for each seat dragons, shells, points, Mommy Dragon and dominoes placed (4 x 5); for each terrain fresh tokens, what this seat has not seen of dragons and shells, and nine returned tokens,
    as face + 1 or 3 where the face is unknown (6 x 12); the tokens in hand with their sources (4); the open connections with terrain and 8 for a wet one (7); round, order and whose turn it is (4); the options (3).
    """
    out = NO_FEATURES[:]
    write_features(state, seat, out, 0)
    return out


def write_features(state: DragominoPosition, seat: i64, out: vec[u8], start: i64) -> None:
    """Write `features` into an array. Seats that nobody has stay zeros, and so do cells on which nobody has laid anything."""
    place: i64 = start
    for step in range(state.players):
        write_island(state, (seat + step) % state.players, out, place + step * ROWS * COLUMNS)
    place += SEATS * ROWS * COLUMNS
    for domino in range(i64(DOMINOES)):
        out[place + domino] = state.stack[domino]
        out[place + DOMINOES + domino] = 0
        out[place + 2 * DOMINOES + domino] = state.discarded[domino]
    for slot in range(i64(OFFER_SIZE)):
        if state.offered[slot]:
            out[place + DOMINOES + i64(state.offered[slot]) - 1] = 1
    place += 3 * DOMINOES
    out[place] = u8(state.picked + 1)
    out[place + 1] = u8(state.step)
    place += 2
    for step in range(state.players):
        other: i64 = (seat + step) % state.players
        out[place + 5 * step] = state.dragons[other]
        out[place + 5 * step + 1] = state.shells[other]
        out[place + 5 * step + 2] = u8(points(state, other))
        out[place + 5 * step + 3] = 1 if state.mommy == other else 0
        out[place + 5 * step + 4] = state.taken[other]
    place += 5 * SEATS
    place = write_piles(state, seat, out, place)
    place = write_connections(state, seat, out, place)
    out[place] = u8(state.round)
    out[place + 1] = u8((state.first - seat + state.players) % state.players)
    out[place + 2] = u8((state.turn - seat + state.players) % state.players)
    out[place + 3] = u8(state.players)
    out[place + 4] = 1 if state.agreement.thirst else 0
    out[place + 5] = 1 if state.agreement.tracked() else 0
    out[place + 6] = 1 if state.agreement.per_square else 0


def write_island(state: DragominoPosition, seat: i64, out: vec[u8], place: i64) -> None:
    """An island without the margin of its grid: its squares, and nothing where those of others lie, who may have been shown here before."""
    squares: vec[i16] = state.squares
    grid: vec[u8] = state.grid
    for other in range(state.players):
        if other != seat:
            for number in range(other * SQUARES, other * SQUARES + 2 * laid(state, other)):
                out[place + place_of(i64(squares[number]))] = 0
    for number in range(seat * SQUARES, seat * SQUARES + 2 * laid(state, seat)):
        cell: i64 = i64(squares[number])
        out[place + place_of(cell)] = grid[seat * CELLS + cell]


def laid(state: DragominoPosition, seat: i64) -> i64:
    """How many dominoes lie on an island, the starting one included."""
    return 1 + i64(state.taken[seat])


def place_of(cell: i64) -> i64:
    """The place of a cell in an island that is written row by row."""
    return (y_of(cell) - LEAST_Y) * COLUMNS + x_of(cell) - LEAST_X


def write_piles(state: DragominoPosition, seat: i64, out: vec[u8], place: i64) -> i64:
    """The piles as the seat knows them: where the next part begins."""
    thirst: bool = state.agreement.thirst
    fresh: vec[u8] = state.fresh
    for terrain in range(i64(TERRAINS)):
        out[place] = u8(fresh_tokens(state, terrain))
        if thirst:
            unseen = unseen_tokens(state, terrain, seat)
            out[place + 1] = unseen[DRAGON]
            out[place + 2] = unseen[SHELL]
            write_returned(state, seat, terrain, out, place + 3)
        else:  # nobody looks at a token and gives it back
            out[place + 1] = fresh[state.fresh_place(terrain, DRAGON)]
            out[place + 2] = fresh[state.fresh_place(terrain, SHELL)]
        place += 3 + NAMES
    return place


def write_returned(state: DragominoPosition, seat: i64, terrain: i64, out: vec[u8], place: i64) -> None:
    """The returned tokens of a terrain as the seat knows them."""
    for number in range(1, i64(NAMES) + 1):
        token: i64 = state.token_place(terrain, number)
        face: u8 = state.returned[token]
        out[place + number - 1] = face if face == 0 or knows(i64(state.seen[token]), seat) else u8(3)


def write_connections(state: DragominoPosition, seat: i64, out: vec[u8], place: i64) -> i64:
    """The tokens in hand as the seat knows them, and the connections that are not resolved yet: where the next part begins."""
    for number in range(i64(11)):
        out[place + number] = 0
    for number in range(state.source_count):
        out[place + 2 * number] = u8(i64(state.source[number]) + 1)
        if state.hand_face[number]:
            out[place + 2 * number + 1] = state.hand_face[number] if knows(i64(state.hand_seen[number]), seat) else 3
    place += 4
    if state.connection != NOTHING:
        out[place] = connection_feature(state, state.connection)
    for number in range(state.queue_count):
        out[place + 1 + number] = connection_feature(state, i64(state.queue[number]))
    return place + 7


def connection_feature(state: DragominoPosition, connection: i64) -> u8:
    """A connection as a byte."""
    return u8(connection_terrain(state, connection) + 1 + (8 if is_wet(connection) else 0))
