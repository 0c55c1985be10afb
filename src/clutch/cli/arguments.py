"""The command line's own language: games, seats, names, options and seeds, each refused with one sentence."""

from __future__ import annotations

import argparse
from typing import NoReturn, TypeAlias

from clutch.bots import make_bot
from clutch.cli.problem import Usage
from clutch.kernel.errors import GameError
from clutch.kernel.move import seat_letter
from clutch.kernel.record import Seat

ME = "me"
LARGEST_SEED = 2**53
LONGEST_NAME = 40
OPPONENT = "search:300ms"
"""Who sits at the seats that nobody asked for."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence each, and whose help keeps its examples as they are written."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        kwargs.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        kwargs.setdefault("allow_abbrev", False)
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]  # passed on as they came

    def error(self, message: str) -> NoReturn:
        raise Usage(f"{message}; see `{self.prog} --help`")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001 - see below
"""What subcommands are added to; argparse has no public name for it."""


def add_json(parser: Parser) -> None:
    """The flag that all commands for programs share."""
    parser.add_argument("--json", action="store_true", help="print JSON for a program to read")


def examples(*lines: str) -> str:
    """The lines that end a help text.

    >>> examples("clutch games", "clutch games --json").splitlines()
    ['Examples:', '  clutch games', '  clutch games --json']
    """
    return "\n".join(["Examples:", *(f"  {line}" for line in lines)])


def whole_number(least: int, most: int) -> type[int]:
    """A reader of whole numbers within limits."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 20) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"“{text[:60]}” is not a whole number from {least} to {most}")
        return int(text)

    return read  # type: ignore[return-value]  # argparse wants a callable and calls it a type


def read_options(given: list[str]) -> dict[str, object]:
    """`name=value` pairs; the game checks names and values.

    >>> read_options(["rounds=3", "game_length=fixed_rounds"])
    {'rounds': '3', 'game_length': 'fixed_rounds'}
    """
    options: dict[str, object] = {}
    for pair in given:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise GameError(f"“{pair[:60]}” is no option: write name=value, such as --option rounds=3")
        if name in options:
            raise GameError(f"option {name} is given twice")
        options[name.strip()] = value
    return options


def split_list(text: str) -> list[str]:
    """The parts of a list with commas.

    >>> split_list("me, greedy")
    ['me', 'greedy']
    """
    return [part.strip() for part in text.split(",")]


def read_seats(text: str | None, players: int | None, least: int) -> list[str]:
    """Who plays: as asked for, or one person against bots."""
    if text is None:
        return [ME] + [OPPONENT] * ((players or max(least, 1)) - 1)
    seats = split_list(text)
    for seat in seats:
        if seat != ME:
            check_bot(seat, "a seat is “me” or a bot: ")
    if players is not None and players != len(seats):
        raise GameError(f"--seats names {len(seats)} seats, but --players says {players}")
    return seats


def check_bot(text: str, before: str = "") -> None:
    """Refuse what is no bot."""
    try:
        make_bot(text)
    except GameError as error:
        raise GameError(f"{before}{error}") from None


def name_seats(seats: list[str], names: str | None) -> list[Seat]:
    """The seats with names: `names` for the people among them, or for everybody.

    >>> [seat.name for seat in name_seats(["me", "greedy", "greedy"], "Ann")]
    ['Ann', 'greedy', 'greedy 2']
    """
    people = [place for place, seat in enumerate(seats) if seat == ME]
    given: dict[int, str] = {}
    if names is not None:
        listed = split_list(names)
        if len(listed) not in (len(people), len(seats)):
            raise GameError(f"--names gives {len(listed)} names for {len(people)} people: give each of them one")
        given = dict(zip(people if len(listed) == len(people) else range(len(seats)), listed, strict=True))
    chosen: list[str] = []
    for place, seat in enumerate(seats):
        name = given.get(place)
        if name is not None:
            check_name(name, chosen)
        chosen.append(
            name or distinct(f"Player {seat_letter(place)}" if seat == ME else seat.partition(":")[0], [*chosen, *given.values()])
        )
    return [Seat(name, None if seat == ME else seat) for name, seat in zip(chosen, seats, strict=True)]


def check_name(name: str, taken: list[str]) -> None:
    """Refuse a name that cannot be shown or told apart."""
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise GameError(f"“{name[:LONGEST_NAME]}” cannot be a name: a name has 1 to {LONGEST_NAME} characters that can be shown")
    if name.lower() in [other.lower() for other in taken]:
        raise GameError(f"two people are called {name}: give them different names")


def distinct(name: str, taken: list[str]) -> str:
    """A name that nobody has yet."""
    number = 2
    chosen = name
    while chosen in taken:
        chosen = f"{name} {number}"
        number += 1
    return chosen
