"""Trinkets: budgets of Treasure Hollow, and the Elvish Caravan (rules DB-A14, DB-A19, DB-A27).

Worked examples: DB-W2, DB-W3, DB-W44, DB-W62.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import TRINKET_ITEMS, TRINKET_NAMES, TRINKET_VALUE, TRINKETS
from clutch.games.dragonbrood.gains import gain_items
from clutch.games.dragonbrood.moves import CASH, KEEP, STOP, TAKES
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal

# A budget (DB-A27)


def begin_budget(state: DragonbroodPosition, seat: i64, budget: i64) -> None:
    """Spend a budget on trinkets."""
    if budget > 0:
        TRINKET_PICK.ask(state, seat, budget, 0, 0)


@final
class PickTrinket(Choice):
    """Which trinket is picked (DB-A27)."""

    def ask(self, state: DragonbroodPosition, seat: i64, budget: i64, picked: i64, count: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, budget)
        state.carry(1, picked)
        state.carry(2, count)

    def budget(self, state: DragonbroodPosition) -> i64:
        """What is left of the budget."""
        return state.carried(0)

    def picked(self, state: DragonbroodPosition) -> i64:
        """The tiles picked for it, as bits."""
        return state.carried(1)

    def count(self, state: DragonbroodPosition) -> i64:
        """How many tiles are left to pick whatever their value; 0 if the budget counts."""
        return state.carried(2)

    def budget_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def count_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 2)

    def may_take(self, state: DragonbroodPosition, trinket: i64) -> bool:
        """A tile of the display that was not picked before for this budget, and that the budget pays; the Caravan asks no value (DB-A27, DB-A19, DB-R115)."""
        if state.trinket[trinket] != 0 or self.picked(state) >> trinket & 1:
            return False
        return self.count(state) > 0 or TRINKET_VALUE[trinket] <= self.budget(state)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The tiles that can be picked, or stop."""
        for trinket in range(i64(TRINKETS)):
            if self.may_take(state, trinket):
                actions.add(TAKES + trinket)
        actions.add(STOP)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """A tile is picked: the budget falls by its value; now keep it or exchange it (DB-A27)."""
        seat: i64 = state.asked()
        budget: i64 = self.budget(state)
        picked: i64 = self.picked(state)
        count: i64 = self.count(state)
        state.pop()
        if action == STOP:
            return
        trinket: i64 = action - TAKES
        picked |= i64(1) << trinket
        if count > 1:
            TRINKET_PICK.ask(state, seat, 0, picked, count - 1)
        elif count == 0 and budget > TRINKET_VALUE[trinket]:
            TRINKET_PICK.ask(state, seat, budget - TRINKET_VALUE[trinket], picked, 0)
        TRINKET_KEEP.ask(state, seat, trinket)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, TAKES, TRINKETS):
            return Refusal("DB-A27", "no_trinket", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A27", "trinket_pick", {"seat": int(state.asked())})


TRINKET_PICK: Final = PickTrinket()


@final
class KeepTrinket(Choice):
    """Whether a picked trinket is kept or exchanged (DB-A27)."""

    def ask(self, state: DragonbroodPosition, seat: i64, trinket: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, trinket)

    def trinket(self, state: DragonbroodPosition) -> i64:
        """The tile."""
        return state.carried(0)

    def trinket_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """Keep, or exchange for the items (DB-R82)."""
        actions.add(KEEP)
        actions.add(CASH)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """A kept tile leaves the display; an exchanged one stays there and gives its items, which are no visit's gain (DB-A27, DB-G6)."""
        seat: i64 = state.asked()
        trinket: i64 = self.trinket(state)
        state.pop()
        if state.events is not None:
            state.tell("DB-A27", "kept" if action == KEEP else "cashed", {"seat": int(seat), "trinket": TRINKET_NAMES[trinket]})
        if action == KEEP:
            state.trinket[trinket] = u8(seat + 1)
        else:
            gain_items(state, seat, TRINKET_ITEMS, trinket * WIDE, False)

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A27", "trinket_keep", {"seat": int(state.asked())})


TRINKET_KEEP: Final = KeepTrinket()
