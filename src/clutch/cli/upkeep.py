"""The operator's commands: how they are declared. What they do is loaded only when one of them runs, because the server's packages take a second."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from clutch.cli.arguments import Commands, Parser, add_json, examples, whole_number
from clutch.kernel.errors import GameError

LONGEST = 99_999
"""Days that matches may be kept."""


def add_upkeep(commands: Commands) -> None:
    """All of them."""
    add_doctor(commands)
    add_backup(commands)
    add_export(commands)
    add_import(commands)
    add_prune(commands)
    add_forget(commands)


@contextmanager
def server_packages() -> Iterator[None]:
    """Say in one sentence what is missing where only the terminal part is installed."""
    try:
        yield
    except ImportError:
        raise GameError("this command needs the table’s packages: install them with `pip install 'clutch[server]'`") from None


def add_database(parser: Parser) -> None:
    """Which database is meant."""
    parser.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME (default: the file in your data folder)"
    )


def add_doctor(commands: Commands) -> None:
    """`clutch doctor`."""
    parser = commands.add_parser(
        "doctor",
        help="check every stored match, and mend what can be mended",
        description=(
            "Read every match of a database and see whether it adds up: its log, its line of the index, its members, its record and its analysis. A line for each finding.\n"
            "With --mend what follows from the logs is written anew; a match whose log does not add up is set aside, and the log itself is never touched.\n"
            "The exit code is 0 if all is well, 1 if findings are left."
        ),
        epilog=examples("clutch doctor", "clutch doctor --mend", "clutch doctor --database postgresql://clutch@localhost/clutch --json"),
    )
    add_database(parser)
    parser.add_argument("--mend", action="store_true", help="mend what can be mended (a SQLite file only while no server uses it)")
    add_json(parser)
    parser.set_defaults(run=run_doctor)


def add_backup(commands: Commands) -> None:
    """`clutch backup`."""
    parser = commands.add_parser(
        "backup",
        help="copy the database while the server runs",
        description="Copy the database to a new file, as it is at one moment; the server goes on meanwhile. A SQLite copy is checked, and is a database itself; PostgreSQL is copied by its own pg_dump.",
        epilog=examples("clutch backup table-monday.sqlite3", "clutch backup table.dump --database postgresql://clutch@localhost/clutch"),
    )
    parser.add_argument("file", metavar="FILE", help="a new file")
    add_database(parser)
    parser.set_defaults(run=run_backup)


def add_export(commands: Commands) -> None:
    """`clutch export`."""
    parser = commands.add_parser(
        "export",
        help="write every match to a file of its own",
        description="Write every match with its whole log into a new directory, a file each. The files hold names and chat, and links as hashes only.",
        epilog=examples("clutch export evening/", "clutch export all/ --records --keys"),
    )
    parser.add_argument("directory", metavar="DIR", help="a new or empty directory")
    add_database(parser)
    parser.add_argument("--records", action="store_true", help="also write the plain game records of finished matches")
    parser.add_argument("--keys", action="store_true", help="also write the server's secret keys, so that people stay who they are")
    parser.set_defaults(run=run_export)


def add_import(commands: Commands) -> None:
    """`clutch import`."""
    parser = commands.add_parser(
        "import",
        help="bring matches in that were exported",
        description="Bring the matches of an export into a database, which may be new. Each is replayed first; if one is wrong, or is there already and is not the same, nothing is changed.",
        epilog=examples("clutch import all/ --database postgresql://clutch@localhost/clutch"),
    )
    parser.add_argument("directory", metavar="DIR", help="what `clutch export` wrote")
    add_database(parser)
    parser.set_defaults(run=run_import)


def add_prune(commands: Commands) -> None:
    """`clutch prune`."""
    parser = commands.add_parser(
        "prune",
        help="delete old matches",
        description="Delete old matches wholly. `clutch serve` does the same beside its work with --keep-finished and --keep-abandoned.",
        epilog=examples("clutch prune --keep-finished 365 --keep-abandoned 60 --dry-run", "clutch prune --broken"),
    )
    add_database(parser)
    kept = whole_number(1, LONGEST)
    parser.add_argument("--keep-finished", type=kept, metavar="DAYS", help="delete matches that ended longer ago")
    parser.add_argument("--keep-abandoned", type=kept, metavar="DAYS", help="delete matches that nobody ended, without an entry for longer")
    parser.add_argument("--broken", action="store_true", help="delete matches that `clutch doctor --mend` set aside")
    parser.add_argument("--dry-run", action="store_true", help="only count them")
    parser.set_defaults(run=run_prune)


def add_forget(commands: Commands) -> None:
    """`clutch forget`."""
    parser = commands.add_parser(
        "forget",
        help="delete a person's data",
        description=(
            "Delete a person's name, words and links from every match; their seats stay, held by nobody, and a bot plays on where others still play.\n"
            "A person does the same alone with `DELETE /api/me`. With SQLite no server may use the file meanwhile."
        ),
        epilog=examples("clutch forget k7m2p9q4rtvw:2", "clutch forget 0123456789abcdef0123456789abcdef"),
    )
    parser.add_argument("person", metavar="PERSON", help="a person's id, or MATCH:SEAT for whoever holds a seat (counted from 1)")
    add_database(parser)
    parser.set_defaults(run=run_forget)


def run_doctor(arguments: argparse.Namespace) -> int:
    """`clutch doctor`."""
    with server_packages():
        from clutch.cli import doctor
    return doctor.run(arguments)


def run_backup(arguments: argparse.Namespace) -> int:
    """`clutch backup`."""
    with server_packages():
        from clutch.cli import backup
    return backup.run(arguments)


def run_export(arguments: argparse.Namespace) -> int:
    """`clutch export`."""
    with server_packages():
        from clutch.cli import export_import
    return export_import.run_export(arguments)


def run_import(arguments: argparse.Namespace) -> int:
    """`clutch import`."""
    with server_packages():
        from clutch.cli import export_import
    return export_import.run_import(arguments)


def run_prune(arguments: argparse.Namespace) -> int:
    """`clutch prune`."""
    with server_packages():
        from clutch.cli import prune
    return prune.run(arguments)


def run_forget(arguments: argparse.Namespace) -> int:
    """`clutch forget`."""
    with server_packages():
        from clutch.cli import forget
    return forget.run(arguments)
