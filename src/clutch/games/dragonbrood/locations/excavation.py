"""Excavating the income track (rules DB-A4, DB-A5, DB-A25, DB-R20, DB-R21)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import NEIGHBOURS, SPACE_NAMES, SPACES
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.gains import gain_items
from clutch.games.dragonbrood.moves import DIGS
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal


def can_dig(state: DragonbroodPosition, seat: i64, space: i64) -> bool:
    """A covered space that shares an edge with an uncovered one (DB-A25). Worked example: DB-W37."""
    return state.income[seat] >> space & 1 == 0 and state.income[seat] & NEIGHBOURS[space] != 0


@final
class BeginExcavation(Deed):
    """So many excavations begin."""

    def ask(self, state: DragonbroodPosition, seat: i64, count: i64, pays: bool) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, count)
        state.carry(1, 1 if pays else 0)

    def count(self, state: DragonbroodPosition) -> i64:
        """How many spaces."""
        return state.carried(0)

    def pays(self, state: DragonbroodPosition) -> bool:
        """Whether their items are gained."""
        return state.carried(1) == 1

    def count_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def pays_at(self, state: DragonbroodPosition, frame: i64) -> bool:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 1) == 1

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """So many excavations, as long as a space is covered (DB-A25); they are not optional (DB-R21)."""
        seat: i64 = state.asked()
        count: i64 = self.count(state)
        pays: bool = self.pays(state)
        state.pop()
        if count > 0 and state.income[seat] != (i64(1) << SPACES) - 1:
            EXCAVATE_PICK.ask(state, seat, count, pays)


EXCAVATED: Final = BeginExcavation()


@final
class ChooseSpace(Choice):
    """Which income space is uncovered (DB-A25)."""

    def ask(self, state: DragonbroodPosition, seat: i64, left: i64, pays: bool) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, left)
        state.carry(1, 1 if pays else 0)

    def left(self, state: DragonbroodPosition) -> i64:
        """How many spaces are still to be uncovered."""
        return state.carried(0)

    def pays(self, state: DragonbroodPosition) -> bool:
        """Whether the items of the spaces are gained (DB-A5)."""
        return state.carried(1) == 1

    def left_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def pays_at(self, state: DragonbroodPosition, frame: i64) -> bool:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 1) == 1

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The spaces that can be uncovered."""
        seat: i64 = state.asked()
        for space in range(i64(SPACES)):
            if can_dig(state, seat, space):
                actions.add(DIGS + space)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Uncover a space; only the Volcano gives its items (DB-A5, DB-R20)."""
        seat: i64 = state.asked()
        left: i64 = self.left(state) - 1
        pays: bool = self.pays(state)
        state.pop()
        space: i64 = action - DIGS
        state.income[seat] = state.income[seat] | i64(1) << space
        if state.events is not None:
            state.tell("DB-A25", "excavated", {"seat": int(seat), "space": SPACE_NAMES[space]})
        if left > 0 and state.income[seat] != (i64(1) << SPACES) - 1:
            EXCAVATE_PICK.ask(state, seat, left, pays)
        if pays:
            gain_items(state, seat, state.agreement.income, space * WIDE, True)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, DIGS, SPACES):
            return Refusal("DB-A25", "no_dig", {"space": SPACE_NAMES[action - DIGS]})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A25", "excavate_pick", {"seat": int(state.asked())})


EXCAVATE_PICK: Final = ChooseSpace()
