"""The command line's own language: games, seats, names, options and seeds, each refused with one sentence."""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn, TypeAlias

from clutch.bots import LEVELS, find_bot
from clutch.bots.personas import personas
from clutch.cli.problem import Usage
from clutch.cli.speech import FLAG, SPEECH, complaint, explain, language
from clutch.kernel.errors import GameError
from clutch.kernel.move import seat_letter
from clutch.kernel.record import Seat
from clutch.kernel.sentences import translate as told
from clutch.kernel.words import languages, read_words

ME = "me"
LARGEST_SEED = 2**53
LONGEST_NAME = 40
OPPONENT = "elder"
"""Who sits at the seats that nobody asked for."""


ARGPARSE = (
    (re.compile(r"the following arguments are required: (?P<names>.+)"), "arguments_required"),
    (re.compile(r"unrecognized arguments: (?P<names>.+)"), "arguments_unknown"),
    (re.compile(r"argument (?P<name>\S+): expected one argument"), "argument_expects_one"),
    (re.compile(r"argument (?P<name>\S+): expected at least one argument"), "argument_expects_some"),
    (re.compile(r"argument (?P<name>\S+): invalid choice: (?P<text>.+?) \(choose from (?P<names>.+)\)"), "argument_invalid"),
    (re.compile(r"argument (?P<name>\S+): not allowed with argument (?P<other>\S+)"), "argument_not_with"),
    (re.compile(r"argument (?P<name>\S+): (?P<problem>.+)"), "argument_wrong"),
)
"""What argparse complains of, and our words for it: it speaks English only."""


class Help(argparse.RawDescriptionHelpFormatter):
    """Help texts that keep their examples as they are written."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The line that shows how a command is called."""
        super().add_usage(usage, actions, groups, explain("any-usage") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose words are those of the terminal's language, and whose complaints are one sentence each."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"formatter_class": Help, "allow_abbrev": False, **kwargs, "add_help": False})
        self.command = self.prog.split()[-1]
        # argparse has no other way to name its two groups.
        self._positionals.title = explain("any-arguments")
        self._optionals.title = explain("any-options")
        self.add("-h", "--help", action="help", default=argparse.SUPPRESS)
        self.add(FLAG, metavar="LANG", default=argparse.SUPPRESS, help=explain("any-language", languages=", ".join(languages())))

    def add(self, *names: str, **how: Any) -> None:
        """Take an argument; its help is the message of this command, or the one of all commands."""
        name = names[-1].lstrip("-").replace("-", "_")
        known = [kind for kind in (f"{self.command}-{name}", f"any-{name}") if SPEECH.has("usage", kind)]
        if known and "help" not in how:
            how["help"] = explain(known[0])
        self.add_argument(*names, **how)

    def error(self, message: str) -> NoReturn:
        raise Usage(complaint("usage", problem=translate(message), command=self.prog))


def translate(message: str) -> str:
    """What argparse complains of, in the language of the terminal.

    >>> translate("unrecognized arguments: --fast")
    'unrecognized arguments: --fast'
    """
    for pattern, kind in ARGPARSE:
        found = pattern.fullmatch(message)
        if found is not None:
            facts = found.groupdict()
            if "problem" in facts:
                facts["problem"] = told(facts["problem"], language())
            return complaint(kind, **facts)
    return message


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"  # noqa: SLF001 - see below
"""What subcommands are added to; argparse has no public name for it."""


def add_command(commands: Commands, name: str, *lines: str) -> Parser:
    """A command with what it is for, and examples."""
    return commands.add_parser(name, help=explain(f"{name}-short"), description=explain(name), epilog=examples(*lines))


def add_json(parser: Parser) -> None:
    """The flag that all commands for programs share."""
    parser.add("--json", action="store_true")


def examples(*lines: str) -> str:
    """The lines that end a help text.

    >>> examples("clutch games", "clutch games --json").splitlines()
    ['Examples:', '  clutch games', '  clutch games --json']
    """
    return "\n".join([explain("any-examples"), *(f"  {line}" for line in lines)])


def whole_number(least: int, most: int) -> type[int]:
    """A reader of whole numbers within limits."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) < 20) or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(complaint("not_a_number", text=text[:60], least=least, most=str(most)))
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
            raise GameError(complaint("no_option", text=pair[:60]))
        if name in options:
            raise GameError(complaint("option_twice", name=name))
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
            check_bot(seat, complaint("seat_is"))
    if players is not None and players != len(seats):
        raise GameError(complaint("seats_and_players", count=len(seats), players=players))
    return seats


def check_bot(text: str, before: str = "") -> None:
    """Refuse what is no bot."""
    try:
        find_bot(text)
    except GameError as error:
        raise GameError(f"{before}{error}") from None


def name_seats(seats: list[str], names: str | None, seed: int = 0) -> list[Seat]:
    """The seats with names: `names` for the people among them, or for everybody; the levels are dragons whose names follow from the seed.

    >>> [seat.name for seat in name_seats(["me", "greedy", "greedy"], "Ann")]
    ['Ann', 'greedy', 'greedy 2']
    """
    people = [place for place, seat in enumerate(seats) if seat == ME]
    given: dict[int, str] = {}
    if names is not None:
        listed = split_list(names)
        if len(listed) not in (len(people), len(seats)):
            raise GameError(complaint("names_and_people", count=len(listed), people=len(people)))
        given = dict(zip(people if len(listed) == len(people) else range(len(seats)), listed, strict=True))
    chosen: list[str] = []
    dragons = dragon_names(seed, len(seats))
    for place, seat in enumerate(seats):
        name = given.get(place)
        if name is not None:
            check_name(name, chosen)
        usual = f"Player {seat_letter(place)}" if seat == ME else dragons[place] if seat in LEVELS else seat.partition(":")[0]
        chosen.append(name or distinct(usual, [*chosen, *given.values()]))
    return [Seat(name, None if seat == ME else seat) for name, seat in zip(chosen, seats, strict=True)]


def dragon_names(seed: int, count: int) -> list[str]:
    """What so many bots are called, in the language that is spoken.

    >>> len(set(dragon_names(1, 5)))
    5
    """
    words = read_words(language(), ["page"])
    return [words.say("dragon", key, {}, []) for key in personas(seed, count)]


def check_name(name: str, taken: list[str]) -> None:
    """Refuse a name that cannot be shown or told apart."""
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise GameError(complaint("no_name", text=name[:LONGEST_NAME], most=LONGEST_NAME))
    if name.lower() in [other.lower() for other in taken]:
        raise GameError(complaint("same_names", name=name))


def distinct(name: str, taken: list[str]) -> str:
    """A name that nobody has yet."""
    number = 2
    chosen = name
    while chosen in taken:
        chosen = f"{name} {number}"
        number += 1
    return chosen
