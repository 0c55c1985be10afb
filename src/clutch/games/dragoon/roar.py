"""Menacing Roar (rules, chapter Card effects: DG-K4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragoon.choice import Choice
from clutch.games.dragoon.components import CELL_NAMES, MENACING_ROAR, RINGS, RINGS_FROM
from clutch.games.dragoon.moves import ROAR_STOP, ROARS
from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.games.dragoon.tiles import claim_tile, may_claim
from clutch.games.dragoon.turn_card import TurnCard
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal


def is_around(state: DragoonPosition, seat: i64, cell: i64) -> bool:
    """Whether a cell is the own one or one of the up to eight round it."""
    here: i64 = state.cell_of(seat)
    for place in range(RINGS_FROM[here], RINGS_FROM[here + 1]):
        if i64(RINGS[place]) == cell:
            return True
    return False


def may_roar_at(state: DragoonPosition, seat: i64, cell: i64) -> bool:
    """A tile without the own totem and without another dragon; the own dragon on it does not count (DG-K4, DG-G33). The cell is one around the dragon."""
    return may_claim(state, seat, cell) and state.other_dragon(seat, cell) == NOBODY


def may_roar(state: DragoonPosition, seat: i64) -> bool:
    """A totem in supply and a tile to claim on the own cell or one of the eight round it (DG-K4)."""
    here: i64 = state.cell_of(seat)
    for place in range(RINGS_FROM[here], RINGS_FROM[here + 1]):
        if may_roar_at(state, seat, i64(RINGS[place])):
            return True
    return False


@final
class MenacingRoar(TurnCard):
    """Menacing Roar: claim tiles around (DG-K4)."""

    def may_play(self, state: DragoonPosition, seat: i64, target: i64) -> bool:
        return may_roar(state, seat)

    def take_effect(self, state: DragoonPosition, seat: i64, target: i64, chance: Chance) -> None:
        """Tiles are picked one by one; there is at least one, or the card could not have been played (DG-K4, DG-C9)."""
        ROAR.ask(state, seat)

    def explain(self, state: DragoonPosition, seat: i64, target: i64) -> Refusal:
        if state.totem_supply[seat] == 0:
            return Refusal("DG-A11", "no_totem", {})
        return Refusal("DG-K4", "nothing_to_claim", {})


@final
class Roar(Choice):
    """Which tile the roar claims next (DG-K4)."""

    def __init__(self) -> None:
        super().__init__("roar", "DG-K4")

    def offer(self, state: DragoonPosition, actions: Actions) -> None:
        """The tiles that can still be claimed, and stopping (DG-K4)."""
        seat: i64 = state.asked()
        here: i64 = state.cell_of(seat)
        for place in range(RINGS_FROM[here], RINGS_FROM[here + 1]):
            cell: i64 = i64(RINGS[place])
            if may_roar_at(state, seat, cell):
                actions.add(ROARS + cell)
        actions.add(ROAR_STOP)

    def decide(self, state: DragoonPosition, action: i64, chance: Chance) -> None:
        """Claim the picked tile without a window; the roar ends when told to, or by itself with the last totem or tile (DG-K4, DG-X23)."""
        if action != ROAR_STOP:
            claim_tile(state, state.asked(), action - ROARS, "DG-K4")
            if may_roar(state, state.asked()):
                return
        state.pop()

    def refuse(self, state: DragoonPosition, action: i64) -> Refusal | None:
        """Why a tile cannot be claimed by the roar."""
        if action == ROAR_STOP:
            return None
        if not ROARS <= action < ROAR_STOP:
            return Refusal("DG-K4", "roar_now", {})
        cell: i64 = action - ROARS
        if not is_around(state, state.asked(), cell):
            return Refusal("DG-K4", "roar_range", {})
        return None if may_roar_at(state, state.asked(), cell) else Refusal("DG-K4", "roar_tile", {"cell": CELL_NAMES[cell]})

    def prompt(self, state: DragoonPosition) -> Prompt:
        return Prompt("DG-K4", "roar", self.facts(state))


ROAR: Final = Roar()
MENACING_ROAR_CARD: Final = MenacingRoar(MENACING_ROAR, "DG-K4")
