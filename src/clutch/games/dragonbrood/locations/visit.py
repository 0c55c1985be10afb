"""A visit: one performance of an action by one dragon (rules, chapter Actions by location: DB-A1, DB-A17, DB-A18; DB-P10). Each kind of effect has its own function here or in its chapter.

Worked examples: DB-W47, DB-W49, DB-W61.
"""

from __future__ import annotations

from mypy_extensions import i64, u8

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
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import CLAN, GRAVE_ITEMS, GRAVE_NAMES, GRAVE_SIDE, GRAVES, VOLCANO_SPACES
from clutch.games.dragonbrood.decisions import (
    BANK_MENU,
    CARAVAN_CHOICE,
    EVOLVE_CHOICE,
    EXCAVATED,
    GRAVE_CHOICE,
    GROTTO_CHOICE,
    HATCH_CHOICE,
    MENAGERIE_CHOICE,
    STEAL_DECISION,
    WITCH_TARGET,
)
from clutch.games.dragonbrood.dragons import current_nursery, dragon_name, remove_dragon
from clutch.games.dragonbrood.gains import gain_items
from clutch.games.dragonbrood.locations.exchanges import begin_exchanges
from clutch.games.dragonbrood.locations.witch_and_thieves import can_steal
from clutch.games.dragonbrood.moves import GRAVE_CHOICES
from clutch.games.dragonbrood.state import DONE, EXEMPT, NOBODY, SEAT, UNLOCKED, A, B, DragonbroodPosition
from clutch.kernel.saying import Facts
from clutch.kernel.state import Actions


def visit(state: DragonbroodPosition) -> None:
    """Perform the action of a place for the dragon that is being placed (DB-A1). Whatever it offers may be declined (DB-P10)."""
    seat: i64 = state.top(SEAT)
    place: i64 = state.top(A)
    telepathy: bool = state.top(B) == 1
    state.pop()
    level: i64 = i64(state.level[state.visitor])
    effect: i64 = EFFECT[place]
    if effect == EXCHANGE:
        begin_exchanges(state, seat, place, level, telepathy)
    elif effect == EXCAVATE:
        state.push(EXCAVATED, seat, VOLCANO_SPACES * level, 1)  # DB-A5
    elif effect == BANK:
        state.push(BANK_MENU, seat)  # DB-A10
    elif effect == HATCH:
        state.push(HATCH_CHOICE, seat)
    elif effect == RELEASE:
        release(state, seat)
    elif effect == CARAVAN:
        state.push(CARAVAN_CHOICE, seat)
    elif effect == STUDY:
        state.push(GROTTO_CHOICE, seat)
    elif effect == COPY:
        state.push(WITCH_TARGET, seat)
    elif effect == STEAL and can_steal(state, seat):
        state.push(STEAL_DECISION, seat)
    else:
        visit_with_dragon(state, seat, effect)


def visit_with_dragon(state: DragonbroodPosition, seat: i64, effect: i64) -> None:
    """The visits that are about the dragon itself: nothing happens there to an Elder (DB-V2, DB-R55)."""
    if state.is_elder(state.visitor):
        return
    if effect == TRAIN:
        state.push(EVOLVE_CHOICE, seat, 0)
    elif effect == ASCEND:
        state.push(EVOLVE_CHOICE, seat, 1)
    elif effect == TRADE:
        state.push(MENAGERIE_CHOICE, seat)
    elif effect == RETIRE:
        state.push(GRAVE_CHOICE, seat)


# The Cemetery (DB-A17)


def offer_graves(state: DragonbroodPosition, actions: Actions) -> None:
    """The empty graves of the season; being placed here means to retire (DB-A17, DB-R79)."""
    for grave in range(i64(GRAVES)):
        if GRAVE_SIDE[grave] == state.side() and state.grave[grave * 3] == 0:
            actions.add(GRAVE_CHOICES + grave)


def retire(state: DragonbroodPosition, action: i64) -> None:
    """The dragon retires for good and its token stays out of the pool (DB-A17, DB-D1); the reward is no matter for colours (DB-G6)."""
    seat: i64 = state.top(SEAT)
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
