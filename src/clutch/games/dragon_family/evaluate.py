"""What a position is worth to a bot, and what it looks like to a learning program."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.components import (
    COLOUR_KINDS,
    HAND_SIZE,
    HANDLERS,
    KINDS,
    NEST_PLACES,
    RESOURCE_KINDS,
    SEATS,
)
from clutch.games.dragon_family.knowledge import knows_stack, unknown_tiles
from clutch.games.dragon_family.map import LEAST, q_of, r_of
from clutch.games.dragon_family.plans import best_explore, best_plan, home_bonus
from clutch.games.dragon_family.prospects import (
    HAND_HOPE,
    JUDGEMENT,
    SPREAD,
    SPREAD_PER_ROUND,
    has_acted,
    likely,
    outlook,
    rounds_left,
    stock_worth,
    territory_gains,
)
from clutch.games.dragon_family.scoring import NO_POINTS, most_lairs, territory_lairs, territory_worth, victory_share
from clutch.games.dragon_family.state import HATCH, MOST_TILES, MOVE_DEST, NONE, NOT_YET, REDRAW, Realm
from clutch.kernel.judge import Judge, rival_odds
from clutch.kernel.state import State

NO_UTILITY: Final = vec[float]([0.0] * SEATS)
NO_VALUES: Final = vec[float]([0.0] * RESOURCE_KINDS)
LONGEST: Final = 60.0


@final
class DragonFamilyJudge(Judge):
    """Judges a position by a formula made by hand."""

    def __init__(self) -> None:
        super().__init__("formula")

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Realm)
        return chance_of_victory(state, seat)


def chance_of_victory(state: Realm, seat: i64) -> float:
    """The seat's share of the victory, guessed from everybody's points and prospects: certain at the end."""
    if state.over:
        return victory_share(state, seat)
    worth = territory_worth(state)
    counts = territory_lairs(state)
    shares = shared_out(state, worth, counts)
    rounds: float = rounds_to_go(state)
    utility = NO_UTILITY[:]
    for other in range(state.players):
        turns: float = rounds + (0.0 if has_acted(state, other) else 1.0)
        gains = territory_gains(state, other, worth, counts)
        utility[other] = float(shares[other]) + outlook(state, other, turns, gains) + next_action(state, other, turns, worth, counts)
    spread: float = JUDGEMENT[SPREAD] + JUDGEMENT[SPREAD_PER_ROUND] * rounds
    rivals: float = 0.0
    for other in range(state.players):
        if other != seat:
            rivals += rival_odds(utility[other] - utility[seat], spread)
    return 1.0 / (1.0 + rivals)


def rounds_to_go(state: Realm) -> float:
    """How many rounds will follow this one, if the fastest seat has its way."""
    if state.end_cause != NOT_YET:
        return 0.0
    rounds: float = LONGEST
    for seat in range(state.players):
        left: float = rounds_left(state, seat)
        rounds = min(rounds, left)
    return rounds


def shared_out(state: Realm, worth: vec[u8], counts: vec[u8]) -> vec[i64]:
    """What each seat's territories score now (DF-P4)."""
    points = NO_POINTS[:]
    for name in range(1, state.tile_count):
        if worth[name]:
            most: i64 = most_lairs(counts, name)
            if most > 0:
                for seat in range(state.players):
                    if i64(counts[name * SEATS + seat]) == most:
                        points[seat] = points[seat] + i64(worth[name])
    return points


def next_action(state: Realm, seat: i64, turns: float, worth: vec[u8], counts: vec[u8]) -> float:
    """What the seat's present action, or in part its next one, adds to what it can expect."""
    values = NO_VALUES[:]
    stock: float = stock_worth(state, seat, NONE)
    future: float = likely(turns - 2.5)
    for resource in range(i64(RESOURCE_KINDS)):
        values[resource] = (stock_worth(state, seat, resource) - stock) * future
    if seat == state.turn and state.step < HATCH and state.step != REDRAW:
        return best_plan(state, values, worth, counts)
    if turns < 0.5:
        return 0.0
    hope: float = best_explore(state, seat, values, home_bonus(state, seat), counts)
    return JUDGEMENT[HAND_HOPE] * hope if hope > 0.0 else 0.0


