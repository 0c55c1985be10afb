"""What a seat may see, field by field: all but the other's bid in a running combat (rules, chapter Hidden information)."""

from __future__ import annotations

from clutch.games.dragonbrood.account_tables import ACCOUNT_NAMES, ACCOUNTS
from clutch.games.dragonbrood.bank import BANK_MOVE, balance
from clutch.games.dragonbrood.board import (
    COMBAT_SIDE,
    LETTERS,
    LEVEL_SIDE,
    LIFTS,
    LOCATIONS,
    OPEN,
    OPENS,
    PLACES,
    RANK_SIDE,
    SIDE_KIND,
    SIDE_KINDS,
    SKY_TILE,
)
from clutch.games.dragonbrood.combat import COMBAT_BID
from clutch.games.dragonbrood.components import (
    BID_KINDS,
    BONUS_NAMES,
    BONUSES,
    CLAN,
    COLOURS,
    DRAGON_COLOURS,
    EGGS,
    ELDERS,
    GRAVE_NAMES,
    GRAVES,
    GROWN_LEVEL,
    HUES,
    ITEM_NAMES,
    KINDS,
    SEASONS,
    SIDES,
    SPACE_NAMES,
    SPACES,
    TRINKET_NAMES,
    TRINKETS,
)
from clutch.games.dragonbrood.costs import ANYTIME
from clutch.games.dragonbrood.decisions import DECISIONS
from clutch.games.dragonbrood.destination import CHOOSE_DESTINATION, CHOOSE_DRAGON, INDIGO_PAIR, capacity
from clutch.games.dragonbrood.dragons import leader_of
from clutch.games.dragonbrood.feeding import food_cost
from clutch.games.dragonbrood.income import ALCHEMY_PICK, INCOME_PICK, income_picks
from clutch.games.dragonbrood.knowledge import bidder, is_bidding
from clutch.games.dragonbrood.locations.elder_spaces import ELDER_OPTION, elder_place
from clutch.games.dragonbrood.locations.excavation import EXCAVATE_PICK
from clutch.games.dragonbrood.locations.exchanges import EXCHANGE_STEP
from clutch.games.dragonbrood.locations.thieves_den import STEAL_ITEM
from clutch.games.dragonbrood.locations.trinkets import TRINKET_KEEP, TRINKET_PICK
from clutch.games.dragonbrood.locations.witch_lair import WITCH_TIMES
from clutch.games.dragonbrood.magic import MAGIC_MOVE
from clutch.games.dragonbrood.magic_tracks import NODE_LEVEL, NODE_NAMES
from clutch.games.dragonbrood.scoring import bank_value, horde_value, magic_value, score, tile_value, trinket_value
from clutch.games.dragonbrood.show.amounts import amounts, items_of, missing
from clutch.games.dragonbrood.show.answers import TRANSACTIONS, answers_view, trades_view, transaction_view
from clutch.games.dragonbrood.show.bargains import bargains_view
from clutch.games.dragonbrood.show.colouring import gain_view, is_colouring, paying_place
from clutch.games.dragonbrood.show.prospects import prospect
from clutch.games.dragonbrood.show.reach import journeys_view, reach_view
from clutch.games.dragonbrood.show.standing import at_home, need
from clutch.games.dragonbrood.show.strengths import fighters_view
from clutch.games.dragonbrood.show.view_types import (
    AccountView,
    CombatView,
    DecisionView,
    DragonbroodView,
    DragonView,
    GraveView,
    PlaceView,
    QuestView,
    SeatView,
    SideView,
)
from clutch.games.dragonbrood.solo_tables import CATCH_COLOURS, CURSEBREAKER_ELDERS, DIFFICULTIES
from clutch.games.dragonbrood.state import (
    ABSENT,
    BUMP,
    CATCH_THEM_ALL,
    COLLECTED,
    CURSEBREAKER,
    DONE,
    EGGS_LEFT,
    EXEMPT,
    INTERESTS,
    MAGIC,
    MODES,
    NO_SOLO,
    NOBODY,
    PLACED,
    SOLO_MODES,
    SPIRIT,
    STATUSES,
    UNLOCKED,
    DragonbroodPosition,
)
from clutch.kernel.state import OVER


