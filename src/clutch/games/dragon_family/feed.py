"""Feeding the family (rules, chapter Feed: DF-F1 to DF-F4)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragon_family.components import COLOURS, FOOD_TO_GROW, GOLD, GOLD_DRAGON, NEST_PLACES, RESOURCE_KINDS, RESOURCES, food_of
from clutch.games.dragon_family.end import end_turn
from clutch.games.dragon_family.moves import FEEDS, PLACES, SKIP, feed_action
from clutch.games.dragon_family.state import FEED, Realm
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Refusal


def is_grown(state: Realm, seat: i64, place: i64) -> bool:
    """Three food make a dragon grown (DF-F2)."""
    return state.food(seat, place) >= FOOD_TO_GROW


def may_eat(state: Realm, seat: i64, place: i64) -> bool:
    """A dragon eats until it is grown, by option even longer (DF-F2, DF-F4, DF-Q29)."""
    return state.agreement.overfeed or not is_grown(state, seat, place)


def may_feed_native(state: Realm, seat: i64, place: i64) -> bool:
    """Its own food, if the nest has it; a gold dragon takes gold only (DF-F1)."""
    colour: i64 = state.dragon(seat, place)
    return colour != GOLD_DRAGON and state.owned(seat, food_of(colour)) > 0 and may_eat(state, seat, place)


def may_feed_gold(state: Realm, seat: i64, place: i64) -> bool:
    """Every dragon takes gold (DF-F1)."""
    return state.owned(seat, GOLD) > 0 and may_eat(state, seat, place)


def begin_feed(state: Realm, first: i64) -> None:
    """Ask for the next dragon of the nest that can eat, also one hatched this turn (DF-F1, DF-Q28); skip those that cannot (DF-F3, DF-T3)."""
    seat: i64 = state.turn
    for place in range(first, i64(state.nest_size[seat])):
        if may_feed_native(state, seat, place) or may_feed_gold(state, seat, place):
            state.step = FEED
            state.asked = place
            return
    end_turn(state)


def offer_feed(state: Realm, actions: Actions) -> None:
    """Nothing, its own food, or gold."""
    actions.add(SKIP)
    if may_feed_native(state, state.turn, state.asked):
        actions.add(feed_action(state.asked, gold=False))
    if may_feed_gold(state, state.turn, state.asked):
        actions.add(feed_action(state.asked, gold=True))


def feed(state: Realm, action: i64) -> None:
    """At most one resource for each dragon and turn (DF-F1)."""
    place: i64 = state.asked
    if action != SKIP:
        give_food(state, state.turn, place, gold=action == feed_action(place, gold=True))
    begin_feed(state, place + 1)


def give_food(state: Realm, seat: i64, place: i64, gold: bool) -> None:
    """Put a resource of the nest on a dragon, where it stays until the dragon settles (DF-F2): it is out of the supply (DF-R2)."""
    colour: i64 = state.dragon(seat, place)
    resource: i64 = GOLD if gold else food_of(colour)
    if not is_grown(state, seat, place):
        state.progress = True  # the fourth food is no progress (DF-F4, DF-X5)
    state.goods[seat * RESOURCE_KINDS + resource] = state.goods[seat * RESOURCE_KINDS + resource] - 1
    at: i64 = seat * NEST_PLACES + place
    if gold:
        state.food_gold[at] = state.food_gold[at] + 1
    else:
        state.food_native[at] = state.food_native[at] + 1
    if state.events is not None:
        kind = "grew" if state.food(seat, place) == FOOD_TO_GROW else "fed"
        facts = {"seat": int(seat), "place": int(place) + 1, "food": int(state.food(seat, place))}
        state.events.append(Event("DF-F1", kind, {**facts, "dragon": COLOURS[colour], "resource": RESOURCES[resource]}))


def refuse_feed(state: Realm, action: i64) -> Refusal:
    """Why this is not possible while a dragon is being fed."""
    seat: i64 = state.turn
    if not FEEDS <= action < PLACES:
        return Refusal("DF-F1", "feed_now", {"place": int(state.asked) + 1})
    place: i64 = (action - FEEDS) // 2
    if place != state.asked:
        return Refusal("DF-F1", "other_dragon", {"place": int(state.asked) + 1})
    colour: i64 = state.dragon(seat, place)
    if action == feed_action(place, gold=True):
        return Refusal("DF-F1", "no_food", {"resource": RESOURCES[GOLD]})
    if colour == GOLD_DRAGON:
        return Refusal("DF-F1", "gold_dragon_eats_gold", {})
    return Refusal("DF-F1", "no_food", {"resource": RESOURCES[food_of(colour)]})
