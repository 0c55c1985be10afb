"""A server with a flaw, for tests of what becomes of a page that cannot be greeted: the story is told to everybody but to those who say that they looked with seat 13."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from clutch.table.rooms.connection import Connection
from clutch.table.rooms.room import Room
from clutch.table.serve import add_arguments, run

NOBODY = 13
_greet = Room.greet


def greet(room: Room, match: Any, connection: Connection, *more: Any) -> Any:
    """Greet, or fail."""
    if connection.seat == NOBODY:
        raise RuntimeError("this story cannot be told")
    return _greet(room, match, connection, *more)


if __name__ == "__main__":
    setattr(Room, "greet", greet)  # noqa: B010 - the flaw
    parser = argparse.ArgumentParser()
    add_arguments(parser, lambda name: name)
    sys.exit(run(parser.parse_args()))
