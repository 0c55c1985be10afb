"""Feeding the family (rules, chapter Feed: DF-F1 to DF-F4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragon_family.components import COLOURS, FOOD_TO_GROW, GOLD, GOLD_DRAGON, RESOURCES, food_of
from clutch.games.dragon_family.end import end_turn
from clutch.games.dragon_family.moves import FEEDS, PLACES, SKIP, feed_action
from clutch.games.dragon_family.state import DragonFamilyPosition
from clutch.games.dragon_family.step import Step
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Event, Prompt, Refusal


def is_grown(state: DragonFamilyPosition, seat: i64, place: i64) -> bool:
    """Three food make a dragon grown (DF-F2)."""
    return state.food(seat, place) >= FOOD_TO_GROW


def may_eat(state: DragonFamilyPosition, seat: i64, place: i64) -> bool:
    """A dragon eats until it is grown, by option even longer (DF-F2, DF-F4, DF-Q29)."""
    return state.agreement.overfeed or not is_grown(state, seat, place)


def may_feed_native(state: DragonFamilyPosition, seat: i64, place: i64) -> bool:
    """Its own food, if the nest has it; a gold dragon takes gold only (DF-F1)."""
    colour: i64 = state.dragon(seat, place)
    return colour != GOLD_DRAGON and state.owned(seat, food_of(colour)) > 0 and may_eat(state, seat, place)


def may_feed_gold(state: DragonFamilyPosition, seat: i64, place: i64) -> bool:
    """Every dragon takes gold (DF-F1)."""
    return state.owned(seat, GOLD) > 0 and may_eat(state, seat, place)


def begin_feed(state: DragonFamilyPosition, first: i64) -> None:
    """Ask for the next dragon of the nest that can eat, also one hatched this turn (DF-F1, DF-Q28); skip those that cannot (DF-F3, DF-T3)."""
    seat: i64 = state.turn
    for place in range(first, i64(state.nest_size[seat])):
        if may_feed_native(state, seat, place) or may_feed_gold(state, seat, place):
            state.fed_dragon = place
            FEED.ask(state)
            return
    end_turn(state)


@final
class Feed(Step):
    """Whether a dragon of the nest is fed, and with what: at most one resource for each dragon and turn (DF-F1)."""

    def offer(self, state: DragonFamilyPosition, actions: Actions) -> None:
        """Nothing, its own food, or gold."""
        place: i64 = state.fed_dragon
        actions.add(SKIP)
        if may_feed_native(state, state.turn, place):
            actions.add(feed_action(place, gold=False))
        if may_feed_gold(state, state.turn, place):
            actions.add(feed_action(place, gold=True))

    def decide(self, state: DragonFamilyPosition, action: i64, chance: Chance) -> None:
        place: i64 = state.fed_dragon
        if action != SKIP:
            give_food(state, state.turn, place, gold=action == feed_action(place, gold=True))
        begin_feed(state, place + 1)

    def explain(self, state: DragonFamilyPosition, action: i64) -> Refusal:
        """Whoever is asked can eat, so all that can be missing is the food."""
        place: i64 = state.fed_dragon
        if not FEEDS <= action < PLACES:
            return Refusal("DF-F1", "feed_now", {"place": int(place) + 1})
        colour: i64 = state.dragon(state.turn, place)
        if action == feed_action(place, gold=True):
            return Refusal("DF-F1", "no_food", {"resource": RESOURCES[GOLD]})
        if action != feed_action(place, gold=False):
            return Refusal("DF-F1", "other_dragon", {"place": int(place) + 1})
        if colour == GOLD_DRAGON:
            return Refusal("DF-F1", "gold_dragon_eats_gold", {})
        return Refusal("DF-F1", "no_food", {"resource": RESOURCES[food_of(colour)]})

    def prompt(self, state: DragonFamilyPosition) -> Prompt:
        """Which dragon it is about."""
        facts = {"seat": int(state.turn), "place": int(state.fed_dragon) + 1}
        return Prompt("DF-F1", "feed", {**facts, "dragon": COLOURS[state.dragon(state.turn, state.fed_dragon)]})


FEED: Final = Feed()


def give_food(state: DragonFamilyPosition, seat: i64, place: i64, gold: bool) -> None:
    """Put a resource of the nest on a dragon, where it stays until the dragon settles (DF-F2): it is out of the supply (DF-R2)."""
    colour: i64 = state.dragon(seat, place)
    resource: i64 = i64(GOLD) if gold else food_of(colour)
    if not is_grown(state, seat, place):
        state.progress = True  # the fourth food is no progress (DF-F4, DF-X5)
    state.change_owned(seat, resource, -1)
    if gold:
        state.put_in_nest(seat, place, colour, state.native_food(seat, place), state.gold_food(seat, place) + 1)
    else:
        state.put_in_nest(seat, place, colour, state.native_food(seat, place) + 1, state.gold_food(seat, place))
    if state.events is not None:
        kind = "grew" if state.food(seat, place) == FOOD_TO_GROW else "fed"
        facts = {"seat": int(seat), "place": int(place) + 1, "food": int(state.food(seat, place))}
        state.events.append(Event("DF-F1", kind, {**facts, "dragon": COLOURS[colour], "resource": RESOURCES[resource]}))
