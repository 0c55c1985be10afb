"""The Goblin Bank (rules, chapter Goblin Bank: DB-B1 to DB-B9).

Worked examples: DB-W21, DB-W22.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import (
    ACCEPTS,
    ACCOUNT_LIMIT,
    ACCOUNT_NAMES,
    ACCOUNTS,
    BANK_ALL,
    BANK_AMOUNT,
    BANK_MOVES,
    ITEM_NAMES,
    KINDS,
    TIER_BALANCE,
    TIER_GIVES,
    TIERS,
    UNIT,
)
from clutch.games.dragonbrood.decisions import BANK_MENU, BANK_MOVE
from clutch.games.dragonbrood.gains import gain_items
from clutch.games.dragonbrood.moves import BANK_AMOUNTS, DEPOSITS, FINISH, OPENINGS, STOP, WITHDRAWALS
from clutch.games.dragonbrood.state import KIND, SEAT, A, B, C, D, DragonbroodPosition
from clutch.kernel.saying import Facts
from clutch.kernel.state import Actions

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
        total += state.vault[account * KINDS + kind] * UNIT[kind]
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
        if state.vault[account * KINDS + kind]:
            return False
    return True


def close_if_empty(state: DragonbroodPosition, account: i64) -> None:
    """An empty account gives its key back (DB-B4)."""
    if is_empty(state, account) and state.account_owner[account]:
        if state.events is not None:
            state.tell("DB-B4", "closed", {"seat": int(state.account_owner[account]) - 1, "account": ACCOUNT_NAMES[account]})
        state.account_owner[account] = 0


def pay_interest(state: DragonbroodPosition, seat: i64, account: i64, counted: i64) -> None:
    """The reward of the highest tier that a balance reaches, to the horde (DB-B6, DB-R16); it is no visit's gain (DB-G6)."""
    reached: i64 = -1
    for tier in range(i64(TIERS)):
        if TIER_BALANCE[account * TIERS + tier] <= counted:
            reached = tier
    if reached >= 0:
        if state.events is not None:
            state.tell("DB-B6", "interest", {"seat": int(seat), "account": ACCOUNT_NAMES[account], "balance": int(counted)})
        gain_items(state, seat, TIER_GIVES, (account * TIERS + reached) * WIDE, False)


# The transactions of a visit (DB-B1, DB-B2)


def offer_transactions(state: DragonbroodPosition, actions: Actions) -> None:
    """One transaction for each account and visit: open, deposit, withdraw; or done (DB-B1, DB-R13). A free key is for whoever comes first (DB-R15)."""
    seat: i64 = state.top(SEAT)
    may_open: bool = accounts_of(state, seat) < ACCOUNT_LIMIT  # DB-B9
    for account in range(i64(ACCOUNTS)):
        if state.top(A) >> account & 1:
            continue
        owner: i64 = i64(state.account_owner[account])
        if owner == 0 and may_open and holds_accepted(state, seat, account):
            actions.add(OPENINGS + account)
        elif owner == seat + 1:
            if holds_accepted(state, seat, account):
                actions.add(DEPOSITS + account)
            actions.add(WITHDRAWALS + account)
    actions.add(FINISH)


def begin_transaction(state: DragonbroodPosition, action: i64) -> None:
    """Take a key, or go to an own account."""
    seat: i64 = state.top(SEAT)
    if action == FINISH:
        state.pop()
        return
    account: i64 = (action - OPENINGS) % ACCOUNTS
    transaction: i64 = (action - OPENINGS) // ACCOUNTS
    state.set_top(A, state.top(A) | i64(1) << account)
    if transaction == OPENING:
        state.account_owner[account] = u8(seat + 1)
    if state.events is not None:
        told = ["opened", "deposits", "withdraws"][transaction]
        state.tell("DB-B2", told, {"seat": int(seat), "account": ACCOUNT_NAMES[account]})
    state.push(BANK_MOVE, seat, account, transaction, BANK_MOVES, balance(state, account))


# Moving items (DB-B3)


def available(state: DragonbroodPosition, kind: i64) -> i64:
    """How many items of a kind the running transaction can move."""
    account: i64 = state.top(A)
    if state.top(B) == WITHDRAWAL:
        return state.vault[account * KINDS + kind]
    return state.held(state.top(SEAT), kind) if ACCEPTS[account * KINDS + kind] else 0


def offer_moves(state: DragonbroodPosition, actions: Actions) -> None:
    """A kind and an amount, or stop; after opening the first move is mandatory (DB-B3)."""
    for kind in range(i64(KINDS)):
        there: i64 = available(state, kind)
        if there:
            for size in range(i64(SIZES)):
                if BANK_AMOUNT[size] <= there:
                    actions.add(BANK_AMOUNTS + kind * SIZES + size)
    if state.top(B) != OPENING or state.top(C) < BANK_MOVES:
        actions.add(STOP)


def move_items(state: DragonbroodPosition, action: i64) -> None:
    """Move some items, or end the transaction."""
    if action == STOP:
        end_transaction(state)
        return
    seat: i64 = state.top(SEAT)
    account: i64 = state.top(A)
    kind: i64 = (action - BANK_AMOUNTS) // SIZES
    amount: i64 = bank_amount(state, action)
    out: bool = state.top(B) == WITHDRAWAL
    change: i64 = -amount if out else amount
    state.vault[account * KINDS + kind] = state.vault[account * KINDS + kind] + change
    state.horde[seat * KINDS + kind] = state.horde[seat * KINDS + kind] - change
    state.set_top(C, state.top(C) - 1)
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "items": [f"{int(amount)} {ITEM_NAMES[kind]}"], "account": ACCOUNT_NAMES[account]}
        state.tell("DB-B3", "withdrew" if out else "deposited", facts)
    if state.top(C) == 0 or (out and is_empty(state, account)):
        end_transaction(state)


def bank_amount(state: DragonbroodPosition, action: i64) -> i64:
    """How many items a move is about: a fixed amount, or all."""
    amount: i64 = BANK_AMOUNT[(action - BANK_AMOUNTS) % SIZES]
    return available(state, (action - BANK_AMOUNTS) // SIZES) if amount == BANK_ALL else amount


def end_transaction(state: DragonbroodPosition) -> None:
    """Interest, once, if anything was moved (DB-B5, DB-R111): on what was there before and stays; the options count before or after."""
    seat: i64 = state.top(SEAT)
    account: i64 = state.top(A)
    transaction: i64 = state.top(B)
    moved: bool = state.top(C) < BANK_MOVES
    before: i64 = state.top(D)
    state.pop()
    after: i64 = balance(state, account)
    close_if_empty(state, account)
    if not moved:
        return
    counted: i64 = before if transaction != WITHDRAWAL else after  # DB-R12
    if state.agreement.interest == BEFORE:
        counted = before
    elif state.agreement.interest == AFTER:
        counted = after
    pay_interest(state, seat, account, counted)


# The chapter's decisions


def offer(state: DragonbroodPosition, actions: Actions) -> None:
    """The choices of a decision of this chapter."""
    if state.top(KIND) == BANK_MENU:
        offer_transactions(state, actions)
    else:
        offer_moves(state, actions)


def decide(state: DragonbroodPosition, action: i64) -> None:
    """Carry out a decision of this chapter."""
    if state.top(KIND) == BANK_MENU:
        begin_transaction(state, action)
    else:
        move_items(state, action)
