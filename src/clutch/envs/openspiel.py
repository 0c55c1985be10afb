"""Our games as Python games of OpenSpiel (`pip install clutch[openspiel]`): its algorithms run on them.

>>> import pyspiel
>>> import clutch.envs.openspiel
>>> game = pyspiel.load_game("clutch_dragomino(players=3)")
>>> state = game.new_initial_state()
>>> state.is_terminal(), game.num_players()
(False, 3)

Every game is there twice. In `clutch_dragomino` luck is drawn inside a move (`SAMPLED_STOCHASTIC`): fast, for searches and learners; each state has luck of its own, and a clone draws luck of its own from then on.
In `clutch_dragomino_chance` every draw is a move of chance (`EXPLICIT_STOCHASTIC`), as regret minimisation and whatever else walks the tree wants it: the rules are played up to the first question
that chance has not answered yet, and again from there.

What a player may know is an observation: the seat's features. `resample_from_infostate` draws a world that the player thinks possible, so that IS-MCTS plays without seeing what it may not.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from clutch.extras import needed

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as missing:
    raise needed("openspiel", missing) from None

from clutch.games.catalogue import game as find_game
from clutch.games.catalogue import games
from clutch.kernel.chance import Chance, Entered, Seeded
from clutch.kernel.option import Settings
from clutch.kernel.state import State
from clutch.kernel.statement import Question

__all__ = ["OpenSpielGame", "OpenSpielState", "load", "register"]

MOST_OUTCOMES = 256
"""No draw has more outcomes."""
SUFFIX = "_chance"
"""Behind the names of games whose draws are moves of chance."""


class Luck:
    """A seed that gives every clone luck of its own; the same run draws the same luck."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.next = 0

    def draw(self) -> Seeded:
        """New luck."""
        self.next += 1
        return Seeded(self.seed, self.next)


class Asked:
    """A game as it was asked for. OpenSpiel may make the Python half of a game anew, without what it held, so it is found again by its parameters."""

    def __init__(self, name: str, players: int, options: str, seed: int, explicit: bool) -> None:
        self.game = find_game(name)
        self.players = players
        self.settings: Settings = self.game.settings(players, read_options(options))
        self.luck = Luck(seed)
        self.explicit = explicit

    def begun(self, chance: Chance) -> State:
        """A game, set up."""
        return self.game.begin(self.players, self.settings, chance, listen=False)


asked_for = cache(Asked)
"""What was asked for, one of each."""


def read_options(text: str) -> dict[str, object]:
    """Options as they are written in OpenSpiel's parameters, which know no commas.

    >>> read_options("thirst:true;thirst_return:tracked;tiles:a+b")
    {'thirst': True, 'thirst_return': 'tracked', 'tiles': ['a', 'b']}
    """
    options: dict[str, object] = {}
    for part in text.split(";") if text else []:
        name, _, value = part.partition(":")
        if "+" in value:
            options[name] = value.strip("+").split("+")
        elif value in ("true", "false"):
            options[name] = value == "true"
        else:
            options[name] = int(value) if value.lstrip("-").isdigit() else value
    return options


def written_options(options: dict[str, object]) -> str:
    """The way back.

    >>> written_options({"thirst": True, "thirst_return": "tracked", "tiles": ["a"]})
    'thirst:true;thirst_return:tracked;tiles:+a'
    """
    parts = []
    for name, value in options.items():
        if isinstance(value, bool):
            parts.append(f"{name}:{str(value).lower()}")
        elif isinstance(value, (list, tuple)):
            parts.append(f"{name}:+{'+'.join(str(word) for word in value)}")
        else:
            parts.append(f"{name}:{value}")
    return ";".join(parts)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games, for so many players with these options; luck is drawn inside moves, or every draw is a move of chance."""

    def __init__(self, name: str, players: int, options: str = "", seed: int = 1, *, explicit: bool = False) -> None:
        game = find_game(name)
        settings = game.settings(players, read_options(options))
        shared = players > 1 and not settings.get("thief_wins")
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_space,
            max_chance_outcomes=MOST_OUTCOMES if explicit else 0,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if shared else None,
            max_game_length=game.bound(players, settings),
        )
        parameters = {"players": players, "seed": seed, "options": options}
        super().__init__(game_type(name, explicit=explicit, shared=shared), info, parameters)

    @property
    def asked(self) -> Asked:
        """What was asked for."""
        name = self.get_type().short_name.removeprefix("clutch_")
        given = self.get_parameters()
        explicit = name.endswith(SUFFIX)
        return asked_for(name.removesuffix(SUFFIX), int(self.num_players()), given.get("options", ""), given.get("seed", 1), explicit)

    def new_initial_state(self) -> OpenSpielState:
        """A new game with luck of its own, or one whose setup waits for chance."""
        asked = self.asked
        luck = asked.luck.draw()
        return OpenSpielState(self, asked, None if asked.explicit else asked.begun(luck), luck)

    def around(self, state: State) -> OpenSpielState:
        """A position of ours as one of OpenSpiel's."""
        asked = self.asked
        return OpenSpielState(self, asked, state, asked.luck.draw())

    def max_chance_nodes_in_history(self) -> int:
        """How many draws a game can have at most, roughly: a move draws few pieces."""
        return int(self.max_game_length()) * MOST_OUTCOMES

    def make_py_observer(self, _type: Any = None, _params: Any = None) -> Observer:
        """What a player may know, as numbers."""
        return Observer(self.asked.game.layout().width)


