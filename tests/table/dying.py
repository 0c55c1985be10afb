"""A server whose writer dies of the first thing that it is to store: `python -m table.dying`."""

from __future__ import annotations

import argparse
import sys

from clutch.table.records.writer import Append, Writer
from clutch.table.serve import add_arguments, run


class Death(BaseException):
    """What no handler of errors catches."""


def die(self: Writer, items: list[Append]) -> list[bool]:
    """Instead of a commit."""
    raise Death("of old age")


if __name__ == "__main__":
    Writer.commit = die  # type: ignore[method-assign]  # it is to die
    parser = argparse.ArgumentParser()
    add_arguments(parser, lambda name: name)
    sys.exit(run(parser.parse_args()))
