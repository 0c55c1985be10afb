"""Formulas that are tuned by games: spoilt weights get better, the same seed finds the same, and nobody's judgement is changed afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import clutch
from clutch.arena.crew import in_order, local_crew
from clutch.bots.train.formulas import Formula, Weights, formula_of, play_pair, rounded, weighing_bot, written
from clutch.bots.train.tuning import FILE, Gate, Met, Trials, Tuning, interval
from clutch.cli.main import main

TUNABLE = [game for game in clutch.games() if formula_of(game) is not None]
every_formula = pytest.mark.parametrize("game", TUNABLE, ids=lambda game: game.name)


def formula(name: str) -> Formula:
    """What may be tuned in a game."""
    found = formula_of(clutch.game(name))
    assert found is not None
    return found


def future(found: Formula) -> tuple[int, int]:
    """Where the weights of what is still to come stand among all weights."""
    lengths = [len(numbers) for numbers in Weights(found).lists]
    place = [*found.rows].index("FUTURE")
    return sum(lengths[:place]), sum(lengths[: place + 1])


@pytest.fixture
def spoilt() -> Iterator[Formula]:
    """Dragomino's formula, which thinks five times too much of what is still to come."""
    found = formula("dragomino")
    weights = Weights(found)
    standing = weights.read()
    start, end = future(found)
    changed = [weight * 5.0 if start <= place < end else weight for place, weight in enumerate(standing)]
    weights.write(changed)
    yield found
    weights.write(standing)


@every_formula
def test_what_is_written_is_what_the_formula_reads(game: clutch.Game) -> None:
    """Weights that are written change what the compiled judge says, and put back they change it back."""
    found = formula(game.name)
    weights = Weights(found)
    luck = clutch.Seeded(3)
    state = game.start(2, chance=luck)
    judge = game.judge("formula")
    said = []
    for _ in range(60):
        if state.over:
            break
        state.apply(state.legal()[luck.below(len(state.legal()))], luck)
        before = judge.estimate(state, 0)
        with weights.kept() as standing:
            weights.write([2.0 * weight for weight in standing])
            said.append(judge.estimate(state, 0) != before)
        assert judge.estimate(state, 0) == before
    assert any(said)


@every_formula
def test_the_lines_are_python(game: clutch.Game) -> None:
    """What is written for `weights.py` gives the numbers that it says, list by list."""
    found = formula(game.name)
    weights = Weights(found)
    numbers = rounded(weights.read())
    told = written(found, numbers).replace(": Final = vec[float]", " = list")
    names: dict[str, list[float]] = {}
    exec(told, names)  # noqa: S102 - our own lines
    assert [weight for name in found.rows for weight in names[name]] == [*numbers]
    assert numbers == pytest.approx(weights.read(), rel=1e-3)


def test_equal_sides_have_half(spoilt: Formula) -> None:
    """Where both sides weigh alike, exchanging the seats gives each as much as the other, game for game."""
    standing = Weights(spoilt).read()
    for deal in range(3):
        pair = play_pair(spoilt, weighing_bot("greedy"), (standing, standing), 7, deal)
        assert 0.0 <= pair.share <= 1.0
    trials = Trials(spoilt, 7, 0, standing, (0.0,) * len(standing))
    assert trials.pair(2) == trials.pair(2)
    assert trials.side(4, 1) != trials.side(4, -1)
    assert [a * b for a, b in zip(trials.side(4, 1), trials.side(4, -1), strict=True)] == pytest.approx([weight**2 for weight in standing])


def test_spoilt_weights_get_better(spoilt: Formula, tmp_path: Path) -> None:
    """A few hundred games are enough to find out what is clearly wrong: on fresh deals the tuned weights make more points than the spoilt ones, for sure."""
    quick = replace(spoilt, rows={"FUTURE": 7}, games=200, pace=1.5, probe=0.3)
    tuning = Tuning(quick, tmp_path, 1)
    spoils = Weights(quick).read()
    for _ in range(6):
        tuning.step()
    assert Weights(quick).read() == spoils
    gate = Gate(quick, "greedy", (tuning.tuned(), spoils), 1)
    met = Met()
    for deal in range(60):
        met.note(gate.pair(deal))
    margin, wide = interval(met.margins)
    assert met.games == 120
    assert margin - wide > 0.0
    assert sum(tuning.mean()) < 0.0


def test_a_tuning_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Two steps and then two more are four steps, whoever plays them; a weight of 0 stays 0."""
    small = replace(formula("dragomino"), games=8)
    whole = Tuning(small, tmp_path / "whole", 4)
    for _ in range(4):
        whole.step()
    for _ in range(2):
        part = Tuning(small, tmp_path / "parts", 4, lambda work, count: in_order(local_crew(work, 2), count))
        part.step()
        part.step()
    assert (tmp_path / "whole" / FILE).read_bytes() == (tmp_path / "parts" / FILE).read_bytes()
    assert [tuned == 0.0 for tuned in whole.tuned()] == [weight == 0.0 for weight in Weights(small).read()]
    assert Tuning(small, tmp_path / "whole", 4).finished() == 4
    assert Tuning(replace(small, steps=9), tmp_path / "whole", 4).fits
    assert not Tuning(small, tmp_path / "whole", 5).fits
    assert not Tuning(replace(small, games=10), tmp_path / "whole", 4).fits


def test_other_weights_are_another_tuning(spoilt: Formula, tmp_path: Path) -> None:
    """Once the weights in the package have changed, a folder that was begun with others is not gone on with."""
    Tuning(replace(spoilt, games=2), tmp_path, 1).step()
    weights = Weights(spoilt)
    weights.write([1.5 * weight for weight in weights.read()])
    assert not Tuning(replace(spoilt, games=2), tmp_path, 1).fits


def test_the_command_tunes_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`clutch train GAME --formula` tells each step and the match, writes the lines, and goes on the next time."""
    standing = Weights(formula("dragomino")).read()
    command = ["train", "dragomino", "--formula", "--games", "6", "--gate", "4", "--bot", "greedy", "--jobs", "1", "--out", str(tmp_path)]
    assert main([*command, "--generations", "1"]) in (0, 1)
    told = capsys.readouterr().out
    assert "Step 1: 6 games so far" in told
    assert "of 4 games" in told
    assert (tmp_path / "weights.txt").read_text("utf-8").startswith("MOMMY: Final = vec[float]([")
    assert main([*command, "--generations", "2"]) in (0, 1)
    told = capsys.readouterr().out
    assert "Going on after step 1" in told
    assert "Step 2: 12 games so far" in told
    assert Weights(formula("dragomino")).read() == standing
    assert main([*command, "--seed", "2"]) == 2
    assert "was begun with another seed" in capsys.readouterr().err
