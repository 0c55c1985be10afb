"""What a position is worth to a bot: the points that each seat can expect at the end, and the chance of victory that follows from them."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.board import ALCHEMY, NODE_LEVEL, NODE_SCHOOL
from clutch.games.dragonbrood.components import (
    ACCOUNTS,
    CLAN,
    CRYSTAL,
    DUCAT,
    ELDER,
    END_VALUE,
    FOOD,
    GEM,
    GRAVES,
    GROWN_GEMS,
    INCOME,
    JEWEL,
    KINDS,
    SPACES,
    STONE_COLOURS,
    TIER_BALANCE,
    TIER_GIVES,
    TIERS,
    UNIT,
)
from clutch.games.dragonbrood.decisions import (
    ALCHEMY_PICK,
    BANK_MENU,
    CARAVAN_BUY,
    CARAVAN_CHOICE,
    ELDER_OPTION,
    EVOLVE_CHOICE,
    EVOLVED,
    EXCAVATE_PICK,
    EXCAVATED,
    EXCHANGE_STEP,
    GROTTO_CHOICE,
    HATCH_CHOICE,
    HATCHED,
    INCOME_PICK,
    MAGIC_MOVE,
    MENAGERIE_CHOICE,
    MOVES_BOUGHT,
    PEAKS_CHOICE,
    PRIZE_OF,
    ROW_OUTPUT,
    STEAL_DECISION,
    STEAL_ITEM,
    TRINKET_KEEP,
    TRINKET_PICK,
    WITCH_TARGET,
    WITCH_TIMES,
)
from clutch.games.dragonbrood.promise import exchange_promise, hatch_promise, item_value, magic_promise, row_promise, trinket_promise
from clutch.games.dragonbrood.scoring import score, victory_share
from clutch.games.dragonbrood.state import CURSEBREAKER, DESK, FRAME, MAGIC, NO_SOLO, NOBODY, SEAT, TRAINING, A, B, C, Dale
from clutch.games.dragonbrood.tables import WIDE
from clutch.games.dragonbrood.wealth import (
    DIG,
    HOPE,
    evolution_gain,
    gather,
    has_elder,
    placement_value,
    placements_left,
    prize_worth,
    wealth_value,
    years_left,
)

SPACE_VALUE: Final = vec[float](
    [sum(float(INCOME[space * WIDE + kind]) * item_value(kind) for kind in range(WIDE)) for space in range(SPACES)]
)
TIER_VALUE: Final = vec[float](
    [sum(float(TIER_GIVES[tier * WIDE + kind]) * item_value(kind) for kind in range(WIDE)) for tier in range(ACCOUNTS * TIERS)]
)


# What is still to be decided


def promises(state: Dale, seat: i64) -> float:
    """What the decisions and tasks on the stack will still bring their seat."""
    total: float = 0.0
    at: i64 = 0
    while at < state.depth:
        if state.stack[at + SEAT] == seat:
            total += promise(state, seat, at)
        at += FRAME
    for kind in range(i64(WIDE)):
        if state.bundle[kind] and state.depth and state.top(SEAT) == seat:
            total += float(state.bundle[kind]) * (item_value(kind))
    return total


def promise(state: Dale, seat: i64, at: i64) -> float:
    """What one frame will bring."""
    kind: i64 = state.stack[at]
    a: i64 = state.stack[at + A]
    b: i64 = state.stack[at + B]
    if kind == EXCHANGE_STEP:
        return exchange_promise(state, seat, a, b, state.stack[at + C])
    if kind == ROW_OUTPUT:
        return row_promise(state, a)
    if kind == EVOLVE_CHOICE:
        return evolve_promise(state, seat, a == 1)
    if kind == EVOLVED:
        return evolution_gain(state, a - 1, placements_left(state, state.visitor))
    if kind in (HATCH_CHOICE, HATCHED):
        value: float = placement_value(state, 1) * float(2 * (state.agreement.years - state.year)) - 4.0
        return value if kind == HATCHED else hatch_promise(state, seat, value)
    if kind in (EXCAVATE_PICK, EXCAVATED):
        return float(a) * (DIG + 4.0 if b else DIG)
    if kind == TRINKET_PICK:
        return trinket_promise(state, a, state.stack[at + C])
    if kind == TRINKET_KEEP:
        return trinket_promise(state, 0, -1 - a)
    if kind in (MAGIC_MOVE, MOVES_BOUGHT):
        return magic_promise(state, seat, a)
    return later_promise(state, seat, at)


def later_promise(state: Dale, seat: i64, at: i64) -> float:
    """The rarer frames."""
    kind: i64 = state.stack[at]
    a: i64 = state.stack[at + A]
    ducats: i64 = state.held(seat, DUCAT)
    if kind == GROTTO_CHOICE:
        return magic_promise(state, seat, 2) - 3.0 if ducats else 0.0
    if kind == ELDER_OPTION:
        return magic_promise(state, seat, 1) * 0.5 if ducats else 0.5
    if kind in (WITCH_TARGET, WITCH_TIMES):
        return 12.0
    if kind == CARAVAN_CHOICE:
        return 12.0 if state.held(seat, FOOD) >= 3 else 2.0
    if kind == CARAVAN_BUY:
        return 14.0
    if kind in (STEAL_DECISION, STEAL_ITEM):
        return 1.4 * float(a if kind == STEAL_ITEM else 3)
    if kind == MENAGERIE_CHOICE:
        return 6.0
    if kind in (INCOME_PICK, ALCHEMY_PICK):
        return 5.0 * float(a)
    if kind == PEAKS_CHOICE:
        return 14.0
    if kind == BANK_MENU:
        return 1.0
    if kind == PRIZE_OF:
        return prize_worth(state, a, state.stack[at + B], state.stack[at + C])
    return 0.0


def evolve_promise(state: Dale, seat: i64, arena: bool) -> float:
    """An evolution that can be paid now is nearly as good as done."""
    level: i64 = i64(state.level[state.visitor])
    gems: i64 = 0
    jewels: i64 = 0
    pairs: bool = False
    for colour in range(i64(STONE_COLOURS)):
        gems += state.held(seat, GEM + colour)
        jewels += state.held(seat, JEWEL + colour)
        pairs = pairs or (state.held(seat, GEM + colour) > 0 and state.held(seat, CRYSTAL + colour) > 0)
    left: i64 = placements_left(state, state.visitor)
    if level == 1 and not arena and pairs:
        return (1.0 - HOPE) * evolution_gain(state, 1, left)
    if level == 2 and ((not arena and jewels >= 1 and gems >= GROWN_GEMS) or (arena and gems >= 3)):
        return (1.0 - HOPE) * evolution_gain(state, 2, left)
    if level == 3 and arena and jewels >= 3 and (not has_elder(state, seat) or state.agreement.solo_mode == CURSEBREAKER):
        return (1.0 - HOPE) * evolution_gain(state, 3, left)
    return 0.0


# The whole


def future_value(state: Dale, seat: i64) -> float:
    """What dragons, income, magic and accounts will bring until the end."""
    total: float = 0.0
    grown: i64 = 0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        level: i64 = i64(state.level[dragon])
        if level:
            total += placement_value(state, level) * float(placements_left(state, dragon))
            if level >= 3:
                grown += 1
    new_years: i64 = years_left(state) - (1 if state.season == 4 else 0)
    total += income_value(state, seat, grown if grown > 1 else 1) * float(new_years)
    node: i64 = i64(state.desk[seat * DESK + MAGIC])
    if NODE_SCHOOL[node] == ALCHEMY:
        total += 1.8 * float(NODE_LEVEL[node] * new_years)
    elif NODE_SCHOOL[node] >= 0:
        total += 0.8 * float(NODE_LEVEL[node] * new_years)
    for account in range(i64(ACCOUNTS)):
        if i64(state.account_owner[account]) == seat + 1:
            total += interest_value(state, account) * float(new_years)
    return total


def income_value(state: Dale, seat: i64, picks: i64) -> float:
    """The best uncovered income spaces of a year."""
    total: float = 0.0
    taken: i64 = 0
    for _ in range(picks):
        best: float = 0.0
        choice: i64 = NOBODY
        for space in range(i64(SPACES)):
            if state.income[seat] >> space & 1 and taken >> space & 1 == 0 and SPACE_VALUE[space] > best:
                best = SPACE_VALUE[space]
                choice = space
        if choice == NOBODY:
            break
        taken |= i64(1) << choice
        total += best
    return total


def interest_value(state: Dale, account: i64) -> float:
    """What an account pays at New Year; what it holds scores as in the horde."""
    units: i64 = 0
    for kind in range(i64(KINDS)):
        units += state.vault[account * KINDS + kind] * UNIT[kind]
    value: float = 0.0
    for tier in range(i64(TIERS)):
        if TIER_BALANCE[account * TIERS + tier] <= units:
            value = TIER_VALUE[account * TIERS + tier]
    return value


def expected_points(state: Dale, seat: i64) -> float:
    """The points that a seat can expect at the end."""
    wealth = gather(state, seat)
    now: float = float(score(state, seat))
    for kind in range(i64(KINDS)):
        now -= float(state.horde[seat * KINDS + kind] * END_VALUE[kind])
    return now + wealth_value(state, seat, wealth) + future_value(state, seat) + promises(state, seat)


def chance_of_victory(state: Dale, seat: i64) -> float:
    """The seat's share of the victory, guessed from everybody's expected points; certain at the end."""
    if state.over:
        return victory_share(state, seat)
    if state.agreement.solo_mode != NO_SOLO:
        return chance_alone(state)
    spread: float = 12.0 + 9.0 * float(years_left(state))
    mine: float = expected_points(state, seat)
    rivals: float = 0.0
    for other in range(state.players):
        if other != seat:
            rivals += exp(bounded((expected_points(state, other) - mine) / spread))
    return 1.0 / (1.0 + rivals)


def chance_alone(state: Dale) -> float:
    """Training: more points are better. Quests: how much of the quest is done, with the points as the smaller part."""
    points: float = expected_points(state, 0)
    wealth: float = points / (points + 400.0) if points > 0.0 else 0.0
    if state.agreement.solo_mode == TRAINING:
        return wealth
    if state.success:
        return 0.95 + 0.04 * wealth
    done: float = quest_part(state)
    return 0.75 * done + 0.2 * wealth


def quest_part(state: Dale) -> float:
    """Which part of the quest is done: Elders awake, or colours of level 3 in clan and graves; evolved dragons count a little."""
    levels: i64 = 0
    elders: i64 = 0
    colours: i64 = 0
    for dragon in range(i64(CLAN)):
        levels += i64(state.level[dragon]) if state.level[dragon] < ELDER else 3
        if state.level[dragon] == ELDER:
            elders += 1
        elif state.level[dragon] == 3:
            colours |= i64(1) << i64(state.colour[dragon])
    if state.agreement.solo_mode == CURSEBREAKER:
        return 0.6 * float(elders) / 6.0 + 0.4 * float(levels) / 18.0
    for grave in range(i64(GRAVES)):
        if state.grave[grave * 3 + 1] == 3:
            colours |= i64(1) << i64(state.grave[grave * 3 + 2])
    count: i64 = 0
    for hue in range(12):
        count += colours >> hue & 1
    return 0.75 * float(count) / 12.0 + 0.25 * float(levels) / 18.0


def bounded(lead: float) -> float:
    """Within what `exp` can take."""
    if lead > 60.0:
        return 60.0
    return lead if lead > -60.0 else -60.0
