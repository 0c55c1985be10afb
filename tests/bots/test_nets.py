"""Learned judgement: what it sees, how it is kept, and that it says in play what it said in training."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import numpy as np
import pytest
from librt.vecs import vec

import clutch
from clutch.arena.crew import in_order, local_crew
from clutch.bots import make_bot
from clutch.bots.nets.catalogue import judge_of, learned_judge, offer_judge
from clutch.bots.nets.self_play import Examples, self_play
from clutch.bots.nets.weights_file import read_facts, read_network, shipped, write_weights
from clutch.bots.train.examples import COLUMNS, Table, joined, load, table_of
from clutch.bots.train.generations import CHUNK, Generations, Learned
from clutch.bots.train.learning import Learner, loss
from clutch.bots.train.schools import School
from clutch.bots.train.targets import targets
from clutch.games.dragon_kin.bot.learned import ends_round
from clutch.games.dragon_kin.state import DragonKinPosition
from clutch.kernel.learned import LearnedJudge
from clutch.kernel.network import Inputs, Network
from kit.play import positions

ENCODERS = [judge for game in clutch.games() if (judge := game.learner()) is not None]
"""What the games with an encoding write positions down with."""
every_encoder = pytest.mark.parametrize("judge", ENCODERS, ids=lambda judge: judge.game)


def some_examples(judge: LearnedJudge, games: int = 6) -> Table:
    """Examples of random games at the full table."""
    game = clutch.game(judge.game)
    examples = Examples()
    players = game.most_players
    for number in range(games):
        self_play(game, players, game.settings(players), [None] * players, judge, 0, 1000, 1, 5, number, examples)
    return table_of(examples)


def inputs_of(judge: LearnedJudge, state: clutch.State, seat: int) -> list[tuple[int, float]]:
    """What is on."""
    inputs = Inputs()
    judge.encode(state, seat, inputs)
    return [(int(inputs.items[place]), inputs.parts[place]) for place in range(inputs.count)]


@every_encoder
def test_a_seat_is_judged_by_what_it_knows(judge: LearnedJudge) -> None:
    """Worlds that a seat cannot tell apart have the same inputs, and every input has its place."""
    game = clutch.game(judge.game)
    for players in range(game.least_players, game.most_players + 1):
        for number, (referee, _) in enumerate(positions(judge.game, players, 11)):
            state = referee.state
            if state.over or not judge.knows(state):
                continue
            for seat in range(players):
                told = inputs_of(judge, state, seat)
                assert all(0 <= place < judge.size and 0.0 <= part <= 1.0 for place, part in told)
                assert inputs_of(judge, state.resample(seat, clutch.Seeded(number)), seat) == told


@every_encoder
def test_play_says_what_training_said(judge: LearnedJudge, tmp_path: Path) -> None:
    """The compiled network gives the numbers of the one that was trained, but for the rounding of 16-bit weights."""
    table = some_examples(judge)
    learner = Learner(judge.size, seed=3)
    for _ in range(20):
        learner.step(table, 0.01)
    said = learner.chances(table)
    path = tmp_path / "tried.net"
    write_weights(path, judge, learner.exported(), {})
    network = read_network(path, judge)
    starts = table.starts
    for row in range(0, len(table), 7):
        inputs = Inputs()
        for place in range(starts[row], table.ends[row]):
            inputs.put(int(table.items[place]), float(table.parts[place]))
        assert network.value(inputs) == pytest.approx(float(said[row]), abs=0.002)


@every_encoder
def test_some_seats_are_asked_for_alone(judge: LearnedJudge) -> None:
    """All estimates at once, and those of some seats, are what each seat's estimate is by itself."""
    game = clutch.game(judge.game)
    parts = Learner(judge.size, seed=2, width=11, depth=6).exported()
    parts["last"] = [weight * 20 for weight in parts["last"]]
    judged = judge.twin("trial", Network(parts["first"], parts["first_bias"], parts["second"], parts["second_bias"], parts["last"]))
    players = game.most_players
    for referee, _ in positions(judge.game, players, 12):
        state = referee.state
        alone = [judged.estimate(state, seat) for seat in range(players)]
        values = vec[float]([0.0] * players)
        judged.estimates(state, values)
        assert list(values) == alone
        values = vec[float]([2.0] * players)
        judged.estimates_for(state, 0b10, values)
        assert values[1] == alone[1]


