"""Schools: whose games a game's network learns from, how many, and how often it goes through them. A game says so in its `bot/school.toml`; what it leaves out is as here."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, fields, replace
from functools import cache

from clutch.games.catalogue import game as find_game
from clutch.kernel.errors import GameError
from clutch.kernel.game import Game

FILE = "school.toml"
OWN = "own"
"""The newest network, as a player."""
RULE = "rule"
FORMULA = "formula"
RANDOM = "random"
PLAYERS = (OWN, RULE, FORMULA, RANDOM)
"""Who can play: the newest network, the rule of thumb, the formula, and chance."""
QUICK: dict[str, object] = {"noise": 10, "kept": 120, "generations": 1}
"""What is usual where quick players play: they slip by themselves, play many games in little time, and never change."""


@dataclass(frozen=True)
class School:
    """How a network comes to be: with a seed it says which."""

    tables: tuple[int, ...]
    """How many sit at the tables: game by game the next of them."""
    seed: int = 1
    """The luck of games and training, where nobody asks for another."""
    generations: int = 4
    games: int = 10_000
    """How many games a generation plays."""
    quick: bool = False
    """Whether the game's quick player has all seats; else they play one action deep, as the two lists say."""
    beginners: tuple[str, ...] = (RULE, FORMULA, RULE, RANDOM, RULE)
    """Who plays before there is a network: what follows from good play is worth more than what follows from chance."""
    mixture: tuple[str, ...] = (OWN, OWN, RULE, OWN, FORMULA, OWN, OWN, RULE, OWN, RANDOM)
    """Who plays then, seat by seat and game by game: networks that know only their own games do worse against others."""
    noise: int = 60
    """Random actions among a thousand, so that positions differ."""
    kept: int = 350
    """Positions among a thousand that are written down."""
    worlds: int = 6
    """How many worlds a player looks at."""
    trainings: int = 2
    """The first training learns how games ended, each further one also what the one before says of the next position."""

    def facts(self) -> dict[str, object]:
        """What is written beside the weights: all but the seed, which stands there anyway."""
        told: dict[str, object] = asdict(self)
        del told["seed"]
        return told

    def check(self, game: Game) -> None:
        """Refuse a school that nobody could go to."""
        for players in self.tables:
            game.settings(players, {})
        unknown = sorted({*self.beginners, *self.mixture} - {*PLAYERS})
        if unknown or OWN in self.beginners:
            raise GameError(f"{FILE} of {game.title}: players are {', '.join(PLAYERS)}, and beginners have no network of their own yet")
        if not (self.tables and self.beginners and self.mixture) or min(self.games, self.generations, self.trainings, self.worlds) < 1:
            raise GameError(f"{FILE} of {game.title}: tables, players, games, generations, trainings and worlds are at least one each")
        if self.quick and quick_player(game) is None:
            raise GameError(f"{FILE} of {game.title}: the game has no quick player")


def quick_player(game: Game) -> object:
    """Who plays a game's positions on quickly, or None."""
    encoder = game.learner()
    return None if encoder is None else encoder.sequel().player


@cache
def school_of(name: str) -> School:
    """A game's school: what its file says, or what is usual.

    >>> school_of("dragon_kin").tables
    (2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 4)
    """
    game = find_game(name)
    path = game.folder / "bot" / FILE
    told: dict[str, object] = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    unknown = sorted(told.keys() - {field.name for field in fields(School)})
    if unknown:
        raise GameError(
            f"{FILE} of {game.title}: there is no {unknown[0]}; a school has {', '.join(field.name for field in fields(School))}"
        )
    usual: dict[str, object] = {"tables": tables_of(game), "quick": quick_player(game) is not None}
    if (usual | told)["quick"]:
        usual |= QUICK
    given = {key: tuple(value) if isinstance(value, list) else value for key, value in (usual | told).items()}
    school = School(**given)  # type: ignore[arg-type]  # the file is ours, and checked right below
    school.check(game)
    return school


def at(school: School, players: int | None) -> School:
    """The school with so many at all of its tables; as it is where nobody asks."""
    return school if players is None else replace(school, tables=(players,))


def tables_of(game: Game) -> list[int]:
    """How many sit at the tables where a school does not say: two at three of four, for duels are asked for most, and all other numbers in turn.

    >>> tables_of(find_game("dragoon"))
    [2, 2, 2, 3, 2, 2, 2, 4]
    """
    duel = max(2, game.least_players)
    tables = []
    for more in range(duel + 1, game.most_players + 1):
        tables += [duel, duel, duel, more]
    return tables or [duel]
