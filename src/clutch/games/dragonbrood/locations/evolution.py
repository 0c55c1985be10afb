"""Evolving, hatching and trading dragons: Cloud Dojo, Astral Arena, Dragon Broodmother, Baron's Menagerie (rules DB-A6, DB-A7, DB-A15, DB-A21, DB-D1 to DB-D3, DB-O9)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.choice import BareChoice, Choice, within
from clutch.games.dragonbrood.colour_abilities import uses_space
from clutch.games.dragonbrood.components import (
    ARENA_FIRST,
    ARENA_SECOND,
    CRYSTAL,
    ELDER,
    ELDERS,
    GEM,
    GROWN,
    GROWN_FIRST,
    GROWN_FROM,
    GROWN_GEMS,
    GROWN_JEWELS,
    GROWN_LEVEL,
    GROWN_SECOND,
    GROWN_TO,
    HUES,
    JEWEL,
    MIX,
    MIXES,
    NO_ITEMS,
    STONE_COLOURS,
    YOUNG,
    YOUNG_CRYSTALS,
    YOUNG_FROM,
    YOUNG_GEMS,
    YOUNG_STONE,
    YOUNG_TO,
)
from clutch.games.dragonbrood.costs import affordable, pay
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.dragons import dragon_name, has_token, return_token, take_token, update_leader
from clutch.games.dragonbrood.moves import AWAKENS, ELDER_CHOICES, GROWNS, HATCHES, NONE, YOUNGS
from clutch.games.dragonbrood.state import BESIDE, CURSEBREAKER, SPIRIT, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal

# Evolving (DB-A6, DB-A15)


def evolution_cost(action: i64, arena: bool) -> vec[i64]:
    """What a recipe takes: gem and crystal of one colour; jewel and gem, at the Arena two and one gems; three jewels for an Elder."""
    cost = NO_ITEMS[:]
    if action < GROWNS:
        stone: i64 = YOUNG_STONE[action - YOUNGS]
        cost[GEM + stone] = YOUNG_GEMS
        cost[CRYSTAL + stone] = YOUNG_CRYSTALS
    elif action < AWAKENS:
        first: i64 = GROWN_FIRST[action - GROWNS]
        second: i64 = GROWN_SECOND[action - GROWNS]
        if arena:
            cost[GEM + first] = ARENA_FIRST
            cost[GEM + second] = cost[GEM + second] + ARENA_SECOND
        else:
            cost[JEWEL + first] = GROWN_JEWELS
            cost[GEM + second] = GROWN_GEMS
    else:
        for colour in range(i64(STONE_COLOURS)):
            cost[JEWEL + colour] = MIX[(action - AWAKENS) * STONE_COLOURS + colour]
    return cost


def may_awaken(state: DragonbroodPosition, seat: i64) -> bool:
    """A player owns at most the one Elder of its own colour (DB-D3); in Cursebreaker any that still slumbers (DB-O9, DB-R100)."""
    if state.agreement.solo_mode == CURSEBREAKER:
        for elder in range(i64(len(ELDERS))):
            if state.elder_owner[elder] == 0:
                return True
        return False
    return state.elder_owner[state.noted(seat, SPIRIT)] == 0


@final
class ChooseEvolution(Choice):
    """What the visiting dragon becomes (DB-A6, DB-A15)."""

    def ask(self, state: DragonbroodPosition, seat: i64, arena: bool) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, 1 if arena else 0)

    def arena(self, state: DragonbroodPosition) -> bool:
        """Whether this is the Astral Arena."""
        return state.carried(0) == 1

    def arena_at(self, state: DragonbroodPosition, frame: i64) -> bool:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0) == 1

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The recipes for the visiting dragon that can be paid and whose token is there, or none (DB-A6, DB-A15). Worked examples: DB-W25, DB-W26, DB-W53."""
        seat: i64 = state.asked()
        arena: bool = self.arena(state)
        level: i64 = i64(state.level[state.visitor])
        hue: i64 = i64(state.colour[state.visitor])
        if level == 1 and not arena:
            for row in range(i64(YOUNG)):
                if (
                    YOUNG_FROM[row] == hue
                    and has_token(state, 2, YOUNG_TO[row])
                    and affordable(state, seat, evolution_cost(YOUNGS + row, arena), 0)
                ):
                    actions.add(YOUNGS + row)
        elif level == 2:
            for row in range(i64(GROWN)):
                if (
                    GROWN_FROM[row] == hue
                    and has_token(state, GROWN_LEVEL, GROWN_TO[row])
                    and affordable(state, seat, evolution_cost(GROWNS + row, arena), 0)
                ):
                    actions.add(GROWNS + row)
        elif level == GROWN_LEVEL and arena and may_awaken(state, seat):
            for mix in range(i64(MIXES)):
                if affordable(state, seat, evolution_cost(AWAKENS + mix, arena), 0):
                    actions.add(AWAKENS + mix)
        actions.add(NONE)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Pay for a recipe; then the new token replaces the old one on the same space."""
        seat: i64 = state.asked()
        arena: bool = self.arena(state)
        state.pop()
        if action == NONE:
            return
        if action < GROWNS:
            EVOLVED.ask(state, seat, 2, YOUNG_TO[action - YOUNGS])
        elif action < AWAKENS:
            EVOLVED.ask(state, seat, GROWN_LEVEL, GROWN_TO[action - GROWNS])
        elif state.agreement.solo_mode == CURSEBREAKER:
            WHICH_ELDER.ask(state, seat)
        else:
            AWAKENED.ask(state, seat, state.noted(seat, SPIRIT))
        pay(state, seat, evolution_cost(action, arena), 0)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, YOUNGS, HATCHES - YOUNGS):
            return Refusal("DB-A15" if self.arena(state) else "DB-A6", "no_recipe", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A6", "evolve_choice", {"seat": int(state.asked())})


EVOLVE_CHOICE: Final = ChooseEvolution()


@final
class Become(Deed):
    """An evolution that has been paid happens."""

    def ask(self, state: DragonbroodPosition, seat: i64, level: i64, hue: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, level)
        state.carry(1, hue)

    def level(self, state: DragonbroodPosition) -> i64:
        """The new level."""
        return state.carried(0)

    def hue(self, state: DragonbroodPosition) -> i64:
        """The new colour."""
        return state.carried(1)

    def level_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """The new token replaces the old one, which returns to the pool (DB-A6, DB-D1)."""
        seat: i64 = state.asked()
        level: i64 = self.level(state)
        hue: i64 = self.hue(state)
        state.pop()
        dragon: i64 = state.visitor
        before = dragon_name(state, dragon) if state.events is not None else ""
        return_token(state, dragon)
        take_token(state, level, hue)
        state.level[dragon] = u8(level)
        state.colour[dragon] = u8(hue)
        if state.events is not None:
            state.tell("DB-A6", "evolved", {"seat": int(seat), "dragon": before, "into": dragon_name(state, dragon)})
        update_leader(state, seat)


EVOLVED: Final = Become()


@final
class AwakenOwn(Deed):
    """The own Elder takes the dragon's place (DB-A15)."""

    def ask(self, state: DragonbroodPosition, seat: i64, elder: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, elder)

    def elder(self, state: DragonbroodPosition) -> i64:
        """The Elder."""
        return state.carried(0)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """It awakes."""
        seat: i64 = state.asked()
        elder: i64 = self.elder(state)
        state.pop()
        awaken(state, seat, elder)


