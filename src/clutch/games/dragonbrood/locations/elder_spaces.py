"""Elder spaces (rules, chapter Elder spaces: DB-L1 to DB-L6). What awakened Elders can do (DB-V1 to DB-V8) stands where it happens."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.board import ELDER_OF, ELDER_SCHOOL, ELDER_VISIT, LOCATIONS
from clutch.games.dragonbrood.choice import Choice
from clutch.games.dragonbrood.components import DUCAT, ELDER_ONCE, ELDER_TWICE, ELDERS
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.gains import gain_one
from clutch.games.dragonbrood.locations.visit import VISIT
from clutch.games.dragonbrood.magic import begin_step
from clutch.games.dragonbrood.moves import COLLECT_DUCATS, ONCE, TWICE
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Facts, Prompt, Refusal

PLACE: Final = 0
"""All frames of this chapter carry the place first."""


def elder_place(state: DragonbroodPosition) -> i64:
    """At which Elder space the decision or task on top takes place."""
    return state.carried(PLACE)


def elder_place_at(state: DragonbroodPosition, frame: i64) -> i64:
    """The same of any frame of this chapter."""
    return state.carried_at(frame, PLACE)


@final
class ChooseOption(Choice):
    """What is done at an Elder space (DB-L1)."""

    def ask(self, state: DragonbroodPosition, seat: i64, place: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(PLACE, place)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The Elder's action once or twice, or the ducats that lie there (DB-L1)."""
        seat: i64 = state.asked()
        if can_pay_one(state, seat, DUCAT, ELDER_ONCE):
            actions.add(ONCE)
        if can_pay_one(state, seat, DUCAT, ELDER_TWICE):
            actions.add(TWICE)
        actions.add(COLLECT_DUCATS)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Take all ducats, possibly none, or pay; both performances are decided now (DB-L1, DB-L5)."""
        seat: i64 = state.asked()
        place: i64 = elder_place(state)
        state.pop()
        elder: i64 = ELDER_OF[place]
        if action == COLLECT_DUCATS:
            found: i64 = state.elder_ducats[elder]
            state.elder_ducats[elder] = 0
            if state.events is not None:
                state.tell("DB-L1", "collected", {"seat": int(seat), "count": int(found), "elder": ELDERS[elder]})
            gain_one(state, seat, DUCAT, found, False)
            return
        price: i64 = ELDER_TWICE if action == TWICE else ELDER_ONCE
        ELDER_PAID.ask(state, seat, place, price, 2 if action == TWICE else 1)
        pay_one(state, seat, DUCAT, price)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if action in (ONCE, TWICE):
            return Refusal("DB-L1", "no_ducats", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-L1", "elder_option", {"seat": int(state.asked())})


ELDER_OPTION: Final = ChooseOption()


@final
class BePaid(Deed):
    """An Elder has been paid (DB-L2)."""

    def ask(self, state: DragonbroodPosition, seat: i64, place: i64, price: i64, times: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(PLACE, place)
        state.carry(1, price)
        state.carry(2, times)

    def price(self, state: DragonbroodPosition) -> i64:
        """How many ducats."""
        return state.carried(1)

    def times(self, state: DragonbroodPosition) -> i64:
        """For how many performances."""
        return state.carried(2)

    def times_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 2)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """The ducats lie on the space, or go to the player who has awakened the Elder (DB-L2, DB-R86). Worked example: DB-W34."""
        seat: i64 = state.asked()
        place: i64 = elder_place(state)
        price: i64 = self.price(state)
        times: i64 = self.times(state)
        state.pop()
        elder: i64 = ELDER_OF[place]
        owner: i64 = i64(state.elder_owner[elder])
        if owner:
            state.change_held(owner - 1, DUCAT, price)
        else:
            state.elder_ducats[elder] = state.elder_ducats[elder] + price
        if state.events is not None:
            facts: Facts = {"seat": int(seat), "elder": ELDERS[elder], "count": int(times), "place": LOCATIONS[place]}
            if owner:
                facts["target"] = int(owner) - 1
            state.tell("DB-L2", "asked_elder", facts)
        for _time in range(times):
            ELDER_PERFORMS.ask(state, seat, place)


ELDER_PAID: Final = BePaid()


@final
class PerformElder(Deed):
    """One performance of an Elder's action (DB-L3, DB-L4)."""

    def ask(self, state: DragonbroodPosition, seat: i64, place: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(PLACE, place)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Without Telepathy."""
        seat: i64 = state.asked()
        place: i64 = elder_place(state)
        state.pop()
        elder: i64 = ELDER_OF[place]
        if ELDER_SCHOOL[elder] >= 0:
            begin_step(state, seat, ELDER_SCHOOL[elder])
        else:
            VISIT.ask(state, seat, ELDER_VISIT[elder], False)


ELDER_PERFORMS: Final = PerformElder()
