"""What a seat of Dragomino knows, as a network sees it: what lies on the table, and what islands can be expected to find.

Seats stand in the order of play from the one that is judged. Each number of rounds that are left and each number of players has inputs of its own.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragomino.bot.evaluate import before_the_eggs, expected_totals, open_eggs, pending_gain
from clutch.games.dragomino.bot.island_gains import gain, island_gains, next_gain
from clutch.games.dragomino.bot.odds import egg_odds
from clutch.games.dragomino.components import ROUNDS
from clutch.games.dragomino.state import PLACE, DragominoPosition
from clutch.kernel.chance import Chance
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.network import Inputs, Network
from clutch.kernel.state import Actions, State

ENCODING: Final = 1
MOST_TOKENS: Final = 15
STEPS: Final = 16
"""A quantity of dragons goes in quarters up to 4."""
PER_SEAT: Final = 100
"""For a seat: dragons (16), shells (16), whether it holds the Mommy Dragon (1), next find (17), whether its turn is to come, and what that brings (17), what it has found (17)."""
LEADS: Final = 500
"""After four seats and what the whole table tells (100): the lead in dragons (17), and in what can be expected (49), over each rival (3)."""
PER_LEAD: Final = 70
PER_ROUND: Final = 710
INPUTS: Final = 14910

assert PER_ROUND == LEADS + 3 * PER_LEAD
assert INPUTS == PER_ROUND * ROUNDS * 3


@final
class DragominoLearned(LearnedJudge):
    """The learned judge of Dragomino, without Dragon's Thirst."""

    def __init__(self, name: str, network: Network | None) -> None:
        super().__init__(name, "dragomino", ENCODING, INPUTS, network)

    def twin(self, name: str, network: Network) -> LearnedJudge:
        return DragominoLearned(name, network)

    def knows(self, state: State) -> bool:
        assert isinstance(state, DragominoPosition)
        return not state.agreement.thirst

    def encode(self, state: State, seat: i64, inputs: Inputs) -> None:
        assert isinstance(state, DragominoPosition)
        encode(state, seat, inputs)

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


def encode(state: DragominoPosition, seat: i64, inputs: Inputs) -> None:
    """The inputs that are on."""
    left: i64 = ROUNDS - state.round
    bank: i64 = ((state.players - 2) * ROUNDS + left) * PER_ROUND
    odds = egg_odds(state)
    offered = state.offered[:]
    pending: bool = False
    for step in range(state.players):
        other: i64 = (state.first + step) % state.players
        place: i64 = bank + (other - seat + state.players) % state.players * PER_SEAT
        gains = island_gains(state, other, odds)
        if other == state.turn:
            pending = True
        encode_seat(state, other, inputs, place)
        inputs.measure(place + 33, next_gain(state, gains, odds) * 4.0, STEPS)
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


def encode_table(state: DragominoPosition, seat: i64, inputs: Inputs, bank: i64) -> None:
    """Whose turn it is, and the leads over each rival."""
    whole: i64 = bank + 400
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
