"""End and scoring (rules, chapter End and scoring: DB-E1 to DB-E8, DB-O8, DB-O13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clutch.games.dragonbrood.account_tables import ACCOUNTS
from clutch.games.dragonbrood.components import (
    BONUS_COUNTED,
    BONUS_FOR_EACH,
    BONUS_MOST,
    BONUS_POINTS,
    BONUSES,
    CLAN,
    DRAGONCOIN,
    DUCAT,
    EGGS,
    END_VALUE,
    FOOD,
    GOBLOON,
    GROWN_LEVEL,
    JEWEL,
    KINDS,
    OPEN_INCOME,
    SPACES,
    STONE_COLOURS,
    TRINKET_END,
    TRINKETS,
)
from clutch.games.dragonbrood.magic_tracks import MAGIC_POINTS, NODE_LEVEL
from clutch.games.dragonbrood.state import (
    CATCH_THEM_ALL,
    CURSEBREAKER,
    EGGS_LEFT,
    MAGIC,
    NO_SOLO,
    READY,
    TRAINING,
    DragonbroodPosition,
)
from clutch.kernel.statement import Event, Facts

DRAGONS_COUNT: Final = 0
GROWN_COUNT: Final = 1
COLOURS_COUNT: Final = 2
INCOME_COUNT: Final = 3
ACCOUNTS_COUNT: Final = 4
TRINKETS_COUNT: Final = 5
COINS_COUNT: Final = 6
CROWNS_COUNT: Final = 7
MAGIC_COUNT: Final = 8

# The parts of a score (DB-E2)


def horde_value(state: DragonbroodPosition, seat: i64) -> i64:
    """Treasure of the horde: the end values of its items, food being none (DB-E3)."""
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += state.held(seat, kind) * END_VALUE[kind]
    return total


def bank_value(state: DragonbroodPosition, seat: i64) -> i64:
    """Treasure in own accounts."""
    total: i64 = 0
    for account in range(i64(ACCOUNTS)):
        if i64(state.account_owner[account]) == seat + 1:
            for kind in range(i64(KINDS)):
                total += state.banked(account, kind) * END_VALUE[kind]
    return total


def trinket_value(state: DragonbroodPosition, seat: i64) -> i64:
    """Trinkets kept (DB-E3, DB-R83)."""
    total: i64 = 0
    for trinket in range(i64(TRINKETS)):
        if i64(state.trinket[trinket]) == seat + 1:
            total += TRINKET_END[trinket]
    return total


def magic_value(state: DragonbroodPosition, seat: i64) -> i64:
    """The bonus of the magic level (DB-E3, DB-M3)."""
    return MAGIC_POINTS[NODE_LEVEL[state.noted(seat, MAGIC)]]


def bonus_value(state: DragonbroodPosition, seat: i64) -> i64:
    """The end game bonus tiles in play (DB-E5)."""
    total: i64 = 0
    for tile in range(i64(BONUSES)):
        if state.agreement.bonus_tiles[tile]:
            total += tile_value(state, seat, tile)
    return total


def tile_value(state: DragonbroodPosition, seat: i64, tile: i64) -> i64:
    """What one bonus tile is worth."""
    return tile_points(tile, counted(state, seat, BONUS_COUNTED[tile]))


def tile_points(tile: i64, count: i64) -> i64:
    """What a bonus tile gives for so many of what it counts (DB-E5)."""
    points: i64 = BONUS_POINTS[tile] * (count // BONUS_FOR_EACH[tile])
    if BONUS_MOST[tile] and points > BONUS_MOST[tile]:
        return BONUS_MOST[tile]
    return points


def owned(state: DragonbroodPosition, seat: i64, kind: i64) -> i64:
    """Items of a kind in horde and bank together."""
    total: i64 = state.held(seat, kind)
    for account in range(i64(ACCOUNTS)):
        if i64(state.account_owner[account]) == seat + 1:
            total += state.banked(account, kind)
    return total


def counted(state: DragonbroodPosition, seat: i64, what: i64) -> i64:
    """How many a seat has of what a bonus tile counts."""
    if what <= COLOURS_COUNT:
        return counted_dragons(state, seat, what)
    count: i64 = 0
    if what == INCOME_COUNT:
        for space in range(i64(SPACES)):
            count += (state.income[seat] & ~OPEN_INCOME) >> space & 1
    elif what == ACCOUNTS_COUNT:
        for account in range(i64(ACCOUNTS)):
            count += 1 if i64(state.account_owner[account]) == seat + 1 else 0
    elif what == TRINKETS_COUNT:
        for trinket in range(i64(TRINKETS)):
            count += 1 if i64(state.trinket[trinket]) == seat + 1 else 0
    elif what == COINS_COUNT:
        count = owned(state, seat, DUCAT) + owned(state, seat, GOBLOON) + owned(state, seat, DRAGONCOIN)
    elif what == CROWNS_COUNT:
        count = owned(state, seat, JEWEL)
        for colour in range(1, i64(STONE_COLOURS)):
            jewels: i64 = owned(state, seat, JEWEL + colour)
            count = jewels if jewels < count else count
    elif what == MAGIC_COUNT:
        count = NODE_LEVEL[state.noted(seat, MAGIC)]
    else:
        count = eggs_left(state, seat)
    return count


def counted_dragons(state: DragonbroodPosition, seat: i64, what: i64) -> i64:
    """Active dragons, those of level 3 or 4, or their colours, each Elder being one more; active are those that are ready (DB-E4, DB-R24)."""
    count: i64 = 0
    colours: i64 = 0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.level[dragon] and state.status[dragon] == READY:
            bit: i64 = i64(1) << i64(state.colour[dragon])
            if (
                what == DRAGONS_COUNT
                or (what == GROWN_COUNT and state.level[dragon] >= GROWN_LEVEL)
                or (what == COLOURS_COUNT and colours & bit == 0)
            ):
                count += 1
            colours |= bit
    return count


def eggs_left(state: DragonbroodPosition, seat: i64) -> i64:
    """How many eggs are still on the player board."""
    count: i64 = 0
    for egg in range(i64(EGGS)):
        count += state.noted(seat, EGGS_LEFT) >> egg & 1
    return count


def score(state: DragonbroodPosition, seat: i64) -> i64:
    """The sum of the parts (DB-E2); scoring changes nothing. Worked example: DB-W51."""
    return (
        horde_value(state, seat)
        + bank_value(state, seat)
        + trinket_value(state, seat)
        + magic_value(state, seat)
        + bonus_value(state, seat)
    )


# Who has won (DB-E6, DB-E7)


def compare(state: DragonbroodPosition, seat: i64, other: i64) -> i64:
    """Positive if `seat` is before `other`: by score, then dragoncoins of horde and bank, then food, then eggs; 0 if they are equal (DB-E7, DB-R98). Worked example: DB-W52."""
    ahead: i64 = score(state, seat) - score(state, other)
    if ahead == 0:
        ahead = owned(state, seat, DRAGONCOIN) - owned(state, other, DRAGONCOIN)
    if ahead == 0:
        ahead = state.held(seat, FOOD) - state.held(other, FOOD)
    if ahead == 0:
        ahead = eggs_left(state, seat) - eggs_left(state, other)
    return ahead


def is_winner(state: DragonbroodPosition, seat: i64) -> bool:
    """The highest score wins; players that are equal in everything share the victory (DB-E6, DB-R97). Alone there is no ranking: a quest is won if it succeeded, Training by being done (DB-E8, DB-O8, DB-O13)."""
    if state.agreement.solo_mode != NO_SOLO:
        return state.agreement.solo_mode == TRAINING or state.success
    for other in range(state.players):
        if other != seat and compare(state, seat, other) < 0:
            return False
    return True


def end_game(state: DragonbroodPosition) -> None:
    """The game is over and scored, after income and interest of the last New Year (DB-E1, DB-R25)."""
    state.over = True
    while state.frames_end:
        state.pop()
    if state.events is None:
        return
    for seat in range(state.players):
        facts: Facts = {"seat": int(seat), "horde": int(horde_value(state, seat)), "bank": int(bank_value(state, seat))}
        facts["trinkets"] = int(trinket_value(state, seat))
        facts["magic"] = int(magic_value(state, seat))
        facts["tiles"] = int(bonus_value(state, seat))
        facts["score"] = int(score(state, seat))
        state.tell("DB-E2", "scored", facts)
    if state.agreement.solo_mode != TRAINING:
        state.events.append(verdict(state))


def verdict(state: DragonbroodPosition) -> Event:
    """Who has won: by score (DB-E6), or alone by the quest (DB-O13); Training is won by being done (DB-E8)."""
    if state.agreement.solo_mode in (CURSEBREAKER, CATCH_THEM_ALL):
        return Event("DB-O13", "quest_won" if state.success else "quest_lost", {"seat": 0})
    rule = "DB-E6" if state.agreement.solo_mode == NO_SOLO else "DB-E8"
    return Event(rule, "won", {"seats": [int(seat) for seat in range(state.players) if is_winner(state, seat)]})
