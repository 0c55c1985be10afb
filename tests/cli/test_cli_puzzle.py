"""`clutch puzzle` and `clutch replay --analyse`, as somebody at a terminal has them."""

from __future__ import annotations

import json
from pathlib import Path

import clutch as library
from clutch.bots.puzzles import read_puzzles
from kit.command import clutch

RECORD = Path(__file__).parent.parent / "records" / "dragon_kin" / "2_players.jsonl"


def test_a_puzzle_is_solved() -> None:
    """A wrong move is told apart from an impossible one, and the right one is explained with its chances and what it brings."""
    puzzle = read_puzzles(library.game("dragon_kin"))[0]
    wrong = next(move for move, _ in puzzle.moves[1:])
    done = clutch("puzzle", "dragon_kin", "--number", "1", stdin=f"nonsense\n{wrong}\n{puzzle.best}\n")

    assert done.returncode == 0
    assert "There is something better." in done.stdout
    assert "That is it!" in done.stdout
    assert f"{round(100 * puzzle.moves[0][1])}%" in done.stdout
    assert "What certainly follows: " in done.stdout


def test_a_puzzle_that_is_not_there_gets_a_sentence() -> None:
    """The sentence says which there are."""
    done = clutch("puzzle", "dragon_kin", "--number", "999")

    assert done.returncode != 0
    assert "has puzzles 1 to" in done.stderr


def test_the_puzzle_of_the_day_has_a_solution() -> None:
    """Without a game it is the puzzle of the day."""
    done = clutch("puzzle", "--solution")

    assert done.returncode == 0
    assert "%" in done.stdout


def test_a_game_is_analysed() -> None:
    """The analysis names at most three decisions, each with a better move, and tells luck from play; for everybody luck adds up to nothing in a duel."""
    done = clutch("replay", str(RECORD), "--analyse", "--json")
    found = json.loads(done.stdout)

    assert 0 < len(found["moments"]) <= 3
    for moment in found["moments"]:
        assert moment["moves"][0]["move"] != moment["made"]
        assert moment["made"] in [move["move"] for move in moment["moves"]]
    assert abs(sum(fate["luck"] for fate in found["fates"])) < 0.05


def test_an_open_game_is_not_analysed(tmp_path: Path) -> None:
    """A game that is not over is refused with what to do."""
    chance = library.Seeded(6)
    referee = library.begin(library.game("dragon_kin"), 2, {}, [library.Seat("Ann"), library.Seat("Ben")], chance)
    referee.act(int(referee.state.seat()), referee.state.legal()[0], chance)
    path = tmp_path / "open.jsonl"
    path.write_text(referee.record.text(), "utf-8")
    done = clutch("replay", str(path), "--analyse")

    assert done.returncode != 0
    assert "play this one to its end first" in done.stderr
