"""Income and Alchemy at New Year (rules DB-N7, DB-N8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.board import ALCHEMY
from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import INCOME_FLOOR, SPACE_NAMES, SPACES
from clutch.games.dragonbrood.dragons import grown_dragons
from clutch.games.dragonbrood.gains import gain_items
from clutch.games.dragonbrood.magic import magic_node
from clutch.games.dragonbrood.magic_tracks import NODE_ENTRIES, NODE_SCHOOL, NODE_SHELVES, SHELF_ENTRIES, SHELF_ITEMS, SHELF_NAMES
from clutch.games.dragonbrood.moves import ALCHEMIES, INCOMES
from clutch.games.dragonbrood.state import DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal


def income_picks(state: DragonbroodPosition, seat: i64) -> i64:
    """As many different spaces as dragons of level 3 or 4, at least one (DB-N7, DB-R17, DB-R18). Worked example: DB-W38."""
    picks: i64 = grown_dragons(state, seat)
    if state.agreement.income_floor and picks < INCOME_FLOOR:
        picks = INCOME_FLOOR
    uncovered: i64 = 0
    for space in range(i64(SPACES)):
        uncovered += state.income[seat] >> space & 1
    return min(picks, uncovered)


def begin_income(state: DragonbroodPosition, seat: i64) -> None:
    """Income of the year (DB-N7)."""
    picks: i64 = income_picks(state, seat)
    if picks > 0:
        INCOME_PICK.ask(state, seat, picks, 0)


class PickDifferent(Choice):
    """Several different things are taken one by one; those taken are remembered as bits."""

    def ask(self, state: DragonbroodPosition, seat: i64, left: i64, taken: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, left)
        state.carry(1, taken)

    def left(self, state: DragonbroodPosition) -> i64:
        """How many are left to take."""
        return state.carried(0)

    def taken(self, state: DragonbroodPosition) -> i64:
        """Those taken this year, as bits."""
        return state.carried(1)

    def left_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def take(self, state: DragonbroodPosition, bit: i64) -> None:
        """Take what has that bit; if more are left to take, that is asked again."""
        seat: i64 = state.asked()
        left: i64 = self.left(state) - 1
        taken: i64 = self.taken(state) | bit
        state.pop()
        if left > 0:
            self.ask(state, seat, left, taken)


def offer_bits(bits: i64, count: i64, first: i64, actions: Actions) -> None:
    """A move for each bit that is set."""
    for thing in range(count):
        if bits >> thing & 1:
            actions.add(first + thing)


@final
class PickIncome(PickDifferent):
    """Which income space is taken (DB-N7)."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The uncovered spaces not taken yet this year."""
        offer_bits(state.income[state.asked()] & ~self.taken(state), SPACES, INCOMES, actions)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Gain the items of a space."""
        seat: i64 = state.asked()
        space: i64 = action - INCOMES
        self.take(state, i64(1) << space)
        if state.events is not None:
            state.tell("DB-N7", "income", {"seat": int(seat), "space": SPACE_NAMES[space]})
        gain_items(state, seat, state.agreement.income, space * WIDE, False)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, INCOMES, SPACES):
            return Refusal("DB-N7", "no_income", {"space": SPACE_NAMES[action - INCOMES]})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-N7", "income_pick", {"seat": int(state.asked())})


INCOME_PICK: Final = PickIncome()


def begin_alchemy(state: DragonbroodPosition, seat: i64) -> None:
    """So many different entries of the node's shelves (DB-N8, DB-R90)."""
    node: i64 = magic_node(state, seat)
    if NODE_SCHOOL[node] != ALCHEMY:
        return
    entries: i64 = 0
    for entry in range(i64(SHELF_ENTRIES)):
        entries += NODE_SHELVES[node] >> entry & 1
    picks: i64 = NODE_ENTRIES[node] if NODE_ENTRIES[node] < entries else entries
    if picks > 0:
        ALCHEMY_PICK.ask(state, seat, picks, 0)


@final
class PickAlchemy(PickDifferent):
    """Which entry of the Alchemy shelves is taken (DB-N8)."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The entries not taken yet."""
        offer_bits(NODE_SHELVES[magic_node(state, state.asked())] & ~self.taken(state), SHELF_ENTRIES, ALCHEMIES, actions)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """Gain a shelf entry."""
        seat: i64 = state.asked()
        entry: i64 = action - ALCHEMIES
        self.take(state, i64(1) << entry)
        if state.events is not None:
            state.tell("DB-N8", "alchemy", {"seat": int(seat), "entry": SHELF_NAMES[entry]})
        gain_items(state, seat, SHELF_ITEMS, entry * WIDE, False)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, ALCHEMIES, SHELF_ENTRIES):
            return Refusal("DB-N8", "no_entry", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-N8", "alchemy_pick", {"seat": int(state.asked())})


ALCHEMY_PICK: Final = PickAlchemy()
