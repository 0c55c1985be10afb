"""What the commands that let bots play many games have in common: their flags, and what becomes of records and reports."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from clutch.cli.arguments import LARGEST_SEED, Parser, add_json, read_options, split_list, whole_number
from clutch.cli.files import reason, write_text
from clutch.cli.speech import complaint, explain
from clutch.games.catalogue import game as find_game
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game

DEFAULT_SEED = 1
MOST_JOBS = 256


@dataclass(frozen=True)
class Contest:
    """What was asked for."""

    game: Game
    players: int | None
    bots: list[str]
    options: dict[str, object]
    seed: int
    games: int
    jobs: int


def add_options(parser: Parser) -> None:
    """House rules and variants."""
    parser.add("--option", action="append", default=[], metavar="NAME=VALUE")


def add_seed(parser: Parser) -> None:
    """The flag for reproducible luck."""
    parser.add("--seed", type=whole_number(0, LARGEST_SEED), metavar="S")


def add_contest(parser: Parser, bots: str | None, games: int, most: int, *, cluster: bool = False) -> None:
    """The flags of all these commands; without usual bots they must be named."""
    parser.add("game", metavar="GAME")
    parser.add("--bots", required=bots is None, default=bots, metavar="LIST")
    parser.add("--games", type=whole_number(1, most), default=games, metavar="N")
    parser.add("--players", type=whole_number(1, 20), metavar="P")
    add_options(parser)
    add_seed(parser)
    if cluster:
        crew = parser.add_mutually_exclusive_group()
        crew.add_argument("--jobs", type=whole_number(1, MOST_JOBS), default=1, metavar="J", help=explain("any-jobs"))
        crew.add_argument("--ray", metavar="ADDRESS", help=explain("arena-ray"))
    else:
        parser.add("--jobs", type=whole_number(1, MOST_JOBS), default=1, metavar="J")
    add_json(parser)


def read_contest(arguments: argparse.Namespace) -> Contest:
    """What the flags say."""
    return Contest(
        game=find_game(arguments.game),
        players=arguments.players,
        bots=split_list(arguments.bots),
        options=read_options(arguments.option),
        seed=DEFAULT_SEED if arguments.seed is None else arguments.seed,
        games=arguments.games,
        jobs=arguments.jobs,
    )


def command_line() -> str:
    """How this was called, for a report."""
    return "clutch " + " ".join(shlex.quote(word) for word in sys.argv[1:])


@contextmanager
def keeping_records() -> Iterator[None]:
    """While games are played: a record that cannot be written ends them with one sentence."""
    try:
        yield
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise GameError(complaint("record_unwritable", reason=reason(error))) from None


def make_folder(folder: Path) -> None:
    """A folder for records or reports, with all above it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise GameError(complaint("unusable", directory=str(folder), reason=reason(error))) from None


def write_report(path: Path, text: str) -> None:
    """A report, whole or not at all."""
    make_folder(path.parent)
    write_text(path, text)
