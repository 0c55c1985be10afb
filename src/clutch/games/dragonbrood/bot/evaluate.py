"""What a position is worth to a bot: the points that each seat can expect at the end, and the chance of victory that follows from them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragonbrood.bank import BANK_MENU
from clutch.games.dragonbrood.board import ELDER_OF
from clutch.games.dragonbrood.bot.growth import evolution_gain, open_evolution_gain, stone_value
from clutch.games.dragonbrood.bot.holdings import (
    food_value,
    gather,
    later_value,
    placement_value,
    placements_left,
    prize_worth,
    years_left,
)
from clutch.games.dragonbrood.bot.prospects import (
    accounts_value,
    deposit_gain,
    income_value,
    moves_gain,
    new_years_left,
    node_value,
    school_gain,
)
from clutch.games.dragonbrood.bot.visit_prospects import (
    best_trinkets,
    dig_gain,
    elder_space_gain,
    exchanges_gain,
    grotto_gain,
    hatch_gain,
    performance,
    row_gain,
    trinket_worth,
    trinkets_gain,
)
from clutch.games.dragonbrood.bot.weights import (
    COPY,
    FOOD_NEXT,
    INCOME_WORTH,
    PENDING,
    SPREADS,
    TRADE,
    WEIGHTS,
)
from clutch.games.dragonbrood.collection import PEAKS_CHOICE
from clutch.games.dragonbrood.component_file import WIDE
from clutch.games.dragonbrood.components import (
    CARAVAN_FOOD,
    CARAVAN_TRINKETS,
    CLAN,
    ELDER,
    END_VALUE,
    FOOD,
    GOLD,
    GRAVES,
    GROWN_LEVEL,
    HUES,
    SEATS,
    SUMMER,
)
from clutch.games.dragonbrood.income import ALCHEMY_PICK, INCOME_PICK
from clutch.games.dragonbrood.locations.caravan import CARAVAN_BUY, CARAVAN_CHOICE
from clutch.games.dragonbrood.locations.elder_spaces import ELDER_OPTION, ELDER_PAID, ELDER_PERFORMS, elder_place_at
from clutch.games.dragonbrood.locations.evolution import AWAKENED, EVOLVE_CHOICE, EVOLVED
from clutch.games.dragonbrood.locations.excavation import EXCAVATE_PICK, EXCAVATED
from clutch.games.dragonbrood.locations.exchanges import EXCHANGE_STEP, ROW_OUTPUT
from clutch.games.dragonbrood.locations.grotto import GROTTO_CHOICE
from clutch.games.dragonbrood.locations.hatchery import HATCH_CHOICE, HATCHED
from clutch.games.dragonbrood.locations.menagerie import MENAGERIE_CHOICE
from clutch.games.dragonbrood.locations.thieves_den import STEAL_DECISION, STEAL_ITEM
from clutch.games.dragonbrood.locations.trinkets import TRINKET_KEEP, TRINKET_PICK
from clutch.games.dragonbrood.locations.witch_lair import COPY_PERFORMS, WITCH_TARGET, WITCH_TIMES
from clutch.games.dragonbrood.magic import MAGIC_MOVE, MAGIC_STEP, MOVES_BOUGHT
from clutch.games.dragonbrood.prizes import PRIZE_OF
from clutch.games.dragonbrood.scoring import bank_value, bonus_value, trinket_value
from clutch.games.dragonbrood.state import CURSEBREAKER, MAGIC, NO_SOLO, TRAINING, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.judge import Judge, rival_odds, shares
from clutch.kernel.state import Actions, State

PICK_VALUE: Final = 5.0
"""What an income space or an entry of Alchemy brings before it is chosen."""
PEAKS_VALUE: Final = 14.0
STOLEN_VALUE: Final = 1.4
NO_TOTALS: Final = vec[float]([0.0] * SEATS)

# What is still to be decided


def pending_gain(state: DragonbroodPosition, seat: i64) -> float:
    """What the decisions and tasks on the stack will still bring their seat."""
    total: float = 0.0
    for frame in range(state.depth()):
        if state.asked_at(frame) == seat:
            total += frame_gain(state, seat, frame)
    return total


def frame_gain(state: DragonbroodPosition, seat: i64, frame: i64) -> float:
    """What one frame will bring."""
    kind: i64 = state.kind_at(frame)
    if kind == EXCHANGE_STEP.kind:
        place: i64 = EXCHANGE_STEP.place_at(state, frame)
        return exchanges_gain(state, seat, place, EXCHANGE_STEP.left_at(state, frame), EXCHANGE_STEP.boosted_at(state, frame))
    if kind == ROW_OUTPUT.kind:
        return row_gain(state, ROW_OUTPUT.row_at(state, frame))
    if kind == EVOLVE_CHOICE.kind:
        return open_evolution_gain(state, seat, EVOLVE_CHOICE.arena_at(state, frame))
    if kind == EVOLVED.kind:
        return evolution_gain(state, EVOLVED.level_at(state, frame) - 1, placements_left(state, state.visitor))
    if kind == AWAKENED.kind:
        return evolution_gain(state, GROWN_LEVEL, placements_left(state, state.visitor))
    if kind in (HATCH_CHOICE.kind, HATCHED.kind):
        value: float = later_value(state, 1)
        return value if kind == HATCHED.kind else hatch_gain(state, seat, value)
    if kind == EXCAVATE_PICK.kind:
        return dig_gain(EXCAVATE_PICK.left_at(state, frame), EXCAVATE_PICK.pays_at(state, frame))
    if kind == EXCAVATED.kind:
        return dig_gain(EXCAVATED.count_at(state, frame), EXCAVATED.pays_at(state, frame))
    if kind == TRINKET_PICK.kind:
        return trinkets_gain(state, TRINKET_PICK.budget_at(state, frame), TRINKET_PICK.count_at(state, frame))
    if kind == TRINKET_KEEP.kind:
        return trinket_worth(TRINKET_KEEP.trinket_at(state, frame))
    if kind == MAGIC_MOVE.kind:
        return moves_gain(state, seat, MAGIC_MOVE.left_at(state, frame))
    if kind == MOVES_BOUGHT.kind:
        return moves_gain(state, seat, MOVES_BOUGHT.moves_at(state, frame))
    if kind == MAGIC_STEP.kind:
        return school_gain(state, seat, MAGIC_STEP.school_at(state, frame), 1)
    return rare_frame_gain(state, seat, frame)


def rare_frame_gain(state: DragonbroodPosition, seat: i64, frame: i64) -> float:
    """The rarer frames."""
    kind: i64 = state.kind_at(frame)
    if kind == GROTTO_CHOICE.kind:
        return grotto_gain(state, seat)
    if kind == ELDER_OPTION.kind:
        return elder_space_gain(state, seat, elder_place_at(state, frame))
    if kind == ELDER_PAID.kind:
        return performance(state, seat, ELDER_OF[elder_place_at(state, frame)], ELDER_PAID.times_at(state, frame))
    if kind == ELDER_PERFORMS.kind:
        return performance(state, seat, ELDER_OF[elder_place_at(state, frame)], 1)
    if kind in (WITCH_TARGET.kind, WITCH_TIMES.kind, COPY_PERFORMS.kind):
        return WEIGHTS[COPY]
    if kind == CARAVAN_CHOICE.kind:
        if state.held(seat, FOOD) < CARAVAN_FOOD:
            return 0.0
        return best_trinkets(state, CARAVAN_TRINKETS) - WEIGHTS[FOOD_NEXT] * float(CARAVAN_FOOD)
    if kind == CARAVAN_BUY.kind:
        return best_trinkets(state, CARAVAN_TRINKETS)
    if kind == STEAL_DECISION.kind:
        return STOLEN_VALUE * float(GROWN_LEVEL)
    if kind == STEAL_ITEM.kind:
        return STOLEN_VALUE * float(STEAL_ITEM.left_at(state, frame))
    if kind == MENAGERIE_CHOICE.kind:
        return WEIGHTS[TRADE]
    if kind == INCOME_PICK.kind:
        return PICK_VALUE * float(INCOME_PICK.left_at(state, frame))
    if kind == ALCHEMY_PICK.kind:
        return PICK_VALUE * float(ALCHEMY_PICK.left_at(state, frame))
    if kind == PEAKS_CHOICE.kind:
        return PEAKS_VALUE
    if kind == BANK_MENU.kind:
        return deposit_gain(state, seat, BANK_MENU.used_at(state, frame))
    if kind == PRIZE_OF.kind:
        return prize_worth(state, PRIZE_OF.dragon_at(state, frame), PRIZE_OF.side_at(state, frame), PRIZE_OF.lost_at(state, frame))
    return 0.0


# The whole


def future_value(state: DragonbroodPosition, seat: i64) -> float:
    """What dragons, income, magic and accounts will bring until the end."""
    total: float = 0.0
    grown: i64 = 0
    for dragon in range(seat * CLAN, seat * CLAN + CLAN):
        level: i64 = i64(state.level[dragon])
        if level:
            total += later_value(state, level) + placement_value(state, level) * float(placements_left(state, dragon))
            if level >= 3:
                grown += 1
    total += WEIGHTS[INCOME_WORTH] * income_value(state, seat, grown if grown > 1 else i64(1)) * float(new_years_left(state))
    total += node_value(state, seat, state.noted(seat, MAGIC))
    return total + accounts_value(state, seat)


def expected_points(state: DragonbroodPosition, seat: i64) -> float:
    """The points that a seat can expect at the end."""
    wealth = gather(state, seat)
    # The horde is part of the wealth, and magic of what is to come.
    now: float = float(bank_value(state, seat) + trinket_value(state, seat) + bonus_value(state, seat))
    for kind in range(i64(WIDE)):
        if wealth[kind] != 0.0:
            now += wealth[kind] * float(END_VALUE[kind])
    now += food_value(state, seat, wealth[FOOD], wealth[GOLD]) + stone_value(state, seat, wealth)
    return now + future_value(state, seat) + WEIGHTS[PENDING] * pending_gain(state, seat)


@final
class DragonbroodJudge(Judge):
    """Judges a position by a formula made by hand."""

    def __init__(self) -> None:
        super().__init__("formula")

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, DragonbroodPosition)
        if state.over:
            return state.payoff(seat)
        if state.agreement.solo_mode != NO_SOLO:
            return chance_alone(state)
        return chance_of_victory(state, seat, expected_totals(state))

    def estimates(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, DragonbroodPosition)
        if state.over:
            shares(state, values)
        elif state.agreement.solo_mode != NO_SOLO:
            values[0] = chance_alone(state)
        else:
            totals = expected_totals(state)
            for seat in range(state.players):
                values[seat] = chance_of_victory(state, seat, totals)

    def impressions(self, state: State, actions: Actions, seat: i64, chance: Chance, values: vec[float]) -> None:
        menu = Actions()  # one buffer for the menus that follow
        for choice in range(actions.count):
            after = state.clone()
            after.advance(actions.items[choice], chance, menu)
            values[choice] = self.estimate(after, seat)

    def progress(self, state: State) -> float:
        assert isinstance(state, DragonbroodPosition)
        half: float = 0.5 if state.season != SUMMER else 0.0
        return (float(state.year - 1) + half) / float(state.agreement.years)


def expected_totals(state: DragonbroodPosition) -> vec[float]:
    """The points that each seat can expect at the end."""
    totals = NO_TOTALS[:]
    for seat in range(state.players):
        totals[seat] = expected_points(state, seat)
    return totals


def chance_of_victory(state: DragonbroodPosition, seat: i64, totals: vec[float]) -> float:
    """The seat's share of the victory, guessed from everybody's expected points."""
    spread: float = SPREADS[years_left(state)]
    rivals: float = 0.0
    for other in range(state.players):
        if other != seat:
            rivals += rival_odds(totals[other] - totals[seat], spread)
    return 1.0 / (1.0 + rivals)


def chance_alone(state: DragonbroodPosition) -> float:
    """Training: more points are better. Quests: how much of the quest is done, with the points as the smaller part."""
    points: float = expected_points(state, 0)
    wealth: float = points / (points + 400.0) if points > 0.0 else 0.0
    if state.agreement.solo_mode == TRAINING:
        return wealth
    if state.success:
        return 0.95 + 0.04 * wealth
    done: float = quest_part(state)
    return 0.75 * done + 0.2 * wealth


def quest_part(state: DragonbroodPosition) -> float:
    """Which part of the quest is done: Elders awake, or colours of level 3 in clan and graves; evolved dragons count a little."""
    levels: i64 = 0
    elders: i64 = 0
    colours: i64 = 0
    for dragon in range(i64(CLAN)):
        levels += i64(state.level[dragon]) if state.level[dragon] < ELDER else i64(3)
        if state.level[dragon] == ELDER:
            elders += 1
        elif state.level[dragon] == 3:
            colours |= i64(1) << i64(state.colour[dragon])
    if state.agreement.solo_mode == CURSEBREAKER:
        return 0.6 * float(elders) / 6.0 + 0.4 * float(levels) / 18.0
    for grave in range(i64(GRAVES)):
        if state.grave[grave * 3 + 1] == 3:
            colour: i64 = i64(state.grave[grave * 3 + 2])
            colours |= i64(1) << colour
    count: i64 = 0
    for hue in range(i64(HUES)):
        count += colours >> hue & 1
    return 0.75 * float(count) / 12.0 + 0.25 * float(levels) / 18.0
