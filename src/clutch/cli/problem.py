"""How a command stops before its end."""

from __future__ import annotations

from clutch.kernel.errors import GameError

BAD_INPUT = 2
"""The exit code for what a person asked for and cannot have."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""
PIPE_CLOSED = 141
"""The exit code when the reader of our output has gone."""


class Usage(GameError):
    """The command line is not understood."""


class InputEnded(GameError):
    """The input ended while somebody was still to answer."""


class NotSaved(GameError):
    """A decision stands, but the file could not be brought up to date."""


class NothingFound(GameError):
    """A search without a result: not wrong, but not a success (exit code 1)."""