def features(state: Realm, seat: i64) -> vec[u8]:
    """The seat's view as bytes, seats relative to it, plus 1 where something can be absent or unknown.

    For each of 58 tiles kind, rotation, q, r (both from 0), territory, lair's seat and dragon; own hand (3); unknown tiles (7); supply (4); eggs (4);
    for each of five seats two handlers, hand size, lairs left, four resources, three dragons with native food and gold food, known tiles (7);
    then the stack's size, its known tiles from the bottom (64), first player, whose turn, step, what is chosen (tile, handler, q, r, dragon), cause of the end, idle rounds, progress and round.
    """
    out = vec[u8]([])
    for tile in range(i64(MOST_TILES)):
        here: bool = tile < state.tile_count
        owner: i64 = state.lair_owner(tile)
        out = append(out, state.tile_kind[tile] + 1 if here else 0)
        out = append(out, state.tile_rotation[tile])
        out = append(out, u8(q_of(state.tile_spot[tile]) - LEAST + 1) if here else 0)
        out = append(out, u8(r_of(state.tile_spot[tile]) - LEAST + 1) if here else 0)
        out = append(out, state.territory[tile])
        out = append(out, 0 if owner == NONE else relative(state, seat, owner))
        out = append(out, state.lair_dragon[tile])
    for place in range(i64(HAND_SIZE)):
        out = append(out, state.hand[seat * HAND_SIZE + place])
    pool = unknown_tiles(state, seat)
    for kind in range(i64(KINDS)):
        out = append(out, pool[kind])
    for resource in range(i64(RESOURCE_KINDS)):
        out = append(out, byte(state.supply[resource]))
    for colour in range(i64(COLOUR_KINDS)):
        out = append(out, state.eggs[colour])
    for step in range(i64(SEATS)):
        out = seat_features(state, seat, (seat + step) % state.players, step < state.players, out)
    for depth in range(i64(len(state.stack))):
        known: bool = depth < state.stack_size and knows_stack(state, seat, depth)
        out = append(out, state.stack[depth] if known else 0)
    return table_features(state, seat, out)


def relative(state: Realm, seat: i64, other: i64) -> u8:
    """How many places after this seat another sits, plus 1."""
    return u8((other - seat + state.players) % state.players + 1)


def byte(number: i64) -> u8:
    """A number that may be large, cut to a byte."""
    return u8(number) if number < 255 else u8(255)


def seat_features(state: Realm, seat: i64, other: i64, here: bool, out: vec[u8]) -> vec[u8]:
    """What belongs to one seat, or as many zeros for a seat that nobody has."""
    for handler in range(i64(HANDLERS)):
        out = append(out, state.handler[other * HANDLERS + handler] + 1 if here else 0)
    out = append(out, state.hand_size[other] if here else 0)
    out = append(out, state.lairs_left[other] if here else 0)
    for resource in range(i64(RESOURCE_KINDS)):
        out = append(out, byte(state.owned(other, resource)) if here else 0)
    for place in range(other * NEST_PLACES, (other + 1) * NEST_PLACES):
        out = append(out, state.nest_dragon[place] if here else 0)
        out = append(out, byte(state.food_native[place]) if here else 0)
        out = append(out, byte(state.food_gold[place]) if here else 0)
    for kind in range(i64(KINDS)):
        out = append(out, state.noted[(seat * SEATS + other) * KINDS + kind] if here else 0)
    return out


def table_features(state: Realm, seat: i64, out: vec[u8]) -> vec[u8]:
    """Whose turn it is, and how far the turn and the game have come."""
    mine: bool = state.turn == seat or not state.agreement.hidden_hands
    out = append(out, u8(state.stack_size))
    out = append(out, relative(state, seat, state.first_player))
    out = append(out, relative(state, seat, state.turn))
    out = append(out, u8(state.step))
    out = append(out, u8(state.chosen_tile + 1) if mine else 0)
    out = append(out, u8(state.chosen_handler + 1) if mine or state.step == MOVE_DEST else 0)
    out = append(out, u8(q_of(state.chosen_spot) - LEAST + 1) if mine and state.chosen_spot != NONE else 0)
    out = append(out, u8(r_of(state.chosen_spot) - LEAST + 1) if mine and state.chosen_spot != NONE else 0)
    out = append(out, u8(state.asked + 1))
    out = append(out, u8(state.end_cause))
    out = append(out, u8(state.idle_rounds))
    out = append(out, 1 if state.progress else 0)
    return append(out, byte(state.round))
