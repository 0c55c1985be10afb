"""What everybody can see of a position of Dragoon, player by player, as the inputs of a network: computed once, whoever looks at it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragoon.bot.evaluate import (
    MEAN_TRIBUTE,
    STEPS,
    claims_worth,
    has_collected,
    pending,
    reach,
    rounds_to_go,
    tiles_of,
)
from clutch.games.dragoon.components import ACTIONS_PER_TURN, CITY, KINDS, SEATS
from clutch.games.dragoon.state import ACTION, NOBODY, NOWHERE, TRIBUTE, DragoonPosition
from clutch.kernel.network import Inputs

LACKING: Final = 0
"""Gold that is missing, by two and a half (21 inputs)."""
INCOME: Final = 21
"""What claims pay on the average (17)."""
VILLAGES: Final = 38
CITIES: Final = 48
"""Claims by kind, up to nine (10 each)."""
BLOCKED: Final = 58
"""What other dragons stand on (9)."""
THIS_TURN: Final = 67
NEXT_TURN: Final = 88
"""What the dragon can reach (21 each)."""
POINTS: Final = 109
"""Action points of the active player, up to seven (8)."""
TO_COME: Final = 117
DONE: Final = 118
HAND: Final = 120
"""Cards, up to eight (9)."""
HOME: Final = 129
GROUND: Final = 130
"""The tile under the dragon: own, nobody's, another's; village and city (6)."""
INTRUDER: Final = 136
CHEST: Final = 137
"""Steps to the chest, up to six (7)."""
TOTEMS: Final = 144
"""Totems left, up to five (6)."""
COLLECTED: Final = 150
CAVE: Final = 151
"""Steps to the nearest cave that can be robbed, up to six (7)."""
AROUND: Final = 160
"""Tiles by steps (0 to 3, more), whose they are (own, nobody's, another's) and kind (30); four of a sort are a whole input."""
FARTHEST: Final = 6
BLOCK: Final = 190
"""Inputs of a player."""
QUARTER: Final = 0.25


@final
class Survey:
    """The public side of a position."""

    def __init__(self) -> None:
        self.blocks: Final = [Inputs() for _ in range(SEATS)]
        """Each player's inputs, the first of a block being number 0."""
        self.golds: Final = vec[float]([0.0] * SEATS)
        """What each player can be expected to have at the end of the race, without the hand."""
        self.counts: Final = vec[i64]([0] * 30)
        self.rounds: float = 0.0
        self.free_villages: i64 = 0
        self.free_cities: i64 = 0

    def look(self, state: DragoonPosition) -> None:
        """Look at a position."""
        tiles = tiles_of(state)
        self.rounds = rounds_to_go(state, tiles)
        tributes: float = claims_worth(self.rounds)
        self.free_villages = 0
        self.free_cities = 0
        for number in range(1, tiles[0] + 1):
            cell: i64 = tiles[number]
            if state.totem[cell] == 0:
                if i64(state.tile[cell]) == CITY:
                    self.free_cities += 1
                else:
                    self.free_villages += 1
        for seat in range(state.players):
            block = self.blocks[seat]
            block.count = 0
            self.golds[seat] = self.look_at(state, seat, tributes, tiles, block)

    def look_at(self, state: DragoonPosition, seat: i64, tributes: float, tiles: vec[i64], block: Inputs) -> float:
        """Look at one player: the gold at the end of the race."""
        worth: float = self.look_at_claims(state, seat, tributes, tiles, block)
        look_at_dragon(state, seat, block)
        rounds: float = self.rounds
        points: i64 = 0
        if state.active == seat:
            points = state.action_points
            block.put(POINTS + (points if points < 7 else i64(7)))
        elif state.phase == ACTION and not (state.first != NOBODY and has_collected(state, seat)):
            points = ACTIONS_PER_TURN
            block.put(TO_COME)
        else:
            block.put(DONE)
        this_turn: float = 0.0
        if points > 0:
            this_turn = reach(state, seat, points, rounds, tributes, tiles)
            block.measure(THIS_TURN, this_turn, 20)
            worth += this_turn
        next_turn: float = this_turn
        if points != ACTIONS_PER_TURN:
            next_turn = reach(state, seat, ACTIONS_PER_TURN, rounds, tributes, tiles)
        block.measure(NEXT_TURN, next_turn, 20)
        if rounds > 1.0:
            worth += next_turn * 0.35
        if state.active == seat:
            worth += pending(state, seat, tributes)
        return worth

    def look_at_claims(self, state: DragoonPosition, seat: i64, tributes: float, tiles: vec[i64], block: Inputs) -> float:
        """A player's gold and claims, and the tiles around its dragon: the gold that they promise."""
        lacking: float = float(state.agreement.gold_goal - state.gold[seat])
        block.measure(LACKING, lacking * 0.4, 20)
        counts: vec[i64] = self.counts
        for sort in range(i64(30)):
            counts[sort] = 0
        here: i64 = state.cell_of(seat) * 36
        income: float = 0.0
        blocked: float = 0.0
        villages: i64 = 0
        cities: i64 = 0
        for number in range(1, tiles[0] + 1):
            cell: i64 = tiles[number]
            kind: i64 = i64(state.tile[cell])
            owner: i64 = i64(state.totem[cell])
            whose: i64 = 2
            if owner == 0:
                whose = 1
            elif owner == seat + 1:
                whose = 0
                pay: float = MEAN_TRIBUTE[kind]
                income += pay
                if kind == CITY:
                    cities += 1
                else:
                    villages += 1
                if state.other_dragon(seat, cell) != NOBODY:
                    blocked += pay
            steps: i64 = STEPS[here + cell]
            sort = (steps if steps < 4 else i64(4)) * 6 + whose * 2 + kind - 1
            counts[sort] += 1
        for sort in range(i64(30)):
            if counts[sort]:
                block.put(AROUND + sort, QUARTER * float(counts[sort]) if counts[sort] < 4 else 1.0)
        block.measure(INCOME, income, 16)
        block.put(VILLAGES + (villages if villages < 9 else i64(9)))
        block.put(CITIES + (cities if cities < 9 else i64(9)))
        if blocked > 0.0:
            block.measure(BLOCKED, blocked * 2.0, 8)
        done: float = 0.0
        if state.phase == TRIBUTE and has_collected(state, seat):
            block.put(COLLECTED)
            done = 1.0
        return float(state.gold[seat]) + income * (tributes - done) - blocked * 0.7


