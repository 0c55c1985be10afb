"""What a position is worth to a bot: gold, the tribute still to come, cards, and what the dragon can reach, all as gold at the end of the race."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragoon.card_play import WHITE_PLAYED
from clutch.games.dragoon.components import (
    ACTIONS_PER_TURN,
    CELLS,
    CITY,
    DESTROY_GOLD,
    DIE,
    EVICTION_FEE,
    KINDS,
    SEATS,
    TRIBUTE_GOLD,
    VILLAGE,
    steps_between,
)
from clutch.games.dragoon.roar import ROAR, may_roar_at
from clutch.games.dragoon.state import ACTION, NOBODY, NOWHERE, TRIBUTE, DragoonPosition
from clutch.kernel.judge import Judge, Sequel, rival_odds, shares
from clutch.kernel.state import State

BASE_INCOME: Final = 3.6
"""Gold that a player gets in a round beside tribute: by destroying, stealing and fighting."""
KEPT: Final = 0.86
"""How likely a claim is still there a round later."""
LONGEST: Final = 14.0
"""No look ahead over more rounds than this."""
IDLE_POINT: Final = 0.4
"""What an action point is worth that serves nothing in sight."""
SPARE_POINT: Final = 0.8
"""What an action point is worth after a target has been reached."""
MEAN_DIE: Final = (DIE + 1) / 2
CARD_WORTH: Final = vec[float]([1.6, 2.0, 2.6, 1.6, 2.0, 3.0, 2.0, 1.8, 0.8, 1.6, 1.6, 2.6, 1.6, 0.9, 1.4, 1.4, 1.3])
"""What a card in hand is worth in gold while the game still lasts."""


def mean_tribute(kind: i64) -> float:
    """What a tile of a kind pays a round, on the average over the faces of the die."""
    total: float = 0.0
    for roll in range(i64(1), i64(DIE + 1)):
        total += float(TRIBUTE_GOLD[roll * 3 + kind])
    return total / float(DIE)


MEAN_TRIBUTE: Final = vec[float]([0.0, mean_tribute(VILLAGE), mean_tribute(CITY)])


STEPS: Final = vec[i64]([int(steps_between(cell, other)) for cell in range(CELLS) for other in range(CELLS)])
"""The distance of every two cells."""
SOON: Final = Sequel(1.0, 1, 4, 2, vec[float]([]))
"""A turn or so farther, by impressions."""
NO_GOLD: Final = vec[float]([0.0] * SEATS)
NO_TILES: Final = vec[i64]([0] * (CELLS + 1))


def tiles_of(state: DragoonPosition) -> vec[i64]:
    """How many tiles lie on the board, then their cells: most cells are empty, and every player looks at all tiles."""
    tiles = NO_TILES[:]
    count: i64 = 0
    tile = state.tile
    for cell in range(i64(CELLS)):
        if tile[cell]:
            count += 1
            tiles[count] = cell
    tiles[0] = count
    return tiles


def rounds_to_go(state: DragoonPosition, tiles: vec[i64]) -> float:
    """How many more tributes the race will last: until the fastest player has the gold, or the round limit."""
    if state.sudden_death:
        return 1.0
    income = NO_GOLD[:]
    totem = state.totem
    for number in range(1, tiles[0] + 1):
        cell: i64 = tiles[number]
        if totem[cell]:
            owner: i64 = i64(totem[cell]) - 1
            income[owner] = income[owner] + MEAN_TRIBUTE[i64(state.tile[cell])]
    shortest: float = LONGEST
    for seat in range(state.players):
        lacking: float = float(state.agreement.gold_goal - state.gold[seat])
        needed: float = lacking / (BASE_INCOME + income[seat])
        shortest = min(shortest, needed)
    last: float = float(state.agreement.round_limit - state.round + 1)
    shortest = min(shortest, last)
    return shortest + 0.5 if shortest > 0.5 else 1.0


def claims_worth(rounds: float) -> float:
    """For how many tributes a claim can be expected to count."""
    worth: float = 0.0
    part: float = 1.0
    while rounds > 0.0:
        worth += part * (rounds if rounds < 1.0 else 1.0)
        part *= KEPT
        rounds -= 1.0
    return worth


# What a player can count on


def holdings(state: DragoonPosition, seat: i64, rounds: float, tributes: float, tiles: vec[i64]) -> float:
    """Gold, tribute to come, and the hand."""
    done: float = 1.0 if state.phase == TRIBUTE and has_collected(state, seat) else 0.0
    worth: float = float(state.gold[seat])
    totem = state.totem
    for number in range(1, tiles[0] + 1):
        cell: i64 = tiles[number]
        if i64(totem[cell]) == seat + 1:
            pay: float = MEAN_TRIBUTE[i64(state.tile[cell])]
            worth += pay * (tributes - done)
            if state.other_dragon(seat, cell) != NOBODY:
                worth -= pay * 0.7  # a claim under another dragon pays nothing this round
    fading: float = rounds / 3.0 if rounds < 3.0 else 1.0
    held: float = 0.0
    hand = state.hand
    for kind in range(i64(KINDS)):
        if hand[seat * KINDS + kind]:
            held += CARD_WORTH[kind] * float(i64(hand[seat * KINDS + kind]))
    return worth + held * fading


def has_collected(state: DragoonPosition, seat: i64) -> bool:
    """Whether a player's tribute of this round is over."""
    return (seat - state.first + state.players) % state.players < state.place


