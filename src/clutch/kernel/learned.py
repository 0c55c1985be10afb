"""What learned judges of all games have in common."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clutch.kernel.chance import Chance
from clutch.kernel.errors import GameError
from clutch.kernel.judge import Judge
from clutch.kernel.network import Inputs, Network
from clutch.kernel.state import Actions, State

NAME: Final = "learned"


class LearnedJudge(Judge):
    """Judges a position by a network that sees what a seat can know, and nothing else: two worlds that look alike to a seat are worth the same to it."""

    def __init__(self, name: str, game: str, encoding: int, inputs: int, network: Network | None) -> None:
        super().__init__(name)
        self.game: Final = game
        self.encoding: Final = encoding
        """The number of the encoding: weights that were trained with another one are refused."""
        self.size: Final = inputs
        """How many inputs there are."""
        self.network: Network | None = network
        """None until something was learned: then only the encoding can be asked for."""
        self.inputs: Final = Inputs()

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.name, self.network))

    def twin(self, name: str, network: Network) -> LearnedJudge:
        """The same judge with another network."""
        raise NotImplementedError

    def knows(self, state: State) -> bool:
        """Whether the network was made for positions like this one; where not, the game's formula judges."""
        return True

    def encode(self, state: State, seat: i64, inputs: Inputs) -> None:
        """Write down which inputs are on: what this seat knows."""
        raise NotImplementedError

    def afterwards(self, state: State, action: i64, chance: Chance) -> State:
        """The position that an action leads to, as its seat knows it: before a reveal or a roll wherever that can be told."""
        after = state.clone()
        after.apply(action, chance)
        return after

    def value(self, state: State, seat: i64) -> float:
        """The network's word."""
        network = self.network
        if network is None:
            raise GameError(f"nothing was learned for {self.game} yet: run clutch train {self.game}")
        inputs = self.inputs
        inputs.count = 0
        self.encode(state, seat, inputs)
        return network.value(inputs)

    def estimate(self, state: State, seat: i64) -> float:
        if state.over:
            return state.payoff(seat)
        if not self.knows(state):
            return state.game.judge().estimate(state, seat)
        return self.value(state, seat)

    def estimates(self, state: State, values: vec[float]) -> None:
        for seat in range(state.players):
            values[seat] = self.estimate(state, seat)

    def estimates_for(self, state: State, seats: i64, values: vec[float]) -> None:
        for seat in range(state.players):
            if seats >> seat & 1:
                values[seat] = self.estimate(state, seat)

    def impression(self, state: State, action: i64, seat: i64, chance: Chance) -> float:
        if not self.knows(state):
            return state.game.judge().impression(state, action, seat, chance)
        return self.estimate(self.afterwards(state, action, chance), seat)

    def considered(self, state: State, actions: Actions, seat: i64, chance: Chance, values: vec[float]) -> None:
        if not self.knows(state):
            state.game.judge().considered(state, actions, seat, chance, values)
            return
        for choice in range(actions.count):
            values[choice] = self.estimate(self.afterwards(state, actions.items[choice], chance), seat)

    def horizon(self, state: State) -> i64:
        if not self.knows(state):
            return state.game.judge().horizon(state)
        return 0

    def ripe(self, state: State) -> bool:
        return state.game.judge().ripe(state)

    def progress(self, state: State) -> float:
        return state.game.judge().progress(state)
