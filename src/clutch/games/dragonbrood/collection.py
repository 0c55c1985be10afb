"""Collecting in Autumn and Spring (rules, chapter Collection and combat: DB-C1 to DB-C3, DB-T7; DB-A3, DB-A4, DB-A13, DB-A14, DB-A20, DB-G4, DB-K12, DB-V5, DB-V6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.board import (
    HAS_OTHER,
    LEVEL_BUDGET,
    LEVEL_EXCAVATE,
    LEVEL_OTHER,
    LEVEL_SIDE,
    LEVEL_YIELD,
    LOCATIONS,
    OPEN,
    RANK_COLUMN,
    RANK_EXCAVATE,
    RANK_SIDE,
    RANK_YIELD,
    SIDE_KIND,
)
from clutch.games.dragonbrood.choice import Choice
from clutch.games.dragonbrood.colour_abilities import is_coloured, sharing_modifier
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import CLAN, HUES, TEAL, TEAL_FACTOR
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.dragons import dragon_name
from clutch.games.dragonbrood.gains import add_to_bundle, gain_collected, receive
from clutch.games.dragonbrood.locations.excavation import EXCAVATED
from clutch.games.dragonbrood.locations.trinkets import begin_budget
from clutch.games.dragonbrood.moves import YIELDS
from clutch.games.dragonbrood.state import COLLECTED, NOBODY, PLACED, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt


@final
class Collect(Deed):
    """Dragons collect one after the other (DB-C1)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Players in turn order, their dragons location by location, at one location by placement (DB-C1, DB-R108); then the combat sides."""
        end: i64 = state.frames_end
        for step in range(state.players):
            seat: i64 = i64(state.order[step])
            dragon: i64 = next_collector(state, seat)
            while dragon != NOBODY:
                state.mark(dragon, COLLECTED)
                collect(state, seat, dragon)
                if state.frames_end != end:
                    return  # something is asked or done first
                dragon = next_collector(state, seat)
        state.pop()


COLLECT: Final = Collect()


def next_collector(state: DragonbroodPosition, seat: i64) -> i64:
    """The seat's first dragon that has not collected yet; on a covered location only an Elder does (DB-C1). Worked example: DB-W48."""
    found: i64 = NOBODY
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.status[dragon] != PLACED or state.has_mark(dragon, COLLECTED):
            continue
        side: i64 = i64(state.place[dragon])
        kind: i64 = SIDE_KIND[side]
        if kind not in (LEVEL_SIDE, RANK_SIDE) or (state.tile[side // 2] != OPEN and not state.is_elder(dragon)):
            continue
        if found == NOBODY or side < i64(state.place[found]) or (side == i64(state.place[found]) and state.seq[dragon] < state.seq[found]):
            found = dragon
    return found


def collect(state: DragonbroodPosition, seat: i64, dragon: i64) -> None:
    """A dragon takes its LEVEL or RANK yield (DB-C2, DB-C3)."""
    side: i64 = i64(state.place[dragon])
    if state.events is not None:
        state.tell("DB-C1", "collects", {"seat": int(seat), "dragon": dragon_name(state, dragon), "place": LOCATIONS[side // 2]})
    if SIDE_KIND[side] == LEVEL_SIDE:
        begin_level_yield(state, seat, dragon, side, False)
    else:
        place: i64 = side // 2
        if RANK_EXCAVATE[place]:
            EXCAVATED.ask(state, seat, RANK_EXCAVATE[place], False)
        add_to_bundle(state, RANK_YIELD, (place * 2 + rank(state, dragon)) * WIDE, 1)
        gain_collected(state, seat, sharing_modifier(state, dragon))


# LEVEL (DB-C2)


def begin_level_yield(state: DragonbroodPosition, seat: i64, dragon: i64, side: i64, copied: bool) -> None:
    """The yield by level; copied by the Witch's Lair it is the visit's gain, and neither Teal nor sharing applies there (DB-A23, DB-R72)."""
    if LEVEL_EXCAVATE[side]:
        EXCAVATED.ask(state, seat, LEVEL_EXCAVATE[side], False)  # not doubled by Teal (DB-K12)
    if LEVEL_BUDGET[side]:
        begin_budget(state, seat, level_budget(state, dragon, side, copied))
    elif HAS_OTHER[side]:
        PEAKS_CHOICE.ask(state, seat, dragon, side, copied)
    else:
        level_yield(state, seat, dragon, side, copied, 0)


def level_budget(state: DragonbroodPosition, dragon: i64, side: i64, copied: bool) -> i64:
    """The budget for trinkets by level (DB-A14)."""
    budget: i64 = LEVEL_BUDGET[side] * i64(state.level[dragon])  # an Elder counts 4 (DB-V6)
    if copied:
        return budget
    return budget * teal_factor(state, dragon) + sharing_modifier(state, dragon)


def level_yield(state: DragonbroodPosition, seat: i64, dragon: i64, side: i64, copied: bool, choice: i64) -> None:
    """The items of a level; an Elder takes the row of level 3 (DB-V6, DB-R52)."""
    level: i64 = i64(state.level[dragon])
    row: i64 = (side * 3 + min(level, i64(3)) - 1) * WIDE
    times: i64 = teal_factor(state, dragon)
    if copied:
        times = 1
    if choice:
        add_to_bundle(state, LEVEL_OTHER, row, times)
    else:
        add_to_bundle(state, LEVEL_YIELD, row, times)
    if copied:
        receive(state, seat, True)
    else:
        gain_collected(state, seat, sharing_modifier(state, dragon))


def teal_factor(state: DragonbroodPosition, dragon: i64) -> i64:
    """Teal takes double on LEVEL sides (DB-K12). Worked example: DB-W13."""
    if is_coloured(state, dragon, TEAL):
        return TEAL_FACTOR
    return 1


@final
class ChooseYield(Choice):
    """Which yield of Frosted Peaks is taken (DB-A20)."""

    def ask(self, state: DragonbroodPosition, seat: i64, dragon: i64, side: i64, copied: bool) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, dragon)
        state.carry(1, side)
        state.carry(2, 1 if copied else 0)

    def dragon(self, state: DragonbroodPosition) -> i64:
        """Who collects."""
        return state.carried(0)

    def side(self, state: DragonbroodPosition) -> i64:
        """Where."""
        return state.carried(1)

    def copied(self, state: DragonbroodPosition) -> bool:
        """Whether the Witch's Lair copies it."""
        return state.carried(2) == 1

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The first or the second yield of Frosted Peaks (DB-A20)."""
        actions.add(YIELDS)
        actions.add(YIELDS + 1)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Take the yield that was chosen."""
        seat: i64 = state.asked()
        dragon: i64 = self.dragon(state)
        side: i64 = self.side(state)
        copied: bool = self.copied(state)
        state.pop()
        level_yield(state, seat, dragon, side, copied, action - YIELDS)

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A20", "peaks_choice", {"seat": int(state.asked())})


PEAKS_CHOICE: Final = ChooseYield()


# RANK (DB-C3)


def rank(state: DragonbroodPosition, dragon: i64) -> i64:
    """0 for rank 1, 1 for rank 2: the best column of the chart has rank 1, ties share it; level plays no part (DB-C3, DB-R50). An Elder has rank 1 and does not count (DB-V5, DB-R53). Worked example: DB-W14."""
    if outranked_by(state, dragon) == NOBODY:
        return 0
    return 1


def outranked_by(state: DragonbroodPosition, dragon: i64) -> i64:
    """The first dragon on the same side whose column of the chart is better, or NOBODY (DB-C3)."""
    if state.is_elder(dragon):
        return NOBODY
    side: i64 = i64(state.place[dragon])
    place: i64 = side // 2
    mine: i64 = RANK_COLUMN[place * HUES + i64(state.colour[dragon])]
    for other in range(state.players * CLAN):
        if state.stands_at(other, side) and not state.is_elder(other):
            if RANK_COLUMN[place * HUES + i64(state.colour[other])] < mine:
                return other
    return NOBODY
