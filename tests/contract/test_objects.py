"""What objects say of themselves: states, games, seats, records, moves and events can be printed, compared, copied and pickled, compiled and interpreted."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import TypeVar

import pytest

import clutch
from clutch.bots import Sight, make_bot
from clutch.bots.nets.catalogue import judge_of
from kit.play import every_game, every_table, fields, positions, some

T = TypeVar("T")
ROOT = Path(__file__).parent.parent.parent


def pickled(thing: T) -> T:
    """A thing that went through a pickle."""
    twin: T = pickle.loads(pickle.dumps(thing))  # noqa: S301 - we wrote it ourselves
    return twin


@every_table
def test_a_state_is_copied_and_pickled_whole(name: str, players: int) -> None:
    """A clone, a copy and a pickle of a position are equal to it in everything that it holds, and share nothing with it."""
    for number, (referee, _) in enumerate(some(positions(name, players, 21))):
        state = referee.state
        held = fields(state)
        twins = [state.clone(), copy.copy(state), copy.deepcopy(state), pickled(state)]
        for twin in twins:
            assert twin == state
            assert fields(twin) == held
            chance = clutch.Seeded(number)
            if not state.over:
                twin.apply(twin.legal()[0], chance)
                assert twin != state
        assert fields(state) == held


@every_game
def test_a_judge_is_copied_and_pickled_as_another_of_its_kind(name: str) -> None:
    """Each judge of a game, and the one that was learned, has the same name and says the same of a position as its twins."""
    game = clutch.game(name)
    state = game.start(game.most_players, chance=clutch.Seeded(27))
    for judge in dict.fromkeys([*game.judges, judge_of(game)]):
        for twin in [copy.copy(judge), copy.deepcopy(judge), pickled(judge)]:
            assert twin is not judge
            assert repr(twin) == repr(judge)
            assert [twin.estimate(state, seat) for seat in range(state.players)] == [
                judge.estimate(state, seat) for seat in range(state.players)
            ]


@every_table
def test_equal_games_have_equal_states_and_others_do_not(name: str, players: int) -> None:
    """Two games from one seed are equal position by position; the next position differs from the one before."""
    before: clutch.State | None = None
    for (first, _), (second, _) in zip(some(positions(name, players, 22)), some(positions(name, players, 22)), strict=True):
        assert first.state == second.state
        assert first.state is not second.state
        assert first.state != before
        before = first.state
    assert before != "a position"


@every_table
def test_a_state_is_told_in_a_line_and_drawn_as_a_board(name: str, players: int) -> None:
    """`repr` names game and players in one line; `str` is the board as a spectator sees it."""
    for referee, _ in some(positions(name, players, 23)):
        state = referee.state
        assert referee.game.title in repr(state)
        assert f"{players} player" in repr(state)
        assert "\n" not in repr(state)
        names = [chr(65 + seat) for seat in range(players)]
        board = referee.game.text_board(state.view(None), names, referee.game.words())
        assert str(state).splitlines() == ["".join(text for text, _ in line).rstrip() for line in board]


@every_table
def test_a_new_state_shares_nothing_with_the_next(name: str, players: int) -> None:
    """Playing a game leaves no trace in a game that is started afterwards: blank arrays are never written to."""
    game = clutch.game(name)
    before = fields(game.start(players, chance=clutch.Seeded(24)))
    clutch.play_out(game.start(players, chance=clutch.Seeded(25)), clutch.Seeded(26), clutch.Actions())

    assert fields(game.start(players, chance=clutch.Seeded(24))) == before


@every_game
def test_a_game_is_the_same_wherever_it_goes(name: str) -> None:
    """There is one object of each game; copies and pickles are that object."""
    game = clutch.game(name)
    assert copy.copy(game) is game
    assert copy.deepcopy(game) is game
    assert pickled(game) is game
    assert repr(game) == f"<game {name}>"
    assert str(game) == game.title
    assert game.start(game.least_players, chance=clutch.Seeded(1)).game is game


@every_table
def test_what_is_said_and_written_is_copied_and_pickled(name: str, players: int) -> None:
    """Records, their lines and seats, moves, events, prompts, refusals and options are equal to their copies, and print what they hold."""
    *_, (referee, _) = positions(name, players, 27)
    game = referee.game
    things: list[object] = [
        referee.record,
        referee.state.outcome(),
        *referee.record.seats,
        *referee.record.entries[:20],
        *referee.events()[:40],
        *game.options,
        *game.rules()[:5],
        game.layout(),
    ]
    things += [referee.state.prompt(), referee.state.refusal(0), *[game.move(action) for action in range(0, game.action_space, 97)]]
    for thing in things:
        for twin in (copy.copy(thing), copy.deepcopy(thing), pickled(thing)):
            assert twin == thing
            assert fields(twin) == fields(thing)
            assert repr(twin) == repr(thing)
        assert type(thing).__name__.lower() in repr(thing).lower()
        assert "\n" not in repr(thing)
        assert thing != repr(thing)
    assert pickled(referee.record).text() == referee.record.text()


def test_seats_and_records_differ_where_their_contents_do() -> None:
    """Equality looks at everything."""
    assert clutch.Seat("Ann") == clutch.Seat("Ann")
    assert clutch.Seat("Ann") != clutch.Seat("Ann", "greedy")
    assert len({clutch.Seat("Ann"), clutch.Seat("Ann"), clutch.Seat("Ben")}) == 2
    assert repr(clutch.Seat("Ann", "greedy")) == "Seat(bot='greedy', name='Ann')"


def test_a_record_that_goes_on_keeps_its_place_in_a_set() -> None:
    """Its hash goes by what cannot change; two records that differ only in what was played since are still told apart."""
    record = clutch.begin(clutch.game("dragomino"), 2, {}, [clutch.Seat("Ann"), clutch.Seat("Ben")], clutch.Seeded(1)).record
    kept = {record}
    longer = copy.deepcopy(record)
    record.entries.append(clutch.play("dragomino", "random").entries[0])
    assert record in kept
    assert record != longer and longer not in kept


@every_table
def test_a_seat_that_is_not_there_is_refused(name: str, players: int) -> None:
    """Nobody is shown anything, or told a world, who does not sit at the table: not even by counting from the end."""
    state = clutch.game(name).start(players, chance=clutch.Seeded(3))
    for seat in (-1, players):
        sentence = f"there is no seat {seat}: seats are numbered from 0 to {players - 1}"
        for ask in (state.view, state.features, state.text, state.svg, lambda seat: state.resample(seat, clutch.Seeded(1))):
            with pytest.raises(clutch.GameError, match=sentence):
                ask(seat)


def test_positions_change_and_are_no_keys() -> None:
    """A position can be compared, and says that it cannot be hashed."""
    state = clutch.game("dragomino").start(2, chance=clutch.Seeded(1))
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_whatever_is_at_hand_says_what_it_is() -> None:
    """Luck, buffers, referees, sights and bots are printed in a line, without addresses in memory; luck goes through a pickle and goes on."""
    game = clutch.game("dragomino")
    referee = clutch.begin(game, 2, {}, [clutch.Seat("Ann"), clutch.Seat("Ben")], clutch.Seeded(1))
    actions = clutch.Actions()
    actions.add(3)
    chance, scripted = clutch.Seeded(7), clutch.Scripted([4, 2])
    assert (chance.below(6), scripted.below(6)) == (4, 4)
    assert repr(referee) == "<referee of Dragomino: 0 decisions>"
    assert repr(actions) == "<actions [3]>"
    assert repr(Sight(referee.state, 1)) == "<sight of seat 1 in Dragomino>"
    assert repr(scripted) == "<scripted luck [4, 2], 1 used>"
    assert [repr(make_bot(name)) for name in ("random", "greedy", "wyrm")] == ["<bot random>", "<bot greedy>", "<bot wyrm>"]
    for luck in (chance, scripted):
        for twin in (copy.copy(luck), copy.deepcopy(luck), pickled(luck)):
            assert repr(twin) == repr(luck)
            assert twin.below(6) == copy.copy(luck).below(6)


SCRIPT = """
import pickle, sys
import clutch
from kit.play import TABLES, positions
if sys.argv[1] == "write":
    walks = [[referee.state for referee, _ in positions(name, players, 28)] for name, players in TABLES]
    pickle.dump([clutch.build(), [walk[len(walk) // 2] for walk in walks]], sys.stdout.buffer)
else:
    build, states = pickle.load(sys.stdin.buffer)
    for (name, players), state in zip(TABLES, states, strict=True):
        walk = [referee.state for referee, _ in positions(name, players, 28)]
        assert walk[len(walk) // 2] == state, name
    print(build, clutch.build(), len(states))
"""


def run(*arguments: str, pure: str, sent: bytes = b"") -> bytes:
    """What the script prints, in a process of one build."""
    path = f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}"
    environment = {**os.environ, "PYTHONPATH": path, "CLUTCH_PURE": pure}
    return subprocess.run([sys.executable, "-c", SCRIPT, *arguments], env=environment, input=sent, capture_output=True, check=True).stdout


def test_both_builds_read_each_others_pickles() -> None:
    """A position pickled by the interpreted build is the same in the compiled one, and the other way round."""
    for pure in ("1", "0"):
        pickled = run("write", pure=pure)
        read = run("read", pure="0" if pure == "1" else "1", sent=pickled).decode().split()
        assert set(read[:2]) == {"compiled", "interpreted"}
        assert int(read[2]) > 10
