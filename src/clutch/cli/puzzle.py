"""`clutch puzzle`: a position in which one move is clearly best, to be found in the terminal."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime

from clutch.bots.puzzles import Puzzle, daily, read_puzzles
from clutch.cli.screen import Screen
from clutch.cli.seatholder import Situation, Told
from clutch.cli.speech import complaint, language, tell
from clutch.cli.terminal import Terminal
from clutch.games.catalogue import game as find_game
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game
from clutch.kernel.move import seat_letter
from clutch.kernel.state import State

SOLUTION = "solution"


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    game, puzzle, number = chosen(arguments.game, arguments.number)
    state = puzzle.position(game).state
    names = [seat_letter(seat) for seat in range(puzzle.players)]
    terminal = Terminal()
    terminal.rule(tell("puzzle", game=game.title, number=number, grade=puzzle.grade))
    Screen(terminal, game, names, language(), shared=False).board(Situation(puzzle.seat, state.view(puzzle.seat), Told("", ""), []))
    if arguments.solution:
        explain_solution(terminal, game, puzzle, names)
        return 0
    terminal.say(tell("puzzle_find", seat=names[puzzle.seat], moves=", ".join(game.move(action).notation for action in state.legal()[:40])))
    ask(terminal, game, puzzle, state, names)
    return 0


def chosen(name: str | None, number: int | None) -> tuple[Game, Puzzle, int]:
    """The puzzle that was asked for, or that of the day."""
    day = datetime.now(UTC).date().toordinal()
    if name is None:
        today = daily(day)
        if today is None:
            raise GameError(complaint("no_puzzles"))
        game, place = today
        return game, read_puzzles(game)[place], place + 1
    game = find_game(name)
    found = read_puzzles(game)
    if not found:
        raise GameError(complaint("no_puzzles"))
    place = day % len(found) if number is None else number - 1
    if not 0 <= place < len(found):
        raise GameError(complaint("no_such_puzzle", game=game.title, count=len(found)))
    return game, found[place], place + 1


def ask(terminal: Terminal, game: Game, puzzle: Puzzle, state: State, names: list[str]) -> None:
    """Take answers until one is right, or somebody wants to know."""
    while True:
        try:
            text = input("> ").strip()
        except EOFError:
            return
        if text in ("", SOLUTION, "?"):
            explain_solution(terminal, game, puzzle, names)
            return
        try:
            action = game.parse(text)
        except GameError as error:
            terminal.say(str(error))
            continue
        if action not in state.legal():
            terminal.say(tell("puzzle_illegal"))
        elif game.move(action).notation == puzzle.best:
            terminal.say(tell("puzzle_right"), "bold")
            explain_solution(terminal, game, puzzle, names)
            return
        else:
            terminal.say(tell("puzzle_wrong"))


def explain_solution(terminal: Terminal, game: Game, puzzle: Puzzle, names: list[str]) -> None:
    """The best moves with their chances, and what the solution would certainly bring."""
    for move, chance in puzzle.moves:
        words = game.say_move(game.parse(move), names, language())
        terminal.say(tell("puzzle_move", words=words, percent=round(100 * chance)), "bold" if move == puzzle.best else "")
    events = [game.words(language()).say("events", event.kind, event.facts, names) for event in puzzle.brings(game)]
    if any(events):
        terminal.say(tell("puzzle_brings", events=" ".join(filter(None, events))), "dim")
