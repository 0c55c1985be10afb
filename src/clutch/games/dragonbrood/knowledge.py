"""Who knows what (rules, chapter Hidden information): all lies open but the bids of a running combat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragonbrood.combat import bid_limit
from clutch.games.dragonbrood.components import BID_KINDS, CLAN
from clutch.games.dragonbrood.decisions import COMBAT_BID
from clutch.games.dragonbrood.moves import ACTION_SPACE
from clutch.games.dragonbrood.state import FRAME, KIND, NOBODY, A, B, C, Dale
from clutch.kernel.chance import Chance

SEALED: Final = ACTION_SPACE
"""What the others see of a step of a bid: that somebody bids."""


def is_bidding(state: Dale) -> bool:
    """Whether a combat is running: a bid is on top of the stack."""
    return not state.over and state.depth > 0 and state.top(KIND) == COMBAT_BID


def bidder(state: Dale, number: i64) -> i64:
    """The dragon that makes one of the two bids of the running combat, or -1: the first bids on top of the stack, the second lies below it or is on top itself."""
    if state.top(B) == number:
        return state.top(A)
    if number == 1:
        below: i64 = state.depth - 2 * FRAME
        return state.stack[below + A] if below >= 0 and state.stack[below + KIND] == COMBAT_BID else -1
    return first_fighter(state)


def first_fighter(state: Dale) -> i64:
    """The fighter whose bid is finished: the other one on the side of the fighter that still bids."""
    bids_now: i64 = state.top(A)
    side: i64 = i64(state.place[bids_now])
    for dragon in range(state.players * CLAN):
        if dragon // CLAN != bids_now // CLAN and state.stands_at(dragon, side) and state.mode[dragon] <= 1 and not state.is_elder(dragon):
            return dragon
    return -1


def redraw(state: Dale, seat: i64, chance: Chance) -> None:
    """Draw again the bids that this seat cannot see; every bid that its maker could have made is equally likely."""
    state.last_bidder = NOBODY  # what the last decision showed counts only until the next one: see `observed`
    state.last_reveal = 0
    if not is_bidding(state):
        return
    now: i64 = state.top(B)
    for number in range(now + 1):
        dragon: i64 = bidder(state, number)
        if dragon >= 0 and dragon // CLAN != seat:
            draw_bid(state, dragon, number, number == now, chance)


def draw_bid(state: Dale, dragon: i64, number: i64, unfinished: bool, chance: Chance) -> None:
    """A bid out of all that the horde allows. An unfinished one is such that its maker can still add two items: the next sight of it may be that it goes on."""
    steps: i64 = 2 if unfinished else 0
    count: i64 = walk(state, dragon, number, steps, -1)
    if count == 0:
        steps = 1
        count = walk(state, dragon, number, steps, -1)
    walk(state, dragon, number, steps, chance.below(count))
    if unfinished:
        last: i64 = 0
        for kind in range(i64(BID_KINDS)):
            if state.bids[number * BID_KINDS + kind]:
                last = kind
        state.set_top(C, last)


def walk(state: Dale, dragon: i64, number: i64, steps: i64, wanted: i64) -> i64:
    """Go through all bids to which so many items can still be added, in a fixed order: their number, or, if one is wanted, stop there with that bid laid."""
    seat: i64 = dragon // CLAN
    limit: i64 = bid_limit(state, dragon)
    first: i64 = number * BID_KINDS
    for kind in range(i64(BID_KINDS)):
        state.bids[first + kind] = 0
    size: i64 = 0
    seen: i64 = 0
    while True:
        if can_add(state, seat, first, size, limit) >= steps:
            if seen == wanted:
                return seen
            seen += 1
        # the next bid in the order of a counter with the last kind as its lowest digit
        kind = BID_KINDS - 1
        while kind >= 0:
            if size < limit and state.held(seat, kind) > i64(state.bids[first + kind]):
                state.bids[first + kind] += 1
                size += 1
                break
            size -= i64(state.bids[first + kind])
            state.bids[first + kind] = 0
            kind -= 1
        if kind < 0:
            return seen


def can_add(state: Dale, seat: i64, first: i64, size: i64, limit: i64) -> i64:
    """How many items could be added to a bid, by the fixed order of kinds."""
    last: i64 = 0
    for kind in range(i64(BID_KINDS)):
        if state.bids[first + kind]:
            last = kind
    left: i64 = 0
    for kind in range(last, i64(BID_KINDS)):
        left += state.held(seat, kind) - i64(state.bids[first + kind])
    return left if left < limit - size else limit - size


def observed(state: Dale, action: i64, seat: i64) -> i64:
    """What a seat saw of the last decision: of a bid only its maker sees the items (DB-C6); the last bid of a combat shows both to all."""
    if state.last_bidder < 0:
        return action
    if state.last_reveal:
        return SEALED + 2 + state.last_reveal
    return action if state.last_bidder == seat else SEALED + state.sealed


def remember(before: Dale, after: Dale, action: i64) -> bool:
    """A decision is taken back by consent: everything lies open, so nothing is lost; but bids that have been revealed cannot be made again in secret."""
    if is_bidding(before):
        return is_bidding(after)
    return True
