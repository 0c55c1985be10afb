"""Who knows what (rules, chapter Hidden information): all lies open but the bids of a running combat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragonbrood.combat import COMBAT_BID, can_bid, lay_bid
from clutch.games.dragonbrood.components import BID_CHOICES, CLAN
from clutch.games.dragonbrood.moves import ACTION_SPACE
from clutch.games.dragonbrood.state import NOBODY, DragonbroodPosition
from clutch.kernel.chance import Chance

SEALED: Final = ACTION_SPACE
"""What the others see of a bid: that it is made."""


def is_bidding(state: DragonbroodPosition) -> bool:
    """Whether a combat is running: a bid is on top of the stack."""
    return not state.over and state.frames_end > 0 and state.kind() == COMBAT_BID.kind


def bidder(state: DragonbroodPosition, number: i64) -> i64:
    """The dragon that makes one of the two bids of the running combat, or -1: the first bids on top of the stack, the second lies below it or is on top itself."""
    if COMBAT_BID.number(state) == number:
        return COMBAT_BID.dragon(state)
    if number == 1:
        below: i64 = state.depth() - 2
        if below >= 0 and state.kind_at(below) == COMBAT_BID.kind:
            return COMBAT_BID.dragon_at(state, below)
        return -1
    return first_fighter(state)


def first_fighter(state: DragonbroodPosition) -> i64:
    """The fighter whose bid is finished: the other one on the side of the fighter that still bids."""
    bids_now: i64 = COMBAT_BID.dragon(state)
    side: i64 = i64(state.place[bids_now])
    for dragon in range(state.players * CLAN):
        if dragon // CLAN != bids_now // CLAN and state.stands_at(dragon, side) and state.mode[dragon] <= 1 and not state.is_elder(dragon):
            return dragon
    return -1


def redraw(state: DragonbroodPosition, seat: i64, chance: Chance) -> None:
    """Draw again the sealed bid that this seat cannot see; every bid that its maker could have made is equally likely."""
    state.last_bidder = NOBODY  # what the last decision showed counts only until the next one: see `observed`
    state.last_reveal = 0
    if not is_bidding(state) or state.sealed == 0:
        return
    dragon: i64 = first_fighter(state)
    if dragon == NOBODY or dragon // CLAN == seat:
        return
    count: i64 = 0
    for choice in range(i64(BID_CHOICES)):
        if can_bid(state, dragon, choice):
            count += 1
    left: i64 = chance.below(count)
    for choice in range(i64(BID_CHOICES)):
        if can_bid(state, dragon, choice):
            if left == 0:
                lay_bid(state, 0, choice)
            left -= 1


def observed(state: DragonbroodPosition, action: i64, seat: i64) -> i64:
    """What a seat saw of the last decision: of a bid only its maker sees the items (DB-C6); the last bid of a combat shows both to all."""
    if state.last_bidder < 0:
        return action
    if state.last_reveal:
        return SEALED + state.last_reveal
    return action if state.last_bidder == seat else i64(SEALED)


def remember(before: DragonbroodPosition, after: DragonbroodPosition, action: i64) -> bool:
    """A decision is taken back by consent: everything lies open, so nothing is lost; but bids that have been revealed cannot be made again in secret."""
    if is_bidding(before):
        return is_bidding(after)
    return True
