"""Our games for Gymnasium (`pip install clutch[gymnasium]`): one learner has a seat, bots have the others.

>>> import gymnasium
>>> import clutch.envs.gymnasium
>>> env = gymnasium.make("clutch/Dragomino-v1", opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> ended = False
>>> while not ended:
...     observation, reward, ended, cut, info = env.step(int(observation["action_mask"].argmax()))
>>> reward in (0.0, 0.5, 1.0)
True

The ids are `clutch/DragonKin`, `clutch/Dragomino`, `clutch/Dragoon`, `clutch/DragonFamily` and `clutch/Dragonbrood`; the version is that of the game's observations.
`gymnasium.make_vec` with the same ids gives many games at once (`clutch.envs.vector`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from clutch.extras import needed

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise needed("gymnasium", missing) from None

from clutch.bots import Bot, Sight, make_bot
from clutch.envs.observing import RENDER_MODES, Observation, Position, Setting, own_array
from clutch.envs.spaces import observation_space
from clutch.games.catalogue import games
from clutch.kernel.chance import Seeded
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game

__all__ = ["SeatEnv", "env_id", "register"]

REFUSE, LOSE = "refuse", "lose"


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game, against bots.

    `opponents` is one bot for all other seats or a list of bots, by name or as objects with `choose`. `seat` is the learner's; without it the learner sits somewhere else in each game.
    The reward comes at the end: the learner's share of the victory, 1 for a sole winner.
    An `illegal` action loses the game at once (`lose`: reward 0, and `info` says why) or raises `IllegalMove` (`refuse`), and then nothing has changed.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = None,
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, players, options, render_mode)
        self.bots = seated(opponents, self.setting.players - 1)
        if seat is not None and not 0 <= seat < self.setting.players:
            raise GameError(f"there is no seat {seat} at a table of {self.setting.players}: seats are counted from 0")
        if illegal not in (LOSE, REFUSE):
            raise GameError(f"an illegal action can {LOSE} the game or be refused ({REFUSE}), not “{illegal}”")
        self.fixed_seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = observation_space(self.setting)  # type: ignore[assignment]  # its arrays are ours
        self.action_space = spaces.Discrete(self.setting.space)  # type: ignore[assignment]  # its numbers are ours
        self.seat = 0
        """Where the learner sits in this game."""
        self.position: Position | None = None
        self.thoughts = Seeded(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; the same seed and the same actions give the same game, unless a bot's budget is time."""
        super().reset(seed=seed)
        self.seat = self.fixed_seat if self.fixed_seat is not None else int(self.np_random.integers(self.setting.players))
        position = Position(self.setting, int(self.np_random.integers(1 << 62)))
        self.thoughts = Seeded(int(self.np_random.integers(1 << 62)))
        self.position = position
        self.wait(position)
        return position.observe(self.seat), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner decides; then the bots, until the learner is asked again or the game is over."""
        position = self.position
        if position is None or position.state.over:
            raise RuntimeError("no game is being played: call reset() first")
        info: dict[str, Any] = {"seat": self.seat}
        if not 0 <= action < self.setting.space or not position.actions.has(int(action)):
            refused = position.refused(int(action))
            if self.illegal == REFUSE:
                raise refused
            self.position = None
            return position.observe(self.seat), 0.0, True, False, {**info, "illegal": str(refused), "rule": refused.rule}
        position.advance(int(action))
        self.wait(position)
        state = position.state
        if not state.over:
            return position.observe(self.seat), 0.0, False, False, info
        outcome = state.outcome()
        assert outcome is not None
        info |= {"scores": outcome.scores, "winners": outcome.winners, "rule": outcome.rule}
        return position.observe(self.seat), float(state.payoff(self.seat)), True, False, info

    def wait(self, position: Position) -> None:
        """Let the bots decide until the learner is asked."""
        state = position.state
        while not state.over:
            seat = int(state.seat())
            if seat == self.seat:
                return
            bot = self.bots[(seat - self.seat) % self.setting.players - 1]
            position.advance(bot.choose(Sight(state, seat), self.thoughts))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, under the name that sb3-contrib's MaskablePPO looks for."""
        if self.position is None:
            return np.zeros(self.setting.space, np.bool_)
        return own_array(self.position.actions.mask(self.setting.blank), np.bool_)

    def render(self) -> str | None:
        """The board as the learner sees it."""
        if self.position is None:
            raise RuntimeError("no game is being played: call reset() first")
        return self.position.shown(self.render_mode, self.seat)


def seated(opponents: str | Bot | Sequence[str | Bot], count: int) -> list[Bot]:
    """A bot for each other seat, in the order in which they sit after the learner."""
    if isinstance(opponents, str):
        return [make_bot(opponents) for _ in range(count)]
    if not isinstance(opponents, Sequence):
        return [opponents] * count
    if len(opponents) != count:
        raise GameError(f"a learner at this table has {count} opponents; {len(opponents)} were given")
    return [make_bot(bot) if isinstance(bot, str) else bot for bot in opponents]


def env_id(game: Game) -> str:
    """The id of a game's environments.

    >>> import clutch
    >>> env_id(clutch.game("dragon_kin"))
    'clutch/DragonKin-v1'
    """
    return f"clutch/{game.title.replace(' ', '')}-v{game.layout().version}"


def register() -> None:
    """Tell Gymnasium our ids. Importing this module does it, and so does `gymnasium.make("clutch.envs.gymnasium:clutch/Dragomino-v1")`."""
    for game in games():
        if env_id(game) not in gymnasium.registry:
            gymnasium.register(
                env_id(game),
                entry_point="clutch.envs.gymnasium:SeatEnv",
                vector_entry_point="clutch.envs.vector:BatchEnv",
                kwargs={"game": game.name},
            )


register()
