"""`clutch export` and `clutch import`: all matches as files, and back."""

from __future__ import annotations

import argparse
from pathlib import Path

from clutch.cli.terminal import Terminal
from clutch.kernel.errors import GameError
from clutch.table.records.database import migrate, read_url
from clutch.table.upkeep.export import KEYS, export
from clutch.table.upkeep.match_files import bring_in, check, files_in
from clutch.table.upkeep.stored import count_matches, hold, open_stored

LEFT_OUT = 1


def run_export(arguments: argparse.Namespace) -> int:
    """The command: 1 if a match had to be left out."""
    terminal = Terminal()
    folder = Path(arguments.directory)
    engine = open_stored(read_url(arguments.database))
    written = left_out = 0
    try:
        with terminal.progress("Writing", count_matches(engine)) as bar:
            for problem in export(engine, folder, records=arguments.records, keys=arguments.keys):
                bar.advance(1)
                written += problem is None
                if problem is not None:
                    left_out += 1
                    terminal.whole(problem, "red")
    finally:
        engine.dispose()
    terminal.whole(f"{written} matches are in {folder}.")
    if arguments.keys:
        terminal.whole(f"{folder / KEYS} holds the server’s secret keys: whoever has them can pretend to be anybody.", "yellow")
    return LEFT_OUT if left_out else 0


def run_import(arguments: argparse.Namespace) -> int:
    """The command: 1 if something is wrong, and then nothing was changed."""
    terminal = Terminal()
    folder = Path(arguments.directory)
    url = read_url(arguments.database)
    files = files_in(folder)
    with hold(url):
        migrate(url)
        problems: list[str] = []
        reading, writing = open_stored(url), open_stored(url, writing=True)
        try:
            with terminal.progress("Checking", len(files)) as bar:
                for problem in check(reading, files, folder):
                    bar.advance(1)
                    problems += [] if problem is None else [problem]
            for problem in problems:
                terminal.whole(problem, "red")
            if problems:
                raise GameError(f"nothing was changed: {len(problems)} of {len(files)} matches cannot be brought in")
            with terminal.progress("Writing", len(files)) as bar:
                new = 0
                for fresh in bring_in(writing, files, folder):
                    new += fresh
                    bar.advance(1)
        finally:
            reading.dispose()
            writing.dispose()
    terminal.whole(f"{new} matches were brought in, {len(files) - new} were there already.")
    return 0
