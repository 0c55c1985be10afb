"""Which dragon is placed, and where it goes (rules, chapter Placing dragons: DB-P1 to DB-P7, DB-P9; DB-K9). What happens there is in `placement.py`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import (
    ALL_PLACES,
    BOARD,
    BONUS_COLOUR,
    EFFECT,
    ELDER_SIDE,
    FIELD,
    LEAST_LEVEL,
    LOCATIONS,
    NO_SIDE,
    OPEN,
    OPEN_TO,
    PLACE_BIT,
    PLACES,
    RANGES,
    REACH,
    RETIRE,
    RETIRING,
    SIDE_KIND,
)
from clutch.games.dragonbrood.choice import BareChoice, Choice, within
from clutch.games.dragonbrood.colour_abilities import admits_guests, host, is_coloured, lime_fee, may_bump, uses_space
from clutch.games.dragonbrood.components import (
    CLAN,
    COLOURS,
    DUCAT,
    GRAVE_SIDE,
    GRAVES,
    GROWN_LEVEL,
    INDIGO,
    LIME,
    PURPLE,
    SUMMER,
    TEAL,
    TEAL_RANGE_LOSS,
)
from clutch.games.dragonbrood.costs import can_pay_one
from clutch.games.dragonbrood.deed import Deed
from clutch.games.dragonbrood.dragons import current_nursery, dragon_name, handle, is_placeable, may_lead_off
from clutch.games.dragonbrood.moves import BUMPS, DRAGON_CHOICES, GOES, JOINS, NONE, NURSERY, PAIRS
from clutch.games.dragonbrood.placement import PLACEMENT
from clutch.games.dragonbrood.state import BESIDE, BOUND, BUMP, COMPANION, HOSTED, NO_SOLO, PLACED, READY, SPACE, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.state import Actions
from clutch.kernel.statement import Prompt, Refusal

# Which dragon (DB-P2)


@final
class ChooseDragon(BareChoice):
    """Which dragon is placed now (DB-P2)."""

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """The placeable dragons that the leader's restriction allows; dragons that are alike are one choice (DB-P2)."""
        seat: i64 = state.asked()
        for slot in range(i64(CLAN)):
            dragon: i64 = seat * CLAN + slot
            if is_placeable(state, dragon) and may_lead_off(state, dragon) and not has_twin_before(state, dragon):
                actions.add(DRAGON_CHOICES + slot)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """A dragon is chosen; now its destination."""
        seat: i64 = state.asked()
        state.pop()
        CHOOSE_DESTINATION.ask(state, seat, seat * CLAN + action - DRAGON_CHOICES, False, False)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        return refuse_dragon(state, action, DRAGON_CHOICES)

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-P2", "choose_dragon", {"seat": int(state.asked())})


CHOOSE_DRAGON: Final = ChooseDragon()


def has_twin_before(state: DragonbroodPosition, dragon: i64) -> bool:
    """Whether an earlier dragon of the clan is just like this one; a bound leader is like no other."""
    seat: i64 = dragon // CLAN
    leader: i64 = seat * CLAN + state.noted(seat, BOUND) - 1
    if dragon == leader:
        return False
    for other in range(seat * CLAN, dragon):
        if (
            state.colour[other] == state.colour[dragon]
            and state.level[other] == state.level[dragon]
            and other != leader
            and state.status[other] == state.status[dragon]
            and state.marks[other] == state.marks[dragon]
            and (state.status[dragon] != PLACED or state.place[other] == state.place[dragon])
            and may_lead_off(state, other)
        ):
            return True
    return False


# Where to (DB-P3)


def capacity(state: DragonbroodPosition, side: i64) -> i64:
    """How many dragons of level 1 to 3 find a space (DB-P4)."""
    place: i64 = side // 2
    if state.tile[place] == FIELD:
        return 1
    if EFFECT[place] != RETIRE:
        return state.agreement.spaces[side]
    free: i64 = 0
    for grave in range(i64(GRAVES)):
        if GRAVE_SIDE[grave] == side % 2 and state.grave[grave * 3] == 0:
            free += 1
    return free