def reach(state: DragoonPosition, seat: i64, points: i64, rounds: float, tributes: float, tiles: vec[i64]) -> float:
    """The best that a dragon can do with so many points from where it is: a tile, the chest or a cave; what lies farther counts for less."""
    here: i64 = state.cell_of(seat) * CELLS
    best: float = float(points) * IDLE_POINT
    around: float = 0.0
    for number in range(1, tiles[0] + 1):
        cell: i64 = tiles[number]
        worth: float = tile_worth(state, seat, cell, tributes)
        if worth > 0.0:
            steps: i64 = STEPS[here + cell]
            best = better(best, worth, steps + 1, points)
            around += worth / float((steps + 1) * (steps + 2))
    if state.treasure != NOWHERE:
        best = better_theft(best, STEPS[here + state.treasure], points, state.thief_gold)
    for other in range(state.players):
        if other != seat and not state.is_home(other):
            steps = STEPS[here + state.cave_of(other)]
            best = better_theft(best, steps + (1 if state.gold[seat] >= EVICTION_FEE else 0), points, state.gold[other])
    return best + around * (0.12 if rounds > 1.0 else 0.05)


def better(best: float, worth: float, cost: i64, points: i64) -> float:
    """The better of a plan so far and a target that costs so many points."""
    if cost <= points:
        plan: float = worth + float(points - cost) * SPARE_POINT
    else:
        idle: float = float(points) * IDLE_POINT
        if idle + worth * 0.6 <= best:
            return best  # even if it were one point away
        plan = idle + worth * 0.6 * float(points + 1) / float(cost + 1)
    return plan if plan > best else best


def better_theft(best: float, steps: i64, points: i64, gold: i64) -> float:
    """The better of a plan so far and stealing after so many steps, a die for each point that is left."""
    if steps >= points:
        return better(best, MEAN_DIE if float(gold) > MEAN_DIE else float(gold), steps + 1, points)
    plan: float = MEAN_DIE * float(points - steps)
    plan = min(plan, float(gold) * 0.9)
    return plan if plan > best else best


def tile_worth(state: DragoonPosition, seat: i64, cell: i64, tributes: float) -> float:
    """What a tile would bring a dragon that stands on it with a point to spend: its claim, or its gold at once."""
    kind: i64 = i64(state.tile[cell])
    owner: i64 = state.claimant(cell)
    claim: float = MEAN_TRIBUTE[kind] * tributes
    burn: float = float(DESTROY_GOLD[kind])
    if owner == seat:
        return burn - claim
    if owner != NOBODY:
        share: float = 1.0 / float(state.players - 1)
        burn += claim * share * 0.8  # what the owner loses is a gain on one of the rivals
        claim += claim * share * 0.8
    if state.totem_supply[seat] == 0 or claim < burn:
        return burn
    return claim


