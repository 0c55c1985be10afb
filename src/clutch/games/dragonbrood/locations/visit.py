"""A visit: one performance of an action by one dragon (rules, chapter Actions by location: DB-A1, DB-A17, DB-A18; DB-P10). Each kind of effect has its own function here or in its chapter."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

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
from clutch.games.dragonbrood.components import VOLCANO_SPACES
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.locations.caravan import CARAVAN_CHOICE
from clutch.games.dragonbrood.locations.cemetery import GRAVE_CHOICE
from clutch.games.dragonbrood.locations.evolution import EVOLVE_CHOICE
from clutch.games.dragonbrood.locations.excavation import EXCAVATED
from clutch.games.dragonbrood.locations.exchanges import begin_exchanges
from clutch.games.dragonbrood.locations.grotto import GROTTO_CHOICE
from clutch.games.dragonbrood.locations.hatchery import HATCH_CHOICE
from clutch.games.dragonbrood.locations.menagerie import MENAGERIE_CHOICE
from clutch.games.dragonbrood.locations.sanctuary import release
from clutch.games.dragonbrood.locations.thieves_den import STEAL_DECISION, can_steal
from clutch.games.dragonbrood.locations.witch_lair import WITCH_TARGET
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance


@final
class Visit(Deed):
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
    """The visits that are about the dragon itself: nothing happens there to an Elder (DB-V2, DB-R55). Worked example: DB-W61."""
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
