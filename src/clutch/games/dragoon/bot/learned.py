"""What a seat of Dragoon knows, as a network sees it: the public side of itself, of its strongest rival and of the others, its own hand, and by how much it leads.

The others' inputs lie on one another, so that one network serves every number of players.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.games.dragoon.bot.evaluate import CARD_WORTH, STEPS
from clutch.games.dragoon.bot.survey import BLOCK, FARTHEST, Survey
from clutch.games.dragoon.card_play import WHITE_PLAYED
from clutch.games.dragoon.combat import COMBAT_LOSING
from clutch.games.dragoon.components import CELLS, KINDS
from clutch.games.dragoon.state import NOBODY, TRIBUTE, DragoonPosition
from clutch.games.dragoon.tribute import TRIBUTE_ROLLED
from clutch.kernel.chance import Chance
from clutch.kernel.judge import rival_odds, shares
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.network import Inputs, Network
from clutch.kernel.state import Actions, State

ENCODING: Final = 1
TABLE: Final = 570
"""Behind three blocks: the seat's, the strongest rival's and the others'. Rounds to go, by halves (29)."""
DECISION: Final = 599
"""The open decision, and whether the seat decides it (10 each)."""
TURN: Final = 619
"""Whose turn it is: the seat's, the rival's, another's, nobody's (4)."""
THIEF: Final = 623
"""The thief's gold, by three (11)."""
FREE_VILLAGES: Final = 634
FREE_CITIES: Final = 643
"""Tiles without a totem, up to eight (9 each)."""
SUPPLY: Final = 652
"""Tiles to come, by two (11)."""
SUDDEN_DEATH: Final = 663
WASTE: Final = 664
"""Whose dragon is under Lay Waste (2)."""
WHITE: Final = 666
"""A white card that waits for an answer, the seat's or another's (10 each)."""
ROLL: Final = 686
"""A tribute roll that waits for an answer, the seat's or another's (6 each)."""
FIGHT: Final = 698
"""A fight that the seat loses, that it wins, or of others (3)."""
PLAYERS: Final = 701
ROUND: Final = 704
"""Up to 15 (16)."""
APART: Final = 720
"""Steps between the seat's dragon and the rival's, up to six (7)."""
ORDER: Final = 727
"""Who comes first of the seat and the rival in this round: nobody knows yet, the seat, the rival; for the action and the tribute phase (6)."""
AHEAD: Final = 733
"""Gold before the rival, by two, from -30 (31)."""
LEAD: Final = 764
ODDS: Final = 896
"""What can be expected beyond the rival, and the chance that follows from it against all, in quarters from -4, for four lengths of the race (33 each)."""
SCALE: Final = 33
OWN_HAND: Final = 1028
"""Cards by kind, up to three of each, for three lengths of the race and what is left of the seat's turn (51 for each of 9)."""
INPUTS: Final = 1487
FARTHEST_GOAL: Final = 60
"""Up to this goal a race is much like the one to fifty that the network has seen."""
LESS_SURE: Final = 0.5
"""The formula is about twice as sure of its chances as it should be."""
CURIOSITY: Final = 1.5
ANY_CARD: Final = 1.9
"""What a card that is not seen is worth."""
EVERYBODY: Final = -1

assert INPUTS == OWN_HAND + 9 * 51


@final
class DragoonLearned(LearnedJudge):
    """The learned judge of Dragoon."""

    def __init__(self, name: str, network: Network | None) -> None:
        super().__init__(name, "dragoon", ENCODING, INPUTS, network)
        self.survey: Final = Survey()

    def twin(self, name: str, network: Network) -> LearnedJudge:
        return DragoonLearned(name, network)

    def knows(self, state: State) -> bool:
        assert isinstance(state, DragoonPosition)
        return state.agreement.gold_goal <= FARTHEST_GOAL

    def encode(self, state: State, seat: i64, inputs: Inputs) -> None:
        assert isinstance(state, DragoonPosition)
        self.survey.look(state)
        encode(state, seat, self.survey, inputs)

    def estimates(self, state: State, values: vec[float]) -> None:
        self.estimates_for(state, EVERYBODY, values)

    def estimates_for(self, state: State, seats: i64, values: vec[float]) -> None:
        assert isinstance(state, DragoonPosition)
        if state.over:
            shares(state, values)
            return
        network = self.network
        if network is None or not self.knows(state):
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

    def impression(self, state: State, action: i64, seat: i64, chance: Chance) -> float:
        formula = state.game.judge()
        seen: float = formula.impression(state, action, seat, chance)
        if not self.knows(state):
            return seen
        return self.value(state, seat) + (seen - formula.estimate(state, seat)) * LESS_SURE

    def impressions(self, state: State, actions: Actions, seat: i64, chance: Chance, values: vec[float]) -> None:
        """What the network says of the position, and what the formula, which is cheap, thinks that each action changes: impressions and estimates must be of one scale."""
        formula = state.game.judge()
        formula.impressions(state, actions, seat, chance, values)
        if not self.knows(state):
            return
        said: float = self.value(state, seat)
        before: float = formula.estimate(state, seat)
        for choice in range(actions.count):
            values[choice] = said + (values[choice] - before) * LESS_SURE

    def curiosity(self) -> float:
        return CURIOSITY


def encode(state: DragoonPosition, seat: i64, survey: Survey, inputs: Inputs) -> None:
    """The inputs that are on."""
    rival: i64 = strongest(state, seat, survey)
    for other in range(state.players):
        base: i64 = 0
        if other == rival:
            base = BLOCK
        elif other != seat:
            base = BLOCK * 2
        block = survey.blocks[other]
        items: vec[i64] = block.items
        parts: vec[float] = block.parts
        for place in range(block.count):
            inputs.put(base + items[place], parts[place])
    encode_table(state, seat, rival, survey, inputs)
    encode_moment(state, seat, inputs)
    encode_leads(state, seat, rival, survey, inputs)
    encode_hand(state, seat, survey.rounds, inputs)


