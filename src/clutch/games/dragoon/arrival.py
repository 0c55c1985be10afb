"""Entering a cell (rules, chapter Entering a cell: DG-M1, DG-M2)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from clutch.games.dragoon.combat import fight
from clutch.games.dragoon.components import CREATURE_COMFORT
from clutch.games.dragoon.dragons import send_home
from clutch.games.dragoon.moves import PASS
from clutch.games.dragoon.state import NOBODY, DragoonPosition
from clutch.games.dragoon.tiles import destroy_tile
from clutch.games.dragoon.windows import ReactionWindow
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Event, Facts, Prompt


def may_enter(state: DragoonPosition, seat: i64, cell: i64) -> bool:
    """Another player's guarded cave cannot be entered by any means (DG-M2, DG-X13); the own cave always can."""
    owner: i64 = state.cave_owner(cell)
    return owner in (NOBODY, seat) or not state.is_home(owner)


def arrive(state: DragoonPosition, seat: i64, cell: i64, chance: Chance) -> None:
    """A dragon arrives by a move, by Fairwind or by Creature Comfort (DG-M1)."""
    state.dragon[seat] = u8(cell)  # step 1
    burns: bool = state.lay_waste and seat == state.active  # an owner who comes home fights as usual (DG-X37)
    other: i64 = state.other_dragon(seat, cell)
    if other != NOBODY:  # step 2
        if not burns:
            # Where two dragons fight there is nothing left to do afterwards: no Lay Waste is on, and no dragon but the active one can be in another's cave (DG-I4).
            fight(state, seat, other, chance)
            return
        send_home(state, other, "DG-K3")  # the card goes before combat, for the own arrival (DG-C8, DG-G45, DG-X22)
    if burns and state.has_tile(cell):  # step 3
        destroy_tile(state, seat, cell, "DG-K3")
    owner: i64 = state.cave_owner(cell)
    if owner not in (NOBODY, seat):  # step 4
        CAVE_ENTERED.open(state, owner, chance)  # only the active dragon can be in another's cave (DG-I4)


# The window of the cave's owner (DG-W2)


@final
class CaveEntered(ReactionWindow):
    """A dragon arrived in another's cave: its owner may come home (DG-W2)."""

    def __init__(self) -> None:
        super().__init__("cave_entered", "DG-W2", [CREATURE_COMFORT])

    def open(self, state: DragoonPosition, owner: i64, chance: Chance) -> None:
        """The active dragon is in a cave: its owner is asked."""
        state.push(self.kind, owner)
        if state.events is not None:
            state.events.append(Event("DG-V1", "entered_cave", self.facts(state), reveals=self.tells_hand(state, owner)))
        if not self.comes_to(state, owner, chance):
            state.pop()

    def decide(self, state: DragoonPosition, action: i64, chance: Chance) -> None:
        """The owner stays away, or Creature Comfort brings it home and it attacks the intruder, the only fight of a dragon that is home (DG-K11, DG-B6, DG-I8, DG-X25)."""
        owner: i64 = state.asked()
        if action == PASS:
            state.pop()
            return
        self.respond(state, action)
        state.pop()
        arrive(state, owner, state.cave_of(owner), chance)

    def facts(self, state: DragoonPosition) -> Facts:
        return {"seat": int(state.active), "target": int(state.cave_owner(state.cell_of(state.active)))}

    def prompt(self, state: DragoonPosition) -> Prompt:
        return Prompt("DG-W2", "cave_entered", self.facts(state))


CAVE_ENTERED: Final = CaveEntered()
