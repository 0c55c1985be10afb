"""What a screen knows of a game: the seats held by the people before it, and nothing of where the game lives.

`Seatholder` is all that the screens talk to. `LocalTable` holds the game in this process; a connection to a server can hold it elsewhere and be shown by the same screens.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from clutch.kernel.game import Game


@dataclass(frozen=True)
class Told:
    """A sentence with the rule behind it."""

    rule: str
    text: str
    points: bool = False
    """Whether it tells how points came about."""


@dataclass(frozen=True)
class Choice:
    """A legal move: its number in the game, what is done, its notation, and the same in words."""

    action: int
    kind: str
    notation: str
    words: str


@dataclass(frozen=True)
class Chosen:
    """What a strong bot thinks of a move: the chance of victory after it, and how often it looked at it."""

    choice: Choice
    victory: float
    visits: int


@dataclass(frozen=True)
class Prospect:
    """What a move would certainly bring."""

    choice: Choice
    told: list[Told]
    """What would happen, in the words of the log."""
    stop: str
    """What comes then, and cannot be told: `luck`, `secret`, `decision` or `over`."""
    turn: str | None
    """Who decides then, if everybody may know."""


@dataclass(frozen=True)
class Situation:
    """All that a person is shown when it is their turn."""

    seat: int | None
    """Whose eyes these are; None is a spectator."""
    view: dict[str, object]
    """The position as this seat may see it."""
    prompt: Told
    """What must be decided."""
    choices: list[Choice]
    """The legal moves, if this seat decides now."""


@dataclass(frozen=True)
class Standing:
    """One line of a result."""

    name: str
    score: int
    won: bool


Consent = Callable[[int, int], bool]
"""Asks a seat at this screen whether another seat (the first argument asks the second) may take back."""


class Seatholder(Protocol):
    """Holds seats in a game for the people before a screen."""

    game: Game
    language: str

    @property
    def names(self) -> list[str]:
        """Everybody's name, seat by seat."""

    @property
    def home(self) -> str | None:
        """The link to the server that keeps the game; None for a game that lives in this process."""

    @property
    def people(self) -> list[int]:
        """The seats of the people before this screen."""

    def wait(self) -> int | None:
        """Let the others decide until somebody here must: that seat, or None once the game is over."""

    def situation(self, seat: int | None) -> Situation:
        """What this seat, or a spectator, may see and do now."""

    def news(self, seat: int | None) -> list[Told]:
        """What happened since this seat was last told."""

    def log(self, seat: int | None) -> list[Told]:
        """All that happened, as this seat knows it."""

    def act(self, seat: int, action: int) -> None:
        """Decide. Raises `GameError`, and then nothing has changed."""

    def refusal(self, action: int) -> Told | None:
        """Why a move is not legal now."""

    def prospects(self, seat: int, actions: list[int]) -> list[Prospect]:
        """What some legal moves would certainly bring, as this seat can know it."""

    def opinions(self, seat: int, thought: str) -> list[Chosen]:
        """What a search bot thinks of this seat's moves, the best first; `thought` is its budget, such as `1s`."""

    def take_back(self, seat: int, consent: Consent) -> None:
        """Take back the seat's last decision and all that followed. Raises `GameError` where that cannot be."""

    def save(self, path: Path | None) -> Path:
        """Write the record: to this file, or to the one that is in use. Raises `GameError`."""

    @property
    def saved(self) -> Path | None:
        """The file that holds the game as it stands now, if there is one."""

    def result(self) -> list[Standing]:
        """Everybody's score, the best first."""

    def scoring(self) -> list[Told]:
        """How each point came about."""
