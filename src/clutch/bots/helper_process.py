"""A helper's process: part of a search at a time comes in, what it thinks goes out. It ends when its input does."""

from __future__ import annotations

import pickle
import signal
import sys

from clutch.bots.helpers import Part


def main() -> None:
    """Search until there is nobody to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a Ctrl-C is meant for the game
    source, target = sys.stdin.buffer, sys.stdout.buffer
    while True:
        try:
            part: Part = pickle.load(source)  # noqa: S301 - it comes from the process that has started this one
        except EOFError:
            return
        pickle.dump(part.thoughts(), target)
        target.flush()


if __name__ == "__main__":
    main()
