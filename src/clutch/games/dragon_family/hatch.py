"""Hatching an egg, or trading for gold (rules, chapter Hatch or trade: DF-H1 to DF-H5)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import (
    COLOUR_KINDS,
    COLOURS,
    GOLD,
    GOLD_DRAGON,
    HATCH_COST,
    NEST_PLACES,
    RESOURCE_KINDS,
    RESOURCES,
    TRADE_COST,
    food_of,
)
from clutch.games.dragon_family.feed import begin_feed
from clutch.games.dragon_family.moves import FEEDS, HATCHES, PAYMENTS, SKIP, TRADES, hatch_action, hatched_colour, hatching_gold
from clutch.games.dragon_family.state import HATCH, Realm
from clutch.games.dragon_family.supply import gain, spend
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Refusal


def has_room(state: Realm, seat: i64) -> bool:
    """A nest holds three dragons (DF-H1, DF-Q27). Lairs make no difference (DF-H5)."""
    return i64(state.nest_size[seat]) < NEST_PLACES


def may_hatch(state: Realm, seat: i64, colour: i64) -> bool:
    """Room in the nest, and a dragon of that colour left: an empty stack stays empty (DF-H1, DF-R3, DF-Q7)."""
    return has_room(state, seat) and state.eggs[colour] > 0


def can_pay(state: Realm, seat: i64, colour: i64, gold: i64) -> bool:
    """Three of the dragon's food, any of them replaced by gold, even needlessly (DF-H1, DF-Q25); a gold dragon costs three gold (DF-H2)."""
    if colour == GOLD_DRAGON:
        return state.owned(seat, GOLD) >= HATCH_COST
    return state.owned(seat, GOLD) >= gold and state.owned(seat, food_of(colour)) >= HATCH_COST - gold


def may_trade(state: Realm, seat: i64, resource: i64) -> bool:
    """Three of one type for one gold; gold does not stand in for another type (DF-H4, DF-Q26)."""
    if state.owned(seat, resource) < TRADE_COST:
        return False
    if resource == GOLD:
        return state.agreement.trade_gold  # the payment itself puts gold into the supply (DF-H4)
    return state.agreement.unlimited or state.supply[GOLD] > 0


def begin_hatch(state: Realm) -> None:
    """After the action: ask if anything can be hatched or traded, else go on to feeding (DF-T3)."""
    seat: i64 = state.turn
    if may_hatch_or_trade(state, seat):
        state.step = HATCH
    else:
        begin_feed(state, 0)


def may_hatch_or_trade(state: Realm, seat: i64) -> bool:
    """Whether there is anything but skipping."""
    for resource in range(i64(RESOURCE_KINDS)):
        if may_trade(state, seat, resource):
            return True
    if has_room(state, seat):
        for colour in range(i64(COLOUR_KINDS)):
            # If any payment is possible, then one with as little gold as the food allows.
            if state.eggs[colour] and state.owned(seat, colour) + (0 if colour == GOLD_DRAGON else state.owned(seat, GOLD)) >= HATCH_COST:
                return True
    return False


def offer_hatch(state: Realm, actions: Actions) -> None:
    """Skip; each colour with each payment, from no gold to three; each trade."""
    seat: i64 = state.turn
    actions.add(SKIP)
    for colour in range(i64(GOLD_DRAGON)):
        if may_hatch(state, seat, colour):
            for gold in range(i64(PAYMENTS)):
                if can_pay(state, seat, colour, gold):
                    actions.add(hatch_action(colour, gold))
    if may_hatch(state, seat, GOLD_DRAGON) and can_pay(state, seat, GOLD_DRAGON, HATCH_COST):
        actions.add(hatch_action(GOLD_DRAGON, HATCH_COST))
    for resource in range(i64(RESOURCE_KINDS)):
        if may_trade(state, seat, resource):
            actions.add(TRADES + resource)


def hatch_or_trade(state: Realm, action: i64) -> None:
    """At most one of the two a turn (DF-Q24); then the family is fed, after and not before (DF-Q30)."""
    if action >= TRADES:
        trade(state, state.turn, action - TRADES)
    elif action != SKIP:
        hatch(state, state.turn, hatched_colour(action), hatching_gold(action))
    begin_feed(state, 0)


def hatch(state: Realm, seat: i64, colour: i64, gold: i64) -> None:
    """Pay, and put the dragon behind the others in the nest, with no food (DF-H3, DF-T4)."""
    spend(state, seat, GOLD, gold)
    if gold < HATCH_COST:
        spend(state, seat, food_of(colour), HATCH_COST - gold)
    place: i64 = i64(state.nest_size[seat])
    state.eggs[colour] -= 1
    state.nest_dragon[seat * NEST_PLACES + place] = u8(colour + 1)
    state.nest_size[seat] = u8(place + 1)
    state.progress = True
    if state.events is not None:
        paid = [RESOURCES[food_of(colour)]] * int(HATCH_COST - gold) + [RESOURCES[GOLD]] * int(gold)
        rule = "DF-H2" if colour == GOLD_DRAGON else "DF-H1"
        state.events.append(Event(rule, "hatched", {"seat": int(seat), "dragon": COLOURS[colour], "resources": paid}))


def trade(state: Realm, seat: i64, resource: i64) -> None:
    """Three of a type go to the supply, then one gold comes (DF-H4)."""
    spend(state, seat, resource, TRADE_COST)
    gain(state, seat, GOLD)
    if state.events is not None:
        state.events.append(Event("DF-H4", "traded", {"seat": int(seat), "resource": RESOURCES[resource]}))


def refuse_hatch(state: Realm, action: i64) -> Refusal:
    """Why this cannot be hatched or traded now."""
    seat: i64 = state.turn
    if HATCHES <= action < TRADES:
        colour: i64 = hatched_colour(action)
        if not has_room(state, seat):
            return Refusal("DF-H1", "nest_full", {})
        if not may_hatch(state, seat, colour):
            return Refusal("DF-R3", "no_egg", {"dragon": COLOURS[colour]})
        if colour == GOLD_DRAGON:
            return Refusal("DF-H2", "gold_dragon_costs_gold", {})
        return Refusal("DF-H1", "cannot_pay", {"dragon": COLOURS[colour]})
    if TRADES <= action < FEEDS:
        resource: i64 = action - TRADES
        if state.owned(seat, resource) < TRADE_COST:
            return Refusal("DF-H4", "three_of_a_type", {"resource": RESOURCES[resource]})
        if resource == GOLD:
            return Refusal("DF-H4", "no_gold_for_gold", {})
        return Refusal("DF-H4", "no_gold_left", {})
    return Refusal("DF-H1", "hatch_now", {})
