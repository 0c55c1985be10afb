"""A turn: pick a domino, place it, resolve the eggs (rules, chapter Turn: DM-P1 to DM-P7, and DM-E7)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragomino import eggs, thirst
from clutch.games.dragomino.components import DIRECTION_NAMES, DOMINO_NAMES, OFFER_SIZE, TERRAIN
from clutch.games.dragomino.island import is_border, lay, may_lay, neighbour, opposite, square_at, x_of, y_of
from clutch.games.dragomino.moves import KINDS, PICKS, PLACES, place_action, placed_cell, placed_direction
from clutch.games.dragomino.rounds import end_turn
from clutch.games.dragomino.state import BORDER_SIZE, CELLS, EGG_KIND, NOTHING, PLACE, Islands
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Refusal

# Pick (DM-P1)


def offer_picks(state: Islands, actions: Actions) -> None:
    """The dominoes of the offer by id; nobody may pass (DM-P1, DM-T3)."""
    for place in range(i64(OFFER_SIZE)):
        if state.offered[place]:
            actions.add(PICKS + i64(state.offered[place]) - 1)


def pick(state: Islands, domino: i64) -> None:
    """Take a domino from the offer (DM-P1)."""
    for place in range(i64(OFFER_SIZE)):
        if i64(state.offered[place]) == domino + 1:
            state.offered[place] = 0
    state.picked = domino
    state.step = PLACE
    if state.events is not None:
        state.events.append(Event("DM-P1", "picked", {"seat": int(state.turn), "domino": DOMINO_NAMES[domino]}))


# Place (DM-P2 to DM-P7)


def offer_places(state: Islands, actions: Actions) -> None:
    """All placements that touch the island (DM-P2, DM-P3); there is always one (DM-P6). Terrains need not agree (DM-P4).

    The free cells beside the island, oldest first; for each the directions N, E, S, W with half `a` on it, and, where the other cell does not touch the island, with half `b` on it.
    """
    seat: i64 = state.turn
    base: i64 = seat * CELLS
    for number in range(i64(state.border_count[seat])):
        cell: i64 = i64(state.border[seat * BORDER_SIZE + number])
        if i64(state.grid[base + cell]) & TERRAIN:
            continue  # covered since
        for direction in range(i64(4)):
            beside: i64 = neighbour(cell, direction)
            code: i64 = i64(state.grid[base + beside])
            if code & TERRAIN == 0:
                actions.add(place_action(cell, direction))
                if code == 0:
                    actions.add(place_action(beside, opposite(direction)))


def place(state: Islands, action: i64) -> None:
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


def resolve_eggs(state: Islands, chance: Chance) -> None:
    """Connection by connection (DM-E3), until the player must decide or the turn ends (DM-E7)."""
    while True:
        if state.connection == NOTHING:
            if state.queue_count == 0:
                end_turn(state, chance)  # DM-E7
                return
            if thirst.must_choose_kind(state):
                state.step = EGG_KIND
                return
            eggs.take_up(state, 0)
        if not state.agreement.thirst:
            eggs.search(state, chance)
        elif not thirst.search(state, chance):
            return


# Why not


def refuse_pick(state: Islands, action: i64) -> Refusal | None:
    """Why this domino cannot be picked (DM-P1)."""
    if action >= PLACES:
        return Refusal("DM-P1", "pick_first", {})
    for place in range(i64(OFFER_SIZE)):
        if i64(state.offered[place]) == action - PICKS + 1:
            return None
    return Refusal("DM-P1", "not_offered", {"domino": DOMINO_NAMES[action - PICKS]})


def refuse_place(state: Islands, action: i64) -> Refusal | None:
    """Why the domino cannot be placed there (DM-P3)."""
    if not PLACES <= action < KINDS:
        return Refusal("DM-P2", "place_now", {"domino": DOMINO_NAMES[state.picked]})
    seat: i64 = state.turn
    cell: i64 = placed_cell(action)
    beside: i64 = neighbour(cell, placed_direction(action))
    if may_lay(state, seat, cell, beside):
        return None
    if square_at(state, seat, cell) or square_at(state, seat, beside):
        return Refusal("DM-P3", "occupied", {})
    assert not is_border(state, seat, cell)
    return Refusal("DM-P3", "not_touching", {})
