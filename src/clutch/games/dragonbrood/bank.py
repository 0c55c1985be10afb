"""The Goblin Bank (rules, chapter Goblin Bank: DB-B1 to DB-B9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.account_tables import ACCEPTS, ACCOUNT_NAMES, ACCOUNTS, TIER_BALANCE, TIER_GIVES, TIERS
from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import ACCOUNT_LIMIT, BANK_ALL, BANK_AMOUNT, BANK_MOVES, ITEM_NAMES, KINDS, UNIT
from clutch.games.dragonbrood.gains import gain_items
from clutch.games.dragonbrood.moves import BANK_AMOUNTS, DEPOSITS, FINISH, OPENINGS, STOP, WITHDRAWALS
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Facts, Prompt, Refusal

OPENING: Final = 0
DEPOSIT: Final = 1
WITHDRAWAL: Final = 2
SIZES: Final = len(BANK_AMOUNT)

AFTER: Final = 2
BEFORE: Final = 1


def balance(state: DragonbroodPosition, account: i64) -> i64:
    """What an account holds, in base units (DB-B6)."""
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += state.banked(account, kind) * UNIT[kind]
    return total


def accounts_of(state: DragonbroodPosition, seat: i64) -> i64:
    """How many accounts a seat owns."""
    count: i64 = 0
    for account in range(i64(ACCOUNTS)):
        if i64(state.account_owner[account]) == seat + 1:
            count += 1
    return count


def holds_accepted(state: DragonbroodPosition, seat: i64, account: i64) -> bool:
    """Whether a seat has something that an account accepts; never food (DB-B2, DB-B8)."""
    for kind in range(i64(KINDS)):
        if ACCEPTS[account * KINDS + kind] and state.held(seat, kind) > 0:
            return True
    return False


def is_empty(state: DragonbroodPosition, account: i64) -> bool:
    """Whether nothing is left in an account."""
    for kind in range(i64(KINDS)):
        if state.banked(account, kind):
            return False
    return True


def close_if_empty(state: DragonbroodPosition, account: i64) -> None:
    """An empty account gives its key back (DB-B4)."""
    if is_empty(state, account) and state.account_owner[account]:
        if state.events is not None:
            state.tell("DB-B4", "closed", {"seat": int(state.account_owner[account]) - 1, "account": ACCOUNT_NAMES[account]})
        state.account_owner[account] = 0


def tier_reached(account: i64, counted: i64) -> i64:
    """The highest tier that a balance reaches (DB-B6), -1 below the first."""
    reached: i64 = -1
    for tier in range(i64(TIERS)):
        if TIER_BALANCE[account * TIERS + tier] <= counted:
            reached = tier
    return reached


def pay_interest(state: DragonbroodPosition, seat: i64, account: i64, counted: i64) -> None:
    """The reward of the highest tier that a balance reaches, to the horde (DB-B6, DB-R16); it is no visit's gain (DB-G6). Worked example: DB-W22."""
    reached: i64 = tier_reached(account, counted)
    if reached >= 0:
        if state.events is not None:
            state.tell("DB-B6", "interest", {"seat": int(seat), "account": ACCOUNT_NAMES[account], "balance": int(counted)})
        gain_items(state, seat, TIER_GIVES, (account * TIERS + reached) * WIDE, False)


def counts_after(state: DragonbroodPosition, transaction: i64) -> bool:
    """Whether the interest of a transaction is on the balance after it (DB-B5, DB-R12)."""
    if state.agreement.interest == AFTER:
        return True
    return transaction == WITHDRAWAL and state.agreement.interest != BEFORE


# The transactions of a visit (DB-B1, DB-B2)


