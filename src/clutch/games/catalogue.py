"""The games that Clutch has, by name."""

from __future__ import annotations

from typing import Final

from clutch.games.dragomino.game import GAME as DRAGOMINO
from clutch.games.dragon_family.game import GAME as DRAGON_FAMILY
from clutch.games.dragon_kin.game import GAME as DRAGON_KIN
from clutch.games.dragonbrood.game import GAME as DRAGONBROOD
from clutch.games.dragoon.game import GAME as DRAGOON
from clutch.kernel.errors import UnknownGame
from clutch.kernel.game import Game

_GAMES: Final[list[Game]] = [DRAGON_KIN, DRAGOMINO, DRAGOON, DRAGON_FAMILY, DRAGONBROOD]


def games() -> list[Game]:
    """All games, in the order in which they are shown.

    >>> [game.name for game in games()][0]
    'dragon_kin'
    """
    return list(_GAMES)


def game(name: str) -> Game:
    """The game of that name.

    >>> game("dragon_kin").title
    'Dragon Kin'
    >>> game("dragon_chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    clutch.kernel.errors.UnknownGame: there is no game “dragon_chess”; the games are dragon_kin, ...
    """
    for entry in _GAMES:
        if entry.name == name:
            return entry
    raise UnknownGame(f"there is no game “{name[:60]}”; the games are {', '.join(entry.name for entry in _GAMES)}")
