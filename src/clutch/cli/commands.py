"""What a person can type at the prompt besides moves."""

from __future__ import annotations

import re
from dataclasses import dataclass

from clutch.cli.seatholder import Choice
from clutch.cli.speech import complaint
from clutch.kernel.errors import NotationError
from clutch.kernel.game import Game
from clutch.kernel.move import plain

COMMANDS = ("help", "moves", "board", "what", "why", "hint", "undo", "log", "rules", "save", "quit")

ALSO = {"?": "help", "exit": "quit", "rule": "rules", "q": "quit"}
"""Other words that people try."""

_NUMBER = re.compile(r"[0-9]{1,5}")


@dataclass(frozen=True)
class Command:
    """A command and the rest of its line."""

    verb: str
    rest: str


def understand(text: str, game: Game, choices: list[Choice]) -> Command | int:
    """A command, or the action that is meant: by its number in the list, its notation, or the beginnings of its words.

    A move that is typed in full always wins over a command of the same name; a stroke in front (`/save`) always means the command. Raises `NotationError`.
    """
    typed = text.strip()
    for choice in choices:
        if plain(choice.notation) == plain(typed):
            return choice.action
    if _NUMBER.fullmatch(typed):
        number = int(typed)
        if 1 <= number <= len(choices):
            return choices[number - 1].action
        raise NotationError(complaint("no_such_number", number=number, most=len(choices)))
    verb, _, rest = typed.removeprefix("/").partition(" ")
    verb = ALSO.get(verb.lower(), verb.lower())
    if verb in COMMANDS:
        return Command(verb, rest.strip())
    if typed.startswith("/"):
        raise NotationError(complaint("no_such_command", text=verb[:60]))
    return game.book.choose(typed, [choice.action for choice in choices])


def meant(verb: str, text: str, game: Game, choices: list[Choice]) -> int:
    """Any move of the game, legal or not, written in full or cut short; `verb` is the command that asks for it."""
    if not text:
        raise NotationError(complaint("which_move", verb=verb, example=choices[0].notation if choices else "MOVE"))
    if _NUMBER.fullmatch(text) and 1 <= int(text) <= len(choices):
        return choices[int(text) - 1].action
    try:
        return game.book.choose(text, [choice.action for choice in choices])
    except NotationError:
        return game.book.choose(text, list(range(game.action_space)))
