"""Many games at once: the same games as one by one, and arrays that share the engine's memory."""

from __future__ import annotations

import numpy as np
import pytest

import clutch
from clutch.batch import Batch
from kit.play import every_game, every_table

STEPS = 60


class Single:
    """One game after the other, as a slot of a batch plays them."""

    def __init__(self, name: str, players: int, seed: int, slot: int, slots: int) -> None:
        self.game = clutch.game(name)
        self.players, self.seed, self.number, self.slots = players, seed, slot, slots
        self.begin()

    def begin(self) -> None:
        self.luck = clutch.Seeded(self.seed, self.number)
        self.state = self.game.start(self.players, chance=self.luck)

    def act(self, action: int) -> list[float] | None:
        """Decide: how the game ended, if it did."""
        self.state.apply(action, self.luck)
        if not self.state.over:
            return None
        payoffs = self.state.payoffs()
        self.number += self.slots
        self.begin()
        return payoffs


@every_table
def test_a_batch_plays_the_same_games_as_one_by_one(name: str, players: int) -> None:
    """Masks, counts, features, ends and rewards of every slot are those of a game of its own."""
    rng = np.random.default_rng(5)
    batch = Batch(name, players=players, games=3, seed=9)
    singles = [Single(name, players, 9, slot, 3) for slot in range(3)]
    for _ in range(STEPS):
        chosen = [int(rng.choice(np.flatnonzero(mask))) for mask in batch.masks]
        batch.step(chosen)
        for slot, single in enumerate(singles):
            ended = single.act(chosen[slot])
            assert bool(batch.dones[slot]) == (ended is not None)
            assert list(batch.rewards[slot]) == (ended or [0.0] * players)
            assert batch.seats[slot] == single.state.seat()
            assert np.flatnonzero(batch.masks[slot]).tolist() == sorted(single.state.legal())
            assert batch.counts[slot] == len(single.state.legal())
            assert batch.features[slot].tolist() == list(single.state.features(single.state.seat()))


def test_games_go_on_by_themselves() -> None:
    """Where a game ends the next one begins, and how it ended is told once."""
    batch = Batch("dragon_kin", players=2, games=16, seed=3, features=False)
    ended = 0
    for step in range(200):
        batch.step_at_random(step)
        ended += int(batch.dones.sum())
        assert np.allclose(batch.rewards.sum(axis=1), batch.dones)
        assert (batch.points[batch.dones].max(axis=1) >= batch.points[batch.dones].min(axis=1)).all()

    assert batch.finished == ended > 100
    assert batch.features.shape == (16, 0)
    assert repr(batch) == f"<batch of 16 games of Dragon Kin with 2 players: {ended} finished>"


def test_arrays_are_the_engines_own_memory() -> None:
    """The same arrays show every step; nobody can write to them."""
    batch = Batch("dragomino", games=4, seed=1)
    masks, before = batch.masks, batch.masks.copy()
    batch.step(batch.masks.argmax(axis=1))

    assert masks is batch.masks and not np.array_equal(masks, before)
    assert not masks.flags.writeable and not masks.flags.owndata


@every_game
def test_players_inside_decide_for_their_seats(name: str) -> None:
    """The caller is asked for its own seat alone, and greedy players win more than random ones."""
    game = clutch.game(name)
    players = max(2, game.least_players)
    batch = Batch(name, players=players, games=2, seed=4, drivers=["caller"] + ["random"] * (players - 1), features=False)
    for step in range(30):
        assert (batch.seats == 0).all()
        batch.step_at_random(step)

    assert batch.decisions > 60


def test_the_greedy_player_inside_is_better_than_a_random_caller() -> None:
    """Over some sixty games of Dragon Kin it wins most."""
    batch = Batch("dragon_kin", players=2, games=8, seed=2, drivers=["caller", "greedy"], features=False)
    won = np.zeros(2)
    step = 0
    while batch.finished < 60:
        batch.step_at_random(step)
        won += batch.rewards.sum(axis=0)
        step += 1

    assert won[1] > 2 * won[0]


def test_an_illegal_action_changes_nothing() -> None:
    """One illegal action, and no game has moved; the refusal names its rule."""
    batch = Batch("dragon_kin", players=2, games=3, seed=6)
    chosen = batch.masks.argmax(axis=1)
    chosen[2] = (~batch.masks[2]).argmax()
    before = batch.masks.copy()
    with pytest.raises(clutch.IllegalMove, match="game 2, action"):
        batch.step(chosen)

    assert batch.decisions == 0 and np.array_equal(batch.masks, before)
    for wrong in (-1, batch.game.action_space, 2**40):
        with pytest.raises(clutch.IllegalMove, match=f"action {wrong}"):
            batch.step([wrong, 0, 0])


def test_bad_requests_are_refused_in_one_sentence() -> None:
    with pytest.raises(clutch.GameError, match="at least one game, not 0"):
        Batch("dragon_kin", games=0)
    with pytest.raises(clutch.GameError, match="each of its 2 seats; 3 were named"):
        Batch("dragon_kin", drivers=["caller"] * 3)
    with pytest.raises(clutch.GameError, match="“genius” cannot decide for a seat: it is caller, random or greedy"):
        Batch("dragon_kin", drivers=["caller", "genius"])
    with pytest.raises(clutch.GameError, match="at least one seat that its caller decides for"):
        Batch("dragon_kin", drivers=["random", "greedy"])
    with pytest.raises(clutch.GameError, match="each of the 4 games; 3 were given"):
        Batch("dragon_kin", games=4).step([0, 0, 0])
