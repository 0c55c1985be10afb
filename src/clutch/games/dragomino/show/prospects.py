"""What dominoes would earn on the island of the seat that decides: found by the rules themselves, on a copy of the position."""

from __future__ import annotations

from clutch.games.dragomino.components import DIRECTION_NAMES, DOMINO_NAMES, TERRAIN_NAMES, half, terrain_of
from clutch.games.dragomino.eggs import connection_direction, connection_half, is_wet, queue_connections
from clutch.games.dragomino.grid import neighbour, x_of, y_of
from clutch.games.dragomino.moves import placed_cell, placed_direction
from clutch.games.dragomino.show.view_types import ConnectionView, MatchView, PlaceView, ProspectView
from clutch.games.dragomino.state import PICK, PLACE, DragominoPosition
from clutch.games.dragomino.turn import offer_places
from clutch.kernel.state import Actions


def placements(state: DragominoPosition) -> list[tuple[int, int]]:
    """Where the seat on turn can lay a domino, whichever it is: the cell of half `a` and the direction, in the order of the legal moves."""
    actions = Actions()
    offer_places(state, actions)
    ids = [int(actions.items[number]) for number in range(int(actions.count))]
    return [(int(placed_cell(action)), int(placed_direction(action))) for action in ids]


def place_views(state: DragominoPosition, looker: int) -> list[PlaceView]:
    """The placements for whoever still picks; to whoever places, the legal moves say the same."""
    if state.over or state.step != PICK or int(state.turn) != looker:
        return []
    return [{"x": int(x_of(cell)), "y": int(y_of(cell)), "direction": DIRECTION_NAMES[direction]} for cell, direction in placements(state)]


def prospect_views(state: DragominoPosition, looker: int) -> list[ProspectView]:
    """For the seat that picks: where each domino of the offer would earn eggs."""
    if state.over or state.step != PICK or int(state.turn) != looker:
        return []
    spots = placements(state)
    dominoes = [int(code) - 1 for code in state.offered if code]
    return [{"domino": DOMINO_NAMES[domino], "matches": match_views(state, domino, spots)} for domino in dominoes]


def picked_matches(state: DragominoPosition) -> list[MatchView]:
    """Where the domino that was picked would earn eggs; everybody can see that."""
    if state.over or state.step != PLACE:
        return []
    return match_views(state, int(state.picked), placements(state))


def match_views(state: DragominoPosition, domino: int, spots: list[tuple[int, int]]) -> list[MatchView]:
    """The placements of a domino that earn at least one egg, in the order of the legal moves; the connections of half `a` before those of half `b`."""
    trial = state.clone()
    assert isinstance(trial, DragominoPosition)
    terrains = [int(terrain_of(half(domino, number))) for number in range(2)]
    found: list[MatchView] = []
    for cell, direction in spots:
        cells = [cell, int(neighbour(cell, direction))]
        queue_connections(trial, trial.turn, domino, cells[0], cells[1])
        codes = sorted([int(trial.queue[place]) for place in range(int(trial.queue_count))], key=connection_half)
        if codes:
            sides = [connection_view(code, cells, terrains[int(connection_half(code))]) for code in codes]
            found.append({"x": int(x_of(cell)), "y": int(y_of(cell)), "direction": DIRECTION_NAMES[direction], "connections": sides})
    return found


def connection_view(code: int, cells: list[int], terrain: int) -> ConnectionView:
    """One connection of a domino whose halves lie, or would lie, on two cells."""
    cell = cells[int(connection_half(code))]
    return {
        "x": int(x_of(cell)),
        "y": int(y_of(cell)),
        "direction": DIRECTION_NAMES[connection_direction(code)],
        "terrain": TERRAIN_NAMES[terrain],
        "wet": is_wet(code),
    }
