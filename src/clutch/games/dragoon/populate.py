"""The populate phase (rules, chapter Populate: DG-P1 to DG-P3).

Worked examples: DG-X1, DG-X2, DG-X3, DG-X4, DG-X5.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.components import CELL_NAMES, CITY, DIE, EXTRA_POPULATE_ROLLS, NO_TILE, SIZE, THIEF_GAIN, VILLAGE
from clutch.games.dragoon.order import begin_action_phase
from clutch.games.dragoon.state import NOBODY, POPULATE, Island
from clutch.games.dragoon.thief import thief_gains
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts, Question

FACES = ["1", "2", "3", "4", "5", "6"]


def populate_phase(state: Island, chance: Chance) -> None:
    """One roll more than there are players, each resolved before the next (DG-P1); then the action phase (DG-R2)."""
    state.phase = POPULATE
    state.first = NOBODY
    if state.events is not None:
        state.events.append(Event("DG-R1", "round", {"round": int(state.round)}))
    for _ in range(state.players + EXTRA_POPULATE_ROLLS):
        populate_roll(state, True, chance)
    begin_action_phase(state, chance)


def roll_cell(state: Island, chance: Chance) -> i64:
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


def populate_roll(state: Island, feeds_thief: bool, chance: Chance) -> None:
    """One populate roll: the first line that fits applies (DG-P2). Dragons and the chest on the cell change nothing (DG-P3). New Arrivals never feed the thief (DG-K9, DG-G44)."""
    cell: i64 = roll_cell(state, chance)
    rule = "DG-P2" if feeds_thief else "DG-K9"
    if state.agreement.cave_at[cell]:  # line 1; only caves of players in the game (DG-G7)
        fail_to_settle(state, cell, "rolled_cave", feeds_thief, rule, chance)
    elif state.tile[cell] == CITY:  # line 2
        fail_to_settle(state, cell, "rolled_city", feeds_thief, rule, chance)
    elif state.tile[cell] == VILLAGE:  # line 3
        grow(state, cell, rule)
    elif state.tile_supply == 0:  # line 4: only an empty cell needs a tile (DG-G6)
        fail_to_settle(state, cell, "rolled_empty", feeds_thief, rule, chance)
    else:  # line 5
        settle(state, cell, rule)


def fail_to_settle(state: Island, cell: i64, why: str, feeds_thief: bool, rule: str, chance: Chance) -> None:
    """No tile can be placed or flipped: the thief gains 3 (DG-P2), but not by New Arrivals (DG-G44)."""
    if state.events is not None:
        state.events.append(Event(rule, why, shown(cell)))
    if feeds_thief:
        thief_gains(state, THIEF_GAIN, "DG-P2", chance)


def grow(state: Island, cell: i64, rule: str) -> None:
    """A village is flipped to its city side; a totem stays, and the supply is not needed (DG-P2, DG-G6, DG-G43)."""
    state.tile[cell] = CITY
    if state.events is not None:
        state.events.append(Event(rule, "grew", shown(cell)))


def settle(state: Island, cell: i64, rule: str) -> None:
    """A village without a totem comes from the supply (DG-P2)."""
    assert state.tile[cell] == NO_TILE
    state.tile_supply -= 1
    state.tile[cell] = VILLAGE
    if state.events is not None:
        state.events.append(Event(rule, "settled_village", shown(cell)))
