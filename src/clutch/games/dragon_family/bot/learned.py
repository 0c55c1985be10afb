"""What a seat of Dragon Family knows, as a network sees it: the formula's own ingredients on scales, for the seat and for its strongest rival.

Each number of lairs that the fastest seat has left has inputs of its own, with two players and with more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragon_family.bot.evaluate import next_action, rounds_to_go
from clutch.games.dragon_family.bot.prospects import (
    appetites,
    has_acted,
    has_home,
    outlook,
    stock_worth,
    territory_gains,
    territory_names,
    turns_to_go,
)
from clutch.games.dragon_family.bot.quick import QuickFamily
from clutch.games.dragon_family.bot.weights import SPREAD, SPREAD_PER_ROUND, WEIGHTS
from clutch.games.dragon_family.components import (
    FOOD_TO_GROW,
    GOLD,
    LAIRS,
    RESOURCE_KINDS,
    SEATS,
    TERRAINS,
    terrain_of,
)
from clutch.games.dragon_family.scoring import lair_points, nest_points, territory_lairs, territory_shares, territory_worth
from clutch.games.dragon_family.state import NONE, NOT_YET, DragonFamilyPosition
from clutch.kernel.chance import Chance
from clutch.kernel.judge import Sequel, shares
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.network import Inputs, Network
from clutch.kernel.state import Actions, State

ENCODING: Final = 1
PER_SEAT: Final = 168
"""For a seat: lairs left (5), dragons by colour and food (16), by food and whether they have a home (8), each resource (4 x 7), food at hand (12) and missing (12),
turns to the last lair (21), points of territories (17), what a territory could add (12), dragons in the nest (4), whether it had its action (2), points (25)."""
HAND: Final = 336
"""After two seats the own hand by terrain (4 x 4), what the next action brings (2 x 25)."""
TABLE: Final = 402
"""Whose turn it is and how far it has come (3 x 10), players (4), whether the end is near (1), the stack (9), tiles (9)."""
LEADS: Final = 455
"""In prospects (49), in points (25), over the second rival (25), how many are in front (5), and in prospects for the time that is left (49)."""
PER_BANK: Final = 608
INPUTS: Final = 6080
FACTS: Final = 8
WORTH: Final = 0
POINTS: Final = 1
LAND: Final = 2
TURNS: Final = 3
AT_HAND: Final = 4
MISSING: Final = 5
GAIN: Final = 6
STOCK: Final = 7

assert INPUTS == PER_BANK * (LAIRS + 1) * 2

SOME_ROUNDS: Final = Sequel(0.5, 1, 32, 1, vec[float]([]), QuickFamily())
"""Some rounds farther, by a player who knows what serves."""


@final
class DragonFamilyLearned(LearnedJudge):
    """The learned judge of Dragon Family."""

    def __init__(self, name: str, network: Network | None) -> None:
        super().__init__(name, "dragon_family", ENCODING, INPUTS, network)
        self.survey: Final = Survey()

    def twin(self, name: str, network: Network) -> LearnedJudge:
        return DragonFamilyLearned(name, network)

    def knows(self, state: State) -> bool:
        assert isinstance(state, DragonFamilyPosition)
        return not state.agreement.lair_tiles_score and not state.agreement.overfeed

    def encode(self, state: State, seat: i64, inputs: Inputs) -> None:
        assert isinstance(state, DragonFamilyPosition)
        self.survey.look(state)
        self.survey.encode(state, seat, inputs)

    def estimates(self, state: State, values: vec[float]) -> None:
        assert isinstance(state, DragonFamilyPosition)
        network = self.network
        if state.over:
            shares(state, values)
        elif network is None or not self.knows(state):
            super().estimates(state, values)
        else:
            survey = self.survey
            inputs = self.inputs
            survey.look(state)
            for seat in range(state.players):
                inputs.count = 0
                survey.encode(state, seat, inputs)
                values[seat] = network.value(inputs)

    def impression(self, state: State, action: i64, seat: i64, chance: Chance) -> float:
        return state.game.judge().impression(state, action, seat, chance)  # the formula sees what an action is for, and sooner

    def considered(self, state: State, actions: Actions, seat: i64, chance: Chance, values: vec[float]) -> None:
        state.game.judge().considered(state, actions, seat, chance, values)

    def sequel(self) -> Sequel:
        return SOME_ROUNDS  # alone the network loses: docs/bots.md has the matches


@final
class Survey:
    """What all seats can see of each other, computed once."""

    def __init__(self) -> None:
        self.facts: Final = vec[float]([0.0] * (SEATS * FACTS))
        self.rounds: float = 0.0
        self.bank: i64 = 0
        self.worth: vec[u8] = vec[u8]([])
        self.counts: vec[u8] = vec[u8]([])

    def look(self, state: DragonFamilyPosition) -> None:
        """Find out how everybody stands."""
        facts = self.facts
        worth = territory_worth(state)
        counts = territory_lairs(state)
        scored = territory_shares(state, worth, counts)
        names = territory_names(state, worth)
        self.worth = worth
        self.counts = counts
        self.rounds = rounds_to_go(state)
        fewest: i64 = LAIRS
        for seat in range(state.players):
            first: i64 = seat * FACTS
            turns: float = self.rounds + (0.0 if has_acted(state, seat) else 1.0)
            gains = territory_gains(state, seat, worth, counts, names)
            wants = appetites(state, seat)
            stock: float = stock_worth(state, seat, NONE, wants)
            facts[first + WORTH] = float(scored[seat]) + outlook(state, seat, turns, gains, stock)
            facts[first + POINTS] = float(nest_points(state, seat) + lair_points(state, seat) + scored[seat])
            facts[first + LAND] = float(scored[seat])
            facts[first + TURNS] = turns_to_go(state, seat)
            facts[first + STOCK] = stock
            at_hand: i64 = state.owned(seat, GOLD)
            missing: i64 = wants[GOLD] - at_hand
            for colour in range(i64(GOLD)):
                have: i64 = state.owned(seat, colour)
                at_hand += min(have, wants[colour])
                missing += wants[colour] - min(have, wants[colour])
            facts[first + AT_HAND] = float(at_hand)
            facts[first + MISSING] = float(missing)
            gain: float = 0.0
            for place in range(i64(state.nest_size[seat])):
                gain = max(gain, gains[state.dragon(seat, place)])
            facts[first + GAIN] = gain
            lairs: i64 = i64(state.lairs_left[seat])
            fewest = min(fewest, lairs)
        self.bank = (fewest * 2 + (i64(0) if state.players == 2 else i64(1))) * PER_BANK

    def encode(self, state: DragonFamilyPosition, seat: i64, inputs: Inputs) -> None:
        """The inputs that are on for a seat."""
        facts = self.facts
        bank: i64 = self.bank
        rival: i64 = NONE
        second: i64 = NONE
        ahead: i64 = 0
        for step in range(1, state.players):
            other: i64 = (seat + step) % state.players
            if facts[other * FACTS + WORTH] > facts[seat * FACTS + WORTH]:
                ahead += 1
            if rival == NONE or facts[other * FACTS + WORTH] > facts[rival * FACTS + WORTH]:
                second = rival
                rival = other
            elif second == NONE or facts[other * FACTS + WORTH] > facts[second * FACTS + WORTH]:
                second = other
        self.encode_seat(state, seat, inputs, bank)
        self.encode_seat(state, rival, inputs, bank + PER_SEAT)
        self.encode_hand(state, seat, inputs, bank + HAND)
        encode_table(state, seat, rival, inputs, bank + TABLE)
        place: i64 = bank + LEADS
        lead: float = facts[seat * FACTS + WORTH] - facts[rival * FACTS + WORTH]
        inputs.measure(place, (lead + 12.0) * 2.0, 48)
        inputs.measure(place + 49, facts[seat * FACTS + POINTS] - facts[rival * FACTS + POINTS] + 12.0, 24)
        if second != NONE:
            inputs.measure(place + 74, facts[seat * FACTS + WORTH] - facts[second * FACTS + WORTH] + 12.0, 24)
        inputs.put(place + 99 + ahead)
        inputs.measure(place + 104, (lead / (WEIGHTS[SPREAD] + WEIGHTS[SPREAD_PER_ROUND] * self.rounds) + 4.0) * 6.0, 48)

    def encode_seat(self, state: DragonFamilyPosition, seat: i64, inputs: Inputs, place: i64) -> None:
        """What a seat has, as everybody can see."""
        facts = self.facts
        first: i64 = seat * FACTS
        inputs.put(place + i64(state.lairs_left[seat]))
        for dragon in range(i64(state.nest_size[seat])):
            colour: i64 = state.dragon(seat, dragon)
            food: i64 = state.food(seat, dragon)
            food = min(food, FOOD_TO_GROW)
            inputs.put(place + 5 + colour * 4 + food)
            inputs.put(place + 21 + food * 2 + (i64(1) if has_home(state, seat, colour) else i64(0)))
        for resource in range(i64(RESOURCE_KINDS)):
            have: i64 = state.owned(seat, resource)
            inputs.put(place + 29 + resource * 7 + min(have, 6))
        inputs.measure(place + 57, facts[first + AT_HAND], 11)
        inputs.measure(place + 69, facts[first + MISSING] + 3.0, 11)
        inputs.measure(place + 81, facts[first + TURNS], 20)
        inputs.measure(place + 102, facts[first + LAND], 16)
        inputs.measure(place + 119, facts[first + GAIN], 11)
        inputs.put(place + 131 + i64(state.nest_size[seat]))
        inputs.put(place + 135 + (i64(1) if has_acted(state, seat) else i64(0)))
        inputs.measure(place + 137, facts[first + POINTS], 24)

    def encode_hand(self, state: DragonFamilyPosition, seat: i64, inputs: Inputs, place: i64) -> None:
        """What the seat holds, and what it can do with it next."""
        for terrain in range(i64(len(TERRAINS))):
            held: i64 = 0
            for number in range(i64(state.hand_size[seat])):
                if terrain_of(state.held(seat, number)) == terrain:
                    held += 1
            inputs.put(place + terrain * 4 + held)
        acted: bool = has_acted(state, seat)
        turns: float = self.rounds + (0.0 if acted else 1.0)
        brings: float = next_action(state, seat, turns, self.worth, self.counts, self.facts[seat * FACTS + STOCK], appetites(state, seat))
        scale: i64 = place + 16
        if seat == state.turn and not acted:
            inputs.measure(scale, (brings + 1.0) * 3.0, 24)
        else:
            inputs.measure(scale + 25, brings * 12.0, 24)


def encode_table(state: DragonFamilyPosition, seat: i64, rival: i64, inputs: Inputs, place: i64) -> None:
    """Whose turn it is, and how far turn and game have come."""
    whose: i64 = 2
    if state.turn == seat:
        whose = 0
    elif state.turn == rival:
        whose = 1
    inputs.put(place + whose * 10 + min(state.step, 9))
    inputs.put(place + 30 + state.players - 2)
    if state.end_cause != NOT_YET:
        inputs.put(place + 34)
    inputs.measure(place + 35, float(state.stack_size) / 7.0, 8)
    inputs.measure(place + 44, float(state.tile_count) / 3.0, 8)
