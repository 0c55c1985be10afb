"""`clutch prune`: old matches are deleted."""

from __future__ import annotations

import argparse
import time

from clutch.cli.speech import complaint, tell
from clutch.cli.terminal import Terminal
from clutch.kernel.errors import GameError
from clutch.table.records.database import is_sqlite, read_url
from clutch.table.upkeep.retention import Keep, count_outdated, delete_batch
from clutch.table.upkeep.stored import hold, open_stored, wipe


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    terminal = Terminal()
    keep = Keep(arguments.keep_finished, arguments.keep_abandoned, not arguments.broken)
    if keep.forever:
        raise GameError(complaint("how_old"))
    url = read_url(arguments.database)
    now = time.time()
    reading = open_stored(url)
    try:
        with reading.connect() as connection:
            total = count_outdated(connection, keep, now)
    finally:
        reading.dispose()
    if arguments.dry_run:
        terminal.say(tell("would_delete", count=total))
        return 0
    deleted = 0
    with hold(url):
        writing = open_stored(url, writing=True)
        try:
            with terminal.progress("Deleting", total) as bar:
                while True:
                    with writing.begin() as connection:
                        gone = delete_batch(connection, keep, now)
                    if not gone:
                        break
                    deleted += len(gone)
                    bar.advance(len(gone))
            if is_sqlite(url):
                wipe(url)
        except KeyboardInterrupt:
            raise KeyboardInterrupt(f"{deleted} of {total} matches were deleted.") from None
        finally:
            writing.dispose()
    terminal.say(tell("deleted", count=deleted))
    return 0
