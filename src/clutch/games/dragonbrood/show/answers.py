"""What the answers to a decision take and give, as the tables and the rules have it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragonbrood.account_tables import TIER_GIVES, TIERS
from clutch.games.dragonbrood.bank import BANK_MOVE, WITHDRAWAL, balance, counts_after, tier_reached
from clutch.games.dragonbrood.board import ELDER_OF, EXCHANGES, MENU_EGGS, ROW_BACKWARD, ROW_GET, ROW_GIVE, ROW_PLACE
from clutch.games.dragonbrood.collection import PEAKS_CHOICE, level_yield
from clutch.games.dragonbrood.components import (
    AMBER_DUCATS,
    AMBER_EXCAVATIONS,
    ANY_AMOUNT,
    ANY_GET,
    ANY_GIVE,
    BREAK_SIZE,
    BREAK_UP,
    BREAK_WAYS,
    CARAVAN_FOOD,
    CARAVAN_SALE,
    CARAVAN_TRINKETS,
    CLAN,
    COLOURS,
    DUCAT,
    EGGS,
    ELDER_ONCE,
    ELDER_TWICE,
    FOOD,
    GRAVE_ITEMS,
    GROTTO_MOVES,
    GROWN_LEVEL,
    GROWN_TO,
    ITEM_NAMES,
    KINDS,
    LAIR_TWICE,
    MAGENTA_DUCATS,
    MAGENTA_MOVES,
    MENAGERIE_DUCATS,
    PRIMARIES,
    STONE_COLOURS,
    THEFT_FOOD,
    TRINKET_ITEMS,
    UNIT,
    YOUNG_TO,
)
from clutch.games.dragonbrood.decisions import DECISIONS
from clutch.games.dragonbrood.feeding import food_cost
from clutch.games.dragonbrood.locations.elder_spaces import elder_place
from clutch.games.dragonbrood.locations.evolution import EVOLVE_CHOICE, evolution_cost
from clutch.games.dragonbrood.locations.exchanges import EXCHANGE_STEP
from clutch.games.dragonbrood.locations.grotto import grotto_price
from clutch.games.dragonbrood.locations.hatchery import hatching_cost
from clutch.games.dragonbrood.locations.trinkets import TRINKET_KEEP
from clutch.games.dragonbrood.magic_tracks import SHELF_ITEMS
from clutch.games.dragonbrood.moves import (
    ALCHEMIES,
    AWAKENS,
    BEGINNINGS,
    BREAK_UPS,
    BREAKS,
    BUY,
    CASH,
    CHEAP,
    COLLECT_DUCATS,
    DEAR,
    DIGS,
    FEEDS,
    GRAVE_CHOICES,
    GROWNS,
    HATCHES,
    INCOMES,
    LEADERS,
    MAGICS,
    ONCE,
    START_COLOURS,
    SWAPS,
    TAKES,
    TINTS,
    TRINKET_SALES,
    TWICE,
    YES,
    YIELDS,
    YOUNGS,
    make_move,
)
from clutch.games.dragonbrood.setup import START_COLOUR
from clutch.games.dragonbrood.show.amounts import items_of, row_of
from clutch.games.dragonbrood.show.bargains import egg_sale, row_bargain
from clutch.games.dragonbrood.show.prospects import gained, standing
from clutch.games.dragonbrood.show.view_types import AnswerView, InterestView, TradeView, TransactionView
from clutch.games.dragonbrood.solo import start_levels
from clutch.games.dragonbrood.state import EGGS_LEFT, DragonbroodPosition
from clutch.kernel.state import Actions

TRANSACTIONS: Final = ["open", "deposit", "withdraw"]


def answers_view(state: DragonbroodPosition) -> dict[str, AnswerView]:
    """The answers that take or give something, by their notation."""
    offered = Actions()
    DECISIONS[state.kind()].offer(state, offered)
    found: dict[str, AnswerView] = {}
    for number in range(int(offered.count)):
        action = int(offered.items[number])
        answer = answer_view(state, action)
        if answer["pays"] or answer["gains"] or answer["dragons"]:
            found[make_move(action).notation] = answer
    return found


def answer(pays: dict[str, int], gains: dict[str, int], dragons: list[str] | None = None) -> AnswerView:
    """What an answer takes and gives."""
    return {"pays": pays, "gains": gains, "dragons": dragons or []}


def ducats(count: i64) -> dict[str, int]:
    """So many ducats."""
    return {ITEM_NAMES[DUCAT]: int(count)}


def answer_view(state: DragonbroodPosition, action: int) -> AnswerView:
    """Of one answer: by the decision where many share a word, otherwise by the move."""
    prompt = DECISIONS[state.kind()].prompt(state).kind
    if action in (YES, ONCE, TWICE, COLLECT_DUCATS):
        return short_answer(state, prompt, action)
    if action in (CHEAP, DEAR):
        choice = 1 if action == DEAR else 0
        return answer(ducats(grotto_price(state, choice)), {"ball": int(GROTTO_MOVES[choice])})
    if action == BUY:
        return answer({ITEM_NAMES[FOOD]: int(CARAVAN_FOOD)}, {"trinket": int(CARAVAN_TRINKETS)})
    if action == CASH:
        return answer({}, row_of(TRINKET_ITEMS, TRINKET_KEEP.trinket(state), 1))
    if BREAKS <= action < TINTS:
        way = action - BREAKS
        return answer({ITEM_NAMES[ANY_GIVE[way]]: 1}, {ITEM_NAMES[ANY_GET[way]]: int(ANY_AMOUNT[way])})
    if YOUNGS <= action < MAGICS:
        return dragon_answer(state, action)
    if prompt == "start_colour":
        return answer({}, {}, [f"{COLOURS[action - START_COLOURS]}_{int(START_COLOUR.level(state))}"])
    if prompt == "solo_start":
        return answer({}, {}, [f"any_{level}" for level in start_levels(state)[action - BEGINNINGS]])
    if FEEDS <= action < LEADERS:
        return answer({ITEM_NAMES[FOOD]: int(food_cost(state, state.asked() * CLAN + action - FEEDS))}, {})
    if prompt == "peaks_choice":
        return answer({}, peaks_yield(state, action - YIELDS))
    if prompt == "income_pick":
        return answer({}, row_of(state.agreement.income, action - INCOMES, 1))
    if prompt == "alchemy_pick":
        return answer({}, row_of(SHELF_ITEMS, action - ALCHEMIES, 1))
    return answer({}, {})


def short_answer(state: DragonbroodPosition, prompt: str, action: int) -> AnswerView:
    """Yes, once, twice, collect: what they mean depends on the question."""
    if prompt == "magenta_use":
        return answer(ducats(MAGENTA_DUCATS), {"ball": int(MAGENTA_MOVES)})
    if prompt == "amber_use":
        return answer(ducats(AMBER_DUCATS), {"dig": int(AMBER_EXCAVATIONS)})
    if prompt == "steal_decision":
        return answer({ITEM_NAMES[FOOD]: int(THEFT_FOOD[state.side()])}, {})
    if prompt == "witch_times" and action == TWICE:
        return answer(ducats(LAIR_TWICE), {})
    if prompt == "elder_option":
        if action == COLLECT_DUCATS:
            return answer({}, ducats(elder_ducats(state)))
        return answer(ducats(ELDER_TWICE if action == TWICE else ELDER_ONCE), {})
    return answer({}, {})


def elder_ducats(state: DragonbroodPosition) -> i64:
    """What lies at the Elder space that is visited."""
    return i64(state.elder_ducats[ELDER_OF[elder_place(state)]])


def dragon_answer(state: DragonbroodPosition, action: int) -> AnswerView:
    """Evolving, hatching, digging, retiring, selling and trading."""
    if action < HATCHES:
        cost = items_of(evolution_cost(action, EVOLVE_CHOICE.arena(state)))
        if action < GROWNS:
            return answer(cost, {}, [f"{COLOURS[YOUNG_TO[action - YOUNGS]]}_2"])
        return answer(cost, {}, [f"{COLOURS[GROWN_TO[action - GROWNS]]}_{GROWN_LEVEL}"] if action < AWAKENS else [])
    if action < DIGS:
        egg, colour = divmod(action - HATCHES, STONE_COLOURS)
        return answer(items_of(hatching_cost(state, egg, colour)), {}, [f"{PRIMARIES[colour]}_1"])
    if action < GRAVE_CHOICES:
        return answer({}, {})
    if action < TRINKET_SALES:
        return answer({}, row_of(GRAVE_ITEMS, action - GRAVE_CHOICES, 1))
    if action < TAKES:
        return answer({}, row_of(TRINKET_ITEMS, action - TRINKET_SALES, CARAVAN_SALE))
    if action < SWAPS:
        return answer({}, {})
    if action < BREAK_UPS:
        return answer({}, ducats(MENAGERIE_DUCATS), [f"{COLOURS[action - SWAPS]}_{GROWN_LEVEL}"])
    first = (int(state.colour[state.visitor]) * BREAK_WAYS + action - BREAK_UPS) * BREAK_SIZE
    return answer({}, {}, [f"{COLOURS[BREAK_UP[first + part]]}_1" for part in range(BREAK_SIZE)])


def peaks_yield(state: DragonbroodPosition, choice: int) -> dict[str, int]:
    """One of the two yields of Frosted Peaks."""
    dragon = int(PEAKS_CHOICE.dragon(state))
    there = standing(state, dragon, int(state.place[dragon]))
    level_yield(there, dragon // CLAN, dragon, PEAKS_CHOICE.side(state), PEAKS_CHOICE.copied(state), choice)
    return gained(state, there, dragon, [])


# Several moves of one visit


def trades_view(state: DragonbroodPosition) -> list[TradeView]:
    """The menu of the workshop that is visited: rows that cannot be paid now, too, for others may bring what they take (DB-A26)."""
    place = int(EXCHANGE_STEP.place(state))
    found: list[TradeView] = []
    for row in range(EXCHANGES):
        if int(ROW_PLACE[row]) == place and (ROW_BACKWARD[row] == 0 or state.agreement.market_two_way):
            found.append(
                {
                    "kind": "exchange",
                    "parameters": {"give": ITEM_NAMES[ROW_GIVE[row]], "get": ITEM_NAMES[ROW_GET[row]]},
                    "plain": row_bargain(state, row, boosted=False),
                    "boosted": row_bargain(state, row, boosted=True),
                }
            )
    for egg in range(EGGS if MENU_EGGS[place] else 0):
        if int(state.noted(state.asked(), EGGS_LEFT)) >> egg & 1:
            found.append(
                {
                    "kind": "sell_egg",
                    "parameters": {"egg": egg + 1},
                    "plain": egg_sale(place, egg, boosted=False),
                    "boosted": egg_sale(place, egg, boosted=True),
                }
            )
    return found


def transaction_view(state: DragonbroodPosition) -> TransactionView:
    """The running transaction of the bank (DB-B3, DB-B5)."""
    available = {ITEM_NAMES[kind]: int(BANK_MOVE.available(state, kind)) for kind in range(KINDS) if BANK_MOVE.available(state, kind)}
    return {
        "kind": TRANSACTIONS[BANK_MOVE.transaction(state)],
        "available": available,
        "units": {name: int(UNIT[ITEM_NAMES.index(name)]) for name in available},
        "interest": interest_views(state, sum(count * int(UNIT[ITEM_NAMES.index(name)]) for name, count in available.items())),
    }


def interest_views(state: DragonbroodPosition, most: int) -> list[InterestView]:
    """The interest of a running transaction by the units that are still moved, wherever it changes (DB-B5, DB-B6)."""
    account: i64 = BANK_MOVE.account(state)
    transaction: i64 = BANK_MOVE.transaction(state)
    found: list[InterestView] = []
    for units in range(most + 1):
        after: i64 = balance(state, account) + (-units if transaction == WITHDRAWAL else units)
        counted: i64 = after if counts_after(state, transaction) else BANK_MOVE.before(state)
        now, year = tier_gives(account, counted), tier_gives(account, after)
        if not found or found[-1]["now"] != now or found[-1]["year"] != year:
            found.append({"units": units, "now": now, "year": year})
    return found


def tier_gives(account: i64, counted: i64) -> dict[str, int]:
    """What an account pays for a balance."""
    reached: i64 = tier_reached(account, counted)
    return {} if reached < 0 else row_of(TIER_GIVES, account * TIERS + reached, 1)
