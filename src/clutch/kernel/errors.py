"""What can go wrong, each with one sentence that says what to do.

Everything a person can cause is a `GameError`; a broken invariant is an `AssertionError`, because it is our fault.
"""


class GameError(ValueError):
    """Something that a person asked for cannot be done; the message is one plain sentence."""


class UnknownGame(GameError):
    """There is no game of that name."""


class OptionsError(GameError):
    """A player count, an option's name or an option's value that the game does not have."""


class IllegalMove(GameError):
    """A move that the rules do not allow now.

    >>> error = IllegalMove("DK-A1", "Gain Kin needs a card left in hand.")
    >>> error.rule, error.reason
    ('DK-A1', 'Gain Kin needs a card left in hand.')
    >>> str(error)
    'Gain Kin needs a card left in hand. (DK-A1)'
    """

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.rule = rule
        """The rule that forbids the move."""
        self.reason = reason
        """The same in one plain sentence."""


class NotYourTurn(GameError):
    """A seat that is not asked for a decision tried to make one."""


class GameOver(GameError):
    """The game has ended: no more decisions can be made."""


class NotationError(GameError):
    """A text that is no move of this game, or that could mean several moves."""


class RecordError(GameError):
    """A record that is broken, edited, cut or from another world; `line` counts from 1, 0 means the file as a whole."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class ChanceError(GameError):
    """An outcome that cannot be: a seventh face of a die, a fifth card of a set of four, or a script that ran out."""
