"""What a dragon would get at a place: the rules are asked, in a copy of the position in which it stands there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from clutch.games.dragonbrood.board import (
    ACTION_SIDE,
    ASCEND,
    BONUS_COLOUR,
    COMBAT_SIDE,
    EFFECT,
    EFFECTS,
    EXCAVATE,
    EXCHANGE,
    FIELD_ITEMS,
    HAS_OTHER,
    LEVEL_BUDGET,
    LEVEL_EXCAVATE,
    LEVEL_SIDE,
    OPEN,
    PRIZE_BUDGET,
    RANK_EXCAVATE,
    RANK_SIDE,
    RELEASE,
    RETIRE,
    SIDE_KIND,
    SIDE_KINDS,
    STEAL,
    TRAIN,
)
from clutch.games.dragonbrood.collection import collect, level_budget, level_yield, outranked_by, rank, teal_factor
from clutch.games.dragonbrood.colour_abilities import is_coloured, lime_fee, sharing_modifier
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import (
    BLUE,
    BLUE_BONUS,
    BONUS_DUCATS,
    CLAN,
    COLOURS,
    DRAGON_COLOURS,
    FOOD,
    GREEN,
    GREEN_BONUS,
    GROWN,
    GROWN_FROM,
    GROWN_LEVEL,
    GROWN_TO,
    ITEM_NAMES,
    KINDS,
    MIX_LIST,
    RED,
    RED_STRENGTH,
    SIDE_SEASONS,
    SPACES,
    SUMMER,
    THEFT_FOOD,
    THEFT_ITEMS,
    VOLCANO_SPACES,
    WINTER,
    YOUNG,
    YOUNG_FROM,
    YOUNG_TO,
)
from clutch.games.dragonbrood.decisions import DECISIONS
from clutch.games.dragonbrood.gains import PICK_BONUS, add_to_bundle, gain_collected
from clutch.games.dragonbrood.locations.evolution import EVOLVE_CHOICE, evolution_cost, may_awaken
from clutch.games.dragonbrood.locations.exchanges import EXCHANGE_STEP
from clutch.games.dragonbrood.locations.visit import VISIT
from clutch.games.dragonbrood.moves import AWAKENS, FINISH, GROWNS, NO, NONE, YOUNGS
from clutch.games.dragonbrood.prizes import gain_prize, prize_budget
from clutch.games.dragonbrood.show.amounts import amounts, items_of, missing
from clutch.games.dragonbrood.show.view_types import ProspectView, RecipeView, RemarkView
from clutch.games.dragonbrood.state import NOBODY, PLACED, SPACE, SPIRIT, DragonbroodPosition
from clutch.kernel.foresight import NoLuck
from clutch.kernel.state import Actions

DECLINING: Final = [NONE, FINISH, NO]
"""Answers that leave everything as it is."""


def prospect(state: DragonbroodPosition, dragon: int, place: int) -> ProspectView:
    """What a dragon gets at a place, if it stands there or goes there now."""
    side = place * 2 + int(state.side())
    there = standing(state, dragon, side)
    field = int(state.tile[place]) != OPEN and not state.is_elder(dragon)  # an Elder uses what lies beneath a tile (DB-V3)
    kind = int(SIDE_KIND[side])
    later = not field and kind in (LEVEL_SIDE, RANK_SIDE, COMBAT_SIDE)
    found: ProspectView = {"kind": "field" if field else SIDE_KINDS[kind], "when": SIDE_SEASONS[1][side % 2] if later else "now"}
    remarks = remarks_of_placing(state, dragon, place)
    if field:
        add_to_bundle(there, FIELD_ITEMS, i64(place * WIDE), 1)
        gain_collected(there, dragon // CLAN, sharing_modifier(there, dragon))
        found["gain"] = gained(state, there, dragon, remarks)
    elif kind == LEVEL_SIDE:
        tell_level_yield(state, there, dragon, side, found, remarks)
    elif kind == RANK_SIDE:
        tell_rank_yield(state, there, dragon, side, found, remarks)
    elif kind == COMBAT_SIDE:
        tell_prizes(state, there, dragon, side, found, remarks)
    else:
        found["effect"] = EFFECTS[EFFECT[place]]
        if kind == ACTION_SIDE:
            tell_visit(there, dragon, place, found, remarks)
    if later or field or (kind == ACTION_SIDE and EFFECT[place] not in (RELEASE, RETIRE)):
        remarks.extend(remarks_of_colours(there, dragon, later=later))
    if remarks:
        found["remarks"] = remarks
    return found


def standing(state: DragonbroodPosition, dragon: int, side: int) -> DragonbroodPosition:
    """The position with the dragon on a side; one that stands there already stays as it is."""
    there = state.clone()
    assert isinstance(there, DragonbroodPosition)
    if not state.stands_at(dragon, side):
        there.status[dragon] = PLACED
        there.place[dragon] = u8(side)
        there.mode[dragon] = SPACE
    for kind in range(WIDE):
        there.bundle[kind] = 0
    return there


def gained(before: DragonbroodPosition, after: DragonbroodPosition, dragon: int, remarks: list[RemarkView]) -> dict[str, int]:
    """What has come into the horde, or waits for its colours; more of a kind that is still to be chosen is a remark (DB-G4)."""
    seat = dragon // CLAN
    counts = [int(after.bundle[kind]) for kind in range(WIDE)]
    for kind in range(KINDS):
        counts[kind] += int(after.held(seat, kind)) - int(before.held(seat, kind))
    if after.kind() == PICK_BONUS.kind and after.frames_end != before.frames_end:
        remarks.append(remark("choice", count=int(PICK_BONUS.more(after))))
    return amounts(counts)


def remark(kind: str, **facts: int | str) -> RemarkView:
    """A remark with its facts."""
    return {"kind": kind, "facts": dict(facts)} if facts else {"kind": kind}


def remarks_of_placing(state: DragonbroodPosition, dragon: int, place: int) -> list[RemarkView]:
    """What is paid and gained for going there, whatever is done there (DB-K13, DB-P8)."""
    found: list[RemarkView] = []
    side = place * 2 + int(state.side())
    fee = 0 if state.is_elder(dragon) or state.stands_at(dragon, side) else int(lime_fee(state, dragon // CLAN, side))
    if fee:
        found.append(remark("lime", count=fee))
    if int(state.colour[dragon]) == int(BONUS_COLOUR[place]) and state.tile[place] == OPEN and not state.stands_at(dragon, side):
        found.append(remark("bonus", count=int(BONUS_DUCATS)))
    return found


def remarks_of_colours(there: DragonbroodPosition, dragon: int, *, later: bool) -> list[RemarkView]:
    """What those who share the place change, and Green and Blue in their seasons (DB-G3, DB-K4)."""
    found: list[RemarkView] = []
    modifier = int(sharing_modifier(there, dragon))
    if modifier:
        found.append(remark("yellow" if modifier > 0 else "orange", count=abs(modifier)))
    if not later and there.season == SUMMER and is_coloured(there, dragon, GREEN):
        found.append(remark("green", count=int(GREEN_BONUS)))
    if not later and there.season == WINTER and is_coloured(there, dragon, BLUE):
        found.append(remark("blue", count=int(BLUE_BONUS)))
    return found


def tell_level_yield(
    state: DragonbroodPosition, there: DragonbroodPosition, dragon: int, side: int, found: ProspectView, remarks: list[RemarkView]
) -> None:
    """By level (DB-C2)."""
    if LEVEL_EXCAVATE[side]:
        found["excavate"] = int(LEVEL_EXCAVATE[side])
    if teal_factor(there, dragon) > 1:
        remarks.append(remark("teal", count=int(teal_factor(there, dragon))))
    if LEVEL_BUDGET[side]:
        found["trinkets"] = [max(0, int(level_budget(there, dragon, side, copied=False)))]
        return
    if HAS_OTHER[side]:
        second = standing(state, dragon, side)
        level_yield(second, dragon // CLAN, dragon, side, copied=False, choice=1)
        found["other"] = gained(state, second, dragon, [])
    level_yield(there, dragon // CLAN, dragon, side, copied=False, choice=0)
    found["gain"] = gained(state, there, dragon, remarks)


def tell_rank_yield(
    state: DragonbroodPosition, there: DragonbroodPosition, dragon: int, side: int, found: ProspectView, remarks: list[RemarkView]
) -> None:
    """By colour rank (DB-C3)."""
    if RANK_EXCAVATE[side // 2]:
        found["excavate"] = int(RANK_EXCAVATE[side // 2])
    found["rank"] = int(rank(there, dragon)) + 1
    ahead = int(outranked_by(there, dragon))
    if ahead != NOBODY:
        remarks.append(remark("behind", colour=DRAGON_COLOURS[there.colour[ahead]], seat=ahead // CLAN))
    else:
        remarks.append(remark("elder" if there.is_elder(dragon) else "first"))
    collect(there, dragon // CLAN, dragon)
    found["gain"] = gained(state, there, dragon, remarks)


def tell_prizes(
    state: DragonbroodPosition, there: DragonbroodPosition, dragon: int, side: int, found: ProspectView, remarks: list[RemarkView]
) -> None:
    """The winner's prize, and the loser's for whoever may have to fight (DB-C9, DB-V5)."""
    elder = there.is_elder(dragon)
    seat = dragon // CLAN
    if PRIZE_BUDGET[side * 2]:
        found["trinkets"] = [max(0, int(prize_budget(there, dragon, side, lost))) for lost in range(1 if elder else 2)]
    if not elder:
        second = standing(state, dragon, side)
        gain_prize(second, seat, dragon, side, 1)
        found["lesser"] = gained(state, second, dragon, [])
    else:
        remarks.append(remark("beside"))
    if is_coloured(there, dragon, RED):
        remarks.append(remark("red", count=int(RED_STRENGTH)))
    gain_prize(there, seat, dragon, side, 0)
    found["gain"] = gained(state, there, dragon, remarks)


def tell_visit(there: DragonbroodPosition, dragon: int, place: int, found: ProspectView, remarks: list[RemarkView]) -> None:
    """What the action of a place allows this dragon, and whether it can bring anything now."""
    seat = dragon // CLAN
    level = int(there.level[dragon])
    effect = int(EFFECT[place])
    there.visitor = dragon
    if effect == EXCAVATE:
        found["count"] = int(VOLCANO_SPACES) * level
    elif effect == STEAL:
        found["count"] = int(THEFT_ITEMS[there.side()]) * level
        found["pays"] = {ITEM_NAMES[FOOD]: int(THEFT_FOOD[there.side()])}
    elif effect in (TRAIN, ASCEND):
        found["recipes"] = recipes(there, dragon, arena=effect == ASCEND)
    before = int(there.frames_end)
    marks = [int(mark) for mark in there.marks]
    VISIT.ask(there, seat, place, telepathy=True)
    VISIT.do(there, NoLuck(seat))
    if effect == EXCHANGE:
        found["count"] = int(EXCHANGE_STEP.left(there))
        if EXCHANGE_STEP.boosted(there):
            found["boosted"] = int(EXCHANGE_STEP.boosted(there))
    if brings_nothing(there, seat, effect, before) and marks == [int(mark) for mark in there.marks]:
        remarks.append(remark("nothing"))


def brings_nothing(there: DragonbroodPosition, seat: int, effect: int, before: int) -> bool:
    """Whether a visit that has begun asks for nothing, or offers only to decline."""
    if effect == EXCAVATE:
        return int(there.income[seat]) == (1 << SPACES) - 1
    if int(there.frames_end) == before:
        return True
    if int(there.kind()) >= len(DECISIONS):
        return False
    offered = Actions()
    DECISIONS[there.kind()].offer(there, offered)
    return all(int(offered.items[number]) in DECLINING for number in range(int(offered.count)))


def recipes(there: DragonbroodPosition, dragon: int, *, arena: bool) -> list[RecipeView]:
    """What a dragon could become at the Dojo or the Arena, payable or not (DB-A6, DB-A15)."""
    seat = dragon // CLAN
    level = int(there.level[dragon])
    hue = int(there.colour[dragon])
    EVOLVE_CHOICE.ask(there, seat, arena)
    offered = Actions()
    EVOLVE_CHOICE.offer(there, offered)
    there.pop()
    found: list[RecipeView] = []
    if level == 1 and not arena:
        rows = [(YOUNGS + row, f"{COLOURS[YOUNG_TO[row]]}_2") for row in range(YOUNG) if int(YOUNG_FROM[row]) == hue]
    elif level == GROWN_LEVEL - 1:
        rows = [(GROWNS + row, f"{COLOURS[GROWN_TO[row]]}_3") for row in range(GROWN) if int(GROWN_FROM[row]) == hue]
    else:
        rows = []
    for action, name in rows:
        cost = evolution_cost(action, arena)
        payable = offered.has(action)
        found.append({"dragon": name, "cost": items_of(cost), "missing": {} if payable else missing(there, seat, cost), "payable": payable})
    if level == GROWN_LEVEL and arena and may_awaken(there, seat):
        payable = any(offered.has(AWAKENS + mix) for mix in range(len(MIX_LIST)))
        jewels = sum(MIX_LIST[0])
        held = sum(int(there.held(seat, ITEM_NAMES.index(f"jewel_{colour}"))) for colour in ("red", "blue", "yellow"))
        lacking = {} if payable else {"jewel": max(0, jewels - held)}
        elder = f"{DRAGON_COLOURS[len(COLOURS) + int(there.noted(seat, SPIRIT))]}_4"
        found.append({"dragon": elder, "cost": {"jewel": jewels}, "missing": lacking, "payable": payable})
    return found