def look_at_dragon(state: DragoonPosition, seat: i64, block: Inputs) -> None:
    """Where a player's dragon is, and what it has beside gold and claims."""
    cards: i64 = i64(state.hand_size[seat])
    block.put(HAND + (cards if cards < 8 else i64(8)))
    totems: i64 = i64(state.totem_supply[seat])
    block.put(TOTEMS + (totems if totems < 5 else i64(5)))
    here: i64 = state.cell_of(seat)
    if state.is_home(seat):
        block.put(HOME)
    elif state.is_cave(here):
        block.put(INTRUDER)
    kind: i64 = i64(state.tile[here])
    if kind:
        owner: i64 = i64(state.totem[here])
        whose: i64 = 2
        if owner == 0:
            whose = 1
        elif owner == seat + 1:
            whose = 0
        block.put(GROUND + whose * 2 + kind - 1)
    if state.treasure != NOWHERE:
        steps: i64 = STEPS[here * 36 + state.treasure]
        block.put(CHEST + (steps if steps < FARTHEST else i64(FARTHEST)))
    nearest: i64 = 99
    for other in range(state.players):
        if other != seat and state.gold[other] > 0 and not state.is_home(other):
            steps = STEPS[here * 36 + state.cave_of(other)]
            nearest = min(nearest, steps)
    if nearest < 99:
        block.put(CAVE + (nearest if nearest < FARTHEST else i64(FARTHEST)))


assert AROUND + 30 == BLOCK
assert KINDS == 17
