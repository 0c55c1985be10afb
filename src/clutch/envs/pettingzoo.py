"""Our games for PettingZoo (`pip install clutch[pettingzoo]`): every seat is an agent.

>>> from clutch.envs import pettingzoo as doors
>>> env = doors.env("dragon_kin", players=3)
>>> env.reset(seed=7)
>>> for agent in env.agent_iter():
...     observation, reward, ended, cut, info = env.last()
...     env.step(None if ended else int(observation["action_mask"].argmax()))
>>> env.agents
[]

`env` is guarded as PettingZoo's own are by their wrappers: an illegal action ends the game with a reward of -1 for whoever tried it, and calls in a wrong order are refused. `raw_env` is the game alone.
`parallel_env` is for programs that know nothing else: all agents act at each step, and the action of the one whose turn it is counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from clutch.extras import needed

try:
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
    from pettingzoo.utils.env import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
except ModuleNotFoundError as missing:
    raise needed("pettingzoo", missing) from None

from clutch.envs.observing import RENDER_MODES, Observation, Position, Setting
from clutch.envs.spaces import observation_space
from clutch.kernel.game import Game
from clutch.kernel.state import OVER

__all__ = ["SeatsEnv", "env", "parallel_env", "raw_env"]

ILLEGAL_REWARD = -1.0
FOREVER = 1 << 63


class SeatsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo's types are not strict
    """A game in which every seat is an agent: `player_0` and so on.

    Rewards come at the end: each seat's share of the victory, 1 for a sole winner. An illegal action raises `IllegalMove` with its rule, and nothing has changed.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, players, options, render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.setting.game.name}_v{self.setting.game.layout().version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = observation_space(self.setting)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.setting.space) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.luck, _ = seeding.np_random(None)
        self.position: Position | None = None
        self.ended = False
        """Whether the game has ended, so that agents only take their leave."""

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What a seat may know: its features and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game; the mask says which are legal now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed and the same actions give the same game."""
        if seed is not None:
            self.luck, _ = seeding.np_random(seed)
        self.position = Position(self.setting, int(self.luck.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.ended = False
        self.agent_selection = self.possible_agents[self.position.state.seat()]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know now."""
        return self.playing().observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is decide; after the end each agent takes its leave with `None`."""
        position = self.playing()
        if self.ended:
            self._was_dead_step(action)
            return
        state = position.state
        if action is None or not position.actions.has(action):
            raise position.refused(-1 if action is None else int(action))
        state.advance(action, position.luck, position.actions)
        seat = state.seat()
        if seat == OVER:
            self.finish(state.payoffs())
        else:
            self.agent_selection = self.possible_agents[seat]

    def finish(self, payoffs: list[float]) -> None:
        """The game is over: everybody gets their share of the victory."""
        for agent, payoff in zip(self.possible_agents, payoffs, strict=True):
            self.rewards[agent] = payoff
            self._cumulative_rewards[agent] = payoff
            self.terminations[agent] = True
        self.ended = True
        self._deads_step_first()

    def playing(self) -> Position:
        """The game that is being played."""
        if self.position is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self.position

    def render(self) -> str | None:
        """The board as a spectator sees it."""
        return self.playing().shown(self.render_mode, None)

    def close(self) -> None:
        """Nothing is held open; PettingZoo wants to be told so of whatever can be shown."""


class GuardedEnv(SeatsEnv):
    """The game with what PettingZoo's wrappers check (`TerminateIllegalWrapper`, `AssertOutOfBoundsWrapper`, `OrderEnforcingWrapper`), in one place: several times as fast as a game inside all three."""

    moved = False
    """Whether there was a step since an agent was last named in a loop over `agent_iter`."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed and the same actions give the same game."""
        super().reset(seed, options)
        self.moved = True

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is decide; an illegal action ends the game, and whoever tried it loses."""
        position = self.position
        if position is None:
            EnvLogger.error_step_before_reset()
            return
        self.moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        elif self.ended or (action is not None and position.actions.has(action)):
            super().step(action)
        else:
            assert self.action_space(self.agent_selection).contains(action), "action is not in action space"
            self.forfeit()

    def forfeit(self) -> None:
        """The agent whose turn it is loses, and the game is over for everybody."""
        EnvLogger.warn_on_illegal_move()
        loser = self.agent_selection
        for agent in self.agents:
            self.terminations[agent] = self.truncations[agent] = True
            self.rewards[agent] = self._cumulative_rewards[agent] = ILLEGAL_REWARD if agent == loser else 0.0
        self.ended = True
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know now."""
        if self.position is None:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> str | None:
        """The board as a spectator sees it."""
        if self.position is None:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = FOREVER) -> Iterator[str]:
        """The agent whose turn it is, again and again, with a step in between."""
        if self.position is None:
            EnvLogger.error_agent_iter_before_reset()
        return self.turns(max_iter)

    def turns(self, most: int) -> Iterator[str]:
        """At most so many turns."""
        for _ in range(most):
            if not self.agents:
                return
            assert self.moved, "need to call step() or reset() in a loop over `agent_iter`"
            self.moved = False
            yield self.agent_selection


def raw_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> SeatsEnv:
    """The game alone: an illegal action raises `IllegalMove`, and nothing has changed."""
    return SeatsEnv(game, players, options, render_mode)


def env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """The game, guarded as PettingZoo's own are."""
    return GuardedEnv(game, players, options, render_mode)


def parallel_env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> turn_based_aec_to_parallel_wrapper:
    """All agents act at each step; the action of the one whose turn it is counts."""
    return turn_based_aec_to_parallel_wrapper(env(game, players, options, render_mode))