def view(state: DragonbroodPosition, seat: int | None) -> DragonbroodView:
    """The position as a seat, or a spectator (`None`), may see it."""
    turn = int(state.seat())
    players = int(state.players)
    home = at_home(state)
    return {
        "seat": seat,
        "players": players,
        "year": int(state.year),
        "years": int(state.agreement.years),
        "season": SEASONS[state.season],
        "side": SIDES[state.side()],
        "order": [int(state.order[place]) for place in range(players)],
        "turn": None if turn == OVER else turn,
        "decision": None if state.over else decision_view(state, seat),
        "combat": combat_view(state, seat) if is_bidding(state) else None,
        "contested": [LOCATIONS[place] for place in range(PLACES) if int(state.contested) >> place & 1],
        "opening": [LOCATIONS[place] for place in range(PLACES) if opens(state, place) == state.year],
        "seats": [seat_view(state, home, other, mine=other == seat) for other in range(players)],
        "places": [place_view(state, place) for place in range(PLACES)],
        "accounts": [account_view(state, account) for account in range(ACCOUNTS)],
        "elders": [
            {"elder": ELDERS[elder], "owner": owner_of(int(state.elder_owner[elder])), "ducats": int(state.elder_ducats[elder])}
            for elder in range(len(ELDERS))
        ],
        "graves": [grave_view(state, grave) for grave in range(GRAVES)],
        "display": [TRINKET_NAMES[trinket] for trinket in range(TRINKETS) if state.trinket[trinket] == 0],
        "pool": {
            f"{COLOURS[hue]}_{level}": int(state.tokens(level, hue))
            for level in (1, 2, 3)
            for hue in range(HUES)
            if state.tokens(level, hue)
        },
        "bonus_tiles": [BONUS_NAMES[tile] for tile in range(BONUSES) if state.agreement.bonus_tiles[tile]],
        "enemy_level": int(state.agreement.enemy_level),
        "enemy_pool": {ITEM_NAMES[kind]: int(state.enemy_pool[kind]) for kind in range(BID_KINDS) if state.enemy_pool[kind]},
        "success": state.success,
        "quest": quest_view(state) if state.agreement.solo_mode != NO_SOLO else None,
        "options": options_view(state),
    }


def options_view(state: DragonbroodPosition) -> dict[str, int | str | bool]:
    """The options that change what may be done."""
    agreement = state.agreement
    return {
        "years": int(agreement.years),
        "solo_mode": SOLO_MODES[agreement.solo_mode],
        "solo_difficulty": DIFFICULTIES[agreement.difficulty],
        "bank_interest": INTERESTS[agreement.interest],
        "income_floor": agreement.income_floor,
        "market_two_way": agreement.market_two_way,
        "tight_board": agreement.tight,
        "unlimited_dragons": agreement.unlimited,
        "forced_combat": agreement.forced_combat,
        "market_limit": "level" if agreement.market_plain else "plus3",
        "necromancy": "lower" if agreement.lower_feeding else "instead",
        "prize_order": "elders_first" if agreement.elders_first else "turn_order",
        "bank_amounts": "doubled" if agreement.doubled_amounts else "distinct",
        "income_track": "steep" if agreement.steep else "overlapping",
    }


def owner_of(owner: int) -> int | None:
    """A seat that is stored plus 1."""
    return owner - 1 if owner else None


