"""What holds in every position (rules, chapter Invariants)."""

from __future__ import annotations

from clutch.games.dragomino.components import DOMINOES, DRAGON, EGG_TOKENS, OFFER_SIZE, START, TERRAIN, TERRAINS, half, terrain_of
from clutch.games.dragomino.eggs import connection_terrain, egg_domino, egg_face, egg_half
from clutch.games.dragomino.grid import CELLS, EAST, LEAST_X, LEAST_Y, MOST_X, MOST_Y, SOUTH, cell_at, neighbour, x_of, y_of
from clutch.games.dragomino.island import square_at
from clutch.games.dragomino.knowledge import unseen_tokens
from clutch.games.dragomino.rounds import stack_size
from clutch.games.dragomino.scoring import points
from clutch.games.dragomino.state import (
    BORDER,
    CONNECTIONS,
    EGG_KEEP,
    NAMES,
    NOTHING,
    PICK,
    PLACE,
    DragominoPosition,
)

MOST_CONNECTIONS = [13, 13, 11, 11, 8, 8]
"""No more connections of each terrain can ever be laid with the dominoes of the box (DM-I9)."""


def check(state: DragominoPosition) -> None:
    """Assert every invariant that can be seen in a single position."""
    players = int(state.players)
    check_dominoes(state)
    for terrain in range(TERRAINS):
        for face in range(2):
            assert tokens_of(state, terrain, face) == int(EGG_TOKENS[2 * terrain + face]), (
                f"DM-I2: tokens of terrain {terrain}, face {face}"
            )
        laid = sum(1 for seat in range(players) for egg in eggs_of(state, seat) if egg_terrain(state, seat, egg) == terrain)
        assert laid <= MOST_CONNECTIONS[terrain], f"DM-I9: connections of terrain {terrain}"
    assert 0 <= int(state.mommy) < players, "DM-I3: one holder of the Mommy Dragon"
    for seat in range(players):
        check_island(state, seat)
        if settled(state, seat) and not state.agreement.per_square:
            assert pairs_of(state, seat) == eggs_by_terrain(state, seat), "DM-I5: a token on every connection"
        assert int(state.dragons[seat]) == sum(1 for egg in eggs_of(state, seat) if egg_face(egg) == DRAGON), (
            "DM-I8: dragons lie on the island"
        )
        assert int(points(state, seat)) == int(state.dragons[seat]) + (int(state.mommy) == seat), "DM-I8: points"
    assert sum(int(points(state, seat)) for seat in range(players)) <= 43, "DM-I8: all points"
    if sum(int(count) for count in state.shells):
        assert state.shells[state.mommy], "DM-I7: the holder owns a shell"
    check_hand(state)


def check_dominoes(state: DragominoPosition) -> None:
    """Every exploration domino is in one place."""
    placed = [int(code) - 1 for code in state.dominoes if code and int(code) - 1 != START]
    stack = [domino for domino in range(DOMINOES) if state.stack[domino]]
    gone = [domino for domino in range(DOMINOES) if state.discarded[domino]]
    offered = [int(code) - 1 for code in state.offered if code]
    in_hand = [int(state.picked)] if state.picked != NOTHING else []
    assert sorted(placed + stack + gone + offered + in_hand) == list(range(DOMINOES)), "DM-I1: each domino once"
    assert len(stack) % OFFER_SIZE == 0, "DM-I1: the stack is a multiple of four"
    assert len(stack) == int(stack_size(state)), "DM-I1: four dominoes a round"
    assert offered == sorted(offered), "DM-I1: the offer lies by id"


def check_island(state: DragominoPosition, seat: int) -> None:
    """An island is connected, without overlap, of the right size, and within the grid; its border is what lies beside it."""
    cells = cells_of(state, seat)
    done = int(state.round) if state.over else int(state.round) - 1
    assert len(cells) == 2 + 2 * int(state.taken[seat]), "DM-I4: cells of an island"
    assert len(set(cells)) == len(cells), "DM-I4: no overlap"
    assert done <= int(state.taken[seat]) <= int(state.round), "DM-I4: one domino a round"
    assert connected(cells), "DM-I4: the island is connected"
    assert all(LEAST_X <= x_of(cell) <= MOST_X and LEAST_Y <= y_of(cell) <= MOST_Y for cell in cells), "DM-I10: within the grid"
    for number in range(int(state.taken[seat]) + 1):
        domino = int(state.domino_of(seat, number))
        assert domino == START if number == 0 else domino < DOMINOES, "DM-I4: the starting domino first"
        for which in range(2):
            assert int(square_at(state, seat, cells[2 * number + which])) == int(half(domino, which)), (
                "DM-I4: squares lie where their domino lies"
            )
    beside = {int(neighbour(cell, way)) for cell in cells for way in range(4)} - set(cells)
    marked = {cell for cell in range(CELLS) if state.code_at(seat, cell) == BORDER}
    listed = [int(state.border_cell(seat, number)) for number in range(int(state.border_count[seat]))]
    assert marked == beside == set(listed) - set(cells), "DM-I4: the border lies beside the island"
    assert len(set(listed)) == len(listed), "DM-I4: the border lists a cell once"
    assert sum(1 for cell in range(CELLS) if square_at(state, seat, cell)) == len(cells), "DM-I4: nothing else on the grid"


