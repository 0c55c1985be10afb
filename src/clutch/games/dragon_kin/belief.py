"""What others probably hold. No rule: how players of sense come to their cards.

Whoever discards a card tends to hold more of its kind, has seldom gained it as kin, and then fewer of them are left for the royal line.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_kin.components import LINE_SIZE, TYPES
from clutch.games.dragon_kin.knowledge import begin_redraw, forget_last, knows_line, missing_cards
from clutch.games.dragon_kin.state import NO_KINDS, DragonKinPosition
from clutch.kernel.chance import Chance

KIN_ODDS: Final = vec[i64]([18, 10, 5, 1, 1])
"""How likely a kin card that a seat does not know is of a kind of which its owner has discarded none, one, two … this round, for each such card that is unseen."""
HAND_ODDS: Final = vec[i64]([10, 20, 20, 18, 10])
"""The same for a card of the owner's hand."""


def imagine(state: DragonKinPosition, seat: i64, chance: Chance) -> None:
    """Draw again every card that this seat does not know, as likely as players of sense make it; whatever is possible can be drawn."""
    if state.over:
        forget_last(state)
        return
    pool = begin_redraw(state, seat, chance)
    left: i64 = 0
    for kind in range(i64(TYPES)):
        left += i64(pool[kind])
    for owner in range(state.players):
        if owner == seat:
            continue
        discards = discards_of(state, owner)
        for slot in range(i64(state.kin_count[owner])):
            place: i64 = state.kin_place(owner, slot)
            if state.kin[place] == 0:
                state.kin[place] = u8(drawn(pool, discards, KIN_ODDS, chance) + 1)
                left -= 1
        for _card in range(missing_cards(state, owner)):
            state.hand[state.cards_place(owner, drawn(pool, discards, HAND_ODDS, chance))] += 1
            left -= 1
    for position in range(i64(LINE_SIZE)):
        if state.seen[position] and not knows_line(state, seat, position):
            state.line[position] = u8(chance.draw(pool, left) + 1)
            left -= 1
    state.unseen = pool


def discards_of(state: DragonKinPosition, seat: i64) -> vec[u8]:
    """How many cards of each kind a seat has discarded this round."""
    discards = NO_KINDS[:]
    for turn in range(state.turns_begun):
        if state.turn_seat(turn) == seat:
            discards[state.turn_discard(turn)] += 1
    return discards


def drawn(pool: vec[u8], discards: vec[u8], odds: vec[i64], chance: Chance) -> i64:
    """Take a card out of the pool by the odds that its owner's discards make: its kind."""
    total: i64 = 0
    for kind in range(i64(TYPES)):
        total += i64(pool[kind]) * odds[i64(discards[kind])]
    number: i64 = chance.below(total)
    found: i64 = 0
    while True:
        weight: i64 = i64(pool[found]) * odds[i64(discards[found])]
        if number < weight:
            break
        number -= weight
        found += 1
    pool[found] -= 1
    return found
