"""A move: what an action id means to a person.

Engines and search speak action ids; people, pages, records and tests speak moves. Each game's `moves.py` makes the move of every id; `MoveBook` finds the way back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from clutch.kernel.errors import NotationError
from clutch.kernel.statement import Facts
from clutch.kernel.value import Value


@final
class Move(Value):
    """One thing a player can do: a kind and named parameters, with its notation.

    >>> move = Move(22, "scry", {"position": 3}, "scry 3")
    >>> str(move), move.kind, move.parameters
    ('scry 3', 'scry', {'position': 3})
    >>> move.data()
    {'action': 22, 'kind': 'scry', 'parameters': {'position': 3}, 'notation': 'scry 3'}
    """

    def __init__(self, action: int, kind: str, parameters: Facts, notation: str) -> None:
        self.action: Final = action
        """The id of the move in its game's action space."""
        self.kind: Final = kind
        """What is done: the verb."""
        self.parameters: Final = parameters
        """With what: seats count from 0, symbols are texts."""
        self.notation: Final = notation
        """How a person writes it; seats are letters, A is the first."""

    def data(self) -> dict[str, object]:
        """The move as plain data."""
        return {"action": self.action, "kind": self.kind, "parameters": self.parameters, "notation": self.notation}

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Move({self.action!r}, {self.kind!r}, {self.parameters!r}, {self.notation!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash((self.action, self.notation))


def seat_letter(seat: int) -> str:
    """How notation names a seat.

    >>> seat_letter(0), seat_letter(3)
    ('A', 'D')
    """
    return chr(ord("A") + seat)


@final
class MoveBook:
    """All moves of a game, by id and by notation.

    >>> book = MoveBook(2, lambda action: Move(action, "say", {"word": "yes" if action else "no"}, "say yes" if action else "say no"))
    >>> str(book.move(1)), book.action("SAY  no")
    ('say yes', 0)
    """

    def __init__(self, space: int, make: Callable[[int], Move]) -> None:
        self.space: Final = space
        self.make: Final = make
        self.moves: dict[int, Move] = {}
        self.actions: dict[str, int] = {}

    def move(self, action: int) -> Move:
        """The move of an id."""
        if not 0 <= action < self.space:
            raise NotationError(f"there is no move with the number {action}: moves are numbered from 0 to {self.space - 1}")
        move = self.moves.get(action)
        if move is None:
            move = self.make(action)
            self.moves[action] = move
        return move

    def action(self, notation: str) -> int:
        """The id of a move written in full."""
        if not self.actions:
            for action in range(self.space):
                self.actions[plain(self.move(action).notation)] = action
        action_or_none = self.actions.get(plain(notation))
        if action_or_none is None:
            raise NotationError(f"“{notation[:60]}” is no move of this game")
        return action_or_none

    def choose(self, text: str, legal: list[int]) -> int:
        """The move that a person means: its notation, or the beginnings of its words as long as only one legal move has them.

        Raises `NotationError` for a text that is no move or could be several. A move that exists but is not legal now is returned: the referee says why not.
        """
        wanted = plain(text)
        if not wanted:
            raise NotationError("type a move, its number, or “help”")
        for action in legal:
            if plain(self.move(action).notation) == wanted:
                return action
        likely = [action for action in legal if abbreviates(wanted, self.move(action).notation)]
        if len(likely) == 1:
            return likely[0]
        if likely:
            some = ", ".join(f"“{self.move(action).notation}”" for action in likely[:4])
            more = "" if len(likely) <= 4 else f" and {len(likely) - 4} more"
            raise NotationError(f"“{text[:60]}” could mean {some}{more}: say more of it")
        return self.action(text)


def plain(text: str) -> str:
    """Notation without differences of case and spacing."""
    return " ".join(text.lower().split())


def abbreviates(short: str, notation: str) -> bool:
    """Whether each word of `short` begins the word of `notation` in its place.

    >>> abbreviates("g st", "gain storm"), abbreviates("storm", "gain storm")
    (True, False)
    """
    given = short.split()
    full = plain(notation).split()
    return len(given) <= len(full) and all(word.startswith(part) for part, word in zip(given, full, strict=False))
