"""The dragon pool, the limits of a clan, nurseries and leaders (rules, chapter Dragons: DB-D1 to DB-D7)."""

from __future__ import annotations

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.components import (
    CLAN,
    CLAN_LIMIT,
    CLAN_WITHOUT_LEADER,
    DRAGON_COLOURS,
    ELDER,
    GROWN_LEVEL,
    HUES,
    SUMMER,
    WINTER,
)
from clutch.games.dragonbrood.state import (
    ABSENT,
    BEGUN,
    BOUND,
    DONE,
    EXEMPT,
    IN_K,
    LEADER,
    NOBODY,
    PLACED,
    READY,
    SUMMER_NURSERY,
    UNLOCKED,
    WINTER_NURSERY,
    DragonbroodPosition,
)

# Tokens (DB-D1)


def has_token(state: DragonbroodPosition, level: i64, hue: i64, wanted: i64 = 1) -> bool:
    """Whether the pool has the tokens (DB-D1); the option `unlimited_dragons` lifts the limit (DB-R43). Worked example: DB-W46."""
    return state.agreement.unlimited or i64(state.tokens(level, hue)) >= wanted


def take_token(state: DragonbroodPosition, level: i64, hue: i64) -> None:
    """A token comes into play."""
    if not state.agreement.unlimited:
        state.pool[level * HUES + hue] -= 1


def return_token(state: DragonbroodPosition, dragon: i64) -> None:
    """A dragon's token goes back to the pool; Elders never do."""
    if not state.agreement.unlimited and state.level[dragon] < ELDER:
        state.pool[i64(state.level[dragon]) * HUES + i64(state.colour[dragon])] += 1


# The clan (DB-D2)


def clan_size(state: DragonbroodPosition, seat: i64) -> i64:
    """How many dragons a seat owns, nurseries included; retired ones are none (DB-D2)."""
    count: i64 = 0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.level[dragon]:
            count += 1
    return count


def grown_dragons(state: DragonbroodPosition, seat: i64) -> i64:
    """How many dragons of level 3 or 4 a seat owns."""
    count: i64 = 0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.level[dragon] >= GROWN_LEVEL:
            count += 1
    return count


def has_room(state: DragonbroodPosition, seat: i64, lost: i64, won: i64) -> bool:
    """Whether a clan keeps its limits after it has lost a dragon of level 3 (or none) and won some of level 1 (DB-D2, DB-R41, DB-R42). Worked example: DB-W45."""
    size: i64 = clan_size(state, seat) - lost + won
    if grown_dragons(state, seat) - lost > 0:
        return size <= CLAN_LIMIT
    return size <= CLAN_WITHOUT_LEADER


def add_dragon(state: DragonbroodPosition, seat: i64, level: i64, colour: i64, status: i64) -> i64:
    """A new dragon in the first free slot of the player board."""
    dragon: i64 = seat * CLAN
    while state.level[dragon]:
        dragon += 1
    state.level[dragon] = u8(level)
    state.colour[dragon] = u8(colour)
    state.status[dragon] = u8(status)
    state.marks[dragon] = 0
    state.mode[dragon] = 0
    state.seq[dragon] = 0
    update_leader(state, seat)
    return dragon


