"""Hatching an egg, or trading for gold (rules, chapter Hatch or trade: DF-H1 to DF-H5)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

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
from clutch.games.dragon_family.state import DragonFamilyPosition
from clutch.games.dragon_family.step import Step
from clutch.games.dragon_family.supply import amounts, gain, is_supplied, spend
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Facts, Prompt, Refusal


def has_room(state: DragonFamilyPosition, seat: i64) -> bool:
    """A nest holds three dragons (DF-H1, DF-Q27). Lairs make no difference (DF-H5)."""
    return i64(state.nest_size[seat]) < NEST_PLACES


def may_hatch(state: DragonFamilyPosition, seat: i64, colour: i64) -> bool:
    """Room in the nest, and a dragon of that colour left: an empty stack stays empty (DF-H1, DF-R3, DF-Q7)."""
    return has_room(state, seat) and state.eggs[colour] > 0


def can_pay(state: DragonFamilyPosition, seat: i64, colour: i64, gold: i64) -> bool:
    """Three of the dragon's food, any of them replaced by gold, even needlessly (DF-H1, DF-Q25); a gold dragon costs three gold (DF-H2)."""
    if colour == GOLD_DRAGON:
        return state.owned(seat, GOLD) >= HATCH_COST
    return state.owned(seat, GOLD) >= gold and state.owned(seat, food_of(colour)) >= HATCH_COST - gold


def has_to_trade(state: DragonFamilyPosition, seat: i64, resource: i64) -> bool:
    """Three of one type; gold does not stand in for another (DF-H4, DF-Q26)."""
    return state.owned(seat, resource) >= TRADE_COST


def may_trade(state: DragonFamilyPosition, seat: i64, resource: i64) -> bool:
    """Three of one type for one gold, if the supply then has one (DF-H4)."""
    if not has_to_trade(state, seat, resource):
        return False
    if resource == GOLD:
        return state.agreement.trade_gold  # the payment itself puts gold into the supply (DF-H4)
    return is_supplied(state, GOLD)


def may_hatch_or_trade(state: DragonFamilyPosition, seat: i64) -> bool:
    """Whether there is anything but skipping."""
    for resource in range(i64(RESOURCE_KINDS)):
        if may_trade(state, seat, resource):
            return True
    for colour in range(i64(COLOUR_KINDS)):
        # If any payment is possible, then one with as little gold as the food allows: asked in every turn, so not payment by payment.
        food: i64 = state.owned(seat, food_of(colour))
        if may_hatch(state, seat, colour) and can_pay(state, seat, colour, HATCH_COST - food if food < HATCH_COST else i64(0)):
            return True
    return False


def begin_hatch(state: DragonFamilyPosition) -> None:
    """After the action: ask if anything can be hatched or traded, else go on to feeding (DF-T3)."""
    if may_hatch_or_trade(state, state.turn):
        HATCH_OR_TRADE.ask(state)
    else:
        begin_feed(state, 0)


@final
class HatchOrTrade(Step):
    """What is hatched or traded: at most one of the two a turn (DF-Q24); then the family is fed, after and not before (DF-Q30)."""

    def offer(self, state: DragonFamilyPosition, actions: Actions) -> None:
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

    def decide(self, state: DragonFamilyPosition, action: i64, chance: Chance) -> None:
        if action >= TRADES:
            trade(state, state.turn, action - TRADES)
        elif action != SKIP:
            hatch(state, state.turn, hatched_colour(action), hatching_gold(action))
        begin_feed(state, 0)

    def explain(self, state: DragonFamilyPosition, action: i64) -> Refusal:
        if HATCHES <= action < TRADES:
            return refuse_egg(state, state.turn, hatched_colour(action))
        if TRADES <= action < FEEDS:
            return refuse_trade(state, state.turn, action - TRADES)
        return Refusal("DF-H1", "hatch_now", {})

    def prompt(self, state: DragonFamilyPosition) -> Prompt:
        return Prompt("DF-H1", "hatch", {"seat": int(state.turn)})


def refuse_egg(state: DragonFamilyPosition, seat: i64, colour: i64) -> Refusal:
    """Why a dragon cannot be hatched, or not with that payment."""
    if not has_room(state, seat):
        return Refusal("DF-H1", "nest_full", {})
    if not may_hatch(state, seat, colour):
        return Refusal("DF-R3", "no_egg", {"dragon": COLOURS[colour]})
    if colour == GOLD_DRAGON:
        return Refusal("DF-H2", "gold_dragon_costs_gold", {})
    return Refusal("DF-H1", "cannot_pay", {"dragon": COLOURS[colour]})


def refuse_trade(state: DragonFamilyPosition, seat: i64, resource: i64) -> Refusal:
    """Why a resource cannot be traded."""
    if not has_to_trade(state, seat, resource):
        return Refusal("DF-H4", "three_of_a_type", {"resource": RESOURCES[resource]})
    return Refusal("DF-H4", "no_gold_for_gold" if resource == GOLD else "no_gold_left", {})


HATCH_OR_TRADE: Final = HatchOrTrade()


def hatch(state: DragonFamilyPosition, seat: i64, colour: i64, gold: i64) -> None:
    """Pay, and put the dragon behind the others in the nest, with no food (DF-H3, DF-T4)."""
    spend(state, seat, GOLD, gold)
    if gold < HATCH_COST:
        spend(state, seat, food_of(colour), HATCH_COST - gold)
    place: i64 = i64(state.nest_size[seat])
    state.eggs[colour] -= 1
    state.put_in_nest(seat, place, colour, 0, 0)
    state.nest_size[seat] += 1
    state.progress = True
    if state.events is not None:
        paid = [RESOURCES[food_of(colour)]] * int(HATCH_COST - gold) + [RESOURCES[GOLD]] * int(gold)
        rule = "DF-H2" if colour == GOLD_DRAGON else "DF-H1"
        facts: Facts = {
            "seat": int(seat),
            "dragon": COLOURS[colour],
            "resources": list(paid),
            "amounts": list(amounts(paid)),
            "place": int(place) + 1,
        }
        state.events.append(Event(rule, "hatched", facts))


def trade(state: DragonFamilyPosition, seat: i64, resource: i64) -> None:
    """Three of a type go to the supply, then one gold comes (DF-H4)."""
    spend(state, seat, resource, TRADE_COST)
    gain(state, seat, GOLD)
    if state.events is not None:
        paid = [RESOURCES[resource]] * TRADE_COST
        facts: Facts = {"seat": int(seat), "resource": RESOURCES[resource], "paid": list(paid), "amounts": list(amounts(paid))}
        state.events.append(Event("DF-H4", "traded", {**facts, "gained": [RESOURCES[GOLD]]}))
