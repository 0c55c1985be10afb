"""The Dragon Broodmother: eggs hatch (rules DB-A7, DB-D4)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.choice import BareChoice, within
from clutch.games.dragonbrood.components import (
    CRYSTAL,
    EGG_HATCH,
    EGG_TWIN,
    EGGS,
    FOOD,
    GOLD,
    HATCH_CRYSTALS,
    HATCH_FOOD,
    HUE_OF,
    NO_ITEMS,
    STONE_COLOURS,
)
from clutch.games.dragonbrood.costs import affordable, pay
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.dragons import add_dragon, dragon_name, following_nursery, has_room, has_token, take_token
from clutch.games.dragonbrood.moves import HATCHES, NONE
from clutch.games.dragonbrood.state import EGGS_LEFT, STATUSES, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Facts, Prompt, Refusal


def hatching_cost(state: DragonbroodPosition, egg: i64, colour: i64) -> vec[i64]:
    """Crystals of the dragon's colour, food, and the egg's own gold (DB-A7, DB-R45, DB-R49)."""
    cost = NO_ITEMS[:]
    cost[CRYSTAL + colour] = HATCH_CRYSTALS[state.side()]
    cost[FOOD] = HATCH_FOOD[state.side()]
    cost[GOLD] = EGG_HATCH[egg]
    return cost


@final
class ChooseEgg(BareChoice):
    """Which egg hatches, and in which colour (DB-A7)."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """An egg and a colour, or none; eggs of equal price and cost are one choice (DB-A7)."""
        seat: i64 = state.asked()
        if has_room(state, seat, 0, 1):
            eggs: i64 = state.noted(seat, EGGS_LEFT)
            for egg in range(i64(EGGS)):
                if eggs >> egg & 1 == 0 or has_egg_twin(eggs, egg):
                    continue
                for colour in range(i64(STONE_COLOURS)):
                    if has_token(state, 1, HUE_OF[colour]) and affordable(state, seat, hatching_cost(state, egg, colour), 0):
                        actions.add(HATCHES + egg * STONE_COLOURS + colour)
        actions.add(NONE)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The egg leaves the game; its cost is paid (DB-A7)."""
        seat: i64 = state.asked()
        state.pop()
        if action == NONE:
            return
        egg: i64 = (action - HATCHES) // STONE_COLOURS
        colour: i64 = (action - HATCHES) % STONE_COLOURS
        state.note(seat, EGGS_LEFT, state.noted(seat, EGGS_LEFT) & ~(i64(1) << egg))
        HATCHED.ask(state, seat, colour)
        pay(state, seat, hatching_cost(state, egg, colour), 0)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if not within(action, HATCHES, EGGS * STONE_COLOURS):
            return None
        seat: i64 = state.asked()
        egg: i64 = (action - HATCHES) // STONE_COLOURS
        eggs: i64 = state.noted(seat, EGGS_LEFT)
        if not has_room(state, seat, 0, 1):
            return Refusal("DB-D2", "no_room", {})
        if eggs >> egg & 1 == 0:
            return Refusal("DB-A7", "no_egg", {"egg": int(egg) + 1})
        if has_egg_twin(eggs, egg):
            return Refusal("DB-A7", "egg_twin", {"egg": int(egg) + 1})
        return Refusal("DB-A7", "no_hatching", {})

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A7", "hatch_choice", {"seat": int(state.asked())})


HATCH_CHOICE: Final = ChooseEgg()


def has_egg_twin(eggs: i64, egg: i64) -> bool:
    """Whether an egg before this one is just like it."""
    for other in range(egg):
        if eggs >> other & 1 and EGG_TWIN[other] == EGG_TWIN[egg]:
            return True
    return False


@final
class BeBorn(Deed):
    """A dragon whose hatching has been paid is born."""

    def ask(self, state: DragonbroodPosition, seat: i64, colour: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, colour)

    def colour(self, state: DragonbroodPosition) -> i64:
        """Its colour: red, blue or yellow."""
        return state.carried(0)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """The newborn goes to the following nursery (DB-D4)."""
        seat: i64 = state.asked()
        hue: i64 = HUE_OF[self.colour(state)]
        state.pop()
        take_token(state, 1, hue)
        nursery: i64 = following_nursery(state)
        dragon: i64 = add_dragon(state, seat, 1, hue, nursery)
        if state.events is not None:
            facts: Facts = {"seat": int(seat), "dragon": dragon_name(state, dragon), "nursery": STATUSES[nursery]}
            state.tell("DB-A7", "hatched", facts)


HATCHED: Final = BeBorn()