AWAKENED: Final = AwakenOwn()


@final
class ChooseElder(BareChoice):
    """Which Elder awakes in Cursebreaker (DB-O9)."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The Elders that still slumber (DB-O9)."""
        for elder in range(i64(len(ELDERS))):
            if state.elder_owner[elder] == 0:
                actions.add(ELDER_CHOICES + elder)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, ELDER_CHOICES, len(ELDERS)):
            return Refusal("DB-O9", "elder_awake", {"elder": ELDERS[action - ELDER_CHOICES]})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-O9", "which_elder", {"seat": int(state.asked())})

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """That Elder awakes."""
        seat: i64 = state.asked()
        state.pop()
        awaken(state, seat, action - ELDER_CHOICES)


WHICH_ELDER: Final = ChooseElder()


def awaken(state: DragonbroodPosition, seat: i64, elder: i64) -> None:
    """The Elder takes the dragon's place beside the location; the space is free again (DB-A15, DB-R56). Ducats on its space stay there (DB-R85)."""
    dragon: i64 = state.visitor
    before = dragon_name(state, dragon) if state.events is not None else ""
    return_token(state, dragon)
    if uses_space(state, dragon):
        state.used[i64(state.place[dragon])] -= 1
    state.mode[dragon] = BESIDE
    state.level[dragon] = ELDER
    state.colour[dragon] = u8(HUES + elder)
    state.elder_owner[elder] = u8(seat + 1)
    if state.events is not None:
        state.tell("DB-A15", "awoke", {"seat": int(seat), "dragon": before, "elder": ELDERS[elder]})
