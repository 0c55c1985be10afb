"""`clutch forget`: a person's data is deleted."""

from __future__ import annotations

import argparse

from clutch.cli.speech import tell
from clutch.cli.terminal import Terminal
from clutch.table.records.database import is_sqlite, read_url
from clutch.table.upkeep.forget import find_person, forget_in, matches_of
from clutch.table.upkeep.stored import hold, open_stored, wipe


def run(arguments: argparse.Namespace) -> int:
    """The command. Each match is a change of its own: who stops it, and asks again, goes on with what is left."""
    terminal = Terminal()
    url = read_url(arguments.database)
    with hold(url):
        engine = open_stored(url, writing=True)
        try:
            person = find_person(engine, arguments.person)
            with engine.connect() as connection:
                found = matches_of(connection, person)
            with terminal.progress("Forgetting", len(found)) as bar:
                for match in found:
                    with engine.begin() as connection:
                        forget_in(connection, match, person)
                    bar.advance(1)
            if is_sqlite(url):
                wipe(url)
        finally:
            engine.dispose()
    terminal.say(tell("forgotten", count=len(found)))
    return 0
