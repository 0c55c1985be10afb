"""What a position is worth to a bot: the game's judge."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.bot.next_action import best_explore, best_plan, home_bonus
from clutch.games.dragon_family.bot.prospects import (
    appetites,
    has_acted,
    likely,
    outlook,
    rounds_left,
    stock_worth,
    territory_gains,
    territory_names,
)
from clutch.games.dragon_family.bot.weights import HAND_HOPE, SPREAD, SPREAD_PER_ROUND, WEIGHTS
from clutch.games.dragon_family.components import (
    RESOURCE_KINDS,
    SEATS,
)
from clutch.games.dragon_family.move_handler import REDRAW
from clutch.games.dragon_family.moves import EXPLORE, FEEDS, HATCHES, LAIR, PASS, PLACES, SETTLE, SKIP, TRADES
from clutch.games.dragon_family.scoring import territory_lairs, territory_shares, territory_worth
from clutch.games.dragon_family.state import NONE, NOT_YET, DragonFamilyPosition
from clutch.kernel.judge import Judge, Sequel, rival_odds, shares
from clutch.kernel.state import State

NO_UTILITY: Final = vec[float]([0.0] * SEATS)
NO_VALUES: Final = vec[float]([0.0] * RESOURCE_KINDS)
LONGEST: Final = 60.0


def tastes() -> vec[float]:
    """What players like who decide quickly: a lair more than an egg, an egg more than food for a dragon, and all of it more than to wait."""
    liked = vec[float]([1.0] * PLACES)
    liked[EXPLORE] = 1.2
    liked[SETTLE] = 3.0
    liked[PASS] = 0.0
    liked[SKIP] = 0.1
    for action in range(i64(LAIR), i64(PLACES)):
        liked[action] = 3.0 if action < HATCHES else 2.5 if action < TRADES else 0.2 if action < FEEDS else 2.0
    return liked


FAR: Final = Sequel(0.5, 2, 32, 4, tastes())
"""Some rounds farther, by taste."""


@final
class DragonFamilyJudge(Judge):
    """Judges a position by a formula made by hand."""

    def __init__(self) -> None:
        super().__init__("formula")

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, DragonFamilyPosition)
        if state.over:
            return state.payoff(seat)
        utility = NO_UTILITY[:]
        return chance_of_victory(state, seat, utility, weigh(state, utility))

    def estimates(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, DragonFamilyPosition)
        if state.over:
            shares(state, values)
            return
        utility = NO_UTILITY[:]
        spread: float = weigh(state, utility)
        for seat in range(state.players):
            values[seat] = chance_of_victory(state, seat, utility, spread)

    def sequel(self) -> Sequel:
        return FAR  # the map that is still to come decides more than what lies there: docs/bots.md has the matches

    def progress(self, state: State) -> float:
        assert isinstance(state, DragonFamilyPosition)
        to_go: float = rounds_to_go(state)
        return float(state.round) / (float(state.round) + to_go)


def weigh(state: DragonFamilyPosition, utility: vec[float]) -> float:
    """Write down everybody's points and prospects: the lead that makes a victory about three times as likely."""
    worth = territory_worth(state)
    counts = territory_lairs(state)
    scored = territory_shares(state, worth, counts)
    names = territory_names(state, worth)
    rounds: float = rounds_to_go(state)
    for seat in range(state.players):
        turns: float = rounds + (0.0 if has_acted(state, seat) else 1.0)
        gains = territory_gains(state, seat, worth, counts, names)
        wants = appetites(state, seat)
        stock: float = stock_worth(state, seat, NONE, wants)
        utility[seat] = (
            float(scored[seat]) + outlook(state, seat, turns, gains, stock) + next_action(state, seat, turns, worth, counts, stock, wants)
        )
    return WEIGHTS[SPREAD] + WEIGHTS[SPREAD_PER_ROUND] * rounds


def chance_of_victory(state: DragonFamilyPosition, seat: i64, utility: vec[float], spread: float) -> float:
    """The seat's share of the victory, guessed from everybody's points and prospects."""
    rivals: float = 0.0
    for other in range(state.players):
        if other != seat:
            rivals += rival_odds(utility[other] - utility[seat], spread)
    return 1.0 / (1.0 + rivals)


def rounds_to_go(state: DragonFamilyPosition) -> float:
    """How many rounds will follow this one, if the fastest seat has its way."""
    if state.end_cause != NOT_YET:
        return 0.0
    rounds: float = LONGEST
    for seat in range(state.players):
        left: float = rounds_left(state, seat)
        rounds = min(rounds, left)
    return rounds


def next_action(
    state: DragonFamilyPosition, seat: i64, turns: float, worth: vec[u8], counts: vec[u8], stock: float, wants: vec[i64]
) -> float:
    """What the seat's present action, or in part its next one, adds to what it can expect."""
    acts: bool = seat == state.turn and not has_acted(state, seat) and not REDRAW.is_asked(state)
    if turns < 0.5 and not acts:
        return 0.0
    values = NO_VALUES[:]
    future: float = likely(turns - 2.5)
    for resource in range(i64(RESOURCE_KINDS)):
        values[resource] = (stock_worth(state, seat, resource, wants) - stock) * future
    if acts:
        return best_plan(state, values, worth, counts)
    hope: float = best_explore(state, seat, values, home_bonus(state, seat), counts)
    return WEIGHTS[HAND_HOPE] * hope if hope > 0.0 else 0.0
