"""Rules of thumb for a bot: how dragons will grow, and what stones are good for on that way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.board import ASCEND, EFFECT, OPEN
from clutch.games.dragonbrood.bot.holdings import by_year, holdings, later_value, placement_value, placements_left
from clutch.games.dragonbrood.bot.weights import ELDER_STONES, GEM_FOR_ELDER, GROWN_STONES, READY_HALF, READY_YOUNG, WEIGHTS, YOUNG_STONES
from clutch.games.dragonbrood.components import (
    ANY_CRYSTAL,
    CLAN,
    CRYSTAL,
    ELDER,
    GEM,
    GROWN,
    GROWN_FIRST,
    GROWN_FROM,
    GROWN_LEVEL,
    GROWN_SECOND,
    GROWN_TO,
    JEWEL,
    STONE_COLOURS,
    WINTER,
    YOUNG,
    YOUNG_FROM,
    YOUNG_STONE,
    YOUNG_TO,
)
from clutch.games.dragonbrood.dragons import has_token
from clutch.games.dragonbrood.state import CURSEBREAKER, SPIRIT, DragonbroodPosition

ARENA: Final = [int(effect) for effect in EFFECT].index(ASCEND)
HALF_GROWN: Final = 2
ANY_GEM: Final = ANY_CRYSTAL + 1
ANY_JEWEL: Final = ANY_CRYSTAL + 2
NO_LEVELS: Final = vec[i64]([0] * (ELDER + 1))
ENOUGH: Final = 0.75
"""Stones that may come in one of two colours count as halves: three quarters are as good as one."""


def has_elder(state: DragonbroodPosition, seat: i64) -> bool:
    """Whether the own Elder is awake."""
    return state.elder_owner[state.noted(seat, SPIRIT)] != 0


def evolution_gain(state: DragonbroodPosition, level: i64, placements: i64) -> float:
    """What evolving a dragon of a level brings for the rest of the game, so many of its placements being left this year."""
    gain: float = later_value(state, level + 1) - later_value(state, level)
    return gain + (placement_value(state, level + 1) - placement_value(state, level)) * float(placements)


def stone_value(state: DragonbroodPosition, seat: i64, wealth: vec[float]) -> float:
    """How far the stones go towards the next evolutions, recipe by recipe; each stone is counted for one of them."""
    if state.year == state.agreement.years and state.season >= WINTER:
        return 0.0
    total: float = 0.0
    counts = NO_LEVELS[:]
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        counts[i64(state.level[dragon])] = counts[i64(state.level[dragon])] + 1
    if not has_elder(state, seat) or state.agreement.solo_mode == CURSEBREAKER:
        total += by_year(state, ELDER_STONES) * elder_part(counts, wealth)
    hope: float = by_year(state, GROWN_STONES)
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.level[dragon] == HALF_GROWN:
            total += hope * grown_part(state, i64(state.colour[dragon]), wealth, True)
    hope = by_year(state, YOUNG_STONES)
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        if state.level[dragon] == 1:
            total += hope * young_part(state, i64(state.colour[dragon]), wealth, True)
    return total


def elder_part(counts: vec[i64], wealth: vec[float]) -> float:
    """Three jewels and a level 3 dragon wake an Elder; a part of that is worth less than its part."""
    stones: float = wealth[ANY_JEWEL] + WEIGHTS[GEM_FOR_ELDER] * wealth[ANY_GEM]
    for colour in range(i64(STONE_COLOURS)):
        stones += wealth[JEWEL + colour] + WEIGHTS[GEM_FOR_ELDER] * wealth[GEM + colour]
    part: float = (stones if stones < 3.0 else 3.0) / 3.0
    ready: float = 1.0 if counts[GROWN_LEVEL] else (WEIGHTS[READY_HALF] if counts[HALF_GROWN] else WEIGHTS[READY_YOUNG])
    return ready * part * (0.5 + 0.5 * part)


def there(wealth: vec[float], kind: i64, any_kind: i64) -> bool:
    """Whether a stone is there, in its colour or in any."""
    return wealth[kind] >= ENOUGH or wealth[any_kind] >= ENOUGH


def use(wealth: vec[float], kind: i64, any_kind: i64) -> None:
    """Count a stone for one evolution only."""
    if wealth[kind] >= ENOUGH:
        wealth[kind] = wealth[kind] - 1.0
    elif wealth[any_kind] >= ENOUGH:
        wealth[any_kind] = wealth[any_kind] - 1.0


def young_part(state: DragonbroodPosition, hue: i64, wealth: vec[float], spend: bool) -> float:
    """How much of a recipe for level 2 is there: a gem and a crystal of one colour, and a token."""
    best: float = 0.0
    stone: i64 = 0
    for row in range(i64(YOUNG)):
        if YOUNG_FROM[row] != hue or not has_token(state, HALF_GROWN, YOUNG_TO[row]):
            continue
        colour: i64 = YOUNG_STONE[row]
        part: float = (0.6 if there(wealth, GEM + colour, ANY_GEM) else 0.0) + (
            0.2 if there(wealth, CRYSTAL + colour, ANY_CRYSTAL) else 0.0
        )
        if part > 0.7:
            part = 1.0
        if part > best:
            best = part
            stone = colour
    if best > 0.0 and spend:
        use(wealth, GEM + stone, ANY_GEM)
        use(wealth, CRYSTAL + stone, ANY_CRYSTAL)
    return best


def grown_part(state: DragonbroodPosition, hue: i64, wealth: vec[float], spend: bool) -> float:
    """How much of a recipe for level 3 is there: a jewel and a gem, or three gems once the Arena is open, and a token."""
    best: float = 0.0
    choice: i64 = -1
    for row in range(i64(GROWN)):
        if GROWN_FROM[row] == hue and has_token(state, GROWN_LEVEL, GROWN_TO[row]):
            part: float = recipe_part(state, row, wealth)
            if part > best:
                best = part
                choice = row
    if choice >= 0 and spend:
        use(wealth, JEWEL + GROWN_FIRST[choice], ANY_JEWEL)
        use(wealth, GEM + GROWN_SECOND[choice], ANY_GEM)
    return best


def recipe_part(state: DragonbroodPosition, row: i64, wealth: vec[float]) -> float:
    """How much of one recipe is there."""
    gem: bool = there(wealth, GEM + GROWN_SECOND[row], ANY_GEM)
    if there(wealth, JEWEL + GROWN_FIRST[row], ANY_JEWEL):
        return 1.0 if gem else 0.6
    gems: float = wealth[GEM + GROWN_FIRST[row]] + wealth[ANY_GEM]
    need: float = 3.0 if GROWN_FIRST[row] == GROWN_SECOND[row] else 2.0
    if gems >= need and gem:
        return 0.9 if state.tile[ARENA] == OPEN else 0.5
    return 0.1 * (gems if gems < need else need) + (0.1 if gem else 0.0)


def open_evolution_gain(state: DragonbroodPosition, seat: i64, arena: bool) -> float:
    """An evolution that can be paid now is as good as done; its stones are counted as hope already."""
    dragon: i64 = state.visitor
    level: i64 = i64(state.level[dragon])
    hue: i64 = i64(state.colour[dragon])
    left: i64 = placements_left(state, dragon)
    wealth = holdings(state, seat)
    if level == 1 and not arena and young_part(state, hue, wealth, False) == 1.0:
        return evolution_gain(state, 1, left) - by_year(state, YOUNG_STONES)
    if level == HALF_GROWN and grown_part(state, hue, wealth, False) >= (0.9 if arena else 1.0):
        return evolution_gain(state, HALF_GROWN, left) - by_year(state, GROWN_STONES)
    if level == GROWN_LEVEL and arena and (not has_elder(state, seat) or state.agreement.solo_mode == CURSEBREAKER):
        jewels: i64 = 0
        for colour in range(i64(STONE_COLOURS)):
            jewels += state.held(seat, JEWEL + colour)
        if jewels >= 3:
            return evolution_gain(state, GROWN_LEVEL, left) - by_year(state, ELDER_STONES)
    return 0.0
