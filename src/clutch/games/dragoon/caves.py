"""Caves: stealing from another dragon, and being thrown out (rules, chapter Caves: DG-A4, DG-V1 to DG-V4)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragoon.components import EVICTION_FEE
from clutch.games.dragoon.dice import roll_die
from clutch.games.dragoon.dragons import gold_changes, pay, send_home
from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts, Refusal


def host(state: DragoonPosition, seat: i64) -> i64:
    """Whose cave a dragon is an intruder in, or `NOBODY`."""
    owner: i64 = state.cave_owner(state.cell_of(seat))
    if owner == seat:
        return NOBODY
    return owner


def may_steal_cave(state: DragoonPosition) -> bool:
    """In another player's cave, if its owner has gold, wherever that dragon is (DG-A4, DG-V1, DG-V2)."""
    owner: i64 = host(state, state.active)
    return owner != NOBODY and state.gold[owner] > 0


def steal_cave(state: DragoonPosition, chance: Chance) -> None:
    """Roll a die; the owner pays that much, or what it has (DG-A4, DG-G22, DG-X14)."""
    seat: i64 = state.active
    owner: i64 = host(state, seat)
    roll: i64 = roll_die(state, "DG-A4", "steal_die", seat, chance)
    paid: i64 = pay(state, owner, seat, roll)
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "target": int(owner), "roll": int(roll), "gold": int(paid)}
        facts["changes"] = gold_changes(state, seat, paid, owner)
        state.events.append(Event("DG-A4", "stole_cave", facts))


def refuse_steal_cave(state: DragoonPosition) -> Refusal | None:
    """Why the active player cannot steal from a cave now."""
    if may_steal_cave(state):
        return None
    owner: i64 = host(state, state.active)
    return Refusal("DG-A4", "not_in_cave", {}) if owner == NOBODY else Refusal("DG-V2", "nothing_to_steal", {"target": int(owner)})


def evict(state: DragoonPosition, intruder: i64) -> None:
    """A turn ended in another player's cave: its owner is put there, the intruder pays 3 and goes home, without combat or window (DG-V3, DG-G16, DG-X15). Leaving in time avoids it (DG-V4)."""
    owner: i64 = host(state, intruder)
    paid: i64 = pay(state, intruder, owner, EVICTION_FEE)
    if state.events is not None:
        changes = gold_changes(state, owner, paid, intruder)
        state.events.append(Event("DG-V3", "evicted", {"seat": int(intruder), "target": int(owner), "gold": int(paid), "changes": changes}))
    send_home(state, intruder, "DG-V3")
    if not state.is_home(owner):
        send_home(state, owner, "DG-V3")