def check_hand(state: DragominoPosition) -> None:
    """Tokens in hand and returned tokens belong to the variation, and to its steps."""
    if not state.agreement.thirst:
        assert not any(state.returned), "DM-I11: the basic game hides nothing"
    if not state.agreement.tracked():
        assert not any(state.returned), "DM-I11: no token has a name"
    assert any(state.hand_face) == (not state.over and state.step == EGG_KEEP), "DM-I2: tokens in hand during a peek only"
    open_connections = int(state.queue_count) + (0 if state.connection == NOTHING else 1)
    assert open_connections <= (2 if state.agreement.per_square else CONNECTIONS), "DM-I6: connections of one turn"
    if not state.over and state.step == PICK:
        assert open_connections == 0, "DM-I5: a turn ends with all connections resolved"
    for token in range(TERRAINS * NAMES):
        assert (state.returned[token] != 0) == (state.seen[token] != 0), "DM-I11: a returned token was seen by somebody"
    for seat in range(-1, int(state.players)):
        for terrain in range(TERRAINS):
            pool = unseen_tokens(state, terrain, seat)
            assert int(pool[DRAGON]) >= int(state.fresh[state.fresh_place(terrain, DRAGON)]), "DM-I11: nobody has seen a fresh token"


def cells_of(state: DragominoPosition, seat: int) -> list[int]:
    """The cells of an island in the order of placing."""
    count = int(state.taken[seat]) + (0 if state.domino_of(seat, 0) == NOTHING else 1)
    return [int(state.cell_of(seat, number, which)) for number in range(count) for which in range(2)]


def connected(cells: list[int]) -> bool:
    """Whether one can walk over sides from every cell to every other."""
    found = {int(cell_at(0, 0))}
    edge = list(found)
    while edge:
        cell = edge.pop()
        for way in range(4):
            beside = int(neighbour(cell, way))
            if beside in cells and beside not in found:
                found.add(beside)
                edge.append(beside)
    return found == set(cells)


def eggs_of(state: DragominoPosition, seat: int) -> list[int]:
    """The tokens on an island, as they are stored."""
    return [int(state.egg_of(seat, number)) for number in range(state.eggs_laid(seat))]


def egg_terrain(state: DragominoPosition, seat: int, egg: int) -> int:
    """The terrain of a token on an island."""
    return int(terrain_of(square_at(state, seat, state.cell_of(seat, egg_domino(egg), egg_half(egg)))))


def eggs_by_terrain(state: DragominoPosition, seat: int) -> list[int]:
    """How many tokens of each terrain lie on an island."""
    laid = [egg_terrain(state, seat, egg) for egg in eggs_of(state, seat)]
    return [laid.count(terrain) for terrain in range(TERRAINS)]


def pairs_of(state: DragominoPosition, seat: int) -> list[int]:
    """How many sides of each terrain lie between squares of equal terrain on different dominoes."""
    cells = cells_of(state, seat)
    counts = [0] * TERRAINS
    for number, cell in enumerate(cells):
        for way in (EAST, SOUTH):  # each side once: eastwards and southwards
            beside = int(neighbour(cell, way))
            if beside in cells and cells.index(beside) // 2 != number // 2:
                mine = int(square_at(state, seat, cell)) & TERRAIN
                if mine == int(square_at(state, seat, beside)) & TERRAIN:
                    counts[mine - 1] += 1
    return counts


def settled(state: DragominoPosition, seat: int) -> bool:
    """Whether all connections of an island are resolved."""
    return state.over or state.turn != seat or state.step <= PLACE


def tokens_of(state: DragominoPosition, terrain: int, face: int) -> int:
    """All tokens of a terrain and face: fresh, returned, in hand, and on the islands."""
    count = int(state.fresh[state.fresh_place(terrain, face)])
    count += sum(1 for number in range(1, NAMES + 1) if int(state.returned[state.token_place(terrain, number)]) == face + 1)
    if state.connection != NOTHING and int(connection_terrain(state, state.connection)) == terrain:
        count += sum(1 for place in range(2) if int(state.hand_face[place]) == face + 1 and state.source[place] == 0)
    for seat in range(int(state.players)):
        count += sum(1 for egg in eggs_of(state, seat) if egg_face(egg) == face and egg_terrain(state, seat, egg) == terrain)
    return count