def decision_view(state: DragonbroodPosition, seat: int | None) -> DecisionView:
    """What is being decided. Nothing of a bid: the frame of a bid is not shown but for its dragon."""
    kind = int(state.kind())
    dragon = int(state.visitor)
    place: str | None = None
    if kind == CHOOSE_DESTINATION.kind:
        dragon = int(CHOOSE_DESTINATION.dragon(state))
    elif kind == COMBAT_BID.kind:
        dragon = int(COMBAT_BID.dragon(state))
    elif kind == EXCHANGE_STEP.kind:
        place = LOCATIONS[EXCHANGE_STEP.place(state)]
    elif kind == WITCH_TIMES.kind:
        place = LOCATIONS[WITCH_TIMES.place(state)]
    elif kind == ELDER_OPTION.kind:
        place = LOCATIONS[elder_place(state)]
    elif is_colouring(state):
        place = paying_place(state)
    banking = kind == BANK_MOVE.kind
    placing = kind in (CHOOSE_DRAGON.kind, INDIGO_PAIR.kind, CHOOSE_DESTINATION.kind)
    # What would help the seat that decides alone is told to it alone; a bid is answered behind a screen.
    mine = seat == int(state.asked()) and kind != COMBAT_BID.kind
    return {
        "kind": DECISIONS[kind].prompt(state).kind,
        "seat": int(state.asked()),
        "slot": dragon % CLAN + 1 if dragon != NOBODY else None,
        "place": place,
        "account": ACCOUNT_NAMES[BANK_MOVE.account(state)] if banking else None,
        "trinket": TRINKET_NAMES[TRINKET_KEEP.trinket(state)] if kind == TRINKET_KEEP.kind else None,
        "left": what_is_left(state),
        "boosted": int(EXCHANGE_STEP.boosted(state)) if kind == EXCHANGE_STEP.kind else 0,
        "transaction": TRANSACTIONS[BANK_MOVE.transaction(state)] if banking else None,
        "banking": transaction_view(state) if banking else None,
        "free": kind == TRINKET_PICK.kind and TRINKET_PICK.count(state) > 0,
        "cost": items_of(state.cost) if kind == ANYTIME.kind else {},
        "missing": missing(state, state.asked(), state.cost) if kind == ANYTIME.kind else {},
        "gain": gain_view(state),
        "answers": answers_view(state) if mine and not placing else {},
        "trades": trades_view(state) if kind == EXCHANGE_STEP.kind else [],
        "reach": reach_view(state) if kind in (CHOOSE_DRAGON.kind, INDIGO_PAIR.kind) else [],
        "journeys": journeys_view(state, whole=mine) if placing else [],
    }


def what_is_left(state: DragonbroodPosition) -> int | None:
    """How much of the running decision is still to come, where it is one of several of its kind."""
    kind = int(state.kind())
    if kind == TRINKET_PICK.kind:
        return int(TRINKET_PICK.count(state)) or int(TRINKET_PICK.budget(state))
    for counting in (EXCHANGE_STEP, EXCAVATE_PICK, STEAL_ITEM, MAGIC_MOVE, BANK_MOVE, INCOME_PICK, ALCHEMY_PICK):
        if kind == counting.kind:
            return int(counting.left(state))
    return None


