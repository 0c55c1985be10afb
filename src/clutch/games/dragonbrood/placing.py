"""Placing dragons (rules, chapter Placing dragons: DB-P1 to DB-P11), with the abilities of the moment of placing (DB-K4, DB-K7 to DB-K11, DB-K14).

Worked examples: DB-W9, DB-W28, DB-W29, DB-W32, DB-W33, DB-W48, DB-W60.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import (
    ACTION_SIDE,
    ALL_PLACES,
    BOARD,
    BONUS_COLOUR,
    EFFECT,
    ELDER_SIDE,
    FIELD,
    FIELD_ITEMS,
    LEAST_LEVEL,
    LOCATIONS,
    LOCK_ITEMS,
    NO_SIDE,
    OPEN,
    PLACE_BIT,
    PLACES,
    RANGES,
    REACH,
    RETIRE,
    SIDE_KIND,
)
from clutch.games.dragonbrood.colour_abilities import admits_guests, host, is_coloured, lime_fee, removable, sharing_modifier, uses_space
from clutch.games.dragonbrood.components import (
    AMBER,
    AMBER_DUCATS,
    AMBER_EXCAVATIONS,
    BLUE,
    BLUE_BONUS,
    BONUS_DUCATS,
    CLAN,
    DUCAT,
    GOLDEN,
    GRAVE_SIDE,
    GRAVES,
    GREEN,
    GREEN_BONUS,
    GROWN_LEVEL,
    INDIGO,
    KINDS,
    LIME,
    MAGENTA,
    MAGENTA_DUCATS,
    MAGENTA_MOVES,
    PURPLE,
    SPACES,
    SUMMER,
    TEAL,
    TEAL_RANGE_LOSS,
    WINTER,
)
from clutch.games.dragonbrood.costs import can_pay_one, pay_one
from clutch.games.dragonbrood.decisions import (
    AMBER_USE,
    CHOOSE_DESTINATION,
    CHOOSE_DRAGON,
    ELDER_OPTION,
    EXCAVATED,
    GOLDEN_REMOVE,
    INDIGO_PAIR,
    MAGENTA_USE,
    MOVES_BOUGHT,
    PLACEMENT,
    VISIT,
)
from clutch.games.dragonbrood.dragons import current_nursery, dragon_name, handle, is_placeable, may_lead_off
from clutch.games.dragonbrood.gains import fewer_of_received, gain_items, more_of_received
from clutch.games.dragonbrood.moves import BUMPS, DRAGON_CHOICES, GOES, JOINS, NO, NONE, NURSERY, PAIRS, REMOVES, YES
from clutch.games.dragonbrood.state import (
    BESIDE,
    BOUND,
    BUMP,
    COMPANION,
    DESK,
    DONE,
    EMPTY_BUNDLE,
    EXEMPT,
    GOLDEN_USED,
    HOSTED,
    KIND,
    NOBODY,
    PLACED,
    READY,
    SEAT,
    SPACE,
    A,
    B,
    C,
    D,
    DragonbroodPosition,
)
from clutch.kernel.saying import Facts
from clutch.kernel.state import Actions

HUE_BITS: Final = 32
"""Level and colour of a dragon when it was placed, in one number of the frame."""

# Which dragon (DB-P2)


def offer_dragons(state: DragonbroodPosition, actions: Actions) -> None:
    """The placeable dragons that the leader's restriction allows; dragons that are alike are one choice (DB-P2)."""
    seat: i64 = state.top(SEAT)
    for slot in range(i64(CLAN)):
        dragon: i64 = seat * CLAN + slot
        if is_placeable(state, dragon) and may_lead_off(state, dragon) and not has_twin_before(state, dragon):
            actions.add(DRAGON_CHOICES + slot)


