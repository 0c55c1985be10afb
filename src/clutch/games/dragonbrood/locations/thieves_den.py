"""The Thieves Den: items are stolen out of accounts (rules DB-A24)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.account_tables import ACCOUNT_NAMES, ACCOUNTS
from clutch.games.dragonbrood.bank import close_if_empty
from clutch.games.dragonbrood.choice import Choice, YesOrNo, within
from clutch.games.dragonbrood.components import FOOD, ITEM_NAMES, KINDS, STEALABLE, THEFT_FOOD, THEFT_ITEMS, THEFT_ONE_ACCOUNT
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.gains import gain_one
from clutch.games.dragonbrood.moves import STEALS
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Facts, Prompt, Refusal


def is_stealable(state: DragonbroodPosition, seat: i64, account: i64, kind: i64) -> bool:
    """Gold, ducats, crystals and gems in an account of another player (DB-A24, DB-R76, DB-R77)."""
    owner: i64 = i64(state.account_owner[account])
    return owner > 0 and owner != seat + 1 and STEALABLE[kind] == 1 and state.banked(account, kind) > 0


def can_steal(state: DragonbroodPosition, seat: i64) -> bool:
    """Whether there is anything to steal and the price can be paid (DB-A24)."""
    for account in range(i64(ACCOUNTS)):
        for kind in range(i64(KINDS)):
            if is_stealable(state, seat, account, kind):
                return can_pay_one(state, seat, FOOD, THEFT_FOOD[state.side()])
    return False


@final
class DecideTheft(YesOrNo):
    """Whether to steal at the Thieves Den (DB-A24)."""

    def accept(self, state: DragonbroodPosition, seat: i64) -> None:
        """Pay the food, then steal (DB-A24)."""
        STEAL_BEGIN.ask(state, seat)
        pay_one(state, seat, FOOD, THEFT_FOOD[state.side()])

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A24", "steal_decision", {"seat": int(state.asked())})


STEAL_DECISION: Final = DecideTheft()


@final
class BeginTheft(Deed):
    """A theft that has been paid begins."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """One item a level in Summer, two in Winter."""
        seat: i64 = state.asked()
        state.pop()
        STEAL_ITEM.ask(state, seat, THEFT_ITEMS[state.side()] * i64(state.level[state.visitor]), 0)


STEAL_BEGIN: Final = BeginTheft()


@final
class StealItem(Choice):
    """Which item is stolen (DB-A24)."""

    def ask(self, state: DragonbroodPosition, seat: i64, left: i64, only: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, left)
        state.carry(1, only)

    def left(self, state: DragonbroodPosition) -> i64:
        """How many items are left to steal."""
        return state.carried(0)

    def only(self, state: DragonbroodPosition) -> i64:
        """The one account to steal from plus 1, or 0 for any."""
        return state.carried(1)

    def left_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """What can be stolen: in Summer only from the account chosen first. Worked example: DB-W36."""
        seat: i64 = state.asked()
        for account in range(i64(ACCOUNTS)):
            if self.only(state) in (0, account + 1):
                for kind in range(i64(KINDS)):
                    if is_stealable(state, seat, account, kind):
                        actions.add(STEALS + account * KINDS + kind)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Take one item; an emptied account gives its key back at once, and its owner gets no interest (DB-A24)."""
        seat: i64 = state.asked()
        left: i64 = self.left(state) - 1
        only: i64 = self.only(state)
        state.pop()
        account: i64 = (action - STEALS) // KINDS
        kind: i64 = (action - STEALS) % KINDS
        if THEFT_ONE_ACCOUNT[state.side()]:
            only = account + 1
        state.change_banked(account, kind, -1)
        if state.events is not None:
            facts: Facts = {
                "seat": int(seat),
                "target": int(state.account_owner[account]) - 1,
                "item": ITEM_NAMES[kind],
                "account": ACCOUNT_NAMES[account],
            }
            state.tell("DB-A24", "stole", facts)
        close_if_empty(state, account)
        if left > 0 and anything_left(state, seat, only):
            STEAL_ITEM.ask(state, seat, left, only)
        gain_one(state, seat, kind, 1, True)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, STEALS, ACCOUNTS * KINDS):
            return Refusal("DB-A24", "not_stealable", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A24", "steal_item", {"seat": int(state.asked())})


STEAL_ITEM: Final = StealItem()


def anything_left(state: DragonbroodPosition, seat: i64, only: i64) -> bool:
    """Whether the theft can go on."""
    for account in range(i64(ACCOUNTS)):
        if only in (0, account + 1):
            for kind in range(i64(KINDS)):
                if is_stealable(state, seat, account, kind):
                    return True
    return False
