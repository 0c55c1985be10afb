"""Witch's Lair and Thieves Den (rules DB-A23, DB-A24).

Worked examples: DB-W35, DB-W36.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.bank import close_if_empty
from clutch.games.dragonbrood.board import ACTION_SIDE, COPY, EFFECT, LEVEL_SIDE, LOCATIONS, OPEN, PLACES, RETIRE, SIDE_KIND
from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.collection import begin_level_yield
from clutch.games.dragonbrood.components import (
    ACCOUNT_NAMES,
    ACCOUNTS,
    DUCAT,
    FOOD,
    ITEM_NAMES,
    KINDS,
    LAIR_TWICE,
    STEALABLE,
    THEFT_FOOD,
    THEFT_ITEMS,
    THEFT_ONE_ACCOUNT,
)
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.gains import gain_one
from clutch.games.dragonbrood.moves import COPIES, NO, NONE, ONCE, STEALS, TWICE, YES
from clutch.games.dragonbrood.state import NOBODY, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.decision import Task
from clutch.kernel.saying import Facts, Prompt, Refusal
from clutch.kernel.state import Actions

# The Witch's Lair (DB-A23)


def may_copy(state: DragonbroodPosition, place: i64) -> bool:
    """An uncovered, unlocked place whose side of the season is ACTION or LEVEL, other than the Lair and the Cemetery (DB-A23, DB-R74, DB-R75, DB-R105)."""
    kind: i64 = SIDE_KIND[place * 2 + state.side()]
    if kind not in (ACTION_SIDE, LEVEL_SIDE) or state.tile[place] != OPEN:
        return False
    if state.locked[place] and state.side() == 0:
        return False
    return EFFECT[place] not in (COPY, RETIRE)


@final
class ChooseCopy(Choice):
    """Which place the Witch's Lair copies (DB-A23)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)

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
class PerformCopy(Task[DragonbroodPosition]):
    """One performance of what the Witch's Lair copies (DB-A23)."""

    def ask(self, state: DragonbroodPosition, seat: i64, place: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, place)

    def place(self, state: DragonbroodPosition) -> i64:
        """The place that is copied."""
        return state.carried(0)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """As if the dragon stood there: an ACTION is performed, a LEVEL yield collected at once; lost when the dragon has left the board (DB-A23)."""
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


# The Thieves Den (DB-A24)


def is_stealable(state: DragonbroodPosition, seat: i64, account: i64, kind: i64) -> bool:
    """Gold, ducats, crystals and gems in an account of another player (DB-A24, DB-R76, DB-R77)."""
    owner: i64 = i64(state.account_owner[account])
    return owner > 0 and owner != seat + 1 and STEALABLE[kind] == 1 and state.vault[account * KINDS + kind] > 0


def can_steal(state: DragonbroodPosition, seat: i64) -> bool:
    """Whether there is anything to steal and the price can be paid (DB-A24)."""
    for account in range(i64(ACCOUNTS)):
        for kind in range(i64(KINDS)):
            if is_stealable(state, seat, account, kind):
                return can_pay_one(state, seat, FOOD, THEFT_FOOD[state.side()])
    return False


@final
class DecideTheft(Choice):
    """Whether to steal at the Thieves Den (DB-A24)."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """Yes or no."""
        actions.add(YES)
        actions.add(NO)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Pay the food, then steal (DB-A24)."""
        seat: i64 = state.asked()
        state.pop()
        if action == YES:
            STEAL_BEGIN.ask(state, seat)
            pay_one(state, seat, FOOD, THEFT_FOOD[state.side()])

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A24", "steal_decision", {"seat": int(state.asked())})


STEAL_DECISION: Final = DecideTheft()


@final
class BeginTheft(Task[DragonbroodPosition]):
    """A theft that has been paid begins."""

    def ask(self, state: DragonbroodPosition, seat: i64) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """One item a level in Summer, two in Winter."""
        seat: i64 = state.asked()
        state.pop()
        STEAL_ITEM.ask(state, seat, THEFT_ITEMS[state.side()] * i64(state.level[state.visitor]), 0)


STEAL_BEGIN: Final = BeginTheft()


@final
class StealItem(Choice):
    """Which item is stolen (DB-A24)."""

    def ask(self, state: DragonbroodPosition, seat: i64, left: i64, only: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, left)
        state.carry(1, only)

    def left(self, state: DragonbroodPosition) -> i64:
        """How many items are left to steal."""
        return state.carried(0)

    def only(self, state: DragonbroodPosition) -> i64:
        """The one account to steal from plus 1, or 0 for any."""
        return state.carried(1)

    def left_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """What can be stolen: in Summer only from the account chosen first."""
        seat: i64 = state.asked()
        for account in range(i64(ACCOUNTS)):
            if self.only(state) in (0, account + 1):
                for kind in range(i64(KINDS)):
                    if is_stealable(state, seat, account, kind):
                        actions.add(STEALS + account * KINDS + kind)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Take one item; an emptied account gives its key back at once, and its owner gets no interest (DB-A24)."""
        seat: i64 = state.asked()
        left: i64 = self.left(state) - 1
        only: i64 = self.only(state)
        state.pop()
        account: i64 = (action - STEALS) // KINDS
        kind: i64 = (action - STEALS) % KINDS
        if THEFT_ONE_ACCOUNT[state.side()]:
            only = account + 1
        state.vault[account * KINDS + kind] = state.vault[account * KINDS + kind] - 1
        if state.events is not None:
            facts: Facts = {
                "seat": int(seat),
                "target": int(state.account_owner[account]) - 1,
                "item": ITEM_NAMES[kind],
                "account": ACCOUNT_NAMES[account],
            }
            state.tell("DB-A24", "stole", facts)
        close_if_empty(state, account)
        if left > 0 and anything_left(state, seat, only):
            STEAL_ITEM.ask(state, seat, left, only)
        gain_one(state, seat, kind, 1, True)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, STEALS, ACCOUNTS * KINDS):
            return Refusal("DB-A24", "not_stealable", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A24", "steal_item", {"seat": int(state.asked())})


STEAL_ITEM: Final = StealItem()


def anything_left(state: DragonbroodPosition, seat: i64, only: i64) -> bool:
    """Whether the theft can go on."""
    for account in range(i64(ACCOUNTS)):
        if only in (0, account + 1):
            for kind in range(i64(KINDS)):
                if is_stealable(state, seat, account, kind):
                    return True
    return False
