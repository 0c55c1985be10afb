"""A turn's actions (rules, chapter Actions: DG-A1, DG-A4 to DG-A12, DG-T2 to DG-T4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragoon.arrival import arrive, may_enter
from clutch.games.dragoon.cards import discard_card, draw_card, may_draw
from clutch.games.dragoon.caves import may_steal_cave, refuse_steal_cave, steal_cave
from clutch.games.dragoon.component_file import CARDS
from clutch.games.dragoon.components import CELL_NAMES, KINDS, NEIGHBOURS, NEIGHBOURS_FROM, steps_between
from clutch.games.dragoon.moves import (
    CLAIM,
    CYCLES,
    DESTROY,
    DRAW,
    MOVES,
    STEAL_CAVE,
    STEAL_TREASURE,
)
from clutch.games.dragoon.state import DragoonPosition
from clutch.games.dragoon.tiles import CLAIMING, DESTROYING, attempt, may_claim, may_destroy, refuse_claim, refuse_destroy
from clutch.games.dragoon.treasure import may_steal_treasure, steal_treasure
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Refusal

DRAW_COST: Final = 2
"""Action points for drawing a card (DG-A7); every other action costs one."""
MOST_OTHERS: Final = 32
"""Room for all actions that are no moves: tiles, thefts, a draw, and each kind of card to cycle."""

assert MOST_OTHERS >= 5 + KINDS


def offer_actions(state: DragoonPosition, seat: i64, actions: Actions) -> None:
    """Moves, tile actions, thefts, `cycle` and `draw` (DG-T2). Every action may be repeated while points last (DG-A10)."""
    offer_moves(state, seat, actions)
    cell: i64 = state.cell_of(seat)
    items: vec[i64] = actions.room(MOST_OTHERS)
    count: i64 = actions.count
    items[count] = CLAIM
    count += i64(may_claim(state, seat, cell))
    items[count] = DESTROY
    count += i64(may_destroy(state, cell))
    items[count] = STEAL_CAVE
    count += i64(may_steal_cave(state))
    items[count] = STEAL_TREASURE
    count += i64(may_steal_treasure(state))
    if state.hand_size[seat]:
        hand: vec[u8] = state.hand
        first: i64 = seat * KINDS
        for kind in range(i64(KINDS)):
            items[count] = CYCLES + kind
            count += i64(hand[first + kind] != 0)
    items[count] = DRAW
    count += i64(state.action_points >= DRAW_COST and may_draw(state))  # DG-A7, DG-A12
    actions.count = count


def offer_moves(state: DragoonPosition, seat: i64, actions: Actions) -> None:
    """The adjacent cells, but for another player's guarded cave (DG-A1). There is always one: caves lie at least 3 apart (DG-T4, DG-G11, DG-X36)."""
    here: i64 = state.cell_of(seat)
    start: i64 = NEIGHBOURS_FROM[here]
    end: i64 = NEIGHBOURS_FROM[here + 1]
    neighbours: vec[u8] = NEIGHBOURS
    items: vec[i64] = actions.room(end - start)
    count: i64 = actions.count
    for place in range(start, end):
        cell: i64 = i64(neighbours[place])
        items[count] = MOVES + cell
        count += i64(may_enter(state, seat, cell))
    actions.count = count


def act(state: DragoonPosition, action: i64, chance: Chance) -> None:
    """Spend the points of an action and carry it out."""
    if action == DRAW:
        state.action_points -= DRAW_COST
        draw_card(state, state.active, "DG-A7", chance)
    else:
        state.action_points -= 1
        spend(state, action, chance)


def spend(state: DragoonPosition, action: i64, chance: Chance) -> None:
    """The actions that cost one point; a stopped claim or destruction has cost it too (DG-A10)."""
    if action < CLAIM:
        move(state, action - MOVES, chance)
    elif action == CLAIM:
        attempt(state, CLAIMING, chance)
    elif action == DESTROY:
        attempt(state, DESTROYING, chance)
    elif action == STEAL_CAVE:
        steal_cave(state, chance)
    elif action == STEAL_TREASURE:
        steal_treasure(state, chance)
    else:
        cycle(state, action - CYCLES, chance)


def move(state: DragoonPosition, cell: i64, chance: Chance) -> None:
    """One step (DG-A1)."""
    if state.events is not None:
        state.events.append(Event("DG-A1", "moved", {"seat": int(state.active), "cell": CELL_NAMES[cell]}))
    arrive(state, state.active, cell, chance)


def cycle(state: DragoonPosition, kind: i64, chance: Chance) -> None:
    """Discard a card face up, then draw one: with an empty deck perhaps the very same (DG-A6, DG-G25, DG-X31)."""
    discard_card(state, state.active, kind)
    if state.events is not None:
        state.events.append(Event("DG-A6", "discarded", {"seat": int(state.active), "card": CARDS[kind]}, reveals=True))
    draw_card(state, state.active, "DG-A6", chance)


def refuse_action(state: DragoonPosition, action: i64) -> Refusal | None:
    """Why the active player cannot do this with the points that are left."""
    if action == DRAW:
        return refuse_draw(state)
    if action < CLAIM:
        return refuse_move(state, action - MOVES)
    if action == CLAIM:
        return refuse_claim(state)
    if action == DESTROY:
        return refuse_destroy(state)
    if action == STEAL_CAVE:
        return refuse_steal_cave(state)
    if action == STEAL_TREASURE:
        return None if may_steal_treasure(state) else Refusal("DG-A5", "not_on_treasure", {})
    kind: i64 = action - CYCLES
    return None if state.held(state.active, kind) else Refusal("DG-A6", "not_in_hand", {"card": CARDS[kind]})


def refuse_move(state: DragoonPosition, cell: i64) -> Refusal | None:
    """Why the dragon cannot step there (DG-A1)."""
    if steps_between(state.cell_of(state.active), cell) != 1:
        return Refusal("DG-A1", "not_adjacent", {"cell": CELL_NAMES[cell]})
    return None if may_enter(state, state.active, cell) else Refusal("DG-M2", "guarded_cave", {"target": int(state.cave_owner(cell))})


def refuse_draw(state: DragoonPosition) -> Refusal | None:
    """Why no card can be drawn (DG-A7)."""
    if state.action_points < DRAW_COST:
        return Refusal("DG-A12", "draw_costs_two", {})
    return None if may_draw(state) else Refusal("DG-C4", "no_card_to_draw", {})
