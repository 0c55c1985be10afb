"""Why a move is not legal now, in one plain sentence with its rule. Each decision knows which moves belong to it; of these it says what is missing."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood import decisions as ask
from clutch.games.dragonbrood import moves as do
from clutch.games.dragonbrood.board import (
    BONUS_COLOUR,
    ELDER_SIDE,
    EXCHANGES,
    FIELD,
    LEAST_LEVEL,
    LOCATIONS,
    NO_SIDE,
    PLACES,
    ROW_PLACE,
    SIDE_KIND,
)
from clutch.games.dragonbrood.colour_abilities import host, lime_fee
from clutch.games.dragonbrood.combat import bid_limit
from clutch.games.dragonbrood.components import (
    ACCOUNT_NAMES,
    ACCOUNTS,
    BID_CHOICES,
    BREAK_WAYS,
    CLAN,
    COLOURS,
    DUCAT,
    EGGS,
    ELDERS,
    GRAVES,
    HUES,
    KINDS,
    SPACE_NAMES,
    SPACES,
    STONE_COLOURS,
    TRINKETS,
)
from clutch.games.dragonbrood.costs import can_pay_one
from clutch.games.dragonbrood.dragons import has_room, is_placeable, may_lead_off
from clutch.games.dragonbrood.gains import refuse_gain
from clutch.games.dragonbrood.locations.evolution import has_egg_twin
from clutch.games.dragonbrood.placing import capacity, has_twin_before, reach, unlocks
from clutch.games.dragonbrood.state import DESK, EGGS_LEFT, KIND, SEAT, A, C, DragonbroodPosition
from clutch.kernel.saying import Refusal
from clutch.kernel.state import Actions


def refuse(state: DragonbroodPosition, action: i64) -> Refusal | None:
    """Why an action is not legal now; None if it is."""
    actions = Actions()
    state.offer(actions)
    if actions.has(action):
        return None
    kind: i64 = state.top(KIND)
    found: Refusal | None = None
    if kind == ask.CHOOSE_DRAGON:
        found = refuse_dragon(state, action, do.DRAGON_CHOICES)
    elif kind == ask.INDIGO_PAIR:
        found = refuse_dragon(state, action, do.PAIRS)
    elif kind == ask.CHOOSE_DESTINATION:
        found = refuse_destination(state, action)
    elif kind < ask.GAINS_END:
        found = refuse_early(state, action, kind)
    elif kind < ask.VISITS_END:
        found = refuse_visit(state, action, kind)
    else:
        found = refuse_season(state, action, kind)
    if found is not None:
        return found
    return Refusal(ask.PROMPT_RULES[kind], "not_now", {})


def within(action: i64, first: i64, count: i64) -> bool:
    """Whether an action is one of a family."""
    return first <= action < first + count


def refuse_early(state: DragonbroodPosition, action: i64, kind: i64) -> Refusal | None:
    """Setup, payments and gains."""
    if kind == ask.START_COLOUR and within(action, do.START_COLOURS, HUES):
        return Refusal("DB-S13", "no_start_colour", {"colour": COLOURS[action - do.START_COLOURS], "level": int(state.top(A))})
    if kind == ask.PICK_ELDER and within(action, do.ELDER_CHOICES, len(ELDERS)):
        return Refusal("DB-S2", "elder_taken", {"elder": ELDERS[action - do.ELDER_CHOICES]})
    if kind == ask.SOLO_START and within(action, do.BEGINNINGS, 3):
        return Refusal("DB-O9", "no_such_start", {})
    if kind == ask.ANYTIME:
        if within(action, do.BREAKS, 11):
            return Refusal("DB-X5", "does_not_serve", {})
        return Refusal("DB-X5", "pay_first", {})
    return refuse_gain(state, action)


def refuse_dragon(state: DragonbroodPosition, action: i64, first: i64) -> Refusal | None:
    """Why a dragon cannot be placed now (DB-P1, DB-D6)."""
    if not within(action, first, CLAN):
        return None
    dragon: i64 = state.top(SEAT) * CLAN + action - first
    if state.level[dragon] == 0:
        return Refusal("DB-P1", "no_dragon", {"slot": int(action - first) + 1})
    if not is_placeable(state, dragon):
        return Refusal("DB-P1", "not_placeable", {"slot": int(action - first) + 1})
    if may_lead_off(state, dragon) and has_twin_before(state, dragon):
        return Refusal("DB-P2", "twin", {"slot": int(action - first) + 1})
    if first == do.PAIRS:
        return Refusal("DB-K9", "no_pair", {"slot": int(action - first) + 1})
    return Refusal("DB-D6", "leader_order", {"slot": int(action - first) + 1})


def refuse_destination(state: DragonbroodPosition, action: i64) -> Refusal | None:
    """Why a dragon cannot go there (DB-P3 to DB-P7)."""
    if not within(action, do.GOES, 3 * PLACES):
        return None
    seat: i64 = state.top(SEAT)
    dragon: i64 = state.top(A)
    place: i64 = (action - do.GOES) % PLACES
    side: i64 = place * 2 + state.side()
    name = LOCATIONS[place]
    if SIDE_KIND[side] == NO_SIDE:
        return Refusal("DB-P3", "no_side", {"place": name})
    if not state.is_elder(dragon):
        if state.tile[place] > FIELD:
            return Refusal("DB-P3", "under_sky_tile", {"place": name})
        if i64(state.level[dragon]) < LEAST_LEVEL[place]:
            return Refusal("DB-P3", "level_too_low", {"place": name, "level": int(LEAST_LEVEL[place])})
        if reach(state, dragon) >> place & 1 == 0:
            return Refusal("DB-P5", "out_of_range", {"place": name})
        if SIDE_KIND[side] == ELDER_SIDE and state.top(C):
            return Refusal("DB-K9", "pair_at_elder", {})
        if state.locked[place] and state.side() == 0 and not unlocks(state, dragon, place):
            return Refusal("DB-O6", "locked", {"place": name, "colour": COLOURS[BONUS_COLOUR[place]]})
        if not can_pay_one(state, seat, DUCAT, lime_fee(state, seat, side)):
            return Refusal("DB-K13", "no_fee", {"place": name})
    if action >= do.JOINS:
        return Refusal("DB-K7", "no_host" if host(state, seat, side) < 0 else "no_guests", {"place": name})
    if action >= do.BUMPS:
        return Refusal("DB-P7", "no_bump", {"place": name})
    assert i64(state.used[side]) >= capacity(state, side)
    return Refusal("DB-P4", "full", {"place": name})


def refuse_visit(state: DragonbroodPosition, action: i64, kind: i64) -> Refusal | None:
    """Choices during a placement and a visit."""
    seat: i64 = state.top(SEAT)
    if kind == ask.GOLDEN_REMOVE and (within(action, do.REMOVES, 36) or action == do.NONE):
        return Refusal("DB-K10", "must_free" if action == do.NONE else "not_removable", {})
    if kind == ask.EXCHANGE_STEP:
        return refuse_exchange(state, action)
    if kind == ask.EVOLVE_CHOICE and within(action, do.YOUNGS, do.HATCHES - do.YOUNGS):
        return Refusal("DB-A15" if state.top(A) else "DB-A6", "no_recipe", {})
    if kind == ask.WHICH_ELDER and within(action, do.ELDER_CHOICES, len(ELDERS)):
        return Refusal("DB-O9", "elder_awake", {"elder": ELDERS[action - do.ELDER_CHOICES]})
    if kind == ask.HATCH_CHOICE and within(action, do.HATCHES, EGGS * STONE_COLOURS):
        if not has_room(state, seat, 0, 1):
            return Refusal("DB-D2", "no_room", {})
        if i64(state.desk[seat * DESK + EGGS_LEFT]) >> ((action - do.HATCHES) // STONE_COLOURS) & 1 == 0:
            return Refusal("DB-A7", "no_egg", {"egg": int(action - do.HATCHES) // STONE_COLOURS + 1})
        if has_egg_twin(i64(state.desk[seat * DESK + EGGS_LEFT]), (action - do.HATCHES) // STONE_COLOURS):
            return Refusal("DB-A7", "egg_twin", {"egg": int(action - do.HATCHES) // STONE_COLOURS + 1})
        return Refusal("DB-A7", "no_hatching", {})
    if kind == ask.MENAGERIE_CHOICE and within(action, do.SWAPS, HUES):
        return Refusal("DB-D1", "no_token", {"colour": COLOURS[action - do.SWAPS]})
    if kind == ask.MENAGERIE_CHOICE and within(action, do.BREAK_UPS, BREAK_WAYS):
        return Refusal("DB-A21", "no_break_up", {})
    if kind == ask.EXCAVATE_PICK and within(action, do.DIGS, SPACES):
        return Refusal("DB-A25", "no_dig", {"space": SPACE_NAMES[action - do.DIGS]})
    if kind == ask.GRAVE_CHOICE and within(action, do.GRAVE_CHOICES, GRAVES):
        return Refusal("DB-A17", "no_grave", {})
    return refuse_late_visit(action, kind)


def refuse_exchange(state: DragonbroodPosition, action: i64) -> Refusal | None:
    """Why an exchange is not possible (DB-A26)."""
    if within(action, do.EGG_SALES, EGGS):
        return Refusal("DB-A9", "no_egg_sale", {"egg": int(action - do.EGG_SALES) + 1})
    if within(action, do.ROWS_TAKEN, EXCHANGES):
        if ROW_PLACE[action - do.ROWS_TAKEN] != state.top(A):
            return Refusal("DB-A26", "other_menu", {"place": LOCATIONS[state.top(A)]})
        return Refusal("DB-A26", "no_input", {})
    return None


def refuse_late_visit(action: i64, kind: i64) -> Refusal | None:
    """Trinkets, islands, Elder spaces and magic."""
    if kind == ask.TRINKET_PICK and within(action, do.TAKES, TRINKETS):
        return Refusal("DB-A27", "no_trinket", {})
    if kind == ask.CARAVAN_CHOICE and action == do.BUY:
        return Refusal("DB-A19", "no_purchase", {})
    if kind == ask.CARAVAN_CHOICE and within(action, do.TRINKET_SALES, TRINKETS):
        return Refusal("DB-A19", "not_your_trinket", {})
    if kind == ask.GROTTO_CHOICE and action in (do.CHEAP, do.DEAR):
        return Refusal("DB-A22", "no_ducats", {})
    if kind == ask.WITCH_TARGET and within(action, do.COPIES, PLACES):
        return Refusal("DB-A23", "no_copy", {"place": LOCATIONS[action - do.COPIES]})
    if kind == ask.WITCH_TIMES and action == do.TWICE:
        return Refusal("DB-A23", "no_ducats", {})
    if kind == ask.STEAL_ITEM and within(action, do.STEALS, ACCOUNTS * KINDS):
        return Refusal("DB-A24", "not_stealable", {})
    if kind == ask.ELDER_OPTION and action in (do.ONCE, do.TWICE):
        return Refusal("DB-L1", "no_ducats", {})
    if kind in (ask.MAGIC_MOVE, ask.MAGIC_STEP) and within(action, do.MAGICS, do.COPIES - do.MAGICS):
        return Refusal("DB-M2" if kind == ask.MAGIC_MOVE else "DB-M5", "no_magic_way", {})
    return None


def refuse_season(state: DragonbroodPosition, action: i64, kind: i64) -> Refusal | None:
    """The bank, combat and New Year."""
    if kind == ask.BANK_MENU and within(action, do.OPENINGS, 3 * ACCOUNTS):
        return Refusal("DB-B2", "no_transaction", {"account": ACCOUNT_NAMES[(action - do.OPENINGS) % ACCOUNTS]})
    if kind == ask.BANK_MOVE and within(action, do.BANK_AMOUNTS, do.YIELDS - do.BANK_AMOUNTS):
        return Refusal("DB-B3", "not_that_many", {"account": ACCOUNT_NAMES[state.top(A)]})
    if kind == ask.BANK_MOVE and action == do.STOP:
        return Refusal("DB-B3", "deposit_first", {})
    if kind == ask.COMBAT_PICK and within(action, do.FIGHTS, PLACES):
        return Refusal("DB-C5", "no_fight", {"place": LOCATIONS[action - do.FIGHTS]})
    if kind == ask.COMBAT_PICK and action == do.PASS:
        return Refusal("DB-C5", "no_passing", {})
    if kind == ask.COMBAT_BID and within(action, do.BIDS, BID_CHOICES):
        return Refusal("DB-C6", "no_bid", {"count": int(bid_limit(state, state.top(A)))})
    if kind == ask.FEED_CHOICE and within(action, do.FEEDS, CLAN):
        return Refusal("DB-N3", "not_to_feed", {"slot": int(action - do.FEEDS) + 1})
    if kind == ask.FEED_CHOICE and action == do.STOP:
        return Refusal("DB-N3", "use_food", {})
    if kind == ask.INCOME_PICK and within(action, do.INCOMES, SPACES):
        return Refusal("DB-N7", "no_income", {"space": SPACE_NAMES[action - do.INCOMES]})
    if kind == ask.ALCHEMY_PICK and within(action, do.ALCHEMIES, do.ACTION_SPACE - do.ALCHEMIES):
        return Refusal("DB-N8", "no_entry", {})
    if kind == ask.CHOOSE_LEADER and within(action, do.LEADERS, CLAN):
        return Refusal("DB-D5", "no_leader", {"slot": int(action - do.LEADERS) + 1})
    return None