def strongest(state: DragoonPosition, seat: i64, survey: Survey) -> i64:
    """The rival who can be expected to have most."""
    best: i64 = NOBODY
    for step in range(1, state.players):
        other: i64 = (seat + step) % state.players
        if best == NOBODY or survey.golds[other] > survey.golds[best]:
            best = other
    return best


def encode_table(state: DragoonPosition, seat: i64, rival: i64, survey: Survey, inputs: Inputs) -> None:
    """What concerns everybody."""
    inputs.measure(TABLE, survey.rounds * 2.0, 28)
    turn: i64 = 2
    if state.active == NOBODY:
        turn = 3
    elif state.active == seat:
        turn = 0
    elif state.active == rival:
        turn = 1
    inputs.put(TURN + turn)
    if state.thief_gold:
        inputs.measure(THIEF, float(state.thief_gold) / 3.0, 10)
    inputs.put(FREE_VILLAGES + (survey.free_villages if survey.free_villages < 8 else i64(8)))
    inputs.put(FREE_CITIES + (survey.free_cities if survey.free_cities < 8 else i64(8)))
    inputs.measure(SUPPLY, float(state.tile_supply) * 0.5, 10)
    if state.sudden_death:
        inputs.put(SUDDEN_DEATH)
    if state.lay_waste:
        inputs.put(WASTE + (i64(0) if state.active == seat else i64(1)))
    inputs.put(PLAYERS + state.players - 2)
    inputs.put(ROUND + (state.round if state.round < 15 else i64(15)))
    steps: i64 = STEPS[state.cell_of(seat) * CELLS + state.cell_of(rival)]
    inputs.put(APART + (steps if steps < FARTHEST else i64(FARTHEST)))
    order: i64 = 0
    if state.first != NOBODY:
        mine: i64 = (seat - state.first + state.players) % state.players
        theirs: i64 = (rival - state.first + state.players) % state.players
        order = 1 if mine < theirs else 2
    inputs.put(ORDER + order + (i64(3) if state.phase == TRIBUTE else i64(0)))


def encode_moment(state: DragoonPosition, seat: i64, inputs: Inputs) -> None:
    """The open decision, and what hangs in the air."""
    kind: i64 = state.kind()
    inputs.put(DECISION + kind + (i64(10) if state.asked() == seat else i64(0)))
    if kind == WHITE_PLAYED.kind:
        inputs.put(WHITE + WHITE_PLAYED.card(state) + (i64(0) if state.active == seat else i64(10)))
    elif kind == TRIBUTE_ROLLED.kind:
        inputs.put(ROLL + TRIBUTE_ROLLED.roll(state) - 1 + (i64(0) if TRIBUTE_ROLLED.roller(state) == seat else i64(6)))
    elif kind == COMBAT_LOSING.kind:
        fight: i64 = 2
        if COMBAT_LOSING.loser(state) == seat:
            fight = 0
        elif seat in (COMBAT_LOSING.attacker(state), COMBAT_LOSING.defender(state)):
            fight = 1
        inputs.put(FIGHT + fight)


def encode_leads(state: DragoonPosition, seat: i64, rival: i64, survey: Survey, inputs: Inputs) -> None:
    """By how much the seat leads, now and as far as can be expected."""
    inputs.measure(AHEAD, float(state.gold[seat] - state.gold[rival] + 30) * 0.5, 30)
    rounds: float = survey.rounds
    spread: float = 1.5 + 2.2 * sqrt(rounds)
    length: i64 = 3
    if rounds <= 1.2:
        length = 0
    elif rounds <= 2.5:
        length = 1
    elif rounds <= 5.0:
        length = 2
    lead: float = (survey.golds[seat] - survey.golds[rival]) / spread
    inputs.measure(LEAD + length * SCALE, (lead + 4.0) * 4.0, SCALE - 1)
    fading: float = rounds / 3.0 if rounds < 3.0 else 1.0
    held: float = 0.0
    for kind in range(i64(KINDS)):
        cards: i64 = state.held(seat, kind)
        if cards:
            held += CARD_WORTH[kind] * float(cards)
    mine: float = survey.golds[seat] + held * fading
    rivals: float = 0.0
    for other in range(state.players):
        if other != seat:
            theirs: float = survey.golds[other] + ANY_CARD * float(i64(state.hand_size[other])) * fading
            rivals += rival_odds(theirs - mine, spread)
    inputs.measure(ODDS + length * SCALE, (4.0 - log(rivals)) * 4.0, SCALE - 1)


def encode_hand(state: DragoonPosition, seat: i64, rounds: float, inputs: Inputs) -> None:
    """The seat's own cards."""
    bank: i64 = 2
    if rounds <= 1.6:
        bank = 0
    elif rounds <= 4.0:
        bank = 1
    bank *= 3
    if state.active != seat:
        bank += 1 if is_to_come(state, seat) else 2
    base: i64 = OWN_HAND + bank * 51
    for kind in range(i64(KINDS)):
        cards: i64 = state.held(seat, kind)
        if cards:
            inputs.put(base + kind * 3 + (cards if cards < 3 else i64(3)) - 1)


def is_to_come(state: DragoonPosition, seat: i64) -> bool:
    """Whether a seat's turn of this round is still to come."""
    if state.phase == TRIBUTE:
        return False
    return state.first == NOBODY or (seat - state.first + state.players) % state.players >= state.place