def remove_dragon(state: DragonbroodPosition, dragon: i64) -> None:
    """A dragon leaves the clan for good."""
    state.level[dragon] = 0
    state.colour[dragon] = 0
    state.status[dragon] = ABSENT
    state.marks[dragon] = 0
    update_leader(state, dragon // CLAN)


# Nurseries (DB-D4)


def current_nursery(state: DragonbroodPosition) -> i64:
    """Where a declined dragon rests: the nursery of the season."""
    return SUMMER_NURSERY if state.season < WINTER else WINTER_NURSERY


def following_nursery(state: DragonbroodPosition) -> i64:
    """Where losers and the newborn rest: the nursery of the next placement season (DB-R35). Worked example: DB-W7."""
    return WINTER_NURSERY if state.season < WINTER else SUMMER_NURSERY


# Leaders (DB-D5)


def leader_of(state: DragonbroodPosition, seat: i64) -> i64:
    """The leader, or NOBODY."""
    slot: i64 = state.noted(seat, LEADER)
    if slot:
        return seat * CLAN + slot - 1
    return NOBODY


def update_leader(state: DragonbroodPosition, seat: i64) -> None:
    """The first dragon of level 3 becomes leader at once; a lost leader is replaced by the strongest, of equals the one with the smaller number (DB-D5, DB-R39)."""
    leader: i64 = leader_of(state, seat)
    if leader != NOBODY and state.level[leader] >= GROWN_LEVEL:
        return
    best: i64 = NOBODY
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.level[dragon] >= GROWN_LEVEL and (best == NOBODY or state.level[dragon] > state.level[best]):
            best = dragon
    name_leader(state, seat, best)


def name_leader(state: DragonbroodPosition, seat: i64, leader: i64) -> None:
    """Set the leader."""
    before: i64 = leader_of(state, seat)
    state.note(seat, LEADER, leader - seat * CLAN + 1 if leader != NOBODY else i64(0))
    if state.events is not None and leader not in (NOBODY, before):
        state.tell("DB-D5", "leader", {"seat": int(seat), "dragon": dragon_name(state, leader)})


# The leader's restriction (DB-D6)


def begin_restriction(state: DragonbroodPosition, seat: i64, least: i64) -> None:
    """At the start of Summer: K are the dragons on the board; the leader is bound if it is one of at least three (DB-D6, DB-R37)."""
    size: i64 = 0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.status[dragon] == READY and not state.has_mark(dragon, EXEMPT):
            state.mark(dragon, IN_K)
            size += 1
    leader: i64 = leader_of(state, seat)
    bound: bool = leader != NOBODY and state.has_mark(leader, IN_K) and size >= least
    state.note(seat, BOUND, state.noted(seat, LEADER) if bound else 0)
    state.note(seat, BEGUN, 0)


def counts_in_k(state: DragonbroodPosition, dragon: i64) -> bool:
    """Whether a dragon still counts for the restriction: of K, and not freed from it since (DB-D6, DB-R40)."""
    return state.has_mark(dragon, IN_K) and not state.has_mark(dragon, EXEMPT)


def may_lead_off(state: DragonbroodPosition, dragon: i64) -> bool:
    """Whether the leader's restriction allows this dragon now: the leader is neither the first nor the last of K (DB-D6). Worked examples: DB-W30, DB-W57."""
    seat: i64 = dragon // CLAN
    bound: i64 = state.noted(seat, BOUND)
    if bound == 0 or state.season != SUMMER or not counts_in_k(state, dragon):
        return True
    leader: i64 = seat * CLAN + bound - 1
    if dragon == leader:
        return state.noted(seat, BEGUN) == 1
    if state.noted(seat, BEGUN) == 0:
        return True
    others: i64 = 0
    for other in range(seat * CLAN, seat * CLAN + CLAN):
        if other != leader and counts_in_k(state, other) and not state.has_mark(other, DONE):
            others += 1
    return others > 1


def handle(state: DragonbroodPosition, dragon: i64) -> None:
    """A dragon is handled: placed, or sent to the nursery (DB-T4, DB-R113)."""
    seat: i64 = dragon // CLAN
    if counts_in_k(state, dragon):
        state.note(seat, BEGUN, 1)
        if state.noted(seat, BOUND) == dragon - seat * CLAN + 1:
            state.note(seat, BOUND, 0)
    state.mark(dragon, DONE)
    state.unmark(dragon, UNLOCKED)


def is_placeable(state: DragonbroodPosition, dragon: i64) -> bool:
    """DB-P1: not done, and on the player board, or in Winter on a left side, or let out of its nursery."""
    status: i64 = i64(state.status[dragon])
    if status == ABSENT or state.has_mark(dragon, DONE):
        return False
    if status == READY:
        return True
    if status == PLACED:
        return state.season == WINTER and state.place[dragon] % 2 == 0
    return state.has_mark(dragon, UNLOCKED)


def has_placeable(state: DragonbroodPosition, seat: i64) -> bool:
    """Whether a seat can still take a turn (DB-T3); one without dragons is skipped (DB-R99)."""
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if is_placeable(state, dragon):
            return True
    return False


def dragon_name(state: DragonbroodPosition, dragon: i64) -> str:
    """A dragon for an event: `red_2`, `black_4`."""
    return f"{DRAGON_COLOURS[state.colour[dragon]]}_{int(state.level[dragon])}"
