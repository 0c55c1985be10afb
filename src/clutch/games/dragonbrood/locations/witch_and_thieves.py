"""Witch's Lair and Thieves Den (rules DB-A23, DB-A24).

Worked examples: DB-W35, DB-W36.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood.bank import close_if_empty
from clutch.games.dragonbrood.board import ACTION_SIDE, COPY, EFFECT, LEVEL_SIDE, LOCATIONS, OPEN, PLACES, RETIRE, SIDE_KIND
from clutch.games.dragonbrood.collection import begin_level_yield
from clutch.games.dragonbrood.components import (
    ACCOUNT_NAMES,
    ACCOUNTS,
    DUCAT,
    FOOD,
    ITEM_NAMES,
    KINDS,
    LAIR_TWICE,
    STEALABLE,
    THEFT_FOOD,
    THEFT_ITEMS,
    THEFT_ONE_ACCOUNT,
)
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.decisions import AGAIN, STEAL_BEGIN, STEAL_ITEM, VISIT, WITCH_TIMES
from clutch.games.dragonbrood.gains import gain_one
from clutch.games.dragonbrood.moves import COPIES, NO, NONE, ONCE, STEALS, TWICE, YES
from clutch.games.dragonbrood.state import NOBODY, SEAT, A, B, DragonbroodPosition
from clutch.kernel.saying import Facts
from clutch.kernel.state import Actions

# The Witch's Lair (DB-A23)


def may_copy(state: DragonbroodPosition, place: i64) -> bool:
    """An uncovered, unlocked place whose side of the season is ACTION or LEVEL, other than the Lair and the Cemetery (DB-A23, DB-R74, DB-R75, DB-R105)."""
    kind: i64 = SIDE_KIND[place * 2 + state.side()]
    if kind not in (ACTION_SIDE, LEVEL_SIDE) or state.tile[place] != OPEN:
        return False
    if state.locked[place] and state.side() == 0:
        return False
    return EFFECT[place] not in (COPY, RETIRE)


def offer_targets(state: DragonbroodPosition, actions: Actions) -> None:
    """The places that can be copied, or none."""
    for place in range(i64(PLACES)):
        if may_copy(state, place):
            actions.add(COPIES + place)
    actions.add(NONE)


def choose_target(state: DragonbroodPosition, action: i64) -> None:
    """Now once or twice."""
    seat: i64 = state.top(SEAT)
    state.pop()
    if action != NONE:
        state.push(WITCH_TIMES, seat, action - COPIES)


def offer_times(state: DragonbroodPosition, actions: Actions) -> None:
    """Once, or twice for ducats."""
    actions.add(ONCE)
    if can_pay_one(state, state.top(SEAT), DUCAT, LAIR_TWICE):
        actions.add(TWICE)


def choose_times(state: DragonbroodPosition, action: i64) -> None:
    """Pay for the second performance beforehand."""
    seat: i64 = state.top(SEAT)
    place: i64 = state.top(A)
    state.pop()
    if state.events is not None:
        state.tell("DB-A23", "copied", {"seat": int(seat), "place": LOCATIONS[place]})
    state.push(AGAIN, seat, place, 1)
    if action == TWICE:
        state.push(AGAIN, seat, place, 1)
        pay_one(state, seat, DUCAT, LAIR_TWICE)


def perform_copy(state: DragonbroodPosition, seat: i64, place: i64) -> None:
    """As if the dragon stood there: an ACTION is performed, a LEVEL yield collected at once; lost when the dragon has left the board (DB-A23)."""
    if state.visitor == NOBODY:
        return
    if SIDE_KIND[place * 2 + state.side()] == LEVEL_SIDE:
        begin_level_yield(state, seat, state.visitor, place * 2 + state.side(), True)
    else:
        state.push(VISIT, seat, place, 1)


# The Thieves Den (DB-A24)


def is_stealable(state: DragonbroodPosition, seat: i64, account: i64, kind: i64) -> bool:
    """Gold, ducats, crystals and gems in an account of another player (DB-A24, DB-R76, DB-R77)."""
    owner: i64 = i64(state.account_owner[account])
    return owner > 0 and owner != seat + 1 and STEALABLE[kind] == 1 and state.vault[account * KINDS + kind] > 0


def can_steal(state: DragonbroodPosition, seat: i64) -> bool:
    """Whether there is anything to steal and the price can be paid (DB-A24)."""
    for account in range(i64(ACCOUNTS)):
        for kind in range(i64(KINDS)):
            if is_stealable(state, seat, account, kind):
                return can_pay_one(state, seat, FOOD, THEFT_FOOD[state.side()])
    return False


def offer_theft(state: DragonbroodPosition, actions: Actions) -> None:
    """Yes or no."""
    actions.add(YES)
    actions.add(NO)


def decide_theft(state: DragonbroodPosition, action: i64) -> None:
    """Pay the food, then steal (DB-A24)."""
    seat: i64 = state.top(SEAT)
    state.pop()
    if action == YES:
        state.push(STEAL_BEGIN, seat)
        pay_one(state, seat, FOOD, THEFT_FOOD[state.side()])


def begin_theft(state: DragonbroodPosition) -> None:
    """One item a level in Summer, two in Winter."""
    seat: i64 = state.top(SEAT)
    state.pop()
    state.push(STEAL_ITEM, seat, THEFT_ITEMS[state.side()] * i64(state.level[state.visitor]))


def offer_items(state: DragonbroodPosition, actions: Actions) -> None:
    """What can be stolen: in Summer only from the account chosen first."""
    seat: i64 = state.top(SEAT)
    for account in range(i64(ACCOUNTS)):
        if state.top(B) in (0, account + 1):
            for kind in range(i64(KINDS)):
                if is_stealable(state, seat, account, kind):
                    actions.add(STEALS + account * KINDS + kind)


def steal(state: DragonbroodPosition, action: i64) -> None:
    """Take one item; an emptied account gives its key back at once, and its owner gets no interest (DB-A24)."""
    seat: i64 = state.top(SEAT)
    left: i64 = state.top(A) - 1
    only: i64 = state.top(B)
    state.pop()
    account: i64 = (action - STEALS) // KINDS
    kind: i64 = (action - STEALS) % KINDS
    if THEFT_ONE_ACCOUNT[state.side()]:
        only = account + 1
    state.vault[account * KINDS + kind] = state.vault[account * KINDS + kind] - 1
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
        state.push(STEAL_ITEM, seat, left, only)
    gain_one(state, seat, kind, 1, True)


def anything_left(state: DragonbroodPosition, seat: i64, only: i64) -> bool:
    """Whether the theft can go on."""
    for account in range(i64(ACCOUNTS)):
        if only in (0, account + 1):
            for kind in range(i64(KINDS)):
                if is_stealable(state, seat, account, kind):
                    return True
    return False
