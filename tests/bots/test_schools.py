"""Schools: whose games a network learns from is written beside the game, goes into its weights, and decides which network comes of it."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

import clutch
from clutch.bots.nets.weights_file import read_facts, shipped
from clutch.bots.train.generations import Generations, Plan
from clutch.bots.train.schools import FILE, School, at, school_of

LEARNERS = [game for game in clutch.games() if game.learner() is not None]
TAUGHT = [game for game in LEARNERS if shipped(game.name).is_file()]
every_learner = pytest.mark.parametrize("game", LEARNERS, ids=lambda game: game.name)


@every_learner
def test_every_game_that_can_learn_has_a_school(game: clutch.Game) -> None:
    """Its tables are tables of the game, and its players can play."""
    school = school_of(game.name)
    school.check(game)
    assert {*school.tables} == {*range(max(2, game.least_players), game.most_players + 1)}


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_a_game_with_a_network_says_how_it_came_to_be(game: clutch.Game) -> None:
    """The school is written out in the game's own file, seed, generations and games included."""
    told = (game.folder / "bot" / FILE).read_text("utf-8")
    for word in ("seed", "generations", "games", "tables"):
        assert f"\n{word} = " in told


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_networks_that_name_a_school_name_the_one_that_is_there(game: clutch.Game) -> None:
    """Weights that were made by a school are those of the school in the game's file: whoever changes one changes both. Older files name none."""
    facts = read_facts(shipped(game.name))
    if "school" in facts:
        school = school_of(game.name)
        assert facts["seed"] == school.seed
        told = {name: [*part] if isinstance(part, tuple) else part for name, part in school.facts().items()}
        assert facts["school"] == told
        assert facts["generation"] == school.generations - 1


def test_players_are_those_of_the_school() -> None:
    """Beginners play before there is a network, the mixture afterwards, and a judge sits where the lists say."""
    school = School((2,), beginners=("rule", "formula", "random"), mixture=("formula", "rule"))
    before = Plan("dragoon", school, 1, None, 0)
    names = [[None if (judge := before.player(turn, seat)) is None else judge.name for seat in range(2)] for turn in range(3)]
    assert names == [["rule", "rule"], ["formula", "formula"], [None, None]]
    after = Plan("dragoon", school, 1, b"", 0)
    judges = [after.player(turn, 0) for turn in range(2)]
    assert [judge.name for judge in judges if judge is not None] == ["formula", "rule"]


def test_a_school_decides_what_is_learned(tmp_path: Path) -> None:
    """The same seed and the same school give the same weights to the last bit; another number of trainings, other players or other tables give others."""
    game = clutch.game("dragon_kin")
    encoder = game.learner()
    assert encoder is not None
    base = School((2,), games=120, generations=1)
    schools = [base, base, replace(base, trainings=1), replace(base, beginners=("rule",)), at(base, 3)]
    made = []
    for number, school in enumerate(schools):
        generations = Generations(game, encoder, tmp_path / str(number), 5, school)
        list(generations.run())
        made.append(generations.weights_path(0).read_bytes().split(b"\n", 1)[1])
    assert made[0] == made[1]
    assert len({*made}) == len(made) - 1
    facts = read_facts(tmp_path / "2" / "generation-0.net")["school"]
    assert isinstance(facts, dict)
    assert facts["trainings"] == 1
    assert {*facts} == {field.name for field in fields(School)} - {"seed"}


def test_a_folder_belongs_to_one_school(tmp_path: Path) -> None:
    """What another seed or another school has begun is not gone on with; one generation more is no other school."""
    game = clutch.game("dragon_kin")
    encoder = game.learner()
    assert encoder is not None
    base = School((2,), games=30, generations=1)
    assert not Generations(game, encoder, tmp_path, 5, base).has_other_school()
    assert not Generations(game, encoder, tmp_path, 5, replace(base, generations=2)).has_other_school()
    assert Generations(game, encoder, tmp_path, 6, base).has_other_school()
    assert Generations(game, encoder, tmp_path, 5, replace(base, games=40)).has_other_school()


@pytest.mark.parametrize(
    ("school", "complaint"),
    [
        (School((2,), mixture=("own", "genius")), "players are own, rule, formula, random"),
        (School((2,), beginners=("own",)), "beginners have no network of their own yet"),
        (School((9,)), "is for 2 to 4 players, not 9"),
        (School(()), "at least one each"),
        (School((2,), trainings=0), "at least one each"),
        (School((2,), quick=True), "has no quick player"),
    ],
)
def test_schools_that_nobody_could_go_to(school: School, complaint: str) -> None:
    """What cannot be is said before anything is played."""
    with pytest.raises(clutch.GameError, match=complaint):
        school.check(clutch.game("dragoon"))
