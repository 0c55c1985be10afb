"""Exchange visits: Coinmaker, Gemsmith, Jeweller and Merchant's Market (rules DB-A8, DB-A9, DB-A11, DB-A12, DB-A26, DB-X2, DB-M6)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from clutch.games.dragonbrood.board import (
    CHEAPER,
    EXCHANGES,
    EXTRA_GOLD,
    LOCATIONS,
    MENU_BASE,
    MENU_BOOST,
    MENU_EGGS,
    MENU_LEVEL,
    ROW_BACKWARD,
    ROW_GET,
    ROW_GETS,
    ROW_GIVE,
    ROW_GIVES,
    ROW_GOLD,
    ROW_PLACE,
)
from clutch.games.dragonbrood.choice import Choice, within
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import EGG_SALE, EGGS, GOLD, NO_ITEMS
from clutch.games.dragonbrood.costs import affordable, pay
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.gains import add_to_bundle, receive
from clutch.games.dragonbrood.magic_tracks import NODE_BOOSTED, NODE_EXTRA
from clutch.games.dragonbrood.moves import EGG_SALES, FINISH, ROWS_TAKEN
from clutch.games.dragonbrood.state import EGGS_LEFT, MAGIC, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal


def begin_exchanges(state: DragonbroodPosition, seat: i64, place: i64, level: i64, telepathy: bool) -> None:
    """How many exchanges this visit allows, and how many of them are boosted (DB-A26); Telepathy does not work through Elders (DB-L4). Worked example: DB-W41."""
    side: i64 = place * 2 + state.side()
    limit: i64 = MENU_BASE[side] + MENU_LEVEL[side] * level
    if MENU_EGGS[place] and state.agreement.market_plain:
        limit = level  # option `market_limit = level` (DB-A9, DB-R10)
    boosted: i64 = 0
    if telepathy:
        node: i64 = state.noted(seat, MAGIC)
        limit += NODE_EXTRA[node]
        boosted = NODE_BOOSTED[node]
    EXCHANGE_STEP.ask(state, seat, place, limit, boosted)


def row_price(state: DragonbroodPosition, row: i64, boosted: bool) -> i64:
    """What a row takes; a boosted exchange takes one item less, never fewer than one (Telepathy, DB-R91)."""
    price: i64 = ROW_GIVES[row * 2 + state.side()]
    if boosted and MENU_BOOST[ROW_PLACE[row]] == CHEAPER and price > 1:
        price -= 1
    return price


def made_kinds(state: DragonbroodPosition, row: i64, boosted: bool) -> i64:
    """The kinds that a row makes, as bits: no anytime exchange may give them away for its input (DB-X2, DB-R116). Worked example: DB-W59."""
    made: i64 = i64(1) << ROW_GET[row]
    if ROW_GOLD[row * 2 + state.side()] or (boosted and MENU_BOOST[ROW_PLACE[row]] == EXTRA_GOLD):
        made |= i64(1) << GOLD
    return made


def may_exchange(state: DragonbroodPosition, seat: i64, row: i64, boosted: bool) -> bool:
    """Whether the input of a row can be paid (DB-A26, DB-X3)."""
    price: i64 = row_price(state, row, boosted)
    give: i64 = ROW_GIVE[row]
    if state.held(seat, give) >= price:
        return True
    cost = NO_ITEMS[:]
    cost[give] = price
    return affordable(state, seat, cost, made_kinds(state, row, boosted))


@final
class ChooseExchange(Choice):
    """Which exchange of a visit comes next (DB-A26)."""

    def ask(self, state: DragonbroodPosition, seat: i64, place: i64, left: i64, boosted: i64) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, place)
        state.carry(1, left)
        state.carry(2, boosted)

    def place(self, state: DragonbroodPosition) -> i64:
        """Where."""
        return state.carried(0)

    def left(self, state: DragonbroodPosition) -> i64:
        """How many exchanges are left."""
        return state.carried(1)

    def boosted(self, state: DragonbroodPosition) -> i64:
        """How many of them are boosted."""
        return state.carried(2)

    def place_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def left_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 1)

    def boosted_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 2)

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The rows of the menu, the eggs at the Market, and done (DB-A26, DB-R11)."""
        seat: i64 = state.asked()
        place: i64 = self.place(state)
        if self.left(state) > 0:
            boosted: bool = self.boosted(state) > 0
            for row in range(i64(EXCHANGES)):
                if (
                    ROW_PLACE[row] == place
                    and (ROW_BACKWARD[row] == 0 or state.agreement.market_two_way)
                    and may_exchange(state, seat, row, boosted)
                ):
                    actions.add(ROWS_TAKEN + row)
            if MENU_EGGS[place]:
                for egg in range(i64(EGGS)):
                    if state.noted(seat, EGGS_LEFT) >> egg & 1:
                        actions.add(EGG_SALES + egg)
        actions.add(FINISH)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """One exchange of the visit: inputs to the supply, outputs to the horde (DB-A26). Worked example: DB-W42."""
        seat: i64 = state.asked()
        place: i64 = self.place(state)
        left: i64 = self.left(state)
        boosts: i64 = self.boosted(state)
        state.pop()
        if action == FINISH:
            return
        boosted: bool = boosts > 0
        EXCHANGE_STEP.ask(state, seat, place, left - 1, boosts - 1 if boosted else i64(0))
        if action >= EGG_SALES:
            sell_egg(state, seat, place, action - EGG_SALES, boosted)
            return
        row: i64 = action - ROWS_TAKEN
        ROW_OUTPUT.ask(state, seat, row, boosted)
        cost = NO_ITEMS[:]
        cost[ROW_GIVE[row]] = row_price(state, row, boosted)
        pay(state, seat, cost, made_kinds(state, row, boosted))

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        if within(action, EGG_SALES, EGGS):
            return Refusal("DB-A9", "no_egg_sale", {"egg": int(action - EGG_SALES) + 1})
        if within(action, ROWS_TAKEN, EXCHANGES):
            if ROW_PLACE[action - ROWS_TAKEN] != self.place(state):
                return Refusal("DB-A26", "other_menu", {"place": LOCATIONS[self.place(state)]})
            return Refusal("DB-A26", "no_input", {})
        return None

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-A26", "exchange_step", {"seat": int(state.asked())})


