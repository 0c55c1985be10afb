"""A visit: one performance of an action by one dragon (rules, chapter Actions by location: DB-A1, DB-A17, DB-A18; DB-P10). Each kind of effect has its own function here or in its chapter.

Worked examples: DB-W47, DB-W49, DB-W61.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.bank import BANK_MENU
from clutch.games.dragonbrood.board import (
    ASCEND,
    BANK,
    CARAVAN,
    COPY,
    EFFECT,
    EXCAVATE,
    EXCHANGE,
    HATCH,
    RELEASE,
    RETIRE,
    STEAL,
    STUDY,
    TRADE,
    TRAIN,
)
from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import CLAN, GRAVE_ITEMS, GRAVE_NAMES, GRAVE_SIDE, GRAVES, VOLCANO_SPACES
from clutch.games.dragonbrood.dragons import current_nursery, dragon_name, remove_dragon
from clutch.games.dragonbrood.gains import gain_items
from clutch.games.dragonbrood.locations.evolution import EVOLVE_CHOICE, HATCH_CHOICE, MENAGERIE_CHOICE
from clutch.games.dragonbrood.locations.excavation import EXCAVATED
from clutch.games.dragonbrood.locations.exchanges import begin_exchanges
from clutch.games.dragonbrood.locations.trinkets import CARAVAN_CHOICE
from clutch.games.dragonbrood.locations.witch_and_thieves import STEAL_DECISION, WITCH_TARGET, can_steal
from clutch.games.dragonbrood.magic import GROTTO_CHOICE
from clutch.games.dragonbrood.moves import GRAVE_CHOICES
from clutch.games.dragonbrood.state import DONE, EXEMPT, NOBODY, UNLOCKED, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.decision import Task
from clutch.kernel.saying import Facts, Prompt, Refusal
from clutch.kernel.state import Actions


@final
class Visit(Task[DragonbroodPosition]):
    """One performance of the action of a place by the dragon that is being placed (DB-A1)."""

    def ask(self, state: DragonbroodPosition, seat: i64, place: i64, telepathy: bool) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, place)
        state.carry(1, 1 if telepathy else 0)

    def place(self, state: DragonbroodPosition) -> i64:
        """Where."""
        return state.carried(0)

    def telepathy(self, state: DragonbroodPosition) -> bool:
        """Whether Telepathy applies (DB-L4)."""
        return state.carried(1) == 1

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Perform the action of a place for the dragon that is being placed (DB-A1). Whatever it offers may be declined (DB-P10)."""
        seat: i64 = state.asked()
        place: i64 = self.place(state)
        telepathy: bool = self.telepathy(state)
        state.pop()
        level: i64 = i64(state.level[state.visitor])
        effect: i64 = EFFECT[place]
        if effect == EXCHANGE:
            begin_exchanges(state, seat, place, level, telepathy)
        elif effect == EXCAVATE:
            EXCAVATED.ask(state, seat, VOLCANO_SPACES * level, True)  # DB-A5
        elif effect == BANK:
            BANK_MENU.ask(state, seat, 0)  # DB-A10
        elif effect == HATCH:
            HATCH_CHOICE.ask(state, seat)
        elif effect == RELEASE:
            release(state, seat)
        elif effect == CARAVAN:
            CARAVAN_CHOICE.ask(state, seat)
        elif effect == STUDY:
            GROTTO_CHOICE.ask(state, seat)
        elif effect == COPY:
            WITCH_TARGET.ask(state, seat)
        elif effect == STEAL and can_steal(state, seat):
            STEAL_DECISION.ask(state, seat)
        else:
            visit_with_dragon(state, seat, effect)


VISIT: Final = Visit()


def visit_with_dragon(state: DragonbroodPosition, seat: i64, effect: i64) -> None:
    """The visits that are about the dragon itself: nothing happens there to an Elder (DB-V2, DB-R55)."""
    if state.is_elder(state.visitor):
        return
    if effect == TRAIN:
        EVOLVE_CHOICE.ask(state, seat, False)
    elif effect == ASCEND:
        EVOLVE_CHOICE.ask(state, seat, True)
    elif effect == TRADE:
        MENAGERIE_CHOICE.ask(state, seat)
    elif effect == RETIRE:
        GRAVE_CHOICE.ask(state, seat)


# The Cemetery (DB-A17)


@final
class ChooseGrave(Choice):
    """In which grave the visiting dragon retires (DB-A17)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The empty graves of the season; being placed here means to retire (DB-A17, DB-R79)."""
        for grave in range(i64(GRAVES)):
            if GRAVE_SIDE[grave] == state.side() and state.grave[grave * 3] == 0:
                actions.add(GRAVE_CHOICES + grave)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The dragon retires for good and its token stays out of the pool (DB-A17, DB-D1); the reward is no matter for colours (DB-G6)."""
        seat: i64 = state.asked()
        state.pop()
        grave: i64 = action - GRAVE_CHOICES
        dragon: i64 = state.visitor
        state.grave[grave * 3] = u8(seat + 1)
        state.grave[grave * 3 + 1] = state.level[dragon]
        state.grave[grave * 3 + 2] = state.colour[dragon]
        state.used[i64(state.place[dragon])] -= 1
        state.visitor = NOBODY
        if state.events is not None:
            facts: Facts = {"seat": int(seat), "dragon": dragon_name(state, dragon), "grave": GRAVE_NAMES[grave]}
            state.tell("DB-A17", "retired", facts)
        remove_dragon(state, dragon)
        gain_items(state, seat, GRAVE_ITEMS, grave * WIDE, False)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, GRAVE_CHOICES, GRAVES):
            return Refusal("DB-A17", "no_grave", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A17", "grave_choice", {"seat": int(state.asked())})


GRAVE_CHOICE: Final = ChooseGrave()


# The Sanctuary (DB-A18)


def release(state: DragonbroodPosition, seat: i64) -> None:
    """All own dragons in the nursery of the season may be placed, in any order (DB-A18, DB-R78)."""
    nursery: i64 = current_nursery(state)
    freed: int = 0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if i64(state.status[dragon]) == nursery:
            state.unmark(dragon, DONE)
            state.mark(dragon, UNLOCKED | EXEMPT)
            freed += 1
    if state.events is not None and freed:
        state.tell("DB-A18", "released", {"seat": int(seat), "count": freed})
