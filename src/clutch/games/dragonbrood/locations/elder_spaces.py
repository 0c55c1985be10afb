"""Elder spaces (rules, chapter Elder spaces: DB-L1 to DB-L6). What awakened Elders can do (DB-V1 to DB-V8) stands where it happens.

Worked examples: DB-W34.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood.board import ELDER_OF, ELDER_SCHOOL, ELDER_VISIT, LOCATIONS
from clutch.games.dragonbrood.components import DUCAT, ELDER_ONCE, ELDER_TWICE, ELDERS, KINDS
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.decisions import AGAIN, ELDER_PAID, VISIT
from clutch.games.dragonbrood.gains import gain_one
from clutch.games.dragonbrood.locations.witch_and_thieves import perform_copy
from clutch.games.dragonbrood.magic import begin_step
from clutch.games.dragonbrood.moves import COLLECT_DUCATS, ONCE, TWICE
from clutch.games.dragonbrood.state import SEAT, A, B, C, DragonbroodPosition
from clutch.kernel.saying import Facts
from clutch.kernel.state import Actions


def offer_options(state: DragonbroodPosition, actions: Actions) -> None:
    """The Elder's action once or twice, or the ducats that lie there (DB-L1)."""
    seat: i64 = state.top(SEAT)
    if can_pay_one(state, seat, DUCAT, ELDER_ONCE):
        actions.add(ONCE)
    if can_pay_one(state, seat, DUCAT, ELDER_TWICE):
        actions.add(TWICE)
    actions.add(COLLECT_DUCATS)


def choose_option(state: DragonbroodPosition, action: i64) -> None:
    """Take all ducats, possibly none, or pay; both performances are decided now (DB-L1, DB-L5)."""
    seat: i64 = state.top(SEAT)
    place: i64 = state.top(A)
    state.pop()
    elder: i64 = ELDER_OF[place]
    if action == COLLECT_DUCATS:
        found: i64 = state.elder_ducats[elder]
        state.elder_ducats[elder] = 0
        if state.events is not None:
            state.tell("DB-L1", "collected", {"seat": int(seat), "count": int(found), "elder": ELDERS[elder]})
        gain_one(state, seat, DUCAT, found, False)
        return
    price: i64 = ELDER_TWICE if action == TWICE else ELDER_ONCE
    state.push(ELDER_PAID, seat, place, price, 2 if action == TWICE else 1)
    pay_one(state, seat, DUCAT, price)


def be_paid(state: DragonbroodPosition) -> None:
    """The ducats lie on the space, or go to the player who has awakened the Elder (DB-L2, DB-R86)."""
    seat: i64 = state.top(SEAT)
    place: i64 = state.top(A)
    price: i64 = state.top(B)
    times: i64 = state.top(C)
    state.pop()
    elder: i64 = ELDER_OF[place]
    owner: i64 = i64(state.elder_owner[elder])
    if owner:
        state.horde[(owner - 1) * KINDS + DUCAT] = state.horde[(owner - 1) * KINDS + DUCAT] + price
    else:
        state.elder_ducats[elder] = state.elder_ducats[elder] + price
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "elder": ELDERS[elder], "count": int(times), "place": LOCATIONS[place]}
        if owner:
            facts["target"] = int(owner) - 1
        state.tell("DB-L2", "asked_elder", facts)
    for _ in range(times):
        state.push(AGAIN, seat, place, 0)


def perform_again(state: DragonbroodPosition) -> None:
    """One performance: of the Elder's action (DB-L3, DB-L4), or of what the Witch's Lair copies (DB-A23)."""
    seat: i64 = state.top(SEAT)
    place: i64 = state.top(A)
    copied: bool = state.top(B) == 1
    state.pop()
    if copied:
        perform_copy(state, seat, place)
        return
    elder: i64 = ELDER_OF[place]
    if ELDER_SCHOOL[elder] >= 0:
        begin_step(state, seat, ELDER_SCHOOL[elder])
    else:
        state.push(VISIT, seat, ELDER_VISIT[elder], 0)  # without Telepathy