def reach(state: DragonbroodPosition, dragon: i64) -> i64:
    """The places within a dragon's range as bits: everywhere in Summer; in Winter as many steps as its level, Teal two fewer (DB-P5, DB-K12). Nothing blocks the way (DB-R33), staying is no step (DB-R32), and the player board is one step from the outer ring (DB-R34). Worked examples: DB-W28, DB-W29."""
    if state.season == SUMMER:
        return ALL_PLACES
    steps: i64 = i64(state.level[dragon])
    if is_coloured(state, dragon, TEAL):
        steps -= TEAL_RANGE_LOSS
    start: i64 = BOARD
    if state.status[dragon] == PLACED:
        start = i64(state.place[dragon]) // 2
    return REACH[start * RANGES + steps]


def unlocks(state: DragonbroodPosition, dragon: i64, place: i64) -> bool:
    """Whether a lock lets this dragon in: a level 3 dragon of the bonus colour (DB-O6). Worked example: DB-W5."""
    return state.level[dragon] == GROWN_LEVEL and i64(state.colour[dragon]) == BONUS_COLOUR[place]


@final
class ChooseDestination(Choice):
    """Where a dragon goes (DB-P3)."""

    def ask(self, state: DragonbroodPosition, seat: i64, dragon: i64, second: bool, no_elder_space: bool) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, dragon)
        state.carry(1, 1 if second else 0)
        state.carry(2, 1 if no_elder_space else 0)

    def dragon(self, state: DragonbroodPosition) -> i64:
        """The dragon."""
        return state.carried(0)

    def second(self, state: DragonbroodPosition) -> bool:
        """Whether it is the second of a pair."""
        return state.carried(1) == 1

    def no_elder_space(self, state: DragonbroodPosition) -> bool:
        """Whether Elder spaces are closed to it (DB-K9)."""
        return state.carried(2) == 1

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """Every place and mode, in the order of the board, then the nursery (DB-P3, DB-P9, DB-R36). Only the side of the season counts, Elder spaces included (DB-P6, DB-R30); sky tiles cannot be used (DB-R28)."""
        seat: i64 = state.asked()
        dragon: i64 = self.dragon(state)
        side: i64 = state.side()
        if state.is_elder(dragon):
            for place in range(i64(PLACES)):
                if SIDE_KIND[place * 2 + side] != NO_SIDE:  # covered, full and locked places alike (DB-V2)
                    actions.add(GOES + place)
            actions.add(NURSERY)
            return
        limes: i64 = 0
        hosts: i64 = 0
        rivals: i64 = 0
        status: vec[u8] = state.status
        places: vec[u8] = state.place
        for other in range(state.players * CLAN):
            if status[other] != PLACED or i64(places[other]) & 1 != side:
                continue
            here: i64 = PLACE_BIT[i64(places[other]) >> 1]
            if other // CLAN != seat:
                if uses_space(state, other):
                    rivals |= here
                if is_coloured(state, other, LIME):
                    limes |= here
            elif is_coloured(state, other, PURPLE) and not state.has_mark(other, HOSTED):
                hosts |= here
        if state.agreement.enemy_level == GROWN_LEVEL:
            limes = ALL_PLACES  # looked at one by one below
        if not may_bump(state, dragon):
            rivals = 0
        level: i64 = i64(state.level[dragon])
        within: i64 = reach(state, dragon) & OPEN_TO[(level * 2 + side) * 2 + i64(self.no_elder_space(state))]
        special: i64 = limes | hosts | rivals | RETIRING  # where more counts than how many spaces are printed and used
        if state.agreement.solo_mode != NO_SOLO:
            special = ALL_PLACES  # there may be locks (DB-O6)
        tile: vec[u8] = state.tile
        used: vec[u8] = state.used
        spaces: vec[i64] = state.agreement.spaces
        items: vec[i64] = actions.room(2 * PLACES + 1)
        count: i64 = actions.count
        for place in range(i64(PLACES)):
            if within >> place & 1 == 0:
                continue
            there: i64 = place * 2 + side
            if special >> place & 1 == 0 and tile[place] == OPEN:
                items[count] = GOES + place
                count += i64(i64(used[there]) < spaces[there])
                continue
            if tile[place] > FIELD or (limes >> place & 1 and not can_pay_one(state, seat, DUCAT, lime_fee(state, seat, there))):
                continue
            locked: bool = state.locked[place] == 1 and side == 0
            if i64(used[there]) < capacity(state, there):
                if not locked or unlocks(state, dragon, place):
                    items[count] = GOES + place
                    count += 1
            elif rivals >> place & 1 and not locked and admits_guests(state, there):
                items[count] = BUMPS + place
                count += 1
            if hosts >> place & 1 and not locked and admits_guests(state, there):
                items[count] = JOINS + place
                count += 1
        items[count] = NURSERY
        actions.count = count + 1

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """To the nursery (DB-P9), or to a place: step 1 of DB-P8, the dragon is done and leaves where it was."""
        seat: i64 = state.asked()
        dragon: i64 = self.dragon(state)
        second: bool = self.second(state)
        state.pop()
        handle(state, dragon)
        if action == NURSERY:
            state.status[dragon] = u8(current_nursery(state))
            if state.events is not None:
                state.tell("DB-P9", "declined", {"seat": int(seat), "dragon": dragon_name(state, dragon)})
            return
        place: i64 = (action - GOES) % PLACES
        mode: i64 = BUMP if BUMPS <= action < JOINS else (COMPANION if action >= JOINS else SPACE)
        if state.is_elder(dragon):
            mode = BESIDE
        from_left: bool = state.status[dragon] == PLACED
        state.origin[dragon] = BOARD
        if from_left:
            state.origin[dragon] = u8(i64(state.place[dragon]) // 2)
        state.status[dragon] = READY
        state.visitor = dragon
        ability: i64 = 0
        if state.level[dragon] == GROWN_LEVEL:
            hue: i64 = i64(state.colour[dragon])
            ability = hue + 1
            if not second:
                indigo_first: bool = hue == INDIGO and SIDE_KIND[place * 2 + state.side()] != ELDER_SIDE
                OFFER_PAIR.ask(state, seat, not indigo_first)
        PLACEMENT.ask(state, seat, place, mode, ability)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        """Why a dragon cannot go there (DB-P3 to DB-P7)."""
        # The same tests stand in `offer`, woven into the listing: a menu is made far too often to ask them one by one.
        if not within(action, GOES, 3 * PLACES):
            return None
        seat: i64 = state.asked()
        dragon: i64 = self.dragon(state)
        place: i64 = (action - GOES) % PLACES
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
            if SIDE_KIND[side] == ELDER_SIDE and self.no_elder_space(state):
                return Refusal("DB-K9", "pair_at_elder", {})
            if state.locked[place] and state.side() == 0 and not unlocks(state, dragon, place):
                return Refusal("DB-O6", "locked", {"place": name, "colour": COLOURS[BONUS_COLOUR[place]]})
            if not can_pay_one(state, seat, DUCAT, lime_fee(state, seat, side)):
                return Refusal("DB-K13", "no_fee", {"place": name})
        if action >= JOINS:
            return Refusal("DB-K7", "no_host" if host(state, seat, side) < 0 else "no_guests", {"place": name})
        if action >= BUMPS:
            return Refusal("DB-P7", "no_bump", {"place": name})
        assert i64(state.used[side]) >= capacity(state, side)
        return Refusal("DB-P4", "full", {"place": name})

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-P3", "choose_destination", {"seat": int(state.asked())})


CHOOSE_DESTINATION: Final = ChooseDestination()


def may_follow(state: DragonbroodPosition, dragon: i64, only_indigo: bool) -> bool:
    """Whether a dragon may be the second of a pair; the leader's restriction holds for it too (DB-K9, DB-D7). Worked example: DB-W31."""
    if state.level[dragon] != GROWN_LEVEL or (only_indigo and i64(state.colour[dragon]) != INDIGO):
        return False
    return is_placeable(state, dragon) and may_lead_off(state, dragon)


@final
class ChooseSecond(Choice):
    """Which dragon follows at once as the second of a pair (DB-K9)."""

    def ask(self, state: DragonbroodPosition, seat: i64, only_indigo: bool) -> None:
        """Ask a seat."""
        state.push(self.kind, seat)
        state.carry(0, 1 if only_indigo else 0)

    def only_indigo(self, state: DragonbroodPosition) -> bool:
        """Whether it must be indigo, and may not go to an Elder space."""
        return state.carried(0) == 1

    def offer(self, state: DragonbroodPosition, actions: Actions) -> None:
        """A second dragon, or none (DB-K9)."""
        seat: i64 = state.asked()
        for slot in range(i64(CLAN)):
            if may_follow(state, seat * CLAN + slot, self.only_indigo(state)) and not has_twin_before(state, seat * CLAN + slot):
                actions.add(PAIRS + slot)
        actions.add(NONE)

    def decide(self, state: DragonbroodPosition, action: i64, chance: Chance) -> None:
        """The second dragon goes to its destination; behind another colour it may not go to an Elder space (DB-K9)."""
        seat: i64 = state.asked()
        only_indigo: bool = self.only_indigo(state)
        state.pop()
        if action != NONE:
            CHOOSE_DESTINATION.ask(state, seat, seat * CLAN + action - PAIRS, True, only_indigo)

    def explain(self, state: DragonbroodPosition, action: i64) -> Refusal | None:
        return refuse_dragon(state, action, PAIRS)

    def prompt(self, state: DragonbroodPosition) -> Prompt:
        return Prompt("DB-K9", "indigo_pair", {"seat": int(state.asked())})


INDIGO_PAIR: Final = ChooseSecond()


def refuse_dragon(state: DragonbroodPosition, action: i64, first: i64) -> Refusal | None:
    """Why a dragon cannot be placed now (DB-P1, DB-D6)."""
    if not within(action, first, CLAN):
        return None
    dragon: i64 = state.asked() * CLAN + action - first
    if state.level[dragon] == 0:
        return Refusal("DB-P1", "no_dragon", {"slot": int(action - first) + 1})
    if not is_placeable(state, dragon):
        return Refusal("DB-P1", "not_placeable", {"slot": int(action - first) + 1})
    if may_lead_off(state, dragon) and has_twin_before(state, dragon):
        return Refusal("DB-P2", "twin", {"slot": int(action - first) + 1})
    if first == PAIRS:
        return Refusal("DB-K9", "no_pair", {"slot": int(action - first) + 1})
    return Refusal("DB-D6", "leader_order", {"slot": int(action - first) + 1})


@final
class OfferPair(Deed):
    """After a level 3 dragon a second one may follow at once, if one of the two is indigo and not at an Elder space (DB-K9, DB-R69)."""

    def ask(self, state: DragonbroodPosition, seat: i64, only_indigo: bool) -> None:
        """Leave this to be done for a seat."""
        state.push(self.kind, seat)
        state.carry(0, 1 if only_indigo else 0)

    def only_indigo(self, state: DragonbroodPosition) -> bool:
        """Whether the second must be indigo, because the first was not or stood at an Elder space."""
        return state.carried(0) == 1

    def do(self, state: DragonbroodPosition, chance: Chance) -> None:
        """Ask, if there is a dragon that may follow. Worked example: DB-W60."""
        seat: i64 = state.asked()
        only_indigo: bool = self.only_indigo(state)
        state.pop()
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            if may_follow(state, dragon, only_indigo):
                INDIGO_PAIR.ask(state, seat, only_indigo)
                return


OFFER_PAIR: Final = OfferPair()
