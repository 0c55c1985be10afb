"""What fighters are worth: from what lies open alone, whatever has been bid (DB-C6, DB-C7)."""

from __future__ import annotations

from mypy_extensions import i64

from clutch.games.dragonbrood.board import COMBAT_SIDE, OPEN, SIDE_KIND
from clutch.games.dragonbrood.combat import item_strength, own_strength
from clutch.games.dragonbrood.components import BID_BEYOND_LEVEL, BID_KINDS, CLAN, COLOURS, DRAGON_COLOURS, ITEM_NAMES
from clutch.games.dragonbrood.fighters import fighter
from clutch.games.dragonbrood.show.view_types import FighterView
from clutch.games.dragonbrood.state import NOBODY, DragonbroodPosition


def fighters_view(state: DragonbroodPosition, side: int) -> list[FighterView]:
    """The fighters of a combat side, in turn order, and the enemy behind them."""
    if int(SIDE_KIND[side]) != COMBAT_SIDE or state.tile[side // 2] != OPEN:
        return []
    found: list[FighterView] = []
    for number in range(2):
        dragon = int(fighter(state, side, number))
        if dragon != NOBODY:
            seat = dragon // CLAN
            held = [int(state.held(seat, kind)) for kind in range(BID_KINDS)]
            found.append(fighter_view(seat, DRAGON_COLOURS[state.colour[dragon]], int(state.level[dragon]), held))
    if state.enemy[side]:
        pool = [int(state.enemy_pool[kind]) for kind in range(BID_KINDS)]
        found.append(fighter_view(None, COLOURS[int(state.enemy[side]) - 1], int(state.agreement.enemy_level), pool))
    return found


def fighter_view(seat: int | None, colour: str, level: int, held: list[int]) -> FighterView:
    """One fighter with the items at hand."""
    hue = COLOURS.index(colour)
    adds = [int(item_strength(hue, i64(kind))) for kind in range(BID_KINDS)]
    items = level + int(BID_BEYOND_LEVEL)
    best = sorted([add for add, count in zip(adds, held, strict=True) for _ in range(min(count, items))], reverse=True)[:items]
    least = int(own_strength(level, hue))
    return {
        "seat": seat,
        "colour": colour,
        "level": level,
        "least": least,
        "most": least + sum(best),
        "items": items,
        "adds": {ITEM_NAMES[kind]: adds[kind] for kind in range(BID_KINDS)},
    }
