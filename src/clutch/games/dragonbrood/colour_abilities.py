"""What the colours of level 3 dragons do to others (rules, chapter Colour abilities: DB-K1 to DB-K14, DB-G3).

Only level 3 dragons have abilities, and none at Elder spaces (DB-K1, DB-R73); Elders are not affected (DB-V1). Red and Teal act in `combat.py` and `collection.py`, the abilities of the
moment of placing in `placement.py`.
"""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood.board import EFFECT, ELDER_SIDE, OPEN, RETIRE, SIDE_KIND
from clutch.games.dragonbrood.components import CLAN, GOLDEN, GROWN_LEVEL, LIME, LIME_FEE, ORANGE, ORANGE_LOSS, PURPLE, YELLOW, YELLOW_BONUS
from clutch.games.dragonbrood.state import BUMP, GOLDEN_USED, HOSTED, NOBODY, PLACED, SPACE, DragonbroodPosition


def is_coloured(state: DragonbroodPosition, dragon: i64, hue: i64) -> bool:
    """Whether a dragon has the ability of a colour: level 3 alone (DB-K1), so no Elder has one (DB-V1)."""
    return state.level[dragon] == GROWN_LEVEL and i64(state.colour[dragon]) == hue


def enemy_coloured(state: DragonbroodPosition, side: i64, hue: i64) -> bool:
    """Whether a level 3 enemy of a colour stands on a side (DB-O7)."""
    return state.agreement.enemy_level == GROWN_LEVEL and i64(state.enemy[side]) == hue + 1


def sharing_modifier(state: DragonbroodPosition, dragon: i64) -> i64:
    """M of DB-G3: three more for each other own yellow dragon on the same side (DB-K5), one less for each opposing orange one (DB-K6, DB-K2, DB-R63). Worked examples: DB-W15, DB-W16."""
    side: i64 = i64(state.place[dragon])
    if state.is_elder(dragon) or SIDE_KIND[side] == ELDER_SIDE:
        return 0
    modifier: i64 = 0
    for other in range(state.players * CLAN):
        if state.level[other] != GROWN_LEVEL or not state.stands_at(other, side):
            continue
        if other // CLAN == dragon // CLAN:
            if other != dragon and i64(state.colour[other]) == YELLOW:
                modifier += YELLOW_BONUS
        elif i64(state.colour[other]) == ORANGE:
            modifier -= ORANGE_LOSS
    if enemy_coloured(state, side, ORANGE):
        modifier -= ORANGE_LOSS
    return modifier


def lime_fee(state: DragonbroodPosition, seat: i64, side: i64) -> i64:
    """Ducats to join a side: one for each opposing lime dragon there (DB-K13, DB-R71); nothing at Elder spaces (DB-L6)."""
    if SIDE_KIND[side] == ELDER_SIDE:
        return 0
    fee: i64 = 0
    for other in range(state.players * CLAN):
        if is_coloured(state, other, LIME) and other // CLAN != seat and state.stands_at(other, side):
            fee += LIME_FEE
    if enemy_coloured(state, side, LIME):
        fee += LIME_FEE
    return fee


def host(state: DragonbroodPosition, seat: i64, side: i64) -> i64:
    """The own purple dragon that can host a companion on a side: of several the one placed first (DB-K7, DB-P7); NOBODY if there is none. Worked example: DB-W33."""
    found: i64 = NOBODY
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if is_coloured(state, dragon, PURPLE) and state.stands_at(dragon, side) and not state.has_mark(dragon, HOSTED):
            if found == NOBODY or state.seq[dragon] < state.seq[found]:
                found = dragon
    return found


def removable(state: DragonbroodPosition, seat: i64, dragon: i64, side: i64, must_free: bool) -> bool:
    """Whether Golden can remove a dragon: opposing, of level 1 to 3, on that side; to free a space it must use one (DB-K10). Enemies are no dragons of a seat."""
    if dragon // CLAN == seat or state.is_elder(dragon) or not state.stands_at(dragon, side):
        return False
    return not must_free or uses_space(state, dragon)


def uses_space(state: DragonbroodPosition, dragon: i64) -> bool:
    """Whether a placed dragon uses a space (DB-P4)."""
    return state.status[dragon] == PLACED and (state.mode[dragon] == SPACE or state.mode[dragon] == BUMP)


def admits_guests(state: DragonbroodPosition, side: i64) -> bool:
    """Whether companions and removals are possible: neither at Elder spaces nor at the uncovered Cemetery (DB-P7, DB-K10)."""
    return SIDE_KIND[side] != ELDER_SIDE and not (EFFECT[side // 2] == RETIRE and state.tile[side // 2] == OPEN)


def may_bump(state: DragonbroodPosition, dragon: i64) -> bool:
    """A golden dragon that has not removed anybody this season (DB-P7, DB-R66). Worked example: DB-W32."""
    return is_coloured(state, dragon, GOLDEN) and not state.has_mark(dragon, GOLDEN_USED)
