"""Games by which a network learns: played one action deep by judges, or by players who decide quickly, with what each seat knew after an action written down beside how the game ended."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from clutch.kernel.chance import Chance, Seeded
from clutch.kernel.game import Game
from clutch.kernel.judge import Judge, QuickPlayer
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.network import Inputs
from clutch.kernel.option import Settings
from clutch.kernel.state import Actions, State

THOUSAND: Final = 1000


@final
class Examples:
    """What seats knew, and their share of the victory: rows of unequal length, one after the other."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([])
        """The inputs of all rows."""
        self.parts: vec[float] = vec[float]([])
        """How much each of them was on."""
        self.ends: vec[i64] = vec[i64]([])
        """Where each row ends among them."""
        self.seats: vec[i64] = vec[i64]([])
        self.games: vec[i64] = vec[i64]([])
        """The number of the game."""
        self.moments: vec[i64] = vec[i64]([])
        """How many decisions had been made in it."""
        self.lengths: vec[i64] = vec[i64]([])
        """How many decisions the game had in all."""
        self.shares: vec[float] = vec[float]([])
        self.inputs: Final = Inputs()

    def note(self, judge: LearnedJudge, state: State, seat: i64, game: i64, moment: i64) -> None:
        """Write down what a seat knows."""
        inputs = self.inputs
        inputs.count = 0
        judge.encode(state, seat, inputs)
        for place in range(inputs.count):
            self.items = append(self.items, inputs.items[place])
            self.parts = append(self.parts, inputs.parts[place])
        self.ends = append(self.ends, len(self.items))
        self.seats = append(self.seats, seat)
        self.games = append(self.games, game)
        self.moments = append(self.moments, moment)

    def close(self, state: State, decisions: i64) -> None:
        """The game is over: all rows since the last one get their share."""
        for row in range(i64(len(self.shares)), i64(len(self.ends))):
            self.shares = append(self.shares, state.payoff(self.seats[row]))
            self.lengths = append(self.lengths, decisions)


def self_play(
    game: Game,
    players: i64,
    settings: Settings,
    judges: list[Judge | None],
    encoder: LearnedJudge,
    noise: i64,
    keep: i64,
    worlds: i64,
    seed: i64,
    number: i64,
    examples: Examples,
) -> None:
    """Play one game: each seat by its judge, or at random where it has none; of a thousand actions `noise` are random ones, and of a thousand positions for each seat `keep` are written down."""
    luck = Seeded(seed, 2 * number)
    thoughts = Seeded(seed, 2 * number + 1)
    state = game.begin(players, settings, luck, False)
    actions = Actions()
    values = vec[float]([0.0] * 64)
    decisions: i64 = 0
    while not state.over:
        actions.count = 0
        state.offer(actions)
        while len(values) < 2 * actions.count:
            values = append(values, 0.0)
        judge = judges[state.seat()]
        choice: i64 = 0
        if actions.count > 1:
            if judge is None or thoughts.below(THOUSAND) < noise:
                choice = thoughts.below(actions.count)
            else:
                choice = best_choice(state, actions, judge, worlds, thoughts, values)
        action: i64 = actions.items[choice]
        after: State | None = None
        for seat in range(players):
            if thoughts.below(THOUSAND) < keep:
                if after is None:
                    after = encoder.afterwards(state, action, thoughts)
                if not after.over:
                    examples.note(encoder, after, seat, number, decisions)
        state.apply(action, luck)
        decisions += 1
    examples.close(state, decisions)


def best_choice(state: State, actions: Actions, judge: Judge, worlds: i64, chance: Chance, values: vec[float]) -> i64:
    """Which of the actions looks best on the average of a few worlds; the sums stand behind the values of one world."""
    seat: i64 = state.seat()
    count: i64 = actions.count
    for choice in range(count):
        values[count + choice] = 0.0
    for _world in range(worlds):
        judge.considered(state.resample(seat, chance), actions, seat, chance, values)
        for choice in range(count):
            place: i64 = count + choice
            values[place] += values[choice]
    start: i64 = chance.below(count)  # so that equals are equally likely
    best: i64 = start
    for step in range(1, count):
        other: i64 = (start + step) % count
        if values[count + other] > values[count + best]:
            best = other
    return best


def quick_play(
    game: Game,
    players: i64,
    settings: Settings,
    player: QuickPlayer,
    encoder: LearnedJudge,
    noise: i64,
    keep: i64,
    seed: i64,
    number: i64,
    examples: Examples,
) -> None:
    """Play one game among players who decide quickly; of a thousand actions `noise` are random ones, and of a thousand positions for each seat `keep` are written down."""
    luck = Seeded(seed, 2 * number)
    thoughts = Seeded(seed, 2 * number + 1)
    state = game.begin(players, settings, luck, False)
    actions = Actions()
    decisions: i64 = 0
    player.begin()
    while True:
        actions.count = 0
        state.offer(actions)
        slips: bool = thoughts.below(THOUSAND) < noise
        state.apply(actions.items[thoughts.below(actions.count)] if slips else player.choice(state, actions, thoughts), luck)
        decisions += 1
        if state.over:
            break
        for seat in range(players):
            if thoughts.below(THOUSAND) < keep:
                examples.note(encoder, state, seat, number, decisions)
    examples.close(state, decisions)
