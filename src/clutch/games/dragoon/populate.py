"""The populate phase (rules, chapter Populate: DG-P1 to DG-P3)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.components import CELL_NAMES, CITY, DIE, EXTRA_POPULATE_ROLLS, SIZE, THIEF_GAIN, VILLAGE
from clutch.games.dragoon.dice import FACES
from clutch.games.dragoon.state import DragoonPosition
from clutch.games.dragoon.treasure import thief_gains
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts, Question


def populate(state: DragoonPosition, chance: Chance) -> None:
    """The populate phase: one roll more than there are players, each resolved before the next (DG-P1, DG-X1)."""
    for _roll in range(state.players + EXTRA_POPULATE_ROLLS):
        populate_roll(state, True, chance)


def roll_cell(state: DragoonPosition, chance: Chance) -> i64:
    """The black die names the column, then the red die the row."""
    if chance.asks:
        chance.ask(Question("DG-P2", "black_die", {}, FACES))
    black: i64 = chance.below(DIE)
    if chance.asks:
        chance.ask(Question("DG-P2", "red_die", {"black": int(black) + 1}, FACES))
    red: i64 = chance.below(DIE)
    cell: i64 = red * SIZE + black
    state.note_luck(cell)
    return cell


def shown(cell: i64) -> Facts:
    """What the two dice show, and the cell that they name."""
    return {"cell": CELL_NAMES[cell], "black": int(cell) % SIZE + 1, "red": int(cell) // SIZE + 1}


def populate_roll(state: DragoonPosition, feeds_thief: bool, chance: Chance) -> None:
    """One populate roll: the first line that fits applies (DG-P2). Dragons and the chest on the cell change nothing (DG-P3, DG-X2). New Arrivals never feed the thief (DG-K9, DG-G44)."""
    cell: i64 = roll_cell(state, chance)
    rule = "DG-P2" if feeds_thief else "DG-K9"
    if state.is_cave(cell):  # line 1; only caves of players in the game (DG-G7, DG-X5)
        fail_to_settle(state, cell, "rolled_cave", feeds_thief, rule, chance)
    elif state.tile[cell] == CITY:  # line 2
        fail_to_settle(state, cell, "rolled_city", feeds_thief, rule, chance)
    elif state.tile[cell] == VILLAGE:  # line 3
        grow(state, cell, rule)
    elif state.tile_supply == 0:  # line 4: only an empty cell needs a tile (DG-G6)
        fail_to_settle(state, cell, "rolled_empty", feeds_thief, rule, chance)
    else:  # line 5
        settle(state, cell, rule)


def fail_to_settle(state: DragoonPosition, cell: i64, why: str, feeds_thief: bool, rule: str, chance: Chance) -> None:
    """No tile can be placed or flipped: the thief gains 3 (DG-P2, DG-X4), but not by New Arrivals (DG-G44)."""
    if state.events is not None:
        state.events.append(Event(rule, why, shown(cell)))
    if feeds_thief:
        thief_gains(state, THIEF_GAIN, "DG-P2", chance)


def grow(state: DragoonPosition, cell: i64, rule: str) -> None:
    """A village is flipped to its city side; a totem stays, and the supply is not needed (DG-P2, DG-G6, DG-G43, DG-X3)."""
    state.tile[cell] = CITY
    if state.events is not None:
        state.events.append(Event(rule, "grew", shown(cell)))


def settle(state: DragoonPosition, cell: i64, rule: str) -> None:
    """A village without a totem comes from the supply (DG-P2)."""
    assert not state.has_tile(cell)
    state.tile_supply -= 1
    state.tile[cell] = VILLAGE
    if state.events is not None:
        state.events.append(Event(rule, "settled_village", shown(cell)))
