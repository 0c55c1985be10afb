"""The Elvish Caravan: trinkets are bought and sold (rules DB-A19)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.choice import BareChoice, within
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import CARAVAN_FOOD, CARAVAN_SALE, CARAVAN_TRINKETS, FOOD, TRINKET_ITEMS, TRINKET_NAMES, TRINKETS
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.gains import add_to_bundle, receive
from clutch.games.dragonbrood.locations.trinkets import TRINKET_PICK
from clutch.games.dragonbrood.moves import BUY, NONE, TRINKET_SALES
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal


def display_size(state: DragonbroodPosition) -> i64:
    """How many tiles lie in the display."""
    count: i64 = 0
    for trinket in range(i64(TRINKETS)):
        if state.trinket[trinket] == 0:
            count += 1
    return count


@final
class VisitCaravan(BareChoice):
    """What is done at the Elvish Caravan (DB-A19)."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """Buy, sell one of the own trinkets, or none (DB-A19)."""
        seat: i64 = state.asked()
        if display_size(state) and can_pay_one(state, seat, FOOD, CARAVAN_FOOD):
            actions.add(BUY)
        for trinket in range(i64(TRINKETS)):
            if i64(state.trinket[trinket]) == seat + 1:
                actions.add(TRINKET_SALES + trinket)
        actions.add(NONE)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Buy for food, or sell a trinket for twice its items; it returns to the display (DB-A19, DB-R84)."""
        seat: i64 = state.asked()
        state.pop()
        if action == BUY:
            CARAVAN_BUY.ask(state, seat)
            pay_one(state, seat, FOOD, CARAVAN_FOOD)
        elif action != NONE:
            trinket: i64 = action - TRINKET_SALES
            state.trinket[trinket] = 0
            if state.events is not None:
                state.tell("DB-A19", "sold_trinket", {"seat": int(seat), "trinket": TRINKET_NAMES[trinket]})
            add_to_bundle(state, TRINKET_ITEMS, trinket * WIDE, CARAVAN_SALE)
            receive(state, seat, True)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if action == BUY:
            return Refusal("DB-A19", "no_purchase", {})
        if within(action, TRINKET_SALES, TRINKETS):
            return Refusal("DB-A19", "not_your_trinket", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A19", "caravan_choice", {"seat": int(state.asked())})


CARAVAN_CHOICE: Final = VisitCaravan()


@final
class BuyAtCaravan(Deed):
    """What was paid for at the Caravan is picked."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Two tiles of any values (DB-A19)."""
        seat: i64 = state.asked()
        state.pop()
        TRINKET_PICK.ask(state, seat, 0, 0, CARAVAN_TRINKETS)


CARAVAN_BUY: Final = BuyAtCaravan()