def has_twin_before(state: DragonbroodPosition, dragon: i64) -> bool:
    """Whether an earlier dragon of the clan is just like this one; a bound leader is like no other."""
    seat: i64 = dragon // CLAN
    leader: i64 = seat * CLAN + i64(state.desk[seat * DESK + BOUND]) - 1
    for other in range(seat * CLAN, dragon):
        if (
            leader not in (other, dragon)
            and state.level[other] == state.level[dragon]
            and state.colour[other] == state.colour[dragon]
            and state.status[other] == state.status[dragon]
            and state.marks[other] == state.marks[dragon]
            and (state.status[dragon] != PLACED or state.place[other] == state.place[dragon])
            and may_lead_off(state, other)
        ):
            return True
    return False


def choose_dragon(state: DragonbroodPosition, action: i64) -> None:
    """A dragon is chosen; now its destination."""
    seat: i64 = state.top(SEAT)
    state.pop()
    state.push(CHOOSE_DESTINATION, seat, seat * CLAN + action - DRAGON_CHOICES)


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
    """The places within a dragon's range as bits: everywhere in Summer; in Winter as many steps as its level, Teal two fewer (DB-P5, DB-K12). Nothing blocks the way (DB-R33), staying is no step (DB-R32), and the player board is one step from the outer ring (DB-R34)."""
    if state.season == SUMMER:
        return ALL_PLACES
    steps: i64 = i64(state.level[dragon])
    if is_coloured(state, dragon, TEAL):
        steps -= TEAL_RANGE_LOSS
    start: i64 = i64(state.place[dragon]) // 2 if state.status[dragon] == PLACED else BOARD
    return REACH[start * RANGES + steps]


def unlocks(state: DragonbroodPosition, dragon: i64, place: i64) -> bool:
    """Whether a lock lets this dragon in: a level 3 dragon of the bonus colour (DB-O6)."""
    return state.level[dragon] == GROWN_LEVEL and i64(state.colour[dragon]) == BONUS_COLOUR[place]


