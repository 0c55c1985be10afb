"""Our games as environments of Gymnasium: one learner against bots, alone and many at once."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import clutch
from clutch.envs.gymnasium import SeatEnv, env_id
from clutch.envs.vector import BatchEnv
from kit.play import every_game, every_table, some_options


@every_table
def test_the_checker_of_gymnasium_passes(name: str, players: int) -> None:
    """`check_env` finds nothing, for every game, player count and some options, made by its id."""
    game = clutch.game(name)
    options = some_options(game, players, clutch.Seeded(32, players))
    for mode in ("ansi", "svg"):
        env = gymnasium.make(env_id(game), players=players, options=options, render_mode=mode)
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=".*not within the expected render modes.*|.*maximum and minimum.*")
            check_env(env.unwrapped, skip_render_check=False)


@every_table
def test_a_learner_plays_whole_games_against_bots(name: str, players: int) -> None:
    """The learner is asked for its own seat alone, gets its share of the victory at the end, and the same seed gives the same game."""
    env = SeatEnv(name, players, seat=players - 1)
    walks = []
    for _ in range(2):
        observation, info = env.reset(seed=11)
        luck = clutch.Seeded(12)
        walk = []
        for _ in range(3000):
            assert info["seat"] == players - 1
            legal = np.flatnonzero(observation["action_mask"])
            assert np.array_equal(env.action_masks(), observation["action_mask"])
            observation, reward, ended, cut, info = env.step(int(legal[luck.below(len(legal))]))
            walk.append((observation["observation"].tobytes(), reward, ended, cut))
            if ended:
                assert 0.0 <= reward <= 1.0 and len(info["scores"]) == players and info["rule"]
                break
        assert ended
        walks.append(walk)
    assert walks[0] == walks[1]


def test_a_learner_sits_anywhere_unless_told() -> None:
    """Without a seat the learner sits somewhere else in each game."""
    env = SeatEnv("dragon_kin", 4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_opponents_are_whom_one_asks_for() -> None:
    """Bots by name, or objects of one's own."""

    class First:
        name = "first"

        def choose(self, sight: clutch.bots.Sight, chance: clutch.Chance) -> int:
            return sight.actions()[0]

    env = SeatEnv("dragomino", 3, opponents=["greedy", First()], seat=0)
    env.reset(seed=1)
    assert [bot.name for bot in env.bots] == ["greedy", "first"]
    with pytest.raises(clutch.GameError, match="has 2 opponents; 1 were given"):
        SeatEnv("dragomino", 3, opponents=["greedy"])
    with pytest.raises(clutch.GameError, match="there is no bot “genius”"):
        SeatEnv("dragomino", opponents="genius")
    with pytest.raises(clutch.GameError, match="there is no seat 2 at a table of 2"):
        SeatEnv("dragomino", seat=2)


def test_an_illegal_action_loses_or_is_refused() -> None:
    """By default the game is lost and the reason is told; on wish it is refused, and nothing has changed."""
    env = SeatEnv("dragomino", seat=0)
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(3000)
    assert (reward, ended) == (0.0, True) and info["rule"].startswith("DM-") and "action 3000" in info["illegal"]
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)

    strict = SeatEnv("dragomino", seat=0, illegal="refuse")
    strict.reset(seed=1)
    assert strict.position is not None
    before = strict.position.state.clone()
    with pytest.raises(clutch.IllegalMove, match="DM-"):
        strict.step(3000)
    assert strict.position.state == before


@every_game
def test_many_games_at_once_are_those_of_the_batch(name: str) -> None:
    """Observations and masks lie in the engine's memory, ends and rewards are the learner's."""
    envs = gymnasium.make_vec(env_id(clutch.game(name)), num_envs=6, opponents="random").unwrapped
    assert isinstance(envs, BatchEnv)
    observations, infos = envs.reset(seed=3)
    assert envs.batch is not None
    assert observations["observation"] is envs.batch.features
    assert np.shares_memory(observations["action_mask"], envs.batch.masks)
    rng = np.random.default_rng(4)
    for _ in range(40):
        assert (infos["seat"] == 0).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in observations["action_mask"]])
        observations, rewards, ended, cut, infos = envs.step(actions)
        assert np.array_equal(rewards, envs.batch.rewards[:, 0]) and np.array_equal(ended, envs.batch.dones)
        assert not cut.any()
        assert envs.observation_space.contains({key: np.asarray(value) for key, value in observations.items()})


def test_a_learner_may_play_all_seats() -> None:
    """With itself as opponent the learner decides for every seat, and gets the reward of the seat that it decided for."""
    envs = BatchEnv("dragon_kin", num_envs=32, opponents="self", copy=True)
    observations, infos = envs.reset(seed=3)
    seats: set[int] = set()
    for _ in range(120):
        deciders = infos["seat"].copy()
        seats |= set(deciders.tolist())
        kept = observations["action_mask"].copy()
        observations, rewards, ended, _, infos = envs.step(observations["action_mask"].argmax(axis=1))
        assert np.array_equal(rewards, infos["rewards"][np.arange(32), deciders])
        assert observations["action_mask"] is not kept and rewards[~ended].sum() == 0
    assert seats == {0, 1}


def test_wrappers_of_gymnasium_count_games() -> None:
    """Gymnasium's own statistics see as many ends as the batch."""
    inner = BatchEnv("dragomino", num_envs=16)
    envs = RecordEpisodeStatistics(inner)
    observations, _ = envs.reset(seed=5)
    ends = 0
    for _ in range(60):
        observations, _, ended, _, infos = envs.step(observations["action_mask"].argmax(axis=1))
        ends += int(ended.sum())
        if ended.any():
            assert set(infos["episode"]["l"][ended]) == {14}
    assert inner.batch is not None and ends == inner.batch.finished > 16


def test_bad_requests_for_many_games_are_refused() -> None:
    """One sentence each."""
    with pytest.raises(clutch.GameError, match="has 1 opponents; 2 were given"):
        BatchEnv("dragomino", opponents=["random", "random"])
    with pytest.raises(clutch.GameError, match="there is no seat 5"):
        BatchEnv("dragomino", seat=5)
    with pytest.raises(clutch.GameError, match="have one seed"):
        BatchEnv("dragomino", num_envs=2).reset(seed=[1, 2])
    with pytest.raises(clutch.GameError, match="not shown"):
        BatchEnv("dragomino", render_mode="ansi")
    with pytest.raises(RuntimeError, match="call reset"):
        BatchEnv("dragomino").step(np.zeros(64, np.int64))
