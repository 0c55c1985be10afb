"""`clutch backup`: a copy of the database while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from clutch.cli.speech import tell
from clutch.cli.terminal import Terminal
from clutch.table.records.database import read_url
from clutch.table.upkeep.backup import backup


def run(arguments: argparse.Namespace) -> int:
    """The command."""
    terminal = Terminal()
    target = Path(arguments.file)
    shown = 0
    with terminal.progress("Copying", 100) as bar:

        def progress(done: int, total: int) -> None:
            nonlocal shown
            now = 100 * done // max(total, 1)
            bar.advance(now - shown)
            shown = now

        backup(read_url(arguments.database), target, progress)
    terminal.whole(tell("copied", file=str(target), size=target.stat().st_size))
    return 0
