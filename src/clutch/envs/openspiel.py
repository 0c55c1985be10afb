"""Our games as Python games of OpenSpiel (`pip install open_spiel`): its algorithms run on them.

Luck is drawn inside a move (`SAMPLED_STOCHASTIC`): each state has luck of its own, and a clone draws luck of its own from then on. What a player may know is an observation: the seat's features. `resample_from_infostate` draws a
world that the player thinks possible, so that IS-MCTS plays without seeing what it may not.
"""

from __future__ import annotations

from typing import Any

import pyspiel

from clutch.games.catalogue import game as find_game
from clutch.kernel.chance import Seeded
from clutch.kernel.option import Settings
from clutch.kernel.state import State


class Luck:
    """A seed that gives every clone luck of its own; the same run draws the same luck."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.next = 0

    def draw(self) -> Seeded:
        """New luck."""
        self.next += 1
        return Seeded(self.seed, self.next)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games, for so many players with these options."""

    def __init__(self, name: str, players: int, options: dict[str, object] | None = None, seed: int = 1) -> None:
        self.game = find_game(name)
        self.settings: Settings = self.game.settings(players, options)
        self.luck = Luck(seed)
        self.width = len(self.game.start(players, options, chance=Seeded(seed)).features(0))
        kind = pyspiel.GameType(
            short_name=f"clutch_{name}",
            long_name=self.game.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.CONSTANT_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=self.game.most_players,
            min_num_players=self.game.least_players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.action_space,
            max_chance_outcomes=0,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.game.bound(players, self.settings),
        )
        super().__init__(kind, info, {})

    def new_initial_state(self) -> OpenSpielState:
        """A new game with luck of its own."""
        luck = self.luck.draw()
        return OpenSpielState(self, self.game.begin(self.num_players(), self.settings, luck, listen=False), luck)

    def around(self, state: State) -> OpenSpielState:
        """A position of ours as one of OpenSpiel's."""
        return OpenSpielState(self, state, self.luck.draw())

    def make_py_observer(self, _type: Any = None, _params: Any = None) -> Observer:
        """What a player may know, as numbers."""
        return Observer(self.width)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position of ours."""

    def __init__(self, game: OpenSpielGame, state: State, luck: Seeded) -> None:
        super().__init__(game)
        self.owner = game
        self.state = state
        self.luck = luck

    def current_player(self) -> int:
        """Who decides."""
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else int(self.state.seat())

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.state.legal())

    def _apply_action(self, action: int) -> None:
        self.state.apply(action, self.luck)

    def _action_to_string(self, _player: int, action: int) -> str:
        return self.state.move(action).notation

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    def returns(self) -> list[float]:
        """Shares of the victory."""
        return self.state.payoffs() if self.state.over else [0.0] * int(self.state.players)

    def observation_string(self, player: int | None = None) -> str:
        """What a player may know, as text: equal texts, equal sights."""
        seat = int(self.state.seat()) if player is None else player
        return f"{seat} {bytes(self.state.features(seat)).hex()}"

    def information_state_string(self, player: int | None = None) -> str:
        """The same: what a seat remembers is part of its features."""
        return self.observation_string(player)

    def resample_from_infostate(self, player: int, _sampler: Any) -> OpenSpielState:
        """A world that the player thinks possible."""
        luck = self.owner.luck.draw()
        return OpenSpielState(self.owner, self.state.resample(player, luck), luck)

    def clone(self) -> OpenSpielState:
        """A twin with luck of its own."""
        return OpenSpielState(self.owner, self.state.clone(), self.owner.luck.draw())

    def __deepcopy__(self, _memo: dict[int, object]) -> OpenSpielState:
        return self.clone()

    def __str__(self) -> str:
        return str(self.state)


class Observer:
    """A player's features as a tensor."""

    def __init__(self, width: int) -> None:
        import numpy as np

        self.tensor = np.zeros(width, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Look with the eyes of a player."""
        self.tensor[:] = list(state.state.features(player))

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The same as text."""
        return state.observation_string(player)


def load(name: str, players: int, options: dict[str, object] | None = None, seed: int = 1) -> OpenSpielGame:
    """One of our games, for OpenSpiel."""
    return OpenSpielGame(name, players, options, seed)
