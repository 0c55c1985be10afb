"""What a seat of Dragomino knows, as a network sees it: what lies on the table, and what islands can be expected to find.

Seats stand in the order of play from the one that is judged. Each number of rounds that are left and each number of players has inputs of its own.
What an island offers to each terrain is told apart from that, alike for all terrains: they differ only in what their piles and the stack still hold.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragomino.bot.evaluate import before_the_eggs, expected_totals, open_eggs, pending_gain
from clutch.games.dragomino.bot.island_gains import gain, island_gains, next_gain
from clutch.games.dragomino.bot.lands import SHAPES, Lands
from clutch.games.dragomino.bot.odds import egg_odds
from clutch.games.dragomino.bot.quick import QuickDragomino
from clutch.games.dragomino.components import DOMINOES, ROUNDS, TERRAINS
from clutch.games.dragomino.state import PLACE, DragominoPosition
from clutch.kernel.chance import Chance
from clutch.kernel.judge import Sequel
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.network import Inputs, Network
from clutch.kernel.state import Actions, State

ENCODING: Final = 3
MOST_TOKENS: Final = 15
STEPS: Final = 16
"""A quantity of dragons goes in quarters up to 4."""
PER_SEAT: Final = 120
"""For a seat: dragons (16), shells (16), whether it holds the Mommy Dragon (1), next find (17), whether its turn is to come, and what that brings (17), what it has found (17),
what a domino of the stack finds on the average (17) and at best (17)."""
WHOLE: Final = 480
"""After four seats: whose turn it is (4), who began (4), the step (3)."""
LEADS: Final = 492
"""The lead in dragons (17), and in what can be expected (49), over each rival (3)."""
PER_LEAD: Final = 66
PER_ROUND: Final = 690
ISLANDS: Final = 14490
"""After all of that: for each number of rounds that are left, for the own island and for those of rivals, what it offers to a terrain."""
INPUTS: Final = 17850
NOT_PLAYED_ON: Final = Sequel(0.0, 1, 4, 1, vec[float]([]), QuickDragomino())
"""Quick players' games are what the network learns from; in a search nothing is played on."""

assert LEADS == WHOLE + 12
assert PER_ROUND == LEADS + 3 * PER_LEAD
assert ISLANDS == PER_ROUND * ROUNDS * 3
assert INPUTS == ISLANDS + ROUNDS * 2 * SHAPES


@final
class DragominoLearned(LearnedJudge):
    """The learned judge of Dragomino, without Dragon's Thirst."""

    def __init__(self, name: str, network: Network | None) -> None:
        super().__init__(name, "dragomino", ENCODING, INPUTS, network)
        self.lands: Final = Lands()

    def twin(self, name: str, network: Network) -> LearnedJudge:
        return DragominoLearned(name, network)

    def knows(self, state: State) -> bool:
        assert isinstance(state, DragominoPosition)
        return not state.agreement.thirst

    def encode(self, state: State, seat: i64, inputs: Inputs) -> None:
        assert isinstance(state, DragominoPosition)
        encode(state, seat, inputs, self.lands)

    def estimates_for(self, state: State, seats: i64, values: vec[float]) -> None:
        if state.players == 2:
            values[0] = self.estimate(state, 0)
            values[1] = 1.0 - values[0]
        else:
            super().estimates_for(state, seats, values)

    def sequel(self) -> Sequel:
        return NOT_PLAYED_ON

    def afterwards(self, state: State, action: i64, chance: Chance) -> State:
        assert isinstance(state, DragominoPosition)
        if state.step > PLACE:
            return super().afterwards(state, action, chance)
        return before_the_eggs(state, action, chance)

    def impression(self, state: State, action: i64, seat: i64, chance: Chance) -> float:
        return state.game.judge().impression(
            state, action, seat, chance
        )  # there are a hundred placements, and a first sight of them must be cheap

    def impressions(self, state: State, actions: Actions, seat: i64, chance: Chance, values: vec[float]) -> None:
        state.game.judge().impressions(state, actions, seat, chance, values)


def encode(state: DragominoPosition, seat: i64, inputs: Inputs, lands: Lands) -> None:
    """The inputs that are on."""
    left: i64 = ROUNDS - state.round
    bank: i64 = ((state.players - 2) * ROUNDS + left) * PER_ROUND
    odds = egg_odds(state)
    offered = state.offered[:]
    lands.look(state, odds)
    pending: bool = False
    for step in range(state.players):
        other: i64 = (state.first + step) % state.players
        place: i64 = bank + (other - seat + state.players) % state.players * PER_SEAT
        gains = island_gains(state, other, odds)
        if other == state.turn:
            pending = True
        encode_seat(state, other, inputs, place)
        inputs.measure(place + 33, next_gain(state, gains, odds) * 4.0, STEPS)
        encode_stack(state, gains, odds, inputs, place + 85)
        islands: i64 = ISLANDS + (2 * left + i64(other != seat)) * SHAPES
        lands.count(state, other)
        for terrain in range(i64(TERRAINS)):
            inputs.put(islands + lands.shape(terrain))
        if not pending or (other == state.turn and state.step > PLACE):
            if pending:
                inputs.measure(place + 68, open_eggs(state, odds) * 4.0, STEPS)
        else:
            found: float = 0.0
            if other == state.turn and state.step == PLACE:
                found = gain(state, gains, odds, state.picked)
            else:
                found = pending_gain(state, gains, odds, offered)
            inputs.put(place + 50)
            inputs.measure(place + 51, found * 4.0, STEPS)
    encode_table(state, seat, inputs, bank)


def encode_seat(state: DragominoPosition, seat: i64, inputs: Inputs, place: i64) -> None:
    """What a seat has."""
    dragons: i64 = i64(state.dragons[seat])
    shells: i64 = i64(state.shells[seat])
    inputs.put(place + (dragons if dragons < MOST_TOKENS else i64(MOST_TOKENS)))
    inputs.put(place + 16 + (shells if shells < MOST_TOKENS else i64(MOST_TOKENS)))
    if state.mommy == seat:
        inputs.put(place + 32)


def encode_stack(state: DragominoPosition, gains: vec[float], odds: vec[float], inputs: Inputs, place: i64) -> None:
    """What dominoes that are not revealed yet find on an island: on the average, and the best of them."""
    total: float = 0.0
    best: float = 0.0
    count: float = 0.0
    for domino in range(i64(DOMINOES)):
        if state.stack[domino]:
            found: float = gain(state, gains, odds, domino)
            total += found
            count += 1.0
            best = max(best, found)
    if count > 0.0:
        inputs.measure(place, total / count * 8.0, STEPS)
        inputs.measure(place + 17, best * 4.0, STEPS)


def encode_table(state: DragominoPosition, seat: i64, inputs: Inputs, bank: i64) -> None:
    """Whose turn it is, and the leads over each rival."""
    whole: i64 = bank + WHOLE
    inputs.put(whole + (state.turn - seat + state.players) % state.players)
    inputs.put(whole + 4 + (state.first - seat + state.players) % state.players)
    inputs.put(whole + 8 + (i64(2) if state.step > PLACE else state.step))
    totals = expected_totals(state)
    for step in range(1, state.players):
        rival: i64 = (seat + step) % state.players
        place: i64 = bank + LEADS + (step - 1) * PER_LEAD
        lead: i64 = i64(state.dragons[seat]) - i64(state.dragons[rival]) + 8
        if lead < 0:
            lead = 0
        elif lead > 16:
            lead = 16
        inputs.put(place + lead)
        inputs.measure(place + 17, (totals[seat] - totals[rival] + 6.0) * 4.0, 48)