def offer_destinations(state: DragonbroodPosition, actions: Actions) -> None:
    """Every place and mode, in the order of the board, then the nursery (DB-P3, DB-P9, DB-R36). Only the side of the season counts, Elder spaces included (DB-P6, DB-R30); sky tiles cannot be used (DB-R28)."""
    seat: i64 = state.top(SEAT)
    dragon: i64 = state.top(A)
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
    for other in range(state.players * CLAN):
        if state.status[other] != PLACED or i64(state.place[other]) % 2 != side:
            continue
        here: i64 = PLACE_BIT[i64(state.place[other]) // 2]
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
    within: i64 = reach(state, dragon)
    level: i64 = i64(state.level[dragon])
    no_elder_space: bool = state.top(C) == 1
    for place in range(i64(PLACES)):
        if within >> place & 1 == 0 or state.tile[place] > FIELD or level < LEAST_LEVEL[place]:
            continue
        there: i64 = place * 2 + side
        kind: i64 = SIDE_KIND[there]
        if kind == NO_SIDE or (kind == ELDER_SIDE and no_elder_space):
            continue
        if limes >> place & 1 and not can_pay_one(state, seat, DUCAT, lime_fee(state, seat, there)):
            continue
        locked: bool = state.locked[place] == 1 and side == 0
        if i64(state.used[there]) < capacity(state, there):
            if not locked or unlocks(state, dragon, place):
                actions.add(GOES + place)
        elif rivals >> place & 1 and not locked and admits_guests(state, there):
            actions.add(BUMPS + place)
        if hosts >> place & 1 and not locked and admits_guests(state, there):
            actions.add(JOINS + place)
    actions.add(NURSERY)


def may_bump(state: DragonbroodPosition, dragon: i64) -> bool:
    """A golden dragon that has not removed anybody this season (DB-P7, DB-R66)."""
    return is_coloured(state, dragon, GOLDEN) and not state.has_mark(dragon, GOLDEN_USED)


def choose_destination(state: DragonbroodPosition, action: i64) -> None:
    """To the nursery (DB-P9), or to a place: step 1 of DB-P8, the dragon is done and leaves where it was."""
    seat: i64 = state.top(SEAT)
    dragon: i64 = state.top(A)
    second: i64 = state.top(B)
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
    state.origin[dragon] = u8(i64(state.place[dragon]) // 2 if from_left else BOARD)
    state.status[dragon] = READY
    state.visitor = dragon
    was: i64 = i64(state.level[dragon]) * HUE_BITS + i64(state.colour[dragon])
    state.push(PLACEMENT, seat, place * 4 + mode, 2, was, second)


# What happens then (DB-P8)


def advance(state: DragonbroodPosition) -> None:
    """The next step of a placement, numbered as in DB-P8 (6 and 8 are two steps each here)."""
    step: i64 = state.top(B)
    state.set_top(B, step + 1)
    if step == 2:
        pay_lime(state)
    elif step == 3:
        use_golden(state)
    elif step == 4:
        stand(state)
    elif step == 5:
        take_bonuses(state)
    elif step == 6:
        use_magenta(state)
    elif step == 7:
        use_amber(state)
    elif step == 8:
        perform(state)
    elif step == 9:
        add_season_colour(state)
    elif step == 10:
        apply_sharing(state)
    else:
        finish(state)


def target(state: DragonbroodPosition) -> i64:
    """The side on which the running placement takes place."""
    return state.top(A) // 4 * 2 + state.side()


def pay_lime(state: DragonbroodPosition) -> None:
    """Step 2: the fee of opposing lime dragons (DB-K13, DB-R70); Elders pay none (DB-V4)."""
    seat: i64 = state.top(SEAT)
    if not state.is_elder(state.visitor):
        fee: i64 = lime_fee(state, seat, target(state))
        if fee:
            pay_one(state, seat, DUCAT, fee)


def use_golden(state: DragonbroodPosition) -> None:
    """Step 3: a golden dragon may remove an opposing dragon, and must to take its space (DB-K10)."""
    if may_bump(state, state.visitor) and admits_guests(state, target(state)):
        must: i64 = 1 if state.top(A) % 4 == BUMP else 0
        state.push(GOLDEN_REMOVE, state.top(SEAT), state.visitor, target(state), must)


def offer_removals(state: DragonbroodPosition, actions: Actions) -> None:
    """The dragons that Golden can remove, and none where it need not (DB-K10)."""
    must: bool = state.top(C) == 1
    for dragon in range(state.players * CLAN):
        if removable(state, state.top(SEAT), dragon, state.top(B), must):
            actions.add(REMOVES + dragon)
    if not must:
        actions.add(NONE)


def remove_rival(state: DragonbroodPosition, action: i64) -> None:
    """The victim goes back to where it came from, is no longer done, and will be placed again (DB-K10, DB-R67, DB-R68)."""
    seat: i64 = state.top(SEAT)
    golden: i64 = state.top(A)
    state.pop()
    if action == NONE:
        return
    victim: i64 = action - REMOVES
    state.mark(golden, GOLDEN_USED)
    if uses_space(state, victim):
        state.used[i64(state.place[victim])] -= 1
    if state.season == WINTER and state.origin[victim] != BOARD:
        state.place[victim] = u8(i64(state.origin[victim]) * 2)
    else:
        state.status[victim] = READY
    state.unmark(victim, DONE)
    state.mark(victim, EXEMPT)
    if state.events is not None:
        facts: Facts = {"seat": int(seat), "target": int(victim // CLAN), "dragon": dragon_name(state, victim)}
        state.tell("DB-K10", "removed", facts)


def stand(state: DragonbroodPosition) -> None:
    """Step 4: the dragon stands there, with the next placement number; a companion uses up its host (DB-K7)."""
    dragon: i64 = state.visitor
    side: i64 = target(state)
    mode: i64 = state.top(A) % 4
    if mode == COMPANION:
        state.mark(host(state, state.top(SEAT), side), HOSTED)
    elif mode != BESIDE:
        state.used[side] += 1
    state.status[dragon] = PLACED
    state.place[dragon] = u8(side)
    state.mode[dragon] = u8(mode)
    state.placements += 1
    state.seq[dragon] = u8(state.placements)
    for kind in range(i64(KINDS)):
        state.received[kind] = 0
    if state.events is not None:
        facts: Facts = {"seat": int(state.top(SEAT)), "dragon": dragon_name(state, dragon), "place": LOCATIONS[side // 2]}
        state.tell("DB-P8", ["placed", "placed_bump", "placed_companion", "placed"][mode], facts)


def take_bonuses(state: DragonbroodPosition) -> None:
    """Step 5: a lock opens for good and gives its gobloon (DB-O6); the bonus colour gives a ducat, neither counts as received (DB-G6)."""
    seat: i64 = state.top(SEAT)
    place: i64 = state.top(A) // 4
    dragon: i64 = state.visitor
    if state.locked[place] and state.side() == 0 and not state.is_elder(dragon):
        state.locked[place] = 0
        if state.events is not None:
            state.tell("DB-O6", "unlocked", {"seat": int(seat), "place": LOCATIONS[place]})
        gain_items(state, seat, LOCK_ITEMS, 0, False)
    if i64(state.colour[dragon]) == BONUS_COLOUR[place] and state.tile[place] == OPEN:
        state.horde[seat * KINDS + DUCAT] = state.horde[seat * KINDS + DUCAT] + BONUS_DUCATS
        if state.events is not None:
            state.tell("DB-P8", "bonus_colour", {"seat": int(seat), "count": int(BONUS_DUCATS), "place": LOCATIONS[place]})


def has_ability(state: DragonbroodPosition, hue: i64) -> bool:
    """Whether the dragon being placed uses a colour's ability of that moment: level 3, at any side but Elder spaces (DB-K1, DB-K14, DB-R65)."""
    return state.top(C) == GROWN_LEVEL * HUE_BITS + hue and SIDE_KIND[target(state)] != ELDER_SIDE


def use_magenta(state: DragonbroodPosition) -> None:
    """Step 6: Magenta may buy a magic move (DB-K8)."""
    seat: i64 = state.top(SEAT)
    if has_ability(state, MAGENTA) and can_pay_one(state, seat, DUCAT, MAGENTA_DUCATS):
        state.push(MAGENTA_USE, seat)


def use_amber(state: DragonbroodPosition) -> None:
    """Step 6: Amber may buy an excavation, whose items are not gained (DB-K11)."""
    seat: i64 = state.top(SEAT)
    if has_ability(state, AMBER) and can_pay_one(state, seat, DUCAT, AMBER_DUCATS) and state.income[seat] != (i64(1) << SPACES) - 1:
        state.push(AMBER_USE, seat)


def offer_ability(state: DragonbroodPosition, actions: Actions) -> None:
    """Yes or no."""
    actions.add(YES)
    actions.add(NO)


def use_ability(state: DragonbroodPosition, action: i64) -> None:
    """Pay for the ability of Magenta or Amber (DB-K8, DB-K11)."""
    kind: i64 = state.top(KIND)
    seat: i64 = state.top(SEAT)
    state.pop()
    if action == NO:
        return
    if kind == MAGENTA_USE:
        state.push(MOVES_BOUGHT, seat, MAGENTA_MOVES)
        pay_one(state, seat, DUCAT, MAGENTA_DUCATS)
    else:
        state.push(EXCAVATED, seat, AMBER_EXCAVATIONS, 0)
        pay_one(state, seat, DUCAT, AMBER_DUCATS)


def perform(state: DragonbroodPosition) -> None:
    """Step 7: field tiles, actions and Elder spaces at once; the other sides wait for the collection (DB-P11, DB-A2, DB-V3, DB-R54)."""
    seat: i64 = state.top(SEAT)
    place: i64 = state.top(A) // 4
    side: i64 = target(state)
    if state.tile[place] == FIELD and not state.is_elder(state.visitor):
        gain_items(state, seat, FIELD_ITEMS, place * len(EMPTY_BUNDLE), True)
    elif SIDE_KIND[side] == ACTION_SIDE:
        state.push(VISIT, seat, place, 1)
    elif SIDE_KIND[side] == ELDER_SIDE:
        state.push(ELDER_OPTION, seat, place)


def changes_gains(state: DragonbroodPosition) -> bool:
    """DB-G6 is skipped at Elder spaces and at the uncovered Cemetery."""
    return admits_guests(state, target(state))


def add_season_colour(state: DragonbroodPosition) -> None:
    """Step 8, first: Green in Summer and Blue in Winter gain one more of what the visit brought (DB-K4)."""
    if not changes_gains(state):
        return
    if has_ability(state, GREEN) and state.season == SUMMER:
        more_of_received(state, state.top(SEAT), GREEN_BONUS)
    elif has_ability(state, BLUE) and state.season == WINTER:
        more_of_received(state, state.top(SEAT), BLUE_BONUS)


def apply_sharing(state: DragonbroodPosition) -> None:
    """Step 8, second: Yellow and Orange of those who share the place (DB-G6, DB-R64)."""
    if state.visitor == NOBODY or not changes_gains(state):
        return
    modifier: i64 = sharing_modifier(state, state.visitor)
    if modifier > 0:
        more_of_received(state, state.top(SEAT), modifier)
    elif modifier < 0:
        fewer_of_received(state, state.top(SEAT), -modifier)


def finish(state: DragonbroodPosition) -> None:
    """Step 9: after a level 3 dragon a second one may follow at once, if one of the two is indigo and not at an Elder space (DB-K9, DB-R69)."""
    seat: i64 = state.top(SEAT)
    level: i64 = state.top(C) // HUE_BITS
    second: bool = state.top(D) == 1
    indigo_first: bool = has_ability(state, INDIGO)
    state.visitor = NOBODY
    state.pop()
    for kind in range(i64(KINDS)):
        state.received[kind] = 0
    if level == GROWN_LEVEL and not second:
        only_indigo: i64 = 0 if indigo_first else 1
        for dragon in range(seat * CLAN, seat * CLAN + CLAN):
            if may_follow(state, dragon, only_indigo):
                state.push(INDIGO_PAIR, seat, only_indigo)
                return


def may_follow(state: DragonbroodPosition, dragon: i64, only_indigo: i64) -> bool:
    """Whether a dragon may be the second of a pair; the leader's restriction holds for it too (DB-K9, DB-D7)."""
    if state.level[dragon] != GROWN_LEVEL or (only_indigo and i64(state.colour[dragon]) != INDIGO):
        return False
    return is_placeable(state, dragon) and may_lead_off(state, dragon)


def offer_pairs(state: DragonbroodPosition, actions: Actions) -> None:
    """A second dragon, or none (DB-K9)."""
    seat: i64 = state.top(SEAT)
    for slot in range(i64(CLAN)):
        if may_follow(state, seat * CLAN + slot, state.top(A)) and not has_twin_before(state, seat * CLAN + slot):
            actions.add(PAIRS + slot)
    actions.add(NONE)


def choose_pair(state: DragonbroodPosition, action: i64) -> None:
    """The second dragon goes to its destination; behind another colour it may not go to an Elder space (DB-K9)."""
    seat: i64 = state.top(SEAT)
    only_indigo: i64 = state.top(A)
    state.pop()
    if action != NONE:
        state.push(CHOOSE_DESTINATION, seat, seat * CLAN + action - PAIRS, 1, only_indigo)


# The chapter's decisions


def offer(state: DragonbroodPosition, actions: Actions) -> None:
    """The choices of a decision of this chapter."""
    kind: i64 = state.top(KIND)
    if kind == CHOOSE_DESTINATION:
        offer_destinations(state, actions)
    elif kind == CHOOSE_DRAGON:
        offer_dragons(state, actions)
    elif kind == GOLDEN_REMOVE:
        offer_removals(state, actions)
    elif kind == INDIGO_PAIR:
        offer_pairs(state, actions)
    else:
        offer_ability(state, actions)


def decide(state: DragonbroodPosition, action: i64) -> None:
    """Carry out a decision of this chapter."""
    kind: i64 = state.top(KIND)
    if kind == CHOOSE_DESTINATION:
        choose_destination(state, action)
    elif kind == CHOOSE_DRAGON:
        choose_dragon(state, action)
    elif kind == GOLDEN_REMOVE:
        remove_rival(state, action)
    elif kind == INDIGO_PAIR:
        choose_pair(state, action)
    else:
        use_ability(state, action)