EXCHANGE_STEP: Final = ChooseExchange()


@final
class PutOut(Deed):
    """An exchange that has been paid gives its outputs."""

    def ask(self, state: DragonbroodPosition, seat: i64, row: i64, boosted: bool) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, row)
        state.carry(1, 1 if boosted else 0)

    def row(self, state: DragonbroodPosition) -> i64:
        """The row of the menu."""
        return state.carried(0)

    def boosted(self, state: DragonbroodPosition) -> bool:
        """Whether Telepathy boosts it."""
        return state.carried(1) == 1

    def row_at(self, state: DragonbroodPosition, frame: i64) -> i64:
        """The same of any frame of this kind."""
        return state.carried_at(frame, 0)

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """The outputs of a row that has been paid; a boosted exchange at the Market pays one more gold."""
        seat: i64 = state.asked()
        row: i64 = self.row(state)
        boosted: bool = self.boosted(state)
        state.pop()
        side: i64 = state.side()
        state.bundle[ROW_GET[row]] = ROW_GETS[row * 2 + side]
        state.bundle[GOLD] = state.bundle[GOLD] + ROW_GOLD[row * 2 + side]
        if boosted and MENU_BOOST[ROW_PLACE[row]] == EXTRA_GOLD:
            state.bundle[GOLD] = state.bundle[GOLD] + 1
        receive(state, seat, True)


ROW_OUTPUT: Final = PutOut()


def sell_egg(state: DragonbroodPosition, seat: i64, place: i64, egg: i64, boosted: bool) -> None:
    """A sold egg leaves the game and brings its own price (DB-A9). Worked example: DB-W43."""
    state.note(seat, EGGS_LEFT, state.noted(seat, EGGS_LEFT) & ~(i64(1) << egg))
    if state.events is not None:
        state.tell("DB-A9", "sold_egg", {"seat": int(seat), "egg": int(egg) + 1})
    add_to_bundle(state, EGG_SALE, egg * WIDE, 1)
    if boosted and MENU_BOOST[place] == EXTRA_GOLD:
        state.bundle[GOLD] = state.bundle[GOLD] + 1
    receive(state, seat, True)
