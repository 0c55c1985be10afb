"""The arena: every seating on paired luck, results that survive being killed, and what they say."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterator
from math import isclose
from pathlib import Path

import pytest

import clutch as library
from clutch.arena.arena import Arena
from clutch.arena.calibration import Calibration
from clutch.arena.crew import Alone, Processes, in_order
from clutch.arena.journal import NAME, Journal
from clutch.arena.match import Match, Played
from clutch.arena.player import Forfeit, OwnPlayer, Place, Player, Thought, make_player
from clutch.arena.rating import rate
from clutch.arena.report import report
from clutch.arena.standings import standings
from clutch.arena.stopping import FEWEST_DEALS, Wish, leads, read_wish, verdict
from clutch.arena.tables import games_of
from clutch.arena.tournament import Tournament, tournament
from clutch.bots import Sight, make_bot
from clutch.kernel.chance import Chance
from clutch.kernel.errors import GameError
from kit.command import clutch, command, environment

GAME = library.game("dragon_kin")


def plan(bots: list[str], games: int, players: int = 2, seatings: str | None = None, seed: int = 1) -> Tournament:
    """A tournament of Dragon Kin."""
    return tournament(GAME, players, {}, bots, seed, games, seatings)


def played(wanted: Tournament, jobs: int = 1) -> list[Played]:
    """All its games, in the order of their numbers."""
    crew = Alone(games_of(wanted)) if jobs == 1 else Processes(games_of(wanted), jobs)
    return sorted((game for part in crew.play(iter(range(wanted.games))) for game in part), key=lambda game: game.number)


def essence(games: list[Played]) -> list[tuple[object, ...]]:
    """What does not depend on the clock."""
    return [
        (game.number, game.line_up, game.payoffs, game.scores, game.decisions, [effort.said for effort in game.efforts]) for game in games
    ]


# The schedule


@pytest.mark.parametrize(
    ("players", "bots", "seatings", "each"), [(2, 3, "every", 6), (3, 3, "every", 6), (4, 4, "rotations", 4), (4, 2, "rotations", 4)]
)
def test_everybody_sits_everywhere_equally_often(players: int, bots: int, seatings: str, each: int) -> None:
    """Over one deal each bot has each seat as often as any other bot."""
    wanted = plan([f"search:{place + 1}" for place in range(bots)], 1000, players, seatings)
    assert len(wanted.line_ups) == each
    for seat in range(players):
        counts = Counter(line_up[seat] for line_up in wanted.line_ups)
        assert len(counts) == bots and len(set(counts.values())) == 1


def test_an_odd_table_is_shared_out_in_turn() -> None:
    """Two bots at three seats: each is alone in half of the games."""
    wanted = plan(["greedy", "random"], 1000, 3)
    alone = Counter(min(Counter(line_up).items(), key=lambda item: item[1])[0] for line_up in wanted.line_ups)
    assert alone[0] == alone[1] == len(wanted.line_ups) / 2


def test_all_pairings_of_a_deal_have_the_same_luck(tmp_path: Path) -> None:
    """The records of one deal begin with the same draws, those of another deal with others."""
    wanted = plan(["greedy", "random", "search:5"], 12)
    for _ in Alone(games_of(wanted, tmp_path)).play(iter(range(12))):
        pass
    records = [library.read_record(path.read_text("utf-8")) for path in sorted(tmp_path.iterdir())]
    assert len({tuple(record.luck) for record in records[:6]}) == 1
    assert len({tuple(record.luck) for record in records[6:]}) == 1
    assert records[0].luck != records[6].luck
    for record in records:
        assert library.replay(GAME, record).state.over


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [(["greedy"], "at least two bots"), (["greedy", "greedy"], "listed twice"), ([f"search:{n}" for n in range(1, 23)], "at most 20 bots")],
)
def test_a_plan_that_cannot_be(bots: list[str], sentence: str) -> None:
    """One sentence says what to do."""
    with pytest.raises(GameError, match=sentence):
        plan(bots, 10)


# Playing


def test_processes_change_nothing() -> None:
    """One process and two play the same games."""
    wanted = plan(["search:20", "greedy", "random"], 30)
    assert essence(played(wanted)) == essence(played(wanted, jobs=2))


def test_a_worker_that_is_killed_costs_no_game() -> None:
    """Its games are played again by another; each game is told once."""
    wanted = plan(["search:200", "search:100"], 60)
    games: list[Played] = []
    killed = 0
    for part in Processes(games_of(wanted), 2).play(iter(range(60))):
        games.extend(part)
        workers = multiprocessing.active_children()
        if killed < 2 and workers:
            workers[-1].kill()
            killed += 1
    assert killed == 2
    assert sorted(game.number for game in games) == list(range(60))
    assert essence(sorted(games, key=lambda game: game.number)) == essence(played(wanted))


def test_what_goes_wrong_in_a_worker_is_told_here(tmp_path: Path) -> None:
    """An error of the work is raised where the parts are handed out, and is not taken for a worker that died."""
    work = games_of(plan(["greedy", "random"], 4), tmp_path / "nowhere")
    for crew in (Alone(work), Processes(work, 2)):
        with pytest.raises(FileNotFoundError):
            list(crew.play(iter(range(4))))


def test_results_come_in_order_whoever_was_faster() -> None:
    """What is told early waits for what is due."""

    class Backwards:
        def play(self, numbers: Iterator[int]) -> Iterator[list[tuple[int, str]]]:
            for number in reversed(list(numbers)):
                yield [(number, f"result {number}")]

    assert list(in_order(Backwards(), 3)) == [(0, "result 0"), (1, "result 1"), (2, "result 2")]


class Faulty(OwnPlayer):
    """Does something bad at its third decision."""

    def __init__(self, fault: str) -> None:
        super().__init__(make_bot("random"))
        self.fault = fault
        self.left = 3

    def think(self, sight: Sight, chance: Chance) -> Thought:
        self.left -= 1
        if self.left:
            return super().think(sight, chance)
        if self.fault == "illegal":
            return Thought(-5)
        if self.fault == "breaks":
            raise ZeroDivisionError("oh")
        raise Forfeit("gave up")


@pytest.mark.parametrize(
    ("fault", "reason"),
    [("illegal", "chose action -5, which is not legal here"), ("breaks", "broke with ZeroDivisionError: oh"), ("resigns", "gave up")],
)
def test_whoever_breaks_forfeits(fault: str, reason: str, tmp_path: Path) -> None:
    """The others share the victory; the record is kept up to there, and the standings tell the reason."""
    wanted = plan(["search:3", "greedy", "random"], 10, 3)
    seats: list[Player] = [Faulty(fault), make_player("greedy"), make_player("random")]
    game = Match(wanted, wanted.pairing(0), seats).play(tmp_path)
    assert game.forfeit == (0, reason)
    assert game.payoffs == [0.0, 0.5, 0.5] and game.scores is None
    record = library.read_record(next(tmp_path.iterdir()).read_text("utf-8"))
    assert len(record.entries) == game.decisions and record.scores is None
    table = standings(wanted, [game])
    assert table.forfeits == {("search:3", reason): 1} and table.bots[0].forfeits == 1
    assert reason in report(table, "clutch arena")


def test_a_player_is_told_where_it_sits_and_how_it_ended() -> None:
    """`begin` before the first decision, `end` after the last."""
    told: list[object] = []

    class Curious(OwnPlayer):
        def begin(self, place: Place) -> None:
            told.append((place.game.name, place.players, place.seat))

        def end(self, payoffs: list[float], scores: list[int]) -> None:
            told.append((payoffs, scores))

    wanted = plan(["greedy", "random"], 2)
    game = Match(wanted, wanted.pairing(0), [make_player("greedy"), Curious(make_bot("random"))]).play()
    assert told == [("dragon_kin", 2, 1), (game.payoffs, game.scores)]


# The journal


def run(wanted: Tournament, directory: Path) -> Arena:
    """Play a tournament into a directory."""
    with Journal(directory, wanted) as journal:
        arena = Arena(wanted, Alone(games_of(wanted)), journal)
        for _ in arena.run():
            pass
    return arena


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """What is in the journal is not played again, and more games can be added."""
    assert run(plan(["greedy", "random"], 10), tmp_path).before == 0
    before = (tmp_path / NAME).read_bytes()
    again = run(plan(["greedy", "random"], 16), tmp_path)
    assert again.before == 10 and len(again.played) == 16
    assert (tmp_path / NAME).read_bytes().startswith(before)
    assert essence([again.played[number] for number in range(16)]) == essence(played(plan(["greedy", "random"], 16)))


def test_a_line_cut_in_half_is_played_again(tmp_path: Path) -> None:
    """A power cut in the middle of a line loses that line only, and a game that stands there twice counts once."""
    run(plan(["greedy", "random"], 10), tmp_path)
    path = tmp_path / NAME
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]) + lines[1] + lines[-1][:25])
    again = run(plan(["greedy", "random"], 10), tmp_path)
    assert again.before == 9 and again.standings().games == 10
    assert len(path.read_bytes().splitlines()) == 12


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    """Another plan, another file, a broken line, a journal in use: one sentence each, and the file is as it was."""
    run(plan(["greedy", "random"], 4), tmp_path)
    path = tmp_path / NAME
    before = path.read_bytes()
    with pytest.raises(GameError, match=re.escape("another tournament (seed differ)")):
        run(plan(["greedy", "random"], 4, seed=2), tmp_path)
    assert path.read_bytes() == before
    with Journal(tmp_path, plan(["greedy", "random"], 4)), pytest.raises(GameError, match="another arena is writing"):
        run(plan(["greedy", "random"], 4), tmp_path)
    path.write_bytes(before.replace(b'"payoffs"', b'"payments"', 1))
    with pytest.raises(GameError, match="line 2 is not a line of a journal"):
        run(plan(["greedy", "random"], 4), tmp_path)
    path.write_text("hello\n", "utf-8")
    with pytest.raises(GameError, match="line 1 is not a line of a journal"):
        run(plan(["greedy", "random"], 4), tmp_path)
    assert path.read_text("utf-8") == "hello\n"


@pytest.mark.parametrize("jobs", [1, 2])
def test_killed_twice_and_nothing_is_lost(tmp_path: Path, jobs: int) -> None:
    """The command is killed twice without warning; at its third start it finishes, with the games that an undisturbed run has."""
    arguments = ["arena", "dragon_kin", "--bots", "search:60,greedy,random", "--games", "240", "--out", str(tmp_path), "--jobs", str(jobs)]
    path = tmp_path / NAME
    known = 1
    for _ in range(2):
        process = subprocess.Popen(command(*arguments), stdout=subprocess.PIPE, env=environment(), start_new_session=True)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and process.poll() is None:
            if path.exists() and path.read_bytes().count(b"\n") > known + 10:
                break
            time.sleep(0.005)
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        now = path.read_bytes().count(b"\n")
        assert known < now < 241, "killed in the middle"
        known = now
    done = clutch(*arguments, "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 240
    wanted = plan(["search:60", "greedy", "random"], 240)
    with Journal(tmp_path, wanted) as journal:
        assert essence([journal.played[number] for number in range(240)]) == essence(played(wanted))


# What games say


def test_standings_add_up() -> None:
    """Victories are shared out whole, the cross table mirrors itself, ratings follow the shares."""
    wanted = plan(["greedy", "search:20", "random"], 120)
    table = standings(wanted, played(wanted))
    assert isclose(sum(line.shares.total for line in table.bots), 120)
    assert isclose(sum(line.shares.total for line in table.seats), 120)
    for (one, other), sums in table.cross.items():
        assert isclose(sums.mean + table.cross[other, one].mean, 1)
    by_share = sorted(range(3), key=lambda bot: table.bots[bot].shares.mean)
    assert by_share == sorted(range(3), key=lambda bot: table.ratings[bot].points)
    assert table.bots[1].calibration.said > 0 and table.bots[0].calibration.said == 0
    assert json.loads(json.dumps(table.data()))["games"] == 120


def test_ratings_of_a_known_ladder() -> None:
    """Ten to one is 400 points; the interval holds the truth."""
    deals = [{(0, 1): 1.0, (1, 0): 0.0}] * 1000 + [{(0, 1): 0.0, (1, 0): 1.0}] * 100
    first, second = rate(2, deals)
    assert abs(first.points - second.points - 400) < 3
    assert first.interval is not None and first.interval[0] < 200 < first.interval[1]


def test_a_bot_that_is_too_sure_is_found_out() -> None:
    """Honest chances have slope 1; chances with doubled odds have slope one half."""
    honest, sure = Calibration(), Calibration()
    for tenths in range(1, 10):
        chance = tenths / 10
        odds = (chance / (1 - chance)) ** 2
        for number in range(1000):
            result = 1.0 if number < 100 * tenths else 0.0
            honest.add([(0, chance)], result, 1)
            sure.add([(0, odds / (1 + odds))], result, 1)
    honest_slope, sure_slope = honest.slope(), sure.slope()
    assert honest_slope is not None and abs(honest_slope - 1) < 0.02
    assert sure_slope is not None and abs(sure_slope - 0.5) < 0.03
    assert honest.loss < sure.loss


def test_looking_often_does_not_deceive() -> None:
    """Between equals the watch is wrong far less often than it may be, though it looks after every deal; a real difference is found."""
    wish = Wish(0, 1, 0.9)
    wrong = 0
    for number in range(200):
        luck = library.Seeded(5, number)
        steps = [float(luck.below(3) - 1) for _ in range(150)]
        wrong += any(verdict(wish, steps[:deals]) is not None for deals in range(FEWEST_DEALS, 150, 3))
    assert wrong <= 0.1 * 200
    luck = library.Seeded(6)
    assert verdict(wish, [float(luck.below(5) > 1) * 2 - 1 for _ in range(400)]) is True
    assert verdict(wish, [1.0] * (FEWEST_DEALS - 1)) is None


def test_only_whole_deals_decide() -> None:
    """A deal that is not complete says nothing."""
    wanted = plan(["greedy", "random"], 5)
    wish = read_wish("greedy>random:0.95", wanted)
    assert len(leads(wish, wanted, played(wanted))) == 2


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("greedy", "is no wish"),
        ("greedy>random", "is no wish"),
        ("greedy>random:2", "is no wish"),
        ("greedy>best:0.95", "does not play here"),
        ("greedy>greedy:0.95", "than itself"),
    ],
)
def test_a_wish_that_cannot_be(wish: str, sentence: str) -> None:
    """One sentence says how to write it."""
    done = clutch("arena", "dragon_kin", "--bots", "greedy,random", "--games", "10", "--until", wish)
    assert done.returncode == 2 and sentence in done.stderr


def test_the_command_stops_when_it_knows() -> None:
    """Far fewer games than allowed, and the verdict."""
    done = clutch("arena", "dragon_kin", "--bots", "greedy,random", "--games", "4000", "--until", "greedy>random:0.99", "--json")
    told = json.loads(done.stdout)
    assert told["verdict"] is True and told["games"] < 1000


def test_the_report_is_one_whole_file(tmp_path: Path) -> None:
    """Every bot is in it, and it asks nothing of the network."""
    done = clutch("arena", "dragon_kin", "--bots", "search:10,greedy", "--games", "40", "--out", str(tmp_path), "--records")
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "report.html").read_text("utf-8")
    assert "search:10" in text and "Did they know it?" in text and "--bots search:10,greedy" in text
    assert not re.search(r"(src|href)=", text)
    assert len(list((tmp_path / "records").iterdir())) == 40
    assert json.loads((tmp_path / "report.json").read_text("utf-8"))["deals"] == 20


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_record_that_cannot_be_written_ends_the_games(jobs: str, tmp_path: Path) -> None:
    """One sentence says why, with one process and with several."""
    (tmp_path / "records" / "dragon_kin-000002.jsonl").mkdir(parents=True)
    asked = ["arena", "dragon_kin", "--bots", "greedy,random", "--games", "4", "--jobs", jobs, "--out", str(tmp_path), "--records"]
    done = clutch(*asked)
    assert (done.returncode, done.stderr.splitlines()[-1]) == (2, "clutch: a record cannot be written: is a directory")


def test_records_need_a_folder() -> None:
    """The sentence says which flag."""
    done = clutch("arena", "dragon_kin", "--bots", "random,greedy", "--games", "4", "--records")
    assert done.returncode == 2 and "--out DIR" in done.stderr