def combat_view(state: DragonbroodPosition, seat: int | None) -> CombatView:
    """The running combat: of the bids a seat sees only its own, not even the size of the other's (DB-C6, DB-I17)."""
    dragons = [int(bidder(state, number)) for number in range(2)]
    seats = [dragon // CLAN for dragon in dragons if dragon >= 0]
    own = {}
    if seat in seats:
        first = seats.index(seat) * BID_KINDS
        own = {ITEM_NAMES[kind]: int(state.bids[first + kind]) for kind in range(BID_KINDS) if state.bids[first + kind]}
    return {
        "place": LOCATIONS[int(state.place[COMBAT_BID.dragon(state)]) // 2],
        "seats": seats,
        "ready": seats[: int(state.sealed)],
        "bid": own or None,
    }


def seat_view(state: DragonbroodPosition, home: DragonbroodPosition, seat: int, *, mine: bool) -> SeatView:
    """One player's things: all of them lie open; `home` is the position with all dragons at home."""
    return {
        "seat": seat,
        "elder": ELDERS[state.noted(seat, SPIRIT)],
        "items": amounts([int(state.held(seat, kind)) for kind in range(KINDS)]),
        "eggs": [egg + 1 for egg in range(EGGS) if int(state.noted(seat, EGGS_LEFT)) >> egg & 1],
        "income": [SPACE_NAMES[space] for space in range(SPACES) if int(state.income[seat]) >> space & 1],
        "magic": NODE_NAMES[state.noted(seat, MAGIC)],
        "trinkets": [TRINKET_NAMES[trinket] for trinket in range(TRINKETS) if int(state.trinket[trinket]) == seat + 1],
        "accounts": [ACCOUNT_NAMES[account] for account in range(ACCOUNTS) if int(state.account_owner[account]) == seat + 1],
        "dragons": [
            dragon_view(state, dragon, mine=mine) for dragon in range(seat * CLAN, seat * CLAN + CLAN) if state.status[dragon] != ABSENT
        ],
        "income_picks": int(income_picks(state, seat)),
        "need": need(state, seat),
        "magic_level": int(NODE_LEVEL[state.noted(seat, MAGIC)]),
        "score": int(score(state, seat)),
        "parts": {
            "horde": int(horde_value(state, seat)),
            "bank": int(bank_value(state, seat)),
            "trinkets": int(trinket_value(state, seat)),
            "magic": int(magic_value(state, seat)),
            "tiles": {
                BONUS_NAMES[tile]: int(tile_value(state, seat, tile)) for tile in range(BONUSES) if state.agreement.bonus_tiles[tile]
            },
        },
        "home": {
            "score": int(score(home, seat)),
            "tiles": {BONUS_NAMES[tile]: int(tile_value(home, seat, tile)) for tile in range(BONUSES) if state.agreement.bonus_tiles[tile]},
        },
    }


def dragon_view(state: DragonbroodPosition, dragon: int, *, mine: bool) -> DragonView:
    """One dragon."""
    placed = state.status[dragon] == PLACED
    side = int(state.place[dragon])
    found: DragonView = {
        "slot": dragon % CLAN + 1,
        "level": int(state.level[dragon]),
        "colour": DRAGON_COLOURS[state.colour[dragon]],
        "status": STATUSES[state.status[dragon]],
        "place": LOCATIONS[side // 2] if placed else None,
        "side": SIDES[side % 2] if placed else None,
        "mode": MODES[state.mode[dragon]] if placed else None,
        "done": state.has_mark(dragon, DONE),
        "exempt": state.has_mark(dragon, EXEMPT),
        "unlocked": state.has_mark(dragon, UNLOCKED),
        "leader": int(leader_of(state, dragon // CLAN)) == dragon,
        "food": int(food_cost(state, dragon)),
    }
    if mine and waits(state, dragon):
        found["prospect"] = prospect(state, dragon, side // 2)
    return found


def waits(state: DragonbroodPosition, dragon: int) -> bool:
    """Whether a dragon stands where it will collect something this half of the year."""
    side = int(state.place[dragon])
    if state.status[dragon] != PLACED or side % 2 != state.side() or state.has_mark(dragon, COLLECTED):
        return False
    uncovered = state.tile[side // 2] == OPEN or state.is_elder(dragon)
    return uncovered and int(SIDE_KIND[side]) in (LEVEL_SIDE, RANK_SIDE, COMBAT_SIDE)


def quest_view(state: DragonbroodPosition) -> QuestView:
    """How far a solo game has come (DB-O8, DB-O10, DB-O11)."""
    mode = int(state.agreement.solo_mode)
    ready = [dragon for dragon in range(CLAN) if state.level[dragon] and state.status[dragon] != ABSENT]
    elders = [DRAGON_COLOURS[state.colour[dragon]] for dragon in ready if state.is_elder(dragon)]
    board = {int(state.colour[dragon]) for dragon in ready if state.level[dragon] == GROWN_LEVEL}
    buried = {int(state.grave[grave * 3 + 2]) for grave in range(GRAVES) if state.grave[grave * 3 + 1] == GROWN_LEVEL}
    caught = board | buried
    goal = {CURSEBREAKER: int(CURSEBREAKER_ELDERS), CATCH_THEM_ALL: HUES}.get(mode)
    return {
        "mode": SOLO_MODES[mode],
        "difficulty": DIFFICULTIES[state.agreement.difficulty],
        "goal": goal,
        "reached": len(elders) if mode == CURSEBREAKER else len(caught) if mode == CATCH_THEM_ALL else int(score(state, 0)),
        "elders": elders,
        "on_board": [COLOURS[hue] for hue in range(HUES) if hue in board],
        "buried": [COLOURS[hue] for hue in range(HUES) if hue in buried],
        "missing": [COLOURS[hue] for hue in range(HUES) if hue not in caught] if mode == CATCH_THEM_ALL else [],
        "each": int(CATCH_COLOURS),
        "counted": [min(int(CATCH_COLOURS), len(board - buried)), min(int(CATCH_COLOURS), len(buried))],
        "success": state.success,
    }


def place_view(state: DragonbroodPosition, place: int) -> PlaceView:
    """One location."""
    tile = int(state.tile[place])
    found: PlaceView = {
        "place": LOCATIONS[place],
        "tile": None if tile == 0 else ("field" if tile < SKY_TILE else LETTERS[tile - SKY_TILE]),
        "locked": bool(state.locked[place]),
        "left": side_view(state, place * 2),
        "right": side_view(state, place * 2 + 1),
    }
    year = opens(state, place)
    if year is not None:
        found["opens"] = year
    bargains = bargains_view(state, place)
    if bargains:
        found["bargains"] = bargains
    return found


def opens(state: DragonbroodPosition, place: int) -> int | None:
    """In which New Year the tile on a place is lifted, if it is (DB-N6)."""
    tile = int(state.tile[place])
    if tile == OPEN:
        return None
    for year in range(int(state.year), int(state.agreement.years)):
        if OPENS[year * PLACES + place] if tile < SKY_TILE else LIFTS[year * len(LETTERS) + tile - SKY_TILE]:
            return year
    return None


def side_view(state: DragonbroodPosition, side: int) -> SideView | None:
    """One side, if there is one."""
    if int(SIDE_KIND[side]) == 0:
        return None
    users = 0
    for dragon in range(int(state.players) * CLAN):
        if state.stands_at(dragon, side) and state.mode[dragon] <= BUMP:
            users += 1
    found: SideView = {
        "kind": "field" if state.is_covered(side // 2) else SIDE_KINDS[SIDE_KIND[side]],
        "spaces": 0 if state.is_sky_covered(side // 2) else int(capacity(state, side)),
        "used": users + (1 if state.enemy[side] else 0),
        "enemy": COLOURS[int(state.enemy[side]) - 1] if state.enemy[side] else None,
    }
    fighters = fighters_view(state, side) if side % 2 == state.side() else []
    if fighters:
        found["fighters"] = fighters
    return found


def account_view(state: DragonbroodPosition, account: int) -> AccountView:
    """One account; contents are public (DB-B4)."""
    return {
        "account": ACCOUNT_NAMES[account],
        "owner": owner_of(int(state.account_owner[account])),
        "items": amounts([int(state.banked(account, kind)) for kind in range(KINDS)]),
        "balance": int(balance(state, account)),
    }


def grave_view(state: DragonbroodPosition, grave: int) -> GraveView:
    """One grave."""
    owner = int(state.grave[grave * 3])
    return {
        "grave": GRAVE_NAMES[grave],
        "seat": owner_of(owner),
        "level": int(state.grave[grave * 3 + 1]) if owner else None,
        "colour": DRAGON_COLOURS[state.grave[grave * 3 + 2]] if owner else None,
    }
