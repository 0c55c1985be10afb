"""Puzzles: each can be played up to its position, and its solution stands when it is thought about for longer."""

from __future__ import annotations

import pytest

import clutch
from clutch.bots import Search, Sight
from clutch.bots.puzzles import daily, read_puzzles
from clutch.kernel.foresight import Outlook

LONGER = Search(iterations=4000)
"""More than the puzzles were mined with."""
CLOSE = 0.04
"""A solution may be so far behind another move that a longer search likes better."""
LOOKED_AT = 4
"""Puzzles of a game that are thought about again: every third, so that the test stays quick."""


PUZZLED = pytest.mark.parametrize("name", [game.name for game in clutch.games() if read_puzzles(game)])


def test_every_game_has_puzzles() -> None:
    """All games have been mined."""
    assert all(read_puzzles(game) for game in clutch.games())


@PUZZLED
def test_puzzles_replay(name: str) -> None:
    """There are at least twelve; each leads to a position in which its seat is to move, and its solution and the other moves are legal; grades rise."""
    game = clutch.game(name)
    puzzles = read_puzzles(game)

    assert len(puzzles) >= 12
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)
    for puzzle in puzzles:
        state = puzzle.position(game).state
        legal = {game.move(action).notation for action in state.legal()}
        assert int(state.seat()) == puzzle.seat
        assert puzzle.best == puzzle.moves[0][0]
        assert {move for move, _ in puzzle.moves} <= legal
        assert 1 <= puzzle.grade <= 4


@PUZZLED
def test_what_a_solution_brings_is_certain(name: str) -> None:
    """How a solution goes on is legal for its seat, and what it brings is told alike from every position that looks the same to that seat."""
    game = clutch.game(name)
    told = 0
    for puzzle in read_puzzles(game):
        brings = [(event.kind, event.facts) for event in puzzle.brings(game)]
        told += len(brings) > 0
        for seed in range(3):
            world = puzzle.position(game).state.resample(puzzle.seat, clutch.Seeded(seed, 8))
            heard: list[object] = []
            for move in (puzzle.best, *puzzle.then):
                assert int(world.seat()) == puzzle.seat
                foresight = Outlook(world, puzzle.seat).foresee(game.parse(move))
                heard += [(event.kind, event.facts) for event in foresight.events]
                world.apply(game.parse(move), clutch.Seeded(seed))
            assert heard == brings
    assert told * 2 > len(read_puzzles(game))


@PUZZLED
def test_a_solution_stands_when_thought_about_for_longer(name: str) -> None:
    """With a higher budget and other luck the solution is the best move, or as good as the best."""
    game = clutch.game(name)
    for number, puzzle in enumerate(read_puzzles(game)[::3][:LOOKED_AT]):
        state = puzzle.position(game).state
        opinions = LONGER.opinions(Sight(state, puzzle.seat), clutch.Seeded(number))
        looked_at = [opinion for opinion in opinions if opinion.visits >= 100]
        solution = next(opinion for opinion in opinions if opinion.action == game.parse(puzzle.best))
        assert solution.value >= max(opinion.value for opinion in looked_at) - CLOSE, puzzle.best


def test_the_games_take_turns() -> None:
    """Day by day another game has its puzzle, and all puzzles of all games have their day."""
    days = [daily(day) for day in range(200)]
    assert all(day is not None for day in days)
    found = {(game.name, number) for day in days if day is not None for game, number in [day]}
    assert found == {(game.name, number) for game in clutch.games() for number in range(len(read_puzzles(game)))}
