"""The thief's treasure (rules, chapter The thief's treasure: DG-H1 to DG-H6)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.components import CELL_NAMES, CELLS
from clutch.games.dragoon.dice import roll_die
from clutch.games.dragoon.dragons import gold_changes
from clutch.games.dragoon.state import NOWHERE, DragoonPosition
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts, Question


def thief_gains(state: DragoonPosition, gold: i64, rule: str, chance: Chance) -> None:
    """The thief gains gold, without upper limit (DG-H6); a chest that is off the map is placed at once, one on the map does not move (DG-H1)."""
    if gold == 0:
        return
    state.thief_gold += gold
    if state.events is not None:
        state.events.append(Event(rule, "thief_gained", {"gold": int(gold), "total": int(state.thief_gold)}))
    if state.treasure == NOWHERE:
        state.treasure = random_cell(state, "DG-H1", "place_treasure", chance)
        if state.events is not None:
            state.events.append(Event("DG-H1", "treasure_placed", {"cell": CELL_NAMES[state.treasure]}))


def may_hold_chest(state: DragoonPosition, cell: i64) -> bool:
    """Anywhere but a cave and the chest's own cell; tiles and dragons are no hindrance (DG-H2, DG-H4, DG-G18)."""
    return not state.is_cave(cell) and cell != state.treasure


def random_cell(state: DragoonPosition, rule: str, question: str, chance: Chance) -> i64:
    """One uniform draw from the allowed cells: the same as rolling until the cell is allowed (DG-H5, DG-G19)."""
    allowed: i64 = CELLS - state.players - (0 if state.treasure == NOWHERE else 1)
    if chance.asks:
        names = [CELL_NAMES[cell] for cell in range(CELLS) if may_hold_chest(state, cell)]
        chance.ask(Question(rule, question, {}, names))
    left: i64 = chance.below(allowed)
    cell: i64 = 0
    while left > 0 or not may_hold_chest(state, cell):
        if may_hold_chest(state, cell):
            left -= 1
        cell += 1
    state.note_luck(cell)
    return cell


def relocate(state: DragoonPosition, chance: Chance) -> None:
    """The chest moves to another cell because a turn ended on it (DG-H4, DG-X17)."""
    state.treasure = random_cell(state, "DG-H4", "relocate_treasure", chance)
    if state.events is not None:
        state.events.append(Event("DG-H4", "treasure_moved", {"cell": CELL_NAMES[state.treasure]}))


def may_steal_treasure(state: DragoonPosition) -> bool:
    """The active dragon stands on the chest's cell, however the chest came there (DG-A5, DG-G20, DG-X38)."""
    return state.treasure == state.cell_of(state.active)


def steal_treasure(state: DragoonPosition, chance: Chance) -> None:
    """Roll a die and take that much, or what there is (DG-A5, DG-G22); an empty chest leaves the map at once (DG-H3, DG-X16)."""
    seat: i64 = state.active
    roll: i64 = roll_die(state, "DG-A5", "steal_die", seat, chance)
    gold: i64 = roll if roll < state.thief_gold else state.thief_gold
    state.thief_gold -= gold
    state.gold[seat] = state.gold[seat] + gold
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "roll": int(roll), "gold": int(gold), "left": int(state.thief_gold)}
        facts["changes"] = gold_changes(state, seat, gold)
        state.events.append(Event("DG-A5", "stole_treasure", facts))
    if state.thief_gold == 0:
        state.treasure = NOWHERE
        if state.events is not None:
            state.events.append(Event("DG-H3", "treasure_gone", {}))