def test_training_goes_down_the_slope() -> None:
    """The slope of every part of the network is that of the loss, by small steps in single weights."""
    judge = ENCODERS[0]
    table = some_examples(judge, 2)
    learner = Learner(judge.size, seed=1)
    slope = learner.slope(table)
    row = int(slope.rows[3])
    for name, place, claimed in (
        ("first", (row, 4), slope.first[3, 4]),
        ("second", (2, 5), slope.others["second"][2, 5]),
        ("first_bias", (6,), slope.others["first_bias"][6]),
        ("last", (1,), slope.others["last"][1]),
    ):
        part = learner.parts[name]
        before = part[place]
        losses = []
        for step in (-0.002, 0.002):
            part[place] = before + step
            losses.append(loss(learner.chances(table), table.shares))
        part[place] = before
        assert (losses[1] - losses[0]) / 0.004 == pytest.approx(float(claimed), abs=2e-4)


def test_weights_for_something_else_are_refused(tmp_path: Path) -> None:
    """Another game's weights, another encoding's, a cut file and any other file are refused with a sentence."""
    kin, dragomino = ENCODERS[0], clutch.game("dragomino").learner()
    assert dragomino is not None
    path = tmp_path / "kin.net"
    learner = Learner(kin.size, seed=1, width=2, depth=2)
    write_weights(path, kin, learner.exported(), {"games": 3})
    assert read_facts(path)["games"] == 3
    assert isinstance(read_network(path, kin), Network)
    with pytest.raises(clutch.GameError, match="was trained for dragon_kin, encoding 1, and not for dragomino"):
        read_network(path, dragomino)
    path.write_bytes(path.read_bytes()[:-2])
    with pytest.raises(clutch.GameError, match="is cut short"):
        read_network(path, kin)
    path.write_bytes(b"\x00\x01")
    with pytest.raises(clutch.GameError, match="holds no weights"):
        read_network(path, kin)


def test_the_reveal_is_no_reward() -> None:
    """Dragon Kin: the position behind the round's last action is the one before the reveal, and its kin still lie face down."""
    judge = clutch.game("dragon_kin").learner()
    assert judge is not None
    state = clutch.game("dragon_kin").start(2, chance=clutch.Seeded(4))
    luck = clutch.Seeded(5)
    met = 0
    while not state.over:
        assert isinstance(state, DragonKinPosition)
        action = state.legal()[0]
        if ends_round(state, action):
            met += 1
            after = judge.afterwards(state, action, clutch.Seeded(6))
            assert not after.over
            assert isinstance(after, DragonKinPosition)
            assert 0 in [after.seen[place] for place in range(7)]
        state.apply(action, luck)
    assert met == 1


def test_judges_by_name() -> None:
    """A judge that is offered can be asked for; a game where nothing was learned says so; the formula is always there."""
    kin = ENCODERS[0]
    learner = Learner(kin.size, seed=1, width=2, depth=2)
    parts = learner.exported()
    network = Network(parts["first"], parts["first_bias"], parts["second"], parts["second_bias"], parts["last"])
    offer_judge(kin.twin("trial", network))
    game = clutch.game("dragon_kin")
    assert judge_of(game, "trial").name == "trial"
    assert judge_of(game, "formula").name == "formula"
    assert make_bot("search:20:judge=trial").name == "search:20:judge=trial"
    with pytest.raises(clutch.GameError, match="nothing was learned for Dragonbrood yet"):
        judge_of(clutch.game("dragonbrood"), "learned")
    with pytest.raises(clutch.GameError, match="has no judge “nonsense”"):
        judge_of(game, "nonsense")