@final
class ChooseTransaction(Choice):
    """Which transaction of a visit to the bank comes next (DB-B1)."""

    def ask(self, state: DragonbroodPosition, seat: i64, used: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, used)

    def used(self, state: DragonbroodPosition) -> i64:
        """The accounts used in this visit, as bits."""
        return state.carried(0)

    def used_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """One transaction for each account and visit: open, deposit, withdraw; or done (DB-B1, DB-R13). A free key is for whoever comes first (DB-R15)."""
        seat: i64 = state.asked()
        may_open: bool = accounts_of(state, seat) < ACCOUNT_LIMIT  # DB-B9
        for account in range(i64(ACCOUNTS)):
            if self.used(state) >> account & 1:
                continue
            owner: i64 = i64(state.account_owner[account])
            if owner == 0 and may_open and holds_accepted(state, seat, account):
                actions.add(OPENINGS + account)
            elif owner == seat + 1:
                if holds_accepted(state, seat, account):
                    actions.add(DEPOSITS + account)
                actions.add(WITHDRAWALS + account)
        actions.add(FINISH)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Take a key, or go to an own account."""
        seat: i64 = state.asked()
        if action == FINISH:
            state.pop()
            return
        account: i64 = (action - OPENINGS) % ACCOUNTS
        transaction: i64 = (action - OPENINGS) // ACCOUNTS
        state.carry(0, self.used(state) | i64(1) << account)
        if transaction == OPENING:
            state.account_owner[account] = u8(seat + 1)
        if state.events is not None:
            told = ["opened", "deposits", "withdraws"][transaction]
            state.tell("DB-B2", told, {"seat": int(seat), "account": ACCOUNT_NAMES[account]})
        BANK_MOVE.ask(state, seat, account, transaction, BANK_MOVES, balance(state, account))

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, OPENINGS, 3 * ACCOUNTS):
            return Refusal("DB-B2", "no_transaction", {"account": ACCOUNT_NAMES[(action - OPENINGS) % ACCOUNTS]})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-B1", "bank_menu", {"seat": int(state.asked())})


BANK_MENU: Final = ChooseTransaction()


# Moving items (DB-B3)


@final
class MoveItems(Choice):
    """What is moved into or out of an account (DB-B3)."""

    def ask(self, state: DragonbroodPosition, seat: i64, account: i64, transaction: i64, left: i64, before: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, account)
        state.carry(1, transaction)
        state.carry(2, left)
        state.carry(3, before)

    def account(self, state: DragonbroodPosition) -> i64:
        """The account."""
        return state.carried(0)

    def transaction(self, state: DragonbroodPosition) -> i64:
        """Whether it is opened, paid into or drawn from."""
        return state.carried(1)

    def left(self, state: DragonbroodPosition) -> i64:
        """How many moves are left."""
        return state.carried(2)

    def before(self, state: DragonbroodPosition) -> i64:
        """Its balance before the transaction."""
        return state.carried(3)

    def available(self, state: DragonbroodPosition, kind: i64) -> i64:
        """How many items of a kind the running transaction can move."""
        account: i64 = self.account(state)
        if self.transaction(state) == WITHDRAWAL:
            return state.banked(account, kind)
        if ACCEPTS[account * KINDS + kind]:
            return state.held(state.asked(), kind)
        return 0

    def amount(self, state: DragonbroodPosition, action: i64) -> i64:
        """How many items a move is about: a fixed amount, or all."""
        amount: i64 = BANK_AMOUNT[(action - BANK_AMOUNTS) % SIZES]
        return self.available(state, (action - BANK_AMOUNTS) // SIZES) if amount == BANK_ALL else amount

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """A kind and an amount, or stop; after opening the first move is mandatory (DB-B3). One move has one name: what is all that there is, is called so, but for the option `bank_amounts = doubled`."""
        for kind in range(i64(KINDS)):
            there: i64 = self.available(state, kind)
            if there:
                for size in range(i64(SIZES)):
                    if BANK_AMOUNT[size] < there or (BANK_AMOUNT[size] == there and state.agreement.doubled_amounts):
                        actions.add(BANK_AMOUNTS + kind * SIZES + size)
        if self.transaction(state) != OPENING or self.left(state) < BANK_MOVES:
            actions.add(STOP)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Move some items, or end the transaction."""
        if action == STOP:
            self.end(state)
            return
        seat: i64 = state.asked()
        account: i64 = self.account(state)
        kind: i64 = (action - BANK_AMOUNTS) // SIZES
        amount: i64 = self.amount(state, action)
        out: bool = self.transaction(state) == WITHDRAWAL
        change: i64 = -amount if out else amount
        state.change_banked(account, kind, change)
        state.change_held(seat, kind, -change)
        state.carry(2, self.left(state) - 1)
        if state.events is not None:
            facts: Facts = {"seat": int(seat), "items": [f"{int(amount)} {ITEM_NAMES[kind]}"], "account": ACCOUNT_NAMES[account]}
            state.tell("DB-B3", "withdrew" if out else "deposited", facts)
        if self.left(state) == 0 or (out and is_empty(state, account)):
            self.end(state)

    def end(self, state: DragonbroodPosition) -> None:
        """Interest, once, if anything was moved (DB-B5, DB-R111): on what was there before and stays; the options count before or after. Worked example: DB-W21."""
        seat: i64 = state.asked()
        account: i64 = self.account(state)
        transaction: i64 = self.transaction(state)
        moved: bool = self.left(state) < BANK_MOVES
        before: i64 = self.before(state)
        state.pop()
        after: i64 = balance(state, account)
        close_if_empty(state, account)
        if not moved:
            return
        pay_interest(state, seat, account, after if counts_after(state, transaction) else before)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, BANK_AMOUNTS, KINDS * SIZES):
            return Refusal("DB-B3", "not_that_many", {"account": ACCOUNT_NAMES[self.account(state)]})
        if action == STOP:
            return Refusal("DB-B3", "deposit_first", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-B3", "bank_move", {"seat": int(state.asked())})


BANK_MOVE: Final = MoveItems()