def final_gold(state: DragoonPosition, seat: i64, rounds: float, tributes: float, tiles: vec[i64]) -> float:
    """A player's gold at the end of the race, as far as it can be told apart from the others'."""
    worth: float = holdings(state, seat, rounds, tributes, tiles)
    points: i64 = 0
    # Who still waits for the turn of this round counts on all of its points, so that positions before and after the end of a turn can be compared.
    if state.active == seat:
        points = state.action_points
    elif state.phase == ACTION and not (state.first != NOBODY and has_collected(state, seat)):
        points = ACTIONS_PER_TURN
    this_turn: float = 0.0
    if points > 0:
        this_turn = reach(state, seat, points, rounds, tributes, tiles)
        worth += this_turn
    if rounds > 1.0:
        next_turn: float = this_turn
        if points != ACTIONS_PER_TURN:
            next_turn = reach(state, seat, ACTIONS_PER_TURN, rounds, tributes, tiles)
        worth += next_turn * 0.35
    if state.active == seat and not state.over:
        worth += pending(state, seat, tributes)
    return worth


def pending(state: DragoonPosition, seat: i64, tributes: float) -> float:
    """What the open decision still has in store for the active player: a card that is about to work, tiles that a roar can claim, tiles to burn."""
    decision: i64 = state.kind()
    if decision == WHITE_PLAYED.kind:
        return CARD_WORTH[WHITE_PLAYED.card(state)] * 1.1
    if decision == ROAR.kind:
        worth: float = 0.0
        for cell in range(i64(CELLS)):
            if steps_between(state.cell_of(seat), cell) <= 2 and may_roar_at(state, seat, cell):
                worth += tile_worth(state, seat, cell, tributes) * 0.8
        return worth
    return 1.2 * float(state.action_points) if state.lay_waste else 0.0


@final
class DragoonJudge(Judge):
    """Judges a position by a formula made by hand."""

    def __init__(self) -> None:
        super().__init__("formula")

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, DragoonPosition)
        if state.over:
            return state.payoff(seat)
        golds = NO_GOLD[:]
        return chance_of_victory(state, seat, golds, race(state, golds))

    def estimates(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, DragoonPosition)
        if state.over:
            shares(state, values)
            return
        golds = NO_GOLD[:]
        spread: float = race(state, golds)
        for seat in range(state.players):
            values[seat] = chance_of_victory(state, seat, golds, spread)

    def sequel(self) -> Sequel:
        return SOON  # what a turn was good for is seen when others have had theirs: docs/bots.md has the matches

    def progress(self, state: State) -> float:
        assert isinstance(state, DragoonPosition)
        most: float = float(state.round - 1) / float(state.agreement.round_limit)
        for seat in range(state.players):
            most = max(most, float(state.gold[seat]) / float(state.agreement.gold_goal))
        return most if most < 1.0 else 1.0


def race(state: DragoonPosition, golds: vec[float]) -> float:
    """Write down everybody's gold at the end of the race: the lead that makes a victory about three times as likely."""
    tiles = tiles_of(state)
    rounds: float = rounds_to_go(state, tiles)
    tributes: float = claims_worth(rounds)
    for seat in range(state.players):
        golds[seat] = final_gold(state, seat, rounds, tributes, tiles)
    return 1.5 + 2.2 * sqrt(rounds)


def chance_of_victory(state: DragoonPosition, seat: i64, golds: vec[float], spread: float) -> float:
    """The seat's share of the victory, guessed from everybody's gold at the end of the race."""
    rivals: float = 0.0
    for other in range(state.players):
        if other != seat:
            rivals += rival_odds(golds[other] - golds[seat], spread)
    return 1.0 / (1.0 + rivals)
