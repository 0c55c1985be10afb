"""The solo modes: enemies, locks, quests (rules, chapter Solo modes: DB-O1 to DB-O15). Locks open in `placement.py`, fights are fought in `combat.py`.

Worked examples: DB-W5, DB-W12, DB-W50, DB-W55, DB-W63.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import OPEN, PLACES
from clutch.games.dragonbrood.components import (
    BID_BEYOND_LEVEL,
    BID_KINDS,
    CLAN,
    COLOURS,
    ELDER,
    FIRST_LEVEL,
    GRAVES,
    GROWN_LEVEL,
    HUES,
    ITEM_NAMES,
    TRINKET_NAMES,
    TRINKET_VALUE,
    TRINKETS,
)
from clutch.games.dragonbrood.dragons import take_token
from clutch.games.dragonbrood.solo_tables import (
    CATCH_COLOURS,
    CATCH_OPEN,
    CURSEBREAKER_ELDERS,
    ENEMY_EACH,
    ENEMY_POOL,
    ENEMY_RANDOM,
    ENEMY_SIDE_NAMES,
    ENEMY_SIDES,
    LOCKED,
    SOLO_STARTS,
    TRAINING_START,
    TRAINING_TRINKETS,
)
from clutch.games.dragonbrood.state import CATCH_THEM_ALL, CURSEBREAKER, OUT, READY, TRAINING, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.statement import Question

# Set-up (DB-O2 to DB-O6, DB-O9, DB-O11, DB-O12)


def open_places(state: DragonbroodPosition) -> None:
    """Which field tiles are left off: those of the combat buildings where there are enemies, all in Cursebreaker (DB-R112), the Cemetery in Catch Them All."""
    for place in range(i64(PLACES)):
        if state.tile[place] == 1:
            quest_open: bool = state.agreement.solo_mode == CATCH_THEM_ALL and CATCH_OPEN[place] == 1
            if state.agreement.solo_mode == CURSEBREAKER or quest_open:
                state.tile[place] = OPEN
    if state.agreement.enemy_level:
        for number in range(i64(len(ENEMY_SIDES))):
            state.tile[ENEMY_SIDES[number] // 2] = OPEN  # DB-O3, DB-O12, DB-R102


def lay_locks(state: DragonbroodPosition) -> None:
    """A gobloon on the left space of six places (DB-O6)."""
    for place in range(i64(PLACES)):
        state.locked[place] = u8(LOCKED[place])


def choose_trinkets(state: DragonbroodPosition, chance: Chance) -> None:
    """Training: a few random trinkets of each value; the others are out of the game (DB-O3, DB-Z5)."""
    for trinket in range(i64(TRINKETS)):
        state.trinket[trinket] = OUT
    for value in range(1, i64(len(TRAINING_TRINKETS))):
        pool = vec[u8]([0] * TRINKETS)
        total: i64 = 0
        for trinket in range(i64(TRINKETS)):
            if TRINKET_VALUE[trinket] == value:
                pool[trinket] = 1
                total += 1
        for drawn in range(TRAINING_TRINKETS[value]):
            if chance.asks:
                chance.ask(
                    Question("DB-O3", "training_trinket", {"value": int(value)}, TRINKET_NAMES, more=TRAINING_TRINKETS[value] - drawn - 1)
                )
            state.trinket[chance.draw(pool, total)] = 0
            total -= 1


def place_enemies(state: DragonbroodPosition, difficulty: i64, chance: Chance) -> None:
    """Seven tokens of the pool on the seven combat sides, each for the whole game (DB-O4, DB-Z6)."""
    sides: i64 = len(ENEMY_SIDES)
    level: i64 = state.agreement.enemy_level
    colours = vec[u8]([0] * HUES)
    choice = vec[u8]([0] * HUES)
    kinds: i64 = 0
    for hue in range(i64(HUES)):
        if FIRST_LEVEL[hue] <= level:
            colours[hue] = u8(ENEMY_EACH[difficulty])
            choice[hue] = 1
            kinds += 1
    for drawn in range(ENEMY_RANDOM[difficulty]):
        if chance.asks:
            chance.ask(Question("DB-O4", "enemy_colour", {"number": int(drawn) + 1}, COLOURS, more=ENEMY_RANDOM[difficulty] - drawn - 1))
        colours[chance.draw(choice, kinds)] += 1
        kinds -= 1
    left: i64 = 0
    for hue in range(i64(HUES)):
        left += i64(colours[hue])
    for number in range(sides):
        if chance.asks:
            chance.ask(Question("DB-O4", "enemy_site", {"side": ENEMY_SIDE_NAMES[number]}, COLOURS, more=sides - number - 1))
        found: i64 = chance.draw(colours, left)
        left -= 1
        state.enemy[ENEMY_SIDES[number]] = u8(found + 1)
        state.used[ENEMY_SIDES[number]] = 1
        take_token(state, level, found)


def fill_enemy_pool(state: DragonbroodPosition, choice: i64) -> None:
    """The items that enemies bid (DB-O5)."""
    for kind in range(i64(BID_KINDS)):
        state.enemy_pool[kind] = u8(ENEMY_POOL[choice])


def start_levels(state: DragonbroodPosition) -> list[list[int]]:
    """The alternatives to begin with: the levels of the dragons (DB-O3, DB-O9, DB-O11)."""
    if state.agreement.solo_mode == TRAINING:
        return TRAINING_START
    return SOLO_STARTS[state.agreement.difficulty]


# Enemies in combat (DB-O5, DB-O7)


def draw_enemy_bid(state: DragonbroodPosition, side: i64, chance: Chance) -> None:
    """Level + 1 items at random out of the pool, all that is left if there are fewer; they are gone for good (DB-O5, DB-Z8, DB-R103)."""
    left: i64 = 0
    for kind in range(i64(BID_KINDS)):
        left += i64(state.enemy_pool[kind])
    wanted: i64 = state.agreement.enemy_level + BID_BEYOND_LEVEL
    wanted = min(wanted, left)
    for drawn in range(wanted):
        if chance.asks:
            chance.ask(Question("DB-O5", "enemy_bid", {"number": int(drawn) + 1}, ITEM_NAMES[:BID_KINDS], more=wanted - drawn - 1))
        drawn_kind: i64 = chance.draw(state.enemy_pool, left)
        left -= 1
        state.bids[BID_KINDS + drawn_kind] += 1


# Quests (DB-O10, DB-O11)


def breaks_curse(state: DragonbroodPosition) -> bool:
    """Six Elders on the player board after feeding; one in a nursery does not count (DB-O10)."""
    count: i64 = 0
    for dragon in range(i64(CLAN)):
        if state.level[dragon] == ELDER and state.status[dragon] == READY:
            count += 1
    return count >= CURSEBREAKER_ELDERS


def caught_them_all(state: DragonbroodPosition) -> bool:
    """Level 3 dragons of six colours on the board, and of the six others in the graves (DB-O11); that takes break-ups, as eggs are too few (DB-R101)."""
    colours: i64 = 0
    on_board: i64 = 0
    for dragon in range(i64(CLAN)):
        if state.level[dragon] == GROWN_LEVEL and state.status[dragon] == READY:
            bit: i64 = i64(1) << i64(state.colour[dragon])
            if colours & bit == 0:
                on_board += 1
            colours |= bit
    if on_board < CATCH_COLOURS:
        return False
    for grave in range(i64(GRAVES)):
        if state.grave[grave * 3 + 1] != GROWN_LEVEL:
            return False
        colours |= i64(1) << i64(state.grave[grave * 3 + 2])
    return colours == (i64(1) << HUES) - 1
