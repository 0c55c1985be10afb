"""What a seat of Dragonbrood knows, as a network sees it: the public side of itself and of its rival, and by how much it leads.

Each year has inputs of its own. All lies open but a sealed bid, and whoever has not made it sees the position as if it were still to be made. The network judges duels; at larger tables the formula does.
"""

from __future__ import annotations

from math import log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from clutch.games.dragonbrood.bot.holdings import years_left
from clutch.games.dragonbrood.bot.survey import BLOCK, Survey
from clutch.games.dragonbrood.bot.weights import SPREADS
from clutch.games.dragonbrood.components import BID_KINDS, CLAN
from clutch.games.dragonbrood.knowledge import first_fighter, is_bidding
from clutch.games.dragonbrood.state import NOBODY, DragonbroodPosition
from clutch.kernel.chance import Chance
from clutch.kernel.judge import rival_odds, shares
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.network import Inputs, Network
from clutch.kernel.state import Actions, State

ENCODING: Final = 1
SEASON: Final = BLOCK * 2
"""Behind two blocks, the seat's and the rival's: the season (5)."""
DECISION: Final = SEASON + 5
"""The open decision, of the seat and of the rival (48 each)."""
ORDER: Final = DECISION + 96
"""Whether the seat or the rival comes first this year (2)."""
ODDS: Final = ORDER + 2
"""The chance that the formula sees, as odds by 2 from -4 (4)."""
AHEAD: Final = ODDS + 4
"""By how many points the seat is ahead if the game ended now, by 100 from -150 (3)."""
PER_YEAR: Final = AHEAD + 3
YEARS: Final = 6
INPUTS: Final = PER_YEAR * YEARS
DUEL: Final = 2
KINDS_KNOWN: Final = 48
EVERYBODY: Final = -1


@final
class DragonbroodLearned(LearnedJudge):
    """The learned judge of Dragonbrood."""

    def __init__(self, name: str, network: Network | None) -> None:
        super().__init__(name, "dragonbrood", ENCODING, INPUTS, network)
        self.survey: Final = Survey()

    def twin(self, name: str, network: Network) -> LearnedJudge:
        return DragonbroodLearned(name, network)

    def knows(self, state: State) -> bool:
        assert isinstance(state, DragonbroodPosition)
        return state.players == DUEL and state.agreement.years <= YEARS

    def encode(self, state: State, seat: i64, inputs: Inputs) -> None:
        assert isinstance(state, DragonbroodPosition)
        known = unsealed(state, seat)
        self.survey.look(known)
        encode(known, seat, self.survey, inputs)

    def estimates(self, state: State, values: vec[float]) -> None:
        self.estimates_for(state, EVERYBODY, values)

    def estimates_for(self, state: State, seats: i64, values: vec[float]) -> None:
        assert isinstance(state, DragonbroodPosition)
        if state.over:
            shares(state, values)
            return
        network = self.network
        if network is None or not self.knows(state) or has_seal(state):
            super().estimates_for(state, seats, values)
            return
        survey = self.survey
        inputs = self.inputs
        survey.look(state)
        for seat in range(state.players):
            if seats >> seat & 1:
                inputs.count = 0
                encode(state, seat, survey, inputs)
                values[seat] = network.value(inputs)

    def impressions(self, state: State, actions: Actions, seat: i64, chance: Chance, values: vec[float]) -> None:
        if not self.knows(state):
            state.game.judge().impressions(state, actions, seat, chance, values)
            return
        menu = Actions()  # one buffer for the menus that follow
        for choice in range(actions.count):
            after = state.clone()
            after.advance(actions.items[choice], chance, menu)
            values[choice] = self.estimate(after, seat)

    def considered(self, state: State, actions: Actions, seat: i64, chance: Chance, values: vec[float]) -> None:
        self.impressions(state, actions, seat, chance, values)


def has_seal(state: DragonbroodPosition) -> bool:
    """Whether there is a bid that only its maker knows."""
    return is_bidding(state) and state.sealed > 0


def unsealed(state: DragonbroodPosition, seat: i64) -> DragonbroodPosition:
    """The position as a seat knows it: without a sealed bid that it has not made."""
    if not has_seal(state):
        return state
    maker: i64 = first_fighter(state)
    if maker != NOBODY and maker // CLAN == seat:
        return state
    known = state.clone()
    assert isinstance(known, DragonbroodPosition)
    for item in range(i64(2 * BID_KINDS)):
        known.bids[item] = u8(0)
    known.sealed = 0
    return known


def encode(state: DragonbroodPosition, seat: i64, survey: Survey, inputs: Inputs) -> None:
    """The inputs that are on."""
    rival: i64 = strongest(state, seat, survey)
    years: i64 = years_left(state)
    base: i64 = (years - 1) * PER_YEAR
    copy(survey.blocks[seat], base, inputs)
    copy(survey.blocks[rival], base + BLOCK, inputs)
    inputs.put(base + SEASON + state.season)
    kind: i64 = state.kind()
    asks: i64 = DECISION if state.asked() == seat else DECISION + KINDS_KNOWN
    inputs.put(base + asks + (kind if kind < KINDS_KNOWN else i64(KINDS_KNOWN - 1)))
    inputs.put(base + ORDER + (i64(0) if comes_first(state, seat, rival) else i64(1)))
    odds: float = -log(rival_odds(survey.totals[rival] - survey.totals[seat], SPREADS[years]))
    inputs.rise(base + ODDS, (odds + 4.0) / 2.0, 4)
    inputs.rise(base + AHEAD, (survey.treasures[seat] - survey.treasures[rival] + 150.0) / 100.0, 3)


def copy(block: Inputs, start: i64, inputs: Inputs) -> None:
    """A player's inputs in their place."""
    items: vec[i64] = block.items
    parts: vec[float] = block.parts
    for place in range(block.count):
        inputs.put(start + items[place], parts[place])


def strongest(state: DragonbroodPosition, seat: i64, survey: Survey) -> i64:
    """The rival who can be expected to have most."""
    best: i64 = NOBODY
    for step in range(1, state.players):
        other: i64 = (seat + step) % state.players
        if best == NOBODY or survey.totals[other] > survey.totals[best]:
            best = other
    return best


def comes_first(state: DragonbroodPosition, seat: i64, rival: i64) -> bool:
    """Whether a seat comes before another in the order of this year."""
    for place in range(state.players):
        if i64(state.order[place]) == seat:
            return True
        if i64(state.order[place]) == rival:
            return False
    return False
