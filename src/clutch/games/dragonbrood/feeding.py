"""Feeding at New Year (rules DB-N3, DB-N4)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.board import FEED_DRAGON, FEED_LEVEL, NECROMANCY
from clutch.games.dragonbrood.choice import BareChoice, within
from clutch.games.dragonbrood.components import CLAN, FOOD, NO_ITEMS
from clutch.games.dragonbrood.costs import affordable, pay_one
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.dragons import dragon_name
from clutch.games.dragonbrood.magic import magic_node
from clutch.games.dragonbrood.magic_tracks import NODE_FOOD, NODE_SCHOOL
from clutch.games.dragonbrood.moves import FEEDS, STOP
from clutch.games.dragonbrood.state import HUNGRY, SUMMER_NURSERY, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal


def food_cost(state: DragonbroodPosition, dragon: i64) -> i64:
    """By the year chart, an Elder as level 4 (DB-V7); for a Necromancer by its node instead, or by the lower of the two with the option (DB-N3, DB-R89). Worked example: DB-W39."""
    level: i64 = i64(state.level[dragon])
    chart: i64 = FEED_DRAGON[state.year] + FEED_LEVEL[state.year] * level
    node: i64 = magic_node(state, dragon // CLAN)
    if NODE_SCHOOL[node] != NECROMANCY:
        return chart
    own: i64 = NODE_FOOD[node * 5 + level]
    return chart if state.agreement.lower_feeding and chart < own else own


@final
class Feed(Deed):
    """The dragons of a seat are fed (DB-N3)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Dragons of cost 0 are fed; with food for all, all are; otherwise the player chooses (DB-N3, DB-N4)."""
        seat: i64 = state.asked()
        total: i64 = 0
        hungry: bool = False
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            if state.has_mark(dragon, HUNGRY):
                cost: i64 = food_cost(state, dragon)
                if cost == 0:
                    state.unmark(dragon, HUNGRY)
                else:
                    hungry = True
                    total += cost
        if not hungry:
            state.pop()
            return
        if state.held(seat, FOOD) < total:
            FEED_CHOICE.ask(state, seat)
            return
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            state.unmark(dragon, HUNGRY)
        state.pop()
        if state.events is not None:
            state.tell("DB-N3", "fed_all", {"seat": int(seat)})
        pay_one(state, seat, FOOD, total)


FEED: Final = Feed()


def may_feed(state: DragonbroodPosition, dragon: i64) -> bool:
    """A hungry dragon whose food can be paid (DB-N3)."""
    if not state.has_mark(dragon, HUNGRY):
        return False
    cost = NO_ITEMS[:]
    cost[FOOD] = food_cost(state, dragon)
    return affordable(state, dragon // CLAN, cost, 0)


def may_stop_feeding(state: DragonbroodPosition, seat: i64) -> bool:
    """Food in hand must be used as far as it goes; exchanges are voluntary (DB-N3, DB-R93). Worked example: DB-W40."""
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.has_mark(dragon, HUNGRY) and food_cost(state, dragon) <= state.held(seat, FOOD):
            return False
    return True


@final
class ChooseFed(BareChoice):
    """Which dragon is fed (DB-N3)."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """A hungry dragon that can be fed, or stop."""
        seat: i64 = state.asked()
        for slot in range(i64(CLAN)):
            if may_feed(state, seat * CLAN + slot):
                actions.add(FEEDS + slot)
        if may_stop_feeding(state, seat):
            actions.add(STOP)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Feed a dragon, or leave the rest unfed: they go to the summer nursery (DB-N3, DB-N4, DB-D4)."""
        seat: i64 = state.asked()
        state.pop()
        if action != STOP:
            dragon: i64 = seat * CLAN + action - FEEDS
            state.unmark(dragon, HUNGRY)
            if state.events is not None:
                state.tell("DB-N3", "fed", {"seat": int(seat), "dragon": dragon_name(state, dragon)})
            pay_one(state, seat, FOOD, food_cost(state, dragon))
            return
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            if state.has_mark(dragon, HUNGRY):
                state.unmark(dragon, HUNGRY)
                state.status[dragon] = SUMMER_NURSERY
                if state.events is not None:
                    state.tell("DB-N4", "unfed", {"seat": int(seat), "dragon": dragon_name(state, dragon)})

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, FEEDS, CLAN):
            return Refusal("DB-N3", "not_to_feed", {"slot": int(action - FEEDS) + 1})
        if action == STOP:
            return Refusal("DB-N3", "use_food", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-N3", "feed_choice", {"seat": int(state.asked())})


FEED_CHOICE: Final = ChooseFed()
