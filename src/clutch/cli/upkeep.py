"""The operator's commands: how they are declared. What they do is loaded only when one of them runs, because the server's packages take a second."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from clutch.cli.arguments import Commands, Parser, add_command, add_json, whole_number
from clutch.cli.speech import complaint
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
        raise GameError(complaint("command_packages")) from None


def add_database(parser: Parser) -> None:
    """Which database is meant."""
    parser.add("--database", metavar="URL")


def add_doctor(commands: Commands) -> None:
    """`clutch doctor`."""
    parser = add_command(
        commands, "doctor", "clutch doctor", "clutch doctor --mend", "clutch doctor --database postgresql://clutch@localhost/clutch --json"
    )
    add_database(parser)
    parser.add("--mend", action="store_true")
    add_json(parser)
    parser.set_defaults(run=run_doctor)


def add_backup(commands: Commands) -> None:
    """`clutch backup`."""
    parser = add_command(
        commands, "backup", "clutch backup table-monday.sqlite3", "clutch backup table.dump --database postgresql://clutch@localhost/clutch"
    )
    parser.add("file", metavar="FILE")
    add_database(parser)
    parser.set_defaults(run=run_backup)


def add_export(commands: Commands) -> None:
    """`clutch export`."""
    parser = add_command(commands, "export", "clutch export evening/", "clutch export all/ --records --keys")
    parser.add("directory", metavar="DIR")
    add_database(parser)
    parser.add("--records", action="store_true")
    parser.add("--keys", action="store_true")
    parser.set_defaults(run=run_export)


def add_import(commands: Commands) -> None:
    """`clutch import`."""
    parser = add_command(commands, "import", "clutch import all/ --database postgresql://clutch@localhost/clutch")
    parser.add("directory", metavar="DIR")
    add_database(parser)
    parser.set_defaults(run=run_import)


def add_prune(commands: Commands) -> None:
    """`clutch prune`."""
    parser = add_command(commands, "prune", "clutch prune --keep-finished 365 --keep-abandoned 60 --dry-run", "clutch prune --broken")
    add_database(parser)
    kept = whole_number(1, LONGEST)
    parser.add("--keep-finished", type=kept, metavar="DAYS")
    parser.add("--keep-abandoned", type=kept, metavar="DAYS")
    parser.add("--broken", action="store_true")
    parser.add("--dry-run", action="store_true")
    parser.set_defaults(run=run_prune)


def add_forget(commands: Commands) -> None:
    """`clutch forget`."""
    parser = add_command(commands, "forget", "clutch forget k7m2p9q4rtvw:2", "clutch forget 0123456789abcdef0123456789abcdef")
    parser.add("person", metavar="PERSON")
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
