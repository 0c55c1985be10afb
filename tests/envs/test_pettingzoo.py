"""Our games as environments of PettingZoo: its own checkers pass for every game and player count, and nobody sees what its seat may not."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECEnv

import clutch
from clutch.envs import pettingzoo as doors
from kit.play import every_game, every_table, some_options

KNOWN = (
    "Observation is not a NumPy array",  # a dictionary with a mask, as PettingZoo's own board games have; it knows these by name
    "Observation space for each agent probably should be",  # the same
    "Action mask numpy array is all zeros",  # who is not asked has no legal action
    "Agent's maximum and minimum observation space values are equal",
)
"""What PettingZoo's checker warns of though it does the same itself."""


@contextmanager
def known_warnings() -> Iterator[None]:
    """Let pass what is known."""
    with warnings.catch_warnings():
        for message in KNOWN:
            warnings.filterwarnings("ignore", message=message)
        yield


def shuffled_options(name: str, players: int) -> dict[str, object]:
    """Some options of the game, the same each time."""
    return some_options(clutch.game(name), players, clutch.Seeded(31, players))


@every_table
def test_the_checkers_of_pettingzoo_pass(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """`api_test`, `seed_test` and `parallel_api_test` find nothing, with whatever options."""
    options = shuffled_options(name, players)
    with known_warnings():
        api_test(doors.env(name, players, options), num_cycles=20)
        seed_test(lambda: doors.env(name, players, options), num_cycles=20)
        parallel_api_test(doors.parallel_env(name, players, options), num_cycles=10)
        parallel_seed_test(lambda: doors.parallel_env(name, players, options), num_cycles=10)

    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_every_way_of_showing_works(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`render_test` passes: printed, as text and as a picture."""
    pictures = {"svg": lambda shown: shown.startswith("<svg") and shown.endswith("</svg>")}
    render_test(lambda render_mode: doors.env(name, render_mode=render_mode), custom_tests=pictures)

    assert clutch.game(name).words() is not None and capsys.readouterr().out.count("\n") > 20


@every_table
def test_an_environment_plays_the_game_itself(name: str, players: int) -> None:
    """Masks are the legal actions, observations are the features of the seat that looks, rewards are the payoffs."""
    env = doors.raw_env(name, players, shuffled_options(name, players))
    env.reset(seed=5)
    luck = clutch.Seeded(6)
    for _ in range(400):
        state = env.playing().state
        if state.over:
            break
        seen, reward, ended, cut, _ = env.last()
        legal = state.legal()
        assert env.agent_selection == f"player_{state.seat()}"
        assert sorted(legal) == np.flatnonzero(seen["action_mask"]).tolist()
        assert list(state.features(state.seat())) == seen["observation"].tolist()
        assert env.observation_space(env.agent_selection).contains(seen)
        assert (reward, ended, cut) == (0.0, False, False)
        env.step(legal[luck.below(len(legal))])
    state = env.playing().state
    if state.over:
        assert [env.rewards[agent] for agent in env.possible_agents] == state.payoffs()
        for agent in env.agent_iter():
            assert env.last()[1] == state.payoffs()[env.seat_of[agent]]
            env.step(None)
        assert env.agents == []


@every_table
def test_an_observation_tells_nothing_that_a_seat_may_not_know(name: str, players: int) -> None:
    """Where everything that a seat does not know is drawn again, what it observes stays the same to the byte."""
    env = doors.raw_env(name, players, shuffled_options(name, players))
    env.reset(seed=8)
    luck = clutch.Seeded(9)
    for number in range(60):
        position = env.playing()
        truth = position.state
        if truth.over:
            break
        for agent, seat in env.seat_of.items():
            seen = env.observe(agent)
            position.state = truth.resample(seat, clutch.Seeded(10, number))
            again = env.observe(agent)
            position.state = truth
            assert np.array_equal(seen["observation"], again["observation"])
            if truth.seat() == seat:
                assert np.array_equal(seen["action_mask"], again["action_mask"])
        legal = truth.legal()
        env.step(legal[luck.below(len(legal))])


def test_illegal_actions_are_refused_or_lose() -> None:
    """The game alone refuses with the rule, and nothing has changed; guarded as PettingZoo's own, whoever tries loses."""
    raw = doors.raw_env("dragomino")
    raw.reset(seed=1)
    before = raw.playing().state.clone()
    with pytest.raises(clutch.IllegalMove, match="DM-"):
        raw.step(3000)
    assert raw.playing().state == before

    wrapped = doors.env("dragomino")
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.last()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo's logger says that the move was illegal
        wrapped.step(3000)
    assert wrapped.rewards[agent] == -1 and all(wrapped.terminations.values())


def wrapped_by_pettingzoo(name: str) -> AECEnv:
    """The game inside PettingZoo's own wrappers."""
    inside = wrappers.TerminateIllegalWrapper(doors.raw_env(name), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inside))


def told(env: AECEnv) -> list[object]:
    """All that an environment tells between two steps."""
    observation, *rest = env.last()
    arrays = [observation[key].tolist() for key in sorted(observation)]
    return [env.agent_selection, list(env.agents), dict(env.rewards), dict(env.terminations), dict(env.truncations), rest, arrays]


@every_game
@pytest.mark.parametrize("mistake_at", [None, 7])
def test_a_guarded_game_goes_as_one_inside_the_wrappers(name: str, mistake_at: int | None, caplog: pytest.LogCaptureFixture) -> None:
    """Step by step everything is equal, whether the game ends by itself or by an illegal action, until all agents have taken their leave."""
    ours, theirs = doors.env(name), wrapped_by_pettingzoo(name)
    ours.reset(seed=11)
    theirs.reset(seed=11)
    luck = clutch.Seeded(12)
    for number, (mine, same) in enumerate(zip(ours.agent_iter(300), theirs.agent_iter(300), strict=True)):
        assert mine == same and told(ours) == told(theirs)
        observation, _, ended, cut, _ = ours.last()
        legal = np.flatnonzero(observation["action_mask"] == (0 if number == mistake_at else 1))
        action = None if ended or cut else int(legal[luck.below(len(legal))])
        ours.step(action)
        theirs.step(action)
        assert ours.rewards == theirs.rewards
    assert ours.agents == theirs.agents and bool(ours.agents) == (mistake_at is None and number == 299)
    assert caplog.text.count("Illegal move made") == (0 if mistake_at is None else 2)


def test_a_guarded_game_refuses_calls_in_a_wrong_order() -> None:
    """Nothing can be asked before a reset, no action is outside the space, and a loop over agents wants a step each time."""
    env = doors.env("dragon_kin")
    for call in (lambda: env.step(0), lambda: env.observe("player_0"), env.render, env.agent_iter):
        with pytest.raises(AssertionError, match="needs to be called before"):
            call()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(10_000)
    with pytest.raises(AssertionError, match="action is not in action space"):
        env.step(None)
    agents = env.agent_iter()
    next(agents)
    with pytest.raises(AssertionError, match="need to call step"):
        next(agents)


def test_bad_requests_are_refused_in_one_sentence() -> None:
    """Players, options and ways of showing that there are not."""
    with pytest.raises(clutch.OptionsError, match="is for 2 to 4 players, not 7"):
        doors.env("dragon_kin", 7)
    with pytest.raises(clutch.UnknownGame, match="there is no game “dragon_chess”"):
        doors.env("dragon_chess")
    with pytest.raises(clutch.GameError, match="“film” is no way to show a position: it is human, ansi or svg"):
        doors.env("dragon_kin", render_mode="film")
    with pytest.raises(RuntimeError, match="call reset"):
        doors.raw_env("dragon_kin").observe("player_0")
