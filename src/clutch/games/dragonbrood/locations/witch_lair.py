"""The Witch's Lair: places are copied (rules DB-A23)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.board import ACTION_SIDE, COPY, EFFECT, LEVEL_SIDE, LOCATIONS, OPEN, PLACES, RETIRE, SIDE_KIND
from clutch.games.dragonbrood.choice import BareChoice, Choice, within
from clutch.games.dragonbrood.collection import begin_level_yield
from clutch.games.dragonbrood.components import DUCAT, LAIR_TWICE
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.moves import COPIES, NONE, ONCE, TWICE
from clutch.games.dragonbrood.state import NOBODY, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal


def may_copy(state: DragonbroodPosition, place: i64) -> bool:
    """An uncovered, unlocked place whose side of the season is ACTION or LEVEL, other than the Lair and the Cemetery (DB-A23, DB-R74, DB-R75, DB-R105)."""
    kind: i64 = SIDE_KIND[place * 2 + state.side()]
    if kind not in (ACTION_SIDE, LEVEL_SIDE) or state.tile[place] != OPEN:
        return False
    if state.locked[place] and state.side() == 0:
        return False
    return EFFECT[place] not in (COPY, RETIRE)


@final
class ChooseCopy(BareChoice):
    """Which place the Witch's Lair copies (DB-A23)."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The places that can be copied, or none."""
        for place in range(i64(PLACES)):
            if may_copy(state, place):
                actions.add(COPIES + place)
        actions.add(NONE)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Now once or twice."""
        seat: i64 = state.asked()
        state.pop()
        if action != NONE:
            WITCH_TIMES.ask(state, seat, action - COPIES)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, COPIES, PLACES):
            return Refusal("DB-A23", "no_copy", {"place": LOCATIONS[action - COPIES]})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A23", "witch_target", {"seat": int(state.asked())})


WITCH_TARGET: Final = ChooseCopy()


@final
class ChooseTimes(Choice):
    """Whether a place is copied once or twice (DB-A23)."""

    def ask(self, state: DragonbroodPosition, seat: i64, place: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, place)

    def place(self, state: DragonbroodPosition) -> i64:
        """The place that is copied."""
        return state.carried(0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """Once, or twice for ducats."""
        actions.add(ONCE)
        if can_pay_one(state, state.asked(), DUCAT, LAIR_TWICE):
            actions.add(TWICE)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Pay for the second performance beforehand."""
        seat: i64 = state.asked()
        place: i64 = self.place(state)
        state.pop()
        if state.events is not None:
            state.tell("DB-A23", "copied", {"seat": int(seat), "place": LOCATIONS[place]})
        COPY_PERFORMS.ask(state, seat, place)
        if action == TWICE:
            COPY_PERFORMS.ask(state, seat, place)
            pay_one(state, seat, DUCAT, LAIR_TWICE)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if action == TWICE:
            return Refusal("DB-A23", "no_ducats", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A23", "witch_times", {"seat": int(state.asked())})


WITCH_TIMES: Final = ChooseTimes()


@final
class PerformCopy(Deed):
    """One performance of what the Witch's Lair copies (DB-A23)."""

    def ask(self, state: DragonbroodPosition, seat: i64, place: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, place)

    def place(self, state: DragonbroodPosition) -> i64:
        """The place that is copied."""
        return state.carried(0)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """As if the dragon stood there: an ACTION is performed, a LEVEL yield collected at once; lost when the dragon has left the board (DB-A23). Worked example: DB-W35."""
        seat: i64 = state.asked()
        place: i64 = self.place(state)
        state.pop()
        if state.visitor == NOBODY:
            return
        if SIDE_KIND[place * 2 + state.side()] == LEVEL_SIDE:
            begin_level_yield(state, seat, state.visitor, place * 2 + state.side(), True)
        else:
            state.visit(seat, place)


COPY_PERFORMS: Final = PerformCopy()
