"""A turn: pick a domino, place it, resolve the eggs (rules, chapter Turn: DM-P1 to DM-P7, and DM-E7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from clutch.games.dragomino import dragons_thirst, eggs
from clutch.games.dragomino.components import DIRECTION_NAMES, DOMINO_NAMES, OFFER_SIZE, TERRAIN
from clutch.games.dragomino.grid import CELLS, WIDTH, neighbour, x_of, y_of
from clutch.games.dragomino.island import is_free, lay, touches
from clutch.games.dragomino.moves import (
    BACK_FROM_EAST,
    BACK_FROM_NORTH,
    BACK_FROM_SOUTH,
    BACK_FROM_WEST,
    KINDS,
    MOST_AT_CELL,
    PICKS,
    PLACES,
    place_action,
    placed_cell,
    placed_direction,
)
from clutch.games.dragomino.rounds import end_turn
from clutch.games.dragomino.state import BORDER_SIZE, EGG_KIND, NOTHING, PLACE, DragominoPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Refusal

# Pick (DM-P1)


def offer_picks(state: DragominoPosition, actions: Actions) -> None:
    """The dominoes of the offer by id; nobody may pass (DM-P1, DM-T3)."""
    offered: vec[u8] = state.offered
    items: vec[i64] = actions.room(OFFER_SIZE)
    count: i64 = actions.count
    for place in range(i64(OFFER_SIZE)):
        items[count] = PICKS + i64(offered[place]) - 1
        count += i64(offered[place] != 0)
    actions.count = count


def offer_place(state: DragominoPosition, domino: i64) -> i64:
    """Where a domino lies in the offer, or `NOTHING`."""
    offered: vec[u8] = state.offered
    for place in range(i64(OFFER_SIZE)):
        if i64(offered[place]) == domino + 1:
            return place
    return NOTHING


def pick(state: DragominoPosition, domino: i64) -> None:
    """Take a domino from the offer (DM-P1)."""
    place: i64 = offer_place(state, domino)
    state.offered[place] = 0
    state.picked = domino
    state.step = PLACE
    if state.events is not None:
        state.events.append(Event("DM-P1", "picked", {"seat": int(state.turn), "domino": DOMINO_NAMES[domino]}))


# Place (DM-P2 to DM-P7)


def offer_places(state: DragominoPosition, actions: Actions) -> None:
    """All placements that touch the island (DM-P2, DM-P3); there is always one (DM-P6). Terrains need not agree (DM-P4).

    The free cells beside the island, oldest first; for each the directions N, E, S, W with half `a` on it, and, where the other cell does not touch the island, with half `b` on it.
    A cell's byte answers both questions of `refuse_place`, `is_free` and `touches`, at once, and is read as it lies: this is the hottest loop of a play-out.
    """
    seat: i64 = state.turn
    base: i64 = seat * CELLS
    grid: vec[u8] = state.grid
    border: vec[i16] = state.border
    first: i64 = seat * BORDER_SIZE
    cells: i64 = i64(state.border_count[seat])
    items: vec[i64] = actions.room(MOST_AT_CELL * cells)
    count: i64 = actions.count
    for number in range(first, first + cells):
        cell: i64 = i64(border[number])
        here: i64 = base + cell
        if i64(grid[here]) & TERRAIN:
            continue  # covered since
        forward: i64 = place_action(cell, 0)
        count = offer_side(items, count, i64(grid[here - WIDTH]), forward, forward + BACK_FROM_NORTH)
        count = offer_side(items, count, i64(grid[here + 1]), forward + 1, forward + BACK_FROM_EAST)
        count = offer_side(items, count, i64(grid[here + WIDTH]), forward + 2, forward + BACK_FROM_SOUTH)
        count = offer_side(items, count, i64(grid[here - 1]), forward + 3, forward + BACK_FROM_WEST)
    actions.count = count


def offer_side(items: vec[i64], count: i64, code: i64, forward: i64, backward: i64) -> i64:
    """The two placements on a free cell beside the island and its neighbour, which holds `code`: how many actions there are now."""
    items[count] = forward
    count += i64(code & TERRAIN == 0)
    items[count] = backward
    return count + i64(code == 0)


def place(state: DragominoPosition, action: i64) -> None:
    """Lay the picked domino in one's own island (DM-P2), then look for eggs."""
    seat: i64 = state.turn
    domino: i64 = state.picked
    cell: i64 = placed_cell(action)
    direction: i64 = placed_direction(action)
    lay(state, seat, domino, cell, direction)
    state.taken[seat] += 1
    state.picked = NOTHING
    eggs.find_connections(state)
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "domino": DOMINO_NAMES[domino], "x": int(x_of(cell)), "y": int(y_of(cell))}
        facts["direction"] = DIRECTION_NAMES[direction]
        facts["eggs"] = int(state.queue_count)
        kind = "placed" if state.queue_count > 1 else ("placed_one" if state.queue_count else "placed_none")
        state.events.append(Event("DM-P2" if state.queue_count else "DM-P4", kind, facts))


def resolve_eggs(state: DragominoPosition, chance: Chance) -> None:
    """Connection by connection (DM-E3), until the player must decide or the turn ends (DM-E7)."""
    while True:
        if state.connection == NOTHING:
            if state.queue_count == 0:
                end_turn(state, chance)  # DM-E7
                return
            if dragons_thirst.must_choose_kind(state):
                state.step = EGG_KIND
                return
            eggs.take_up(state, 0)
        if not state.agreement.thirst:
            eggs.search(state, chance)
        elif not dragons_thirst.search(state, chance):
            return


# Why not


def refuse_pick(state: DragominoPosition, action: i64) -> Refusal | None:
    """Why this domino cannot be picked (DM-P1)."""
    if action >= PLACES:
        return Refusal("DM-P1", "pick_first", {})
    domino: i64 = action - PICKS
    if offer_place(state, domino) == NOTHING:
        return Refusal("DM-P1", "not_offered", {"domino": DOMINO_NAMES[domino]})
    return None


def refuse_place(state: DragominoPosition, action: i64) -> Refusal | None:
    """Why the domino cannot be placed there (DM-P3)."""
    if not PLACES <= action < KINDS:
        return Refusal("DM-P2", "place_now", {"domino": DOMINO_NAMES[state.picked]})
    seat: i64 = state.turn
    cell: i64 = placed_cell(action)
    beside: i64 = neighbour(cell, placed_direction(action))
    if not is_free(state, seat, cell, beside):
        return Refusal("DM-P3", "occupied", {})
    return None if touches(state, seat, cell, beside) else Refusal("DM-P3", "not_touching", {})