class Waiting(Exception):
    """The rules ask for an outcome that is not there yet."""

    def __init__(self, left: list[int]) -> None:
        super().__init__()
        self.left = left
        """How many pieces of each outcome there are: how likely each is."""


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position of ours, or the middle of a move that waits for chance."""

    def __init__(self, game: OpenSpielGame, asked: Asked, state: State | None, luck: Seeded) -> None:
        super().__init__(game)
        self.owner = game
        self.asked = asked
        self.state: State | None = state
        """The position; None before the setup is done."""
        self.luck = luck
        self.decided: int | None = None
        """The action that is being carried out, while it waits for chance."""
        self.drawn: list[int] = []
        """What chance has answered so far."""
        self.left: list[int] = []
        """How many pieces of each outcome there are, where chance is asked now."""
        if state is None:
            self.go_on()

    def position(self) -> State:
        """The position before whatever is waiting for chance; asked for only once the setup is done."""
        assert self.state is not None
        return self.state

    def go_on(self) -> None:
        """Play the setup or the action up to the first question that chance has not answered."""
        answers = iter(self.drawn)

        def answer(_question: Question | None, left: list[int]) -> int:
            for given in answers:
                return given
            raise Waiting(left)

        chance = Entered(answer)
        try:
            if self.state is None:
                self.state = self.asked.begun(chance)
            else:
                after = self.state.clone()
                assert self.decided is not None
                after.apply(self.decided, chance)
                self.state = after
        except Waiting as waiting:
            self.left = waiting.left
            return
        self.left, self.drawn, self.decided = [], [], None

    def current_player(self) -> int:
        """Who decides."""
        if self.left:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.position()
        return int(pyspiel.PlayerId.TERMINAL) if state.over else int(state.seat())

    def _legal_actions(self, _player: int) -> list[int]:
        return sorted(self.position().legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can answer now, and how likely."""
        whole = sum(self.left)
        return [(outcome, count / whole) for outcome, count in enumerate(self.left) if count]

    def _apply_action(self, action: int) -> None:
        if self.left:
            self.drawn.append(action)
            self.go_on()
        elif self.asked.explicit:
            self.decided = action
            self.go_on()
        else:
            self.position().apply(action, self.luck)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == pyspiel.PlayerId.CHANCE else self.asked.game.move(action).notation

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.over

    def returns(self) -> list[float]:
        """Shares of the victory."""
        return self.position().payoffs() if self.is_terminal() else [0.0] * int(self.num_players())

    def observation_string(self, player: int | None = None) -> str:
        """What a player may know, as text: equal texts, equal sights. Before the setup is done nobody knows anything."""
        seat = self.current_player() if player is None else player
        return f"{seat} {'' if self.state is None else bytes(self.state.features(seat)).hex()}"

    def information_state_string(self, player: int | None = None) -> str:
        """The same: what a seat remembers is part of its features."""
        return self.observation_string(player)

    def resample_from_infostate(self, player: int, _sampler: Any) -> OpenSpielState:
        """A world that the player thinks possible."""
        luck = self.asked.luck.draw()
        return OpenSpielState(self.owner, self.asked, self.position().resample(player, luck), luck)

    def clone(self) -> OpenSpielState:
        """A twin with luck of its own."""
        state = None if self.state is None else self.state.clone()
        twin = OpenSpielState(self.owner, self.asked, state, self.asked.luck.draw())
        twin.decided, twin.drawn, twin.left = self.decided, list(self.drawn), list(self.left)
        return twin

    def __deepcopy__(self, _memo: dict[int, object]) -> OpenSpielState:
        return self.clone()

    def __str__(self) -> str:
        if self.left:
            return f"{'' if self.state is None else self.state} {self.decided} {self.drawn}"
        return str(self.state)


class Observer:
    """A player's features as a tensor."""

    def __init__(self, width: int) -> None:
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Look with the eyes of a player."""
        if state.state is None:
            self.tensor[:] = 0
        else:
            self.tensor[:] = np.frombuffer(state.state.features(player), np.uint8)  # type: ignore[call-overload]  # a vec lends its memory as bytes do

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The same as text."""
        return state.observation_string(player)


def game_type(name: str, *, explicit: bool, shared: bool) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game before it is made; `shared` says that there is always one victory to be shared."""
    game = find_game(name)
    modes, utilities = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"clutch_{name}{SUFFIX if explicit else ''}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if explicit else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.CONSTANT_SUM if shared else utilities.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.least_players), "seed": 1, "options": ""},
    )


def load(name: str, players: int, options: dict[str, object] | None = None, seed: int = 1, *, explicit: bool = False) -> OpenSpielGame:
    """One of our games, for OpenSpiel; `explicit` makes every draw a move of chance."""
    return OpenSpielGame(name, players, written_options(options or {}), seed, explicit=explicit)


def register() -> None:
    """Tell OpenSpiel our games, so that `pyspiel.load_game` finds them. Importing this module does it."""
    for game in games():
        for explicit in (False, True):
            kind = game_type(game.name, explicit=explicit, shared=True)
            if kind.short_name not in pyspiel.registered_names():
                pyspiel.register_game(kind, maker(game.name, explicit=explicit))


def maker(name: str, *, explicit: bool) -> type[OpenSpielGame]:
    """The class that OpenSpiel makes a game with from its parameters: a number of players, a seed, and options as text."""

    class Made(OpenSpielGame):
        def __init__(self, given: dict[str, Any] | None = None) -> None:
            asked = given or {}
            players = asked.get("players", max(2, find_game(name).least_players))
            super().__init__(name, players, asked.get("options", ""), asked.get("seed", 1), explicit=explicit)

    # OpenSpiel writes states down by pickling the class of their game, which has to be found by its name for that.
    Made.__name__ = Made.__qualname__ = f"{name}{SUFFIX if explicit else ''}"
    globals()[Made.__name__] = Made
    return Made


register()
