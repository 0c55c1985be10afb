"""Games between bots: rotation, paired deals, the same results whatever the number of processes."""

from __future__ import annotations

import json
from math import isclose
from pathlib import Path

import pytest

import clutch as library
from clutch.arena.estimate import Sums
from clutch.arena.simulate import Outcome, Simulation, plan
from kit.command import clutch

GAME = library.game("dragon_kin")


def outcome(players: int, bots: list[str], games: int, seed: int = 1, jobs: int = 1) -> Outcome:
    """Play a plan."""
    simulation = Simulation(plan(GAME, players, {}, bots, seed, games), jobs)
    assert sum(simulation.run()) == games
    return simulation.report().outcome


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"], ["search:20", "random", "random"]])
def test_processes_change_nothing(bots: list[str]) -> None:
    """One process and two give equal sums, to the last bit."""
    games = 2500 if bots == ["random"] else 9
    assert outcome(3, bots, games) == outcome(3, bots, games, jobs=2)


def test_another_seed_is_another_simulation() -> None:
    """The seed decides the games."""
    assert outcome(2, ["random"], 50, seed=1) == outcome(2, ["random"], 50, seed=1)
    assert outcome(2, ["random"], 50, seed=1) != outcome(2, ["random"], 50, seed=2)


def test_each_bot_sits_everywhere_equally_often(tmp_path: Path) -> None:
    """Over the rotations of a deal each bot takes each seat once, and all of them are dealt the same cards."""
    wanted = plan(GAME, 3, {}, ["greedy", "random", "random"], 4, 6, tmp_path)
    assert sum(Simulation(wanted).run()) == 6

    records = [library.read_record(path.read_text("utf-8")) for path in sorted(tmp_path.iterdir())]
    greedy = [[seat.bot for seat in record.seats].index("greedy") for record in records]
    assert greedy == [0, 1, 2, 0, 1, 2]
    assert records[0].luck == records[1].luck == records[2].luck
    assert records[3].luck == records[4].luck == records[5].luck
    assert records[0].luck != records[3].luck
    for record in records:
        assert library.replay(GAME, record).state.over


def test_records_are_of_the_same_games() -> None:
    """Victories are shared out whole, and wins by bot and by seat add up to the games."""
    result = outcome(4, ["greedy", "random"], 8)

    assert list(result.bots) == ["greedy", "random"]
    assert isclose(sum(count.shares.total for count in result.bots.values()), 8)
    assert isclose(sum(count.shares.total for count in result.seats.values()), 8)
    assert [count.shares.count for count in result.bots.values()] == [16, 16]
    assert [count.shares.count for count in result.seats.values()] == [8, 8, 8, 8]
    assert isclose(sum(c.scores.total for c in result.bots.values()), sum(c.scores.total for c in result.seats.values()))


def test_the_compiled_loop_counts_what_is_played() -> None:
    """Sums of the random loop are those of the same games played one by one."""
    result = outcome(2, ["random"], 20, seed=9)
    shares = scores = decisions = 0.0
    for number in range(20):
        chance = library.Seeded(9, number)
        state = GAME.start(2, chance=chance)
        decisions += int(library.play_out(state, chance, library.Actions()))
        shares += state.payoffs()[0]
        scores += state.scores()[0]

    assert result.decisions == decisions
    assert result.seats[0].shares.total == shares
    assert result.seats[0].scores.total == scores


def test_intervals_hold_what_they_promise() -> None:
    """A mean of independent games has the textbook error; ten wins of ten are not certain; one group tells nothing."""
    sums = Sums()
    for value in (1.0, 2.0, 3.0, 4.0):
        sums.add(1, value)
    assert isclose(sums.error, (5 / 3) ** 0.5 / 2)
    interval = sums.interval()
    assert interval is not None
    assert isclose(interval[0], 2.5 - 1.959964 * sums.error)

    wins = Sums()
    for _ in range(10):
        wins.add(1, 1.0)
    share = wins.share_interval()
    assert share is not None
    assert 0.65 < share[0] < 0.75
    assert isclose(share[1], 1.0)

    one = Sums()
    one.add(3, 1.0)
    assert one.interval() is None
    assert one.share_interval() is None


def test_merging_is_adding() -> None:
    """Sums in two pieces are the sums of the whole."""
    whole, left, right = Sums(), Sums(), Sums()
    for place, value in enumerate((1.0, 0.0, 0.5, 1.0)):
        whole.add(2, value)
        (left if place < 2 else right).add(2, value)
    left.merge(right)

    assert left == whole


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_the_report_for_programs(bots: str) -> None:
    """The JSON has everything by name, and its numbers fit together."""
    done = clutch("simulate", "dragon_kin", "--players", "2", "--games", "10", "--bots", bots, "--seed", "3", "--json")
    data = json.loads(done.stdout)

    assert done.returncode == 0
    assert (data["game"], data["players"], data["games"], data["build"]) == ("dragon_kin", 2, 10, library.build())
    assert data["decisions"] > 100
    assert isclose(data["decisions_per_second"], data["decisions"] / data["seconds"])
    assert [bot["name"] for bot in data["bots"]] == bots.split(",")
    assert [seat["name"] for seat in data["seats"]] == ["A", "B"]
    for entry in data["bots"] + data["seats"]:
        assert isclose(entry["win_rate"], entry["wins"] / entry["games"])
        low, high = entry["win_rate_interval"]
        assert low <= entry["win_rate"] <= high
        assert entry["mean_score"] >= 0
    assert isclose(sum(bot["wins"] for bot in data["bots"]), 10)


def test_the_report_for_people() -> None:
    """The table names bots and seats, and says when the rotation is not whole."""
    done = clutch("simulate", "dragon_kin", "--players", "3", "--games", "4", "--bots", "greedy,random")

    assert "greedy" in done.stdout
    assert "seat C" in done.stdout
    assert "decisions a second" in done.stdout
    assert "no multiple of 3" in done.stdout