def test_generations_go_on_where_they_stopped(tmp_path: Path) -> None:
    """A folder's finished generations are kept, the next one learns from all examples, and the same seed gives the same examples."""
    kin = ENCODERS[0]
    game = clutch.game("dragon_kin")
    school = School((2,), games=30)
    first = Generations(game, kin, tmp_path, 1, school)
    learned = [news for news in first.run(0.0001) if isinstance(news, Learned)]
    assert [news.number for news in learned] == [0]
    assert first.finished() == 1
    again = Generations(game, kin, tmp_path, 1, school)
    learned = [news for news in again.run(0.0001) if isinstance(news, Learned)]
    assert [news.number for news in learned] == [1]
    both = joined([load(again.examples_path(0)), load(again.examples_path(1))])
    assert learned[0].examples == len(both)
    other = Generations(game, kin, tmp_path / "other", 1, school)
    list(other.run(0.0))  # however short the time, one generation is made
    assert load(other.examples_path(0)).items.tolist() == load(first.examples_path(0)).items.tolist()


def test_so_many_generations_and_no_more(tmp_path: Path) -> None:
    """Where their number is given, no clock decides: the same seed gives the same weights, and the same command finds nothing left to do."""
    kin = ENCODERS[0]
    game = clutch.game("dragon_kin")
    folders = [tmp_path / "one", tmp_path / "other"]
    school = School((2,), games=20, generations=2)
    for folder in folders:
        learned = [news.number for news in Generations(game, kin, folder, 1, school).run() if isinstance(news, Learned)]
        assert learned == [0, 1]
    assert [*Generations(game, kin, folders[0], 1, school).run()] == []
    assert (folders[0] / "generation-1.net").read_bytes() == (folders[1] / "generation-1.net").read_bytes()


def test_targets_blend_what_came_with_what_was_said() -> None:
    """A seat's last row is worth what came; a row before it is worth a blend of the next row's target and what was said of the next row, whatever other seats and games stand between."""
    games = np.array([1, 1, 1, 1, 2])
    seats = np.array([0, 1, 0, 0, 0])
    shares = np.array([1, 0, 1, 1, 0], np.float32)
    blank = np.zeros(5, np.float32)
    table = Table(np.zeros(5, np.int32), blank, np.arange(1, 6), games, blank, shares, seats)
    said = np.array([0.5, 0.1, 0.6, 0.8, 0.3], np.float32)
    middle = 0.7 * 1 + 0.3 * 0.8
    assert targets(table, said, 0.7).tolist() == pytest.approx([0.7 * middle + 0.3 * 0.6, 0, middle, 1, 0])
    assert targets(table, said, 1.0).tolist() == shares.tolist()


def test_any_number_of_processes_play_the_same_games(tmp_path: Path) -> None:
    """A game follows from its number and the seed, whoever plays it: two processes write down what one does, in the same order, with and without a network."""
    kin = ENCODERS[0]
    game = clutch.game("dragon_kin")
    school = School((2, 3), games=2 * CHUNK + 10)
    alone = Generations(game, kin, tmp_path / "alone", 1, school)
    helped = Generations(game, kin, tmp_path / "helped", 1, school, lambda work, count: in_order(local_crew(work, 2), count))
    for number in (0, 1):
        tables = []
        for generations in (alone, helped):
            generations.play(number, monotonic() + 600).save(generations.examples_path(number))
            tables.append(load(generations.examples_path(number)))
            learner = Learner(kin.size, seed=1, width=2, depth=2)
            write_weights(generations.weights_path(number), kin, learner.exported(), {})
        assert len(set(tables[0].games.tolist())) == 2 * CHUNK + 10
        for part in COLUMNS:
            assert getattr(tables[0], part).tolist() == getattr(tables[1], part).tolist()


@every_encoder
def test_weights_of_the_package_fit(judge: LearnedJudge) -> None:
    """The networks that come with the package can be read, and say chances."""
    if not shipped(judge.game).is_file():
        pytest.skip("nothing was learned for this game that is better than its formula")
    learned = learned_judge(clutch.game(judge.game), "learned")
    assert learned is not None
    state = clutch.game(judge.game).start(2, chance=clutch.Seeded(1))
    for seat in range(2):
        assert 0.05 < learned.estimate(state, seat) < 0.95
